//! The numbers behind the policy, tuned by self-play (`examples/tune.rs`).

/// What the policy believes.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// A wound of ten on an enemy.
    pub wound: f32,
    /// How much more a wound is worth on who is ahead.
    pub leader: f32,
    /// How much more a wound is worth on who has little life.
    pub weak: f32,
    /// Who falls.
    pub kill: f32,
    /// Ten points of own life, when life is short, and how fast that fades as life grows.
    pub heal: [f32; 2],
    /// What it adds if one would fall this turn without it.
    pub rescue: f32,
    /// One more generation, and how fast that fades as generation grows.
    pub think: [f32; 2],
    /// One less generation of an enemy.
    pub steal: f32,
    /// A friend on an enemy's heels.
    pub friend: f32,
    /// How much of what a friend is about to do is prevented by killing it.
    pub guard: f32,
    /// A caramel beside an enemy with three or four free sides, two, one.
    pub caramel: [f32; 3],
    /// What a point of mana is worth: less than nothing, for who saves has missed a turn.
    pub mana: f32,
    /// A new card in hand instead of an old one.
    pub cycle: f32,
    /// How likely one falls with one, two, three free sides.
    pub risk: [f32; 3],
    /// What one more cell of room is worth, beside that.
    pub room: f32,
    /// Chances: what life, generation, mana and hunting friends add to one's strength.
    pub strength: [f32; 4],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            wound: 0.414,
            leader: 0.423,
            weak: 1.98,
            kill: 4.44,
            heal: [4.63, 0.0127],
            rescue: 4.39,
            think: [3.47, 0.4],
            steal: 0.549,
            friend: 1.62,
            guard: 0.277,
            caramel: [0.44, 0.783, 3.84],
            mana: -0.0136,
            cycle: 0.431,
            risk: [0.289, 0.0475, 0.0222],
            room: 0.0453,
            strength: [0.481, 0.257, 0.0708, 0.532],
        }
    }
}

impl Weights {
    /// How many numbers there are.
    pub const N: usize = 25;

    /// All as one list, for tuning.
    #[must_use]
    pub fn to_array(&self) -> [f32; Weights::N] {
        let w = self;
        let mut out = [0.0; Weights::N];
        let parts: [&[f32]; 16] = [
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
            &w.strength,
        ];
        out.iter_mut().zip(parts.into_iter().flatten()).for_each(|(slot, value)| *slot = *value);
        out
    }

    /// The weights in such a list.
    #[must_use]
    pub fn from_array(list: &[f32; Weights::N]) -> Weights {
        let [wound, leader, weak, kill, heal, fade, rescue, think, tire, steal, friend, guard, rest @ ..] = *list;
        let [free, two, one, mana, cycle, risk1, risk2, risk3, room, life, generation, purse, hunted] = rest;
        Weights {
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
            strength: [life, generation, purse, hunted],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_every_number() {
        let weights = Weights::default();
        assert_eq!(Weights::from_array(&weights.to_array()), weights);
        let counted: [f32; Weights::N] = std::array::from_fn(|n| n as f32);
        assert_eq!(Weights::from_array(&counted).to_array(), counted);
    }
}
