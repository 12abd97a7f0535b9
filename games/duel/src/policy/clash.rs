//! One attacker against its blockers: who dies, and what goes through.
//!
//! Not here: which creatures attack (`attack.rs`) and which block (`field.rs`).

use crate::action::Slot;
use crate::continuous::Traits;
use crate::state::Duel;
use crate::targets::is_protected;
use crate::{Colours, Keyword};
use atout_core::Seat;

/// A creature as combat arithmetic sees it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fighter {
    pub slot: Slot,
    pub force: i16,
    /// Endurance less damage.
    pub left: i16,
    pub traits: Traits,
    pub value: f32,
    pub colours: Colours,
}

impl Fighter {
    pub(super) fn has(&self, keyword: Keyword) -> bool {
        self.traits.keywords.has(keyword)
    }

    pub(super) fn strikes_first(&self) -> bool {
        self.has(Keyword::FirstStrike) || self.has(Keyword::DoubleStrike)
    }

    /// Damage to a player when unblocked.
    pub(crate) fn reach(&self) -> i16 {
        if self.has(Keyword::DoubleStrike) { 2 * self.force } else { self.force }
    }

    /// May it block the other, as far as keywords say?
    pub(super) fn can_block(&self, attacker: &Fighter) -> bool {
        let flies = attacker.has(Keyword::Flying);
        !attacker.has(Keyword::Unblockable)
            && !self.has(Keyword::CannotBlock)
            && (!flies || self.has(Keyword::Flying) || self.has(Keyword::Reach))
            && !is_protected(attacker.traits.keywords, self.colours)
    }

    /// Does `n` damage of the other kill it?
    fn dies_to(&self, n: i16, other: &Fighter) -> bool {
        n > 0
            && !self.has(Keyword::Indestructible)
            && !is_protected(self.traits.keywords, other.colours)
            && (n >= self.left || other.has(Keyword::DeathTouch))
    }
}

/// How a fight of one attacker against its blockers ends.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Clash {
    pub attacker_dies: bool,
    /// Value of the blockers that die.
    pub lost_blockers: f32,
    /// Damage that goes through to the player.
    pub through: i16,
}

/// One attacker against its blockers, nobody interfering. Damage goes to the cheapest kills first.
pub(crate) fn clash(attacker: &Fighter, blockers: &[&Fighter]) -> Clash {
    if blockers.is_empty() {
        return Clash { through: attacker.reach(), ..Clash::default() };
    }
    let first = attacker.strikes_first();
    let early: i16 = blockers.iter().filter(|one| one.strikes_first()).map(|one| one.force).sum();
    let attacker_falls_early =
        !first && blockers.iter().filter(|one| one.strikes_first()).any(|one| attacker.dies_to(early, one));
    let strikes = if attacker_falls_early {
        0
    } else if attacker.has(Keyword::DoubleStrike) {
        2
    } else {
        1
    };
    let mut left = attacker.force * strikes;
    let mut result = Clash::default();
    let mut hits_back = 0;
    let mut kills = false;
    for blocker in blockers {
        let lethal = if attacker.has(Keyword::DeathTouch) { 1 } else { blocker.left.max(0) };
        let given = left.min(lethal);
        left -= given;
        let falls = given >= lethal && blocker.dies_to(given.max(i16::from(lethal == 0)), attacker);
        if falls {
            result.lost_blockers += blocker.value;
        }
        // A creature that dies to first strike does not strike back.
        if !(falls && first && !blocker.strikes_first()) {
            hits_back += blocker.reach();
            kills |= attacker.dies_to(blocker.force, blocker);
        }
    }
    let blocker = blockers[0];
    result.attacker_dies = attacker_falls_early || kills || (hits_back > 0 && attacker.dies_to(hits_back, blocker));
    if attacker.has(Keyword::Trample) {
        result.through = left.max(0);
    }
    result
}

impl Duel {
    /// A creature in play.
    pub(crate) fn fighter(&self, slot: Slot) -> Fighter {
        let traits = self.traits(slot);
        Fighter {
            slot,
            force: traits.force.max(0),
            left: traits.endurance - self.at(slot).damage,
            traits,
            value: self.permanent_value(slot),
            colours: self.def(self.at(slot).card).colours,
        }
    }

    /// The creatures that a player could attack or block with.
    pub(crate) fn fighters_of(&self, seat: Seat, keep: impl Fn(&Duel, Slot) -> bool) -> Vec<Fighter> {
        self.slots()
            .filter(|&slot| self.at(slot).controller == seat && self.is_creature(slot) && keep(self, slot))
            .map(|slot| self.fighter(slot))
            .collect()
    }

    /// Could the one block the other, menace aside?
    pub(super) fn fighter_blocks(&self, blocker: &Fighter, attacker: &Fighter) -> bool {
        blocker.can_block(attacker) && !self.is_kept_off(blocker.slot, attacker.slot)
    }
}
