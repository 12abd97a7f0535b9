//! The wide picture of the game: four kittens on a board that goes around, under a large moon.

use super::back::paw;
use super::kitten::{head, seat};
use super::scene::CARAMEL;
use super::{puppy, svg};
use atout_kitty::Class;
use std::fmt::Write as _;

/// Where the lines of the floor meet.
const VANISHING: (i32, i32) = (400, 150);

/// The whole picture.
pub(super) fn picture() -> String {
    svg(800, 400, &[SKY.to_owned(), stars(), HILLS.to_owned(), floor(), crowd()].concat())
}

fn stars() -> String {
    let place = |n: i32| ((n * 137 + 31) % 800, (n * 71 + 13) % 150, 8 + (n * 5) % 13);
    let star = |(x, y, r): (i32, i32, i32)| format!(r#"<circle cx="{x}" cy="{y}" r="{}"/>"#, f64::from(r) / 10.0);
    let all: String = (0..46).map(|n| star(place(n))).collect();
    format!(r##"<g fill="#ffe9d0" opacity=".8">{all}</g>"##)
}

/// A chessboard that runs to the horizon.
fn floor() -> String {
    let (vx, vy) = VANISHING;
    let rows = [236, 254, 278, 310, 352, 404];
    let x_at = |column: i32, y: i32| vx + column * (y - vy) * 2 / 5;
    let mut dark = String::new();
    for (n, pair) in (0..).zip(rows.windows(2)) {
        for column in (-14..14).filter(|column| (column + n) % 2 == 0) {
            let (top, bottom) = (pair[0], pair[1]);
            let _ = write!(
                dark,
                "M{} {top}L{} {top} {} {bottom} {} {bottom}z",
                x_at(column, top),
                x_at(column + 1, top),
                x_at(column + 1, bottom),
                x_at(column, bottom)
            );
        }
    }
    format!(
        r##"<rect y="236" width="800" height="164" fill="#7d4a76"/><path d="{dark}" fill="#643a62"/><rect y="236" width="800" height="60" fill="url(#f)"/>"##
    )
}

fn crowd() -> String {
    let shadow = |x: i32, y: i32, r: i32| {
        format!(r##"<ellipse cx="{x}" cy="{y}" rx="{r}" ry="{}" fill="#1f0f22" opacity=".4"/>"##, r / 5)
    };
    let kitten = |n: usize, class: Class, x: i32, y: i32, size: f64| {
        let r = (46.0 * size) as i32;
        let foot = (50.0 * size) as i32;
        shadow(x + foot, y + (94.0 * size) as i32, r)
            + &format!(r#"<g transform="translate({x} {y}) scale({size})">{}</g>"#, head(seat(n), class))
    };
    let trail: String = [(300, 372, 1.1), (330, 358, 1.0), (356, 345, 0.9), (380, 333, 0.8), (402, 322, 0.7)]
        .map(|(x, y, size)| paw(x, y, size, "#f3c1d0"))
        .concat();
    let pup = format!(r#"<g transform="translate(452 280) scale(.82)">{}</g>"#, puppy::head(seat(0)));
    let caramels: String = [(404, 262, 0.42), (566, 316, 0.66)]
        .map(|(x, y, size)| format!(r#"<g transform="translate({x} {y}) scale({size})">{CARAMEL}</g>"#))
        .concat();
    [
        kitten(3, Class::Thinker, 292, 196, 0.78),
        kitten(2, Class::Trickster, 548, 196, 0.92),
        caramels,
        trail,
        shadow(493, 358, 34),
        pup,
        kitten(1, Class::Healer, 640, 232, 1.3),
        kitten(0, Class::Warrior, 84, 206, 1.8),
    ]
    .concat()
}

const SKY: &str = r##"<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="#1f1230"/><stop offset=".34" stop-color="#572a5e"/><stop offset=".6" stop-color="#c0607c"/><stop offset="1" stop-color="#f4b48c"/></linearGradient><linearGradient id="f" x2="0" y2="1"><stop stop-color="#f0a690" stop-opacity=".55"/><stop offset="1" stop-color="#f0a690" stop-opacity="0"/></linearGradient></defs><rect width="800" height="400" fill="url(#k)"/><circle cx="470" cy="128" r="104" fill="#ffe6c8" opacity=".2"/><circle cx="470" cy="128" r="76" fill="#fff0d6"/><path d="M402 106C392 74 396 44 404 22c24 8 40 20 50 34 10-4 22-4 32 0 10-14 26-26 50-34 8 22 12 52 2 84" fill="#fff0d6"/><g fill="#f2d3b4"><circle cx="446" cy="118" r="9"/><circle cx="500" cy="112" r="6"/><circle cx="476" cy="154" r="13"/><circle cx="516" cy="146" r="5"/></g>"##;
const HILLS: &str = r##"<path d="M0 212c60-30 110-30 170-6s120-28 190-18 120 30 200 8 150-10 240-16v70H0z" fill="#7d3d6b" opacity=".8"/><path d="M0 236c80-26 150-16 230-8s150-18 250-8 210-6 320 4v30H0z" fill="#56294f"/>"##;
