//! Questions with a few answers: the menu, leaving, giving up, where to save.

use super::decision::Decision;
use super::frame::Front;
use super::{Flow, LiveGame, Stop};
use crate::failure::Failure;
use crate::screen::{Direction, Input, Key, Options, Pane, Prompt};
use atout_core::{Seat, Text};
use std::path::Path;

/// An entry of the menu.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Entry {
    KeepPlaying,
    Help,
    Rules,
    Cards,
    Log,
    GiveUp,
    Leave,
}

impl Entry {
    fn text(self) -> Text {
        match self {
            Entry::KeepPlaying => Text::new("Keep playing", "Continuer à jouer"),
            Entry::Help => Text::new("Keys and commands", "Touches et commandes"),
            Entry::Rules => Text::new("Rules", "Règles"),
            Entry::Cards => Text::new("Cards", "Cartes"),
            Entry::Log => Text::new("The whole log", "Tout le journal"),
            Entry::GiveUp => Text::new("Give up…", "Abandonner…"),
            Entry::Leave => Text::new("Leave…", "Quitter…"),
        }
    }
}

impl LiveGame {
    /// The menu. Only a person who decides can give up.
    pub(super) fn open_menu(&mut self, decision: Option<&Decision>) -> Flow {
        let mut entries = vec![Entry::KeepPlaying, Entry::Leave];
        entries.extend(decision.map(|_| Entry::GiveUp));
        entries.extend([Entry::Help, Entry::Rules, Entry::Cards, Entry::Log]);
        let words: Vec<&str> = entries.iter().map(|entry| entry.text().get(self.lang)).collect();
        let picked = self.question_of("Menu", &words, LiveGame::ask_to_leave)?;
        match picked.map(|n| entries[n]) {
            None | Some(Entry::KeepPlaying) => Ok(()),
            Some(Entry::Help) => self.show_help(decision.and_then(Decision::example)),
            Some(Entry::Rules) => self.show_rules(),
            Some(Entry::Cards) => self.show_cards(),
            Some(Entry::Log) => self.show_log(),
            Some(Entry::GiveUp) => match decision {
                Some(decision) => self.ask_to_give_up(decision.seat).map(drop),
                None => Ok(()),
            },
            Some(Entry::Leave) => self.ask_to_leave(),
        }
    }

    /// Asks whether to leave, and whether to save first.
    pub(super) fn ask_to_leave(&mut self) -> Flow {
        let lang = self.lang;
        let (stay, title) =
            (Entry::KeepPlaying.text().get(lang), lang.pick("Leave the game?", "Quitter la partie\u{a0}?"));
        if let Some(path) = self.save_file.holds(self.table.version()).map(|path| path.display().to_string()) {
            let leave = lang.pick(format!("Leave (saved in {path})"), format!("Quitter (sauvegardée dans {path})"));
            return match self.question_of(title, &[&leave, stay], leave_now)? {
                Some(0) => Err(Stop::Quit),
                _ => Ok(()),
            };
        }
        let words = [
            lang.pick("Save and leave", "Sauvegarder et quitter"),
            lang.pick("Leave without saving", "Quitter sans sauvegarder"),
            stay,
        ];
        match self.question_of(title, &words, leave_now)? {
            Some(0) => match self.ask_where_to_save()? {
                true => Err(Stop::Quit),
                false => Ok(()),
            },
            Some(1) => Err(Stop::Quit),
            _ => Ok(()),
        }
    }

    /// Asks whether to give up, and does it.
    pub(super) fn ask_to_give_up(&mut self, seat: Seat) -> Flow<bool> {
        let lang = self.lang;
        let words = [Entry::KeepPlaying.text().get(lang), lang.pick("Give up", "Abandonner")];
        let title = lang.pick("Give up this game?", "Abandonner cette partie\u{a0}?");
        match self.question_of(title, &words, LiveGame::ask_to_leave)? {
            Some(1) => self.decide(seat, &["resign".to_owned()]),
            _ => Ok(false),
        }
    }

    /// Asks for a file until the game is in one. Escape changes nothing.
    pub(super) fn ask_where_to_save(&mut self) -> Flow<bool> {
        let origin = self.save_file.origin().map(|path| path.display().to_string());
        let mut name = origin.unwrap_or_else(|| free_name(self.entry.id()));
        loop {
            let Some(typed) = self.line(self.lang.pick("Save in file", "Sauvegarder dans le fichier"), &name)? else {
                return Ok(false);
            };
            if self.save_to(&typed)? {
                return Ok(true);
            }
            name = typed;
        }
    }

