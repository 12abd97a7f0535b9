//! What the conformance suite of `atout-core` needs from this game: random configs, and a check that every card is in
//! exactly one place.

use crate::{Card, Claims, Config, Stones, Tactic, Unseen};
use atout_core::testkit::Conformance;
use atout_core::{Dice, Rng};

impl Conformance for Stones {
    fn random_config<R: Rng>(rng: &mut R) -> Config {
        let claims = [Claims::Auto, Claims::AfterPlay, Claims::StartOfTurn][rng.index(3)];
        let config = Config { claims, tactics: rng.below(2) == 0, ..Config::default() };
        if rng.below(2) == 0 {
            return config;
        }
        loop {
            let config = Config {
                colours: 4 + rng.below(5) as u8,
                values: 5 + rng.below(6) as u8,
                stones: 5 + 2 * rng.below(4) as u8,
                hand: 3 + rng.below(6) as u8,
                ..config
            };
            if config.check().is_ok() {
                return config;
            }
        }
    }

    fn check_cards(&self) -> Result<(), String> {
        let mut cards: Vec<Card> =
            [&*self.clan_deck, &*self.tactic_deck, &*self.discards, self.hands[0].as_ref(), self.hands[1].as_ref()]
                .concat();
        cards.extend(self.sides.iter().flatten().flat_map(|side| side.iter()));
        cards.extend(self.fights());
        cards.sort_unstable();
        let mut expected: Vec<Card> = Unseen::all(self.config.colours, self.config.values).cards().collect();
        if self.config.tactics {
            expected.extend(Tactic::ALL.map(Card::tactic));
        }
        expected.sort_unstable();
        (cards == expected).then_some(()).ok_or_else(|| format!("{cards:?}"))
    }
}

impl Stones {
    /// The fights that lie on stones.
    fn fights(&self) -> impl Iterator<Item = Card> {
        let mud = (self.mud != 0).then_some(Card::tactic(Tactic::MudFight));
        let blind = (self.blind != 0).then_some(Card::tactic(Tactic::BlindFight));
        mud.into_iter().chain(blind)
    }
}
