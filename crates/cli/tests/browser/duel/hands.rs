//! Mouse and keyboard at the duel: several attackers picked in the main phase, lands tapped with one click, cards dragged
//! onto the field, a turn by keyboard, a double click that answers one question only.

use super::{OFFER, asked, deck, open, play_until, press};
use crate::browser_test::{BrowserTest, on_laptop};
use crate::mouse::{Point, click, drag, middle_of, point_of};
use crate::{keyboard, mouse};
use anyhow::{Context, Result, ensure};
use fantoccini::key::Key;
use serde_json::Value;

/// A card that needs no target can be cast now.
const CASTABLE: &str = "return document.querySelector('.phases.ownturn') !== null && document.querySelector('#board .hand .card.can[data-marks]') !== null";
/// Keeps what the page sends from now on in `sent`.
const LISTEN: &str = "const socket = wire.sockets.at(-1), send = socket.send.bind(socket);
window.sent = [];
socket.send = (text) => { sent.push(JSON.parse(text)); send(text); };";
const PLAYS: &str = "return sent.filter((message) => message.type === 'play').length";
const TAPPED: &str = "return document.querySelectorAll('#board .near .lands .tapped').length";

fn scouts() -> [Value; 2] {
    [deck("forest", 16, "bramble-scout"), deck("plains", 29, "dawn-recruit")]
}

/// The right end of the last button: buttons stand at the right side of the bar.
async fn last_button(test: &BrowserTest) -> Result<Point> {
    let script = "const box = [...document.querySelectorAll('#buttons .btn:not(.quiet)')].at(-1).getBoundingClientRect(); return [box.right - 20, box.top + box.height / 2]";
    let at = test.browser.ask(script).await?;
    Ok((at[0].as_f64().context("x")?, at[1].as_f64().context("y")?))
}

/// Clicks the n-th own card of a row that can be touched.
async fn click_own(test: &BrowserTest, row: &str, n: usize) -> Result<()> {
    let script = format!(
        "const card = [...document.querySelectorAll('#board .near .{row} .card:is(.can, .chosen):not(.tapped)')][{n}]; return card ? `#board [data-id='${{card.dataset.id}}']` : null"
    );
    let selector = test.browser.until("a card that can be touched", &script).await?;
    let at = point_of(test, selector.as_str().context("a selector")?).await?;
    click(test, at, 1).await
}

#[test]
fn a_double_click_ends_the_turn_and_answers_nothing_more() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        let last_ends = "return document.querySelector('#board .hand :is(.can, .chosen)') === null && [...document.querySelectorAll('#buttons .btn')].at(-1)?.textContent === 'End the turn'";
        play_until(test, "a turn that can be ended", last_ends).await?;
        test.browser.ask(LISTEN).await?;
        let at = last_button(test).await?;
        click(test, at, 1).await?;
        test.browser.until("the turn was ended", &format!("{PLAYS} > 0")).await?;
        asked(test).await?;
        let before = test.browser.ask(PLAYS).await?;
        let under =
            format!("return document.elementFromPoint({}, {})?.closest('#buttons .btn')?.textContent", at.0, at.1);
        test.browser.until("the next question has a button at the same place", &under).await?;
        click(test, at, 2).await?;
        ensure!(test.browser.ask(PLAYS).await? == before, "the second half of the double click answers nothing");
        click(test, at, 1).await?;
        ensure!(test.browser.ask(PLAYS).await? != before, "a click of its own counts");
        Ok(())
    });
}

