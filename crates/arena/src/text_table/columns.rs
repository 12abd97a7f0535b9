//! The tables of entrants, places and pairs.

use super::TextTable;
use super::numbers::{around, elo, number, percent, span};
use crate::{EntrantPair, EntrantResult, Format, Standings};
use atout_core::Lang;

/// Builds a table column by column.
struct TableBuilder<'a, T> {
    of: Vec<&'a T>,
    lang: Lang,
    table: TextTable,
}

impl<'a, T> TableBuilder<'a, T> {
    fn new(of: Vec<&'a T>, lang: Lang) -> Self {
        let rows = vec![Vec::new(); of.len()];
        TableBuilder { of, lang, table: TextTable { rows, ..TextTable::default() } }
    }

    fn title(mut self, en: &str, fr: &str) -> Self {
        self.table.title = Some(self.lang.pick(en, fr).to_owned());
        self
    }

    /// Adds a column of words if it is wanted.
    fn words(mut self, wanted: bool, en: &str, fr: &str, cell: impl Fn(&T) -> String) -> Self {
        self.table.words.extend(wanted.then_some(self.table.heads.len()));
        self.add(wanted, en, fr, cell)
    }

    /// Adds a column if it is wanted.
    fn add(mut self, wanted: bool, en: &str, fr: &str, cell: impl Fn(&T) -> String) -> Self {
        if wanted {
            self.table.heads.push(self.lang.pick(en, fr).to_owned());
            self.table.rows.iter_mut().zip(&self.of).for_each(|(row, one)| row.push(cell(one)));
        }
        self
    }
}

/// All entrants, best first.
#[must_use]
pub fn entrants(standings: &Standings, lang: Lang) -> TextTable {
    let ranked: Vec<&EntrantResult> =
        standings.ranking().into_iter().map(|number| &standings.entrants[number]).collect();
    let (many, together) = (standings.sides > 2, standings.is_cooperative());
    let reached = ranked.iter().find_map(|entrant| entrant.reached.as_ref());
    let head = |lang| reached.map_or_else(String::new, |reached| format!("{} (95 %)", reached.what.get(lang)));
    let named = ranked.iter().any(|entrant| entrant.name != entrant.kind);
    let ms = |entrant: &EntrantResult| {
        let timing = standings.timing.iter().find(|timing| timing.name == entrant.name);
        timing.map_or_else(String::new, |timing| number(timing.ms_per_decision, 3, lang))
    };
    TableBuilder::new(ranked, lang)
        .words(true, "entrant", "participant", |entrant| entrant.name.clone())
        .words(
            named,
            "kind",
            "type",
            |entrant| if entrant.kind == entrant.name { String::new() } else { entrant.kind.clone() },
        )
        .add(standings.format == Format::Knockout, "rank", "rang", |entrant| entrant.rank.to_string())
        .add(standings.format == Format::Swiss, "points", "points", |entrant| {
            number(entrant.points.unwrap_or_default(), 2, lang)
        })
        .add(true, "games", "parties", |entrant| entrant.games.to_string())
        .add(true, "wins", "gains", |entrant| entrant.wins.to_string())
        .add(!together, "draws", "nulles", |entrant| entrant.draws.to_string())
        .add(true, "losses", "pertes", |entrant| entrant.losses.to_string())
        .add(!together, "score (95 %)", "score (95 %)", |entrant| span(entrant.score, entrant.ci95, lang))
        .add(together, "won (95 %)", "gagnées (95 %)", |entrant| span(entrant.score, entrant.ci95, lang))
        .add(reached.is_some(), &head(Lang::En), &head(Lang::Fr), |entrant| far(entrant, lang))
        .add(many, "fair", "équitable", |entrant| percent(entrant.fair_share, lang))
        .add(standings.sides > 1, "rating (95 %)", "cote (95 %)", |entrant| elo(entrant, lang))
        .add(!standings.timing.is_empty(), "decision (ms)", "décision (ms)", ms)
        .table
}

/// The places of all entrants, at tables of more than two sides.
#[must_use]
pub fn places(standings: &Standings, lang: Lang) -> Option<TextTable> {
    let ranked = standings.ranking().into_iter().map(|number| &standings.entrants[number]).collect();
    let columns = TableBuilder::new(ranked, lang)
        .title("Places", "Rangs")
        .words(true, "entrant", "participant", |entrant: &EntrantResult| entrant.name.clone())
        .add(true, "mean (95 %)", "moyen (95 %)", |entrant| {
            format!("{} {}", number(entrant.mean_place, 2, lang), around(entrant.place_ci95, 2, lang))
        });
    let columns = (0..standings.sides).fold(columns, |columns, nth| {
        let (en, fr) = ordinal(nth + 1);
        columns.add(true, &en, &fr, |entrant| percent(entrant.places[nth] as f64 / entrant.games.max(1) as f64, lang))
    });
    (standings.sides > 2).then_some(columns.table)
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

/// `17.3 (15.1 – 19.4) of 32`: how far an entrant came.
fn far(entrant: &EntrantResult, lang: Lang) -> String {
    let Some(reached) = &entrant.reached else { return String::new() };
    let (mean, ci95, of) = (number(reached.mean, 1, lang), around(reached.ci95, 1, lang), reached.of);
    lang.pick(format!("{mean} {ci95} of {of}"), format!("{mean} {ci95} sur {of}"))
}

/// All pairs that met, or that are compared seed by seed.
#[must_use]
pub fn pairs(standings: &Standings, lang: Lang) -> TextTable {
    if standings.is_cooperative() {
        return seed_pairs(standings, lang);
    }
    TableBuilder::new(standings.pairs.iter().collect(), lang)
        .title("Who came out ahead", "Qui a devancé qui")
        .words(true, "pair", "duel", |pair: &EntrantPair| format!("{} – {}", pair.a, pair.b))
        .add(true, "games", "parties", |pair| pair.games.to_string())
        .add(true, "ahead", "devant", |pair| pair.a_wins.to_string())
        .add(true, "level", "à égalité", |pair| pair.draws.to_string())
        .add(true, "behind", "derrière", |pair| pair.b_wins.to_string())
        .add(true, "score (95 %)", "score (95 %)", |pair| span(pair.a_score, pair.ci95, lang))
        .table
}

fn seed_pairs(standings: &Standings, lang: Lang) -> TextTable {
    TableBuilder::new(standings.pairs.iter().collect(), lang)
        .title("Seed by seed: who won where the other one lost", "Graine par graine : qui gagne là où l’autre perd")
        .words(true, "pair", "duel", |pair: &EntrantPair| format!("{} – {}", pair.a, pair.b))
        .add(true, "seeds", "graines", |pair| pair.games.to_string())
        .add(true, "only the first", "le premier seul", |pair| pair.a_wins.to_string())
        .add(true, "both or none", "tous deux ou aucun", |pair| pair.draws.to_string())
        .add(true, "only the second", "le second seul", |pair| pair.b_wins.to_string())
        .add(true, "score (95 %)", "score (95 %)", |pair| span(pair.a_score, pair.ci95, lang))
        .table
}
