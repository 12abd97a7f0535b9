//! The sample games of Kitty Wonderland and their scenes.

use crate::sample::{Sample, awaits};
use crate::scenes::{ScreenshotScene, french, page, table};
use atout_bots::PlayerKind;
use atout_catalog::Table;
use atout_core::{Lang, Names, Seat, Viewer};
use serde_json::{Value, json};

/// Enough people for every table; the first one looks at it.
const PEOPLE: [(&str, &str); 8] = [
    ("Ada", "human"),
    ("Bob", "random"),
    ("Chloé", "random"),
    ("Maximilienne", "random"),
    ("Edsger", "random"),
    ("Fang", "random"),
    ("Grace", "random"),
    ("Hedy", "random"),
];
const BOTS: [(&str, &str); 4] = [("Bob", "random"), ("Chloé", "random"), ("Fang", "random"), ("Hedy", "random")];

fn seen(table: &dyn Table) -> Value {
    table.view(Viewer::Seat(Seat::FIRST))
}

fn is_turn(view: &Value, turn: u64) -> bool {
    view["turn"].as_u64().is_some_and(|now| now >= turn)
}

/// Has the first seat to move, with friends and caramels on the board?
fn moves(table: &dyn Table) -> bool {
    let view = seen(table);
    let lively = ["friends", "caramels"].iter().all(|what| view[what].as_array().is_some_and(|all| !all.is_empty()));
    awaits(table, Seat::FIRST) && view["phase"] == "move" && is_turn(&view, 6) && lively
}

/// Has the first seat to move in a storm that has grown for some turns?
fn moves_in_storm(table: &dyn Table) -> bool {
    let view = seen(table);
    awaits(table, Seat::FIRST) && view["phase"] == "move" && is_turn(&view, 10)
}

/// Has the first seat several cards to choose from?
fn plays(table: &dyn Table) -> bool {
    let view = seen(table);
    let mut cards: Vec<_> = table
        .choices(Seat::FIRST, &Names::default(), Lang::En)
        .into_iter()
        .filter_map(|choice| choice.touch.into_iter().next())
        .collect();
    cards.dedup();
    awaits(table, Seat::FIRST) && view["phase"] == "card" && is_turn(&view, 4) && cards.len() > 3
}

/// Did somebody just fall, while the game goes on?
fn falls(table: &dyn Table) -> bool {
    let last = table.events(Viewer::Spectator, table.version().checked_sub(1));
    awaits(table, Seat::FIRST) && last.iter().any(|(_, event)| event.get("fell").is_some())
}

/// Did the first seat just fall, while the others go on?
fn is_out(table: &dyn Table) -> bool {
    let last = table.events(Viewer::Spectator, table.version().checked_sub(1));
    let fell = last.iter().any(|(_, event)| event["fell"]["seat"] == 0);
    fell && !is_over(table)
}

fn is_over(table: &dyn Table) -> bool {
    table.outcome().is_some()
}

/// The sample games.
pub(crate) fn samples() -> Vec<Sample> {
    let sample = |id, at| Sample {
        game: "kitty",
        id,
        options: json!({ "players": 4 }),
        players: &PEOPLE[..4],
        by: PlayerKind::Random,
        at,
        paused: false,
        played_last: None,
    };
    let eight = |id, at| Sample { players: &PEOPLE, ..sample(id, at) };
    vec![
        sample("c001", moves),
        sample("c002", plays),
        Sample { options: json!({ "players": 4, "life": 40 }), ..sample("c003", falls) },
        Sample {
            options: json!({ "players": 4, "classes": "choose" }),
            ..sample("c004", |table| awaits(table, Seat::FIRST))
        },
        Sample {
            options: json!({ "players": 8, "teams": "4v4", "classes": "random", "hand": 7 }),
            ..eight("c005", plays)
        },
        Sample { options: json!({ "players": 8, "width": 32, "height": 32, "steps": 8 }), ..eight("c006", moves) },
        Sample { options: json!({ "players": 4, "life": 40, "classes": "random" }), ..sample("c007", is_over) },
        Sample { players: &BOTS, paused: true, ..sample("c008", |table| is_turn(&table.view(Viewer::Spectator), 9)) },
        Sample {
            options: json!({ "players": 2, "width": 4, "height": 5 }),
            players: &PEOPLE[..2],
            ..sample("c00a", |table| awaits(table, Seat::FIRST))
        },
        Sample { options: json!({ "players": 4, "width": 28, "height": 9 }), ..sample("c00b", moves) },
        Sample {
            options: json!({ "players": 6, "teams": "2v2v2", "width": 8, "height": 20, "life": 50 }),
            players: &PEOPLE[..6],
            ..sample("c00c", falls)
        },
        Sample { options: json!({ "players": 4, "life": 40 }), paused: true, ..sample("c00d", is_out) },
        Sample { options: json!({ "players": 8, "life": 40, "classes": "random" }), ..eight("c00e", is_over) },
        Sample { options: json!({ "players": 4, "storm": 4 }), ..sample("c010", moves_in_storm) },
        Sample {
            options: json!({ "players": 4, "life": 60 }),
            players: &[("Ada", "human"), ("Bob", "human"), ("Chloé", "random"), ("Hedy", "random")],
            ..sample("c00f", falls)
        },
    ]
}

