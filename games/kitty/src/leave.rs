//! Players who leave before the end: their kitten falls when the step resolves, and their team goes on.
//!
//! Until then nobody knows, because what the others choose must not depend on it.

use crate::{Action, Entity, FallCause, Kitty, Phase, refusals};
use atout_core::{Departure, EventSink, Illegal, Rng, Seat, SeatSet};

impl Kitty {
    /// Notes that a seat leaves. It counts as staying or passing, unless the seat has decided already.
    pub(crate) fn note_leaving<R: Rng, S: EventSink<Kitty>>(
        &mut self,
        seat: Seat,
        why: Departure,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        let leaves_already = self.leaving.iter().any(|seats| seats.contains(seat));
        if self.phase == Phase::Over || !self.lives(seat) || leaves_already {
            return Err(refusals::not_awaited(self, seat));
        }
        self.leaving[why as usize].insert(seat);
        let idle = if self.phase == Phase::Card { Action::Pass } else { Action::Stay };
        self.chosen[seat.index()].get_or_insert(idle);
        if self.waiting().is_empty() {
            self.resolve(rng, events);
        }
        Ok(())
    }

    /// Lets the kittens of players who left in this step fall. If fewer than two sides are left then, the game ends at
    /// once; returns whether it did.
    #[inline]
    pub(crate) fn remove_leavers<S: EventSink<Kitty>>(&mut self, events: &mut S) -> bool {
        self.leaving.iter().any(|seats| !seats.is_empty()) && self.let_leavers_fall(events)
    }

    #[cold]
    fn let_leavers_fall<S: EventSink<Kitty>>(&mut self, events: &mut S) -> bool {
        let was_open = self.n_sides_left() > 1;
        let mut last = None;
        for (why, seats) in Departure::ALL.into_iter().zip(std::mem::take(&mut self.leaving)) {
            for seat in seats.iter().filter(|seat| self.lives(*seat)).collect::<SeatSet>().iter() {
                self.fall(seat, FallCause::Left { why }, events);
                last = Some(why);
            }
        }
        let ends = last.is_some() && self.n_sides_left() < 2;
        if ends {
            self.purge_aimless(events);
            self.ended_by = last.filter(|_| was_open);
            self.check_end(events);
            self.phase = Phase::Over;
        }
        ends
    }

    /// How many sides have a living player.
    fn n_sides_left(&self) -> u32 {
        let players = self.living.players();
        let sides =
            players.iter().filter_map(Entity::seat).fold(0u8, |sides, seat| sides | 1 << self.config.side(seat));
        sides.count_ones()
    }
}
