//! Outlooks: the probable strength of a side, from 0 to 1.

use super::chances::Chances;
use super::weights::Weights;
use crate::proof::best_reachable;
use crate::{Card, Formation, FormationKind, Unseen};

/// What an outlook depends on beside the cards of the side.
pub(super) struct SideEvaluator<'a> {
    pub(super) weights: &'a Weights,
    pub(super) chances: &'a Chances,
    /// Cards that this side may still get, for sides with wild cards and fights.
    pub(super) open: &'a Unseen,
    pub(super) values: u8,
}

impl SideEvaluator<'_> {
    /// The probable strength of a side with room for `room` cards.
    #[inline]
    pub(super) fn outlook(&self, cards: &[Card], room: u8, blind: bool) -> f32 {
        if cards.len() == room as usize {
            return self.weights.strength(Formation::of(cards, self.values, blind), room);
        }
        if room != 3 || blind || cards.iter().any(|card| !card.is_clan()) {
            return self.special(cards, room, blind);
        }
        match *cards {
            [] => self.weights.empty,
            [a] => self.with_one(a),
            [a, b] => self.with_two(a, b),
            _ => 0.0,
        }
    }

    /// Wild cards, mud and blind fights: the best reachable formation, discounted for every missing card.
    fn special(&self, cards: &[Card], room: u8, blind: bool) -> f32 {
        let missing = i32::from(room) - cards.len() as i32;
        best_reachable(cards, room, self.open, self.values, blind)
            .map_or(0.0, |reach| self.weights.strength(reach.formation, room) * self.weights.special.powi(missing))
    }

    /// From the weakest kind to the strongest: each is completed with some chance, else the value so far counts.
    fn with_two(&self, a: Card, b: Card) -> f32 {
        let (chances, w) = (self.chances, self.weights);
        let (low, high) = order(a, b);
        let (gap, same_colour, colour) = (high - low, a.0 >> 4 == b.0 >> 4, (a.0 >> 4) as usize);
        let pair = (low + high) as f32;
        let mut value = w.scale(FormationKind::Sum, pair + chances.usual);
        let in_reach = (1..=2).contains(&gap);
        if in_reach {
            value = self.run_of(FormationKind::Run, low, high, value, |end| chances.any(end));
        }
        if same_colour {
            let p = chances.colour(colour, 1);
            value = p * w.scale(FormationKind::Colour, pair + chances.usual) + (1.0 - p) * value;
        }
        if gap == 0 {
            let p = chances.kind(low, 1);
            value = p * w.scale(FormationKind::ThreeOfAKind, pair + low as f32) + (1.0 - p) * value;
        }
        if in_reach && same_colour {
            value = self.run_of(FormationKind::ColourRun, low, high, value, |end| chances.card(colour, end));
        }
        value
    }

    /// A run of two strengths that are one or two apart, with the chance of each strength that completes it.
    #[inline]
    fn run_of(&self, kind: FormationKind, low: usize, high: usize, rest: f32, chance: impl Fn(usize) -> f32) -> f32 {
        // The higher end last, so that it counts first: it is worth more.
        let ends = if high - low == 2 { [0, low + 1] } else { [low - 1, high + 1] };
        ends.into_iter().filter(|&end| end > 0).fold(rest, |rest, end| {
            let p = chance(end);
            p * self.weights.scale(kind, (low + high + end) as f32) + (1.0 - p) * rest
        })
    }

    fn with_one(&self, card: Card) -> f32 {
        let (chances, w) = (self.chances, self.weights);
        let (colour, strength) = ((card.0 >> 4) as usize, (card.0 & 0xf) as usize);
        let alone = strength as f32;
        let mut value = w.scale(FormationKind::Sum, alone + 2.0 * chances.usual);
        value = windows(strength, value, |a, b, rest| {
            let p = w.patience * chances.any(a) * chances.any(b);
            p * w.scale(FormationKind::Run, alone + (a + b) as f32) + (1.0 - p) * rest
        });
        let p = w.patience * chances.colour(colour, 2);
        value = p * w.scale(FormationKind::Colour, alone + 2.0 * chances.usual) + (1.0 - p) * value;
        let p = w.patience * chances.kind(strength, 2);
        value = p * w.scale(FormationKind::ThreeOfAKind, 3.0 * alone) + (1.0 - p) * value;
        windows(strength, value, |a, b, rest| {
            let p = w.patience * chances.card(colour, a) * chances.card(colour, b);
            p * w.scale(FormationKind::ColourRun, alone + (a + b) as f32) + (1.0 - p) * rest
        })
    }
}

/// Folds over the runs of three that a strength can be part of, lowest first: the other two strengths of each.
#[inline]
fn windows(strength: usize, start: f32, mut fold: impl FnMut(usize, usize, f32) -> f32) -> f32 {
    let mut value = start;
    if strength > 2 {
        value = fold(strength - 2, strength - 1, value);
    }
    if strength > 1 {
        value = fold(strength - 1, strength + 1, value);
    }
    fold(strength + 1, strength + 2, value)
}

#[inline]
fn order(a: Card, b: Card) -> (usize, usize) {
    let (a, b) = ((a.0 & 0xf) as usize, (b.0 & 0xf) as usize);
    (a.min(b), a.max(b))
}
