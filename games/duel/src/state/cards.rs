//! Cards out of play: in hands and libraries, where who knows them matters, and laid down for all to see.

use super::Card;
use serde::{Deserialize, Serialize};

/// A card in a hand or a library, and who knows that it is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct HiddenCard(u16);

impl HiddenCard {
    const ALL_KNOW: u16 = 1 << 15;
    const OWNER_KNOWS: u16 = 1 << 14;

    /// A card that nobody but the holder of a hand has seen.
    #[inline]
    #[must_use]
    pub const fn unseen(card: Card) -> HiddenCard {
        HiddenCard(card)
    }

    /// A card that everybody has seen.
    #[must_use]
    pub const fn shown(card: Card) -> HiddenCard {
        HiddenCard(card | HiddenCard::ALL_KNOW)
    }

    /// A card of a library whose place its owner knows.
    #[must_use]
    pub const fn placed(card: Card) -> HiddenCard {
        HiddenCard(card | HiddenCard::OWNER_KNOWS)
    }

    /// The card.
    #[inline]
    #[must_use]
    pub const fn card(self) -> Card {
        self.0 & !(HiddenCard::ALL_KNOW | HiddenCard::OWNER_KNOWS)
    }

    /// Has everybody seen it?
    #[inline]
    #[must_use]
    pub const fn is_shown(self) -> bool {
        self.0 & HiddenCard::ALL_KNOW != 0
    }

    /// Does its owner know that it lies here in the library?
    #[inline]
    #[must_use]
    pub const fn is_placed(self) -> bool {
        self.0 & (HiddenCard::OWNER_KNOWS | HiddenCard::ALL_KNOW) != 0
    }

    /// Hands are sorted by it: equal cards together, shown ones first.
    #[inline]
    pub(crate) const fn key(self) -> (Card, bool) {
        (self.card(), !self.is_shown())
    }
}

/// A card in a graveyard or in exile: a new object each time it gets there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The number of this object.
    pub stamp: u32,
}
