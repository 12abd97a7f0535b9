//! The page of saved games: continues a game, downloads and imports a record.

use crate::browser_test::{BrowserTest, on_laptop};
use crate::player::against_a_bot;
use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use serde_json::json;
use std::path::PathBuf;
use std::time::{Duration, Instant};

impl BrowserTest {
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
    on_laptop(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.play_one_action().await?;
        let version = test.version().await?;
        let moves = if version == 1 { "1 move ".to_owned() } else { format!("{version} moves ") };
        for page in ["/", "/saved"] {
            test.visit(page).await?;
            let entry = test
                .text(&format!(".list a[href='/t/{table}']"))
                .await?
                .split_whitespace()
                .collect::<Vec<_>>()
                .join(" ");
            ensure!(
                entry.contains("Your turn") && entry.contains("just now") && entry.contains(&moves),
                "{page}: {entry}"
            );
        }
        test.browser.click(&format!("a[href='/t/{table}']")).await?;
        test.my_turn().await?;
        ensure!(test.version().await? == version, "it stands where it stood");
        test.visit("/").await?;
        test.browser.click(&format!("[data-game='stones'] a[href='/t/{table}']")).await?;
        test.my_turn().await?;
        ensure!(test.version().await? == version, "it is continued from its game, too");
        test.play_one_action().await
    });
}

#[test]
fn a_downloaded_record_can_be_opened_again_and_a_broken_one_gets_a_sentence() {
    on_laptop(async |test| {
        test.expect_in_console("422");
        let table = test.table(json!({ "game": "stones", "seats": ["random", "heuristic"], "pace_ms": 0 })).await?;
        test.wait_for_the_end(&table).await?;
        test.visit(&format!("/replay/{table}")).await?;
        test.browser.click("a[download]").await?;
        let file = downloaded(test).await?;
        open_file(test, &file).await?;
        test.browser.until("the replay is shown", "return location.pathname.startsWith('/replay/r')").await?;
        test.browser.click("[data-step='last']").await?;
        test.browser
            .until("the last move", "return /^Move (\\d+) of \\1$/.test(document.querySelector('#at').textContent)")
            .await?;
        let text = std::fs::read_to_string(&file)?;
        let broken = test.path("broken.json");
        std::fs::write(&broken, &text[..text.len() / 2])?;
        open_file(test, &broken).await?;
        test.browser.until("the problem is shown", "return document.querySelector('.problem') !== null").await?;
        let sentence = test.text(".problem").await?;
        ensure!(sentence.len() > 20, "it says what is wrong: {sentence}");
        ensure!(test.count(".list li").await? == 2, "the table and its copy are listed, and nothing broken");
        Ok(())
    });
}

#[test]
fn a_saved_game_is_deleted_after_a_question() {
    on_laptop(async |test| {
        let [kept, deleted] = [test.table(against_a_bot()).await?, test.table(against_a_bot()).await?];
        test.visit("/saved").await?;
        let item = format!("li:has(a[href='/t/{deleted}'])");
        test.browser.click(&format!("{item} summary")).await?;
        let question = test.text(&format!("{item} .menu p")).await?;
        ensure!(question.contains("Delete it for good?"), "{question}");
        ensure!(test.count(".list li").await? == 2, "nothing is deleted before the answer");
        test.browser.click(&format!("{item} .menu button")).await?;
        let gone = format!("return !document.querySelector(\"a[href='/t/{deleted}']\")");
        test.browser.until("it is gone", &gone).await?;
        ensure!(test.count(&format!("a[href='/t/{kept}']")).await? == 1, "the other one is still listed");
        Ok(())
    });
}

/// The only file in the folder of downloads, once it is whole.
async fn downloaded(test: &BrowserTest) -> Result<PathBuf> {
    let began = Instant::now();
    loop {
        let files = std::fs::read_dir(test.path("downloads")).into_iter().flatten().flatten().map(|file| file.path());
        if let Some(file) = files.into_iter().find(|file| file.extension().is_some_and(|end| end == "json")) {
            return Ok(file);
        }
        ensure!(began.elapsed() < Duration::from_secs(20), "nothing was downloaded");
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

async fn open_file(test: &BrowserTest, file: &std::path::Path) -> Result<()> {
    test.visit("/saved").await?;
    let field = test.browser.client.find(Locator::Css("#file")).await?;
    field.send_keys(file.to_str().context("a readable path")?).await?;
    test.browser.click("form:has(#file) button").await
}
