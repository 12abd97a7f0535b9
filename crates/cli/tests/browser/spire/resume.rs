//! A fight goes on after a reload and after the server was killed, and nothing is drawn anew.

use super::{asked, open, play_until, touch_next};
use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Result, ensure};
use serde_json::{Value, json};

/// Everybody with numbers and intents, the hand, the piles, the log.
const PICTURE: &str = "const texts = (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent);
return {
    things: [...document.querySelectorAll('#board [data-id]')].map((e) => [e.dataset.id, e.getAttribute('aria-label')]),
    numbers: texts('#board :is([data-count], .pile b, .intent)'),
    log: texts('#log li'),
    status: document.querySelector('#status').textContent,
}";

/// Plays into a fight, with a card played already.
async fn fight(test: &BrowserTest) -> Result<Value> {
    open(test, &["human"], json!({ "life": 300 })).await?;
    play_until(test, ".fighting .foe").await?;
    let before = test.version().await?;
    while test.version().await? == before {
        touch_next(test).await?;
        asked(test).await?;
    }
    picture(test).await
}

async fn picture(test: &BrowserTest) -> Result<Value> {
    asked(test).await?;
    test.browser.ask(PICTURE).await
}

#[test]
fn a_reload_in_the_middle_of_a_fight_loses_nothing() {
    on_laptop(async |test| {
        let before = fight(test).await?;
        test.browser.client.refresh().await?;
        let after = picture(test).await?;
        ensure!(before == after, "before the reload:\n{before}\nafter it:\n{after}");
        touch_next(test).await.map(drop)
    });
}

#[test]
fn a_killed_server_goes_on_in_the_middle_of_a_fight() {
    on_laptop(async |test| {
        test.expect_in_console("ERR_CONNECTION_REFUSED");
        let before = fight(test).await?;
        test.server.kill()?;
        test.browser.until("the line is lost", "return !document.querySelector('#lost').hidden").await?;
        let data = test.data();
        test.server.again(&data)?;
        test.browser.until("the page is back", "return document.querySelector('#lost').hidden").await?;
        let after = picture(test).await?;
        ensure!(before == after, "before the kill:\n{before}\nafter it:\n{after}");
        play_until(test, ".offer").await
    });
}
