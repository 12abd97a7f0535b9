//! The static files below `/assets/`, all inside the program.

use crate::{kitty, stones};

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";
const SVG: &str = "image/svg+xml";

/// A static file below `/assets/`: its media type and content.
#[must_use]
pub fn asset(name: &str) -> Option<(&'static str, &'static [u8])> {
    match name {
        "atout.css" => Some((CSS, include_bytes!("../assets/atout.css"))),
        "atout.js" => Some((JS, include_bytes!("../assets/atout.js"))),
        "favicon.svg" => Some((SVG, include_bytes!("../assets/favicon.svg"))),
        _ => stones::picture(name).or_else(|| kitty::picture(name)).map(|picture| (SVG, picture)),
    }
}
