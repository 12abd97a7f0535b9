//! Decks are built, saved, exported, imported and played by clicks.

use crate::browser_test::{BrowserTest, on, on_laptop, on_phone};
use crate::keyboard::press;
use crate::kit::{SCREENS, Screen};
use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use fantoccini::key::Key;
use serde_json::{Value, json};
use std::collections::BTreeSet;

const NEW: &str = "/decks/duel/new";

/// Opens a page of the builder and waits for its script and the server's first answer.
async fn open(test: &BrowserTest, path: &str) -> Result<()> {
    test.visit(path).await?;
    until_checked(test).await
}

async fn until_checked(test: &BrowserTest) -> Result<()> {
    test.browser.until("the deck is checked", "return document.body.dataset.checked !== undefined").await.map(drop)
}

/// Types into a field as a person does: what was there is gone.
async fn type_into(test: &BrowserTest, selector: &str, text: &str) -> Result<()> {
    let field = test.browser.client.find(Locator::Css(selector)).await?;
    field.clear().await?;
    Ok(field.send_keys(text).await?)
}

/// Waits until the panel says this about the deck.
async fn until_legal_line(test: &BrowserTest, part: &str) -> Result<()> {
    let script = format!("return document.querySelector('#legal').textContent.includes({})", json!(part));
    test.browser.until(&format!("the page says “{part}”"), &script).await.map(drop)
}

/// The ids of the cards that the filters leave.
async fn shown(test: &BrowserTest) -> Result<Vec<String>> {
    let script = "return [...document.querySelectorAll('#pool > li:not([hidden])')].map((row) => row.dataset.card)";
    Ok(serde_json::from_value(test.browser.ask(script).await?)?)
}

/// Scrolls to a card and presses one of its buttons: `more` or `less`.
async fn press_at(test: &BrowserTest, card: &str, what: &str) -> Result<()> {
    let button = format!("#pool [data-card='{card}'] [data-do='{what}']");
    test.browser.ask(&format!("document.querySelector(\"{button}\").scrollIntoView({{ block: 'center' }})")).await?;
    test.browser.click(&button).await
}

/// Exports the deck and gives the text.
async fn exported(test: &BrowserTest) -> Result<String> {
    test.browser.click("#exporting").await?;
    test.browser.until("the box is open", "return document.querySelector('#exportbox').open").await?;
    let text = test.browser.ask("return document.querySelector('#exporttext').value").await?;
    test.browser.click("#exportbox [data-close]").await?;
    text.as_str().map(str::to_owned).context("a text")
}

async fn import(test: &BrowserTest, text: &str) -> Result<()> {
    test.browser.click("#importing").await?;
    let fill = format!("document.querySelector('#importtext').value = {}", json!(text));
    test.browser.ask(&fill).await?;
    test.browser.click("#importnow").await
}

async fn save_as(test: &BrowserTest, name: &str) -> Result<String> {
    type_into(test, "#deckname", name).await?;
    test.browser.click("#save").await?;
    let told = format!("return document.querySelector('#note').textContent.includes('“{name}” is saved: ')");
    test.browser.until("the page says that it is saved", &told).await?;
    test.place().await
}

#[test]
fn a_deck_is_built_by_clicks_becomes_legal_is_saved_and_played() {
    on_laptop(async |test| {
        test.visit("/").await?;
        test.browser.click("a[href='/decks/duel']").await?;
        test.browser.click("a[href='/decks/duel/new']").await?;
        until_checked(test).await?;
        until_legal_line(test, "The deck has 0 cards: this format wants 60 to 100").await?;

        // Red creatures for one or two mana whose name or text has a word.
        test.browser.click("[data-colour='R']").await?;
        test.browser.click("select#type option[value='creature']").await?;
        test.browser.click("[data-cost='1']").await?;
        test.browser.click("[data-cost='2']").await?;
        let cards = shown(test).await?;
        let own = "return [...document.querySelectorAll('#pool > li:not([hidden])')].every((row) =>
            row.dataset.colours === 'R' && row.dataset.type === 'creature' && ['1', '2'].includes(row.dataset.cost))";
        ensure!(cards.len() >= 9 && test.browser.ask(own).await? == true, "the filters fit: {cards:?}");
        type_into(test, "#find", "gobelin").await?;
        let goblins = shown(test).await?;
        ensure!(!goblins.is_empty() && goblins.len() < cards.len(), "a French name is found too: {goblins:?}");
        test.browser.click("#clear").await?;
        test.browser
            .until("all cards are back", "return document.querySelector('#found').textContent === '369 cards'")
            .await?;
        test.browser.click("[data-colour='R']").await?;
        test.browser.click("select#type option[value='creature']").await?;
        for card in &cards[..9] {
            for _ in 0..4 {
                press_at(test, card, "more").await?;
            }
        }
        until_legal_line(test, "The deck has 36 cards").await?;
        ensure!(test.text("#ncards").await? == "36 cards", "the deck counts what was clicked");
        test.browser.click("#lands").await?;
        until_legal_line(test, "Legal: Constructed").await?;
        press_at(test, &cards[0], "more").await?;
        until_legal_line(test, "5 copies of").await?;
        press_at(test, &cards[0], "less").await?;
        until_legal_line(test, "Legal: Constructed").await?;

        let place = save_as(test, "Quick Fire").await?;
        ensure!(place.starts_with("/decks/duel/") && place != NEW, "it has an address: {place}");
        let before = exported(test).await?;
        open(test, &place).await?;
        until_legal_line(test, "Legal: Constructed").await?;
        ensure!(exported(test).await? == before && before.contains("24 Mountain"), "it is as it was saved: {before}");
        test.visit("/decks/duel").await?;
        ensure!(test.text(".deckitem h3").await? == "Quick Fire", "the list has it");

        // What was exported is imported as the same deck.
        open(test, NEW).await?;
        import(test, &before).await?;
        until_legal_line(test, "Legal: Constructed").await?;
        ensure!(exported(test).await? == before, "export and import are one");

        open(test, &place).await?;
        play_it(test, &cards[..9]).await
    });
}

