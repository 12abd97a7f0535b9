//! Which card to play, and at whom.

use super::{KittyPolicy, Weights};
use crate::{Action, Card, Effect, Entity, Friend, Kitty, Whom};
use atout_core::Seat;

/// What one looks at before one plays.
struct Table<'a> {
    state: &'a Kitty,
    seat: Seat,
    /// What the player's class plays by.
    weights: Weights,
    /// Chances of every seat as things stand.
    chances: [f32; Seat::MAX],
    /// What hunting friends do to each player this turn, if nobody stops them.
    hunted: [f32; Seat::MAX],
}

impl KittyPolicy {
    pub(super) fn score_cards(&self, state: &Kitty, seat: Seat, actions: &[Action], scores: &mut Vec<f32>) {
        let table = Table {
            state,
            seat,
            weights: self.lore.bend(&self.weights, state.player(seat).class),
            chances: self.chances(state),
            hunted: hunted(state),
        };
        let mood = state.mood(seat);
        scores.extend(actions.iter().map(|action| match action {
            Action::Play(card) => self.card(&table, *card, None),
            // Among equals everybody picks on another one.
            Action::Aim(card, target) => {
                self.card(&table, *card, Some(*target)) + 0.001 * f32::from(mood.taste(state.cell(*target)))
            }
            _ => 0.0,
        }));
    }

    fn card(&self, table: &Table<'_>, card: Card, target: Option<Entity>) -> f32 {
        let weights = &table.weights;
        let worth: f32 = card.face().effects.iter().map(|effect| self.effect(table, *effect, target)).sum();
        worth + weights.cycle - weights.mana * card.cost() as f32
    }

    fn effect(&self, table: &Table<'_>, effect: Effect, target: Option<Entity>) -> f32 {
        match (effect, target) {
            (Effect::Life(Whom::Caster, by), _) => self.heal(table, table.seat, by),
            (Effect::Life(_, by), Some(target)) => match target.seat() {
                Some(seat) if by > 0 => self.heal(table, seat, by),
                Some(seat) => self.side(table, seat) * self.wound(table, seat, -by),
                None => self.strike(table, target, -by),
            },
            (Effect::Generation(Whom::Caster, _), _) => self.think(table, table.seat),
            (Effect::Generation(Whom::Team, _), _) => {
                let team = table.state.team(table.seat);
                team.iter().filter_map(Entity::seat).map(|seat| self.think(table, seat)).sum()
            }
            (Effect::Generation(Whom::Target, _), Some(target)) => self.rob(table, target),
            (Effect::Friend, Some(target)) => self.sic(table, target),
            (Effect::Caramel, Some(target)) => self.wall(table, target),
            (Effect::Kill, Some(target)) => match target.seat() {
                Some(seat) => self.side(table, seat) * self.fell(table, seat),
                None => -1.0,
            },
            _ => 0.0,
        }
    }

    /// What is good for an enemy is bad: 1 for enemies, less than nothing for one's own side.
    fn side(&self, table: &Table<'_>, seat: Seat) -> f32 {
        if table.state.allied(table.seat, seat) { -2.0 } else { 1.0 }
    }

    /// What a player's fall is worth: one less, and the more the stronger it was.
    fn fell(&self, table: &Table<'_>, seat: Seat) -> f32 {
        table.weights.kill * (0.5 + 2.0 * table.chances[seat.index()])
    }

    /// What a wound is worth.
    fn wound(&self, table: &Table<'_>, seat: Seat, by: i32) -> f32 {
        let weights = &table.weights;
        let left = table.state.player(seat).stats.life as f32 - table.hunted[seat.index()];
        let share = by as f32 / 10.0;
        let mut worth = share * (weights.wound + weights.leader * table.chances[seat.index()]);
        worth += share * weights.weak * 10.0 / left.max(10.0);
        // Who falls anyway need not be hit.
        if left > 0.0 && left <= by as f32 {
            worth += self.fell(table, seat);
        } else if left <= 0.0 {
            worth *= 0.3;
        }
        worth
    }

