//! What the conformance suite of `atout-core` needs from this game: random configs and decks, and a check that every card
//! is in exactly one place.

use crate::deck::{Deck, DeckLine, Format};
use crate::event::Event;
use crate::state::{Duel, Part, SEATS};
use crate::{Colour, Colours, Config, READY_DECKS, Word};
use atout_core::testkit::Conformance;
use atout_core::{Dice, Rng, Seat};
use std::collections::{BTreeMap, BTreeSet};

impl Conformance for Duel {
    fn random_config<R: Rng>(rng: &mut R) -> Config {
        Config {
            life: if rng.below(4) > 0 { 20 } else { 5 + rng.below(35) as i16 },
            format: if rng.below(2) > 0 { Format::Constructed } else { Format::Basic },
            mulligan: rng.below(3) > 0,
            open_lists: rng.below(4) == 0,
            ..Config::default()
        }
    }

    /// A ready deck, or one of one or two colours drawn from the whole pool with two fifths of lands.
    fn random_setup<R: Rng>(config: &Config, rng: &mut R) -> Deck {
        if rng.below(4) == 0 {
            return READY_DECKS[rng.index(READY_DECKS.len())].deck();
        }
        let pool = config.content.get();
        let mut colours = Colours::EMPTY;
        for _ in 0..2 {
            colours.insert(Colour::ALL[rng.index(Colour::ALL.len())]);
        }
        let bits: usize = colours.iter().map(|colour| 1 << colour.index()).sum();
        let (n, most) = (config.format.min_cards(), config.format.max_copies());
        let mut counts: BTreeMap<u16, u8> = BTreeMap::new();
        let mut total = 0;
        while total < n {
            let is_land = total * 5 < n * 2;
            let list = if is_land { &pool.basics_of[bits] } else { &pool.spells_of[bits] };
            let card = list[rng.index(list.len())];
            let count = counts.entry(card).or_default();
            if is_land || usize::from(*count) < most {
                *count += 1;
                total += 1;
            }
        }
        let line = |(card, n): (u16, u8)| DeckLine { n, card: pool.cards[usize::from(card)].id.clone() };
        Deck { cards: counts.into_iter().map(line).collect(), sideboard: Vec::new() }
    }

    fn check_cards(&self) -> Result<(), String> {
        for seat in Seat::all(SEATS) {
            let player = self.player(seat);
            let in_play = self.permanents.iter().filter(|one| one.stamp != 0 && one.owner == seat);
            let spells = self.stack.iter().chain(self.resolving.as_deref().map(|now| &now.item));
            let n = player.library.len()
                + player.hand.len()
                + player.graveyard.len()
                + player.exile.len()
                + in_play.filter(|one| !self.def(one.card).is_token).count()
                + spells.filter(|item| item.part == Part::Spell && item.controller == seat).count();
            if n != usize::from(self.n_cards[seat.index()]) {
                return Err(format!("{seat} has {n} cards instead of {}", self.n_cards[seat.index()]));
            }
            if !player.hand.is_sorted_by_key(|card| card.key()) {
                return Err(format!("{seat}'s hand is not sorted"));
            }
        }
        Ok(())
    }

    fn note(_config: &Config, event: &Event, seen: &mut BTreeSet<String>) {
        match event {
            Event::Resolved { card, part: Part::Spell, .. } => _ = seen.insert(format!("card {}", card.id)),
            Event::PlayedLand { card, .. } => _ = seen.insert(format!("card {}", card.id)),
            Event::Resolved { card, part: Part::Trigger(n), .. } => {
                seen.insert(format!("trigger {n} of {}", card.id));
            }
            Event::Resolved { card, part: Part::Activated(n), .. } => {
                seen.insert(format!("ability {n} of {}", card.id));
            }
            Event::Entered { card, token: true, .. } => _ = seen.insert(format!("token {}", card.id)),
            _ => {}
        }
    }

    /// Every card, token and ability of the pool.
    fn must_happen() -> Vec<String> {
        let pool = Config::default().content.get();
        let mut all = Vec::new();
        for card in &pool.cards {
            all.push(format!("{} {}", if card.is_token { "token" } else { "card" }, card.id));
            all.extend((0..card.entry.triggers.len()).map(|n| format!("trigger {n} of {}", card.id)));
            all.extend((0..card.entry.activated.len()).map(|n| format!("ability {n} of {}", card.id)));
        }
        all
    }
}
