//! `atout bench`: how fast the rules are, on one core.

use crate::columns::{Side, columns};
use crate::commands::config;
use crate::failure::Done;
use crate::say::Say;
use crate::{parse, progress};
use atout_catalog::{Entry, find, games};
use atout_core::Lang;
use clap::Args;
use serde_json::{Map, Value, json};
use std::time::Duration;

#[derive(Debug, Args)]
pub(crate) struct Bench {
    /// The games to measure. The default: all games that have the given options.
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// Seconds spent on each game.
    #[arg(long, value_name = "S", default_value = "4", value_parser = parse::seconds)]
    seconds: f64,
    /// An option of the game.
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse::setting)]
    set: Vec<(String, String)>,
    /// Print one JSON document.
    #[arg(long)]
    json: bool,
}

/// The figures of one game, each with its name, in the order of the table.
struct Measured {
    game: &'static str,
    config: String,
    figures: Vec<(&'static str, f64)>,
}

impl Bench {
    pub(crate) fn run(&self, say: &mut Say) -> Done {
        let chosen = match self.games.as_slice() {
            [] => self.fitting(),
            ids => ids.iter().map(|id| find(id)).collect::<Result<Vec<_>, _>>()?,
        };
        let measured = chosen.into_iter().map(|entry| self.measure(entry)).collect::<Done<Vec<_>>>()?;
        if self.json {
            return say.json(&json!({ "results": measured.iter().map(as_json).collect::<Vec<_>>() }));
        }
        measured.iter().try_for_each(|one| show(one, say))
    }

    /// The games that have every given option. All games if none has; then the first one reports the error.
    fn fitting(&self) -> Vec<&'static dyn Entry> {
        let has = |entry: &&dyn Entry| {
            let options = entry.options();
            self.set.iter().all(|(key, _)| options.iter().any(|option| option.key == key))
        };
        match games().iter().copied().filter(has).collect::<Vec<_>>() {
            none if none.is_empty() => games().to_vec(),
            some => some,
        }
    }

    fn measure(&self, entry: &dyn Entry) -> Done<Measured> {
        let spinner = progress::spinner(entry.id());
        let bench = entry.bench(&config(entry, &self.set)?, Duration::from_secs_f64(self.seconds / 5.0))?;
        spinner.finish_and_clear();
        let common = [
            ("playouts", bench.playouts_per_s),
            ("decisions", bench.decisions_per_s),
            ("clones", bench.clones_per_s),
            ("search_iterations", bench.search_iterations_per_s),
            ("policy_search_iterations", bench.policy_search_iterations_per_s),
        ];
        let settings = self.set.iter().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(" ");
        Ok(Measured {
            game: entry.id(),
            config: if settings.is_empty() { "default".to_owned() } else { settings },
            figures: common.into_iter().chain(bench.extra).collect(),
        })
    }
}

fn as_json(measured: &Measured) -> Value {
    let mut result = Map::new();
    result.insert("game".into(), measured.game.into());
    result.insert("config".into(), measured.config.as_str().into());
    result.extend(measured.figures.iter().map(|(name, figure)| (format!("{name}_per_s"), json!(figure.round()))));
    Value::Object(result)
}

fn show(measured: &Measured, say: &mut Say) -> Done {
    let title = say.paint.style("1", measured.game);
    say.line(format!("{title} ({})", measured.config))?;
    let row = |(name, figure): &(&str, f64)| {
        vec![
            format!("  {}", word(name, say.lang)),
            grouped(*figure),
            say.lang.pick("per second", "par seconde").to_owned(),
        ]
    };
    let rows: Vec<_> = measured.figures.iter().map(row).collect();
    columns(&rows, &[Side::Left, Side::Right, Side::Left]).iter().try_for_each(|line| say.line(line))
}

/// A figure's name for people.
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

/// `1 234 567`.
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
