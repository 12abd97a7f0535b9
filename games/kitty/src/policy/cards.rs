//! The scores of cards and their targets.
//!
//! Each function ending in `_value` says what one effect is worth to the player who decides.

use super::{KittyPolicy, KittyWeights};
use crate::{Action, Card, Effect, Entity, Friend, Kitty, Recipient, Storm};
use atout_core::Seat;

/// What the value of a card depends on.
struct CardContext<'a> {
    state: &'a Kitty,
    seat: Seat,
    /// The weights of the player's class.
    weights: KittyWeights,
    /// The estimated chance of every seat.
    chances: [f32; Seat::MAX],
    /// The life that friends and the storm will take from each player this turn.
    damage: [f32; Seat::MAX],
    /// The life that the storm will take in the next turns.
    storm_ahead: f32,
    /// The factor on everything that pays later: 1 without a storm, less as the storm grows.
    time_left: f32,
}

impl KittyPolicy {
    pub(super) fn score_cards(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let context = CardContext {
            state,
            seat,
            weights: self.class_factors.apply(&self.weights, state.player(seat).class),
            chances: self.quick_chances(state),
            damage: expected_damage(state),
            storm_ahead: storm_ahead(state),
            time_left: self.time_left(state),
        };
        let tie_break = state.tie_break(seat);
        scores.extend(actions.iter().map(|action| match action {
            Action::Play(card) => self.card_value(&context, *card, None),
            // Among equal targets each player prefers another one.
            Action::Aim(card, target) => {
                self.card_value(&context, *card, Some(*target))
                    + 0.001 * f32::from(tie_break.preference(state.cell(*target)))
            }
            _ => 0.0,
        }));
    }

    fn card_value(&self, context: &CardContext<'_>, card: Card, target: Option<Entity>) -> f32 {
        let weights = &context.weights;
        let worth: f32 = card.def().effects.iter().map(|effect| self.effect_value(context, *effect, target)).sum();
        worth + weights.cycle - weights.mana * card.cost() as f32
    }

    fn effect_value(&self, context: &CardContext<'_>, effect: Effect, target: Option<Entity>) -> f32 {
        match (effect, target) {
            (Effect::Life(Recipient::Caster, by), _) => self.heal_value(context, context.seat, by),
            (Effect::Life(_, by), Some(target)) => match target.seat() {
                Some(seat) if by > 0 => self.heal_value(context, seat, by),
                Some(seat) => self.enemy_sign(context, seat) * self.wound_value(context, seat, -by),
                None => self.friend_wound_value(context, target, -by),
            },
            (Effect::Generation(Recipient::Caster, _), _) => self.generation_value(context, context.seat),
            (Effect::Generation(Recipient::Team, _), _) => {
                let team = context.state.team(context.seat);
                team.iter().filter_map(Entity::seat).map(|seat| self.generation_value(context, seat)).sum()
            }
            (Effect::Generation(Recipient::Target, _), Some(target)) => self.steal_value(context, target),
            (Effect::Friend, Some(target)) => self.friend_value(context, target),
            (Effect::Caramel, Some(target)) => self.caramel_value(context, target),
            (Effect::Kill, Some(target)) => match target.seat() {
                Some(seat) => self.enemy_sign(context, seat) * self.kill_value(context, seat),
                None => -1.0,
            },
            _ => 0.0,
        }
    }

    /// The factor for harm done to a player: 1 for enemies, negative for allies.
    fn enemy_sign(&self, context: &CardContext<'_>, seat: Seat) -> f32 {
        if context.state.allied(context.seat, seat) { -2.0 } else { 1.0 }
    }

    /// The value of a player's fall; it grows with the player's chance to win.
    fn kill_value(&self, context: &CardContext<'_>, seat: Seat) -> f32 {
        context.weights.kill * (0.5 + 2.0 * context.chances[seat.index()])
    }

    /// The value of a wound.
    fn wound_value(&self, context: &CardContext<'_>, seat: Seat, by: i32) -> f32 {
        let weights = &context.weights;
        let left = context.state.player(seat).stats.life as f32 - context.damage[seat.index()];
        let share = by as f32 / 10.0;
        let mut worth = share * (weights.wound + weights.leader * context.chances[seat.index()]);
        worth += share * weights.weak * 10.0 / left.max(10.0);
        // A player who falls anyway need not be hit.
        if left > 0.0 && left <= by as f32 {
            worth += self.kill_value(context, seat);
        } else if left <= 0.0 {
            worth *= 0.3;
        }
        worth
    }

    /// The value of more life for a player of the own side.
    fn heal_value(&self, context: &CardContext<'_>, seat: Seat, by: i32) -> f32 {
        let [short, fade] = context.weights.heal;
        let player = context.state.player(seat);
        let left = player.stats.life as f32 - context.damage[seat.index()];
        let later = left - context.weights.storm[0] * context.storm_ahead;
        // At full life healing is worth nothing.
        if later >= context.state.config().start_of(player.class).0 as f32 {
            return 0.0;
        }
        let mut worth = by as f32 / 10.0 * short / (1.0 + fade * later.max(0.0));
        if left <= 10.0 && left + by as f32 > 0.0 {
            worth += context.weights.rescue * if left <= 0.0 { 1.0 } else { 0.4 };
        }
        worth
    }

