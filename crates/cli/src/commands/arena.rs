//! `atout arena GAME --entrant KIND...`: a tournament between bots.
//!
//! Not here: what stands in the tables and how it is counted (`atout-arena`).

use crate::columns::{Side, columns};
use crate::commands::config;
use crate::failure::Done;
use crate::say::Say;
use crate::{files, parse, progress};
use atout_arena::report::page;
use atout_arena::text_table::{TextTable, number, text_tables};
use atout_arena::{Format, Plan, Standings, Tournament};
use atout_bots::Entrant;
use atout_catalog::{Entry, find};
use atout_core::{Lang, Seed};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
pub(crate) struct Arena {
    /// The game.
    #[arg(value_name = "GAME")]
    game: String,
    /// Who takes part: random, heuristic, search:iters=2000, …, optionally with =name.
    #[arg(long, value_name = "KIND", required = true, num_args = 1..)]
    entrant: Vec<Entrant>,
    /// Games of each meeting; rounded up, because each seed is played in all seatings.
    #[arg(long, value_name = "N", default_value = "100", value_parser = parse::whole(1, 10_000_000))]
    games: u32,
    /// Who meets whom: round-robin, gauntlet (the first against each other one), swiss or knockout.
    #[arg(long, value_name = "FORMAT", default_value = "round-robin")]
    format: Format,
    /// The same seed plays the same tournament.
    #[arg(long, value_name = "S", default_value = "0")]
    seed: Seed,
    /// How many threads play (default: all cores).
    #[arg(long, value_name = "T", value_parser = parse::whole(1, 1024))]
    threads: Option<u32>,
    /// An option of the game.
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse::setting)]
    set: Vec<(String, String)>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
    /// Add to the JSON how long everybody thought; that differs from run to run.
    #[arg(long)]
    timing: bool,
    /// Write a page with a plot, and results.json, into this folder.
    #[arg(long, value_name = "DIR")]
    report: Option<PathBuf>,
}

impl Arena {
    pub(crate) fn run(&self, say: &mut Say) -> Done {
        let entry = find(&self.game)?;
        if let Some(folder) = &self.report {
            // Before the games, so that an hour's work is not lost to a wrong path.
            fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
        }
        let (plan, standings) = self.play(entry, say.lang)?;
        if let Some(folder) = &self.report {
            write_report(folder, entry, &standings, say)?;
        }
        match (self.json, self.timing) {
            (true, true) => say.json(&standings),
            (true, false) => say.json(&standings.without_timing()),
            (false, _) => show(entry, plan, &standings, say),
        }
    }

    fn play(&self, entry: &'static dyn Entry, lang: Lang) -> Done<(Plan, Standings)> {
        let tournament = Tournament {
            game: entry,
            config: config(entry, &self.set)?,
            entrants: self.entrant.clone(),
            games: self.games,
            format: self.format,
            seed: self.seed.clone(),
            threads: self.threads.map(|threads| threads as usize),
        };
        let plan = tournament.plan()?;
        // The bar itself says how many games.
        let bar = progress::bar(&format!("{} · {}", entry.id(), meetings(plan, lang)));
        let standings = tournament.run(&|progress| {
            bar.set_length(progress.total);
            bar.set_position(progress.done);
        });
        bar.finish_and_clear();
        Ok((plan, standings?))
    }
}

/// How many groups meet, and out of how many if some are left out.
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

fn write_report(folder: &Path, entry: &dyn Entry, standings: &Standings, say: &Say) -> Done {
    let results = serde_json::to_string_pretty(standings).unwrap_or_default() + "\n";
    for (name, text) in [("results.json", results), ("index.html", page(standings, entry.name(), say.lang))] {
        let file = folder.join(name);
        files::write(&file, &text).map_err(|error| files::unwritable(&file, &error))?;
    }
    Ok(())
}

fn show(entry: &dyn Entry, plan: Plan, standings: &Standings, say: &mut Say) -> Done {
    let (games, lang) = (standings.games, say.lang);
    let actions = number(standings.mean_actions, 1, lang);
    let (name, meetings) = (entry.name().get(lang), meetings(plan, lang));
    say.pick(
        format!("{name}: {games} games in {meetings}, {actions} actions each on average"),
        format!("{name}\u{a0}: {games} parties en {meetings}, {actions} actions en moyenne"),
    )?;
    text_tables(standings, lang).iter().try_for_each(|sheet| table(sheet, say))
}

fn table(sheet: &TextTable, say: &mut Say) -> Done {
    say.line("")?;
    if let Some(title) = &sheet.title {
        say.heading(title)?;
    }
    let rows: Vec<Vec<String>> = std::iter::once(&sheet.heads).chain(&sheet.rows).cloned().collect();
    let side = |column: usize| if sheet.words.contains(&column) { Side::Left } else { Side::Right };
    let sides: Vec<Side> = (0..sheet.heads.len()).map(side).collect();
    columns(&rows, &sides).iter().try_for_each(|line| say.line(line))?;
    sheet.note.as_ref().map_or(Ok(()), |note| say.line(note))
}
