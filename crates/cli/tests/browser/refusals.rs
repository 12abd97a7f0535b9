//! Messages that the page never sends by itself: the server refuses them with a sentence and nothing changes.

use crate::browser_test::{BrowserTest, on_laptop};
use crate::player::against_a_bot;
use anyhow::{Context, Result, ensure};
use serde_json::{Value, json};

#[test]
fn a_stale_or_illegal_move_is_refused_with_a_sentence_and_changes_nothing() {
    on_laptop(async |test| {
        let table = test.table(against_a_bot()).await?;
        test.visit(&format!("/t/{table}")).await?;
        test.play_one_action().await?;
        let before = test.look(&table, 0).await?;
        let version = before["version"].as_u64().context("a version")?;
        let legal = before["choices"][0]["action"].as_str().context("a legal action")?;
        let stale = json!({ "type": "play", "seat": 0, "action": legal, "version": version - 1 });
        let foreign = json!({ "type": "play", "seat": 1, "action": legal, "version": version });
        let unheld = json!({ "type": "play", "seat": 0, "action": unheld_card(&before)?, "version": version });
        let unread = json!({ "type": "play", "seat": 0, "action": "hello", "version": version });
        let nonsense = json!({ "type": "dance" });
        for message in [stale, foreign, unheld, unread, nonsense] {
            check_refused(test, &message).await?;
            let after = test.look(&table, 0).await?;
            ensure!(after == before, "{message} changed the table");
        }
        ensure!(test.count(".hand .card.can").await? == 6, "one can go on");
        test.play_one_action().await
    });
}

async fn check_refused(test: &BrowserTest, message: &Value) -> Result<()> {
    // The page keeps old messages; only new ones count.
    test.browser.ask("wire.old = wire.heard.length; document.querySelector('#toast').hidden = true").await?;
    test.say(message).await?;
    test.browser
        .until(&format!("{message} is refused"), "return wire.heard.slice(wire.old).some((m) => m.type === 'refused')")
        .await?;
    let toast = test.text("#toast:not([hidden])").await?;
    ensure!(toast.len() > 12, "{message} is refused with a sentence: {toast}");
    Ok(())
}

/// A card that somebody else may hold, on the first stone.
fn unheld_card(look: &Value) -> Result<String> {
    let texts = |list: &Value| -> Vec<String> {
        list.as_array().into_iter().flatten().filter_map(|card| card.as_str().map(str::to_owned)).collect()
    };
    let held = texts(&look["view"]["hands"][0]["cards"]);
    let unseen = texts(&look["view"]["unseen"]);
    let card = unseen.iter().find(|card| !held.contains(card)).context("an unseen card")?;
    Ok(format!("{card}@1"))
}
