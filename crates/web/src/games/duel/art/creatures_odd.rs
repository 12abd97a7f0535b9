//! Spiders, trees that walk, golems and elementals. They stand on the origin.

use super::dress::{BONE, Dress, INK};
use super::tones::pair;
use super::words::Motif;
use crate::drawing::{Chance, Pen, ribbon};
use atout_duel::Colour;

/// Eight legs around a round body.
pub(super) fn spider(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let (fill, shade) = ([(d.fur, d.dark), ("#5a4a5e", "#362c3c"), ("#7a5a38", "#4a3520")])[chance.below(3) as usize];
    if chance.below(2) == 0 {
        pen.out += r##"<path d="M-60-90L60 0M60-90L-60 0M0-96V0M-60-44H60M-24-66L24-66 36-44 24-22-24-22-36-44z" fill="none" stroke="#fff" stroke-width="1" opacity=".6"/>"##;
    }
    for side in [-1.0, 1.0] {
        for (knee, foot) in [
            ((30.0, -64.0), (56.0, -34.0)),
            ((38.0, -50.0), (60.0, -8.0)),
            ((34.0, -34.0), (46.0, 4.0)),
            ((24.0, -22.0), (28.0, 6.0)),
        ] {
            let leg = [(side * 6.0, -30.0, 4.0), (side * knee.0, knee.1, 3.2), (side * foot.0, foot.1, 1.2)];
            pen.shape(&ribbon(&leg), shade);
        }
    }
    pen.oval((0.0, -46.0), 24.0, 22.0, fill);
    pen.flat("M-8-64L0-54 8-64 5-48 10-34 0-42-10-34-5-48z", d.trim);
    pen.oval((0.0, -22.0), 15.0, 13.0, fill);
    for (x, y, r) in [
        (-5.0, -22.0, 3.2),
        (5.0, -22.0, 3.2),
        (-10.0, -26.0, 2.0),
        (10.0, -26.0, 2.0),
        (-3.0, -29.0, 1.6),
        (3.0, -29.0, 1.6),
    ] {
        pen.spot((x, y), r, d.glow);
    }
    pen.shape("M-7-13C-8-6-4-4-3-2-1-6-2-10-3-13zM7-13C8-6 4-4 3-2 1-6 2-10 3-13z", BONE);
}

/// A tree with a face and arms.
pub(super) fn treefolk(pen: &mut Pen, d: &Dress, motif: &Motif, chance: &mut Chance) {
    let bare = motif.colours.has(Colour::Black);
    let leaf = if bare { "#6a6a4a" } else { ["#4f8a3a", "#6fa03c", "#c98a3a", "#3a7a5a"][chance.below(4) as usize] };
    let bark = ["#7a5a3a", "#6a5a4a", "#8a6a40"][chance.below(3) as usize];
    let arms = [
        [(-14.0, -38.0, 7.0), (-34.0, -44.0, 5.0), (-44.0, -60.0, 4.0), (-54.0, -66.0, 1.5)],
        [(14.0, -38.0, 7.0), (36.0, -40.0, 5.0), (46.0, -54.0, 4.0), (48.0, -68.0, 1.5)],
    ];
    for arm in &arms {
        pen.shape(&ribbon(arm), bark);
    }
    pen.line("M-42-58L-40-70M46-54L56-58", bark, 3.4);
    if !bare {
        pen.shape(
            "M-28-58C-44-62-42-80-28-82-26-96-4-98 2-90 14-100 32-92 30-80 46-78 42-58 28-56 10-48-12-48-28-58z",
            leaf,
        );
        pen.flat("M2-90C14-100 32-92 30-80 46-78 42-58 28-56 18-52 8-51 0-51 22-58 22-80 2-90z", "#00000033");
    } else {
        pen.line("M-8-56L-18-84M-12-70L-26-76M4-56L6-88M6-74L18-84M12-56L30-74", INK, 5.0);
        pen.line("M-8-56L-18-84M-12-70L-26-76M4-56L6-88M6-74L18-84M12-56L30-74", bark, 3.0);
    }
    pen.shape("M-18-56C-6-60 8-60 20-56 16-34 18-14 34 4 26 8 20 2 16 0 16 8 8 10 4 2 0 10-8 10-10 0-16 6-24 8-32 4-16-14-16-34-18-56z", bark);
    pen.flat("M-18-56C-14-58-10-58-6-59-12-36-10-14-14 4-22 8-28 6-32 4-16-14-16-34-18-56z", "#00000033");
    pen.flat("M-12-44L-2-40-10-36zM14-44L4-40 12-36z", d.glow);
    pen.shape("M-8-26C-2-30 6-30 11-26 8-18-4-18-8-26z", INK);
    pen.line("M1-38V-31", INK, 2.0);
}

