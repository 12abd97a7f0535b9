//! A row of small actions is composed on the page, can be taken back, and is played as one.
//!
//! No test depends on the deal: tables are set up until one comes to a decision that can be drafted.

use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::keyboard::{press, press_until};
use crate::kit::Screen;
use anyhow::{Context, Result, bail, ensure};
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::time::Duration;

/// Every thing on the board and where it lies.
const BOARD: &str = "return [...document.querySelectorAll('#board [data-id]')]
    .map((thing) => `${thing.dataset.id} ${thing.closest('[data-place]')?.dataset.place ?? ''}`).join('\\n')";
/// The number of frames that the page received.
const N_FRAMES: &str = "return wire.heard.filter((message) => message.type === 'table').length";
/// Does the page show a draft with its choices?
const DRAFTED: &str =
    "return !document.querySelector('#draft').hidden && document.querySelector('#board.draft .target') !== null";
const NOT_DRAFTED: &str = "return document.querySelector('#draft').hidden && document.querySelector('#board:not(.draft) .hand .can') !== null";

/// A draftable choice whose last thing does not lie under another one.
const UNCOVERED: &str = "const last = wire.heard.findLast((message) => message.type === 'table');
return last?.choices.find(({ draft, touch }) => {
    const thing = draft && document.querySelector(`#board [data-id='${touch.at(-1)}']`);
    if (!thing) return false;
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}) ?? null";

/// A table at a decision that can be drafted.
struct Draftable {
    table: String,
    /// How many actions were played.
    version: u64,
    /// The draftable choice.
    choice: Value,
}

impl Draftable {
    /// Plays tables through the API until one comes to such a decision, and opens that one.
    async fn open(test: &BrowserTest) -> Result<Draftable> {
        for _ in 0..20 {
            let request = json!({ "game": "stones", "seats": ["human", "random"], "pace_ms": 0,
                "options": { "tactics": true } });
            let table = test.table(request).await?;
            test.api("POST", &format!("/api/tables/{table}/ready"), Some(json!({ "value": "ab" }))).await?;
            if let Some(found) = play_until_draftable(test, &table).await? {
                test.visit(&format!("/t/{table}")).await?;
                test.my_turn().await?;
                let choice = test.browser.until("a draftable choice", UNCOVERED).await?;
                return Ok(Draftable { choice, ..found });
            }
        }
        bail!("no table comes to a decision that can be drafted")
    }

    /// The selector of the thing that the gesture touches at this place.
    fn thing(&self, n: usize) -> String {
        format!("#board [data-id='{}']", self.choice["touch"][n].as_str().unwrap_or_default())
    }

    /// Composes the first action with the pointer.
    async fn compose(&self, test: &BrowserTest) -> Result<()> {
        test.browser.click(&self.thing(0)).await?;
        test.browser.click(&self.thing(1)).await?;
        test.browser.until("the draft is shown", DRAFTED).await.map(drop)
    }

    /// Nothing was played.
    async fn check_unplayed(&self, test: &BrowserTest) -> Result<()> {
        let look = test.look(&self.table, 0).await?;
        ensure!(look["version"] == self.version, "a draft changes nothing at the table: {}", look["version"]);
        Ok(())
    }

    /// Exactly the two actions were played, as one.
    async fn check_played(&self, test: &BrowserTest, frames: &Value, target: &str) -> Result<()> {
        test.browser.until("the draft is played", NOT_A_DRAFT).await?;
        // That no second frame comes can only be seen by waiting.
        tokio::time::sleep(Duration::from_millis(300)).await;
        let now = test.browser.ask(N_FRAMES).await?;
        ensure!(now.as_u64() == frames.as_u64().map(|n| n + 1), "one frame shows both actions: {frames} → {now}");
        let told = test.api("GET", &format!("/api/tables/{}/actions", self.table), None).await?;
        let actions = told["actions"].as_array().context("the actions")?;
        let last: Vec<_> = actions.iter().filter(|step| step["n"].as_u64() > Some(self.version)).collect();
        ensure!(told["version"] == self.version + 2 && last.len() == 2, "two actions were played: {last:?}");
        ensure!(last[0]["action"] == self.choice["action"], "first what was drafted: {last:?}");
        ensure!(last[1]["action"] == format!("to {target}"), "then where it goes: {last:?}");
        Ok(())
    }
}

const NOT_A_DRAFT: &str = "return document.querySelector('#draft').hidden && !document.querySelector('#board.draft')";

