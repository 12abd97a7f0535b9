//! Plays a tournament on all cores.

use crate::{Format, Meeting, Standings, distinct, schedule};
use atout_bots::Entrant;
use atout_catalog::{BotError, Entry};
use atout_core::{Lang, Outcome, Said, Seed};
use rayon::prelude::*;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;
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
pub struct ArenaError(pub Said);

impl From<BotError> for ArenaError {
    fn from(error: BotError) -> ArenaError {
        ArenaError(error.0)
    }
}

/// One game that is over.
pub(crate) struct Played {
    /// The number of its seed.
    pub(crate) round: u32,
    /// The entrant of each seat.
    pub(crate) seating: Vec<usize>,
    pub(crate) outcome: Outcome,
    pub(crate) actions: u64,
    /// Decisions and time of each seat.
    pub(crate) thought: Vec<(u64, Duration)>,
}

/// One game to play.
struct Job<'a> {
    round: u32,
    seating: &'a [usize],
}

impl Tournament {
    /// Plays all games. `progress` is called after each, from any thread.
    ///
    /// # Errors
    /// There are too few entrants, the config cannot be played, or an entrant cannot play by itself.
    pub fn run(&self, progress: &(dyn Fn(Progress) + Sync)) -> Result<Standings, ArenaError> {
        let config = self.game.check(&self.config).map_err(|error| ArenaError(error.0))?;
        let n_seats = self.game.n_seats(&config).map_err(|error| ArenaError(error.0))?;
        self.check_entrants(n_seats)?;
        let meetings = schedule::meetings(self.format, self.entrants.len(), n_seats);
        let jobs: Vec<Job<'_>> = meetings.iter().flat_map(|meeting| self.jobs(meeting)).collect();
        let total = jobs.len() as u64;
        let done = AtomicU64::new(0);
        progress(Progress { done: 0, total });
        let play = |job: &Job<'_>| {
            let played = self.play(&config, job);
            progress(Progress { done: done.fetch_add(1, Ordering::Relaxed) + 1, total });
            played
        };
        let played = self.pool()?.install(|| jobs.par_iter().map(play).collect::<Result<Vec<_>, _>>())?;
        Ok(Standings::new(self, config, n_seats, &played))
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

    fn check_entrants(&self, n_seats: usize) -> Result<(), ArenaError> {
        if self.entrants.len() < n_seats.min(2) || self.entrants.is_empty() {
            return Err(ArenaError(Said::new(
                "a tournament needs at least two entrants: give `--entrant` twice or more",
                "un tournoi demande au moins deux participants\u{a0}: donnez «\u{a0}--entrant\u{a0}» deux fois ou plus",
            )));
        }
        match self.entrants.iter().find(|entrant| entrant.kind.is_human()) {
            None => Ok(()),
            Some(person) => Err(ArenaError(Said::new(
                format!("`{}` cannot enter a tournament: only bots play by themselves", person.name(Lang::En)),
                format!(
                    "«\u{a0}{}\u{a0}» ne peut pas s'inscrire à un tournoi\u{a0}: seuls les robots jouent seuls",
                    person.name(Lang::Fr)
                ),
            ))),
        }
    }

    fn jobs<'a>(&self, meeting: &'a Meeting) -> impl Iterator<Item = Job<'a>> + use<'a> {
        let rounds = self.games.max(1).div_ceil(meeting.seatings.len() as u32);
        (0..rounds).flat_map(move |round| meeting.seatings.iter().map(move |seating| Job { round, seating }))
    }

    fn play(&self, config: &Value, job: &Job<'_>) -> Result<Played, BotError> {
        let kinds: Vec<_> = job.seating.iter().map(|&entrant| self.entrants[entrant].kind.clone()).collect();
        let contest = self.game.contest(config, self.seed.derive(&format!("game {}", job.round)), &kinds)?;
        let decisions = |seat| contest.record.actions.iter().filter(|step| step.seat.index() == seat).count() as u64;
        let thought = contest.thought.iter().enumerate().map(|(seat, time)| (decisions(seat), *time)).collect();
        Ok(Played {
            round: job.round,
            seating: job.seating.to_vec(),
            outcome: contest.outcome,
            actions: contest.actions,
            thought,
        })
    }

    fn pool(&self) -> Result<rayon::ThreadPool, ArenaError> {
        let threads = self.threads.unwrap_or(0);
        rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
            ArenaError(Said::new(
                format!("could not start {threads} threads: {error}"),
                format!("impossible de lancer {threads} fils d'exécution\u{a0}: {error}"),
            ))
        })
    }
}
