//! Everything can be done without a mouse.

use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Result, bail, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

/// More than there are things on a page.
const MANY: usize = 60;

pub(crate) async fn press(test: &BrowserTest, key: Key) -> Result<()> {
    let value = char::from(key);
    let keys = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
    Ok(test.browser.client.perform_actions(keys).await?)
}

pub(crate) async fn focus_is(test: &BrowserTest, selector: &str) -> Result<bool> {
    Ok(test.browser.ask(&format!("return document.activeElement?.matches(\"{selector}\") ?? false")).await? == true)
}

/// Presses a key until something is in focus.
pub(crate) async fn press_until(test: &BrowserTest, key: Key, selector: &str) -> Result<()> {
    for _ in 0..MANY {
        if focus_is(test, selector).await? {
            return Ok(());
        }
        press(test, key).await?;
    }
    bail!("`{selector}` cannot be reached with the keyboard")
}

#[test]
fn several_turns_can_be_played_with_the_keyboard_alone() {
    on_laptop(async |test| {
        test.visit("/").await?;
        press_until(test, Key::Tab, "form[action='/quick/stones'] button").await?;
        press(test, Key::Enter).await?;
        test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        for turn in 0..3 {
            test.my_turn().await?;
            play_a_turn(test, turn).await?;
        }
        Ok(())
    });
}

/// Screen readers click without a pointer: such a click has no place on the screen.
#[test]
fn a_screen_readers_clicks_choose_and_play_a_card() {
    on_laptop(async |test| {
        let table = test.table(serde_json::json!({ "game": "stones", "seats": ["human", "random"] })).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        let before = test.version().await?;
        test.browser.ask("document.querySelector('.hand .card.can').click()").await?;
        ensure!(test.count(".hand .card.chosen").await? == 1, "a click chooses the card");
        test.browser.ask("document.querySelector('.stone.target').click()").await?;
        test.browser.until("it was played", &format!("return wire.heard.some((m) => m.version > {before})")).await?;
        Ok(())
    });
}

async fn play_a_turn(test: &BrowserTest, turn: u64) -> Result<()> {
    let before = test.version().await?;
    press_until(test, Key::Tab, ".hand .card.can").await?;
    let first = test.browser.ask("return document.activeElement.dataset.id").await?;
    press(test, Key::Right).await?;
    ensure!(test.browser.ask("return document.activeElement.dataset.id").await? != first, "an arrow moves the focus");
    ensure!(focus_is(test, ".hand .card.can").await?, "an arrow goes to the next card");
    press(test, Key::Enter).await?;
    ensure!(test.count(".hand .card.chosen").await? == 1, "Enter chooses the card");
    ensure!(test.count(".stone.target").await? > 0, "stones are offered");
    press(test, Key::Escape).await?;
    ensure!(test.count(".chosen").await? == 0, "Escape steps back");
    press(test, Key::Enter).await?;
    // By turns with the arrows and with the number of a stone.
    if turn == 1 {
        let number =
            test.browser.ask("return document.querySelector('.stone.target').dataset.id.split(':')[1]").await?;
        press(test, key_of(number.as_str().unwrap_or_default())?).await?;
    } else {
        press_until(test, Key::Up, ".stone.target").await?;
        press(test, Key::Enter).await?;
    }
    let later = format!("return wire.heard.some((message) => message.type === 'table' && message.version > {before})");
    test.browser.until("the move was taken", &later).await.map(drop)
}

fn key_of(digit: &str) -> Result<Key> {
    const DIGITS: [Key; 9] = [
        Key::NumPad1,
        Key::NumPad2,
        Key::NumPad3,
        Key::NumPad4,
        Key::NumPad5,
        Key::NumPad6,
        Key::NumPad7,
        Key::NumPad8,
        Key::NumPad9,
    ];
    let digit: usize = digit.parse()?;
    Ok(DIGITS[digit - 1])
}
