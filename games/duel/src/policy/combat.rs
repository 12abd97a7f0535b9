//! Combat arithmetic: which attack still gains after the best blocks, and which blocks are best.

use crate::action::Slot;
use crate::continuous::Traits;
use crate::state::{Duel, SEATS};
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
    fn has(&self, keyword: Keyword) -> bool {
        self.traits.keywords.has(keyword)
    }

    fn strikes_first(&self) -> bool {
        self.has(Keyword::FirstStrike) || self.has(Keyword::DoubleStrike)
    }

    /// Damage to a player when unblocked.
    pub(crate) fn reach(&self) -> i16 {
        if self.has(Keyword::DoubleStrike) { 2 * self.force } else { self.force }
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
        // Who falls to first strike does not strike back.
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
    pub(crate) fn fighter_blocks(&self, blocker: &Fighter, attacker: &Fighter) -> bool {
        let flies = attacker.has(Keyword::Flying);
        !attacker.has(Keyword::Unblockable)
            && !blocker.has(Keyword::CannotBlock)
            && (!flies || blocker.has(Keyword::Flying) || blocker.has(Keyword::Reach))
            && !is_protected(attacker.traits.keywords, blocker.colours)
    }

    /// The best blocks against these attackers: for each attacker the blockers, as places in `blockers`.
    pub(crate) fn plan_blocks(&self, attackers: &[Fighter], blockers: &[Fighter], life: i16) -> Vec<Vec<usize>> {
        let mut plan = vec![Vec::new(); attackers.len()];
        let mut free: Vec<bool> = vec![true; blockers.len()];
        let mut order: Vec<usize> = (0..attackers.len()).collect();
        order.sort_by(|&a, &b| attackers[b].value.total_cmp(&attackers[a].value));
        let incoming: i16 = attackers.iter().map(Fighter::reach).sum();
        let in_danger = incoming >= life;
        for &at in &order {
            let attacker = &attackers[at];
            if attacker.has(Keyword::Menace) {
                continue;
            }
            let mut best: Option<(f32, usize)> = None;
            for (index, blocker) in blockers.iter().enumerate() {
                if !free[index] || !self.fighter_blocks(blocker, attacker) {
                    continue;
                }
                let result = clash(attacker, &[blocker]);
                let (dies, kills) = (result.lost_blockers > 0.0, result.attacker_dies);
                let spared = 0.25 * f32::from((attacker.reach() - result.through).max(0));
                let worth = match (kills, dies) {
                    (true, false) => 10.0 + attacker.value - 0.1 * blocker.value,
                    (false, false) => spared - 0.05 * blocker.value,
                    (true, true) if attacker.value > blocker.value + 0.2 => attacker.value - blocker.value,
                    (true, true) if in_danger && attacker.value > blocker.value - 1.5 => {
                        0.1 + attacker.value - blocker.value + 1.5
                    }
                    _ => continue,
                };
                if worth > 0.0 && best.is_none_or(|(value, _)| worth > value) {
                    best = Some((worth, index));
                }
            }
            if let Some((_, index)) = best {
                plan[at].push(index);
                free[index] = false;
            }
        }
        self.gang_up(attackers, blockers, &order, &mut plan, &mut free);
        chump(self, attackers, blockers, life, &mut plan, &mut free);
        plan
    }

    /// Two blockers together where that kills more than it costs.
    fn gang_up(
        &self,
        attackers: &[Fighter],
        blockers: &[Fighter],
        order: &[usize],
        plan: &mut [Vec<usize>],
        free: &mut [bool],
    ) {
        for &at in order {
            let attacker = &attackers[at];
            if !plan[at].is_empty() {
                continue;
            }
            let able: Vec<usize> = (0..blockers.len())
                .filter(|&index| free[index] && self.fighter_blocks(&blockers[index], attacker))
                .take(6)
                .collect();
            let mut best: Option<(f32, usize, usize)> = None;
            for (n, &one) in able.iter().enumerate() {
                for &other in &able[n + 1..] {
                    let result = clash(attacker, &[&blockers[one], &blockers[other]]);
                    let gain = if result.attacker_dies { attacker.value } else { 0.0 } - result.lost_blockers;
                    if gain > 0.5 && best.is_none_or(|(value, ..)| gain > value) {
                        best = Some((gain, one, other));
                    }
                }
            }
            if let Some((_, one, other)) = best {
                plan[at].extend([one, other]);
                free[one] = false;
                free[other] = false;
            }
        }
    }

    /// The attack that gains most after the best blocks.
    pub(crate) fn plan_attack(&self) -> Vec<Slot> {
        let seat = self.active;
        let foe = self.defender();
        let attackers = self.fighters_of(seat, |duel, slot| duel.at(slot).combat.attacks || duel.can_attack(slot));
        if attackers.is_empty() {
            return Vec::new();
        }
        let blockers = self.fighters_of(foe, |duel, slot| !duel.at(slot).tapped);
        let life = self.player(foe).life;
        let everybody: Vec<usize> = (0..attackers.len()).collect();
        // Everything attacks if that is lethal whatever is blocked, or if nothing can block.
        let sum: i16 = attackers.iter().map(Fighter::reach).sum();
        let can_be_blocked = |attacker: &Fighter| blockers.iter().any(|blocker| self.fighter_blocks(blocker, attacker));
        let mut stoppable: Vec<i16> = attackers.iter().filter(|one| can_be_blocked(one)).map(Fighter::reach).collect();
        stoppable.sort_unstable_by(|a, b| b.cmp(a));
        let stopped: i16 = stoppable.iter().take(blockers.len()).sum();
        if sum - stopped >= life {
            return attackers.iter().map(|one| one.slot).collect();
        }
        let danger = self.counter_attack(&attackers, &blockers);
        let mut chosen: Vec<usize> = everybody.iter().copied().filter(|&at| !can_be_blocked(&attackers[at])).collect();
        let mut value = self.attack_value(&attackers, &chosen, &blockers, &danger);
        if value < 0.0 {
            chosen.clear();
            value = 0.0;
        }
        for start in [everybody, chosen] {
            let found = self.improve_attack(&attackers, start, &blockers, &danger);
            if found.1 > value || (found.1 >= value && found.0.is_empty()) {
                return found.0.iter().map(|&at| attackers[at].slot).collect();
            }
            value = value.max(found.1);
        }
        Vec::new()
    }

    /// Takes attackers out and puts them in as long as that gains.
    fn improve_attack(
        &self,
        attackers: &[Fighter],
        start: Vec<usize>,
        blockers: &[Fighter],
        danger: &Danger,
    ) -> (Vec<usize>, f32) {
        let mut set = start;
        let mut value = self.attack_value(attackers, &set, blockers, danger);
        for _ in 0..3 {
            let mut is_better = false;
            for at in 0..attackers.len().min(24) {
                let mut other = set.clone();
                match other.iter().position(|&one| one == at) {
                    Some(place) => _ = other.remove(place),
                    None => other.push(at),
                }
                let changed = self.attack_value(attackers, &other, blockers, danger);
                if changed > value + 0.01 {
                    (set, value, is_better) = (other, changed, true);
                }
            }
            if !is_better {
                break;
            }
        }
        (set, value)
    }

    /// What an attack gains: kills and damage against losses, after the best blocks, and what the answer costs.
    fn attack_value(&self, attackers: &[Fighter], set: &[usize], blockers: &[Fighter], danger: &Danger) -> f32 {
        let foe = self.defender();
        let life = self.player(foe).life;
        let attacking: Vec<Fighter> = set.iter().map(|&at| attackers[at]).collect();
        let plan = self.plan_blocks(&attacking, blockers, life);
        let (mut value, mut through) = (0.0, 0);
        for (attacker, blocking) in attacking.iter().zip(&plan) {
            let against: Vec<&Fighter> = blocking.iter().map(|&index| &blockers[index]).collect();
            let result = clash(attacker, &against);
            value += result.lost_blockers;
            if result.attacker_dies {
                value -= attacker.value;
            }
            through += result.through;
        }
        if through >= life {
            return 1000.0;
        }
        // Damage counts more the less life is left.
        value += 0.9 * f32::from(through) * (0.35 + 3.0 / f32::from(life.max(3)));
        value - danger.of(attackers, set)
    }

    /// What the opponent could hit back with.
    fn counter_attack(&self, attackers: &[Fighter], blockers: &[Fighter]) -> Danger {
        let seat = self.active;
        let foes: i16 = blockers
            .iter()
            .filter(|one| !one.has(Keyword::Defender) && !one.has(Keyword::CannotAttack))
            .map(Fighter::reach)
            .sum();
        let tapped = self.fighters_of(self.defender(), |duel, slot| duel.at(slot).tapped);
        let foes = foes + tapped.iter().map(Fighter::reach).sum::<i16>();
        let own = self.fighters_of(seat, |duel, slot| {
            !duel.at(slot).tapped && !duel.at(slot).combat.attacks && !duel.can_attack(slot)
        });
        Danger {
            life: self.player(seat).life,
            foes,
            guards: own.iter().map(|one| one.left.min(4)).sum::<i16>(),
            n_attackers: attackers.len(),
        }
    }
}

