//! The HTML of all pages, their style sheets, their pictures, the browser script and the JSON messages, in English and
//! French.
//!
//! A page is a pure function from plain data to text. What a game adds to the pages is behind one trait, [`Page`]. Not
//! here: HTTP, the database, the list of games (`atout-catalog`), any rule of a game.
//!
//! Reading order: `model.rs` and `game_info.rs` (the data), `wire.rs` (the messages), `layout.rs` (the frame of all
//! pages), one file per page, `page.rs` (the trait), `canvas.rs` (what boards are drawn on), then one folder per game in `games/`. Pages have no inline script
//! and no inline style, so a content policy may forbid both (`script-src 'self'; style-src 'self'`).

mod assets;
mod canvas;
mod daily;
mod decks;
mod drawing;
mod game_info;
mod games;
mod home;
mod icons;
mod layout;
mod learn;
mod list;
mod model;
mod page;
mod problem;
mod puzzles;
mod replay;
mod rules;
mod saved;
mod table;
mod table_form;
pub mod wire;
mod words;

pub use assets::{Asset, shared_asset};
pub use canvas::{BoardMemory, Canvas, Part, PartId, Parts, hash_of};
pub use daily::{DailyEntry, DailyPage, OwnTry, Revealed, daily};
pub use decks::{
    BuilderPage, ColourFilter, DeckCard, DeckDraft, DeckGame, DeckGroup, DeckItem, DeckSheet, DecksPage, deck_builder,
    decks, drawn_hand, sheet_html,
};
pub use game_info::{BotSpec, GameInfo};
pub use home::home;
pub use learn::learn;
pub use list::date;
pub use model::{Reader, TableForm, TableListItem, TablePage, Theme};
pub use page::{
    BoardInput, Figure, GalleryCard, HasCardFaces, HasCues, HasFigures, HasPictures, NewestEvents, Page, game_asset,
};
pub use problem::problem;
pub use puzzles::{PuzzleLink, PuzzlePage, grade_name, puzzle, puzzles};
pub use replay::replay;
pub use rules::rules;
pub use saved::saved;
pub use table::table;
pub use table_form::table_form;
pub use table_form::{DeckChoice, DeckChoices};
pub use words::prompt;
