//! A phone, upright and lying, in French: everything is on the screen and nothing scrolls.

use super::{open, play_until};
use crate::browser_test::{BrowserTest, on};
use crate::kit::Screen;
use anyhow::{Result, ensure};
use serde_json::json;

/// Complains about everything that is not on the screen as a whole.
const HIDDEN: &str = "
const complaints = [];
const root = document.scrollingElement;
if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) complaints.push('the page scrolls');
for (const selector of ['#status', '.strip', '.hero', '.foe', '.foe .intent', '.hand .card', '.choice', '.room', '.offer .card', '.pile', '.bar', '#hint', '#buttons .btn']) {
    for (const thing of document.querySelectorAll(`${/^[.]/.test(selector) && selector !== '.bar' ? '#board ' : ''}${selector}`)) {
        const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
        const inside = left > -3 && top > -3 && right < innerWidth + 3 && bottom < innerHeight + 3 && width > 5 && height > 5;
        if (!inside && getComputedStyle(thing.parentElement).display !== 'none') complaints.push(`${selector} ${thing.dataset.id ?? ''} is not on the screen: ${[left, top, right, bottom].map(Math.round)}`);
    }
}
return complaints;";

async fn check(test: &BrowserTest, screen: &str) -> Result<()> {
    let complaints = test.browser.ask(HIDDEN).await?;
    ensure!(complaints == json!([]), "{screen}: {complaints:#}");
    Ok(())
}

async fn climb(test: &BrowserTest) -> Result<()> {
    open(test, &["human"], json!({ "life": 999 })).await?;
    check(test, "the elements").await?;
    let status = test.text("#status").await?;
    ensure!(status.starts_with("À vous"), "it says whose turn it is, not `{status}`");
    for (what, selector) in [
        ("the map", ".walking .room.can"),
        ("a fight", ".fighting .foe"),
        ("a reward", ".inroom .offer"),
        ("an event", ".inroom .event"),
        ("a rest", ".inroom .rest"),
        ("a boss", ".fighting .foe.boss"),
    ] {
        play_until(test, selector).await?;
        check(test, what).await?;
    }
    Ok(())
}

#[test]
fn a_climb_fits_on_a_phone_in_french() {
    on(Screen::PHONE, "fr", async |test| climb(test).await);
}

#[test]
fn a_climb_fits_on_a_phone_that_lies_down() {
    on(Screen { width: 844, height: 390, touch: true }, "fr", async |test| climb(test).await);
}
