//! Decks: which cards a player brings along, and whether a format allows them.
//!
//! A deck names cards by id, so it survives renamed cards and is the same in both languages. `parse.rs` reads and writes the
//! plain text that people edit, `suggest.rs` helps to build one.
//!
//! Not here: the decks that come with the game (`ready_decks.rs`), shuffling (`deal.rs`).

mod parse;
mod suggest;
#[cfg(test)]
mod tests;

use crate::words::words;
use crate::{CardType, Colours, Pool};
use atout_core::{Lang, Message, Text};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Copies of one card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckLine {
    /// How many.
    pub n: u8,
    /// The id of the card.
    pub card: String,
}

/// The cards that a player brings along. The default is the empty deck.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Deck {
    /// What is played with.
    pub cards: Vec<DeckLine>,
    /// Cards beside the deck.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub sideboard: Vec<DeckLine>,
}

words! {
    /// What a deck must be.
    Format {
        /// 30 cards or more.
        Basic,
        /// 60 cards or more, at most 4 of each that is no basic land.
        Constructed,
    }
}

impl Format {
    /// More cards than this are in no deck.
    pub const MAX_CARDS: usize = 100;
    /// More cards than this are in no sideboard.
    pub const MAX_SIDEBOARD: usize = 15;

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Format::Basic => Text::new("Basic", "De base"),
            Format::Constructed => Text::new("Constructed", "Construit"),
        }
    }

    /// The fewest cards of a deck.
    #[must_use]
    pub const fn min_cards(self) -> usize {
        match self {
            Format::Basic => 30,
            Format::Constructed => 60,
        }
    }

    /// The most copies of a card that is no basic land, sideboard included.
    #[must_use]
    pub const fn max_copies(self) -> usize {
        match self {
            Format::Basic => Format::MAX_CARDS + Format::MAX_SIDEBOARD,
            Format::Constructed => 4,
        }
    }
}

/// What a deck is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct DeckStats {
    /// Cards by mana cost, lands left out; the last number counts those of 7 and more.
    pub curve: [u8; 8],
    /// Lands.
    pub n_lands: u8,
    /// Creatures.
    pub n_creatures: u8,
    /// All other cards.
    pub n_others: u8,
    /// The colours of its cards.
    pub colours: Colours,
}

impl Deck {
    /// How many cards it has, without the sideboard.
    #[must_use]
    pub fn n_cards(&self) -> usize {
        n_of(&self.cards)
    }

    /// The cards by number, each as often as it is in the deck. Cards that the pool does not have are left out; a deck that was
    /// checked has none.
    #[must_use]
    pub fn numbers(&self, pool: &Pool) -> Vec<u16> {
        let known = self.cards.iter().filter_map(|line| Some((pool.find(&line.card)?, usize::from(line.n))));
        known.flat_map(|(card, n)| std::iter::repeat_n(card, n)).collect()
    }

    /// What it is made of.
    #[must_use]
    pub fn stats(&self, pool: &Pool) -> DeckStats {
        let mut stats = DeckStats::default();
        for line in &self.cards {
            let Some(number) = pool.find(&line.card) else { continue };
            let card = &pool.cards[usize::from(number)];
            let counter = match card.entry.card_type {
                CardType::Land => &mut stats.n_lands,
                CardType::Creature => &mut stats.n_creatures,
                _ => &mut stats.n_others,
            };
            *counter = counter.saturating_add(line.n);
            if card.entry.card_type != CardType::Land {
                let column = &mut stats.curve[usize::from(card.entry.cost.total()).min(7)];
                *column = column.saturating_add(line.n);
            }
            stats.colours = stats.colours.union(card.colours);
        }
        stats
    }

    /// Checks that a format allows it.
    ///
    /// # Errors
    /// The sentence says what is wrong.
    pub fn check(&self, pool: &Pool, format: Format) -> Result<(), Message> {
        self.check_cards(pool)?;
        self.check_size(format)?;
        self.check_copies(pool, format)
    }

    fn check_cards(&self, pool: &Pool) -> Result<(), Message> {
        for line in self.cards.iter().chain(&self.sideboard) {
            if line.n == 0 {
                return Err(none_of(&line.card));
            }
            if pool.find(&line.card).is_none() {
                return Err(parse::unknown(&line.card, pool));
            }
        }
        Ok(())
    }

    fn check_size(&self, format: Format) -> Result<(), Message> {
        let (n, min, max) = (self.n_cards(), format.min_cards(), Format::MAX_CARDS);
        if !(min..=max).contains(&n) {
            let count = |lang: Lang| lang.count(n, ["card", "cards"], ["carte", "cartes"]);
            return Err(Message::new(
                format!("the deck has {}: this format wants {min} to {max}", count(Lang::En)),
                format!("le deck compte {}\u{a0}: ce format en demande de {min} à {max}", count(Lang::Fr)),
            ));
        }
        let (n, max) = (n_of(&self.sideboard), Format::MAX_SIDEBOARD);
        if n > max {
            return Err(Message::new(
                format!("the sideboard has {n} cards: at most {max} are allowed"),
                format!("la réserve compte {n} cartes\u{a0}: {max} au plus sont permises"),
            ));
        }
        Ok(())
    }

    fn check_copies(&self, pool: &Pool, format: Format) -> Result<(), Message> {
        let mut copies = BTreeMap::<u16, usize>::new();
        for line in self.cards.iter().chain(&self.sideboard) {
            if let Some(card) = pool.find(&line.card) {
                *copies.entry(card).or_default() += usize::from(line.n);
            }
        }
        for (card, n) in copies {
            let (entry, max) = (&pool.cards[usize::from(card)].entry, format.max_copies());
            if n > max && !entry.basic {
                let (en, fr) = (&entry.name.en, &entry.name.fr);
                return Err(Message::new(
                    format!("{n} copies of {en}: at most {max} copies of any card except basic lands"),
                    format!("{n} exemplaires de {fr}\u{a0}: {max} au plus sont permis, sauf pour un terrain de base"),
                ));
            }
        }
        Ok(())
    }

    /// The deck as plain text, with the names of one language. [`Deck::parse`] reads it.
    #[must_use]
    pub fn to_text(&self, pool: &Pool, lang: Lang) -> String {
        parse::write(self, pool, lang)
    }

    /// The deck as plain text with ids in place of names: the same in both languages. [`Deck::parse`] reads it.
    #[must_use]
    pub fn to_ids(&self) -> String {
        parse::write_ids(self)
    }

    /// Reads plain text: `4 Card Name` (or the id, or the name in the other language) on each line, `#` before comments, a line
    /// `Sideboard` before the sideboard.
    ///
    /// # Errors
    /// The line and what is wrong with it.
    pub fn parse(text: &str, pool: &Pool) -> Result<Deck, Message> {
        parse::read(text, pool)
    }
}

fn n_of(lines: &[DeckLine]) -> usize {
    lines.iter().map(|line| usize::from(line.n)).sum()
}

fn none_of(card: &str) -> Message {
    let card = parse::shown(card);
    Message::new(format!("there are 0 copies of “{card}”"), format!("il y a 0 exemplaire de «\u{a0}{card}\u{a0}»"))
}
