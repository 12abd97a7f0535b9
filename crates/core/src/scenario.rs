//! Positions with expectations: set one up, play a few decisions, ask what is true.
//!
//! A file holds scenarios of one game. What a position looks like and which questions can be asked of it is the
//! game's own ([`HasScenarios`]); running them is the same for all.

use crate::{
    ContentRef, Game, Lang, LessonSource, Message, NoEvents, Puzzle, PuzzlePlay, PuzzleProblem, PuzzleSource,
    PuzzleWords, Rng, Seat,
};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};

/// A file of scenarios.
#[derive(Debug, Clone, Deserialize)]
#[serde(from = "WrittenFile")]
pub struct ScenarioFile {
    /// The game's id.
    pub game: String,
    /// The scenarios.
    pub scenarios: Vec<Scenario>,
}

/// A file as it is written: its content is that of every scenario that has none of its own.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenFile {
    game: String,
    #[serde(default)]
    content: Vec<String>,
    scenarios: Vec<Scenario>,
}

impl From<WrittenFile> for ScenarioFile {
    fn from(file: WrittenFile) -> ScenarioFile {
        let content = (!file.content.is_empty()).then(|| file.content.join("\n"));
        let with_content = |scenario: Scenario| Scenario { content: scenario.content.or(content.clone()), ..scenario };
        ScenarioFile { game: file.game, scenarios: file.scenarios.into_iter().map(with_content).collect() }
    }
}

/// One position, what is done in it, and what must be true then.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scenario {
    /// A sentence that says what it shows.
    pub name: String,
    /// Options of the game; an option that is not given keeps its default.
    #[serde(default)]
    pub config: Map<String, Value>,
    /// Content for this scenario alone, as TOML over the current content; without it the current content holds.
    #[serde(default)]
    pub content: Option<String>,
    /// The position, in the game's own terms.
    pub position: Value,
    /// Decisions: `"0 R7@3"` is seat 0 playing `R7@3`. A game may know other lines too ([`HasScenarios::play_line`]).
    #[serde(default)]
    pub play: Vec<String>,
    /// ScenarioQuestions and their answers. Only a puzzle may have none.
    #[serde(default)]
    pub expect: Map<String, Value>,
    /// A goal with its words: then the scenario is a puzzle, and running it proves that the goal is forced.
    #[serde(default)]
    pub puzzle: Option<PuzzleWords>,
}

/// What can be asked about a position. In `scenario/questions.rs` of a game.
pub trait ScenarioQuestions: Game {
    /// Some of the questions, as examples for the refusal of another one.
    const EXAMPLES: &'static [&'static str];

    /// The answer to a question, given as its words; none if there is no such question.
    fn answer_words(&self, words: &[&str]) -> Option<Result<Value, Message>>;
}

/// A game whose positions can be set up freely.
pub trait HasScenarios: ScenarioQuestions {
    /// The guided first game ([`Lesson`](crate::Lesson)), if there is one.
    const LESSON: Option<LessonSource> = None;

    /// The puzzles, in the order of their list.
    const PUZZLES: &'static [PuzzleSource] = &[];

    /// A state from a position ([`read_position`] reads it).
    ///
    /// # Errors
    /// The position cannot be: the sentence says why.
    fn from_position(config: &Self::Config, position: &Value) -> Result<Self, Message>;

    /// The answer to a question about the state (`"owner 3"`, `"legal 0 R7@3"`). `count QUESTION` is the length of the list
    /// that answers the question.
    ///
    /// # Errors
    /// The question is not one that can be asked.
    fn answer(&self, question: &str) -> Result<Value, Message> {
        let words: Vec<&str> = question.split_whitespace().collect();
        let answer = match *words {
            ["count", ref listed @ ..] => self.answer_words(listed).and_then(length),
            _ => self.answer_words(&words),
        };
        answer.unwrap_or_else(|| Err(not_a_question(question, Self::EXAMPLES)))
    }

    /// Plays one line of a scenario. The default reads `"0 R7@3"` and applies the action; a game whose decisions are many
    /// and small adds lines of its own.
    ///
    /// # Errors
    /// It is no such line, or the action is not legal.
    fn play_line<R: Rng>(&mut self, line: &str, rng: &mut R) -> Result<(), Message> {
        let (seat, action) = parse_step::<Self>(line)?;
        self.apply(seat, &action, rng, &mut NoEvents).map_err(|illegal| in_line(line, &illegal.message()))
    }

    /// Proves a puzzle from its position: what has to be true of it, and what is.
    ///
    /// # Errors
    /// The game has no puzzles, or the search comes to no answer.
    fn check_puzzle(&self, puzzle: &PuzzleWords) -> Result<Vec<Expectation>, Message> {
        let _ = puzzle;
        Err(no_puzzles())
    }

    /// Plays the solver's actions in a puzzle, and the best defence to them. A try that has failed is played to its end.
    ///
    /// # Errors
    /// An action is not legal, the try was over before it, or the puzzle cannot be used.
    fn play_puzzle(puzzle: &Puzzle, row: &[Self::Action]) -> Result<PuzzlePlay<Self>, PuzzleProblem> {
        let _ = (puzzle, row);
        Err(PuzzleProblem::Unusable(no_puzzles()))
    }

    /// The solver's next actions that keep the goal in reach after these: one move of the solution. None when the try is over.
    ///
    /// # Errors
    /// As [`HasScenarios::play_puzzle`].
    fn solve_puzzle(puzzle: &Puzzle, row: &[Self::Action]) -> Result<Option<Vec<Self::Action>>, PuzzleProblem> {
        let _ = (puzzle, row);
        Err(PuzzleProblem::Unusable(no_puzzles()))
    }
}

