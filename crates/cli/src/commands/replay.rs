//! `atout replay FILE`: steps through a record.
//!
//! Step N is the position after N actions. Not here: the full-screen view (`replay/on_screen.rs`).

mod on_screen;

use crate::bilingual::both;
use crate::commands::play::input::Input;
use crate::commands::play::report::print_chronicle;
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use crate::printable::printable;
use crate::{files, terminal};
use atout_bots::{PlayerKind, shown_names};
use atout_catalog::{Entry, Table, find};
use atout_core::{Lang, Move, Names, Record, Seat, Viewer};
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

/// A record replayed up to one of its steps.
struct ReplayCursor {
    entry: &'static dyn Entry,
    record: Record,
    /// The game at the current step.
    table: Box<dyn Table>,
    names: Names,
    viewer: Viewer,
    /// The steps that have an event which the viewer may see.
    visible: Vec<usize>,
}

impl Replay {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let mut cursor = self.load(output.lang)?;
        let last = cursor.record.actions.len();
        if let Some(at) = self.at.filter(|at| *at > last) {
            return Err(Failure::bad_input(
                format!("the record has {last} actions: --at takes 0 to {last}, not {at}"),
                format!("l'enregistrement compte {last} actions\u{a0}: --at va de 0 à {last}, pas {at}"),
            ));
        }
        let steps = self.at.map_or(0..=last, |at| at..=at);
        if self.json {
            let steps = steps.map(|at| cursor.step(at)).collect::<CommandResult<Vec<_>>>()?;
            let (record, is_over) = (&cursor.record, cursor.table.outcome().is_some());
            let chronicle = is_over.then(|| cursor.table.chronicle(cursor.viewer, &cursor.names, Lang::En));
            let chronicle = chronicle.unwrap_or_default();
            return output.json(
                &json!({ "game": record.game, "config": record.config, "steps": steps, "chronicle": chronicle }),
            );
        }
        if terminal::can_fill_screen() {
            return cursor.browse_on_screen(self.at.unwrap_or(0), output);
        }
        if terminal::is_interactive() {
            return cursor.browse(self.at.unwrap_or(0), output);
        }
        for at in steps {
            // A step without a visible event has the same board as the step before: only its title is printed.
            match self.at.is_some() || at == 0 || at == last || cursor.visible.binary_search(&at).is_ok() {
                true => cursor.show(at, output)?,
                false => cursor.title(at, output)?,
            }
        }
        match self.at {
            None => print_chronicle(cursor.table.as_ref(), cursor.viewer, &cursor.names, output),
            Some(_) => Ok(()),
        }
    }

    fn load(&self, lang: Lang) -> CommandResult<ReplayCursor> {
        let record = files::read_record(&self.file)?;
        let file = self.file.display().to_string();
        let entry = find(&record.game).map_err(|message| Failure::from(message).about(&file))?;
        let table = entry.replay(&record, usize::MAX).map_err(|error| Failure::from(error).about(&file))?;
        let names = shown(&record, lang);
        let viewer = self.viewer(table.as_ref())?;
        let visible = table.events(viewer, None).into_iter().filter_map(|(version, _)| usize::try_from(version).ok());
        let visible = visible.collect();
        Ok(ReplayCursor { entry, table: entry.replay(&record, 0)?, record, names, viewer, visible })
    }

    /// The default is everything for a finished game, and what spectators see for a save.
    fn viewer(&self, table: &dyn Table) -> CommandResult<Viewer> {
        let n = table.n_seats();
        match self.seat {
            None if table.outcome().is_some() => Ok(Viewer::Everything),
            None => Ok(Viewer::Spectator),
            Some(seat) => Seat::all(n).nth(seat).map(Viewer::Seat).ok_or_else(|| {
                let last = n.saturating_sub(1);
                Failure::bad_input(
                    format!("there is no seat {seat}: this game has the seats 0 to {last}"),
                    format!("il n'y a pas de place {seat}\u{a0}: cette partie a les places 0 à {last}"),
                )
            }),
        }
    }
}

/// The players' names in the reader's language. A kind that this release does not know is a person.
fn shown(record: &Record, lang: Lang) -> Names {
    let kinds: Vec<PlayerKind> =
        record.players.iter().map(|player| player.kind.parse().unwrap_or(PlayerKind::Human)).collect();
    let players: Vec<(&PlayerKind, &str)> =
        kinds.iter().zip(record.players.iter().map(|player| player.name.as_str())).collect();
    Names::new(shown_names(&players, lang).iter().map(|name| printable(name)).collect())
}

