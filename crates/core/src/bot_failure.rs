//! Why a bot made no move: one word for every host, and half a sentence for people.
//!
//! Not here: what a host does about it. An arena counts the game as lost, a table stays as it is and says why.

use crate::Message;

/// Why a bot made no move that counts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BotFailure {
    /// The host cancelled the thought.
    Cancelled,
    /// It did not answer in its time.
    Late,
    /// Its answer is not a legal move.
    Illegal,
    /// It cannot go on. Half a sentence says why: "it broke down".
    Broken(Message),
}

impl BotFailure {
    /// It panicked, or ended without an answer.
    #[must_use]
    pub fn broke_down() -> BotFailure {
        BotFailure::Broken(Message::new("it broke down", "il est tombé en panne"))
    }

    /// It found no move to choose from.
    #[must_use]
    pub fn no_choice() -> BotFailure {
        BotFailure::Broken(Message::new("it found no move", "il n'a trouvé aucun coup"))
    }

    /// The word for it in results: `late`, `illegal`, `broken`, `cancelled`.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            BotFailure::Cancelled => "cancelled",
            BotFailure::Late => "late",
            BotFailure::Illegal => "illegal",
            BotFailure::Broken(_) => "broken",
        }
    }

    /// The reason as half a sentence: "it took too long". Never the rules' own reason, which may name a hidden card.
    #[must_use]
    pub fn reason(&self) -> Message {
        match self {
            BotFailure::Cancelled => Message::new("it was interrupted", "il a été interrompu"),
            BotFailure::Late => Message::new("it took too long", "il a mis trop de temps"),
            BotFailure::Illegal => Message::new("its move was not accepted", "son coup n'a pas été accepté"),
            BotFailure::Broken(why) => why.clone(),
        }
    }
}
