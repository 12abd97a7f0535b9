//! The games that bots forfeited because they failed, by entrant and cause.
//!
//! Not here: what a forfeit costs. The seat leaves its game, and the game counts as it ends.

use crate::game_result::GameResult;
use atout_core::{BotFailure, Message};
use serde::{Serialize, Serializer};

/// How often an entrant forfeited for one reason.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Forfeits {
    /// The entrant's name.
    pub entrant: String,
    /// The word for the cause: `late`, `illegal`, `broken`.
    pub cause: &'static str,
    /// The reason as half a sentence. JSON has the English one only.
    #[serde(serialize_with = "english")]
    pub reason: Message,
    /// How often. A bot that plays several seats of a game may forfeit several times in it.
    pub times: u64,
}

fn english<S: Serializer>(message: &Message, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_str(&message.en)
}

/// Counts them in the order of entry, most frequent first.
pub(crate) fn forfeits(names: &[String], played: &[GameResult]) -> Vec<Forfeits> {
    let mut counts: Vec<(usize, &BotFailure, u64)> = Vec::new();
    for (entrant, failure) in played.iter().flat_map(|game| &game.forfeits) {
        match counts.iter_mut().find(|(other, cause, _)| other == entrant && *cause == failure) {
            Some((_, _, times)) => *times += 1,
            None => counts.push((*entrant, failure, 1)),
        }
    }
    counts.sort_by_key(|(entrant, _, times)| (*entrant, std::cmp::Reverse(*times)));
    let row = |(entrant, failure, times): (usize, &BotFailure, u64)| Forfeits {
        entrant: names[entrant].clone(),
        cause: failure.code(),
        reason: failure.reason(),
        times,
    };
    counts.into_iter().map(row).collect()
}
