//! A tournament as one page that needs nothing else: plot, tables, how to play it again.

use crate::{Interval, Pair, Standings};
use atout_core::{Lang, Text};
use std::fmt::Write;

const STYLE: &str = "body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem;\
color:#1d2433;background:#fbfaf7}h1{font-size:1.6rem}table{border-collapse:collapse;margin:1rem 0;width:100%}\
th,td{padding:.35rem .7rem;text-align:right;border-bottom:1px solid #ddd8cc}th:first-child,td:first-child{text-align:left}\
svg{width:100%;height:auto}.bar{fill:#6d8ca8}.ci{stroke:#1d2433;stroke-width:2}.half{stroke:#a33;stroke-dasharray:4 4}\
.grid{stroke:#ddd8cc}text{font:14px system-ui,sans-serif;fill:currentColor}code{background:#eee9dd;padding:.1rem .3rem}\
@media(prefers-color-scheme:dark){body{color:#e8e6e0;background:#171a21}.ci{stroke:#e8e6e0}th,td{border-color:#3a3f4b}\
.grid{stroke:#3a3f4b}code{background:#272c37}}";

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
    html += &plot(standings, lang);
    html += &entrants(standings, lang);
    html += &pairs(standings, lang);
    html + "</html>\n"
}

fn summary(standings: &Standings, lang: Lang) -> String {
    let Standings { games, mean_actions, format, seed, .. } = standings;
    let seed = escape(seed);
    let seats = standings.seat_scores.iter().map(|&score| percent(score)).collect::<Vec<_>>().join(" · ");
    let config = escape(&standings.config.to_string());
    lang.pick(
        format!(
            "<p>{games} games ({format}), {mean_actions:.1} actions each on average, seed <code>{seed}</code>, options \
             <code>{config}</code>. Every seed was played in all seatings. Points by seat: {seats}.</p>\n"
        ),
        format!(
            "<p>{games} parties ({format}), {mean_actions:.1} actions en moyenne, graine <code>{seed}</code>, options \
             <code>{config}</code>. Chaque graine a été jouée dans toutes les dispositions. Points par place : {seats}.</p>\n"
        ),
    )
}

/// Bars of the scores with their intervals, best first.
fn plot(standings: &Standings, lang: Lang) -> String {
    const LEFT: f64 = 220.0;
    const WIDE: f64 = 600.0;
    const ROW: f64 = 34.0;
    let x = |score: f64| LEFT + WIDE * score;
    let height = ROW * standings.entrants.len() as f64 + 40.0;
    let label = lang.pick("Scores with 95 % intervals", "Scores avec intervalles à 95 %");
    let mut svg = format!("<svg viewBox=\"0 0 900 {height}\" role=\"img\" aria-label=\"{label}\">\n");
    for tenth in (0..=10).step_by(2) {
        let (at, class) = (x(f64::from(tenth) / 10.0), "grid");
        let _ = writeln!(
            svg,
            "<line class=\"{class}\" x1=\"{at}\" x2=\"{at}\" y1=\"0\" y2=\"{bottom}\"/><text x=\"{at}\" y=\"{base}\" text-anchor=\"middle\">{share} %</text>",
            bottom = height - 30.0,
            base = height - 10.0,
            share = tenth * 10,
        );
    }
    for (row, number) in standings.ranking().into_iter().enumerate() {
        let (top, place) = (ROW * row as f64 + 6.0, &standings.entrants[number]);
        let (middle, Interval(lo, hi)) = (top + 11.0, place.ci95);
        let _ = writeln!(
            svg,
            "<text x=\"{edge}\" y=\"{base}\" text-anchor=\"end\">{name}</text>\
             <rect class=\"bar\" x=\"{LEFT}\" y=\"{top}\" width=\"{wide:.1}\" height=\"22\"><title>{tip}</title></rect>\
             <line class=\"ci\" x1=\"{lo:.1}\" x2=\"{hi:.1}\" y1=\"{middle}\" y2=\"{middle}\"/>",
            edge = LEFT - 10.0,
            base = middle + 5.0,
            name = escape(&place.name),
            wide = WIDE * place.score,
            tip = span(place.score, place.ci95),
            lo = x(lo),
            hi = x(hi),
        );
    }
    let half = x(0.5);
    let _ =
        writeln!(svg, "<line class=\"half\" x1=\"{half}\" x2=\"{half}\" y1=\"0\" y2=\"{}\"/>\n</svg>", height - 30.0);
    svg
}

