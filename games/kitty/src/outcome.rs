//! The end of a game: when it is over, who won, and everybody's place.

use crate::{EndReason, Entity, Event, Kitty};
use atout_core::{Audience, EventSink, Outcome, Seat, SeatSet};

impl Kitty {
    /// Is the game over after this turn? If so, stores the reason and emits the event.
    pub(crate) fn check_end<L: EventSink<Kitty>>(&mut self, events: &mut L) -> bool {
        let mut living = self.living.players().iter().filter_map(Entity::seat);
        let end = match living.next() {
            None => Some(EndReason::AllFell),
            Some(first) if living.all(|seat| self.allied(first, seat)) => Some(EndReason::LastStanding),
            Some(_) => (self.turn >= self.config.turns).then_some(EndReason::TurnLimit),
        };
        self.end = end;
        if let (Some(end), Some(outcome)) = (end, self.outcome()) {
            events.emit(Audience::Everyone, || Event::Ended { end, winners: outcome.winners });
        }
        end.is_some()
    }

    /// The result, once the game is over. A player who fell later gets a better place; a team falls with its last
    /// member.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let n = self.config.n_players();
        let fell_in = |seat: Seat| {
            let members = self.seats().filter(|other| self.allied(seat, *other));
            members.map(|member| self.player(member).fell.map_or(u16::MAX, |fall| fall.turn)).max().unwrap_or(0)
        };
        let place = |seat: Seat| 1 + self.seats().filter(|other| fell_in(*other) > fell_in(seat)).count() as u8;
        let outcome = match self.end? {
            EndReason::LastStanding => {
                let winners: SeatSet = self.seats().filter(|seat| fell_in(*seat) == u16::MAX).collect();
                Outcome::won(winners, n)
            }
            EndReason::AllFell => Outcome::lost(n),
            EndReason::TurnLimit => Outcome::drawn(n),
        };
        Some(outcome.with_places(place))
    }
}
