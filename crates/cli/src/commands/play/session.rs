//! The loop of a game at the terminal: bots decide, people are asked, every action is saved and shown.
//!
//! Not here: what is printed ([`super::screen`]) and how lines are read ([`super::input`]).

use super::follow::Following;
use super::input::{Input, TypedLine, parse_line};
use super::save_file::SaveFile;
use super::seats::Seats;
use super::stops::{self, PASS};
use super::{moves, names_of_things};
use crate::failure::{self, CommandResult, Failure};
use crate::output::Output;
use crate::screen::{GestureStep, Typed};
use crate::{progress, terminal};
use atout_catalog::{Entry, Table, TablePreview};
use atout_core::gesture::Gesture;
use atout_core::{CardHelp, Choice, Message, Seat, Shortcut, Stage, Undisturbed, Viewer};
use std::ops::ControlFlow;
use std::path::Path;

/// A game at the terminal.
pub(super) struct Session<'a> {
    pub(super) entry: &'static dyn Entry,
    pub(super) table: Box<dyn Table>,
    pub(super) seats: Seats,
    pub(super) save_file: SaveFile,
    pub(super) output: &'a mut Output,
    pub(super) input: Input,
    /// Is a person at the keyboard and at the screen?
    pub(super) interactive: bool,
    /// The version up to which each seat has seen the log.
    pub(super) shown_version: Vec<Option<u64>>,
    /// The seat whose hand is on the screen.
    pub(super) at_screen: Option<Seat>,
    /// What the last shortcut still plays.
    following: Option<Following>,
    names_of_things: Vec<CardHelp>,
}

/// The actions that a person has composed and not confirmed yet.
#[derive(Default)]
struct Row(Vec<String>);

impl Row {
    fn of(action: &str) -> Row {
        Row(vec![action.to_owned()])
    }
}

/// What a person is shown when asked: the table, the moves to choose from, and the shortcuts.
pub(super) struct Offer {
    pub(super) text: String,
    pub(super) choices: Vec<Choice>,
    /// The gestures of both.
    step: GestureStep,
}

impl Offer {
    fn new(text: String, choices: Vec<Choice>, shortcuts: &[Shortcut]) -> Offer {
        let step = GestureStep::new(&choices, shortcuts);
        Offer { text, choices, step }
    }

    /// What plays several moves at once.
    pub(super) fn shortcuts(&self) -> &[Gesture] {
        &self.step.gestures[self.choices.len()..]
    }
}

