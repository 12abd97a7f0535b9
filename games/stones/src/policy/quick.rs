//! The policy's choice in playouts: the play with the highest score, without a list of actions.
//!
//! It computes what `policy.rs` computes, for games without tactic cards only: sums in another order, no list of actions,
//! no table of single cards. Where two plays are equally good up to rounding it may choose the other one. A search spends
//! most of its time here.

use super::weights::Weights;
use super::win_chance;
use crate::{Action, Card, Colour, Formation, FormationKind, Stone, Stones};
use atout_core::Seat;
use atout_core::bits::ones;

/// Strengths 0 to 15. Strength 0 and those above the strongest card have no cards.
const STRENGTHS: usize = 16;

/// What one player may still get: cards that it holds and cards that it may draw.
struct Supply<'a> {
    weights: &'a Weights,
    values: u8,
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
    /// The mean of the two strongest strengths that can be expected.
    usual: f32,
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
    #[inline]
    fn new(
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
        let usual = usual_strength(&kind, values);
        Supply { weights, values, held, pool, sure, hope, any, kind, usual }
    }

    /// The chance to get this very card.
    #[inline]
    fn card(&self, colour: usize, strength: usize) -> f32 {
        let bit = |rows: &[u16; Colour::MAX]| f32::from(rows[colour] >> strength & 1);
        bit(&self.held) * self.sure + bit(&self.pool) * self.hope
    }

    /// The expected number of cards of this colour.
    #[inline]
    fn of_colour(&self, colour: usize) -> f32 {
        let count = |rows: &[u16; Colour::MAX]| rows[colour].count_ones() as f32;
        count(&self.held) * self.sure + count(&self.pool) * self.hope
    }

    /// The probable strength of a side.
    #[inline]
    fn outlook(&self, cards: &[Card]) -> f32 {
        match *cards {
            [] => self.weights.empty,
            [a] => self.with_one(a),
            [a, b] => self.with_two(a, b),
            _ => self.full(cards),
        }
    }

    #[inline]
    fn full(&self, cards: &[Card]) -> f32 {
        self.weights.strength(Formation::of(cards, self.values, false), 3)
    }

    #[inline]
    fn with_two(&self, a: Card, b: Card) -> f32 {
        let w = self.weights;
        let (colour, same_colour) = ((a.0 >> 4) as usize, a.0 >> 4 == b.0 >> 4);
        let (a, b) = ((a.0 & 0xf) as usize, (b.0 & 0xf) as usize);
        let (low, high) = (a.min(b), a.max(b));
        let (gap, pair) = (high - low, (low + high) as f32);
        let mut value = w.scale(FormationKind::Sum, pair + self.usual);
        // The strengths that complete a run; the stronger one last, so that it counts first.
        let ends = match gap {
            1 => [low - 1, high + 1],
            2 => [0, low + 1],
            _ => [0, 0],
        };
        for end in ends {
            value = mix(self.any[end], w.scale(FormationKind::Run, pair + end as f32), value);
        }
        if same_colour {
            let p = one_or_more(self.of_colour(colour));
            value = mix(p, w.scale(FormationKind::Colour, pair + self.usual), value);
            for end in ends {
                value = mix(self.card(colour, end), w.scale(FormationKind::ColourRun, pair + end as f32), value);
            }
        } else if gap == 0 {
            let p = one_or_more(self.kind[low]);
            value = mix(p, w.scale(FormationKind::ThreeOfAKind, pair + low as f32), value);
        }
        value
    }

    #[inline]
    fn with_one(&self, card: Card) -> f32 {
        let w = self.weights;
        let (colour, strength) = ((card.0 >> 4) as usize, (card.0 & 0xf) as usize);
        let alone = strength as f32;
        let mut value = w.scale(FormationKind::Sum, alone + 2.0 * self.usual);
        // The other two strengths of every run, the weakest run first. Strength 0 has no cards.
        let runs =
            [[strength.saturating_sub(2), strength - 1], [strength - 1, strength + 1], [strength + 1, strength + 2]];
        for [a, b] in runs {
            let p = w.patience * self.any[a] * self.any[b];
            value = mix(p, w.scale(FormationKind::Run, alone + (a + b) as f32), value);
        }
        let p = w.patience * two_or_more(self.of_colour(colour));
        value = mix(p, w.scale(FormationKind::Colour, alone + 2.0 * self.usual), value);
        let p = w.patience * two_or_more(self.kind[strength]);
        value = mix(p, w.scale(FormationKind::ThreeOfAKind, 3.0 * alone), value);
        for [a, b] in runs {
            let p = w.patience * self.card(colour, a) * self.card(colour, b);
            value = mix(p, w.scale(FormationKind::ColourRun, alone + (a + b) as f32), value);
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
    rest + p * (value - rest)
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

/// One stone, estimated for the player who is to move.
#[derive(Clone, Copy, Default)]
struct StoneValue {
    theirs: f32,
    sharp: f32,
    win: f32,
    matters: f32,
    /// Certainly lost.
    dead: bool,
}

/// The play with the highest score in a game without tactic cards; a pass if there is no play.
pub(super) fn best_play(weights: &Weights, state: &Stones, seat: Seat) -> Action {
    let (open, hand) = (state.open(seat), state.hand(seat));
    if open == 0 || hand.is_empty() {
        return Action::Pass;
    }
    let values = state.config.values;
    let (mut held, mut pool) = ([0; Colour::MAX], *state.unseen.rows());
    for card in hand {
        held[(card.0 >> 4) as usize] |= 1 << (card.0 & 0xf);
    }
    pool.iter_mut().zip(&held).for_each(|(pool, held)| *pool &= !held);
    let deck = state.clan_deck.len() as f32;
    let n_pool = (pool.iter().map(|row| row.count_ones()).sum::<u32>() as f32).max(1.0);
    let mine = Supply::new(weights, values, (held, weights.sure), (pool, weights.hope[0] * deck / 2.0 / n_pool));
    let hope = weights.hope[1] * (state.hand(seat.other()).len() as f32 + deck / 2.0) / n_pool;
    let theirs = Supply::new(weights, values, ([0; Colour::MAX], 0.0), (pool, hope.min(1.0)));
    let stones = estimate_stones(&mine, &theirs, state, seat);
    let mut cards = [Card::default(); MAX_HAND];
    let n = hand.len().min(MAX_HAND);
    cards[..n].copy_from_slice(&hand[..n]);
    let ranked = rank_stones(&mine, &stones, state, seat, &cards[..n]);
    // The best stone for a card costs what the second best one would bring.
    let scores = ranked.map(|best| best.first - weights.regret * best.second.max(0.0));
    let best = (1..n).fold(0, |best, index| if scores[index] > scores[best] { index } else { best });
    Action::Place(cards[best], Stone(ranked[best].stone as u8))
}

/// No hand without tactic cards is bigger.
const MAX_HAND: usize = 8;

/// The best stone for one card.
#[derive(Clone, Copy)]
struct BestStone {
    stone: u32,
    /// Its score, and the score of the second best stone.
    first: f32,
    second: f32,
}

/// By card, the best stone. Goes stone by stone, so that the same kind of side is computed for all cards at once.
#[inline]
fn rank_stones(
    mine: &Supply<'_>,
    stones: &[StoneValue; Stone::MAX],
    state: &Stones,
    seat: Seat,
    cards: &[Card],
) -> [BestStone; MAX_HAND] {
    let (weights, other) = (mine.weights, seat.other());
    let (mut openings, mut thrift) = ([0.0; MAX_HAND], [0.0; MAX_HAND]);
    for (index, &card) in cards.iter().enumerate() {
        openings[index] = mine.with_one(card);
        thrift[index] = weights.thrift * f32::from(card.0 & 0xf);
    }
    let (mut first, mut second, mut best) = ([f32::MIN; MAX_HAND], [f32::MIN; MAX_HAND], [0_u32; MAX_HAND]);
    for stone in ones(state.open(seat)) {
        let (value, stone) = (&stones[usize::from(stone)], Stone(stone));
        let mut after = openings;
        let (mut matters, mut bonus) = (value.matters, 0.0);
        let side = state.side(seat, stone);
        match *side {
            [] => bonus = -weights.tempo[0],
            [a] => {
                let with_two = |(after, &card): (&mut f32, &Card)| *after = mine.with_two(a, card);
                after.iter_mut().zip(cards).for_each(with_two);
            }
            [a, b] => {
                bonus = weights.tempo[1];
                let full = |(after, &card): (&mut f32, &Card)| *after = mine.full(&[a, b, card]);
                after.iter_mut().zip(cards).for_each(full);
            }
            _ => {}
        }
        if value.dead {
            (matters, bonus) = (0.0, if side.len() == 2 { bonus } else { 0.0 });
        }
        let mut scores = [0.0; MAX_HAND];
        for index in 0..MAX_HAND {
            let win = win_chance(after[index] - value.theirs, value.sharp);
            scores[index] = matters * (win - value.win) + bonus - thrift[index];
        }
        if let ([a, b], true, false) = (side, state.is_full(other, stone), value.dead) {
            let target = state.formation(other, stone);
            for (score, &card) in scores.iter_mut().zip(cards) {
                let won = Formation::of(&[*a, *b, card], mine.values, false) > target;
                *score = matters * (f32::from(u8::from(won)) - value.win);
            }
        }
        for index in 0..MAX_HAND {
            let score = scores[index];
            let is_first = score > first[index];
            let next = if is_first { first[index] } else { score };
            second[index] = if next > second[index] { next } else { second[index] };
            first[index] = if is_first { score } else { first[index] };
            best[index] = if is_first { u32::from(stone.0) } else { best[index] };
        }
    }
    std::array::from_fn(|index| BestStone { stone: best[index], first: first[index], second: second[index] })
}

#[inline]
fn estimate_stones(mine: &Supply<'_>, theirs: &Supply<'_>, state: &Stones, seat: Seat) -> [StoneValue; Stone::MAX] {
    let (other, weights) = (seat.other(), mine.weights);
    let mut stones = [StoneValue::default(); Stone::MAX];
    for stone in state.stones() {
        let value = &mut stones[stone.index()];
        if state.unclaimed() & stone.bit() == 0 {
            value.win = f32::from(u8::from(state.owned[seat.index()] & stone.bit() != 0));
            continue;
        }
        let (own_side, other_side) = (state.side(seat, stone), state.side(other, stone));
        value.theirs = theirs.outlook(other_side);
        value.sharp = weights.sharp[0] + weights.sharp[1] * (own_side.len() + other_side.len()) as f32;
        value.matters = 1.0;
        value.dead = state.may_claim(other, stone);
        value.win = if state.may_claim(seat, stone) {
            1.0
        } else if value.dead {
            0.0
        } else {
            win_chance(mine.outlook(own_side) - value.theirs, value.sharp)
        };
    }
    let n = usize::from(state.config.stones);
    for first in 0..n.saturating_sub(2) {
        let [a, b, c] = [0, 1, 2].map(|i| stones[first + i].win);
        for (i, (p, q)) in [(b, c), (a, c), (a, b)].into_iter().enumerate() {
            stones[first + i].matters += weights.triple[0] * p * q + weights.triple[1] * (1.0 - p) * (1.0 - q);
        }
    }
    stones
}

#[cfg(test)]
mod tests {
    use crate::{Config, Stones, StonesPolicy};
    use atout_core::{BotRng, Game, NoEvents, Policy, Scratch, SeedableRng, Stage};

    #[test]
    fn the_quick_choice_has_the_highest_score() {
        let (policy, mut scratch, mut actions, mut scores) =
            (StonesPolicy::default(), Scratch::default(), Vec::new(), Vec::new());
        for seed in 0..200 {
            let mut rng = BotRng::seed_from_u64(seed);
            let mut state = Stones::dealt(&Config::default(), &mut rng).unwrap();
            while let Stage::Awaiting(seats) = state.stage() {
                let seat = seats.iter().next().unwrap();
                let choice = policy.playout(&state, seat, &mut rng, &mut scratch).unwrap();
                state.actions(seat, &mut actions);
                policy.score(&state, seat, &actions, &mut scores);
                let best = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
                let score = scores[actions.binary_search(&choice).unwrap()];
                assert!(best - score < 1e-4, "seed {seed}: {choice} has {score}, the best {best}");
                state.apply(seat, &choice, &mut rng, &mut NoEvents).unwrap();
            }
        }
    }
}
