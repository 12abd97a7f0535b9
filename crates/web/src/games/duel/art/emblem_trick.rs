//! Emblems of tricks: counter, return, control, search, shapes. Each fits in 80 × 80 around the origin.

use super::dress::{BONE, Dress, GOLD, INK, STEEL, WOOD};
use super::held::{self, Held};
use crate::drawing::Pen;

/// A spell that is undone: a broken ring, a closed mouth, a wave over a flame.
pub(super) fn counter(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => {
            let ring = "M-14-34C-36-28-44 2-28 24M-12 36C12 44 36 28 38 2M36-14C30-32 14-40-2-38";
            pen.line(ring, INK, 11.0);
            pen.line(ring, d.glow, 6.0);
            pen.shape("M-26-30L-16-24-20-16 30 26 24 32-24-10-34-6z", d.trim);
        }
        1 => {
            pen.oval((0.0, 0.0), 36.0, 36.0, d.cloth);
            pen.oval((0.0, 0.0), 25.0, 25.0, d.glow);
            pen.shape("M-32-20L-20-32 0-12 20-32 32-20 12 0 32 20 20 32 0 12-20 32-32 20-12 0z", BONE);
        }
        _ => {
            pen.shape("M-12 42V4C-24 0-28-16-24-28L-14-26-12-12V-40H-2V-14H2V-44H12V-14H15V-38H25V0C34-8 36-4 34 4 28 20 22 26 16 30V42z", d.cloth);
            pen.oval((6.0, 10.0), 10.0, 10.0, d.glow);
            pen.line("M0 4L12 16M12 4L0 16", INK, 3.0);
        }
    }
}

/// A whirlwind or a wave that carries something away.
pub(super) fn bounce(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        let wind = "M-38-26C-10-40 32-36 34-22 34-10-14-14-26-6-34 2 24-2 26 8 26 18-10 12-14 22-14 30 8 28 10 38";
        pen.line(wind, INK, 10.0);
        pen.line(wind, "#e6f6fb", 6.0);
        pen.group("translate(24 -34) rotate(24) scale(.5)", |pen| pen.shape("M-16-22H16V22H-16z", d.trim));
    } else {
        pen.shape("M-46 34C-46-6-26-40 8-42 32-42 44-28 42-10 36-20 24-22 16-12 10 2 22 24 48 34z", d.cloth);
        pen.flat("M-46 34C-46-6-26-40 8-42 32-42 44-28 42-10 38-26 24-34 8-30-18-26-30 4-28 34z", d.glow);
        pen.line("M42-10C36-20 24-22 16-12M-38 34C-36 10-28-8-16-16M-8 34C-10 22-6 10 0 2", "#fff", 3.4);
    }
}

/// A column of light, or a gate, through which something leaves the world.
pub(super) fn exile(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.out += r##"<path d="M-26-60H26L36 40H-36z" fill="#fffbe0" stroke="none" opacity=".8"/>"##;
        pen.oval((0.0, -14.0), 10.0, 11.0, d.fold);
        pen.shape("M-20 40C-22 18-18 2 0 0 18 2 22 18 20 40zM-16 12L-34-10-28-15-8 4zM16 12L34-10 28-15 8 4z", d.fold);
        pen.line("M-24-30V-14M24-36V-18M-12-44V-32M12-48V-34", GOLD, 3.0);
    } else {
        pen.oval((0.0, 0.0), 34.0, 42.0, INK);
        pen.oval((0.0, 0.0), 26.0, 34.0, d.cloth);
        pen.oval((0.0, 0.0), 16.0, 22.0, d.glow);
        pen.oval((0.0, 0.0), 6.0, 9.0, "#fff");
    }
}

/// A tomb that opens.
pub(super) fn back(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M-24 40V-14C-24-44 24-44 24-14V40z", "#9a95a4");
        pen.flat("M8-35C18-30 24-24 24-14V40H8z", "#6a6576");
        pen.line("M0-26V4M-10-16H10", INK, 4.0);
        pen.shape("M-40 42C-34 30 34 30 40 42z", "#5a4030");
        pen.shape("M22 40C18 22 22 8 30 2 32 8 32 12 36 6 40 12 38 16 42 14 44 24 40 34 38 40z", "#a3b38c");
    } else {
        pen.shape("M-38 12H38V40H-38z", "#8a8494");
        pen.group("translate(2 -2) rotate(-16)", |pen| pen.shape("M-40 0H40V10H-40z", "#b0aabb"));
        pen.out += &format!(r#"<path d="M-30 10L-20-44H28L34 2z" fill="{}" stroke="none" opacity=".75"/>"#, d.glow);
        pen.shape("M-4-26C6-30 12-20 8-12 16-8 16 4 12 8H-12C-14 0-12-8-6-12-10-18-8-24-4-26z", BONE);
    }
}

