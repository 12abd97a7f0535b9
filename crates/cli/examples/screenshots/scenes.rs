//! The scenes: a page, the clicks before the picture, the language.

use crate::camera::{Camera, Scheme};
use crate::kit::Screen;
use anyhow::Result;
use std::path::Path;

/// One page in one state.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ScreenshotScene {
    pub(crate) name: &'static str,
    pub(crate) path: &'static str,
    pub(crate) lang: &'static str,
    /// Selectors to click, in this order; what begins with `js:` is run instead.
    pub(crate) clicks: &'static [&'static str],
    /// The whole page, however long, or only what the screen shows?
    pub(crate) whole: bool,
}

impl ScreenshotScene {
    /// Are there players' names on it?
    pub(crate) fn is_at_table(&self) -> bool {
        ["/t/", "/replay/"].iter().any(|start| self.path.starts_with(start))
    }

    /// The same scene at the table whose players have long names.
    pub(crate) fn path_with_long_names(&self) -> String {
        let end = self.path.find('?').unwrap_or(self.path.len());
        format!("{}{LONG}{}", &self.path[..end], &self.path[end..])
    }

    /// Is it the same page and state as another one, apart from the language?
    pub(crate) fn is_translation(&self) -> bool {
        self.lang != "en"
    }
}

/// What a replay tells from its address on, for so many steps.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Telling {
    pub(crate) name: &'static str,
    pub(crate) path: &'static str,
    pub(crate) steps: u32,
}

/// A part of each game in which much happens, seen by everybody or by a player.
pub(crate) const TELLINGS: [Telling; 8] = [
    Telling { name: "telling-stones", path: "/replay/5a04?at=0", steps: 12 },
    Telling { name: "telling-stones-seat", path: "/replay/5a04?at=20&viewer=1", steps: 14 },
    Telling { name: "telling-kitty", path: "/replay/c007?at=0", steps: 24 },
    Telling { name: "telling-kitty-eight", path: "/replay/c00e?at=80&viewer=0", steps: 24 },
    Telling { name: "telling-spire", path: "/replay/e00d?at=0&viewer=0", steps: 30 },
    Telling { name: "telling-spire-late", path: "/replay/e00d?at=100", steps: 24 },
    Telling { name: "telling-duel", path: "/replay/d007?at=0&viewer=0", steps: 40 },
    Telling { name: "telling-duel-late", path: "/replay/d007?at=120", steps: 30 },
];

/// The end of the id of a table whose players have long names.
pub(crate) const LONG: &str = "ff";

/// A page without any click.
pub(crate) const fn page(name: &'static str, path: &'static str) -> ScreenshotScene {
    ScreenshotScene { name, path, lang: "en", clicks: &[], whole: true }
}

/// A table or replay, which fits the screen.
pub(crate) const fn table(name: &'static str, path: &'static str, clicks: &'static [&'static str]) -> ScreenshotScene {
    ScreenshotScene { name, path, lang: "en", clicks, whole: false }
}

pub(crate) const fn french(scene: ScreenshotScene) -> ScreenshotScene {
    ScreenshotScene { lang: "fr", ..scene }
}

const CARD: &str = ".hand .card.can:nth-child(3)";
const TACTIC: &str = ".hand .card.ct.can";
/// Composes a strategist's or a traitor's move.
const DRAFT: &str =
    "js:document.querySelector(\"#board :is([data-id='card:strategist'], [data-id='card:traitor']).can\").click();
    document.querySelector('#board .target').click();";
