//! Combat at one screen: attackers are composed and taken back, two creatures block one, the attacker orders them; what it
//! comes to is foretold.

use super::{deck, open, play_until, press};
use crate::browser_test::on_laptop;
use anyhow::ensure;

/// The person before the screen declares attackers.
const ATTACKING: &str =
    "return [...document.querySelectorAll('#buttons .btn')].some((button) => button.textContent === 'No attack')";
/// A creature that can be chosen, does not block yet and does not lie under another one.
const ON_TOP: &str =
    "const top = [...document.querySelectorAll('#board .near .creatures .card.can:not(.blocks)')].find((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + width / 2, top + height / 2));
});
return top ? `#board [data-id='${top.dataset.id}']` : null";
const OUTLOOK: &str = "return document.querySelector('#board .outlook')?.textContent ?? null";

#[test]
fn an_attack_is_foretold_and_taken_back() {
    on_laptop(async |test| {
        open(
            test,
            ["human", "random"],
            [deck("mountain", 14, "charging-minotaur"), deck("plains", 29, "dawn-recruit")],
        )
        .await?;
        play_until(test, "an attack that could be made", "return [...document.querySelectorAll('#buttons .btn')].some((button) => button.textContent === 'To combat') && document.querySelector('#board .near .creatures .card:not(.tapped)') !== null && document.querySelector('#board .hand :is(.can, .chosen)') === null").await?;
        press(test, "To combat").await?;
        test.browser.until("attackers are declared", ATTACKING).await?;
        let attacker = test.browser.until("an attacker that lies on top", ON_TOP).await?;
        test.browser.click(attacker.as_str().unwrap_or_default()).await?;
        let told = test.browser.until("the combat is foretold", OUTLOOK).await?;
        ensure!(
            told.as_str().is_some_and(|told| told.contains("If nobody blocks") && told.contains("loses 3 life")),
            "it says {told}"
        );
        ensure!(test.count("#board .near .attacks").await? == 1, "the attacker is shown");
        press(test, "Take back").await?;
        test.browser
            .until("nobody attacks", "return document.querySelectorAll('#board .attacks').length === 0")
            .await?;
        test.browser
            .until("nothing is foretold", "return document.querySelector('#board .outlook') === null")
            .await
            .map(drop)
    });
}

#[test]
fn two_creatures_block_one_attacker_in_an_order() {
    on_laptop(async |test| {
        // Red creatures with haste attack; the other side has walls, which never attack.
        open(test, ["human", "human"], [deck("mountain", 15, "charging-minotaur"), deck("plains", 14, "gate-warden")])
            .await?;
        let fight = "return document.querySelectorAll('#board .far .attacks').length > 0
            && document.querySelectorAll('#board .near .creatures .card.can').length > 1
            && [...document.querySelectorAll('#buttons .btn')].some((button) => button.textContent === 'No block')";
        play_until(test, "an attack that two creatures can block", fight).await?;
        let attacker = test.browser.ask("return document.querySelector('#board .far .attacks').dataset.id").await?;
        let attacker = format!("#board [data-id='{}']", attacker.as_str().unwrap_or_default());
        for n in 1..=2 {
            let blocker = test.browser.until("a blocker that lies on top", ON_TOP).await?;
            test.browser.click(blocker.as_str().unwrap_or_default()).await?;
            test.browser
                .until(
                    "the attacker can be chosen",
                    &format!("return document.querySelector(\"{attacker}.can.target\") !== null"),
                )
                .await?;
            test.browser.click(&attacker).await?;
            test.browser
                .until(
                    "the block is composed",
                    &format!("return document.querySelectorAll('#board .near .blocks').length === {n}"),
                )
                .await?;
        }
        let told = test.browser.until("the combat is foretold", OUTLOOK).await?;
        ensure!(
            told.as_str().is_some_and(|told| told.contains("Charging Minotaur") && told.contains("die")),
            "it says {told}"
        );
        press(test, "Block with 2").await?;
        test.browser
            .until("the screen is passed on", "return document.querySelector('#cover:not([hidden])') !== null")
            .await?;
        test.browser.click("#uncover").await?;
        let order = "return document.querySelectorAll('#board .far .blocks.can').length === 2";
        test.browser.until("the attacker orders the blockers", order).await?;
        let first = test.browser.ask("return document.querySelector('#board .far .blocks.can').dataset.name").await?;
        test.browser.click("#board .far .blocks.can").await?;
        ensure!(first.as_str().is_some_and(|name| name.starts_with("Gate Warden")), "{first}");
        let died = "return document.querySelector('#log').textContent.includes('Charging Minotaur dies')";
        play_until(test, "the attacker is dead", died).await.map(drop)
    });
}
