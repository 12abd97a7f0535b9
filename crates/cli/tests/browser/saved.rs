//! Games to go on with, records to take away and to bring back.

use crate::player::against_a_bot;
use crate::stage::{Stage, on_laptop};
use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use serde_json::json;
use std::path::PathBuf;
use std::time::{Duration, Instant};

impl Stage {
    /// Waits until a table of bots has come to its end.
    pub(crate) async fn wait_for_the_end(&self, table: &str) -> Result<()> {
        let began = Instant::now();
        while self.api("GET", &format!("/api/tables/{table}"), None).await?["state"] != "over" {
            ensure!(began.elapsed() < Duration::from_secs(30), "the bots do not come to an end");
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        Ok(())
    }
}

#[test]
fn the_saved_games_page_lists_a_running_game_and_continues_it() {
    on_laptop(async |stage| {
        let table = stage.table(against_a_bot()).await?;
        stage.visit(&format!("/t/{table}")).await?;
        stage.play_one_action().await?;
        let version = stage.version().await?;
        for page in ["/", "/saved"] {
            stage.visit(page).await?;
            let entry = stage.text(&format!("a[href='/t/{table}']")).await?;
            ensure!(entry.contains("Continue") && entry.contains(&format!("{version} moves")), "{page}: {entry}");
        }
        stage.browser.click(&format!("a[href='/t/{table}']")).await?;
        stage.my_turn().await?;
        ensure!(stage.version().await? == version, "it stands where it stood");
        stage.play_one_action().await
    });
}

#[test]
fn a_downloaded_record_can_be_opened_again_and_a_broken_one_gets_a_sentence() {
    on_laptop(async |stage| {
        stage.expect_in_console("422");
        let table = stage.table(json!({ "game": "stones", "seats": ["random", "heuristic"], "pace_ms": 0 })).await?;
        stage.wait_for_the_end(&table).await?;
        stage.visit(&format!("/replay/{table}")).await?;
        stage.browser.click("a[download]").await?;
        let file = downloaded(stage).await?;
        open_file(stage, &file).await?;
        stage.browser.until("the replay is shown", "return location.pathname.startsWith('/replay/r')").await?;
        stage.browser.click("[data-step='last']").await?;
        stage
            .browser
            .until("the last move", "return /^Move (\\d+) of \\1$/.test(document.querySelector('#at').textContent)")
            .await?;
        let text = std::fs::read_to_string(&file)?;
        let broken = stage.path("broken.json");
        std::fs::write(&broken, &text[..text.len() / 2])?;
        open_file(stage, &broken).await?;
        stage.browser.until("the problem is shown", "return document.querySelector('.problem') !== null").await?;
        let sentence = stage.text(".problem").await?;
        ensure!(sentence.len() > 20, "it says what is wrong: {sentence}");
        ensure!(stage.count(".list li").await? == 2, "the table and its copy are listed, and nothing broken");
        Ok(())
    });
}

/// The only file in the folder of downloads, once it is whole.
async fn downloaded(stage: &Stage) -> Result<PathBuf> {
    let began = Instant::now();
    loop {
        let files = std::fs::read_dir(stage.path("downloads")).into_iter().flatten().flatten().map(|file| file.path());
        if let Some(file) = files.into_iter().find(|file| file.extension().is_some_and(|end| end == "json")) {
            return Ok(file);
        }
        ensure!(began.elapsed() < Duration::from_secs(20), "nothing was downloaded");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

async fn open_file(stage: &Stage, file: &std::path::Path) -> Result<()> {
    stage.visit("/saved").await?;
    let field = stage.browser.client.find(Locator::Css("#file")).await?;
    field.send_keys(file.to_str().context("a readable path")?).await?;
    stage.browser.click("form:has(#file) button").await
}
