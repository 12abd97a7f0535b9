//! Who may block whom.
//!
//! Not here: what follows from the blocks (`combat.rs`).

use crate::action::Slot;
use crate::content::StaticUse;
use crate::state::Duel;
use crate::targets::is_protected;
use crate::{Keyword, Keywords, Subject};

/// A creature and its keywords, which are computed once for all pairs.
#[derive(Debug, Clone, Copy)]
struct Able {
    slot: Slot,
    keywords: Keywords,
}

impl Duel {
    fn able(&self, slot: Slot) -> Able {
        Able { slot, keywords: self.traits(slot).keywords }
    }

    /// Is it a creature of the defending player that does not block yet? Some of them cannot block.
    fn is_idle_defender(&self, slot: Slot) -> bool {
        let permanent = self.at(slot);
        permanent.controller == self.defender()
            && !permanent.tapped
            && permanent.combat.blocks.is_none()
            && self.is_creature(slot)
    }

    /// May the one creature block the other, menace aside?
    fn could_block(&self, blocker: Slot, attacker: Slot) -> bool {
        self.at(attacker).combat.attacks
            && self.is_idle_defender(blocker)
            && self.may_meet(self.able(blocker), self.able(attacker))
    }

    /// Do their abilities let an idle defender block an attacker?
    fn may_meet(&self, blocker: Able, attacker: Able) -> bool {
        let (own, other) = (blocker.keywords, attacker.keywords);
        !own.has(Keyword::CannotBlock)
            && !other.has(Keyword::Unblockable)
            && (!other.has(Keyword::Flying) || own.has(Keyword::Flying) || own.has(Keyword::Reach))
            && !is_protected(other, self.brief(self.at(blocker.slot).card).colours)
            && !self.is_kept_off(blocker.slot, attacker.slot)
    }

    /// Does a static ability keep this blocker off this attacker?
    pub(crate) fn is_kept_off(&self, blocker: Slot, attacker: Slot) -> bool {
        self.static_uses.has(StaticUse::Blocks)
            && self.statics().any(|(source, rule)| {
                let Some(filter) = &rule.unblockable_by else { return false };
                let is_meant = match &rule.to {
                    Subject::This => source == attacker,
                    Subject::Host => self.at(source).host == Some(attacker),
                    Subject::Each(meant) => self.matches(attacker, meant, self.side_of(source)),
                    _ => false,
                };
                is_meant
                    && self.matches(blocker, filter, self.side_of(source))
                    && self.is_in_force(source, rule, crate::continuous::DEPTH)
            })
    }

    /// The attacker with menace that has one blocker and needs another, if there is one.
    pub(crate) fn half_blocked(&self) -> Option<Slot> {
        self.creature_slots
            .iter()
            .filter_map(|slot| self.at(slot).combat.blocks)
            .filter(|&attacker| self.blocking(attacker).nth(1).is_none() && self.has(attacker, Keyword::Menace))
            .min()
    }

    /// May the one creature be declared to block the other now?
    pub(crate) fn can_block(&self, blocker: Slot, attacker: Slot) -> bool {
        if let Some(waiting) = self.half_blocked() {
            return waiting == attacker && self.could_block(blocker, attacker);
        }
        self.could_block(blocker, attacker)
            && (!self.has(attacker, Keyword::Menace)
                || self.blocking(attacker).next().is_some()
                || self.creature_slots.iter().any(|other| other != blocker && self.could_block(other, attacker)))
    }

    /// Goes through all blocks that may be declared now, blocker by blocker, until one is what is looked for.
    pub(crate) fn any_block(&self, mut is_it: impl FnMut(Slot, Slot) -> bool) -> bool {
        let waiting = self.half_blocked();
        let idle = self.creature_slots.iter().filter(|&slot| self.is_idle_defender(slot));
        let blockers: Vec<Able> = idle.map(|slot| self.able(slot)).collect();
        if blockers.is_empty() {
            return false;
        }
        let is_open = |attacker: &Able| match waiting {
            Some(waiting) => waiting == attacker.slot,
            None => {
                !attacker.keywords.has(Keyword::Menace)
                    || self.blocking(attacker.slot).next().is_some()
                    || blockers.iter().filter(|&&blocker| self.may_meet(blocker, *attacker)).nth(1).is_some()
            }
        };
        let attackers: Vec<Able> = self.attackers().map(|slot| self.able(slot)).filter(is_open).collect();
        blockers.iter().any(|&blocker| {
            attackers.iter().any(|&attacker| self.may_meet(blocker, attacker) && is_it(blocker.slot, attacker.slot))
        })
    }

    /// Is there any block to declare?
    pub(crate) fn has_blocks(&self) -> bool {
        self.any_block(|_, _| true)
    }
}
