//! A player leaves the climb: the other one goes on alone; when all have left, the climb is lost.

use crate::refusals as no;
use crate::state::{Phase, Spire};
use crate::{Counters, Event};
use atout_core::{Audience, Departure, EventSink, Illegal, Seat};

impl Spire {
    pub(crate) fn leave_climb<S: EventSink<Spire>>(
        &mut self,
        seat: Seat,
        why: Departure,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if !self.climbs(seat) || matches!(self.phase, Phase::Over { .. }) {
            return Err(no::HAS_LEFT);
        }
        self.left.insert(seat);
        self.decided[seat.index()] = Default::default();
        let body = &mut self.players[seat.index()].body;
        (body.block, body.counters) = (0, Counters::default());
        events.emit(Audience::Everyone, || Event::Left { seat, why });
        let nobody_climbs = self.seats().all(|seat| !self.climbs(seat));
        let nobody_stands = self.fight.turn > 0 && !self.seats().any(|seat| self.stands(seat));
        if nobody_climbs || nobody_stands {
            self.ended_by = Some(why);
            self.end_climb(false, events);
            return Ok(());
        }
        self.aim_elsewhere(seat);
        match self.phase {
            Phase::Turn(turn) | Phase::Discard(turn, _) if turn == seat => {
                self.put_away_hand(seat);
                self.pass_on(seat, events);
            }
            _ => self.resolve_if_decided(events),
        }
        Ok(())
    }
}