#[test]
fn two_of_three_attackers_are_picked_in_the_main_phase() {
    on_laptop(async |test| {
        let table = open(test, ["human", "random"], scouts()).await?;
        let ready = "return ['To combat', 'Attack with all [3-9]'].every((words) => [...document.querySelectorAll('#buttons .btn')].some((button) => new RegExp(`^${words}`).test(button.textContent)))";
        play_until(test, "a main phase with three attackers", ready).await?;
        for n in [0, 1, 2] {
            click_own(test, "creatures", n).await?;
        }
        test.browser
            .until(
                "three are picked",
                "return document.querySelectorAll('#board .near .creatures .chosen').length === 3",
            )
            .await?;
        // One of them is put back.
        click_own(test, "creatures", 1).await?;
        test.browser
            .until("two are picked", "return document.querySelectorAll('#board .near .creatures .chosen').length === 2")
            .await?;
        let before = test.look(&table, 0).await?["version"].as_u64().context("a version")?;
        press(test, "Attack with 2 creatures").await?;
        test.browser
            .until(
                "the attack was made",
                &format!("return wire.heard.some((message) => message.version > {before} + 3)"),
            )
            .await?;
        let told = test.api("GET", &format!("/api/tables/{table}/actions"), None).await?;
        let actions = told["actions"].as_array().context("the actions")?;
        let fresh = actions.iter().filter(|step| step["n"].as_u64() > Some(before));
        let words: Vec<&str> = fresh.filter_map(|step| step["action"].as_str()).collect();
        let attacks = words.iter().filter(|word| word.starts_with("attack:")).count();
        ensure!(words.first() == Some(&"pass") && attacks == 2, "to combat, then two attackers: {words:?}");
        Ok(())
    });
}

#[test]
fn a_land_is_tapped_with_one_click_and_untapped_again() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        play_until(test, "a creature that can be cast", CASTABLE).await?;
        let before = test.browser.ask(TAPPED).await?.as_u64().context("a number")?;
        click_own(test, "lands", 0).await?;
        let one = format!(
            "return (() => {{ {TAPPED} }})() === {} && document.querySelector('.who.own .mana .sign.green') !== null",
            before + 1
        );
        test.browser.until("it is tapped in the draft, and its mana waits", &one).await?;
        press(test, "Take back").await?;
        let none =
            format!("return document.querySelector('#board.draft') === null && (() => {{ {TAPPED} }})() === {before}");
        test.browser.until("it is untapped again", &none).await?;
        for n in 1..=2 {
            click_own(test, "lands", 0).await?;
            test.browser
                .until("one more is tapped", &format!("return (() => {{ {TAPPED} }})() === {}", before + n))
                .await?;
        }
        test.browser
            .until(
                "the card can be cast with it",
                "return document.querySelector('#board.draft .hand .card.can') !== null",
            )
            .await?;
        let n = test.count("#board .near .creatures .card").await?;
        test.browser.click("#board .hand [data-name='Bramble Scout'].can").await?;
        press(test, "Cast Bramble Scout").await?;
        let cast = format!(
            "return document.querySelectorAll('#board .near .creatures .card').length === {} && document.querySelector('#board.draft') === null",
            n + 1
        );
        test.browser.until("it was cast", &cast).await.map(drop)
    });
}

#[test]
fn a_land_and_a_creature_are_dragged_onto_the_field() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        let land = "#board .hand .card.can[data-name='Forest']";
        play_until(test, "a land that can be played", &format!("return document.querySelector(\"{land}\") !== null"))
            .await?;
        dragged_onto_the_field(test, land, "lands").await?;
        play_until(test, "a creature that can be cast", CASTABLE).await?;
        dragged_onto_the_field(test, "#board .hand .card.can[data-name='Bramble Scout']", "creatures").await
    });
}

async fn dragged_onto_the_field(test: &BrowserTest, card: &str, row: &str) -> Result<()> {
    let cards = format!("#board .near .{row} .card");
    let before = test.count(&cards).await?;
    let (start, end) = (point_of(test, card).await?, middle_of(test, "#board .near .creatures").await?);
    let over = "return document.querySelector('#board .field.near.over') !== null";
    ensure!(drag(test, start, end, over).await? == true, "the field shows that the card can be dropped");
    let more = format!("return document.querySelectorAll(\"{cards}\").length === {}", before + 1);
    test.browser.until("the card is in play", &more).await.map(drop)
}

