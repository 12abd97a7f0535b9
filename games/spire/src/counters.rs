//! Buffs and debuffs: seven counters that everybody in a fight has.
//!
//! Not here: what they do to an attack (`damage.rs`) or when they fall (`turn.rs`).

use serde::{Deserialize, Serialize};

/// A buff or a debuff.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[repr(u8)]
pub enum Counter {
    /// Block gained is 50 % more, for so many turns.
    BlockPlus,
    /// Attacks do 50 % more, for so many turns.
    AttackPlus,
    /// So much life comes back at the end of the bearer's turn.
    Heal,
    /// So many of the next attacks miss.
    Evade,
    /// Attackers of the bearer take damage, for so many turns.
    Retaliate,
    /// Block gained is halved, for so many turns.
    BlockMinus,
    /// Attacks do half, for so many turns.
    AttackMinus,
}

impl Counter {
    /// All of them, buffs first.
    pub const ALL: [Counter; 7] = [
        Counter::BlockPlus,
        Counter::AttackPlus,
        Counter::Heal,
        Counter::Evade,
        Counter::Retaliate,
        Counter::BlockMinus,
        Counter::AttackMinus,
    ];

    /// Is it bad for its bearer?
    #[inline]
    #[must_use]
    pub const fn is_debuff(self) -> bool {
        matches!(self, Counter::BlockMinus | Counter::AttackMinus)
    }

    /// Does its number say for how many turns it lasts, and not how strong it is?
    #[must_use]
    pub const fn counts_turns(self) -> bool {
        !matches!(self, Counter::Heal | Counter::Evade)
    }

    /// Does it fall by one when its bearer's turn begins? Only `evade` waits until it is used.
    #[inline]
    #[must_use]
    pub const fn ticks(self) -> bool {
        !matches!(self, Counter::Evade)
    }
}

/// The counters of one entity, never below 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Counters([u8; Counter::ALL.len()]);

impl Counters {
    /// No counter grows beyond this.
    pub const MAX: u8 = 99;

    /// How high a counter stands.
    #[inline]
    #[must_use]
    pub const fn get(self, counter: Counter) -> u8 {
        self.0[counter as usize]
    }

    /// Does the bearer have it?
    #[inline]
    #[must_use]
    pub const fn has(self, counter: Counter) -> bool {
        self.get(counter) > 0
    }

    /// Raises a counter.
    #[inline]
    pub fn raise(&mut self, counter: Counter, by: u8) {
        let slot = &mut self.0[counter as usize];
        *slot = slot.saturating_add(by).min(Counters::MAX);
    }

    /// Lowers a counter by one, not below 0.
    #[inline]
    pub fn use_up(&mut self, counter: Counter) {
        let slot = &mut self.0[counter as usize];
        *slot = slot.saturating_sub(1);
    }

    /// Clears a counter.
    pub fn clear(&mut self, counter: Counter) {
        self.0[counter as usize] = 0;
    }

    /// The bearer's turn begins.
    #[inline]
    pub fn tick(&mut self) {
        for counter in Counter::ALL {
            if counter.ticks() {
                self.use_up(counter);
            }
        }
    }

    /// The counters that are not 0.
    pub fn iter(self) -> impl Iterator<Item = (Counter, u8)> {
        Counter::ALL.into_iter().map(move |counter| (counter, self.get(counter))).filter(|(_, n)| *n > 0)
    }
}
