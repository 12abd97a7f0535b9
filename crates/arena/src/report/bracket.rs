//! Draws the bracket of a knockout.

use super::escape;
use crate::text_table::{mark, percent, round_name};
use crate::{DecidedBy, RoundTable, Standings};
use atout_core::Lang;

/// One column per round, one box per table, the winner in bold; empty for other formats.
pub(super) fn drawn(standings: &Standings, lang: Lang) -> String {
    let rounds = &standings.bracket;
    if rounds.is_empty() {
        return String::new();
    }
    let heading = lang.pick("Bracket", "Tableau");
    let column = |nth: usize| {
        let name = round_name(nth, rounds, true, lang);
        let title = if nth + 1 == rounds.len() {
            Lang::capital(&name)
        } else {
            format!("{} {name}", lang.pick("Round", "Tour"))
        };
        let boxes: String = rounds[nth].tables.iter().map(|table| boxed(table, lang)).collect();
        format!("<section><h3>{title}</h3>\n<div>{boxes}</div></section>\n")
    };
    let columns: String = (0..rounds.len()).map(column).collect();
    format!("<h2>{heading}</h2>\n<div class=\"bracket\">\n{columns}</div>\n")
}

fn boxed(table: &RoundTable, lang: Lang) -> String {
    let line = |(nth, name): (usize, &String)| {
        let class = if table.winner.as_ref() == Some(name) { " class=\"won\"" } else { "" };
        let score = table.scores.get(nth).map_or_else(String::new, |&score| percent(score, lang));
        format!("<li{class}><span>{}</span><span>{score}</span></li>", escape(name))
    };
    let lines: String = table.entrants.iter().enumerate().map(line).collect();
    let why = match table.decided_by {
        DecidedBy::Bye => lang.pick("bye", "exempt"),
        decided => mark(decided, lang).trim_matches([' ', '(', ')']),
    };
    let why = if why.is_empty() { String::new() } else { format!("<small>{why}</small>") };
    format!("<ul>{lines}{why}</ul>\n")
}
