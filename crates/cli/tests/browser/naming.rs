//! What players are called: the reader is "you", bots are called by their level, and both follow the language.

use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::kit::Screen;
use crate::player::{MANY, against_a_bot};
use anyhow::{Result, ensure};
use serde_json::json;

/// The names on the board and the first line of the log that begins with `you`.
async fn check_names(test: &BrowserTest, you: &str, bot: &str, placed: &str) -> Result<()> {
    let names = test
        .browser
        .ask("return [...document.querySelectorAll('#board .who .name')].map((name) => name.textContent).sort()")
        .await?;
    let mut wanted = [you, bot];
    wanted.sort_unstable();
    ensure!(names == json!(wanted), "{wanted:?}, not {names}");
    let said = format!(
        "return [...document.querySelectorAll('#log li')].some((line) => line.textContent.startsWith({}))",
        json!(placed)
    );
    for _ in 0..MANY {
        if test.browser.ask(&said).await? == true {
            return Ok(());
        }
        test.touch_next().await?;
    }
    anyhow::bail!("the log does not speak to the reader")
}

#[test]
fn on_the_own_screen_one_is_you() {
    on_laptop(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        check_names(test, "You", "Beginner", "You place ").await?;
        test.visit("/saved").await?;
        let entry = test.text(".list li").await?;
        ensure!(entry.contains("You against Beginner") && entry.contains("Your turn"), "{entry}");
        Ok(())
    });
}

#[test]
fn names_follow_the_language_of_the_reader() {
    on(Screen::LAPTOP, "fr", async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        check_names(test, "Vous", "Débutant", "Vous posez ").await?;
        test.visit("/saved").await?;
        let entry = test.text(".list li").await?;
        ensure!(entry.contains("Vous contre Débutant") && entry.contains("À vous de jouer"), "{entry}");
        test.browser.click(".switch a[hreflang='en']").await?;
        test.browser.until("the page is English", "return document.documentElement.lang === 'en'").await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        check_names(test, "You", "Beginner", "You place ").await
    });
}

#[test]
fn the_number_of_a_bot_is_the_number_of_its_seat() {
    on_laptop(async |test| {
        let seats = ["human", "random", "random", "heuristic"];
        let table = test.table(json!({ "game": "kitty", "seats": seats, "pace_ms": 0 })).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.browser
            .until("the panels are shown", "return document.querySelectorAll('.pl .name').length === 4")
            .await?;
        let names = test
            .browser
            .ask("return [...document.querySelectorAll('.pl .name')].map((name) => name.textContent)")
            .await?;
        ensure!(names == json!(["You", "Beginner 2", "Beginner 3", "Regular"]), "{names}");
        Ok(())
    });
}
