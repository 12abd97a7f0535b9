//! The same in French, by the browser's language or by the switch.

use crate::kit::Screen;
use crate::player::against_a_bot;
use crate::stage::{Stage, on, on_laptop};
use anyhow::{Result, ensure};

/// Pages, something on each, and how it begins.
const LABELS: [(&str, &str, &str); 4] = [
    ("/", ".acts button.go", "Jouer"),
    ("/new/stones", ".setup button.go", "Commencer la partie"),
    ("/rules/stones", ".toc h2", "Sommaire"),
    ("/saved", "h1", "Mes parties"),
];

async fn check_french(stage: &Stage, selector: &str, label: &str) -> Result<()> {
    let lang = stage.browser.ask("return document.documentElement.lang").await?;
    ensure!(lang == "fr", "the page is in French, not in {lang}");
    let text = stage.text(selector).await?;
    ensure!(text.starts_with(label), "`{label}`, not `{text}`");
    Ok(())
}

#[test]
fn a_french_browser_gets_french_pages_and_a_french_table() {
    on(Screen::LAPTOP, "fr", async |stage| {
        for (path, selector, label) in LABELS {
            stage.visit(path).await?;
            check_french(stage, selector, label).await?;
        }
        let table = stage.table(against_a_bot()).await?;
        stage.visit(&format!("/t/{table}")).await?;
        stage.my_turn().await?;
        check_french(stage, "#status", "À vous").await?;
        check_french(stage, "#hint", "Choisissez une carte").await
    });
}

#[test]
fn the_switch_turns_every_page_french_and_stays_where_one_is() {
    on_laptop(async |stage| {
        stage.visit("/rules/stones").await?;
        ensure!(stage.browser.ask("return document.documentElement.lang").await? == "en", "it begins in English");
        stage.browser.click(".switch a[hreflang='fr']").await?;
        stage.browser.until("the page is French", "return document.documentElement.lang === 'fr'").await?;
        ensure!(stage.place().await? == "/rules/stones", "one stays on the page");
        for (path, selector, label) in LABELS {
            stage.visit(path).await?;
            check_french(stage, selector, label).await?;
        }
        Ok(())
    });
}
