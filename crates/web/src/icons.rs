//! The few line icons of the interface.

use maud::{Markup, html};

/// A line icon in a box of 24 × 24.
fn line(path: &str, class: &str) -> Markup {
    html! { svg class=(class) viewBox="0 0 24 24" aria-hidden="true" { path d=(path) {} } }
}

/// Three lines: the menu.
pub(crate) fn menu() -> Markup {
    line("M4 6h16M4 12h16M4 18h16", "")
}

/// A list: the side panel.
pub(crate) fn panel() -> Markup {
    line("M4 5h16v14H4zM14 5v14M16.5 9h1M16.5 13h1", "")
}

/// A loudspeaker, on and off.
pub(crate) fn sound() -> Markup {
    html! { (line("M4 9v6h4l5 5V4L8 9zM17 8.5c2 2 2 5 0 7", "off")) (line("M4 9v6h4l5 5V4L8 9zM17 9.5l5 5M22 9.5l-5 5", "on")) }
}

/// A cross.
pub(crate) fn close() -> Markup {
    line("M5 5l14 14M19 5L5 19", "")
}

/// A bin.
pub(crate) fn bin() -> Markup {
    line("M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5", "")
}

/// The picture of an ending: a cup, a fallen pawn, two equal scales, a flag for those who only watched.
pub(crate) fn ending(which: &str) -> Markup {
    let path = match which {
        "won" => {
            "M12 6h24v4h8v6c0 6-4 10-10 11-2 4-5 6-8 7v5h8v5H14v-5h8v-5c-3-1-6-3-8-7C8 26 4 22 4 16v-6h8zM12 14H8v2c0 3 2 6 5 7-1-3-1-6-1-9zM36 14c0 3 0 6-1 9 3-1 5-4 5-7v-2zM24 11l2.400 5 5.500.7-4 3.800 1 5.500-4.900-2.700-4.900 2.700 1-5.500-4-3.800 5.500-.7z"
        }
        "lost" => "M6 36h36v6H6zM40 20a7 7 0 0 1-9.500 6.500l-9 5.500H10c0-4 2-7 5-9l11-6.500A7 7 0 1 1 40 20z",
        "drawn" => "M6 14h36v7H6zM6 27h36v7H6z",
        _ => "M12 5h4v38h-4zM18 8c8-4 12 4 22 0v17c-10 4-14-4-22 0z",
    };
    html! { svg class=(which) viewBox="0 0 48 48" aria-hidden="true" { path fill-rule="evenodd" d=(path) {} } }
}

/// The filled icons of the replay buttons.
pub(crate) fn step(which: &str) -> Markup {
    let path = match which {
        "first" => "M5 4h3v16H5zM20 4v16L9 12z",
        "prev" => "M17 4v16L6 12z",
        "next" => "M7 4v16l11-8z",
        "last" => "M16 4h3v16h-3zM4 4v16l11-8z",
        "pause" => "M6 4h4v16H6zM14 4h4v16h-4z",
        _ => "M6 3v18l15-9z",
    };
    line(path, "")
}

/// Two people.
pub(crate) const PEOPLE: &str = "M8 11a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM16 12a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7zM1 21c0-6 3-8 7-8s7 2 7 8zM17 21c0-3-.6-5-1.6-6.6C20 14 23 16 23 21z";
/// A clock.
pub(crate) const CLOCK: &str = "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zM11 6v7l5 3 1-1.7-4-2.4V6z";
/// A bot's head.
pub(crate) const CHIP: &str = "M11 2h2v3h6v6h2v5h-2v5H5v-5H3v-5h2V5h6zM8 10v3h3v-3zM13 10v3h3v-3zM8 16v2h8v-2z";

/// A filled icon before a fact.
pub(crate) fn fact(path: &str) -> Markup {
    html! { svg viewBox="0 0 24 24" aria-hidden="true" { path fill-rule="evenodd" d=(path) {} } }
}
