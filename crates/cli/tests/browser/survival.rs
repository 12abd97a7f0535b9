//! A reload or a killed server loses nothing.

use crate::browser_test::{BrowserTest, on_laptop};
use crate::player::against_a_bot;
use anyhow::{Result, ensure};
use serde_json::Value;

/// Every thing of the board with its place, and the log.
const PICTURE: &str = "return {
    things: [...document.querySelectorAll('#board [data-id]')].map((e) => [e.dataset.id, e.closest('[data-place]')?.dataset.place ?? '']),
    log: [...document.querySelectorAll('#log li')].map((e) => e.textContent),
    status: document.querySelector('#status').textContent,
}";

async fn picture(test: &BrowserTest) -> Result<Value> {
    test.my_turn().await?;
    test.browser.ask(PICTURE).await
}

/// Sits down, plays two actions, and remembers how it looks.
async fn play_a_little(test: &BrowserTest) -> Result<Value> {
    test.prefer_motion("no-preference").await?;
    let table = test.table(against_a_bot()).await?;
    test.visit(&format!("/t/{table}")).await?;
    for _ in 0..2 {
        test.play_one_action().await?;
    }
    let picture = picture(test).await?;
    ensure!(picture["log"].as_array().is_some_and(|log| log.len() >= 2), "there is a log: {picture}");
    Ok(picture)
}

#[test]
fn a_reload_in_the_middle_of_a_game_loses_nothing() {
    on_laptop(async |test| {
        let before = play_a_little(test).await?;
        test.browser.client.refresh().await?;
        let after = picture(test).await?;
        ensure!(before == after, "before the reload:\n{before}\nafter it:\n{after}");
        test.play_one_action().await
    });
}

#[test]
fn a_killed_and_restarted_server_loses_nothing_and_the_page_comes_back_by_itself() {
    on_laptop(async |test| {
        test.expect_in_console("ERR_CONNECTION_REFUSED");
        let before = play_a_little(test).await?;
        test.browser.ask("window.sameDocument = true").await?;
        test.server.kill()?;
        test.browser
            .until("the page says that the line is lost", "return !document.querySelector('#lost').hidden")
            .await?;
        let data = test.data();
        test.server.again(&data)?;
        test.browser.until("the page is back", "return document.querySelector('#lost').hidden").await?;
        let after = picture(test).await?;
        ensure!(before == after, "before the kill:\n{before}\nafter it:\n{after}");
        ensure!(test.browser.ask("return window.sameDocument === true").await? == true, "the page was not reloaded");
        test.play_one_action().await
    });
}
