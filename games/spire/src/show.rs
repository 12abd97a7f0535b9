//! What screens call: the texts behind [`Show`].
//!
//! Not here: the texts themselves. Each method hands over to the file that holds them.

use crate::text::{cards, chronicle, label, log, rules};
use crate::{Action, Config, Element, Event, Phase, Spire, View, attempt, console, findings, options};
use atout_core::{
    CardHelp, Chapter, Console, ConsoleBoard, Daily, Findings, Lang, Names, OptionSpec, Paint, RulesSection, Seat,
    Show, Tag, Text,
};

impl Show for Spire {
    const NAME: Text = Text::new("Elemental Spire", "La Tour des éléments");
    const TAGLINE: Text = Text::new(
        "Climb four floors of enemies with a deck that grows on the way, alone or together.",
        "Gravissez quatre étages d’ennemis avec un deck qui grandit en chemin, seul ou à deux.",
    );
    const SEATS: (usize, usize) = (1, 2);
    const SEATS_OPTION: Option<&'static str> = Some("players");
    const MINUTES: u32 = 45;

    fn options() -> Vec<OptionSpec> {
        options::options()
    }

    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        label::label(view, seat, *action, names, lang)
    }

    fn label_is_fixed(action: &Action) -> bool {
        matches!(action, Action::Choose(_) | Action::End | Action::Skip | Action::Meditate)
    }

    /// Cards are touched by their place; cards that are equal share the place of the first.
    fn touch(action: &Action) -> Vec<String> {
        match *action {
            Action::Choose(element) => {
                vec![format!("element:{}", element.word()), format!("button:{}", element.word())]
            }
            Action::Go(column) => vec![format!("room:{}", column + 1)],
            Action::Play(place, Some(target)) => vec![format!("hand:{}", place + 1), format!("entity:{target}")],
            Action::Play(place, None) => vec![format!("hand:{}", place + 1), "button:play".to_owned()],
            Action::Discard(place) => vec![format!("hand:{}", place + 1)],
            Action::Take(place) => vec![format!("offer:{}", place + 1)],
            Action::Pick(place) => vec![format!("deck:{}", place + 1)],
            Action::Option(place) => vec![format!("option:{}", place + 1)],
            Action::End | Action::Skip | Action::Rest | Action::Meditate => vec![format!("button:{action}")],
        }
    }

    fn words(lang: Lang) -> Vec<(&'static str, String)> {
        if lang == Lang::En {
            return Vec::new();
        }
        let elements = Element::FOUR.map(|element| (element.word(), element.name().get(lang).to_owned()));
        let buttons =
            [("end", "fin"), ("play", "jouer"), ("skip", "passer"), ("rest", "dormir"), ("meditate", "méditer")];
        elements.into_iter().chain(buttons.map(|(word, shown)| (word, shown.to_owned()))).collect()
    }

    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
        attempt::attempt(view, seat, touched)
    }

    fn log_line(event: &Event, names: &Names, lang: Lang) -> Option<String> {
        log::log_line(event, names, lang)
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        view.left.contains(seat)
    }

    fn why_over(view: &View, _names: &Names, lang: Lang) -> Option<String> {
        log::why_over(view, lang)
    }

    fn story(view: &View, newest: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Option<String> {
        log::story(view, newest, names, lang)
    }

    fn question(view: &View, _names: &Names, lang: Lang) -> Option<String> {
        let Phase::Discard(_, n) = view.phase else { return None };
        let cards = lang.count(n.into(), ["card", "cards"], ["carte", "cartes"]);
        Some(lang.pick(format!("discard {cards}"), format!("défaussez {cards}")))
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
        findings::kept(view, seat)
    }

    fn findings(view: &View, events: &mut dyn Iterator<Item = &Event>) -> Findings {
        findings::findings(view, events)
    }

    fn daily() -> Option<Daily<Config>> {
        Some(Daily {
            config: Config::default(),
            about: Text::new(
                "Today everybody climbs the same spire: same rooms, same enemies, same cards on offer. One player, difficulty 0, built-in cards.",
                "Aujourd’hui, tout le monde gravit la même tour : mêmes salles, mêmes ennemis, mêmes cartes proposées. Un joueur, difficulté 0, cartes d’origine.",
            ),
            reached: Text::new("Rooms", "Salles"),
            left: Text::new("Life left", "Vie restante"),
        })
    }

    fn chronicle(_view: &View, events: &mut dyn Iterator<Item = &Event>, names: &Names, lang: Lang) -> Vec<Chapter> {
        chronicle::chronicle(events, names, lang)
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        cards::cards(config, lang)
    }
}
