//! Reads a lesson's file and checks it by playing it: what is wrong is reported with file, line and reason.
//!
//! ```toml
//! title = { en = "A first game", fr = "Une première partie" }
//! names = [{ en = "You", fr = "Vous" }, { en = "Mia", fr = "Mia" }]
//! seat = 0                # the learner's seat; 0 if it is not given
//! end = { en = "…", fr = "…" }
//!
//! [config]                # the options; one that is not given means what it means in an old record
//! stones = 9
//!
//! [[steps]]
//! say = { en = "Place the red 7.", fr = "Posez le 7 rouge." }
//! wanted = "R7@3"
//! otherwise = { en = "…", fr = "…" }                      # the answer to any other move
//! answers = [{ move = "R7@4", say = { en = "…", fr = "…" } }] # … and to particular ones
//! then = ["1 G2@3"]       # what other seats play then, or the learner where there is nothing to decide
//! [steps.position]        # required in the first step; in a later one the lesson goes on from there
//! hands = [["R7"], ["G2"]]
//! ```
//!
//! Texts are typed with plain spaces and apostrophes and get those that are printed.

use super::{Lesson, LessonError, LessonSource, LessonStep};
use crate::scenario::parse_step;
use crate::{Game, HasScenarios, Match, Message, Prose, Seat};
use serde::Deserialize;
use serde_json::{Map, Value};
use toml::Spanned;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonFile {
    title: Prose,
    names: Vec<Prose>,
    #[serde(default)]
    seat: usize,
    config: Map<String, Value>,
    steps: Vec<Spanned<StepFile>>,
    end: Prose,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepFile {
    say: Prose,
    wanted: String,
    otherwise: Prose,
    #[serde(default)]
    answers: Vec<AnswerFile>,
    #[serde(default)]
    then: Vec<String>,
    position: Option<Value>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnswerFile {
    #[serde(rename = "move")]
    action: String,
    say: Prose,
}

/// Where messages say that something is wrong.
struct SourceLine<'a>(&'a LessonSource);

impl SourceLine<'_> {
    /// The message with the file and the line of a byte of the text.
    fn at(&self, byte: Option<usize>, message: &Message) -> LessonError {
        let LessonSource { file, text } = self.0;
        let line = byte.map(|byte| 1 + text.as_bytes().iter().take(byte).filter(|byte| **byte == b'\n').count());
        let (en, fr) = line.map_or_else(Default::default, |n| (format!(", line {n}"), format!(", ligne {n}")));
        LessonError(Message::new(format!("{file}{en}: {}", message.en), format!("{file}{fr}\u{a0}: {}", message.fr)))
    }
}

impl<G: HasScenarios> Lesson<G> {
    /// Reads a lesson and plays it through.
    ///
    /// # Errors
    /// The file cannot be read, a text is missing, a move is not legal at its step, or the learner has nothing to decide
    /// there: file, line and reason.
    pub fn load(source: &LessonSource) -> Result<Lesson<G>, LessonError> {
        let source_line = SourceLine(source);
        let file: LessonFile = toml::from_str(source.text).map_err(|error| {
            let why = error.message().to_owned();
            source_line.at(error.span().map(|span| span.start), &Message::new(why.clone(), why))
        })?;
        let config: G::Config = serde_json::from_value(Value::Object(file.config)).map_err(|error| {
            source_line.at(None, &Message::new(format!("config: {error}"), format!("config\u{a0}: {error}")))
        })?;
        G::check_config(&config).map_err(|error| source_line.at(None, &error.0))?;
        let seat = Seat::new(file.seat).filter(|seat| seat.index() < G::n_seats(&config));
        let seat = seat.ok_or_else(|| source_line.at(None, &no_such_seat(file.seat)))?;
        if file.names.len() != G::n_seats(&config) {
            return Err(source_line.at(None, &wrong_names(file.names.len(), G::n_seats(&config))));
        }
        let starts: Vec<usize> = file.steps.iter().map(|step| step.span().start).collect();
        let steps = file.steps.into_iter().map(|step| {
            let start = step.span().start;
            read_step::<G>(step.into_inner()).map_err(|message| source_line.at(Some(start), &message))
        });
        let lesson = Lesson {
            title: file.title.0,
            names: file.names.into_iter().map(|words| words.0).collect(),
            config,
            seat,
            steps: steps.collect::<Result<Vec<_>, _>>()?,
            end: file.end.0,
        };
        match lesson.check() {
            Ok(()) => Ok(lesson),
            Err((step, message)) => Err(source_line.at(starts.get(step).copied(), &message)),
        }
    }

    /// Plays the lesson through. An error names the step.
    fn check(&self) -> Result<(), (usize, Message)> {
        if self.steps.first().is_none_or(|step| step.position.is_none()) {
            return Err((0, Message::new("the first step needs a position", "la première étape demande une position")));
        }
        for (n, step) in self.steps.iter().enumerate() {
            let mut game = self.at(n).map_err(|message| (n, message))?;
            self.check_moves(step, &game).map_err(|message| (n, message))?;
            self.play(step, &mut game).map_err(|message| (n, message))?;
        }
        Ok(())
    }

    fn check_moves(&self, step: &LessonStep<G>, game: &Match<G>) -> Result<(), Message> {
        let legal = game.legal(self.seat);
        let mut named = vec![step.wanted];
        for (action, _) in &step.answers {
            if named.contains(action) {
                return Err(Message::new(
                    format!("`{action}` is answered already"),
                    format!("«\u{a0}{action}\u{a0}» a déjà une réponse"),
                ));
            }
            named.push(*action);
        }
        match named.iter().find(|action| !legal.contains(action)) {
            Some(action) => Err(Message::new(
                format!("`{action}` is not legal for the learner at this step"),
                format!("«\u{a0}{action}\u{a0}» n'est pas permis à l'élève à cette étape"),
            )),
            None => Ok(()),
        }
    }
}

fn read_step<G: Game>(file: StepFile) -> Result<LessonStep<G>, Message> {
    let answer = |answer: AnswerFile| Ok((answer.action.parse()?, answer.say.0));
    Ok(LessonStep {
        say: file.say.0,
        wanted: file.wanted.parse()?,
        otherwise: file.otherwise.0,
        answers: file.answers.into_iter().map(answer).collect::<Result<_, Message>>()?,
        position: file.position,
        then: file.then.iter().map(|line| parse_step::<G>(line)).collect::<Result<_, Message>>()?,
    })
}

fn no_such_seat(seat: usize) -> Message {
    Message::new(format!("there is no seat {seat}"), format!("il n'y a pas de place {seat}"))
}

fn wrong_names(given: usize, seats: usize) -> Message {
    Message::new(
        format!("{given} names for {seats} seats: write one for each"),
        format!("{given} noms pour {seats} places\u{a0}: écrivez-en un pour chacune"),
    )
}
