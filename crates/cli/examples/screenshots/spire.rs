//! The sample climbs of Elemental Spire and their scenes.

use crate::sample::{Sample, awaits};
use crate::scenes::{ScreenshotScene, french, page, table};
use atout_bots::PlayerKind;
use atout_catalog::Table;
use atout_core::{Seat, Viewer};
use serde_json::{Value, json};

const ALONE: [(&str, &str); 1] = [("Ada", "human")];
const PAIR: [(&str, &str); 2] = [("Ada", "human"), ("Bob", "heuristic")];
const BOTS: [(&str, &str); 2] = [("Bob", "heuristic"), ("Chloé", "heuristic")];

fn seen(table: &dyn Table) -> Value {
    table.view(Viewer::Seat(Seat::FIRST))
}

/// Is the first seat asked in this phase?
fn is_phase(table: &dyn Table, phase: &str) -> bool {
    awaits(table, Seat::FIRST) && seen(table)["phase"] == phase
}

/// Has the first seat a turn with several cards in hand and so many enemies, from this turn of the fight on?
fn fights(table: &dyn Table, enemies: usize, turn: u64) -> bool {
    let view = seen(table);
    let many = |what: &Value, n: usize| what.as_array().is_some_and(|all| all.len() >= n);
    awaits(table, Seat::FIRST)
        && view["phase"]["turn"] == 0
        && view["turn"].as_u64().is_some_and(|now| now >= turn)
        && view["enemies"].as_array().is_some_and(|all| all.len() == enemies)
        && many(&view["players"][0]["hand"], 4)
}

/// Is the first seat's turn in the fight against a boss?
fn fights_boss(table: &dyn Table) -> bool {
    fights(table, 1, 3) && seen(table)["at"][0] == 7
}

/// On the way through the middle of a floor?
fn walks(table: &dyn Table) -> bool {
    is_phase(table, "way") && seen(table)["at"][0].as_u64().is_some_and(|row| (2..5).contains(&row))
}

/// A full deck in front of an offer?
fn is_full(table: &dyn Table, phase: &str) -> bool {
    is_phase(table, phase) && seen(table)["players"][0]["deck"].as_array().is_some_and(|deck| deck.len() == 15)
}

fn discards(table: &dyn Table) -> bool {
    awaits(table, Seat::FIRST) && seen(table)["phase"]["discard"].is_array()
}

fn is_over(table: &dyn Table, won: bool) -> bool {
    seen(table)["phase"]["over"]["won"] == won && table.version() > 150
}

/// The sample games.
pub(crate) fn samples() -> Vec<Sample> {
    let sample = |id, at| Sample {
        game: "spire",
        id,
        options: json!({ "life": 120 }),
        players: &ALONE,
        by: PlayerKind::Heuristic,
        at,
        paused: false,
        played_last: None,
    };
    let pair = |id, at| Sample { options: json!({ "players": 2, "life": 120 }), players: &PAIR, ..sample(id, at) };
    vec![
        sample("e001", |table| is_phase(table, "element")),
        sample("e002", walks),
        sample("e003", |table| fights(table, 1, 2)),
        sample("e004", |table| fights(table, 3, 2)),
        sample("e005", fights_boss),
        pair("e006", |table| fights(table, 2, 2)),
        sample("e007", discards),
        sample("e008", |table| is_phase(table, "reward")),
        sample("e009", |table| is_full(table, "reward")),
        sample("e00a", |table| is_phase(table, "rest")),
        sample("e00b", |table| is_phase(table, "training")),
        sample("e00c", |table| is_phase(table, "event")),
        Sample { options: json!({ "life": 40 }), ..sample("e00d", |table| is_over(table, false)) },
        Sample { options: json!({ "life": 999 }), ..sample("e00e", |table| is_over(table, true)) },
        pair("e00f", |table| is_phase(table, "event")),
        Sample { players: &BOTS, paused: true, ..pair("e010", |table| fights(table, 3, 2)) },
        pair("e011", walks),
    ]
}

const AIM: &str = "js:[...document.querySelectorAll('.hand .card.can')].find((card) => { card.click(); if (document.querySelector('.foe.target')) return true; card.click(); });";
const OWN: &str = "js:[...document.querySelectorAll('.hand .card.can')].find((card) => { card.click(); if (document.querySelector('.hero.target')) return true; card.click(); });";
const TAKE: &str = "js:document.querySelector('.offer .card.can').click();";

const ELEMENT: &str = "js:document.querySelector('.choice.can').click();";
const CLOSE: &str = "#result form[method='dialog'] button";
/// Opens everything that is folded.
const OPEN: &str = "js:for (const folded of document.querySelectorAll('#side details')) folded.open = true; document.querySelector('#side').classList.add('open');";

/// The scenes.
pub(crate) fn scenes() -> Vec<ScreenshotScene> {
    vec![
        page("spire-setup", "/new/spire"),
        page("spire-rules", "/rules/spire"),
        table("spire-element", "/t/e001", &[]),
        table("spire-element-chosen", "/t/e001", &[ELEMENT]),
        table("spire-map", "/t/e002", &[]),
        table("spire-fight", "/t/e003", &[]),
        table("spire-aim", "/t/e003", &[AIM]),
        table("spire-three", "/t/e004", &[AIM]),
        table("spire-guard", "/t/e004", &[OWN]),
        table("spire-boss", "/t/e005", &[]),
        table("spire-pair", "/t/e006", &[]),
        table("spire-pair-aim", "/t/e006", &[OWN]),
        table("spire-discard", "/t/e007", &[]),
        table("spire-reward", "/t/e008", &[]),
        table("spire-remove", "/t/e009", &[TAKE, "#draft .pill"]),
        table("spire-rest", "/t/e00a", &[]),
        table("spire-training", "/t/e00b", &[]),
        table("spire-event", "/t/e00c", &[]),
        table("spire-over", "/t/e00d", &[]),
        table("spire-over-board", "/t/e00d", &[CLOSE]),
        table("spire-won-board", "/t/e00e", &[CLOSE]),
        table("spire-pair-event", "/t/e00f", &[]),
        table("spire-watching", "/t/e010", &[]),
        table("spire-pair-map", "/t/e011", &[]),
        table("spire-side", "/t/e006", &[OPEN]),
        table("spire-replay", "/replay/e00d?at=60", &[]),
        french(page("spire-rules-fr", "/rules/spire")),
        french(table("spire-element-fr", "/t/e001", &[])),
        french(table("spire-map-fr", "/t/e002", &[])),
        french(table("spire-three-fr", "/t/e004", &[AIM])),
        french(table("spire-pair-fr", "/t/e006", &[])),
        french(table("spire-event-fr", "/t/e00c", &[])),
        french(table("spire-rest-fr", "/t/e00a", &[])),
        french(table("spire-reward-fr", "/t/e008", &[])),
        french(table("spire-over-board-fr", "/t/e00d", &[CLOSE])),
    ]
}
