//! `atout games`: the catalogue.

use crate::bilingual::both;
use crate::columns::{Align, columns};
use crate::failure::CommandResult;
use crate::output::Output;
use atout_catalog::{Entry, games, listing};
use atout_core::{OptionKind, OptionSpec};
use clap::Args;

#[derive(Debug, Args)]
#[command(about = both("List the games: seats, options, bots", "Liste les jeux\u{a0}: places, options, robots"))]
pub(crate) struct Games {
    #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        if self.json {
            return output.json(&listing(output.lang));
        }
        for (number, game) in games().iter().enumerate() {
            if number > 0 {
                output.line("")?;
            }
            show(*game, output)?;
        }
        Ok(())
    }
}

fn show(game: &dyn Entry, output: &mut Output) -> CommandResult {
    let lang = output.lang;
    let seats = match game.seats() {
        (fewest, most) if fewest == most => fewest.to_string(),
        (fewest, most) => format!("{fewest}–{most}"),
    };
    let name = output.paint.style("1", game.name().get(lang));
    let minutes = game.minutes();
    output.line(format!("{name} ({})", game.id()))?;
    output.line(format!("  {}", game.tagline().get(lang)))?;
    output.pick(format!("  {seats} players, {minutes} minutes"), format!("  {seats} joueurs, {minutes} minutes"))?;
    if !game.options().is_empty() {
        output.line(lang.pick("  Options (--set key=value):", "  Options (--set clé=valeur)\u{a0}:"))?;
    }
    let options = game.options();
    list(options.iter().map(|option| [setting(option), option.help.get(lang).to_owned()]), output)?;
    output.line(lang.pick("  Bots:", "  Robots\u{a0}:"))?;
    let bots = game.bots().iter();
    list(bots.map(|bot| [bot.kind.to_owned(), format!("{} — {}", bot.level.get(lang), bot.help.get(lang))]), output)
}

fn list(rows: impl Iterator<Item = [String; 2]>, output: &mut Output) -> CommandResult {
    let rows: Vec<Vec<String>> = rows.map(Vec::from).collect();
    columns(&rows, &[Align::Left, Align::Left]).iter().try_for_each(|line| output.line(format!("    {line}")))
}

/// An option with its default and its range: `hand=6 (3–9)`.
fn setting(option: &OptionSpec) -> String {
    let rest = match &option.kind {
        OptionKind::Switch { default } => format!("={default}"),
        OptionKind::Number { min, max, default } => format!("={default} ({min}–{max})"),
        OptionKind::Choice(values) | OptionKind::Words { usual: values, .. } => {
            format!("={}", values.iter().map(|(word, _)| *word).collect::<Vec<_>>().join("|"))
        }
    };
    option.key.to_owned() + &rest
}
