//! HTTP, WebSocket and live tables.
//!
//! A request finds its table in the rooms of `live`: one task per table owns the game, writes every accepted action to
//! the store, and only then answers and shows it. What a visitor gets is always a view made for that visitor.
//!
//! Not here: any rule, any bot, any SQL, any HTML. The addresses are listed in `router.rs`, pages are made by
//! `atout-web`, and `atout serve` is a thin wrapper around [`Server`].

mod api;
mod assets;
mod body;
mod error;
mod finished;
mod guard;
mod identity;
mod live;
mod pages;
mod play_pages;
mod random;
mod replay_pages;
mod router;
mod setup;
mod socket;
mod start;

pub use start::{Config, Server, StartError};
