//! Single things that stand on a ground, far behind the figure.

use crate::drawing::{Chance, Pen, short};
use atout_duel::Colour;

/// One thing in the distance, on the given side (-1 left, 1 right).
pub(super) fn far(pen: &mut Pen, colour: Option<Colour>, side: f64, chance: &mut Chance) {
    let x = 60.0 + side * chance.between(34.0, 48.0);
    let y = chance.between(60.0, 66.0);
    let scale = chance.between(0.75, 1.15);
    let n = chance.below(4);
    pen.group(&format!("translate({} {}) scale({scale:.2})", short(x), short(y)), |pen| match colour {
        Some(Colour::White) => match n {
            0 => castle(pen, "#a88f63", "#c9b385"),
            1 => tents(pen),
            2 => chapel(pen),
            _ => sheaves(pen),
        },
        Some(Colour::Blue) => match n {
            0 => sail(pen),
            1 => islet(pen),
            2 => castle(pen, "#2a4f82", "#3f6ea6"),
            _ => iceberg(pen),
        },
        Some(Colour::Black) => match n {
            0 => bare_tree(pen, "#17101f"),
            1 => graves(pen),
            2 => castle(pen, "#1b1426", "#2c2140"),
            _ => gallows(pen),
        },
        Some(Colour::Red) => match n {
            0 => volcano(pen),
            1 => rock_arch(pen),
            2 => tents_of_war(pen),
            _ => bare_tree(pen, "#3b120f"),
        },
        Some(Colour::Green) => match n {
            0 => fir(pen),
            1 => oak(pen),
            2 => stones(pen, "#6f7f66"),
            _ => mushrooms(pen),
        },
        None => match n {
            0 => columns(pen),
            1 => gear(pen),
            2 => stones(pen, "#6a717b"),
            _ => castle(pen, "#5b626d", "#737b87"),
        },
    });
}

/// A cloud.
pub(super) fn cloud(pen: &mut Pen, (x, y): (f64, f64), scale: f64, fill: &str, opacity: &str) {
    pen.out += &format!(
        r#"<path transform="translate({} {}) scale({scale:.2})" d="M-20 6C-28 6-28-4-19-4-18-12-6-13-3-7 3-13 13-9 12-3 22-5 24 6 15 6z" fill="{fill}" stroke="none" opacity="{opacity}"/>"#,
        short(x),
        short(y)
    );
}

fn castle(pen: &mut Pen, dark: &str, main: &str) {
    pen.flat("M-16 4V-18h-2v-5h3v2h3v-2h3v2h3v-2h3v5h-2V-8H6V-26H4v-5h3v2h3v-2h3v2h3v-2h3v5h-2V4z", main);
    pen.flat("M-10 4V-18h5V4zM12 4V-26h5V4zM-3 4v-6q3-4 6 0v6z", dark);
}

fn tents(pen: &mut Pen) {
    pen.flat("M-20 4L-10-14 0 4zM2 4L10-10 18 4z", "#fdf3da");
    pen.flat("M-10-14L0 4H-9zM10-10L18 4H11z", "#d9c08a");
    pen.line("M-10-14V-22M10-10V-17", "#8a6a34", 1.2);
    pen.flat("M-10-22l8 2-8 2.5zM10-17l7 2-7 2z", "#c94f3a");
}

fn chapel(pen: &mut Pen) {
    pen.flat("M-14 4V-8L-5-15 4-8V4zM4 4V-22L9-31 14-22V4z", "#e9dcc0");
    pen.flat("M-16-7L-5-16 4-9V-12L9-32 15-21-5-19z", "#b1683f");
    pen.flat("M7-16h4v6H7zM-7 4v-7q2-3 5 0v7z", "#7d6a4a");
}

fn sheaves(pen: &mut Pen) {
    for x in [-16, 0, 15] {
        pen.group(&format!("translate({x} {})", (x % 2) * 2), |pen| {
            pen.flat("M-6 6C-2-2-4-4-8-12-3-10-3-14 0-16 3-14 3-10 8-12 4-4 2-2 6 6z", "#d7a73f");
            pen.line("M-4-1H4", "#8f6420", 1.6);
        });
    }
}

fn sail(pen: &mut Pen) {
    pen.flat("M-16-2H16L10 6H-10z", "#5b3a24");
    pen.flat("M1-30C14-24 16-12 13-5H1zM-1-24C-10-20-13-12-12-5H-1z", "#f5efe0");
    pen.line("M0-32V0", "#3b2416", 1.4);
}

fn islet(pen: &mut Pen) {
    pen.flat("M-20 6C-14-4 12-6 20 6z", "#cdb87a");
    pen.line("M2 0C0-10 2-16 6-22", "#5b3f22", 2.2);
    pen.flat(
        "M6-22C0-28-8-26-10-20-4-22 0-22 6-22 8-30 16-30 20-24 14-25 10-24 6-22 14-20 17-15 15-10 12-15 10-19 6-22z",
        "#2f7a4d",
    );
}