/// What happens to one's life if too many creatures are tapped.
struct Danger {
    life: i16,
    foes: i16,
    guards: i16,
    n_attackers: usize,
}

impl Danger {
    /// The price of attacking with these: those that stay at home guard.
    fn of(&self, attackers: &[Fighter], set: &[usize]) -> f32 {
        let home: i16 = (0..self.n_attackers)
            .filter(|at| !set.contains(at) || attackers[*at].has(Keyword::Vigilance))
            .map(|at| attackers[at].force.max(attackers[at].left.min(3)))
            .sum();
        let expected = f32::from(self.foes) - 0.8 * f32::from(home + self.guards);
        let after = f32::from(self.life) - expected.max(0.0);
        if after <= 0.0 {
            8.0 - after
        } else if after < 8.0 {
            0.25 * (8.0 - after)
        } else {
            0.0
        }
    }
}

/// Blocks that only cost a creature, as few as are needed to survive.
fn chump(
    duel: &Duel,
    attackers: &[Fighter],
    blockers: &[Fighter],
    life: i16,
    plan: &mut [Vec<usize>],
    free: &mut [bool],
) {
    loop {
        let through: i16 = attackers
            .iter()
            .zip(plan.iter())
            .map(|(attacker, blocking)| {
                let against: Vec<&Fighter> = blocking.iter().map(|&index| &blockers[index]).collect();
                clash(attacker, &against).through
            })
            .sum();
        if through < life {
            return;
        }
        let unblocked = (0..attackers.len())
            .filter(|&at| plan[at].is_empty() && !attackers[at].has(Keyword::Menace))
            .max_by_key(|&at| {
                let able = (0..blockers.len())
                    .any(|index| free[index] && duel.fighter_blocks(&blockers[index], &attackers[at]));
                if able { attackers[at].reach() } else { -1 }
            });
        let Some(at) = unblocked else { return };
        let cheapest = (0..blockers.len())
            .filter(|&index| free[index] && duel.fighter_blocks(&blockers[index], &attackers[at]))
            .min_by(|&a, &b| blockers[a].value.total_cmp(&blockers[b].value));
        let Some(index) = cheapest else { return };
        plan[at].push(index);
        free[index] = false;
    }
}

/// Seats are two: a plan is made against the other one.
const _: () = assert!(SEATS == 2);
