//! Every kind of room, and the step in which a full deck makes room.

use super::{open, play_until, touch_next};
use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Result, ensure};
use serde_json::json;

#[test]
fn sleeping_gives_back_what_the_page_says() {
    on_laptop(async |test| {
        open(test, &["human"], json!({ "life": 400 })).await?;
        play_until(test, ".inroom .rest").await?;
        ensure!(test.count(".rest .option.zone").await? == 2, "one sleeps or meditates");
        let life = "return Number(document.querySelector(\".hero b[data-count='life:0']\").textContent)";
        let before = test.browser.ask(life).await?;
        let promised = test
            .browser
            .ask("return Number(/→ (\\d+)/.exec(document.querySelector('.rest .option').textContent)[1])")
            .await?;
        ensure!(promised.as_i64() >= before.as_i64(), "sleeping costs nothing: {before} → {promised}");
        test.browser.click(".rest .option").await?;
        play_until(test, ".walking").await?;
        let after = test.browser.ask(life).await?;
        ensure!(after == promised, "{promised} life was promised, and it is {after}");
        Ok(())
    });
}

#[test]
fn an_event_shows_the_price_of_each_choice() {
    on_laptop(async |test| {
        open(test, &["human"], json!({ "life": 999 })).await?;
        play_until(test, ".inroom .event").await?;
        let options = test.count(".event .option").await?;
        ensure!((2..=3).contains(&options), "there are two or three choices, not {options}");
        let empty = "return [...document.querySelectorAll('.event .option > span:first-of-type')].filter((e) => e.textContent.length < 5).length";
        ensure!(test.browser.ask(empty).await? == 0, "each says what it costs and gives");
        play_until(test, ".walking").await
    });
}

/// The cards of the deck, counted.
async fn deck_size(test: &BrowserTest) -> Result<i64> {
    let script = "return [...document.querySelectorAll('.deck .chip')].reduce((sum, chip) => sum + Number(/×(\\d+)/.exec(chip.querySelector('.copies')?.textContent)?.[1] ?? 1), 0)";
    Ok(test.browser.ask(script).await?.as_i64().unwrap_or_default())
}

#[test]
fn cards_are_learnt_until_a_full_deck_asks_which_one_leaves() {
    on_laptop(async |test| {
        // Events ask for cards of the deck, too.
        open(test, &["human"], json!({ "life": 999, "events": false })).await?;
        play_until(test, ".inroom .offer").await?;
        ensure!(test.count(".offer .card.can").await? == 3, "three cards are on offer");
        ensure!(deck_size(test).await? == 10, "the deck has ten cards");
        play_until(test, ".deck.asks .chip.can").await?;
        ensure!(test.count("#draft:not([hidden])").await? == 1, "nothing has been played yet");
        // It can be taken back before a card leaves.
        test.browser.click("#buttons .btn.quiet").await?;
        test.browser
            .until("the offer is open again", "return document.querySelectorAll('.offer .card.can').length === 3")
            .await?;
        play_until(test, ".deck.asks .chip.can").await?;
        touch_next(test).await?;
        test.browser.until("one goes on", "return document.querySelector('.walking, .fighting') !== null").await?;
        play_until(test, ".walking").await?;
        ensure!(deck_size(test).await? == 15, "a full deck stays full");
        Ok(())
    });
}

#[test]
fn a_training_room_teaches_one_of_three_cards() {
    on_laptop(async |test| {
        open(test, &["human"], json!({ "life": 999, "events": false })).await?;
        play_until(test, ".inroom .offer.training").await?;
        ensure!(test.count(".offer .card.can").await? == 3, "three cards are on offer");
        let before = deck_size(test).await?;
        test.browser.click("#buttons .btn").await?;
        play_until(test, ".walking").await?;
        ensure!(deck_size(test).await? == before, "one may take none");
        Ok(())
    });
}
