//! `--content FILE`: a user's own cards, enemies and events, laid over the built-in content of a game.
//!
//! Not here: what a file may say (each game's `content`), and how contents are kept (`atout_core::content`).

use crate::bilingual::both;
use crate::failure::CommandResult;
use crate::files;
use atout_catalog::{CONTENT, Entry};
use clap::Args;
use std::path::PathBuf;

/// The option, for the commands that play one game.
#[derive(Debug, Args)]
pub(crate) struct ContentFile {
    #[arg(long, value_name = "FILE")]
    #[arg(help = both(
        "A file with your own cards, enemies and events (see docs/CONTENT.md)",
        "Un fichier avec vos propres cartes, ennemis et événements (voir docs/CONTENT.md)"
    ))]
    content: Option<PathBuf>,
}

/// A content file that was read and checked.
#[derive(Debug)]
pub(crate) struct LoadedContent {
    /// The name that names it in a config.
    pub(crate) hash: &'static str,
    /// The text of the file.
    pub(crate) text: String,
}

impl ContentFile {
    /// Was it given?
    pub(crate) fn is_given(&self) -> bool {
        self.content.is_some()
    }

    /// Reads and checks the file for a game; none if it was not given.
    pub(crate) fn load(&self, entry: &dyn Entry) -> CommandResult<Option<LoadedContent>> {
        let Some(path) = &self.content else { return Ok(None) };
        let text = files::read(path)?;
        let hash = entry.load_content(&path.display().to_string(), &text)?;
        Ok(Some(LoadedContent { hash, text }))
    }

    /// The settings of `--set`, and the content as one more.
    pub(crate) fn with(
        &self,
        entry: &dyn Entry,
        settings: &[(String, String)],
    ) -> CommandResult<Vec<(String, String)>> {
        let content = self.load(entry)?.map(|content| (CONTENT.to_owned(), content.hash.to_owned()));
        Ok(settings.iter().cloned().chain(content).collect())
    }

    /// The file's name, for a line that says what was measured.
    pub(crate) fn name(&self) -> Option<String> {
        self.content.as_ref().map(|path| path.display().to_string())
    }
}
