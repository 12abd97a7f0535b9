//! Who plays what, and how often.
//!
//! Not here: who meets whom (`schedule`, `swiss`, `knockout`), playing (`hall`), counting (`standings`).

use crate::course::Field;
use crate::hall::Hall;
use crate::schedule::Tables;
use crate::shape::Shape;
use crate::{Format, Plan, Standings, distinct};
use atout_bots::Entrant;
use atout_catalog::{BotError, Entry};
use atout_core::{ConfigError, Lang, Message, Seat, Seed};
use serde_json::Value;
use thiserror::Error;

/// Who plays what, and how often.
#[derive(Clone)]
pub struct Tournament {
    /// The game.
    pub game: &'static dyn Entry,
    /// Its config; `{}` is the default game.
    pub config: Value,
    /// Who takes part.
    pub entrants: Vec<Entrant>,
    /// How many games each meeting has; rounded up so that every seed is played in all seatings.
    pub games: u32,
    /// Who meets whom.
    pub format: Format,
    /// Where all chance comes from: the same seed gives the same tournament, on any number of threads, as long as no
    /// entrant thinks by the clock.
    pub seed: Seed,
    /// How many threads; all cores unless told.
    pub threads: Option<usize>,
}

/// How far a tournament is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Games that are over.
    pub done: u64,
    /// Games in all.
    pub total: u64,
}

/// Why a tournament cannot be played.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ArenaError(pub Message);

impl From<BotError> for ArenaError {
    fn from(error: BotError) -> ArenaError {
        ArenaError(error.0)
    }
}

impl From<ConfigError> for ArenaError {
    fn from(error: ConfigError) -> ArenaError {
        ArenaError(error.0)
    }
}

impl Tournament {
    /// How much it will be.
    ///
    /// # Errors
    /// As for [`Tournament::run`].
    pub fn plan(&self) -> Result<Plan, ArenaError> {
        let (_, shape) = self.check()?;
        Ok(self.plan_at(&shape))
    }

    /// Plays all games. `progress` is called after each, from any thread.
    ///
    /// # Errors
    /// There are too few entrants, the config cannot be played, an entrant cannot play by itself, or the format does
    /// not suit the table.
    pub fn run(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Standings, ArenaError> {
        let (config, shape) = self.check()?;
        let hall = Hall::new(self, &config, &shape, self.plan_at(&shape).games, progress)?;
        let names = self.names();
        let field = Field { names: &names, tables: self.tables(&shape), play: &|jobs| hall.play(jobs) };
        let course = field.run(self.format)?;
        Ok(Standings::new(self, config, &shape, &names, course))
    }

    /// The entrants' names, told apart.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let own = |entrant: &Entrant| match &entrant.name {
            Some(name) => name.clone(),
            None => entrant.kind.to_string(),
        };
        distinct(self.entrants.iter().map(own))
    }

    fn tables(&self, shape: &Shape) -> Tables<'_> {
        Tables { n_sides: shape.n_sides(), games: self.games, seed: &self.seed }
    }

    fn plan_at(&self, shape: &Shape) -> Plan {
        Plan::new(self.format, self.entrants.len(), &self.tables(shape))
    }

    /// The whole config and the table that it makes, if the tournament can be played.
    fn check(&self) -> Result<(Value, Shape), ArenaError> {
        let config = self.game.check(&self.config)?;
        let side = |seat| self.game.side(&config, seat);
        let sides = Seat::all(self.game.n_seats(&config)?).map(side).collect::<Result<Vec<_>, _>>()?;
        let shape = Shape::new(&sides);
        self.check_entrants(shape.n_sides())?;
        self.format.suits(shape.n_sides()).map_err(ArenaError)?;
        Ok((config, shape))
    }

    fn check_entrants(&self, n_sides: usize) -> Result<(), ArenaError> {
        if self.entrants.len() < n_sides.clamp(1, 2) {
            return Err(ArenaError(Message::new(
                "a tournament needs at least two entrants: give `--entrant` twice or more",
                "un tournoi demande au moins deux participants\u{a0}: donnez «\u{a0}--entrant\u{a0}» deux fois ou plus",
            )));
        }
        match self.entrants.iter().find(|entrant| entrant.kind.is_human()) {
            None => Ok(()),
            Some(person) => Err(ArenaError(Message::new(
                format!("`{}` cannot enter a tournament: only bots play by themselves", person.name(Lang::En)),
                format!(
                    "«\u{a0}{}\u{a0}» ne peut pas s'inscrire à un tournoi\u{a0}: seuls les robots jouent seuls",
                    person.name(Lang::Fr)
                ),
            ))),
        }
    }
}
