//! `atout replay FILE`: steps through a record.

use crate::bilingual::both;
use crate::commands::play::input::Input;
use crate::failure::{Done, Failure};
use crate::printable::printable;
use crate::say::Say;
use crate::{files, terminal};
use atout_catalog::{Entry, find};
use atout_core::{Move, Names, Record, Seat, Table, Viewer};
use clap::Args;
use serde_json::{Value, json};
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(about = both("Step through a record", "Parcourt un enregistrement pas à pas"))]
pub(crate) struct Replay {
    #[arg(value_name = "FILE", help = both("The record", "L'enregistrement"))]
    file: PathBuf,
    #[arg(long, value_name = "N")]
    #[arg(help = both(
        "Only the position after N actions (in a terminal: start there)",
        "Seulement la position après N actions (dans un terminal\u{a0}: commencer là)"
    ))]
    at: Option<usize>,
    #[arg(long, value_name = "K")]
    #[arg(help = both(
        "Show what this seat sees; seats are counted from 0",
        "Montre ce que voit cette place\u{a0}; les places sont comptées à partir de 0"
    ))]
    seat: Option<usize>,
    #[arg(long, help = both("Print every view as one JSON document", "Écrit toutes les vues en un seul document JSON"))]
    json: bool,
}

/// A record, played again up to some step.
struct Film {
    entry: &'static dyn Entry,
    record: Record,
    /// The game as it stands at the step that was looked at last.
    table: Box<dyn Table>,
    names: Names,
    viewer: Viewer,
    /// The steps at which the eye sees something happen.
    heard: Vec<usize>,
}

impl Replay {
    pub(crate) fn run(&self, say: &mut Say) -> Done {
        let mut film = self.load()?;
        let last = film.record.actions.len();
        if let Some(at) = self.at.filter(|at| *at > last) {
            return Err(Failure::wrong(
                format!("the record has {last} actions: --at takes 0 to {last}, not {at}"),
                format!("l'enregistrement compte {last} actions\u{a0}: --at va de 0 à {last}, pas {at}"),
            ));
        }
        let steps = self.at.map_or(0..=last, |at| at..=at);
        if self.json {
            let steps = steps.map(|at| film.step(at)).collect::<Done<Vec<_>>>()?;
            return say.json(&json!({ "game": film.record.game, "config": film.record.config, "steps": steps }));
        }
        if terminal::is_interactive() {
            return film.browse(self.at.unwrap_or(0), say);
        }
        for at in steps {
            // Where nothing can be seen to happen, the board is the one before.
            match self.at.is_some() || at == 0 || at == last || film.heard.binary_search(&at).is_ok() {
                true => film.show(at, say)?,
                false => film.title(at, say)?,
            }
        }
        Ok(())
    }

    fn load(&self) -> Done<Film> {
        let record = files::read_record(&self.file)?;
        let file = self.file.display().to_string();
        let entry = find(&record.game).map_err(|message| Failure::from(message).about(&file))?;
        let table = entry.replay(&record, usize::MAX).map_err(|error| Failure::from(error).about(&file))?;
        let names = Names(record.players.iter().map(|player| printable(&player.name)).collect());
        let viewer = self.viewer(table.as_ref())?;
        let heard = table.events(viewer, 0).into_iter().filter_map(|(version, _)| usize::try_from(version).ok());
        let heard = heard.collect();
        Ok(Film { entry, table: entry.replay(&record, 0)?, record, names, viewer, heard })
    }

    /// The hands of a game that is still going on stay hidden unless one asks for a seat.
    fn viewer(&self, table: &dyn Table) -> Done<Viewer> {
        let n = table.n_seats();
        match self.seat {
            None if table.outcome().is_some() => Ok(Viewer::Everything),
            None => Ok(Viewer::Spectator),
            Some(seat) => Seat::all(n).nth(seat).map(Viewer::Seat).ok_or_else(|| {
                let last = n.saturating_sub(1);
                Failure::wrong(
                    format!("there is no seat {seat}: this game has the seats 0 to {last}"),
                    format!("il n'y a pas de place {seat}\u{a0}: cette partie a les places 0 à {last}"),
                )
            }),
        }
    }
}

