//! Birds, dragons and spirits. They fly over the origin or sit on it, and look to the left.

use super::dress::{BONE, Dress, GOLD, INK};
use super::wings;
use super::words::Motif;
use crate::drawing::{Chance, Pen, ribbon};

/// A bird: in flight, or sitting on a branch.
pub(super) fn bird(pen: &mut Pen, d: &Dress, motif: &Motif, chance: &mut Chance) {
    let night = motif.names(&["crow", "raven", "crows"]);
    let (fill, shade) = if night { ("#3d3548", "#221c2a") } else { (d.fur, d.dark) };
    let belly = if night { "#5a5068" } else { "#fbf4e2" };
    match chance.below(3) {
        0 => perched(pen, fill, shade, belly, motif.names(&["owl", "owls"])),
        1 => {
            wings::feathered(pen, (0.0, -42.0), 1.1, fill, shade);
            pen.shape("M-8-20L-14-2 0-8 14-2 8-20z", shade);
            pen.shape("M0-66C14-64 14-30 0-14-14-30-14-64 0-66z", fill);
            pen.flat("M0-50C8-46 8-28 0-18-8-28-8-46 0-50z", belly);
            pen.oval((0.0, -62.0), 10.5, 10.0, fill);
            pen.shape("M-4-60H4L0-48z", GOLD);
            pen.spot((-5.0, -64.0), 2.0, INK);
            pen.spot((5.0, -64.0), 2.0, INK);
        }
        _ => {
            pen.group("translate(4 -36) rotate(8) scale(1.1)", |pen| wings::feathered_one(pen, shade, INK));
            pen.shape("M22-26L52-16 44-26 54-30 26-36z", shade);
            pen.shape("M-44-40C-36-54-24-52-14-44 4-46 24-40 34-28 14-14-14-16-26-30-32-32-38-34-44-40z", fill);
            pen.flat("M-30-36C-14-32 4-26 24-26 6-16-14-18-26-30z", belly);
            pen.shape("M-40-46L-60-40-40-36z", GOLD);
            pen.spot((-34.0, -44.0), 2.2, INK);
            pen.group("translate(-6 -40) rotate(-34) scale(1.15)", |pen| wings::feathered_one(pen, fill, shade));
        }
    }
}

fn perched(pen: &mut Pen, fill: &str, shade: &str, belly: &str, is_owl: bool) {
    pen.line("M-50 4C-20-4 20 0 50-6", INK, 8.0);
    pen.line("M-50 4C-20-4 20 0 50-6", "#7b5230", 5.0);
    pen.shape("M10-8L26 12 30-10z", shade);
    pen.shape("M-16-64C4-66 26-40 24-2 4 2-18-4-20-24-22-40-26-60-16-64z", fill);
    pen.flat("M-16-44C-6-40-4-20-6-6-16-10-20-18-20-28z", belly);
    pen.shape("M0-44C18-40 28-20 26 4 10-2-2-20 0-44z", shade);
    pen.oval((-12.0, -60.0), 13.5, 12.5, fill);
    if is_owl {
        pen.shape("M-24-68L-26-80-14-72zM0-68L4-80-10-72z", fill);
        pen.oval((-18.0, -60.0), 6.0, 6.0, GOLD);
        pen.oval((-6.0, -60.0), 6.0, 6.0, GOLD);
        pen.spot((-18.0, -60.0), 2.6, INK);
        pen.spot((-6.0, -60.0), 2.6, INK);
        pen.shape("M-14-57H-10L-12-50z", GOLD);
    } else {
        pen.shape("M-22-64L-40-56-22-54z", GOLD);
        pen.spot((-16.0, -62.0), 2.6, INK);
        pen.spot((-16.8, -62.8), 0.9, "#fff");
    }
}

