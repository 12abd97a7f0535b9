//! The ten difficulties: each adds one rule to those before.

use crate::Config;
use atout_core::Text;

/// What each difficulty adds, from 1 on.
pub const RULES: [Text; 10] = [
    Text::new("Enemies have a fifth more life.", "Les ennemis ont un cinquième de vie en plus."),
    Text::new("Enemies attack for 2 more.", "Les attaques des ennemis font 2 dégâts de plus."),
    Text::new("Sleep gives back half as much.", "Dormir rend deux fois moins de vie."),
    Text::new("Bosses have another 30 % more life.", "Les boss ont encore 30 % de vie en plus."),
    Text::new("You begin with a fifth less life.", "Vous commencez avec un cinquième de vie en moins."),
    Text::new("Later rooms of a floor hold more enemies.", "Les dernières salles d'un étage sont plus peuplées."),
    Text::new("Enemies block for 3 more.", "Les ennemis bloquent 3 de plus."),
    Text::new("No life comes back after a boss.", "Vaincre un boss ne rend plus de vie."),
    Text::new("Bosses attack for another 3 more.", "Les attaques des boss font encore 3 dégâts de plus."),
    Text::new("A Burden lies in your deck.", "Un Fardeau se trouve dans votre deck."),
];

impl Config {
    const fn has_rule(&self, n: u8) -> bool {
        self.difficulty >= n
    }

    /// Percent of life that enemies have.
    pub(crate) const fn enemy_life_percent(&self, is_boss: bool) -> i32 {
        let all = if self.has_rule(1) { 20 } else { 0 };
        let boss = if is_boss && self.has_rule(4) { 30 } else { 0 };
        100 + all + boss
    }

    /// What enemies attack for more.
    /// What enemies attack for more on a floor.
    pub(crate) const fn enemy_attack_bonus(&self, is_boss: bool, floor: usize) -> i8 {
        let all = if self.has_rule(2) { 1 } else { 0 };
        let boss = if is_boss && self.has_rule(9) { 2 } else { 0 };
        (all + boss) * (floor as i8 + 1)
    }

    /// What enemies block for more.
    pub(crate) const fn enemy_block_bonus(&self) -> i8 {
        if self.has_rule(7) { 3 } else { 0 }
    }

    /// Threat that is added to the later rooms of a floor.
    pub(crate) const fn threat_bonus(&self) -> u8 {
        if self.has_rule(6) { 1 } else { 0 }
    }

    /// The life that sleep gives back to somebody with so much life at most.
    #[must_use]
    pub fn rest_life(&self, max_life: i16) -> i16 {
        let percent = i32::from(self.content.climb().rest) * if self.has_rule(3) { 1 } else { 2 } / 2;
        (i32::from(max_life) * percent / 100) as i16
    }

    /// The life that comes back after a boss to somebody who lacks so much.
    #[must_use]
    pub fn life_after_boss(&self, missing: i16) -> i16 {
        let percent = if self.has_rule(8) { 0 } else { i32::from(self.content.climb().after_boss) };
        (i32::from(missing) * percent / 100) as i16
    }

    /// Life at the start.
    #[must_use]
    pub fn first_life(&self) -> i16 {
        if self.has_rule(5) { self.life - self.life / 5 } else { self.life }
    }

    /// Does a burden lie in every deck?
    #[must_use]
    pub const fn has_burden(&self) -> bool {
        self.has_rule(10)
    }
}
