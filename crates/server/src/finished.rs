//! Games that may be shown whole: finished tables, and records that somebody opened.

use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::Seated;
use crate::random;
use crate::router::App;
use atout_catalog::{Entry, Table};
use atout_core::{Names, Record};
use atout_store::{NewImport, PlayerRow, Store};

/// A game without secrets.
pub(crate) struct Finished {
    pub(crate) entry: &'static dyn Entry,
    pub(crate) names: Names,
    pub(crate) game: Box<dyn Table>,
    pub(crate) record: Record,
}

/// Loads one, or says that it is still being played.
pub(crate) async fn load(store: &Store, id: &str) -> Result<Finished, Problem> {
    // Ids of opened records begin with a letter that no table's id has.
    let record = match id.starts_with('r') {
        true => parse(&store.load_import(id).await?.record)?,
        false => Seated::load(store, id).await?.record()?,
    };
    replay(record)
}

/// Keeps a record that somebody opened, and says where it is now.
pub(crate) async fn import(app: &App, visitor: &Visitor, text: &str) -> Result<String, Problem> {
    let finished = replay(parse(text)?)?;
    let record = &finished.record;
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

fn parse(text: &str) -> Result<Record, Problem> {
    Record::parse(text).map_err(|error| Problem::Record(error.0))
}

fn replay(record: Record) -> Result<Finished, Problem> {
    let entry = atout_catalog::find(&record.game).map_err(Problem::Record)?;
    let game = entry.replay(&record, usize::MAX).map_err(|error| Problem::Record(error.0))?;
    let names = Names(record.players.iter().map(|player| player.name.clone()).collect());
    Ok(Finished { entry, names, game, record })
}
