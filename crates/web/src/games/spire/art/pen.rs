//! The tones of an element, and the pen that draws with them.

pub(super) use crate::drawing::{BONE, Chance, Pen, Point, Tones, curve, ribbon, short};
use atout_spire::Element;

impl Tones {
    /// The colours of an element.
    pub(super) const fn of(element: Element) -> Tones {
        let [ink, deep, main, light, pale, glow, hot] = match element {
            Element::None => ["#2a2733", "#5f5b6e", "#8b8799", "#b4b0be", "#e4e0e6", "#ffe2a0", "#c98f4e"],
            Element::Air => ["#24315a", "#6f88bf", "#9fb9e2", "#c7d9f2", "#f1f6fd", "#ffe589", "#e0a93a"],
            Element::Water => ["#0c2a40", "#17587c", "#2585a8", "#55b5c8", "#b9e6e4", "#ffe1a6", "#ef8a6b"],
            Element::Earth => ["#2e2010", "#694b28", "#977140", "#c09a5c", "#e6cf9b", "#dcee8c", "#7fa643"],
            Element::Fire => ["#3b0f16", "#8e2022", "#c83c26", "#ee7337", "#ffbe6a", "#ffe77e", "#ff9a2b"],
        };
        Tones { ink, deep, main, light, pale, glow, hot }
    }
}

impl Pen {
    /// A pen for an element.
    pub(super) const fn new(element: Element) -> Pen {
        Pen::with(Tones::of(element))
    }
}
