//! Phones and small laptops: nothing to scroll sideways, and the essentials of a table at a glance.

use crate::player::against_a_bot;
use crate::stage::{Stage, on_laptop, on_phone};
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

async fn check_essentials(stage: &Stage) -> Result<()> {
    stage.browser.until("nothing moves", "return !document.activeViewTransition").await?;
    let complaints = stage.browser.ask(HIDDEN).await?;
    ensure!(complaints == json!([]), "{complaints:#}");
    Ok(())
}

async fn check_width(stage: &Stage, path: &str) -> Result<()> {
    stage.visit(path).await?;
    let wide = stage.browser.ask("return [document.scrollingElement.scrollWidth, innerWidth]").await?;
    ensure!(wide == json!([390, 390]), "{path} is {wide} wide on a phone");
    Ok(())
}

#[test]
fn no_page_scrolls_sideways_on_a_phone() {
    on_phone(async |stage| {
        stage.expect_in_console("404 (Not Found)");
        let tactics = json!({ "tactics": true, "claims": "after_play", "stones": 9, "hand": 7 });
        let running =
            stage.table(json!({ "game": "stones", "seats": ["human", "random"], "options": tactics })).await?;
        let over = stage.table(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 0 })).await?;
        stage.wait_for_the_end(&over).await?;
        let [running, replay] = [format!("/t/{running}"), format!("/replay/{over}")];
        for lang in ["en", "fr"] {
            stage.visit(&format!("/lang/{lang}")).await?;
            for path in ["/", "/new/stones", "/rules/stones", "/saved", "/nothing-here", &running, &replay] {
                check_width(stage, path).await?;
            }
        }
        Ok(())
    });
}

#[test]
fn a_game_can_be_played_on_a_phone_by_tapping_without_scrolling() {
    on_phone(async |stage| {
        let table = stage.table(against_a_bot()).await?;
        stage.visit(&format!("/t/{table}")).await?;
        stage.my_turn().await?;
        check_essentials(stage).await?;
        for _ in 0..4 {
            stage.play_one_action().await?;
        }
        check_essentials(stage).await?;
        stage.play_to_the_end().await
    });
}

#[test]
fn the_essentials_of_a_table_fit_on_a_small_laptop_with_every_size_of_game() {
    on_laptop(async |stage| {
        let sizes = [
            json!({}),
            json!({ "tactics": true, "hand": 8, "stones": 11, "colours": 8, "values": 10 }),
            json!({ "stones": 5, "hand": 3 }),
        ];
        for options in sizes {
            let wish = json!({ "game": "stones", "seats": ["human", "random"], "options": options, "pace_ms": 0 });
            let table = stage.table(wish).await?;
            stage.visit(&format!("/t/{table}")).await?;
            for _ in 0..2 {
                stage.play_one_action().await?;
            }
            check_essentials(stage).await?;
        }
        Ok(())
    });
}
