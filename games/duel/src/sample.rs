//! Sampling: a whole duel that a seat cannot tell from the true one.
//!
//! One's own library is shuffled. Of the opponent's hidden cards only the number is known: they are sampled, from the
//! ready decks that fit everything seen so far, or from the pool by the colours seen. The true list is never looked at,
//! unless the deck lists are open.

use crate::state::{Asked, Card, Duel, HiddenCard, Part, SEATS};
use crate::view::unseen;
use crate::{Colour, Colours, Pool, Word};
use atout_core::{Dice, Rng, Seat, Viewer};

/// The share of lands among sampled cards, in percent.
const LANDS: u32 = 40;
/// How often a sampled deck is a ready one, if any fits, in percent.
const READY: u32 = 75;

impl Duel {
    /// A state from the seat's information set.
    pub(crate) fn sample_hidden<R: Rng>(&self, seat: Seat, rng: &mut R) -> Duel {
        let mut duel = self.clone();
        if self.hides_announcement(Viewer::Seat(seat)) {
            duel.announced = None;
            duel.asked = Asked::Priority(self.asked_seat().unwrap_or(self.priority));
        }
        for owner in Seat::all(SEATS) {
            if owner == seat {
                duel.shuffle_unknown(owner, rng);
            } else {
                duel.imagine_cards(owner, rng);
            }
        }
        duel
    }

    /// Shuffles the part of one's own library whose order one does not know.
    fn shuffle_unknown<R: Rng>(&mut self, seat: Seat, rng: &mut R) {
        let library = &mut self.player_mut(seat).library;
        let mut cards: Vec<Card> = library.iter().filter(|card| !card.is_placed()).map(|card| card.card()).collect();
        cards.sort_unstable();
        rng.shuffle(&mut cards);
        let places = library.iter_mut().filter(|card| !card.is_placed());
        places.zip(cards).for_each(|(place, card)| *place = HiddenCard::unseen(card));
    }

    /// Gives another player hidden cards that it could have.
    fn imagine_cards<R: Rng>(&mut self, owner: Seat, rng: &mut R) {
        let n = unseen(self.player(owner)).count();
        let mut cards = if self.config.open_lists {
            let mut cards: Vec<Card> = unseen(self.player(owner)).map(|card| card.card()).collect();
            cards.sort_unstable();
            cards
        } else {
            self.plausible_cards(owner, n, rng)
        };
        rng.shuffle(&mut cards);
        let mut cards = cards.into_iter();
        let player = self.player_mut(owner);
        for place in player.hand.iter_mut().filter(|card| !card.is_shown()) {
            *place = HiddenCard::unseen(cards.next().unwrap_or_default());
        }
        for place in player.library.iter_mut().filter(|card| !card.is_shown()) {
            let card = cards.next().unwrap_or_default();
            *place = if place.is_placed() { HiddenCard::placed(card) } else { HiddenCard::unseen(card) };
        }
        player.hand.sort_by_key(|card| card.key());
        player.drawn.clear();
    }

    /// All cards of a player's deck that everybody has seen, sorted.
    fn seen_cards(&self, owner: Seat) -> Vec<Card> {
        let player = self.player(owner);
        let laid = player.graveyard.iter().chain(player.exile.iter()).map(|laid| laid.card);
        let in_play = self
            .permanents
            .iter()
            .filter(|one| one.stamp != 0 && one.owner == owner && !self.def(one.card).is_token)
            .map(|one| one.card);
        let spells = self
            .stack
            .iter()
            .chain(self.resolving.as_deref().map(|resolving| &resolving.item))
            .filter(|item| item.part == Part::Spell && item.controller == owner)
            .map(|item| item.card);
        let shown =
            player.hand.iter().chain(player.library.iter()).filter(|card| card.is_shown()).map(|card| card.card());
        let mut cards: Vec<Card> = laid.chain(in_play).chain(spells).chain(shown).collect();
        cards.sort_unstable();
        cards
    }

    fn plausible_cards<R: Rng>(&self, owner: Seat, n: usize, rng: &mut R) -> Vec<Card> {
        let seen = self.seen_cards(owner);
        let fitting: Vec<Vec<Card>> = self
            .pool()
            .ready
            .iter()
            .map(|(_, deck)| deck)
            .filter(|deck| deck.len() == seen.len() + n)
            .filter_map(|deck| without(deck, &seen))
            .collect();
        if !fitting.is_empty() && rng.below(100) < READY {
            return fitting[rng.index(fitting.len())].clone();
        }
        let colours = likely_colours(self.pool(), &seen, rng);
        (0..n).map(|_| self.pool().random_card(colours, rng)).collect()
    }
}

/// A sorted deck without the sorted cards that were seen, if it holds all of them.
fn without(deck: &[Card], seen: &[Card]) -> Option<Vec<Card>> {
    let mut left = Vec::with_capacity(deck.len());
    let mut seen = seen.iter().peekable();
    for &card in deck {
        if seen.next_if(|&&other| other == card).is_none() {
            left.push(card);
        }
    }
    seen.next().is_none().then_some(left)
}

/// The colours that were seen, or two by chance as long as fewer than one was.
fn likely_colours<R: Rng>(pool: &Pool, seen: &[Card], rng: &mut R) -> Colours {
    let mut colours = seen.iter().fold(Colours::EMPTY, |colours, &card| {
        let def = &pool.cards[usize::from(card)];
        colours.union(def.colours).union(def.entry.mana.map_or(Colours::EMPTY, |mana| mana.colour))
    });
    while colours.len() < 2 {
        colours.insert(Colour::ALL[rng.index(Colour::ALL.len())]);
    }
    colours
}

impl Pool {
    /// A card that a deck of these colours may hold.
    fn random_card<R: Rng>(&self, colours: Colours, rng: &mut R) -> Card {
        let bits: usize = colours.iter().map(|colour| 1 << colour.index()).sum();
        let list = if rng.below(100) < LANDS { &self.basics_of[bits] } else { &self.spells_of[bits] };
        if list.is_empty() { 0 } else { list[rng.index(list.len())] }
    }
}
