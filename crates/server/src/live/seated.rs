//! A table with its players and its game, in step with the store.

use super::command::Asker;
use crate::error::Problem;
use atout_bots::PlayerKind;
use atout_catalog::{Entry, Table, TablePreview};
use atout_core::{ContentSource, Lang, Message, Names, Paint, Player, Record, Seat, SeatSet, Secret, Seed};
use atout_store::{ActionRow, Hidden, Store, TableRow, TableStatus};
use atout_web::wire::TableState;
use serde::Deserialize;
use serde_json::Value;

/// A loaded table. Invariant: after every call the game stands where the store says; a call that cannot keep that
/// promise says so, and the table is not used any more.
pub(crate) struct Seated {
    pub(crate) id: String,
    pub(crate) entry: &'static dyn Entry,
    pub(crate) kinds: Vec<PlayerKind>,
    pub(crate) names: Names,
    /// None until the cards are dealt.
    pub(crate) game: Option<Box<dyn Table>>,
    row: TableRow,
    secret: Secret,
}

/// Why an action was not accepted.
pub(crate) enum PlayError {
    /// Refused; the table stands as it stood.
    Refused(Problem),
    /// It could neither be written nor taken back: the table has to be loaded again.
    Lost(Problem),
}

impl Seated {
    /// Reads a table and plays its actions again.
    pub(crate) async fn load(store: &Store, id: &str) -> Result<Seated, Problem> {
        let row = store.load(id).await?;
        let entry = atout_catalog::find(&row.setup.game).map_err(Problem::NoGame)?;
        let kinds = row.setup.players.iter().map(|player| player.kind.parse()).collect::<Result<_, _>>();
        let kinds: Vec<PlayerKind> = kinds.map_err(|error| unreadable(id, &error))?;
        let secret =
            serde_json::from_str(row.setup.secret.reveal()).map_err(|_| unreadable(id, &"its secret is damaged"))?;
        let names = Names(row.setup.players.iter().map(|player| player.name.clone()).collect());
        let mut seated = Seated { id: id.to_owned(), entry, kinds, names, game: None, row, secret };
        match seated.row.seed.clone() {
            Some(seed) => seated.resume(store, &seed).await?,
            None if seated.humans().is_empty() => seated.begin(store, Vec::new()).await?,
            None => {}
        }
        Ok(seated)
    }

    async fn resume(&mut self, store: &Store, seed: &Hidden) -> Result<(), Problem> {
        let mut game = self.deal(seed)?;
        self.check_rules()?;
        for step in store.actions(&self.id).await? {
            let seat = Seat::try_from(step.seat).map_err(|error| unreadable(&self.id, &error))?;
            // Without the rules' sentence, which may quote an action that is still a secret.
            game.play_recorded(seat, &step.action)
                .map_err(|refusal| unreadable(&self.id, &format!("action {}: {}", step.n, refusal.code())))?;
        }
        if let (TableStatus::Playing, Some(outcome)) = (self.row.state, game.outcome()) {
            store.finish(&self.id, &serde_json::json!(outcome)).await?;
        }
        self.game = Some(game);
        Ok(())
    }

    /// Tables outlive releases; other rules would give another game.
    fn check_rules(&self) -> Result<(), Problem> {
        let (had, have) = (self.row.setup.rules, self.entry.rules_version());
        if had == have {
            return Ok(());
        }
        Err(Problem::Storage(Message::new(
            format!("This game was begun with rules {had}; this version plays rules {have}."),
            format!("Cette partie a commencé avec les règles {had}\u{a0}; cette version joue les règles {have}."),
        )))
    }

    fn deal(&self, seed: &Hidden) -> Result<Box<dyn Table>, Problem> {
        let seed: Seed = seed.reveal().parse().map_err(|_| unreadable(&self.id, &"its seed is damaged"))?;
        if let Some(content) = &self.row.setup.content {
            let source = ContentSource::deserialize(content).map_err(|error| unreadable(&self.id, &error))?;
            self.entry.learn_content(&source).map_err(|error| unreadable(&self.id, &error))?;
        }
        self.entry.start(&self.row.setup.config, &self.setups()?, seed).map_err(|error| unreadable(&self.id, &error))
    }

    /// What each seat brought along. Private to each seat.
    fn setups(&self) -> Result<Vec<Value>, Problem> {
        serde_json::from_str(self.row.setup.setups.reveal())
            .map_err(|_| unreadable(&self.id, &"its set-ups are damaged"))
    }