fn entrants(standings: &Standings, lang: Lang) -> String {
    let heads = lang.pick(
        ["Entrant", "Kind", "Games", "Wins", "Draws", "Losses", "Score (95 %)", "ms per decision"],
        ["Participant", "Type", "Parties", "Gains", "Nulles", "Pertes", "Score (95 %)", "ms par décision"],
    );
    let row = |number: usize| {
        let place = &standings.entrants[number];
        let ms =
            standings.timing.get(number).map_or_else(String::new, |timing| format!("{:.2}", timing.ms_per_decision));
        [
            escape(&place.name),
            escape(&place.kind),
            place.games.to_string(),
            place.wins.to_string(),
            place.draws.to_string(),
            place.losses.to_string(),
            span(place.score, place.ci95),
            ms,
        ]
    };
    table(&heads, standings.ranking().into_iter().map(row))
}

fn pairs(standings: &Standings, lang: Lang) -> String {
    let heads = lang.pick(
        ["Pair", "Games", "Won", "Drawn", "Lost", "Score (95 %)"],
        ["Duel", "Parties", "Gagnées", "Nulles", "Perdues", "Score (95 %)"],
    );
    let row = |pair: &Pair| {
        [
            format!("{} – {}", escape(&pair.a), escape(&pair.b)),
            pair.games.to_string(),
            pair.a_wins.to_string(),
            pair.draws.to_string(),
            pair.b_wins.to_string(),
            span(pair.a_score, pair.ci95),
        ]
    };
    table(&heads, standings.pairs.iter().map(row))
}

fn table<const N: usize>(heads: &[&str; N], rows: impl Iterator<Item = [String; N]>) -> String {
    let line =
        |tag: &str, cells: &[String]| cells.iter().map(|cell| format!("<{tag}>{cell}</{tag}>")).collect::<String>();
    let head = line("th", &heads.map(str::to_owned));
    let body: String = rows.map(|cells| format!("<tr>{}\n", line("td", &cells))).collect();
    format!("<table><thead><tr>{head}</thead><tbody>\n{body}</tbody></table>\n")
}

/// `61.5 % (52.1 – 70.0)`.
#[must_use]
pub fn span(score: f64, ci95: Interval) -> String {
    format!("{} ({:.1} – {:.1})", percent(score), ci95.0 * 100.0, ci95.1 * 100.0)
}

fn percent(score: f64) -> String {
    format!("{:.1} %", score * 100.0)
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Format, Place};

    fn standings(name: &str) -> Standings {
        let place = |name: &str, score| Place {
            name: name.to_owned(),
            kind: "random".to_owned(),
            games: 4,
            wins: 3,
            draws: 0,
            losses: 1,
            score,
            ci95: Interval(0.3, 0.95),
        };
        Standings {
            game: "stones".into(),
            config: serde_json::json!({}),
            format: Format::RoundRobin,
            seed: "7".into(),
            games: 4,
            mean_actions: 40.0,
            seat_scores: vec![0.5, 0.5],
            entrants: vec![place("Bo", 0.25), place(name, 0.75)],
            pairs: Vec::new(),
            timing: Vec::new(),
        }
    }

    #[test]
    fn the_page_shows_the_best_first_and_needs_nothing_else() {
        let page = page(&standings("Ada"), Text::new("Border Stones", "Pierres"), Lang::En);
        assert!(page.find(">Ada<").unwrap() < page.find(">Bo<").unwrap());
        assert!(page.contains("75.0 % (30.0 – 95.0)"), "{page}");
        assert!(!page.contains("http"), "{page}");
    }

    #[test]
    fn names_cannot_smuggle_markup() {
        let page = page(&standings("<script>alert(1)</script>"), Text::new("Border Stones", "Pierres"), Lang::Fr);
        assert!(!page.contains("<script>"), "{page}");
        assert!(page.contains("Participant"));
    }
}
