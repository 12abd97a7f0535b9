//! What others hold: not what was dealt, but what good players hold on to.
//!
//! Who could heal has healed, so few hands hold a panacea; caramels wait for somebody who is cornered.

use crate::{Bag, Card, Kitty};
use atout_core::{BotRng, Dice, Seat};

/// How much likelier each card is to be in a hand than in the draw pile, after some turns (`examples/measure.rs`).
const KEPT: [f32; Card::COUNT] = [0.35, 1.1, 1.1, 0.6, 0.75, 2.5, 2.5, 0.4, 1.0];

/// Turns after which hands are what players made of them.
const SETTLED: f32 = 8.0;

/// Deals everybody else's hand anew from what may be in it.
pub(super) fn suppose(imagined: &mut Kitty, seat: Seat, rng: &mut BotRng) {
    let settled = (f32::from(imagined.turn()) / SETTLED).min(1.0);
    let kept = KEPT.map(|kept| 1.0 + (kept - 1.0) * settled);
    for other in imagined.waiting().iter().filter(|other| *other != seat) {
        let player = &mut imagined.players[other.index()];
        let size = player.hand.len();
        let mut hidden = player.draw;
        hidden.add(&player.hand);
        player.hand = Bag::default();
        for _ in 0..size {
            let card = pick(&hidden, &kept, rng);
            hidden.take(card);
            player.hand.put(card);
        }
        player.draw = hidden;
    }
}

/// A card of the bag, likelier the more it is kept.
fn pick(bag: &Bag, kept: &[f32; Card::COUNT], rng: &mut BotRng) -> Card {
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
