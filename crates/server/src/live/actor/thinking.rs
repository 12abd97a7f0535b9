//! Which bots of a table think now, and what their answers change.
//!
//! A thought is cancelled when the pace changes, when its decision is gone, and when the table's task ends. After a write
//! that failed bots try again by themselves, with growing pauses. Not here: how bots run (`bots.rs`).

use super::Actor;
use crate::error::Problem;
use crate::live::bots::{self, BotAnswer, BotTask};
use crate::live::scheduler::Party;
use atout_core::{BotFailure, Message, Seat};
use std::future::pending;
use std::time::Duration;
use tokio::task::{AbortHandle, JoinError, JoinSet};
use tokio::time::{Instant, sleep_until};

/// The pause after the first write that failed; each further one doubles it …
pub(crate) const FIRST_PAUSE: Duration = Duration::from_millis(250);
/// … up to this.
pub(crate) const LONGEST_PAUSE: Duration = Duration::from_secs(8);

/// The running thoughts of a table's bots. Dropping it cancels all of them.
#[derive(Default)]
pub(super) struct Thoughts {
    running: JoinSet<BotAnswer>,
    /// By seat: the version at which the decision arose, and the running thought.
    decisions: [Option<(u64, AbortHandle)>; Seat::MAX],
}

impl Thoughts {
    pub(super) fn is_empty(&self) -> bool {
        self.running.is_empty()
    }

    /// The next answer; none if no bot thinks.
    pub(super) async fn next(&mut self) -> Option<Result<BotAnswer, JoinError>> {
        self.running.join_next().await
    }

    pub(super) fn cancel_all(&mut self) {
        *self = Thoughts::default();
    }

    /// Cancels the seat's thought unless it is about this decision.
    fn keep_only(&mut self, seat: Seat, asked: Option<u64>) {
        let decision = &mut self.decisions[seat.index()];
        if let Some((_, thought)) = decision.take_if(|(about, _)| asked != Some(*about)) {
            thought.abort();
        }
    }

    fn thinks(&self, seat: Seat) -> bool {
        self.decisions[seat.index()].is_some()
    }

    fn has_ended(&mut self, seat: Seat, asked: u64) {
        self.decisions[seat.index()].take_if(|(about, _)| *about == asked);
    }
}

/// Whether a bot's move could not be written, and when bots try again.
#[derive(Default)]
pub(super) struct Retry {
    /// The last pause; none while writing works.
    pause: Option<Duration>,
    /// The end of that pause; none while bots try.
    at: Option<Instant>,
}

impl Retry {
    /// Has the last write of a bot failed?
    pub(super) fn is_active(&self) -> bool {
        self.pause.is_some()
    }

    /// Does a pause run?
    pub(super) fn waits(&self) -> bool {
        self.at.is_some()
    }

    /// The end of the pause; never if none runs.
    pub(super) async fn due(&mut self) {
        match self.at {
            Some(at) => sleep_until(at).await,
            None => pending().await,
        }
        self.at = None;
    }

    fn later(&mut self) {
        let pause = self.pause.map_or(FIRST_PAUSE, |pause| (pause * 2).min(LONGEST_PAUSE));
        (self.pause, self.at) = (Some(pause), Some(Instant::now() + pause));
    }
}

impl Actor {
    /// Is it a bot's turn?
    pub(super) fn bots_are_awaited(&self) -> bool {
        let humans = self.table.humans();
        let awaited = self.table.game.as_ref().map(|game| game.stage().awaited());
        !self.paused && awaited.is_some_and(|awaited| awaited.iter().any(|seat| !humans.contains(seat)))
    }

    /// Starts the thoughts of all bots that are awaited, if they may think. They think at the same time and take the
    /// same pause, so a step in which many decide takes no longer than one in which one does.
    pub(super) fn let_bots_think(&mut self) {
        let game = self.table.game.as_deref();
        for seat in Seat::all(Seat::MAX) {
            self.thoughts.keep_only(seat, game.and_then(|game| game.asked(seat)));
        }
        let tries_again = self.retry.is_active() && !self.retry.waits();
        let may_think = !self.paused && (self.trouble.is_none() || tries_again);
        let Some(game) = game.filter(|_| may_think) else { return };
        let (humans, min_time) = (self.table.humans(), Duration::from_millis(self.pace_ms));
        for seat in Seat::all(game.n_seats()).filter(|seat| !humans.contains(*seat)) {
            let Some(asked) = game.asked(seat).filter(|_| !self.thoughts.thinks(seat)) else { continue };
            let kind = &self.table.kinds[seat.index()];
            match game.bot_task(seat, kind, self.bots.programs()) {
                Ok(thinker) => {
                    let (table, maker, address) =
                        (self.table.id.clone(), self.table.maker().clone(), self.makers_address);
                    let (party, is_quick) = (Party { address, maker, table }, bots::is_quick(kind));
                    let task = BotTask { party, seat, asked, is_quick, thinker, min_time };
                    let thought = self.thoughts.running.spawn(self.bots.clone().run(task));
                    self.thoughts.decisions[seat.index()] = Some((asked, thought));
                }
                Err(error) => self.trouble = Some(bots::trouble_sentence(&self.table.name(seat), &error.0)),
            }
        }
    }

    /// Takes a bot's answer, and all others that are ready: simultaneous decisions are shown in one frame.
    pub(super) async fn take_answers(&mut self, first: Result<BotAnswer, JoinError>) {
        let (mut ready, mut taken) = (Some(first), false);
        while let Some(answer) = ready {
            // An error is a cancelled thought.
            taken |= match answer {
                Ok(answer) => self.take_answer(answer).await,
                Err(_) => false,
            };
            ready = self.thoughts.running.try_join_next();
        }
        match taken {
            true => self.changed(),
            false => self.let_bots_think(),
        }
    }

    /// Plays what a bot decided. Returns whether there is something to show.
    async fn take_answer(&mut self, BotAnswer { asked, seat, row }: BotAnswer) -> bool {
        self.thoughts.has_ended(seat, asked);
        // The decision may have been made otherwise, for example by resigning.
        if self.table.game.as_ref().and_then(|game| game.asked(seat)) != Some(asked) {
            return false;
        }
        let failed = match row {
            Ok(row) => match self.submit(seat, &row).await {
                Ok(_) => {
                    self.writing_works();
                    None
                }
                // The task ends.
                Err(_) if self.lost.is_some() => return false,
                Err(Problem::Storage(why)) => {
                    self.try_later(&why);
                    return true;
                }
                // Another process has written; the table was loaded again.
                Err(Problem::Stale { .. }) => return true,
                Err(_) => Some(BotFailure::Illegal),
            },
            Err(failure) => Some(failure),
        };
        if let Some(failure) = failed {
            tracing::warn!(table = %self.table.id, %seat, cause = failure.code(), "a bot cannot play on");
            self.trouble = Some(bots::trouble_sentence(&self.table.name(seat), &failure.reason()));
            self.retry = Retry::default();
            self.thoughts.cancel_all();
        }
        true
    }

    fn writing_works(&mut self) {
        if self.retry.is_active() {
            self.retry = Retry::default();
            self.trouble = None;
        }
    }

    /// A bot's move could not be written, and the table was loaded again.
    fn try_later(&mut self, why: &Message) {
        tracing::warn!(table = %self.table.id, "a bot's move was not saved; it tries again");
        self.trouble = Some(bots::retry_sentence(why));
        self.thoughts.cancel_all();
        self.retry.later();
    }
}
