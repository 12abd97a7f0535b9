//! The layout check on a sample of pages, screens and languages. `cargo xtask screenshots --check` visits all of them.

use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::kit::{SCREENS, Screen};
use anyhow::{Result, ensure};
use serde_json::json;
use std::collections::BTreeSet;

const DRAWN: &str = "return document.querySelector('#board .can, #buttons .btn') !== null";
const NAMES: [&str; 4] =
    ["Maximilienne-Alexandrine de la Rochefort", "Wolfeschlegelsteinhausenbergerdorffmeier", "Ada", ""];

/// Measures the page on some screens; anything that is found fails.
async fn check(test: &BrowserTest, page: &str, screens: &[Screen]) -> Result<()> {
    for screen in screens {
        let found: Vec<String> = test.browser.measure(*screen).await?.iter().map(ToString::to_string).collect();
        ensure!(found.is_empty(), "{page} on {}×{}:\n{}", screen.width, screen.height, found.join("\n"));
    }
    Ok(())
}

/// A table of this game with long names, opened when its first decision is offered.
async fn open(test: &BrowserTest, game: &str, seats: usize, options: serde_json::Value) -> Result<()> {
    let kinds: Vec<&str> = (0..seats).map(|seat| if seat == 0 { "human" } else { "random" }).collect();
    let request = json!({ "game": game, "seats": kinds, "names": &NAMES[..seats], "pace_ms": 0, "options": options });
    let table = test.table(request).await?;
    test.visit(&format!("/t/{table}")).await?;
    test.browser.until("something can be done", DRAWN).await.map(drop)
}

#[test]
fn pages_and_tables_in_french_break_on_no_screen() {
    on(Screen::LAPTOP, "fr", async |test| {
        open(test, "stones", 2, json!({ "tactics": true })).await?;
        check(test, "a table of Border Stones", &SCREENS).await?;
        open(test, "kitty", 4, json!({})).await?;
        check(test, "a table of Kitty Wonderland", &SCREENS).await?;
        open(test, "spire", 2, json!({ "players": 2 })).await?;
        check(test, "a table of Elemental Spire", &SCREENS).await?;
        open(test, "duel", 2, json!({})).await?;
        check(test, "the opening hand of Planar Duel", &SCREENS).await?;
        for path in ["/", "/saved", "/new/kitty", "/new/duel", "/puzzles/duel", "/rules/stones"] {
            test.visit(path).await?;
            check(test, path, &[Screen::PHONE, Screen::LAPTOP]).await?;
        }
        Ok(())
    });
}

#[test]
fn choosing_a_class_in_french_breaks_on_no_screen() {
    on(Screen::LAPTOP, "fr", async |test| {
        open(test, "kitty", 4, json!({ "classes": "choose" })).await?;
        check(test, "the choice of a class", &SCREENS).await?;
        test.browser.click(".classes .card.can").await?;
        test.browser.until("a button confirms it", "return document.querySelector('#buttons .go') !== null").await?;
        check(test, "a chosen class", &SCREENS).await
    });
}

/// Each of these breaks a page; the measurement must name the rule.
const DEFECTS: [(&str, &str); 9] = [
    ("#hint { font-size: 9px }", "small text"),
    ("#cardhelp span { display: block; width: 6ch }", "short lines"),
    ("#hint { width: 3ch; overflow-wrap: anywhere }", "broken word"),
    ("#hint { height: 6px; overflow: hidden }", "cut text"),
    ("#hint { position: fixed; left: 40px; top: 14px }", "overlapping texts"),
    ("#mute { width: 12px; height: 12px }", "small target"),
    ("body.table { width: 1400px }", "outside the screen"),
    ("#board { transform: scale(.4) }", "small board"),
    (".bar:has(#draft:not([hidden])) { height: 200px }", "moves"),
];

#[test]
fn the_measurement_finds_what_is_broken() {
    on_laptop(async |test| {
        open(test, "stones", 2, json!({})).await?;
        check(test, "a table", &[Screen::LAPTOP]).await?;
        for (style, rule) in DEFECTS {
            let plant = format!(
                "document.querySelector('#defect')?.remove();
                 document.head.append(Object.assign(document.createElement('style'), {{ id: 'defect', textContent: {} }}))",
                json!(style)
            );
            test.browser.ask(&plant).await?;
            let found = test.browser.measure(Screen::LAPTOP).await?;
            let rules: BTreeSet<&str> = found.iter().map(|finding| finding.rule()).collect();
            ensure!(rules.contains(rule), "`{style}` is found as `{rule}`, not as {rules:?}");
        }
        Ok(())
    });
}
