//! The page that sets up a game: the players of the seats, and the options as the game describes them.
//!
//! Where the number of seats can be chosen, there is a row for every seat there could be; the script hides those beyond
//! the number, and the server ignores them.

use crate::layout::{Tab, page};
use crate::{GameInfo, Reader, SetupForm};
use atout_core::{Lang, OptionKind, OptionSpec, Text};
use maud::{Markup, html};

/// The offered time limits of the search bot in milliseconds, with their names.
const BUDGETS: [(u32, &str, &str); 3] =
    [(50, "quick", "rapide"), (200, "normal", "normal"), (1000, "patient", "patient")];

/// The page that sets up a game.
#[must_use]
pub fn setup(reader: &Reader, game: &GameInfo, form: &SetupForm) -> String {
    let lang = reader.lang;
    let (number, options): (Vec<_>, Vec<_>) = game.options.iter().partition(|spec| game.seats_option == Some(spec.key));
    let n_rows = if number.is_empty() { form.seats.len().max(game.seats.0) } else { game.seats.1 };
    let (plain, sizes): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|spec| !matches!(spec.kind, OptionKind::Number { .. }));
    let resized = sizes.iter().any(|spec| value(spec, form) != text_of(&spec.default()));
    let main = html! {
        div.narrow {
            h1 { (game.name.get(lang)) }
            p.lead { (game.tagline.get(lang)) " " a href={ "/rules/" (game.id) } { (lang.pick("Rules", "Règles")) } }
            form.setup method="post" action={ "/new/" (game.id) } {
                @if let Some(problem) = &form.problem { div.problem role="alert" { span { (problem) } } }
                fieldset {
                    legend { (lang.pick("Who plays", "Qui joue")) }
                    @for spec in &number { (option(spec, form, lang)) }
                    (presets(n_rows, lang))
                    div.seats data-number=[number.first().map(|spec| spec.key)] { @for seat in 0..n_rows { (seat_field(game, form, seat, lang)) } }
                    @if !number.is_empty() { noscript { p.help { (lang.pick("Only as many of these seats play as the number above says, the first ones first.", "Seules jouent autant de ces places que le dit le nombre ci-dessus, en commençant par la première.")) } } }
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
    page(reader, Tab::Other, &[], game.name.get(lang), &main)
}

/// Buttons that fill in the seats; the script shows them. A preset is a kind for every row.
fn presets(n_rows: usize, lang: Lang) -> Markup {
    let people =
        |n: usize| (0..n_rows).map(|seat| if seat < n { "human" } else { "heuristic" }).collect::<Vec<_>>().join(" ");
    let bots = (0..n_rows).map(|seat| ["heuristic", "search:ms=200"][seat % 2]).collect::<Vec<_>>().join(" ");
    let mut presets = vec![
        (people(1), lang.pick("Against the computer", "Contre l’ordinateur")),
        (people(2), lang.pick("Two at one screen", "À deux sur un écran")),
        (bots, lang.pick("Watch bots", "Regarder les robots")),
    ];
    if n_rows > 2 {
        presets.insert(2, (people(n_rows), lang.pick("Everybody at this screen", "Tous sur cet écran")));
    }
    html! {
        div.presets hidden {
            @for (kinds, name) in presets { button.btn type="button" data-preset=(kinds) { (name) } }
        }
    }
}

fn seat_field(game: &GameInfo, form: &SetupForm, seat: usize, lang: Lang) -> Markup {
    let default = if seat == 0 { "human" } else { "heuristic" };
    let chosen = form.seats.get(seat).map_or(default, String::as_str);
    let chosen = if chosen == "search" { "search:ms=200" } else { chosen };
    let name = form.names.get(seat).filter(|name| !name.is_empty());
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
            input id=(named) name=(named) type="text" maxlength="40" autocomplete="off" value=[name];
        }
    }
}

/// The kinds of players that can take a seat, each with its label.
fn kinds(game: &GameInfo, lang: Lang) -> Vec<(String, String)> {
    let mut kinds =
        vec![("human".to_owned(), lang.pick("A person at this screen", "Une personne à cet écran").to_owned())];
    for bot in game.bots {
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

fn levels(game: &GameInfo, lang: Lang) -> Markup {
    html! {
        ul.levels { @for bot in game.bots { li { b { (bot.level.get(lang)) } (lang.colon()) " " (bot.help.get(lang)) } } }
    }
}

/// The text of an option in the form.
fn value(spec: &OptionSpec, form: &SetupForm) -> String {
    let sent = form.options.iter().rev().find(|(key, _)| key == spec.key).map(|(_, value)| value.clone());
    sent.unwrap_or_else(|| text_of(&spec.default()))
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
                OptionKind::Words { usual, .. } => {
                    label for=(id) { (name) }
                    (words(spec.key, usual, &value, lang))
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

/// A list of usual values, and a field for another one, which counts if it is not empty. The script shows the field
/// only while no usual value is selected.
fn words(key: &str, usual: &[(&str, Text)], value: &str, lang: Lang) -> Markup {
    let is_usual = usual.iter().any(|(word, _)| *word == value);
    let other = lang.pick("Something else…", "Autre chose…");
    html! {
        select id={ "o-" (key) } name=(key) aria-describedby={ "h-" (key) } data-other={ (key) "-other" } {
            @for (word, text) in usual { option value=(word) selected[*word == value] { (text.get(lang)) } }
            option value="" selected[!is_usual] { (other) }
        }
        input id={ (key) "-other" } name={ (key) "-other" } type="text" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" aria-label=(other) aria-describedby={ "h-" (key) } placeholder=(other) value=[(!is_usual).then_some(value)];
    }
}
