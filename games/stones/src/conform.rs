//! What the conformance suite and the benchmark of `atout-core` ask of this game.

use crate::proof::can_beat;
use crate::{Card, Claims, Config, Formation, FormationKind, Stones};
use atout_core::testkit::Conformance;
use atout_core::{Dice, HasBenchmarks, Rate, Rng, Seat};

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
        let mut expected: Vec<Card> = crate::Unseen::all(self.config.colours, self.config.values).cards().collect();
        if self.config.tactics {
            expected.extend(crate::Tactic::ALL.map(Card::tactic));
        }
        expected.sort_unstable();
        (cards == expected).then_some(()).ok_or_else(|| format!("{cards:?}"))
    }
}

impl Stones {
    /// The fights that lie on stones.
    fn fights(&self) -> impl Iterator<Item = Card> {
        let mud = (self.mud != 0).then_some(Card::tactic(crate::Tactic::MudFight));
        let blind = (self.blind != 0).then_some(Card::tactic(crate::Tactic::BlindFight));
        mud.into_iter().chain(blind)
    }
}

impl HasBenchmarks for Stones {
    const RATES: &'static [Rate<Stones>] = &[("proofs", prove_everywhere)];
}

/// One proof per side of every stone: can it still beat a formation of each kind in turn?
fn prove_everywhere(state: &Stones) -> u64 {
    let mut beaten = 0;
    for (n, stone) in state.stones().enumerate() {
        let target = Formation { kind: FormationKind::STRONGEST_FIRST[n % 5], total: 15 };
        for seat in [Seat::FIRST, Seat::SECOND] {
            let (cards, room) = (state.side(seat, stone), state.room(stone));
            beaten +=
                u64::from(can_beat(target, cards, room, &state.unseen, state.config.values, state.is_blind(stone)));
        }
    }
    std::hint::black_box(beaten);
    2 * u64::from(state.config.stones)
}
