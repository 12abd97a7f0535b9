//! What screens call: the texts behind [`Show`].
//!
//! Not here: the texts themselves. Each method hands over to the file that holds them.

use crate::text::{ending, help, label, log};
use crate::{
    Action, Aim, Config, Deck, Duel, Event, READY_DECKS, ReadyDeck, SEATS, View, attempt, console, findings, options,
    stops, text,
};
use atout_core::{
    CardHelp, ConfigError, Console, ConsoleBoard, Findings, Lang, Names, OptionSpec, Paint, ReadySetup, RulesSection,
    Seat, Show, StopSpec, Tag, Text,
};

impl Show for Duel {
    const NAME: Text = Text::new("Planar Duel", "Duel planaire");
    const TAGLINE: Text = Text::new(
        "Lands, creatures and spells: bring a deck and bring your opponent down to 0 life.",
        "Terrains, créatures et sorts : venez avec un deck et réduisez l’adversaire à 0 point de vie.",
    );
    const SEATS: (usize, usize) = (SEATS, SEATS);
    const MINUTES: u32 = 25;

    fn options() -> Vec<OptionSpec> {
        options::options()
    }

    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        label::label(view, seat, *action, names, lang)
    }

    fn label_is_fixed(action: &Action) -> bool {
        matches!(action, Action::Mulligan | Action::ByHand | Action::X(_) | Action::Choose(_))
    }

    /// Cards of the hand are touched by their place; cards that are equal share the place of the first.
    fn touch(action: &Action) -> Vec<String> {
        let permanent = |slot: u8| format!("permanent:{slot}");
        match *action {
            Action::Pass | Action::Done | Action::Keep | Action::Mulligan => vec![format!("button:{action}")],
            Action::ByHand => vec!["mana:hand".to_owned()],
            Action::Yes | Action::No => vec![format!("button:{action}")],
            Action::Bottom(place) | Action::Land(place) | Action::Discard(place) => vec![format!("hand:{place}")],
            // A spell is paid for: a second touch confirms what needs no further choice.
            Action::Cast(place) => vec![format!("hand:{place}"), "button:cast".to_owned()],
            Action::Use(slot, n) => vec![permanent(slot), format!("button:use{n}")],
            Action::Tap(slot, colour) => {
                vec![permanent(slot), format!("button:mana{}", colour.map_or('C', crate::Colour::letter))]
            }
            Action::Mode(n) => vec![format!("button:mode{n}")],
            Action::X(n) => vec![format!("button:x{n}")],
            Action::Exile(at) => vec![format!("button:exile{at}")],
            Action::Trigger(n) => vec![format!("button:trigger{n}")],
            Action::Assign(n) => vec![format!("button:assign{n}")],
            Action::Find(n) => vec![format!("button:find{n}")],
            Action::Choose(colour) => vec![format!("button:colour{}", colour.letter())],
            Action::Target(aim) => vec![thing(aim)],
            Action::Sacrifice(slot) | Action::Attack(slot) | Action::Order(slot) => vec![permanent(slot)],
            Action::Block(blocker, attacker) => vec![permanent(blocker), permanent(attacker)],
        }
    }

    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
        attempt::attempt(view, seat, touched)
    }

    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        const FRENCH: [(&str, &str); 7] = [
            ("pass", "passer"),
            ("done", "fini"),
            ("keep", "garder"),
            ("mulligan", "changer"),
            ("mana", "mana"),
            ("yes", "oui"),
            ("no", "non"),
        ];
        match lang {
            Lang::En => Vec::new(),
            Lang::Fr => FRENCH.map(|(word, french)| (word, french.to_owned())).to_vec(),
        }
    }

    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        log::log_line(event, names, lang)
    }

    fn why_over(view: &View, names: &Names, lang: Lang) -> Option<String> {
        ending::why_over(view, names, lang)
    }

    fn story(view: &View, newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        ending::story(view, newest, names, lang)
    }

    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        console::text(view, names, lang, paint)
    }

    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        console::console_board(view, console)
    }

    fn rules(_config: &Config, lang: Lang) -> Vec<RulesSection> {
        text::rules(lang)
    }

    fn tags(view: &View, seat: Seat) -> Vec<Tag> {
        vec![findings::order_tag(view, seat)]
    }

    fn setup_tags(config: &Config, deck: &Deck, seat: Seat) -> Vec<Tag> {
        vec![findings::deck_tag(config, deck, seat)]
    }

    fn question(view: &View, names: &Names, lang: Lang) -> Option<String> {
        Some(label::full_question(view, names, lang)).filter(|question| !question.is_empty())
    }

    fn turn_of(view: &View) -> Option<Seat> {
        (view.turn > 0).then_some(view.active)
    }

    fn stops() -> &'static [StopSpec] {
        stops::STOPS
    }

    fn ready_setups() -> Vec<ReadySetup<Deck>> {
        let setup =
            |ready: &ReadyDeck| ReadySetup { id: ready.id, name: ready.name, idea: ready.idea, setup: ready.deck() };
        READY_DECKS.iter().map(setup).collect()
    }

    fn parse_setup(config: &Config, text: &str) -> Result<Deck, ConfigError> {
        Deck::parse(text, &config.content).map_err(ConfigError)
    }

    fn findings(view: &View, _events: &mut dyn Iterator<Item = &Event>) -> Findings {
        findings::findings(view)
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        help::cards(config, lang)
    }
}

/// The id of what is aimed at.
fn thing(aim: Aim) -> String {
    match aim {
        Aim::Permanent(slot) => format!("permanent:{slot}"),
        Aim::Player(seat) => format!("player:{}", seat.index()),
        Aim::Spell(at) => format!("spell:{at}"),
        Aim::Card(seat, at) => format!("grave:{}.{at}", seat.index()),
    }
}
