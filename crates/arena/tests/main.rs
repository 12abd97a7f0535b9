//! All tests of the arena from outside, in one program, because each program costs a link.
//!
//! Not here: a test. Each file is a module; `cargo xtask tidy` finds a file that is missing in this list.

mod failing;
mod tables;
mod together;
