//! The static files that all pages share. Those of a game come from [`game_asset`](crate::game_asset).

use std::borrow::Cow;

pub(crate) const CSS: &str = "text/css; charset=utf-8";
pub(crate) const SVG: &str = "image/svg+xml";
const JS: &str = "text/javascript; charset=utf-8";

/// A static file below `/assets/`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asset {
    /// Its media type.
    pub media_type: &'static str,
    /// Its bytes; owned if it was composed for this request.
    pub content: Cow<'static, [u8]>,
}

/// The scripts that `atout.js` imports; pages load all of them at once.
pub(crate) const SCRIPTS: [&str; 23] = [
    "board.js",
    "buttons.js",
    "cues.js",
    "frames.js",
    "invitation.js",
    "keyboard.js",
    "lesson.js",
    "links.js",
    "notices.js",
    "page.js",
    "pointer.js",
    "puzzle.js",
    "replay.js",
    "table_form.js",
    "shortcuts.js",
    "socket.js",
    "sound.js",
    "stateless.js",
    "stops.js",
    "surroundings.js",
    "table.js",
    "things.js",
    "zoom.js",
];

/// A file that all pages share, by its name below `/assets/`.
#[must_use]
pub fn shared_asset(name: &str) -> Option<Asset> {
    let (media_type, content): (_, &[u8]) = match name {
        "result.css" => (CSS, include_bytes!("../assets/result.css")),
        "daily.css" => (CSS, include_bytes!("../assets/daily.css")),
        "decks.css" => (CSS, include_bytes!("../assets/decks.css")),
        "decks.js" => (JS, include_bytes!("../assets/decks.js")),
        "pool.js" => (JS, include_bytes!("../assets/pool.js")),
        "table_form.css" => (CSS, include_bytes!("../assets/table_form.css")),
        "atout.css" => (CSS, include_bytes!("../assets/atout.css")),
        "atout.js" => (JS, include_bytes!("../assets/atout.js")),
        "board.js" => (JS, include_bytes!("../assets/board.js")),
        "buttons.js" => (JS, include_bytes!("../assets/buttons.js")),
        "cues.js" => (JS, include_bytes!("../assets/cues.js")),
        "frames.js" => (JS, include_bytes!("../assets/frames.js")),
        "invitation.js" => (JS, include_bytes!("../assets/invitation.js")),
        "keyboard.js" => (JS, include_bytes!("../assets/keyboard.js")),
        "lesson.css" => (CSS, include_bytes!("../assets/lesson.css")),
        "lesson.js" => (JS, include_bytes!("../assets/lesson.js")),
        "links.js" => (JS, include_bytes!("../assets/links.js")),
        "notices.js" => (JS, include_bytes!("../assets/notices.js")),
        "page.js" => (JS, include_bytes!("../assets/page.js")),
        "pointer.js" => (JS, include_bytes!("../assets/pointer.js")),
        "puzzle.js" => (JS, include_bytes!("../assets/puzzle.js")),
        "replay.js" => (JS, include_bytes!("../assets/replay.js")),
        "table_form.js" => (JS, include_bytes!("../assets/table_form.js")),
        "shortcuts.js" => (JS, include_bytes!("../assets/shortcuts.js")),
        "socket.js" => (JS, include_bytes!("../assets/socket.js")),
        "sound.js" => (JS, include_bytes!("../assets/sound.js")),
        "stateless.js" => (JS, include_bytes!("../assets/stateless.js")),
        "stops.js" => (JS, include_bytes!("../assets/stops.js")),
        "surroundings.js" => (JS, include_bytes!("../assets/surroundings.js")),
        "table.js" => (JS, include_bytes!("../assets/table.js")),
        "things.js" => (JS, include_bytes!("../assets/things.js")),
        "zoom.js" => (JS, include_bytes!("../assets/zoom.js")),
        "face-human.svg" => (SVG, include_bytes!("../assets/face-human.svg")),
        "face-random.svg" => (SVG, include_bytes!("../assets/face-random.svg")),
        "face-beginner.svg" => (SVG, include_bytes!("../assets/face-random.svg")),
        "face-heuristic.svg" => (SVG, include_bytes!("../assets/face-heuristic.svg")),
        "face-turn-search.svg" => (SVG, include_bytes!("../assets/face-turn-search.svg")),
        "face-search.svg" => (SVG, include_bytes!("../assets/face-search.svg")),
        "favicon.svg" => (SVG, include_bytes!("../assets/favicon.svg")),
        _ => return None,
    };
    Some(Asset { media_type, content: Cow::Borrowed(content) })
}
