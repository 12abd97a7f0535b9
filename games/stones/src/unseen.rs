//! Sets of clan cards, one row of bits per colour; above all the set of unseen cards.

use crate::{Card, Colour};
use atout_core::bits::ones;
use serde::{Deserialize, Serialize};

/// A set of clan cards, such as the unseen ones: for every colour the strengths as a set.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Unseen {
    rows: [u16; Colour::MAX],
}

impl Unseen {
    /// The empty set.
    pub const NONE: Unseen = Unseen { rows: [0; Colour::MAX] };

    /// All clan cards of a game with these numbers of colours and strengths.
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

    /// Adds a clan card; tactic cards are ignored.
    #[inline]
    pub fn insert(&mut self, card: Card) {
        if card.is_clan() {
            self.rows[(card.0 >> 4) as usize] |= 1 << (card.0 & 0xf);
        }
    }

    /// Removes a clan card; tactic cards are ignored.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        if card.is_clan() {
            self.rows[(card.0 >> 4) as usize] &= !(1 << (card.0 & 0xf));
        }
    }

    /// Is the card in the set?
    #[must_use]
    pub const fn contains(&self, card: Card) -> bool {
        card.is_clan() && self.rows[(card.0 >> 4) as usize] >> (card.0 & 0xf) & 1 == 1
    }

    /// The number of cards.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rows.iter().map(|row| row.count_ones() as usize).sum()
    }

    /// Is the set empty?
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
