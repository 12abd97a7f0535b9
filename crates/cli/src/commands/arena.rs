//! `atout arena GAME --entrant KIND...`: a tournament between bots.
//!
//! Not here: the statistics and the contents of the tables (`atout-arena`).

use crate::bilingual::both;
use crate::columns::{Align, columns};
use crate::commands::{config, game_help};
use crate::failure::CommandResult;
use crate::game_options::GameOptions;
use crate::output::Output;
use crate::{files, parse, progress};
use atout_arena::report::page;
use atout_arena::text_table::{TextTable, number, text_tables};
use atout_arena::{Format, Plan, Standings, Tournament};
use atout_bots::{Entrant, Programs};
use atout_catalog::{Entry, find};
use atout_core::{Lang, Seed};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

#[derive(Debug, Args)]
#[command(about = both("Play a tournament between bots", "Joue un tournoi entre robots"))]
pub(crate) struct Arena {
    #[arg(value_name = "GAME", help = game_help())]
    game: String,
    #[arg(long, value_name = "KIND", required = true, num_args = 1..)]
    #[arg(help = both(
        "A bot that takes part: random, heuristic, search:iters=2000, …, optionally with =name",
        "Un robot qui participe\u{a0}: random, heuristic, search:iters=2000, …, avec ou sans =nom"
    ))]
    entrant: Vec<Entrant>,
    #[arg(long, value_name = "N", default_value = "100", value_parser = parse::whole(1, 10_000_000))]
    #[arg(help = both(
        "Games of each meeting; rounded up, because each seed is played in all seatings",
        "Parties de chaque rencontre\u{a0}; arrondi vers le haut, car chaque graine est jouée à toutes les places"
    ))]
    games: u32,
    #[arg(long, value_name = "FORMAT", default_value = "round-robin")]
    #[arg(help = both(
        "How entrants meet: round-robin, gauntlet (the first against each other one), swiss or knockout",
        "Qui rencontre qui\u{a0}: round-robin, gauntlet (le premier contre chacun des autres), swiss ou knockout"
    ))]
    format: Format,
    #[arg(long, value_name = "S", default_value = "0")]
    #[arg(help = both("The same seed plays the same tournament", "La même graine joue le même tournoi"))]
    seed: Seed,
    #[arg(long, value_name = "T", value_parser = parse::whole(1, 1024))]
    #[arg(help = both(
        "Number of threads (default: one per core)",
        "Nombre de fils d'exécution (par défaut, un par cœur)"
    ))]
    threads: Option<u32>,
    #[arg(long, value_name = "SECONDS", value_parser = parse::seconds)]
    #[arg(help = both(
        "Thinking time of each seat in one game; a bot that exceeds it loses by the clock",
        "Temps de réflexion de chaque place par partie\u{a0}; un robot qui le dépasse perd au temps"
    ))]
    clock: Option<f64>,
    #[command(flatten)]
    options: GameOptions,
    #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
    json: bool,
    #[arg(long)]
    #[arg(help = both(
        "Add the thinking times to the JSON; they differ from run to run",
        "Ajoute au JSON les temps de réflexion, qui changent d'une fois à l'autre"
    ))]
    timing: bool,
    #[arg(long, value_name = "DIR")]
    #[arg(help = both(
        "Write a page with a plot, and results.json, into this folder",
        "Écrit une page avec un graphique, et results.json, dans ce dossier"
    ))]
    report: Option<PathBuf>,
}

