//! A started gesture survives the decisions of others, and a whole turn can be played without a mouse.

use super::ASKED;
use crate::browser_test::{BrowserTest, on_laptop};
use crate::keyboard::{focus_is, press, press_until};
use anyhow::{Context, Result, bail, ensure};
use fantoccini::key::Key;
use serde_json::json;

/// How long bots wait before they decide: enough to touch a card first.
const PACE_MS: u64 = 1500;

/// Have both bots decided, and the person has not?
const BOTH_READY: &str = "return document.querySelectorAll('.pl .st.ready').length === 2";

/// Are cards offered?
const CARDS: &str = "return document.querySelector('.khand .card.can, .khand .card.chosen') !== null";

#[test]
fn a_half_made_gesture_survives_what_bots_decide_meanwhile() {
    on_laptop(async |test| {
        // With so much mana there is always a card to touch.
        let request = json!({ "game": "kitty", "seats": ["human", "random", "random"], "pace_ms": PACE_MS,
            "options": { "players": 3, "mana": 90 } });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        for _ in 0..6 {
            test.browser.until("one has to move", ASKED).await?;
            test.browser.click("#buttons .btn").await?;
            test.browser.until("one has to play a card", CARDS).await?;
            if half_a_gesture(test).await? {
                return Ok(());
            }
        }
        bail!("the bots have always been quicker")
    });
}

/// Touches a card, waits for the bots, and completes the gesture. Says whether the bots decided in between.
async fn half_a_gesture(test: &BrowserTest) -> Result<bool> {
    let asked = test.browser.until("a question", ASKED).await?;
    test.browser.click(".khand .card.can").await?;
    let card = test.browser.until("the card is chosen", CHOSEN).await?;
    let early = test.version().await? == asked.as_u64().context("a version")?;
    test.browser.until("both bots have decided", BOTH_READY).await?;
    ensure!(test.browser.ask(CHOSEN).await? == card, "what was touched is still chosen");
    let complete = "return document.querySelector('.tok.target')
        ? `[data-id='${document.querySelector('.tok.target').dataset.id}'].target` : '#buttons .btn:not(.quiet)'";
    let rest = test.browser.ask(complete).await?;
    test.browser.click(rest.as_str().context("a selector")?).await?;
    let over = format!("return wire.heard.some((message) => message.asked > {asked} || message.state === 'over')");
    test.browser.until("the turn is over", &over).await?;
    Ok(early)
}

const CHOSEN: &str = "return document.querySelector('.khand .card.chosen')?.dataset.id ?? null";

/// Bots decide while the focus is on a button; Enter then presses that button and nothing else.
#[test]
fn a_button_keeps_the_focus_while_bots_decide() {
    on_laptop(async |test| {
        let request = json!({ "game": "kitty", "seats": ["human", "random", "random"], "pace_ms": PACE_MS,
            "options": { "players": 3 } });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        let asked = test.browser.until("one has to move", ASKED).await?;
        press_until(test, Key::Tab, ".cells .can").await?;
        // There may be many cells in between.
        test.browser
            .ask("const button = document.querySelector('#buttons .btn'); button.same = true; button.focus()")
            .await?;
        test.browser.until("both bots have decided", BOTH_READY).await?;
        ensure!(focus_is(test, "#buttons .btn").await?, "the focus stays on the button");
        ensure!(test.browser.ask("return document.activeElement.same").await? == true, "it is the same button");
        press(test, Key::Enter).await?;
        let later = format!("return wire.heard.some((message) => message.asked > {asked})");
        test.browser.until("all have moved", &later).await.map(drop)
    });
}

#[test]
fn a_whole_turn_can_be_played_with_the_keyboard_alone() {
    on_laptop(async |test| {
        test.visit("/").await?;
        press_until(test, Key::Tab, "form[action='/quick/kitty'] button").await?;
        press(test, Key::Enter).await?;
        test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        let asked = test.browser.until("one has to move", ASKED).await?;
        move_by_keys(test).await?;
        let later = format!("return wire.heard.some((message) => message.asked > {asked})");
        test.browser.until("all have moved", &later).await?;
        let asked = test.browser.until("one has to play a card", ASKED).await?;
        play_by_keys(test).await?;
        let later = format!("return wire.heard.some((message) => message.asked > {asked})");
        test.browser.until("all have played", &later).await.map(drop)
    });
}

/// A cell, by an arrow.
async fn move_by_keys(test: &BrowserTest) -> Result<()> {
    press_until(test, Key::Tab, ".cells .can").await?;
    let first = test.browser.ask("return document.activeElement.dataset.id").await?;
    // Below the first cell, row by row, there is always another one.
    press(test, Key::Down).await?;
    ensure!(focus_is(test, ".cells .can").await?, "an arrow goes from cell to cell");
    ensure!(test.browser.ask("return document.activeElement.dataset.id").await? != first, "an arrow moves the focus");
    let name = test.browser.ask("return document.activeElement.title").await?;
    ensure!(name.as_str().is_some_and(|name| name.starts_with("Walk to ")), "the cell says what it does: {name}");
    let nameless =
        test.count("#board [role='img']:not([aria-label]), #board [role='button']:not([title]):not([aria-label])");
    ensure!(nameless.await? == 0, "nothing is an image or a button without a name");
    press(test, Key::Enter).await
}

/// A card with its target or its button, or no card if none can be paid.
async fn play_by_keys(test: &BrowserTest) -> Result<()> {
    if test.count(".khand .card.can").await? == 0 {
        press_until(test, Key::Tab, "#buttons .btn").await?;
        return press(test, Key::Enter).await;
    }
    press_until(test, Key::Tab, ".khand .card.can").await?;
    press(test, Key::Enter).await?;
    ensure!(test.count(".khand .card.chosen").await? == 1, "Enter chooses the card");
    press(test, Key::Escape).await?;
    ensure!(test.count(".chosen").await? == 0, "Escape steps back");
    press(test, Key::Enter).await?;
    match test.count(".tok.target").await? {
        0 => press_until(test, Key::Tab, "#buttons .btn:not(.quiet)").await?,
        _ => press_until(test, Key::Left, ".tok.target").await?,
    }
    press(test, Key::Enter).await
}

#[test]
fn a_class_is_chosen_first_and_confirmed_then_and_the_menu_gets_out_of_the_way() {
    on_laptop(async |test| {
        let request = json!({ "game": "kitty", "seats": ["human", "random"], "pace_ms": 0,
            "options": { "players": 2, "classes": "choose" } });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        let asked = test.browser.until("one has to choose a class", ASKED).await?;
        test.browser.click("[data-id='class:healer']").await?;
        test.browser.click("[data-id='class:thinker']").await?;
        let label = test.browser.ask("return document.querySelector('#buttons .go').textContent").await?;
        ensure!(label.as_str().is_some_and(|label| label.starts_with("Play as Thinker")), "{label}");
        for way in ["Escape", "a click"] {
            test.browser.click(".menu > summary").await?;
            ensure!(test.count(".menu[open]").await? == 1, "the menu opens");
            match way {
                "Escape" => press(test, Key::Escape).await?,
                _ => test.browser.click("#status").await?,
            }
            ensure!(test.count(".menu[open]").await? == 0, "{way} closes the menu");
        }
        test.browser.click("#buttons .go").await?;
        let later = format!("return wire.heard.some((message) => message.asked > {asked})");
        test.browser.until("the game begins", &later).await?;
        ensure!(test.count(".pl.mine .cls").await? == 1, "one is of a class");
        Ok(())
    });
}
