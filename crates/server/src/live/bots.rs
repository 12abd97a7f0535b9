//! How bots of live tables run: on other threads, and not faster than people can follow.
//!
//! Bots that answer at once have threads of their own and never wait for bots that think for long; those share the
//! processor by turns (`scheduler.rs`). Not here: which bots think, and what their answers change
//! (`actor/thinking.rs`).

use super::scheduler::Scheduler;
use atout_bots::PlayerKind;
use atout_catalog::{BotError, Thinker};
use atout_core::{Message, Seat, Undisturbed};
use std::future::pending;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::{JoinError, spawn_blocking};
use tokio::time::{Instant, sleep_until};

/// The default pause before an answer where people play: they would not notice an instant one.
pub(crate) const PACE_WITH_PEOPLE: u64 = 500;
/// The default pause among bots.
pub(crate) const PACE_AMONG_BOTS: u64 = 800;

/// How many quick bots run at the same time. Each takes a few milliseconds at most.
const N_QUICK: usize = 4;

/// Runs the bots of all tables. Clones share the processor.
#[derive(Clone)]
pub(crate) struct BotRunner {
    slow: Scheduler,
    quick: Arc<Semaphore>,
}

/// A decision that a bot is to make.
pub(crate) struct BotTask {
    pub(crate) table: String,
    pub(crate) seat: Seat,
    /// When the decision arose, by the table's version.
    pub(crate) asked: u64,
    /// Does this kind of bot answer at once?
    pub(crate) is_quick: bool,
    pub(crate) thinker: Thinker,
    /// The answer is given no earlier than this after the start.
    pub(crate) least: Duration,
}

/// A bot's decision.
pub(crate) struct BotAnswer {
    pub(crate) asked: u64,
    pub(crate) seat: Seat,
    /// Its row of actions, or why there is none.
    pub(crate) row: Result<Vec<String>, Message>,
}

impl BotRunner {
    pub(crate) fn new() -> BotRunner {
        BotRunner { slow: Scheduler::new(), quick: Arc::new(Semaphore::new(N_QUICK)) }
    }

    /// Cancels all searches, and starts no more.
    pub(crate) fn stop(&self) {
        self.slow.close();
    }

    /// Lets a bot decide. Dropping the future cancels the thought.
    pub(crate) async fn run(self, task: BotTask) -> BotAnswer {
        let BotTask { table, seat, asked, is_quick, thinker, least } = task;
        let started = Instant::now();
        let finished = match is_quick {
            true => self.run_quick(thinker).await,
            false => match self.slow.run(&table, thinker).await {
                Some(finished) => finished,
                None => pending().await,
            },
        };
        let row = match finished {
            Ok(Ok(Some(row))) => Ok(row),
            // Cancelled because the server stops. An answer would make the table ask again.
            Ok(Ok(None)) => pending().await,
            Ok(Err(error)) => Err(error.0),
            // It panicked. The game itself was not touched.
            Err(_) => Err(Message::new("it broke down", "il est tombé en panne")),
        };
        sleep_until(started + least).await;
        BotAnswer { asked, seat, row }
    }

    async fn run_quick(&self, thinker: Thinker) -> Result<Result<Option<Vec<String>>, BotError>, JoinError> {
        // The semaphore is never closed; without a permit a bot would only run beside too many others.
        let permit = self.quick.clone().acquire_owned().await.ok();
        let work = move || {
            let row = thinker(&Undisturbed);
            drop(permit);
            row
        };
        spawn_blocking(work).await
    }
}

/// Does this kind of bot answer at once?
pub(crate) fn is_quick(kind: &PlayerKind) -> bool {
    match kind {
        PlayerKind::Random | PlayerKind::Heuristic => true,
        PlayerKind::Human | PlayerKind::TurnSearch | PlayerKind::Search(_) | PlayerKind::Cmd(_) => false,
    }
}

/// The reason to show when a bot's action was not accepted.
pub(crate) fn refused() -> Message {
    Message::new("its move was not accepted", "son coup n'a pas été accepté")
}

/// The sentence for a table whose bot cannot play on.
pub(crate) fn trouble(name: &str, why: &Message) -> Message {
    Message::new(
        format!("{name} cannot play: {}. The game is kept; open the table again to retry.", why.en),
        format!(
            "{name} ne peut pas jouer\u{a0}: {}. La partie est conservée\u{a0}; rouvrez la table pour réessayer.",
            why.fr
        ),
    )
}
