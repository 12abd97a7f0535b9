//! External programs as bots ([`PlayerKind::Cmd`](crate::PlayerKind::Cmd)): what a host gives and what it gets back.
//!
//! A program knows no types: it is asked about a view in JSON and answers in the game's notation. Not here: processes and
//! the lines that are exchanged with them. No host has any yet, so [`Programs::NONE`] refuses every program.

use atout_core::{Bot, BotFailure, BotRng, BotSession, Control, Game, InfoSet, Message, Seat};
use serde_json::Value;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// The external programs that play at a host. Clones share them.
#[derive(Clone, Default)]
pub struct Programs(Option<Arc<dyn ProgramHost>>);

/// Starts external programs.
pub trait ProgramHost: Send + Sync {
    /// Does this host start this program?
    fn offers(&self, program: &str) -> bool;

    /// Starts it for one seat of one game. Dropping the session ends it.
    ///
    /// # Errors
    /// It does not start.
    fn start(&self, program: &str) -> Result<Box<dyn ProgramSession>, BotFailure>;

    /// The longest that it may take for one decision.
    fn time_limit(&self) -> Duration;
}

/// An external program in one seat of one game.
pub trait ProgramSession: Send {
    /// Decides: a row of actions in the game's notation, of which all but the last could be taken back. It returns soon
    /// after `control` has cancelled the thought or no time is left.
    ///
    /// # Errors
    /// There is no answer that counts.
    fn decide(&mut self, question: &dyn Question, control: &dyn Control) -> Result<Vec<String>, BotFailure>;
}

/// What a program is asked: what its seat may know, without the game's types.
pub trait Question {
    /// The seat that decides.
    fn seat(&self) -> Seat;
    /// What the seat sees.
    fn view(&self) -> Value;
    /// What the seat may do, in the game's notation.
    fn actions(&self) -> Vec<String>;
}

impl<G: Game> Question for InfoSet<'_, G> {
    fn seat(&self) -> Seat {
        InfoSet::seat(self)
    }

    fn view(&self) -> Value {
        serde_json::to_value(InfoSet::view(self)).unwrap_or_default()
    }

    fn actions(&self) -> Vec<String> {
        InfoSet::actions(self).iter().map(ToString::to_string).collect()
    }
}

impl fmt::Debug for Programs {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Programs").field(&self.0.is_some()).finish()
    }
}

impl Programs {
    /// No program plays.
    pub const NONE: Programs = Programs(None);

    /// The programs of a host.
    #[must_use]
    pub fn of(host: Arc<dyn ProgramHost>) -> Programs {
        Programs(Some(host))
    }

    /// A program as a bot. It is started when it has to decide first.
    ///
    /// # Errors
    /// The host does not start it.
    pub fn bot(&self, program: &str) -> Result<ProgramBot, Message> {
        match self.0.as_ref().filter(|host| host.offers(program)) {
            Some(host) => Ok(ProgramBot { host: host.clone(), program: program.to_owned() }),
            None => Err(Message::new(
                format!(
                    "`cmd:{program}` cannot play: no external programs are started here; let it play through the API of `atout serve`"
                ),
                format!(
                    "«\u{a0}cmd:{program}\u{a0}» ne peut pas jouer\u{a0}: aucun programme externe n'est lancé ici\u{a0}; faites-le jouer par l'API de «\u{a0}atout serve\u{a0}»"
                ),
            )),
        }
    }
}

/// An external program as a bot.
pub struct ProgramBot {
    host: Arc<dyn ProgramHost>,
    program: String,
}

impl<G: Game> Bot<G> for ProgramBot {
    fn session(&self) -> Box<dyn BotSession<G>> {
        Box::new(StartedProgram { host: self.host.clone(), program: self.program.clone(), session: None })
    }

    fn time_limit(&self) -> Option<Duration> {
        Some(self.host.time_limit())
    }
}

struct StartedProgram {
    host: Arc<dyn ProgramHost>,
    program: String,
    /// None until the first decision.
    session: Option<Box<dyn ProgramSession>>,
}

impl<G: Game> BotSession<G> for StartedProgram {
    fn choose(
        &mut self,
        info: &InfoSet<'_, G>,
        rng: &mut BotRng,
        control: &dyn Control,
    ) -> Result<G::Action, BotFailure> {
        let row = self.choose_row(info, &mut |_| rng.clone(), control)?;
        row.first().copied().ok_or_else(BotFailure::no_choice)
    }

    fn choose_row(
        &mut self,
        info: &InfoSet<'_, G>,
        _rng: &mut dyn FnMut(u64) -> BotRng,
        control: &dyn Control,
    ) -> Result<Vec<G::Action>, BotFailure> {
        let session = match &mut self.session {
            Some(session) => session,
            none => none.insert(self.host.start(&self.program)?),
        };
        let row = session.decide(info, control)?;
        row.iter().map(|action| action.trim().parse().map_err(|_| BotFailure::Illegal)).collect()
    }
}
