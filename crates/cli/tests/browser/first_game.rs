//! The first game of a new visitor.

use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Context, Result, ensure};

#[test]
fn a_new_visitor_presses_play_now_plays_to_the_end_and_steps_through_the_replay() {
    on_laptop(async |test| {
        test.prefer_motion("no-preference").await?;
        test.visit("/").await?;
        test.browser.click("form[action='/quick/stones'] button").await?;
        test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        test.my_turn().await?;
        let status = test.text("#status").await?;
        ensure!(status.starts_with("Your turn"), "it says whose turn it is, not `{status}`");
        test.play_to_the_end().await?;
        let result = test.text("#resulttext").await?;
        ensure!(result.starts_with("You won") || result.starts_with("You lost"), "it says who won, not `{result}`");
        test.browser.click("#result a[href^='/replay/']").await?;
        test.browser.until("the replay is shown", "return document.body.classList.contains('replay')").await?;
        step_through(test).await
    });
}

async fn step_through(test: &BrowserTest) -> Result<()> {
    let of = test.browser.ask("return Number(document.querySelector('[data-replay]').dataset.of)").await?;
    let of = of.as_u64().context("how many moves there are")?;
    ensure!(of >= 15, "a whole game has more than {of} moves");
    for (step, at) in [("first", 0), ("next", 1), ("next", 2), ("prev", 1), ("last", of)] {
        test.browser.click(&format!("[data-step='{step}']")).await?;
        let shown = format!("return document.querySelector('#at').textContent === 'Move {at} of {of}'");
        test.browser.until(&format!("move {at} is shown"), &shown).await?;
    }
    let laid = test.count("#board .half .card").await?;
    ensure!(laid >= 15, "the last board has all cards, not {laid}");
    Ok(())
}
