//! The TypeScript types of the messages, for the browser script: `assets/wire.d.ts` is made from the Rust types here, and
//! checked in. `cargo xtask scripts` compares the scripts with it.
//!
//! The messages that are written by hand on either side (a list for a cue, a map for what is learnt) have a type that is
//! written by hand too. So there are samples: `xtask/scripts/samples.ts` holds messages as they are really written, and
//! TypeScript compares them with the types. Not here: the messages themselves.
//!
//! After a change of a message: `BLESS=1 cargo test -p atout-web typescript`.

use super::api::{ProblemBody, TableFormCheck};
use super::decks::{DeckAnswer, DeckQuestion, HandAnswer, SaveDeck, SavedDeck};
use super::{
    Cover, DeckStart, DeckWords, Frame, FromBrowser, LessonFrame, Pace, PuzzleFrame, PuzzlePreview, PuzzleStart,
    PuzzleTry, TableStart, TableState, TableWords, Teacher, ToBrowser, TryState, Update, Verdict, WhyNot,
};
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};
use ts_rs::{Config, TS};

#[expect(dead_code, reason = "only their shapes are read")]
mod core_types;
mod samples;

pub(crate) use core_types::{Beat, Choice, Learn, LogLine, Orders, Parts, Shortcut, Turn};

const HEAD: &str = "\
// Made from the Rust types of `crates/web/src/wire`: change those, then `BLESS=1 cargo test -p atout-web typescript`.
";

/// The declaration of a type with its documentation.
fn declaration<T: TS>(config: &Config) -> String {
    let text = format!("{}export {}", T::docs().unwrap_or_default(), T::decl(config));
    tidied(&text)
}

/// A text of TypeScript with short comments on one line, and with what is within braces indented.
fn tidied(text: &str) -> String {
    let joined = text.replace("/**\n * ", "/** ").replace("\n */", " */").replace(", };", ",\n};").replace(", }", " }");
    let mut tidy = String::new();
    let mut depth: usize = 0;
    for line in joined.lines().map(str::trim) {
        let is_comment = line.starts_with(['/', '*']);
        let braces = |brace| if is_comment { 0 } else { line.matches(brace).count() };
        let within = depth - usize::from(line.starts_with('}'));
        writeln!(tidy, "{}{line}", "  ".repeat(within)).unwrap();
        depth = depth + braces('{') - braces('}');
    }
    tidy
}

macro_rules! declarations {
    ($config:ident: $($type:ty),* $(,)?) => { [$(declaration::<$type>(&$config)),*] };
}

fn wire_types() -> String {
    let config = Config::new().with_large_int("number");
    let all = declarations![config:
        // What a page of a table is made of.
        TableState, Verdict, Choice, core_types::Gathered, core_types::Gather, Shortcut, Turn, LogLine, Cover, Pace, core_types::Mood, core_types::Cue, Beat, Frame,
        Parts, Learn, Update,
        // What goes over the socket of a table.
        Orders, WhyNot, FromBrowser, ToBrowser,
        // Pages without a table.
        core_types::ReplayStep, Teacher, LessonFrame, TryState, PuzzleTry, PuzzleFrame, PuzzlePreview, PuzzleStart<'static>,
        // Forms and decks.
        TableFormCheck, ProblemBody, SaveDeck, SavedDeck, DeckQuestion, DeckAnswer, HandAnswer, DeckStart<'static>,
        // Texts.
        TableStart, TableWords, DeckWords,
    ];
    format!("{HEAD}\n{}", all.join("\n"))
}

/// Compares a file of the repository with what it should be, or writes it.
fn check_file(path: &str, text: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if env::var_os("BLESS").is_some() {
        fs::write(&file, text).unwrap();
    }
    let kept = fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "{path} is old: BLESS=1 cargo test -p atout-web typescript, then cargo xtask scripts");
}

#[test]
fn the_types_of_the_script_are_those_of_the_messages() {
    check_file("crates/web/assets/wire.d.ts", &wire_types());
}

#[test]
fn messages_as_they_are_written_are_kept_for_typescript() {
    let mut text = format!("{HEAD}// Messages as the server writes them: TypeScript compares them with their types.\n");
    for (name, types, messages) in samples::all() {
        write!(text, "\nexport const {name}: import(\"../../crates/web/assets/wire\").{types}[] = [\n").unwrap();
        messages.iter().for_each(|message| writeln!(text, "  {message},").unwrap());
        text.push_str("];\n");
    }
    check_file("xtask/scripts/samples.ts", &text);
}
