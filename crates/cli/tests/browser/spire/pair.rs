//! Two players: each sees only its own hand, and decisions stay secret until both have decided.

use super::{asked, open, play_until, touch_next};
use crate::browser_test::on_laptop;
use anyhow::ensure;
use serde_json::json;

#[test]
fn two_people_at_one_screen_see_only_their_own_hands() {
    on_laptop(async |test| {
        let table = open(test, &["human", "human"], json!({ "life": 300 })).await?;
        play_until(test, ".fighting .hand .card.can").await?;
        ensure!(test.count(".hero").await? == 2, "both players are on the board");
        let heard =
            "return wire.heard.filter((message) => message.type === 'table').map((message) => message.html).at(-1)";
        let html = test.browser.ask(heard).await?;
        let (mine, other) = (test.look(&table, 0).await?, test.look(&table, 1).await?);
        let hand = |look: &serde_json::Value, seat: usize| look["view"]["players"][seat]["hand"].clone();
        ensure!(hand(&mine, 0).is_array() && hand(&mine, 1).is_null(), "a seat sees its own hand only");
        ensure!(hand(&other, 1).is_array() && hand(&other, 0).is_null(), "and so does the other one");
        let ids = html.as_str().unwrap_or_default().matches("data-id=\"hand:").count();
        ensure!(ids as u64 == test.count("#board .hand .card").await?, "no other hand is on the board");
        Ok(())
    });
}

#[test]
fn a_partner_is_seen_to_have_decided() {
    on_laptop(async |test| {
        open(test, &["human", "heuristic"], json!({ "life": 300 })).await?;
        asked(test).await?;
        test.browser.until("the partner has decided", "return /has decided/.test(document.querySelector('#board').textContent) || document.querySelector('.choosing') !== null").await?;
        play_until(test, ".walking").await?;
        let decided = "return document.querySelectorAll('.hero .state.ready').length === 1";
        test.browser.until("one of two has decided", decided).await?;
        touch_next(test).await.map(drop)
    });
}
