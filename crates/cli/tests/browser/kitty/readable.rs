//! What a player can read: numbers explain themselves, a chosen card says what it would do, piles are folded.

use super::{ASKED, start};
use crate::browser_test::on_laptop;
use anyhow::{Result, ensure};

const FORM: [(&str, &str); 4] = [("players", "2"), ("seat1", "random"), ("mana", "100"), ("life", "90")];
/// Hovers over the first element that a selector finds, and answers with the help that is shown then.
const HOVER: &str =
    "document.querySelector(arguments[0]).dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return document.querySelector('#cardhelp').innerText";

async fn help_of(test: &crate::browser_test::BrowserTest, selector: &str) -> Result<String> {
    let help = test.browser.client.execute(HOVER, vec![serde_json::json!(selector)]).await?;
    Ok(help.as_str().unwrap_or_default().to_owned())
}

#[test]
fn numbers_cards_and_piles_explain_themselves() {
    on_laptop(async |test| {
        start(test, &FORM).await?;
        test.browser.until("one has to move", ASKED).await?;
        for (selector, name) in [(".pl .hp", "Life"), (".pl .mp", "Mana"), (".pl .sides", "Free sides")] {
            let help = help_of(test, selector).await?;
            ensure!(help.starts_with(name), "`{selector}` is explained as {name}, not as {help}");
        }
        ensure!(test.count(".piles details[open]").await? == 0, "the piles are folded");
        test.browser.click(".piles summary").await?;
        test.browser.click("#buttons .btn").await?;
        test.browser.until("cards can be chosen", "return document.querySelector('.khand .card.can') !== null").await?;
        ensure!(test.count(".piles details[open]").await? == 1, "piles that were opened stay open");
        let shown = "return [...document.querySelectorAll('.would')].filter((badge) => badge.checkVisibility()).length";
        ensure!(test.browser.ask(shown).await? == 0, "no card is chosen yet");
        test.browser.click(".khand .card.can").await?;
        let badge = format!("{shown} > 0");
        test.browser.until("the board shows what the card would do", &badge).await?;
        test.browser.click("#buttons .btn.quiet").await?;
        test.browser.until("nothing is shown any more", &format!("{shown} === 0")).await.map(drop)
    });
}
