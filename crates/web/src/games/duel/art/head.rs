//! Heads of people: faces by species, around the origin, 11 in radius, looking to the right.
//!
//! Not here: what is worn on them (`headgear.rs`).

use super::dress::{BONE, Dress, INK};
use crate::drawing::Pen;

/// Eyes, brows and mouth.
fn features(pen: &mut Pen, eye: &str) {
    pen.spot((-2.0, 0.0), 1.6, eye);
    pen.spot((6.0, 0.0), 1.6, eye);
    pen.line("M0 6q3 1.5 6 0", INK, 1.3);
}

/// A human face with one of five sorts of hair.
pub(super) fn human(pen: &mut Pen, d: &Dress, hair: u32) {
    match hair {
        0 => pen.shape("M-13 14C-16-6-12-14 0-14 13-14 14-4 13 14 8 10-8 10-13 14z", d.hair),
        1 => pen.shape("M-12 4C-15-10-8-15 2-15 12-15 14-6 12 2z", d.hair),
        2 => pen.shape("M-11-4C-18 2-17 12-20 18-12 18-10 12-9 6z", d.hair),
        _ => {}
    }
    pen.oval((0.0, 0.0), 10.5, 11.5, d.skin);
    pen.flat("M-10 2C-10 9-4 11.5 0 11.5-6 8-7 2-6-6-9-4-10 0-10 2z", d.shade);
    if hair < 4 {
        pen.shape("M-11 0C-13-12-4-15 3-14 10-13 12-7 11-3 6-8 0-8-5-7-8-5-9-3-11 0z", d.hair);
    }
    features(pen, INK);
    if hair == 3 {
        pen.shape("M-9 3C-8 16 0 19 5 17 10 15 12 10 11 2 6 6-4 6-9 3z", d.hair);
        pen.line("M1 8h5", INK, 1.3);
    }
}

/// Long ears and long hair.
pub(super) fn elf(pen: &mut Pen, d: &Dress, hair: u32) {
    pen.shape("M-12 0C-14 10-16 18-20 24-10 24-4 20 0 20 6 20 12 22 16 22 13 14 13 6 12 0z", d.hair);
    pen.shape("M-8 0L-22-9-10 7zM9 0L22-10 11 7z", d.skin);
    human(pen, d, if hair.is_multiple_of(2) { 1 } else { 5 });
    pen.shape("M-10 0C-13-13-3-16 2-12 6-16 14-11 11 0 8-6 4-8 1-8-4-8-8-5-10 0z", d.hair);
}

/// Tusks, a flat nose and a knot of hair.
pub(super) fn orc(pen: &mut Pen, d: &Dress) {
    pen.shape("M-2-12C-6-22 2-26 8-24 4-20 5-16 4-12z", d.hair);
    pen.shape("M-9-2L-19-8-13 5zM10-2L19-8 13 5z", d.skin);
    pen.shape("M-11-4C-10-14 11-14 12-4 13 4 13 12 4 13-4 14-12 12-12 4z", d.skin);
    pen.flat("M-11 0C-13 10-6 13 0 13-6 8-8 2-7-8-10-6-11-2-11 0z", d.shade);
    pen.line("M-6-5L1-3M4-3L10-5", INK, 2.2);
    pen.spot((-2.0, -1.0), 1.5, "#ffdf5a");
    pen.spot((6.0, -1.0), 1.5, "#ffdf5a");
    pen.line("M-4 8H9", INK, 1.6);
    pen.flat("M-4 9L-3 2 0 8zM6 8L9 2 10 9z", BONE);
}

/// Ears as wide as the body.
pub(super) fn goblin(pen: &mut Pen, d: &Dress) {
    pen.shape("M-8-2C-18-10-24-10-32-8-26 0-20 6-9 6zM9-2C18-10 24-10 32-8 26 0 20 6 10 6z", d.skin);
    pen.flat("M-11 0C-18-4-22-6-26-6-22 0-16 3-10 3zM12 0C18-4 22-6 26-6 22 0 17 3 11 3z", d.shade);
    pen.shape("M-11-4C-9-14 10-14 12-4 12 6 8 13 2 14-6 13-11 6-11-4z", d.skin);
    pen.spot((-3.0, -2.0), 3.4, "#ffe66a");
    pen.spot((7.0, -2.0), 3.4, "#ffe66a");
    pen.spot((-2.0, -1.5), 1.4, INK);
    pen.spot((8.0, -1.5), 1.4, INK);
    pen.shape("M1 0C6 2 9 6 6 7 3 8 0 6 1 0z", d.skin);
    pen.line("M-5 8C0 12 5 12 9 7", INK, 1.6);
    pen.flat("M-2 9l1 4 2-3zM4 10l2 3 1-4z", BONE);
}

