//! The loop of a game at the terminal: bots decide, people are asked, every action is saved and shown.
//!
//! Not here: what is printed ([`super::screen`]) and how lines are read ([`super::input`]).

use super::input::{Input, TypedLine, parse_line};
use super::moves;
use super::save_file::SaveFile;
use super::seats::Seats;
use crate::failure::{self, CommandResult, Failure};
use crate::output::Output;
use crate::{progress, terminal};
use atout_catalog::{Entry, Table};
use atout_core::{Choice, Seat, SeatSet, Stage, Undisturbed};
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
    pub(super) shown_version: Vec<u64>,
    /// The seat whose hand is on the screen.
    pub(super) at_screen: Option<Seat>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        seats: Seats,
        save_file: SaveFile,
        output: &'a mut Output,
    ) -> Self {
        let shown_version = vec![table.version(); table.n_seats()];
        let interactive = terminal::is_interactive();
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
            let Some(seat) = self.next(awaited) else { return self.finish() };
            let went = match self.seats.kind(seat).is_human() {
                true => self.ask(seat)?,
                false => self.think(seat)?,
            };
            if went.is_break() {
                return self.leave();
            }
        }
    }

    /// The seat that decides next. Bots come first, so that nobody waits for them; then the seat that has the screen, so
    /// that the screen is passed on as rarely as possible.
    fn next(&self, awaited: SeatSet) -> Option<Seat> {
        let is_bot = |seat: &Seat| !self.seats.kind(*seat).is_human();
        let at_screen = self.at_screen.filter(|seat| awaited.contains(*seat));
        awaited.iter().find(is_bot).or(at_screen).or_else(|| awaited.iter().next())
    }

    /// Lets a bot decide and plays its action.
    fn think(&mut self, seat: Seat) -> CommandResult<ControlFlow<()>> {
        let thinker = self.table.bot_task(seat, self.seats.kind(seat))?;
        let name = self.seats.names.of(seat);
        let what = self.output.lang.pick(format!("{name} is thinking"), format!("{name} réfléchit"));
        let spinner = progress::spinner(&what);
        let row = thinker(&Undisturbed);
        spinner.finish_and_clear();
        // Nothing here cancels a bot, so there is always a row.
        let Some(row) = row? else { return Ok(ControlFlow::Break(())) };
        self.table.play_row(seat, &row).map_err(|refusal| {
            Failure::bad_input(
                format!("{name}: {refusal}"),
                format!("{name}\u{a0}: {}", refusal.say(atout_core::Lang::Fr)),
            )
        })?;
        self.save()?;
        self.tell_after(None)?;
        Ok(ControlFlow::Continue(()))
    }

    /// Asks a person until a decision is accepted.
    fn ask(&mut self, seat: Seat) -> CommandResult<ControlFlow<()>> {
        self.take_screen(seat)?;
        let choices = self.table.choices(seat, &self.seats.names, self.output.lang);
        self.show(seat, &choices)?;
        loop {
            if self.interactive {
                let prompt = format!("{} > ", self.seats.names.of(seat));
                let prompt = self.output.paint.style("1", &prompt);
                self.output.raw(&prompt)?;
            }
            let Some(line) = self.input.line()? else { return Ok(ControlFlow::Break(())) };
            match parse_line(&line) {
                TypedLine::Decision(text) => {
                    if self.decide(seat, text, &choices)? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                TypedLine::Quit => return Ok(ControlFlow::Break(())),
                TypedLine::Look => self.show(seat, &choices)?,
                TypedLine::Save(file) => self.save_command(file)?,
                TypedLine::Empty => {}
                other => self.explain(&other, seat)?,
            }
        }
    }

    /// Tries one decision. A refused one prints the reason and changes nothing.
    fn decide(&mut self, seat: Seat, text: &str, choices: &[Choice]) -> CommandResult<bool> {
        match self.table.play(seat, moves::resolve(text, choices)) {
            Ok(()) => {
                self.save()?;
                self.tell_after(Some(seat))?;
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
