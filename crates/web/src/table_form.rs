//! The form of a new table: a seat is a card with a face and a choice of who plays there; options are folded, each
//! with a sentence, as the game describes them.
//!
//! Where the number of seats can be chosen, there is a card for every seat there could be; the script hides those beyond
//! the number, and the server ignores them. Not here: whether the choices fit together; the script asks the server after
//! every change (`data-check`).

mod decks;
mod options;

use crate::layout::{Tab, page};
use crate::{GameInfo, Reader, TableForm};
use atout_core::{Lang, OptionKind, OptionSpec};
use decks::choice;
use maud::{Markup, html};
use options::{has_default, option, size};

pub use decks::{DeckChoice, DeckChoices};

/// The offered times that an expert thinks for a move, in milliseconds, with their names.
const BUDGETS: [(&str, &str, &str); 3] =
    [("50", "quick", "rapide"), ("200", "normal", "normal"), ("1000", "patient", "patient")];

/// The form of a new table.
#[must_use]
pub fn table_form(reader: &Reader, game: &GameInfo, form: &TableForm, decks: Option<&DeckChoices>) -> String {
    let lang = reader.lang;
    let (number, options): (Vec<_>, Vec<_>) = game.options.iter().partition(|spec| game.seats_option == Some(spec.key));
    let (plain, sizes): (Vec<_>, Vec<_>) =
        options.into_iter().partition(|spec| !matches!(spec.kind, OptionKind::Number { .. }));
    let main = html! {
        div.hero { (game.hero()) div { h1 { (game.name.get(lang)) } p.lead { (game.tagline.get(lang)) " " a href={ "/rules/" (game.id) } { (lang.pick("Rules", "Règles")) } @if game.has_lesson { " · " a href={ "/learn/" (game.id) } { (lang.pick("Learn in 2 minutes", "Apprendre en 2 minutes")) } } @if game.has_puzzles { " · " a href={ "/puzzles/" (game.id) } { (lang.pick("Puzzles", "Énigmes")) } } } } }
        form.table-form method="post" action={ "/new/" (game.id) } data-check={ "/new/" (game.id) "/check" } {
            (who_plays(game, number.first().copied(), form, decks, lang))
            fieldset {
                legend { (lang.pick("Options", "Options")) }
                div.folds {
                    @for spec in &plain { (option(spec, form, lang)) }
                    (thinking(form, lang))
                    @if !sizes.is_empty() { (all_sizes(&sizes, form, lang)) }
                }
            }
            div.start {
                div.problem id="problem" role="alert" hidden[form.problem.is_none()] { span { (form.problem.as_deref().unwrap_or_default()) } }
                div.submit {
                    button.btn.go type="submit" { (lang.pick("Start the game", "Commencer la partie")) }
                    a.btn.quiet href="/" { (lang.pick("Back", "Retour")) }
                }
            }
        }
    };
    page(reader, Tab::NewTable, &[], game.name.get(lang), &main)
}

/// The seats. `number` is the option that says how many there are.
fn who_plays(
    game: &GameInfo,
    number: Option<&OptionSpec>,
    form: &TableForm,
    decks: Option<&DeckChoices>,
    lang: Lang,
) -> Markup {
    let n_cards = if number.is_some() { game.seats.1 } else { form.seats.len().max(game.seats.0) };
    html! {
        fieldset {
            legend { (lang.pick("Who plays?", "Qui joue\u{a0}?")) }
            @if let Some(spec) = number {
                (size(spec, form, lang))
                // The script says whether the reader has set the number; else it follows from the other options.
                input type="hidden" name={ (spec.key) "-auto" } value="1" disabled;
            }
            (presets(game, n_cards, lang))
            div.seats data-number=[number.map(|spec| spec.key)] { @for seat in 0..n_cards { (seat_card(game, form, seat, decks, lang)) } }
            @if decks.is_some() { p.help { a href={ "/decks/" (game.id) } { (lang.pick("Your decks and the deck builder", "Vos decks et l’atelier de decks")) } } }
            @if number.is_some() { noscript { p.help { (lang.pick("Only the first seats play, as many as the number above.", "Seules les premières places jouent, autant que le nombre ci-dessus.")) } } }
        }
    }
}

