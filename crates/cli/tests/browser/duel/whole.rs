//! A whole duel by clicks; how many clicks it takes; stops; giving up.

use super::{OFFER, asked, deck, open, play_until, press};
use crate::browser_test::{on, on_laptop};
use crate::kit::Screen;
use anyhow::ensure;
use serde_json::json;

#[test]
fn a_whole_duel_against_the_bot_is_played_by_clicks() {
    on_laptop(async |test| {
        let table = test
            .table(json!({ "game": "duel", "seats": ["human", "heuristic"], "options": { "life": 10 }, "pace_ms": 0 }))
            .await?;
        test.visit(&format!("/t/{table}")).await?;
        test.play_offered_to_the_end(OFFER).await?;
        let story = test.text("#story").await?;
        ensure!(!story.is_empty(), "the end is told");
        let look = test.look(&table, 0).await?;
        ensure!(look["view"]["over"].is_object(), "the duel is over");
        Ok(())
    });
}

#[test]
fn a_duel_is_played_on_a_phone_in_french() {
    on(Screen::PHONE, "fr", async |test| {
        let table = test
            .table(json!({ "game": "duel", "seats": ["human", "random"], "options": { "life": 4 }, "pace_ms": 0 }))
            .await?;
        test.visit(&format!("/t/{table}")).await?;
        let french = OFFER
            .replace("^(Cast|Play)", "^(Lancer|Jouer)")
            .replace("^Attack with", "^Attaquer avec")
            .replace("^Keep", "^Garder")
            .replace("by(/block/)", "by(/bloquer/)")
            .replace("^End the turn", "^Finir le tour")
            .replace("^(Pass|To combat)", "^(Passer|Combat)")
            .replace("^(?!Take|Cancel)", "^(?!Prendre|Annuler|Reprendre)");
        test.play_offered_to_the_end(&french).await?;
        Ok(())
    });
}

/// Nobody blocks and nothing is answered. A player with mana and cards left is asked once more, at the stop after blockers.
#[test]
fn a_turn_in_which_one_only_attacks_takes_two_clicks_and_one_at_the_stop_after_blockers() {
    on_laptop(async |test| {
        let decks = [deck("mountain", 21, "goblin-scrapper"), deck("plains", 29, "dawn-recruit")];
        open(test, ["human", "random"], decks).await?;
        let ready = "const labels = [...document.querySelectorAll('#buttons .btn')].map((button) => button.textContent);
            return labels.includes('To combat') && labels.some((label) => /^Attack with all/.test(label)) && !document.querySelector('#board .hand :is(.can, .chosen)')";
        play_until(test, "a main phase with two attackers and nothing to cast", ready).await?;
        let life = "return Number(document.querySelector('[data-count=\"life:1\"]').textContent)";
        let before = test.browser.ask(life).await?.as_i64().unwrap_or_default();
        press(test, "Attack with all").await?;
        let hit = format!("return Number(document.querySelector('[data-count=\"life:1\"]').textContent) < {before}");
        let asked = "[...document.querySelectorAll('#buttons .btn')].some((button) => button.textContent === 'Pass: to damage')";
        test.browser
            .until("the stop after blockers, or the damage", &format!("if ({asked}) return true; {hit}"))
            .await?;
        if test.browser.ask(&format!("return {asked}")).await? == true {
            press(test, "Pass: to damage").await?;
        }
        test.browser.until("the attack has hit", &hit).await?;
        press(test, "End the turn").await?;
        test.browser.until("the other turn, or the next one", "return document.querySelector('.phases:not(.ownturn)') !== null || document.querySelector('.phases li:nth-child(2).now') !== null").await?;
        Ok(())
    });
}

#[test]
fn stops_are_set_on_the_page_and_kept() {
    on_laptop(async |test| {
        let decks = || [deck("forest", 20, "centaur-runner"), deck("plains", 20, "dawn-recruit")];
        open(test, ["human", "random"], decks()).await?;
        test.browser.click("[data-stop='my-end']").await?;
        test.browser
            .until(
                "it is set",
                "return document.querySelector('[data-stop=\"my-end\"]').getAttribute('aria-pressed') === 'true'",
            )
            .await?;
        let at_end = "return document.querySelector('.phases.ownturn li:last-child.now') !== null";
        play_until(test, "a decision at the end of the own turn", at_end).await?;
        open(test, ["human", "random"], decks()).await?;
        test.browser
            .until(
                "it is still set at the next table",
                "return document.querySelector('[data-stop=\"my-end\"]').getAttribute('aria-pressed') === 'true'",
            )
            .await?;
        play_until(test, "a decision at the end of the own turn", at_end).await.map(drop)
    });
}

#[test]
fn without_the_stop_nobody_is_asked_at_the_end_of_the_turn() {
    on_laptop(async |test| {
        open(test, ["human", "random"], [deck("forest", 20, "centaur-runner"), deck("plains", 20, "dawn-recruit")])
            .await?;
        for _ in 0..40 {
            asked(test).await?;
            ensure!(test.count(".phases.ownturn li:last-child.now").await? == 0, "nobody asked for it");
            if test.touch_offered(OFFER).await?.is_none() {
                break;
            }
        }
        Ok(())
    });
}

#[test]
fn a_duel_can_be_given_up() {
    on_laptop(async |test| {
        open(test, ["human", "heuristic"], [deck("forest", 20, "centaur-runner"), deck("plains", 20, "dawn-recruit")])
            .await?;
        test.browser.click(".menu > summary").await?;
        test.browser.click("#giveup").await?;
        test.browser.click("#giveupyes").await?;
        test.browser.until("the result", "return document.querySelector('#result[open]') !== null").await?;
        ensure!(test.text("#resulttext").await? == "You lost", "who gives up has lost");
        Ok(())
    });
}
