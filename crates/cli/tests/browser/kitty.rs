//! Kitty Wonderland, a game of simultaneous decisions: nobody may see what others hold, or what they have chosen before
//! all have.
//!
//! No test depends on the deal: only what the page highlights is clicked.

mod audit;
mod drag;
mod gestures;
mod phone;
mod readable;
mod shared;

use crate::browser_test::BrowserTest;
use crate::player::offer;
use anyhow::{Context, Result, ensure};
use serde_json::json;

/// What the page offers, as in `player.rs`: cells, cards, targets, buttons. Razors first, so that games end, and the
/// last of the cells, so that the players move.
const OFFER: &str = offer!(
    "
const [target] = [...find('#board .kit.target'), ...find('#board .target')];
if (target) return name(target);
const button = find('#buttons .btn:not(.quiet)').length ? '#buttons .btn:not(.quiet)' : null;
if (find('#board .chosen').length) return button;
const thing = find('#board .card.can').sort((a, b) => b.dataset.id.includes('razor') - a.dataset.id.includes('razor'))[0] ?? find('#board .cells .can').at(-1);
return thing ? name(thing) : button;"
);

/// Is somebody asked something that the page can be touched for?
pub(crate) const ASKED: &str = "const last = wire.heard.findLast((message) => message.type === 'table');
return last && !last.cover && last.choices.length > 0 && document.querySelector('#board .can, #buttons .btn') !== null ? last.asked : null";

/// Fills in the form of a new game and sends it. Values are those of fields by their names.
async fn start(test: &BrowserTest, values: &[(&str, &str)]) -> Result<String> {
    test.visit("/new/kitty").await?;
    for (name, value) in values {
        let script = format!(
            "const [wanted, fields] = [{}, [...document.querySelectorAll(`.table-form [name='{name}']`)]];
             const radio = fields.find((field) => field.type === 'radio' && field.value === wanted);
             const field = radio ?? fields[0];
             if (radio) radio.checked = true; else field.value = wanted;
             field.dispatchEvent(new Event('input', {{ bubbles: true }}));
             return field.value",
            json!(value)
        );
        let kept = test.browser.ask(&script).await?;
        ensure!(kept == *value, "the field `{name}` takes `{value}`, not {kept}");
    }
    test.browser.click(".table-form button[type='submit']").await?;
    test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
    Ok(test.place().await?.replace("/t/", ""))
}

/// Waits for something to touch and touches it. Says what it was; nothing once the game is over.
async fn touch_next(test: &BrowserTest) -> Result<Option<String>> {
    test.touch_offered(OFFER).await
}

/// Goes on until the result is shown.
async fn play_to_the_end(test: &BrowserTest) -> Result<()> {
    test.play_offered_to_the_end(OFFER).await
}

/// With motion, the number and the marked line are those of the move that is being told. Ends at the last step.
async fn number_follows_the_story(test: &BrowserTest) -> Result<()> {
    test.browser.click("[data-step='first']").await?;
    let at = |n: u64| format!("/\\D{n}\\D+\\d+$/.test(document.querySelector('#at').textContent)");
    test.browser.until("the deal is shown", &format!("return {}", at(0))).await?;
    test.browser.ask("localStorage.setItem('speed', 'slow')").await?;
    test.prefer_motion("no-preference").await?;
    for n in [1, 2] {
        test.browser.ask("document.querySelector(\"[data-step='next']\").click()").await?;
        let told = format!("return document.body.classList.contains('telling') && {}", at(n));
        test.browser.until(&format!("the number is {n} while move {n} is told"), &told).await?;
    }
    test.prefer_motion("reduce").await?;
    test.browser.click("[data-step='last']").await?;
    let end = "return /\\D(\\d+)\\D+\\1$/.test(document.querySelector('#at').textContent) && !document.body.classList.contains('telling')";
    test.browser.until("the end is shown", end).await.map(drop)
}

/// Opens the replay from the result and steps through it.
async fn step_through_the_replay(test: &BrowserTest) -> Result<()> {
    test.browser.click("#result a[href^='/replay/']").await?;
    test.browser.until("the replay is shown", "return document.body.classList.contains('replay')").await?;
    let of = test.browser.ask("return JSON.parse(document.querySelector('#stops').textContent).length - 1").await?;
    let of = of.as_u64().context("how many steps there are")?;
    ensure!(of >= 4, "a whole game has more than {of} steps");
    for (step, at) in [("first", 0), ("next", 1), ("next", 2), ("prev", 1), ("last", of)] {
        test.browser.click(&format!("[data-step='{step}']")).await?;
        let shown = format!("return /\\D{at}\\D+{of}$/.test(document.querySelector('#at').textContent)");
        test.browser.until(&format!("step {at} is shown"), &shown).await?;
    }
    number_follows_the_story(test).await?;
    let told = test.text("#said").await?;
    ensure!(told.len() > 12, "the last step says what happened: {told}");
    Ok(())
}
