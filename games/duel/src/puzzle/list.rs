//! The puzzles that come with the game, by grade.

use atout_core::PuzzleSource;

macro_rules! puzzles {
    ($($id:literal),* $(,)?) => {
        /// The puzzles, the easiest first.
        pub const PUZZLES: &[PuzzleSource] = &[$(PuzzleSource {
            id: $id,
            text: include_str!(concat!("../../puzzles/", $id, ".json")),
        }),*];
    };
}

puzzles![
    "a-touch-of-venom",
    "borrowed-wings",
    "keep-the-trick",
    "the-right-price",
    "three-at-the-gate",
    "a-gift-with-a-string",
    "first-the-guests",
    "nothing-to-aim-at",
    "nothing-wasted",
    "shake-the-ground",
    "the-second-entrance",
];
