//! What the board of Kitty Wonderland explains: what a card would do at each piece, which cells are tight, what the
//! numbers of a panel mean.

use atout_catalog::Table;
use atout_core::{Lang, Names, Seat, Seed, Stage, Viewer};
use serde_json::{Value, json};

/// Plays random choices and shows every position to `look`.
fn walk(config: &Value, seed: u64, most: u64, mut look: impl FnMut(&dyn Table)) {
    let game = atout_catalog::find("kitty").unwrap();
    let mut table = game.start(&game.check(config).unwrap(), &[], Seed::from(seed)).unwrap();
    while let Stage::Awaiting(seats) = table.stage() {
        look(&*table);
        let seat = seats.iter().next().unwrap();
        let choices = table.choices(seat, &Names::default(), Lang::En);
        let mixed = (table.version() * 31 + seed * 17 + 7).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 33;
        let action = choices[mixed as usize % choices.len()].action.clone();
        table.play(seat, &action).unwrap();
        if table.version() > most {
            break;
        }
    }
}

fn board(table: &dyn Table, viewer: Viewer) -> String {
    table.board(viewer, &Names::default(), Lang::En)
}

/// The inside of the element with this id, up to the next element with an id.
fn piece<'h>(html: &'h str, id: &str) -> &'h str {
    let after = html.split_once(&format!("data-id=\"{id}\"")).map_or("", |(_, after)| after);
    after.split_once("data-id=").map_or(after, |(inside, _)| inside)
}

#[test]
fn every_target_shows_what_each_card_would_do_to_it() {
    let (mut aimed, mut own) = (0, 0);
    walk(&json!({ "players": 4, "teams": "2v2", "mana": 120 }), 3, 160, |table| {
        let seat = table.stage().awaited().iter().next().unwrap();
        let html = board(table, Viewer::Seat(seat));
        for choice in table.choices(seat, &Names::default(), Lang::En) {
            let touched: Vec<&str> = choice.touch.iter().map(String::as_str).collect();
            match touched[..] {
                [card, target] if card.starts_with("card:") && target.starts_with("entity:") => {
                    let badge = format!("would w-{}", &card[5..]);
                    assert!(piece(&html, target).contains(&badge), "{} shows nothing", choice.action);
                    aimed += 1;
                }
                ["card:panacea", _] => {
                    let me = format!("entity:p{}", seat.index() + 1);
                    assert!(piece(&html, &me).contains("would w-panacea sure"));
                    own += 1;
                }
                _ => {}
            }
        }
    });
    assert!(aimed > 200 && own > 10, "{aimed} {own}");
}

#[test]
fn only_the_player_who_chooses_a_card_sees_what_it_would_do() {
    walk(&json!({ "players": 3 }), 1, 60, |table| {
        let view = table.view(Viewer::Spectator);
        for seat in Seat::all(3) {
            let chooses = view["phase"] == "card" && table.stage().awaited().contains(seat);
            let shown = board(table, Viewer::Seat(seat)).contains("would w-");
            assert!(chooses || !shown, "{seat:?} at version {}", table.version());
        }
        assert!(!board(table, Viewer::Spectator).contains("would w-"));
        assert!(!board(table, Viewer::Everything).contains("would w-"));
    });
}

#[test]
fn tight_cells_are_those_that_labels_warn_of() {
    let mut tight = 0;
    // A small board fills up.
    walk(&json!({ "players": 4, "width": 5, "height": 5, "mana": 80, "life": 300 }), 2, 200, |table| {
        let seat = table.stage().awaited().iter().next().unwrap();
        let html = board(table, Viewer::Seat(seat));
        for choice in table.choices(seat, &Names::default(), Lang::En) {
            let Some(cell) = choice.touch.first().filter(|id| id.starts_with("cell:")) else { continue };
            let (_, after) = html.split_once(&format!("<i data-id=\"{cell}\"")).unwrap();
            let is_marked = after.split('>').next().unwrap().contains("data-tight");
            assert_eq!(is_marked, choice.label.contains("free)"), "{}", choice.label);
            tight += usize::from(is_marked);
        }
    });
    assert!(tight > 10, "{tight}");
}

#[test]
fn every_number_of_a_panel_has_a_name_and_an_explanation() {
    walk(&json!({ "players": 3 }), 4, 12, |table| {
        let html = board(table, Viewer::Seat(Seat::FIRST));
        for class in ["hp", "mp", "sides", "cd", "cd more", "deeds"] {
            let elements: Vec<&str> = html
                .split(&format!("<span class=\"{class}\""))
                .skip(1)
                .filter_map(|rest| rest.split('>').next())
                .collect();
            assert!(!elements.is_empty(), "there is no `{class}`");
            for element in elements {
                assert!(element.contains("data-name=\"") && element.contains("data-help=\""), "{class}: {element}");
            }
        }
    });
}

#[test]
fn a_storm_is_announced_priced_and_explained() {
    let forecast = |html: &str| {
        let (_, after) = html.split_once("<span class=\"storm\"")?;
        let (attributes, after) = after.split_once('>').unwrap();
        assert!(attributes.contains("data-name=\"") && attributes.contains("data-help=\""), "{attributes}");
        let words = after.strip_prefix("<span class=\"words\">").unwrap();
        words.split_once('<').map(|(text, _)| text.to_owned())
    };
    let mut seen = Vec::new();
    // Nobody falls, and the eye of so small a board soon closes.
    let config = json!({ "players": 2, "width": 4, "height": 4, "life": 1000, "mana": 0, "generation": 1, "storm": 5 });
    walk(&config, 3, 50, |table| {
        let seat = table.stage().awaited().iter().next().unwrap();
        let html = board(table, Viewer::Seat(seat));
        let text = forecast(&html);
        let hatched = html.matches(" data-storm").count();
        let is_now = text.as_ref().is_some_and(|text| text.contains("life"));
        assert_eq!(hatched > 0, is_now, "{text:?}");
        assert_eq!(html.contains("class=\"torus\" data-name=\"The storm\""), is_now, "{text:?}");
        for choice in table.choices(seat, &Names::default(), Lang::En) {
            let Some(cell) = choice.touch.first().filter(|id| id.starts_with("cell:")) else { continue };
            let (_, after) = html.split_once(&format!("<i data-id=\"{cell}\"")).unwrap();
            let is_hatched = after.split('>').next().unwrap().contains("data-storm");
            assert_eq!(is_hatched, choice.label.contains("(storm)"), "{} {text:?}", choice.label);
        }
        seen.push((hatched, text));
    });
    seen.dedup();
    let expected = [
        (0, None),
        (0, Some("storm in 3 turns")),
        (0, Some("storm in 2 turns")),
        (0, Some("storm next turn")),
        (5, Some("storm: −1 life")),
        (5, Some("storm: −2 life")),
        (11, Some("storm: −3 life")),
        (11, Some("storm: −4 life")),
        (15, Some("storm: −5 life")),
        (15, Some("storm: −6 life")),
        (16, Some("storm: −7 life")),
    ];
    let seen: Vec<_> = seen.iter().map(|(hatched, text)| (*hatched, text.as_deref())).take(expected.len()).collect();
    assert_eq!(seen, expected);
}
