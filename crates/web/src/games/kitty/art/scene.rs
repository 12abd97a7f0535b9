//! The pictures on the cards: one scene each before a ground of rays, and the pictures of the classes.

use super::kitten::{head, seat};
use super::{puppy, svg};
use atout_kitty::{Card, Class};
use std::f64::consts::TAU;

/// The picture of a card.
pub(super) fn of_card(card: Card) -> String {
    let (dark, light) = tones(card);
    let inner = match card {
        Card::Panacea => POTION.to_owned(),
        Card::Razor => RAZOR.to_owned(),
        Card::Think => THOUGHT.to_owned() + &placed(&head(seat(4), Class::Kitten), 4, 46, 0.56),
        Card::Puppy => placed(&puppy::head(seat(0)), 9, 16, 0.74) + BONE,
        Card::Steal => THEFT.to_owned(),
        Card::Stone => format!(r#"<g transform="translate(9 18) scale(.72)">{CARAMEL}</g>{DRIPS}"#),
        Card::Hell => HELL.to_owned(),
        Card::Balm => BALM.to_owned(),
        Card::Chorus => {
            let row = [(seat(1), 1, 26), (seat(3), 46, 26), (seat(6), 22, 48)];
            let singers: String = row.map(|(seat, x, y)| placed(&head(seat, Class::Kitten), x, y, 0.45)).concat();
            NOTES.to_owned() + &singers
        }
    };
    svg(90, 100, &(ground(dark, light) + &inner))
}

/// The picture of a class: a kitten that wears what it wears.
pub(super) fn of_class(class: Class) -> String {
    let (tones, seat) = match class {
        Class::Kitten => (("#5a3a5e", "#b98fb5"), seat(6)),
        Class::Warrior => (("#6a1f2c", "#d0685c"), seat(0)),
        Class::Healer => (("#1f5a43", "#86c49a"), seat(6)),
        Class::Thinker => (("#24386e", "#7f9bdb"), seat(1)),
        Class::Trickster => (("#4a2a6b", "#b48be0"), seat(2)),
    };
    svg(90, 100, &(ground(tones.0, tones.1) + &placed(&head(seat, class), 9, 16, 0.72)))
}

/// A caramel on its cell.
pub(super) fn caramel() -> String {
    svg(100, 100, CARAMEL)
}

fn tones(card: Card) -> (&'static str, &'static str) {
    match card {
        Card::Panacea => ("#1d5a3c", "#8fd0a0"),
        Card::Razor => ("#5b1626", "#d9626a"),
        Card::Think => ("#25407e", "#9dbcf0"),
        Card::Puppy => ("#7a4310", "#f3c27c"),
        Card::Steal => ("#3b1f63", "#a87fdb"),
        Card::Stone => ("#5c3210", "#f0c078"),
        Card::Hell => ("#150a12", "#7c1d1f"),
        Card::Balm => ("#0c4a50", "#7fcfca"),
        Card::Chorus => ("#6a2152", "#f0a3c6"),
    }
}

/// Light in the middle, rays all around.
fn ground(dark: &str, light: &str) -> String {
    let rays: String = (0..14)
        .map(|n| {
            let at = |turn: f64| (45.0 + 110.0 * turn.cos(), 52.0 + 110.0 * turn.sin());
            let (from, to) = (f64::from(n) * TAU / 14.0, (f64::from(n) + 0.5) * TAU / 14.0);
            let ((ax, ay), (bx, by)) = (at(from), at(to));
            format!("M45 52L{ax:.0} {ay:.0} {bx:.0} {by:.0}z")
        })
        .collect();
    format!(
        r##"<radialGradient id="r" cy=".52"><stop stop-color="{light}"/><stop offset="1" stop-color="{dark}"/></radialGradient><rect width="90" height="100" fill="url(#r)"/><path d="{rays}" fill="#fff" opacity=".09"/>"##
    )
}

fn placed(what: &str, x: i32, y: i32, scale: f64) -> String {
    format!(r#"<g transform="translate({x} {y}) scale({scale})">{what}</g>"#)
}

const POTION: &str = r##"<ellipse cx="45" cy="92" rx="27" ry="5" fill="#0b2a1a" opacity=".4"/><path d="M38 14h14v24l17 32c6 12-2 22-13 22H34c-11 0-19-10-13-22l17-32z" fill="#eafaf0" fill-opacity=".55" stroke="#12301f" stroke-width="3" stroke-linejoin="round"/><path d="M29 58h32l7 13c4 9-2 18-11 18H33c-9 0-15-9-11-18z" fill="#e5496b"/><path d="M29 58q8-5 16 0t16 0l3 6H26z" fill="#ff8ba0"/><path d="M35 12h20v7H35z" fill="#b57a45" stroke="#12301f" stroke-width="2.6"/><g fill="#ffd3dc"><circle cx="37" cy="74" r="4"/><circle cx="52" cy="80" r="3"/><circle cx="48" cy="68" r="2.4"/></g><path d="M30 66c-4 7-3 13 1 17" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".8"/><path d="M45 71c3-4 9-2 8 3-1 4-5 6-8 9-3-3-7-5-8-9-1-5 5-7 8-3z" fill="#fff"/><g fill="#fff8d6"><path d="M72 22l2 6 6 2-6 2-2 6-2-6-6-2 6-2zM16 34l1.5 4.5L22 40l-4.5 1.5L16 46l-1.5-4.5L10 40l4.5-1.5z"/></g>"##;
const RAZOR: &str = r##"<path d="M4 74C26 66 60 40 84 10" stroke="#ffd9d3" stroke-width="3" opacity=".55" fill="none"/><path d="M10 84C34 76 66 52 88 24" stroke="#ffd9d3" stroke-width="1.6" opacity=".5" fill="none"/><g transform="rotate(-42 45 52)"><path d="M2 44h50c4 0 7 3 7 8v8H10C4 60 0 52 2 44z" fill="#eef3f6" stroke="#22131a" stroke-width="2.6" stroke-linejoin="round"/><path d="M3 50h54" stroke="#a9b6bf" stroke-width="2.4"/><path d="M8 56h46" stroke="#fff" stroke-width="2"/><circle cx="61" cy="55" r="6" fill="#f1c24f" stroke="#22131a" stroke-width="2.4"/><path d="M63 51l26 8c8 3 6 13-2 12l-26-6z" fill="#4a1d49" stroke="#22131a" stroke-width="2.6" stroke-linejoin="round"/><circle cx="84" cy="65" r="2" fill="#f1c24f"/></g><path d="M24 84c0-5 4-8 4-12 3 4 5 8 4 12-1 4-8 4-8 0zM14 92c0-3 2-5 2-7 2 2 3 5 2.6 7-.6 2.6-4.6 2.6-4.6 0z" fill="#f04a5c" stroke="#22131a" stroke-width="1.6"/>"##;
const THOUGHT: &str = r##"<path d="M34 44c-9-1-13-12-6-19-1-11 12-17 20-11 7-8 22-6 24 4 10 0 13 13 6 18 0 9-12 13-19 8-6 6-19 6-25 0z" fill="#fff" stroke="#1d2a4d" stroke-width="2.6"/><circle cx="56" cy="54" r="4.5" fill="#fff" stroke="#1d2a4d" stroke-width="2"/><circle cx="52" cy="62" r="2.6" fill="#fff" stroke="#1d2a4d" stroke-width="1.6"/><path d="M54 14c7 0 11 5 11 10 0 4-4 6-4.5 10h-13c-.5-4-4.5-6-4.5-10 0-5 4-10 11-10z" fill="#f7c948" stroke="#1d2a4d" stroke-width="2"/><path d="M49 37h10M50 40h8" stroke="#1d2a4d" stroke-width="2.4" stroke-linecap="round"/><path d="M51 25l3 4 3-4v8h-6z" fill="#fff3c4"/>"##;
const BONE: &str = r##"<g transform="rotate(-14 66 88)"><path d="M50 84c-4-5 3-10 6-5h22c3-5 10 0 6 5 4 5-3 10-6 5H56c-3 5-10 0-6-5z" fill="#fff8ec" stroke="#2a1a2b" stroke-width="2.4"/></g>"##;
const THEFT: &str = r##"<path d="M90 24C72 22 56 30 48 42c-8-2-16 2-18 8-2 5 1 9 5 10 0 6 5 10 10 8 3 5 10 5 13 0 6 0 9-4 9-9 8-3 15-5 23-4z" fill="#3a2a3f" stroke="#190f1e" stroke-width="2.6"/><path d="M30 50l-7-1 6 7M35 60l-7 4 9 2M46 68l-3 8 8-5" fill="#fff8ec" stroke="#190f1e" stroke-width="1.6" stroke-linejoin="round"/><g fill="#e79aa6"><ellipse cx="54" cy="53" rx="8" ry="6.5"/><circle cx="40" cy="51" r="3.4"/><circle cx="43" cy="60" r="3.4"/><circle cx="53" cy="65" r="3.4"/></g><path d="M22 62c0-9 7-13 8-20" fill="none"/><path d="M22 60c7 10 12 15 12 22 0 7-5 11-12 11s-12-4-12-11c0-7 5-12 12-22z" fill="#5fc3f0" stroke="#190f1e" stroke-width="2.6"/><path d="M15 82c0 4 2 6 5 7" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round"/><path d="M14 24c4 6 7 9 7 13s-3 6.5-7 6.5S7 41 7 37s3-7 7-13z" fill="#5fc3f0" stroke="#190f1e" stroke-width="2"/><path d="M86 12C66 8 40 8 26 22" fill="none" stroke="#f7e6ff" stroke-width="2.4" stroke-dasharray="1 6" stroke-linecap="round"/>"##;
/// A caramel in a box of 100 × 100.
pub(super) const CARAMEL: &str = r##"<ellipse cx="50" cy="86" rx="38" ry="8" fill="#000" opacity=".3"/><path d="M14 40c0-8 4-13 12-15l22-7c4-1 8-1 12 0l18 6c6 2 9 6 9 13v32c0 6-3 10-9 13l-22 9c-4 2-8 2-12 0L24 81c-6-2-10-6-10-12z" fill="#c47a2c" stroke="#3d1f08" stroke-width="4" stroke-linejoin="round"/><path d="M16 40c2-9 8-12 14-14l20-6c3-1 6-1 9 0l17 6c5 2 8 5 9 10-3 6-8 8-14 10l-16 5c-5 2-10 1-15-1l-16-5c-4-1-7-2-8-5z" fill="#e9ab55"/><path d="M53 52v38" stroke="#8f5216" stroke-width="3"/><path d="M28 34l18-7c4-1 8-1 12 0" fill="none" stroke="#fff0cf" stroke-width="5" stroke-linecap="round"/><path d="M20 50v16" stroke="#e9ab55" stroke-width="4" stroke-linecap="round"/><path d="M70 48c0 10 7 8 7 16 0 5-7 5-7 0" fill="#e9ab55"/>"##;
const DRIPS: &str = r##"<path d="M0 0h90v6c-4 0-4 12-9 12s-5-9-10-9-4 16-10 16-5-14-11-14-4 7-9 7-4-9-9-9-5 13-11 13-5-10-10-10-6 5-11 5z" fill="#a95f1c" stroke="#3d1f08" stroke-width="2"/><path d="M4 4h80" stroke="#e9ab55" stroke-width="3" stroke-linecap="round" opacity=".8"/>"##;
const HELL: &str = r##"<path d="M0 100V64c6 4 9-2 8-12 8 4 9-8 6-20 12 6 12-8 14-18 8 8 8 16 14 20 2-10 0-20 8-30 4 14 12 18 12 32 8-4 8-12 10-16 8 12 4 22 10 26 4-2 6-6 8-10v64z" fill="#d8391f"/><path d="M6 100c-2-16 6-18 6-30 8 2 8-8 10-16 6 4 6 12 12 14 2-8 2-16 8-22 4 10 10 14 10 24 6-2 8-8 10-12 6 8 4 16 10 18 2-2 4-4 4-8 6 10 4 22 4 32z" fill="#f58a2a"/><path d="M24 100c0-22 4-36 6-44 8 3 11 6 14 9 2-.6 4-.6 6 0 3-3 6-6 14-9 2 8 6 22 6 44z" fill="#140a12"/><path d="M33 77q8-7 12 2-8 4-12-2zM57 77q-8-7-12 2 8 4 12-2z" fill="#ffe14d"/><path d="M38 75.5v5M52 75.5v5" stroke="#140a12" stroke-width="2"/><path d="M38 90q7 5 14 0" fill="none" stroke="#d8391f" stroke-width="2.6" stroke-linecap="round"/><g fill="#ffd88a"><circle cx="16" cy="24" r="1.6"/><circle cx="74" cy="18" r="1.8"/><circle cx="30" cy="8" r="1.3"/><circle cx="84" cy="38" r="1.3"/></g>"##;
const BALM: &str = r##"<ellipse cx="45" cy="91" rx="32" ry="5" fill="#04282b" opacity=".4"/><path d="M18 48h54v32c0 6-4 10-10 10H28c-6 0-10-4-10-10z" fill="#fdf6ea" stroke="#0b2f33" stroke-width="3"/><path d="M14 36h62v13H14z" fill="#dcaf63" stroke="#0b2f33" stroke-width="3" stroke-linejoin="round"/><path d="M18 36c0-10 12-8 14-15 4 5 16-2 15 5 10-5 15 1 12 7 6-3 11-1 11 3z" fill="#f7d5e0" stroke="#0b2f33" stroke-width="2.6" stroke-linejoin="round"/><path d="M45 84C33 76 31 70 32 66c1-6 10-7 13-1 3-6 12-5 13 1 1 4-1 10-13 18z" fill="#e5496b"/><path d="M62 20C60 8 70 4 82 6c1 10-6 18-20 14zm0 0l12-8" fill="#7dbd6a" stroke="#0b2f33" stroke-width="2" stroke-linejoin="round"/>"##;
const NOTES: &str = r##"<g fill="#fff" stroke="#3d1030" stroke-width="1.4"><path d="M20 24V8l16-4v15a5 4 0 1 1-3-4V9l-10 3v13a5 4 0 1 1-3-1zM64 22V6l3-1c1 5 7 6 6 12-1-3-4-4-6-4v11a5 4 0 1 1-3-2z"/></g>"##;
