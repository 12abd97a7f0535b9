//! A bot in one seat of one game. Every host lets its bots decide through it: tournaments, the console, the server's tables.
//!
//! A bot may fail in any way; what comes out is a row of actions or a [`BotFailure`]. Not here: whether the row is legal,
//! which the match says that plays it, and what a host makes of a failure.

use atout_core::{Bot, BotFailure, BotRng, BotSession, Control, Game, InfoSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

/// A bot in one seat of one game.
pub struct SeatedBot<G: Game> {
    bot: Box<dyn Bot<G>>,
    /// None before the first decision, and after a failure: a broken session is not asked again.
    session: Option<Box<dyn BotSession<G>>>,
}

impl<G: Game> SeatedBot<G> {
    /// The bot takes the seat. It does nothing before its first decision.
    #[must_use]
    pub fn new(bot: Box<dyn Bot<G>>) -> Self {
        SeatedBot { bot, session: None }
    }

    /// Lets it decide until it has to wait for something, within `time` and its own limit. `rng` gives the generator of
    /// the n-th action.
    ///
    /// # Errors
    /// It was cancelled, took too long, panicked, or cannot go on.
    pub fn decide(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut dyn FnMut(u64) -> BotRng,
        control: &dyn Control,
        time: Option<Duration>,
    ) -> Result<Vec<G::Action>, BotFailure> {
        let limit = time.into_iter().chain(self.bot.time_limit()).min();
        let Some(limit) = limit else { return self.answer(info, rng, control) };
        let limited = TimeLimit { control, started: Instant::now(), limit, paused: AtomicU64::new(0) };
        match self.answer(info, rng, &limited) {
            Err(BotFailure::Cancelled) if control.is_cancelled() => Err(BotFailure::Cancelled),
            // Whoever broke down has no answer that could be late.
            Ok(_) | Err(BotFailure::Cancelled) if limited.is_over() => {
                self.session = None;
                Err(BotFailure::Late)
            }
            answer => answer,
        }
    }

    /// The answer of the session, or why there is none.
    fn answer(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut dyn FnMut(u64) -> BotRng,
        control: &dyn Control,
    ) -> Result<Vec<G::Action>, BotFailure> {
        // Whatever a panic leaves behind is dropped with the session.
        let answered = catch_unwind(AssertUnwindSafe(|| {
            let mut session = self.session.take().unwrap_or_else(|| self.bot.session());
            (session.choose_row(info, rng, control), session)
        }));
        match answered {
            Ok((Err(BotFailure::Cancelled), _)) if !control.is_cancelled() => Err(BotFailure::broke_down()),
            Ok((answer @ (Ok(_) | Err(BotFailure::Cancelled)), session)) => {
                self.session = Some(session);
                answer
            }
            Ok((failed, _)) => failed,
            Err(_) => Err(BotFailure::broke_down()),
        }
    }
}

/// A control that cancels when the time is over. Pauses do not count.
struct TimeLimit<'c> {
    control: &'c dyn Control,
    started: Instant,
    limit: Duration,
    /// In nanoseconds.
    paused: AtomicU64,
}

impl TimeLimit<'_> {
    fn left(&self) -> Duration {
        let paused = Duration::from_nanos(self.paused.load(Ordering::Relaxed));
        (self.limit + paused).saturating_sub(self.started.elapsed())
    }

    fn is_over(&self) -> bool {
        self.left().is_zero()
    }
}

impl Control for TimeLimit<'_> {
    fn is_cancelled(&self) -> bool {
        self.control.is_cancelled() || self.is_over()
    }

    fn pause(&self) -> Duration {
        let pause = self.control.pause();
        self.paused.fetch_add(u64::try_from(pause.as_nanos()).unwrap_or(u64::MAX), Ordering::Relaxed);
        pause
    }

    fn time_left(&self) -> Option<Duration> {
        Some(self.left())
    }
}
