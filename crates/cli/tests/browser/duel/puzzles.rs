//! Puzzles: one is solved, one fails and is refuted, hints and the solution are asked for.
//!
//! What is to be clicked for an action is asked from the server, as the page does it; no test knows where things lie.

use crate::browser_test::{BrowserTest, on, on_laptop, on_phone};
use crate::kit::Screen;
use anyhow::{Context, Result, ensure};
use serde_json::Value;

const PUZZLE: &str = "/puzzles/duel/borrowed-wings";

fn query(name: &str, actions: &[&str]) -> String {
    actions.iter().map(|action| format!("&{name}={action}")).collect()
}

/// Clicks what composes or plays an action, after actions that were played and others that are composed.
async fn choose(test: &BrowserTest, played: &[&str], draft: &[&str], action: &str) -> Result<()> {
    let what = if draft.is_empty() { "step" } else { "preview" };
    let path = format!("{PUZZLE}/{what}?{}{}", query("row", played), query("draft", draft));
    let (_, body) = test.browser.fetch("GET", &path, None).await?;
    let answer: Value = serde_json::from_str(&body)?;
    let frame = if draft.is_empty() { &answer["frame"] } else { &answer };
    let choices = frame["choices"].as_array().with_context(|| format!("no choices in {body}"))?;
    let choice =
        choices.iter().find(|one| one["action"] == action).with_context(|| format!("no {action} in {body}"))?;
    for thing in choice["touch"].as_array().context("nothing to touch")? {
        let thing = thing.as_str().context("a name")?;
        // What can be taken back needs no button that confirms it.
        if thing.starts_with("button:") && choice["draft"] == true && choice["touch"][0] != thing {
            break;
        }
        if thing.starts_with("button:") {
            let label = choice["label"].as_str().context("a label")?;
            let find = format!(
                "[...document.querySelectorAll('#buttons button')].find((one) => one.textContent === `{label}`)"
            );
            test.browser.until(&format!("the button {label}"), &format!("return Boolean({find})")).await?;
            test.browser.ask(&format!("{find}.click()")).await?;
        } else {
            let selector = format!("#board [data-id='{thing}']");
            let script = format!("return document.querySelector(`{selector}.can`) !== null");
            test.browser.until(&format!("{thing} can be touched"), &script).await?;
            test.browser.click(&format!("{selector}.can")).await?;
        }
    }
    Ok(())
}

async fn replied(test: &BrowserTest, state: &str) -> Result<String> {
    let script = format!("return document.querySelector('#puzzlereply.{state}:not([hidden])') !== null");
    test.browser.until(&format!("the puzzle is {state}"), &script).await?;
    test.text("#puzzlereply").await
}

/// Plays the solution of the puzzle.
async fn solve(test: &BrowserTest) -> Result<()> {
    choose(test, &[], &[], "cast:0").await?;
    choose(test, &[], &["cast:0"], "at:20").await?;
    choose(test, &["cast:0", "at:20"], &[], "attack:20").await?;
    choose(test, &["cast:0", "at:20"], &["attack:20"], "done").await
}

#[test]
fn a_puzzle_is_solved_by_clicks_and_marked_in_the_list() {
    on_laptop(async |test| {
        test.visit("/").await?;
        test.browser.click("a[href='/puzzles/duel']").await?;
        test.browser.click(&format!("a[href='{PUZZLE}']")).await?;
        test.browser.until("the board is shown", "return document.querySelector('#board .can') !== null").await?;
        ensure!(test.text("#puzzlegoal").await? == "Win this turn", "the goal");
        solve(test).await?;
        ensure!(replied(test, "solved").await? == "Solved!", "the reply");
        ensure!(test.text("#puzzlewhy").await?.contains("Great Albatross"), "the explanation");
        ensure!(test.count("#puzzlenext:not([hidden])").await? == 1, "the way to the next puzzle");
        test.visit("/puzzles/duel").await?;
        // What the browser has solved is marked by the script, after the page has come.
        let is_marked = "return document.querySelectorAll('a.solved').length === 1";
        test.browser.until("one puzzle is solved", is_marked).await?;
        ensure!(test.count("a.solved[data-puzzle='borrowed-wings'] .tick:not([hidden])").await? == 1, "it is marked");
        Ok(())
    });
}

#[test]
fn a_wrong_move_is_refuted_and_can_be_taken_back() {
    on_laptop(async |test| {
        test.visit(PUZZLE).await?;
        choose(test, &[], &[], "cast:0").await?;
        choose(test, &[], &["cast:0"], "at:21").await?;
        let reply = replied(test, "failed").await?;
        ensure!(reply.contains("Opponent") && reply.contains("try again"), "not `{reply}`");
        ensure!(test.count("#buttons button").await? == 0, "nothing more can be played");
        test.browser.click("#puzzleback").await?;
        let back =
            "return document.querySelector('#puzzlereply').hidden && document.querySelector('#board .can') !== null";
        test.browser.until("the position is back", back).await?;
        solve(test).await?;
        replied(test, "solved").await.map(drop)
    });
}

#[test]
fn hints_and_the_solution_are_given_on_a_phone() {
    on_phone(async |test| {
        test.visit(PUZZLE).await?;
        test.browser.click("#puzzlehint").await?;
        ensure!(test.count("#puzzlehints p").await? == 1, "one hint");
        ensure!(test.count("#puzzlehint[disabled]").await? == 1, "there is no other one");
        test.browser.click("#puzzlesolve").await?;
        test.browser.until("a move was shown", "return !document.querySelector('#puzzleback').disabled").await?;
        for _ in 0..10 {
            if test.count("#puzzlesolve[disabled]").await? > 0 {
                break;
            }
            let before = test.browser.ask("return document.querySelectorAll('#log li').length").await?;
            test.browser.click("#puzzlesolve").await?;
            let more = format!("return document.querySelectorAll('#log li').length !== {before}");
            test.browser.until("the next move was shown", &more).await?;
        }
        replied(test, "solved").await?;
        test.visit("/puzzles/duel").await?;
        ensure!(test.count("a.solved").await? == 0, "a solution that was shown is not one's own");
        Ok(())
    });
}

#[test]
fn the_puzzle_of_the_day_is_offered_in_french() {
    on(Screen::LAPTOP, "fr", async |test| {
        test.visit("/puzzles/duel").await?;
        ensure!(test.text(".today h2").await? == "Énigme du jour", "the heading");
        test.browser.click(".today a").await?;
        test.browser.until("a puzzle is shown", "return document.querySelector('#puzzlegoal') !== null").await?;
        ensure!(test.place().await?.starts_with("/puzzles/duel/"), "its address");
        ensure!(test.text("#puzzlehint").await? == "Indice", "the button");
        test.visit(PUZZLE).await?;
        choose(test, &[], &[], "cast:0").await?;
        choose(test, &[], &["cast:0"], "at:21").await?;
        let reply = replied(test, "failed").await?;
        ensure!(reply.contains("réessayez"), "not `{reply}`");
        Ok(())
    });
}