/// Checks the config of a position and reads the position into the game's own form of it.
///
/// # Errors
/// The rules cannot play the config, or the position has another form.
pub fn read_position<G: Game, P: DeserializeOwned>(config: &G::Config, position: &Value) -> Result<P, Message> {
    G::check_config(config).map_err(|error| error.0)?;
    // A list would be read as the fields of an object in their order.
    if !position.is_object() {
        return Err(Message::new(
            "position: write an object, such as {\"turn\": 0}",
            "position\u{a0}: écrivez un objet, par exemple {\"turn\": 0}",
        ));
    }
    P::deserialize(position)
        .map_err(|error| Message::new(format!("position: {error}"), format!("position\u{a0}: {error}")))
}

/// The length of a list; none of an answer that is no list.
fn length(answer: Result<Value, Message>) -> Option<Result<Value, Message>> {
    match answer {
        Ok(answer) => answer.as_array().map(|list| Ok(list.len().into())),
        Err(message) => Some(Err(message)),
    }
}

/// The refusal of a question that nobody can answer.
fn not_a_question(question: &str, examples: &[&str]) -> Message {
    let quoted = |lang: Lang| examples.iter().map(|example| lang.quote(example)).collect::<Vec<_>>().join(", ");
    Message::new(
        format!("`{question}` is not a question: ask for example {}", quoted(Lang::En)),
        format!("{} n'est pas une question\u{a0}: demandez par exemple {}", Lang::Fr.quote(question), quoted(Lang::Fr)),
    )
}

fn no_puzzles() -> Message {
    Message::new("this game has no puzzles", "ce jeu n'a pas de problèmes")
}

/// What is wrong with a line of a scenario.
fn in_line(line: &str, why: &Message) -> Message {
    Message::new(format!("`{line}`: {}", why.en), format!("«\u{a0}{line}\u{a0}»\u{a0}: {}", why.fr))
}

/// One expectation and what was really found.
#[derive(Debug, Clone, PartialEq)]
pub struct Expectation {
    /// The question.
    pub question: String,
    /// What the scenario expects.
    pub expected: Value,
    /// What is true.
    pub got: Value,
}

/// What a scenario came to.
#[derive(Debug, Clone, PartialEq)]
pub struct ScenarioVerdict {
    /// The scenario's name.
    pub name: String,
    /// Every expectation; a scenario that could not be run has one, named `error`.
    pub expectations: Vec<Expectation>,
}

impl ScenarioVerdict {
    /// Of a scenario that could not be run.
    #[must_use]
    pub fn refused(name: &str, why: Message) -> ScenarioVerdict {
        let got = Value::String(why.en.into_owned());
        ScenarioVerdict {
            name: name.to_owned(),
            expectations: vec![Expectation { question: "error".into(), expected: Value::Null, got }],
        }
    }

    /// Did all hold?
    #[must_use]
    pub fn ok(&self) -> bool {
        self.expectations.iter().all(|one| one.expected == one.got)
    }
}

impl Scenario {
    /// Runs the scenario by the rules of `G`.
    #[must_use]
    pub fn run<G: HasScenarios>(&self) -> ScenarioVerdict {
        match self.check::<G>() {
            Ok(expectations) => ScenarioVerdict { name: self.name.clone(), expectations },
            Err(why) => ScenarioVerdict::refused(&self.name, why),
        }
    }

    fn check<G: HasScenarios>(&self) -> Result<Vec<Expectation>, Message> {
        let config: G::Config = self.config::<G>()?;
        let mut state = G::from_position(&config, &self.position)?;
        // Positions say what lies where; what chance is still left in them is fixed.
        let mut rng = crate::Seed::from(0).rng();
        for line in &self.play {
            state.play_line(line, &mut rng)?;
        }
        let answered = self.expect.iter().map(|(question, expected)| {
            Ok(Expectation { question: question.clone(), expected: expected.clone(), got: state.answer(question)? })
        });
        let mut expectations: Vec<Expectation> = answered.collect::<Result<_, Message>>()?;
        if let Some(puzzle) = &self.puzzle {
            expectations.extend(G::from_position(&config, &self.position)?.check_puzzle(puzzle)?);
        }
        if expectations.is_empty() {
            return Err(Message::new(
                "`expect` is missing: nothing is checked",
                "`expect` manque : rien n'est vérifié",
            ));
        }
        Ok(expectations)
    }

    /// The options it is played with.
    ///
    /// # Errors
    /// They or the content cannot be read.
    pub fn config<G: HasScenarios>(&self) -> Result<G::Config, Message> {
        let mut config = serde_json::to_value(G::Config::default()).unwrap_or_default();
        for (key, value) in &self.config {
            config[key.as_str()] = value.clone();
        }
        if let Some(text) = &self.content {
            let content = ContentRef::<G::Content>::load(&self.name, text).map_err(|error| error.0)?;
            config["content"] = content.hash().into();
        }
        serde_json::from_value(config)
            .map_err(|error| Message::new(format!("config: {error}"), format!("configuration\u{a0}: {error}")))
    }
}

/// Reads `"0 R7@3"`.
pub(crate) fn parse_step<G: Game>(line: &str) -> Result<(Seat, G::Action), Message> {
    let wrong = || {
        Message::new(
            format!("`{line}` is not a decision: write the seat's number, a space, and the action"),
            format!(
                "«\u{a0}{line}\u{a0}» n'est pas une décision\u{a0}: écrivez le numéro de la place, une espace et l'action"
            ),
        )
    };
    let (seat, action) = line.split_once(' ').ok_or_else(wrong)?;
    let seat = seat.parse().ok().and_then(Seat::new).ok_or_else(wrong)?;
    Ok((seat, action.trim().parse()?))
}
