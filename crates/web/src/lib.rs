//! Pages: HTML of every view, styles, pictures, the browser script, in English and French.
//!
//! Pure functions from models to text. Not here: HTTP, the database, any rule of a game.
//!
//! Reading order: the models, the frame of all pages, one file per page, then one folder per game. Pages carry no
//! inline script and no inline style, so a content policy may forbid both (`script-src 'self'; style-src 'self'`).

mod assets;
mod game_info;
mod games;
mod home;
mod icons;
mod layout;
mod list;
mod model;
mod page;
mod problem;
mod replay;
mod rules;
mod saved;
mod setup;
mod table;
pub mod wire;
mod words;

pub use assets::{Asset, shared_asset};
pub use game_info::{BotSpec, GameInfo};
pub use home::home;
pub use model::{Reader, SetupForm, TableCard, TablePage, Theme};
pub use page::{BoardInput, GalleryCard, Page, game_asset};
pub use problem::problem;
pub use replay::replay;
pub use rules::rules;
pub use saved::saved;
pub use setup::setup;
pub use table::table;
