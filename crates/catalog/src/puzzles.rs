//! A game's puzzles as screens know them: the list, and the match after a row of the solver's actions with the best defence.
//!
//! Not here: puzzles themselves (`atout_core::Puzzle`), the search behind them (the games'), pages (`atout_web`).

use crate::Table;
use crate::match_table::MatchTable;
use crate::of::Listed;
use atout_core::{
    Lang, Match, Message, Names, Puzzle, PuzzleGoal, PuzzleProblem, PuzzleStatus, Refusal, Seat, Viewer, find_puzzle,
};
use serde_json::Value;

/// A puzzle in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PuzzleInfo {
    /// Its id in addresses.
    pub id: &'static str,
    /// What it is called.
    pub title: String,
    /// What is to be done.
    pub goal: PuzzleGoal,
    /// How hard it is, from 1 to 4.
    pub grade: u8,
}

/// A puzzle after a row of the solver's actions.
pub struct PuzzleScreen {
    /// The puzzle.
    pub info: PuzzleInfo,
    /// What one has to know that the table does not show.
    pub note: Option<String>,
    /// Hints, the vaguest first.
    pub hints: Vec<String>,
    /// Why the solution works.
    pub explanation: String,
    /// The solver's actions so far.
    pub row: Vec<String>,
    /// How it stands.
    pub status: PuzzleStatus,
    /// The solver's seat.
    pub seat: Seat,
    /// The match. It has no record: it began in a position.
    pub table: Box<dyn Table>,
    /// The players' names.
    pub names: Names,
    /// The options it is played with.
    pub config: Value,
}

impl PuzzleScreen {
    /// What happens after a wrong move, as lines of the log: the first ones say why it was wrong.
    #[must_use]
    pub fn refutation(&self, lang: Lang) -> Vec<String> {
        let PuzzleStatus::Failed(from) = self.status else { return Vec::new() };
        let lines = self.table.log(Viewer::Seat(self.seat), Some(from as u64), &self.names, lang);
        lines.into_iter().map(|line| line.text).take(REFUTATION).collect()
    }
}

/// Lines of a refutation that are told; the log has all of them.
const REFUTATION: usize = 4;

/// Why a puzzle does not answer.
#[derive(Debug, Clone)]
pub enum PuzzleRefusal {
    /// There is no such puzzle.
    Unknown,
    /// It cannot be used.
    Unusable(Message),
    /// An action is not legal there.
    Refused(Refusal),
}

impl From<PuzzleProblem> for PuzzleRefusal {
    fn from(problem: PuzzleProblem) -> PuzzleRefusal {
        match problem {
            PuzzleProblem::Unusable(why) => PuzzleRefusal::Unusable(why),
            PuzzleProblem::Illegal(illegal) => PuzzleRefusal::Refused(Refusal::Illegal(illegal)),
            PuzzleProblem::Over => PuzzleRefusal::Refused(Refusal::Over),
        }
    }
}

fn info(puzzle: &Puzzle, lang: Lang) -> PuzzleInfo {
    let words = &puzzle.words;
    PuzzleInfo { id: puzzle.id, title: words.title.0.get(lang).to_owned(), goal: words.goal, grade: words.grade }
}

/// The puzzles of `G`.
pub(crate) fn list<G: Listed>(lang: Lang) -> Vec<PuzzleInfo> {
    G::PUZZLES.iter().filter_map(|source| Puzzle::load(source).ok()).map(|puzzle| info(&puzzle, lang)).collect()
}

fn load<G: Listed>(id: &str) -> Result<Puzzle, PuzzleRefusal> {
    if !G::PUZZLES.iter().any(|source| source.id == id) {
        return Err(PuzzleRefusal::Unknown);
    }
    find_puzzle::<G>(id).map_err(PuzzleRefusal::Unusable)
}

fn read<G: Listed>(row: &[String]) -> Result<Vec<G::Action>, PuzzleRefusal> {
    let read = |text: &String| text.trim().parse();
    row.iter().map(read).collect::<Result<_, _>>().map_err(|why| PuzzleRefusal::Refused(Refusal::Notation(why)))
}

/// A puzzle of `G` after a row of the solver's actions.
pub(crate) fn screen<G: Listed>(id: &str, row: &[String], lang: Lang) -> Result<PuzzleScreen, PuzzleRefusal> {
    let puzzle = load::<G>(id)?;
    let play = G::play_puzzle(&puzzle, &read::<G>(row)?)?;
    let config = puzzle.scenario.config::<G>().map_err(PuzzleRefusal::Unusable)?;
    let mut game = Match::<G>::from_position(config, &puzzle.scenario.position).map_err(PuzzleRefusal::Unusable)?;
    for &(seat, action) in &play.moves {
        game.play(seat, action).map_err(PuzzleRefusal::Refused)?;
    }
    let table = MatchTable::new(game);
    let words = |all: &[atout_core::Prose]| all.iter().map(|one| one.0.get(lang).to_owned()).collect();
    Ok(PuzzleScreen {
        info: info(&puzzle, lang),
        note: puzzle.words.note.as_ref().map(|note| note.0.get(lang).to_owned()),
        hints: words(&puzzle.words.hints),
        explanation: puzzle.words.explanation.0.get(lang).to_owned(),
        row: row.to_vec(),
        status: play.status,
        seat: puzzle.seat(),
        names: puzzle.names(table.n_seats(), lang),
        config: table.config(),
        table: Box::new(table),
    })
}

/// The row with one more move of the solution; the same row if the try is over.
pub(crate) fn solved_row<G: Listed>(id: &str, row: &[String]) -> Result<Vec<String>, PuzzleRefusal> {
    let puzzle = load::<G>(id)?;
    let next = G::solve_puzzle(&puzzle, &read::<G>(row)?)?.unwrap_or_default();
    Ok(row.iter().cloned().chain(next.iter().map(ToString::to_string)).collect())
}
