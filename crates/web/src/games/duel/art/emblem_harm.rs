//! Emblems of what harms: damage, destruction, loss. Each fits in 80 × 80 around the origin; `look` picks a variant.

use super::dress::{BONE, Dress, GOLD, INK, STEEL, STEEL_DEEP};
use super::held::{self, Held};
use crate::drawing::Pen;
use atout_duel::Colour;

/// Damage: a bolt, a ball of fire, a lance of light; by colour, by what is thrown.
pub(super) fn damage(pen: &mut Pen, colour: Option<Colour>, look: u32, many: bool) {
    let (outer, inner) = match colour {
        Some(Colour::Blue) => ("#3f97d6", "#d9f6ff"),
        Some(Colour::Black) => ("#7a3f8a", "#e2a8f0"),
        Some(Colour::Green) => ("#5f9a3c", "#dff0a0"),
        Some(Colour::White) => ("#f0c14a", "#fffbe0"),
        _ => ("#f2642a", "#ffe06a"),
    };
    if many {
        for (x, y, s, turn) in [(-26, 6, ".6", -24), (26, 8, ".6", 24), (0, -8, ".8", 0)] {
            pen.group(&format!("translate({x} {y}) rotate({turn}) scale({s})"), |pen| comet(pen, outer, inner));
        }
        return;
    }
    match look % 4 {
        0 => {
            pen.shape("M14-44L-26 6H-6L-16 44 30-10H8L26-44z", inner);
            pen.flat("M14-44L-26 6H-6L-10 20 4-4H-14L22-44z", outer);
        }
        1 => pen.group("rotate(38)", |pen| comet(pen, outer, inner)),
        2 => {
            pen.shape("M0-46L9-16 36-30 20-5 46 6 18 12 26 40 2 20-18 42-16 14-46 10-21-6-36-32-9-17z", outer);
            pen.flat("M0-26L6-8 20-16 11-2 26 4 10 8 14 22 1 12-9 22-9 8-26 6-12-3-20-16-6-9z", inner);
        }
        _ => {
            pen.group("rotate(42)", |pen| {
                pen.shape("M-3 44V-20H3V44z", outer);
                pen.shape("M0-48L12-22 4-26V-4H-4V-26L-12-22z", inner);
            });
            pen.line("M-34 20L-20 8M-26 32L-12 20M-14 38L-6 30", inner, 2.6);
        }
    }
}

fn comet(pen: &mut Pen, outer: &str, inner: &str) {
    pen.shape(
        "M0-46C10-30 24-16 24 8 24 26 12 36 0 36-12 36-24 26-24 8-24-4-18-12-14-22-10-18-8-14-7-9-2-18 0-30 0-46z",
        outer,
    );
    pen.flat("M1-18C8-6 14-2 14 10 14 22 6 28 0 28-8 28-14 20-14 10-14 4-11 0-9-4-7-2-5 0-5 3-1-2 1-8 1-18z", inner);
    pen.spot((-4.0, 16.0), 5.0, "#fff8d8");
}

/// Destruction: a skull, a blade through a skull, a broken shield, a hand that fades.
pub(super) fn destroy(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 4 {
        0 => skull(pen, d.glow),
        1 => {
            pen.group("scale(.86) translate(0 8)", |pen| skull(pen, d.glow));
            pen.group("translate(6 -8) rotate(160) scale(1.05)", |pen| held::draw(pen, Held::Sword, d));
        }
        2 => {
            for (x, turn, shape) in [
                (-9, -14, "M4-40C-8-34-20-32-32-32-34 2-22 26-2 40L6 22-6 10 6-4-6-18z"),
                (9, 14, "M4-40L-6-18 6-4-6 10 6 22-2 40C24 28 36 2 34-32 22-32 14-34 4-40z"),
            ] {
                pen.group(&format!("translate({x} 0) rotate({turn})"), |pen| {
                    pen.shape(shape, STEEL);
                    pen.line("M0-26L-3-14M0 18L-3 28", d.trim, 3.0);
                });
            }
        }
        _ => {
            pen.group("translate(-14 6) rotate(14) scale(.95)", |pen| held::draw(pen, Held::Scythe, d));
            pen.line("M-40-20C-40-34-32-42-24-44M10 34C24 32 34 22 36 8", d.glow, 3.4);
            pen.group("translate(16 20) scale(.44)", |pen| skull(pen, d.glow));
        }
    }
}

/// A large skull.
pub(super) fn skull(pen: &mut Pen, glow: &str) {
    pen.shape("M0-40C24-40 36-24 34-6 33 6 26 12 22 14V36H-22V14C-26 12-33 6-34-6-36-24-24-40 0-40z", BONE);
    pen.flat("M0-40C-24-40-36-24-34-6-33 6-26 12-22 14V36H-10C-18 4-22-24 0-40z", "#cdbd98");
    pen.oval((-13.0, -6.0), 9.0, 10.0, INK);
    pen.oval((13.0, -6.0), 9.0, 10.0, INK);
    pen.spot((-12.0, -5.0), 3.4, glow);
    pen.spot((13.0, -5.0), 3.4, glow);
    pen.flat("M0 4L6 16H-6z", INK);
    pen.line("M-12 22V35M-4 22V35M4 22V35M12 22V35", INK, 2.2);
}

