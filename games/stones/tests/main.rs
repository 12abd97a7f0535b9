//! All tests of Border Stones from outside, in one program, because each program costs a link.
//!
//! Not here: a test. Each file is a module; `cargo xtask tidy` finds a file that is missing in this list.

mod cases;
mod common;
mod conformance;
mod heuristic;
mod lesson;
mod proof;
mod rules;
mod sampling;
mod scenarios;
mod show;
mod transcripts;
mod why_not;
