//! Planar Duel, played by clicks.
//!
//! No test depends on the deal: decks of two cards, thirty in all, deal what a test needs.

mod combat;
mod decks;
mod hands;
mod opening;
mod puzzles;
mod spells;
mod whole;

use crate::browser_test::BrowserTest;
use crate::player::offer;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// The next thing to click: targets first, then what confirms a picked card, then cards of the hand; among buttons the one
/// that goes on. `over` once the duel is over.
const OFFER: &str = offer!(
    "
const buttons = find('#buttons .btn');
const by = (words) => { const at = buttons.findIndex((button) => words.test(button.textContent)); return at < 0 ? null : `#buttons .btn:nth-child(${at + 1})`; };
const [target] = find('#board.draft .can.target');
if (target) return name(target);
if (find('#board .hand .chosen').length) return by(/^(Cast|Play)/);
const [card] = find('#board .hand .card.can');
if (card) return name(card);
return by(/^Attack with/) ?? by(/^Keep/) ?? by(/block/) ?? by(/^End the turn/) ?? by(/^(Pass|To combat)/) ?? by(/^(?!Take|Cancel)/) ?? (find('#board .can').length ? name(find('#board .can').at(-1)) : null);"
);

/// A deck of thirty cards: so many lands, the rest of one kind.
pub(crate) fn deck(land: &str, n: u8, other: &str) -> Value {
    json!({ "cards": [{ "n": n, "card": land }, { "n": 30 - n, "card": other }] })
}

/// A table with these decks, opened in the browser when somebody is asked.
pub(crate) async fn open(test: &BrowserTest, seats: [&str; 2], decks: [Value; 2]) -> Result<String> {
    // So much life that no deal ends the duel before what a test waits for.
    let options = json!({ "format": "basic", "mulligan": false, "life": 200 });
    let request = json!({ "game": "duel", "seats": seats, "options": options, "setups": decks, "pace_ms": 0 });
    let table = test.table(request).await?;
    test.visit(&format!("/t/{table}")).await?;
    asked(test).await?;
    Ok(table)
}

/// Waits until something can be done.
async fn asked(test: &BrowserTest) -> Result<()> {
    test.browser.until("something to do in the duel", OFFER).await.map(drop)
}

/// Clicks on until the script finds what it looks for.
pub(crate) async fn play_until(test: &BrowserTest, what: &str, script: &str) -> Result<Value> {
    for _ in 0..400 {
        asked(test).await?;
        let found = test.browser.ask(script).await?;
        if !matches!(found, Value::Null | Value::Bool(false)) {
            return Ok(found);
        }
        if test.touch_offered(OFFER).await?.is_none() {
            bail!("the duel was over before there was this: {what}");
        }
    }
    bail!("there was never this: {what}")
}

/// Clicks the button whose label begins with these words.
async fn press(test: &BrowserTest, words: &str) -> Result<()> {
    let script = format!(
        "const at = [...document.querySelectorAll('#buttons .btn')].findIndex((button) => button.textContent.startsWith({}));
        return at < 0 ? null : `#buttons .btn:nth-child(${{at + 1}})`",
        json!(words)
    );
    let selector = test.browser.until(&format!("a button “{words}”"), &script).await?;
    test.browser.click(selector.as_str().context("a selector")?).await
}

/// Waits until the log says this.
async fn logged(test: &BrowserTest, words: &str) -> Result<()> {
    let script = format!("return document.querySelector('#log').textContent.includes({})", json!(words));
    test.browser.until(&format!("the log says “{words}”"), &script).await.map(drop)
}
