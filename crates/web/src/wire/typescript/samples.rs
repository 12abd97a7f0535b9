//! Messages as they are really written, with everything and with as little as possible in them.

use super::super::{
    Cover, DeckStart, Frame, FromBrowser, Learn, LessonFrame, Pace, PuzzleFrame, PuzzlePreview, PuzzleStart, PuzzleTry,
    ReplayStep, Standing, StandingChange, TableStart, TableState, Teacher, ToBrowser, TryState, Update, Verdict,
};
use super::{DeckAnswer, DeckQuestion, HandAnswer, ProblemBody, SaveDeck, SavedDeck, TableFormCheck};
use crate::{PartId, Parts};
use atout_core::{Beat, Choice, Cue, Gather, Gathered, LogLine, Mood, Seat, Shortcut, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Lists of messages: the name of the list, their type, each of them as JSON.
pub(super) fn all() -> Vec<(&'static str, &'static str, Vec<String>)> {
    vec![
        ("frames", "Frame", written(&[frame(most()), frame(least())])),
        ("toBrowser", "ToBrowser", to_browser()),
        ("fromBrowser", "FromBrowser", read::<FromBrowser>(&FROM_BROWSER)),
        ("replaySteps", "ReplayStep", written(&[replay_step()])),
        ("lessons", "LessonFrame", lessons()),
        ("puzzles", "PuzzleFrame", puzzles()),
        ("puzzlePreviews", "PuzzlePreview", written(&[puzzle_preview()])),
        ("puzzleStarts", "PuzzleStart", puzzle_starts()),
        (
            "formChecks",
            "TableFormCheck",
            written(&[
                TableFormCheck { problem: None, seats: Some(2) },
                TableFormCheck { problem: Some(text("no")), seats: None },
            ]),
        ),
        ("problems", "ProblemBody", written(&[problem(None), problem(Some(3))])),
        (
            "savedDecks",
            "SavedDeck",
            written(&[SavedDeck { id: text("d"), name: text("Fire"), list: text("4 forest"), text: text("4 Forest") }]),
        ),
        ("deckAnswers", "DeckAnswer", written(&[deck_answer(None), deck_answer(Some(text("no")))])),
        ("hands", "HandAnswer", written(&[HandAnswer { cards: vec![text("forest")], html: text("<p>") }])),
        (
            "deckStarts",
            "DeckStart",
            written(&[DeckStart {
                game: "toy",
                id: None,
                name: "",
                list: "",
                format_option: "format",
                max_copies: 60,
            }]),
        ),
        ("tableStarts", "TableStart", written(&[TableStart { game: "toy" }])),
        ("saveDecks", "SaveDeck", read::<SaveDeck>(&[r#"{"name":"Fire"}"#, r#"{"name":"Fire","list":"4 forest"}"#])),
        (
            "deckQuestions",
            "DeckQuestion",
            read::<DeckQuestion>(&[
                r#"{"list":""}"#,
                r#"{"list":"4 forest","options":{"format":"basic"},"mulligans":1}"#,
            ]),
        ),
    ]
}

fn written<T: Serialize>(messages: &[T]) -> Vec<String> {
    messages.iter().map(|message| serde_json::to_string(message).unwrap()).collect()
}

/// What a browser may send: the server reads all of it.
fn read<T: DeserializeOwned>(messages: &[&str]) -> Vec<String> {
    let check = |message: &str| serde_json::from_str::<T>(message).unwrap_or_else(|error| panic!("{message}: {error}"));
    messages.iter().map(|message| (drop(check(message)), (*message).to_owned()).1).collect()
}

const FROM_BROWSER: [&str; 15] = [
    r#"{"type":"hello"}"#,
    r#"{"type":"hello","seen":3}"#,
    r#"{"type":"hello","seen":null,"plain":true}"#,
    r#"{"type":"ready","value":"00ff"}"#,
    r#"{"type":"play","seat":0,"action":"R7@3","version":12}"#,
    r#"{"type":"play","seat":0,"row":["strategist R7","to 4"],"version":12}"#,
    r#"{"type":"preview","seat":1,"row":["strategist R7"],"version":12}"#,
    r#"{"type":"why","seat":0,"things":["card:G2"]}"#,
    r#"{"type":"why","seat":0,"row":[],"touched":["card:R1"],"things":["card:G2","stone:3"]}"#,
    r#"{"type":"uncover","seat":1}"#,
    r#"{"type":"orders","seat":0,"orders":{}}"#,
    r#"{"type":"orders","seat":0,"orders":{"full_control":false,"hurry":true,"stops":["my-main1"]}}"#,
    r#"{"type":"pace"}"#,
    r#"{"type":"pace","paused":true}"#,
    r#"{"type":"pace","paused":false,"ms":800}"#,
];

fn text(text: &str) -> String {
    text.to_owned()
}

fn choices() -> Vec<Choice> {
    let plain = Choice {
        action: text("R7@3"),
        label: text("Place R7"),
        touch: vec![text("card:R7")],
        draft: false,
        drawn: None,
    };
    let drawn = |draft| Choice { draft, drawn: Some(text("<b>R7</b>")), ..plain.clone() };
    vec![plain.clone(), Choice { draft: true, ..plain.clone() }, drawn(false), drawn(true)]
}

/// The least and the most that a shortcut has.
fn shortcuts() -> Vec<Shortcut> {
    let least = Shortcut::button("end", "End the turn", vec![text("pass")]);
    let thing = Gathered { thing: text("slot:3"), action: text("attack:3"), label: text("Attack with Wolf") };
    let gather = Gather { things: vec![thing], always: vec![text("attack:2")], more: text("Another one?") };
    let most = Shortcut { then: vec![text("done")], gather: Some(gather), draft: true, hurry: true, ..least.clone() };
    vec![least, most]
}

/// A standing in which nothing is absent.
fn most() -> Standing {
    let seat = Some(Seat::SECOND);
    Standing {
        state: TableState::Over,
        status: text("You won"),
        yours: true,
        seat,
        asked: Some(3),
        resign: seat,
        turn: Some(Turn {
            seat: Seat::SECOND,
            number: 3,
            ends: Some(text("done")),
            passed: Some(text("Your turn has ended.")),
        }),
        cover: Some(Cover { seat: Seat::FIRST, name: text("Ada"), meanwhile: vec![text("Bob passes.")] }),
        result: Some(text("You won")),
        verdict: Some(Verdict::Won),
        story: Some(text("5 stones to 1.")),
        pace: Some(Pace { paused: false, ms: 800, skip: true }),
        commitment: text("00ff"),
    }
}

/// A standing in which all that can be absent is.
fn least() -> Standing {
    Standing {
        state: TableState::Waiting,
        status: String::new(),
        yours: false,
        seat: None,
        asked: None,
        resign: None,
        turn: None,
        cover: None,
        result: None,
        verdict: None,
        story: None,
        pace: None,
        commitment: String::new(),
    }
}

fn log() -> Vec<LogLine> {
    vec![LogLine { version: 1, text: text("Ada passes.") }]
}

fn frame(standing: Standing) -> Frame {
    Frame {
        version: 1,
        html: text("<p></p>"),
        choices: choices(),
        shortcuts: shortcuts(),
        standing,
        log: log(),
        full: true,
    }
}

/// A beat with a cue of every kind.
fn beats() -> Vec<Beat> {
    let (what, at) = (text("card:R7"), text("side:3:0"));
    let go = |from: Option<&str>| Cue::Go { what: what.clone(), from: from.map(text), to: at.clone() };
    let count = |now| Cue::Count { at: at.clone(), what: what.clone(), by: -2, now, unit: text("life") };
    let note = |mood| Cue::Note { at: at.clone(), text: text("3 in a row"), mood };
    let cues = vec![
        go(None),
        go(Some("hand:0")),
        Cue::Fly { picture: text("card.svg"), from: what.clone(), to: at.clone() },
        count(None),
        count(Some(7)),
        Cue::Come { what: what.clone(), at: at.clone() },
        Cue::Leave { what: what.clone() },
        Cue::Present { at: at.clone(), picture: text("card.svg"), text: text("Ember Lance") },
        note(Mood::Good),
        note(Mood::Bad),
        note(Mood::Plain),
    ];
    vec![Beat { lines: vec![0], ..Beat::of(cues) }, Beat::default()]
}

fn update(before: Option<&Standing>, now: &Standing) -> Update {
    Update {
        from: before.map(|_| 1),
        version: 2,
        parts: Parts(vec![(PartId::BOARD, text("<p>"))]),
        learn: Learn((1..).zip(choices()).collect()),
        choices: Some(vec![1, 2]),
        shortcuts: Some(shortcuts()),
        standing: StandingChange::between(before, now),
        beats: beats(),
        log: log(),
        look: true,
        full: true,
    }
}

/// An update of nothing but the version.
fn empty_update() -> Update {
    Update {
        from: Some(1),
        version: 2,
        parts: Parts::default(),
        learn: Learn::default(),
        choices: None,
        shortcuts: None,
        standing: StandingChange::between(Some(&most()), &most()),
        beats: Vec::new(),
        log: Vec::new(),
        look: false,
        full: false,
    }
}

fn to_browser() -> Vec<String> {
    let updates =
        [update(None, &most()), update(Some(&most()), &least()), update(Some(&least()), &most()), empty_update()];
    let mut messages = vec![ToBrowser::Table(Box::new(frame(most())))];
    messages.extend(updates.map(|update| ToBrowser::Update(Box::new(update))));
    messages.extend([
        ToBrowser::Preview {
            shortcuts: shortcuts(),
            seat: Seat::FIRST,
            row: vec![text("strategist R7")],
            version: 1,
            html: text("<p>"),
            choices: choices(),
        },
        ToBrowser::Why { detail: None },
        ToBrowser::Why { detail: Some(text("It is not your turn.")) },
        ToBrowser::Refused { error: "play/stale", detail: text("The table has changed."), version: 2 },
        ToBrowser::Gone { detail: text("The table was deleted.") },
    ]);
    written(&messages)
}

fn replay_step() -> ReplayStep {
    ReplayStep {
        at: 1,
        of: 2,
        html: text("<p>"),
        lines: vec![text("Ada passes.")],
        beats: beats(),
        viewer: text("all"),
        log: log(),
        stops: vec![0, 1],
    }
}

fn lessons() -> Vec<String> {
    let teacher = |reply: Option<&str>, wanted| Teacher {
        done: 0,
        of: 1,
        progress: text("Step 1 of 1"),
        say: text("Place a card."),
        reply: reply.map(text),
        wanted,
    };
    let [none, all] = [teacher(None, None), teacher(Some("Not that one."), choices().pop())];
    written(&[none, all].map(|teacher| LessonFrame { teacher, frame: frame(least()) }))
}

fn attempt(state: TryState, explanation: Option<&str>) -> PuzzleTry {
    PuzzleTry { row: vec![text("pass")], state, reply: text("Well done"), explanation: explanation.map(text) }
}

fn puzzles() -> Vec<String> {
    let tries =
        [attempt(TryState::Open, None), attempt(TryState::Failed, None), attempt(TryState::Solved, Some("It draws."))];
    written(&tries.map(|attempt| PuzzleFrame { attempt, frame: frame(least()), beats: beats() }))
}

fn puzzle_preview() -> PuzzlePreview {
    PuzzlePreview { seat: 0, row: vec![text("attack:3")], html: text("<p>"), choices: choices() }
}

fn puzzle_starts() -> Vec<String> {
    let (attempt, hints) = (attempt(TryState::Open, None), [text("Look at the stack.")]);
    written(&[PuzzleStart {
        id: "p",
        game: "toy",
        attempt: &attempt,
        hints: &hints,
        hint: "Hint",
        more: "Another hint",
    }])
}

fn problem(version: Option<u64>) -> ProblemBody {
    ProblemBody { detail: text("There is no such table."), error: "table/not_found", version }
}

fn deck_answer(problem: Option<String>) -> DeckAnswer {
    DeckAnswer {
        list: problem.is_none().then(String::new),
        text: String::new(),
        n_cards: 0,
        problem,
        html: text("<p>"),
    }
}
