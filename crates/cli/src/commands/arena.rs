//! `atout arena GAME --entrant KIND...`: a tournament between bots.

use crate::columns::{Side, columns};
use crate::commands::config;
use crate::failure::Done;
use crate::say::Say;
use crate::{files, parse, progress};
use atout_arena::report::{page, span};
use atout_arena::{Format, Pair, Standings, Tournament};
use atout_bots::Entrant;
use atout_catalog::{Entry, find};
use atout_core::Seed;
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
    /// Games of each pair; made even, because each seed is played in both seatings.
    #[arg(long, value_name = "N", default_value = "100", value_parser = parse::whole(1, 10_000_000))]
    games: u32,
    /// Who meets whom: round-robin, or gauntlet (the first against each other one).
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
        let standings = self.play(entry)?;
        if let Some(folder) = &self.report {
            write_report(folder, entry, &standings, say)?;
        }
        match (self.json, self.timing) {
            (true, true) => say.json(&standings),
            (true, false) => say.json(&standings.without_timing()),
            (false, _) => show(entry, &standings, say),
        }
    }

    fn play(&self, entry: &'static dyn Entry) -> Done<Standings> {
        let tournament = Tournament {
            game: entry,
            config: config(entry, &self.set)?,
            entrants: self.entrant.clone(),
            games: self.games,
            format: self.format,
            seed: self.seed.clone(),
            threads: self.threads.map(|threads| threads as usize),
        };
        let bar = progress::bar(entry.id());
        let standings = tournament.run(&|progress| {
            bar.set_length(progress.total);
            bar.set_position(progress.done);
        });
        bar.finish_and_clear();
        Ok(standings?)
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

fn show(entry: &dyn Entry, standings: &Standings, say: &mut Say) -> Done {
    let (games, actions) = (standings.games, standings.mean_actions);
    let name = entry.name().get(say.lang);
    say.pick(
        format!("{name}: {games} games, {actions:.1} actions each on average"),
        format!("{name}\u{a0}: {games} parties, {actions:.1} actions en moyenne"),
    )?;
    say.line("")?;
    entrants(standings, say)?;
    say.line("")?;
    pairs(standings, say)
}

fn entrants(standings: &Standings, say: &mut Say) -> Done {
    let heads = say.lang.pick(
        ["entrant", "games", "wins", "draws", "losses", "score (95 %)", "ms/decision"],
        ["participant", "parties", "gains", "nulles", "pertes", "score (95 %)", "ms/décision"],
    );
    let row = |number: usize| {
        let place = &standings.entrants[number];
        let ms = standings.timing.get(number).map_or(0.0, |timing| timing.ms_per_decision);
        let counts = [place.games, place.wins, place.draws, place.losses].map(|n| n.to_string());
        let mut cells = vec![place.name.clone()];
        cells.extend(counts);
        cells.extend([span(place.score, place.ci95), format!("{ms:.3}")]);
        cells
    };
    table(&heads, standings.ranking().into_iter().map(row), say)
}

fn pairs(standings: &Standings, say: &mut Say) -> Done {
    let heads = say.lang.pick(
        ["pair", "games", "won", "drawn", "lost", "score (95 %)"],
        ["duel", "parties", "gagnées", "nulles", "perdues", "score (95 %)"],
    );
    let row = |pair: &Pair| {
        let mut cells = vec![format!("{} – {}", pair.a, pair.b)];
        cells.extend([pair.games, pair.a_wins, pair.draws, pair.b_wins].map(|n| n.to_string()));
        cells.push(span(pair.a_score, pair.ci95));
        cells
    };
    table(&heads, standings.pairs.iter().map(row), say)
}

fn table(heads: &[&str], rows: impl Iterator<Item = Vec<String>>, say: &mut Say) -> Done {
    let head = heads.iter().map(|head| (*head).to_owned()).collect();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(rows).collect();
    let sides: Vec<Side> = (0..heads.len()).map(|column| if column == 0 { Side::Left } else { Side::Right }).collect();
    columns(&rows, &sides).iter().try_for_each(|line| say.line(line))
}
