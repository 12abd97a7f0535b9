//! The purge at the end of a turn: players without life fall, friends vanish.
//!
//! Not here: whether the game is over (`outcome.rs`).

use crate::effects::CardPlay;
use crate::{Entities, Entity, Event, FallCause, Kitty, VanishReason};
use atout_core::{Audience, EventSink, Seat};

/// The harm done since the cards were revealed. It takes effect in the purge.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Harm {
    /// Entities that do not survive the turn, whatever their life.
    doomed: Entities,
    /// What hit each player last; wounds after a kill do not count.
    last: [Option<FallCause>; Seat::MAX],
}

impl Default for Harm {
    fn default() -> Harm {
        Harm { doomed: Entities::EMPTY, last: [None; Seat::MAX] }
    }
}

impl Harm {
    #[inline]
    pub(crate) fn wound(&mut self, who: Entity, play: CardPlay, state: &Kitty) {
        if !self.doomed.contains(who) {
            self.note(who, play, state);
        }
    }

    pub(crate) fn doom(&mut self, who: Entity, play: CardPlay, state: &Kitty) {
        if !self.doomed.contains(who) {
            self.note(who, play, state);
            self.doomed.insert(who);
        }
    }

    /// Notes that the storm took the rest of a player's life.
    pub(crate) fn note_storm(&mut self, seat: Seat) {
        self.last[seat.index()] = Some(FallCause::Storm);
    }

    #[inline]
    fn note(&mut self, who: Entity, play: CardPlay, state: &Kitty) {
        if let Some(seat) = who.seat() {
            let friend = play.by.seat().is_none();
            self.last[seat.index()] = Some(FallCause::Card { card: play.card, by: state.owner(play.by), friend });
        }
    }
}

impl Kitty {
    /// Removes dead players and friends, friends without turns left, and friends whose target is gone.
    pub(crate) fn purge<L: EventSink<Kitty>>(&mut self, harm: &Harm, events: &mut L) {
        for entity in self.living.players().iter() {
            let Some(seat) = entity.seat() else { continue };
            if self.is_dead(entity, harm)
                && let Some(cause) = harm.last[seat.index()]
            {
                self.fall(seat, cause, events);
            }
        }
        for entity in self.living.friends().iter() {
            if self.is_dead(entity, harm) {
                self.vanish(entity, VanishReason::Killed, events);
            } else if self.friend(entity).is_some_and(|friend| friend.span == 0) {
                self.vanish(entity, VanishReason::Old, events);
            }
        }
        self.purge_aimless(events);
    }

    /// Does an entity not survive this turn's purge, as things are?
    #[inline]
    pub(crate) fn is_dead(&self, entity: Entity, harm: &Harm) -> bool {
        self.stats(entity).life <= 0 || harm.doomed.contains(entity)
    }

    /// Repeats until nothing changes: a friend that vanishes may be the target of another.
    pub(crate) fn purge_aimless<L: EventSink<Kitty>>(&mut self, events: &mut L) {
        loop {
            let living = self.living;
            for entity in living.friends().iter() {
                if self.friend(entity).is_some_and(|friend| !self.living.contains(friend.target)) {
                    self.vanish(entity, VanishReason::Aimless, events);
                }
            }
            if self.living == living {
                return;
            }
        }
    }

    fn vanish<L: EventSink<Kitty>>(&mut self, friend: Entity, why: VanishReason, events: &mut L) {
        let owner = self.owner(friend);
        self.dismiss(friend);
        events.emit(Audience::Everyone, || Event::Vanished { friend, owner, why });
    }
}