/// Blocks of stone or plates of metal; its id may say which.
pub(super) fn golem(pen: &mut Pen, d: &Dress, motif: &Motif, chance: &mut Chance) {
    let stuffs = [("#9aa1ab", "#636b77"), ("#8d8578", "#5c564c"), ("#b8764a", "#7d4a2c")];
    let (fill, shade) = match chance.below(3) as usize {
        _ if motif.names(&["clay", "copper", "bronze", "rust"]) => stuffs[2],
        _ if motif.names(&["stone", "granite"]) => stuffs[1],
        n => stuffs[n],
    };
    let look = chance.below(3);
    pen.shape("M-22-18H-4V8H-26zM6-18H24L28 8H6z", shade);
    pen.shape("M-44-58L-26-60-24-36-30-30-28-6H-46L-48-34zM28-60L46-58 50-34 48-6H30L32-30 26-36z", fill);
    pen.flat("M38-59L46-58 50-34 48-6H40z", shade);
    pen.shape("M-48-8H-26V6H-44zM28-8H50L46 6H28z", shade);
    pen.shape("M-30-62L30-62 36-42 24-14H-24L-36-42z", fill);
    pen.flat("M10-62L30-62 36-42 24-14H8z", shade);
    pen.line("M-20-50L-10-40-14-28M18-24L10-32", INK, 1.4);
    match look {
        0 => pen.shape("M-14-82H14L17-60H-17z", fill),
        1 => pen.shape("M0-88L16-74 12-58H-12L-16-74z", fill),
        _ => {
            pen.shape("M-16-62C-16-86 16-86 16-62z", fill);
            pen.shape("M-3-82H3V-92H-3z", shade);
        }
    }
    pen.flat("M-10-72H-2V-67H-10zM3-72H11V-67H3z", d.glow);
    pen.oval((0.0, -40.0), 7.5, 7.5, INK);
    pen.oval((0.0, -40.0), 5.0, 5.0, d.glow);
}

/// Fire, water, leaves or stones in the shape of a giant.
pub(super) fn elemental(pen: &mut Pen, motif: &Motif, chance: &mut Chance) {
    let (outer, inner) = match pair(motif.colours).0 {
        Some(Colour::Red) => ("#f2642a", "#ffd25a"),
        Some(Colour::Blue) => ("#3f97d6", "#c4f0ff"),
        Some(Colour::Green) => ("#5f9a3c", "#cbe58a"),
        Some(Colour::White) => ("#f3d27a", "#fffbe6"),
        Some(Colour::Black) => ("#5a4a78", "#b59ad6"),
        None => ("#8f98a4", "#dfe4e8"),
    };
    let lean = chance.between(-4.0, 4.0);
    pen.group(&format!("translate({lean:.1} 0)"), |pen| {
        pen.shape("M-12 8C-30 2-34-18-26-32-38-30-48-36-52-52-44-48-40-48-34-50-30-52-24-54-20-54-22-68-12-72-12-86-2-82 2-76 4-70 10-74 12-80 10-90 24-80 26-66 22-54 30-54 36-50 40-46 46-46 52-50 56-58 56-40 48-28 32-30 38-14 32 4 14 8z", outer);
        pen.flat("M-8 8C-20-2-18-20-8-32-12-44-6-54-4-64 2-58 6-54 8-48 12-52 12-56 12-60 20-50 18-40 12-32 22-20 20-2 10 8z", inner);
        pen.flat("M-12-50L-2-46-11-42zM14-50L4-46 13-42z", INK);
        pen.line("M-5-36C-1-33 4-33 8-36", INK, 2.0);
    });
    for (x, y) in [(-40.0, -66.0), (44.0, -66.0), (-28.0, -80.0), (30.0, -84.0)] {
        pen.spot((x, y), chance.between(1.2, 2.8), inner);
    }
}
