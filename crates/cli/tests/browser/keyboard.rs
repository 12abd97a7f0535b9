//! Everything can be done without a mouse.

use crate::stage::{Stage, on_laptop};
use anyhow::{Result, bail, ensure};
use fantoccini::actions::{InputSource, KeyAction, KeyActions};
use fantoccini::key::Key;

/// More than there are things on a page.
const MANY: usize = 60;

pub(crate) async fn press(stage: &Stage, key: Key) -> Result<()> {
    let value = char::from(key);
    let keys = KeyActions::new("keyboard".to_owned()).then(KeyAction::Down { value }).then(KeyAction::Up { value });
    Ok(stage.browser.client.perform_actions(keys).await?)
}

pub(crate) async fn focus_is(stage: &Stage, selector: &str) -> Result<bool> {
    Ok(stage.browser.ask(&format!("return document.activeElement?.matches(\"{selector}\") ?? false")).await? == true)
}

/// Presses a key until something is in focus.
pub(crate) async fn press_until(stage: &Stage, key: Key, selector: &str) -> Result<()> {
    for _ in 0..MANY {
        if focus_is(stage, selector).await? {
            return Ok(());
        }
        press(stage, key).await?;
    }
    bail!("`{selector}` cannot be reached with the keyboard")
}

#[test]
fn several_turns_can_be_played_with_the_keyboard_alone() {
    on_laptop(async |stage| {
        stage.visit("/").await?;
        press_until(stage, Key::Tab, "form[action='/quick/stones'] button").await?;
        press(stage, Key::Enter).await?;
        stage.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        for turn in 0..3 {
            stage.my_turn().await?;
            play_a_turn(stage, turn).await?;
        }
        Ok(())
    });
}

async fn play_a_turn(stage: &Stage, turn: u64) -> Result<()> {
    let before = stage.version().await?;
    press_until(stage, Key::Tab, ".hand .card.can").await?;
    let first = stage.browser.ask("return document.activeElement.dataset.id").await?;
    press(stage, Key::Right).await?;
    ensure!(stage.browser.ask("return document.activeElement.dataset.id").await? != first, "an arrow moves the focus");
    ensure!(focus_is(stage, ".hand .card.can").await?, "an arrow goes to the next card");
    press(stage, Key::Enter).await?;
    ensure!(stage.count(".hand .card.chosen").await? == 1, "Enter chooses the card");
    ensure!(stage.count(".stone.target").await? > 0, "stones are offered");
    press(stage, Key::Escape).await?;
    ensure!(stage.count(".chosen").await? == 0, "Escape steps back");
    press(stage, Key::Enter).await?;
    // By turns with the arrows and with the number of a stone.
    if turn == 1 {
        let number =
            stage.browser.ask("return document.querySelector('.stone.target').dataset.id.split(':')[1]").await?;
        press(stage, key_of(number.as_str().unwrap_or_default())?).await?;
    } else {
        press_until(stage, Key::Up, ".stone.target").await?;
        press(stage, Key::Enter).await?;
    }
    let later = format!("return wire.heard.some((message) => message.type === 'table' && message.version > {before})");
    stage.browser.until("the move was taken", &later).await.map(drop)
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
