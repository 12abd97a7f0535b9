//! What screens need from a game beside its rules, split by purpose: each trait is implemented in the file of the game
//! that holds its texts or pictures, so nothing is handed on.
//!
//! All of it is made from views, so it cannot tell a seat more than it may know. Not here: markup (`atout-web`) and
//! screens.

mod data;
mod shortcut;

pub use data::{
    CardHelp, Chapter, Choice, Daily, Findings, LogLine, Paint, Reached, ReadySetup, RulesSection, Tag, Turn,
};
pub use shortcut::{Gather, Gathered, Shortcut};

use crate::{ConfigError, Console, ConsoleBoard, Game, Lang, Message, Names, OptionSpec, Seat, StopSpec, Text};

/// Everything a user interface needs to know of a game beside its rules.
pub trait Show: About + HasOptions + Labels + Board + HasConsole + Journal + Rulebook + Setups + Results {}

impl<G: About + HasOptions + Labels + Board + HasConsole + Journal + Rulebook + Setups + Results> Show for G {}

/// What a game is called and for whom it is. In `about.rs` of a game.
pub trait About: Game {
    /// The game's name.
    const NAME: Text;
    /// One line that makes one want to play.
    const TAGLINE: Text;
    /// Fewest and most seats.
    const SEATS: (usize, usize);
    /// How long a game takes two people, in minutes.
    const MINUTES: u32;
    /// The key of the option that is the number of seats, where one can choose it.
    const SEATS_OPTION: Option<&'static str> = None;

    /// The game of the day, which all visitors of a server play with the same seed; none if the game has no such thing. The
    /// default: none.
    fn daily() -> Option<Daily<Self::Config>> {
        None
    }
}

/// What can be chosen before a game. In `options.rs` of a game.
pub trait HasOptions: Game {
    /// The options of [`Game::Config`], in the order of a form.
    fn options() -> Vec<OptionSpec>;
}

/// The words for what can be done now. In `text/label.rs` of a game.
pub trait Labels: Game {
    /// What the action does, as the text of a button: "Place red 7 on stone 3".
    fn label(view: &Self::View, seat: Seat, action: &Self::Action, names: &Names, lang: Lang) -> String;

    /// Is the action's label the same in every view? Then a server need not make it again. The default: never.
    fn label_is_fixed(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// What the awaited seat is asked, in a few words for the status line; lower case, without a full stop. The default:
    /// none, and the line says what to pick.
    fn question(view: &Self::View, names: &Names, lang: Lang) -> Option<String> {
        let _ = (view, names, lang);
        None
    }

    /// Words of the notation that name no card, as the reader's language has them: `stay` is "rester". Lists show them, and
    /// people may type them. The default: the notation's own will do.
    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        let _ = lang;
        Vec::new()
    }
}

/// How a board is touched, and whom it waits for. In `board.rs` of a game.
pub trait Board: Game {
    /// The things on the screen that one touches to do it, in order: `["card:R7", "stone:3"]`. One that begins with
    /// `button:` is no thing on the table but a button of its own; `cell:c4` is column c, row 4 of a board.
    fn touch(action: &Self::Action) -> Vec<String>;

    /// The action that a player probably means who touches these things in this order, legal or not: its refusal says why
    /// they cannot be used now. None if touching them means nothing. The default: never.
    fn attempt(view: &Self::View, seat: Seat, touched: &[&str]) -> Option<Self::Action> {
        let _ = (view, seat, touched);
        None
    }

    /// Has the seat nothing more to decide in this game, however long it goes on? The default: never before the end.
    fn is_out(view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// Rows of actions that a seat which has to decide can play with one touch, beside its single actions. Every row can be
    /// played as it stands. The default: none.
    fn shortcuts(view: &Self::View, seat: Seat, names: &Names, lang: Lang) -> Vec<Shortcut<Self::Action>> {
        let _ = (view, seat, names, lang);
        Vec::new()
    }

    /// The seat whose turn it is, in games that ask others in it, too: their status line says that they decide, not that it
    /// is their turn. The default: that of [`Board::turn`].
    fn turn_of(view: &Self::View) -> Option<Seat> {
        Self::turn(view, Lang::En).map(|turn| turn.seat)
    }

    /// The turn that it is, in games whose turns can end by themselves: their player is told so. The default: none.
    fn turn(view: &Self::View, lang: Lang) -> Option<Turn<Self::Action>> {
        let _ = (view, lang);
        None
    }

    /// The moments at which a seat can ask to be asked ([`Game::standing_answer`]), in the order of a list. The default: none,
    /// and every decision is asked.
    fn stops() -> &'static [StopSpec] {
        &[]
    }
}

