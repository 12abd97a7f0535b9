//! The state of the table for a program.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::loaded::LoadedTable;
use crate::live::request::{Request, Requester};
use crate::new_table::holder_word;
use atout_core::{Seat, SeatSet, Viewer};
use atout_web::wire::TableState;
use atout_web::wire::api::{SeatSnapshot, TableSnapshot};

#[derive(Debug)]
pub(crate) struct Snapshot(pub(crate) ViewRequest);

/// The view that a program asks for. It gets the spectator's view if it may not have that one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum ViewRequest {
    Seat(usize),
    Spectator,
    Everything,
}

impl Request for Snapshot {
    type Answer = TableSnapshot;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<TableSnapshot, Problem> {
        let table = &actor.table;
        let viewer = self.0.viewer(table, requester);
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let (game, names) = (table.game.as_deref(), table.names(SeatSet::EMPTY, requester.lang));
        Ok(TableSnapshot {
            id: table.id.to_string(),
            game: table.entry.id(),
            version: table.version(),
            state: table.state(),
            stage: game.map(|game| game.stage()),
            seat,
            asked: game.zip(seat).and_then(|(game, seat)| game.asked(seat)),
            view: game.map(|game| game.view(viewer)),
            choices: game.zip(seat).map(|(game, seat)| game.choices(seat, &names, requester.lang)).unwrap_or_default(),
            seats: seats(table, requester),
            commitment: table.commitment().map(str::to_owned),
            result: game.and_then(|game| game.outcome()),
            trouble: actor
                .trouble
                .as_ref()
                .map(|message| requester.lang.typeset(message.get(requester.lang).to_owned())),
        })
    }
}

impl ViewRequest {
    fn viewer(self, table: &LoadedTable, requester: &Requester) -> Viewer {
        let (held, is_over) = (table.held(requester), table.state() == TableState::Over);
        let may_see = |seat: &Seat| seat.index() < table.kinds.len() && (held.contains(*seat) || is_over);
        match self {
            ViewRequest::Seat(n) => Seat::new(n).filter(may_see).map_or(Viewer::Spectator, Viewer::Seat),
            ViewRequest::Everything if is_over => Viewer::Everything,
            ViewRequest::Everything | ViewRequest::Spectator => Viewer::Spectator,
        }
    }
}

fn seats(table: &LoadedTable, requester: &Requester) -> Vec<SeatSnapshot> {
    let (held, names) = (table.held(requester), table.names(SeatSet::EMPTY, requester.lang));
    let snapshot = |seat: Seat| SeatSnapshot {
        seat,
        name: names.of(seat),
        kind: table.kinds[seat.index()].to_string(),
        holder: holder_word(&table.seats()[seat.index()].holder),
        yours: held.contains(seat),
    };
    Seat::all(table.kinds.len()).map(snapshot).collect()
}
