//! All tests of Elemental Spire from outside, in one program, because each program costs a link.
//!
//! Not here: a test. Each file is a module; `cargo xtask tidy` finds a file that is missing in this list.

mod conformance;
mod content;
mod coverage;
mod events;
mod forecast;
mod history;
mod lesson;
mod random_action;
mod scenarios;
mod show;
mod texts;
