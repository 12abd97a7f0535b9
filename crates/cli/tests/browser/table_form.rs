//! The page that sets up a game, and what comes of it.

use crate::browser_test::{BrowserTest, on_laptop, on_phone};
use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

async fn set_number(test: &BrowserTest, name: &str, value: u32) -> Result<()> {
    let script = format!("document.querySelector(\"input[name='{name}']\").value = '{value}'");
    test.browser.ask(&script).await.map(drop)
}

#[test]
fn tactics_and_claims_are_chosen_on_the_page_and_a_stone_is_claimed_by_clicking() {
    on_laptop(async |test| {
        test.visit("/new/stones").await?;
        test.browser.click("label:has(input[name='seat1'][value='human'])").await?;
        for option in ["[name='tactics'][value='true']", "[name='claims'][value='after_play']"] {
            // A value that is not the default is in sight already.
            if test.count(&format!(".fold[open]:has({option})")).await? == 0 {
                test.browser.click(&format!(".fold:has({option}) > summary")).await?;
            }
            test.browser.click(&format!("label:has(input{option})")).await?;
        }
        test.browser.click(".fold:has([name='stones']) > summary").await?;
        for (name, value) in [("stones", 5), ("colours", 4), ("values", 8), ("hand", 4)] {
            set_number(test, name, value).await?;
        }
        test.browser.click(".table-form button[type='submit']").await?;
        test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        let table = test.place().await?.replace("/t/", "");
        let config = test.look(&table, 0).await?["view"]["config"].clone();
        let wanted =
            json!({ "claims": "after_play", "tactics": true, "stones": 5, "colours": 4, "values": 8, "hand": 4 });
        // The deal may still be on its way.
        ensure!(config.is_null() || config == wanted, "the game has what was chosen: {config}");
        test.my_turn().await?;
        ensure!(test.look(&table, 0).await?["view"]["config"] == wanted, "the game has what was chosen");
        ensure!(test.count(".stone").await? == 5 && test.count(".deck").await? == 2, "five stones and two decks");
        claim_a_stone(test).await
    });
}

/// Plays for both people: without a claim no such game ends, so one of them gets to claim.
async fn claim_a_stone(test: &BrowserTest) -> Result<()> {
    for _ in 0..200 {
        let offered = test.browser.ask("return document.querySelectorAll('#board .chosen').length === 0").await?;
        let touched = test.touch_next().await?.context("the game was over before a claim")?;
        if offered == true && touched.contains("stone:") {
            let stone = format!(
                "return document.querySelector(\"{}\").classList.contains('mine')",
                touched.replace(".can", "")
            );
            return test.browser.until("the stone is mine", &stone).await.map(drop);
        }
    }
    bail!("no stone could be claimed")
}

#[test]
fn a_wrong_value_on_the_setup_page_gets_a_sentence_and_keeps_the_rest() {
    on_laptop(async |test| {
        test.expect_in_console("422");
        test.visit("/new/stones").await?;
        test.browser.click(".fold:has([name='tactics']) > summary").await?;
        test.browser.click("label:has(input[name='tactics'][value='true'])").await?;
        // Browsers check the bounds themselves: switch that off.
        test.browser.ask("document.querySelector('form.table-form').noValidate = true").await?;
        set_number(test, "stones", 40).await?;
        test.browser.click(".table-form button[type='submit']").await?;
        test.browser
            .until("the problem is shown", "return document.querySelector('.problem:not([hidden])') !== null")
            .await?;
        let sentence = test.text(".problem").await?;
        ensure!(
            sentence.contains("stones") && sentence.contains("40") && sentence.contains("11"),
            "it says what is wrong and what is right: {sentence}"
        );
        let kept =
            test.browser.ask("return document.querySelector(\"[name='tactics'][value='true']\").checked").await?;
        ensure!(kept == true, "what was chosen is still chosen");
        Ok(())
    });
}

/// Changes a field as somebody does who types or picks.
async fn change(test: &BrowserTest, selector: &str, value: &str) -> Result<()> {
    let script = format!(
        "const field = document.querySelector({}); field.value = {}; field.dispatchEvent(new Event('input', {{ bubbles: true }}))",
        json!(selector),
        json!(value)
    );
    test.browser.ask(&script).await.map(drop)
}

const SHOWN: &str = "return [...document.querySelectorAll('.seat')].filter((seat) => !seat.hidden).length";

async fn contradictions_are_told(test: &BrowserTest) -> Result<()> {
    test.visit("/new/kitty").await?;
    test.browser.until("four seats to begin with", &format!("{SHOWN} === 4")).await?;
    change(test, "#o-teams", "3v3").await?;
    test.browser.until("six seats follow from the teams", &format!("{SHOWN} === 6")).await?;
    ensure!(test.browser.ask("return document.querySelector('#problem').hidden").await? == true, "all is well");
    change(test, "#o-players", "4").await?;
    test.browser.until("the contradiction is told", "return !document.querySelector('#problem').hidden").await?;
    let sentence = test.text("#problem").await?;
    ensure!(["3v3", "6", "4"].iter().all(|part| sentence.contains(part)), "{sentence}");
    ensure!(test.place().await? == "/new/kitty", "nothing was sent yet");
    change(test, "#o-players", "6").await?;
    test.browser.until("it is gone", "return document.querySelector('#problem').hidden").await?;
    test.browser.click(".table-form button[type='submit']").await?;
    test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await.map(drop)
}

#[test]
fn a_contradiction_is_told_at_once() {
    on_laptop(async |test| contradictions_are_told(test).await);
}

#[test]
fn a_contradiction_is_told_at_once_on_a_phone() {
    on_phone(async |test| contradictions_are_told(test).await);
}

#[test]
fn a_seat_shows_the_face_of_who_plays_there_and_a_preset_fills_all_seats() {
    on_laptop(async |test| {
        test.visit("/new/stones").await?;
        let face = |seat: usize, kind: &str| {
            format!(
                "return getComputedStyle(document.querySelector('#seat{seat} .portrait .k-{kind}')).display === 'block'"
            )
        };
        let marked = |n: i32| {
            format!(
                "return [...document.querySelectorAll('.presets .btn')].findIndex((one) => one.ariaPressed === 'true') === {n}"
            )
        };
        test.browser.until("a person sits first", &face(0, "human")).await?;
        test.browser.until("against the computer is marked", &marked(0)).await?;
        test.browser.click("label:has(input[name='seat1'][value='search'])").await?;
        test.browser.until("the expert's face is shown", &face(1, "search")).await?;
        test.browser.click(".presets .btn:nth-child(2)").await?;
        test.browser.until("two people on one screen", &face(1, "human")).await?;
        test.browser.until("two on one screen is marked", &marked(1)).await?;
        test.browser.click("label:has(input[name='seat0'][value='heuristic'])").await?;
        test.browser.until("no preset has a person at the second seat only", &marked(-1)).await?;
        Ok(())
    });
}
