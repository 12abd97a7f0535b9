//! Games by id, whether they are tables or imported records: those that may be shown with all their secrets, and their
//! deletion.
//!
//! Not here: the pages that show them (`replay_pages.rs`), and tables that are being played (`live`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::{Rate, is_over};
use crate::live::{LoadedTable, Requester, only_seat};
use crate::new_table::recently;
use crate::router::App;
use crate::{names, random};
use atout_bots::PlayerKind;
use atout_catalog::{Entry, Table};
use atout_core::{Lang, Names, Player, Record, Seat};
use atout_store::{GameId, ImportId, NewImport, PlayerRow, TableId};
use std::ops::Deref;
use std::sync::Arc;

/// A finished table or an imported record, as one reader sees it.
pub(crate) struct ReplayGame {
    /// The seat that the reader played alone.
    pub(crate) reader: Option<Seat>,
    /// What is the same for all readers.
    replayed: Arc<ReplayedGame>,
}

/// A finished table or an imported record, replayed to its last action.
pub(crate) struct ReplayedGame {
    pub(crate) entry: &'static dyn Entry,
    /// By seat; a kind that this release does not know is a person.
    kinds: Vec<PlayerKind>,
    pub(crate) game: Box<dyn Table>,
    pub(crate) record: Record,
}

/// Loads a game by the id of its table or record, and replays it unless somebody has looked at it lately. Nothing is
/// written. A table that is not over is refused ([`Problem::Running`]).
pub(crate) async fn load(app: &App, id: &str, visitor: &Visitor) -> Result<ReplayGame, Problem> {
    let (store, cache) = (&app.store, &app.access.replays);
    // Read each time: it may have been deleted.
    match game_id(id) {
        GameId::Import(import) => {
            let stored = store.load_import(&import).await?;
            let replayed = match cache.get(id) {
                Some(replayed) => replayed,
                None => {
                    let record = parse(&stored.record)?;
                    admit_content(app, visitor, &record)?;
                    cache.keep(id, replay(record)?)
                }
            };
            Ok(ReplayGame { reader: None, replayed })
        }
        GameId::Table(table_id) => {
            let mut table = LoadedTable::open(store, &table_id).await?;
            let reader = only_seat(table.held(&Requester::from(visitor)));
            if let Some(replayed) = cache.get(id) {
                return Ok(ReplayGame { reader, replayed });
            }
            table.replay(store).await?;
            let record = table.record()?;
            let game = table.game.take().ok_or(Problem::Running)?;
            let replayed = ReplayedGame { entry: table.entry, kinds: kinds(&record), game, record };
            Ok(ReplayGame { reader, replayed: cache.keep(id, replayed) })
        }
    }
}

/// What is the same for all readers can be read through it.
impl Deref for ReplayGame {
    type Target = ReplayedGame;

    fn deref(&self) -> &ReplayedGame {
        &self.replayed
    }
}

impl ReplayGame {
    /// The players' names as the reader reads them.
    pub(crate) fn names(&self, lang: Lang) -> Names {
        let players = self.kinds.iter().zip(self.record.players.iter().map(|player| player.name.as_str()));
        names::shown(players, self.reader, lang)
    }
}

/// Checks a record and stores it. Returns its id.
pub(crate) async fn import(app: &App, visitor: &Visitor, text: &str) -> Result<String, Problem> {
    app.access.gates.take(Rate::Imports, visitor.client, 1)?;
    let record = parse(text)?;
    admit_content(app, visitor, &record)?;
    let replay_game = replay(record)?;
    let record = &replay_game.record;
    if let Some(fairness) = &record.fairness {
        fairness.check(&record.seed, &record.setups).map_err(Problem::Record)?;
    }
    let player = |player: &Player| PlayerRow { name: player.name.clone(), kind: player.kind.clone() };
    let import = NewImport {
        id: random::import_id()?,
        person: visitor.person.clone(),
        game: record.game.clone(),
        players: record.players.iter().map(player).collect(),
        result: record.result.map(|outcome| serde_json::json!(outcome)),
        n_actions: record.actions.len() as u64,
        record: record.to_text(),
    };
    let _one_at_a_time = app.access.importing.lock().await;
    let length = import.record.len() as u64;
    check_space(app, visitor, length).await?;
    app.access.gates.take(Rate::ImportBytes, visitor.client, length)?;
    app.store.import(&import).await?;
    Ok(import.id.to_string())
}

/// Deletes a table or an imported record for its owner.
pub(crate) async fn delete(app: &App, visitor: &Visitor, id: &str) -> Result<(), Problem> {
    match game_id(id) {
        GameId::Import(id) => Ok(app.store.delete_import(&id, &visitor.person).await?),
        GameId::Table(id) => app.tables.delete(&id, &Requester::from(visitor)).await,
    }
}

/// The game with this id in addresses. Only the ids of records begin with `r`: ids of tables are hexadecimal.
fn game_id(id: &str) -> GameId {
    match id.starts_with('r') {
        true => GameId::Import(ImportId::new(id)),
        false => GameId::Table(TableId::new(id)),
    }
}

/// Counts a content that the server does not know yet for the visitor who brings it. It stays in memory until the server
/// ends, since games refer to it (`atout_core::ContentRef`), so one that is damaged is refused before.
fn admit_content(app: &App, visitor: &Visitor, record: &Record) -> Result<(), Problem> {
    let Some(source) = &record.content else { return Ok(()) };
    let entry = atout_catalog::find(&record.game).map_err(Problem::Record)?;
    match entry.is_new_content(source).map_err(|error| Problem::Record(error.0))? {
        true => app.access.gates.take(Rate::Contents, visitor.client, 1),
        false => Ok(()),
    }
}

/// Is there room for so many bytes more among the visitor's imports?
async fn check_space(app: &App, visitor: &Visitor, length: u64) -> Result<(), Problem> {
    let limit = app.access.gates.limits.import_bytes;
    if !is_over(app.store.usage(&visitor.person, recently()).await?.import_bytes + length, limit) {
        return Ok(());
    }
    Err(Problem::too_many(
        format!("Your imported games would take more than {limit} bytes. Delete one, then try again."),
        format!("Vos parties importées prendraient plus de {limit} octets. Supprimez-en une, puis réessayez."),
    ))
}

/// Reads a record. Invisible characters of names are dropped.
fn parse(text: &str) -> Result<Record, Problem> {
    let mut record = Record::parse(text).map_err(|error| Problem::Record(error.0))?;
    for player in &mut record.players {
        player.name = names::clean(&player.name);
    }
    Ok(record)
}

pub(crate) fn replay(record: Record) -> Result<ReplayedGame, Problem> {
    let entry = atout_catalog::find(&record.game).map_err(Problem::Record)?;
    let game = entry.replay(&record, usize::MAX).map_err(|error| Problem::Record(error.0))?;
    Ok(ReplayedGame { entry, kinds: kinds(&record), game, record })
}

fn kinds(record: &Record) -> Vec<PlayerKind> {
    record.players.iter().map(|player| player.kind.parse().unwrap_or(PlayerKind::Human)).collect()
}
