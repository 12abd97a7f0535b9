//! Puzzles: scenarios with a goal and words. One seat is to be played; the other one defends as well as it can be done.
//!
//! A puzzle holds no progress: what was played so far is a row of actions, and the game plays the defence to it
//! ([`HasScenarios::play_puzzle`]), always the same one. So a server keeps nothing for its visitors.
//!
//! Not here: how a goal is proven (the game's), the form of a position ([`Scenario`]).

use crate::{Game, HasScenarios, Illegal, Lang, Message, Names, Prose, Scenario, ScenarioFile, Seat};
use serde::Deserialize;

/// Grades go from 1 to this.
pub const PUZZLE_GRADES: u8 = 4;

/// A puzzle's file as it is compiled into a game.
#[derive(Debug, Clone, Copy)]
pub struct PuzzleSource {
    /// Its id in addresses.
    pub id: &'static str,
    /// Its text: a file of scenarios with one scenario.
    pub text: &'static str,
}

/// What the solver has to do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleGoal {
    /// Win before this turn is over.
    WinThisTurn,
    /// Not have lost when the other player's next turn is over.
    Survive,
    /// Win before the end of one's own next turn.
    WinNextTurn,
}

impl PuzzleGoal {
    /// In a few words.
    #[must_use]
    pub fn name(self, lang: Lang) -> &'static str {
        match self {
            PuzzleGoal::WinThisTurn => lang.pick("Win this turn", "Gagnez ce tour-ci"),
            PuzzleGoal::Survive => lang.pick("Survive your rival’s turn", "Survivez au tour adverse"),
            PuzzleGoal::WinNextTurn => {
                lang.pick("Win by the end of your next turn", "Gagnez avant la fin de votre prochain tour")
            }
        }
    }
}

/// What makes a scenario a puzzle.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PuzzleWords {
    /// What it is called.
    pub title: Prose,
    /// What is to be done.
    pub goal: PuzzleGoal,
    /// How hard it is, from 1 to [`PUZZLE_GRADES`].
    pub grade: u8,
    /// The seat that is to be played.
    #[serde(default)]
    pub seat: u8,
    /// What one has to know that the table does not show.
    #[serde(default)]
    pub note: Option<Prose>,
    /// Hints, the vaguest first.
    pub hints: Vec<Prose>,
    /// Why the solution works and the rest does not.
    pub explanation: Prose,
    /// The one first move that reaches the goal, as the game writes it.
    pub first: String,
}

/// A puzzle that was read.
#[derive(Debug, Clone)]
pub struct Puzzle {
    /// Its id in addresses.
    pub id: &'static str,
    /// The position, with the options it is played with.
    pub scenario: Scenario,
    /// Goal, grade and texts.
    pub words: PuzzleWords,
}

impl Puzzle {
    /// Reads a puzzle's file.
    ///
    /// # Errors
    /// It is not a file of one scenario with a puzzle in it, or the grade is none.
    pub fn load(source: &PuzzleSource) -> Result<Puzzle, Message> {
        let wrong = |why: &str| {
            let id = source.id;
            Message::new(format!("puzzle {id}: {why}"), format!("problème {id}\u{a0}: {why}"))
        };
        let file: ScenarioFile = serde_json::from_str(source.text).map_err(|error| wrong(&error.to_string()))?;
        let [scenario] = &file.scenarios[..] else { return Err(wrong("a file holds one puzzle")) };
        let Some(words) = scenario.puzzle.clone() else { return Err(wrong("the scenario has no `puzzle`")) };
        if !(1..=PUZZLE_GRADES).contains(&words.grade) || Seat::new(words.seat.into()).is_none() {
            return Err(wrong("`grade` goes from 1 to 4, `seat` is a seat"));
        }
        Ok(Puzzle { id: source.id, scenario: scenario.clone(), words })
    }

    /// The seat that is to be played.
    #[must_use]
    pub fn seat(&self) -> Seat {
        Seat::new(self.words.seat.into()).unwrap_or(Seat::FIRST)
    }

    /// The players' names, for the solver.
    #[must_use]
    pub fn names(&self, n_seats: usize, lang: Lang) -> Names {
        let name = |seat: Seat| match seat == self.seat() {
            true => lang.pick("You", "Vous").to_owned(),
            false => lang.pick("Opponent", "Adversaire").to_owned(),
        };
        Names::new(Seat::all(n_seats).map(name).collect()).read_by(self.seat(), lang)
    }
}

/// How a try at a puzzle stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PuzzleStatus {
    /// The goal can still be forced, and the solver is asked.
    Open,
    /// The goal is reached.
    Solved,
    /// The goal cannot be forced any more: the moves after this many show why.
    Failed(usize),
}

/// What was played in a puzzle: the solver's actions and the answers to them.
#[derive(Debug, Clone)]
pub struct PuzzlePlay<G: Game> {
    /// Everything that was played since the position, by whom.
    pub moves: Vec<(Seat, G::Action)>,
    /// How it stands.
    pub status: PuzzleStatus,
}

/// Why a puzzle does not answer.
#[derive(Debug, Clone)]
pub enum PuzzleProblem {
    /// There is no such puzzle, or it cannot be used.
    Unusable(Message),
    /// An action is not legal.
    Illegal(Illegal),
    /// The try is over: nothing more can be played.
    Over,
}

/// The puzzle of `G` with this id.
///
/// # Errors
/// There is none, or its file cannot be read.
pub fn find_puzzle<G: HasScenarios>(id: &str) -> Result<Puzzle, Message> {
    let source = G::PUZZLES.iter().find(|source| source.id == id);
    let none = || Message::new("there is no such puzzle", "ce problème n'existe pas");
    Puzzle::load(source.ok_or_else(none)?)
}
