//! What players and enemies have in common: life, block, element, stats and counters.

use crate::damage::{RETALIATION, block_gained, damage};
use crate::{Counter, Counters, Element};
use serde::{Deserialize, Serialize};

/// Somebody in a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Body {
    /// Dead at 0.
    pub life: i16,
    /// Life never rises above it.
    pub max_life: i16,
    /// Absorbs damage before life does, until its bearer's next turn.
    pub block: i16,
    /// Added to every attack.
    pub attack_stat: i8,
    /// Added to every gain of block.
    pub block_stat: i8,
    /// The current element.
    pub element: Element,
    /// Buffs and debuffs.
    pub counters: Counters,
}

/// What became of an attack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hit {
    /// It missed.
    pub evaded: bool,
    /// So much was absorbed by block.
    pub blocked: i16,
    /// So much life was lost.
    pub lost: i16,
}

impl Body {
    /// No life is higher.
    pub const MAX_LIFE: i16 = 9999;

    /// Does it live?
    #[inline]
    #[must_use]
    pub const fn lives(&self) -> bool {
        self.life > 0
    }

    /// The damage that an attack of this body would do to another one, before block.
    #[inline]
    #[must_use]
    pub fn damage_to(&self, target: &Body, attack: u8, element: Element) -> i16 {
        damage(attack, self.attack_stat, self.counters, element, target.element)
    }

    /// The block that this body's card or skill gives, to whomever: stat, buffs and debuffs are the giver's, because they
    /// change what is played.
    #[inline]
    #[must_use]
    pub fn block_from(&self, block: u8) -> i16 {
        block_gained(block, self.block_stat, self.counters)
    }

    /// Takes an attack of so much damage.
    #[inline]
    pub fn suffer_attack(&mut self, damage: i16) -> Hit {
        if self.counters.has(Counter::Evade) {
            self.counters.use_up(Counter::Evade);
            return Hit { evaded: true, blocked: 0, lost: 0 };
        }
        let (blocked, lost) = self.suffer(damage);
        Hit { evaded: false, blocked, lost }
    }

    /// Takes damage: block first, then life.
    #[inline]
    fn suffer(&mut self, damage: i16) -> (i16, i16) {
        let blocked = damage.min(self.block);
        self.block -= blocked;
        (blocked, self.lose_life(damage - blocked))
    }

    /// Takes what a bearer of `retaliate` strikes back with.
    #[inline]
    pub fn suffer_retaliation(&mut self) -> Hit {
        let (blocked, lost) = self.suffer(RETALIATION);
        Hit { evaded: false, blocked, lost }
    }

    /// Loses life, whatever the block; tells how much.
    #[inline]
    pub fn lose_life(&mut self, n: i16) -> i16 {
        let lost = n.clamp(0, self.life);
        self.life -= lost;
        lost
    }

    /// Gains life up to the maximum; tells how much.
    #[inline]
    pub fn gain_life(&mut self, n: i16) -> i16 {
        let gained = n.min(self.max_life - self.life).max(0);
        self.life += gained;
        gained
    }

    /// Gains block.
    #[inline]
    pub fn gain_block(&mut self, n: i16) {
        self.block = self.block.saturating_add(n).min(Body::MAX_LIFE);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn body(life: i16, block: i16) -> Body {
        Body { life, max_life: 50, block, ..Body::default() }
    }

    #[test]
    fn block_absorbs_first() {
        let mut target = body(20, 6);
        assert_eq!(target.suffer_attack(4), Hit { evaded: false, blocked: 4, lost: 0 });
        assert_eq!(target.suffer_attack(5), Hit { evaded: false, blocked: 2, lost: 3 });
        assert_eq!((target.life, target.block), (17, 0));
        assert_eq!(target.suffer_attack(90).lost, 17);
        assert!(!target.lives());
    }

    #[test]
    fn an_evaded_attack_leaves_the_block_alone() {
        let mut target = body(20, 6);
        target.counters.raise(Counter::Evade, 1);
        assert_eq!(target.suffer_attack(99), Hit { evaded: true, blocked: 0, lost: 0 });
        assert_eq!(target.suffer_attack(7).lost, 1);
    }

    #[test]
    fn life_stays_between_nothing_and_its_maximum() {
        let mut one = body(45, 0);
        assert_eq!(one.gain_life(9), 5);
        assert_eq!(one.lose_life(60), 50);
        assert_eq!(one.life, 0);
    }
}
