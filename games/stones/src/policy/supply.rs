//! What one player may still get, and the outlook of its sides: as `chances.rs` and `outlook.rs`, but quicker and for
//! sides without wild cards and fights only.

use super::weights::Weights;
use crate::{Card, Colour, Formation, FormationKind};

/// Strengths 0 to 15. Strength 0 and those above the strongest card have no cards.
const STRENGTHS: usize = 16;

/// What one player may still get: cards that it holds and cards that it may draw.
pub(super) struct Supply<'a> {
    pub(super) weights: &'a Weights,
    /// The cards of the hand and of the pool, one set of strengths per colour.
    held: [u16; Colour::MAX],
    pool: [u16; Colour::MAX],
    /// The chance to lay a card of the hand, and of the pool.
    sure: f32,
    hope: f32,
    /// The chance that at least one card of this strength can be had.
    any: [f32; STRENGTHS],
    /// The expected number of cards of this strength.
    kind: [f32; STRENGTHS],
    /// The expected number of cards of this colour.
    colour: [f32; Colour::MAX],
    /// The mean of the two strongest strengths that can be expected.
    usual: f32,
    /// What one more point of a total adds to a side, by kind of formation.
    slope: [f32; 5],
}

/// One bit per strength becomes four bits per strength, so that sums of sets count.
static SPREAD: [u64; 1 << 11] = {
    let mut table = [0; 1 << 11];
    let mut set = 0;
    while set < table.len() {
        let mut bit = 0;
        while bit < 11 {
            table[set] |= ((set >> bit & 1) as u64) << (4 * bit);
            bit += 1;
        }
        set += 1;
    }
    table
};

/// The number of strengths in a set.
static SIZES: [u8; 1 << 11] = {
    let mut table = [0; 1 << 11];
    let mut set = 1;
    while set < table.len() {
        table[set] = table[set >> 1] + (set & 1) as u8;
        set += 1;
    }
    table
};

/// The number of strengths in a set, read from a table: without a special instruction counting bits takes longer.
#[inline]
pub(super) fn size(set: u16) -> f32 {
    f32::from(SIZES[usize::from(set) & 0x7ff])
}

/// By strength, in how many colours it is; four bits each.
#[inline]
fn count_by_strength(rows: &[u16; Colour::MAX]) -> u64 {
    rows.iter().map(|&row| SPREAD[row as usize & 0x7ff]).sum()
}

/// The powers 0 to 8 of a number.
#[inline]
fn powers(base: f32) -> [f32; Colour::MAX + 1] {
    let mut powers = [1.0; Colour::MAX + 1];
    for n in 1..powers.len() {
        powers[n] = powers[n - 1] * base;
    }
    powers
}

