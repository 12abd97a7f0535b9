//! The page that sets up a game, and what comes of it.

use crate::browser_test::{BrowserTest, on_laptop};
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
        test.browser.ask("document.querySelector('#seat1').value = 'human'").await?;
        for option in ["[name='tactics'][value='true']", "[name='claims'][value='after_play']"] {
            test.browser.click(&format!("label:has(input{option})")).await?;
        }
        test.browser.click(".setup details summary").await?;
        for (name, value) in [("stones", 5), ("colours", 4), ("values", 8), ("hand", 4)] {
            set_number(test, name, value).await?;
        }
        test.browser.click(".setup button[type='submit']").await?;
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
        test.browser.click("label:has(input[name='tactics'][value='true'])").await?;
        // Browsers check the bounds themselves: switch that off.
        test.browser.ask("document.querySelector('form.setup').noValidate = true").await?;
        set_number(test, "stones", 40).await?;
        test.browser.click(".setup button[type='submit']").await?;
        test.browser.until("the problem is shown", "return document.querySelector('.problem') !== null").await?;
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
