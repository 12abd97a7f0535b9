//! Grounds: sky, what shines in it, what lies far and near, by colour. Two colours share one picture: the sky of the one
//! turns into that of the other, the first one lies far, the second one near.
//!
//! Not here: single things that stand on a ground (`scenery.rs`).

use super::scenery;
use super::tones::{of, pair};
use crate::drawing::{Chance, Pen, short};
use atout_duel::{Colour, Colours};

/// Width of all card pictures.
pub(super) const WIDTH: f64 = 120.0;
/// Height of all card pictures.
pub(super) const HEIGHT: f64 = 96.0;

/// The skies of a colour, each from above to the horizon.
const fn skies(colour: Option<Colour>) -> [[&'static str; 2]; 3] {
    match colour {
        None => [["#6d7684", "#c3c9cf"], ["#8b7f74", "#d8cfc2"], ["#4f5866", "#a3b0bb"]],
        Some(Colour::White) => [["#7fb0d8", "#fdf0cf"], ["#e9b96a", "#fff4d6"], ["#a9a4cf", "#fbe3d0"]],
        Some(Colour::Blue) => [["#2c6cae", "#a9dbee"], ["#1b3f7a", "#6cb3d6"], ["#4a90a8", "#d4f0ea"]],
        Some(Colour::Black) => [["#17122a", "#5a4677"], ["#221a22", "#6e5a4f"], ["#0f1c24", "#4a6a5c"]],
        Some(Colour::Red) => [["#8c2a22", "#ffb25a"], ["#4a1a2a", "#e8663a"], ["#c9662f", "#ffe1a0"]],
        Some(Colour::Green) => [["#6fb08a", "#e6f2c0"], ["#2c6a52", "#a8d08a"], ["#8fae4e", "#f5efb8"]],
    }
}

/// What lies far and what lies near.
const fn soils(colour: Option<Colour>) -> [[&'static str; 2]; 3] {
    match colour {
        None => [["#8e949c", "#5d636d"], ["#a2978a", "#6e6459"], ["#76828d", "#48515c"]],
        Some(Colour::White) => [["#d8cf8e", "#b7a554"], ["#e0c27c", "#b98b40"], ["#c9c8b4", "#9d9a72"]],
        Some(Colour::Blue) => [["#3f8fc4", "#1f5f9c"], ["#2f6fa8", "#173f74"], ["#57a9b4", "#2a7387"]],
        Some(Colour::Black) => [["#3d3157", "#211931"], ["#4a3c3a", "#2a2022"], ["#2c4440", "#162623"]],
        Some(Colour::Red) => [["#b3472f", "#6e2318"], ["#86302c", "#4a1618"], ["#c8713a", "#84381d"]],
        Some(Colour::Green) => [["#5f9a5a", "#2f6433"], ["#3d7d4f", "#1d4a2c"], ["#86a54a", "#4e702a"]],
    }
}

/// What a ground leaves for what is drawn on it.
pub(super) struct Ground {
    /// Where the light comes from.
    pub(super) light: (f64, f64),
}

/// The whole ground. `open` is the side (-1 left, 1 right) that a figure leaves free, for what stands in the distance.
pub(super) fn draw(pen: &mut Pen, colours: Colours, open: f64, chance: &mut Chance) -> Ground {
    let (first, second) = pair(colours);
    let look = chance.below(3) as usize;
    let other = chance.below(3) as usize;
    sky(pen, skies(first)[look][0], skies(second)[if first == second { look } else { other }][1]);
    let light = (60.0 + open * chance.between(4.0, 26.0), chance.between(22.0, 40.0));
    shine(pen, first, light, chance);
    layer(pen, first, chance.between(54.0, 64.0), soils(first)[look][0], chance);
    scenery::far(pen, first, open, chance);
    if first != second {
        scenery::far(pen, second, -open, chance);
    }
    layer(
        pen,
        second,
        chance.between(76.0, 82.0),
        soils(second)[if first == second { look } else { other }][1],
        chance,
    );
    Ground { light }
}

/// A sky from one tone to another.
pub(super) fn sky(pen: &mut Pen, above: &str, below: &str) {
    pen.out += &format!(
        r##"<linearGradient id="s" x2="0" y2="1"><stop stop-color="{above}"/><stop offset="1" stop-color="{below}"/></linearGradient><path d="M0 0h120v96H0z" fill="url(#s)" stroke="none"/>"##
    );
}

/// Sun, moon, clouds, smoke or stars.
fn shine(pen: &mut Pen, colour: Option<Colour>, (x, y): (f64, f64), chance: &mut Chance) {
    let t = of(colour);
    let r = chance.between(13.0, 24.0);
    match colour {
        Some(Colour::White) => {
            rays(pen, (x, y), t.pale, 8 + chance.below(6), chance);
            disk(pen, (x, y), r, t.glow, t.pale);
        }
        Some(Colour::Blue) => {
            if chance.below(2) == 0 {
                disk(pen, (x, y), r * 0.8, t.pale, "#fff");
            }
            for _ in 0..2 {
                scenery::cloud(
                    pen,
                    (chance.between(4.0, 116.0), chance.between(10.0, 40.0)),
                    chance.between(0.5, 1.0),
                    "#fff",
                    ".7",
                );
            }
        }
        Some(Colour::Black) => {
            for _ in 0..6 {
                pen.spot((chance.between(2.0, 118.0), chance.between(2.0, 44.0)), chance.between(0.4, 1.1), t.pale);
            }
            let moon = ["#e9e2c4", "#c9d8b0", "#d7a08c"][chance.below(3) as usize];
            disk(pen, (x, y), r, moon, moon);
            if chance.below(2) == 0 {
                pen.flat(&format!("M{} {}q30-6 60 0-30 5-60 0z", short(x - 36.0), short(y + 6.0)), "#2a2238");
            }
        }
        Some(Colour::Red) => {
            disk(pen, (x, y), r, "#ffd06a", "#ffe9a8");
            for _ in 0..7 {
                pen.spot((chance.between(2.0, 118.0), chance.between(6.0, 70.0)), chance.between(0.5, 1.3), t.glow);
            }
        }
        Some(Colour::Green) => {
            disk(pen, (x, y), r, t.pale, t.glow);
            beams(pen, x, t.glow, chance);
        }
        None => disk(pen, (x, y), r, t.pale, t.pale),
    }
}

/// A disk with a glow around it.
pub(super) fn disk(pen: &mut Pen, (x, y): (f64, f64), r: f64, glow: &str, core: &str) {
    let [x, y, wide] = [x, y, r * 1.5].map(short);
    pen.out += &format!(r#"<circle cx="{x}" cy="{y}" r="{wide}" fill="{glow}" stroke="none" opacity=".3"/>"#);
    let r = short(r);
    pen.out += &format!(r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{core}" stroke="none" opacity=".92"/>"#);
}

/// Rays from a point.
pub(super) fn rays(pen: &mut Pen, (x, y): (f64, f64), fill: &str, count: u32, chance: &mut Chance) {
    let start = chance.between(0.0, 1.0);
    let mut d = String::new();
    for n in 0..count {
        let angle = std::f64::consts::TAU * (f64::from(n) + start) / f64::from(count);
        let half = std::f64::consts::TAU / f64::from(count) / 5.0;
        let at = |angle: f64| format!("{} {}", short(x + 130.0 * angle.cos()), short(y + 130.0 * angle.sin()));
        d += &format!("M{} {}L{}L{}z", short(x), short(y), at(angle - half), at(angle + half));
    }
    pen.out += &format!(r#"<path d="{}" fill="{fill}" stroke="none" opacity=".45"/>"#, d.replace(" -", "-"));
}

/// Light that falls through leaves.
fn beams(pen: &mut Pen, x: f64, fill: &str, chance: &mut Chance) {
    let mut d = String::new();
    for n in 0..3 {
        let top = x - 20.0 + 18.0 * f64::from(n) + chance.between(-4.0, 4.0);
        d += &format!("M{} 0h9L{} 96h-16z", short(top), short(top - 22.0));
    }
    pen.out += &format!(r#"<path d="{d}" fill="{fill}" stroke="none" opacity=".28"/>"#);
}

/// A strip of land or sea whose upper edge is at `base`.
fn layer(pen: &mut Pen, colour: Option<Colour>, base: f64, fill: &str, chance: &mut Chance) {
    let d = match colour {
        Some(Colour::White) => hills(base, 5.0, chance),
        Some(Colour::Blue) => waves(base, chance),
        Some(Colour::Black) => hills(base, 3.0, chance),
        Some(Colour::Red) => crags(base, if base > 70.0 { 7.0 } else { 22.0 }, chance),
        Some(Colour::Green) => crowns(base, if base > 70.0 { 3.0 } else { 8.0 }, chance),
        None => format!("M0 96V{}H120V96z", short(base)),
    };
    pen.flat(&d, fill);
    if colour == Some(Colour::Blue) {
        let [y, x] = [base + 6.0, chance.between(-16.0, 0.0)].map(short);
        pen.out += &format!(
            r##"<path d="M{x} {y}q8-4 16 0t16 0M{}  {}q8-4 16 0t16 0" fill="none" stroke="#fff" stroke-width="1.4" opacity=".5"/>"##,
            short(chance.between(50.0, 84.0)),
            short(base + chance.between(3.0, 9.0))
        )
        .replace("  ", " ");
    }
}

/// Soft hills.
pub(super) fn hills(base: f64, height: f64, chance: &mut Chance) -> String {
    let mut y = || short(base + chance.between(-height, height));
    format!("M0 96V{}C20 {} 34 {} 54 {}S96 {} 120 {}V96z", y(), y(), y(), y(), y(), y())
}

/// Waves.
pub(super) fn waves(base: f64, chance: &mut Chance) -> String {
    let swell = short(chance.between(3.0, 6.0));
    format!(
        "M{} {}q10-{swell} 20 0t20 0 20 0 20 0 20 0 20 0 20 0V96H-20z",
        short(chance.between(-19.0, 0.0)),
        short(base)
    )
}

/// Peaks.
pub(super) fn crags(base: f64, height: f64, chance: &mut Chance) -> String {
    let mut d = format!("M0 96V{}", short(base));
    let mut x = chance.between(4.0, 16.0);
    while x < 116.0 {
        let step = chance.between(9.0, 17.0);
        d += &format!(
            "L{} {}L{} {}",
            short(x),
            short(base - height * chance.between(0.35, 1.0)),
            short(x + step * 0.6),
            short(base - height * chance.between(0.0, 0.3))
        );
        x += step * 1.5;
    }
    d + &format!("L120 {}V96z", short(base))
}

/// The crowns of a wood.
pub(super) fn crowns(base: f64, height: f64, chance: &mut Chance) -> String {
    let mut d = format!("M0 96V{}", short(base));
    let mut x: f64 = 0.0;
    while x < 120.0 {
        let step = chance.between(10.0, 20.0);
        let up = short(base - height * chance.between(0.6, 1.6));
        d += &format!("C{} {up} {} {up} {} {}", short(x + 1.0), short(x + step - 1.0), short(x + step), short(base));
        x += step;
    }
    d + "V96z"
}
