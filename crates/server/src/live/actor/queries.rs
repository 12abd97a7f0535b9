//! What a table answers without a change: the snapshots of programs, the first frame of a page, the accepted actions.
//!
//! Not here: previews (`actor.rs`), the frames of connections (`broadcast.rs`).

use super::Actor;
use super::broadcast::bot_status;
use crate::error::Problem;
use crate::live::command::{PageData, Requester, ViewRequest};
use crate::live::frame::Screen;
use atout_core::{Seat, SeatSet, Viewer};
use atout_web::wire::api::{ActionList, NumberedAction, SeatSnapshot, TableSnapshot};
use atout_web::wire::{TableState, WhyNot};

impl Actor {
    pub(super) fn snapshot(&self, requester: &Requester, view_request: ViewRequest) -> TableSnapshot {
        let table = &self.table;
        let (held, is_over) = (table.held(requester), table.state() == TableState::Over);
        let may_see = |seat: &Seat| seat.index() < table.kinds.len() && (held.contains(*seat) || is_over);
        let viewer = match view_request {
            ViewRequest::Seat(n) => Seat::new(n).filter(may_see).map_or(Viewer::Spectator, Viewer::Seat),
            ViewRequest::Everything if is_over => Viewer::Everything,
            ViewRequest::Everything | ViewRequest::Spectator => Viewer::Spectator,
        };
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let (game, names) = (table.game.as_deref(), table.names(SeatSet::EMPTY, requester.lang));
        TableSnapshot {
            id: table.id.to_string(),
            game: table.entry.id(),
            version: table.version(),
            state: table.state(),
            stage: game.map(|game| game.stage()),
            seat,
            asked: game.zip(seat).and_then(|(game, seat)| game.asked(seat)),
            view: game.map(|game| game.view(viewer)),
            choices: game.zip(seat).map(|(game, seat)| game.choices(seat, &names, requester.lang)).unwrap_or_default(),
            seats: self.seats(requester),
            commitment: table.commitment().to_owned(),
            result: game.and_then(|game| game.outcome()),
            trouble: self.trouble.as_ref().map(|message| message.get(requester.lang).to_owned()),
        }
    }

    fn seats(&self, requester: &Requester) -> Vec<SeatSnapshot> {
        let (held, names) = (self.table.held(requester), self.table.names(SeatSet::EMPTY, requester.lang));
        let snapshot = |seat: Seat| SeatSnapshot {
            seat,
            name: names.of(seat),
            kind: self.table.kinds[seat.index()].to_string(),
            yours: held.contains(seat),
        };
        Seat::all(self.table.kinds.len()).map(snapshot).collect()
    }

    /// The first frame of a page, with what else the page needs.
    pub(super) fn page(&self, requester: &Requester) -> PageData {
        let mut screen = Screen::new(self.table.held(requester), requester.lang, None, self.table.version());
        let frame = screen.frame(&self.table, &bot_status(self.paused, self.pace_ms, &self.trouble));
        let names = self.table.names(self.table.held(requester), requester.lang);
        let config = self.table.config().clone();
        PageData { game: self.table.entry, names, config, frame }
    }

    /// Why the requester's seat cannot use something now.
    pub(super) fn why_not(
        &self,
        requester: &Requester,
        seat: Seat,
        question: &WhyNot,
    ) -> Result<Option<String>, Problem> {
        if !self.table.held(requester).contains(seat) {
            return Err(Problem::NotYours);
        }
        let game = self.table.game.as_ref().ok_or(Problem::NotStarted)?;
        game.why_not(seat, question, requester.lang).map_err(Problem::Refused)
    }

    /// During the game only the requester's own actions: others may name hidden cards.
    pub(super) fn actions(&self, requester: &Requester) -> ActionList {
        let (held, is_over) = (self.table.held(requester), self.table.state() == TableState::Over);
        let moves = self.table.game.as_ref().map(|game| game.moves_since(0)).unwrap_or_default();
        let numbered = (1..).zip(moves).filter(|(_, step)| is_over || held.contains(step.seat));
        let actions = numbered.map(|(n, step)| NumberedAction { n, seat: step.seat, action: step.action }).collect();
        ActionList { version: self.table.version(), actions }
    }
}