/// Buttons that fill in the seats; the script shows them. A preset is a kind for every seat, and the fewest and the most
/// seats that it makes sense with.
fn presets(game: &GameInfo, n_seats: usize, lang: Lang) -> Markup {
    let people =
        |n: usize| (0..n_seats).map(|seat| if seat < n { "human" } else { "heuristic" }).collect::<Vec<_>>().join(" ");
    let bots = (0..n_seats).map(|seat| ["heuristic", "search"][seat % 2]).collect::<Vec<_>>().join(" ");
    let (fewest, most) = game.seats;
    let computer = match game.is_cooperative {
        true => lang.pick("With the computer", "Avec l’ordinateur"),
        false => lang.pick("Against the computer", "Contre l’ordinateur"),
    };
    let mut presets = vec![
        (people(1), 2, most, computer),
        (people(2), 2, most, lang.pick("Two on one screen", "À deux sur un écran")),
        (bots, fewest, most, lang.pick("Watch the computer play", "Regarder jouer l’ordinateur")),
    ];
    if n_seats > 2 {
        presets.insert(2, (people(n_seats), 2, most, lang.pick("All on one screen", "Tous sur un écran")));
    }
    if fewest == 1 {
        presets.insert(0, (people(1), 1, 1, lang.pick("Alone", "En solo")));
    }
    html! {
        div.presets hidden {
            @for (kinds, least, most, name) in presets {
                button.btn type="button" data-preset=(kinds) data-least=(least) data-most=(most) aria-pressed="false" { (name) }
            }
        }
    }
}

/// A seat: the face of who plays there, the choice, and a name.
fn seat_card(game: &GameInfo, form: &TableForm, seat: usize, decks: Option<&DeckChoices>, lang: Lang) -> Markup {
    let default = if seat == 0 { "human" } else { "heuristic" };
    let chosen = form.seats.get(seat).map_or(default, |kind| kind.split(':').next().unwrap_or_default());
    let name = form.names.get(seat).filter(|name| !name.is_empty());
    let (id, named, number) = (format!("seat{seat}"), format!("name{seat}"), seat + 1);
    let title = lang.pick(format!("Seat {number}"), format!("Place {number}"));
    let kinds = kinds(game, lang);
    html! {
        div.seat id=(id) role="group" aria-label=(title) {
            div.portrait aria-hidden="true" { @for (kind, ..) in &kinds { (face(kind)) } span.no { (number) } }
            div.kinds role="radiogroup" aria-label=(lang.pick("Player", "Joueur")) {
                @for (kind, name, help) in &kinds {
                    label title=(help) { input type="radio" name=(id) value=(kind) checked[*kind == chosen]; (face(kind)) span { (name) } }
                }
                @if !kinds.iter().any(|(kind, ..)| *kind == chosen) {
                    label { input type="radio" name=(id) value=(chosen) checked; span { (chosen) } }
                }
            }
            label.naming for=(named) {
                span { (lang.pick("Name", "Nom")) }
                input id=(named) name=(named) type="text" maxlength="40" autocomplete="off" placeholder=(lang.pick("optional", "facultatif")) value=[name];
            }
            @if let Some(decks) = decks { (choice(decks, seat, form.decks.get(seat).map_or("", String::as_str), lang)) }
        }
    }
}

/// The kinds of players that can take a seat, each with its name and a sentence.
fn kinds(game: &GameInfo, lang: Lang) -> Vec<(&'static str, &'static str, &'static str)> {
    let person = ("human", lang.pick("Person", "Humain"), lang.pick("Plays on this screen.", "Joue sur cet écran."));
    let bots = game.levels().map(|bot| (bot.kind, bot.level.get(lang), bot.help.get(lang)));
    std::iter::once(person).chain(bots).collect()
}

fn face(kind: &str) -> Markup {
    html! { img class={ "face k-" (kind) } src={ "/assets/face-" (kind) ".svg" } alt="" width="48" height="48"; }
}

/// How long experts think.
fn thinking(form: &TableForm, lang: Lang) -> Markup {
    let chosen = form.think.as_deref().unwrap_or("200");
    let name = BUDGETS.iter().find(|(ms, ..)| *ms == chosen).map_or(chosen, |(_, en, fr)| lang.pick(en, fr));
    html! {
        details.fold open[chosen != "200"] {
            summary { b { (lang.pick("Expert’s time", "Temps de l’Expert")) } span.value { (name) } span.help { (lang.pick("How long an Expert thinks about a move.", "Combien de temps un Expert réfléchit à un coup.")) } }
            div.chips role="radiogroup" aria-label=(lang.pick("Expert’s time", "Temps de l’Expert")) {
                @for (ms, en, fr) in BUDGETS {
                    label { input type="radio" name="think" value=(ms) checked[ms == chosen]; span { (lang.pick(en, fr)) } }
                }
            }
        }
    }
}

/// All numbers in one fold.
fn all_sizes(sizes: &[&OptionSpec], form: &TableForm, lang: Lang) -> Markup {
    let changed = sizes.iter().any(|spec| !has_default(spec, form));
    html! {
        details.fold open[changed || form.problem.is_some()] {
            summary { b { (lang.pick("Detailed settings", "Réglages détaillés")) } span.value {} span.help { (lang.pick("Cards, sizes and other numbers, for your own variant.", "Cartes, tailles et autres nombres, pour votre propre variante.")) } }
            div.opts { @for spec in sizes { (size(spec, form, lang)) } }
        }
    }
}
