//! What keywords add to a creature: behind it (glow, streaks, eyes in the dark) and before it (walls, mist, drops).

use super::dress::{INK, STEEL};
use super::words::Motif;
use crate::drawing::{Chance, Pen, Point, short};
use atout_duel::Keyword;

fn veil(pen: &mut Pen, d: &str, fill: &str, opacity: &str) {
    pen.out += &format!(r#"<path d="{d}" fill="{fill}" stroke="none" opacity="{opacity}"/>"#);
}

fn strokes(pen: &mut Pen, d: &str, colour: &str, width: &str, opacity: &str) {
    pen.out += &format!(
        r#"<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" opacity="{opacity}"/>"#
    );
}

/// The colour of a protection.
fn protection(motif: &Motif) -> Option<&'static str> {
    [
        (Keyword::ProtectionFromWhite, "#fff6d0"),
        (Keyword::ProtectionFromBlue, "#5fb4f0"),
        (Keyword::ProtectionFromBlack, "#7a5aa0"),
        (Keyword::ProtectionFromRed, "#ff7a4a"),
        (Keyword::ProtectionFromGreen, "#7fd05a"),
        (Keyword::ProtectionFromChosen, "#f6c8ff"),
    ]
    .into_iter()
    .find(|(keyword, _)| motif.has(*keyword))
    .map(|(_, colour)| colour)
}

