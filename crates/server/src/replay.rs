//! Games by id, whether they are tables or imported records: those that may be shown with all their secrets, and their
//! deletion.
//!
//! Not here: the pages that show them (`replay_pages.rs`), and tables that are being played (`live`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::{LoadedTable, Requester};
use crate::random;
use crate::router::App;
use atout_catalog::{Entry, Table};
use atout_core::{Names, Record};
use atout_store::{NewImport, PlayerRow, Store};

/// A finished table or an imported record, replayed to its last action.
pub(crate) struct ReplayGame {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) names: Names,
    pub(crate) game: Box<dyn Table>,
    pub(crate) record: Record,
}

/// Loads a game by the id of its table or record. A table that is not over is refused ([`Problem::Running`]).
pub(crate) async fn load(store: &Store, id: &str) -> Result<ReplayGame, Problem> {
    let record = match is_import(id) {
        true => parse(&store.load_import(id).await?.record)?,
        false => LoadedTable::load(store, id).await?.record()?,
    };
    replay(record)
}

/// Checks a record and stores it. Returns its id.
pub(crate) async fn import(app: &App, visitor: &Visitor, text: &str) -> Result<String, Problem> {
    let replay_game = replay(parse(text)?)?;
    let record = &replay_game.record;
    if let Some(fairness) = &record.fairness {
        fairness.check(&record.seed, &record.setups).map_err(Problem::Record)?;
    }
    let player = |player: &atout_core::Player| PlayerRow { name: player.name.clone(), kind: player.kind.clone() };
    let import = NewImport {
        id: random::record_id()?,
        owner: visitor.owner.clone(),
        game: record.game.clone(),
        players: record.players.iter().map(player).collect(),
        result: record.result.map(|outcome| serde_json::json!(outcome)),
        n_actions: record.actions.len() as u64,
        record: record.to_text(),
    };
    app.store.import(&import).await?;
    Ok(import.id)
}

/// Deletes a table or an imported record for its owner.
pub(crate) async fn delete(app: &App, visitor: &Visitor, id: &str) -> Result<(), Problem> {
    match is_import(id) {
        true => Ok(app.store.delete_import(id, &visitor.owner).await?),
        false => app.tables.delete(id, &Requester::from(visitor)).await,
    }
}

/// Only the ids of records begin with `r`: ids of tables are hexadecimal.
fn is_import(id: &str) -> bool {
    id.starts_with('r')
}

fn parse(text: &str) -> Result<Record, Problem> {
    Record::parse(text).map_err(|error| Problem::Record(error.0))
}

fn replay(record: Record) -> Result<ReplayGame, Problem> {
    let entry = atout_catalog::find(&record.game).map_err(Problem::Record)?;
    let game = entry.replay(&record, usize::MAX).map_err(|error| Problem::Record(error.0))?;
    let names = Names(record.players.iter().map(|player| player.name.clone()).collect());
    Ok(ReplayGame { entry, names, game, record })
}