impl Arena {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let entry = find(&self.game)?;
        if let Some(folder) = &self.report {
            // Before the games, so that a wrong path does not cost an hour of play.
            fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
        }
        let (plan, standings) = self.play(entry, output.lang)?;
        if let Some(folder) = &self.report {
            write_report(folder, entry, &standings, output)?;
        }
        match (self.json, self.timing) {
            (true, true) => output.json(&standings),
            (true, false) => output.json(&standings.without_timing()),
            (false, _) => show(entry, plan, &standings, output),
        }
    }

    fn play(&self, entry: &'static dyn Entry, lang: Lang) -> CommandResult<(Plan, Standings)> {
        let config = config(entry, &self.options.settings(entry)?)?;
        let tournament = Tournament {
            game: entry,
            setups: self.options.decks.rows(entry, &config)?,
            config,
            entrants: self.entrant.clone(),
            games: self.games,
            format: self.format,
            seed: self.seed.clone(),
            threads: self.threads.map(|threads| threads as usize),
            clock: self.clock.map(Duration::from_secs_f64),
            programs: Programs::NONE,
        };
        let plan = tournament.plan()?;
        // The bar shows the number of games itself.
        let bar = progress::bar(&format!("{} · {}", entry.id(), meetings(plan, lang)));
        let standings = tournament.run(&|progress| {
            bar.set_length(progress.total);
            bar.set_position(progress.done);
        });
        bar.finish_and_clear();
        Ok((plan, standings?))
    }
}

/// The number of meetings, and of how many possible ones if some are left out.
fn meetings(plan: Plan, lang: Lang) -> String {
    let Plan { meetings, groups, .. } = plan;
    match (meetings, groups > meetings) {
        (1, false) => lang.pick("1 meeting", "1 rencontre").to_owned(),
        (_, false) => lang.pick(format!("{meetings} meetings"), format!("{meetings} rencontres")),
        (_, true) => lang.pick(
            format!("{meetings} of {groups} possible meetings"),
            format!("{meetings} rencontres sur {groups} possibles"),
        ),
    }
}

fn write_report(folder: &Path, entry: &dyn Entry, standings: &Standings, output: &Output) -> CommandResult {
    let results = serde_json::to_string_pretty(standings).unwrap_or_default() + "\n";
    for (name, text) in [("results.json", results), ("index.html", page(standings, entry.name(), output.lang))] {
        let file = folder.join(name);
        files::write(&file, &text).map_err(|error| files::unwritable(&file, &error))?;
    }
    Ok(())
}

fn show(entry: &dyn Entry, plan: Plan, standings: &Standings, output: &mut Output) -> CommandResult {
    let (games, lang) = (standings.games, output.lang);
    let actions = number(standings.mean_actions, 1, lang);
    let name = entry.name().get(lang);
    if standings.is_cooperative() {
        output.pick(
            format!("{name}: {games} games, all seats together, {actions} actions each on average"),
            format!("{name}\u{a0}: {games} parties, toutes les places ensemble, {actions} actions en moyenne"),
        )?;
    } else {
        let meetings = meetings(plan, lang);
        output.pick(
            format!("{name}: {games} games in {meetings}, {actions} actions each on average"),
            format!("{name}\u{a0}: {games} parties en {meetings}, {actions} actions en moyenne"),
        )?;
    }
    text_tables(standings, lang).iter().try_for_each(|sheet| table(sheet, output))
}

/// A table that may be folded and is longer than this …
const LONG: usize = 20;
/// … shows so many rows.
const SHOWN: usize = 12;

fn table(sheet: &TextTable, output: &mut Output) -> CommandResult {
    output.line("")?;
    if let Some(title) = &sheet.title {
        output.heading(title)?;
    }
    let n_shown = if sheet.folds && sheet.rows.len() > LONG { SHOWN } else { sheet.rows.len() };
    let rows: Vec<Vec<String>> = std::iter::once(&sheet.heads).chain(&sheet.rows[..n_shown]).cloned().collect();
    let align = |column: usize| if sheet.words.contains(&column) { Align::Left } else { Align::Right };
    let aligns: Vec<Align> = (0..sheet.heads.len()).map(align).collect();
    columns(&rows, &aligns).iter().try_for_each(|line| output.line(line))?;
    if n_shown < sheet.rows.len() {
        let left_out = sheet.rows.len() - n_shown;
        output.pick(
            format!("… and {left_out} more; --report and --json have all of them"),
            format!("… et {left_out} de plus\u{a0}; --report et --json les donnent tous"),
        )?;
    }
    sheet.note.as_ref().map_or(Ok(()), |note| output.line(note))
}
