//! Shared by the tests of texts: configs of every variant, and names of players.

use atout_core::testkit::each_position;
use atout_core::{Match, Names};
use atout_kitty::{Classes, Config, Kitty, Teams};

pub(crate) fn teams(text: &str) -> Teams {
    text.parse().unwrap()
}

pub(crate) fn variants() -> Vec<Config> {
    let standard = Config { turns: 40, ..Config::default() };
    // Without mana, new hands are frequent.
    let team = Config { teams: teams("2v2"), classes: Classes::Choose, mana: 0, redeal_when_stuck: true, ..standard };
    let tiny = Config { players: 2, width: 4, height: 4, mana: 60, life: 40, classic: true, ..standard };
    let large = Config { players: 8, teams: teams("2v2v2v2"), classes: Classes::Random, ..standard };
    let large = Config { width: 32, height: 32, hand: 10, deck: 60, mana: 300, friend_span: 20, ..large };
    let crowd = Config { players: 5, width: 6, height: 5, mana: 200, friend_span: 9, friend_mana: 0, ..standard };
    vec![standard, team, tiny, large, crowd]
}

pub(crate) fn names() -> Names {
    Names::new(
        ["Ada", "Bob", "Cy", "Dee", "Eve", "A name that is much longer than any table", "Gus", "Hal"]
            .map(Into::into)
            .into(),
    )
}

/// Calls `show` for every position of random games of every variant.
pub(crate) fn play(games: u64, show: impl FnMut(&Match<Kitty>)) {
    each_position(variants(), games, show);
}
