//! The landscapes of the pictures, one per colour, and the wide picture of the home page.

use super::art::{Chance, svg};
use atout_stones::Colour;
use std::f64::consts::FRAC_PI_6;
use std::fmt::Write as _;

/// The tones of a colour's landscape.
pub(super) struct Tones {
    sky: [&'static str; 2],
    sun: &'static str,
    far: &'static str,
    /// Also the colour of banners and trims.
    pub(super) mid: &'static str,
    /// Also the colour of cloaks.
    pub(super) near: &'static str,
}

impl Tones {
    /// The tones of this colour.
    pub(super) fn of(colour: Colour) -> Tones {
        let [a, b, sun, far, mid, near] = match colour.index() {
            0 => ["#fbdcb4", "#e8793f", "#fff0c9", "#c25138", "#9b2c24", "#641a1b"],
            1 => ["#eef4d3", "#a9d29c", "#fffbdc", "#77ad70", "#3f8049", "#1f5330"],
            2 => ["#e2f1f7", "#90c1e2", "#ffffff", "#609bcb", "#2f6ca8", "#1a4275"],
            3 => ["#fff7d1", "#f5cf5c", "#fffdf0", "#e3af35", "#bb8216", "#75500a"],
            4 => ["#2f2150", "#9a6fbf", "#f6edff", "#6f4996", "#4d2d73", "#2b1748"],
            5 => ["#f3e7d6", "#cdb08f", "#fff6e6", "#a8835f", "#7a583c", "#473020"],
            6 => ["#fff0d8", "#f9a75f", "#fff7e4", "#e08338", "#b8581c", "#77330d"],
            _ => ["#e6f7f5", "#93d3d0", "#ffffff", "#57adac", "#257b7d", "#0f474b"],
        };
        Tones { sky: [a, b], sun, far, mid, near }
    }
}

/// The landscape behind a figure.
pub(super) fn scene(colour: Colour, tones: &Tones, chance: &mut Chance) -> String {
    let (sun_x, sun_y, sun_r) = (chance.between(12, 78), chance.between(16, 34), chance.between(9, 14));
    let mut out = format!(
        r#"<linearGradient id="s" x2="0" y2="1"><stop stop-color="{}"/><stop offset="1" stop-color="{}"/></linearGradient><rect width="90" height="100" fill="url(#s)"/>"#,
        tones.sky[0], tones.sky[1]
    );
    if colour.index() == 3 {
        out += &rays(sun_x, sun_y, tones.sun);
    }
    let _ = write!(out, r#"<circle cx="{sun_x}" cy="{sun_y}" r="{sun_r}" fill="{}" opacity=".9"/>"#, tones.sun);
    match colour.index() {
        0 => out += &(peaks(chance, 42, 26, tones.far) + &peaks(chance, 62, 18, tones.mid)),
        1 => out += &(hill(chance, 62, tones.far) + &trees(chance, 70, tones.far) + &trees(chance, 82, tones.mid)),
        2 => out += &sea(chance, tones),
        3 => out += &(hill(chance, 60, tones.far) + &wheat(chance, tones.mid)),
        4 => out += &(stars(chance) + &hill(chance, 60, tones.far) + &hill(chance, 74, tones.mid)),
        5 => out += &(hill(chance, 64, tones.far) + &menhirs(chance, tones.mid)),
        6 => out += &(mesas(chance, tones.far) + &hill(chance, 74, tones.mid)),
        _ => out += &(peaks(chance, 46, 22, tones.far) + &clouds(chance, tones.sun) + &hill(chance, 76, tones.mid)),
    }
    if colour.index() != 2 {
        out += &hill(chance, 88, tones.near);
    }
    out
}

fn hill(chance: &mut Chance, y: i32, tone: &str) -> String {
    let (a, b, c) = (y + chance.between(-5, 5), y - chance.between(3, 10), y + chance.between(-4, 6));
    format!(r#"<path d="M0 {a}C22 {b} 34 {b} 50 {c}S78 {b} 90 {a}V100H0z" fill="{tone}"/>"#)
}

fn peaks(chance: &mut Chance, y: i32, rise: i32, tone: &str) -> String {
    let mut path = format!("M0 {}", y + 14);
    let mut x = 0;
    while x < 90 {
        x += chance.between(9, 15);
        let _ = write!(path, "L{x} {}", y - chance.between(0, rise));
        x += chance.between(9, 15);
        let _ = write!(path, "L{x} {}", y + chance.between(4, 14));
    }
    format!(r#"<path d="{path}V100H0z" fill="{tone}"/>"#)
}

fn trees(chance: &mut Chance, y: i32, tone: &str) -> String {
    let one = |chance: &mut Chance, n: i32| {
        let (x, h, w) = (n * 13 + chance.between(-4, 4), chance.between(20, 36), chance.between(6, 9));
        let top = y - h;
        format!("M{x} {top}l{w} {}h-{}zM{x} {}l{} {}h-{}z", h / 2, 2 * w, top + h / 4, w + 2, h, 2 * w + 4)
    };
    let path: String = (0..8).map(|n| one(chance, n)).collect();
    format!(r#"<path d="{path}" fill="{tone}"/>"#)
}

fn sea(chance: &mut Chance, tones: &Tones) -> String {
    [(58, tones.far), (70, tones.mid), (84, tones.near)].map(|(y, tone)| waves(chance, y, tone)).concat()
}

fn waves(chance: &mut Chance, y: i32, tone: &str) -> String {
    let start = -chance.between(0, 20);
    let swell = chance.between(5, 8);
    format!(
        r##"<path d="M{start} {y}q9 -{swell} 18 0t18 0 18 0 18 0 18 0 18 0 18 0V100H{start}z" fill="{tone}"/><path d="M{start} {y}q9 -{swell} 18 0t18 0 18 0 18 0 18 0 18 0 18 0" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.2"/>"##
    )
}

fn rays(x: i32, y: i32, tone: &str) -> String {
    let wedge = |n: i32| {
        let (a, b) = (f64::from(n) * FRAC_PI_6, f64::from(n) * FRAC_PI_6 + 0.22);
        let at = |angle: f64| (f64::from(x) + 130.0 * angle.cos(), f64::from(y) + 130.0 * angle.sin());
        let ((ax, ay), (bx, by)) = (at(a), at(b));
        format!("M{x} {y}L{ax:.0} {ay:.0} {bx:.0} {by:.0}z")
    };
    let path: String = (0..12).map(wedge).collect();
    format!(r#"<path d="{path}" fill="{tone}" opacity=".55"/>"#)
}

fn wheat(chance: &mut Chance, tone: &str) -> String {
    let stalk = |chance: &mut Chance, n: i32| {
        let (x, h) = (n * 6 + chance.between(-1, 2), chance.between(22, 32));
        let top = 96 - h;
        format!("M{x} 96V{top}M{x} {top}l-3 -4M{x} {top}l3 -4M{x} {}l-3 -4M{x} {}l3 -4", top + 6, top + 6)
    };
    let path: String = (0..16).map(|n| stalk(chance, n)).collect();
    format!(r#"<path d="{path}" fill="none" stroke="{tone}" stroke-width="1.6" stroke-linecap="round"/>"#)
}

fn stars(chance: &mut Chance) -> String {
    let star = |chance: &mut Chance| {
        let (x, y, r) = (chance.between(2, 88), chance.between(2, 54), chance.between(1, 2));
        format!(
            "M{x} {}l{r} {} {} {r} -{} {r} -{r} {} -{r} -{} -{} -{r} {} -{r}z",
            y - 2 * r,
            r,
            2 * r,
            2 * r,
            2 * r,
            2 * r,
            2 * r,
            2 * r
        )
    };
    let path: String = (0..11).map(|_| star(chance)).collect();
    format!(r##"<path d="{path}" fill="#fff" opacity=".85"/>"##)
}

fn menhirs(chance: &mut Chance, tone: &str) -> String {
    let stone = |chance: &mut Chance, n: i32| {
        let (x, h, w) = (n * 20 + chance.between(-3, 5), chance.between(18, 36), chance.between(9, 13));
        let top = 86 - h;
        format!("M{x} 88V{}q{} -9 {} -3l{} {}z", top + 6, w / 3, w, w / 6, h + 2)
    };
    let path: String = (0..5).map(|n| stone(chance, n)).collect();
    format!(r#"<path d="{path}" fill="{tone}"/>"#)
}

fn mesas(chance: &mut Chance, tone: &str) -> String {
    let mesa = |chance: &mut Chance, n: i32| {
        let (x, w, top) = (n * 36 + chance.between(-8, 2), chance.between(20, 28), chance.between(38, 56));
        format!("M{x} 84l4 -{}h{w}l4 {}z", 84 - top, 84 - top)
    };
    let path: String = (0..3).map(|n| mesa(chance, n)).collect();
    format!(r#"<path d="{path}" fill="{tone}"/>"#)
}

fn clouds(chance: &mut Chance, tone: &str) -> String {
    let cloud = |chance: &mut Chance, y: i32| {
        let x = chance.between(-6, 62);
        format!(r#"<path d="M{x} {y}a6 6 0 0 1 8 -6 8 8 0 0 1 14 -1 6 6 0 0 1 8 7z" fill="{tone}" opacity=".85"/>"#)
    };
    [22, 40, 58].map(|y| cloud(chance, y)).concat()
}

/// The wide picture of the game: nine stones at dusk, a banner at either end.
pub(super) fn hero() -> String {
    let mut chance = Chance::of("border stones at dusk");
    let mut out = String::from(
        r##"<defs><linearGradient id="k" x2="0" y2="1"><stop stop-color="#12323c"/><stop offset=".45" stop-color="#3f6f72"/><stop offset=".72" stop-color="#d9a868"/><stop offset="1" stop-color="#f1d29a"/></linearGradient><linearGradient id="m" x2="0" y2="1"><stop stop-color="#b7c2b5"/><stop offset=".5" stop-color="#6f7f79"/><stop offset="1" stop-color="#33433f"/></linearGradient><linearGradient id="g" x2="0" y2="1"><stop stop-color="#48683f"/><stop offset="1" stop-color="#15301f"/></linearGradient></defs><rect width="800" height="400" fill="url(#k)"/><circle cx="560" cy="206" r="54" fill="#ffe9b8"/><circle cx="560" cy="206" r="84" fill="#ffe9b8" opacity=".22"/><g fill="#f7e6c0" opacity=".8"><circle cx="420" cy="48" r="1.6"/><circle cx="506" cy="84" r="1.2"/><circle cx="640" cy="40" r="1.8"/><circle cx="728" cy="92" r="1.3"/><circle cx="300" cy="70" r="1.4"/><circle cx="180" cy="42" r="1.7"/><circle cx="90" cy="96" r="1.2"/></g><path d="M0 262l70-52 60 34 82-74 96 82 70-40 92 60 86-74 76 60 72-36 96 66v120H0z" fill="#3e6668" opacity=".8"/><path d="M0 290c90-40 170-34 260-8s190 6 280-14 180-14 260 16v116H0z" fill="#2f5650"/><path d="M0 322c120-30 260-28 400-14s280 6 400-8v100H0z" fill="url(#g)"/>"##,
    );
    for n in 0..9 {
        let (x, h, w) = (44 + n * 86 + chance.between(-6, 6), chance.between(64, 104), chance.between(34, 46));
        let (base, lean) = (340 + chance.between(-4, 10), chance.between(-5, 5));
        let top = base - h;
        let _ = write!(
            out,
            r##"<ellipse cx="{cx}" cy="{base}" rx="{rx}" ry="7" fill="#0b1f16" opacity=".5"/><path d="M{x} {base}C{a} {m} {b} {top} {c} {top}s{w2} 10 {w2} {h2}l4 {rest}z" fill="url(#m)"/><path d="M{x} {base}C{a} {m} {b} {top} {c} {top}q-9 14 -7 {h2}l1 {rest}z" fill="#fff3d0" opacity=".18"/><path d="M{tuft} {base}l3 -14 4 12 3 -17 4 15 5 -10 2 14z" fill="#3f6339"/>"##,
            cx = x + w / 2,
            rx = w * 2 / 3,
            a = x + lean,
            m = base - h / 2,
            b = x + 4 + lean,
            c = x + w / 2 + lean,
            w2 = w / 2,
            h2 = h / 2,
            rest = h - h / 2,
            tuft = x - 8 + chance.between(0, w)
        );
    }
    out += r##"<g stroke="#2a1b10" stroke-width="5" stroke-linecap="round"><path d="M22 372V214M780 372V220"/></g><path d="M24 216c26-10 34 12 60 2l-8 24 8 22c-26 10-34-12-60-2z" fill="#a8d08f"/><path d="M778 222c-26-10-34 12-60 2l8 24-8 22c26 10 34-12 60-2z" fill="#d98b80"/><path d="M0 366c160-22 300-12 420-6s260 8 380-8v48H0z" fill="#0f2718"/>"##;
    svg(800, 400, &out)
}
