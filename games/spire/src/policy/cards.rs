//! What a card is worth, roughly: every number of it in points of damage.

use crate::content::{Effect, Rarity, Target};
use crate::{Card, CardDef, Counter, Spire};

impl Spire {
    /// The value of a card in a deck: starting cards go first.
    pub(crate) fn card_value(&self, card: Card) -> f32 {
        let def = self.card_def(card);
        let rarity = match def.rarity {
            Rarity::Starter => 0.0,
            Rarity::Common => 4.0,
            Rarity::Uncommon => 6.0,
            Rarity::Rare => 9.0,
            Rarity::Special if def.effects.is_empty() => -20.0,
            Rarity::Special => 5.0,
        };
        rarity + effect_points(def) - 5.0 * f32::from(def.cost)
    }

    /// Does the card attack or weaken enemies? Any other one defends.
    pub(crate) fn is_offensive(&self, card: Card) -> bool {
        let harms = |effect: &Effect| matches!(effect, Effect::Attack(_) | Effect::Debuff(..));
        self.card_def(card).effects.iter().any(harms)
    }
}

fn effect_points(def: &CardDef) -> f32 {
    let wide = match def.target {
        Target::Enemies => 1.6,
        Target::Players => 1.2,
        Target::Player | Target::Enemy => 1.0,
    };
    def.effects.iter().map(|effect| points(*effect, wide)).sum()
}

fn points(effect: Effect, wide: f32) -> f32 {
    match effect {
        Effect::Attack(n) => f32::from(n) * wide,
        Effect::Block(n) => f32::from(n) * 0.9,
        Effect::Heal(n) => f32::from(n) * 1.3,
        Effect::Draw(n) => f32::from(n) * 3.0,
        Effect::Discard(n) => -1.5 * f32::from(n),
        Effect::Energy(n) => 5.0 * f32::from(n),
        Effect::LoseLife(n) => -f32::from(n),
        Effect::Buff(counter, n) | Effect::Debuff(counter, n) => counter_points(counter) * f32::from(n) * wide,
        Effect::Cleanse => 2.0,
        Effect::Summon(_) | Effect::Become(_) => 0.0,
    }
}

fn counter_points(counter: Counter) -> f32 {
    match counter {
        Counter::BlockPlus => 2.0,
        Counter::AttackPlus => 3.5,
        Counter::Heal => 2.0,
        Counter::Evade => 8.0,
        Counter::Retaliate => 4.0,
        Counter::BlockMinus => 1.0,
        Counter::AttackMinus => 3.0,
    }
}
