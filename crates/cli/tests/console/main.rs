//! Tests of the full-screen console. Every test runs the real program on a pseudo-terminal and reads the screen that a
//! person would see.
#![cfg(unix)]

mod kit;

mod ends;
mod hot_seat;
mod input;
mod lessons;
mod shortcuts;
mod sizes;
mod watching;
mod whole_games;
