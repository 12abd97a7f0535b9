//! A record on the full-screen console: arrows step through it.

use super::ReplayCursor;
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use crate::screen::{Input, Key, LogEntry, Pane, Prompt, Scene, Screen, ScreenError, Scroll};
use atout_core::{Console, Lang};

/// How many steps a page is.
const PAGE: usize = 10;

impl ReplayCursor {
    /// Steps through the record until it is left.
    pub(super) fn browse_on_screen(&mut self, start: usize, output: &Output) -> CommandResult {
        let browsed =
            Screen::take().map_err(Left::Screen).and_then(|mut screen| self.steps(start, &mut screen, output));
        match browsed {
            Ok(()) => Ok(()),
            Err(Left::Failed(failure)) => Err(failure),
            Err(Left::Screen(error)) => error.end(),
        }
    }

    fn steps(&mut self, start: usize, screen: &mut Screen, output: &Output) -> Result<(), Left> {
        let last = self.record.actions.len();
        let (mut at, mut typed) = (start, String::new());
        loop {
            self.seek(at).map_err(Left::Failed)?;
            self.draw(at, &typed, screen, output).map_err(Left::Screen)?;
            let Input::Key(key) = screen.wait(None, || false).map_err(Left::Screen)? else { continue };
            at = match key {
                Key::Char(digit @ '0'..='9') => {
                    typed.push(digit);
                    continue;
                }
                Key::Backspace if !typed.is_empty() => {
                    typed.pop();
                    continue;
                }
                Key::Enter if !typed.is_empty() => typed.parse().unwrap_or(last).min(last),
                Key::Enter | Key::Right | Key::Down | Key::Char(' ' | 'n' | 's') => self.next(at),
                Key::Left | Key::Up | Key::Backspace | Key::Char('p') => self.previous(at),
                Key::PageDown => (at + PAGE).min(last),
                Key::PageUp => at.saturating_sub(PAGE),
                Key::Home => 0,
                Key::End => last,
                Key::Escape | Key::Interrupt | Key::Char('q') => return Ok(()),
                _ => at,
            };
            typed.clear();
        }
    }

    fn draw(&self, at: usize, typed: &str, screen: &mut Screen, output: &Output) -> Result<(), ScreenError> {
        let (lang, last) = (output.lang, self.record.actions.len());
        let (width, height) = screen.board_space();
        let console = Console { names: &self.names, lang, paint: output.paint, width, height, pointed: &[] };
        let board = self.table.console_board(self.viewer, &console);
        let name = self.entry.name().get(lang);
        let sentences = self.sentences(at, lang);
        let log = self.log_until_now(lang);
        screen.draw(&Scene {
            title: if board.standing.is_empty() { name.to_owned() } else { format!("{name} · {}", board.standing) },
            turn: lang.pick(format!("Step {at} of {last}"), format!("Étape {at} sur {last}")),
            is_own_turn: false,
            board: board.text.trim_end(),
            pane_title: self.player_of(at, lang),
            pane: Pane::Sentences(&sentences),
            log_title: lang.pick("Log", "Journal"),
            log: &log,
            prompt: Prompt { question: lang.pick("Go to step", "Aller à l'étape").to_owned(), typed: Some(typed) },
            hints: lang
                .pick(
                    "← → step · PgUp PgDn ten steps · Home End · Esc leave",
                    "← → étape · Pg↑ Pg↓ dix étapes · Début Fin · Échap quitter",
                )
                .to_owned(),
            message: None,
            scroll: Scroll::default(),
        })
    }

    /// The player of a step. What was done is said by the sentences.
    fn player_of(&self, at: usize, lang: Lang) -> String {
        let deal = || lang.pick("The deal", "La donne").to_owned();
        self.action_before(at).map_or_else(deal, |step| self.names.of(step.seat))
    }

    /// What happened in a step; of the last one also why the game ended, and how its chronicle ends.
    fn sentences(&self, at: usize, lang: Lang) -> Vec<String> {
        let mut sentences = self.log_lines(at, lang);
        if sentences.is_empty() && at > 0 {
            sentences.push(lang.pick("Has chosen.", "A choisi.").to_owned());
        }
        sentences.extend(self.end(lang));
        sentences
    }

    fn end(&self, lang: Lang) -> Vec<String> {
        if self.table.outcome().is_none() {
            return Vec::new();
        }
        let why = self.table.why_over(&self.names, lang);
        let end = self.table.chronicle(self.viewer, &self.names, lang).pop().map(|chapter| chapter.lines);
        let over = lang.pick("The game is over", "La partie est terminée");
        let why = why.map(|why| format!("{over}{} {why}.", lang.colon()));
        why.into_iter().chain(end.unwrap_or_default()).collect()
    }

    /// What happened so far; the news are those of this step.
    fn log_until_now(&self, lang: Lang) -> Vec<LogEntry> {
        let now = self.table.version();
        let lines = self.table.log(self.viewer, None, &self.names, lang).into_iter();
        lines.map(|line| LogEntry { is_new: line.version == now, text: line.text }).collect()
    }
}

/// Why the record is left.
enum Left {
    Screen(ScreenError),
    Failed(Failure),
}
