//! What screens call: the texts behind [`Show`].
//!
//! Not here: the texts themselves. Each method hands over to the file that holds them.

use crate::text::{cards, label, log, nouns, rules};
use crate::{Action, Class, Config, Event, Kitty, View, attempt, console, options};
use atout_core::{
    CardHelp, Console, ConsoleBoard, Lang, Names, OptionSpec, Paint, RulesSection, Seat, Show, Tag, Text,
};

impl Show for Kitty {
    const NAME: Text = Text::new("Kitty Wonderland", "Kitty Wonderland");
    const TAGLINE: Text = Text::new(
        "Kittens with razors and caramels on a board without edges: all players decide at the same time, the last one left wins.",
        "Des chatons, des rasoirs et des caramels sur un plateau sans bords\u{a0}: tous décident en même temps, le dernier en jeu gagne.",
    );
    const SEATS: (usize, usize) = (2, Seat::MAX);
    const SEATS_OPTION: Option<&'static str> = Some("players");
    const MINUTES: u32 = 20;

    fn options() -> Vec<OptionSpec> {
        options::options()
    }

    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        label::label(view, seat, *action, names, lang)
    }

    fn label_is_fixed(action: &Action) -> bool {
        matches!(action, Action::Pick(_))
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        !view.lives(seat)
    }

    /// No gesture is the beginning of another one that is legal at the same time, so a page knows when it is complete.
    fn touch(action: &Action) -> Vec<String> {
        match action {
            Action::Pick(class) => vec![format!("class:{class}"), format!("button:{class}")],
            Action::Walk(cell) => vec![format!("cell:{cell}")],
            Action::Play(card) => vec![format!("card:{card}"), format!("button:{card}")],
            Action::Aim(card, target) => vec![format!("card:{card}"), format!("entity:{target}")],
            Action::Stay | Action::Pass => vec![format!("button:{action}")],
        }
    }

    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
        attempt::attempt(view, seat, touched)
    }

    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        if lang == Lang::En {
            return Vec::new();
        }
        let classes = Class::ALL.iter().map(|class| (class.stats().word, class.stats().name.get(lang).to_owned()));
        classes.chain([("stay", "rester".to_owned()), ("pass", "passer".to_owned())]).collect()
    }

    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        log::log_line(event, names, lang)
    }

    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        log::why_over(view, names, lang)
    }

    fn story(view: &View, newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        log::story(view, newest, names, lang)
    }

    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        console::text(view, names, lang, paint)
    }

    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        console::console_board(view, console)
    }

    fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
        rules::rules(config, lang)
    }

    fn tags(view: &View, seat: Seat) -> Vec<Tag> {
        nouns::tags(view, seat)
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        cards::cards(config, lang)
    }
}
