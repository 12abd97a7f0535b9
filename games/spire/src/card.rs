//! [`Card`]: a card as states and views hold it, two bytes.
//!
//! Not here: what it does; its number leads to a [`CardDef`](crate::CardDef) of the content.

use crate::Element;
use serde::{Deserialize, Serialize};

/// A card of a deck: its number in the content, and the element that it was given in this climb, if any.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
pub struct Card(u16);

/// A card's number takes the bits above the element that it was given.
const SHIFT: u32 = 3;

impl Card {
    /// No content has more cards.
    pub const MAX: usize = 1000;

    /// The card with this number.
    #[must_use]
    pub const fn new(index: usize) -> Card {
        Card((index as u16) << SHIFT)
    }

    /// Its number in the content.
    #[inline]
    #[must_use]
    pub const fn index(self) -> usize {
        (self.0 >> SHIFT) as usize
    }

    /// The element that it was given instead of its own.
    #[inline]
    #[must_use]
    pub const fn turned(self) -> Option<Element> {
        match self.0 & ((1 << SHIFT) - 1) {
            1 => Some(Element::None),
            2 => Some(Element::Air),
            3 => Some(Element::Water),
            4 => Some(Element::Earth),
            5 => Some(Element::Fire),
            _ => None,
        }
    }

    /// The same card with another element.
    #[must_use]
    pub const fn turned_to(self, element: Element) -> Card {
        Card((self.index() as u16) << SHIFT | (element as u16 + 1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_card_keeps_its_number_when_its_element_changes() {
        let card = Card::new(Card::MAX - 1);
        assert_eq!((card.index(), card.turned()), (Card::MAX - 1, None));
        for element in [Element::None].into_iter().chain(Element::FOUR) {
            let turned = card.turned_to(element);
            assert_eq!((turned.index(), turned.turned()), (card.index(), Some(element)));
        }
    }
}
