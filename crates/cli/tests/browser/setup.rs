//! The page that sets up a game, and what comes of it.

use crate::stage::{Stage, on_laptop};
use anyhow::{Context, Result, bail, ensure};
use serde_json::json;

async fn set_number(stage: &Stage, name: &str, value: u32) -> Result<()> {
    let script = format!("document.querySelector(\"input[name='{name}']\").value = '{value}'");
    stage.browser.ask(&script).await.map(drop)
}

#[test]
fn tactics_and_claims_are_chosen_on_the_page_and_a_stone_is_claimed_by_clicking() {
    on_laptop(async |stage| {
        stage.visit("/new/stones").await?;
        stage.browser.ask("document.querySelector('#seat1').value = 'human'").await?;
        for option in ["[name='tactics'][value='true']", "[name='claims'][value='after_play']"] {
            stage.browser.click(&format!("label:has(input{option})")).await?;
        }
        stage.browser.click(".setup details summary").await?;
        for (name, value) in [("stones", 5), ("colours", 4), ("values", 8), ("hand", 4)] {
            set_number(stage, name, value).await?;
        }
        stage.browser.click(".setup button[type='submit']").await?;
        stage.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
        let table = stage.place().await?.replace("/t/", "");
        let config = stage.look(&table, 0).await?["view"]["config"].clone();
        let wanted =
            json!({ "claims": "after_play", "tactics": true, "stones": 5, "colours": 4, "values": 8, "hand": 4 });
        // The deal may still be on its way.
        ensure!(config.is_null() || config == wanted, "the game has what was chosen: {config}");
        stage.my_turn().await?;
        ensure!(stage.look(&table, 0).await?["view"]["config"] == wanted, "the game has what was chosen");
        ensure!(stage.count(".stone").await? == 5 && stage.count(".deck").await? == 2, "five stones and two decks");
        claim_a_stone(stage).await
    });
}

/// Plays for both people: without a claim no such game ends, so one of them gets to claim.
async fn claim_a_stone(stage: &Stage) -> Result<()> {
    for _ in 0..200 {
        let offered = stage.browser.ask("return document.querySelectorAll('#board .chosen').length === 0").await?;
        let touched = stage.touch_next().await?.context("the game was over before a claim")?;
        if offered == true && touched.contains("stone:") {
            let stone = format!(
                "return document.querySelector(\"{}\").classList.contains('mine')",
                touched.replace(".can", "")
            );
            return stage.browser.until("the stone is mine", &stone).await.map(drop);
        }
    }
    bail!("no stone could be claimed")
}

#[test]
fn a_wrong_value_on_the_setup_page_gets_a_sentence_and_keeps_the_rest() {
    on_laptop(async |stage| {
        stage.expect_in_console("422");
        stage.visit("/new/stones").await?;
        stage.browser.click("label:has(input[name='tactics'][value='true'])").await?;
        // Browsers check the bounds themselves: this one is told not to.
        stage.browser.ask("document.querySelector('form.setup').noValidate = true").await?;
        set_number(stage, "stones", 40).await?;
        stage.browser.click(".setup button[type='submit']").await?;
        stage.browser.until("the problem is shown", "return document.querySelector('.problem') !== null").await?;
        let sentence = stage.text(".problem").await?;
        ensure!(
            sentence.contains("stones") && sentence.contains("40") && sentence.contains("11"),
            "it says what is wrong and what is right: {sentence}"
        );
        let kept =
            stage.browser.ask("return document.querySelector(\"[name='tactics'][value='true']\").checked").await?;
        ensure!(kept == true, "what was chosen is still chosen");
        Ok(())
    });
}
