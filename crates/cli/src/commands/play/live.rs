//! A game on the full-screen console: bots decide, people are asked, every action is saved and told.
//!
//! Not here: the screen itself ([`crate::screen`]), a game in a pipe or on a dumb terminal (`session.rs`).

mod bots;
mod decision;
mod frame;
mod hot_seat;
mod log;
mod menu;
mod over;
mod pages;
mod skip;

use super::follow::Following;
use super::save_file::SaveFile;
use super::seats::Seats;
use super::{names_of_things, report};
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use crate::screen::{Screen, ScreenError, Scroll};
use atout_catalog::{Entry, Table};
use atout_core::{CardHelp, Lang, Names, Paint, Seat, Stage, Viewer};
use log::Telling;
use std::path::Path;

/// A game on the screen.
struct LiveGame {
    entry: &'static dyn Entry,
    table: Box<dyn Table>,
    seats: Seats,
    /// The names on the screen: a single person is "You".
    names: Names,
    save_file: SaveFile,
    lang: Lang,
    paint: Paint,
    screen: Screen,
    cards: Vec<CardHelp>,
    /// The names that lists show and people type: of cards, and of other words of the notation.
    names_of_things: Vec<CardHelp>,
    /// The seat whose hand is on the screen.
    at_screen: Option<Seat>,
    /// By seat: what happened after this version is news. None: everything.
    news_since: Vec<Option<u64>>,
    telling: Telling,
    scroll: Scroll,
    /// No pauses between the moves of bots until a person is asked again.
    is_fast: bool,
    /// What the last shortcut still plays.
    following: Option<Following>,
    /// Letters that were typed while bots played: the beginning of the next decision.
    typed_ahead: String,
    /// A sentence for the last line, until the next key.
    message: Option<String>,
}

/// Why the game on the screen stops before its end.
enum Stop {
    /// The person leaves.
    Quit,
    Screen(ScreenError),
    Failed(Failure),
}

impl From<ScreenError> for Stop {
    fn from(error: ScreenError) -> Stop {
        Stop::Screen(error)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Stop {
        Stop::Failed(failure)
    }
}

/// The result of a part of the game.
type Flow<T = ()> = Result<T, Stop>;

/// Plays until the game is over or left.
pub(super) fn run(
    entry: &'static dyn Entry,
    table: Box<dyn Table>,
    seats: Seats,
    mut save_file: SaveFile,
    save: Option<&Path>,
    output: &mut Output,
) -> CommandResult {
    // Before the screen is taken, so that an unwritable file is reported as ever.
    let aside = match save {
        Some(path) => save_file.save_to(path, table.as_ref(), seats.players())?,
        None => None,
    };
    let mut game = match LiveGame::new(entry, table, seats, save_file, output) {
        Ok(game) => game,
        Err(stop) => return end(stop),
    };
    game.message = aside.map(|aside| game.told_aside(&aside));
    let ended = game.play();
    let LiveGame { table, seats, save_file, screen, .. } = game;
    drop(screen);
    match ended {
        Ok(()) => report::print_result(table.as_ref(), &seats.names, output)?,
        Err(Stop::Quit) => report::print_unfinished(output)?,
        Err(stop) => return end(stop),
    }
    report::print_saved(entry, table.as_ref(), &save_file, output)
}

fn own_names(seats: &Seats, lang: Lang) -> Names {
    let mut humans = seats.humans();
    match (humans.next(), humans.next()) {
        (Some(only), None) => seats.names.clone().read_by(only, lang),
        _ => seats.names.clone(),
    }
}

/// Ends the command. The terminal has been restored.
fn end(stop: Stop) -> CommandResult {
    match stop {
        Stop::Quit => Ok(()),
        Stop::Screen(error) => error.end(),
        Stop::Failed(failure) => Err(failure),
    }
}

impl LiveGame {
    fn new(
        entry: &'static dyn Entry,
        table: Box<dyn Table>,
        seats: Seats,
        save_file: SaveFile,
        output: &Output,
    ) -> Flow<LiveGame> {
        // At a new game the deal is news too.
        let resumed = Some(table.version()).filter(|version| *version > 0);
        let cards = entry.cards(&table.config(), output.lang);
        Ok(LiveGame {
            screen: Screen::take()?,
            names_of_things: names_of_things(entry, table.as_ref(), output.lang),
            cards,
            news_since: vec![resumed; table.n_seats()],
            telling: Telling::new(resumed),
            names: own_names(&seats, output.lang),
            entry,
            table,
            seats,
            save_file,
            lang: output.lang,
            paint: output.paint,
            at_screen: None,
            scroll: Scroll::default(),
            is_fast: false,
            following: None,
            typed_ahead: String::new(),
            message: None,
        })
    }

    fn play(&mut self) -> Flow {
        loop {
            let Stage::Awaiting(awaited) = self.table.stage() else { return self.show_result() };
            let Some(seat) = self.seats.next(awaited, self.at_screen) else { return self.show_result() };
            match self.seats.kind(seat).is_human() {
                true => self.ask(seat)?,
                false => self.think(seat)?,
            }
        }
    }

    /// The viewer of the screen: the person who has it, the only person, or a spectator.
    fn viewer(&self) -> Viewer {
        let mut humans = self.seats.humans();
        match (self.at_screen, humans.next(), humans.next()) {
            (Some(seat), ..) | (None, Some(seat), None) => Viewer::Seat(seat),
            _ => Viewer::Spectator,
        }
    }

    fn has_several_people(&self) -> bool {
        self.seats.n_humans() > 1
    }

    /// Writes the game to its file. If that fails, the game goes on with a warning.
    fn save(&mut self) -> Flow {
        match self.save_file.save(self.table.as_ref(), self.seats.players()) {
            Err(Failure::BadInput(message)) => self.message = Some(message.get(self.lang).to_owned()),
            saved => saved?,
        }
        Ok(())
    }

    fn told_aside(&self, aside: &Path) -> String {
        let aside = aside.display();
        self.lang.pick(
            format!("The record that was in this file is now in {aside}."),
            format!("L'enregistrement qui était dans ce fichier est maintenant dans {aside}."),
        )
    }
}