/// The board as text. In `console.rs` of a game.
pub trait HasConsole: Game {
    /// The view as text for a pipe.
    fn text(view: &Self::View, names: &Names, lang: Lang, paint: Paint) -> String;

    /// The view for a full-screen console, which says itself whose turn it is. The default: the text of a pipe.
    fn console_board(view: &Self::View, console: &Console<'_>) -> ConsoleBoard {
        let text = Self::text(view, console.names, console.lang, console.paint);
        ConsoleBoard { text, ..ConsoleBoard::default() }
    }
}

/// What happened, to be read. In `text/log.rs` of a game.
pub trait Journal: Game {
    /// The line of the log for an event; none if it is not worth one.
    fn log_line(event: &Self::Event, names: &Names, lang: Lang) -> Option<String>;

    /// Why a finished game ended as it did, as half a sentence ("5 stones to 1"); none if there is nothing to add.
    fn why_over(view: &Self::View, names: &Names, lang: Lang) -> Option<String>;

    /// The end of a finished game in one line, from its view and its events, newest first: "5 stones to 1; you took stone
    /// 4 with a colour run". No capital and no full stop. The default: [`Journal::why_over`].
    fn story(
        view: &Self::View,
        newest: &mut dyn Iterator<Item = &Self::Event>,
        names: &Names,
        lang: Lang,
    ) -> Option<String> {
        let _ = newest;
        Self::why_over(view, names, lang)
    }

    /// A finished match to read afterwards, from its view and the events that the reader received, oldest first: where it
    /// went, what was gained, what it was lost by. The default: nothing.
    fn chronicle(
        view: &Self::View,
        events: &mut dyn Iterator<Item = &Self::Event>,
        names: &Names,
        lang: Lang,
    ) -> Vec<Chapter> {
        let _ = (view, events, names, lang);
        Vec::new()
    }
}

/// The rules and the cards, to be read. In `text/rules.rs` of a game.
pub trait Rulebook: Game {
    /// The rules of the game as this config plays it.
    fn rules(config: &Self::Config, lang: Lang) -> Vec<RulesSection>;

    /// Every card (or other piece) with its generated text.
    fn cards(config: &Self::Config, lang: Lang) -> Vec<CardHelp>;
}

/// What seats bring along ([`Game::Setup`]): decks. A game without them implements it empty, beside [`About`].
pub trait Setups: Game {
    /// The set-ups that come with the game: tournaments and benchmarks take them in turn. The default: none.
    fn ready_setups() -> Vec<ReadySetup<Self::Setup>> {
        Vec::new()
    }

    /// Reads a set-up as people write it (a deck list). It is not checked against the rules yet.
    ///
    /// # Errors
    /// It cannot be read: the line and what is wrong with it. The default: the game has no decks.
    fn parse_setup(config: &Self::Config, text: &str) -> Result<Self::Setup, ConfigError> {
        let _ = (config, text);
        let game = Self::ID;
        Err(ConfigError(Message::new(
            format!("`{game}` has no decks"),
            format!("«\u{a0}{game}\u{a0}» ne se joue pas avec des decks"),
        )))
    }

    /// What a seat's set-up was (`deck`: `Fire First`), for tables of balance of games that are over. The default: nothing.
    fn setup_tags(config: &Self::Config, setup: &Self::Setup, seat: Seat) -> Vec<Tag> {
        let _ = (config, setup, seat);
        Vec::new()
    }
}

/// What tables of results count beside who won. In `results.rs` of a game; one without it implements it empty, beside
/// [`About`].
pub trait Results: Game {
    /// What a seat was in this game (`class`: `Warrior`), for tables of balance; its place at the table is known anyway.
    fn tags(view: &Self::View, seat: Seat) -> Vec<Tag> {
        let _ = (view, seat);
        Vec::new()
    }

    /// What is counted of a finished match beside [`Results::tags`], from its view and the events that a spectator
    /// received, oldest first. The default: nothing.
    fn findings(view: &Self::View, events: &mut dyn Iterator<Item = &Self::Event>) -> Findings {
        let _ = (view, events);
        Findings::default()
    }
}
