//! A mouse as a person holds it: it is pressed, moved and let go at points of the screen, whatever lies there.

use crate::browser_test::BrowserTest;
use anyhow::{Context, Result};
use serde_json::{Value, json};

/// A point of the screen.
pub(crate) type Point = (f64, f64);

/// A point of an element that is visible: cards of a full hand and of a pile overlap, and each shows its left side.
pub(crate) async fn point_of(test: &BrowserTest, selector: &str) -> Result<Point> {
    let script = format!(
        "const box = document.querySelector(\"{selector}\").getBoundingClientRect(); return [box.left + Math.min(box.width / 2, 16), box.top + box.height / 2]"
    );
    let at = test.browser.ask(&script).await?;
    Ok((at[0].as_f64().context("x")?, at[1].as_f64().context("y")?))
}

/// The middle of an element.
pub(crate) async fn middle_of(test: &BrowserTest, selector: &str) -> Result<Point> {
    let script = format!(
        "const box = document.querySelector(\"{selector}\").getBoundingClientRect(); return [box.left + box.width / 2, box.top + box.height / 2]"
    );
    let at = test.browser.ask(&script).await?;
    Ok((at[0].as_f64().context("x")?, at[1].as_f64().context("y")?))
}

/// Presses and lets go. `count` is 2 for the second half of a double click.
pub(crate) async fn click(test: &BrowserTest, at: Point, count: u8) -> Result<()> {
    event(test, "mousePressed", at, count).await?;
    event(test, "mouseReleased", at, count).await
}

/// Presses, moves and lets go; `between` is asked while the card is over its target.
pub(crate) async fn drag(test: &BrowserTest, start: Point, end: Point, between: &str) -> Result<Value> {
    event(test, "mousePressed", start, 1).await?;
    for n in 1..=4 {
        let part = |a: f64, b: f64| a + (b - a) * f64::from(n) / 4.0;
        event(test, "mouseMoved", (part(start.0, end.0), part(start.1, end.1)), 1).await?;
    }
    let answer = test.browser.ask(between).await?;
    event(test, "mouseReleased", end, 1).await?;
    Ok(answer)
}

async fn event(test: &BrowserTest, kind: &str, (x, y): Point, count: u8) -> Result<()> {
    let buttons = u8::from(kind != "mouseReleased");
    let event = json!({ "type": kind, "x": x, "y": y, "button": "left", "buttons": buttons, "clickCount": count });
    test.browser.devtools("Input.dispatchMouseEvent", event).await.map(drop)
}