/// A skull.
pub(super) fn skull(pen: &mut Pen, glow: &str) {
    pen.shape("M-12-3C-12-15 12-16 12-3 12 2 10 5 8 6V14H-6V7C-10 5-12 2-12-3z", BONE);
    pen.flat("M-12-3C-11-9-7-12-4-13-8-4-7 4-3 14H-6V7C-10 5-12 2-12-3z", "#c9b995");
    pen.spot((-4.0, -1.0), 3.6, INK);
    pen.spot((6.0, -1.0), 3.6, INK);
    pen.spot((-4.0, -1.0), 1.3, glow);
    pen.spot((6.0, -1.0), 1.3, glow);
    pen.flat("M1 3L3 7H-1z", INK);
    pen.line("M-4 10H6M-1 8V13M3 8V13", INK, 1.2);
}

/// Torn skin, a hanging jaw, few hairs.
pub(super) fn zombie(pen: &mut Pen, d: &Dress) {
    pen.shape("M-11-5C-10-15 11-15 12-5 12 1 11 5 9 7L7 16H-5L-8 7C-11 4-11 0-11-5z", d.skin);
    pen.flat("M-11-5C-10-10-7-13-3-14-8-4-6 6-2 16H-5L-8 7C-11 4-11 0-11-5z", d.shade);
    pen.line("M-9-11L-13-18M-3-13L-4-20M5-13L9-19", d.hair, 1.8);
    pen.spot((-4.0, -2.0), 3.2, "#f4f2c8");
    pen.spot((6.0, -1.0), 2.4, INK);
    pen.spot((-3.5, -2.0), 1.2, INK);
    pen.flat("M-4 6H8L6 13H-3z", INK);
    pen.flat("M-2 6h2v3h-2zM4 6h2v3H4z", BONE);
    pen.line("M2-11L6-7M5-11L3-7", "#6b2a3a", 1.3);
}

/// Pale, with a widow's peak and teeth.
pub(super) fn vampire(pen: &mut Pen, d: &Dress) {
    pen.shape("M-9 0L-17-8-11 6zM10 0L17-8 12 6z", "#e6e0e6");
    pen.shape("M-11-3C-10-14 11-14 12-3 12 5 6 13 1 14-5 13-11 5-11-3z", "#efe9ee");
    pen.shape("M-11 0C-14-14-4-16 1-15 8-16 15-12 12 0 10-5 7-8 1-3-5-8-9-5-11 0z", d.hair);
    pen.spot((-3.0, 1.0), 1.7, "#d11f3a");
    pen.spot((5.0, 1.0), 1.7, "#d11f3a");
    pen.line("M-4 7H6", INK, 1.3);
    pen.flat("M-3 7l1 4 1-4zM3 7l1 4 1-4z", "#fff");
}

/// A beard over the whole chest, a large nose.
pub(super) fn gnome(pen: &mut Pen, d: &Dress, beard: &str) {
    pen.oval((0.0, 0.0), 11.0, 11.0, d.skin);
    pen.shape("M-12 1C-14 18-4 30 2 32 8 28 15 16 13 1 8 6-6 6-12 1z", beard);
    pen.line("M-3 12C-2 18 0 22 1 26M6 12C6 16 5 20 4 24", INK, 1.0);
    pen.spot((-4.0, -2.0), 1.5, INK);
    pen.spot((6.0, -2.0), 1.5, INK);
    pen.oval((2.0, 3.0), 4.5, 4.0, d.skin);
}