    /// Fixes the shuffle with the players' values, and deals.
    pub(crate) async fn begin(&mut self, store: &Store, values: Vec<String>) -> Result<(), Problem> {
        if self.game.is_some() {
            return Err(Problem::Started);
        }
        let seed = Hidden::new(self.secret.seed(&values).map_err(Problem::Value)?.as_str());
        let game = self.deal(&seed)?;
        store.begin(&self.id, &values, &seed).await?;
        self.row.entropy = values;
        self.row.seed = Some(seed);
        self.game = Some(game);
        Ok(())
    }

    /// Plays a row of actions, or one of the moves that every game has, and writes it. When this returns, all of it is on
    /// the disk or none of it happened.
    pub(crate) async fn play(&mut self, store: &Store, seat: Seat, row: &[String]) -> Result<u64, PlayError> {
        let game = self.game.as_mut().ok_or(PlayError::Refused(Problem::NotStarted))?;
        let before = game.version();
        let played = match row {
            [only] => game.play(seat, only),
            _ => game.play_row(seat, row),
        };
        played.map_err(|refusal| PlayError::Refused(Problem::Refused(refusal)))?;
        // In the game's own spelling, whatever the player wrote, and with what the engine answered.
        let moves = (before + 1..).zip(game.moves_since(before));
        let rows: Vec<ActionRow> =
            moves.map(|(n, step)| ActionRow { n, seat: step.seat.into(), action: step.action }).collect();
        let (version, result) = (game.version(), game.outcome().map(|outcome| serde_json::json!(outcome)));
        match store.append(&self.id, &rows, result.as_ref()).await {
            Ok(()) => Ok(version),
            Err(error) => Err(self.take_back(store, error.into()).await),
        }
    }

    /// Where a row leads, for the seat that composes it. Nothing is played or written.
    pub(crate) fn preview(&self, seat: Seat, row: &[String], lang: Lang) -> Result<TablePreview, Problem> {
        let game = self.game.as_ref().ok_or(Problem::NotStarted)?;
        game.preview(seat, row, &self.names, lang, Paint::Plain).map_err(Problem::Refused)
    }

    /// Puts memory back in step with the disk after a write that failed.
    async fn take_back(&mut self, store: &Store, problem: Problem) -> PlayError {
        match Seated::load(store, &self.id).await {
            Ok(seated) => {
                *self = seated;
                PlayError::Refused(problem)
            }
            Err(_) => PlayError::Lost(problem),
        }
    }

    /// How many actions were accepted.
    pub(crate) fn version(&self) -> u64 {
        self.game.as_ref().map_or(0, |game| game.version())
    }

    pub(crate) fn state(&self) -> TableState {
        match &self.game {
            None => TableState::Waiting,
            Some(game) if game.outcome().is_some() => TableState::Over,
            Some(_) => TableState::Playing,
        }
    }

    /// What the table was set up with.
    pub(crate) fn config(&self) -> &Value {
        &self.row.setup.config
    }

    pub(crate) fn commitment(&self) -> &str {
        &self.row.setup.commitment
    }

    /// The pace that was asked for, and whether the table was paused.
    pub(crate) fn pace(&self) -> (Option<u64>, bool) {
        (self.row.setup.pace_ms, self.row.paused)
    }

    /// The seats of people.
    pub(crate) fn humans(&self) -> SeatSet {
        Seat::all(self.kinds.len()).filter(|seat| self.kinds[seat.index()].is_human()).collect()
    }

    /// Do bots go on alone? Then whoever looks on sets the pace.
    pub(crate) fn is_watched(&self) -> bool {
        let is_out = |seat| self.game.as_ref().is_some_and(|game| game.is_out(seat));
        self.humans().iter().all(is_out)
    }

    pub(crate) fn is_owner(&self, asker: &Asker) -> bool {
        self.row.setup.owner == asker.owner
    }

    /// The seats that the asker decides for.
    pub(crate) fn held(&self, asker: &Asker) -> SeatSet {
        if self.is_owner(asker) { self.humans() } else { SeatSet::EMPTY }
    }

    /// The whole game with the proof of its shuffle. Only once it is over.
    pub(crate) fn record(&self) -> Result<Record, Problem> {
        let game = self.game.as_ref().filter(|game| game.outcome().is_some()).ok_or(Problem::Running)?;
        let player = |player: &atout_store::PlayerRow| Player { name: player.name.clone(), kind: player.kind.clone() };
        let mut record = game.record(self.row.setup.players.iter().map(player).collect());
        record.fairness = Some(self.secret.reveal(&self.row.entropy, &record.setups));
        Ok(record)
    }
}

fn unreadable(id: &str, reason: &dyn std::fmt::Display) -> Problem {
    tracing::error!(table = id, %reason, "a stored table cannot be read");
    Problem::Storage(Message::new(
        "This table was stored but cannot be read any more.",
        "Cette table a été enregistrée mais n'est plus lisible.",
    ))
}
