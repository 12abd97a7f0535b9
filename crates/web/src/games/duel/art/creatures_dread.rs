//! Horrors: what has too many eyes, teeth or arms. They stand on the origin.

use super::dress::{BONE, Dress, INK};
use super::words::Motif;
use crate::drawing::{Chance, Pen, ribbon};

/// One of four horrors: its id may say which.
pub(super) fn horror(pen: &mut Pen, d: &Dress, motif: &Motif, chance: &mut Chance) {
    let any = chance.below(4);
    match any {
        _ if motif.names(&["eye", "eyed", "eyes"]) => eye(pen, d),
        _ if motif.names(&["acid", "spitting", "hungry"]) => maw(pen, d),
        _ if motif.names(&["creeping", "crawling", "many"]) => mouth(pen, d),
        _ if motif.names(&["crypt", "pale", "tall"]) => stalker(pen, d),
        0 => mouth(pen, d),
        1 => eye(pen, d),
        2 => maw(pen, d),
        _ => stalker(pen, d),
    }
}

fn arms(pen: &mut Pen, fill: &str, arms: &[[(f64, f64, f64); 4]]) {
    for arm in arms {
        pen.shape(&ribbon(arm), fill);
    }
}

/// A mass of eyes over a mouth.
fn mouth(pen: &mut Pen, d: &Dress) {
    arms(
        pen,
        d.dark,
        &[
            [(-16.0, -20.0, 8.0), (-38.0, -14.0, 6.0), (-54.0, -28.0, 4.0), (-60.0, -46.0, 1.0)],
            [(18.0, -20.0, 8.0), (40.0, -18.0, 6.0), (52.0, -34.0, 4.0), (50.0, -54.0, 1.0)],
            [(-18.0, -44.0, 7.0), (-36.0, -52.0, 5.0), (-42.0, -68.0, 3.5), (-34.0, -82.0, 1.0)],
        ],
    );
    pen.shape("M-2-76C18-76 28-60 26-44 36-34 36-10 24 8H-26C-38-8-36-32-26-42-28-60-18-76-2-76z", d.fur);
    pen.flat("M-26-42C-36-32-38-8-26 8H-8C-22-8-22-40-14-70-24-66-28-54-26-42z", d.dark);
    pen.shape("M-20-22C-8-34 12-34 24-22 16 2-12 2-20-22z", INK);
    pen.flat("M-16-24l4 9 4-12 4 9 4-10 4 10 4-9 4 11 5-7-6-5H-10zM-10-8l3-6 4 8 4-8 4 8 4-6 2 6-8 4h-6z", BONE);
    for (x, y, r) in [(0.0, -52.0, 7.0), (-14.0, -48.0, 4.0), (15.0, -46.0, 4.5), (-6.0, -66.0, 3.2), (9.0, -66.0, 2.6)]
    {
        pen.oval((x, y), r, r, d.glow);
        pen.spot((x, y), r * 0.4, INK);
    }
}

/// One eye that floats, arms below it.
fn eye(pen: &mut Pen, d: &Dress) {
    arms(
        pen,
        d.dark,
        &[
            [(-20.0, -24.0, 6.0), (-30.0, -8.0, 5.0), (-24.0, 4.0, 3.5), (-34.0, 10.0, 1.0)],
            [(20.0, -24.0, 6.0), (32.0, -8.0, 5.0), (26.0, 4.0, 3.5), (38.0, 10.0, 1.0)],
            [(-6.0, -20.0, 6.0), (-12.0, -4.0, 5.0), (-4.0, 6.0, 3.5), (-10.0, 14.0, 1.0)],
            [(8.0, -20.0, 6.0), (14.0, -4.0, 5.0), (6.0, 6.0, 3.5), (14.0, 14.0, 1.0)],
        ],
    );
    for (x, y) in [(-34.0, -78.0), (-12.0, -90.0), (14.0, -90.0), (36.0, -76.0)] {
        pen.shape(&ribbon(&[(x * 0.5, -60.0, 5.0), (x * 0.9, -70.0, 3.5), (x, y, 3.0)]), d.fur);
        pen.oval((x, y), 5.5, 5.5, d.glow);
        pen.spot((x, y), 2.2, INK);
    }
    pen.oval((0.0, -44.0), 32.0, 30.0, d.fur);
    pen.flat("M-32-44C-32-60-18-74 0-74-20-60-22-30-6-15-22-18-32-30-32-44z", d.dark);
    pen.oval((3.0, -48.0), 18.0, 17.0, "#fbf6e4");
    pen.oval((5.0, -48.0), 10.0, 10.0, d.glow);
    pen.flat("M3-58H7V-38H3z", INK);
    pen.line("M-16-24C-6-18 10-18 20-24", INK, 3.0);
    pen.flat("M-10-22l3 6 3-5zM0-20l3 6 3-6zM10-21l3 5 3-7z", BONE);
}

