//! The weights of the policy, tuned by self-play (`examples/tune_kitty.rs`).

/// The value of each effect, in the unit of the policy.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct KittyWeights {
    /// A wound of ten life on an enemy.
    pub wound: f32,
    /// Added to a wound, times the target's chance to win.
    pub leader: f32,
    /// Added to a wound on a target with little life.
    pub weak: f32,
    /// The fall of an enemy.
    pub kill: f32,
    /// Ten points of own life at no life, and how fast that value decreases as life grows.
    pub heal: [f32; 2],
    /// Added to healing that prevents a fall this turn.
    pub rescue: f32,
    /// One more generation, and how fast that value decreases as generation grows.
    pub think: [f32; 2],
    /// One generation less for an enemy.
    pub steal: f32,
    /// A friend that attacks an enemy.
    pub friend: f32,
    /// Killing an enemy's friend, for each point of harm that it could still do.
    pub guard: f32,
    /// A caramel beside an enemy with three or four, two, one free sides.
    pub caramel: [f32; 3],
    /// A point of mana that is not spent. Negative: a player who saves mana has missed a turn.
    pub mana: f32,
    /// A new card in hand instead of the played one.
    pub cycle: f32,
    /// The chance to be walled in with one, two, three free sides.
    pub risk: [f32; 3],
    /// One more free cell around a cell.
    pub room: f32,
    /// How much of the storm's next losses healing counts already, and the turns from the beginning of the storm to the
    /// one in which more generation is worth nothing.
    pub storm: [f32; 2],
    /// For moves: a point of life lost in the storm, a step from the middle while the storm closes in, and how much each
    /// player prefers other cells then.
    pub shelter: [f32; 3],
    /// The share of life, generation, mana and attacking friends in a player's strength (`standing.rs`).
    pub strength: [f32; 4],
}

impl Default for KittyWeights {
    fn default() -> KittyWeights {
        KittyWeights {
            wound: 0.363,
            leader: 0.561,
            weak: 1.38,
            kill: 5.27,
            heal: [4.95, 0.0105],
            rescue: 4.92,
            think: [2.86, 0.393],
            steal: 0.491,
            friend: 1.46,
            guard: 0.312,
            caramel: [0.457, 0.61, 4.88],
            mana: -0.0297,
            cycle: 0.587,
            risk: [0.296, 0.0615, 0.0121],
            room: 0.0163,
            storm: [0.575, 18.9],
            shelter: [0.125, 0.0862, 0.108],
            strength: [0.622, 0.216, 0.0586, 0.603],
        }
    }
}

impl KittyWeights {
    /// The number of weights.
    pub const N: usize = 30;

    /// All weights in one list, for tuning.
    #[must_use]
    pub fn to_array(&self) -> [f32; KittyWeights::N] {
        let w = self;
        let mut out = [0.0; KittyWeights::N];
        let parts: [&[f32]; 18] = [
            &[w.wound],
            &[w.leader],
            &[w.weak],
            &[w.kill],
            &w.heal,
            &[w.rescue],
            &w.think,
            &[w.steal],
            &[w.friend],
            &[w.guard],
            &w.caramel,
            &[w.mana],
            &[w.cycle],
            &w.risk,
            &[w.room],
            &w.storm,
            &w.shelter,
            &w.strength,
        ];
        out.iter_mut().zip(parts.into_iter().flatten()).for_each(|(slot, value)| *slot = *value);
        out
    }

    /// The weights from such a list.
    #[must_use]
    pub fn from_array(list: &[f32; KittyWeights::N]) -> KittyWeights {
        let [wound, leader, weak, kill, heal, fade, rescue, think, tire, steal, friend, guard, rest @ ..] = *list;
        let [
            free,
            two,
            one,
            mana,
            cycle,
            risk1,
            risk2,
            risk3,
            room,
            ahead,
            last,
            lost,
            step,
            spread,
            life,
            generation,
            purse,
            attackers,
        ] = rest;
        KittyWeights {
            wound,
            leader,
            weak,
            kill,
            heal: [heal, fade],
            rescue,
            think: [think, tire],
            steal,
            friend,
            guard,
            caramel: [free, two, one],
            mana,
            cycle,
            risk: [risk1, risk2, risk3],
            room,
            storm: [ahead, last],
            shelter: [lost, step, spread],
            strength: [life, generation, purse, attackers],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_every_weight() {
        let weights = KittyWeights::default();
        assert_eq!(KittyWeights::from_array(&weights.to_array()), weights);
        let counted: [f32; KittyWeights::N] = std::array::from_fn(|n| n as f32);
        assert_eq!(KittyWeights::from_array(&counted).to_array(), counted);
    }
}
