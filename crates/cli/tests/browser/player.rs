//! A scripted player of Border Stones: clicks only what the page highlights and knows no rules.

use crate::browser_test::BrowserTest;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// More clicks than any game needs.
pub(crate) const MANY: usize = 400;

/// A script that finds the next thing to click: it returns `over` at the end of the game, the way through a cover, and what
/// the rest of the script says otherwise. The rest may use `find` (things by a selector) and `name` (the selector of one).
macro_rules! offer {
    ($rest:literal) => {
        concat!(
            "
const find = (selector) => [...document.querySelectorAll(selector)];
if (document.activeViewTransition) return null;
if (document.querySelector('#result[open]')) return 'over';
if (document.querySelector('#cover:not([hidden])')) return '#uncover';
const name = (thing) => `#board [data-id='${thing.dataset.id}'].can`;",
            $rest
        )
    };
}
pub(crate) use offer;

/// Returns `over`, or the selector of the next thing to click. Stones that can be claimed come first; among stones the
/// one with the most own cards.
const OFFER: &str = offer!(
    "
const laid = (thing) => thing.closest('.col')?.querySelectorAll('.half.bot .card').length ?? 0;
const targets = find('#board .target').sort((a, b) => laid(b) - laid(a));
if (targets.length) return name(targets[0]);
if (find('#board .chosen').length) return find('#buttons .btn:not(.quiet)').length ? '#buttons .btn:not(.quiet)' : null;
for (const wanted of ['.can.stone', '.hand .can:not(.ct)', '.can.deck', '.can']) {
    const things = find('#board ' + wanted);
    if (things.length) return name(things[0]);
}
return find('#buttons .btn').length ? '#buttons .btn' : null;"
);

impl BrowserTest {
    /// Waits for something to do and does it. Says what was clicked; nothing once the game is over.
    pub(crate) async fn touch_next(&self) -> Result<Option<String>> {
        self.touch_offered(OFFER).await
    }

    /// The same with another script: it returns the selector of the next thing to click, or `over`.
    pub(crate) async fn touch_offered(&self, offer: &str) -> Result<Option<String>> {
        let offer = self.browser.until("something to do at the table", offer).await?;
        let selector = offer.as_str().context("a selector")?;
        if selector == "over" {
            return Ok(None);
        }
        self.browser.click(selector).await?;
        if selector == "#uncover" {
            // The cover stays until the server has answered; a second click would find nothing.
            self.browser.until("the screen is taken", "return document.querySelector('#cover').hidden").await?;
        }
        Ok(Some(selector.to_owned()))
    }

    /// Goes on until the result is shown.
    pub(crate) async fn play_to_the_end(&self) -> Result<()> {
        self.play_offered_to_the_end(OFFER).await
    }

    /// The same with another script.
    pub(crate) async fn play_offered_to_the_end(&self, offer: &str) -> Result<()> {
        for _ in 0..MANY {
            if self.touch_offered(offer).await?.is_none() {
                return Ok(());
            }
        }
        bail!("the game did not end")
    }

    /// Goes on until a whole action was sent and the page asks for the next one.
    pub(crate) async fn play_one_action(&self) -> Result<()> {
        let before = self.version().await?;
        while self.version().await? == before {
            if self.touch_next().await?.is_none() {
                bail!("the game was over too soon");
            }
            self.browser.until("the move was taken", "return document.querySelector('#board .chosen, #board .can, #cover:not([hidden]), #result[open], #buttons .btn') !== null").await?;
        }
        self.my_turn().await
    }

    /// Waits until the page asks for a decision.
    pub(crate) async fn my_turn(&self) -> Result<()> {
        self.browser.until("something to do at the table", OFFER).await.map(drop)
    }

    /// The last version that the page received.
    pub(crate) async fn version(&self) -> Result<u64> {
        let script = "return wire.heard.findLast((message) => message.type === 'table')?.version ?? null";
        let version = self.browser.until("a frame came", script).await?;
        version.as_u64().context("a version")
    }

    /// The table as a program sees it from a seat.
    pub(crate) async fn look(&self, table: &str, seat: usize) -> Result<Value> {
        self.api("GET", &format!("/api/tables/{table}?seat={seat}"), None).await
    }

    /// Sends something through the page's own socket.
    pub(crate) async fn say(&self, message: &Value) -> Result<()> {
        let script = format!("wire.sockets.at(-1).send({})", json!(message.to_string()));
        self.browser.ask(&script).await.map(drop)
    }
}

/// One person against a bot that answers at once.
pub(crate) fn against_a_bot() -> Value {
    json!({ "game": "stones", "seats": ["human", "random"], "pace_ms": 0 })
}
