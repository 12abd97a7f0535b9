//! The page of a lesson: a table's page with the teacher's panel.
//!
//! Not here: the table's own parts (`table.rs`), the steps (`atout_core::Lesson`).

use crate::layout::data;
use crate::wire::{LessonFrame, Teacher};
use crate::{GameInfo, Reader, TablePage, table};
use atout_core::Lang;
use maud::{Markup, html};

/// The bot of the real game that a lesson ends with: the weakest.
fn easy_bot(game: &GameInfo) -> &'static str {
    game.levels().next().map_or("random", |bot| bot.kind)
}

/// The page of a game's guided first game.
#[must_use]
pub fn learn(reader: &Reader, about: &TablePage<'_>, title: &str, lesson: &LessonFrame) -> String {
    let panel = panel(about.game, title, &lesson.teacher, reader.lang);
    table::live(reader, about, &lesson.frame, "table live lesson", &panel)
}

fn panel(game: &GameInfo, title: &str, teacher: &Teacher, lang: Lang) -> Markup {
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
                    @for (key, value) in game.suggested { input type="hidden" name=(key) value=(value); }
                    @for seat in 0..game.seats.1 {
                        input type="hidden" name={ "seat" (seat) } value=(if seat == 0 { "human" } else { easy_bot(game) });
                    }
                    button.btn.go { (lang.pick("Play a real game", "Jouer une vraie partie")) }
                }
                button.btn id="lessonback" type="button" disabled[teacher.done == 0] { (lang.pick("Back", "Retour")) }
                a.btn.quiet href={ "/rules/" (game.id) } { (lang.pick("Rules", "Règles")) }
                @if game.has_puzzles { a.btn.quiet href={ "/puzzles/" (game.id) } { (lang.pick("Puzzles", "Énigmes")) } }
                a.btn.quiet href="/" { (lang.pick("Leave", "Quitter")) }
            }
            (data("lesson", teacher))
        }
    }
}
