//! Commands that chromedriver adds to WebDriver.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// A command under the address of the session.
#[derive(Debug)]
pub(super) struct DriverCommand {
    path: &'static str,
    body: Value,
}

impl DriverCommand {
    /// A command of the DevTools.
    pub(super) fn devtools(command: &str, parameters: &Value) -> DriverCommand {
        DriverCommand { path: "goog/cdp/execute", body: json!({ "cmd": command, "params": parameters }) }
    }

    /// Reads the new lines of the console.
    pub(super) fn console() -> DriverCommand {
        DriverCommand { path: "se/log", body: json!({ "type": "browser" }) }
    }
}

impl WebDriverCompatibleCommand for DriverCommand {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(self.body.to_string()))
    }
}