impl<'a> Supply<'a> {
    /// From the cards of the hand (chance `sure` each) and of the pool (chance `hope` each).
    #[inline]
    pub(super) fn new(
        weights: &'a Weights,
        values: u8,
        (held, sure): ([u16; Colour::MAX], f32),
        (pool, hope): ([u16; Colour::MAX], f32),
    ) -> Supply<'a> {
        let (n_held, n_pool) = (count_by_strength(&held), count_by_strength(&pool));
        let (none_held, none_drawn) = (powers(1.0 - sure), powers(1.0 - hope));
        let (mut any, mut kind) = ([0.0; STRENGTHS], [0.0; STRENGTHS]);
        for strength in 1..=usize::from(values) {
            let count = |counts: u64| (counts >> (4 * strength) & 0xf) as usize;
            let (held, pool) = (count(n_held), count(n_pool));
            any[strength] = 1.0 - none_held[held.min(Colour::MAX)] * none_drawn[pool.min(Colour::MAX)];
            kind[strength] = held as f32 * sure + pool as f32 * hope;
        }
        let colour = std::array::from_fn(|colour| size(held[colour]) * sure + size(pool[colour]) * hope);
        let usual = usual_strength(&kind, values);
        let slope = weights.slope.map(|slope| slope * (1.0 / 27.0));
        Supply { weights, held, pool, sure, hope, any, kind, colour, usual, slope }
    }

    /// The chance to get this very card.
    #[inline]
    fn card(&self, colour: usize, strength: usize) -> f32 {
        let bit = |rows: &[u16; Colour::MAX]| f32::from(rows[colour] >> strength & 1);
        bit(&self.held) * self.sure + bit(&self.pool) * self.hope
    }

    /// The strength of a formation with an expected total, as `Weights::scale` has it.
    #[inline]
    fn scale(&self, kind: FormationKind, total: f32) -> f32 {
        self.weights.base[kind as usize] + self.slope[kind as usize] * total
    }

    /// The probable strength of a side.
    #[inline]
    pub(super) fn outlook(&self, cards: &[Card]) -> f32 {
        match *cards {
            [] => self.weights.empty,
            [a] => self.with_one(a),
            [a, b] => self.with_two(a, b),
            [a, b, c, ..] => self.full(a, b, c),
        }
    }

    /// The outlook of a full side.
    #[inline]
    pub(super) fn full(&self, a: Card, b: Card, c: Card) -> f32 {
        let formation = Formation::of_three(a, b, c);
        self.scale(formation.kind, formation.total.into())
    }

    /// The outlook of a side with two cards.
    #[inline]
    pub(super) fn with_two(&self, a: Card, b: Card) -> f32 {
        let (colour, same_colour) = ((a.0 >> 4) as usize, a.0 >> 4 == b.0 >> 4);
        let (a, b) = ((a.0 & 0xf) as usize, (b.0 & 0xf) as usize);
        let (low, high) = (a.min(b), a.max(b));
        let (gap, pair) = (high - low, (low + high) as f32);
        let mut value = self.scale(FormationKind::Sum, pair + self.usual);
        // The strengths that complete a run; the stronger one last, so that it counts first.
        let ends = match gap {
            1 => [low - 1, high + 1],
            2 => [0, low + 1],
            _ => [0, 0],
        };
        for end in ends {
            value = mix(self.any[end], self.scale(FormationKind::Run, pair + end as f32), value);
        }
        if same_colour {
            let p = one_or_more(self.colour[colour]);
            value = mix(p, self.scale(FormationKind::Colour, pair + self.usual), value);
            for end in ends {
                value = mix(self.card(colour, end), self.scale(FormationKind::ColourRun, pair + end as f32), value);
            }
        } else if gap == 0 {
            let p = one_or_more(self.kind[low]);
            value = mix(p, self.scale(FormationKind::ThreeOfAKind, pair + low as f32), value);
        }
        value
    }

    /// The outlook of a side with one card.
    #[inline]
    pub(super) fn with_one(&self, card: Card) -> f32 {
        let patience = self.weights.patience;
        let (colour, strength) = ((card.0 >> 4) as usize, (card.0 & 0xf) as usize);
        let alone = strength as f32;
        let mut value = self.scale(FormationKind::Sum, alone + 2.0 * self.usual);
        // The other two strengths of every run, the weakest run first. Strength 0 has no cards.
        let runs =
            [[strength.saturating_sub(2), strength - 1], [strength - 1, strength + 1], [strength + 1, strength + 2]];
        for [a, b] in runs {
            let p = patience * self.any[a] * self.any[b];
            value = mix(p, self.scale(FormationKind::Run, alone + (a + b) as f32), value);
        }
        let p = patience * two_or_more(self.colour[colour]);
        value = mix(p, self.scale(FormationKind::Colour, alone + 2.0 * self.usual), value);
        let p = patience * two_or_more(self.kind[strength]);
        value = mix(p, self.scale(FormationKind::ThreeOfAKind, 3.0 * alone), value);
        let row = self.held[colour] | self.pool[colour];
        for [a, b] in runs {
            // Most runs of one colour miss a card that is gone.
            if row >> a & row >> b & 1 == 1 {
                let p = patience * self.card(colour, a) * self.card(colour, b);
                value = mix(p, self.scale(FormationKind::ColourRun, alone + (a + b) as f32), value);
            }
        }
        value
    }
}

fn usual_strength(kind: &[f32; STRENGTHS], values: u8) -> f32 {
    let (mut left, mut total) = (2.0_f32, 0.0);
    for strength in (1..=usize::from(values)).rev() {
        let taken = kind[strength].min(left);
        total += taken * strength as f32;
        left -= taken;
        if left <= 0.0 {
            break;
        }
    }
    total / 2.0
}

/// `value` with chance `p`, else `rest`.
#[inline]
fn mix(p: f32, value: f32, rest: f32) -> f32 {
    rest * (1.0 - p) + p * value
}

/// The chance of one card or more where so many are expected, as `chances.rs` has it.
#[inline]
fn one_or_more(expected: f32) -> f32 {
    let share = expected.min(1.0);
    share * (1.0 - 0.25 * share) * (1.0 / 0.75)
}

/// The chance of two cards or more.
#[inline]
fn two_or_more(expected: f32) -> f32 {
    let share = (expected * (1.0 / 2.5)).min(1.0);
    share * share
}
