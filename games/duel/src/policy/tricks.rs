//! What effects are worth that last for a turn: stronger creatures, tapped ones, a combat without damage.

use super::clash::{Fighter, clash};
use super::effects::WINS;
use super::values::keywords_value;
use crate::Keywords;
use crate::action::Slot;
use crate::state::{Duel, Step};
use atout_core::Seat;

impl Duel {
    /// Tapping helps before blocks in one's own turn and before attacks in the opponent's.
    pub(super) fn tap_value(&self, slot: Slot, stays: bool, you: Seat) -> f32 {
        let permanent = self.at(slot);
        if permanent.tapped && !stays {
            return -0.3;
        }
        let value = self.permanent_value(slot);
        let is_own = permanent.controller == you;
        let is_time = if self.active == you { self.step <= Step::Combat } else { self.step <= Step::Main1 };
        let now = if is_time && !permanent.tapped { 0.3 * value } else { -0.2 };
        let worth = now + if stays { 0.35 * value } else { 0.0 };
        if is_own { -worth.abs() } else { worth }
    }

    /// Peace saves what would die of the attack.
    pub(super) fn peace_value(&self, you: Seat) -> f32 {
        if self.active == you || !matches!(self.step, Step::Attackers | Step::Blockers) {
            return -1.0;
        }
        let incoming: i16 = self
            .attackers()
            .filter(|&slot| self.step == Step::Attackers || !self.at(slot).combat.blocked)
            .map(|slot| self.fighter(slot).reach())
            .sum();
        if incoming >= self.player(you).life { 30.0 } else { 0.2 * f32::from(incoming) - 0.5 }
    }

    /// How much better an attack gets if these creatures are stronger.
    pub(super) fn charge_value(&self, slots: &[Slot], force: i16, endurance: i16, keywords: Keywords) -> f32 {
        if self.step != Step::Main1 {
            return -1.0;
        }
        let stronger = |mut fighter: Fighter| {
            if slots.contains(&fighter.slot) {
                fighter.force = (fighter.force + force).max(0);
                fighter.left += endurance;
                fighter.traits.keywords = fighter.traits.keywords.union(keywords);
            }
            fighter
        };
        (self.best_attack(stronger).1 - self.best_attack(|fighter| fighter).1).min(WINS)
    }

    /// More or less force and endurance, and keywords, until end of turn.
    pub(super) fn pump_value(&self, slot: Slot, force: i16, endurance: i16, keywords: Keywords, you: Seat) -> f32 {
        let is_own = self.at(slot).controller == you;
        if !self.is_creature(slot) {
            return 0.0;
        }
        let fighter = self.fighter(slot);
        if fighter.left + endurance <= 0 {
            return self.loss_value(slot, you);
        }
        if matches!(self.step, Step::Blockers | Step::FirstStrike) {
            return self.trick_value(slot, force, endurance, keywords, you);
        }
        if !is_own {
            return -0.3 * f32::from(force + endurance);
        }
        let attacks = self.active == you && self.step <= Step::Combat && self.can_attack(slot);
        let attacking = self.at(slot).combat.attacks && self.step == Step::Attackers;
        let bonus = 0.25 * f32::from(force)
            + 0.12 * f32::from(endurance)
            + 0.3 * keywords_value(keywords.without(fighter.traits.keywords), f32::from(fighter.force), 0.0).max(0.0);
        if attacks {
            bonus
        } else if attacking {
            0.5 * bonus
        } else {
            0.1 * bonus - 0.3
        }
    }

    /// What a change does to the fight that the creature is in.
    fn trick_value(&self, slot: Slot, force: i16, endurance: i16, keywords: Keywords, you: Seat) -> f32 {
        let combat = self.at(slot).combat;
        let attacker = if combat.attacks { slot } else { combat.blocks.unwrap_or(slot) };
        if !self.at(attacker).combat.attacks {
            return -0.3;
        }
        let changed = |mut fighter: Fighter| {
            if fighter.slot == slot {
                fighter.force = (fighter.force + force).max(0);
                fighter.left += endurance;
                fighter.traits.keywords = fighter.traits.keywords.union(keywords);
            }
            fighter
        };
        let blockers = self.blockers_of(attacker);
        let fight = |change: &dyn Fn(Fighter) -> Fighter| {
            let one = change(self.fighter(attacker));
            let others: Vec<Fighter> = blockers.iter().map(|&slot| change(self.fighter(slot))).collect();
            if others.is_empty() && self.at(attacker).combat.blocked {
                return 0.0;
            }
            let against: Vec<&Fighter> = others.iter().collect();
            let result = clash(&one, &against);
            let face = self.face_value(self.defender(), result.through, self.active).max(0.0);
            result.lost_blockers - if result.attacker_dies { one.value } else { 0.0 } + face
        };
        let gain = fight(&changed) - fight(&|fighter| fighter);
        if self.active == you { gain } else { -gain }
    }
}
