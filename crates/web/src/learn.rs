//! The page of a lesson: a table's page with the teacher's panel.
//!
//! Not here: the table's own parts (`table.rs`), the steps (`atout_core::Lesson`).

use crate::layout::{data, encoded};
use crate::wire::{LessonFrame, Teacher};
use crate::{GameInfo, Reader, TablePage, table};
use atout_core::Lang;
use maud::{Markup, html};
use std::collections::BTreeMap;

/// The bot of the real game that a lesson ends with: the weakest.
fn easy_bot(game: &GameInfo) -> &'static str {
    game.levels().next().map_or("random", |bot| bot.kind)
}

/// The page of a game's guided first game. `play` holds the options of the real game that is offered at its end.
#[must_use]
pub fn learn(
    reader: &Reader,
    about: &TablePage<'_>,
    title: &str,
    lesson: &LessonFrame,
    play: &BTreeMap<String, String>,
) -> String {
    let panel = panel(about.game, title, &lesson.teacher, play, reader.lang);
    table::live(reader, about, &lesson.frame, "table live lesson", &panel)
}

/// The rules with the options of the real game that the lesson leads to.
fn rules_address(game: &GameInfo, play: &BTreeMap<String, String>) -> String {
    let is_option = |key: &str| key != "content" && game.options.iter().any(|option| option.key == key);
    let options = play.iter().filter(|(key, _)| is_option(key));
    let query = options.map(|(key, value)| format!("{key}={}", encoded(value))).collect::<Vec<_>>().join("&");
    format!("/rules/{}{}{query}", game.id, if query.is_empty() { "" } else { "?" })
}

fn panel(game: &GameInfo, title: &str, teacher: &Teacher, play: &BTreeMap<String, String>, lang: Lang) -> Markup {
    let is_over = teacher.wanted.is_none();
    html! {
        section id="teacher" aria-label=(lang.pick("Lesson", "Leçon")) {
            h2 { (title) }
            p.progress { span id="lessonstep" { (teacher.progress) } progress id="lessonbar" max=(teacher.of) value=(teacher.done) aria-hidden="true" {} }
            div.words {
                p id="lessonsay" aria-live="polite" { (teacher.say) }
                p id="lessonreply" role="status" hidden {}
            }
            div.acts {
                form id="lessonend" method="post" action={ "/new/" (game.id) } hidden[!is_over] {
                    @for (key, value) in play { input type="hidden" name=(key) value=(value); }
                    @for seat in 0..game.seats.1 {
                        input type="hidden" name={ "seat" (seat) } value=(if seat == 0 { "human" } else { easy_bot(game) });
                    }
                    button.btn.go { (lang.pick("Play a real game", "Jouer une vraie partie")) }
                }
                button.btn id="lessonback" type="button" disabled[teacher.done == 0] { (lang.pick("Back", "Retour")) }
                a.btn.quiet href=(rules_address(game, play)) { (lang.pick("Rules", "Règles")) }
                @if game.has_puzzles { a.btn.quiet href={ "/puzzles/" (game.id) } { (lang.pick("Puzzles", "Énigmes")) } }
                a.btn.quiet href="/" { (lang.pick("Leave", "Quitter")) }
            }
            (data("lesson", teacher))
        }
    }
}
