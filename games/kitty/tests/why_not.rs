//! Things that cannot be used now say why.

use atout_core::{Board, Lang, Match, Seat};
use atout_kitty::{Config, Kitty};
use serde_json::{Value, json};

/// Why the first player cannot touch these things in this order.
fn why(game: &Match<Kitty>, touched: &[&str]) -> Option<String> {
    let refusal = game.why_not(Seat::FIRST, &[], |view| Kitty::attempt(view, Seat::FIRST, touched)).unwrap();
    refusal.map(|refusal| refusal.say(Lang::En))
}

/// Two players on a board of 12 × 12 with five steps.
fn game(position: &Value) -> Match<Kitty> {
    let config: Config = serde_json::from_value(json!({ "players": 2, "steps": 5 })).unwrap();
    Match::from_position(config, position).unwrap()
}

fn players(mana: u32) -> Value {
    json!([{ "cell": "c3", "mana": mana, "hand": ["razor", "hell"] }, { "cell": "f6" }])
}

#[test]
fn a_card_that_costs_too_much_says_so() {
    let game = game(&json!({ "phase": "card", "players": players(5) }));
    assert_eq!(why(&game, &["card:hell"]).as_deref(), Some("That card costs more mana than you have."));
    assert_eq!(why(&game, &["card:razor"]), None, "it can be played");
    assert_eq!(why(&game, &["card:razor", "entity:p2"]), None);
    assert_eq!(why(&game, &["card:razor", "entity:p1"]).as_deref(), Some("You cannot aim at yourself."));
    assert_eq!(why(&game, &["card:think"]), None, "a card that is not in hand is touched to read about it");
    assert_eq!(why(&game, &["card:razor", "cell:c4"]).as_deref(), Some("That card needs a target."));
    assert!(why(&game, &["cell:c4"]).unwrap().starts_with("Now everybody plays a card"));
}

#[test]
fn a_cell_out_of_reach_says_so() {
    let game = game(&json!({ "phase": "move", "players": players(5), "caramels": ["c4"] }));
    assert_eq!(why(&game, &["cell:d3"]), None);
    assert!(why(&game, &["cell:i9"]).unwrap().starts_with("That cell is too far"));
    assert_eq!(why(&game, &["cell:c4"]).as_deref(), Some("That cell is closed: something is there."));
    assert!(why(&game, &["card:razor"]).unwrap().starts_with("Now everybody moves"));
}

#[test]
fn a_player_who_has_decided_waits() {
    let mut game = game(&json!({ "phase": "move", "players": players(5) }));
    game.play_text(Seat::FIRST, "stay").unwrap();
    assert!(why(&game, &["cell:d3"]).unwrap().starts_with("You have already decided"));
}
