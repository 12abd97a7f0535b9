//! More things that a card's id names: of camps and markets, of words and charms.

use super::dress::{BONE, Dress, GOLD, INK, WOOD};
use super::held::{self, Held};
use crate::drawing::Pen;

/// Two tents with pennants.
pub(super) fn tents(pen: &mut Pen, d: &Dress) {
    pen.shape("M-48 40L-22-16 4 40z", "#c2452f");
    pen.flat("M-22-16L4 40H-18z", "#8a2519");
    pen.shape("M-4 40L24-28 52 40z", "#d9c08a");
    pen.flat("M24-28L52 40H28z", "#a8854f");
    pen.line("M24-28V-48M-22-16V-34", INK, 3.0);
    pen.shape("M24-48L44-42 24-36zM-22-34L-6-29-22-24z", d.trim);
}

/// A market stall.
pub(super) fn stall(pen: &mut Pen, d: &Dress) {
    pen.line("M-38-16V40M38-16V40", INK, 6.0);
    pen.shape("M-42 12H42V40H-42z", WOOD);
    pen.shape("M-36-42H36L48-12H-48z", d.trim);
    pen.flat("M-24-42H-12L-16-12H-32zM0-42H12L16-12H0zM24-42H36L48-12H32z", BONE);
    for (x, fill) in [(-26.0, "#c2452f"), (-8.0, "#7fae4a"), (10.0, GOLD), (28.0, "#c9703a")] {
        pen.oval((x, 7.0), 8.0, 7.0, fill);
    }
}

/// Blocks of stone and a pick.
pub(super) fn blocks(pen: &mut Pen, d: &Dress) {
    pen.shape("M-48 40V10H-6V40zM-2 40V4H42V40zM-28 10V-22H14V4H-2V10z", "#c9c2b4");
    pen.flat("M-18 10H-6V40H-18zM28 4H42V40H28zM2-22H14V4H2z", "#948d80");
    pen.group("translate(26 -4) rotate(30) scale(.9)", |pen| held::draw(pen, Held::Pick, d));
}

/// Coins.
pub(super) fn coins(pen: &mut Pen, d: &Dress) {
    for (x, y) in [(-20.0, 26.0), (-20.0, 16.0), (-20.0, 6.0), (20.0, 26.0)] {
        pen.oval((x, y), 19.0, 9.0, GOLD);
    }
    pen.oval((14.0, -16.0), 24.0, 24.0, GOLD);
    pen.oval((14.0, -16.0), 16.0, 16.0, "#d99a2c");
    pen.flat("M14-28L18-20 27-19 20-13 22-4 14-9 6-4 8-13 1-19 10-20z", d.glow);
}

/// Speech that is struck out.
pub(super) fn silenced(pen: &mut Pen, d: &Dress) {
    pen.shape("M-40-34H40V14H-2L-22 38V14H-40z", BONE);
    pen.line("M-28-20H28M-28-8H20", "#8a6a4a", 3.0);
    pen.line("M-34 10L36-38", INK, 11.0);
    pen.line("M-34 10L36-38", d.trim, 6.0);
}

/// A charm that has broken.
pub(super) fn amulet(pen: &mut Pen, d: &Dress) {
    pen.line("M-30-44C-26-20-12-14-4-10M32-42C28-22 14-14 6-8", INK, 4.4);
    pen.line("M-30-44C-26-20-12-14-4-10M32-42C28-22 14-14 6-8", GOLD, 2.2);
    pen.shape("M-6-12L-16 2-8 12-16 22-4 40C-26 34-34 2-6-12z", d.cloth);
    pen.shape("M6-10L-2 4 8 14 0 24 8 38C30 28 34-2 6-10z", d.glow);
    pen.line("M-2-18L2-28M-30 34L-36 40M32 34L38 40", d.trim, 3.0);
}

/// A flame that a wave puts out.
pub(super) fn quenched(pen: &mut Pen, _: &Dress) {
    pen.shape("M4-44C8-26 26-20 24 0 22 16-18 16-22 0-24-12-14-16-12-26-6-22-4-18-4-12 2-18 6-28 4-44z", "#ff8c2c");
    pen.flat("M2-18C4-10 12-8 11 0 9 8-8 8-10 0-10-8-2-8 2-18z", "#ffe56c");
    pen.shape("M-48 40C-46 10-30-4-8 0-14 4-14 12-6 14 6 16 10 2 24 0 38 0 46 12 48 40z", "#3f97d6");
    pen.line("M-40 30C-36 18-28 10-18 8M10 22C16 12 24 10 32 12", "#d9f6ff", 3.4);
}

/// Three graves.
pub(super) fn graves(pen: &mut Pen, d: &Dress) {
    for (x, y, s, fill) in [(-30, 8, ".7", "#8a8496"), (30, 8, ".7", "#8a8496"), (0, 0, "1", "#aaa4b6")] {
        pen.group(&format!("translate({x} {y}) scale({s})"), |pen| {
            pen.shape("M-20 40V-18C-20-44 20-44 20-18V40z", fill);
            pen.line("M0-26V4M-9-16H9", INK, 4.0);
        });
    }
    pen.shape("M-50 44C-40 32 40 32 50 44z", "#4f6a3c");
    pen.spot((0.0, 20.0), 3.0, d.glow);
}