    /// The value of one more generation.
    fn generation_value(&self, context: &CardContext<'_>, seat: Seat) -> f32 {
        let [worth, tire] = context.weights.think;
        context.time_left * worth / (1.0 + tire * (context.state.player(seat).stats.generation as f32 - 1.0))
    }

    /// The value of one generation less for another player.
    fn steal_value(&self, context: &CardContext<'_>, target: Entity) -> f32 {
        let Some(seat) = target.seat() else { return 0.0 };
        let floor = context.state.player(seat).stats.generation <= 1;
        if floor {
            0.0
        } else {
            self.enemy_sign(context, seat) * context.weights.steal * (0.5 + 2.0 * context.chances[seat.index()])
        }
    }

    /// The value of a wound on a friend: the harm that it prevents.
    fn friend_wound_value(&self, context: &CardContext<'_>, target: Entity, by: i32) -> f32 {
        let Some(friend) = context.state.friend(target) else { return 0.0 };
        let victim = friend.target.seat();
        let to_us = victim.is_some_and(|seat| context.state.allied(seat, context.seat));
        let from_us = context.state.allied(friend.owner, context.seat);
        if from_us || !to_us || friend.stats.life > by {
            return -0.5;
        }
        let Some(victim) = victim else { return 0.0 };
        let prevented = context.weights.guard * harm_of(friend);
        let doomed = context.state.player(victim).stats.life as f32 <= context.damage[victim.index()];
        prevented + if doomed { 0.2 * context.weights.rescue } else { 0.0 }
    }

    /// The value of a friend that attacks a player. The friend takes one of the caster's own free sides.
    fn friend_value(&self, context: &CardContext<'_>, target: Entity) -> f32 {
        let (_, sides) = context.state.free_beside(context.state.player(context.seat).stats.cell);
        let Some(seat) = target.seat().filter(|_| sides > 0) else { return -1.0 };
        let weights = &context.weights;
        let worth = weights.friend * (1.0 + weights.leader * context.chances[seat.index()]);
        self.enemy_sign(context, seat) * worth - weights.kill * (self.danger(sides - 1) - self.danger(sides))
    }

    /// The value of a caramel beside a player.
    fn caramel_value(&self, context: &CardContext<'_>, target: Entity) -> f32 {
        let Some(seat) = target.seat() else { return -1.0 };
        let (_, sides) = context.state.free_beside(context.state.cell(target));
        let [free, two, one] = context.weights.caramel;
        let worth = match sides {
            0 => 0.0,
            1 => one * (0.5 + 2.0 * context.chances[seat.index()]),
            2 => two,
            _ => free,
        };
        self.enemy_sign(context, seat) * worth
    }
}

/// The harm that a friend can still do, in points of life; other effects are converted.
fn harm_of(friend: &Friend) -> f32 {
    let (mut mana, mut plays) = (friend.stats.mana, 0.0);
    for _ in 0..friend.span {
        if mana >= friend.card.cost() {
            mana -= friend.card.cost();
            plays += 1.0;
        }
        mana += friend.stats.generation;
    }
    let each = match friend.card {
        Card::Razor => 10.0,
        Card::Puppy => 9.0,
        Card::Steal | Card::Stone => 6.0,
        Card::Hell => 50.0,
        Card::Panacea | Card::Think | Card::Balm | Card::Chorus => 0.0,
    };
    each * plays
}

/// The life that friends and the storm will take from each player this turn, if nobody does anything.
fn expected_damage(state: &Kitty) -> [f32; Seat::MAX] {
    let mut damage = friend_damage(state);
    if let Some(storm) = state.storm() {
        let loss = f32::from(storm.loss);
        let players = || state.living().players().iter();
        let left = |entity: Entity, damage: &[f32; Seat::MAX]| state.stats(entity).life as f32 - damage[entity.index()];
        let takes_all = players().all(|entity| storm.covers(state.cell(entity)) && left(entity, &damage) <= loss);
        let most = players().map(|entity| left(entity, &damage)).fold(0.0, f32::max);
        for entity in players().filter(|entity| storm.covers(state.cell(*entity))) {
            let is_spared = takes_all && left(entity, &damage) >= most;
            damage[entity.index()] += if is_spared { (most - 1.0).max(0.0) } else { loss };
        }
    }
    damage
}

/// The life that the storm takes from a player who stays in it in the three turns after this one.
fn storm_ahead(state: &Kitty) -> f32 {
    let loss = |later| Storm::of_turn(state.config(), state.turn() + later).map_or(0.0, |storm| f32::from(storm.loss));
    (1..=3).map(loss).sum()
}

/// The life that friends will take from each player this turn, if nobody stops them.
fn friend_damage(state: &Kitty) -> [f32; Seat::MAX] {
    let mut damage = [0.0; Seat::MAX];
    for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
        if let (Card::Razor, Some(victim), true) =
            (friend.card, friend.target.seat(), friend.stats.mana >= Card::Razor.cost())
        {
            damage[victim.index()] += 10.0;
        }
    }
    damage
}
