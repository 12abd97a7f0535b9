//! The settings of a tournament, their check, and the entry point that plays it.
//!
//! Not here: the meetings (`schedule`, `swiss`, `knockout`), playing (`game_runner`), counting (`standings`).

use crate::game_runner::GameRunner;
use crate::run::RunContext;
use crate::schedule::Schedule;
use crate::side_map::SideMap;
use crate::{Format, Plan, Standings, distinct};
use atout_bots::{Entrant, Programs};
use atout_catalog::{BotError, Entry};
use atout_core::{ConfigError, Lang, Message, Seat, Seed};
use serde_json::Value;
use std::time::Duration;
use thiserror::Error;

/// The settings of a tournament.
#[derive(Clone)]
pub struct Tournament {
    /// The game.
    pub game: &'static dyn Entry,
    /// Its config; `{}` is the default game.
    pub config: Value,
    /// What the seats bring along: the deals take these rows in turn, in every seating. Empty: the defaults.
    pub setups: Vec<Vec<Value>>,
    /// The bots that take part.
    pub entrants: Vec<Entrant>,
    /// How many games each meeting has; rounded up so that every seed is played in all seatings.
    pub games: u32,
    /// The format.
    pub format: Format,
    /// The seed of all randomness: the same seed gives the same tournament on any number of threads, unless an entrant
    /// has a time budget.
    pub seed: Seed,
    /// The number of threads. The default is all cores.
    pub threads: Option<usize>,
    /// The thinking time of a seat in one game; a bot that exceeds it loses by the clock. The default is no limit.
    pub clock: Option<Duration>,
    /// The external programs that may take part.
    pub programs: Programs,
}

/// The progress of a tournament.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Progress {
    /// Finished games.
    pub done: u64,
    /// All games.
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
    /// The size of the tournament.
    ///
    /// # Errors
    /// As for [`Tournament::run`].
    pub fn plan(&self) -> Result<Plan, ArenaError> {
        let (_, side_map) = self.check()?;
        Ok(self.plan_at(&side_map))
    }

    /// Plays all games. `progress` is called after each, from any thread.
    ///
    /// # Errors
    /// There are too few entrants, the config cannot be played, an entrant cannot play by itself, or the format does
    /// not suit the table.
    pub fn run(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Standings, ArenaError> {
        let (config, side_map) = self.check()?;
        let runner = GameRunner::new(self, &config, &side_map, self.plan_at(&side_map).games, progress)?;
        let names = self.names();
        let context = RunContext { names: &names, schedule: self.schedule(&side_map), play: &|jobs| runner.play(jobs) };
        let run = context.run(self.format)?;
        Ok(Standings::new(self, config, &side_map, &names, run))
    }

    /// The entrants' names, made distinct.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let own = |entrant: &Entrant| match &entrant.name {
            Some(name) => name.clone(),
            None => entrant.kind.to_string(),
        };
        distinct(self.entrants.iter().map(own))
    }

    fn schedule(&self, side_map: &SideMap) -> Schedule<'_> {
        Schedule { n_sides: side_map.n_sides(), games: self.games, seed: &self.seed }
    }

    fn plan_at(&self, side_map: &SideMap) -> Plan {
        Plan::new(self.format, self.entrants.len(), &self.schedule(side_map))
    }

    /// The complete config and the sides of its table, if the tournament can be played.
    fn check(&self) -> Result<(Value, SideMap), ArenaError> {
        let config = self.game.check(&self.config)?;
        let side = |seat| self.game.side(&config, seat);
        let sides = Seat::all(self.game.n_seats(&config)?).map(side).collect::<Result<Vec<_>, _>>()?;
        let side_map = SideMap::new(&sides);
        self.check_entrants(side_map.n_sides())?;
        self.format.suits(side_map.n_sides()).map_err(ArenaError)?;
        Ok((config, side_map))
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
