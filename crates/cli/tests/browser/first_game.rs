//! A newcomer's first quarter of an hour.

use crate::stage::{Stage, on_laptop};
use anyhow::{Context, Result, ensure};

#[test]
fn a_new_visitor_presses_play_now_plays_to_the_end_and_steps_through_the_replay() {
    on_laptop(async |stage| {
        stage.prefer_motion("no-preference").await?;
        stage.visit("/").await?;
        stage.browser.click("form[action='/quick/stones'] button").await?;
        stage.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        stage.my_turn().await?;
        let status = stage.text("#status").await?;
        ensure!(status.starts_with("Your turn"), "it says whose turn it is, not `{status}`");
        stage.play_to_the_end().await?;
        let result = stage.text("#resulttext").await?;
        ensure!(result.starts_with("You won") || result.starts_with("You lost"), "it says who won, not `{result}`");
        stage.browser.click("#result a[href^='/replay/']").await?;
        stage.browser.until("the replay is shown", "return document.body.classList.contains('replay')").await?;
        step_through(stage).await
    });
}

async fn step_through(stage: &Stage) -> Result<()> {
    let of = stage.browser.ask("return Number(document.querySelector('[data-replay]').dataset.of)").await?;
    let of = of.as_u64().context("how many moves there are")?;
    ensure!(of >= 15, "a whole game has more than {of} moves");
    for (step, at) in [("first", 0), ("next", 1), ("next", 2), ("prev", 1), ("last", of)] {
        stage.browser.click(&format!("[data-step='{step}']")).await?;
        let shown = format!("return document.querySelector('#at').textContent === 'Move {at} of {of}'");
        stage.browser.until(&format!("move {at} is shown"), &shown).await?;
    }
    let laid = stage.count("#board .half .card").await?;
    ensure!(laid >= 15, "the last board has all cards, not {laid}");
    Ok(())
}
