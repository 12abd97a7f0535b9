//! The creatures that meet in a combat, every pair's fight worked out once, and the best blocks.
//!
//! Not here: one fight (`clash.rs`), which creatures attack (`attack.rs`).

use super::clash::{Fighter, clash};
use crate::Keyword;
use crate::state::Duel;

/// A trade has to gain at least this much.
const UPWARDS: f32 = 0.2;
/// Two blockers against one attacker have to gain at least this much.
const GANG_GAIN: f32 = 0.5;
/// How many blockers are tried in twos.
const GANG_TRIED: usize = 5;

/// How one attacker and one blocker fare against each other.
#[derive(Debug, Clone, Copy)]
struct Pair {
    /// May it block?
    able: bool,
    kills: bool,
    dies: bool,
    through: i16,
}

/// Possible attackers, the most valuable first, and possible blockers.
pub(super) struct Field {
    pub attackers: Vec<Fighter>,
    pub blockers: Vec<Fighter>,
    pairs: Vec<Pair>,
}

/// For each blocker the attacker that it blocks, as places in a [`Field`].
pub(super) type Blocks = Vec<Option<usize>>;

/// What a combat brings about.
#[derive(Debug, Default)]
pub(super) struct Exchange {
    /// Value of the attackers that die.
    pub lost: f32,
    /// Value of the blockers that die.
    pub killed: f32,
    /// Force of the blockers that die.
    pub killed_force: i16,
    /// Damage to the player.
    pub through: i16,
}

impl Field {
    /// Works out every pair.
    pub(super) fn new(duel: &Duel, mut attackers: Vec<Fighter>, blockers: Vec<Fighter>) -> Field {
        attackers.sort_by(|a, b| b.value.total_cmp(&a.value));
        let mut pairs = Vec::with_capacity(attackers.len() * blockers.len());
        for attacker in &attackers {
            for blocker in &blockers {
                let able = duel.fighter_blocks(blocker, attacker);
                let result = if able { clash(attacker, &[blocker]) } else { clash(attacker, &[]) };
                let (kills, dies) = (result.attacker_dies, result.lost_blockers > 0.0);
                pairs.push(Pair { able, kills, dies, through: result.through });
            }
        }
        Field { attackers, blockers, pairs }
    }

    fn pair(&self, attacker: usize, blocker: usize) -> Pair {
        self.pairs[attacker * self.blockers.len() + blocker]
    }

    /// Has the attacker a possible blocker? Menace asks for two.
    pub(super) fn can_be_blocked(&self, attacker: usize) -> bool {
        let wanted = if self.attackers[attacker].has(Keyword::Menace) { 2 } else { 1 };
        (0..self.blockers.len()).filter(|&blocker| self.pair(attacker, blocker).able).take(wanted).count() == wanted
    }

    /// The damage that goes through whatever is blocked: every blocker stops the hardest hit that is left.
    pub(super) fn sure_damage(&self) -> i16 {
        let is_able = |&blocker: &usize| (0..self.attackers.len()).any(|attacker| self.pair(attacker, blocker).able);
        let n_blockers = (0..self.blockers.len()).filter(is_able).count();
        let stoppable = |&attacker: &usize| self.can_be_blocked(attacker);
        let mut hits: Vec<i16> =
            (0..self.attackers.len()).filter(stoppable).map(|attacker| self.stopped(attacker)).collect();
        hits.sort_unstable_by(|a, b| b.cmp(a));
        let all: i16 = self.attackers.iter().map(Fighter::reach).sum();
        all - hits.iter().take(n_blockers).sum::<i16>()
    }

    /// The most damage that one blocker takes from an attack.
    fn stopped(&self, attacker: usize) -> i16 {
        let able = (0..self.blockers.len()).map(|blocker| self.pair(attacker, blocker)).filter(|pair| pair.able);
        self.attackers[attacker].reach() - able.map(|pair| pair.through).min().unwrap_or_default()
    }

    /// The best blocks against those that attack, for a player with that much life.
    pub(super) fn plan_blocks(&self, attacks: &[bool], life: i16) -> Blocks {
        let mut blocks = vec![None; self.blockers.len()];
        if self.blockers.is_empty() {
            return blocks;
        }
        let attacking = || (0..self.attackers.len()).filter(|&at| attacks[at]);
        let incoming: i16 = attacking().map(|at| self.attackers[at].reach()).sum();
        let in_danger = incoming >= life;
        for at in attacking().filter(|&at| !self.attackers[at].has(Keyword::Menace)) {
            if let Some(blocker) = self.best_blocker(at, &blocks, in_danger) {
                blocks[blocker] = Some(at);
            }
        }
        for at in attacking() {
            self.gang_up(at, &mut blocks);
        }
        if in_danger {
            self.chump(attacks, life, &mut blocks);
        }
        blocks
    }

