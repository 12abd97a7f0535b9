//! The sample duels and their scenes.

use crate::sample::{Sample, awaits};
use crate::scenes::{ScreenshotScene, french, page, table};
use atout_bots::PlayerKind;
use atout_catalog::Table;
use atout_core::{Seat, Viewer};
use serde_json::{Value, json};

const ME: [(&str, &str); 2] = [("Ada", "human"), ("Steady", "heuristic")];
const PAIR: [(&str, &str); 2] = [("Ada", "human"), ("Bob", "human")];
const BOTS: [(&str, &str); 2] = [("Bob", "heuristic"), ("Chloé", "heuristic")];

fn seen(table: &dyn Table) -> Value {
    table.view(Viewer::Seat(Seat::FIRST))
}

fn len(value: &Value) -> usize {
    value.as_array().map_or(0, Vec::len)
}

/// How many permanents of a view have this in their combat?
fn fighters(view: &Value, what: &str) -> usize {
    let fights = |one: &&Value| !matches!(one["permanent"]["combat"][what], Value::Null | Value::Bool(false));
    view["permanents"].as_array().map_or(0, |all| all.iter().filter(fights).count())
}

/// A main phase with a hand and several attackers.
fn plans(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST)
        && view["turn"].as_u64().is_some_and(|turn| turn > 7)
        && view["active"] == 0
        && view["step"] == "main1"
        && view["stack"] == json!([])
        && len(&view["able_attackers"]) >= 2
        && len(&view["players"][0]["hand"]) >= 3
        && len(&view["payments"]) >= 1
}

fn is_crowded(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST) && view["stack"] == json!([]) && len(&view["permanents"]) >= 26
}

/// Several things on the stack, one to be answered.
fn answers(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST) && len(&view["stack"]) >= 2
}

/// Blocks are declared, and something dies.
fn fights(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST) && fighters(&view, "blocks") >= 2 && len(&view["forecast"]["dies"]) >= 2
}

/// Attackers are declared.
fn attacks(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST) && view["asked"] == "attackers" && len(&view["able_attackers"]) >= 3
}

/// Several attackers wait for blocks.
fn blocks(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST) && view["asked"] == "blockers" && view["active"] == 1 && fighters(&view, "attacks") >= 2
}

fn is_over(table: &dyn Table) -> bool {
    seen(table)["over"].is_object()
}

/// The sample games.
pub(crate) fn samples() -> Vec<Sample> {
    let sample = |id, at| Sample {
        game: "duel",
        id,
        options: json!({}),
        players: &ME,
        by: PlayerKind::Heuristic,
        at,
        paused: false,
        played_last: None,
    };
    vec![
        sample("d001", |table| awaits(table, Seat::FIRST)),
        sample("d002", plans),
        sample("d003", is_crowded),
        sample("d004", answers),
        sample("d005", fights),
        sample("d006", blocks),
        sample("d00a", attacks),
        sample("d007", is_over),
        Sample { players: &BOTS, paused: true, ..sample("d008", plans) },
        Sample { players: &PAIR, ..sample("d009", |table| plans(table) && table.version() > 60) },
    ]
}

const PICK: &str = "js:document.querySelector('.hand .card.can[data-marks]').click();";
/// Picks a creature: to attack at once, to block as the first of two.
const PICK_OWN: &str = "js:document.querySelector('.near .creatures .card.can').click();";
/// Picks two attackers in the main phase.
const PICK_TWO: &str =
    "js:for (const card of [...document.querySelectorAll('.near .creatures .card.can')].slice(0, 2)) card.click();";
/// Taps a land by hand.
const TAP: &str = "js:document.querySelector('.near .lands .card.can').click();";
/// Opens the sheet of stops; only small screens have one.
const STOPS: &str = "js:document.querySelector('.stopsheet').open = true;";
const GRAVE: &str = "js:for (const heap of document.querySelectorAll('.who.theirs .heap')) heap.open = true;";
const CLOSE: &str = "#result form[method='dialog'] button";
/// Opens everything that is folded.
const OPEN: &str = "js:for (const folded of document.querySelectorAll('#side details')) folded.open = true; document.querySelector('#side').classList.add('open');";

/// The scenes.
pub(crate) fn scenes() -> Vec<ScreenshotScene> {
    vec![
        page("duel-setup", "/new/duel"),
        page("duel-rules", "/rules/duel"),
        table("duel-opening", "/t/d001", &[]),
        table("duel-turn", "/t/d002", &[]),
        table("duel-cast", "/t/d002", &[PICK]),
        table("duel-attackers", "/t/d002", &[PICK_TWO]),
        table("duel-mana", "/t/d002", &[TAP, "#draft .pill"]),
        table("duel-stops", "/t/d002", &[STOPS]),
        table("duel-attack", "/t/d00a", &[PICK_OWN, "#draft .pill"]),
        table("duel-crowded", "/t/d003", &[]),
        table("duel-graveyard", "/t/d003", &[GRAVE]),
        table("duel-stack", "/t/d004", &[]),
        table("duel-combat", "/t/d005", &[]),
        table("duel-block", "/t/d006", &[PICK_OWN]),
        table("duel-over", "/t/d007", &[]),
        table("duel-over-board", "/t/d007", &[CLOSE]),
        table("duel-watching", "/t/d008", &[]),
        table("duel-pair", "/t/d009", &[]),
        table("duel-side", "/t/d005", &[OPEN]),
        table("duel-replay", "/replay/d007?at=120", &[]),
        french(page("duel-rules-fr", "/rules/duel")),
        french(page("duel-setup-fr", "/new/duel")),
        french(table("duel-opening-fr", "/t/d001", &[])),
        french(table("duel-turn-fr", "/t/d002", &[PICK])),
        french(table("duel-attackers-fr", "/t/d002", &[PICK_TWO])),
        french(table("duel-stops-fr", "/t/d002", &[STOPS])),
        french(table("duel-crowded-fr", "/t/d003", &[])),
        french(table("duel-stack-fr", "/t/d004", &[])),
        french(table("duel-combat-fr", "/t/d005", &[])),
        french(table("duel-block-fr", "/t/d006", &[])),
        french(table("duel-learn-fr", "/learn/duel", &[])),
        table("duel-learn", "/learn/duel", &[]),
    ]
}
