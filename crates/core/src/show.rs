//! The words of a game: names, labels, gestures, log lines, rules.
//!
//! Not here: markup (`atout-web`) and screens.

use crate::{ConfigError, Console, ConsoleBoard, Game, Lang, Message, Names, OptionSpec, Seat, StopSpec, Text};
use serde::Serialize;

/// Everything a user interface needs to know of a game beside its rules. All of it is made from views, so it cannot
/// tell a seat more than it may know.
pub trait Show: Game {
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

    /// The options of [`Game::Config`], in the order of a form.
    fn options() -> Vec<OptionSpec>;

    /// What the action does, as the text of a button: "Place red 7 on stone 3".
    fn label(view: &Self::View, seat: Seat, action: &Self::Action, names: &Names, lang: Lang) -> String;

    /// Is the action's label the same in every view? Then a server need not make it again. The default: never.
    fn label_is_fixed(action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// The things on the screen that one touches to do it, in order: `["card:R7", "stone:3"]`. One that begins with
    /// `button:` is no thing on the table but a button of its own; `cell:c4` is column c, row 4 of a board.
    fn touch(action: &Self::Action) -> Vec<String>;

    /// The action that a player probably means who touches these things in this order, legal or not: its refusal says why
    /// they cannot be used now. None if touching them means nothing. The default: never.
    fn attempt(view: &Self::View, seat: Seat, touched: &[&str]) -> Option<Self::Action> {
        let _ = (view, seat, touched);
        None
    }

    /// The line of the log for an event; none if it is not worth one.
    fn log_line(event: &Self::Event, names: &Names, lang: Lang) -> Option<String>;

    /// Has the seat nothing more to decide in this game, however long it goes on? The default: never before the end.
    fn is_out(view: &Self::View, seat: Seat) -> bool {
        let _ = (view, seat);
        false
    }

    /// Why a finished game ended as it did, as half a sentence ("5 stones to 1"); none if there is nothing to add.
    fn why_over(view: &Self::View, names: &Names, lang: Lang) -> Option<String>;

    /// The end of a finished game in one line, from its view and its events, newest first: "5 stones to 1; you took stone
    /// 4 with a colour run". No capital and no full stop. The default: [`Show::why_over`].
    fn story(
        view: &Self::View,
        newest: &mut dyn Iterator<Item = &Self::Event>,
        names: &Names,
        lang: Lang,
    ) -> Option<String> {
        let _ = newest;
        Self::why_over(view, names, lang)
    }

    /// The view as text for a console.
    fn text(view: &Self::View, names: &Names, lang: Lang, paint: Paint) -> String;

    /// The view for a full-screen console, which says itself whose turn it is. The default: the text of a pipe.
    fn console_board(view: &Self::View, console: &Console<'_>) -> ConsoleBoard {
        let text = Self::text(view, console.names, console.lang, console.paint);
        ConsoleBoard { text, ..ConsoleBoard::default() }
    }

    /// The rules of the game as this config plays it.
    fn rules(config: &Self::Config, lang: Lang) -> Vec<RulesSection>;

    /// What a seat was in this game (`class`: `Warrior`), for tables of balance; its place at the table is known anyway.
    fn tags(view: &Self::View, seat: Seat) -> Vec<Tag> {
        let _ = (view, seat);
        Vec::new()
    }

    /// What a seat's set-up was (`deck`: `Fire First`), for tables of balance of games that are over. The default: nothing.
    fn setup_tags(config: &Self::Config, setup: &Self::Setup, seat: Seat) -> Vec<Tag> {
        let _ = (config, setup, seat);
        Vec::new()
    }

    /// What the awaited seat is asked, in a few words for the status line; lower case, without a full stop. The default:
    /// none, and the line says what to pick.
    fn question(view: &Self::View, names: &Names, lang: Lang) -> Option<String> {
        let _ = (view, names, lang);
        None
    }

    /// The seat whose turn it is, in games that ask others in it, too: their status line says that they decide, not that it
    /// is their turn. The default: none.
    fn turn_of(view: &Self::View) -> Option<Seat> {
        let _ = view;
        None
    }

    /// The moments at which a seat can ask to be asked ([`Game::standing_answer`]), in the order of a list. The default: none,
    /// and every decision is asked.
    fn stops() -> &'static [StopSpec] {
        &[]
    }

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

