//! Which creatures attack: the set that still gains after the best blocks and the answer of the next turn.

use super::clash::Fighter;
use super::field::Field;
use crate::Keyword;
use crate::action::Slot;
use crate::state::{Duel, SEATS};

/// An attack that wins.
const WINS: f32 = 1000.0;
/// An answer that kills.
const LOSES: f32 = 15.0;
/// So many creatures are put into an attack and taken out of it to better it.
const MOST_TRIED: usize = 24;

/// What a point of damage is worth to a player with that much life left.
pub(super) fn point_value(life: i16) -> f32 {
    0.32 + 2.7 / f32::from(life.max(3))
}

impl Duel {
    /// The attack that gains most after the best blocks.
    pub(crate) fn plan_attack(&self) -> Vec<Slot> {
        self.best_attack(|fighter| fighter).0
    }

    /// The best attack, and what it gains, if the attackers were changed like this.
    pub(super) fn best_attack(&self, change: impl Fn(Fighter) -> Fighter) -> (Vec<Slot>, f32) {
        let able = |duel: &Duel, slot: Slot| duel.at(slot).combat.attacks || duel.can_attack(slot);
        let attackers = self.fighters_of(self.active, able).into_iter().map(change).collect::<Vec<_>>();
        if attackers.is_empty() {
            return (Vec::new(), 0.0);
        }
        let blockers = self.fighters_of(self.defender(), |duel, slot| !duel.at(slot).tapped);
        let field = Field::new(self, attackers, blockers);
        let n = field.attackers.len();
        let everybody = vec![true; n];
        let slots = |attacks: &[bool]| {
            field.attackers.iter().zip(attacks).filter(|(_, attacks)| **attacks).map(|(one, _)| one.slot).collect()
        };
        if field.sure_damage() >= self.player(self.defender()).life {
            return (slots(&everybody), WINS);
        }
        let answer = self.answer();
        let evasive: Vec<bool> = (0..n).map(|at| !field.can_be_blocked(at)).collect();
        if evasive.iter().all(|&evades| evades) && !answer.kills(&field, &everybody, 0) {
            let value = self.attack_value(&field, &everybody, &answer);
            return (slots(&everybody), value);
        }
        let mut best = (vec![false; n], f32::MIN);
        for start in [vec![false; n], evasive, everybody] {
            let found = self.improve_attack(&field, start, &answer);
            if found.1 > best.1 + 0.01 {
                best = found;
            }
        }
        (slots(&best.0), best.1)
    }

    /// Takes attackers out and puts them in as long as that gains.
    fn improve_attack(&self, field: &Field, start: Vec<bool>, answer: &CounterAttack) -> (Vec<bool>, f32) {
        let mut attacks = start;
        let mut value = self.attack_value(field, &attacks, answer);
        for _ in 0..2 {
            let mut is_better = false;
            for at in 0..attacks.len().min(MOST_TRIED) {
                attacks[at] = !attacks[at];
                let changed = self.attack_value(field, &attacks, answer);
                if changed > value + 0.01 {
                    (value, is_better) = (changed, true);
                } else {
                    attacks[at] = !attacks[at];
                }
            }
            if !is_better {
                break;
            }
        }
        (attacks, value)
    }

    /// What an attack gains: kills and damage against losses, after the best blocks, and what the answer costs.
    fn attack_value(&self, field: &Field, attacks: &[bool], answer: &CounterAttack) -> f32 {
        let life = self.player(self.defender()).life;
        let blocks = field.plan_blocks(attacks, life);
        let result = field.exchange(attacks, &blocks);
        if result.through >= life {
            return WINS;
        }
        let damage = f32::from(result.through) * point_value(life);
        result.killed - result.lost + damage - answer.price(field, attacks, result.killed_force)
    }

    /// What the opponent could hit back with.
    fn answer(&self) -> CounterAttack {
        let seat = self.active;
        let hits = |duel: &Duel, slot: Slot| {
            let (permanent, keywords) = (duel.at(slot), duel.traits(slot).keywords);
            let stays = permanent.tapped && (permanent.held || keywords.has(Keyword::StaysTapped));
            !stays && !keywords.has(Keyword::Defender) && !keywords.has(Keyword::CannotAttack)
        };
        let mut foes = self.fighters_of(self.defender(), hits);
        foes.sort_by_key(|one| -one.reach());
        let at_home = |duel: &Duel, slot: Slot| {
            let permanent = duel.at(slot);
            !permanent.tapped && !permanent.combat.attacks && !duel.can_attack(slot)
        };
        CounterAttack { life: self.player(seat).life, foes, guards: self.fighters_of(seat, at_home) }
    }
}

/// The opponent's creatures, and those that cannot attack and so stay at home.
struct CounterAttack {
    life: i16,
    foes: Vec<Fighter>,
    guards: Vec<Fighter>,
}

impl CounterAttack {
    /// The damage that the answer brings if every creature at home stops one attacker.
    fn damage(&self, field: &Field, attacks: &[bool], fewer: i16) -> i16 {
        let all: i16 = self.foes.iter().map(Fighter::reach).sum();
        if all == 0 {
            return 0;
        }
        let home = field.attackers.iter().zip(attacks);
        let home = home.filter(|(one, attacks)| !**attacks || one.has(Keyword::Vigilance)).map(|(one, _)| one);
        let mut guards: Vec<&Fighter> = self.guards.iter().chain(home).collect();
        let mut left = all;
        for foe in &self.foes {
            if let Some(at) = guards.iter().position(|guard| guard.can_block(foe)) {
                guards.swap_remove(at);
                left -= if foe.has(Keyword::Trample) { foe.reach() / 2 } else { foe.reach() };
            }
        }
        (left - fewer).max(0)
    }

    fn kills(&self, field: &Field, attacks: &[bool], fewer: i16) -> bool {
        self.damage(field, attacks, fewer) >= self.life
    }

    /// The price of attacking with these: those that stay at home guard.
    fn price(&self, field: &Field, attacks: &[bool], fewer: i16) -> f32 {
        let damage = self.damage(field, attacks, fewer);
        if damage >= self.life {
            return LOSES + f32::from(damage - self.life);
        }
        0.4 * f32::from(damage) * point_value(self.life - damage)
    }
}

/// Seats are two: a plan is made against the other one.
const _: () = assert!(SEATS == 2);
