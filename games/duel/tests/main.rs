//! All tests of Planar Duel from outside, in one program, because each program costs a link.
//!
//! Not here: a test. Each file is a module; `cargo xtask tidy` finds a file that is missing in this list.

mod conformance;
mod content;
mod coverage;
mod crowded;
mod effects;
mod forecast;
mod heuristic;
mod lesson;
mod puzzles;
mod scenarios;
mod shortcuts;
mod show;
mod stops;
mod texts;
mod transcripts;
mod wording;