    /// The least valuable creature that kills and survives; else one that survives; else one that trades upwards.
    fn best_blocker(&self, at: usize, blocks: &Blocks, in_danger: bool) -> Option<usize> {
        let attacker = &self.attackers[at];
        let mut best: Option<(f32, usize)> = None;
        for (index, blocker) in self.blockers.iter().enumerate() {
            let pair = self.pair(at, index);
            if blocks[index].is_some() || !pair.able {
                continue;
            }
            let gain = attacker.value - blocker.value;
            let spared = 0.25 * f32::from((attacker.reach() - pair.through).max(0));
            let worth = match (pair.kills, pair.dies) {
                (true, false) => 10.0 + attacker.value - 0.1 * blocker.value,
                (false, false) => spared - 0.05 * blocker.value,
                (true, true) if gain > UPWARDS => gain,
                (true, true) if in_danger && gain > -1.5 => 1.6 + gain,
                _ => continue,
            };
            if worth > 0.0 && best.is_none_or(|(value, _)| worth > value) {
                best = Some((worth, index));
            }
        }
        best.map(|(_, index)| index)
    }

    fn blockers_of(&self, at: usize, blocks: &Blocks) -> Vec<&Fighter> {
        self.blockers.iter().zip(blocks).filter(|(_, blocked)| **blocked == Some(at)).map(|(one, _)| one).collect()
    }

    /// Two blockers together where that kills more than it costs.
    fn gang_up(&self, at: usize, blocks: &mut Blocks) {
        let attacker = &self.attackers[at];
        if attacker.value < 2.0 + GANG_GAIN || blocks.contains(&Some(at)) {
            return;
        }
        let able = (0..self.blockers.len()).filter(|&index| blocks[index].is_none() && self.pair(at, index).able);
        let able: Vec<usize> = able.take(GANG_TRIED).collect();
        let mut best: Option<(f32, usize, usize)> = None;
        for (n, &one) in able.iter().enumerate() {
            for &other in &able[n + 1..] {
                let result = clash(attacker, &[&self.blockers[one], &self.blockers[other]]);
                let gain = if result.attacker_dies { attacker.value } else { 0.0 } - result.lost_blockers;
                if gain > GANG_GAIN && best.is_none_or(|(value, ..)| gain > value) {
                    best = Some((gain, one, other));
                }
            }
        }
        if let Some((_, one, other)) = best {
            blocks[one] = Some(at);
            blocks[other] = Some(at);
        }
    }

    /// Blocks that only cost creatures, as few as are needed to survive.
    fn chump(&self, attacks: &[bool], life: i16, blocks: &mut Blocks) {
        let through = |blocks: &Blocks| self.exchange(attacks, blocks).through;
        let mut left = through(blocks);
        let mut hopeless = vec![false; self.attackers.len()];
        while left >= life {
            let unblocked = (0..self.attackers.len())
                .filter(|&at| attacks[at] && !hopeless[at] && !blocks.contains(&Some(at)))
                .max_by_key(|&at| self.attackers[at].reach());
            let Some(at) = unblocked else { return };
            hopeless[at] = true;
            let wanted = if self.attackers[at].has(Keyword::Menace) { 2 } else { 1 };
            let able = |&index: &usize| blocks[index].is_none() && self.pair(at, index).able;
            let mut cheapest: Vec<usize> = (0..self.blockers.len()).filter(able).collect();
            cheapest.sort_by(|&a, &b| self.blockers[a].value.total_cmp(&self.blockers[b].value));
            if cheapest.len() >= wanted {
                cheapest[..wanted].iter().for_each(|&index| blocks[index] = Some(at));
                left = through(blocks);
            }
        }
    }

    /// What comes of an attack with these blocks, nobody interfering.
    pub(super) fn exchange(&self, attacks: &[bool], blocks: &Blocks) -> Exchange {
        let mut sum = Exchange::default();
        for (at, attacker) in self.attackers.iter().enumerate().filter(|(at, _)| attacks[*at]) {
            if !blocks.contains(&Some(at)) {
                sum.through += attacker.reach();
                continue;
            }
            let against = self.blockers_of(at, blocks);
            let result = clash(attacker, &against);
            sum.killed += result.lost_blockers;
            // With several blockers at least the cheaper part of them is meant; the difference hardly matters.
            if result.lost_blockers > 0.0 {
                sum.killed_force += against.iter().map(|one| one.reach()).min().unwrap_or_default();
            }
            if result.attacker_dies {
                sum.lost += attacker.value;
            }
            sum.through += result.through;
        }
        sum
    }
}
