//! Tests of the command line. Every test runs the real program.

mod run;

mod arena;
mod bad_files;
mod catalogue;
mod closed_pipe;
mod content;
mod crowd;
mod decks;
mod endings;
mod history;
mod hostile_files;
mod hot_seat;
mod learn;
mod play;
mod records;
mod scenarios;
mod serve;
mod serve_under_attack;
mod shortcuts;
mod together;
mod usage;