    /// Saves to this file from now on. If that is impossible, the message says why.
    fn save_to(&mut self, file: &str) -> Flow<bool> {
        match self.save_file.save_to(Path::new(file), self.table.as_ref(), self.seats.players()) {
            Ok(aside) => {
                self.message = aside.map(|aside| self.told_aside(&aside));
                Ok(true)
            }
            Err(Failure::BadInput(message)) => {
                self.message = Some(message.get(self.lang).to_owned());
                Ok(false)
            }
            Err(other) => Err(other.into()),
        }
    }

    /// The commands `save` and `save FILE`.
    pub(super) fn save_command(&mut self, file: Option<&str>) -> Flow {
        let is_saved = match file {
            Some(file) => self.save_to(file)?,
            None => match self.save_file.holds(self.table.version()) {
                Some(_) => true,
                None => self.ask_where_to_save()?,
            },
        };
        if let Some(path) = self.save_file.holds(self.table.version()).filter(|_| is_saved && self.message.is_none()) {
            let file = path.display();
            self.message = Some(self.lang.pick(
                format!("Saved in {file}, and from now on after every move."),
                format!("Sauvegardée dans {file}, et désormais après chaque coup."),
            ));
        }
        Ok(())
    }

    /// Asks a question with these answers. Escape answers nothing; so does Ctrl-C after what it does here.
    pub(super) fn question_of(
        &mut self,
        title: &str,
        words: &[&str],
        interrupt: fn(&mut LiveGame) -> Flow,
    ) -> Flow<Option<usize>> {
        let mut options = Options::of_words(words.iter().copied());
        let last = words.len().saturating_sub(1);
        self.scroll_home();
        loop {
            self.draw_question(title, Pane::Options(&options), None)?;
            let Input::Key(key) = self.screen.wait(self.telling.next(), || false)? else { continue };
            self.message = None;
            match key {
                Key::Up | Key::Left => options.step(Direction::Left, 1, 1),
                Key::Down | Key::Right | Key::Tab => options.step(Direction::Right, 1, 1),
                Key::Home => options.cursor = 0,
                Key::End => options.cursor = last,
                Key::Enter => return Ok(Some(options.cursor)),
                Key::Escape | Key::Backspace => return Ok(None),
                Key::Char(letter) => {
                    let number = letter.to_digit(10).and_then(|digit| usize::try_from(digit).ok()?.checked_sub(1));
                    if let Some(n) = number.filter(|n| *n <= last) {
                        return Ok(Some(n));
                    }
                }
                Key::Interrupt => return interrupt(self).map(|()| None),
                _ => {}
            }
        }
    }

    /// Asks for a line of text, beginning with `text`. Escape gives none.
    fn line(&mut self, title: &str, text: &str) -> Flow<Option<String>> {
        let mut typed = text.to_owned();
        loop {
            self.draw_question(title, Pane::Sentences(&[]), Some(&typed))?;
            let Input::Key(key) = self.screen.wait(self.telling.next(), || false)? else { continue };
            self.message = None;
            match key {
                Key::Char(letter) => typed.push(letter),
                Key::Backspace => _ = typed.pop(),
                Key::Enter if !typed.trim().is_empty() => return Ok(Some(typed.trim().to_owned())),
                Key::Escape | Key::Interrupt => return Ok(None),
                _ => {}
            }
        }
    }

    fn draw_question(&mut self, title: &str, pane: Pane<'_>, typed: Option<&str>) -> Flow {
        let lang = self.lang;
        let front = Front {
            pane_title: title.to_owned(),
            pane,
            prompt: Prompt { question: title.to_owned(), typed },
            hints: lang
                .pick("Arrows + Enter, or its number · Esc back", "Flèches + Entrée, ou le numéro · Échap retour")
                .to_owned(),
            ..Front::new(self.viewer(), lang.pick("Paused", "En pause"))
        };
        self.draw(front)
    }
}

/// Twice Ctrl-C means it.
fn leave_now(_: &mut LiveGame) -> Flow {
    Err(Stop::Quit)
}

/// A file name that is not taken yet: `stones.json`, `stones-2.json`.
fn free_name(game: &str) -> String {
    let numbered = (2..1000).map(|n| format!("{game}-{n}.json"));
    let mut names = std::iter::once(format!("{game}.json")).chain(numbered);
    names.find(|name| !Path::new(name).exists()).unwrap_or_else(|| format!("{game}.json"))
}
