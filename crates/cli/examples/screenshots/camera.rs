//! Takes the pictures.

use crate::kit::{Browser, Screen};
use crate::scenes::ScreenshotScene;
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::path::{Path, PathBuf};

/// The screens of every picture.
pub(crate) const SCREENS: [Screen; 4] = [
    Screen::LAPTOP,
    Screen { width: 1920, height: 1080, touch: false },
    Screen::PHONE,
    Screen { width: 844, height: 390, touch: true },
];
/// The scale of the pictures on the contact sheet.
const THUMB: f64 = 0.3;
/// The scales of the README's pictures: wide ones, and those of a phone.
const SMALL: (f64, f64) = (0.55, 0.8);
/// The largest size of a README picture, in bytes.
const MAX_README_BYTES: u64 = 200_000;

/// The colour scheme that the reader's system prefers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Scheme {
    Light,
    Dark,
}

impl Scheme {
    pub(crate) const ALL: [Scheme; 2] = [Scheme::Light, Scheme::Dark];

    pub(crate) fn name(self) -> &'static str {
        match self {
            Scheme::Light => "light",
            Scheme::Dark => "dark",
        }
    }
}

/// A browser, the server it looks at, and where its pictures go.
pub(crate) struct Camera {
    pub(crate) browser: Browser,
    address: String,
    out: PathBuf,
}

/// The name of a picture's file.
pub(crate) fn file(scene: &ScreenshotScene, screen: Screen, scheme: Scheme) -> String {
    format!("{}-{}-{}.png", scene.name, screen.width, scheme.name())
}

impl Camera {
    pub(crate) fn new(browser: Browser, address: String, out: &Path) -> Result<Camera> {
        std::fs::create_dir_all(out.join("small")).with_context(|| format!("cannot write to {}", out.display()))?;
        let out = out.canonicalize()?;
        Ok(Camera { browser, address, out })
    }

    pub(crate) async fn visit(&self, path: &str) -> Result<()> {
        self.browser.goto(&format!("{}{path}", self.address)).await
    }

    /// Every picture of a scene.
    pub(crate) async fn take(&self, scene: &ScreenshotScene) -> Result<()> {
        println!("{}", scene.name);
        self.browser.resize(Screen::LAPTOP).await?;
        self.set(scene, scene.lang, scene.path).await?;
        for screen in SCREENS {
            for scheme in Scheme::ALL {
                self.prefer(scheme).await?;
                let name = file(scene, screen, scheme);
                self.shoot(self.frame(scene, screen).await?, 1.0, &self.out.join(&name)).await?;
                self.shoot(screen, THUMB, &self.out.join("small").join(&name)).await?;
            }
        }
        Ok(())
    }

    /// One picture of a scene for the README.
    pub(crate) async fn take_small(
        &self,
        scene: &ScreenshotScene,
        screen: Screen,
        scheme: Scheme,
        to: &Path,
    ) -> Result<()> {
        self.browser.resize(screen).await?;
        self.set(scene, scene.lang, scene.path).await?;
        self.prefer(scheme).await?;
        let scale = if screen.touch { SMALL.1 } else { SMALL.0 };
        self.shoot(screen, scale, to).await?;
        let bytes = std::fs::metadata(to)?.len();
        ensure!(bytes < MAX_README_BYTES, "{} has {bytes} bytes: too many for a README", to.display());
        Ok(())
    }

    /// Opens a scene's page in a language and does what is to be done there.
    pub(crate) async fn set(&self, scene: &ScreenshotScene, lang: &str, path: &str) -> Result<()> {
        self.prefer(Scheme::Light).await?;
        self.visit(&format!("/lang/{lang}?back=/health")).await?;
        self.visit(path).await?;
        self.settle().await?;
        for click in scene.clicks {
            match click.strip_prefix("js:") {
                Some(script) => self.browser.ask(script).await.map(drop)?,
                None => self.browser.click(click).await.with_context(|| format!("the scene `{}`", scene.name))?,
            }
        }
        self.settle().await
    }

    /// Opens a page in a language, with everything that moves.
    pub(crate) async fn set_moving(&self, lang: &str, path: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-reduced-motion", "value": "no-preference" }]);
        self.browser.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
        self.visit(&format!("/lang/{lang}?back=/health")).await?;
        self.visit(path).await?;
        self.settle().await
    }

    /// Colours as wanted, and nothing that moves.
    async fn prefer(&self, scheme: Scheme) -> Result<()> {
        let features = json!([
            { "name": "prefers-color-scheme", "value": scheme.name() },
            { "name": "prefers-reduced-motion", "value": "reduce" },
        ]);
        self.browser.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// Waits until the page is drawn and, at a table, the first message has arrived.
    async fn settle(&self) -> Result<()> {
        // Pictures below the screen may be loaded when they are scrolled to.
        const READY: &str = "const isLater = (image) => image.loading === 'lazy'
                && (!image.checkVisibility() || image.getBoundingClientRect().top > innerHeight);
            return document.readyState === 'complete'
            && [...document.images].every((image) => image.complete && image.naturalWidth > 0 || isLater(image))
            && (!document.body.matches('.live:not(.lesson)') || document.querySelector('#commitment').textContent !== ''
                && !document.querySelector('.wait'))";
        self.browser.until("the page is drawn", READY).await.map(drop)
    }

    /// The screen, made as long as the page where the whole of it is wanted.
    async fn frame(&self, scene: &ScreenshotScene, screen: Screen) -> Result<Screen> {
        if !scene.whole {
            return Ok(screen);
        }
        self.browser.resize(screen).await?;
        let long = self.browser.ask("return document.scrollingElement.scrollHeight").await?;
        let long = long.as_u64().and_then(|long| u32::try_from(long).ok()).unwrap_or_default();
        Ok(Screen { height: screen.height.max(long), ..screen })
    }

    /// One picture, scaled.
    pub(crate) async fn shoot(&self, screen: Screen, scale: f64, to: &Path) -> Result<()> {
        let Screen { width, height, touch } = screen;
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": scale, "mobile": touch });
        self.browser.devtools("Emulation.setDeviceMetricsOverride", metrics).await?;
        let picture = self.browser.client.screenshot().await.context("taking a picture")?;
        std::fs::write(to, picture).with_context(|| format!("writing {}", to.display()))
    }

    /// Prints the errors of the console.
    pub(crate) async fn complain(&self) -> Result<()> {
        // Pages about problems come with their status: browsers mention it.
        let expected = |error: &String| ["404", "409", "422"].iter().any(|status| error.contains(status));
        for error in self.browser.console_errors().await?.iter().filter(|error| !expected(error)) {
            eprintln!("error in the console: {error}");
        }
        Ok(())
    }
}