const CARD: &str = "js:[...document.querySelectorAll('.khand .card.can')].at(-1).click();";
const AIM: &str = "js:[...document.querySelectorAll('.khand .card.can')].find((card) => { card.click(); if (document.querySelector('.tok.target')) return true; card.click(); });";
/// Drags a card over the first coordinates.
const DRAG: &str = "js:const card = [...document.querySelectorAll('.khand .card.can')].find((card) => { card.click(); const aims = document.querySelector('.tok.target'); card.click(); return aims; });
    const box = card.getBoundingClientRect();
    const cell = document.querySelector('.cells > [data-l]').getBoundingClientRect();
    const at = (kind, clientX, clientY, on) => on.dispatchEvent(new PointerEvent(kind, { bubbles: true, clientX, clientY, pointerId: 1 }));
    at('pointerdown', box.left + 20, box.top + 20, card);
    at('pointermove', cell.left + 20, cell.top + 20, window);";
const CLASS: &str = "js:document.querySelector('.classes .card.can').click();";
/// Opens everything that is folded.
const OPEN: &str = "js:for (const folded of document.querySelectorAll('main details')) folded.open = true;";
const CLOSE: &str = "#result form[method='dialog'] button";

/// The scenes.
pub(crate) fn scenes() -> Vec<ScreenshotScene> {
    vec![
        page("kitty-setup", "/new/kitty"),
        page("kitty-rules", "/rules/kitty?teams=2v2&players=4"),
        table("kitty-move", "/t/c001", &[]),
        table("kitty-card", "/t/c002", &[]),
        table("kitty-chosen", "/t/c002", &[CARD]),
        table("kitty-aim", "/t/c002", &[AIM]),
        table("kitty-reveal", "/t/c003", &[]),
        table("kitty-classes", "/t/c004", &[]),
        table("kitty-class-chosen", "/t/c004", &[CLASS]),
        table("kitty-drag", "/t/c002", &[DRAG]),
        table("kitty-give-up", "/t/c001", &[".menu summary", "#giveup"]),
        table("kitty-cover", "/t/c00f", &[]),
        table("kitty-over-teams", "/t/c00e", &[]),
        ScreenshotScene { clicks: &[OPEN], ..page("kitty-setup-open", "/new/kitty") },
        table("kitty-teams", "/t/c005", &[AIM]),
        table("kitty-large", "/t/c006", &[]),
        table("kitty-over", "/t/c007", &[]),
        table("kitty-over-board", "/t/c007", &[CLOSE]),
        table("kitty-watching", "/t/c008", &[]),
        table("kitty-small", "/t/c00a", &[]),
        table("kitty-wide", "/t/c00b", &[]),
        table("kitty-tall", "/t/c00c", &[]),
        table("kitty-out", "/t/c00d", &[]),
        table("kitty-storm", "/t/c010", &[]),
        table("kitty-side", "/t/c001", &["js:document.querySelector('#side').classList.add('open')"]),
        table("kitty-replay", "/replay/c007?at=60", &[]),
        table("kitty-replay-seat", "/replay/c007?at=66&viewer=1", &[]),
        table("kitty-over-eight", "/t/c00e", &[CLOSE]),
        table("kitty-replay-eight", "/replay/c00e?at=120", &[]),
        french(page("kitty-setup-fr", "/new/kitty")),
        french(page("kitty-rules-fr", "/rules/kitty?teams=2v2&players=4")),
        french(table("kitty-move-fr", "/t/c001", &[])),
        french(table("kitty-aim-fr", "/t/c002", &[AIM])),
        french(table("kitty-reveal-fr", "/t/c003", &[])),
        french(table("kitty-classes-fr", "/t/c004", &[])),
        french(table("kitty-over-fr", "/t/c007", &[])),
        french(table("kitty-storm-fr", "/t/c010", &[])),
    ]
}
