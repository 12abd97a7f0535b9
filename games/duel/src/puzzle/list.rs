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
    "keep-the-trick",
    "three-at-the-gate",
    "the-right-price",
    "borrowed-wings",
    "soften-the-stone",
    "up-and-over",
    "shake-the-ground",
    "first-the-guests",
    "a-gift-with-a-string",
    "nothing-to-aim-at",
    "the-spare-card",
    "throw-the-boss",
    "mind-the-pact",
    "count-the-mana",
    "shoulder-to-shoulder",
    "nothing-wasted",
    "the-second-entrance",
    "take-it-and-throw-it",
    "stone-or-water",
    "crown-the-right-one",
    "first-the-grave",
    "ambush",
    "every-point-counts",
    "patience",
    "one-answer-too-few",
    "keep-the-plains",
    "a-counter-in-reserve",
    "a-fight-and-a-counter",
    "two-for-one",
];
