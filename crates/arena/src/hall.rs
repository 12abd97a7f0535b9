//! Plays games on all cores and tells how far it is.
//!
//! Not here: which games (`course`, `schedule`).

use crate::played::Played;
use crate::schedule::Job;
use crate::shape::Shape;
use crate::{ArenaError, Progress, Tournament};
use atout_core::Message;
use rayon::prelude::*;
use serde_json::Value;
use std::sync::atomic::{AtomicU64, Ordering};

/// Where the games of one tournament are played.
pub(crate) struct Hall<'a> {
    tournament: &'a Tournament,
    config: &'a Value,
    shape: &'a Shape,
    pool: rayon::ThreadPool,
    progress: &'a (dyn Fn(Progress) + Sync),
    done: AtomicU64,
    /// Games that are still to come, as far as one knows.
    planned: AtomicU64,
}

impl<'a> Hall<'a> {
    pub(crate) fn new(
        tournament: &'a Tournament,
        config: &'a Value,
        shape: &'a Shape,
        planned: u64,
        progress: &'a (dyn Fn(Progress) + Sync),
    ) -> Result<Hall<'a>, ArenaError> {
        let pool = pool(tournament.threads.unwrap_or(0))?;
        progress(Progress { done: 0, total: planned });
        Ok(Hall {
            tournament,
            config,
            shape,
            pool,
            progress,
            done: AtomicU64::new(0),
            planned: AtomicU64::new(planned),
        })
    }

    /// Plays all of these and gives them back in the same order.
    pub(crate) fn play(&self, jobs: &[Job]) -> Result<Vec<Played>, ArenaError> {
        // Ties add games that nobody planned: the total grows then, so that it is never less than what is done.
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

    fn play_one(&self, job: &Job) -> Result<Played, ArenaError> {
        let Tournament { game, entrants, seed, .. } = self.tournament;
        let kind = |seat| entrants[job.seating[self.shape.side_of(seat)]].kind.clone();
        let kinds: Vec<_> = (0..self.shape.n_seats()).map(kind).collect();
        let contest = game.contest(self.config, seed.derive(&format!("game {}", job.deal)), &kinds)?;
        Ok(Played::of_contest(self.shape, job.deal, &job.seating, &contest))
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
