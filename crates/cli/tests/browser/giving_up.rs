//! Giving up: the page asks first, then the game ends as any game does.

use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::keyboard::{focus_is, press, press_until};
use crate::kit::Screen;
use crate::player::against_a_bot;
use anyhow::{Result, ensure};
use fantoccini::key::Key;
use serde_json::json;

const ASKED: &str = "#giveupask[open]";

/// Opens the question with the pointer.
async fn ask(test: &BrowserTest) -> Result<()> {
    test.browser.click(".menu > summary").await?;
    test.browser.click("#giveup").await?;
    ensure!(test.count(ASKED).await? == 1, "it asks first");
    ensure!(test.count(".menu[open]").await? == 0, "the menu is closed");
    ensure!(focus_is(test, "#giveupask button:not(.danger)").await?, "the harmless answer has the focus");
    Ok(())
}

async fn check_running(test: &BrowserTest, table: &str) -> Result<()> {
    test.browser.until("the question is gone", "return !document.querySelector('#giveupask').open").await?;
    ensure!(test.look(table, 0).await?["state"] == "playing", "the game goes on");
    Ok(())
}

/// The result, the last move and the replay.
async fn check_ended(test: &BrowserTest, table: &str, [result, story]: [&str; 2]) -> Result<()> {
    test.browser.until("the result is shown", "return document.querySelector('#result').open").await?;
    let told = [test.text("#resulttext").await?, test.text("#story").await?];
    ensure!(told == [result, story], "`{result}` and `{story}`, not {told:?}");
    ensure!(test.browser.ask("return document.querySelector('#giveup').hidden").await? == true, "nothing to give up");
    let list = test.api("GET", &format!("/api/tables/{table}/actions"), None).await?;
    let last = list["actions"].as_array().and_then(|actions| actions.last()).cloned().unwrap_or_default();
    ensure!(last["action"] == "resign", "giving up is in the record: {last}");
    test.browser.click("#result a[href^='/replay/']").await?;
    test.browser.until("the replay is shown", "return document.body.classList.contains('replay')").await?;
    test.browser.click("[data-step='first']").await?;
    let at = |n: &str| format!("return /^\\D*{n}\\D/.test(document.querySelector('#at').textContent)");
    test.browser.until("the deal is shown", &at("0")).await?;
    test.browser.click("[data-step='last']").await?;
    test.browser.until("the end is shown", &at(&last["n"].to_string())).await?;
    ensure!(test.text("#said").await?.len() > 8, "the replay says how it ended");
    Ok(())
}

#[test]
fn giving_up_asks_first_and_ends_the_game() {
    on_laptop(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.play_one_action().await?;
        ask(test).await?;
        test.browser.click("#giveupask button:not(.danger)").await?;
        check_running(test, &table).await?;
        ask(test).await?;
        press(test, Key::Escape).await?;
        check_running(test, &table).await?;
        ensure!(focus_is(test, ".menu > summary").await?, "the focus is back at the menu");
        ask(test).await?;
        test.browser.click("#giveupyes").await?;
        check_ended(test, &table, ["You lost", "You gave up."]).await
    });
}

#[test]
fn giving_up_works_with_the_keyboard_alone_in_french() {
    on(Screen::LAPTOP, "fr", async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        press_until(test, Key::Tab, ".menu > summary").await?;
        press(test, Key::Enter).await?;
        press_until(test, Key::Tab, "#giveup").await?;
        ensure!(test.text("#giveup").await? == "Abandonner", "the entry is French");
        press(test, Key::Enter).await?;
        ensure!(test.text("#giveuptitle").await? == "Abandonner cette partie\u{a0}?", "the question is French");
        ensure!(test.text("#giveupask button:not(.danger)").await? == "Continuer à jouer", "so is the answer");
        press_until(test, Key::Tab, "#giveupyes").await?;
        press(test, Key::Enter).await?;
        check_ended(test, &table, ["Vous avez perdu", "Vous avez abandonné."]).await
    });
}

#[test]
fn only_the_person_who_has_a_shared_screen_can_give_up() {
    on_laptop(async |test| {
        let request = json!({ "game": "stones", "seats": ["human", "human"], "names": ["Ada", "Bob"] });
        let table = test.table(request).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.browser.until("the screen is covered", "return !document.querySelector('#cover').hidden").await?;
        let hidden = "return document.querySelector('#giveup').hidden";
        ensure!(test.browser.ask(hidden).await? == true, "nobody has the screen");
        let title = test.text("#covertitle").await?;
        test.browser.click("#uncover").await?;
        test.my_turn().await?;
        ask(test).await?;
        test.browser.click("#giveupyes").await?;
        let [winner, loser] = if title.contains("Ada") { ["Bob", "Ada"] } else { ["Ada", "Bob"] };
        check_ended(test, &table, [&format!("{winner} won"), &format!("{loser} gave up.")]).await
    });
}

#[test]
fn a_spectator_has_nothing_to_give_up() {
    on_laptop(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        test.browser.client.delete_all_cookies().await?;
        test.visit(&format!("/t/{table}")).await?;
        test.version().await?;
        test.browser.click(".menu > summary").await?;
        ensure!(test.browser.ask("return document.querySelector('#giveup').hidden").await? == true, "it is not there");
        Ok(())
    });
}
