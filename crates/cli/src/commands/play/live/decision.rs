//! A person decides: in steps with the arrows, or by typing.

use super::super::follow::Following;
use super::super::input::{TypedLine, parse_line};
use super::super::stops::{self, PASS};
use super::frame::Front;
use super::{Flow, LiveGame};
use crate::printable::printable;
use crate::screen::{Direction, Focus, GestureStep, Input, Key, Options, Pane, Prompt, Typed};
use atout_core::gesture::Gesture;
use atout_core::{Console, Lang, Refusal, Seat, Viewer};
use std::cmp::Reverse;
use std::ops::ControlFlow;

/// A decision that a person is making.
pub(super) struct Decision {
    pub(super) seat: Seat,
    /// The actions composed so far and not confirmed yet.
    row: Vec<String>,
    step: GestureStep,
    options: Options,
    typed: String,
}

/// Is the decision made?
pub(super) type Progress = Flow<ControlFlow<()>>;

impl Decision {
    /// The things of the gesture so far, and the one under the cursor.
    fn pointed(&self) -> Vec<String> {
        self.step.touched.iter().cloned().chain(self.step.thing(self.options.cursor)).collect()
    }

    /// How a choice is typed, as an example for the help: `G5 3`.
    pub(super) fn example(&self) -> Option<String> {
        let gesture = self.step.gestures.iter().min_by_key(|gesture| Reverse(gesture.touch.len()))?;
        let token = |thing: &String| thing.split_once(':').map_or(thing.clone(), |(_, token)| token.to_owned());
        let mut tokens: Vec<String> = gesture.touch.iter().map(token).collect();
        tokens.dedup();
        Some(tokens.join(" "))
    }
}

impl LiveGame {
    /// Asks a person until a decision is accepted.
    pub(super) fn ask(&mut self, seat: Seat) -> Flow {
        if self.follow(seat)? {
            return Ok(());
        }
        self.is_fast = false;
        self.give_screen(seat)?;
        self.scroll_home();
        let mut decision = Decision {
            seat,
            row: Vec::new(),
            step: GestureStep::default(),
            options: Options::default(),
            typed: String::new(),
        };
        self.offer(&mut decision)?;
        decision.typed = std::mem::take(&mut self.typed_ahead).trim_start().to_owned();
        loop {
            self.draw_decision(&decision)?;
            match self.screen.wait(self.telling.next(), || false)? {
                Input::Ready | Input::Resized => {}
                Input::Key(key) => {
                    self.telling.skip();
                    self.message = None;
                    if self.press(&mut decision, key)?.is_break() {
                        return Ok(());
                    }
                }
            }
        }
    }

    /// Plays what follows the seat's last shortcut, if it is time for it.
    fn follow(&mut self, seat: Seat) -> Flow<bool> {
        let following = self.following.take();
        let due = following.and_then(|following| following.due(self.table.as_ref(), seat, &self.names, self.lang));
        match due {
            Some(row) => self.decide(seat, &row),
            None => Ok(false),
        }
    }

    /// Offers what can be done after the row so far.
    fn offer(&mut self, decision: &mut Decision) -> Flow {
        let names = &self.names;
        let (width, height) = self.screen.board_space();
        let console = Console { names, lang: self.lang, paint: self.paint, width, height, pointed: &[] };
        let (seat, table) = (decision.seat, self.table.as_ref());
        let own = || (table.choices(seat, names, self.lang), table.shortcuts(seat, names, self.lang));
        let (choices, shortcuts) = match decision.row.is_empty() {
            true => own(),
            false => table
                .preview_board(seat, &decision.row, &console)
                .map_or_else(|_| own(), |preview| (preview.choices, preview.shortcuts)),
        };
        decision.step = GestureStep::new(&choices, &shortcuts);
        self.list(decision);
        Ok(())
    }

    /// Lists the things of the current step.
    fn list(&self, decision: &mut Decision) {
        decision.options = Options::new(decision.step.items(&self.names_of_things));
        decision.typed.clear();
    }

