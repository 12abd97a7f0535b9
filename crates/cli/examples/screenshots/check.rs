//! The layout check on every scene: all screens, both languages, short and long names.
//!
//! Not here: what is measured (`tests/browser/kit/layout/*.js`).

use crate::camera::Camera;
use crate::kit::{SCREENS, Screen};
use crate::scenes::ScreenshotScene;
use anyhow::Result;
use atout_core::Lang;
use std::collections::BTreeMap;

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

    /// Prints a sentence for each finding.
    async fn measure(&mut self, camera: &Camera, screen: Screen, scene: &str) -> Result<()> {
        self.measured += 1;
        for finding in camera.browser.measure(screen).await? {
            println!("{scene} {}×{}: {finding}", screen.width, screen.height);
            *self.by_rule.entry(finding.rule().to_owned()).or_default() += 1;
        }
        Ok(())
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
