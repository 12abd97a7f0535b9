//! The same in French, by the browser's language or by the switch.

use crate::browser_test::{BrowserTest, on, on_laptop};
use crate::kit::Screen;
use crate::player::against_a_bot;
use anyhow::{Result, ensure};

/// Pages, something on each, and how it begins.
const LABELS: [(&str, &str, &str); 4] = [
    ("/", ".acts button.go", "Jouer"),
    ("/new/stones", ".table-form button.go", "Commencer la partie"),
    ("/rules/stones", ".toc h2", "Sommaire"),
    ("/saved", "h1", "Mes parties"),
];

async fn check_french(test: &BrowserTest, selector: &str, label: &str) -> Result<()> {
    let lang = test.browser.ask("return document.documentElement.lang").await?;
    ensure!(lang == "fr", "the page is in French, not in {lang}");
    let text = test.text(selector).await?;
    ensure!(text.starts_with(label), "`{label}`, not `{text}`");
    Ok(())
}

#[test]
fn a_french_browser_gets_french_pages_and_a_french_table() {
    on(Screen::LAPTOP, "fr", async |test| {
        for (path, selector, label) in LABELS {
            test.visit(path).await?;
            check_french(test, selector, label).await?;
        }
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        check_french(test, "#status", "À vous").await?;
        check_french(test, "#hint", "Choisissez une carte").await
    });
}

#[test]
fn the_switch_turns_every_page_french_and_stays_where_one_is() {
    on_laptop(async |test| {
        test.visit("/rules/stones").await?;
        ensure!(test.browser.ask("return document.documentElement.lang").await? == "en", "it begins in English");
        test.browser.click(".switch a[hreflang='fr']").await?;
        test.browser.until("the page is French", "return document.documentElement.lang === 'fr'").await?;
        ensure!(test.place().await? == "/rules/stones", "one stays on the page");
        for (path, selector, label) in LABELS {
            test.visit(path).await?;
            check_french(test, selector, label).await?;
        }
        Ok(())
    });
}
