//! All tests of Kitty Wonderland from outside, in one program, because each program costs a link.
//!
//! Not here: a test. Each file is a module; `cargo xtask tidy` finds a file that is missing in this list.

mod chance;
mod common;
mod conformance;
mod events;
mod expected;
mod lesson;
mod positions;
mod randomness;
mod rules;
mod sampling;
mod scenarios;
mod show;
mod texts;
mod transcripts;
mod why_not;
