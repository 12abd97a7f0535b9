//! Creates tables: one set of checks for forms and for programs.
//!
//! Not here: reading forms (`play_pages.rs`) and JSON (`api.rs`), and the checks of options, which each game makes.

use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::{Limits, Rate, is_over};
use crate::live::{Requester, Wake, is_quick};
use crate::router::{Access, App};
use crate::{decks, names, random};
use atout_bots::{Budget, Entrant, PlayerKind};
use atout_catalog::Entry;
use atout_core::Message;
use atout_store::{Holder, NewTable, PERSON, PersonId, SeatRow, SetUp};
use atout_web::wire::api::{CreatedSeat, CreatedTable, SeatHolder};
use serde_json::{Map, Value, json};
use std::time::{SystemTime, UNIX_EPOCH};

/// The word for a seat that waits for a person.
pub(crate) const OPEN_SEAT: &str = "open";
/// The longest name, in characters.
const MAX_NAME: usize = 40;
/// How long ago a table changed at most to count as going on, in seconds.
const RECENT: i64 = 60 * 60;
/// The longest pause between two actions of bots.
pub(crate) const MAX_PACE_MS: u64 = 10_000;

/// The requested game, options and players of a new table; not checked yet.
pub(crate) struct TableSpec {
    pub(crate) game: &'static dyn Entry,
    pub(crate) options: Map<String, Value>,
    /// Kinds by seat, as on the command line, or [`OPEN_SEAT`]. The default: one person against bots. Their number is the number of seats
    /// unless an option sets it.
    pub(crate) seats: Option<Vec<String>>,
    /// Names by seat; a seat without one gets a default name.
    pub(crate) names: Vec<Option<String>>,
    /// Set-ups by seat; a seat without one gets the default.
    pub(crate) setups: Vec<Value>,
    /// Decks by seat, as forms choose them (`decks::setups`), in place of `setups`; none if the set-ups count.
    pub(crate) decks: Option<Vec<String>>,
    /// The minimum time between two actions of bots.
    pub(crate) pace_ms: Option<u64>,
}

/// The options that the pages start from where they are not the defaults.
pub(crate) fn suggested_options(game: &dyn Entry) -> Map<String, Value> {
    game.suggested().iter().map(|(key, value)| ((*key).to_owned(), Value::from(*value))).collect()
}

impl TableSpec {
    /// A game with all defaults.
    pub(crate) fn new(game: &'static dyn Entry) -> TableSpec {
        TableSpec {
            game,
            options: Map::new(),
            seats: None,
            names: Vec::new(),
            setups: Vec::new(),
            decks: Some(Vec::new()),
            pace_ms: None,
        }
    }

    /// Checks options and players; gives the number of seats. Nothing is created.
    pub(crate) async fn check(&self, app: &App, visitor: &Visitor) -> Result<usize, Problem> {
        let (config, seats) = self.checked(&app.access, &visitor.person)?;
        self.chosen_setups(app, visitor, &config, seats.len()).await?;
        Ok(seats.len())
    }

    /// What the seats bring along, checked: one for each seat, or none at all where nobody brings anything.
    async fn chosen_setups(
        &self,
        app: &App,
        visitor: &Visitor,
        config: &Value,
        n_seats: usize,
    ) -> Result<Vec<Value>, Problem> {
        let chosen = match &self.decks {
            Some(decks) if self.game.decks().is_some() => {
                &decks::setups(app, visitor, self.game, config, decks, n_seats).await?
            }
            _ => &self.setups,
        };
        self.game.check_setups(config, chosen).map_err(|error| Problem::Options(error.0))
    }

    /// The whole config, and the seats.
    fn checked(&self, access: &Access, person: &PersonId) -> Result<(Value, Vec<SeatRow>), Problem> {
        let n_seats = self.seats.as_ref().map(Vec::len);
        let options = access.offers.complete(self.game, &self.options);
        let config = self.game.settle(&options, n_seats).map_err(|error| Problem::Options(error.0))?;
        let n_seats = self.game.n_seats(&config).map_err(|error| Problem::Options(error.0))?;
        Ok((config, self.seats(n_seats, person, access)?))
    }

