//! The colours of the colours: what figures and grounds are painted with.

use crate::drawing::{Pen, Tones};
use atout_duel::{Colour, Colours};

/// The tones of a colour; stone and metal for none.
pub(super) const fn of(colour: Option<Colour>) -> Tones {
    let [ink, deep, main, light, pale, glow, hot] = match colour {
        None => ["#22252c", "#545b68", "#858d9a", "#b3bac4", "#e6e9ed", "#ffe2a0", "#c98f4e"],
        Some(Colour::White) => ["#3b2d18", "#b58a43", "#dcb96f", "#f0dba6", "#fff8e4", "#fff2ae", "#d9902b"],
        Some(Colour::Blue) => ["#0d2140", "#1d4a86", "#2f7abf", "#66acdc", "#d3ecf7", "#c4f6ff", "#35c3d6"],
        Some(Colour::Black) => ["#130d1b", "#33283f", "#584870", "#8776a0", "#d2c8dd", "#c9ee6c", "#a83a68"],
        Some(Colour::Red) => ["#360f0c", "#8f2719", "#c7452b", "#ea7d45", "#ffd3a4", "#ffe56c", "#ff8c2c"],
        Some(Colour::Green) => ["#13260f", "#2d5a26", "#4d8c39", "#83b956", "#d9edb4", "#f4f18c", "#b8893a"],
    };
    Tones { ink, deep, main, light, pale, glow, hot }
}

/// The first two of a card's colours; the same twice if it has one, nothing if it has none.
pub(super) fn pair(colours: Colours) -> (Option<Colour>, Option<Colour>) {
    let mut all = colours.iter();
    let first = all.next();
    (first, all.next().or(first))
}

/// A pen for a colour.
pub(super) fn pen(colour: Option<Colour>) -> Pen {
    Pen::with(of(colour))
}
