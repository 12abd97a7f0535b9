//! The layout check: what is wrong with the page that a browser shows, measured by one script (`layout/*.js`).
//!
//! Not here: which pages are visited (`tests/browser/layout.rs` for a sample, `examples/screenshots/check.rs` for all).

use super::{Browser, Screen};
use anyhow::{Context, Result};
use serde_json::Value;
use std::fmt;

/// The parts of the script, in the order in which they use each other.
const SCRIPT: &str = concat!(
    include_str!("layout/base.js"),
    include_str!("layout/texts.js"),
    include_str!("layout/things.js"),
    include_str!("layout/screen.js"),
    include_str!("layout/frames.js"),
    include_str!("layout/run.js"),
    "return measure();",
);

/// The script that measures what a table tells, frame by frame, from then on.
const TELLING: &str = concat!(include_str!("layout/base.js"), include_str!("layout/telling.js"));

/// The screens that every page has to fit.
pub(crate) const SCREENS: [Screen; 5] = [
    Screen::PHONE,
    Screen { width: 844, height: 390, touch: true },
    Screen { width: 768, height: 1024, touch: true },
    Screen::LAPTOP,
    Screen { width: 1920, height: 1080, touch: false },
];

/// Something that is wrong with a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Finding {
    rule: String,
    /// Where it is on the page.
    selector: String,
    /// What was measured.
    what: String,
    /// How many such elements there are.
    count: u64,
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Finding { rule, selector, what, count } = self;
        write!(f, "{rule}: {selector}: {what}")?;
        if *count > 1 { write!(f, " ({count} times)") } else { Ok(()) }
    }
}

impl Finding {
    /// The rule that is broken, in a word or two.
    pub(crate) fn rule(&self) -> &str {
        &self.rule
    }
}

impl Browser {
    /// Measures the page on a screen of this size.
    pub(crate) async fn measure(&self, screen: Screen) -> Result<Vec<Finding>> {
        self.resize(screen).await?;
        let sized = format!(
            "const {{ clientWidth, clientHeight }} = document.documentElement;
            return clientWidth === {} && clientHeight === {}",
            screen.width, screen.height
        );
        self.until("the window has its size", &sized).await?;
        let found = self.client.execute(SCRIPT, Vec::new()).await.context("measuring the page")?;
        findings(&found)
    }

    /// From now on every telling of the page is measured, on the screen that the browser has.
    pub(crate) async fn watch_tellings(&self) -> Result<()> {
        self.ask(TELLING).await.map(drop)
    }

    /// How many beats were measured since, and what is wrong with them.
    pub(crate) async fn tellings(&self) -> Result<(u64, Vec<Finding>)> {
        let told = self.ask("return [tellings.beats, tellings.findings()]").await?;
        Ok((told[0].as_u64().context("a number of beats")?, findings(&told[1])?))
    }
}

fn findings(found: &Value) -> Result<Vec<Finding>> {
    let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
    let found = found.as_array().context("a list of findings")?.iter().map(|one| Finding {
        rule: text(&one["rule"]),
        selector: text(&one["selector"]),
        what: text(&one["what"]),
        count: one["count"].as_u64().unwrap_or(1),
    });
    Ok(found.collect())
}