    /// What tables of results count of a finished match beside who won and [`Show::tags`], from its view and the events
    /// that a spectator received, oldest first. The default: nothing.
    fn findings(view: &Self::View, events: &mut dyn Iterator<Item = &Self::Event>) -> Findings {
        let _ = (view, events);
        Findings::default()
    }

    /// The game of the day, which all visitors of a server play with the same seed; none if the game has no such thing. The
    /// default: none.
    fn daily() -> Option<Daily<Self::Config>> {
        None
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

    /// Words of the notation that name no card, as the reader's language has them: `stay` is "rester". Lists show them, and
    /// people may type them. The default: the notation's own will do.
    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        let _ = lang;
        Vec::new()
    }

    /// Every card (or other piece) with its generated text.
    fn cards(config: &Self::Config, lang: Lang) -> Vec<CardHelp>;
}

/// One legal action as an interface offers it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// The action in the game's notation.
    pub action: String,
    /// What it does.
    pub label: String,
    /// The things to touch, in order.
    pub touch: Vec<String>,
    /// May it still be taken back? Then it is sent together with what follows.
    #[serde(skip_serializing_if = "is_false")]
    pub draft: bool,
    /// The label as HTML, where a page draws signs in place of words.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub drawn: Option<String>,
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// A line of the log and the version (the number of the action) it belongs to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct LogLine {
    /// The action that made it happen, counted from 1.
    pub version: u64,
    /// What happened, in the reader's language.
    pub text: String,
}

/// A heading of the rules and its paragraphs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct RulesSection {
    /// Its name in addresses and for the pictures that belong to it; the same in every language.
    pub id: &'static str,
    /// The heading.
    pub title: String,
    /// Its paragraphs.
    pub paragraphs: Vec<String>,
}

impl RulesSection {
    /// The section under a name.
    #[must_use]
    pub fn named(self, id: &'static str) -> RulesSection {
        RulesSection { id, ..self }
    }
}

/// Something that a seat was, among others it could have been.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tag {
    /// Of what sort: "class".
    pub sort: Text,
    /// Which one: "Warrior".
    pub what: Text,
}

/// A set-up that comes with the game: a deck that anybody can play.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadySetup<S> {
    /// How commands write it.
    pub id: &'static str,
    /// Its name.
    pub name: Text,
    /// How it plays, in one sentence.
    pub idea: Text,
    /// The set-up itself.
    pub setup: S,
}

/// What a finished match came to, for tables of results.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Findings {
    /// How far it came.
    pub reached: Option<Reached>,
    /// What the players have left, to tell equal ends apart: "life", 34.
    pub left: Option<(Text, u32)>,
    /// What a lost match was lost by: "killed by", "Cinder Imp".
    pub lost_by: Option<Tag>,
    /// What only its events tell of the seats: the cards that they took.
    pub tags: Vec<(Seat, Tag)>,
}

/// How far a match came on a way of known length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Reached {
    /// What is counted: "rooms".
    pub what: Text,
    /// How many.
    pub n: u32,
    /// Out of how many.
    pub of: u32,
}

/// The game of the day.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Daily<C> {
    /// Its options.
    pub config: C,
    /// What is the same for everybody, and which options they are, in a few sentences.
    pub about: Text,
    /// What [`Findings::reached`] counts, as the head of a column: "Rooms".
    pub reached: Text,
    /// What [`Findings::left`] counts: "Life left".
    pub left: Text,
}

/// A heading of a chronicle and its lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Chapter {
    /// The heading.
    pub title: String,
    /// Its lines.
    pub lines: Vec<String>,
}

/// A card's help.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct CardHelp {
    /// The id it has in notation and on screens.
    pub id: String,
    /// Its name.
    pub name: String,
    /// What it is or does.
    pub text: String,
}

/// Whether text may carry ANSI colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paint {
    /// Plain characters only.
    Plain,
    /// With ANSI colours.
    Ansi,
}

impl Paint {
    /// The text in an ANSI style (`"31;1"`), or as it is.
    #[must_use]
    pub fn style(self, code: &str, text: &str) -> String {
        match self {
            Paint::Plain => text.to_owned(),
            Paint::Ansi => format!("\x1b[{code}m{text}\x1b[0m"),
        }
    }
}
