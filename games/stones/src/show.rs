//! What screens need from the game: the `Show` trait of `atout-core`.
//!
//! Not here: the sentences (`text.rs`), the picture of the board in the console (`console.rs`).

use crate::{Action, Config, Event, Stones, View, attempt, console, options, text};
use atout_core::{CardHelp, Console, ConsoleBoard, Lang, Names, OptionSpec, Paint, RulesSection, Seat, Show, Text};

impl Show for Stones {
    const NAME: Text = Text::new("Border Stones", "Les Bornes");
    const TAGLINE: Text = Text::new(
        "A row of stones between two clans: take five, or three side by side.",
        "Une rangée de bornes entre deux clans\u{a0}: prenez-en cinq, ou trois côte à côte.",
    );
    const SEATS: (usize, usize) = (2, 2);
    const MINUTES: u32 = 20;

    fn options() -> Vec<OptionSpec> {
        options::options()
    }

    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        text::label(view, seat, *action, names, lang)
    }

    fn question(view: &View, _names: &Names, lang: Lang) -> Option<String> {
        text::question(view, lang)
    }

    fn label_is_fixed(action: &Action) -> bool {
        !matches!(action, Action::To(_) | Action::Discard | Action::Claim(_))
    }

    /// No legal gesture is the beginning of another legal one, so a page knows when a gesture is complete.
    fn touch(action: &Action) -> Vec<String> {
        match action {
            Action::Place(card, stone) => vec![format!("card:{card}"), format!("stone:{stone}")],
            Action::Recruit => vec!["card:recruiter".to_owned(), "button:recruiter".to_owned()],
            Action::Use(tactic, card) => vec![format!("card:{}", tactic.word()), format!("card:{card}")],
            Action::To(stone) | Action::Claim(stone) => vec![format!("stone:{stone}")],
            Action::Under(card) => vec![format!("card:{card}")],
            Action::Draw(deck) => vec![format!("deck:{deck}")],
            Action::Discard | Action::Done | Action::Pass => vec![format!("button:{action}")],
        }
    }

    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
        attempt::attempt(view, seat, touched)
    }

    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        text::log_line(event, names, lang)
    }

    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        text::why_over(view, names, lang)
    }

    fn story(view: &View, newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        text::story(view, newest, names, lang)
    }

    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        console::screen(view, names, lang, paint)
    }

    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        console::console_board(view, console)
    }

    fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
        text::rules(config, lang)
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        text::cards(config, lang)
    }
}
