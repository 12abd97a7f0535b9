//! The layout check on every scene: all screens, both languages, short and long names; and on every frame of what is told.
//!
//! Not here: what is measured (`tests/browser/kit/layout/*.js`).

use crate::camera::Camera;
use crate::kit::{Finding, SCREENS, Screen};
use crate::scenes::{ScreenshotScene, Telling};
use anyhow::{Result, ensure};
use atout_core::Lang;
use std::collections::BTreeMap;

/// Goes one step on in a replay, if there is one, and marks when it was told.
const NEXT_STEP: &str = "window.stepped = false;
    const at = () => document.querySelector('#at').textContent;
    const [before, slider] = [at(), document.querySelector('#slider')];
    document.querySelector('[data-step=next]').click();
    const look = () => {
        if ((at() === before && slider.value !== slider.max) || document.body.classList.contains('telling')) setTimeout(look, 10);
        else window.stepped = true;
    };
    look();";

/// What was found so far.
#[derive(Debug, Default)]
pub(crate) struct LayoutReport {
    measured: usize,
    /// The number of findings by rule.
    by_rule: BTreeMap<String, usize>,
}

/// The names of the players at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum NameLength {
    Short,
    Long,
}

impl LayoutReport {
    /// Measures a scene on every screen, in both languages and, at a table, with both lengths of names.
    pub(crate) async fn add(&mut self, camera: &Camera, scene: &ScreenshotScene) -> Result<()> {
        // Progress, apart from the findings.
        eprintln!("{}", scene.name);
        for lang in Lang::ALL {
            for names in [NameLength::Short, NameLength::Long] {
                if names == NameLength::Long && !scene.is_at_table() {
                    continue;
                }
                let path = match names {
                    NameLength::Short => scene.path.to_owned(),
                    NameLength::Long => scene.path_with_long_names(),
                };
                camera.browser.resize(Screen::LAPTOP).await?;
                camera.set(scene, lang.code(), &path).await?;
                for screen in SCREENS {
                    self.measure(camera, screen, &format!("{} {lang}{}", scene.name, names.word())).await?;
                }
            }
        }
        Ok(())
    }

    /// Measures every frame of what a replay tells, on every screen and in both languages.
    pub(crate) async fn add_telling(&mut self, camera: &Camera, telling: &Telling) -> Result<()> {
        eprintln!("{}", telling.name);
        for lang in Lang::ALL {
            for screen in SCREENS {
                camera.browser.resize(screen).await?;
                camera.set_moving(lang.code(), telling.path).await?;
                camera.browser.watch_tellings().await?;
                for _ in 0..telling.steps {
                    camera.browser.ask(NEXT_STEP).await?;
                    camera.browser.until("the step was told", "return window.stepped").await?;
                }
                let (beats, found) = camera.browser.tellings().await?;
                ensure!(beats > 0, "{} tells nothing", telling.name);
                self.measured += 1;
                self.print(&found, screen, &format!("{} {lang}", telling.name));
            }
        }
        Ok(())
    }

    /// Measures what the browser shows.
    async fn measure(&mut self, camera: &Camera, screen: Screen, scene: &str) -> Result<()> {
        self.measured += 1;
        self.print(&camera.browser.measure(screen).await?, screen, scene);
        Ok(())
    }

    /// Prints a sentence for each finding.
    fn print(&mut self, found: &[Finding], screen: Screen, scene: &str) {
        for finding in found {
            println!("{scene} {}×{}: {finding}", screen.width, screen.height);
            *self.by_rule.entry(finding.rule().to_owned()).or_default() += 1;
        }
    }

    /// Prints the sums. True if nothing was found.
    pub(crate) fn finish(&self) -> bool {
        let all: usize = self.by_rule.values().sum();
        for (rule, count) in &self.by_rule {
            println!("{count:>6} {rule}");
        }
        println!("{} layouts measured, {all} findings", self.measured);
        all == 0
    }
}

impl NameLength {
    fn word(self) -> &'static str {
        match self {
            NameLength::Short => "",
            NameLength::Long => " long names",
        }
    }
}
