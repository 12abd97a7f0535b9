//! A phone in French: a whole game by tapping, and nothing to scroll.

use super::{ASKED, play_to_the_end, start, step_through_the_replay};
use crate::browser_test::{BrowserTest, on};
use crate::kit::Screen;
use anyhow::{Result, ensure};
use serde_json::json;

const FORM: [(&str, &str); 5] =
    [("players", "3"), ("seat1", "random"), ("seat2", "random"), ("life", "20"), ("turns", "6")];

/// Complains about everything that is not on the screen as a whole.
const HIDDEN: &str = "
const complaints = [];
const root = document.scrollingElement;
if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) complaints.push('the page scrolls');
for (const selector of ['#status', '.cells [data-id]', '.tok.kit', '.pl', '.khand .card', '.bar', '#hint', '#buttons .btn']) {
    const things = [...document.querySelectorAll(selector)];
    if (!things.length) complaints.push(`there is no ${selector}`);
    for (const thing of things) {
        const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
        const inside = left > -3 && top > -3 && right < innerWidth + 3 && bottom < innerHeight + 3 && width > 5 && height > 5;
        if (!inside) complaints.push(`${selector} ${thing.dataset.id ?? ''} is not on the screen: ${[left, top, right, bottom].map(Math.round)}`);
    }
}
return complaints;";

async fn check_width(test: &BrowserTest) -> Result<()> {
    let wide = test.browser.ask("return [document.scrollingElement.scrollWidth, innerWidth]").await?;
    ensure!(wide == json!([390, 390]), "the page is {wide} wide on a phone");
    Ok(())
}

#[test]
fn a_whole_game_can_be_played_on_a_phone_in_french_without_scrolling() {
    on(Screen::PHONE, "fr", async |test| {
        for path in ["/rules/kitty", "/new/kitty"] {
            test.visit(path).await?;
            check_width(test).await?;
        }
        start(test, &FORM).await?;
        test.browser.until("one has to move", ASKED).await?;
        let complaints = test.browser.ask(HIDDEN).await?;
        ensure!(complaints == json!([]), "{complaints:#}");
        let status = test.text("#status").await?;
        ensure!(status.starts_with("À vous"), "it says whose turn it is, not `{status}`");
        play_to_the_end(test).await?;
        let result = test.text("#resulttext").await?;
        let told = ["Vous avez", "Égalité"].iter().any(|word| result.starts_with(word));
        ensure!(told, "it says how it ended, not `{result}`");
        step_through_the_replay(test).await?;
        check_width(test).await
    });
}

/// A cell is smaller than a finger, so the first tap only aims at it.
#[test]
fn a_tap_aims_at_a_cell_and_the_second_one_walks_there() {
    on(Screen::PHONE, "en", async |test| {
        start(test, &FORM).await?;
        let asked = test.browser.until("one has to move", ASKED).await?;
        for n in [0, 1] {
            let cell = format!("return document.querySelectorAll('.cells .can')[{n}].dataset.id");
            let cell = test.browser.ask(&cell).await?;
            test.browser.click(&format!(".cells [data-id={cell}].can")).await?;
            let aimed = test.browser.ask("return document.querySelector('.aimed')?.dataset.id").await?;
            ensure!(aimed == cell, "{cell} is aimed at, not {aimed}");
        }
        let label = test.text("#buttons .go").await?;
        ensure!(label.starts_with("Walk to "), "a button says what it does: {label}");
        ensure!(test.browser.ask(ASKED).await? == asked, "nothing was played yet");
        test.browser.click(".cells .aimed").await?;
        let later = format!("return wire.heard.some((message) => message.asked > {asked})");
        test.browser.until("all have moved", &later).await.map(drop)
    });
}
