//! The numbers of the policy, tuned by cross-entropy self-play over whole games (`examples/tune.rs`).

use crate::{Formation, FormationKind};

/// The weights of the policy.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Weights {
    /// Strength of the weakest formation of each kind, weakest kind first.
    pub base: [f32; 5],
    /// What the strongest total of a kind adds.
    pub slope: [f32; 5],
    /// The outlook of a side without cards.
    pub empty: f32,
    /// The chance to lay a hand card where it is wanted.
    pub sure: f32,
    /// The factor on chances to draw a card: for the own side, for the opponent's side.
    pub hope: [f32; 2],
    /// The factor on chances of formations that miss two cards.
    pub patience: f32,
    /// The factor per missing card on sides with wild cards or fights.
    pub special: f32,
    /// How steeply the chance to win rises with the lead; the addition per card at the stone.
    pub sharp: [f32; 2],
    /// The value of three adjacent stones beside single ones: own, the opponent's.
    pub triple: [f32; 2],
    /// The share of the best other place's score that a place for a card costs.
    pub regret: f32,
    /// The cost of a card per strength.
    pub thrift: f32,
    /// The cost of opening a stone; the value of filling a side.
    pub tempo: [f32; 2],
}

impl Weights {
    /// The number of weights.
    pub const N: usize = 24;

    /// All weights as one list, for tuning.
    #[must_use]
    pub fn to_array(&self) -> [f32; Weights::N] {
        let w = self;
        let mut out = [0.0; Weights::N];
        let parts: [&[f32]; 12] = [
            &w.base,
            &w.slope,
            &[w.empty],
            &[w.sure],
            &w.hope,
            &[w.patience],
            &[w.special],
            &w.sharp,
            &w.triple,
            &[w.regret],
            &[w.thrift],
            &w.tempo,
        ];
        out.iter_mut().zip(parts.into_iter().flatten()).for_each(|(slot, value)| *slot = *value);
        out
    }

    /// The inverse of [`Weights::to_array`].
    #[must_use]
    pub fn from_array(a: &[f32; Weights::N]) -> Weights {
        Weights {
            base: [a[0], a[1], a[2], a[3], a[4]],
            slope: [a[5], a[6], a[7], a[8], a[9]],
            empty: a[10],
            sure: a[11].clamp(0.0, 1.0),
            hope: [a[12].clamp(0.0, 1.0), a[13].clamp(0.0, 1.0)],
            patience: a[14].clamp(0.0, 1.0),
            special: a[15].clamp(0.0, 1.0),
            sharp: [a[16], a[17]],
            triple: [a[18], a[19]],
            regret: a[20],
            thrift: a[21],
            tempo: [a[22], a[23]],
        }
    }

    /// The strength of a formation, from 0 to 1.
    #[inline]
    pub(super) fn strength(&self, formation: Formation, room: u8) -> f32 {
        let total = f32::from(formation.total) * if room == 4 { 0.75 } else { 1.0 };
        self.scale(formation.kind, total)
    }

    /// The same for an expected total.
    #[inline]
    pub(super) fn scale(&self, kind: FormationKind, total: f32) -> f32 {
        self.base[kind as usize] + self.slope[kind as usize] * (total * (1.0 / 27.0))
    }
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            base: [0.034, 0.366, 0.388, 0.646, 1.075],
            slope: [0.414, 0.099, 0.249, 0.028, 0.113],
            empty: 0.361,
            sure: 0.393,
            hope: [0.599, 0.857],
            patience: 0.795,
            special: 0.691,
            sharp: [0.905, 0.982],
            triple: [1.201, 0.934],
            regret: 0.667,
            thrift: 0.005,
            tempo: [-0.038, 0.043],
        }
    }
}
