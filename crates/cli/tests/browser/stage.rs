//! What every test has: a server with an empty database, a browser with an empty profile, and an end at which the
//! console must not have complained.

use crate::kit::{Browser, Screen};
use crate::server::Server;
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::path::PathBuf;
use tempfile::TempDir;

/// Keeps what the page's own socket hears, and the socket itself.
const SPY: &str = "window.wire = { sockets: [], heard: [] };
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        wire.sockets.push(this);
        this.addEventListener('message', (event) => wire.heard.push(JSON.parse(event.data)));
    }
};";

/// A server and a browser that has not been anywhere yet.
pub(crate) struct Stage {
    // In this order: both end before their folder goes.
    pub(crate) browser: Browser,
    pub(crate) server: Server,
    folder: TempDir,
    expected: Vec<&'static str>,
}

/// Plays a scene on a laptop's screen, in English.
pub(crate) fn on_laptop(scene: impl AsyncFnOnce(&mut Stage) -> Result<()>) {
    on(Screen::LAPTOP, "en", scene);
}

/// Plays a scene on a phone, in English.
pub(crate) fn on_phone(scene: impl AsyncFnOnce(&mut Stage) -> Result<()>) {
    on(Screen::PHONE, "en", scene);
}

/// Plays a scene for somebody who reads `lang`, and checks that the console stayed silent.
pub(crate) fn on(screen: Screen, lang: &str, scene: impl AsyncFnOnce(&mut Stage) -> Result<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let played = runtime.block_on(async {
        let mut stage = Stage::set(screen, lang).await?;
        let played = scene(&mut stage).await;
        let silent = stage.check_console().await;
        played.and(silent)
    });
    if let Err(error) = played {
        panic!("{error:#}");
    }
}

impl Stage {
    async fn set(screen: Screen, lang: &str) -> Result<Stage> {
        let folder = tempfile::tempdir().context("a folder")?;
        let server = Server::start(&folder.path().join("data"))?;
        let browser = Browser::open(screen, lang, folder.path()).await?;
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SPY })).await?;
        let stage = Stage { browser, server, folder, expected: Vec::new() };
        stage.prefer_motion("reduce").await?;
        Ok(stage)
    }

    /// Cards slide over the table (`no-preference`) or are simply there (`reduce`), as the visitor likes it. Tests are
    /// quicker without.
    pub(crate) async fn prefer_motion(&self, wish: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-reduced-motion", "value": wish }]);
        self.browser.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// A folder or file of this test.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Where the server keeps everything.
    pub(crate) fn data(&self) -> PathBuf {
        self.path("data")
    }

    /// An error in the console that belongs to this scene, by a part of it.
    pub(crate) fn expect_in_console(&mut self, part: &'static str) {
        self.expected.push(part);
    }

    async fn check_console(&self) -> Result<()> {
        let mut errors = self.browser.console_errors().await?;
        errors.retain(|error| !self.expected.iter().any(|part| error.contains(part)));
        ensure!(errors.is_empty(), "the console was told of errors: {errors:#?}");
        Ok(())
    }

    /// Goes to a page of the server.
    pub(crate) async fn visit(&self, path: &str) -> Result<()> {
        self.browser.goto(&self.server.at(path)).await
    }

    /// The path of the page that is shown.
    pub(crate) async fn place(&self) -> Result<String> {
        Ok(self.browser.client.current_url().await?.path().to_owned())
    }

    /// Asks the API as the visitor of this browser; anything but success is an error.
    pub(crate) async fn api(&self, method: &str, path: &str, body: Option<Value>) -> Result<Value> {
        let (status, text) = self.browser.fetch(method, path, body).await?;
        if !(200..300).contains(&status) {
            bail!("{method} {path} was answered with {status}: {text}");
        }
        serde_json::from_str(&text).with_context(|| format!("{method} {path}: {text}"))
    }

    /// Sets up a table as the visitor of this browser, and gives its id. Nobody has looked at it yet.
    pub(crate) async fn table(&self, wish: Value) -> Result<String> {
        self.visit("/saved").await?;
        let made = self.api("POST", "/api/tables", Some(wish)).await?;
        made["id"].as_str().map(str::to_owned).context("an id")
    }

    /// Text that can be read somewhere on the page.
    pub(crate) async fn text(&self, selector: &str) -> Result<String> {
        let script = format!("return document.querySelector({})?.innerText ?? null", json!(selector));
        let text = self.browser.ask(&script).await?;
        text.as_str().map(str::to_owned).with_context(|| format!("there is no `{selector}`"))
    }

    /// How many things the selector finds.
    pub(crate) async fn count(&self, selector: &str) -> Result<u64> {
        let script = format!("return document.querySelectorAll({}).length", json!(selector));
        self.browser.ask(&script).await?.as_u64().context("a number")
    }
}
