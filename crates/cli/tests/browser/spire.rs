//! Elemental Spire, a long game of one or two players against the house, played by clicks.
//!
//! No test depends on the deal: only what the page highlights is clicked, with so much life that no climb is lost early.

mod climb;
mod pair;
mod phone;
mod resume;
mod rooms;

use crate::browser_test::BrowserTest;
use crate::player::offer;
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};

/// The next thing to click, as in `player.rs`: targets first, then cards that attack, cards on offer, rooms; at last the
/// button that ends the turn. Rooms of the kind `WANTED` come before others.
const OFFER: &str = offer!(
    "
const [target] = find('#board .ent.target');
if (target) return name(target);
const button = find('#buttons .btn:not(.quiet)').length ? '#buttons .btn:not(.quiet)' : null;
if (find('#board .chosen').length) return button;
const aims = find('#board .would.aimed:has(.bad)').map((e) => Number(/\\bw(\\d)/.exec(e.className)[1]));
const attack = find('#board .hand .card.can').find((card) => aims.includes(Number(card.dataset.id.split(':')[1])));
const [way] = find('#board .room.can').sort((a, b) => b.matches('.k-WANTED') - a.matches('.k-WANTED'));
const thing = way ?? find('#board .chip.can')[0] ?? attack ?? find('#board .hand .card.can')[0] ?? find('#board .can').at(-1);
return thing ? name(thing) : button;"
);

/// What the page shows: the class of the board that names the screen, and the room's kind.
const SCREEN: &str = "return document.querySelector('#board > .spire')?.className.split(' ')[1] ?? null";

/// A table of one or two people with a lot of life, opened in the browser.
async fn open(test: &BrowserTest, seats: &[&str], mut options: Value) -> Result<String> {
    options["players"] = json!(seats.len());
    let request = json!({ "game": "spire", "seats": seats, "options": options, "pace_ms": 0 });
    let table = test.table(request).await?;
    test.visit(&format!("/t/{table}")).await?;
    asked(test).await?;
    Ok(table)
}

/// Waits until something can be touched.
async fn asked(test: &BrowserTest) -> Result<()> {
    test.browser.until("something to do in the spire", OFFER).await.map(drop)
}

/// Touches the next thing. Says what it was; nothing once the climb is over.
async fn touch_next(test: &BrowserTest) -> Result<Option<String>> {
    test.touch_offered(OFFER).await
}

/// Which screen is shown.
async fn screen(test: &BrowserTest) -> Result<String> {
    let screen = test.browser.until("a screen of the spire", SCREEN).await?;
    screen.as_str().map(str::to_owned).context("a class")
}

/// Clicks on until the selector finds something, through rooms of the kind that it names if there are such.
async fn play_until(test: &BrowserTest, selector: &str) -> Result<()> {
    let kind = ["event", "rest", "training"].into_iter().find(|kind| selector.contains(kind)).unwrap_or("enemy");
    let offer = OFFER.replace("WANTED", kind);
    for _ in 0..1500 {
        asked(test).await?;
        if test.count(selector).await? > 0 {
            return Ok(());
        }
        if test.touch_offered(&offer).await?.is_none() {
            bail!("the climb was over before there was a `{selector}`");
        }
    }
    bail!("there was no `{selector}`")
}