    /// Checks everything and stores the table. Without a free seat the host commits itself at once.
    pub(crate) async fn create(self, app: &App, visitor: &Visitor) -> Result<CreatedTable, Problem> {
        let (config, mut seats) = self.checked(&app.access, &visitor.person)?;
        let setups = self.chosen_setups(app, visitor, &config, seats.len()).await?;
        let content = self.game.content(&config).map_err(|error| Problem::Options(error.0))?;
        let slow = seats.iter().any(is_slow);
        check_limits(app, visitor, slow).await?;
        let pace_ms = self.pace_ms.map(|ms| ms.min(MAX_PACE_MS));
        let secret = random::secret()?;
        let is_open = seats.iter().any(|seat| seat.holder == Holder::Nobody);
        let commitment = (!is_open).then(|| secret.commitment(&setups));
        for (seat, setup) in seats.iter_mut().zip(setups) {
            // Who takes a free seat brings something else.
            seat.setup = (seat.holder != Holder::Nobody).then_some(SetUp(setup));
        }
        let table = NewTable {
            id: random::table_id()?,
            game: self.game.id().to_owned(),
            rules: self.game.rules_version(),
            config,
            content: content.map(|content| json!(content)),
            commitment,
            slow,
            seats,
            maker: visitor.person.clone(),
            secret,
            pace_ms,
        };
        app.store.create_table(&table).await?;
        app.tables.ask(&table.id, &Requester::from(visitor), Wake).await?;
        let kinds: Vec<PlayerKind> = table.seats.iter().filter_map(|seat| seat.kind().parse().ok()).collect();
        let players = kinds.iter().zip(table.seats.iter().map(|seat| seat.name.as_str()));
        let names = names::shown(players, None, visitor.lang);
        let seat = |(seat, row): (usize, &SeatRow)| CreatedSeat {
            yours: row.is_held_by(&visitor.person),
            kind: row.kind().to_owned(),
            holder: holder_word(&row.holder),
            name: names.all()[seat].clone(),
            seat,
        };
        let seats = table.seats.iter().enumerate().map(seat).collect();
        let commitment = table.commitment.map(|commitment| commitment.as_str().to_owned());
        Ok(CreatedTable { commitment, id: table.id.to_string(), seats })
    }

    /// The seats: those of people are the maker's, but for free ones. They have brought nothing yet.
    fn seats(&self, n_seats: usize, maker: &PersonId, access: &Access) -> Result<Vec<SeatRow>, Problem> {
        let entrants = self.entrants(n_seats)?;
        if entrants.len() != n_seats {
            return Err(Problem::Seats(Message::new(
                format!("this game has {n_seats} seats, not {}", entrants.len()),
                format!("ce jeu a {n_seats} places, pas {}", entrants.len()),
            )));
        }
        entrants.iter().try_for_each(|entrant| self.check_kind(&entrant.kind, access))?;
        let seat = |(n, entrant): (usize, &Entrant)| {
            let holder = match &entrant.kind {
                PlayerKind::Human if self.is_open(n) => Holder::Nobody,
                PlayerKind::Human => Holder::Person(maker.clone()),
                kind => Holder::Bot(kind.to_string()),
            };
            // An empty name is a default name, which is made when it is shown.
            Ok(SeatRow::new(self.name(n, entrant)?.unwrap_or_default(), holder, None))
        };
        entrants.iter().enumerate().map(seat).collect()
    }

    /// Does this seat wait for a person?
    fn is_open(&self, n: usize) -> bool {
        self.seats.as_ref().and_then(|seats| seats.get(n)).is_some_and(|seat| seat == OPEN_SEAT)
    }

    fn entrants(&self, n_seats: usize) -> Result<Vec<Entrant>, Problem> {
        match &self.seats {
            Some(seats) => {
                let kind = |text: &String| if text == OPEN_SEAT { PERSON.to_owned() } else { text.clone() };
                seats.iter().map(|text| kind(text).parse::<Entrant>().map_err(Problem::Seats)).collect()
            }
            None => {
                let kind = |n| if n == 0 { PlayerKind::Human } else { PlayerKind::Heuristic };
                Ok((0..n_seats).map(|n| Entrant { kind: kind(n), name: None }).collect())
            }
        }
    }

