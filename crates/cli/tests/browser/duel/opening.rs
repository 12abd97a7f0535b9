//! Hands as a whole: the opening hand with every text to be read, both hands of a replay, and what is asked while
//! something is told.

use super::{deck, open, press};
use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::kit::{SCREENS, Screen};
use anyhow::{Context, Result, ensure};
use atout_core::{ContentRef, Lang};
use atout_duel::{CardDef, Pool, card_text};
use serde_json::{Value, json};

/// What is wrong with the texts of the hand: cut, small, or outside the card.
const UNREADABLE: &str = "
const inside = (a, b) => a.left >= b.left - 1 && a.top >= b.top - 1 && a.right <= b.right + 1 && a.bottom <= b.bottom + 1;
const cards = [...document.querySelectorAll('#board .opening > .hand > .card')];
if (!cards.length) return ['there is no opening hand'];
return cards.flatMap((card) => ['.nm', '.ty:not(.short)', '.tx'].flatMap((part) => {
    const text = card.querySelector(part);
    if (!text.textContent) return [];
    const [name, range] = [`${card.dataset.name} ${part}`, document.createRange()];
    range.selectNodeContents(text);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0.5);
    const face = card.querySelector('.face').getBoundingClientRect();
    return [
        ...(lines.length ? [] : [`${name} is not shown`]),
        ...(lines.every((line) => inside(line, face)) ? [] : [`${name} leaves its card`]),
        ...(text.scrollHeight > text.clientHeight + 1 || text.scrollWidth > text.clientWidth + 1 ? [`${name} is cut off`] : []),
        ...(parseFloat(getComputedStyle(text).fontSize) < 11 ? [`${name} is too small`] : []),
    ];
}));";

/// The thirty cards with the longest texts, each once.
fn wordy_deck(lang: Lang) -> Value {
    let pool = ContentRef::<Pool>::current().get();
    let mut cards: Vec<&CardDef> = pool.cards[..pool.n_cards].iter().collect();
    cards.sort_by_key(|card| std::cmp::Reverse(card_text(pool, card, lang).chars().count()));
    let longest: Vec<Value> = cards[..30].iter().map(|card| json!({ "n": 1, "card": card.id })).collect();
    json!({ "cards": longest })
}

/// Three hands of long texts, on every screen.
fn check_opening_hands(lang: Lang) {
    on(Screen::LAPTOP, lang.code(), async |test| {
        let options = json!({ "format": "basic", "mulligan": true });
        let request = json!({ "game": "duel", "seats": ["human", "random"], "options": options,
            "setups": [wordy_deck(lang), deck("plains", 29, "dawn-recruit")], "pace_ms": 0 });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        for _ in 0..3 {
            let again = lang.pick("Take a new hand", "Prendre une autre main");
            let hand = test.browser.until("an opening hand", "return document.querySelector('#buttons .btn') && document.querySelector('#board .hand')?.textContent").await?;
            for screen in SCREENS {
                test.browser.resize(screen).await?;
                let wrong = test.browser.ask(UNREADABLE).await?;
                ensure!(wrong == json!([]), "on {}×{}: {wrong}", screen.width, screen.height);
            }
            test.browser.resize(Screen::LAPTOP).await?;
            press(test, again).await?;
            let other = format!("return document.querySelector('#board .hand')?.textContent !== {hand}");
            test.browser.until("another hand", &other).await?;
        }
        Ok(())
    });
}

#[test]
fn every_text_of_an_opening_hand_can_be_read() {
    check_opening_hands(Lang::En);
}

#[test]
fn every_text_of_a_french_opening_hand_can_be_read() {
    check_opening_hands(Lang::Fr);
}

/// How many cards of a row are shown with their faces, and what has none.
async fn faces(test: &BrowserTest, row: &str) -> Result<(u64, u64)> {
    let script = format!(
        "const all = [...document.querySelectorAll('#board {row} > .card')];
        const n = (card) => Number(card.querySelector('.copies')?.textContent.slice(1) ?? 1);
        return [all.filter((card) => card.dataset.name).reduce((sum, card) => sum + n(card), 0), all.filter((card) => !card.dataset.name).length]"
    );
    let n = test.browser.ask(&script).await?;
    Ok((n[0].as_u64().context("faces")?, n[1].as_u64().context("backs")?))
}

#[test]
fn all_hands_of_a_replay_are_face_up() {
    on_laptop(async |test| {
        let decks = [deck("forest", 16, "bramble-scout"), deck("plains", 16, "dawn-recruit")];
        let table = open(test, ["human", "random"], decks).await?;
        test.browser.click(".menu > summary").await?;
        test.browser.click("#giveup").await?;
        test.browser.click("#giveupyes").await?;
        test.browser.until("the result is shown", "return document.querySelector('#result').open").await?;
        test.visit(&format!("/replay/{table}?at=0")).await?;
        let hands = [faces(test, ".hand:not(.far)").await?, faces(test, ".hand.far").await?];
        ensure!(hands == [(7, 0), (7, 0)], "seven faces each and no back: {hands:?}");
        ensure!(test.count("#board .back").await? == 0, "no backs beside the names");
        // Who looks through the eyes of a seat sees one hand.
        test.visit(&format!("/replay/{table}?at=0&viewer=1")).await?;
        ensure!(test.count("#board .hand.far").await? == 0, "the other hand is hidden");
        ensure!(faces(test, ".hand").await? == (7, 0), "the own hand is face up");
        Ok(())
    });
}

/// What was asked before a move is asked no more while the move is told.
#[test]
fn nothing_is_asked_while_something_is_told() {
    const LISTEN: &str = "window.asked = [];
        const note = () => {
            if (document.body.classList.contains('telling')) asked.push(document.querySelector('#status').textContent);
            requestAnimationFrame(note);
        };
        note();";
    on_laptop(async |test| {
        test.prefer_motion("no-preference").await?;
        open(test, ["human", "random"], [deck("forest", 29, "bramble-scout"), deck("plains", 29, "dawn-recruit")])
            .await?;
        super::play_until(test, "a land in hand", "return document.querySelector('#board .hand .card.can') !== null")
            .await?;
        test.browser.ask(LISTEN).await?;
        test.browser.click("#board .hand .card.can").await?;
        test.browser
            .until("the land is told", "return asked.length > 0 && !document.body.classList.contains('telling')")
            .await?;
        let asked = test.browser.ask("return asked.filter((text) => text.startsWith('Your turn'))").await?;
        ensure!(asked == json!([]), "the status asks while something is told: {asked}");
        Ok(())
    });
}
