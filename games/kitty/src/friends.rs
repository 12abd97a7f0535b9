//! The actions of friends: one each turn, in the order of their numbers.

use crate::effects::CardPlay;
use crate::purge::Harm;
use crate::{Aim, Cell, Entity, Event, Friend, Kitty};
use atout_core::{Audience, EventSink, Rng};

impl Kitty {
    /// Every friend plays its card if it can pay it, else walks. A friend that comes while friends act waits for the
    /// next turn; a friend whose target is gone does nothing and vanishes in the purge.
    pub(crate) fn move_friends<R: Rng, L: EventSink<Kitty>>(&mut self, harm: &mut Harm, rng: &mut R, events: &mut L) {
        for entity in self.living.friends().iter() {
            let Some(friend) = self.friend(entity).copied() else { continue };
            if !self.living.contains(friend.target) {
                continue;
            }
            if friend.card.cost() <= friend.stats.mana {
                let target = self.friend_target(&friend);
                self.play_card(CardPlay { by: entity, card: friend.card, target }, harm, rng, events);
            } else {
                self.chase(entity, &friend, events);
            }
        }
    }

    /// The target of a friend's card: the friend's target. A card for an ally goes to the friend's target if that is an
    /// ally of the owner, else to the owner.
    fn friend_target(&self, friend: &Friend) -> Option<Entity> {
        match friend.card.def().aim {
            Aim::Nobody => None,
            Aim::Anybody => Some(friend.target),
            Aim::Ally => {
                let is_ally = friend.target.seat().is_some_and(|seat| self.allied(seat, friend.owner));
                let owner = Entity::player(friend.owner);
                if is_ally { Some(friend.target) } else { Some(owner).filter(|owner| self.living.contains(*owner)) }
            }
        }
    }

    /// Walks towards the target: to the cell closest to it; of those, to one with the fewest steps; of those, to the
    /// first row by row.
    fn chase<L: EventSink<Kitty>>(&mut self, entity: Entity, friend: &Friend, events: &mut L) {
        let (torus, from, to) = (self.config.torus(), friend.stats.cell, self.cell(friend.target));
        let mut best: (u8, Cell) = (torus.distance(from, to), from);
        for steps in 1..=self.config.friend_steps {
            // No cell is closer than a neighbour of the target.
            if best.0 == 1 {
                break;
            }
            for cell in torus.reach(from, steps, &self.closed).iter() {
                let distance = torus.distance(cell, to);
                if distance < best.0 {
                    best = (distance, cell);
                }
            }
        }
        let cell = best.1;
        if cell != from {
            self.walk(entity, cell);
            events.emit(Audience::Everyone, || Event::FriendWalked { friend: entity, from, to: cell });
        }
    }
}
