//! Runs the bots of live tables, with a minimum time for each answer.
//!
//! Bots that answer at once do so in the task that asks: a change of threads would cost more than their answer. Bots
//! that think for long have threads of their own and share the processor by turns (`scheduler.rs`). Not here: which
//! bots think, and what their answers change (`actor/thinking.rs`).

use super::scheduler::{Party, Scheduler};
use atout_bots::{PlayerKind, Programs};
use atout_catalog::Thinker;
use atout_core::{BotFailure, Message, Seat, Undisturbed};
use std::future::pending;
use std::time::Duration;
use tokio::time::{Instant, sleep_until};

/// The default minimum time of an answer where people play, in milliseconds: they would not notice an instant one.
pub(crate) const PACE_WITH_PEOPLE: u64 = 500;
/// The default minimum time of an answer among bots, in milliseconds.
pub(crate) const PACE_AMONG_BOTS: u64 = 800;

/// Runs the bots of all tables. Clones share the processor.
#[derive(Clone)]
pub(crate) struct BotRunner {
    slow: Scheduler,
    programs: Programs,
}

/// A decision that a bot has to make.
pub(crate) struct BotTask {
    /// For whom it thinks.
    pub(crate) party: Party,
    pub(crate) seat: Seat,
    /// The version at which the decision arose.
    pub(crate) asked: u64,
    /// Does this kind of bot answer at once?
    pub(crate) is_quick: bool,
    pub(crate) thinker: Thinker,
    /// The minimum time of the answer.
    pub(crate) min_time: Duration,
}

/// A bot's decision.
pub(crate) struct BotAnswer {
    pub(crate) asked: u64,
    pub(crate) seat: Seat,
    /// Its row of actions, or why there is none.
    pub(crate) row: Result<Vec<String>, BotFailure>,
}

impl BotRunner {
    pub(crate) fn new(programs: Programs) -> BotRunner {
        BotRunner { slow: Scheduler::new(), programs }
    }

    /// The external programs that may play at tables.
    pub(crate) fn programs(&self) -> &Programs {
        &self.programs
    }

    /// Cancels all searches, and starts no more.
    pub(crate) fn stop(&self) {
        self.slow.close();
    }

    /// Lets a bot decide. Dropping the future cancels the thought.
    pub(crate) async fn run(self, task: BotTask) -> BotAnswer {
        let BotTask { party, seat, asked, is_quick, thinker, min_time } = task;
        let started = Instant::now();
        let row = match is_quick {
            true => thinker(&Undisturbed),
            false => match self.slow.run(&party, thinker).await {
                Some(finished) => finished.unwrap_or_else(|_| Err(BotFailure::broke_down())),
                None => pending().await,
            },
        };
        if row == Err(BotFailure::Cancelled) {
            // The server stops. An answer would make the table ask again.
            pending::<()>().await;
        }
        sleep_until(started + min_time).await;
        BotAnswer { asked, seat, row }
    }
}

/// Does this kind of bot answer at once?
pub(crate) fn is_quick(kind: &PlayerKind) -> bool {
    match kind {
        PlayerKind::Random | PlayerKind::Beginner | PlayerKind::Heuristic => true,
        PlayerKind::Human | PlayerKind::TurnSearch | PlayerKind::Search(_) | PlayerKind::Cmd(_) => false,
    }
}

/// The sentence to show while a bot's move cannot be saved, and the bot tries again.
pub(crate) fn retry_sentence(why: &Message) -> Message {
    Message::new(
        format!("{} It goes on by itself as soon as it can be saved.", why.en),
        format!("{} Elle reprendra d'elle-même dès qu'elle pourra être enregistrée.", why.fr),
    )
}

/// The sentence to show when a bot cannot play on.
pub(crate) fn trouble_sentence(name: &Message, why: &Message) -> Message {
    Message::new(
        format!("{} can't play: {}. The game is kept: open the table again to retry.", name.en, why.en),
        format!(
            "{} ne peut pas jouer : {}. La partie est conservée : rouvrez la table pour réessayer.",
            name.fr, why.fr
        ),
    )
}
