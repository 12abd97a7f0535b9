//! Plays games on all cores and reports the progress.
//!
//! Not here: the choice of games (`run`, `schedule`).

use crate::game_result::GameResult;
use crate::schedule::Job;
use crate::side_map::SideMap;
use crate::{ArenaError, Progress, Tournament};
use atout_catalog::ContestSpec;
use atout_core::Message;
use rayon::prelude::*;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};

/// Plays the games of one tournament on a thread pool.
pub(crate) struct GameRunner<'a> {
    tournament: &'a Tournament,
    config: &'a Value,
    side_map: &'a SideMap,
    pool: rayon::ThreadPool,
    progress: &'a (dyn Fn(Progress) + Sync),
    done: AtomicU64,
    /// Games that are planned and not yet started.
    planned: AtomicU64,
}

impl<'a> GameRunner<'a> {
    pub(crate) fn new(
        tournament: &'a Tournament,
        config: &'a Value,
        side_map: &'a SideMap,
        planned: u64,
        progress: &'a (dyn Fn(Progress) + Sync),
    ) -> Result<GameRunner<'a>, ArenaError> {
        let pool = pool(tournament.threads.unwrap_or(0))?;
        progress(Progress { done: 0, total: planned });
        Ok(GameRunner {
            tournament,
            config,
            side_map,
            pool,
            progress,
            done: AtomicU64::new(0),
            planned: AtomicU64::new(planned),
        })
    }

    /// Plays all jobs and returns their results in the same order.
    pub(crate) fn play(&self, jobs: &[Job]) -> Result<Vec<GameResult>, ArenaError> {
        // Ties in a knockout add unplanned games: the total grows, so that it is never less than `done`.
        let later = self.planned.load(Ordering::Relaxed).saturating_sub(jobs.len() as u64);
        self.planned.store(later, Ordering::Relaxed);
        let total = self.done.load(Ordering::Relaxed) + jobs.len() as u64 + later;
        let play = |job: &Job| {
            let played = self.play_one(job);
            let done = self.done.fetch_add(1, Ordering::Relaxed) + 1;
            (self.progress)(Progress { done, total });
            played
        };
        self.pool.install(|| jobs.par_iter().map(play).collect())
    }

    fn play_one(&self, job: &Job) -> Result<GameResult, ArenaError> {
        let Tournament { game, entrants, seed, clock, programs, .. } = self.tournament;
        let kind = |seat| entrants[job.seating[self.side_map.side_of(seat)]].kind.clone();
        let kinds: Vec<_> = (0..self.side_map.n_seats()).map(kind).collect();
        // A row belongs to the deal and its seats, so every entrant plays every side of it.
        let rows = &self.tournament.setups;
        let setups = rows.get(job.deal as usize % rows.len().max(1)).map_or(&[][..], Vec::as_slice);
        let seed = seed.derive(&format!("game {}", job.deal));
        let spec = ContestSpec { config: self.config, setups, seed, kinds: &kinds, programs, clock: *clock };
        let contest = game.contest(spec)?;
        Ok(GameResult::of_contest(self.side_map, job.deal, &job.seating, &contest))
    }
}

fn pool(threads: usize) -> Result<rayon::ThreadPool, ArenaError> {
    rayon::ThreadPoolBuilder::new().num_threads(threads).build().map_err(|error| {
        ArenaError(Message::new(
            format!("could not start {threads} threads: {error}"),
            format!("impossible de lancer {threads} fils d'exécution\u{a0}: {error}"),
        ))
    })
}
