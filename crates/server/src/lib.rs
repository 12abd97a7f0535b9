//! HTTP, WebSocket and live tables.
//!
//! A request reaches its table through `live`: one task for each table has the game, writes every accepted action to the
//! store, and only then answers and shows it. A visitor gets only views that were made for that visitor.
//!
//! Not here: rules, bots, SQL, HTML. `router.rs` lists the addresses, `atout-web` makes the pages, and `atout serve` is a
//! thin wrapper around [`Server`].

mod address;
mod api;
mod assets;
mod body;
mod clock;
mod connections;
mod daily;
mod daily_pages;
mod deck_api;
mod deck_pages;
mod decks;
mod error;
mod expiry;
mod files;
mod guard;
mod hosts;
mod identity;
mod learn_pages;
mod limits;
mod live;
mod names;
mod new_table;
mod offered;
mod pages;
mod play_pages;
mod puzzle_pages;
mod random;
mod replay;
mod replay_cache;
mod replay_pages;
mod router;
mod socket;
mod start;
mod stateless;
mod token;

pub use address::{NotAProxy, Proxy};
pub use atout_store::{Location, StoreError};
pub use clock::Clock;
pub use limits::{LimitSpec, Limits};
pub use offered::OfferedContent;
pub use start::{Config, Server, StartError};
