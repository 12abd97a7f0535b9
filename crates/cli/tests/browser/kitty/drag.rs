//! Cards are dragged and double-clicked.

use super::ASKED;
use crate::browser_test::{BrowserTest, on_laptop};
use crate::mouse::{click, drag, point_of};
use anyhow::{Result, ensure};
use serde_json::json;

/// A table at which every card can be paid, at the moment of choosing a card.
async fn choosing_a_card(test: &BrowserTest) -> Result<()> {
    let request = json!({ "game": "kitty", "seats": ["human", "random"], "pace_ms": 0,
        "options": { "players": 2, "mana": 90, "hand": 10 } });
    // Hands are dealt at random: few have no Panacea.
    for _ in 0..20 {
        let table = test.table(request.clone()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.browser.until("one has to move", ASKED).await?;
        test.browser.click("#buttons .btn").await?;
        test.browser.until("cards can be played", "return document.querySelector('.khand .card.can') !== null").await?;
        if test.count(PANACEA).await? > 0 {
            return Ok(());
        }
    }
    anyhow::bail!("no Panacea in twenty hands")
}

const PANACEA: &str = ".khand .card.can[data-id='card:panacea']";
const PLAYED: &str =
    "return wire.heard.some((message) => message.log?.some((line) => line.text.includes('You play Panacea')))";

#[test]
fn a_card_without_a_target_is_dropped_on_oneself() {
    on_laptop(async |test| {
        choosing_a_card(test).await?;
        let seen = "const [ghost, self] = [document.querySelector('.drag').getBoundingClientRect(), document.querySelector('.tok.mine').getBoundingClientRect()];
            const x = self.left + self.width / 2, y = self.top + self.height / 2;
            return { lifted: document.querySelectorAll('.card.lifted').length,
                covers: ghost.left < x && x < ghost.right && ghost.top < y && y < ghost.bottom }";
        let (start, end) = (point_of(test, PANACEA).await?, point_of(test, ".tok.mine").await?);
        let seen = drag(test, start, end, seen).await?;
        ensure!(
            seen == json!({ "lifted": 1, "covers": false }),
            "the card shows once and leaves its target visible: {seen}"
        );
        test.browser.until("it was played", PLAYED).await.map(drop)
    });
}

#[test]
fn a_double_click_plays_a_card_that_can_be_played_in_one_way_only() {
    on_laptop(async |test| {
        choosing_a_card(test).await?;
        let at = point_of(test, PANACEA).await?;
        for count in [1, 2] {
            click(test, at, count).await?;
        }
        test.browser.until("it was played", PLAYED).await.map(drop)
    });
}
