//! The ten difficulties: each adds one rule to those before.

use crate::{Body, Config};
use atout_core::Text;

/// What each difficulty adds, from 1 on.
pub const RULES: [Text; 10] = [
    Text::new("Enemies have a fifth more life.", "Les ennemis ont un cinquième de vie en plus."),
    Text::new(
        "Enemies attack for 1 more on the first floor, 2 more on the second, and so on.",
        "Les attaques des ennemis font 1 dégât de plus au premier étage, 2 au deuxième, et ainsi de suite.",
    ),
    Text::new("Sleep gives back half as much.", "Dormir rend deux fois moins de vie."),
    Text::new("Bosses have another 80 % more life.", "Les boss ont encore 80 % de vie en plus."),
    Text::new("You begin with 30 % less life.", "Vous commencez avec 30 % de vie en moins."),
    Text::new("Later rooms of a floor hold more enemies.", "Les dernières salles d’un étage sont plus peuplées."),
    Text::new(
        "Enemies attack for another 2 more on the first floor, 4 more on the second, and so on.",
        "Les attaques des ennemis font encore 2 dégâts de plus au premier étage, 4 au deuxième, et ainsi de suite.",
    ),
    Text::new("No life comes back after a boss.", "Vaincre un boss ne rend plus de vie."),
    Text::new(
        "Bosses attack for another 3 more on the first floor, 6 more on the second, and so on.",
        "Les attaques des boss font encore 3 dégâts de plus au premier étage, 6 au deuxième, et ainsi de suite.",
    ),
    Text::new(
        "A Burden lies in your deck, and enemies have another 30 % more life.",
        "Un Fardeau se trouve dans votre deck, et les ennemis ont encore 30 % de vie en plus.",
    ),
];

impl Config {
    const fn has_rule(&self, n: u8) -> bool {
        self.difficulty >= n
    }

    /// Percent of life that enemies have.
    pub(crate) fn enemy_life_percent(&self, is_boss: bool) -> i32 {
        let rules = [(self.has_rule(1), 20), (is_boss && self.has_rule(4), 80), (self.has_rule(10), 30)];
        100 + sum(&rules)
    }

    /// What enemies attack for more on a floor, counted from 0.
    pub(crate) fn enemy_attack_bonus(&self, is_boss: bool, floor: usize) -> i8 {
        let rules = [(self.has_rule(2), 1), (self.has_rule(7), 2), (is_boss && self.has_rule(9), 3)];
        sum(&rules) as i8 * (floor as i8 + 1)
    }

    /// Threat that is added to the later rooms of a floor.
    pub(crate) const fn threat_bonus(&self) -> u8 {
        if self.has_rule(6) { 1 } else { 0 }
    }

    /// The life that sleep gives back to this body now.
    #[must_use]
    pub fn sleep_gain(&self, body: &Body) -> i16 {
        self.rest_life(body.max_life).min(body.max_life - body.life)
    }

    /// The life that sleep gives back at most to somebody with this maximum.
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
        if self.has_rule(5) { self.life - self.life * 3 / 10 } else { self.life }
    }

    /// Does a burden lie in every deck?
    #[must_use]
    pub const fn has_burden(&self) -> bool {
        self.has_rule(10)
    }
}

/// The numbers of the rules that are in force.
fn sum(rules: &[(bool, i32)]) -> i32 {
    rules.iter().filter(|(holds, _)| *holds).map(|(_, n)| n).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_difficulty_adds_its_rule_to_those_before() {
        let at = |difficulty: u8| Config { difficulty, ..Config::default() };
        let life = |difficulty| [false, true].map(|is_boss| at(difficulty).enemy_life_percent(is_boss));
        assert_eq!(
            [0, 1, 3, 4, 9, 10].map(life),
            [[100, 100], [120, 120], [120, 120], [120, 200], [120, 200], [150, 230]]
        );
        let attack = |difficulty| [false, true].map(|is_boss| at(difficulty).enemy_attack_bonus(is_boss, 3));
        assert_eq!(
            [1, 2, 6, 7, 8, 9, 10].map(attack),
            [[0, 0], [4, 4], [4, 4], [12, 12], [12, 12], [12, 24], [12, 24]]
        );
        assert_eq!([2, 3].map(|n| at(n).rest_life(70)), [21, 10], "30 % and 15 % of 70");
        assert_eq!([4, 5].map(|n| at(n).first_life()), [70, 49]);
        assert_eq!([5, 6].map(|n| at(n).threat_bonus()), [0, 1]);
        assert_eq!([7, 8].map(|n| at(n).life_after_boss(30)), [15, 0]);
        assert_eq!([9, 10].map(|n| at(n).has_burden()), [false, true]);
    }
}
