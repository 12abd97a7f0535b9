//! Bots among themselves, for somebody who watches.

use crate::stage::on_laptop;
use anyhow::ensure;
use serde_json::json;
use std::time::Duration;

const PACE_MS: u64 = 150;

#[test]
fn one_can_watch_bots_pause_them_let_them_go_on_and_see_who_won() {
    on_laptop(async |stage| {
        let wish = json!({ "game": "stones", "seats": ["random", "heuristic"], "pace_ms": PACE_MS });
        let table = stage.table(wish).await?;
        stage.visit(&format!("/t/{table}")).await?;
        let first = stage.version().await?;
        let on = |version: u64| format!("return wire.heard.some((message) => message.version > {version})");
        stage.browser.until("the bots play", &on(first)).await?;
        stage.browser.click("[data-pace='pause']").await?;
        stage
            .browser
            .until(
                "the status says that it is paused",
                "return document.querySelector('#status').textContent.startsWith('Paused')",
            )
            .await?;
        let paused = stage.version().await?;
        // That nothing happens can only be seen by waiting.
        tokio::time::sleep(Duration::from_millis(4 * PACE_MS)).await;
        ensure!(stage.version().await? == paused, "nobody plays at a paused table");
        ensure!(stage.text("[data-pace='pause']").await? == "Go on", "the button says what it does");
        for _ in 0..3 {
            stage.browser.click("[data-pace='faster']").await?;
        }
        stage.browser.click("[data-pace='pause']").await?;
        stage.browser.until("the bots go on", &on(paused)).await?;
        stage.browser.until("the end", "return document.querySelector('#result').open").await?;
        let result = stage.text("#resulttext").await?;
        ensure!(result.starts_with("Random won") || result.starts_with("Steady won"), "it says who won: {result}");
        Ok(())
    });
}
