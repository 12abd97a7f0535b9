//! The one list of games, each behind an erased type: what servers, screens and the command line know of a game.
//!
//! Generic inside, erased at the edge: an [`Entry`] hides the game's types, but everything it runs (contests,
//! benchmarks, searches) is compiled for that game alone. Not here: any rule, any bot, any I/O.

mod bench;
mod entry;
mod listing;
mod of;

pub use bench::Bench;
pub use entry::{BotError, BotSpec, Contest, Entry, Thinker};
pub use listing::listing;

use atout_core::Message;

/// Every game there is, in the order of the home page.
pub fn games() -> &'static [&'static dyn Entry] {
    const STONES: of::Of<atout_stones::Stones> = of::Of::new();
    const KITTY: of::Of<atout_kitty::Kitty> = of::Of::new();
    &[&STONES, &KITTY]
}

/// The game with this id.
///
/// # Errors
/// There is none; the sentence lists those there are.
pub fn find(id: &str) -> Result<&'static dyn Entry, Message> {
    games().iter().copied().find(|game| game.id() == id).ok_or_else(|| {
        let ids = games().iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Message::new(
            format!("there is no game `{id}`: the games are {ids}"),
            format!("il n'y a pas de jeu «\u{a0}{id}\u{a0}»\u{a0}: les jeux sont {ids}"),
        )
    })
}
