//! The policy's choice in playouts: the play with the highest score, without a list of actions.
//!
//! It computes what `policy.rs` computes, for games without tactic cards only. Sums are in another order, so it may choose
//! another play with the same score up to rounding. A search spends most of its time here, so it goes stone by stone
//! with fixed arrays, which the compiler turns into vector instructions.
//!
//! Not here: the outlook of one side (`supply.rs`).

use super::supply::{Supply, size};
use super::weights::Weights;
use super::win_chance;
use crate::{Action, Card, Colour, Formation, Stone, Stones};
use atout_core::Seat;
use atout_core::bits::ones;

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
    let n_pool = pool.iter().map(|&row| size(row)).sum::<f32>().max(1.0);
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
    let can_open = ones(state.open(seat)).any(|stone| state.side(seat, Stone(stone)).is_empty());
    for (index, &card) in cards.iter().enumerate() {
        if can_open {
            openings[index] = mine.with_one(card);
        }
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
                let full = |(after, &card): (&mut f32, &Card)| *after = mine.full(a, b, card);
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
                let won = Formation::of_three(*a, *b, card) > target;
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
