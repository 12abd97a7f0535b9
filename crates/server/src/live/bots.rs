//! Bots at a live table: they think on other threads, and not faster than people can follow.

use atout_catalog::Thinker;
use atout_core::{Message, Seat};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::Semaphore;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep_until};

/// Where people play, an instant answer would not be seen happening.
pub(crate) const PACE_WITH_PEOPLE: u64 = 500;
/// Among bots, unless the table says otherwise.
pub(crate) const PACE_AMONG_BOTS: u64 = 800;

/// What a bot made of a position.
pub(crate) struct Thought {
    /// When the decision arose that it thought about.
    pub(crate) asked: u64,
    pub(crate) seat: Seat,
    /// Its action, or why there is none.
    pub(crate) action: Result<String, Message>,
}

/// Lets a bot think, for at least `least` as others see it.
pub(crate) async fn think(thinker: Thinker, asked: u64, seat: Seat, least: Duration, gate: Arc<Semaphore>) -> Thought {
    let started = Instant::now();
    // The gate is never closed; without it a bot would only think beside too many others.
    let place = gate.acquire_owned().await.ok();
    let work = move || {
        let action = thinker();
        drop(place);
        action
    };
    let action = match spawn_blocking(work).await {
        Ok(Ok(action)) => Ok(action),
        Ok(Err(error)) => Err(error.0),
        // It panicked. The game itself was not touched.
        Err(_) => Err(Message::new("it broke down", "il est tombé en panne")),
    };
    sleep_until(started + least).await;
    Thought { asked, seat, action }
}

/// Why a bot does not go on whose action was not accepted.
pub(crate) fn refused() -> Message {
    Message::new("its move was not accepted", "son coup n'a pas été accepté")
}

/// The sentence for a table whose bot does not go on.
pub(crate) fn trouble(name: &str, why: &Message) -> Message {
    Message::new(
        format!("{name} cannot play: {}. The game is kept; open the table again to retry.", why.en),
        format!(
            "{name} ne peut pas jouer\u{a0}: {}. La partie est conservée\u{a0}; rouvrez la table pour réessayer.",
            why.fr
        ),
    )
}