/// Presses "Play this deck": the hand is of this deck, and the library holds the rest.
async fn play_it(test: &BrowserTest, cards: &[String]) -> Result<()> {
    let names = "return [...document.querySelectorAll('#sheet .line .name')].map((name) => name.textContent)";
    let names: BTreeSet<String> = serde_json::from_value(test.browser.ask(names).await?)?;
    ensure!(names.len() == cards.len() + 1, "nine cards and a land: {names:?}");
    test.browser.click("#play button").await?;
    test.browser.until("the table is shown", "return location.pathname.startsWith('/t/')").await?;
    let hand = "return [...document.querySelectorAll('#board [data-id^=\"hand:\"]')].map((card) => card.dataset.name).join('|')";
    let hand = test.browser.until("a hand is dealt", hand).await?;
    for name in hand.as_str().unwrap_or_default().split('|') {
        ensure!(names.contains(name), "{name} is a card of the deck: {names:?}");
    }
    let table = test.place().await?.replace("/t/", "");
    let view = test.look(&table, 0).await?["view"].clone();
    ensure!(view["players"][0]["n_library"] == 53, "60 cards without the hand: {view}");
    ensure!(
        view["players"][1]["n_library"] == 53 && view["players"][1]["hand"] == Value::Null,
        "the other's are hidden"
    );
    Ok(())
}

#[test]
fn a_broken_import_names_line_and_reason_and_a_foreign_visitor_opens_nothing() {
    on_laptop(async |test| {
        test.expect_in_console("404");
        open(test, "/decks/duel/new?from=red-fire").await?;
        let before = exported(test).await?;
        import(test, "20 Mountain\n4 Ember Lanse\n").await?;
        test.browser.until("the problem is shown", "return !document.querySelector('#importproblem').hidden").await?;
        let sentence = test.text("#importproblem").await?;
        ensure!(
            sentence.to_lowercase().contains("line 2: there is no card “ember lanse”: did you mean “ember lance”?"),
            "{sentence}"
        );
        test.browser.click("#importbox [data-close]").await?;
        ensure!(exported(test).await? == before, "the deck has not changed");
        let place = save_as(test, "Mine").await?;

        test.browser.client.delete_all_cookies().await?;
        test.visit(&place).await?;
        ensure!(test.text("main").await?.contains("You have no such deck."), "another visitor gets nothing");
        test.visit("/decks/duel").await?;
        ensure!(test.count(".deckitem").await? == 10, "and sees the ready decks only");
        Ok(())
    });
}

#[test]
fn unsaved_changes_are_kept_and_can_be_discarded() {
    on_laptop(async |test| {
        open(test, "/decks/duel/new?from=blue-wings").await?;
        let place = save_as(test, "Wings").await?;
        open(test, &place).await?;
        ensure!(test.browser.ask("return document.querySelector('#note').hidden").await? == true, "nothing is open");
        test.browser.click("#sheet .line [data-do='less']").await?;
        until_legal_line(test, "The deck has 59 cards").await?;
        open(test, &place).await?;
        until_legal_line(test, "The deck has 59 cards").await?;
        ensure!(test.text("#note").await?.contains("Your unsaved changes are back."), "it says so");
        test.browser.click("#discard").await?;
        until_legal_line(test, "Legal: Constructed").await?;
        open(test, &place).await?;
        until_legal_line(test, "Legal: Constructed").await
    });
}

