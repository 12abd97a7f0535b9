//! Two people on one screen: nobody sees the other's hand.

use crate::browser_test::{BrowserTest, on_laptop};
use anyhow::{Context, Result, ensure};
use serde_json::json;

/// The cards in a seat's hand.
async fn hand(test: &BrowserTest, table: &str, seat: usize) -> Result<Vec<String>> {
    let look = test.look(table, seat).await?;
    let cards = look["view"]["hands"][seat]["cards"].as_array().context("the hand of a seat that is ours")?;
    Ok(cards.iter().filter_map(|card| Some(format!("card:{}", card.as_str()?))).collect())
}

/// Are some of these cards on the page, or in the last message to it?
async fn are_known(test: &BrowserTest, cards: &[String]) -> Result<bool> {
    let script = "return document.documentElement.outerHTML + JSON.stringify(wire.heard.slice(-1))";
    let page = test.browser.ask(script).await?;
    let page = page.as_str().context("the page")?;
    Ok(cards.iter().any(|card| page.contains(card.as_str())))
}

#[test]
fn two_people_at_one_screen_never_see_each_others_hand() {
    on_laptop(async |test| {
        let request = json!({ "game": "stones", "seats": ["human", "human"], "names": ["Ada", "Bob"] });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        let mut seen = Vec::new();
        for _ in 0..4 {
            seen.push(take_a_turn(test, &table).await?);
        }
        ensure!(seen == [seen[0], 1 - seen[0], seen[0], 1 - seen[0]], "they take turns: {seen:?}");
        Ok(())
    });
}

/// One person takes the screen and plays. Says which seat it was.
async fn take_a_turn(test: &BrowserTest, table: &str) -> Result<usize> {
    test.browser.until("the screen is covered", "return !document.querySelector('#cover').hidden").await?;
    let hands = [hand(test, table, 0).await?, hand(test, table, 1).await?];
    for hand in &hands {
        ensure!(!are_known(test, hand).await?, "a covered screen knows no hand: {hand:?}");
    }
    let title = test.text("#covertitle").await?;
    let seat = usize::from(title.contains("Bob"));
    ensure!(title == ["Pass the screen to Ada", "Pass the screen to Bob"][seat], "it says who is next: {title}");
    test.browser.click("#uncover").await?;
    test.browser.until("the hand is shown", "return document.querySelectorAll('.hand .card.can').length === 6").await?;
    ensure!(are_known(test, &hands[seat]).await?, "one's own hand is shown");
    ensure!(!are_known(test, &hands[1 - seat]).await?, "the other's hand is not");
    test.play_one_action().await?;
    Ok(seat)
}
