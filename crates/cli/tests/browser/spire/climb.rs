//! A whole floor by clicks, and what the page tells on the way.

use super::{asked, open, play_until, screen};
use crate::browser_test::on_laptop;
use anyhow::{Context, ensure};
use serde_json::json;

/// The damage that the first card with a target would do to its first target, the life of that target, and their ids.
const AIMED: &str = "
const card = [...document.querySelectorAll('#board .hand .card.can')].find((card) => document.querySelector(`#board .foe .w${card.dataset.id.split(':')[1]}.aimed .bad`));
if (!card) return null;
const place = card.dataset.id.split(':')[1];
const foe = document.querySelector(`#board .foe:has(.w${place}.aimed .bad)`);
const text = foe.querySelector(`.w${place}.aimed`).textContent;
return { card: card.dataset.id, foe: foe.dataset.id, text, life: Number(foe.querySelector('b[data-count^=\"life\"]').textContent) };";

#[test]
fn a_whole_floor_can_be_climbed_by_clicks() {
    on_laptop(async |test| {
        open(test, &["human"], json!({ "life": 999 })).await?;
        ensure!(screen(test).await? == "choosing", "an element is chosen first");
        ensure!(test.count(".choice.can").await? == 4, "there are four elements");
        ensure!(test.count(".choice .chip").await? >= 20, "each shows its deck");
        play_until(test, ".walking").await?;
        ensure!(test.count(".room.can").await? == 1, "one begins at the entrance");
        play_until(test, ".fighting").await?;
        ensure!(test.count(".foe .intent").await? > 0, "enemies say what they are going to do");
        play_until(test, ".fighting .foe.boss").await?;
        play_until(test, ".inroom .offer").await?;
        play_until(test, ".walking .room.r0.can").await?;
        let floor = test.text(".strip .fl b").await?;
        ensure!(floor == "2", "the second floor begins, not floor {floor}");
        Ok(())
    });
}

#[test]
fn a_card_does_what_the_page_said_it_would_do() {
    on_laptop(async |test| {
        open(test, &["human"], json!({ "life": 500 })).await?;
        play_until(test, ".fighting .foe").await?;
        let aimed = test.browser.until("a card that hurts an enemy", AIMED).await?;
        let id = |what: &str| aimed[what].as_str().context("an id").map(|id| format!("#board [data-id='{id}']"));
        let (card, foe) = (id("card")?, id("foe")?);
        let place = card.chars().filter(char::is_ascii_digit).collect::<String>();
        let badge = format!("{foe} .w{place}");
        let shown = |visible: bool| {
            format!(
                "return {visible} === (getComputedStyle(document.querySelector({})).display !== 'none')",
                json!(badge)
            )
        };
        test.browser.until("nothing is forecast before a card is picked", &shown(false)).await?;
        test.browser.click(&card).await?;
        test.browser.until("the forecast is shown on the target", &shown(true)).await?;
        let text = aimed["text"].as_str().context("a text")?.to_owned();
        let life = aimed["life"].as_i64().context("a number")?;
        test.browser.click(&foe).await?;
        let number = |text: &str| {
            text.split('−').nth(1)?.chars().take_while(char::is_ascii_digit).collect::<String>().parse::<i64>().ok()
        };
        match number(&text) {
            Some(damage) => {
                let now = format!(
                    "return Number(document.querySelector({})?.textContent ?? 0) === {}",
                    json!(format!("{foe} b[data-count^='life']")),
                    life - damage
                );
                test.browser.until(&format!("the enemy lost {damage} of {life} life ({text})"), &now).await?;
            }
            None => {
                let gone = format!("return document.querySelector({}) === null", json!(foe));
                test.browser.until("the enemy fell", &gone).await?;
            }
        }
        asked(test).await
    });
}

#[test]
fn what_cannot_be_played_says_why() {
    on_laptop(async |test| {
        open(test, &["human"], json!({ "life": 500 })).await?;
        play_until(test, ".fighting .hand .card.poor").await?;
        test.browser.click(".hand .card.poor").await?;
        let told = "return /energy/.test(document.querySelector('#hint').textContent)";
        test.browser.until("the hint names the energy", told).await.map(drop)
    });
}