/// A dragon with its wings spread.
pub(super) fn dragon(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let breathes = chance.below(2) == 0;
    pen.group("translate(14 -44) scale(1.05)", |pen| wings::leathery_one(pen, d.dark, INK));
    pen.shape(&ribbon(&[(16.0, -20.0, 9.0), (36.0, -8.0, 6.0), (52.0, -12.0, 4.0), (56.0, -26.0, 1.0)]), d.fur);
    pen.shape("M56-24L48-34 62-38z", d.trim);
    pen.shape(&ribbon(&[(10.0, -18.0, 9.0), (18.0, -8.0, 6.5), (12.0, 2.0, 6.0)]), d.dark);
    pen.shape(
        &ribbon(&[
            (-26.0, -66.0, 6.5),
            (-16.0, -58.0, 7.5),
            (-14.0, -46.0, 9.0),
            (-8.0, -32.0, 14.0),
            (8.0, -20.0, 15.0),
            (22.0, -16.0, 8.0),
        ]),
        d.fur,
    );
    pen.flat("M-22-58C-16-48-20-36-14-26-8-12 6-8 16-10 2-18-8-30-12-44-14-52-18-56-22-58z", "#f0d49a");
    pen.line("M-19-48H-13M-18-38H-11M-14-28L-7-31M-6-18L0-23", d.dark, 1.6);
    pen.shape(&ribbon(&[(-6.0, -22.0, 7.0), (-16.0, -12.0, 5.5), (-18.0, 2.0, 5.5)]), d.fur);
    pen.flat("M-26 3l4-6 3 5 3-5 4 6z", BONE);
    pen.group("translate(-6 -44) rotate(-76) scale(.98)", |pen| wings::leathery_one(pen, d.fur, d.dark));
    if breathes {
        pen.shape("M-46-62C-62-66-70-56-84-58-76-50-82-44-86-36-72-42-62-44-46-54z", d.glow);
    }
    pen.shape("M-22-74C-14-84-6-86 4-84-4-78-8-72-14-66z", BONE);
    pen.shape(
        "M-14-68C-18-78-30-80-38-74L-52-66C-54-62-52-58-48-58L-38-58-50-52C-44-48-32-48-24-54-16-56-12-62-14-68z",
        d.fur,
    );
    pen.flat("M-46-58l2 4 2-4zM-38-58l1 4 3-4z", "#fff");
    pen.flat("M-36-70L-26-68-33-64z", d.glow);
    pen.spot((-49.0, -64.0), 1.3, INK);
}

/// A spirit: cloth, hair or mist without feet. One can see through it.
pub(super) fn spirit(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let (fill, shade) = ([("#eef6f6", "#b4ccd4"), (d.fur, d.dark), ("#e6dcf4", "#b0a0cc")])[chance.below(3) as usize];
    pen.out += r#"<g opacity=".9">"#;
    match chance.below(4) {
        0 => {
            pen.shape("M-2-78C20-80 26-56 26-34 36-36 42-44 44-50 48-34 40-22 28-20 30-4 20 4 16-6 10 6 2 6-2-6-8 4-18 6-20-6-30 0-32-12-28-22-40-22-48-32-46-48-42-42-36-36-26-34-26-58-22-78-2-78z", fill);
            pen.flat(
                "M-2-78C-22-78-26-58-26-34-36-36-42-42-46-48-48-32-40-22-28-22-32-12-30 0-20-6-12-30-18-60-2-78z",
                shade,
            );
        }
        1 => {
            pen.shape("M0-82C18-82 22-66 20-56 40-52 46-36 58-34 50-26 40-24 34-28 30-14 34 0 50 6 30 10 8 4-4-8-18-18-22-38-20-56-20-70-14-82 0-82z", fill);
            pen.flat("M0-82C-14-82-20-70-20-56-22-38-18-18-4-8 4-1 12 2 20 5-2-14-10-50 0-82z", shade);
        }
        2 => {
            pen.shape("M0-84L20-62C26-40 40-20 54-8 40-8 34-4 28 6 20-4 10-4 4 6-4-4-14-4-22 6-28-4-36-8-52-6-38-20-26-40-20-62z", fill);
            pen.flat("M0-84L-20-62C-26-40-38-20-52-6-36-8-28-4-22 6-20-30-14-60 0-84z", shade);
            pen.flat("M-11-66C-8-74 8-74 11-66 10-52-10-52-11-66z", "#1d1620");
        }
        _ => {
            pen.shape("M-10-70C-2-86 24-82 24-60 24-44 6-40 8-26 10-14 32-18 40-30 40-8 22 6 2 4-16 2-26-10-24-26-22-40-14-44-14-56-24-50-34-54-40-62-28-60-18-62-10-70z", fill);
            pen.flat("M-10-70C-6-78 0-80 6-80-6-66 6-54-4-42-14-30-12-8 2 4-16 2-26-10-24-26-22-40-14-44-14-56-12-60-12-66-10-70z", shade);
        }
    }
    pen.out += "</g>";
    let eye = if fill == d.fur { d.glow } else { INK };
    let eye = if chance.below(2) == 0 { eye } else { "#38b6c8" };
    pen.oval((-5.0, -62.0), 3.2, 4.6, eye);
    pen.oval((8.0, -62.0), 3.2, 4.6, eye);
    pen.oval((2.0, -51.0), 3.0, 4.0, INK);
}
