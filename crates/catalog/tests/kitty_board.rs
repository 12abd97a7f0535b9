//! The board of Kitty Wonderland: every legal action can be touched, nothing secret is shown, the last turn can be read,
//! texts are escaped and in the reader's language, and large boards stay small.

use atout_catalog::Table;
use atout_core::{Lang, Names, Seat, Seed, Stage, Viewer};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashSet};

fn names() -> Names {
    Names::new(["Ada", "Bob", "Cleo", "Dora", "Emil", "Fay", "Gus", "Hal"].map(str::to_owned).to_vec())
}

fn configs() -> Vec<Value> {
    vec![
        json!({ "life": 60 }),
        json!({ "players": 2, "width": 4, "height": 4, "steps": 16 }),
        json!({ "players": 8, "teams": "4v4", "classes": "choose", "hand": 10, "life": 40 }),
        json!({ "players": 3, "width": 5, "height": 20, "redeal_when_stuck": true, "life": 30 }),
        json!({ "players": 6, "teams": "2v2v2", "classes": "random", "classic": true, "width": 17, "height": 6, "life": 30 }),
    ]
}

/// Any spread of choices will do, as long as it is the same every time; cards are played more often than passed.
fn spread(table: &dyn Table, seat: Seat, salt: u64) -> String {
    let choices = table.choices(seat, &Names::default(), Lang::En);
    let mixed = (table.version() * 31 + salt * 17 + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
    let at = mixed as usize % choices.len();
    let at = if at == 0 { choices.len() - 1 } else { at };
    choices[at].action.clone()
}

fn start(config: &Value, seed: u64) -> Box<dyn Table> {
    let game = atout_catalog::find("kitty").unwrap();
    game.start(&game.check(config).unwrap(), &[], Seed::from(seed)).unwrap()
}

/// Plays a game of each config and shows its positions to `look`.
fn walk(most: u64, mut look: impl FnMut(&dyn Table)) {
    for (n, config) in configs().iter().enumerate() {
        let mut table = start(config, n as u64);
        while let Stage::Awaiting(seats) = table.stage() {
            look(&*table);
            let seat = seats.iter().next().unwrap();
            let action = spread(&*table, seat, n as u64);
            table.play(seat, &action).unwrap();
            if table.version() > most {
                break;
            }
        }
        look(&*table);
    }
}

fn board(table: &dyn Table, viewer: Viewer, lang: Lang) -> String {
    table.board(viewer, &names(), lang)
}

/// The ids of all things on a board, in its order.
fn ids(html: &str) -> Vec<&str> {
    html.split("data-id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

fn viewers(table: &dyn Table) -> Vec<Viewer> {
    Seat::all(table.n_seats()).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::Everything]).collect()
}

#[test]
fn everything_that_a_legal_action_touches_is_on_the_board_once() {
    let mut kinds = BTreeSet::new();
    walk(120, |table| {
        for seat in table.stage().awaited().iter() {
            let html = board(table, Viewer::Seat(seat), Lang::En);
            let all = ids(&html);
            let shown: HashSet<&str> = all.iter().copied().collect();
            assert_eq!(shown.len(), all.len(), "an id stands twice on the board");
            for choice in table.choices(seat, &Names::default(), Lang::En) {
                for id in choice.touch.iter().filter(|id| !id.starts_with("button:")) {
                    assert!(shown.contains(id.as_str()), "{id} of {} is not on the board", choice.action);
                    kinds.insert(id.split(':').next().unwrap().to_owned());
                }
            }
        }
    });
    assert_eq!(kinds.into_iter().collect::<Vec<_>>(), ["card", "cell", "class", "entity"]);
}

#[test]
fn every_zone_stands_for_something_on_the_board() {
    walk(40, |table| {
        let html = board(table, Viewer::Seat(Seat::FIRST), Lang::En);
        let shown: HashSet<&str> = ids(&html).into_iter().collect();
        for zone in html.split("data-zone=\"").skip(1).filter_map(|rest| rest.split('"').next()) {
            // A panel of somebody who fell stays; nobody can aim at it.
            assert!(shown.contains(zone) || zone.starts_with("entity:p"), "{zone}");
        }
    });
}

#[test]
fn a_board_shows_only_the_hands_that_its_viewer_may_see() {
    walk(60, |table| {
        let whole = table.view(Viewer::Everything);
        for viewer in viewers(table).into_iter().filter(|viewer| *viewer != Viewer::Everything) {
            let html = board(table, viewer, Lang::En);
            let shown: BTreeSet<String> =
                ids(&html).into_iter().filter_map(|id| id.strip_prefix("card:")).map(str::to_owned).collect();
            let pictures: BTreeSet<String> = html
                .split("kitty-card-")
                .skip(1)
                .filter_map(|rest| rest.split('.').next())
                .map(str::to_owned)
                .collect();
            let own: BTreeSet<String> = match viewer {
                Viewer::Seat(seat) if whole["players"][seat.index()]["fell"].is_null() => {
                    let hand = whole["players"][seat.index()]["hand"].as_array().unwrap();
                    hand.iter().filter_map(Value::as_str).map(str::to_owned).collect()
                }
                _ => BTreeSet::new(),
            };
            assert_eq!((&shown, &pictures), (&own, &own), "{viewer:?}");
        }
    });
}

#[test]
fn a_choice_that_is_not_revealed_changes_nothing_for_others() {
    let mut compared = 0;
    walk(60, |table| {
        // The last one to choose reveals all, so look at others only.
        let waiting: Vec<Seat> = table.stage().awaited().iter().collect();
        if waiting.len() < 2 {
            return;
        }
        let seat = waiting[0];
        let choices = table.choices(seat, &Names::default(), Lang::En);
        let after = |action: &str| {
            let mut copy = table.at(table.version());
            copy.play(seat, action).unwrap();
            copy
        };
        let (one, other) = (after(&choices[0].action), after(&choices[choices.len() - 1].action));
        for viewer in
            viewers(table).into_iter().filter(|viewer| *viewer != Viewer::Everything && *viewer != Viewer::Seat(seat))
        {
            assert_eq!(
                board(&*one, viewer, Lang::En),
                board(&*other, viewer, Lang::En),
                "{viewer:?} can tell what seat {seat} chose"
            );
            compared += 1;
        }
        if choices.len() > 1 {
            assert_ne!(board(&*one, Viewer::Seat(seat), Lang::En), board(&*other, Viewer::Seat(seat), Lang::En));
        }
    });
    assert!(compared > 200);
}

#[test]
fn a_board_shows_the_last_turn_and_why_a_player_fell() {
    let (mut walks, mut plays, mut falls) = (0, 0, 0);
    walk(300, |table| {
        let html = board(table, Viewer::Spectator, Lang::En);
        let view = table.view(Viewer::Spectator);
        let version = table.version();
        for (_, event) in table.events(Viewer::Spectator, Some(version.saturating_sub(1))) {
            if let Some(walked) = event.get("walked") {
                let way =
                    format!("{}\u{202f}→\u{202f}{}", walked["from"].as_str().unwrap(), walked["to"].as_str().unwrap());
                assert!(html.contains(&way), "{way}");
                walks += 1;
            }
            if let Some(played) = event.get("played") {
                let fallen = |who: &str| {
                    who.strip_prefix('p')
                        .and_then(|n| n.parse::<usize>().ok())
                        .is_some_and(|n| !view["players"][n - 1]["fell"].is_null())
                };
                let by = played["by"].as_str().unwrap();
                // A fallen player's panel shows why it fell instead.
                if by.starts_with('p') && !fallen(by) {
                    assert!(html.contains(&format!("kitty-mark-{}.svg", played["card"].as_str().unwrap())));
                    plays += 1;
                }
            }
            if event.get("fell").is_some() {
                assert!(html.contains("Out in turn "), "{event}");
                falls += 1;
            }
        }
    });
    assert!(walks > 100 && plays > 100 && falls > 3, "{walks} {plays} {falls}");
}

#[test]
fn every_picture_that_a_board_names_is_served() {
    let mut files = BTreeSet::new();
    walk(200, |table| {
        for viewer in [Viewer::Everything, Viewer::Seat(Seat::FIRST)] {
            let html = board(table, viewer, Lang::En);
            files.extend(html.split("/assets/").skip(1).filter_map(|rest| rest.split('"').next().map(str::to_owned)));
        }
    });
    assert!(files.len() > 40);
    files.extend(["kitty-back.svg", "kitty-hero.svg"].map(str::to_owned));
    for file in files {
        assert_eq!(atout_catalog::asset(&file).map(|asset| asset.media_type), Some("image/svg+xml"), "{file}");
    }
}

#[test]
fn pictures_are_well_formed() {
    for file in
        ["kitty-hero.svg", "kitty-back.svg", "kitty-caramel.svg", "kitty-p8-trickster.svg", "kitty-card-hell.svg"]
    {
        let asset = atout_catalog::asset(file).unwrap();
        let text = std::str::from_utf8(&asset.content).unwrap();
        assert!(text.starts_with("<svg ") && text.ends_with("</svg>"), "{file}");
        assert_eq!(text.matches("<g").count(), text.matches("</g>").count(), "{file}");
    }
}

#[test]
fn names_cannot_smuggle_markup_onto_the_board() {
    let evil = Names::new(vec![
        "</div><script>alert(1)</script>".to_owned(),
        "\"><img src=x onerror=alert(2)>".to_owned(),
        "'><u>".to_owned(),
    ]);
    walk(60, |table| {
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Everything] {
            let html = table.board(viewer, &evil, Lang::En);
            assert!(!html.contains("<script") && !html.contains("<img src=x") && !html.contains("<u>"));
        }
    });
}

