//! Estimates the chance to win the climb, for searches that imagine no more than the next fight.
//!
//! A logistic function of what the players have: life, stats, and what the cards of their decks do on average, each alone
//! and multiplied by the progress of the climb. `examples/learn.rs` trained its numbers (`judge/learnt.rs`) on many climbs.

mod learnt;

use crate::content::{Effect, Target};
use crate::map::{FLOORS, ROWS};
use crate::{CardDef, Counter, PlayerState, Spire};
use atout_core::SeatSet;
use learnt::LEARNT;

/// What is known of a card: the features of a deck are the means.
pub(crate) const N_CARD: usize = 16;
/// What is known of a player.
const N_PLAYER: usize = 6 + N_CARD;
/// The number of features of a state.
pub const N_FEATURES: usize = 4 + 2 * N_PLAYER;

/// The features of a state.
pub type Features = [f32; N_FEATURES];

/// What counts for the rest of the climb.
#[must_use]
pub fn features(game: &Spire) -> Features {
    let rooms = (FLOORS * ROWS) as f32;
    let row = game.at.map_or(0, |(row, _)| usize::from(row) + 1);
    let progress = (usize::from(game.floor) * ROWS + row) as f32 / rooms;
    let mut features = [0.0; N_FEATURES];
    features[0] = 1.0;
    features[1] = progress;
    features[2] = f32::from(game.config.difficulty) / 10.0;
    features[3] = f32::from(game.config.players) - 1.0;
    let (own, later) = features[4..].split_at_mut(N_PLAYER);
    let seats: SeatSet = game.seats().filter(|seat| game.climbs(*seat)).collect();
    let n = seats.len().max(1) as f32;
    for seat in seats.iter() {
        add_player(game, game.player(seat), 1.0 / n, own);
    }
    later.iter_mut().zip(own.iter()).for_each(|(later, own)| *later = own * progress);
    features
}

fn add_player(game: &Spire, player: &PlayerState, share: f32, features: &mut [f32]) {
    let body = &player.body;
    let (life, most) = (f32::from(body.life), f32::from(body.max_life.max(1)));
    let status = [
        life / 80.0,
        life / most,
        most / 80.0,
        f32::from(body.attack_stat) / 5.0,
        f32::from(body.block_stat) / 5.0,
        player.deck.len() as f32 / 15.0,
    ];
    status.iter().zip(features.iter_mut()).for_each(|(one, feature)| *feature += share * one);
    let each = share / player.deck.len().max(1) as f32;
    for card in player.deck.iter() {
        let gifts = &game.card_def(*card).gifts;
        gifts.iter().zip(&mut features[status.len()..]).for_each(|(one, feature)| *feature += each * one);
    }
}

impl Spire {
    /// The chance to win the climb.
    pub(super) fn judged_chance(&self) -> f32 {
        let features = features(self);
        let sum: f32 = features.iter().zip(&LEARNT).map(|(feature, weight)| feature * weight).sum();
        1.0 / (1.0 + (-sum).exp())
    }
}

/// What a card does, for the judge.
pub(crate) fn gifts(def: &CardDef) -> [f32; N_CARD] {
    let mut gifts = [0.0; N_CARD];
    gifts[0] = f32::from(def.cost) / 3.0;
    gifts[1] = f32::from(u8::from(def.effects.is_empty()));
    for effect in &def.effects {
        let (at, n) = match *effect {
            Effect::Attack(n) if def.target == Target::Enemies => (2, f32::from(n) / 10.0),
            Effect::Attack(n) => (3, f32::from(n) / 10.0),
            Effect::Block(n) => (4, f32::from(n) / 10.0),
            Effect::Heal(n) => (5, f32::from(n) / 10.0),
            Effect::Draw(n) => (6, f32::from(n)),
            Effect::Energy(n) => (7, f32::from(n)),
            Effect::LoseLife(n) => (8, f32::from(n) / 10.0),
            Effect::Buff(Counter::Evade, n) => (9, f32::from(n)),
            Effect::Buff(Counter::AttackPlus, n) => (10, f32::from(n)),
            Effect::Buff(Counter::Heal, n) => (11, f32::from(n) / 3.0),
            Effect::Buff(Counter::Retaliate, n) => (12, f32::from(n)),
            Effect::Buff(_, n) => (13, f32::from(n)),
            Effect::Debuff(Counter::AttackMinus, n) => (14, f32::from(n)),
            Effect::Debuff(..) | Effect::Cleanse => (15, 1.0),
            Effect::Discard(_) | Effect::Summon(_) | Effect::Become(_) => continue,
        };
        gifts[at] += n;
    }
    gifts
}
