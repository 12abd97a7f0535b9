//! Sets of clan cards as rows of bits: the cards that nobody has seen, above all.

use crate::{Card, Colour};
use atout_core::bits::ones;
use serde::{Deserialize, Serialize};

/// The clan cards that nobody has seen: per colour the strengths as a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Unseen {
    rows: [u16; Colour::MAX],
}

impl Unseen {
    /// No card.
    pub const NONE: Unseen = Unseen { rows: [0; Colour::MAX] };

    /// All cards of a game with so many colours and strengths.
    #[must_use]
    pub const fn all(colours: u8, values: u8) -> Unseen {
        let mut rows = [0; Colour::MAX];
        let mut colour = 0;
        while colour < colours as usize && colour < Colour::MAX {
            rows[colour] = (2 << values) - 2;
            colour += 1;
        }
        Unseen { rows }
    }

    /// Adds a clan card; others are ignored.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        if card.is_clan() {
            self.rows[(card.0 >> 4) as usize] |= 1 << (card.0 & 0xf);
        }
    }

    /// Takes a clan card out; others are ignored.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        if card.is_clan() {
            self.rows[(card.0 >> 4) as usize] &= !(1 << (card.0 & 0xf));
        }
    }

    /// Is the card in it?
    #[must_use]
    pub const fn contains(&self, card: Card) -> bool {
        card.is_clan() && self.rows[(card.0 >> 4) as usize] >> (card.0 & 0xf) & 1 == 1
    }

    /// How many cards are in it.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Is none in it?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rows == [0; Colour::MAX]
    }

    /// One row of bits per colour: bit `s` is the card of strength `s`.
    #[must_use]
    pub const fn rows(&self) -> &[u16; Colour::MAX] {
        &self.rows
    }

    /// The cards, sorted.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let rows = self.rows;
        (0..Colour::MAX as u8)
            .flat_map(move |colour| ones(rows[colour as usize]).map(move |strength| Card(colour << 4 | strength)))
    }
}

impl FromIterator<Card> for Unseen {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Unseen {
        let mut unseen = Unseen::NONE;
        cards.into_iter().for_each(|card| unseen.insert(card));
        unseen
    }
}
