//! What the conformance suite of `atout-core` needs from this game: random configs, and a check that every card is in
//! exactly one place.

use crate::{Card, Config, Event, Outbid};
use atout_core::testkit::Conformance;
use atout_core::{Dice, Rng};
use std::collections::BTreeSet;

impl Conformance for Outbid {
    fn random_config<R: Rng>(rng: &mut R) -> Config {
        let hand = Config::HAND.start() + rng.below(7) as u8;
        let highest = (2 * hand).max(*Config::HIGHEST.start());
        Config { hand, highest: highest + rng.below(u32::from(Card::STRONGEST - highest) + 1) as u8 }
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut cards: Vec<Card> = [&*self.hands[0], &*self.hands[1], &*self.played, &*self.rest].concat();
        cards.extend(self.led);
        cards.sort_unstable();
        let is_whole = cards.iter().copied().eq(Card::all(self.config.highest));
        is_whole.then_some(()).ok_or_else(|| format!("{cards:?}"))
    }

    fn note(_config: &Config, event: &Event, seen: &mut BTreeSet<String>) {
        if let Event::Over { winner, .. } = event {
            seen.insert(if winner.is_some() { "won" } else { "drawn" }.to_owned());
        }
    }

    fn must_happen() -> Vec<String> {
        ["won", "drawn"].map(str::to_owned).to_vec()
    }
}
