//! The list of games. Servers, screens and the command line know a game through an [`Entry`] and a match through a
//! [`Table`]; both hide the game's types.
//!
//! What an entry runs (contests, benchmarks, searches) is compiled for its game alone. Not here: rules, bots, HTML, I/O.

mod bench;
mod contest;
mod drawing;
mod entry;
mod guided;
mod listing;
mod match_table;
mod of;
mod puzzles;
mod table;

pub use bench::Bench;
pub use drawing::{Drawing, ScreenMemory, common_kind};
pub use entry::{BUILT_IN, BotError, CONTENT, Contest, ContestSpec, Entry, Thinker};
pub use guided::{LessonAnswer, LessonProblem, LessonScreen};
pub use listing::listing;
pub use puzzles::{PuzzleInfo, PuzzleRefusal, PuzzleScreen};
pub use table::{ConsolePreview, Table, TablePreview};

use atout_core::Message;
use atout_web::{Asset, GameInfo};
use of::Of;

/// Every game, in the order of the home page.
static GAMES: &[&dyn Entry] = &[
    &Of::<atout_stones::Stones>::new(),
    &Of::<atout_kitty::Kitty>::new(),
    &Of::<atout_spire::Spire>::new(),
    &Of::<atout_duel::Duel>::new(),
];

/// Every game, in the order of the home page.
#[must_use]
pub fn games() -> &'static [&'static dyn Entry] {
    GAMES
}

/// What pages know about every game.
#[must_use]
pub fn infos() -> Vec<GameInfo> {
    GAMES.iter().map(|game| game.info()).collect()
}

/// A static file below `/assets/`: of all pages, or of one game.
#[must_use]
pub fn asset(name: &str) -> Option<Asset> {
    atout_web::shared_asset(name).or_else(|| GAMES.iter().find_map(|game| game.asset(name)))
}

/// The game with this id.
///
/// # Errors
/// There is none; the message lists those there are.
pub fn find(id: &str) -> Result<&'static dyn Entry, Message> {
    GAMES.iter().copied().find(|game| game.id().eq_ignore_ascii_case(id)).ok_or_else(|| {
        let ids = GAMES.iter().map(|game| game.id()).collect::<Vec<_>>().join(", ");
        Message::new(
            format!("there is no game `{id}`: the games are {ids}"),
            format!("il n'y a pas de jeu «\u{a0}{id}\u{a0}»\u{a0}: les jeux sont {ids}"),
        )
    })
}
