//! Watching a game between bots.

use crate::browser_test::on_laptop;
use anyhow::ensure;
use serde_json::json;
use std::time::Duration;

const PACE_MS: u64 = 150;

#[test]
fn one_can_watch_bots_pause_them_let_them_go_on_and_see_who_won() {
    on_laptop(async |test| {
        let request = json!({ "game": "stones", "seats": ["random", "heuristic"], "pace_ms": PACE_MS });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        let first = test.version().await?;
        let on = |version: u64| format!("return wire.heard.some((message) => message.version > {version})");
        test.browser.until("the bots play", &on(first)).await?;
        test.browser.click("[data-pace='pause']").await?;
        test.browser
            .until(
                "the status says that it is paused",
                "return document.querySelector('#status').textContent.startsWith('Paused')",
            )
            .await?;
        let paused = test.version().await?;
        // That nothing happens can only be seen by waiting.
        tokio::time::sleep(Duration::from_millis(4 * PACE_MS)).await;
        ensure!(test.version().await? == paused, "nobody plays at a paused table");
        ensure!(test.text("[data-pace='pause']").await? == "Continue", "the button says what it does");
        for _ in 0..3 {
            test.browser.click("[data-pace='faster']").await?;
        }
        test.browser.click("[data-pace='pause']").await?;
        test.browser.until("the bots go on", &on(paused)).await?;
        test.browser.until("the end", "return document.querySelector('#result').open").await?;
        let result = test.text("#resulttext").await?;
        ensure!(["Beginner won", "Regular won"].contains(&result.as_str()), "it says who won: {result}");
        Ok(())
    });
}
