//! External programs that fail in every way, for the tests of the hosts that let programs play.
//!
//! Not here: the tests. Tournaments, the console and the server's tables each have their own.

use crate::{ProgramHost, ProgramSession, Programs, Question};
use atout_core::{BotFailure, Control, Message};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread::sleep;
use std::time::Duration;

/// Programs by these names:
/// - `first` plays the first of its actions;
/// - `late` waits until its time is over, `stubborn` answers after that;
/// - `broken` says that it cannot go on, `panics` panics;
/// - `illegal` answers with an action that is not legal, `garbage` with what is no action, `empty` with none;
/// - `missing` does not start;
/// - `NAME@2` plays as `first` and fails as NAME at its second decision, `NAME-once` fails so only when it is started first.
#[derive(Debug)]
pub struct FailingPrograms {
    time_limit: Duration,
    n_started: AtomicU32,
}

impl FailingPrograms {
    /// Programs with so much time for a decision.
    #[must_use]
    pub fn within(time_limit: Duration) -> Programs {
        Programs::of(Arc::new(FailingPrograms { time_limit, n_started: AtomicU32::new(0) }))
    }
}

impl ProgramHost for FailingPrograms {
    fn offers(&self, program: &str) -> bool {
        program != "unknown"
    }

    fn start(&self, program: &str) -> Result<Box<dyn ProgramSession>, BotFailure> {
        let is_first = self.n_started.fetch_add(1, Ordering::Relaxed) == 0;
        let program = match program.strip_suffix("-once") {
            Some(program) if is_first => program,
            Some(_) => "first",
            None => program,
        };
        let (name, fails_at) = program.split_once('@').unwrap_or((program, "1"));
        if name == "missing" {
            return Err(broken("it does not start", "il ne démarre pas"));
        }
        Ok(Box::new(FailingProgram { name: name.to_owned(), left: fails_at.parse().unwrap_or(1) }))
    }

    fn time_limit(&self) -> Duration {
        self.time_limit
    }
}

struct FailingProgram {
    name: String,
    /// The decisions up to the one at which it fails.
    left: u32,
}

impl ProgramSession for FailingProgram {
    fn decide(&mut self, question: &dyn Question, control: &dyn Control) -> Result<Vec<String>, BotFailure> {
        let first = question.actions().into_iter().take(1).collect();
        self.left = self.left.saturating_sub(1);
        if self.left > 0 {
            return Ok(first);
        }
        match self.name.as_str() {
            "late" => {
                while !control.is_cancelled() {
                    sleep(Duration::from_millis(1));
                }
                Err(BotFailure::Cancelled)
            }
            "stubborn" => {
                sleep(control.time_left().unwrap_or_default() + Duration::from_millis(1));
                Ok(first)
            }
            "broken" => Err(broken("it has lost its mind", "il a perdu la tête")),
            "panics" => panic!("a program that panics"),
            "illegal" => Ok(vec![first[0].clone(); 40]),
            "garbage" => Ok(vec!["\u{0}\u{1F600} } not an action".to_owned()]),
            "empty" => Ok(Vec::new()),
            _ => Ok(first),
        }
    }
}

fn broken(en: &'static str, fr: &'static str) -> BotFailure {
    BotFailure::Broken(Message::new(en, fr))
}
