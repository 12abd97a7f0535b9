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

/// Names of scripts with their texts.
type Scripts = [(&'static str, &'static str)];

macro_rules! scripts {
    ($($name:literal,)*) => { &[$(($name, include_str!(concat!("../assets/", $name)))),*] };
}

/// The scripts that `atout.js` imports; pages load all of them at once.
const IMPORTED: &Scripts = scripts![
    "bar.js",
    "board.js",
    "buttons.js",
    "cues.js",
    "draft.js",
    "drag.js",
    "frames.js",
    "future.js",
    "gesture.js",
    "hint.js",
    "invitation.js",
    "keyboard.js",
    "lesson.js",
    "links.js",
    "messages.js",
    "movements.js",
    "moves.js",
    "notices.js",
    "page.js",
    "picking.js",
    "pointer.js",
    "puzzle.js",
    "replay.js",
    "shortcuts.js",
    "socket.js",
    "sound.js",
    "stage.js",
    "stateless.js",
    "stops.js",
    "surroundings.js",
    "table.js",
    "table_form.js",
    "things.js",
    "timeline.js",
    "turn.js",
    "why.js",
    "zoom.js",
];

/// The script of all pages, and those that only some pages load.
const LOADED_BY_PAGES: &Scripts = scripts!["atout.js", "decks.js", "pool.js",];

/// The names of the scripts that every page loads.
pub(crate) fn imported_scripts() -> impl Iterator<Item = &'static str> {
    IMPORTED.iter().map(|(name, _)| *name)
}

fn script(name: &str) -> Option<&'static str> {
    let mut all = IMPORTED.iter().chain(LOADED_BY_PAGES);
    all.find(|(of, _)| *of == name).map(|(_, text)| *text)
}

/// A file that all pages share, by its name below `/assets/`.
#[must_use]
pub fn shared_asset(name: &str) -> Option<Asset> {
    if let Some(text) = script(name) {
        return Some(Asset { media_type: JS, content: Cow::Borrowed(text.as_bytes()) });
    }
    let (media_type, content): (_, &[u8]) = match name {
        "result.css" => (CSS, include_bytes!("../assets/result.css")),
        "daily.css" => (CSS, include_bytes!("../assets/daily.css")),
        "decks.css" => (CSS, include_bytes!("../assets/decks.css")),
        "table_form.css" => (CSS, include_bytes!("../assets/table_form.css")),
        "atout.css" => (CSS, include_bytes!("../assets/atout.css")),
        "lesson.css" => (CSS, include_bytes!("../assets/lesson.css")),
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

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::path::Path;

    /// The modules that a script imports before it runs.
    fn imports(text: &str) -> impl Iterator<Item = &str> {
        let is_import = |line: &&str| line.starts_with("import ") || line.starts_with("export ");
        text.lines().filter(is_import).filter_map(|line| line.split_once(" from \"./")?.1.strip_suffix("\";"))
    }

    #[test]
    fn pages_load_at_once_what_their_script_imports() {
        let mut found = BTreeSet::new();
        let mut open = vec!["atout.js"];
        while let Some(name) = open.pop() {
            open.extend(
                imports(script(name).unwrap_or_else(|| panic!("{name} is not served"))).filter(|of| found.insert(*of)),
            );
        }
        assert_eq!(imported_scripts().collect::<Vec<_>>(), found.into_iter().collect::<Vec<_>>());
    }

    #[test]
    fn every_script_of_the_folder_is_served() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let names = folder.read_dir().unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
        let left_out: Vec<String> = names.filter(|name| name.ends_with(".js") && script(name).is_none()).collect();
        assert_eq!(left_out, Vec::<String>::new());
    }
}
