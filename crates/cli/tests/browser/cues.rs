//! What happened is told over the old board, in order, before the new one is shown; the reader's own input ends it.

use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

const IS_TELLING: &str = "return document.body.classList.contains('telling')";
const IS_SHOWN: &str = "return !document.body.classList.contains('telling')";

/// Collects what the page says, and which things fly over the board.
const LISTEN: &str = "window.said = []; window.flown = [];
new MutationObserver(() => { if (document.body.classList.contains('telling')) said.push(document.querySelector('#news').textContent); })
    .observe(document.querySelector('#news'), { childList: true });
new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach((node) => flown.push(node.className))))
    .observe(document.body, { childList: true });";

/// What the last messages tell, in order.
const TOLD: &str = "return wire.heard.filter((message) => message.sent?.version > arguments[0]).flatMap((message) =>
    (message.sent.beats ?? []).filter((beat) => beat.lines).map((beat) => beat.lines.map((n) => message.sent.log[n].text).join(' ')))";

/// What the end of a press finds: whether something is told, and how many pieces are on the board and on the newest one
/// that was sent. Not the click: there is none if what was pressed has left the board.
const LOOK_AT_PRESS: &str = "addEventListener('pointerup', () => {
    const newest = document.createElement('template');
    newest.innerHTML = wire.heard.findLast((message) => message.type === 'table').html;
    window.seen = {
        telling: document.body.classList.contains('telling'),
        pieces: document.querySelector('#board .pieces').children.length,
        newest: newest.content.querySelector('.pieces').children.length,
    };
}, { once: true, capture: true });";

async fn kitty_table(test: &mut BrowserTest, speed: &str) -> Result<()> {
    test.prefer_motion("no-preference").await?;
    test.visit("/").await?;
    test.browser.ask(&format!("localStorage.setItem('speed', '{speed}')")).await?;
    // Enough for every card but Hell is other, which would end the game too soon.
    let request = json!({ "game": "kitty", "seats": ["human", "heuristic", "heuristic", "heuristic"], "pace_ms": 0,
        "options": { "mana": 90, "life": 500 } });
    let table = test.table(request).await?;
    test.visit(&format!("/t/{table}")).await?;
    test.browser.until("one has to move", crate::kitty::ASKED).await?;
    test.browser.ask(LISTEN).await.map(drop)
}

/// Walks nowhere and plays no card.
async fn stay_and_pass(test: &BrowserTest) -> Result<()> {
    test.browser.click("#buttons .btn").await?;
    test.browser.until("one has to play a card", "return document.querySelector('.khand .card.can') !== null").await?;
    test.browser.click("#buttons .btn").await
}

#[test]
fn a_whole_turn_is_told_in_order() {
    on_laptop(async |test| {
        kitty_table(test, "fast").await?;
        let before = test.version().await?;
        stay_and_pass(test).await?;
        let next = format!("return wire.heard.some((message) => message.asked > {before} + 4)");
        test.browser.until("the next turn has begun", &next).await?;
        test.browser.until("all was told", IS_SHOWN).await?;
        let told = test.browser.ask(&TOLD.replace("arguments[0]", &before.to_string())).await?;
        let said = test.browser.ask("return said").await?;
        ensure!(told.as_array().is_some_and(|told| told.len() > 3), "a turn of four has a story: {told}");
        ensure!(said == told, "it is told as it happened:\n{said}\ninstead of\n{told}");
        let flown = test.browser.ask("return flown.filter((name) => name.includes('flying')).length").await?;
        ensure!(flown.as_u64() > Some(2), "cards fly to their targets: {flown}");
        let left = test.browser.ask("return document.querySelectorAll('.cue, .moving').length").await?;
        ensure!(left == json!(0), "nothing of it stays on the page: {left}");
        Ok(())
    });
}

#[test]
fn a_key_or_a_click_ends_what_is_told_and_counts() {
    on_laptop(async |test| {
        kitty_table(test, "slow").await?;
        stay_and_pass(test).await?;
        test.browser.until("the turn is told", IS_TELLING).await?;
        let turn = test
            .browser
            .ask("return document.querySelector('#board .turn, #board')?.textContent.includes('Turn 2')")
            .await?;
        ensure!(turn == json!(false), "the old board is still shown");
        // The press ends on the new board. It is looked at in the page, because bots may go on at once.
        test.browser.until("all has arrived", "return wire.heard.at(-1).asked > 3").await?;
        test.browser.ask(LOOK_AT_PRESS).await?;
        test.browser.click(".tok.kit.mine").await?;
        let seen = test.browser.until("the press has ended", "return window.seen ?? null").await?;
        ensure!(seen["telling"] == json!(false), "nothing is told any more");
        ensure!(seen["pieces"] == seen["newest"], "the newest board is shown at once: {seen}");
        Ok(())
    });
}

#[test]
fn without_motion_the_new_board_is_shown_at_once() {
    on_laptop(async |test| {
        kitty_table(test, "off").await?;
        stay_and_pass(test).await?;
        test.browser
            .until(
                "the second turn is shown",
                "return wire.heard.at(-1).asked > 3 && document.querySelector('.cells .can') !== null",
            )
            .await?;
        ensure!(test.browser.ask("return said").await? == json!([]), "nothing is told over the old board");
        Ok(())
    });
}

/// The reader chooses the speed in the menu; the page remembers it.
#[test]
fn the_speed_is_chosen_in_the_menu() {
    on_laptop(async |test| {
        kitty_table(test, "normal").await?;
        test.browser.click(".menu > summary").await?;
        test.browser.click("[data-speed=fast]").await?;
        let kept: Value = test.browser.ask("return localStorage.getItem('speed')").await?;
        ensure!(kept == json!("fast"), "it is remembered: {kept}");
        let pressed =
            test.browser.ask("return document.querySelector('[data-speed=fast]').getAttribute('aria-pressed')").await?;
        ensure!(pressed.as_str().context("a state")? == "true", "the button says so");
        Ok(())
    });
}