/// Life that is lost: drops of blood.
pub(super) fn drain(pen: &mut Pen, look: u32) {
    let drops: [(i32, i32, &str); 3] = if look.is_multiple_of(2) {
        [(0, 0, "1.1"), (-28, 12, ".55"), (28, 14, ".5")]
    } else {
        [(-18, -8, ".7"), (18, -8, ".7"), (0, 18, ".7")]
    };
    for (x, y, s) in drops {
        pen.group(&format!("translate({x} {y}) scale({s})"), |pen| {
            pen.shape("M0-38C-8-20-22-8-22 10-22 24-12 32 0 32 12 32 22 24 22 10 22-8 8-20 0-38z", "#b5182f");
            pen.flat("M-14 10C-14 2-10-4-6-8-6 4-4 14 4 22-6 24-14 18-14 10z", "#f0808f");
        });
    }
}

/// Weakness: a wilted flower, a bent sword, a hand that shrinks.
pub(super) fn weaken(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => {
            pen.line("M-4 40C-6 10-2-10 10-22 16-28 26-26 26-14", INK, 7.0);
            pen.line("M-4 40C-6 10-2-10 10-22 16-28 26-26 26-14", "#7a8a4a", 4.0);
            pen.shape("M-5 18C-20 20-28 12-32 2-20 0-10 6-5 18z", "#7a8a4a");
            pen.shape("M26-16C34-10 36 0 30 10 28 4 26 2 24 0 22 6 18 10 14 10 14 0 18-12 26-16z", d.cloth);
            pen.flat("M10 16l3 5-5 2zM28 20l4 4-6 2z", d.cloth);
        }
        1 => {
            pen.group("rotate(-24)", |pen| {
                pen.shape("M-8 8V-10L-2-4 3-12 8-6V8z", STEEL);
                pen.shape("M-22 8H22V16H-22zM-5 16H5V36H-5z", GOLD);
            });
            pen.group("translate(14 -20) rotate(30)", |pen| pen.shape("M0-26L8-14V10L3 4-2 12-8 5V-14z", STEEL_DEEP));
            pen.line("M-34-24L-26-16M-14-40L-10-30M38 8L28 4", d.glow, 3.0);
        }
        _ => {
            pen.shape("M-14-40H14V-8H30L0 38-30-8H-14z", d.cloth);
            pen.flat("M-14-40H-4V20L-30-8H-14z", d.fold);
            pen.line("M-22-40L-34-26M26-36L36-22", d.trim, 3.0);
        }
    }
}

/// A page that is torn.
pub(super) fn discard(pen: &mut Pen, look: u32) {
    pen.group(
        if look.is_multiple_of(2) { "translate(-14 2) rotate(-14)" } else { "translate(-12 -6) rotate(10)" },
        |pen| {
            pen.shape("M-20-38H16L8-26 16-14 6-2 14 10 4 22 10 34H-20z", BONE);
            pen.line("M-13-26H4M-13-16H6M-13-6H0M-13 4H4M-13 14H0", "#8a6a4a", 2.2);
        },
    );
    pen.group("translate(24 6) rotate(18)", |pen| {
        pen.shape("M-10-34L14-30V32L-6 34 0 22-10 10 0-2-10-14 0-26z", "#d9cba8");
        pen.line("M6-20H10M4-8H10M6 4H10M4 16H10", "#8a6a4a", 2.2);
    });
}

/// Sand that runs out, or a book whose pages fly away.
pub(super) fn mill(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M-22-34H22C22-14 8-8 4 0 8 8 22 14 22 34H-22C-22 14-8 8-4 0-8-8-22-14-22-34z", "#dff0f4");
        pen.flat("M-14-18H14C10-8 4-6 0 0-4-6-10-8-14-18zM0 4C4 12 16 18 17 30H-17C-16 18-4 12 0 4z", "#d9b45a");
        pen.shape("M-28-42H28V-33H-28zM-28 33H28V42H-28z", d.cloth);
    } else {
        pen.shape("M-30 8H30V38H-30z", d.cloth);
        pen.shape("M-26 2H26V10H-26z", BONE);
        for (x, y, turn) in [(-16, -14, -24), (10, -26, 16), (28, -6, 40)] {
            pen.group(&format!("translate({x} {y}) rotate({turn})"), |pen| {
                pen.shape("M-11-14H11V14H-11z", BONE);
                pen.line("M-6-6H6M-6 0H6M-6 6H2", "#8a6a4a", 1.6);
            });
        }
    }
}

/// An altar with a knife.
pub(super) fn sacrifice(pen: &mut Pen, d: &Dress) {
    pen.shape("M-36 4H36L30 14H22V38H-22V14H-30z", "#8f8a96");
    pen.flat("M6 4H36L30 14H22V38H6z", "#5f5a68");
    pen.flat("M-20 4C-18 16-12 12-12 22-8 14-6 20-2 4z", "#b5182f");
    pen.group("translate(2 -8) rotate(180) scale(1.25)", |pen| held::draw(pen, Held::Dagger, d));
}
