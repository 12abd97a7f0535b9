//! The real binary in a real browser: everything here is clicked, tapped or typed in Chromium, on the pages that
//! `atout serve` sends. Rules, messages and leaks have their own tests beside their crates.

mod browser_test;
mod cues;
mod daily;
mod drafts;
mod duel;
mod ending;
mod first_game;
mod french;
mod giving_up;
mod keyboard;
mod kit;
mod kitty;
mod layout;
mod lessons;
mod links;
mod mouse;
mod naming;
mod player;
mod refusals;
mod saved;
mod server;
mod shared_screen;
mod sizes;
mod spire;
mod survival;
mod table_form;
mod tellings;
mod watching;
