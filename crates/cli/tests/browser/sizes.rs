//! Phones and small laptops: nothing to scroll sideways, and the essentials of a table at a glance.

use crate::browser_test::{BrowserTest, on, on_laptop, on_phone};
use crate::kit::Screen;
use crate::player::against_a_bot;
use anyhow::{Result, ensure};
use serde_json::json;

/// Complains about everything that is not on the screen as a whole, or lies under something else.
const HIDDEN: &str = "
const complaints = [];
const root = document.scrollingElement;
if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) complaints.push('the page scrolls');
for (const selector of ['#status', '.stone', '.hand .card', '.deck', '.bar', '#hint', '.me .name', '.opp .name']) {
    const things = [...document.querySelectorAll(selector)];
    if (!things.length) complaints.push(`there is no ${selector}`);
    for (const thing of things) {
        const { left, right, top, bottom, width, height } = thing.getBoundingClientRect();
        const inside = left > -6 && top > -6 && right < innerWidth + 6 && bottom < innerHeight + 6 && width > 5 && height > 5;
        // Where a finger would aim: cards may overlap to the right of that.
        const hit = document.elementFromPoint(left + width * 0.3, top + height / 2);
        const name = `${selector} ${thing.dataset.id ?? ''}`;
        if (!inside) complaints.push(`${name} is not on the screen: ${[left, top, right, bottom].map(Math.round)}`);
        else if (!hit || !(thing.contains(hit) || hit.contains(thing))) complaints.push(`${name} lies under ${hit?.className}`);
    }
}
return complaints;";

async fn check_essentials(test: &BrowserTest) -> Result<()> {
    test.browser.until("nothing moves", "return !document.activeViewTransition").await?;
    let complaints = test.browser.ask(HIDDEN).await?;
    ensure!(complaints == json!([]), "{complaints:#}");
    Ok(())
}

async fn check_width(test: &BrowserTest, path: &str) -> Result<()> {
    test.visit(path).await?;
    // A page may be measured before its style sheets have been applied: it has to come to rest.
    let fits = "return document.scrollingElement.scrollWidth === 390 && innerWidth === 390";
    test.browser.until(&format!("{path} is as wide as a phone"), fits).await.map(drop)
}

#[test]
fn no_page_scrolls_sideways_on_a_phone() {
    on_phone(async |test| {
        test.expect_in_console("404 (Not Found)");
        let tactics = json!({ "tactics": true, "claims": "after_play", "stones": 9, "hand": 7 });
        let running = test.table(json!({ "game": "stones", "seats": ["human", "random"], "options": tactics })).await?;
        let over = test.table(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 0 })).await?;
        test.wait_for_the_end(&over).await?;
        let [running, replay] = [format!("/t/{running}"), format!("/replay/{over}")];
        for lang in ["en", "fr"] {
            test.visit(&format!("/lang/{lang}")).await?;
            for path in ["/", "/new/stones", "/rules/stones", "/saved", "/nothing-here", &running, &replay] {
                check_width(test, path).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_game_can_be_played_on_a_phone_by_tapping_without_scrolling() {
    on_phone(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.my_turn().await?;
        check_essentials(test).await?;
        for _ in 0..4 {
            test.play_one_action().await?;
        }
        check_essentials(test).await?;
        test.play_to_the_end().await
    });
}

#[test]
fn the_cards_on_the_table_can_be_seen_on_a_phone_held_sideways() {
    on(Screen { width: 844, height: 390, touch: true }, "en", async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        for _ in 0..4 {
            test.play_one_action().await?;
        }
        check_essentials(test).await?;
        let small =
            "return [...document.querySelectorAll('.half .card')].filter((card) => card.offsetWidth < 24).length";
        ensure!(test.count(".half .card").await? >= 4, "cards lie on the table");
        ensure!(test.browser.ask(small).await? == 0, "they are large enough to be read");
        Ok(())
    });
}

#[test]
fn the_essentials_of_a_table_fit_on_a_small_laptop_with_every_size_of_game() {
    on_laptop(async |test| {
        let sizes = [
            json!({}),
            json!({ "tactics": true, "hand": 8, "stones": 11, "colours": 8, "values": 10 }),
            json!({ "stones": 5, "hand": 3 }),
        ];
        for options in sizes {
            let request = json!({ "game": "stones", "seats": ["human", "random"], "options": options, "pace_ms": 0 });
            let table = test.table(request).await?;
            test.visit(&format!("/t/{table}")).await?;
            for _ in 0..2 {
                test.play_one_action().await?;
            }
            check_essentials(test).await?;
        }
        Ok(())
    });
}
