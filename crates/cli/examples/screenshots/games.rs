//! The sample games: every state that a table can be in.

use crate::sample::{Sample, awaits};
use crate::{duel, kitty, spire};
use anyhow::Result;
use atout_bots::PlayerKind;
use atout_catalog::Table;
use atout_core::{Lang, Names, Seat, Viewer};
use atout_store::{PersonId, Store};
use serde_json::json;

const ME: (&str, &str) = ("Ada", "human");
const BOT: (&str, &str) = ("Steady", "heuristic");

/// What the first seat could touch first, if it is awaited.
fn firsts(table: &dyn Table) -> Vec<String> {
    let choices = table.choices(Seat::FIRST, &Names::default(), Lang::En);
    choices.into_iter().filter_map(|choice| choice.touch.into_iter().next()).collect()
}

fn is_my_turn_after(table: &dyn Table, version: u64) -> bool {
    table.version() >= version && awaits(table, Seat::FIRST)
}

/// May the first seat claim a stone?
fn can_claim(table: &dyn Table) -> bool {
    table.version() > 24 && firsts(table).iter().any(|id| id.starts_with("stone:"))
}

/// Does the first seat hold several tactic cards that it may play, with some on the table already?
fn has_tactics(table: &dyn Table) -> bool {
    let mut tactics = firsts(table);
    tactics.retain(|id| id.strip_prefix("card:").is_some_and(|card| card.starts_with(|c: char| c.is_lowercase())));
    tactics.sort();
    tactics.dedup();
    table.version() > 30 && tactics.len() >= 2 && table.choices(Seat::FIRST, &Names::default(), Lang::En).len() > 10
}

/// May the first seat compose an action that can still be taken back?
fn can_draft(table: &dyn Table) -> bool {
    table.version() > 14 && table.choices(Seat::FIRST, &Names::default(), Lang::En).iter().any(|choice| choice.draft)
}

/// Has the other seat just taken a stone?
fn has_lost_a_stone(table: &dyn Table) -> bool {
    let names = Names::new(vec![ME.0.to_owned(), BOT.0.to_owned()]);
    let news = table.log(Viewer::Seat(Seat::FIRST), table.version().checked_sub(1), &names, Lang::En);
    awaits(table, Seat::FIRST) && news.iter().any(|line| line.text.contains(&format!("{} takes", BOT.0)))
}

/// Has the first seat won, not too soon?
fn is_won(table: &dyn Table) -> bool {
    table.version() > 34 && table.outcome().is_some_and(|outcome| outcome.winners.contains(Seat::FIRST))
}

fn samples() -> Vec<Sample> {
    let sample = |id, at| Sample {
        game: "stones",
        id,
        options: json!({}),
        players: &[ME, BOT],
        by: PlayerKind::Heuristic,
        at,
        paused: false,
        played_last: None,
    };
    vec![
        sample("5a01", |table| is_my_turn_after(table, 0)),
        sample("5a02", |table| is_my_turn_after(table, 20)),
        sample("5a03", |table| is_my_turn_after(table, 36)),
        sample("5a04", is_won),
        sample("5a0a", has_lost_a_stone),
        Sample { options: json!({ "tactics": true, "claims": "after_play" }), ..sample("5a05", has_tactics) },
        Sample { options: json!({ "claims": "after_play" }), ..sample("5a06", can_claim) },
        Sample { options: json!({ "tactics": true }), ..sample("5a0b", can_draft) },
        Sample { played_last: Some("resign"), ..sample("5a0c", |table| is_my_turn_after(table, 16)) },
        Sample {
            players: &[ME, ("Bob", "human")],
            ..sample("5a07", |table| table.version() >= 14 && awaits(table, Seat::SECOND))
        },
        Sample { players: &[BOT, ("Random", "random")], paused: true, ..sample("5a08", |table| table.version() >= 18) },
        Sample {
            options: json!({ "tactics": true, "stones": 11, "colours": 8, "values": 10, "hand": 8 }),
            players: &[("Maximilienne de la Tour", "human"), BOT],
            ..sample("5a09", |table| is_my_turn_after(table, 30))
        },
    ]
}

/// Puts all of them into the database; with `long` also those whose players have long names.
pub(crate) async fn make_all(store: &Store, maker: &PersonId, long: bool) -> Result<()> {
    for sample in samples().into_iter().chain(kitty::samples()).chain(spire::samples()).chain(duel::samples()) {
        sample.keep(store, maker, long).await?;
    }
    Ok(())
}
