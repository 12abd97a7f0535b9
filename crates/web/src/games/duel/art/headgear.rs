//! What people wear on their heads, around the origin as in `head.rs`.

use super::dress::{BONE, Dress, GOLD, INK, STEEL, STEEL_DEEP, WOOD};
use crate::drawing::Pen;

/// A closed helmet with a plume.
pub(super) fn helm(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M0-14C-4-30-22-28-26-10-20-14-16-8-18 0-10-4-6-8 0-12z", d.trim);
    } else {
        pen.shape("M-3-13C-8-26 2-34 12-30 6-26 6-18 5-13z", d.trim);
    }
    pen.shape("M-13-2C-13-16 13-17 14-2V9L8 15H-7L-13 9z", STEEL);
    pen.flat("M-13-2C-13-9-9-13-4-14-8-4-7 6-4 15H-7L-13 9z", STEEL_DEEP);
    if look % 3 == 2 {
        pen.line("M-6-2H13M3-14V15", INK, 2.6);
    } else {
        pen.flat("M-7-3L13-5V0L-7 1z", INK);
        pen.line("M1 5V11M5 5V11M9 5V10", INK, 1.3);
    }
}

/// An iron hat with a brim, or a round cap of steel.
pub(super) fn kettle(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => {
            pen.shape("M-9-4C-9-18 10-18 11-4z", STEEL);
            pen.shape("M-17-2C-10-7 12-8 18-3 12 0-10 1-17-2z", STEEL_DEEP);
        }
        1 => {
            pen.shape("M-12 8C-15-14-4-18 1-18 8-18 16-12 13 8L10 0C8-4-6-4-9 0z", STEEL);
            pen.shape("M-2-17H4L3 4H0z", STEEL_DEEP);
        }
        _ => {
            pen.shape("M-12-2C-12-16 12-18 13-3 6-6-6-6-12-2z", STEEL);
            pen.shape("M-9-12C-6-24 10-25 14-13 8-17-4-17-9-12z", d.trim);
        }
    }
}

/// A mitre, a veil or a broad circlet.
pub(super) fn cleric(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => {
            pen.shape("M-11-4L-9-20 1-32 11-20 12-4C6-8-6-8-11-4z", d.cloth);
            pen.line("M1-30V-7M-7-16H9", d.trim, 2.6);
        }
        1 => {
            pen.shape("M-14 18C-18-8-12-18 1-18 13-18 18-8 15 16L10 12C13-2 9-9 1-9-8-9-11-2-9 12z", d.cloth);
            pen.line("M-9-4C-5-10 7-10 10-5", d.trim, 2.4);
        }
        _ => {
            pen.shape("M-12-2C-12-8 12-9 13-3L12-9C6-13-6-13-11-8z", GOLD);
            pen.spot((1.0, -9.0), 2.6, d.trim);
        }
    }
}

/// A bald crown or a cowl.
pub(super) fn monk(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M-11 4C-14-2-12-8-9-9-6-5 8-5 11-9 14-8 14-2 12 4 10-2-8-2-11 4z", d.hair);
    } else {
        pen.shape("M-16 18C-20-8-10-18 2-17 14-16 18-4 14 16L9 10C12-2 8-9 1-9-7-9-10-2-8 11z", d.fold);
    }
}

/// A pointed hat, and the beard below it.
pub(super) fn wizard(pen: &mut Pen, d: &Dress, look: u32) {
    if look % 4 == 3 {
        pen.shape("M-15 16C-20-10-8-20 2-18 16-18 18-4 14 14L9 9C12-4 8-10 1-10-8-10-10-2-8 10z", d.cloth);
        pen.line("M-8-1C-6-11 7-12 9-2", d.trim, 2.0);
        return;
    }
    if look.is_multiple_of(2) {
        pen.shape("M-8 3C-8 16-2 26 3 30 8 22 12 12 11 3 6 7-4 7-8 3z", "#eceae6");
    }
    match look % 3 {
        0 => pen.shape("M-11-6C-8-22-4-30 6-40 8-30 10-20 13-7z", d.cloth),
        1 => pen.shape("M-11-6C-10-20-12-28-24-30-10-38 8-30 13-7z", d.cloth),
        _ => pen.shape("M-11-6C-6-18-2-30-4-42 6-34 12-20 13-7z", d.cloth),
    }
    pen.shape("M-20-4C-10-11 12-12 22-6 12-2-10-1-20-4z", d.fold);
    pen.line("M-10-8C-4-11 6-12 12-9", d.trim, 2.4);
}

