//! The page of a replay: the board after one action, and links to the other actions. The script follows them without
//! loading a new page.

use crate::layout::{brand, data, document, encoded, skip};
use crate::table::{card_help, menu, side_button, side_head};
use crate::wire::ReplayStep;
use crate::words::{players, words};
use crate::{Reader, TablePage, icons};
use atout_core::{Chapter, Lang, Names};
use maud::{Markup, PreEscaped, html};

/// The page of a replay, opened at `step`; `summary` is its result in words, `chronicle` what else there is to read of it.
#[must_use]
pub fn replay(
    reader: &Reader,
    about: &TablePage<'_>,
    step: &ReplayStep,
    summary: &str,
    chronicle: &[Chapter],
) -> String {
    let (lang, id, names) = (reader.lang, about.id, about.names);
    let name = about.game.name.get(lang);
    let body = html! {
        (skip(lang))
        header.top {
            (brand())
            h1.gamename { (name) }
            div id="status" .over role="status" title=(summary) { (summary) }
            nav aria-label=(lang.pick("Replay", "Partie à revoir")) { (side_button(lang)) (menu(reader, about, &Markup::default(), false)) }
        }
        main id="main" tabindex="-1" {
            section id="board" aria-label=(lang.pick("Board", "Plateau")) { (PreEscaped(&step.html)) }
            div.bar.steps data-replay=(id) data-at=(step.at) data-of=(step.of) data-viewer=(step.viewer) {
                p id="said" aria-live="polite" { (message(step, lang)) }
                (steps(id, step, lang))
                (viewers(id, step, names, lang))
            }
        }
        aside id="side" aria-label=(lang.pick("Moves and help", "Coups et aide")) {
            (side_head(lang))
            div id="slot-unseen" {}
            div.logbox { h2 { (lang.pick("Moves", "Coups")) } (moves(id, step)) }
            @if !chronicle.is_empty() { (chapters(chronicle, lang)) }
            (card_help(about.game.help_hint, lang))
            (fairness(id, lang))
        }
        (data("words", &words(about.game, lang)))
        (data("stops", &step.stops))
    };
    let title = format!("{name} · {} · Atout", players(names.all(), about.game.is_cooperative, lang));
    document(reader, std::slice::from_ref(about.game), None, &title, "table replay", &body)
}

/// The address of a step, for the same viewer.
fn at(id: &str, n: u64, viewer: &str) -> String {
    format!("/replay/{id}?at={n}&viewer={}", encoded(viewer))
}

fn message(step: &ReplayStep, lang: Lang) -> String {
    if step.lines.is_empty() {
        return if step.at == 0 { lang.pick("The deal", "La donne").to_owned() } else { String::new() };
    }
    step.lines.join(" ")
}

fn steps(id: &str, step: &ReplayStep, lang: Lang) -> Markup {
    let link = |which: &str, n: u64, name: &str| {
        html! { a.btn.icon href=(at(id, n, &step.viewer)) data-step=(which) aria-label=(name) title=(name) { (icons::step(which)) } }
    };
    let stop = step.stop_of(step.at);
    let last = step.stops.len().saturating_sub(1);
    let (before, after) =
        (step.stops.iter().rfind(|stop| **stop < step.at), step.stops.iter().find(|stop| **stop > step.at));
    let number = lang.pick(format!("Move {stop} of {last}"), format!("Coup {stop} sur {last}"));
    html! {
        (link("first", 0, lang.pick("The deal", "La donne")))
        (link("prev", before.copied().unwrap_or(0), lang.pick("One move back", "Un coup en arrière")))
        button.btn.icon id="autoplay" type="button" aria-pressed="false" aria-label=(lang.pick("Play automatically", "Lecture automatique")) title=(lang.pick("Play automatically", "Lecture automatique")) hidden {
            span.off { (icons::step("play")) } span.on { (icons::step("pause")) }
        }
        (link("next", after.copied().unwrap_or(step.of), lang.pick("One move forward", "Un coup en avant")))
        (link("last", step.of, lang.pick("The end", "La fin")))
        input id="slider" type="range" min="0" max=(last) value=(stop) aria-label=(lang.pick("Move", "Coup")) hidden;
        span.at.num id="at" { (number) }
    }
}

fn viewers(id: &str, step: &ReplayStep, names: &Names, lang: Lang) -> Markup {
    let all = std::iter::once(("all".to_owned(), lang.pick("All hands", "Tout voir").to_owned()));
    let seats = names.all().iter().enumerate().map(|(seat, name)| (seat.to_string(), name.clone()));
    html! {
        div.viewers role="group" aria-label=(lang.pick("Seen by", "Vu par")) {
            @for (viewer, name) in all.chain(seats) {
                a href=(at(id, step.at, &viewer)) data-viewer=(viewer) title=(name) aria-current=[(viewer == step.viewer).then_some("true")] { (name) }
            }
        }
    }
}

fn moves(id: &str, step: &ReplayStep) -> Markup {
    html! {
        ol id="log" {
            @for line in &step.log {
                li data-version=(line.version) aria-current=[(line.version == step.at).then_some("step")] {
                    a href=(at(id, line.version, &step.viewer)) { span.v { (step.stop_of(line.version)) } (line.text) }
                }
            }
        }
    }
}

/// The game to read: where it went, what was gained, what it was lost by.
fn chapters(chronicle: &[Chapter], lang: Lang) -> Markup {
    html! {
        details.chronicle id="chronicle" {
            summary { (lang.pick("Summary of the game", "Bilan de la partie")) }
            div { @for chapter in chronicle { h3 { (chapter.title) } ul { @for line in &chapter.lines { li { (line) } } } } }
        }
    }
}

fn fairness(id: &str, lang: Lang) -> Markup {
    html! {
        section.keep {
            a.btn href={ "/replay/" (id) "/record" } download aria-describedby="record" { (lang.pick("Download the game", "Télécharger la partie")) }
            p id="record" { (lang.pick(
                "The file holds every move and the proof of the shuffle. “atout verify” checks both.",
                "Le fichier contient chaque coup et la preuve du mélange. «\u{a0}atout verify\u{a0}» vérifie les deux.",
            )) }
        }
    }
}