fn iceberg(pen: &mut Pen) {
    pen.flat("M-20 6L-12-14-4-8 4-28 14-6 20 6z", "#eaf7fb");
    pen.flat("M4-28L14-6 20 6H6L0-6z", "#a9d3e6");
}

fn bare_tree(pen: &mut Pen, fill: &str) {
    pen.line("M0 8C2-4-2-10 0-20M0-14C-6-18-10-20-12-28M-7-20C-12-20-14-20-18-18M0-18C4-24 6-26 6-34M3-23C8-26 12-26 16-30M-1-6C6-10 10-12 14-12", fill, 2.4);
}

fn graves(pen: &mut Pen) {
    pen.flat("M-18 6V-4q5-7 10 0V6zM8 6V-8q5-7 10 0V6z", "#4b4158");
    pen.flat("M-5 6V-6h-5v-4h5v-6h4v6h5v4h-5V6z", "#6a5d7c");
}

fn gallows(pen: &mut Pen) {
    pen.line("M-8 8V-28H10V-18M-8-18L2-28", "#1a1222", 2.4);
    pen.line("M10-18c-4 3-4 8 0 8s4-5 0-8", "#3c3048", 1.6);
}

fn volcano(pen: &mut Pen) {
    pen.flat("M-4-24C-12-34 2-36-2-44 8-42 12-32 6-24z", "#5b3a3a");
    pen.flat("M-28 8L-6-24H7L28 8z", "#5a1d18");
    pen.flat("M-6-24H7L4-14 8-6 2-10-2 4-4-12z", "#ffb13c");
}

fn rock_arch(pen: &mut Pen) {
    pen.flat("M-24 8L-20-16-8-26 10-24 20-12 24 8H12C12-6 6-12-2-11-9-10-11-2-10 8z", "#74281c");
    pen.flat("M10-24L20-12 24 8H17C17-8 14-16 4-25z", "#4c1613");
}

fn tents_of_war(pen: &mut Pen) {
    pen.flat("M-22 6L-11-14 0 6zM2 6L11-10 20 6z", "#7a2f22");
    pen.flat("M-11-14L0 6H-8zM11-10L20 6H13z", "#4c1a17");
    pen.line("M-14-20L-8-8M-8-20L-14-8M11-10V-20", "#2a0f0e", 1.6);
    pen.flat("M11-20l9 3-9 3z", "#f0b23c");
}

fn fir(pen: &mut Pen) {
    for (x, s) in [(-10, "1"), (9, ".8")] {
        pen.group(&format!("translate({x} 6) scale({s})"), |pen| {
            pen.flat("M-2 2V-6h4V2z", "#4a3320");
            pen.flat("M0-42L9-26H5L13-14H8L17-2H-17L-8-14H-13L-5-26H-9z", "#24542f");
            pen.flat("M0-42L9-26H5L13-14H8L17-2H4z", "#1a4026");
        });
    }
}

fn oak(pen: &mut Pen) {
    pen.flat("M-4 8C-2-4-3-8-6-14H6C3-8 2-4 5 8z", "#553a22");
    pen.flat("M-16-12C-26-18-20-32-9-30-6-42 12-41 12-30 24-30 24-14 13-12z", "#3a7a3a");
    pen.flat("M2-12C14-18 10-30 12-30 24-30 24-14 13-12z", "#2b6130");
}

fn stones(pen: &mut Pen, fill: &str) {
    pen.flat("M-20 8L-18-16-10-20-7 8zM6 8L8-18 15-22 20 8zM-20-18L16-26 19-20-18-12z", fill);
    pen.flat("M-11-20l1 0L-7 8h-4zM15-22L20 8h-5z", "#00000033");
}

fn mushrooms(pen: &mut Pen) {
    for (x, s, fill) in [(-8, "1", "#b5492f"), (10, ".7", "#c98a3a")] {
        pen.group(&format!("translate({x} 6) scale({s})"), |pen| {
            pen.flat("M-4 2C-2-6-3-10-4-14H4C3-10 2-6 4 2z", "#efe4c8");
            pen.flat("M-14-12C-12-28 12-28 14-12 6-8-6-8-14-12z", fill);
            pen.spot((-5.0, -17.0), 2.0, "#fff2d8");
            pen.spot((4.0, -20.0), 1.6, "#fff2d8");
        });
    }
}

fn columns(pen: &mut Pen) {
    pen.flat("M-20 8V-24h8V8zM-2 8V-12l4-4 4 5V8zM14 8V-24h8V8zM-23-30H25v6H-23z", "#9aa1ab");
    pen.flat("M-15-24h3V8h-3zM19-24h3V8h-3z", "#737b87");
}

fn gear(pen: &mut Pen) {
    pen.flat("M-3-28H3L4-22 9-20 14-24 18-20 14-15 16-10 22-9V-3L16-2 14 3 18 8H-18L-14 3-16-2-22-3V-9L-16-10-14-15-18-20-14-24-9-20-4-22z", "#757c87");
    pen.spot((0.0, -6.0), 7.0, "#aab1ba");
}
