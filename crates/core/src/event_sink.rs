//! Viewers and audiences: for whom a view is made, and who receives an event.

use crate::{Game, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// For whom a view is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// A player: the table and its own secrets.
    Seat(Seat),
    /// Somebody beside the table: no secrets at all.
    Spectator,
    /// All there is; for replays of finished games.
    Everything,
}

impl Viewer {
    /// The viewer's own seat, if it plays.
    #[inline]
    #[must_use]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Everything => None,
        }
    }

    /// May this viewer see what is hidden from all but this seat?
    #[inline]
    #[must_use]
    pub fn sees(self, seat: Seat) -> bool {
        self == Viewer::Seat(seat) || self == Viewer::Everything
    }
}

/// The viewers that receive an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Audience {
    /// All seats and every spectator.
    Everyone,
    /// Only these seats.
    Only(SeatSet),
    /// Everybody else: the other seats and the spectators.
    AllBut(SeatSet),
}

impl Audience {
    /// Only one seat.
    pub const fn only(seat: Seat) -> Audience {
        Audience::Only(SeatSet::of(seat))
    }

    /// Everybody but one seat.
    pub const fn all_but(seat: Seat) -> Audience {
        Audience::AllBut(SeatSet::of(seat))
    }

    /// Does this viewer receive it? A viewer of everything receives the full event, never the redacted one.
    pub const fn includes(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Audience::Everyone, _)
            | (Audience::Only(_), Viewer::Everything)
            | (Audience::AllBut(_), Viewer::Spectator) => true,
            (Audience::Only(seats), Viewer::Seat(seat)) => seats.contains(seat),
            (Audience::AllBut(seats), Viewer::Seat(seat)) => !seats.contains(seat),
            (Audience::Only(_), Viewer::Spectator) | (Audience::AllBut(_), Viewer::Everything) => false,
        }
    }
}

/// Receives what happens while an action is applied.
pub trait EventSink<G: Game> {
    /// Does it keep events? If not, rules need not collect what an event is made of.
    const LISTENS: bool = true;

    /// Something happened. The event is built only if somebody listens.
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> G::Event);
}

/// Drops every event and costs nothing: for playouts and searches.
#[derive(Debug, Clone, Copy)]
pub struct NoEvents;

impl<G: Game> EventSink<G> for NoEvents {
    const LISTENS: bool = false;

    #[inline(always)]
    fn emit(&mut self, _audience: Audience, _event: impl FnOnce() -> G::Event) {}
}

/// An event and its audience.
#[derive(Debug, Clone, PartialEq)]
pub struct AddressedEvent<E> {
    /// Who receives it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<G: Game> EventSink<G> for Vec<AddressedEvent<G::Event>> {
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        self.push(AddressedEvent { audience, event: event() });
    }
}
