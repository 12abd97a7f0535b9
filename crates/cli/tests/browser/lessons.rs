//! The guided first games, played by clicks on what the teacher marks; and things that say why they cannot be used.

use crate::browser_test::{BrowserTest, on, on_laptop, on_phone};
use crate::kit::Screen;
use crate::player::{MANY, against_a_bot};
use anyhow::{Result, bail, ensure};

/// Returns `over` at the end of the lesson, or the selector of what the teacher marks.
const OFFER: &str = "
if (document.activeViewTransition) return null;
if (!document.querySelector('#lessonend').hidden) return 'over';
const wanted = document.querySelector('.wanted');
if (!wanted || document.querySelector('#hint').textContent === JSON.parse(document.querySelector('#words').textContent).sent) return null;
return wanted.dataset.id ? `#board [data-id='${wanted.dataset.id}'].wanted` : '#buttons .wanted';";

/// How far the lesson and the gesture are.
const PROGRESS: &str = "return `${document.querySelector('#lessonbar').value} ${document.querySelectorAll('#board :is(.chosen, .aimed)').length}`";

/// Clicks what is marked until the lesson is over.
async fn follow(test: &BrowserTest) -> Result<()> {
    for _ in 0..MANY {
        let before = test.browser.ask(PROGRESS).await?;
        if test.touch_offered(OFFER).await?.is_none() {
            return Ok(());
        }
        let script = format!("return (() => {{ {PROGRESS} }})() !== {before}");
        test.browser.until("the click was taken", &script).await?;
    }
    bail!("the lesson did not end")
}

/// From the home page to the end of the lesson and into a real game.
async fn learn(test: &BrowserTest, game: &str, done: &str) -> Result<()> {
    test.visit("/").await?;
    test.browser.click(&format!("a[href='/learn/{game}']")).await?;
    test.browser.until("the lesson is shown", OFFER).await?;
    follow(test).await?;
    ensure!(test.text("#lessonstep").await?.starts_with(done), "the teacher is content");
    test.browser.click("#lessonend button").await?;
    test.browser.until("a real game begins", "return location.pathname.startsWith('/t/')").await?;
    test.browser.until("it is dealt", "return document.querySelector('#board [data-game]') !== null").await.map(drop)
}

#[test]
fn the_lesson_of_border_stones_is_played_by_clicks() {
    on_laptop(async |test| learn(test, "stones", "Well done").await);
}

#[test]
fn a_stone_that_can_be_claimed_has_a_button() {
    const CLAIM: &str =
        "return [...document.querySelectorAll('#buttons .go')].some((one) => one.textContent === 'Claim stone 4')";
    on_laptop(async |test| {
        test.visit("/learn/stones").await?;
        for _ in 0..MANY {
            if test.browser.ask(CLAIM).await? == true {
                return Ok(());
            }
            let before = test.browser.ask(PROGRESS).await?;
            test.touch_offered(OFFER).await?;
            let script = format!("return (() => {{ {PROGRESS} }})() !== {before}");
            test.browser.until("the click was taken", &script).await?;
        }
        bail!("there was nothing to claim")
    });
}

#[test]
fn the_lesson_of_kitty_wonderland_is_played_by_taps() {
    on_phone(async |test| learn(test, "kitty", "Well done").await);
}

#[test]
fn the_lesson_of_planar_duel_is_played_by_clicks() {
    on_laptop(async |test| learn(test, "duel", "Well done").await);
}

#[test]
fn the_lesson_of_planar_duel_is_played_by_taps_in_french() {
    on(Screen::PHONE, "fr", async |test| learn(test, "duel", "Bravo").await);
}

#[test]
fn a_lesson_is_played_in_french() {
    on(Screen::LAPTOP, "fr", async |test| learn(test, "kitty", "Bravo").await);
}

#[test]
fn a_wrong_move_is_answered_kindly_and_the_lesson_goes_on() {
    on_laptop(async |test| {
        test.visit("/learn/stones").await?;
        test.browser.until("the first thing is marked", OFFER).await?;
        test.browser.click("#board [data-id='card:B7']").await?;
        test.browser.click("#board [data-id='stone:2'].can").await?;
        test.browser
            .until("the teacher answers", "return document.querySelector('#lessonreply:not([hidden])') !== null")
            .await?;
        let reply = test.text("#lessonreply").await?;
        ensure!(reply.contains("red 5 on stone 4"), "not `{reply}`");
        ensure!(test.count("#board .col .card").await? == 0, "nothing was placed");
        ensure!(test.text("#lessonstep").await? == "Step 1 of 8", "it is the same step");
        // Forward and back again.
        test.browser.click("#board [data-id='card:R5']").await?;
        test.browser.click("#board [data-id='stone:4'].wanted").await?;
        test.browser.until("the second step", "return document.querySelector('#lessonbar').value === 1").await?;
        ensure!(test.text("#lessonreply").await?.is_empty(), "the old answer is gone");
        test.browser.click("#lessonback").await?;
        test.browser.until("the first step", "return document.querySelector('#lessonbar').value === 0").await?;
        follow(test).await
    });
}

#[test]
fn a_thing_that_cannot_be_used_says_why() {
    on_laptop(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        test.browser.click("#board [data-id='deck:clan']").await?;
        let hint = "return document.querySelector('#hint').textContent";
        let said = format!("{hint} === 'Now play a card from your hand.'");
        test.browser.until("the deck says why not", &said).await?;
        test.play_one_action().await
    });
}
