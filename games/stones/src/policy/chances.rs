//! The chances of one player to get each card.

use crate::{Card, Colour, Unseen};

/// Strengths as indices. Index 0 is empty, and two indices above the strongest card are for runs that reach past it.
pub(super) const STRENGTHS: usize = Card::MAX_STRENGTH as usize + 3;

/// The chance that a player can lay each card, and sums of these chances.
#[derive(Debug, Clone, Copy)]
pub(super) struct Chances {
    /// By colour and strength.
    card: [[f32; STRENGTHS]; Colour::MAX],
    /// The chance of at least one card of this strength.
    any: [f32; STRENGTHS],
    /// The expected number of cards of this strength.
    kind: [f32; STRENGTHS],
    /// The expected number of cards of this colour.
    colour: [f32; Colour::MAX],
    /// The mean of the two strongest cards that can be expected.
    pub(super) usual: f32,
}

impl Chances {
    /// From the hand (chance `sure` each) and the cards that may be drawn (chance `hope` each).
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

    /// The mean of the two strongest cards that can be expected.
    fn usual_strength(&self, values: u8) -> f32 {
        let (mut left, mut total) = (2.0_f32, 0.0);
        for strength in (1..=usize::from(values)).rev() {
            let taken = self.kind[strength].min(left);
            total += taken * strength as f32;
            left -= taken;
        }
        total / 2.0
    }

    /// The chance of this card.
    #[inline]
    pub(super) fn card(&self, colour: usize, strength: usize) -> f32 {
        self.card[colour][strength]
    }

    /// The chance of any card of this strength.
    #[inline]
    pub(super) fn any(&self, strength: usize) -> f32 {
        self.any[strength]
    }

    /// The chance of at least `n` more cards of this strength.
    #[inline]
    pub(super) fn kind(&self, strength: usize, n: usize) -> f32 {
        at_least(self.kind[strength], n)
    }

    /// The chance of at least `n` more cards of this colour.
    #[inline]
    pub(super) fn colour(&self, colour: usize, n: usize) -> f32 {
        at_least(self.colour[colour], n)
    }
}

/// An approximate chance of at least `n` where `expected` are expected.
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
