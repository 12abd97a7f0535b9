//! The game itself: bots think, people are asked, everybody is told.

use super::input::{Asked, Input, asked};
use super::keeper::Keeper;
use super::moves;
use super::seats::Seats;
use crate::failure::{self, Done, Failure};
use crate::say::Say;
use crate::{progress, terminal};
use atout_catalog::Entry;
use atout_core::{Choice, Seat, SeatSet, Stage, Table, Undisturbed};
use std::ops::ControlFlow;
use std::path::Path;

/// A game at the terminal.
pub(super) struct Session<'a> {
    pub(super) entry: &'static dyn Entry,
    pub(super) table: Box<dyn Table>,
    pub(super) seats: Seats,
    pub(super) keeper: Keeper,
    pub(super) say: &'a mut Say,
    pub(super) input: Input,
    /// Does a person type and look?
    pub(super) interactive: bool,
    /// Up to which version each seat was told what happened.
    pub(super) told: Vec<u64>,
    /// Whose hand is on the screen.
    pub(super) at_screen: Option<Seat>,
}

impl<'a> Session<'a> {
    pub(super) fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        seats: Seats,
        keeper: Keeper,
        say: &'a mut Say,
    ) -> Self {
        let told = vec![table.version(); table.n_seats()];
        let interactive = terminal::is_interactive();
        Session { entry, table, seats, keeper, say, input: Input::new(), interactive, told, at_screen: None }
    }

    /// Plays until the game is over or there are no more decisions.
    pub(super) fn run(mut self, save: Option<&Path>) -> Done {
        // An unwritable file is told before the first card is played.
        if let Some(path) = save {
            self.keep_in(path)?;
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

    /// Bots decide first, so that nobody waits for them in secret; then whoever has the screen, so that it changes
    /// hands as rarely as can be.
    fn next(&self, awaited: SeatSet) -> Option<Seat> {
        let is_bot = |seat: &Seat| !self.seats.kind(*seat).is_human();
        let at_screen = self.at_screen.filter(|seat| awaited.contains(*seat));
        awaited.iter().find(is_bot).or(at_screen).or_else(|| awaited.iter().next())
    }

    /// Lets a bot decide.
    fn think(&mut self, seat: Seat) -> Done<ControlFlow<()>> {
        let thinker = self.entry.thinker(self.table.as_ref(), seat, self.seats.kind(seat))?;
        let name = self.seats.names.of(seat);
        let what = self.say.lang.pick(format!("{name} is thinking"), format!("{name} réfléchit"));
        let spinner = progress::spinner(&what);
        let action = thinker(&Undisturbed);
        spinner.finish_and_clear();
        // Nothing here cancels a bot, so there is always an action.
        let Some(action) = action? else { return Ok(ControlFlow::Break(())) };
        self.table.play(seat, &action).map_err(|refusal| {
            Failure::wrong(format!("{name}: {refusal}"), format!("{name}\u{a0}: {}", refusal.say(atout_core::Lang::Fr)))
        })?;
        self.keep()?;
        self.tell_after(None)?;
        Ok(ControlFlow::Continue(()))
    }

    /// Asks a person until a decision is accepted.
    fn ask(&mut self, seat: Seat) -> Done<ControlFlow<()>> {
        self.take_screen(seat)?;
        let choices = self.table.choices(seat, &self.seats.names, self.say.lang);
        self.show(seat, &choices)?;
        loop {
            if self.interactive {
                let prompt = format!("{} > ", self.seats.names.of(seat));
                let prompt = self.say.paint.style("1", &prompt);
                self.say.raw(&prompt)?;
            }
            let Some(line) = self.input.line()? else { return Ok(ControlFlow::Break(())) };
            match asked(&line) {
                Asked::Decision(text) => {
                    if self.decide(seat, text, &choices)? {
                        return Ok(ControlFlow::Continue(()));
                    }
                }
                Asked::Quit => return Ok(ControlFlow::Break(())),
                Asked::Look => self.show(seat, &choices)?,
                Asked::Save(file) => self.save(file)?,
                Asked::Nothing => {}
                other => self.explain(&other, seat)?,
            }
        }
    }

    /// Tries one decision; a refused one is answered and changes nothing.
    fn decide(&mut self, seat: Seat, text: &str, choices: &[Choice]) -> Done<bool> {
        match self.table.play(seat, moves::meant(text, choices)) {
            Ok(()) => {
                self.keep()?;
                self.tell_after(Some(seat))?;
                Ok(true)
            }
            Err(refusal) => {
                let reason = refusal.say(self.say.lang);
                self.say.pick(format!("refused: {reason}"), format!("refusé\u{a0}: {reason}"))?;
                Ok(false)
            }
        }
    }

    /// Writes the game to its file. If that fails the game goes on, and the player hears of it.
    fn keep(&mut self) -> Done {
        match self.keeper.keep(self.table.as_ref(), self.seats.players()) {
            Err(Failure::Wrong(message)) => failure::warn(message.get(self.say.lang)),
            kept => kept?,
        }
        Ok(())
    }

    /// Keeps the game in a file from now on.
    fn keep_in(&mut self, path: &Path) -> Done {
        if let Some(aside) = self.keeper.keep_in(path, self.table.as_ref(), self.seats.players())? {
            let (file, aside) = (path.display(), aside.display());
            self.say.pick(
                format!("The record that was in {file} is now in {aside}."),
                format!("L'enregistrement qui était dans {file} est maintenant dans {aside}."),
            )?;
        }
        Ok(())
    }

    /// `save` and `save FILE`.
    fn save(&mut self, file: Option<&str>) -> Done {
        match file.map(|file| self.keep_in(Path::new(file))) {
            Some(Err(Failure::Wrong(message))) => {
                let reason = message.get(self.say.lang).to_owned();
                return self.say.pick(format!("refused: {reason}"), format!("refusé\u{a0}: {reason}"));
            }
            Some(kept) => kept?,
            None => self.keep()?,
        }
        match self.keeper.holds(self.table.version()).map(|path| path.display().to_string()) {
            Some(file) => self.say.pick(format!("Saved in {file}."), format!("Sauvegardé dans {file}.")),
            None => self.say.pick("Say where: save FILE", "Dites où\u{a0}: sauver FICHIER"),
        }
    }
}
