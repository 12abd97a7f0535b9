//! The signs of the colours and of tapping, as inline SVG: each has a shape of its own, so that colour is never needed to
//! tell them apart. They are drawn for 12 pixels and larger.
//!
//! Not here: pictures of cards (`art.rs`), costs as text (`atout_duel::mana_cost_text`).

use atout_duel::Colour;
use maud::{Markup, html};

/// Disk, shape and, where the shape needs one, a second tone.
struct SignParts {
    class: &'static str,
    disk: &'static str,
    shape: &'static str,
    ink: &'static str,
    holes: &'static str,
}

const fn sign_parts(colour: Option<Colour>) -> SignParts {
    let [class, disk, ink, shape, holes] = match colour {
        // A sun.
        Some(Colour::White) => [
            "sign white",
            "#f8eecb",
            "#8a5f10",
            "M8 1l1.3 2.6L12 1.8 11.7 4.9 14.9 4.9 12.8 7.2 15 9.3 11.9 9.7 12.5 12.8 9.7 11.5 8 15 6.3 11.5 3.5 12.8 4.1 9.7 1 9.3 3.2 7.2 1.1 4.9 4.3 4.9 4 1.8 6.7 3.6z",
            "M8 5.2a2.5 2.5 0 1 1 0 5 2.5 2.5 0 1 1 0-5z",
        ],
        // A drop.
        Some(Colour::Blue) => [
            "sign blue",
            "#1f66ad",
            "#e4f5ff",
            "M8 1.5C6.8 4.5 3.7 6.9 3.7 10.1 3.7 12.6 5.6 14.5 8 14.5S12.3 12.6 12.3 10.1C12.3 6.9 9.2 4.5 8 1.5z",
            "M5.7 10c0-1 .4-1.8 1-2.5 0 1.8.5 3 1.9 3.9C6.8 12 5.7 11.3 5.7 10z",
        ],
        // A skull.
        Some(Colour::Black) => [
            "sign black",
            "#3a2f4a",
            "#f0e9f6",
            "M8 1.8c3.6 0 5.7 2.3 5.7 5.3 0 2-1 3.3-2.3 4.1V14H9.7v-1.5H8.8V14H7.2v-1.5H6.3V14H4.6v-2.8C3.3 10.4 2.3 9.1 2.3 7.1c0-3 2.1-5.3 5.7-5.3z",
            "M4.2 7.2a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0zM8.6 7.2a1.6 1.6 0 1 1 3.2 0 1.6 1.6 0 1 1-3.2 0zM8 9.2l.9 1.7H7.1z",
        ],
        // A flame.
        Some(Colour::Red) => [
            "sign red",
            "#b8351f",
            "#ffe6a3",
            "M9 1.2c.6 2.8 4.2 4.5 4.2 8a5.2 5.2 0 0 1-10.4 0c0-2 1-3 1.7-4.6.9.5 1.3 1.2 1.5 2C7.6 5.3 8.7 3.6 9 1.2z",
            "M8.3 7.2c.3 1.4 1.9 2 1.9 3.8a2.2 2.2 0 0 1-4.4 0c0-1 .5-1.5.9-2.2.5.3.6.6.7.9.6-.6.8-1.4.9-2.5z",
        ],
        // A leaf.
        Some(Colour::Green) => [
            "sign green",
            "#2f6d31",
            "#e6f6c4",
            "M14 2C7 1.6 2.4 4.8 2.4 10.2 2.4 10.9 2.5 11.5 2.7 12L1.7 13.2 2.8 14.3 4 13.3C10.4 14.3 14.4 9.4 14 2z",
            "M4.4 12.4C6 9 8.2 6.9 11 5.2 8.8 7.2 6.6 9.6 5.4 12.9z",
        ],
        // A diamond.
        None => ["sign none", "#7c838f", "#f4f6f8", "M8 1.8L13.5 8 8 14.2 2.5 8z", "M8 4.8L10.9 8 8 11.2 5.1 8z"],
    };
    SignParts { class, disk, shape, ink, holes }
}

/// The sign of a colour; of mana without a colour for none. It says nothing to a screen reader: the text beside it does.
pub(super) fn sign(colour: Option<Colour>) -> Markup {
    let SignParts { class, disk, shape, ink, holes } = sign_parts(colour);
    html! {
        svg class=(class) viewBox="0 0 16 16" aria-hidden="true" {
            circle cx="8" cy="8" r="8" fill=(disk) {}
            path d=(shape) fill=(ink) {}
            @if !holes.is_empty() { path d=(holes) fill=(disk) {} }
        }
    }
}

/// The sign of tapping: a card that turns.
pub(super) fn tap_sign() -> Markup {
    html! {
        svg class="sign tap" viewBox="0 0 16 16" aria-hidden="true" {
            circle cx="8" cy="8" r="8" fill="#c9c3b4" {}
            path d="M4.2 11.8A5 5 0 1 1 12.8 8.6" fill="none" stroke="#2a2620" stroke-width="2" {}
            path d="M15 7.6L12.4 12.4 9.7 8z" fill="#2a2620" {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::path::flatten;
    use crate::drawing::shapes::shapes;
    use atout_duel::Word as _;

    fn all() -> Vec<Option<Colour>> {
        Colour::ALL.iter().copied().map(Some).chain([None]).collect()
    }

    /// What the shapes cover of the 12 × 12 pixels of a small sign, without the disk.
    fn cells(colour: Option<Colour>) -> Vec<bool> {
        let markup = sign(colour).into_string();
        let drawn = shapes(&markup);
        let covered = |n: u32| {
            let at = (f64::from(n % 12) / 0.75 + 0.66, f64::from(n / 12) / 0.75 + 0.66);
            drawn.iter().rev().find(|shape| shape.covers(at)).is_some_and(|shape| shape.fill == sign_parts(colour).ink)
        };
        (0..144).map(covered).collect()
    }

    #[test]
    fn signs_differ_without_their_colours() {
        for (n, one) in all().into_iter().enumerate() {
            flatten(sign_parts(one).shape);
            for other in all().into_iter().skip(n + 1) {
                let differ = cells(one).iter().zip(cells(other)).filter(|(a, b)| **a != *b).count();
                assert!(differ >= 18, "{one:?} and {other:?} differ in {differ} of 144 pixels");
            }
        }
    }
}
