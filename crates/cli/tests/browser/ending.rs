//! The end of a game: won and lost look different, the story is told, and the next game is one click away.

use crate::browser_test::{BrowserTest, on, on_laptop, on_phone};
use crate::kit::Screen;
use crate::player::against_a_bot;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

/// How well a card fits to those of the own side: long rows first, then one colour.
fn worth(view: &Value, action: &str) -> usize {
    let Some((card, stone)) = action.split_once('@') else { return 0 };
    let index = stone.parse::<usize>().map_or(0, |n| n - 1);
    let laid = view["stones"][index]["sides"][0]["cards"].as_array().cloned().unwrap_or_default();
    let is_alike = |other: &Value| other.as_str().is_some_and(|other| other.get(..1) == card.get(..1));
    1 + 2 * laid.len() + if laid.iter().all(is_alike) { 8 } else { 0 }
}

/// Plays a small game against a bot that plays at random; true if it was won.
async fn play_well(test: &BrowserTest, table: &str) -> Result<bool> {
    let value = json!({ "value": "5e5e5e5e5e5e5e5e" });
    test.api("POST", &format!("/api/tables/{table}/ready"), Some(value)).await?;
    loop {
        let look = test.look(table, 0).await?;
        if look["state"] == "over" {
            return Ok(look["result"]["winners"] == json!([0]));
        }
        let actions =
            look["choices"].as_array().context("choices")?.iter().filter_map(|choice| choice["action"].as_str());
        let Some(action) = actions.max_by_key(|action| worth(&look["view"], action)) else { continue };
        let play = json!({ "seat": 0, "action": action, "version": look["version"] });
        test.api("POST", &format!("/api/tables/{table}/actions"), Some(play)).await?;
    }
}

/// A game that was won. Nobody wins all games against chance, so several are tried.
async fn won_game(test: &BrowserTest) -> Result<String> {
    for _ in 0..8 {
        let table = test.table(against_a_bot()).await?;
        if play_well(test, &table).await? {
            return Ok(table);
        }
    }
    anyhow::bail!("eight games against chance were lost")
}

async fn shown(test: &BrowserTest) -> Result<(String, String)> {
    test.browser.until("the result is shown", "return document.querySelector('#result').open").await?;
    let icons = "return [...document.querySelectorAll('#result .sign svg')].filter((icon) => getComputedStyle(icon).display !== 'none').map((icon) => icon.getAttribute('class')).join()";
    let icon = test.browser.ask(icons).await?;
    Ok((test.text("#resulttext").await?, icon.as_str().unwrap_or_default().to_owned()))
}

/// Nothing of the dialog is outside the screen or needs scrolling.
async fn check_fits(test: &BrowserTest) -> Result<()> {
    let fits = test.browser.ask("const box = document.querySelector('#result'), { left, right, top, bottom } = box.getBoundingClientRect();
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && box.scrollHeight <= box.clientHeight + 1").await?;
    ensure!(fits == true, "the whole result is on the screen");
    Ok(())
}

#[test]
fn a_won_game_is_announced_with_its_story_and_leads_to_the_next_one() {
    on_laptop(async |test| {
        let table = won_game(test).await?;
        test.visit(&format!("/t/{table}")).await?;
        ensure!(shown(test).await? == ("You won".to_owned(), "won".to_owned()), "{:?}", shown(test).await?);
        let story = test.text("#story").await?;
        ensure!(story.contains(" to ") && story.contains("you took stone"), "the story: {story}");
        let status = test.text("#status").await?;
        ensure!(status.starts_with("You won, ") || status.starts_with("You won: "), "the status: {status}");
        ensure!(test.text("#result .acts .btn").await? == "Play again", "the next game comes first");
        check_fits(test).await?;
        test.browser.click("#result form:has([name='sides']) button").await?;
        test.browser
            .until(
                "another table is shown",
                &format!("return location.pathname.startsWith('/t/') && location.pathname !== '/t/{table}'"),
            )
            .await?;
        let other = test.place().await?.replace("/t/", "");
        let seats = test.look(&other, 0).await?["seats"].clone();
        ensure!(seats[0]["kind"] == "random" && seats[1]["yours"] == true, "the sides have changed: {seats}");
        Ok(())
    });
}

#[test]
fn a_lost_game_looks_different_in_french_on_a_phone() {
    on(Screen::PHONE, "fr", async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        test.say(&json!({ "type": "play", "seat": 0, "action": "resign", "version": 0 })).await?;
        ensure!(shown(test).await? == ("Vous avez perdu".to_owned(), "lost".to_owned()), "{:?}", shown(test).await?);
        ensure!(test.text("#story").await? == "Vous avez abandonné.", "the story is told");
        check_fits(test).await?;
        test.browser.click("#result .acts .btn.go").await?;
        let again = format!("return location.pathname.startsWith('/t/') && location.pathname !== '/t/{table}'");
        test.browser.until("another table is shown", &again).await?;
        test.my_turn().await
    });
}

#[test]
fn a_player_who_is_out_skips_to_the_end() {
    on_phone(async |test| {
        let seats = ["human", "random", "random"];
        // With so much life the others are still there at the end, and not nobody.
        let options = json!({ "players": 3, "life": 500, "turns": 12 });
        let request = json!({ "game": "kitty", "seats": seats, "options": options, "pace_ms": 5000 });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.browser.until("the game runs", "return document.querySelector('.tok.kit') !== null").await?;
        ensure!(
            test.browser.ask("return document.querySelector('#skip').hidden").await? == true,
            "nothing to skip yet"
        );
        test.say(&json!({ "type": "play", "seat": 0, "action": "resign", "version": 0 })).await?;
        test.browser
            .until(
                "one may skip",
                "return !document.querySelector('#skip').hidden && !document.querySelector('#pace').hidden",
            )
            .await?;
        test.browser.click("#skip").await?;
        ensure!(shown(test).await? == ("You lost".to_owned(), "lost".to_owned()), "{:?}", shown(test).await?);
        Ok(())
    });
}
