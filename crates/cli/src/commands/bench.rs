//! `atout bench`: the speed of the rules on one core.
//!
//! Not here: the measurements (`atout-catalog`).

use crate::bilingual::both;
use crate::columns::{Align, columns};
use crate::commands::config;
use crate::failure::CommandResult;
use crate::game_options::GameOptions;
use crate::output::Output;
use crate::{parse, progress};
use atout_catalog::{Entry, find, games};
use atout_core::Lang;
use clap::Args;
use serde_json::{Map, Value, json};
use std::time::Duration;

#[derive(Debug, Args)]
#[command(about = both(
    "Measure playouts, decisions, clones and searches per second on one core",
    "Mesure les parties, décisions, copies et recherches par seconde sur un cœur"
))]
pub(crate) struct Bench {
    #[arg(value_name = "GAME")]
    #[arg(help = both(
        "The games to measure (default: all games that have the given options)",
        "Les jeux à mesurer (par défaut, tous ceux qui ont les options données)"
    ))]
    games: Vec<String>,
    #[arg(long, value_name = "S", default_value = "4", value_parser = parse::seconds)]
    #[arg(help = both("Seconds for each game", "Secondes pour chaque jeu"))]
    seconds: f64,
    #[command(flatten)]
    options: GameOptions,
    #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
    json: bool,
}

/// The figures of one game, in the order of the table.
struct Measurement {
    game: &'static str,
    config: String,
    figures: Vec<(&'static str, f64)>,
}

impl Bench {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let chosen = match self.games.as_slice() {
            [] => self.fitting(),
            ids => ids.iter().map(|id| find(id)).collect::<Result<Vec<_>, _>>()?,
        };
        let measured = chosen.into_iter().map(|entry| self.measure(entry)).collect::<CommandResult<Vec<_>>>()?;
        if self.json {
            return output.json(&json!({ "results": measured.iter().map(as_json).collect::<Vec<_>>() }));
        }
        measured.iter().try_for_each(|one| show(one, output))
    }

    /// The games that have every given option and can use the content. If none can, those with content, or all: the first
    /// one reports what is wrong.
    fn fitting(&self) -> Vec<&'static dyn Entry> {
        let has = |entry: &&dyn Entry| {
            let options = entry.options();
            let fits_content = !self.options.content.is_given() || self.options.content.load(*entry).is_ok();
            let fits_decks = !self.options.decks.is_given() || !entry.ready_setups().is_empty();
            fits_content
                && fits_decks
                && self.options.set.iter().all(|(key, _)| options.iter().any(|option| option.key == key))
        };
        let keep = |wanted: &dyn Fn(&&dyn Entry) -> bool| games().iter().copied().filter(wanted).collect::<Vec<_>>();
        let (fitting, with_content) = (keep(&has), keep(&|entry| entry.builtin_content().is_some()));
        match fitting.is_empty() {
            false => fitting,
            true if self.options.content.is_given() => with_content,
            true => games().to_vec(),
        }
    }

    fn measure(&self, entry: &dyn Entry) -> CommandResult<Measurement> {
        let spinner = progress::spinner(entry.id());
        let config = config(entry, &self.options.settings(entry)?)?;
        let setups = self.options.decks.rows(entry, &config)?;
        let bench = entry.bench(&config, &setups, Duration::from_secs_f64(self.seconds / 5.0))?;
        spinner.finish_and_clear();
        let common = [
            ("playouts", bench.playouts_per_s),
            ("decisions", bench.decisions_per_s),
            ("clones", bench.clones_per_s),
            ("search_iterations", bench.search_iterations_per_s),
            ("policy_search_iterations", bench.policy_search_iterations_per_s),
        ];
        let settings = self.options.set.iter().map(|(key, value)| format!("{key}={value}"));
        let content = self.options.content.name().map(|file| format!("content={file}"));
        let decks = self.options.decks.names().map(|name| format!("deck={name}"));
        let settings = settings.chain(content).chain(decks).collect::<Vec<_>>().join(" ");
        Ok(Measurement {
            game: entry.id(),
            config: if settings.is_empty() { "default".to_owned() } else { settings },
            figures: common.into_iter().chain(bench.extra).collect(),
        })
    }
}

fn as_json(measured: &Measurement) -> Value {
    let mut result = Map::new();
    result.insert("game".into(), measured.game.into());
    result.insert("config".into(), measured.config.as_str().into());
    result.extend(measured.figures.iter().map(|(name, figure)| (format!("{name}_per_s"), json!(figure.round()))));
    Value::Object(result)
}

fn show(measured: &Measurement, output: &mut Output) -> CommandResult {
    let title = output.paint.style("1", measured.game);
    output.line(format!("{title} ({})", measured.config))?;
    let row = |(name, figure): &(&str, f64)| {
        vec![
            format!("  {}", word(name, output.lang)),
            grouped(*figure),
            output.lang.pick("per second", "par seconde").to_owned(),
        ]
    };
    let rows: Vec<_> = measured.figures.iter().map(row).collect();
    columns(&rows, &[Align::Left, Align::Right, Align::Left]).iter().try_for_each(|line| output.line(line))
}

/// The name of a figure in the reader's language.
fn word(name: &str, lang: Lang) -> String {
    let french = match name {
        "playouts" => "parties",
        "decisions" => "décisions",
        "clones" => "copies",
        "search_iterations" => "itérations de recherche",
        "policy_search_iterations" => "itérations de recherche guidée",
        "proofs" => "preuves",
        other => other,
    };
    lang.pick(name, french).replace('_', " ")
}

/// A figure in groups of three digits: `1 234 567`.
fn grouped(figure: f64) -> String {
    let digits = format!("{figure:.0}");
    let from_end = |(at, digit): (usize, char)| {
        let gap = at > 0 && (digits.len() - at).is_multiple_of(3);
        [gap.then_some(' '), Some(digit)].into_iter().flatten()
    };
    digits.chars().enumerate().flat_map(from_end).collect()
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn big_figures_are_written_in_groups_of_three() {
        assert_eq!([0.0, 999.4, 1000.0, 1_234_567.0].map(grouped), ["0", "999", "1 000", "1 234 567"]);
    }
}
