//! How likely each card is to be had by one player, as that player's side sees it.

use crate::{Card, Colour, Unseen};

/// Strengths as indices: 0 stays empty, and there is room above the strongest for runs that reach past it.
pub(super) const STRENGTHS: usize = Card::MAX_STRENGTH as usize + 3;

/// The chance that a player gets to lay each card, and what follows from it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chances {
    /// By colour and strength.
    card: [[f32; STRENGTHS]; Colour::MAX],
    /// That at least one colour of this strength can be had.
    any: [f32; STRENGTHS],
    /// Cards of this strength that are to be expected.
    kind: [f32; STRENGTHS],
    /// Cards of this colour that are to be expected.
    colour: [f32; Colour::MAX],
    /// The strength that a free choice of cards may count on.
    pub(super) usual: f32,
}

impl Chances {
    /// From a hand that is held (`sure` each), and cards that may be drawn (`hope` each).
    #[inline]
    pub(super) fn new(hand: &Unseen, sure: f32, pool: &Unseen, hope: f32, values: u8) -> Chances {
        let mut chances = Chances {
            card: [[0.0; STRENGTHS]; Colour::MAX],
            any: [0.0; STRENGTHS],
            kind: [0.0; STRENGTHS],
            colour: [0.0; Colour::MAX],
            usual: 0.0,
        };
        let mut none = [1.0; STRENGTHS];
        for colour in 0..Colour::MAX {
            let (held, open) = (hand.rows()[colour], pool.rows()[colour]);
            if held | open == 0 {
                continue;
            }
            let row = &mut chances.card[colour];
            let mut sum = 0.0;
            for strength in 1..=usize::from(values) {
                let chance = f32::from(held >> strength & 1) * sure + f32::from(open >> strength & 1) * hope;
                row[strength] = chance;
                none[strength] *= 1.0 - chance;
                chances.kind[strength] += chance;
                sum += chance;
            }
            chances.colour[colour] = sum;
        }
        chances.any = none.map(|none| 1.0 - none);
        chances.usual = chances.usual_strength(values);
        chances
    }

    /// The average of the two strongest strengths that can be expected.
    fn usual_strength(&self, values: u8) -> f32 {
        let (mut left, mut total) = (2.0_f32, 0.0);
        for strength in (1..=usize::from(values)).rev() {
            let taken = self.kind[strength].min(left);
            total += taken * strength as f32;
            left -= taken;
        }
        total / 2.0
    }

    /// This very card.
    #[inline]
    pub(super) fn card(&self, colour: usize, strength: usize) -> f32 {
        self.card[colour][strength]
    }

    /// Any card of this strength.
    #[inline]
    pub(super) fn any(&self, strength: usize) -> f32 {
        self.any[strength]
    }

    /// At least `n` more of this strength.
    #[inline]
    pub(super) fn kind(&self, strength: usize, n: usize) -> f32 {
        at_least(self.kind[strength], n)
    }

    /// At least `n` more of this colour.
    #[inline]
    pub(super) fn colour(&self, colour: usize, n: usize) -> f32 {
        at_least(self.colour[colour], n)
    }
}

/// The chance of at least `n` where `expected` are to be expected: rises from nothing to certainty around `n`.
#[inline]
fn at_least(expected: f32, n: usize) -> f32 {
    match n {
        0 => 1.0,
        1 => expected.min(1.0) * (1.0 - 0.25 * expected.min(1.0)) / 0.75,
        _ => {
            let share = (expected / (n as f32 + 0.5)).min(1.0);
            share * share
        }
    }
}
