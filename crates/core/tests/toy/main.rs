//! A small game that is no part of the product, with everything that the two games so far do not have: private
//! set-ups, rows of actions that can be taken back, forced actions, content from files, events at the deal.
//!
//! It shows that the engine carries them, and how a game uses them.

mod content;
mod contents;
mod counted;
mod drafts;
mod endings;
mod rules;
mod setups;

use atout_core::testkit::{check_garbage, check_one};
use rules::Toy;

#[test]
fn the_toy_game_keeps_every_promise() {
    for seed in 0..3_000 {
        check_one::<Toy>(seed);
    }
}

#[test]
fn no_text_makes_the_toy_game_panic() {
    (0..300).for_each(check_garbage::<Toy>);
}
