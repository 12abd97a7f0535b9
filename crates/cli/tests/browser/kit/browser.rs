//! One browser window: opens pages, clicks, runs scripts in the page, waits for it.

use super::command::DriverCommand;
use super::driver::{Driver, chromium};
use anyhow::{Context, Result, anyhow, bail};
use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction};
use fantoccini::{Client, ClientBuilder, Locator};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::{Map, Value, json};
use std::path::Path;
use std::time::{Duration, Instant};

/// The longest wait for a page.
const TIMEOUT: Duration = Duration::from_secs(20);
/// What is covered for so long is not just moving.
const COVERED: Duration = Duration::from_secs(1);
/// The time between two questions to the page.
const POLL_INTERVAL: Duration = Duration::from_millis(30);

const SWITCHES: [&str; 11] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--force-color-profile=srgb",
];

/// The screen of the browser.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Screen {
    pub(crate) width: u32,
    pub(crate) height: u32,
    /// Is it a touch screen?
    pub(crate) touch: bool,
}

impl Screen {
    pub(crate) const LAPTOP: Screen = Screen { width: 1280, height: 720, touch: false };
    pub(crate) const PHONE: Screen = Screen { width: 390, height: 844, touch: true };

    fn metrics(self) -> Value {
        let Screen { width, height, touch } = self;
        json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": touch })
    }
}

/// A browser with an empty profile.
pub(crate) struct Browser {
    pub(crate) client: Client,
    _driver: Driver,
}

impl Browser {
    /// Opens a browser for somebody who reads `lang`. Its profile and its `downloads` go into the folder.
    pub(crate) async fn open(screen: Screen, lang: &str, folder: &Path) -> Result<Browser> {
        let driver = Driver::start()?;
        let capabilities = capabilities(screen, lang, folder)?;
        let client = ClientBuilder::new(HttpConnector::new()).capabilities(capabilities).connect(&driver.url()).await?;
        let browser = Browser { client, _driver: driver };
        if !screen.touch {
            browser.resize(screen).await?;
        }
        Ok(browser)
    }

    /// Changes the size of the screen.
    pub(crate) async fn resize(&self, screen: Screen) -> Result<()> {
        self.devtools("Emulation.setDeviceMetricsOverride", screen.metrics()).await.map(drop)
    }

    pub(crate) async fn goto(&self, url: &str) -> Result<()> {
        self.client.goto(url).await.with_context(|| format!("going to {url}"))
    }

    /// A command of the DevTools.
    pub(crate) async fn devtools(&self, command: &str, parameters: Value) -> Result<Value> {
        let answer = self.client.issue_cmd(DriverCommand::devtools(command, &parameters)).await;
        answer.with_context(|| format!("the DevTools' command {command}"))
    }

    /// Runs a script in the page and returns its answer: `return document.title`.
    pub(crate) async fn ask(&self, script: &str) -> Result<Value> {
        self.client.execute(script, Vec::new()).await.with_context(|| format!("asking the page: {script}"))
    }

    /// Runs a script in the page until its answer is not null, false or empty, and returns the answer.
    pub(crate) async fn until(&self, what: &str, script: &str) -> Result<Value> {
        let began = Instant::now();
        loop {
            // A page that is just being left cannot answer.
            let answer = self.ask(script).await;
            if let Ok(value) = &answer
                && !matches!(value, Value::Null | Value::Bool(false))
                && value.as_str() != Some("")
            {
                return answer;
            }
            if began.elapsed() > TIMEOUT {
                bail!("timed out waiting for this: {what} (last answer {answer:?}); {}", self.situation().await);
            }
            tokio::time::sleep(POLL_INTERVAL).await;
        }
    }

    /// Clicks (or taps) the first thing that the selector finds, as soon as it can be clicked.
    pub(crate) async fn click(&self, selector: &str) -> Result<()> {
        let began = Instant::now();
        loop {
            // A board may be replaced before the click, and a moving element is missed: try again.
            let clicked = match self.client.find(Locator::Css(selector)).await {
                Ok(element) => element.click().await,
                Err(error) => Err(error),
            };
            match clicked {
                Ok(()) => return Ok(()),
                Err(error) if began.elapsed() > TIMEOUT => {
                    bail!("could not click `{selector}`: {error}; {}", self.situation().await)
                }
                Err(_) if began.elapsed() > COVERED && self.click_what_is_visible(selector).await? => return Ok(()),
                Err(_) => tokio::time::sleep(POLL_INTERVAL).await,
            }
        }
    }

