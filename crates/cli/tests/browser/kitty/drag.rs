//! Cards are dragged and double-clicked.

use super::ASKED;
use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

/// A table at which every card can be paid, at the moment of choosing a card.
async fn choosing_a_card(test: &BrowserTest) -> Result<()> {
    let request = json!({ "game": "kitty", "seats": ["human", "random"], "pace_ms": 0,
        "options": { "players": 2, "mana": 90, "hand": 10 } });
    // Hands are dealt at random: few have no Panacea.
    for _ in 0..20 {
        let table = test.table(request.clone()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.browser.until("one has to move", ASKED).await?;
        test.browser.click("#buttons .btn").await?;
        test.browser.until("cards can be played", "return document.querySelector('.khand .card.can') !== null").await?;
        if test.count(PANACEA).await? > 0 {
            return Ok(());
        }
    }
    anyhow::bail!("no Panacea in twenty hands")
}

const PANACEA: &str = ".khand .card.can[data-id='card:panacea']";
const PLAYED: &str =
    "return wire.heard.some((message) => message.log?.some((line) => line.text.includes('You play Panacea')))";

/// Presses, moves and lets go with the mouse; `between` is asked while the card is over its target.
async fn drag(test: &BrowserTest, from: &str, to: &str, between: &str) -> Result<Value> {
    let start = point_of(test, from).await?;
    let end = point_of(test, to).await?;
    mouse(test, "mousePressed", start).await?;
    for n in 1..=4 {
        let part = |a: f64, b: f64| a + (b - a) * f64::from(n) / 4.0;
        mouse(test, "mouseMoved", (part(start.0, end.0), part(start.1, end.1))).await?;
    }
    let answer = test.browser.ask(between).await?;
    mouse(test, "mouseReleased", end).await?;
    Ok(answer)
}

/// A point of an element that is visible: cards of a full hand overlap, and each shows its left side.
async fn point_of(test: &BrowserTest, selector: &str) -> Result<(f64, f64)> {
    let script = format!(
        "const box = document.querySelector(\"{selector}\").getBoundingClientRect(); return [box.left + Math.min(box.width / 2, 16), box.top + box.height / 2]"
    );
    let at = test.browser.ask(&script).await?;
    Ok((at[0].as_f64().context("x")?, at[1].as_f64().context("y")?))
}

async fn mouse(test: &BrowserTest, kind: &str, (x, y): (f64, f64)) -> Result<()> {
    let buttons = u8::from(kind != "mouseReleased");
    let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": 1 });
    test.browser.devtools("Input.dispatchMouseEvent", event).await.map(drop)
}

#[test]
fn a_card_without_a_target_is_dropped_on_oneself() {
    on_laptop(async |test| {
        choosing_a_card(test).await?;
        let seen = "const [ghost, self] = [document.querySelector('.drag').getBoundingClientRect(), document.querySelector('.tok.mine').getBoundingClientRect()];
            const x = self.left + self.width / 2, y = self.top + self.height / 2;
            return { lifted: document.querySelectorAll('.card.lifted').length,
                covers: ghost.left < x && x < ghost.right && ghost.top < y && y < ghost.bottom }";
        let seen = drag(test, PANACEA, ".tok.mine", seen).await?;
        ensure!(
            seen == json!({ "lifted": 1, "covers": false }),
            "the card shows once and leaves its target visible: {seen}"
        );
        test.browser.until("it was played", PLAYED).await.map(drop)
    });
}

#[test]
fn a_double_click_plays_a_card_that_can_be_played_in_one_way_only() {
    on_laptop(async |test| {
        choosing_a_card(test).await?;
        let at = point_of(test, PANACEA).await?;
        for count in [1, 2] {
            for kind in ["mousePressed", "mouseReleased"] {
                let event =
                    json!({ "type": kind, "x": at.0, "y": at.1, "button": "left", "buttons": 1, "clickCount": count });
                test.browser.devtools("Input.dispatchMouseEvent", event).await?;
            }
        }
        test.browser.until("it was played", PLAYED).await.map(drop)
    });
}
