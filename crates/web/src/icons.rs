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
