//! `atout play GAME`: a game in the terminal, or from piped decisions.

mod follow;
pub(crate) mod input;
mod live;
mod moves;
pub(crate) mod report;
mod save_file;
mod screen;
mod seats;
mod session;
mod stops;

use crate::bilingual::both;
use crate::commands::play::save_file::SaveFile;
use crate::commands::play::seats::Seats;
use crate::commands::play::session::Session;
use crate::commands::{config_for, game_help};
use crate::failure::{CommandResult, Failure};
use crate::game_options::GameOptions;
use crate::output::Output;
use crate::{files, terminal};
use atout_bots::Entrant;
use atout_catalog::{Entry, Table, find};
use atout_core::{CardHelp, Lang, Orders, Record, Seed};
use clap::Args;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(about = both(
    "Play a game in the terminal or from piped decisions",
    "Joue une partie dans le terminal, ou avec des décisions lues sur l'entrée standard"
))]
pub(crate) struct Play {
    #[arg(value_name = "GAME", required_unless_present = "load", help = game_help())]
    game: Option<String>,
    #[arg(long, value_name = "KIND")]
    #[arg(help = both(
        "The player in the next seat: human, random, beginner, heuristic, turn-search, search[:ms=200|:iters=2000], optionally with =name; `atout games` says which bots play which game",
        "Le joueur de la place suivante\u{a0}: human, random, beginner, heuristic, turn-search, search[:ms=200|:iters=2000], avec ou sans =nom\u{a0}; «\u{a0}atout games\u{a0}» dit quels robots jouent à quoi"
    ))]
    seat: Vec<Entrant>,
    #[arg(long, value_name = "S", conflicts_with = "load")]
    #[arg(help = both("The same seed deals the same cards", "La même graine donne les mêmes cartes"))]
    seed: Option<Seed>,
    #[command(flatten)]
    options: GameOptions,
    #[arg(long, value_name = "FILE", conflicts_with_all = ["set", "content", "decks"], help = both("Resume the game in this file", "Reprend la partie de ce fichier"))]
    load: Option<PathBuf>,
    #[arg(long, value_name = "FILE")]
    #[arg(help = both(
        "Save the game to this file after every action",
        "Sauvegarde la partie dans ce fichier après chaque action"
    ))]
    save: Option<PathBuf>,
    #[arg(long)]
    #[arg(help = both(
        "Several people on one screen: the hands are covered when the player changes",
        "Plusieurs personnes sur un écran\u{a0}: les mains sont masquées quand le joueur change"
    ))]
    hot_seat: bool,
}

impl Play {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let loaded = self.load.as_deref().map(files::read_record).transpose()?;
        // A record knows its game.
        let game = self.game.as_deref().or(loaded.as_ref().map(|record| record.game.as_str()));
        let entry = find(game.unwrap_or_default())?;
        let mut table = match &loaded {
            Some(record) => self.resume(entry, record)?,
            None => {
                let settings = self.options.settings(entry)?;
                let config = config_for(entry, &settings, self.n_seats(entry))?;
                entry.start(&config, &self.options.decks.setups(entry, &config)?, self.seed()?)?
            }
        };
        let seats = self.seats(table.as_ref(), loaded.as_ref(), output)?;
        seats.check(entry)?;
        if !entry.stops().is_empty() {
            seats.humans().for_each(|seat| table.set_orders(seat, Some(Orders::usual(entry.stops()))));
        }
        let save_file = SaveFile::of_loaded_game(self.load.clone(), loaded);
        match terminal::can_fill_screen() {
            true => live::run(entry, table, seats, save_file, self.save.as_deref(), output),
            false => Session::new(entry, table, seats, save_file, output).run(self.save.as_deref()),
        }
    }

    /// The number of `--seat` options, if that is enough for a game. Otherwise the default number: bots fill the other seats.
    fn n_seats(&self, entry: &dyn Entry) -> Option<usize> {
        Some(self.seat.len()).filter(|n| *n >= entry.seats().0)
    }

    fn resume(&self, entry: &dyn Entry, record: &Record) -> CommandResult<Box<dyn Table>> {
        entry.replay(record, usize::MAX).map_err(|error| Failure::from(error).about(&self.loaded_name()))
    }

    fn loaded_name(&self) -> String {
        self.load.as_deref().map(|path| path.display().to_string()).unwrap_or_default()
    }

    fn seats(&self, table: &dyn Table, loaded: Option<&Record>, output: &Output) -> CommandResult<Seats> {
        let n = table.n_seats();
        if self.seat.len() > n {
            let given = self.seat.len();
            return Err(Failure::bad_input(
                format!("--seat was given {given} times, but this game has {n} seats"),
                format!("--seat a été donné {given} fois, mais cette partie a {n} places"),
            ));
        }
        let seats = match loaded {
            Some(record) => Seats::of_record(record, &self.seat, output.lang)
                .map_err(|failure| failure.about(&self.loaded_name()))?,
            None => Seats::new(&self.seat, n, self.hot_seat, output.lang),
        };
        if self.hot_seat && seats.n_humans() < 2 {
            return Err(Failure::bad_input(
                "--hot-seat needs two people: give `--seat human` twice, or no --seat at all",
                "--hot-seat demande deux personnes\u{a0}: donnez «\u{a0}--seat human\u{a0}» deux fois, ou aucun --seat",
            ));
        }
        Ok(seats)
    }

    /// The given seed, or a random one.
    fn seed(&self) -> CommandResult<Seed> {
        if let Some(seed) = &self.seed {
            return Ok(seed.clone());
        }
        let number = getrandom::u64().map_err(|error| {
            Failure::bad_input(
                format!("the system gives no random numbers: {error}"),
                format!("le système ne donne pas de hasard\u{a0}: {error}"),
            )
        })?;
        Ok(format!("{number:016x}").parse()?)
    }
}

/// The names that lists show and people type: of cards, and of other words of the notation.
pub(crate) fn names_of_things(entry: &dyn Entry, table: &dyn Table, lang: Lang) -> Vec<CardHelp> {
    let words = entry.words(lang).into_iter();
    let words = words.map(|(id, name)| CardHelp { id: id.to_owned(), name, text: String::new() });
    entry.cards(&table.config(), lang).into_iter().chain(words).collect()
}
