//! Every link has a target.

use crate::browser_test::{BrowserTest, on_laptop};
use crate::player::against_a_bot;
use anyhow::{Context, Result, ensure};
use serde_json::json;
use std::collections::BTreeSet;

/// All addresses of this site that a page names, but for those of a dialog that is not open yet.
const ADDRESSES: &str = "return [...document.querySelectorAll('[href], [src], form')]
    .filter((e) => !e.closest('dialog:not([open])'))
    .map((e) => new URL(e.getAttribute('href') ?? e.getAttribute('src') ?? location.href, location.href))
    .filter((url) => url.origin === location.origin).map((url) => url.pathname + url.search)";

#[test]
fn every_link_and_every_picture_of_every_page_is_there() {
    on_laptop(async |test| {
        let running = test.table(against_a_bot()).await?;
        let over = test.table(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 0 })).await?;
        test.wait_for_the_end(&over).await?;
        let mut addresses = BTreeSet::new();
        for path in
            ["/", "/rules/stones", "/new/stones", "/saved", &format!("/t/{running}"), &format!("/replay/{over}")]
        {
            test.visit(path).await?;
            addresses.extend(named(test).await?);
        }
        ensure!(addresses.len() > 80, "the pages have links and pictures: {addresses:?}");
        test.visit("/").await?;
        for address in &addresses {
            let (status, _) = test.browser.fetch("GET", address, None).await?;
            ensure!(status == 200, "{address} is answered with {status}");
        }
        Ok(())
    });
}

async fn named(test: &BrowserTest) -> Result<Vec<String>> {
    let addresses = test.browser.ask(ADDRESSES).await?;
    let addresses = addresses.as_array().context("addresses")?;
    Ok(addresses.iter().filter_map(|address| address.as_str().map(str::to_owned)).collect())
}
