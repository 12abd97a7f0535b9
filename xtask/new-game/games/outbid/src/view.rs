//! What a viewer sees of a game: everything that a page or the console shows, and nothing else.
//!
//! Not here: events (`event.rs`).

use crate::{Card, Config, Outbid};
use atout_core::{Departure, Outcome, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What a viewer sees.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct View {
    /// The options of this game.
    pub config: Config,
    /// The viewer.
    pub viewer: Viewer,
    /// The seat that lays the next card; after the end, the one that would.
    pub turn: Seat,
    /// The card that leads the round.
    pub led: Option<Card>,
    /// The cards of the round before, by seat, until the next one is led.
    pub last: Option<[Card; 2]>,
    /// Rounds won, by seat.
    pub won: [u8; 2],
    /// Both hands, by seat.
    pub hands: [HandView; 2],
    /// Cards of finished rounds, in the order in which they were laid.
    pub played: Vec<Card>,
    /// The seat that left, and why.
    pub left: Option<(Seat, Departure)>,
    /// The outcome, once the game is over.
    pub outcome: Option<Outcome>,
}

/// A hand as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HandView {
    /// The cards, sorted, if the viewer may see them.
    pub cards: Option<Vec<Card>>,
    /// How many there are.
    pub n: usize,
}

impl View {
    /// The card that lies in front of a seat.
    #[must_use]
    pub fn laid(&self, seat: Seat) -> Option<Card> {
        let leads = self.led.filter(|_| seat == self.turn.other());
        leads.or_else(|| self.last.map(|cards| cards[seat.index()]))
    }
}

impl Outbid {
    /// What this viewer sees.
    pub(crate) fn view_for(&self, viewer: Viewer) -> View {
        let hand = |seat: Seat| {
            let cards = &self.hands[seat.index()];
            HandView { cards: viewer.sees(seat).then(|| cards.to_vec()), n: cards.len() }
        };
        View {
            config: self.config,
            viewer,
            turn: self.turn(),
            led: self.led,
            last: self.last,
            won: self.won,
            hands: [Seat::FIRST, Seat::SECOND].map(hand),
            played: self.played.to_vec(),
            left: self.left,
            outcome: self.outcome(),
        }
    }
}
