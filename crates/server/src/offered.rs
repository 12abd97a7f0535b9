//! The content that the host offers: a file of its own cards, for new tables of one game.
//!
//! New tables of the game get it unless somebody chooses the built-in content. Tables keep the content they were made
//! with. Not here: reading the file (`atout serve`).

use atout_catalog::{BUILT_IN, CONTENT, Entry};
use atout_core::{OptionKind, OptionSpec, Text};
use atout_web::GameInfo;
use serde_json::{Map, Value};

/// A content that the program knows already.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OfferedContent {
    /// The id of its game.
    pub game: &'static str,
    /// Its hash.
    pub hash: &'static str,
    /// Its name for people.
    pub name: String,
}

/// What the server offers, as its pages and checks use it.
#[derive(Debug, Clone, Default)]
pub(crate) struct Offers(Option<(&'static str, &'static str, OptionSpec)>);

impl Offers {
    pub(crate) fn new(content: Option<OfferedContent>) -> Offers {
        Offers(content.map(|content| (content.game, content.hash, option(&content))))
    }

    /// What pages know of a game, with the choice of its content.
    pub(crate) fn info(&self, game: &dyn Entry) -> GameInfo {
        let mut info = game.info();
        if let Some((_, hash, spec)) = self.0.as_ref().filter(|(id, ..)| *id == game.id()) {
            info.options.push(spec.clone());
            info.content = Some(hash);
        }
        info
    }

    /// The options of a new table, with the offered content if nobody chose one.
    pub(crate) fn complete(&self, game: &dyn Entry, options: &Map<String, Value>) -> Map<String, Value> {
        let mut options = options.clone();
        if let Some((_, hash, _)) = self.0.as_ref().filter(|(id, ..)| *id == game.id()) {
            options.entry(CONTENT).or_insert_with(|| (*hash).into());
        }
        options
    }
}

/// The choice in the form of a new game. Lives as long as the program, like the content itself.
fn option(content: &OfferedContent) -> OptionSpec {
    let name: &'static str = Box::leak(content.name.clone().into_boxed_str());
    let choices = vec![(content.hash, Text::new(name, name)), (BUILT_IN, Text::new("Built-in", "D’origine"))];
    OptionSpec {
        key: CONTENT,
        name: Text::new("Cards and enemies", "Cartes et ennemis"),
        help: Text::new(
            "This server offers a set of its own beside the built-in one.",
            "Ce serveur propose son propre jeu de cartes à côté de celui d’origine.",
        ),
        kind: OptionKind::Choice(Box::leak(choices.into_boxed_slice())),
    }
}