impl Film {
    /// Goes to a step: on from the one before, or again from the start.
    fn seek(&mut self, at: usize) -> Done {
        let now = usize::try_from(self.table.version()).unwrap_or(usize::MAX);
        let ahead = self.record.actions.get(now..at);
        let went = ahead.is_some_and(|steps| steps.iter().all(|step| self.table.play(step.seat, &step.action).is_ok()));
        if !went {
            self.table = self.entry.replay(&self.record, at)?;
        }
        Ok(())
    }

    /// One step of the JSON.
    fn step(&mut self, at: usize) -> Done<Value> {
        self.seek(at)?;
        let step = self.made(at);
        Ok(json!({
            "at": at,
            "seat": step.map(|step| step.seat),
            "action": step.filter(|step| self.may_know(step)).map(|step| &step.action),
            "view": self.table.view(self.viewer),
            "log": self.told(at, atout_core::Lang::En),
        }))
    }

    /// The action that led to this step.
    fn made(&self, at: usize) -> Option<&Move> {
        at.checked_sub(1).map(|before| &self.record.actions[before])
    }

    /// May the eye read the action itself? Another seat's can name a hidden card; what it may hear of it is in the log.
    fn may_know(&self, step: &Move) -> bool {
        self.viewer == Viewer::Everything || self.viewer == Viewer::Seat(step.seat)
    }

    /// What the step's action told the eye.
    fn told(&self, at: usize, lang: atout_core::Lang) -> Vec<String> {
        let since = at.saturating_sub(1) as u64;
        self.table.log(self.viewer, since, &self.names, lang).into_iter().map(|line| line.text).collect()
    }

    /// Which step it is, and who did what; of a choice that the eye may not know yet, who made it.
    fn title(&self, at: usize, say: &mut Say) -> Done {
        let last = self.record.actions.len();
        let done = match self.made(at) {
            None => say.lang.pick("the deal", "la donne").to_owned(),
            Some(step) if self.may_know(step) => format!("{}: {}", self.names.of(step.seat), printable(&step.action)),
            Some(step) if self.heard.binary_search(&at).is_ok() => self.names.of(step.seat),
            Some(step) => {
                let name = self.names.of(step.seat);
                say.lang.pick(format!("{name} has chosen"), format!("{name} a choisi"))
            }
        };
        say.heading(&format!("— {at}/{last} — {done}"))
    }

    fn show(&mut self, at: usize, say: &mut Say) -> Done {
        self.seek(at)?;
        self.title(at, say)?;
        for line in self.told(at, say.lang) {
            say.line(format!("  {line}"))?;
        }
        let text = self.table.text(self.viewer, &self.names, say.lang, say.paint);
        say.line(text.trim_end())?;
        say.line("")
    }

    /// Steps by typed lines: Enter, `p`, a number, `q`.
    fn browse(&mut self, start: usize, say: &mut Say) -> Done {
        let last = self.record.actions.len();
        let (mut at, mut input) = (start, Input::new());
        loop {
            say.raw(terminal::CLEAR)?;
            self.show(at, say)?;
            let prompt = say.lang.pick(
                format!("{at}/{last} · Enter next, p previous, a number, q quit > "),
                format!("{at}/{last} · Entrée suivant, p précédent, un numéro, q quitter > "),
            );
            say.raw(&prompt)?;
            let Some(line) = input.line()? else { return Ok(()) };
            match line.trim() {
                "" | "n" | "s" => at = self.heard.iter().copied().find(|heard| *heard > at).unwrap_or(last),
                "p" => at = self.heard.iter().copied().rfind(|heard| *heard < at).unwrap_or(0),
                "q" => return Ok(()),
                other => at = other.parse().unwrap_or(at).min(last),
            }
        }
    }
}
