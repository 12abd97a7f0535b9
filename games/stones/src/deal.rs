//! The start of a game: shuffle and deal.
//!
//! Not here: positions of scenarios (`scenario/position.rs`).

use crate::{Card, Config, Stones, Tactic};
use atout_core::{Dice, Rng, Seat};

impl Stones {
    /// Shuffles, deals, and draws the first player by lot.
    pub(crate) fn deal<R: Rng>(config: &Config, rng: &mut R) -> Stones {
        let mut game = Stones::empty(config);
        for colour in 0..config.colours {
            (1..=config.values).for_each(|strength| game.clan_deck.push(Card(colour << 4 | strength)));
        }
        rng.shuffle(&mut game.clan_deck);
        if config.tactics {
            Tactic::ALL.into_iter().for_each(|tactic| game.tactic_deck.push(Card::tactic(tactic)));
            rng.shuffle(&mut game.tactic_deck);
        }
        for hand in &mut game.hands {
            (0..config.dealt()).filter_map(|_| game.clan_deck.pop()).for_each(|card| hand.push(card));
        }
        game.turn = if rng.below(2) == 0 { Seat::FIRST } else { Seat::SECOND };
        game
    }
}