/// A pile of cards with one that is put into it.
pub(super) fn tuck(pen: &mut Pen, d: &Dress) {
    pen.shape("M-34 20L0 6 34 20 0 36z", d.fold);
    pen.shape("M-34 10L0-4 34 10 0 26z", d.cloth);
    pen.shape("M-34 0L0-14 34 0 0 16z", BONE);
    pen.group("translate(0 -26)", |pen| pen.shape("M-8-18H8V-4H18L0 16-18-4H-8z", d.trim));
}

/// Chains with a lock, or ice.
pub(super) fn bind(pen: &mut Pen, d: &Dress, is_ice: bool) {
    if is_ice {
        pen.shape("M-6-44L12-34 26-14 22 20 6 42-18 34-28 8-22-24z", "#bfe8f4");
        pen.flat("M-6-44L12-34 4-4 6 42-18 34-8 0z", "#e8f8fc");
        pen.line("M12-34L4-4 26-14M4-4L6 42M-8 0L-28 8", "#6fb0cc", 2.0);
        return;
    }
    let chain = "M-42-30L-26-18M-18-12L-8-4M42-30L26-18M18-12L8-4M-42 38L-26 24M42 38L26 24";
    pen.line(chain, INK, 12.0);
    pen.line(chain, STEEL, 6.0);
    pen.line("M-12 0V-14C-12-30 12-30 12-14V0", INK, 9.0);
    pen.line("M-12 0V-14C-12-30 12-30 12-14V0", STEEL, 4.6);
    pen.shape("M-22-2H22V32H-22z", GOLD);
    pen.flat("M4-2H22V32H4z", "#b9862c");
    pen.spot((0.0, 11.0), 5.0, INK);
    pen.line("M0 12V22", INK, 4.0);
    pen.line("M-30-40L-34-46", d.trim, 2.0);
}

/// A rising sun.
pub(super) fn wake(pen: &mut Pen, d: &Dress) {
    pen.line("M0-44V-30M-30-32L-20-20M30-32L20-20M-44-4H-32M44-4H32", d.glow, 5.0);
    pen.shape("M-28 14C-28-26 28-26 28 14z", GOLD);
    pen.line("M-44 16H44M-30 28H30M-16 38H16", INK, 3.4);
}

/// A hand with strings, or an eye that commands.
pub(super) fn control(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.line("M-26-26V14M-9-24V18M9-24V18M26-26V14", BONE, 1.8);
        pen.shape("M-34-44L34-34V-26L-34-34zM-34-28L34-40V-34L-34-22z", WOOD);
        pen.shape(
            "M0 8C8 8 10 16 7 22L18 18V24L8 30 10 44H4L0 34-4 44H-10L-8 30-18 24V18L-7 22C-10 16-8 8 0 8z",
            d.trim,
        );
    } else {
        pen.shape("M-46 0C-26-34 26-34 46 0 26 34-26 34-46 0z", "#fffbf0");
        pen.oval((0.0, 0.0), 20.0, 20.0, d.cloth);
        pen.oval((0.0, 0.0), 9.0, 9.0, INK);
        pen.spot((-5.0, -6.0), 4.0, "#fff");
        pen.line("M-36-28L-30-20M0-40V-30M36-28L30-20", d.glow, 3.4);
    }
}

/// A compass or a map.
pub(super) fn fetch(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.oval((0.0, 0.0), 38.0, 38.0, GOLD);
        pen.oval((0.0, 0.0), 30.0, 30.0, BONE);
        pen.group("rotate(34)", |pen| {
            pen.shape("M0-28L8 0H-8z", "#c2452f");
            pen.shape("M0 28L8 0H-8z", STEEL);
        });
        pen.spot((0.0, 0.0), 3.4, INK);
        pen.line("M0-36V-32M36 0H32M0 36V32M-36 0H-32", INK, 2.6);
    } else {
        pen.shape("M-42-28L-14-36 14-28 42-36V28L14 36-14 28-42 36z", BONE);
        pen.flat("M-14-36L14-28V36L-14 28z", "#d9cba8");
        pen.line("M-34 20C-24 0-10 20 0 2 6-10 14 0 24-14", "#c2452f", 3.0);
        pen.shape("M16-22L24-14 32-22 24-6z", d.trim);
    }
}

