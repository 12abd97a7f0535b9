//! Biases sampled hands towards the cards that good players keep.
//!
//! They play a Razor at once, keep a Stone until a player is cornered, and keep Hell until they have a hundred mana.

use crate::{Bag, Card, Kitty};
use atout_core::{BotRng, Dice, Seat};

/// How much likelier each card is in a hand than in the draw pile after [`SETTLED`] turns (measured by
/// `examples/measure.rs`).
const KEPT: [f32; Card::COUNT] = [0.7, 0.65, 1.95, 0.6, 1.1, 3.0, 5.0, 1.0, 1.0];

/// The same in team games, where players with enough life heal allies first.
const KEPT_IN_TEAMS: [f32; Card::COUNT] = [2.2, 0.35, 0.85, 0.4, 0.6, 1.15, 7.5, 0.95, 0.75];

/// The turns until hands no longer look as dealt.
const SETTLED: f32 = 8.0;

/// Deals the hand of every other player again from hand and draw pile, by these likelihoods.
pub(super) fn bias_sample(sampled: &mut Kitty, seat: Seat, rng: &mut BotRng) {
    // In a classic game the hand is part of the memento; a fresh deal from it is as good a guess.
    if sampled.config().classic {
        return;
    }
    let settled = (f32::from(sampled.turn()) / SETTLED).min(1.0);
    let kept = if sampled.config().has_teams() { KEPT_IN_TEAMS } else { KEPT };
    let kept = kept.map(|kept| 1.0 + (kept - 1.0) * settled);
    for other in sampled.waiting().iter().filter(|other| *other != seat) {
        let player = &mut sampled.players[other.index()];
        let size = player.hand.len();
        let mut hidden = player.draw;
        hidden.add(&player.hand);
        player.hand = Bag::default();
        for _ in 0..size {
            let card = draw_weighted(&hidden, &kept, rng);
            hidden.take(card);
            player.hand.put(card);
        }
        player.draw = hidden;
    }
}

/// Draws a card of the bag, weighted by how often it is kept.
fn draw_weighted(bag: &Bag, kept: &[f32; Card::COUNT], rng: &mut BotRng) -> Card {
    let weight = |card: Card| f32::from(bag.count(card)) * kept[card as usize];
    let mut throw = rng.unit() * Card::ALL.into_iter().map(weight).sum::<f32>();
    let mut last = Card::Panacea;
    for card in bag.kinds() {
        last = card;
        throw -= weight(card);
        if throw < 0.0 {
            break;
        }
    }
    last
}
