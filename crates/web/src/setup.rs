//! The page that sets up a game: who sits where, and the options as the game describes them.

use crate::layout::{Tab, page};
use crate::{Reader, SetupForm};
use atout_catalog::Entry;
use atout_core::{Lang, OptionKind, OptionSpec};
use maud::{Markup, html};

/// Milliseconds that a search may think, and what that feels like.
const BUDGETS: [(u32, &str, &str); 3] =
    [(50, "quick", "rapide"), (200, "normal", "normal"), (1000, "patient", "patient")];

/// The page that sets up a game.
#[must_use]
pub fn setup(reader: &Reader, game: &dyn Entry, form: &SetupForm) -> String {
    let lang = reader.lang;
    let n_seats = form.seats.len().max(game.seats().0);
    let (plain, sizes): (Vec<_>, Vec<_>) =
        game.options().into_iter().partition(|spec| !matches!(spec.kind, OptionKind::Number { .. }));
    let resized = sizes.iter().any(|spec| value(spec, form) != text_of(&spec.default()));
    let main = html! {
        div.narrow {
            h1 { (game.name().get(lang)) }
            p.lead { (game.tagline().get(lang)) " " a href={ "/rules/" (game.id()) } { (lang.pick("Rules", "Règles")) } }
            form.setup method="post" action={ "/new/" (game.id()) } {
                @if let Some(problem) = &form.problem { div.problem role="alert" { span { (problem) } } }
                fieldset {
                    legend { (lang.pick("Who plays", "Qui joue")) }
                    (presets(n_seats, lang))
                    div.seats { @for seat in 0..n_seats { (seat_field(game, form, seat, lang)) } }
                    (levels(game, lang))
                }
                @if !plain.is_empty() {
                    fieldset {
                        legend { (lang.pick("How it is played", "Comment on joue")) }
                        div.opts { @for spec in &plain { (option(spec, form, lang)) } }
                    }
                }
                @if !sizes.is_empty() {
                    details open[resized || form.problem.is_some()] {
                        summary { (lang.pick("Size of the game", "Taille du jeu")) }
                        div.opts { @for spec in &sizes { (option(spec, form, lang)) } }
                    }
                }
                div.submit {
                    button.btn.go type="submit" { (lang.pick("Start the game", "Commencer la partie")) }
                    a.btn.quiet href="/" { (lang.pick("Back to the games", "Retour aux jeux")) }
                }
            }
        }
    };
    page(reader, Tab::Other, game.name().get(lang), &main)
}

/// Buttons that fill in the seats; the script shows them.
fn presets(n_seats: usize, lang: Lang) -> Markup {
    let others = |first: &str, rest: &str| {
        std::iter::once(first).chain(std::iter::repeat_n(rest, n_seats.saturating_sub(1))).collect::<Vec<_>>().join(" ")
    };
    let presets = [
        (others("human", "heuristic"), lang.pick("Against the computer", "Contre l’ordinateur")),
        (others("human", "human"), lang.pick("Two at one screen", "À deux sur un écran")),
        (others("heuristic", "search:ms=200"), lang.pick("Watch bots", "Regarder les robots")),
    ];
    html! {
        div.presets hidden {
            @for (kinds, name) in presets { button.btn type="button" data-preset=(kinds) { (name) } }
        }
    }
}

fn seat_field(game: &dyn Entry, form: &SetupForm, seat: usize, lang: Lang) -> Markup {
    let default = if seat == 0 { "human" } else { "heuristic" };
    let chosen = form.seats.get(seat).map_or(default, String::as_str);
    let chosen = if chosen == "search" { "search:ms=200" } else { chosen };
    let kinds = kinds(game, lang);
    let (id, named, number) = (format!("seat{seat}"), format!("name{seat}"), seat + 1);
    html! {
        div.seat {
            label for=(id) { (lang.pick("Seat", "Place")) " " (number) }
            select id=(id) name=(id) {
                @for (kind, name) in &kinds { option value=(kind) selected[kind == chosen] { (name) } }
                @if !kinds.iter().any(|(kind, _)| kind == chosen) { option value=(chosen) selected { (chosen) } }
            }
            label for=(named) { (lang.pick("Name", "Nom")) " " span.dim.small { (lang.pick("if you like", "facultatif")) } }
            input id=(named) name=(named) type="text" maxlength="40" autocomplete="off";
        }
    }
}

/// Everybody who can take a seat.
fn kinds(game: &dyn Entry, lang: Lang) -> Vec<(String, String)> {
    let mut kinds =
        vec![("human".to_owned(), lang.pick("A person at this screen", "Une personne à cet écran").to_owned())];
    for bot in game.bots() {
        let level = bot.level.get(lang);
        if bot.kind == "search" {
            kinds.extend(
                BUDGETS.map(|(ms, en, fr)| (format!("search:ms={ms}"), format!("{level}, {}", lang.pick(en, fr)))),
            );
        } else {
            kinds.push((bot.kind.to_owned(), level.to_owned()));
        }
    }
    kinds
}

fn levels(game: &dyn Entry, lang: Lang) -> Markup {
    html! {
        ul.levels { @for bot in game.bots() { li { b { (bot.level.get(lang)) } (lang.pick(": ", " : ")) (bot.help.get(lang)) } } }
    }
}

/// The text that the form holds for an option.
fn value(spec: &OptionSpec, form: &SetupForm) -> String {
    let told = form.options.iter().rev().find(|(key, _)| key == spec.key).map(|(_, value)| value.clone());
    told.unwrap_or_else(|| text_of(&spec.default()))
}

fn text_of(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

fn option(spec: &OptionSpec, form: &SetupForm, lang: Lang) -> Markup {
    let (id, help, value) = (format!("o-{}", spec.key), format!("h-{}", spec.key), value(spec, form));
    let name = spec.name.get(lang);
    html! {
        div.field {
            @match &spec.kind {
                OptionKind::Switch { .. } => {
                    span.label id=(id) { (name) }
                    div.onoff role="radiogroup" aria-labelledby=(id) aria-describedby=(help) {
                        @for (word, text) in [("false", lang.pick("Without", "Sans")), ("true", lang.pick("With", "Avec"))] {
                            label { input type="radio" name=(spec.key) value=(word) checked[value == word]; span { (text) } }
                        }
                    }
                }
                OptionKind::Number { min, max, .. } => {
                    label for=(id) { (name) }
                    div.number {
                        input id=(id) type="number" name=(spec.key) min=(min) max=(max) value=(value) required aria-describedby=(help);
                        span.dim.small { (min) "–" (max) }
                    }
                }
                OptionKind::Choice(choices) => {
                    span.label id=(id) { (name) }
                    div.radios role="radiogroup" aria-labelledby=(id) aria-describedby=(help) {
                        @for (word, text) in *choices {
                            label { input type="radio" name=(spec.key) value=(word) checked[*word == value]; span { (text.get(lang)) } }
                        }
                    }
                }
            }
            p.help id=(help) { (spec.help.get(lang)) }
        }
    }
}