impl<'a> Session<'a> {
    pub(super) fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        seats: Seats,
        save_file: SaveFile,
        output: &'a mut Output,
    ) -> Self {
        // At a new game the deal is news too.
        let shown_version = vec![Some(table.version()).filter(|version| *version > 0); table.n_seats()];
        let interactive = terminal::is_interactive();
        let names_of_things = names_of_things(entry, table.as_ref(), output.lang);
        Session {
            entry,
            table,
            seats,
            save_file,
            output,
            input: Input::new(),
            interactive,
            shown_version,
            at_screen: None,
            following: None,
            names_of_things,
        }
    }

    /// Plays until the game is over or the input ends.
    pub(super) fn run(mut self, save: Option<&Path>) -> CommandResult {
        // Before the first action, so that an unwritable file is reported at once.
        if let Some(path) = save {
            self.save_to(path)?;
        }
        self.greet()?;
        loop {
            let Stage::Awaiting(awaited) = self.table.stage() else { return self.finish() };
            let Some(seat) = self.seats.next(awaited, self.at_screen) else { return self.finish() };
            let went = match self.seats.kind(seat).is_human() {
                true => self.ask(seat)?,
                false => self.think(seat)?,
            };
            if went.is_break() {
                return self.leave();
            }
        }
    }

    /// Lets a bot decide and plays its action.
    fn think(&mut self, seat: Seat) -> CommandResult<ControlFlow<()>> {
        let thinker = self.seats.thinker(self.table.as_ref(), seat)?;
        let name = self.seats.names.of(seat);
        let what = self.output.lang.pick(format!("{name} is thinking"), format!("{name} réfléchit"));
        let spinner = progress::spinner(&what);
        let decided = thinker(&Undisturbed);
        spinner.finish_and_clear();
        let before = Some(self.table.version());
        if let Err(why) = self.seats.play_decided(self.table.as_mut(), seat, decided) {
            return self.offer_retry(why);
        }
        self.save()?;
        self.tell_after(None, before)?;
        Ok(ControlFlow::Continue(()))
    }

    /// Says why a bot cannot play on, and asks whether it shall try again. The game stands as it was. A script cannot be
    /// asked, so its game ends here.
    fn offer_retry(&mut self, why: Message) -> CommandResult<ControlFlow<()>> {
        if !self.interactive {
            self.print_left()?;
            return Err(Failure::BadInput(why));
        }
        self.output.pick(format!("{}.", why.en), format!("{}.", why.fr))?;
        loop {
            self.output.pick(
                "Enter lets it try again; `save FILE` keeps the game, `quit` leaves it.",
                "Entrée le laisse réessayer\u{a0}; «\u{a0}sauver FICHIER\u{a0}» garde la partie, «\u{a0}quitter\u{a0}» la quitte.",
            )?;
            let Some(line) = self.input.line()? else { return Ok(ControlFlow::Break(())) };
            match parse_line(&line) {
                TypedLine::Empty => return Ok(ControlFlow::Continue(())),
                TypedLine::Quit => return Ok(ControlFlow::Break(())),
                TypedLine::Save(file) => self.save_command(file)?,
                _ => {}
            }
        }
    }

    /// Asks a person until a decision is accepted.
    fn ask(&mut self, seat: Seat) -> CommandResult<ControlFlow<()>> {
        if self.follow(seat)? {
            return Ok(ControlFlow::Continue(()));
        }
        self.take_screen(seat)?;
        let mut row = Row::default();
        let mut offer = self.offer(seat, &row)?;
        self.show(&offer)?;
        loop {
            if self.interactive {
                let prompt = format!("{} > ", self.seats.names.of(seat));
                let prompt = self.output.paint.style("1", &prompt);
                self.output.raw(&prompt)?;
            }
            let Some(line) = self.input.line()? else { return Ok(ControlFlow::Break(())) };
            match parse_line(&line) {
                TypedLine::Decision(text) => {
                    let gesture = self.resolve(text, &offer);
                    if !gesture.draft {
                        if self.choose(seat, &mut row, &gesture)? {
                            return Ok(ControlFlow::Continue(()));
                        }
                        continue;
                    }
                    row.0.extend(gesture.row);
                    offer = self.offer(seat, &row)?;
                    self.show(&offer)?;
                    self.output.pick("`undo` takes it back.", "«\u{a0}annuler\u{a0}» revient en arrière.")?;
                }
                TypedLine::Undo => {
                    if row.0.pop().is_none() {
                        self.output.pick(
                            "refused: there is nothing that you can take back",
                            "refusé\u{a0}: il n'y a rien que vous puissiez annuler",
                        )?;
                        continue;
                    }
                    offer = self.offer(seat, &row)?;
                    self.show(&offer)?;
                }
                TypedLine::Resign => {
                    if self.confirm_resign()? && self.decide(seat, &Row::of("resign"))? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                TypedLine::Stops(words) => {
                    let told = stops::change(self.entry, self.table.as_mut(), seat, words, self.output.lang);
                    self.output.line(told)?;
                }
                TypedLine::Skip => {
                    let may_pass = row.0.is_empty() && offer.choices.iter().any(|choice| choice.action == PASS);
                    if may_pass && stops::hurry(self.table.as_mut(), seat, true) && self.decide(seat, &Row::of(PASS))? {
                        return Ok(ControlFlow::Continue(()));
                    }
                    stops::hurry(self.table.as_mut(), seat, false);
                    self.output
                        .pick("refused: you cannot pass now", "refusé\u{a0}: vous ne pouvez pas passer maintenant")?;
                }
                TypedLine::Quit => return Ok(ControlFlow::Break(())),
                TypedLine::Look => self.show(&offer)?,
                TypedLine::Save(file) => self.save_command(file)?,
                TypedLine::Empty => {}
                other => self.explain(&other, seat)?,
            }
        }
    }

    /// Plays what follows the seat's last shortcut, if it is time for it.
    fn follow(&mut self, seat: Seat) -> CommandResult<bool> {
        let following = self.following.take();
        let (names, lang) = (&self.seats.names, self.output.lang);
        match following.and_then(|following| following.due(self.table.as_ref(), seat, names, lang)) {
            Some(row) => self.decide(seat, &Row(row)),
            None => Ok(false),
        }
    }

    /// Plays the row so far and what a gesture adds to it. If it is refused, nothing is added.
    fn choose(&mut self, seat: Seat, row: &mut Row, gesture: &Gesture) -> CommandResult<bool> {
        let (n_before, since) = (row.0.len(), self.table.version());
        row.0.extend_from_slice(&gesture.row);
        if gesture.hurry {
            stops::hurry(self.table.as_mut(), seat, true);
        }
        if self.decide(seat, row)? {
            self.following = Following::of(gesture, seat, since);
            return Ok(true);
        }
        if gesture.hurry {
            stops::hurry(self.table.as_mut(), seat, false);
        }
        row.0.truncate(n_before);
        Ok(false)
    }

    /// What a line means: an action in the notation, a number of the list, a shortcut's word, or the names of things as on
    /// the full screen. The rules say best why anything else cannot be played.
    fn resolve(&self, text: &str, offer: &Offer) -> Gesture {
        let action = moves::resolve(text, &offer.choices);
        if let Some(choice) = offer.choices.iter().find(|choice| choice.action == action) {
            return Gesture::from(choice);
        }
        match offer.step.typed(text, &self.names_of_things, false) {
            Typed::Gesture(n) => offer.step.gestures[n].clone(),
            Typed::Touched(_) | Typed::Unknown => Gesture { row: vec![action.to_owned()], ..Gesture::default() },
        }
    }

    /// How a shortcut is typed in the reader's words.
    pub(super) fn word_of(&self, offer: &Offer, shortcut: &Gesture) -> String {
        offer.step.in_words(&shortcut.word, &self.names_of_things)
    }

    /// The table and the moves after the actions that the seat has composed so far.
    fn offer(&self, seat: Seat, row: &Row) -> CommandResult<Offer> {
        let (lang, paint, names) = (self.output.lang, self.output.paint, &self.seats.names);
        if row.0.is_empty() {
            let text = self.table.text(Viewer::Seat(seat), names, lang, paint);
            let shortcuts = self.table.shortcuts(seat, names, lang);
            return Ok(Offer::new(text, self.table.choices(seat, names, lang), &shortcuts));
        }
        let preview = self.table.preview(seat, &row.0, names, lang, paint);
        let preview: TablePreview = preview.map_err(|refusal| Failure::BadInput(refusal.message()))?;
        Ok(Offer::new(preview.text, preview.choices, &preview.shortcuts))
    }

    /// Asks a person at the keyboard whether to give up; piped input means what it says.
    fn confirm_resign(&mut self) -> CommandResult<bool> {
        if !self.interactive {
            return Ok(true);
        }
        let question =
            self.output.lang.pick("Give up this game? (yes/no) ", "Abandonner cette partie\u{a0}? (oui/non) ");
        self.output.raw(question)?;
        let answer = self.input.line()?.unwrap_or_default();
        Ok(matches!(answer.trim().to_lowercase().as_str(), "y" | "yes" | "o" | "oui"))
    }

    /// Tries a row of actions. A refused one prints the reason and changes nothing.
    fn decide(&mut self, seat: Seat, row: &Row) -> CommandResult<bool> {
        let before = Some(self.table.version());
        let played = match &row.0[..] {
            [only] => self.table.play(seat, only),
            row => self.table.play_row(seat, row),
        };
        match played {
            Ok(()) => {
                self.save()?;
                self.tell_after(Some(seat), before)?;
                Ok(true)
            }
            Err(refusal) => {
                let reason = refusal.say(self.output.lang);
                self.output.pick(format!("refused: {reason}"), format!("refusé\u{a0}: {reason}"))?;
                Ok(false)
            }
        }
    }

    /// Writes the game to its file. If that fails, the game goes on with a warning.
    fn save(&mut self) -> CommandResult {
        match self.save_file.save(self.table.as_ref(), self.seats.players()) {
            Err(Failure::BadInput(message)) => failure::warn(message.get(self.output.lang)),
            saved => saved?,
        }
        Ok(())
    }

    /// Saves the game to this file from now on.
    fn save_to(&mut self, path: &Path) -> CommandResult {
        if let Some(aside) = self.save_file.save_to(path, self.table.as_ref(), self.seats.players())? {
            let (file, aside) = (path.display(), aside.display());
            self.output.pick(
                format!("The record that was in {file} is now in {aside}."),
                format!("L'enregistrement qui était dans {file} est maintenant dans {aside}."),
            )?;
        }
        Ok(())
    }

    /// The commands `save` and `save FILE`.
    fn save_command(&mut self, file: Option<&str>) -> CommandResult {
        match file.map(|file| self.save_to(Path::new(file))) {
            Some(Err(Failure::BadInput(message))) => {
                let reason = message.get(self.output.lang).to_owned();
                return self.output.pick(format!("refused: {reason}"), format!("refusé\u{a0}: {reason}"));
            }
            Some(saved) => saved?,
            None => self.save()?,
        }
        match self.save_file.holds(self.table.version()).map(|path| path.display().to_string()) {
            Some(file) => self.output.pick(format!("Saved in {file}."), format!("Sauvegardé dans {file}.")),
            None => self.output.pick("Say where: save FILE", "Dites où\u{a0}: sauver FICHIER"),
        }
    }
}

#[cfg(test)]
mod tests;