    /// What more life is worth to somebody of one's own side.
    fn heal(&self, table: &Table<'_>, seat: Seat, by: i32) -> f32 {
        let [short, fade] = table.weights.heal;
        let player = table.state.player(seat);
        let left = player.stats.life as f32 - table.hunted[seat.index()];
        // Who is as well as at the start has better things to do.
        if left >= table.state.config().start_of(player.class).0 as f32 {
            return 0.0;
        }
        let mut worth = by as f32 / 10.0 * short / (1.0 + fade * left.max(0.0));
        if left <= 10.0 && left + by as f32 > 0.0 {
            worth += table.weights.rescue * if left <= 0.0 { 1.0 } else { 0.4 };
        }
        worth
    }

    /// What one more generation is worth.
    fn think(&self, table: &Table<'_>, seat: Seat) -> f32 {
        let [worth, tire] = table.weights.think;
        worth / (1.0 + tire * (table.state.player(seat).stats.generation as f32 - 1.0))
    }

    /// What one less generation of another is worth.
    fn rob(&self, table: &Table<'_>, target: Entity) -> f32 {
        let Some(seat) = target.seat() else { return 0.0 };
        let floor = table.state.player(seat).stats.generation <= 1;
        if floor {
            0.0
        } else {
            self.side(table, seat) * table.weights.steal * (0.5 + 2.0 * table.chances[seat.index()])
        }
    }

    /// What a wound on a friend is worth: what it will not do any more.
    fn strike(&self, table: &Table<'_>, target: Entity, by: i32) -> f32 {
        let Some(friend) = table.state.friend(target) else { return 0.0 };
        let hunted = friend.target.seat();
        let to_us = hunted.is_some_and(|seat| table.state.allied(seat, table.seat));
        let from_us = table.state.allied(friend.owner, table.seat);
        if from_us || !to_us || friend.stats.life > by {
            return -0.5;
        }
        let Some(prey) = hunted else { return 0.0 };
        let saved = table.weights.guard * harm_of(friend);
        let doomed = table.state.player(prey).stats.life as f32 <= table.hunted[prey.index()];
        saved + if doomed { 0.2 * table.weights.rescue } else { 0.0 }
    }

    /// What a friend on somebody's heels is worth. It takes one of one's own free sides.
    fn sic(&self, table: &Table<'_>, target: Entity) -> f32 {
        let (_, sides) = table.state.free_beside(table.state.player(table.seat).stats.cell);
        let Some(seat) = target.seat().filter(|_| sides > 0) else { return -1.0 };
        let weights = &table.weights;
        let worth = weights.friend * (1.0 + weights.leader * table.chances[seat.index()]);
        self.side(table, seat) * worth - weights.kill * (self.danger(sides - 1) - self.danger(sides))
    }

    /// What a caramel beside somebody is worth.
    fn wall(&self, table: &Table<'_>, target: Entity) -> f32 {
        let Some(seat) = target.seat() else { return -1.0 };
        let (_, sides) = table.state.free_beside(table.state.cell(target));
        let [free, two, one] = table.weights.caramel;
        let worth = match sides {
            0 => 0.0,
            1 => one * (0.5 + 2.0 * table.chances[seat.index()]),
            2 => two,
            _ => free,
        };
        self.side(table, seat) * worth
    }
}

/// The wounds that a friend can still deal, in points of life; other deeds by what they come to.
fn harm_of(friend: &Friend) -> f32 {
    let (mut mana, mut deeds) = (friend.stats.mana, 0.0);
    for _ in 0..friend.span {
        if mana >= friend.card.cost() {
            mana -= friend.card.cost();
            deeds += 1.0;
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
    each * deeds
}

/// The life that friends take from each player this turn.
fn hunted(state: &Kitty) -> [f32; Seat::MAX] {
    let mut hunted = [0.0; Seat::MAX];
    for friend in state.living().friends().iter().filter_map(|id| state.friend(id)) {
        if let (Card::Razor, Some(prey), true) =
            (friend.card, friend.target.seat(), friend.stats.mana >= Card::Razor.cost())
        {
            hunted[prey.index()] += 10.0;
        }
    }
    hunted
}
