//! The server from outside: every test starts a real one on a free port with a folder of its own.

mod access;
mod bots;
mod connections;
mod content;
mod daily;
mod damaged;
mod delete;
mod endings;
mod faults;
mod kit;
mod leaks;
mod learn;
mod limits;
mod pages;
mod pending;
mod play;
mod refusals;
mod restart;
mod setup;
mod shared_screen;
mod slow_bots;
mod socket;
mod start;
mod stops;
mod together;
mod updates;
