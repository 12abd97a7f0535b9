//! A set of places on the battlefield: who has static abilities, who listens, who gives mana.

use crate::action::Slot;
use serde::{Deserialize, Serialize};

/// A set of slots, iterated in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SlotSet([u64; 4]);

impl FromIterator<Slot> for SlotSet {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Slot>>(slots: I) -> SlotSet {
        let mut set = SlotSet::default();
        slots.into_iter().for_each(|slot| set.set(slot, true));
        set
    }
}

impl SlotSet {
    /// Is there none?
    #[inline]
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many are in it?
    #[inline]
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// Puts a slot in or takes it out.
    #[inline]
    pub(crate) fn set(&mut self, slot: Slot, is_in: bool) {
        let (word, bit) = (usize::from(slot / 64), 1 << (slot % 64));
        if is_in {
            self.0[word] |= bit;
        } else {
            self.0[word] &= !bit;
        }
    }

    /// Is the slot in it?
    #[inline]
    #[must_use]
    pub const fn has(&self, slot: Slot) -> bool {
        self.0[(slot / 64) as usize] >> (slot % 64) & 1 == 1
    }

    /// The slots of both sets.
    #[inline]
    #[must_use]
    pub const fn intersection(&self, other: &SlotSet) -> SlotSet {
        let (a, b) = (self.0, other.0);
        SlotSet([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// The slots of either set.
    #[inline]
    #[must_use]
    pub const fn union(&self, other: &SlotSet) -> SlotSet {
        let (a, b) = (self.0, other.0);
        SlotSet([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// Its slots, in order.
    #[inline]
    pub fn iter(&self) -> impl Iterator<Item = Slot> + use<> {
        let mut words = self.0;
        let mut at = 0;
        std::iter::from_fn(move || {
            while at < 4 {
                let word = words[at];
                if word != 0 {
                    words[at] = word & (word - 1);
                    return Some((at as u32 * 64 + word.trailing_zeros()) as Slot);
                }
                at += 1;
            }
            None
        })
    }
}
