//! Who looks, and who hears what happens.

use crate::{Game, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Whose eyes a view is made for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Eye {
    /// A player: the table and its own secrets.
    Seat(Seat),
    /// Somebody beside the table: no secrets at all.
    Spectator,
    /// All there is; for replays of finished games.
    Everything,
}

/// Who may hear an event.
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

    /// May this eye have it? An eye on everything hears the telling version and not the veiled one.
    pub const fn includes(self, eye: Eye) -> bool {
        match (self, eye) {
            (Audience::Everyone, _) | (Audience::Only(_), Eye::Everything) | (Audience::AllBut(_), Eye::Spectator) => {
                true
            }
            (Audience::Only(seats), Eye::Seat(seat)) => seats.contains(seat),
            (Audience::AllBut(seats), Eye::Seat(seat)) => !seats.contains(seat),
            (Audience::Only(_), Eye::Spectator) | (Audience::AllBut(_), Eye::Everything) => false,
        }
    }
}

/// Hears what happens while an action is applied.
pub trait Listener<G: Game> {
    /// Does it hear at all? Rules may gather what an event is made of only then.
    const LISTENS: bool = true;

    /// Something happened. The event is built only if somebody listens.
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> G::Event);
}

/// Hears nothing and costs nothing: for playouts and searches.
#[derive(Debug, Clone, Copy)]
pub struct Silent;

impl<G: Game> Listener<G> for Silent {
    const LISTENS: bool = false;

    #[inline(always)]
    fn tell(&mut self, _audience: Audience, _event: impl FnOnce() -> G::Event) {}
}

/// An event and who may hear it.
#[derive(Debug, Clone, PartialEq)]
pub struct Heard<E> {
    /// Who may hear it.
    pub audience: Audience,
    /// What happened.
    pub event: E,
}

impl<G: Game> Listener<G> for Vec<Heard<G::Event>> {
    fn tell(&mut self, audience: Audience, event: impl FnOnce() -> G::Event) {
        self.push(Heard { audience, event: event() });
    }
}
