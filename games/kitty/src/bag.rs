//! [`Bag`]: cards without an order, for hands and piles.
//!
//! Drawing at random from a bag is the same as drawing from a shuffled pile, and a bag has no order to store, copy or
//! hide.

use crate::Card;
use atout_core::{Dice, Rng};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A multiset of cards: the number of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub struct Bag([u8; Card::COUNT]);

impl Bag {
    /// The number of cards.
    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|&n| usize::from(n)).sum()
    }

    /// Is it empty?
    pub fn is_empty(&self) -> bool {
        self.0 == [0; Card::COUNT]
    }

    /// The number of cards of a kind.
    #[inline]
    pub fn count(&self, card: Card) -> u8 {
        self.0[card as usize]
    }

    /// Is there a card of this kind?
    #[inline]
    pub fn contains(&self, card: Card) -> bool {
        self.count(card) > 0
    }

    /// Adds a card.
    #[inline]
    pub fn put(&mut self, card: Card) {
        self.0[card as usize] += 1;
    }

    /// Adds all cards of another bag.
    #[inline]
    pub fn add(&mut self, other: &Bag) {
        self.0.iter_mut().zip(other.0).for_each(|(count, more)| *count += more);
    }

    /// Removes a card, if there is one of the kind.
    #[inline]
    pub fn take(&mut self, card: Card) {
        let count = &mut self.0[card as usize];
        *count = count.saturating_sub(1);
    }

    /// Removes and returns a random card, each equally likely; `None` if the bag is empty.
    #[inline]
    pub fn draw<R: Rng>(&mut self, rng: &mut R) -> Option<Card> {
        let n = self.len();
        if n == 0 {
            return None;
        }
        let card = self.nth(rng.index(n))?;
        self.take(card);
        Some(card)
    }

    /// The `n`th card in sorted order, counted from 0.
    #[inline]
    pub fn nth(&self, mut n: usize) -> Option<Card> {
        for card in Card::ALL {
            let here = usize::from(self.count(card));
            if n < here {
                return Some(card);
            }
            n -= here;
        }
        None
    }

    /// Removes all kinds for which `wanted` is false.
    #[inline]
    pub fn keep(&mut self, wanted: impl Fn(Card) -> bool) {
        for card in Card::ALL {
            if self.0[card as usize] > 0 && !wanted(card) {
                self.0[card as usize] = 0;
            }
        }
    }

    /// The kinds in the bag, sorted, each once.
    #[inline]
    pub fn kinds(&self) -> impl Iterator<Item = Card> {
        let bag = *self;
        Card::ALL.into_iter().filter(move |card| bag.contains(*card))
    }

    /// All cards, sorted.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        let bag = *self;
        Card::ALL.into_iter().flat_map(move |card| std::iter::repeat_n(card, bag.count(card).into()))
    }
}

impl FromIterator<Card> for Bag {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Bag {
        let mut bag = Bag::default();
        cards.into_iter().for_each(|card| bag.put(card));
        bag
    }
}

impl fmt::Debug for Bag {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

/// In JSON, the sorted list of cards.
impl Serialize for Bag {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Bag {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bag, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        if cards.len() > usize::from(u8::MAX) {
            return Err(D::Error::custom(format!("{} cards are too many for a pile", cards.len())));
        }
        Ok(cards.into_iter().collect())
    }
}
