//! The board of Elemental Spire: every legal action can be touched, nothing secret is shown, every picture is there, texts
//! are escaped and in the reader's language, and every screen occurs.

use atout_catalog::Table;
use atout_core::{Lang, Names, Seat, Seed, Stage, Viewer};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn names() -> Names {
    Names::new(["Ada", "Bob <b>"].map(str::to_owned).to_vec())
}

fn configs() -> Vec<Value> {
    vec![
        json!({ "life": 400 }),
        json!({ "players": 2, "life": 300 }),
        json!({ "players": 2, "life": 25, "paths": 2 }),
        json!({ "life": 999, "floor": 3, "difficulty": 10 }),
        json!({ "life": 999, "floor": 4, "paths": 1, "events": false }),
    ]
}

/// Any spread of choices will do, as long as it is the same every time; turns are ended seldom.
fn spread(table: &dyn Table, seat: Seat, salt: u64) -> String {
    let choices = table.choices(seat, &Names::default(), Lang::En);
    let mixed = (table.version() * 31 + salt * 17 + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    let at = mixed as usize % choices.len();
    let at = if choices[at].action == "end" && !mixed.is_multiple_of(3) { 0 } else { at };
    choices[at].action.clone()
}

/// Plays a climb of each config and shows its positions to `look`.
fn walk(most: u64, mut look: impl FnMut(&dyn Table)) {
    let game = atout_catalog::find("spire").unwrap();
    for (n, config) in (0..).zip(configs()) {
        let mut table = game.start(&game.check(&config).unwrap(), &[], Seed::from(n)).unwrap();
        while let Stage::Awaiting(seats) = table.stage() {
            look(&*table);
            // The later seat first: decisions that are made stay secret.
            let seat = seats.iter().last().unwrap();
            let action = spread(&*table, seat, n);
            table.play(seat, &action).unwrap();
            if table.version() > most {
                break;
            }
        }
        look(&*table);
    }
}

fn values<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    html.split(&format!("{attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn viewers(table: &dyn Table) -> Vec<Viewer> {
    Seat::all(table.n_seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]).collect()
}

#[test]
fn everything_that_a_legal_action_touches_is_on_the_board_once() {
    let mut kinds = BTreeSet::new();
    walk(500, |table| {
        for seat in table.stage().awaited().iter() {
            let html = table.board(Viewer::Seat(seat), &names(), Lang::En);
            let all = values(&html, "data-id");
            let shown: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(shown.len(), all.len(), "an id stands twice on the board: {all:?}");
            for choice in table.choices(seat, &Names::default(), Lang::En) {
                for id in choice.touch.iter().filter(|id| !id.starts_with("button:")) {
                    assert!(shown.contains(id.as_str()), "{id} of {} is not on the board", choice.action);
                    kinds.insert(id.split(':').next().unwrap().to_owned());
                }
            }
        }
    });
    let kinds: Vec<String> = kinds.into_iter().collect();
    assert_eq!(kinds, ["deck", "element", "entity", "hand", "offer", "option", "room"]);
}

/// The hand of one seat as ids of the board, if the viewer may see it.
fn hand(table: &dyn Table, viewer: Viewer) -> usize {
    let Viewer::Seat(seat) = viewer else { return 0 };
    let hand = table.view(viewer)["players"][seat.index()]["hand"].clone();
    let mut cards: Vec<Value> = hand.as_array().cloned().unwrap_or_default();
    cards.dedup();
    cards.len()
}

#[test]
fn a_board_shows_its_own_viewers_hand_only() {
    walk(300, |table| {
        let is_fight = table.view(Viewer::Spectator)["phase"].is_object() && table.outcome().is_none();
        for viewer in viewers(table) {
            let html = table.board(viewer, &names(), Lang::En);
            let ids = values(&html, "data-id").into_iter().filter(|id| id.starts_with("hand:")).count();
            let expected = if is_fight { hand(table, viewer) } else { 0 };
            assert_eq!(ids, expected, "{viewer:?} at version {}", table.version());
            let shows_faces = html.contains("class=\"tx") && is_fight;
            let known = |player: &Value| player["known"].as_array().is_some_and(|known| !known.is_empty());
            let is_known = table.view(viewer)["players"].as_array().unwrap().iter().any(known);
            let may_see = viewer == Viewer::Everything || hand(table, viewer) > 0 || is_known;
            assert!(!shows_faces || may_see, "{viewer:?} sees a hand at version {}", table.version());
        }
    });
}

#[test]
fn a_partners_hand_is_shown_as_backs() {
    let mut most = 0;
    walk(300, |table| {
        let view = table.view(Viewer::Seat(Seat::FIRST));
        if view["phase"]["turn"] == 1 {
            let html = table.board(Viewer::Seat(Seat::FIRST), &names(), Lang::En);
            let backs = html.matches("sc isback").count();
            let (n_hand, known) = (&view["players"][1]["n_hand"], view["players"][1]["known"].as_array().unwrap());
            assert_eq!(json!(backs + known.len()), *n_hand, "version {}", table.version());
            most = most.max(backs);
        }
    });
    assert!(most >= 5, "no hand had more than {most} cards");
}

/// A partner's decision changes nothing on a board but that it was made: two different decisions look the same.
#[test]
fn a_partners_decision_is_not_on_the_board() {
    let game = atout_catalog::find("spire").unwrap();
    let config = game.check(&json!({ "players": 2, "life": 300 })).unwrap();
    let boards: BTreeSet<String> = ["air", "water", "earth", "fire"]
        .into_iter()
        .map(|element| {
            let mut table = game.start(&config, &[], Seed::from(1)).unwrap();
            table.play(Seat::SECOND, &format!("choose {element}")).unwrap();
            table.board(Viewer::Seat(Seat::FIRST), &names(), Lang::En)
        })
        .collect();
    assert_eq!(boards.len(), 1);
}

#[test]
fn every_picture_that_a_board_names_is_served() {
    let mut files = BTreeSet::new();
    walk(400, |table| {
        let html = table.board(Viewer::Everything, &names(), Lang::En);
        files.extend(html.split("/assets/").skip(1).filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    });
    assert!(files.len() > 60, "only {} pictures", files.len());
    for file in files {
        assert_eq!(atout_catalog::asset(&file).map(|asset| asset.media_type), Some("image/svg+xml"), "{file}");
    }
}

#[test]
fn every_screen_occurs_and_names_are_escaped() {
    let mut screens: BTreeMap<&str, usize> = BTreeMap::new();
    let wanted = ["elements", "map ", "foes", "offer", "rest", "event", "summary"];
    walk(900, |table| {
        let html = table.board(Viewer::Seat(Seat::FIRST), &names(), Lang::Fr);
        assert!(!html.contains("Bob <b>"), "a name is not escaped");
        for screen in wanted {
            *screens.entry(screen).or_default() += usize::from(html.contains(&format!("class=\"{screen}")));
        }
    });
    assert!(screens.values().all(|n| *n > 0), "{screens:?}");
}