impl ReplayCursor {
    /// Goes to a step: forward from the current one, or again from the start.
    fn seek(&mut self, at: usize) -> CommandResult {
        let now = usize::try_from(self.table.version()).unwrap_or(usize::MAX);
        let ahead = self.record.actions.get(now..at);
        let played = ahead
            .is_some_and(|steps| steps.iter().all(|step| self.table.play_recorded(step.seat, &step.action).is_ok()));
        if !played {
            self.table = self.entry.replay(&self.record, at)?;
        }
        Ok(())
    }

    /// One step of the JSON document.
    fn step(&mut self, at: usize) -> CommandResult<Value> {
        self.seek(at)?;
        let step = self.action_before(at);
        Ok(json!({
            "at": at,
            "seat": step.map(|step| step.seat),
            "action": step.filter(|step| self.may_read(step)).map(|step| &step.action),
            "view": self.table.view(self.viewer),
            "log": self.log_lines(at, atout_core::Lang::En),
        }))
    }

    /// The action that led to this step.
    fn action_before(&self, at: usize) -> Option<&Move> {
        at.checked_sub(1).map(|before| &self.record.actions[before])
    }

    /// May the viewer read the action? Another seat's action can name a hidden card; its public part is in the log.
    fn may_read(&self, step: &Move) -> bool {
        self.viewer == Viewer::Everything || self.viewer == Viewer::Seat(step.seat)
    }

    /// The log lines of the step's action that the viewer may see.
    fn log_lines(&self, at: usize, lang: atout_core::Lang) -> Vec<String> {
        let since = at.checked_sub(1).map(|before| before as u64);
        self.table.log(self.viewer, since, &self.names, lang).into_iter().map(|line| line.text).collect()
    }

    /// The number of the step and its action; of a choice that is still secret, only the player.
    fn heading(&self, at: usize, lang: atout_core::Lang) -> String {
        let last = self.record.actions.len();
        let done = match self.action_before(at) {
            None => lang.pick("the deal", "la donne").to_owned(),
            Some(step) if self.may_read(step) => format!("{}: {}", self.names.of(step.seat), printable(&step.action)),
            Some(step) if self.visible.binary_search(&at).is_ok() => self.names.of(step.seat),
            Some(step) => {
                let name = self.names.of(step.seat);
                lang.pick(format!("{name} has chosen"), format!("{name} a choisi"))
            }
        };
        format!("— {at}/{last} — {done}")
    }

    fn title(&self, at: usize, output: &mut Output) -> CommandResult {
        let heading = self.heading(at, output.lang);
        output.heading(&heading)
    }

    /// The next step that shows something, or the last one.
    fn next(&self, at: usize) -> usize {
        self.visible.iter().copied().find(|visible| *visible > at).unwrap_or(self.record.actions.len())
    }

    /// The step before that shows something, or the deal.
    fn previous(&self, at: usize) -> usize {
        self.visible.iter().copied().rfind(|visible| *visible < at).unwrap_or(0)
    }

    fn show(&mut self, at: usize, output: &mut Output) -> CommandResult {
        self.seek(at)?;
        self.title(at, output)?;
        for line in self.log_lines(at, output.lang) {
            output.line(format!("  {line}"))?;
        }
        let text = self.table.text(self.viewer, &self.names, output.lang, output.paint);
        output.line(text.trim_end())?;
        output.line("")
    }

    /// What there is to read of a finished game, once the last step is reached.
    fn show_end(&self, at: usize, output: &mut Output) -> CommandResult {
        if at < self.record.actions.len() {
            return Ok(());
        }
        print_chronicle(self.table.as_ref(), self.viewer, &self.names, output)
    }

    /// Steps through the record by typed lines: Enter, `p`, a number, `q`.
    fn browse(&mut self, start: usize, output: &mut Output) -> CommandResult {
        let last = self.record.actions.len();
        let (mut at, mut input) = (start, Input::new());
        loop {
            output.raw(terminal::CLEAR)?;
            self.show(at, output)?;
            self.show_end(at, output)?;
            let prompt = output.lang.pick(
                format!("{at}/{last} · Enter next, p previous, a number, q quit > "),
                format!("{at}/{last} · Entrée suivant, p précédent, un numéro, q quitter > "),
            );
            output.raw(&prompt)?;
            let Some(line) = input.line()? else { return Ok(()) };
            match line.trim() {
                "" | "n" | "s" => at = self.next(at),
                "p" => at = self.previous(at),
                "q" => return Ok(()),
                other => at = other.parse().unwrap_or(at).min(last),
            }
        }
    }
}