/// A worm whose head is a ring of teeth.
fn maw(pen: &mut Pen, d: &Dress) {
    pen.shape(&ribbon(&[(44.0, 12.0, 14.0), (40.0, -10.0, 18.0), (22.0, -34.0, 22.0), (-4.0, -46.0, 26.0)]), d.dark);
    pen.line("M50-14C42-10 34-2 30 4M38-36C32-28 26-18 20-14", INK, 2.4);
    pen.shape("M-12-82C16-84 28-62 26-44 24-20 6-10-12-12-34-14-42-34-40-50-38-70-28-80-12-82z", d.fur);
    pen.oval((-10.0, -47.0), 24.0, 28.0, "#5a1626");
    pen.oval((-10.0, -47.0), 12.0, 15.0, INK);
    let teeth = "M-10-75l4 14-8 0zM10-64l-5 12-6-6zM14-46l-13 4 0-8zM8-28l-12-6 6-6zM-10-19l-4-13 8 0zM-29-30l6-11 6 6zM-34-48l13-4 0 8zM-28-66l11 8-6 6z";
    pen.flat(teeth, BONE);
    for (x, y) in [(20.0, -70.0), (27.0, -56.0), (28.0, -42.0)] {
        pen.oval((x, y), 3.6, 3.6, d.glow);
    }
    pen.shape("M-60 12C-40 2 40 2 60 12z", d.dark);
}

/// Tall and thin, without a face.
fn stalker(pen: &mut Pen, d: &Dress) {
    arms(
        pen,
        d.dark,
        &[
            [(-12.0, -54.0, 5.0), (-36.0, -56.0, 4.0), (-42.0, -26.0, 3.0), (-50.0, -4.0, 1.0)],
            [(12.0, -54.0, 5.0), (38.0, -58.0, 4.0), (46.0, -30.0, 3.0), (52.0, -6.0, 1.0)],
            [(-10.0, -44.0, 5.0), (-26.0, -36.0, 4.0), (-26.0, -14.0, 3.0), (-32.0, 2.0, 1.0)],
            [(10.0, -44.0, 5.0), (28.0, -36.0, 4.0), (30.0, -16.0, 3.0), (34.0, 2.0, 1.0)],
        ],
    );
    pen.shape("M-12-58C-4-62 6-62 14-58 18-34 16-10 24 10H-22C-14-10-16-34-12-58z", d.fur);
    pen.flat("M-12-58C-8-60-4-61-2-61-8-36-6-12-10 10H-22C-14-10-16-34-12-58z", d.dark);
    pen.shape("M0-96C18-94 20-70 12-56 6-50-6-50-12-56-20-70-18-94 0-96z", "#e6dccb");
    pen.line("M-6-58C-8-48-4-42-8-34M2-57C2-46 6-42 2-32M9-58C12-48 8-42 12-36", d.dark, 4.4);
    pen.oval((-6.0, -74.0), 4.0, 6.5, INK);
    pen.oval((7.0, -74.0), 4.0, 6.5, INK);
    pen.spot((-6.0, -72.0), 1.6, d.glow);
    pen.spot((7.0, -72.0), 1.6, d.glow);
    pen.line("M-8-34L10-34M-8-24H11M-8-14H12", d.dark, 2.0);
}
