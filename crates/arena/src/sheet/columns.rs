//! Who came where, and who against whom.

use super::Sheet;
use super::words::{around, elo, number, percent, span};
use crate::{Format, Pair, Place, Standings};
use atout_core::Lang;

/// A sheet that grows column by column.
struct Columns<'a, T> {
    of: Vec<&'a T>,
    lang: Lang,
    sheet: Sheet,
}

impl<'a, T> Columns<'a, T> {
    fn new(of: Vec<&'a T>, lang: Lang) -> Self {
        let rows = vec![Vec::new(); of.len()];
        Columns { of, lang, sheet: Sheet { rows, ..Sheet::default() } }
    }

    fn title(mut self, en: &str, fr: &str) -> Self {
        self.sheet.title = Some(self.lang.pick(en, fr).to_owned());
        self
    }

    /// Adds a column of words if it is wanted.
    fn words(mut self, wanted: bool, en: &str, fr: &str, cell: impl Fn(&T) -> String) -> Self {
        self.sheet.words.extend(wanted.then_some(self.sheet.heads.len()));
        self.add(wanted, en, fr, cell)
    }

    /// Adds a column if it is wanted.
    fn add(mut self, wanted: bool, en: &str, fr: &str, cell: impl Fn(&T) -> String) -> Self {
        if wanted {
            self.sheet.heads.push(self.lang.pick(en, fr).to_owned());
            self.sheet.rows.iter_mut().zip(&self.of).for_each(|(row, one)| row.push(cell(one)));
        }
        self
    }
}

/// Everybody, best first.
#[must_use]
pub fn entrants(standings: &Standings, lang: Lang) -> Sheet {
    let ranked: Vec<&Place> = standings.ranking().into_iter().map(|number| &standings.entrants[number]).collect();
    let many = standings.sides > 2;
    let named = ranked.iter().any(|place| place.name != place.kind);
    let ms = |place: &Place| {
        let timing = standings.timing.iter().find(|timing| timing.name == place.name);
        timing.map_or_else(String::new, |timing| number(timing.ms_per_decision, 3, lang))
    };
    Columns::new(ranked, lang)
        .words(true, "entrant", "participant", |place| place.name.clone())
        .words(named, "kind", "type", |place| if place.kind == place.name { String::new() } else { place.kind.clone() })
        .add(standings.format == Format::Knockout, "rank", "rang", |place| place.rank.to_string())
        .add(standings.format == Format::Swiss, "points", "points", |place| {
            number(place.points.unwrap_or_default(), 2, lang)
        })
        .add(true, "games", "parties", |place| place.games.to_string())
        .add(true, "wins", "gains", |place| place.wins.to_string())
        .add(true, "draws", "nulles", |place| place.draws.to_string())
        .add(true, "losses", "pertes", |place| place.losses.to_string())
        .add(true, "score (95 %)", "score (95 %)", |place| span(place.score, place.ci95, lang))
        .add(many, "fair", "équitable", |place| percent(place.fair_share, lang))
        .add(standings.sides > 1, "rating (95 %)", "cote (95 %)", |place| elo(place, lang))
        .add(!standings.timing.is_empty(), "decision (ms)", "décision (ms)", ms)
        .sheet
}

/// How often everybody came where, at tables of more than two sides.
#[must_use]
pub fn places(standings: &Standings, lang: Lang) -> Option<Sheet> {
    let ranked = standings.ranking().into_iter().map(|number| &standings.entrants[number]).collect();
    let columns = Columns::new(ranked, lang)
        .title("Places", "Rangs")
        .words(true, "entrant", "participant", |place: &Place| place.name.clone())
        .add(true, "mean (95 %)", "moyen (95 %)", |place| {
            format!("{} {}", number(place.mean_place, 2, lang), around(place.place_ci95, 2, lang))
        });
    let columns = (0..standings.sides).fold(columns, |columns, nth| {
        let (en, fr) = ordinal(nth + 1);
        columns.add(true, &en, &fr, |place| percent(place.places[nth] as f64 / place.games.max(1) as f64, lang))
    });
    (standings.sides > 2).then_some(columns.sheet)
}

fn ordinal(n: usize) -> (String, String) {
    let en = match n {
        1 => "st",
        2 => "nd",
        3 => "rd",
        _ => "th",
    };
    (format!("{n}{en}"), format!("{n}{}", if n == 1 { "er" } else { "e" }))
}

/// Everybody against everybody they met.
#[must_use]
pub fn pairs(standings: &Standings, lang: Lang) -> Sheet {
    Columns::new(standings.pairs.iter().collect(), lang)
        .title("Who came out ahead", "Qui a devancé qui")
        .words(true, "pair", "duel", |pair: &Pair| format!("{} – {}", pair.a, pair.b))
        .add(true, "games", "parties", |pair| pair.games.to_string())
        .add(true, "ahead", "devant", |pair| pair.a_wins.to_string())
        .add(true, "level", "à égalité", |pair| pair.draws.to_string())
        .add(true, "behind", "derrière", |pair| pair.b_wins.to_string())
        .add(true, "score (95 %)", "score (95 %)", |pair| span(pair.a_score, pair.ci95, lang))
        .sheet
}
