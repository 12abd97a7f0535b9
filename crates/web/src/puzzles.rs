//! The pages of puzzles: the list by grade with the puzzle of the day, and a puzzle as a table's page with a panel.
//!
//! Not here: the table's own parts (`table.rs`), the puzzles and the search behind them (`atout_catalog`).

use crate::layout::{Tab, data, page};
use crate::wire::{PuzzleFrame, PuzzleStart};
use crate::{GameInfo, Reader, TablePage, table};
use atout_core::{Lang, PUZZLE_GRADES};
use maud::{Markup, html};

/// A puzzle in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleLink {
    /// Its id in addresses.
    pub id: &'static str,
    /// What it is called.
    pub title: String,
    /// What is to be done.
    pub goal: &'static str,
    /// How hard it is, from 1.
    pub grade: u8,
}

/// A puzzle's page as its reader may know it.
#[derive(Debug, Clone)]
pub struct PuzzlePage<'a> {
    /// The table around the board.
    pub about: TablePage<'a>,
    /// The puzzle.
    pub link: &'a PuzzleLink,
    /// What one has to know that the table does not show.
    pub note: Option<&'a str>,
    /// Hints, the vaguest first.
    pub hints: &'a [String],
    /// The next puzzle of the list.
    pub next: Option<&'a PuzzleLink>,
    /// The position.
    pub start: &'a PuzzleFrame,
}

/// A grade in words.
#[must_use]
pub fn grade_name(grade: u8, lang: Lang) -> &'static str {
    match grade {
        1 => lang.pick("Easy", "Facile"),
        2 => lang.pick("Medium", "Moyen"),
        3 => lang.pick("Hard", "Difficile"),
        _ => lang.pick("Very hard", "Très difficile"),
    }
}

/// The list of a game's puzzles; `today` is the puzzle of the day.
#[must_use]
pub fn puzzles(reader: &Reader, game: &GameInfo, all: &[PuzzleLink], today: Option<&PuzzleLink>) -> String {
    let lang = reader.lang;
    let name = game.name.get(lang);
    let title = lang.pick(format!("Puzzles of {name}"), format!("Énigmes\u{a0}: {name}"));
    let address = |id: &str| format!("/puzzles/{}/{id}", game.id);
    let main = html! {
        h1 { (title) }
        p.lead { (lang.pick("Each puzzle has exactly one first move that works, whatever your opponent does. Can you find it?", "Chaque énigme a un seul premier coup gagnant, quoi que fasse l’adversaire. Le trouverez-vous\u{a0}?")) }
        @if let Some(today) = today {
            section.panel.today {
                h2 { (lang.pick("Puzzle of the day", "Énigme du jour")) }
                p { strong { (today.title) } " · " (today.goal) " · " (grade_name(today.grade, lang)) }
                a.btn.go href={ (address("daily")) } { (lang.pick("Solve it", "La résoudre")) }
            }
        }
        div.puzzles data-game=(game.id) {
            @for grade in 1..=PUZZLE_GRADES {
                section {
                    h2 { (grade_name(grade, lang)) }
                    ol { @for one in all.iter().filter(|one| one.grade == grade) {
                        li { a href=(address(one.id)) data-puzzle=(one.id) { strong { (one.title) } span { (one.goal) } i.tick title=(lang.pick("Solved", "Résolu")) hidden { "✓" } } }
                    } }
                }
            }
        }
        div.submit {
            @if game.has_lesson { a.btn href={ "/learn/" (game.id) } { (lang.pick("Learn in 2 minutes", "Apprendre en 2 minutes")) } }
            @if game.has_decks { a.btn href={ "/decks/" (game.id) } { (lang.pick("Decks", "Decks")) } }
            a.btn href={ "/rules/" (game.id) } { (lang.pick("Rules", "Règles")) }
        }
    };
    page(reader, Tab::Puzzles, std::slice::from_ref(game), &title, &main)
}

/// The page of one puzzle.
#[must_use]
pub fn puzzle(reader: &Reader, about: &PuzzlePage<'_>) -> String {
    let panel = panel(about, reader.lang);
    table::live(reader, &about.about, &about.start.frame, "table live lesson puzzle", &panel)
}

fn panel(about: &PuzzlePage<'_>, lang: Lang) -> Markup {
    let (game, link) = (about.about.game, about.link);
    let list = format!("/puzzles/{}", game.id);
    let start = PuzzleStart {
        id: link.id,
        game: game.id,
        attempt: &about.start.attempt,
        hints: about.hints,
        hint: lang.pick("Hint", "Indice"),
        more: lang.pick("Another hint", "Autre indice"),
    };
    html! {
        section id="teacher" aria-label=(lang.pick("Puzzle", "Énigme")) {
            h2 { (link.title) }
            p.progress { span id="puzzlegoal" { (link.goal) } span.pill { (grade_name(link.grade, lang)) } }
            div.words {
                @if let Some(note) = about.note { p.note { (note) } }
                div id="puzzlehints" aria-live="polite" {}
                p id="puzzlereply" role="status" hidden {}
                p id="puzzlewhy" hidden {}
            }
            div.acts {
                a.btn.go id="puzzlenext" href=(about.next.map_or(list.clone(), |next| format!("{list}/{}", next.id))) hidden { (lang.pick("Next puzzle", "Énigme suivante")) }
                button.btn id="puzzlehint" type="button" disabled[about.hints.is_empty()] { (lang.pick("Hint", "Indice")) }
                button.btn id="puzzleback" type="button" disabled { (lang.pick("Step back", "Reculer")) }
                button.btn id="puzzleagain" type="button" disabled { (lang.pick("Start again", "Recommencer")) }
                button.btn.quiet id="puzzlesolve" type="button" { (lang.pick("Show a move", "Montrer un coup")) }
                a.btn.quiet href=(list) { (lang.pick("All puzzles", "Les énigmes")) }
            }
            (data("puzzle", &start))
        }
    }
}
