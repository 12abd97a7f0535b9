//! The lesson of the game, and lessons that are refused when they are read.

use atout_core::{HasScenarios, Journal, Lang, Lesson, LessonSource, Names, Reaction, Seat, Viewer, testkit};
use atout_stones::{Action, Stones};

#[test]
fn the_lesson_can_be_played_and_is_won() {
    testkit::check_lesson::<Stones>();
}

const SOURCE: LessonSource = Stones::LESSON.unwrap();
const GOOD: &str = SOURCE.text;

/// Loads the first lesson with one change, and checks why it is refused.
#[track_caller]
fn refused(from: &str, to: &str, why: &str) {
    let text = GOOD.replacen(from, to, 1);
    assert_ne!(text, GOOD, "`{from}` is not in the file");
    let source = LessonSource { file: "lessons/x.toml", text: text.leak() };
    let error = Lesson::<Stones>::load(&source).unwrap_err();
    assert_eq!(error.0.en, format!("lessons/x.toml{why}"));
    assert!(error.0.fr.starts_with("lessons/x.toml"), "{}", error.0.fr);
}

/// The line of the file that is this text.
fn line(text: &str) -> usize {
    1 + GOOD.lines().position(|line| line == text).unwrap()
}

/// The line of the `n`th step, counted from 1.
fn step(n: usize) -> usize {
    let steps = GOOD.lines().enumerate().filter(|(_, line)| *line == "[[steps]]");
    1 + steps.map(|(at, _)| at).nth(n - 1).unwrap()
}

#[test]
fn a_bad_lesson_is_refused_with_file_line_and_reason() {
    let at = step(2);
    refused("R6@4\"", "R8@4\"", &format!(", line {at}: `R8@4` is not legal for the learner at this step"));
    let at = step(3);
    refused("\"B7@4\"", "\"R7@4\"", &format!(", line {at}: `R7@4` is answered already"));
    refused("\"B7@4\"", "\"B8@4\"", &format!(", line {at}: `B8@4` is not legal for the learner at this step"));
    let at = step(1);
    refused("\"1 G8@4\"", "\"1 G9@4\"", &format!(", line {at}: `1 G9@4`: That card is not in your hand."));
    refused(
        "stones = 9",
        "stones = 8",
        ": `stones` is 8, but must be odd (5, 7, 9 or 11), so that one player can own more than half",
    );
    refused("names = [{ en = \"You\", fr = \"Vous\" }, ", "names = [", ": 1 names for 2 seats: write one for each");
    let title = line("title = { en = \"Border Stones in two minutes\", fr = \"Les Bornes en deux minutes\" }");
    refused(
        "fr = \"Les Bornes en deux minutes\"",
        "fr = \" \"",
        &format!(", line {title}: a text is empty: write it in English and in French"),
    );
    refused(", fr = \"Les Bornes en deux minutes\"", "", &format!(", line {title}: missing field `fr`"));
}

#[test]
fn a_wrong_move_gets_its_own_answer_or_the_general_one() {
    let lesson = Lesson::<Stones>::load(&SOURCE).unwrap();
    let say = |action: &str| match lesson.steps[2].reaction(&action.parse::<Action>().unwrap()) {
        Reaction::Right => "right".to_owned(),
        Reaction::Wrong(message) => message.get(Lang::En).to_owned(),
    };
    assert_eq!(say("R7@4"), "right");
    assert!(say("B7@4").contains("only a run"), "{}", say("B7@4"));
    assert!(say("G1@1").contains("one more red card"), "{}", say("G1@1"));
}

#[test]
fn every_step_can_be_asked_for_again() {
    let lesson = Lesson::<Stones>::load(&SOURCE).unwrap();
    // The fifth step has a position of its own, in which nothing was played.
    let versions: Vec<u64> = (0..=8).map(|done| lesson.at(done).unwrap().version()).collect();
    assert_eq!(versions, [0, 2, 4, 5, 0, 1, 3, 4, 5]);
    assert!(lesson.at(99).unwrap().outcome().is_some(), "more steps than there are: the end");
}

#[test]
fn the_end_is_told_to_the_winner_and_to_the_loser() {
    let view = Lesson::<Stones>::load(&SOURCE).unwrap().at(8).unwrap().view(Viewer::Spectator);
    let told = |reader: Seat, lang: Lang| {
        let names = Names::new(["Ada", "Bob"].map(Into::into).into()).read_by(reader, lang);
        let story = Stones::story(&view, &mut std::iter::empty(), &names, lang).unwrap();
        (Stones::why_over(&view, &names, lang).unwrap(), story)
    };
    let pair = |why: &str, story: &str| (why.to_owned(), story.to_owned());
    assert_eq!(told(Seat::FIRST, Lang::En), pair("three stones side by side", "three stones side by side, 3 to 0"));
    assert_eq!(
        told(Seat::SECOND, Lang::En),
        pair("Ada has three stones side by side", "Ada won with three stones side by side, 3 to 0")
    );
    assert_eq!(
        told(Seat::SECOND, Lang::Fr),
        pair("Ada a trois bornes côte à côte", "Ada gagne avec trois bornes côte à côte, 3 à 0")
    );
}
