//! The games: every folder has the same files for the same things, and nothing but the lists names a game.
//!
//! Not here: what the files hold; the compiler asks for that.

use super::SourceFile;
use crate::new_game::LISTS;
use std::collections::BTreeSet;

/// What every folder of a game has. What is particular to a game has a file of its own beside these.
const RULES: &[&str] = &[
    "Cargo.toml",
    "MEASURED.md",
    "src/about.rs",
    "src/action.rs",
    "src/board.rs",
    "src/config.rs",
    "src/conformance.rs",
    "src/console.rs",
    "src/deal.rs",
    "src/event.rs",
    "src/game.rs",
    "src/legal.rs",
    "src/lib.rs",
    "src/notation.rs",
    "src/options.rs",
    "src/policy.rs",
    "src/refusals.rs",
    "src/sample.rs",
    "src/scenario.rs",
    "src/scenario/position.rs",
    "src/scenario/questions.rs",
    "src/state.rs",
    "src/text.rs",
    "src/text/cards.rs",
    "src/text/label.rs",
    "src/text/log.rs",
    "src/text/nouns.rs",
    "src/text/rules.rs",
    "src/view.rs",
    "tests/conformance.rs",
    "tests/lesson.rs",
    "tests/main.rs",
    "tests/scenarios.rs",
    "tests/show.rs",
];

/// What every folder of a game's page has.
const PAGE: &[&str] = &["art.rs", "board.rs", "card.rs", "cues.rs", "mod.rs", "style.css"];

/// Where the folders are: the games, and the template of a new one.
const HOMES: &[&str] = &["", "xtask/new-game/"];

/// Files beside the lists that name a game, and why they may.
const NAMES_A_GAME: &[(&str, &str)] = &[
    ("crates/cli/src/commands/deck.rs", "`atout deck` is the one command of one game"),
    ("crates/cli/src/commands/deck/", "`atout deck` is the one command of one game"),
    ("crates/cli/Cargo.toml", "`atout deck` is the one command of one game"),
    ("crates/arena/src/text_table/columns.rs", "« duel » is French for a pair of players"),
];

/// All complaints about the folders of games and about files that name a game.
pub(super) fn check(files: &[SourceFile]) -> Vec<String> {
    let paths: BTreeSet<&str> = files.iter().map(|file| file.path.as_str()).collect();
    let games: Vec<(&str, &str)> = HOMES.iter().flat_map(|home| ids(&paths, home).map(move |id| (*home, id))).collect();
    let missing = games.iter().flat_map(|(home, id)| missing(&paths, home, id));
    let named = files.iter().filter(|file| may_not_name(&file.path)).flat_map(|file| {
        games.iter().filter_map(|(_, id)| Some(format!("{}: {}", file.path, names(&file.path, &file.text, id)?)))
    });
    missing.chain(named).collect()
}

/// The games that have a folder.
fn ids<'a>(paths: &BTreeSet<&'a str>, home: &str) -> impl Iterator<Item = &'a str> {
    let folder = format!("{home}games/");
    let ids: BTreeSet<&str> =
        paths.iter().filter_map(|path| Some(path.strip_prefix(&folder)?.split_once('/')?.0)).collect();
    ids.into_iter()
}

fn missing(paths: &BTreeSet<&str>, home: &str, id: &str) -> Vec<String> {
    let rules = RULES.iter().map(|file| format!("{home}games/{id}/{file}"));
    let page = PAGE.iter().map(|file| format!("{home}crates/web/src/games/{id}/{file}"));
    let lost = rules.chain(page).filter(|file| !paths.contains(file.as_str()));
    lost.map(|file| format!("{file} is missing: every game has it (xtask/src/tidy/games.rs)")).collect()
}

/// Is it shared by all games? Tests and examples may take one of them.
fn may_not_name(path: &str) -> bool {
    let is_shared = path.starts_with("crates/")
        && !path.starts_with("crates/web/src/games/")
        && (path.contains("/src/") || path.contains("/assets/") || path.ends_with("/Cargo.toml"));
    let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
    let is_list = LISTS.iter().any(|list| list.path == path);
    let has_reason = NAMES_A_GAME.iter().any(|(start, _)| path.starts_with(start));
    is_shared && !is_test && !is_list && !has_reason
}

/// A complaint if the code names the game: its crate, its id as a whole text, a picture or a class of its own. Comments and
/// the tests at the end of a file may name it.
fn names(path: &str, text: &str, id: &str) -> Option<String> {
    let forms = [
        format!("atout_{id}"),
        format!("atout-{id}"),
        format!("\"{id}\""),
        format!("'{id}'"),
        format!("\"{id}-"),
        format!("\"{id}/"),
        format!(".{id}."),
        format!(".{id} "),
    ];
    let code = text.split("#[cfg(test)]").next().unwrap_or_default();
    let is_comment = |line: &str| line.trim_start().starts_with("//") && !path.ends_with(".css");
    let named = |line: &str| !is_comment(line) && forms.iter().any(|form| line.contains(form.as_str()));
    let n = 1 + code.lines().position(named)?;
    Some(format!("line {n} names the game `{id}`: only lists of games do (xtask/src/tidy/games.rs)"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.to_owned(), text: text.to_owned() }
    }

    /// The files of a game that lacks nothing.
    fn whole(id: &str) -> Vec<SourceFile> {
        let rules = RULES.iter().map(|path| file(&format!("games/{id}/{path}"), ""));
        rules.chain(PAGE.iter().map(|path| file(&format!("crates/web/src/games/{id}/{path}"), ""))).collect()
    }

    #[test]
    fn a_file_that_other_games_have_is_missed() {
        let mut files = whole("rivers");
        assert_eq!(check(&files), Vec::<String>::new());
        files.retain(|file| !file.path.ends_with("/deal.rs"));
        assert_eq!(check(&files).len(), 1);
        assert!(check(&files)[0].starts_with("games/rivers/src/deal.rs is missing"));
    }

    #[test]
    fn a_file_that_names_a_game_is_noticed_unless_it_may() {
        let named = |path: &str, text: &str| {
            let mut files = whole("rivers");
            files.push(file(path, text));
            check(&files).len()
        };
        assert_eq!(named("crates/server/src/x.rs", "if game == \"rivers\" {"), 1);
        assert_eq!(named("crates/server/src/x.rs", "use atout_rivers::Rivers;"), 1);
        assert_eq!(named("crates/web/assets/atout.css", ".rivers .card { margin: 0; }"), 1);
        assert_eq!(named("crates/store/Cargo.toml", "atout-rivers.workspace = true"), 1);
        assert_eq!(named("crates/server/src/x.rs", "// \"rivers\" is an example."), 0);
        assert_eq!(named("crates/server/src/x.rs", "#[cfg(test)]\nmod tests { const G: &str = \"rivers\"; }"), 0);
        assert_eq!(named("crates/server/tests/x.rs", "\"rivers\""), 0);
        assert_eq!(named("crates/web/src/games/rivers/more.rs", "\"rivers\""), 0);
        assert_eq!(named("crates/catalog/src/lib.rs", "&Of::<atout_rivers::Rivers>::new(),"), 0);
    }
}