/// What is seen behind the figure.
pub(super) fn behind(pen: &mut Pen, motif: &Motif, (x, y): Point, chance: &mut Chance) {
    let [x1, y1] = [x, y - 44.0].map(short);
    if motif.has(Keyword::Lifelink) {
        pen.out += &format!(r##"<circle cx="{x1}" cy="{y1}" r="40" fill="#fff3a8" stroke="none" opacity=".55"/>"##);
        pen.out += &format!(
            r##"<circle cx="{x1}" cy="{y1}" r="46" fill="none" stroke="#fff" stroke-width="2" opacity=".7"/>"##
        );
    }
    if motif.has(Keyword::Flash) {
        veil(
            pen,
            &format!(
                "M{} 0L{} 40H{}L{} 96 {} 36H{}L{} 0z",
                short(x + 14.0),
                short(x - 14.0),
                short(x + 4.0),
                short(x - 20.0),
                short(x + 30.0),
                short(x + 12.0),
                short(x + 34.0)
            ),
            "#fffbe0",
            ".9",
        );
    }
    if motif.has(Keyword::Haste) || motif.has(Keyword::MustAttack) {
        let mut d = String::new();
        for n in 0..7 {
            d +=
                &format!("M{} {}h{}", short(chance.between(0.0, 70.0)), 14 + 11 * n, short(chance.between(26.0, 50.0)));
        }
        strokes(pen, &d, if motif.has(Keyword::Haste) { "#fff" } else { "#ff5a3a" }, "2.4", ".75");
    }
    if motif.has(Keyword::Menace) {
        veil(
            pen,
            "M0 96V52C8 40 18 40 26 50 34 42 42 44 46 52V96zM120 96V52C112 40 102 40 94 50 86 42 78 44 74 52V96z",
            "#120c18",
            ".6",
        );
        for at in [12.0, 36.0, 84.0, 106.0] {
            veil(pen, &format!("M{} 60l6 2-5 2zM{} 60l-6 2 5 2z", short(at - 6.0), short(at + 8.0)), "#ff4a3a", "1");
        }
    }
    if motif.has(Keyword::Indestructible) {
        let [top, low] = [y - 92.0, y + 4.0].map(short);
        veil(
            pen,
            &format!(
                "M{} {low}L{} {}L{x1} {top}L{} {}L{} {low}z",
                short(x - 34.0),
                short(x - 46.0),
                short(y - 50.0),
                short(x + 46.0),
                short(y - 50.0),
                short(x + 34.0)
            ),
            "#ffe27a",
            ".55",
        );
    }
}

/// What is seen before the figure.
pub(super) fn before(pen: &mut Pen, motif: &Motif, (x, y): Point, open: f64, chance: &mut Chance) {
    if let Some(colour) = protection(motif) {
        let side = if chance.below(2) == 0 { -1.0 } else { 1.0 };
        let [from, mid] = [x + side * 34.0, x + side * 62.0].map(short);
        let d = format!("M{from} {}Q{mid} {} {from} {}", short(y - 84.0), short(y - 42.0), short(y - 2.0));
        strokes(pen, &d, colour, "7", ".8");
        strokes(pen, &d, "#fff", "1.6", ".9");
    }
    if motif.has(Keyword::Hexproof) {
        let d = format!("M{} {}l32 18v44l-32 18-32-18v-44z", short(x), short(y - 86.0));
        strokes(pen, &d, "#bff7ff", "3", ".85");
    }
    if motif.has(Keyword::FirstStrike) || motif.has(Keyword::DoubleStrike) {
        lance(pen, x, y, open);
        if motif.has(Keyword::DoubleStrike) {
            lance(pen, x, y, -open);
        }
    }
    if motif.has(Keyword::DeathTouch) {
        for (dx, dy, s) in [(-26.0, -18.0, 1.0), (-34.0, -32.0, 0.7), (-18.0, -6.0, 0.6)] {
            pen.group(&format!("translate({} {}) scale({s})", short(x + open * -dx), short(y + dy)), |pen| {
                pen.out += &format!(r##"<path d="M0-14C-4-6-8-2-8 4a8 8 0 0 0 16 0C8-2 4-6 0-14z" fill="#7bdc3a" stroke="{INK}" stroke-width="1.8"/>"##);
                pen.flat("M-4 3c0-2 1-4 2-5 0 4 1 6 3 8-3 0-5-1-5-3z", "#e6ffb8");
            });
        }
    }
    if motif.has(Keyword::Defender) {
        wall(pen, &motif.id);
    }
    if motif.has(Keyword::Trample) {
        veil(
            pen,
            "M0 96V88C6 80 16 80 20 86 26 78 38 80 40 87 48 82 56 84 60 89 66 82 76 83 80 88 88 79 98 80 102 87 108 81 116 83 120 88V96z",
            "#e8d8b8",
            ".85",
        );
        strokes(pen, "M14 92l8-6M52 93l7-5M94 93l9-6", "#8a6a44", "2", ".9");
    }
    if motif.has(Keyword::Unblockable) {
        veil(pen, "M0 70q20-6 40 0t40 0 40 0v8q-20 6-40 0t-40 0-40 0zM0 86q20-5 40 0t40 0 40 0v10H0z", "#fff", ".55");
    }
    if motif.has(Keyword::Vigilance) {
        let at = short(60.0 + open * 44.0);
        pen.group(&format!("translate({at} 16)"), |pen| {
            pen.out += &format!(
                r##"<path d="M-13 0Q0-12 13 0 0 12-13 0z" fill="#fffbe8" stroke="{INK}" stroke-width="1.6"/>"##
            );
            pen.spot((0.0, 0.0), 4.6, "#3f7ab0");
            pen.spot((0.0, 0.0), 2.0, INK);
        });
    }
    if motif.has(Keyword::Reach) {
        let side = 60.0 - open * 50.0;
        strokes(pen, &format!("M{} 92V12m-6 8l6-10 6 10", short(side)), "#fff8dc", "2.4", ".9");
    }
}

fn lance(pen: &mut Pen, x: f64, y: f64, side: f64) {
    let [x1, y1, x2, y2] = [x - side * 44.0, y - 2.0, x + side * 52.0, y - 66.0].map(short);
    strokes(pen, &format!("M{x1} {y1}L{x2} {y2}"), INK, "5.4", "1");
    strokes(pen, &format!("M{x1} {y1}L{x2} {y2}"), "#c9703a", "2.8", "1");
    pen.group(&format!("translate({x2} {y2}) scale({} 1) rotate(56)", short(side)), |pen| {
        pen.out += &format!(r#"<path d="M-5 2L0-14 5 2z" fill="{STEEL}" stroke="{INK}" stroke-width="1.8"/>"#);
    });
}

fn wall(pen: &mut Pen, id: &str) {
    let (fill, line) =
        [("#a8a096", "#6a635b"), ("#b5895f", "#76532f"), ("#8d97a3", "#565f6a")][Chance::of(id).below(3) as usize];
    pen.out += &format!(
        r#"<path d="M-2 98V76H10V70H24V76H38V70H52V76H68V70H82V76H96V70H110V76H122V98z" fill="{fill}" stroke="{INK}" stroke-width="2"/>"#
    );
    strokes(pen, "M0 86H120M18 77V86M46 77V86M74 77V86M102 77V86M32 87V96M60 87V96M88 87V96", line, "1.6", "1");
}
