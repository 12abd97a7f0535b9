//! Kitty Wonderland, where all decide at once: nobody may see what others hold or have chosen until all have.
//!
//! Nothing here depends on the deal. What is clicked is highlighted; what is found out is found by asking the page.

mod audit;
mod gestures;
mod phone;
mod shared;

use crate::stage::Stage;
use anyhow::{Context, Result, ensure};
use serde_json::json;

/// What the page offers, as in `player.rs`: cells, cards, targets, buttons. Razors first, so that games end, and the
/// last of the cells, so that people do not stand where they stood.
const OFFER: &str = "
const find = (selector) => [...document.querySelectorAll(selector)];
if (document.activeViewTransition) return null;
if (document.querySelector('#result[open]')) return 'over';
if (document.querySelector('#cover:not([hidden])')) return '#uncover';
const name = (thing) => `#board [data-id='${thing.dataset.id}'].can`;
const [target] = [...find('#board .kit.target'), ...find('#board .target')];
if (target) return name(target);
const button = find('#buttons .btn:not(.quiet)').length ? '#buttons .btn:not(.quiet)' : null;
if (find('#board .chosen').length) return button;
const thing = find('#board .card.can').sort((a, b) => b.dataset.id.includes('razor') - a.dataset.id.includes('razor'))[0] ?? find('#board .cells .can').at(-1);
return thing ? name(thing) : button;";

/// Is somebody asked something that the page can be touched for?
const ASKED: &str = "const last = wire.heard.findLast((message) => message.type === 'table');
return last && !last.cover && last.choices.length > 0 && document.querySelector('#board .can, #buttons .btn') !== null ? last.asked : null";

/// Fills in the form of a new game and sends it. Values are those of fields by their names.
async fn start(stage: &Stage, values: &[(&str, &str)]) -> Result<String> {
    stage.visit("/new/kitty").await?;
    for (name, value) in values {
        let script = format!(
            "const field = document.querySelector(`.setup [name='{name}']`);
             field.value = {};
             field.dispatchEvent(new Event('input', {{ bubbles: true }}));
             return field.value",
            json!(value)
        );
        let kept = stage.browser.ask(&script).await?;
        ensure!(kept == *value, "the field `{name}` takes `{value}`, not {kept}");
    }
    stage.browser.click(".setup button[type='submit']").await?;
    stage.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
    Ok(stage.place().await?.replace("/t/", ""))
}

/// Waits for something to touch and touches it. Says what it was; nothing once the game is over.
async fn touch_next(stage: &Stage) -> Result<Option<String>> {
    stage.touch_offered(OFFER).await
}

/// Goes on until the result is shown.
async fn play_to_the_end(stage: &Stage) -> Result<()> {
    stage.play_offered_to_the_end(OFFER).await
}

/// Opens the replay from the result and steps through it.
async fn step_through_the_replay(stage: &Stage) -> Result<()> {
    stage.browser.click("#result a[href^='/replay/']").await?;
    stage.browser.until("the replay is shown", "return document.body.classList.contains('replay')").await?;
    let of = stage.browser.ask("return JSON.parse(document.querySelector('#stops').textContent).length - 1").await?;
    let of = of.as_u64().context("how many steps there are")?;
    ensure!(of >= 4, "a whole game has more than {of} steps");
    for (step, at) in [("first", 0), ("next", 1), ("next", 2), ("prev", 1), ("last", of)] {
        stage.browser.click(&format!("[data-step='{step}']")).await?;
        let shown = format!("return /\\D{at}\\D+{of}$/.test(document.querySelector('#at').textContent)");
        stage.browser.until(&format!("step {at} is shown"), &shown).await?;
    }
    let told = stage.text("#said").await?;
    ensure!(told.len() > 12, "the last step says what happened: {told}");
    Ok(())
}
