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
    "first-test",
];
