//! A game as the shared pages know it: plain data that the catalogue fills from the game's types.

use atout_core::{OptionSpec, Text};
use maud::{Markup, html};
use serde_json::Value;

/// What the shared pages know about a game.
#[derive(Debug, Clone)]
pub struct GameInfo {
    /// The name in commands, addresses and records.
    pub id: &'static str,
    /// The game's name.
    pub name: Text,
    /// One line that makes one want to play.
    pub tagline: Text,
    /// Fewest and most seats.
    pub seats: (usize, usize),
    /// The key of the option that is the number of seats, where it can be chosen.
    pub seats_option: Option<&'static str>,
    /// Do all seats play on one side?
    pub is_cooperative: bool,
    /// Minutes that a game takes two people.
    pub minutes: u32,
    /// The options, in the order of a form.
    pub options: Vec<OptionSpec>,
    /// The options that the pages start from where they are not the defaults
    /// ([`Page::SUGGESTED`](crate::Page::SUGGESTED)).
    pub suggested: &'static [(&'static str, &'static str)],
    /// The bots that can play it, weakest first.
    pub bots: &'static [BotSpec],
    /// What a player is asked to do for each kind of thing on the board ([`Page::PROMPTS`](crate::Page::PROMPTS)).
    pub prompts: &'static [(&'static str, Text)],
    /// Has it a guided first game?
    pub has_lesson: bool,
    /// Has it puzzles?
    pub has_puzzles: bool,
    /// How one reads the help of things on the board ([`Page::HELP_HINT`](crate::Page::HELP_HINT)).
    pub help_hint: Text,
    /// The hash of the content that new tables get if nobody chooses; none in games without content.
    pub content: Option<&'static str>,
    /// Are its set-ups decks, which people build?
    pub has_decks: bool,
    /// Has the server a game of the day?
    pub has_daily: bool,
}

/// A bot of a game, for lists.
#[derive(Debug, Clone, Copy)]
pub struct BotSpec {
    /// Its kind as it is written: `heuristic`.
    pub kind: &'static str,
    /// Its level, for people.
    pub level: Text,
    /// One sentence about how it plays.
    pub help: Text,
}

impl GameInfo {
    /// The value that the pages start from: the suggested one, else the default.
    pub(crate) fn first_value(&self, option: &OptionSpec) -> Value {
        let suggested = self.suggested.iter().find(|(key, _)| *key == option.key);
        suggested.map_or_else(|| option.default(), |(_, value)| Value::from(*value))
    }

    /// The bots that people choose from: of several of one level the last.
    pub(crate) fn levels(&self) -> impl Iterator<Item = &'static BotSpec> {
        let is_last = |at: usize, bot: &BotSpec| !self.bots[at + 1..].iter().any(|other| other.level == bot.level);
        self.bots.iter().enumerate().filter(move |(at, bot)| is_last(*at, bot)).map(|(_, bot)| bot)
    }

    /// The address of the game's style sheet.
    pub(crate) fn style(&self) -> String {
        format!("/assets/{}.css", self.id)
    }

    /// The wide picture of the home page.
    pub(crate) fn hero(&self) -> Markup {
        html! { img src={ "/assets/" (self.id) "-hero.svg" } alt="" width="800" height="400"; }
    }
}

/// The back of a game's cards, for lists and covers.
pub(crate) fn back(game: &str) -> Markup {
    html! { img src={ "/assets/" (game) "-back.svg" } alt="" width="30" height="42"; }
}
