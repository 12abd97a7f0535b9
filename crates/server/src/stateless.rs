//! Pages that look like a table's page but have none behind them: the server keeps nothing, and every question says all that
//! was done before. Lessons and puzzles are such pages.
//!
//! Not here: what is said on them (`learn_pages.rs`, `puzzle_pages.rs`), tables that are kept (`live`).

use crate::error::Problem;
use atout_catalog::Table;
use atout_core::{Lang, Names, Seat, Viewer};
use atout_web::wire::{Frame, Standing, TableState, WhyNot};
use axum::Json;
use serde::Deserialize;
use serde_json::{Value, json};

/// Things in a question why they cannot be used; those beyond are ignored.
const MAX_THINGS: usize = 8;

/// What a question says, under names that may come several times.
#[derive(Deserialize)]
#[serde(transparent)]
pub(crate) struct Pairs(Vec<(String, String)>);

impl Pairs {
    /// All values of a name.
    pub(crate) fn all(&self, name: &str) -> Vec<String> {
        self.0.iter().filter(|(key, _)| key == name).map(|(_, value)| value.clone()).collect()
    }

    /// The number under a name.
    pub(crate) fn number<N: std::str::FromStr>(&self, name: &str) -> Option<N> {
        self.0.iter().find(|(key, _)| key == name).and_then(|(_, value)| value.parse().ok())
    }

    /// Why something that was touched after a row of actions cannot be used.
    pub(crate) fn why(
        &self,
        row: Vec<String>,
        table: &dyn Table,
        seat: Seat,
        lang: Lang,
    ) -> Result<Json<Value>, Problem> {
        let some = |name: &str| self.all(name).into_iter().take(MAX_THINGS).collect();
        let about = WhyNot { row, touched: some("touched"), things: some("things") };
        let detail = table.why_not(seat, &about, lang).map_err(Problem::Refused)?;
        Ok(Json(json!({ "detail": detail })))
    }
}

/// The table as its player sees it, with an empty log. A page that `is_open` asks for a decision.
pub(crate) fn frame(
    table: &dyn Table,
    seat: Seat,
    names: &Names,
    lang: Lang,
    is_open: bool,
    (version, status): (u64, String),
) -> Frame {
    Frame {
        version,
        html: table.board(Viewer::Seat(seat), names, lang),
        choices: if is_open { table.choices(seat, names, lang) } else { Vec::new() },
        // Each action is wanted for itself.
        shortcuts: Vec::new(),
        standing: Standing {
            state: TableState::Playing,
            status,
            yours: is_open,
            seat: Some(seat).filter(|_| is_open),
            asked: is_open.then_some(version),
            resign: None,
            // The page goes from one position to another: no turn is passed in between.
            turn: None,
            cover: None,
            result: None,
            verdict: None,
            story: None,
            pace: None,
            commitment: String::new(),
        },
        log: Vec::new(),
        full: true,
    }
}
