//! Things that cannot be used now say why.

use atout_core::{Board, Lang, Match, Seat};
use atout_stones::{Claims, Config, Stones};
use serde_json::{Value, json};

/// Why the seat cannot touch these things in this order.
fn why(game: &Match<Stones>, seat: Seat, touched: &[&str]) -> Option<String> {
    let refusal = game.why_not(seat, &[], |view| Stones::attempt(view, seat, touched)).unwrap();
    refusal.map(|refusal| refusal.say(Lang::En))
}

fn game(claims: Claims, position: &Value) -> Match<Stones> {
    Match::from_position(Config { claims, tactics: true, ..Config::default() }, position).unwrap()
}

const ME: Seat = Seat::FIRST;

#[test]
fn one_tactic_more_than_the_opponent_at_most() {
    let position = json!({ "hands": [["R1", "spy", "recruiter"], []], "tactics_played": [1, 0] });
    let game = game(Claims::Auto, &position);
    let reason = Some("You have already played one tactic card more than your opponent.".to_owned());
    assert_eq!(why(&game, ME, &["card:spy"]), reason);
    assert_eq!(why(&game, ME, &["card:recruiter"]), reason);
    assert_eq!(why(&game, ME, &["card:R1"]), None, "it can be placed");
}

#[test]
fn a_full_side_and_a_closed_stone_take_no_card() {
    let stones = json!({ "1": { "sides": [["R7", "R8", "R9"], []] }, "2": { "owner": 1, "sides": [[], []] } });
    let game = game(Claims::Auto, &json!({ "hands": [["R1"], []], "stones": stones }));
    let reason = why(&game, ME, &["card:R1", "stone:1"]);
    assert_eq!(reason.as_deref(), Some("There is no room for it at that stone."));
    let reason = why(&game, ME, &["card:R1", "stone:2"]);
    assert_eq!(reason.as_deref(), Some("That stone has an owner: it is closed for good."));
    assert_eq!(why(&game, ME, &["card:R1", "stone:3"]), None);
    assert_eq!(why(&game, ME, &["card:R8"]), None, "a card on the table is touched to read about it");
}

#[test]
fn what_belongs_to_another_phase_or_turn_says_so() {
    let game_of = |turn| game(Claims::Auto, &json!({ "hands": [["R1"], ["R2"]], "turn": turn }));
    assert_eq!(why(&game_of(0), ME, &["deck:clan"]).as_deref(), Some("Now play a card from your hand."));
    let reason = why(&game_of(0), ME, &["stone:3"]);
    assert_eq!(reason.as_deref(), Some("Now play a card from your hand."), "a stone is touched after its card");
    assert_eq!(why(&game_of(1), ME, &["card:R1"]).as_deref(), Some("It is not your turn."));
}

#[test]
fn a_claim_that_is_not_proven_says_so() {
    let stones = json!({ "1": { "sides": [["R7", "R8", "R9"], ["G8", "B2"]] }, "2": { "sides": [["G1", "B1", "Y1"], ["N2"]] },
        "3": { "sides": [["P1"], []] } });
    let game = game(Claims::AfterPlay, &json!({ "phase": "claim", "stones": stones }));
    assert_eq!(why(&game, ME, &["stone:1"]), None, "it is proven");
    let reason = why(&game, ME, &["stone:2"]).unwrap();
    assert!(reason.starts_with("It is not proven"), "{reason}");
    assert_eq!(why(&game, ME, &["stone:3"]).as_deref(), Some("Your side of that stone is not full yet."));
}

#[test]
fn a_finished_game_says_so() {
    let three = json!({ "owner": 0, "sides": [[], []] });
    let game = game(Claims::Auto, &json!({ "hands": [["R1"], []], "stones": { "1": three, "2": three, "3": three } }));
    assert_eq!(why(&game, ME, &["card:R1"]).as_deref(), Some("The game is over."));
}