/// A road that winds to the horizon.
pub(super) fn road(pen: &mut Pen, d: &Dress) {
    pen.shape("M-44 40C-40 6-24-14 0-14 24-14 40 6 44 40z", "#7fae4a");
    pen.shape("M-18 40C-10 26 14 22 8 10 4 2-8 2-4-14H4C2-4 18-4 24 8 28 20 18 28 24 40z", "#ead9a8");
    pen.shape("M-36-14V-40H-8L2-32-8-24H-30V-14z", WOOD);
    pen.line("M-20-32H-10", d.trim, 2.4);
}

/// A dove with a branch.
pub(super) fn peace(pen: &mut Pen) {
    pen.shape("M8-4C2-26 14-40 34-42 34-22 28-8 16 4z", "#e6e2d6");
    pen.shape("M-40-10C-36-22-22-24-14-14-2-12 12-10 22 4L44 14 28 20C16 32-8 30-18 14-22 2-28-4-40-10z", "#fffdf6");
    pen.shape("M-6-2C-20-22-18-38-4-46 12-32 18-16 14 4z", "#fffdf6");
    pen.spot((-27.0, -13.0), 2.4, INK);
    pen.shape("M-38-12L-48-6-36-6z", GOLD);
    pen.line("M-46-6C-48 6-44 16-36 24", "#4f7a3a", 2.4);
    pen.flat("M-47 2l-8 2 6 5zM-45 12l-8 6 9 0zM-45 4l8 0-5 5z", "#5f9a3c");
}

/// Two blades that meet.
pub(super) fn fight(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.group("rotate(42) translate(0 20) scale(1.1)", |pen| held::draw(pen, Held::Axe, d));
        pen.group("rotate(-42) translate(0 20) scale(-1.1 1.1)", |pen| held::draw(pen, Held::Axe, d));
    } else {
        for (x, side) in [(-20, 1), (20, -1)] {
            pen.group(&format!("translate({x} 2) scale({side} 1)"), |pen| {
                pen.line("M-18-34C-2-24 8-6 8 18M-24-20C-10-12 0 4 0 26M-26-4C-16 2-8 14-8 34", "#b5182f", 6.0);
                pen.line("M-18-34C-2-24 8-6 8 18M-24-20C-10-12 0 4 0 26M-26-4C-16 2-8 14-8 34", "#ffb0a0", 2.0);
            });
        }
    }
    pen.shape("M0-16L5-5 16 0 5 5 0 16-5 5-16 0-5-5z", d.glow);
}

/// A mask: something takes another shape.
pub(super) fn shape(pen: &mut Pen, d: &Dress, look: u32) {
    pen.shape("M-28-34C-10-42 10-42 28-34 32 0 22 30 0 42-22 30-32 0-28-34z", BONE);
    pen.flat("M0-40C10-40 20-38 28-34 32 0 22 30 0 42z", if look.is_multiple_of(2) { d.cloth } else { d.trim });
    pen.flat("M-20-10C-14-18-8-16-4-8-10-4-16-4-20-10zM20-10C14-18 8-16 4-8 10-4 16-4 20-10z", INK);
    pen.line("M-12 14C-4 22 4 22 12 14", INK, 3.4);
    pen.line("M-30-26L-44-34M30-26L44-34M-32-8H-46M32-8H46", d.glow, 3.0);
}

/// Wings that are clipped.
pub(super) fn clip(pen: &mut Pen, d: &Dress) {
    pen.shape("M-6 40C-30 12-28-26 8-44 26-16 20 18-6 40z", "#e6f0f6");
    pen.line("M-8 44C-4 14 2-10 8-36M-2 10L-18 2M2-8L-12-18M0 16L14 6", "#7a94a8", 2.4);
    pen.shape("M16 18H40L46 40H10z", "#6a6576");
    pen.line("M22 18C22 6 34 6 34 18", INK, 4.0);
    pen.line("M-6 40L16 30", d.trim, 2.6);
}

/// A figure that fades into mist.
pub(super) fn veil(pen: &mut Pen, d: &Dress) {
    pen.shape("M-30 44C-30 14-20 2-10-4-20-18-16-42 2-44 18-42 22-18 12-4 22 2 32 14 32 44z", d.fold);
    pen.flat("M-8-24C-6-34 8-34 10-24 9-14-7-14-8-24z", INK);
    pen.spot((-2.0, -24.0), 2.2, d.glow);
    pen.spot((5.0, -24.0), 2.2, d.glow);
    let mist = "M-46 2C-28-8-10 12 8 2 22-6 34-2 46 4M-46 20C-28 10-10 30 10 20 24 12 36 16 46 22M-42 38C-24 28-8 48 12 38 24 32 34 34 42 38";
    pen.line(mist, "#fff", 7.0);
}
