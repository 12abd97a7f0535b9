//! A table in memory: its players and its game, equal to what the store holds.
//!
//! What the store holds may be damaged or come from another release. Loading checks all of it, so that a loaded table
//! never fails over its own data; a table that does not pass is refused with a sentence. Not here: who sits down before the
//! deal (`loaded/seating.rs`), the requests that a table answers (`actor.rs`), what a viewer gets (`frame.rs`), and SQL.

mod seating;

use super::request::Requester;
use crate::error::Problem;
use crate::names;
use crate::new_table::MAX_PACE_MS;
use atout_bots::PlayerKind;
use atout_catalog::{Entry, Table, TablePreview};
use atout_core::{
    Commitment, ConfigError, ContentSource, Lang, Message, Names, Orders, Paint, Player, Record, Seat, SeatSet, Seed,
};
use atout_store::{ActionRow, NewTable, PersonId, SeatRow, Store, TableId, TableRow, TableStatus};
use atout_web::wire::TableState;
use serde::Deserialize;
use serde_json::{Map, Value};

/// A loaded table. Invariants: it has as many kinds and names as seats, and after every call the game equals the stored
/// one. A call that cannot keep the second one returns [`PlayError::Lost`], and the table is not used any more.
pub(crate) struct LoadedTable {
    pub(crate) id: TableId,
    pub(crate) entry: &'static dyn Entry,
    /// By seat.
    pub(crate) kinds: Vec<PlayerKind>,
    /// None until the cards are dealt.
    pub(crate) game: Option<Box<dyn Table>>,
    row: TableRow,
}

/// Why an action was not accepted.
pub(crate) enum PlayError {
    /// Refused; nothing has changed.
    Refused(Problem),
    /// It could neither be written nor undone: the table has to be loaded again.
    Lost(Problem),
}

impl LoadedTable {
    /// Reads a table to play on. What the store has missed is written: one that is not dealt goes on as far as it can by
    /// itself, and the end of a game is its result.
    pub(crate) async fn load(store: &Store, id: &TableId) -> Result<LoadedTable, Problem> {
        let mut table = LoadedTable::read(store, id).await?;
        match table.game.as_ref().map(|game| game.outcome()) {
            None => table.go_on(store).await?,
            Some(Some(outcome)) if table.row.state == TableStatus::Dealt => {
                store.finish(id, &serde_json::json!(outcome)).await?;
            }
            // The stored result is for lists only; the game's own one follows from its actions.
            Some(_) => {}
        }
        Ok(table)
    }

    /// Reads a table and replays its actions; it has no game if it has not begun. Nothing is written.
    pub(crate) async fn read(store: &Store, id: &TableId) -> Result<LoadedTable, Problem> {
        let mut table = LoadedTable::open(store, id).await?;
        table.replay(store).await?;
        Ok(table)
    }

    /// Reads a table and checks it, without its game. Nothing is written.
    pub(crate) async fn open(store: &Store, id: &TableId) -> Result<LoadedTable, Problem> {
        let row = store.load(id).await?;
        let entry = atout_catalog::find(&row.made.game).map_err(Problem::NoGame)?;
        let kinds = row.made.seats.iter().map(|seat| seat.kind().parse()).collect::<Result<_, _>>();
        let kinds: Vec<PlayerKind> = kinds.map_err(|error| unreadable(id, &error))?;
        let table = LoadedTable { id: id.clone(), entry, kinds, game: None, row };
        table.check_rules()?;
        table.check_seats()?;
        Ok(table)
    }

    /// Deals the game, if it has begun, and replays its actions. Nothing is written.
    pub(crate) async fn replay(&mut self, store: &Store) -> Result<(), Problem> {
        let Some(seed) = self.row.seed.clone() else { return Ok(()) };
        let mut game = self.deal(&seed)?;
        for step in store.actions(&self.id).await? {
            if step.n != game.version() + 1 {
                return Err(unreadable(&self.id, &format!("action {} is missing", game.version() + 1)));
            }
            let seat = Seat::try_from(step.seat).map_err(|error| unreadable(&self.id, &error))?;
            // Without the rules' sentence, which may quote an action that is still a secret.
            game.play_recorded(seat, &step.action)
                .map_err(|refusal| unreadable(&self.id, &format!("action {}: {}", step.n, refusal.code())))?;
        }
        if self.row.state == TableStatus::Over && game.outcome().is_none() {
            return Err(unreadable(&self.id, &"it is over, but its actions do not end it"));
        }
        self.give_orders(game.as_mut());
        self.game = Some(game);
        Ok(())
    }

    /// A table may be older than this release; with other rules its actions would give another game.
    fn check_rules(&self) -> Result<(), Problem> {
        let (had, have) = (self.row.made.rules, self.entry.rules_version());
        if had == have {
            return Ok(());
        }
        Err(Problem::Storage(Message::new(
            format!("This game was begun with rules {had}; this version plays rules {have}."),
            format!("Cette partie a commencé avec les règles {had}\u{a0}; cette version joue les règles {have}."),
        )))
    }

