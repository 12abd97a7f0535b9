//! Who dies, who vanishes, and whether the game is over.

use crate::cast::Cast;
use crate::{Cause, End, Entities, Entity, Event, Kitty, Leave};
use atout_core::{Audience, EventSink, Outcome, Seat, SeatSet};

/// What was done to whom since the cards were revealed. Nobody dies of it before the purge.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Harm {
    /// Who does not survive the turn, whatever life is left.
    doomed: Entities,
    /// What hit each player last; a sure death counts more than wounds.
    last: [Option<Cause>; Seat::MAX],
}

impl Default for Harm {
    fn default() -> Harm {
        Harm { doomed: Entities::EMPTY, last: [None; Seat::MAX] }
    }
}

impl Harm {
    #[inline]
    pub(crate) fn wound(&mut self, who: Entity, cast: Cast, state: &Kitty) {
        if !self.doomed.contains(who) {
            self.note(who, cast, state);
        }
    }

    pub(crate) fn doom(&mut self, who: Entity, cast: Cast, state: &Kitty) {
        if !self.doomed.contains(who) {
            self.note(who, cast, state);
            self.doomed.insert(who);
        }
    }

    #[inline]
    fn note(&mut self, who: Entity, cast: Cast, state: &Kitty) {
        if let Some(seat) = who.seat() {
            let friend = cast.by.seat().is_none();
            self.last[seat.index()] = Some(Cause::Card { card: cast.card, by: state.owner(cast.by), friend });
        }
    }
}

impl Kitty {
    /// The dead and the old leave, and with them every friend whose target is no more.
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
                self.vanish(entity, Leave::Killed, events);
            } else if self.friend(entity).is_some_and(|friend| friend.span == 0) {
                self.vanish(entity, Leave::Old, events);
            }
        }
        self.purge_aimless(events);
    }

    #[inline]
    fn is_dead(&self, entity: Entity, harm: &Harm) -> bool {
        self.stats(entity).life <= 0 || harm.doomed.contains(entity)
    }

    /// A friend that vanishes may have been another's target, and so on.
    pub(crate) fn purge_aimless<L: EventSink<Kitty>>(&mut self, events: &mut L) {
        loop {
            let living = self.living;
            for entity in living.friends().iter() {
                if self.friend(entity).is_some_and(|friend| !self.living.contains(friend.target)) {
                    self.vanish(entity, Leave::Aimless, events);
                }
            }
            if self.living == living {
                return;
            }
        }
    }

    fn vanish<L: EventSink<Kitty>>(&mut self, friend: Entity, why: Leave, events: &mut L) {
        self.dismiss(friend);
        events.emit(Audience::Everyone, || Event::Vanished { friend, why });
    }

    /// Is the game over after this turn? Notes and tells how.
    pub(crate) fn check_end<L: EventSink<Kitty>>(&mut self, events: &mut L) -> bool {
        let mut living = self.living.players().iter().filter_map(Entity::seat);
        let end = match living.next() {
            None => Some(End::AllFell),
            Some(first) if living.all(|seat| self.allied(first, seat)) => Some(End::LastStanding),
            Some(_) => (self.turn >= self.config.turns).then_some(End::TurnLimit),
        };
        self.end = end;
        if let (Some(end), Some(outcome)) = (end, self.outcome()) {
            events.emit(Audience::Everyone, || Event::Ended { end, winners: outcome.winners });
        }
        end.is_some()
    }

    /// How it ended: who fell later is placed better, and a team stands as long as one of it does.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let n = self.config.n_players();
        let stood = |seat: Seat| {
            let members = self.seats().filter(|other| self.allied(seat, *other));
            members.map(|member| self.player(member).fell.map_or(u16::MAX, |fall| fall.turn)).max().unwrap_or(0)
        };
        let place = |seat: Seat| 1 + self.seats().filter(|other| stood(*other) > stood(seat)).count() as u8;
        let outcome = match self.end? {
            End::LastStanding => {
                let winners: SeatSet = self.seats().filter(|seat| stood(*seat) == u16::MAX).collect();
                Outcome::won(winners, n)
            }
            End::AllFell => Outcome::lost(n),
            End::TurnLimit => Outcome::drawn(n),
        };
        Some(outcome.with_places(place))
    }
}
