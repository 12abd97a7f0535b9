//! Planar Duel, played by clicks.

mod puzzles;
