//! What a table tells, frame by frame: nothing is larger than its place on the board, nothing covers the table or leaves
//! the screen. `cargo xtask screenshots --check` looks at tellings of all four games on every screen.

use crate::browser_test::{BrowserTest, on_laptop};
use crate::duel;
use crate::kit::Finding;
use anyhow::{Result, ensure};
use std::collections::BTreeSet;

const IS_SHOWN: &str = "return !document.body.classList.contains('telling')";
/// What comes into play, and what flies, is as wide as the table meanwhile.
const GIANTS: &str = "document.head.append(Object.assign(document.createElement('style'),
    { textContent: ':is(.arriving, .flying) { width: 70vw !important; }' }))";

/// What is wrong with all that was told so far.
async fn measured(test: &BrowserTest) -> Result<Vec<Finding>> {
    test.browser.until("all was told", IS_SHOWN).await?;
    let (beats, found) = test.browser.tellings().await?;
    ensure!(beats > 0, "something was told");
    Ok(found)
}

#[test]
fn what_comes_into_play_is_never_larger_than_its_place() {
    on_laptop(async |test| {
        test.prefer_motion("no-preference").await?;
        let decks = [duel::deck("forest", 16, "bramble-scout"), duel::deck("plains", 16, "dawn-recruit")];
        duel::open(test, ["human", "heuristic"], decks).await?;
        test.browser.watch_tellings().await?;
        let both = "return ['near', 'far'].every((side) => document.querySelector(`#board .${side} .lands .card`) && document.querySelector(`#board .${side} .creatures .card`))";
        duel::play_until(test, "lands and creatures of both", both).await?;
        let found = measured(test).await?;
        let found: Vec<String> = found.iter().map(ToString::to_string).collect();
        ensure!(found.is_empty(), "{}", found.join("\n"));

        test.browser.ask(GIANTS).await?;
        let n = test.count("#board .creatures .card").await?;
        let more = format!("return document.querySelectorAll('#board .creatures .card').length > {n}");
        duel::play_until(test, "one creature more", &more).await?;
        let found = measured(test).await?;
        let rules: BTreeSet<&str> = found.iter().map(|finding| finding.rule()).collect();
        ensure!(rules.contains("larger than its place"), "a giant card is larger than its place: {rules:?}");
        ensure!(rules.contains("covers the table"), "a giant picture covers the table: {rules:?}");
        Ok(())
    });
}