/// A mask that weeps.
pub(super) fn tears(pen: &mut Pen, d: &Dress) {
    pen.shape("M-30-36C-10-44 10-44 30-36 34 0 24 30 0 42-24 30-34 0-30-36z", BONE);
    pen.flat("M0-42C10-42 20-40 30-36 34 0 24 30 0 42z", "#d4c6a8");
    pen.line("M-22-12C-18-6-10-6-6-12M22-12C18-6 10-6 6-12M-12 24C-6 16 6 16 12 24", INK, 3.4);
    for x in [-14, 14] {
        pen.shape(
            &format!(
                "M{x}-4C{} 4 {} 10 {} 14A6 6 0 0 0 {} 14C{} 10 {} 4 {x}-4z",
                x - 2,
                x - 6,
                x - 6,
                x + 6,
                x + 6,
                x + 2
            ),
            "#4fa3d6",
        );
    }
    pen.line("M-40-30L-48-36M40-30L48-36", d.glow, 3.0);
}

/// A sickle and what it has cut.
pub(super) fn sickle(pen: &mut Pen, d: &Dress) {
    pen.line("M-34 34C-30 14-32 4-38-10M-24 36C-22 16-22 6-24-12M-14 36C-14 16-12 6-8-8", INK, 5.0);
    pen.line("M-34 34C-30 14-32 4-38-10M-24 36C-22 16-22 6-24-12M-14 36C-14 16-12 6-8-8", d.trim, 2.8);
    pen.shape("M20 42L14 38 26 6C36-12 22-34-14-34 12-52 50-34 40-2z", "#d9e0e6");
    pen.shape("M10 44L18 18 28 22 20 48z", WOOD);
}

/// Water that turns and pulls down.
pub(super) fn whirlpool(pen: &mut Pen, d: &Dress) {
    pen.oval((0.0, 4.0), 46.0, 30.0, d.cloth);
    pen.oval((0.0, 8.0), 26.0, 16.0, d.fold);
    pen.oval((0.0, 11.0), 11.0, 7.0, INK);
    pen.line("M-40 2C-34-18 20-24 34-2 40 16 10 28-10 22-24 18-24 4-8 2 6 0 14 8 8 14", "#e6f8fc", 4.0);
    pen.group("translate(24 -26) rotate(24) scale(.7)", |pen| {
        pen.shape("M-18 0H18L12 12H-12z", WOOD);
        pen.shape("M2-28C14-22 14-10 12-4H2z", BONE);
    });
}

/// A house in the water.
pub(super) fn flooded(pen: &mut Pen, d: &Dress) {
    pen.group("rotate(-12)", |pen| {
        pen.shape("M-26-10V34H26V-10z", BONE);
        pen.shape("M-36-8L0-42 36-8z", "#b1683f");
        pen.shape("M-8 2H8V18H-8z", INK);
    });
    pen.shape("M-50 42V16C-40 4-30 8-24 16-16 4-4 6 2 16 10 4 22 6 28 16 36 6 46 8 50 14V42z", d.cloth);
    pen.line("M-42 26q8-6 16 0t16 0M6 30q8-6 16 0t16 0", "#e6f8fc", 3.0);
}

/// An anchor.
pub(super) fn anchor(pen: &mut Pen, d: &Dress) {
    let iron = "M0-26V38M-18-14H18M-38 10C-36 30-20 40 0 40 20 40 36 30 38 10";
    pen.line(iron, INK, 13.0);
    pen.line(iron, "#9aa6b4", 8.0);
    pen.line("M-8-34A9 9 0 1 1 8-34A9 9 0 1 1-8-34", INK, 10.0);
    pen.line("M-8-34A9 9 0 1 1 8-34A9 9 0 1 1-8-34", "#9aa6b4", 5.0);
    pen.shape("M-46 16L-38-4-28 14zM46 16L38-4 28 14z", "#9aa6b4");
    pen.line("M8-36C26-44 38-34 34-20", d.trim, 3.4);
}

/// The wheel of a ship.
pub(super) fn ships_wheel(pen: &mut Pen, d: &Dress) {
    let spokes = "M0-46V46M-46 0H46M-33-33L33 33M33-33L-33 33";
    pen.line(spokes, INK, 9.0);
    pen.line(spokes, WOOD, 5.0);
    pen.line("M-28 0A28 28 0 1 1 28 0A28 28 0 1 1-28 0", INK, 12.0);
    pen.line("M-28 0A28 28 0 1 1 28 0A28 28 0 1 1-28 0", "#a8743f", 8.0);
    pen.oval((0.0, 0.0), 9.0, 9.0, GOLD);
    pen.spot((0.0, 0.0), 3.0, d.trim);
}
