//! Stags and great cats: beasts whose ids name them. They stand on the origin and look to the left.

use super::dress::{BONE, Dress, INK};
use super::quadruped::{horse, horse_neck, legs};
use crate::drawing::{Pen, ribbon};

/// A stag.
pub(super) fn stag(pen: &mut Pen, d: &Dress) {
    let (fur, dark) = ("#f4efe4", "#c9bfae");
    horse(pen, fur, dark, fur, false);
    horse_neck(pen, fur);
    let antlers =
        "M-28-74C-24-84-12-84-10-96M-20-82C-14-80-6-82-2-90M-36-74C-40-84-52-84-54-96M-44-82C-50-80-58-82-62-90";
    pen.line(antlers, INK, 5.0);
    pen.line(antlers, "#b98a4e", 2.6);
    pen.shape("M-26-72L-14-78-20-66zM-38-74L-50-76-40-68z", fur);
    pen.shape("M-22-72C-28-80-36-78-38-72L-50-58C-52-53-48-50-44-52L-34-57C-26-56-20-62-22-72z", fur);
    pen.spot((-34.0, -68.0), 1.9, INK);
    pen.spot((-49.0, -55.0), 2.2, INK);
    pen.spot((4.0, -36.0), 2.4, d.glow);
}

/// A great cat, crouching.
pub(super) fn cat(pen: &mut Pen, d: &Dress) {
    pen.line("M36-20C58-24 60-48 48-56", INK, 8.0);
    pen.line("M36-20C58-24 60-48 48-56", d.fur, 5.0);
    legs(pen, [-24.0, 24.0], -18.0, 6.0, 9.0, [d.fur, d.dark]);
    let body =
        [(-30.0, -30.0, 11.0), (-12.0, -26.0, 13.0), (10.0, -26.0, 12.0), (30.0, -28.0, 14.0), (40.0, -22.0, 7.0)];
    pen.shape(&ribbon(&body), d.fur);
    for (x, y) in [(-8.0, -30.0), (4.0, -24.0), (14.0, -32.0), (26.0, -26.0), (32.0, -34.0), (-2.0, -20.0)] {
        pen.spot((x, y), 2.4, d.dark);
    }
    pen.group("translate(-36 -38)", |pen| {
        pen.shape("M-12-8L-16-28-2-16zM6-16L18-28 14-6z", d.fur);
        pen.shape("M-15-4C-16-20 18-20 17-4L26 4 16 8C10 18-8 18-14 8L-24 4z", d.fur);
        pen.flat("M-8 4C-6-2 8-2 10 4 8 12-6 12-8 4z", BONE);
        pen.flat("M-2 0H4L1 4z", INK);
        pen.flat("M-11-5L-3-4-9 0zM13-5L5-4 11 0z", d.glow);
        pen.line("M1 4V8M-4 9C-1 11 3 11 6 9", INK, 1.4);
    });
}