/// A three-cornered hat or a head-cloth, with a patch over one eye.
pub(super) fn pirate(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M-20-6C-18-16-8-22 1-22 12-22 20-16 22-7 14-8 8-5 1-5-6-5-12-8-20-6z", "#2c2433");
        pen.line("M-19-7C-12-9-6-6 1-6 8-6 14-9 21-8", d.trim, 2.0);
        pen.spot((1.0, -13.0), 3.0, BONE);
    } else {
        pen.shape("M-12-2C-13-16 12-18 13-3 6-6-6-6-12-2z", d.trim);
        pen.shape("M-11-4C-20-4-22 4-20 10-15 6-11 4-9-2z", d.trim);
    }
    pen.line("M-9-4L10 3", INK, 1.4);
    pen.spot((6.0, 0.5), 3.0, INK);
}

/// A hood and a mask.
pub(super) fn hood(pen: &mut Pen, d: &Dress, look: u32) {
    pen.shape("M-17 18C-22-8-12-20 3-24 12-16 19-6 15 16L10 12C13-2 9-8 2-9-6-9-10-2-8 12z", d.fold);
    if look.is_multiple_of(2) {
        pen.shape("M-8 3C-4 5 6 5 10 3 10 10 5 13 1 13-4 13-8 9-8 3z", d.trim);
    } else {
        pen.flat("M-8-6C-4-9 6-9 10-6V3H-8z", "#1a1420");
        pen.spot((-2.0, -1.0), 1.5, d.glow);
        pen.spot((6.0, -1.0), 1.5, d.glow);
    }
}

/// A helmet with horns.
pub(super) fn horned(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M-9-8C-20-8-24-16-21-27-18-18-12-16-6-15zM11-8C22-8 26-16 23-27 20-18 14-16 8-15z", BONE);
    } else {
        pen.shape("M-6-14C-8-26 0-32 8-30 16-28 16-20 10-14z", d.trim);
    }
    pen.shape("M-12-1C-13-17 13-18 14-2L11-4C6-7-5-7-9-4z", "#8a7a6a");
    pen.shape("M-1-15H4L3 3H0z", STEEL_DEEP);
}

/// Antlers and leaves.
pub(super) fn antlers(pen: &mut Pen, d: &Dress) {
    let d_line = "M-5-11C-10-18-16-20-18-32M-13-21C-20-20-24-22-27-28M7-11C12-18 18-20 20-32M15-21C22-20 26-22 29-28";
    pen.line(d_line, INK, 5.0);
    pen.line(d_line, "#c9ab7c", 2.6);
    pen.shape("M-12-3C-16-10-10-14-8-10-8-17 0-17 0-11 2-18 9-16 9-10 13-14 17-8 13-3 6-8-6-8-12-3z", "#4f8a3a");
    pen.spot((1.0, -10.0), 2.0, d.trim);
}

/// A crown.
pub(super) fn crown(pen: &mut Pen) {
    pen.shape("M-12-7L-15-21-7-14 1-25 9-14 17-21 14-7C6-11-5-11-12-7z", GOLD);
    pen.spot((1.0, -13.0), 2.2, "#c23a4e");
}

/// A cap that bends over.
pub(super) fn gnome_cap(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => pen.shape("M-13-2C-12-20 0-32 20-30 12-24 14-12 14-3 6-8-6-8-13-2z", d.cloth),
        1 => pen.shape("M-13-2C-10-18-4-32 0-42 6-32 13-18 14-3 6-8-6-8-13-2z", d.cloth),
        _ => {
            pen.shape("M-13-1C-13-16 14-17 15-2z", WOOD);
            pen.shape("M-10-9H12V-4H-10z", GOLD);
            pen.oval((-5.0, -7.0), 4.5, 4.5, "#bfe3ea");
            pen.oval((7.0, -7.0), 4.5, 4.5, "#bfe3ea");
        }
    }
}