    /// Checks what the game will be dealt from, before anybody waits for it.
    fn check_seats(&self) -> Result<(), Problem> {
        let damaged = |error: ConfigError| unreadable(&self.id, &error);
        learn_content(self.entry, &self.row.made)?;
        let config = self.config();
        let (n_players, n_seats) = (self.kinds.len(), self.entry.n_seats(config).map_err(damaged)?);
        if n_players != n_seats {
            return Err(unreadable(&self.id, &format!("it has {n_players} players for {n_seats} seats")));
        }
        self.setups().map(drop)
    }

    fn deal(&self, seed: &Seed) -> Result<Box<dyn Table>, Problem> {
        self.entry.start(self.config(), &self.setups()?, seed.clone()).map_err(|error| unreadable(&self.id, &error))
    }

    /// The set-ups by seat, as the game writes them; none at all where all are the default. Private to each seat.
    fn setups(&self) -> Result<Vec<Value>, Problem> {
        let brought = setups_of(&self.row.made);
        self.entry.check_setups(self.config(), &brought).map_err(|error| unreadable(&self.id, &error))
    }

    /// Makes the seed from the players' values, and deals.
    async fn begin(&mut self, store: &Store, values: Vec<String>) -> Result<(), Problem> {
        let seed = self.row.made.secret.seed(&values).map_err(Problem::Value)?;
        let mut game = self.deal(&seed)?;
        self.give_orders(game.as_mut());
        store.begin(&self.id, &values, &seed).await?;
        self.row.entropy = values;
        self.row.seed = Some(seed);
        self.row.state = TableStatus::Dealt;
        self.game = Some(game);
        Ok(())
    }

    /// In games that ask very often, people are asked at the usual stops. Bots answer at once and need none.
    fn give_orders(&self, game: &mut dyn Table) {
        let stops = self.entry.stops();
        if !stops.is_empty() {
            self.humans().iter().for_each(|seat| game.set_orders(seat, Some(Orders::usual(stops))));
        }
    }

    /// Takes a person's standing orders; stops that the game does not have are left out.
    pub(crate) fn set_orders(&mut self, seat: Seat, mut orders: Orders) -> Result<(), Problem> {
        let stops = self.entry.stops();
        let game = self.game.as_mut().ok_or(Problem::NotStarted)?;
        orders.stops.retain(|id| stops.iter().any(|stop| stop.id == id));
        if !stops.is_empty() {
            game.set_orders(seat, Some(orders));
        }
        Ok(())
    }

    /// Plays a row of actions, or one of the moves that every game has, and writes it. When this returns, all of it is on
    /// the disk, or nothing has changed.
    pub(crate) async fn play(&mut self, store: &Store, seat: Seat, row: &[String]) -> Result<u64, PlayError> {
        let game = self.game.as_mut().ok_or(PlayError::Refused(Problem::NotStarted))?;
        let before = game.version();
        let played = match row {
            [only] => game.play(seat, only),
            _ => game.play_row(seat, row),
        };
        played.map_err(|refusal| PlayError::Refused(Problem::Refused(refusal)))?;
        // In the game's own spelling, with the forced moves and those of standing orders.
        let moves = (before + 1..).zip(game.moves_since(before));
        let rows: Vec<ActionRow> =
            moves.map(|(n, step)| ActionRow { n, seat: step.seat.into(), action: step.action }).collect();
        let (version, result) = (game.version(), game.outcome().map(|outcome| serde_json::json!(outcome)));
        match store.append(&self.id, &rows, result.as_ref()).await {
            Ok(()) => Ok(version),
            Err(error) => Err(self.reload(store, error.into()).await),
        }
    }

    /// Where a row leads, for the seat that composes it. Nothing is played or written.
    pub(crate) fn preview(
        &self,
        seat: Seat,
        row: &[String],
        names: &Names,
        lang: Lang,
    ) -> Result<TablePreview, Problem> {
        let game = self.game.as_ref().ok_or(Problem::NotStarted)?;
        game.preview(seat, row, names, lang, Paint::Plain).map_err(Problem::Refused)
    }

    /// The players' names for a screen at which these seats are played: a player who has a screen alone is "you".
    pub(crate) fn names(&self, held: SeatSet, lang: Lang) -> Names {
        let players = self.kinds.iter().zip(self.row.made.seats.iter().map(|seat| seat.name.as_str()));
        names::shown(players, only_seat(held), lang)
    }

    /// A player's name in both languages.
    pub(crate) fn name(&self, seat: Seat) -> Message {
        let name = |lang| self.names(SeatSet::EMPTY, lang).of(seat);
        Message::new(name(Lang::En), name(Lang::Fr))
    }

