//! The pages about decks: the list of a reader's decks, and the builder.
//!
//! [`DeckGame`] is what a game whose set-ups are decks adds to them; the pages know no game and no rule. What a deck holds,
//! whether it is legal and what is said about it comes from the game each time the deck changes, as a [`DeckSheet`].
//!
//! Not here: who owns a deck and where it is kept (`crates/server`), the choice of decks for a new game (`table_form/decks.rs`).

mod builder;
mod list;
mod pool;
mod sheet;

pub use builder::{BuilderPage, deck_builder};
pub use list::{DeckItem, DecksPage, decks};
pub use sheet::{drawn_hand, sheet_html};

use atout_core::{ConfigError, Lang};
use maud::Markup;
use serde_json::Value;

/// The deck building of a game.
pub trait DeckGame: Sync {
    /// The key of the option that says which decks are allowed.
    fn format_option(&self) -> &'static str;

    /// The most copies of one card that a deck can hold at all, whatever the format.
    fn max_copies(&self) -> usize;

    /// The colours that cards are filtered by.
    fn colours(&self, lang: Lang) -> Vec<ColourFilter>;

    /// The types that cards are filtered by: the word in [`DeckCard::type_word`] and the name.
    fn types(&self, lang: Lang) -> Vec<(&'static str, String)>;

    /// Every card that a deck may hold, in the order of colours, costs and names.
    ///
    /// # Errors
    /// The rules cannot play the config.
    fn cards(&self, config: &Value, lang: Lang) -> Result<Vec<DeckCard>, ConfigError>;

    /// Reads a deck as people write it. It need not be legal.
    ///
    /// # Errors
    /// The line that cannot be read and why, or the rules cannot play the config.
    fn read(&self, config: &Value, text: &str) -> Result<Box<dyn DeckDraft>, ConfigError>;

    /// A deck from a set-up.
    ///
    /// # Errors
    /// It is no deck, or the rules cannot play the config.
    fn open_setup(&self, config: &Value, setup: &Value) -> Result<Box<dyn DeckDraft>, ConfigError>;
}

/// A deck that somebody builds; perhaps not legal yet.
pub trait DeckDraft: Send + Sync {
    /// Its list in the form in which it is kept: the same in every language. [`DeckGame::read`] reads it.
    fn list(&self) -> String;

    /// Its list with the names of one language. [`DeckGame::read`] reads it.
    fn text(&self, lang: Lang) -> String;

    /// What it is made of, and whether the format of its config allows it.
    fn sheet(&self, lang: Lang) -> DeckSheet;

    /// The same deck with basic lands for its colours.
    fn with_lands(&self) -> Box<dyn DeckDraft>;

    /// An opening hand; which one follows from the number.
    fn hand(&self, chance: u64, lang: Lang) -> Vec<DeckCard>;
}

/// A colour that cards are filtered by.
pub struct ColourFilter {
    /// Its letter in [`DeckCard::colours`].
    pub letter: char,
    /// Its name.
    pub name: String,
    /// Its sign: a shape, not only a colour.
    pub sign: Markup,
}

/// A card as the builder shows it.
pub struct DeckCard {
    /// Its id in lists.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Its names in other languages, for the search.
    pub other_names: String,
    /// The letters of its colours.
    pub colours: String,
    /// The word of its type.
    pub type_word: &'static str,
    /// Its mana cost as signs; empty for a land.
    pub cost: Markup,
    /// What its cost comes to.
    pub total: u8,
    /// Type and kinds.
    pub type_line: String,
    /// Force and endurance.
    pub size: Option<String>,
    /// Its rules text, in paragraphs.
    pub text: String,
    /// The same paragraphs with signs in place of `{G}`.
    pub paragraphs: Vec<Markup>,
    /// The address of its picture.
    pub picture: Option<String>,
}

/// A deck in figures and words.
pub struct DeckSheet {
    /// The cards by sort; a sort without cards is left out.
    pub groups: Vec<DeckGroup>,
    /// The cards beside the deck.
    pub sideboard: DeckGroup,
    /// How many cards it has, without the sideboard.
    pub n_cards: usize,
    /// Cards by mana cost, lands left out; the last number counts everything from there on.
    pub curve: [u8; 8],
    /// The signs of its colours.
    pub colours: Markup,
    /// The names of its colours.
    pub colour_names: String,
    /// The name of the format.
    pub format: String,
    /// Why the format does not allow it.
    pub problem: Option<String>,
}

/// Cards of one sort.
pub struct DeckGroup {
    /// The sort, in the plural.
    pub name: String,
    /// The cards with how many there are of each.
    pub lines: Vec<(u8, DeckCard)>,
}

impl DeckGroup {
    /// How many cards it has.
    #[must_use]
    pub fn n_cards(&self) -> usize {
        self.lines.iter().map(|(n, _)| usize::from(*n)).sum()
    }
}