    fn press(&mut self, decision: &mut Decision, key: Key) -> Progress {
        let pane = self.screen.areas().pane;
        let (width, height) = (usize::from(pane.width).saturating_sub(1), usize::from(pane.height));
        let arrow = |key: Key| match key {
            Key::Up => Some(Direction::Up),
            Key::Down => Some(Direction::Down),
            Key::Left => Some(Direction::Left),
            Key::Right => Some(Direction::Right),
            _ => None,
        };
        match key {
            Key::Interrupt => self.ask_to_leave()?,
            Key::Char('?') if decision.typed.is_empty() => self.show_help(decision.example())?,
            key if self.scroll(key) => {}
            Key::Char(' ') if decision.typed.is_empty() => {}
            Key::Char(letter) => {
                self.scroll.focus = Focus::Options;
                decision.typed.push(letter);
                let last = decision.typed.split(' ').next_back().unwrap_or_default().to_owned();
                decision.options.find(&last);
            }
            Key::Backspace if !decision.typed.is_empty() => _ = decision.typed.pop(),
            Key::Home => decision.options.cursor = 0,
            Key::End => decision.options.cursor = decision.options.items.len().saturating_sub(1),
            Key::Escape | Key::Backspace => return self.step_back(decision),
            Key::Enter => return self.enter(decision),
            key => {
                if let Some(direction) = arrow(key) {
                    decision.options.step(direction, width, height);
                }
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Escape: what was typed, what was picked, what was composed; then the menu.
    fn step_back(&mut self, decision: &mut Decision) -> Progress {
        if self.scroll.focus != Focus::Options || self.scroll.log > 0 {
            self.scroll_home();
        } else if !decision.typed.is_empty() {
            decision.typed.clear();
        } else if decision.step.touched.pop().is_some() {
            self.list(decision);
        } else if decision.row.pop().is_some() {
            self.offer(decision)?;
        } else {
            self.open_menu(Some(decision))?;
            // The seat may have given up.
            if !self.table.stage().awaited().contains(decision.seat) {
                return Ok(ControlFlow::Break(()));
            }
        }
        Ok(ControlFlow::Continue(()))
    }

    fn enter(&mut self, decision: &mut Decision) -> Progress {
        self.scroll_home();
        let text = std::mem::take(&mut decision.typed);
        let picked = match parse_line(&text) {
            TypedLine::Empty => decision.step.pick(decision.options.cursor),
            TypedLine::Decision(text) => {
                decision.step.typed(text, &self.names_of_things, decision.options.is_numbered())
            }
            command => return self.command(&command, decision),
        };
        match picked {
            Typed::Gesture(n) => {
                let gesture = decision.step.gestures[n].clone();
                self.choose(decision, &gesture)
            }
            Typed::Touched(touched) => {
                decision.step.touched = touched;
                self.list(decision);
                Ok(ControlFlow::Continue(()))
            }
            Typed::Unknown => self.try_unknown(decision, text.trim()),
        }
    }

    /// Tries what is no choice as an action, because the rules say best why not. What is no action at all is answered with
    /// what could be typed instead.
    fn try_unknown(&mut self, decision: &mut Decision, text: &str) -> Progress {
        decision.row.push(text.to_owned());
        let tried = self.attempt(decision.seat, &decision.row)?;
        decision.row.pop();
        match tried {
            Ok(()) => return Ok(ControlFlow::Break(())),
            Err(Refusal::Notation(_)) => {
                self.message = Some(printable(&decision.step.explain(text, &self.names_of_things, self.lang)));
            }
            Err(refusal) => self.message = Some(self.not_possible(&refusal)),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Plays what a gesture stands for, or adds it to what is composed.
    fn choose(&mut self, decision: &mut Decision, gesture: &Gesture) -> Progress {
        let (n_before, since) = (decision.row.len(), self.table.version());
        decision.row.extend_from_slice(&gesture.row);
        if gesture.draft {
            self.offer(decision)?;
            self.message = Some(
                self.lang
                    .pick("Not confirmed yet: Esc takes it back.", "Pas encore confirmé\u{a0}: Échap l'annule.")
                    .to_owned(),
            );
            return Ok(ControlFlow::Continue(()));
        }
        if gesture.hurry {
            stops::hurry(self.table.as_mut(), decision.seat, true);
        }
        if self.decide(decision.seat, &decision.row)? {
            self.following = Following::of(gesture, decision.seat, since);
            return Ok(ControlFlow::Break(()));
        }
        if gesture.hurry {
            stops::hurry(self.table.as_mut(), decision.seat, false);
        }
        decision.row.truncate(n_before);
        Ok(ControlFlow::Continue(()))
    }

    /// Tries a row of actions. A refused one says why and changes nothing.
    pub(super) fn decide(&mut self, seat: Seat, row: &[String]) -> Flow<bool> {
        let tried = self.attempt(seat, row)?;
        if let Err(refusal) = &tried {
            self.message = Some(self.not_possible(refusal));
        }
        Ok(tried.is_ok())
    }

    fn attempt(&mut self, seat: Seat, row: &[String]) -> Flow<Result<(), Refusal>> {
        let before = self.table.version();
        let played = match row {
            [only] => self.table.play(seat, only),
            row => self.table.play_row(seat, row),
        };
        if played.is_ok() {
            self.news_since[seat.index()] = Some(before);
            self.save()?;
        }
        Ok(played)
    }

    fn not_possible(&self, refusal: &Refusal) -> String {
        let reason = printable(&refusal.say(self.lang));
        self.lang.pick(format!("Not possible: {reason}"), format!("Impossible\u{a0}: {reason}"))
    }

    /// A typed command.
    fn command(&mut self, command: &TypedLine<'_>, decision: &mut Decision) -> Progress {
        match command {
            TypedLine::Quit => self.ask_to_leave()?,
            TypedLine::Resign => {
                if self.ask_to_give_up(decision.seat)? {
                    return Ok(ControlFlow::Break(()));
                }
            }
            TypedLine::Undo => {
                if decision.row.is_empty() && decision.step.touched.is_empty() {
                    let nothing = ["There is nothing to take back.", "Il n'y a rien à annuler."];
                    self.message = Some(self.lang.pick(nothing[0], nothing[1]).to_owned());
                } else {
                    return self.step_back(decision);
                }
            }
            TypedLine::Stops(words) => {
                let told = stops::change(self.entry, self.table.as_mut(), decision.seat, words, self.lang);
                self.show_stops(&told)?;
            }
            TypedLine::Skip => {
                let has_pass = decision.step.gestures.iter().any(|gesture| gesture.word == PASS);
                return self.skip(decision.seat, decision.row.is_empty() && has_pass);
            }
            TypedLine::Save(file) => self.save_command(*file)?,
            TypedLine::Rules => self.show_rules()?,
            TypedLine::Cards => self.show_cards()?,
            TypedLine::Log => self.show_log()?,
            TypedLine::Help => self.show_help(decision.example())?,
            TypedLine::Look | TypedLine::Empty | TypedLine::Decision(_) => {}
        }
        Ok(ControlFlow::Continue(()))
    }

    fn draw_decision(&mut self, decision: &Decision) -> Flow {
        let is_first = decision.row.is_empty() && decision.step.touched.is_empty();
        let back = if is_first { self.lang.pick("menu", "menu") } else { self.lang.pick("back", "retour") };
        let front = Front {
            viewer: Viewer::Seat(decision.seat),
            turn: self.turn_of(decision.seat),
            is_own_turn: true,
            pane_title: self.lang.pick("Your choice", "Votre choix").to_owned(),
            pane: Pane::Options(&decision.options),
            prompt: Prompt { question: self.question(decision), typed: Some(&decision.typed) },
            hints: self.lang.pick(
                format!("Arrows + Enter, or type · Esc {back} · PgUp log · Tab scroll · ? help"),
                format!("Flèches + Entrée, ou tapez · Échap {back} · Pg↑ journal · Tab défiler · ? aide"),
            ),
            pointed: decision.pointed(),
            draft: Some((decision.seat, &decision.row)),
        };
        self.draw(front)
    }

    fn turn_of(&self, seat: Seat) -> String {
        let name = self.names.of(seat);
        match self.has_several_people() {
            true => self.lang.pick(format!("{name}'s turn"), format!("Au tour {}", atout_core::de(&name))),
            false => self.lang.pick("Your turn", "À vous de jouer").to_owned(),
        }
    }

    /// What is asked for: the things picked so far, and the kind of thing that comes next.
    fn question(&self, decision: &Decision) -> String {
        let kinds = decision.step.kinds();
        let kind = kinds.iter().copied().find(|kind| *kind != "button").unwrap_or_default();
        let own = self.entry.prompts().iter().find(|(one, _)| *one == kind).map(|(_, text)| text.get(self.lang));
        let any = match kind {
            "card" => self.lang.pick("pick a card", "choisissez une carte"),
            _ => self.lang.pick("pick", "choisissez"),
        };
        let asked = own.unwrap_or(any);
        let picked = decision.step.touched.iter().filter_map(|thing| thing.split_once(':'));
        let picked: Vec<&str> = picked.map(|(_, token)| token).collect();
        match picked.as_slice() {
            [] => Lang::capital(asked),
            picked => format!("{} → {asked}", picked.join(" → ")),
        }
    }
}