    /// Can this kind play here?
    fn check_kind(&self, kind: &PlayerKind, access: &Access) -> Result<(), Problem> {
        let limits = &access.gates.limits;
        match kind {
            PlayerKind::Human => Ok(()),
            PlayerKind::Search(Budget::Millis(ms)) if is_over((*ms).into(), limits.think_ms) => Err(too_long(limits)),
            PlayerKind::Search(Budget::Iterations(n)) if is_over((*n).into(), limits.think_iterations) => {
                Err(too_long(limits))
            }
            kind => self.game.check_bot(kind, &access.programs).map_err(|error| Problem::Seats(error.0)),
        }
    }

    /// The requested name of a seat, if there is one.
    fn name(&self, n: usize, entrant: &Entrant) -> Result<Option<String>, Problem> {
        let given = self.names.get(n).cloned().flatten().or_else(|| entrant.name.clone());
        let is_own = |name: &String| !entrant.kind.is_default_name(name);
        let Some(name) = given.map(|name| names::clean(&name)).filter(is_own) else {
            return Ok(None);
        };
        checked_name(&name).map(Some)
    }
}

/// The name without what nobody sees, if it is short and printable.
pub(crate) fn checked_name(name: &str) -> Result<String, Problem> {
    let name = names::clean(name);
    if name.chars().count() > MAX_NAME || name.chars().any(char::is_control) {
        return Err(Problem::Seats(Message::new(
            format!("a name has at most {MAX_NAME} characters, all of them printable"),
            format!("un nom compte au plus {MAX_NAME} caractères, tous imprimables"),
        )));
    }
    Ok(name)
}

/// The time since which a table has to have changed to count as going on, in seconds since 1970.
pub(crate) fn recently() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
    i64::try_from(now).unwrap_or(i64::MAX) - RECENT
}

/// Does a bot that thinks for long sit there?
fn is_slow(seat: &SeatRow) -> bool {
    // A kind that cannot be read was refused before.
    seat.kind().parse().is_ok_and(|kind: PlayerKind| !kind.is_human() && !is_quick(&kind))
}

/// Who holds a seat, as programs read it.
pub(crate) fn holder_word(holder: &Holder) -> SeatHolder {
    match holder {
        Holder::Nobody => SeatHolder::Nobody,
        Holder::Person(_) => SeatHolder::Person,
        Holder::Bot(_) => SeatHolder::Bot,
    }
}

/// Refuses a table that is one too many for its visitor or address.
pub(crate) async fn check_limits(app: &App, visitor: &Visitor, is_slow: bool) -> Result<(), Problem> {
    let gates = &app.access.gates;
    let limits = &gates.limits;
    gates.take(Rate::Tables, visitor.client, 1)?;
    if is_slow {
        gates.take(Rate::SlowTables, visitor.client, 1)?;
    }
    let usage = app.store.usage(&visitor.person, recently()).await?;
    if is_over(usage.open_tables + 1, limits.open_tables) {
        return Err(Problem::too_many(
            format!("You have {} unfinished tables. Finish one, then try again.", usage.open_tables),
            format!("Vous avez {} tables non terminées. Terminez-en une, puis réessayez.", usage.open_tables),
        ));
    }
    if is_slow && is_over(usage.slow_tables + 1, limits.slow_tables) {
        return Err(Problem::too_many(
            format!("Bots search at {} of your tables. Finish one of them, then try again.", usage.slow_tables),
            format!("Des robots cherchent à {} de vos tables. Terminez-en une, puis réessayez.", usage.slow_tables),
        ));
    }
    Ok(())
}

fn too_long(limits: &Limits) -> Problem {
    let (ms, iterations) = (limits.think_ms, limits.think_iterations);
    Problem::Seats(Message::new(
        format!("a bot may think at most {ms} ms or {iterations} iterations here"),
        format!("ici, un robot peut réfléchir au plus {ms} ms ou {iterations} itérations"),
    ))
}