    /// Loads the table again after a failed write, so that memory equals the disk.
    async fn reload(&mut self, store: &Store, problem: Problem) -> PlayError {
        match LoadedTable::load(store, &self.id).await {
            Ok(table) => {
                *self = table;
                PlayError::Refused(problem)
            }
            Err(_) => PlayError::Lost(problem),
        }
    }

    /// How many actions were accepted.
    pub(crate) fn version(&self) -> u64 {
        self.game.as_ref().map_or(0, |game| game.version())
    }

    /// How far it is before the deal.
    pub(crate) fn status(&self) -> TableStatus {
        self.row.state
    }

    pub(crate) fn seats(&self) -> &[SeatRow] {
        &self.row.made.seats
    }

    pub(crate) fn state(&self) -> TableState {
        match &self.game {
            None => TableState::Waiting,
            Some(game) if game.outcome().is_some() => TableState::Over,
            Some(_) => TableState::Playing,
        }
    }

    /// The game's config.
    pub(crate) fn config(&self) -> &Value {
        &self.row.made.config
    }

    /// None while seats or set-ups may change.
    pub(crate) fn commitment(&self) -> Option<&str> {
        self.row.made.commitment.as_ref().map(Commitment::as_str)
    }

    /// The requested pace, and whether the table was paused.
    pub(crate) fn pace(&self) -> (Option<u64>, bool) {
        (self.row.made.pace_ms.map(|ms| ms.min(MAX_PACE_MS)), self.row.paused)
    }

    /// The seats of people, also of those who have not come yet.
    pub(crate) fn humans(&self) -> SeatSet {
        Seat::all(self.kinds.len()).filter(|seat| self.kinds[seat.index()].is_human()).collect()
    }

    /// Do only bots decide from now on? Then the maker sets their pace.
    pub(crate) fn only_bots_play(&self) -> bool {
        let is_out = |seat| self.game.as_ref().is_some_and(|game| game.is_out(seat));
        self.humans().iter().all(is_out)
    }

    /// Who made the table.
    pub(crate) fn maker(&self) -> &PersonId {
        &self.row.made.maker
    }

    pub(crate) fn is_maker(&self, requester: &Requester) -> bool {
        self.row.made.maker == requester.person
    }

    /// The seats that the requester holds. Whoever has made the table has no right to any other.
    pub(crate) fn held(&self, requester: &Requester) -> SeatSet {
        let seats = Seat::all(self.kinds.len()).zip(&self.row.made.seats);
        seats.filter(|(_, row)| row.is_held_by(&requester.person)).map(|(seat, _)| seat).collect()
    }

    /// The whole game with the proof of its shuffle. Only once it is over.
    pub(crate) fn record(&self) -> Result<Record, Problem> {
        let game = self.game.as_ref().filter(|game| game.outcome().is_some()).ok_or(Problem::Running)?;
        // A record has a name for everybody; readers in another language know a default name when they see one.
        let names = self.names(SeatSet::EMPTY, Lang::En);
        let player = |(row, name): (&SeatRow, &String)| Player {
            name: if row.name.is_empty() { name } else { &row.name }.clone(),
            kind: row.kind().to_owned(),
        };
        let mut record = game.record(self.row.made.seats.iter().zip(names.all()).map(player).collect());
        record.fairness = Some(self.row.made.secret.reveal(&self.row.entropy, &record.setups));
        Ok(record)
    }
}

/// The only one of these seats.
pub(crate) fn only_seat(seats: SeatSet) -> Option<Seat> {
    seats.iter().next().filter(|_| seats.len() == 1)
}

/// Makes the content of a stored table known, so that its config can name it by its hash.
pub(crate) fn learn_content(entry: &dyn Entry, table: &NewTable) -> Result<(), Problem> {
    let Some(content) = &table.content else { return Ok(()) };
    let source = ContentSource::deserialize(content).map_err(|error| unreadable(&table.id, &error))?;
    entry.learn_content(&source).map_err(|error| unreadable(&table.id, &error))
}

/// What the seats of a stored table have brought, by seat; none at all where nobody has. A seat that has brought nothing
/// beside others that have brings the default. Private to each seat.
pub(crate) fn setups_of(table: &NewTable) -> Vec<Value> {
    let brought =
        |seat: &SeatRow| seat.setup.as_ref().map_or_else(|| Value::Object(Map::new()), |setup| setup.0.clone());
    match table.seats.iter().any(|seat| seat.setup.is_some()) {
        true => table.seats.iter().map(brought).collect(),
        false => Vec::new(),
    }
}

/// The refusal of a damaged table. The reason goes to the log only: it may quote a secret.
pub(crate) fn unreadable(id: &TableId, reason: &dyn std::fmt::Display) -> Problem {
    tracing::error!(table = %id, %reason, "a stored table cannot be read");
    Problem::unreadable()
}