    /// Clicks a card that lies under others where it can be seen, as a person does. Is there such a place? What lies
    /// under a bar that sticks to the screen is scrolled from there first.
    async fn click_what_is_visible(&self, selector: &str) -> Result<bool> {
        let script = format!(
            "const thing = document.querySelector({});
            if (!thing || document.activeViewTransition || thing.getAnimations().length) return null;
            if (!document.body.classList.contains('table')) thing.scrollIntoView({{ block: 'center' }});
            const {{ left, top, width, height }} = thing.getBoundingClientRect();
            for (const x of [0.5, 0.25, 0.12]) for (const y of [0.5, 0.25, 0.75]) {{
                const [at, from] = [left + x * width, top + y * height];
                if (thing.contains(document.elementFromPoint(at, from))) return [Math.round(at), Math.round(from)];
            }}
            return null;",
            json!(selector)
        );
        let place = self.ask(&script).await?;
        let (Some(x), Some(y)) = (place[0].as_i64(), place[1].as_i64()) else { return Ok(false) };
        let mouse = MouseActions::new("mouse".to_owned())
            .then(PointerAction::MoveTo { duration: None, x: x as f64, y: y as f64 })
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.client.perform_actions(mouse).await?;
        Ok(true)
    }

    /// The state of the page, for messages about failures.
    async fn situation(&self) -> String {
        let script = "return [location.href, ...['#status', '#hint', '#toast:not([hidden])', '#lost:not([hidden])']
            .map(s => document.querySelector(s)?.textContent).filter(Boolean)].join(' | ')";
        self.ask(script).await.map_or_else(|error| error.to_string(), |told| format!("the page is at {told}"))
    }

    /// Sends a request from within the page, with its cookies; gives the status and the body.
    pub(crate) async fn fetch(&self, method: &str, path: &str, body: Option<Value>) -> Result<(u64, String)> {
        const SCRIPT: &str = "const [method, path, body, done] = arguments;
            fetch(path, { method, body, headers: body ? { 'content-type': 'application/json' } : {} })
                .then(async (answer) => done([answer.status, await answer.text()]), (error) => done(String(error)));";
        let arguments = vec![json!(method), json!(path), body.map_or(Value::Null, |body| json!(body.to_string()))];
        let answer = self.client.execute_async(SCRIPT, arguments).await?;
        match (answer[0].as_u64(), answer[1].as_str()) {
            (Some(status), Some(body)) => Ok((status, body.to_owned())),
            _ => Err(anyhow!("{method} {path} got no answer: {answer}")),
        }
    }

    /// New errors of the console.
    pub(crate) async fn console_errors(&self) -> Result<Vec<String>> {
        let lines = self.client.issue_cmd(DriverCommand::console()).await.context("reading the console")?;
        let lines = lines.as_array().cloned().unwrap_or_default();
        let severe = lines.iter().filter(|line| line["level"] == "SEVERE");
        Ok(severe.map(|line| line["message"].as_str().unwrap_or_default().to_owned()).collect())
    }
}

fn capabilities(screen: Screen, lang: &str, folder: &Path) -> Result<Map<String, Value>> {
    let mut switches: Vec<String> = SWITCHES.map(str::to_owned).to_vec();
    switches.push(format!("--lang={lang}"));
    switches.push(format!("--user-data-dir={}", folder.join("profile").display()));
    let mut options = json!({
        "binary": chromium()?,
        "args": switches,
        "prefs": {
            "intl.accept_languages": lang,
            "download.default_directory": folder.join("downloads"),
            "download.prompt_for_download": false,
        },
    });
    if screen.touch {
        let Screen { width, height, .. } = screen;
        let metrics = json!({ "width": width, "height": height, "pixelRatio": 1, "touch": true, "mobile": true });
        options["mobileEmulation"] = json!({ "deviceMetrics": metrics });
    }
    let capabilities = json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL" } });
    capabilities.as_object().cloned().context("capabilities")
}
