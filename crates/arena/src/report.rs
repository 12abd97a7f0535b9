//! A tournament as one self-contained HTML page: plots, tables, and the seed and options to repeat it.
//!
//! Not here: the contents of the tables (`text_table`).

mod bracket;
mod plot;

use crate::text_table::{self, TextTable, number};
use crate::{Format, Standings};
use atout_core::{Lang, Text};
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;\
color:#1d2433;background:#fbfaf7}h1{font-size:1.6rem}h2{font-size:1.15rem;margin:2rem 0 .5rem}\
.wide{overflow-x:auto}table{border-collapse:collapse;margin:.5rem 0;min-width:60%;font-size:.93rem}\
th,td{padding:.35rem .5rem;text-align:right;border-bottom:1px solid #ddd8cc;white-space:nowrap}\
.words{text-align:left}th::first-letter{text-transform:uppercase}th{font-weight:600}\
td.off{color:#a33;font-weight:600}.note{font-size:.9rem;color:#5b6170}\
svg{width:100%;height:auto}.bar{fill:#6d8ca8}.dot{fill:#6d8ca8;stroke:#1d2433}.ci{stroke:#1d2433;stroke-width:2}\
.fair{stroke:#a33;stroke-width:2;stroke-dasharray:4 4}.grid{stroke:#ddd8cc}\
text{font:14px system-ui,sans-serif;fill:currentColor}code{background:#eee9dd;padding:.1rem .3rem;overflow-wrap:anywhere}\
.bracket{display:flex;gap:1.5rem;overflow-x:auto}.bracket section{display:flex;flex-direction:column;flex:1;\
min-width:12rem}.bracket h3{font-size:1rem;margin:0}\
.bracket div{display:flex;flex-direction:column;flex:1;justify-content:space-around}\
.bracket ul{list-style:none;margin:.5rem 0;padding:.2rem 0;border:1px solid #c9c3b4;border-radius:.4rem}\
.bracket li{display:flex;justify-content:space-between;gap:1rem;padding:.15rem .6rem;color:#5b6170}\
.bracket li.won{color:inherit;font-weight:600}.bracket small{display:block;padding:0 .6rem;color:#5b6170}\
@media(prefers-color-scheme:dark){body{color:#e8e6e0;background:#171a21}.ci{stroke:#e8e6e0}.dot{stroke:#e8e6e0}\
th,td{border-color:#3a3f4b}.grid{stroke:#3a3f4b}code{background:#272c37}.fair{stroke:#e88}td.off{color:#e88}\
.note,.bracket li,.bracket small{color:#a9adb8}.bracket ul{border-color:#4a505e}}";

/// The page.
#[must_use]
pub fn page(standings: &Standings, title: Text, lang: Lang) -> String {
    let name = title.get(lang);
    let heading = lang.pick("Tournament", "Tournoi");
    let mut html = String::new();
    // Writing to a string does not fail.
    let _ = write!(
        html,
        "<!doctype html>\n<html lang=\"{lang}\"><meta charset=\"utf-8\"><meta name=\"viewport\" \
         content=\"width=device-width\"><title>{heading} · {name}</title><style>{STYLE}</style>\n<h1>{heading} · {name}</h1>\n",
        name = escape(name),
    );
    html += &summary(standings, lang);
    html += &plot::scores(standings, lang);
    html += &html_table(&text_table::entrants(standings, lang));
    html += &plot::ratings(standings, lang);
    html += &bracket::drawn(standings, lang);
    let more = text_table::text_tables(standings, lang).into_iter().skip(1);
    // The drawn bracket replaces the table of rounds.
    let drawn = |one: &TextTable| {
        standings.format == Format::Knockout && Some(one) == text_table::rounds(standings, lang).as_ref()
    };
    more.filter(|one| !drawn(one)).for_each(|one| html += &html_table(&one));
    html + &again(standings, lang) + "</html>\n"
}

fn summary(standings: &Standings, lang: Lang) -> String {
    let Standings { games, meetings, format, .. } = standings;
    let actions = number(standings.mean_actions, 1, lang);
    if standings.is_cooperative() {
        return lang.pick(
            format!(
                "<p>{games} games ({format}), {actions} actions each on average. All seats play together: each entrant \
                 plays all seats of its own games, on the same seeds as the others. The score is the share of games won, \
                 and pairs are compared seed by seed.</p>\n"
            ),
            format!(
                "<p>{games} parties ({format}), {actions} actions en moyenne. Toutes les places jouent \
                 ensemble\u{a0}: chaque participant tient toutes les places de ses parties, sur les mêmes graines que les \
                 autres. Le score est la part de parties gagnées, et les duels se comparent graine par graine.</p>\n"
            ),
        );
    }
    lang.pick(
        format!(
            "<p>{games} games in {meetings} meetings ({format}), {actions} actions each on average. Every seed was played \
             in all seatings, and intervals come from the spread of the seeds. Ratings are on Elo's scale: 400 more make \
             ten wins to one, and the mean of all entrants is 1500.</p>\n"
        ),
        format!(
            "<p>{games} parties en {meetings} rencontres ({format}), {actions} actions en moyenne. Chaque graine a été \
             jouée dans toutes les dispositions, et les intervalles viennent de l'écart entre graines. Les cotes sont sur \
             l'échelle Elo\u{a0}: 400 de plus font dix gains contre un, et la moyenne des participants est 1500.</p>\n"
        ),
    )
}

/// The seed and the options, to repeat the tournament.
fn again(standings: &Standings, lang: Lang) -> String {
    let (seed, config) = (escape(&standings.seed), escape(&standings.config.to_string()));
    lang.pick(
        format!("<p class=\"note\">Seed <code>{seed}</code>, options <code>{config}</code>.</p>\n"),
        format!("<p class=\"note\">Graine <code>{seed}</code>, options <code>{config}</code>.</p>\n"),
    )
}

fn html_table(table: &TextTable) -> String {
    let line = |tag: &str, cells: &[String]| {
        let cell = |(column, cell): (usize, &String)| marked(tag, cell, table.words.contains(&column));
        cells.iter().enumerate().map(cell).collect::<String>()
    };
    let title = table.title.as_ref().map_or_else(String::new, |title| format!("<h2>{}</h2>\n", escape(title)));
    let head = line("th", &table.heads);
    let body: String = table.rows.iter().map(|cells| format!("<tr>{}\n", line("td", cells))).collect();
    let note = table.note.as_ref().map_or_else(String::new, |note| format!("<p class=\"note\">{}</p>\n", escape(note)));
    format!("{title}<div class=\"wide\"><table><thead><tr>{head}</thead><tbody>\n{body}</tbody></table></div>\n{note}")
}

/// A cell: words are aligned left, a number with a star is highlighted.
fn marked(tag: &str, cell: &str, is_words: bool) -> String {
    let class = match (is_words, cell.ends_with('*')) {
        (true, _) => " class=\"words\"",
        (false, true) => " class=\"off\"",
        (false, false) => "",
    };
    format!("<{tag}{class}>{}</{tag}>", escape(cell))
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests;
