//! `--set`, `--content` and `--deck`: what a game is played with, for the commands that play.
//!
//! Not here: the content of a file (`content_file.rs`), the decks (`decks.rs`), the seats.

use crate::bilingual::both;
use crate::content_file::ContentFile;
use crate::decks::Decks;
use crate::failure::CommandResult;
use crate::parse;
use atout_catalog::Entry;
use clap::Args;

/// The options of a game, its content and its decks.
#[derive(Debug, Args)]
pub(crate) struct GameOptions {
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse::setting)]
    #[arg(help = both("An option of the game", "Une option du jeu"))]
    pub(crate) set: Vec<(String, String)>,
    #[command(flatten)]
    pub(crate) content: ContentFile,
    #[command(flatten)]
    pub(crate) decks: Decks,
}

impl GameOptions {
    /// The settings of `--set`, and the content as one more.
    pub(crate) fn settings(&self, entry: &dyn Entry) -> CommandResult<Vec<(String, String)>> {
        self.content.with(entry, &self.set)
    }
}
