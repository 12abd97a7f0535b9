//! Shared by tests that play from a position: its state, and moves written as lines.

use atout_core::{BotRng, Game, HasScenarios, NoEvents, Seat};
use atout_kitty::{Config, Kitty};
use serde_json::Value;

/// The state of a position.
pub(crate) fn from_position(config: &Config, position: &Value) -> Kitty {
    Kitty::from_position(config, position).unwrap()
}

/// Plays decisions such as `"0 razor p2"`.
pub(crate) fn play(game: &mut Kitty, lines: &[&str], rng: &mut BotRng) {
    for line in lines {
        let (seat, action) = line.split_once(' ').unwrap();
        let seat = Seat::new(seat.parse().unwrap()).unwrap();
        game.apply(seat, &action.parse().unwrap(), rng, &mut NoEvents).unwrap();
    }
}
