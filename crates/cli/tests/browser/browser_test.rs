//! The set-up of every browser test: a server with an empty database and a browser with an empty profile. At the end the
//! console must be free of errors.

use crate::kit::{Browser, Screen};
use crate::server::Server;
use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::path::PathBuf;
use tempfile::TempDir;

/// Records the page's sockets and the messages that they receive.
const SPY: &str = "window.wire = { sockets: [], heard: [] };
{
// An update as the whole frame that it leads to, of type `table`, together with what was sent.
let [parts, known, last] = [{}, {}, {}];
const assemble = (name) => parts[name].replace(/<=(\\w+)>/g, (_, inner) => assemble(inner));
wire.whole = (sent) => {
    if (sent.type !== 'update') return sent;
    if (sent.from === undefined) [parts, known, last] = [{}, {}, {}];
    const { parts: changed, learn = {}, ...fields } = sent;
    Object.assign(parts, changed);
    for (const [n, [action, label, touch, draft]] of Object.entries(learn)) known[n] = { action, label, touch, draft };
    last = { ...last, log: [], full: false, ...fields };
    return { ...last, sent, type: 'table', html: parts.board ? assemble('board') : '', choices: last.choices.map((n) => known[n]) };
};
}
window.WebSocket = class extends WebSocket {
    constructor(...where) {
        super(...where);
        wire.sockets.push(this);
        this.addEventListener('message', (event) => wire.heard.push(wire.whole(JSON.parse(event.data))));
    }
};";

/// A server, and a browser that has not visited a page yet.
pub(crate) struct BrowserTest {
    // In this order: both end before their folder is removed.
    pub(crate) browser: Browser,
    pub(crate) server: Server,
    folder: TempDir,
    expected: Vec<&'static str>,
}

/// Runs a test on a laptop's screen, in English.
pub(crate) fn on_laptop(scene: impl AsyncFnOnce(&mut BrowserTest) -> Result<()>) {
    on(Screen::LAPTOP, "en", scene);
}

/// Runs a test on a phone, in English.
pub(crate) fn on_phone(scene: impl AsyncFnOnce(&mut BrowserTest) -> Result<()>) {
    on(Screen::PHONE, "en", scene);
}

/// Runs a test for a visitor who reads `lang`, and checks that the console has no errors.
pub(crate) fn on(screen: Screen, lang: &str, scene: impl AsyncFnOnce(&mut BrowserTest) -> Result<()>) {
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().expect("a runtime");
    let played = runtime.block_on(async {
        let mut test = BrowserTest::set(screen, lang).await?;
        let played = scene(&mut test).await;
        let silent = test.check_console().await;
        played.and(silent)
    });
    if let Err(error) = played {
        panic!("{error:#}");
    }
}

impl BrowserTest {
    async fn set(screen: Screen, lang: &str) -> Result<BrowserTest> {
        let folder = tempfile::tempdir().context("a folder")?;
        let server = Server::start(&folder.path().join("data"))?;
        let browser = Browser::open(screen, lang, folder.path()).await?;
        browser.devtools("Page.addScriptToEvaluateOnNewDocument", json!({ "source": SPY })).await?;
        let test = BrowserTest { browser, server, folder, expected: Vec::new() };
        test.prefer_motion("reduce").await?;
        Ok(test)
    }

    /// Switches animations on (`no-preference`) or off (`reduce`). Tests are faster without.
    pub(crate) async fn prefer_motion(&self, motion: &str) -> Result<()> {
        let features = json!([{ "name": "prefers-reduced-motion", "value": motion }]);
        self.browser.devtools("Emulation.setEmulatedMedia", json!({ "features": features })).await.map(drop)
    }

    /// A folder or file of this test.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// The server's data folder.
    pub(crate) fn data(&self) -> PathBuf {
        self.path("data")
    }

    /// Allows an error in the console that contains this text.
    pub(crate) fn expect_in_console(&mut self, part: &'static str) {
        self.expected.push(part);
    }

    async fn check_console(&self) -> Result<()> {
        let mut errors = self.browser.console_errors().await?;
        errors.retain(|error| !self.expected.iter().any(|part| error.contains(part)));
        ensure!(errors.is_empty(), "the console has errors: {errors:#?}");
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
    pub(crate) async fn table(&self, request: Value) -> Result<String> {
        self.visit("/saved").await?;
        let made = self.api("POST", "/api/tables", Some(request)).await?;
        made["id"].as_str().map(str::to_owned).context("an id")
    }

    /// The visible text of the first element that the selector finds.
    pub(crate) async fn text(&self, selector: &str) -> Result<String> {
        let script = format!("return document.querySelector({})?.innerText ?? null", json!(selector));
        let text = self.browser.ask(&script).await?;
        text.as_str().map(str::to_owned).with_context(|| format!("there is no `{selector}`"))
    }

    /// The number of elements that the selector finds.
    pub(crate) async fn count(&self, selector: &str) -> Result<u64> {
        let script = format!("return document.querySelectorAll({}).length", json!(selector));
        self.browser.ask(&script).await?.as_u64().context("a number")
    }
}