#[test]
fn keys_and_dragging_build_a_deck_and_a_hand_is_drawn() {
    on_laptop(async |test| {
        open(test, NEW).await?;
        test.browser.click("select#format option[value='basic']").await?;
        type_into(test, "#find", "ember lance").await?;
        test.browser.ask("document.querySelector('#pool > li:not([hidden])').focus()").await?;
        for _ in 0..3 {
            press(test, Key::Enter).await?;
        }
        test.browser.client.active_element().await?.send_keys("++-").await?;
        until_legal_line(test, "The deck has 4 cards: this format wants 30 to 100").await?;
        drag(test, "#pool > li:not([hidden])", "#sheet .curve").await?;
        until_legal_line(test, "The deck has 5 cards").await?;
        drag(test, "#pool > li:not([hidden])", "#sheet .side").await?;
        test.browser
            .until(
                "one is beside the deck",
                "return document.querySelector('#sheet .side .line b')?.textContent === '1'",
            )
            .await?;
        drag(test, "#sheet .line:not([data-side])", "#pool").await?;
        until_legal_line(test, "The deck has 4 cards").await?;
        test.browser.click("#sheet .side [data-do='move']").await?;
        until_legal_line(test, "The deck has 5 cards").await?;
        type_into(test, "#find", "mountain").await?;
        for _ in 0..4 {
            press_at(test, "mountain", "more").await?;
        }
        until_legal_line(test, "The deck has 9 cards").await?;
        test.browser.click("#tryhand").await?;
        test.browser
            .until("a hand is drawn", "return document.querySelectorAll('#handbox[open] .drawn li').length === 7")
            .await?;
        test.browser.click("#mulligan").await?;
        test.browser
            .until(
                "the mulligan is counted",
                "return document.querySelector('#hand').textContent.includes('Mulligan 1: you would put 1 card on')",
            )
            .await
            .map(drop)
    });
}

/// Drags with the events that a browser sends; the mouse of a driver does not start the dragging of the page.
async fn drag(test: &BrowserTest, from: &str, to: &str) -> Result<()> {
    let script = format!(
        "const [from, to] = [{}, {}].map((selector) => document.querySelector(selector));
        const dataTransfer = new DataTransfer();
        const send = (thing, name) => thing.dispatchEvent(new DragEvent(name, {{ bubbles: true, cancelable: true, dataTransfer }}));
        send(from, 'dragstart');
        const refused = send(to, 'dragover');
        if (!refused) send(to, 'drop');
        send(from, 'dragend');
        return !refused",
        json!(from),
        json!(to)
    );
    ensure!(test.browser.ask(&script).await? == true, "`{to}` takes what is dragged");
    Ok(())
}

#[test]
fn a_phone_shows_the_cards_or_the_deck() {
    on_phone(async |test| {
        open(test, NEW).await?;
        ensure!(
            test.browser.ask("return document.querySelector('details.more').open").await? == false,
            "filters are folded"
        );
        let is_shown = |selector: &str| format!("return document.querySelector('{selector}').checkVisibility()");
        ensure!(test.browser.ask(&is_shown(".builder > .deck")).await? == false, "the cards come first");
        type_into(test, "#find", "dew elf").await?;
        press_at(test, "dew-elf", "more").await?;
        press_at(test, "dew-elf", "more").await?;
        test.browser.until("the button counts", "return document.querySelector('#ntab').textContent === '2'").await?;
        test.browser.click("[data-show='deck']").await?;
        ensure!(test.browser.ask(&is_shown("#pool")).await? == false, "the deck is shown alone");
        ensure!(test.text("#sheet .line .name").await? == "Dew Elf", "with the card");
        test.browser.click("#sheet .line [data-do='less']").await?;
        until_legal_line(test, "The deck has 1 card").await
    });
}

#[test]
fn the_pages_of_decks_are_french_and_break_on_no_screen() {
    on(Screen::LAPTOP, "fr", async |test| {
        test.visit("/decks/duel").await?;
        ensure!(test.text("h1").await?.starts_with("Decks"), "it is French");
        check_layout(test, "the list").await?;
        open(test, "/decks/duel/new?from=hooves-and-embers").await?;
        until_legal_line(test, "Deck valide").await?;
        type_into(test, "#deckname", &"Wolfeschlegelsteinhausenbergerdorffmeier ".repeat(2)).await?;
        check_layout(test, "the builder").await?;
        test.browser.click("#save").await?;
        test.browser
            .until("it is saved", "return document.querySelector('#note').textContent.includes('enregistré')")
            .await?;
        test.browser.ask("document.querySelector(\"[data-show='deck']\").click()").await?;
        check_layout(test, "the deck").await?;
        test.browser.click("#tryhand").await?;
        test.browser.until("a hand is drawn", "return document.querySelector('#handbox').open").await?;
        check_layout(test, "a hand").await?;
        test.visit("/new/duel").await?;
        ensure!(
            test.text("#deck0").await?.contains("Vos decks") || test.count("#deck0 optgroup").await? == 2,
            "own decks are offered"
        );
        check_layout(test, "the set-up").await?;
        test.visit("/decks/duel").await?;
        check_layout(test, "the list with a deck").await
    });
}

async fn check_layout(test: &BrowserTest, page: &str) -> Result<()> {
    for screen in SCREENS {
        let found: Vec<String> = test.browser.measure(screen).await?.iter().map(ToString::to_string).collect();
        ensure!(found.is_empty(), "{page} on {}×{}:\n{}", screen.width, screen.height, found.join("\n"));
    }
    test.browser.resize(Screen::LAPTOP).await
}