/// A bull's head.
pub(super) fn bull(pen: &mut Pen, d: &Dress) {
    pen.shape("M-9-6C-20-4-28-12-26-24-22-16-16-14-8-13zM11-6C22-4 30-12 28-24 24-16 18-14 10-13z", BONE);
    pen.shape("M-10-4C-18-6-20-2-20 2-14 4-10 2-8 0zM12-4C20-6 22-2 22 2 16 4 12 2 10 0z", d.dark);
    pen.shape("M-11-8C-8-15 10-15 13-8 12 0 10 4 9 10 8 17-6 17-7 10-8 4-11 0-11-8z", d.fur);
    pen.shape("M-8 8C-8 4 10 4 10 8 12 17-10 17-8 8z", d.shade);
    pen.spot((-3.0, 10.0), 1.5, INK);
    pen.spot((5.0, 10.0), 1.5, INK);
    pen.line("M-2 14C-2 18 4 18 4 14", "#f0c14a", 1.6);
    pen.line("M-8-4L-3-2M5-2L10-4", INK, 1.8);
    pen.spot((-4.0, 0.0), 1.6, "#ffdf5a");
    pen.spot((6.0, 0.0), 1.6, "#ffdf5a");
}

/// A wolf's head with its mouth open.
pub(super) fn wolf(pen: &mut Pen, d: &Dress) {
    pen.shape("M-10-6L-13-22-2-13zM2-13L8-24 11-8z", d.fur);
    pen.shape(
        "M-14 10C-18 0-12-14 0-14 10-14 13-8 15-4L27 1C29 4 27 7 24 7L13 8 20 11C18 15 10 16 4 14-4 20-12 18-14 10z",
        d.fur,
    );
    pen.flat("M-14 10C-16 2-14-6-9-11-10 0-6 10 4 14-4 20-12 18-14 10z", d.dark);
    pen.flat("M12 8L24 7 20 11z", "#8a1f2a");
    pen.flat("M15 7l1 4 2-4zM20 7l1 3 1-3z", "#fff");
    pen.spot((26.0, 2.5), 2.0, INK);
    pen.flat("M3-5L11-3 5 0z", "#ffe14a");
}

/// Horns and fire in the eyes.
pub(super) fn demon(pen: &mut Pen, d: &Dress) {
    pen.shape("M-7-9C-20-12-20-24-12-30-14-22-10-17-2-14zM9-9C22-12 22-24 14-30 16-22 12-17 4-14z", BONE);
    pen.shape("M-9 0L-20-5-12 6zM11 0L22-5 14 6z", d.fur);
    pen.shape("M-11-5C-9-15 12-15 13-5 13 4 9 10 6 15L1 20-3 15C-7 10-11 4-11-5z", d.fur);
    pen.flat("M-11-5C-9-11-6-13-3-13-8-2-4 10 1 20L-3 15C-7 10-11 4-11-5z", d.dark);
    pen.flat("M-8-4L-1 0-7 2zM10-4L3 0 9 2z", d.glow);
    pen.line("M-4 8C0 6 4 6 7 8", INK, 1.5);
    pen.flat("M-3 8l1 4 1-4zM4 7l1 4 1-4z", "#fff");
}

/// A small head between the shoulders.
pub(super) fn troll(pen: &mut Pen, d: &Dress) {
    pen.shape("M-10-2L-22-4-14 5zM12-2L23-4 15 5z", d.skin);
    pen.shape("M-12-2C-12-12 12-13 14-2 16 8 14 16 2 16-10 16-14 8-12-2z", d.skin);
    pen.flat("M-12-2C-12-7-9-10-5-11-9 0-6 10 0 16-10 15-14 8-12-2z", d.shade);
    pen.shape("M-12-6C-16-16-6-18-2-14 0-20 8-18 8-13 14-16 18-8 14-4 8-9-4-10-12-6z", d.hair);
    pen.spot((-3.0, 0.0), 1.6, "#ffdf5a");
    pen.spot((7.0, 0.0), 1.6, "#ffdf5a");
    pen.shape("M-1 1C6 0 10 6 6 8 0 9-3 5-1 1z", d.shade);
    pen.line("M-6 11H11", INK, 1.8);
    pen.flat("M-5 11L-4 5-1 11zM8 11L10 4 12 11z", BONE);
}
