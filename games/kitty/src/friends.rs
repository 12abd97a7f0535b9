//! What friends do: each one thing a turn, in the order of their numbers.

use crate::cast::Cast;
use crate::purge::Harm;
use crate::{Aim, Cell, Entity, Event, Friend, Kitty};
use atout_core::{Audience, EventSink, Rng};

impl Kitty {
    /// Every friend that is there plays its card if it can pay it, else walks. One that comes while others act waits
    /// for the next turn; one whose target is no more does nothing and vanishes in the purge.
    pub(crate) fn move_friends<R: Rng, L: EventSink<Kitty>>(&mut self, harm: &mut Harm, rng: &mut R, events: &mut L) {
        for entity in self.living.friends().iter() {
            let Some(friend) = self.friend(entity).copied() else { continue };
            if !self.living.contains(friend.target) {
                continue;
            }
            if friend.card.cost() <= friend.stats.mana {
                let target = self.aim_of(&friend);
                self.cast(Cast { by: entity, card: friend.card, target }, harm, rng, events);
            } else {
                self.chase(entity, &friend, events);
            }
        }
    }

    /// Whom a friend's card is aimed at: its target. A balm for an ally goes to the target if that is one, else to the
    /// player whose friend it is.
    fn aim_of(&self, friend: &Friend) -> Option<Entity> {
        match friend.card.face().aim {
            Aim::Nobody => None,
            Aim::Anybody => Some(friend.target),
            Aim::Ally => {
                let is_ally = friend.target.seat().is_some_and(|seat| self.allied(seat, friend.owner));
                let owner = Entity::player(friend.owner);
                if is_ally { Some(friend.target) } else { Some(owner).filter(|owner| self.living.contains(*owner)) }
            }
        }
    }

    /// A friend walks straight towards its target: to the cell that is closest to it, of those with the fewest steps,
    /// of those the first as one reads.
    fn chase<L: EventSink<Kitty>>(&mut self, entity: Entity, friend: &Friend, events: &mut L) {
        let (torus, from, to) = (self.config.torus(), friend.stats.cell, self.cell(friend.target));
        let mut best: (u8, Cell) = (torus.distance(from, to), from);
        for steps in 1..=self.config.friend_steps {
            // Beside the target: nothing is closer.
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