const DRAFTED: &str = "#draft .pill";
const GIVE_UP: [&str; 2] = [".menu summary", "#giveup"];
const WRONG: &str = "js:document.querySelector('form.table-form').noValidate = true;
    document.querySelector(\"[name='stones']\").value = 40;";
const PASTE: &str = "js:document.querySelector('#text').value = '{ \"format\": 1, \"game\": \"stones\"';";

const BUILDER: &str = "/decks/duel/new?from=hooves-and-embers";
/// What phones show after a click; wider screens show it anyway.
const SHOW_DECK: &str = "js:document.querySelector(\"[data-show='deck']\").click();";
const BROKEN_DECK: &str = "js:document.querySelector('#importtext').value = '20 Mountain\\n4 Ember Lanse\\n';";
/// Takes the wrong creature in a puzzle.
const WRONG_TARGET: [&str; 3] =
    ["#board [data-id='hand:0'].can", "#board [data-id='permanent:21'].can", "#puzzlereply:not([hidden])"];
/// Plays the solution of a puzzle of one move.
const SHOW_MOVE: [&str; 2] = ["#puzzlesolve", "#puzzlereply:not([hidden])"];

/// The pages for a new visitor.
pub(crate) fn of_a_newcomer() -> Vec<ScreenshotScene> {
    vec![
        page("home-new", "/"),
        french(page("home-new-fr", "/")),
        page("saved-new", "/saved"),
        page("daily", "/daily"),
        french(page("daily-fr", "/daily")),
        table("learn", "/learn/stones", &[]),
        french(table("learn-wrong-fr", "/learn/stones", &["#board [data-id='card:B7']", "#board [data-id='stone:2']"])),
        table("learn-kitty", "/learn/kitty", &[]),
        french(table("learn-kitty-fr", "/learn/kitty", &[])),
        page("puzzles", "/puzzles/duel"),
        french(page("puzzles-fr", "/puzzles/duel")),
        table("puzzle", "/puzzles/duel/keep-the-plains", &["#puzzlehint"]),
        french(table("puzzle-fr", "/puzzles/duel/keep-the-plains", &["#puzzlehint"])),
        table("puzzle-failed", "/puzzles/duel/borrowed-wings", &WRONG_TARGET),
        french(table("puzzle-failed-fr", "/puzzles/duel/borrowed-wings", &WRONG_TARGET)),
        table("puzzle-solved", "/puzzles/duel/the-right-price", &SHOW_MOVE),
    ]
}

/// The pages for a visitor who has played.
pub(crate) fn of_a_regular() -> Vec<ScreenshotScene> {
    vec![
        page("home", "/"),
        page("saved", "/saved"),
        ScreenshotScene { clicks: &[PASTE, "form:has(#text) button"], ..page("saved-problem", "/saved") },
        ScreenshotScene {
            clicks: &["js:document.querySelector('.list .menu').open = true;"],
            ..page("saved-delete", "/saved")
        },
        page("setup", "/new/stones"),
        ScreenshotScene {
            clicks: &["js:for (const folded of document.querySelectorAll('main details')) folded.open = true;"],
            ..page("setup-open", "/new/stones")
        },
        ScreenshotScene {
            clicks: &[WRONG, ".table-form button[type='submit']"],
            ..page("setup-problem", "/new/stones")
        },
        page("rules", "/rules/stones"),
        ScreenshotScene { whole: false, ..page("decks", "/decks/duel") },
        french(ScreenshotScene { whole: false, ..page("decks-fr", "/decks/duel") }),
        table("deck-builder", BUILDER, &[]),
        french(table("deck-builder-fr", BUILDER, &[])),
        table("deck-builder-deck", BUILDER, &[SHOW_DECK]),
        french(table("deck-builder-deck-fr", BUILDER, &[SHOW_DECK])),
        table("deck-builder-new", "/decks/duel/new", &[SHOW_DECK]),
        table("deck-hand", BUILDER, &["js:document.querySelector('#tryhand').click();", "#handbox .drawn"]),
        table("deck-import", BUILDER, &["#importing", BROKEN_DECK, "#importnow", "#importproblem"]),
        french(table("deck-import-fr", BUILDER, &["#importing", BROKEN_DECK, "#importnow", "#importproblem"])),
        page("setup-duel", "/new/duel"),
        french(page("setup-duel-fr", "/new/duel")),
        page("problem-404", "/nothing-here"),
        page("problem-409", "/replay/5a02"),
        table("table-fresh", "/t/5a01", &[]),
        table("table-chosen", "/t/5a02", &[CARD]),
        table("table-menu", "/t/5a02", &[".menu summary"]),
        table(
            "table-refused",
            "/t/5a02",
            &[
                "js:document.querySelector('#toast').textContent = 'You do not hold that card.'; document.querySelector('#toast').hidden = false;",
            ],
        ),
        table("table-late", "/t/5a03", &[]),
        table("table-lost-stone", "/t/5a0a", &[]),
        table("table-stone-help", "/t/5a0a", &[".stone.them"]),
        table("table-over", "/t/5a04", &[]),
        table("table-over-board", "/t/5a04", &["#result form button"]),
        table("tactics", "/t/5a05", &[]),
        table("tactics-chosen", "/t/5a05", &[TACTIC]),
        table("draft", "/t/5a0b", &[DRAFT, DRAFTED]),
        table("give-up", "/t/5a02", &GIVE_UP),
        table("gave-up", "/t/5a0c", &[]),
        table("claim", "/t/5a06", &[]),
        table("shared-cover", "/t/5a07", &[]),
        table("shared-turn", "/t/5a07", &["#uncover", CARD]),
        table("watching", "/t/5a08", &[]),
        table("large", "/t/5a09", &[]),
        table("side", "/t/5a03", &["js:document.querySelector('#side').classList.add('open')"]),
        table("replay-deal", "/replay/5a04?at=0", &[]),
        table("replay", "/replay/5a04?at=22", &[]),
        table("replay-seat", "/replay/5a04?at=30&viewer=1", &[]),
        french(page("home-fr", "/")),
        french(page("setup-fr", "/new/stones")),
        french(page("rules-fr", "/rules/stones")),
        french(page("saved-fr", "/saved")),
        french(page("problem-404-fr", "/nothing-here")),
        french(table("table-chosen-fr", "/t/5a02", &[CARD])),
        french(table("table-over-fr", "/t/5a04", &[])),
        french(table("tactics-fr", "/t/5a05", &[])),
        french(table("draft-fr", "/t/5a0b", &[DRAFT, DRAFTED])),
        french(table("give-up-fr", "/t/5a02", &GIVE_UP)),
        french(table("gave-up-fr", "/t/5a0c", &[])),
        french(table("claim-fr", "/t/5a06", &[])),
        french(table("shared-cover-fr", "/t/5a07", &[])),
        french(table("watching-fr", "/t/5a08", &[])),
        french(table("replay-fr", "/replay/5a04?at=22", &[])),
    ]
}

/// The few pictures of the README.
pub(crate) async fn for_the_readme(camera: &Camera, folder: &Path) -> Result<()> {
    let pictures = [
        (table("table", "/t/5a02", &[CARD]), Screen::LAPTOP, Scheme::Dark),
        (table("table-phone", "/t/5a02", &[CARD]), Screen::PHONE, Scheme::Dark),
        (table("kitty", "/t/c001", &[]), Screen::LAPTOP, Scheme::Light),
        (table("spire", "/t/e005", &[]), Screen::LAPTOP, Scheme::Light),
        (table("duel", "/t/d005", &[]), Screen::LAPTOP, Scheme::Light),
        (ScreenshotScene { whole: false, ..page("home", "/") }, Screen::LAPTOP, Scheme::Light),
        (table("replay", "/replay/5a04?at=22", &[]), Screen::LAPTOP, Scheme::Light),
    ];
    std::fs::create_dir_all(folder)?;
    for (scene, screen, scheme) in &pictures {
        camera.take_small(scene, *screen, *scheme, &folder.join(format!("{}.png", scene.name))).await?;
    }
    Ok(())
}