/// Plays clan cards and draws tactics, until a choice is draftable; nothing if that never happens.
async fn play_until_draftable(test: &BrowserTest, table: &str) -> Result<Option<Draftable>> {
    for _ in 0..400 {
        let look = test.look(table, 0).await?;
        // With an empty deck the draw after the row is forced and the bot goes on: that would be another frame.
        if look["state"] == "over" || look["view"]["tactic_deck"] == 0 {
            return Ok(None);
        }
        let choices = look["choices"].as_array().context("choices")?;
        if choices.is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
            continue;
        }
        let version = look["version"].as_u64().context("a version")?;
        if let Some(choice) = choices.iter().find(|choice| choice["draft"] == true) {
            return Ok(Some(Draftable { table: table.to_owned(), version, choice: choice.clone() }));
        }
        let actions: Vec<_> = choices.iter().filter_map(|choice| choice["action"].as_str()).collect();
        let wanted = |action: &&&str| **action == "draw tactic" || action.starts_with(char::is_uppercase);
        let action = actions.iter().find(wanted).or(actions.first()).context("an action")?;
        let body = json!({ "seat": 0, "action": action, "version": version });
        test.api("POST", &format!("/api/tables/{table}/actions"), Some(body)).await?;
    }
    Ok(None)
}

/// The number of the first stone that the draft can go to.
async fn target(test: &BrowserTest) -> Result<String> {
    let script = "return document.querySelector('#board .stone.target').dataset.id.split(':')[1]";
    test.browser.ask(script).await?.as_str().map(str::to_owned).context("a stone")
}

#[test]
fn a_row_is_composed_taken_back_composed_again_and_played_as_one() {
    on_laptop(async |test| {
        test.prefer_motion("no-preference").await?;
        let found = Draftable::open(test).await?;
        let (before, frames) = (test.browser.ask(BOARD).await?, test.browser.ask(N_FRAMES).await?);
        found.compose(test).await?;
        let told = test.text("#draft").await?;
        ensure!(told.starts_with("Not played yet"), "the page says that nothing was played: {told}");
        let label = found.choice["label"].as_str().unwrap_or_default();
        ensure!(told.contains(label), "the page says what was composed: {told}");
        found.check_unplayed(test).await?;
        ensure!(test.text("#buttons .quiet").await? == "Take back", "one can take it back");
        test.browser.click("#buttons .quiet").await?;
        test.browser.until("the draft is gone", NOT_DRAFTED).await?;
        ensure!(test.browser.ask(BOARD).await? == before, "the board is as it was");
        found.compose(test).await?;
        found.check_unplayed(test).await?;
        ensure!(test.browser.ask(N_FRAMES).await? == frames, "no frame was sent so far");
        let target = target(test).await?;
        test.browser.click(&format!("#board .target[data-id='stone:{target}']")).await?;
        found.check_played(test, &frames, &target).await?;
        ensure!(test.browser.ask(BOARD).await? != before, "the board shows what was played");
        Ok(())
    });
}

#[test]
fn a_row_is_composed_with_the_keyboard_alone_in_french() {
    on(Screen::LAPTOP, "fr", async |test| {
        let found = Draftable::open(test).await?;
        let frames = test.browser.ask(N_FRAMES).await?;
        for key in [Key::Escape, Key::Backspace] {
            compose_by_keys(test, &found).await?;
            ensure!(test.text("#draft").await?.starts_with("Pas encore joué"), "it says that nothing was played");
            ensure!(test.text("#buttons .quiet").await? == "Revenir en arrière", "one can take it back");
            press(test, key).await?;
            test.browser.until("the draft is gone", NOT_DRAFTED).await?;
        }
        found.check_unplayed(test).await?;
        compose_by_keys(test, &found).await?;
        let target = target(test).await?;
        press_until(test, Key::Tab, &format!(".target[data-id='stone:{target}']")).await?;
        press(test, Key::Enter).await?;
        found.check_played(test, &frames, &target).await
    });
}

async fn compose_by_keys(test: &BrowserTest, found: &Draftable) -> Result<()> {
    for n in 0..2 {
        press_until(test, Key::Tab, &found.thing(n)).await?;
        press(test, Key::Enter).await?;
    }
    test.browser.until("the draft is shown", DRAFTED).await.map(drop)
}

#[test]
fn a_draft_survives_a_lost_connection_and_falls_with_a_refusal_or_with_its_decision() {
    on_laptop(async |test| {
        let found = Draftable::open(test).await?;
        found.compose(test).await?;
        test.browser.ask("wire.heard.length = 0; wire.sockets.at(-1).close()").await?;
        let again = "return wire.heard.some((message) => message.type === 'preview')";
        test.browser.until("the page asks for the preview again", again).await?;
        test.browser.until("the draft is still shown", DRAFTED).await?;
        test.say(&json!({ "type": "play", "seat": 0, "row": ["hello", "you"], "version": found.version })).await?;
        test.browser.until("a refusal ends the draft", NOT_DRAFTED).await?;
        ensure!(test.text("#toast:not([hidden])").await?.len() > 12, "the refusal has a sentence");
        found.check_unplayed(test).await?;
        found.compose(test).await?;
        let look = test.look(&found.table, 0).await?;
        let choices = look["choices"].as_array().context("choices")?;
        let other = choices.iter().find(|choice| choice["draft"] != true).context("another choice")?;
        let body = json!({ "seat": 0, "action": other["action"], "version": found.version });
        test.api("POST", &format!("/api/tables/{}/actions", found.table), Some(body)).await?;
        test.browser.until("another decision ends the draft", NOT_A_DRAFT).await.map(drop)
    });
}