/// A short drag within the own field is no attack.
#[test]
fn a_creature_that_is_moved_a_little_does_not_attack() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        let ready = "return document.querySelector('#board .near .creatures .card.can') !== null && [...document.querySelectorAll('#buttons .btn')].some((button) => /^Attack with Bramble/.test(button.textContent))";
        play_until(test, "one attacker", ready).await?;
        test.browser.ask(LISTEN).await?;
        let (x, y) = point_of(test, "#board .near .creatures .card.can").await?;
        mouse::drag(test, (x, y), (x + 60.0, y), "return true").await?;
        ensure!(test.browser.ask(PLAYS).await? == 0, "nothing was played");
        Ok(())
    });
}

/// Lands, creatures, attacks and the ends of turns, until the opponent has lost life.
#[test]
fn turns_are_played_by_keyboard_alone() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        let hit = "return Number(document.querySelector('[data-count=\"life:1\"]').textContent) < 200";
        for _ in 0..60 {
            if test.browser.ask(hit).await? == true {
                return Ok(());
            }
            let wanted = test.browser.until("something to do", OFFER).await?;
            let wanted = wanted.as_str().context("a selector")?;
            keyboard::press_until(test, Key::Tab, wanted).await?;
            keyboard::press(test, Key::Enter).await?;
        }
        anyhow::bail!("nobody was hit")
    });
}

#[test]
fn a_card_is_cast_by_pressing_the_key_twice() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        play_until(test, "a creature that can be cast", CASTABLE).await?;
        let before = test.count("#board .near .creatures .card").await?;
        keyboard::press_until(test, Key::Tab, "#board .hand [data-name='Bramble Scout'].can").await?;
        for _ in 0..2 {
            keyboard::press(test, Key::Enter).await?;
        }
        let more =
            format!("return document.querySelectorAll('#board .near .creatures .card').length === {}", before + 1);
        test.browser.until("it is in play", &more).await.map(drop)
    });
}

/// A wall is cast with the last mana: nothing is left, and walls never attack.
#[test]
fn a_turn_that_ends_by_itself_says_so() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("plains", 16, "gate-warden"), deck("plains", 29, "dawn-recruit")])
            .await?;
        let last = "const lands = document.querySelectorAll('#board .near .lands .card:not(.tapped)').length;
            const card = document.querySelector('#board .hand .card.can[data-marks]');
            return document.querySelector('.phases.ownturn') !== null && document.querySelector(\"#board .hand .card.can[data-name='Plains']\") === null
                && card?.dataset.marks.split(' ').length === lands";
        play_until(test, "a card for all the mana there is", last).await?;
        test.browser.click("#board .hand .card.can[data-marks]").await?;
        press(test, "Cast Gate Warden").await?;
        let said = "return /turn passed/.test(document.querySelector('#toast.note:not([hidden])')?.textContent)";
        test.browser.until("it is said that the turn is over", said).await?;
        Ok(())
    });
}

/// The reader's own button needs no explanation.
#[test]
fn a_turn_that_is_ended_by_its_button_says_nothing() {
    on_laptop(async |test| {
        open(test, ["human", "random"], scouts()).await?;
        let ends = "return document.querySelector('#board .hand :is(.can, .chosen)') === null && [...document.querySelectorAll('#buttons .btn')].some((button) => button.textContent === 'End the turn')";
        play_until(test, "a turn that can be ended", ends).await?;
        let turn = test.text(".phases > .turnno").await?;
        press(test, "End the turn").await?;
        test.browser
            .until(
                "another turn",
                &format!("return document.querySelector('.phases > .turnno').textContent !== '{turn}'"),
            )
            .await?;
        ensure!(test.count("#toast:not([hidden])").await? == 0, "nothing is said");
        Ok(())
    });
}