#[test]
fn a_board_is_well_formed_and_has_no_inline_style() {
    walk(60, |table| {
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Everything] {
            let html = board(table, viewer, Lang::Fr);
            assert!(!html.contains(" style=") && !html.contains(" onclick="));
            for tag in ["div", "section", "span", "svg", "table", "tr", "td", "th", "i", "b", "p"] {
                let opened = html.matches(&format!("<{tag}>")).count() + html.matches(&format!("<{tag} ")).count();
                assert_eq!(opened, html.matches(&format!("</{tag}>")).count(), "<{tag}>");
            }
            for element in html.split('<').filter_map(|part| part.split('>').next()) {
                assert!(element.matches(" class=").count() < 2, "two classes in <{element}>");
            }
        }
    });
}

#[test]
fn a_french_board_speaks_french_only() {
    let english = [
        "choosing",
        "chosen",
        "Turn ",
        "turn ",
        "Life ",
        "stayed",
        "no card",
        "clash with",
        "Fell",
        "Friend ",
        "in hand",
        "to come",
        "Draw",
        "Discard",
        "free side",
        "target",
        "Who are",
        "Starts",
    ];
    walk(120, |table| {
        for viewer in [Viewer::Seat(Seat::FIRST), Viewer::Everything] {
            let html = board(table, viewer, Lang::Fr);
            for word in english {
                let place =
                    html.find(word).map(|at| html[at.saturating_sub(30)..].chars().take(80).collect::<String>());
                assert!(place.is_none(), "the French board says `{word}`: {place:?}");
            }
        }
    });
}

#[test]
fn the_largest_board_stays_small() {
    let mut table = start(&json!({ "players": 8, "width": 32, "height": 32, "steps": 16 }), 1);
    for _ in 0..64 {
        let seat = table.stage().awaited().iter().next().unwrap();
        let action = spread(&*table, seat, 3);
        table.play(seat, &action).unwrap();
    }
    let html = board(&*table, Viewer::Seat(Seat::FIRST), Lang::En);
    assert_eq!(ids(&html).iter().filter(|id| id.starts_with("cell:")).count(), 1024);
    assert!(html.len() < 120_000, "{} bytes", html.len());
}
