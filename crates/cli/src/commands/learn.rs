//! `atout learn GAME`: the guided first game as plain text.
//!
//! Not here: the lessons (each game's `lessons` folder), games that are really played (`play.rs`).

use crate::bilingual::both;
use crate::commands::game_help;
use crate::commands::play::input::Input;
use crate::commands::play::names_of_things;
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use crate::screen::{GestureStep, Typed, wrap};
use crate::terminal;
use atout_catalog::{Entry, LessonAnswer, LessonProblem, LessonScreen, find};
use atout_core::{CardHelp, Console, Lang, Refusal, Viewer};
use clap::Args;

#[derive(Debug, Args)]
#[command(about = both("Learn a game in two minutes", "Enseigne un jeu en deux minutes"))]
pub(crate) struct Learn {
    #[arg(value_name = "GAME", help = game_help())]
    game: String,
}

fn unusable(problem: LessonProblem) -> Failure {
    match problem {
        LessonProblem::Unusable(why) => why.into(),
        LessonProblem::Refused(refusal) => Failure::bad_input(refusal.say(Lang::En), refusal.say(Lang::Fr)),
    }
}

impl Learn {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let (entry, lang) = (find(&self.game)?, output.lang);
        let mut input = Input::new();
        let mut done = 0;
        loop {
            let screen = entry.lesson(done, lang).map_err(unusable)?;
            let mut asked = AskedStep::new(entry, &screen, lang);
            show(&screen, &asked, output)?;
            if screen.wanted.is_none() {
                let real = real_game(entry);
                return output.pick(
                    format!("Now play a real game: {real}"),
                    format!("Jouez maintenant une vraie partie\u{a0}: {real}"),
                );
            }
            done = loop {
                let Some(line) = input.line()? else { return Ok(()) };
                let reply = match line.trim().to_lowercase().as_str() {
                    "" => continue,
                    "quit" | "q" | "exit" | "quitter" => return Ok(()),
                    "back" | "retour" => break done.saturating_sub(1),
                    "?" | "help" | "aide" => asked.next_part(lang),
                    _ => match asked.action(&line) {
                        None => asked.next_part(lang),
                        Some(action) => match entry.lesson_answer(done, &action, lang) {
                            Ok(LessonAnswer::Right) => break done + 1,
                            Ok(LessonAnswer::Wrong(say)) => say,
                            Err(LessonProblem::Refused(Refusal::Notation(_))) => asked.explain(&line, lang),
                            Err(LessonProblem::Refused(refusal)) => refusal.say(lang),
                            Err(problem) => return Err(unusable(problem)),
                        },
                    },
                };
                lines(&reply).iter().try_for_each(|line| output.line(line))?;
            };
        }
    }
}

/// The command for a game like that of the lesson, as the pages suggest it.
fn real_game(entry: &dyn Entry) -> String {
    let options = entry.suggested().iter().map(|(key, value)| format!(" --set {key}={value}"));
    format!("atout play {}{}", entry.id(), options.collect::<String>())
}

/// The choices of a step, which are typed as in `atout play`: in the notation, in the reader's words, whole or in parts.
struct AskedStep {
    gesture: GestureStep,
    names_of_things: Vec<CardHelp>,
}

impl AskedStep {
    fn new(entry: &dyn Entry, screen: &LessonScreen, lang: Lang) -> AskedStep {
        AskedStep {
            gesture: GestureStep::new(&screen.table.choices(screen.seat, &screen.names, lang), &[]),
            names_of_things: names_of_things(entry, screen.table.as_ref(), lang),
        }
    }

    /// The action that a line means; none if it is only its beginning. What means nothing stays: the rules say best why.
    fn action(&mut self, line: &str) -> Option<String> {
        let typed = self.gesture.typed(line, &self.names_of_things, false);
        self.gesture.touched.clear();
        match typed {
            Typed::Gesture(n) => Some(self.gesture.gestures[n].word.clone()),
            Typed::Unknown => Some(line.to_owned()),
            Typed::Touched(touched) => {
                self.gesture.touched = touched;
                None
            }
        }
    }

    /// What can be typed in place of what means nothing.
    fn explain(&self, line: &str, lang: Lang) -> String {
        self.gesture.explain(line, &self.names_of_things, lang)
    }

    /// What can be typed after the beginning.
    fn next_part(&self, lang: Lang) -> String {
        let tokens: Vec<String> =
            self.gesture.items(&self.names_of_things).into_iter().map(|item| item.token).collect();
        let tokens = tokens.join(", ");
        lang.pick(format!("Now type one of these: {tokens}."), format!("Tapez ensuite\u{a0}: {tokens}."))
    }
}

/// The table, what the teacher says, and what to type. In a terminal each step fills the screen.
fn show(screen: &LessonScreen, asked: &AskedStep, output: &mut Output) -> CommandResult {
    let LessonScreen { done, of, seat, table, names, .. } = screen;
    let (lang, paint) = (output.lang, output.paint);
    let progress = match screen.wanted {
        Some(_) => lang.pick(format!("Step {} of {of}", done + 1), format!("Étape {} sur {of}", done + 1)),
        None => screen.title.clone(),
    };
    let asked = screen.wanted.as_ref().map(|wanted| {
        let (words, label) = (asked.gesture.in_words(&wanted.action, &asked.names_of_things), &wanted.label);
        lang.pick(
            format!("Type {words} ({label}), back or quit."),
            format!("Tapez {words} ({label}), retour ou quitter."),
        )
    });
    let words: Vec<String> = std::iter::once(screen.say.clone()).chain(asked).flat_map(|text| lines(&text)).collect();
    if terminal::can_fill_screen() {
        // The heading and the line that is typed stand below the board, too.
        let height = terminal::height().saturating_sub(words.len() + 2);
        let console = Console { names, lang, paint, width: terminal::width(), height, pointed: &[] };
        output.raw(terminal::CLEAR)?;
        output.line(table.console_board(Viewer::Seat(*seat), &console).text.trim_end())?;
    } else {
        output.line(table.text(Viewer::Seat(*seat), names, lang, paint))?;
    }
    output.heading(&progress)?;
    words.iter().try_for_each(|line| output.line(line))
}

/// A text in lines that fit a terminal; as it is elsewhere.
fn lines(text: &str) -> Vec<String> {
    if terminal::can_fill_screen() { wrap(text, terminal::width()) } else { vec![text.to_owned()] }
}
