//! Emblems of what helps: life, cards, strength, growth, protection. Each fits in 80 × 80 around the origin.

use super::dress::{BONE, Dress, GOLD, INK, STEEL, WOOD};
use super::held::{self, Held};
use super::words::Motif;
use super::{head, wings};
use crate::drawing::Pen;
use atout_duel::Keyword;

/// Life: a heart, a cup, a flower.
pub(super) fn heal(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => {
            pen.shape("M0 38C-34 14-42 0-42-14-42-38-10-42 0-20 10-42 42-38 42-14 42 0 34 14 0 38z", "#d8455c");
            pen.flat("M-33-14C-33-24-26-29-20-29-24-25-26-20-26-14-26-9-33-9-33-14z", "#ffd0d0");
            pen.shape("M-6-16H6V-6H16V6H6V16H-6V6H-16V-6H-6z", "#fff");
        }
        1 => {
            pen.shape("M-30-34H30C30-2 12 4 6 8V24H20V34H-20V24H-6V8C-12 4-30-2-30-34z", GOLD);
            pen.flat("M8-34H30C30-2 12 4 6 8V24H20V34H4z", "#b9862c");
            pen.flat("M-25-34C-16-28 16-28 25-34z", "#e8566a");
            pen.line("M-12-44V-38M0-48V-40M12-44V-38", d.glow, 3.0);
        }
        _ => {
            pen.line("M0 4V42M0 30C-10 30-16 24-18 16M0 36C10 34 16 30 18 22", "#3f7a3a", 4.0);
            for n in 0..6 {
                pen.group(&format!("translate(0 -10) rotate({})", n * 60), |pen| {
                    pen.shape("M0-4C-10-12-10-26 0-30 10-26 10-12 0-4z", "#fff6e0");
                });
            }
            pen.oval((0.0, -10.0), 8.0, 8.0, GOLD);
        }
    }
}

/// Cards: a scroll, an open book, a lamp of ideas.
pub(super) fn draw_cards(pen: &mut Pen, d: &Dress, look: u32) {
    match look % 3 {
        0 => {
            pen.shape("M-22-34H24V30H-22z", BONE);
            pen.line("M-12-22H14M-12-12H14M-12-2H8M-12 8H14M-12 18H4", "#8a6a4a", 2.4);
            pen.shape("M-30-42H30C34-42 34-30 30-30H-30C-34-30-34-42-30-42zM-30 26H30C34 26 34 38 30 38H-30C-34 38-34 26-30 26z", d.cloth);
        }
        1 => {
            pen.shape("M0 26C-12 18-30 18-44 24V-26C-30-32-12-32 0-22 12-32 30-32 44-26V24C30 18 12 18 0 26z", BONE);
            pen.flat("M0-22C12-32 30-32 44-26V24C30 18 12 18 0 26z", "#d9cba8");
            pen.line("M0-22V26M-36-16C-26-19-16-18-8-14M-36-4C-26-7-16-6-8-2M-36 8C-26 5-16 6-8 10M36-16C26-19 16-18 8-14M36-4C26-7 16-6 8-2", "#8a6a4a", 2.2);
            pen.shape("M12-30L22-31V-4L17-10 12-4z", d.cloth);
        }
        _ => {
            for (turn, fill) in [(-22, d.fold), (0, d.cloth), (22, BONE)] {
                pen.group(&format!("rotate({turn} 0 50)"), |pen| {
                    pen.shape("M-17-40Q-17-44-13-44H13Q17-44 17-40V14Q17 18 13 18H-13Q-17 18-17 14z", fill);
                    pen.flat("M0-28L9-13 0 2-9-13z", d.trim);
                });
            }
        }
    }
}

/// Strength: what the spell gives, or a fist, an arm, a banner.
pub(super) fn pump(pen: &mut Pen, d: &Dress, motif: &Motif, look: u32) {
    let has = |keyword: Keyword| motif.has(keyword);
    if has(Keyword::Flying) {
        wings::feathered(pen, (0.0, 4.0), 0.86, "#fffaf0", "#b4a888");
        pen.shape("M0-22L8 0 0 30-8 0z", d.trim);
    } else if has(Keyword::DeathTouch) {
        pen.group("rotate(24) scale(1.7) translate(0 10)", |pen| held::draw(pen, Held::Dagger, d));
        pen.shape("M-20-4C-26 8-32 14-32 22A11 11 0 0 0-10 22C-10 14-16 8-20-4z", "#7bdc3a");
    } else if has(Keyword::FirstStrike) || has(Keyword::DoubleStrike) {
        pen.group("rotate(38) translate(0 24) scale(1.45)", |pen| held::draw(pen, Held::Sword, d));
        if has(Keyword::DoubleStrike) {
            pen.group("rotate(-38) translate(0 24) scale(1.45)", |pen| held::draw(pen, Held::Sword, d));
        }
        pen.line("M-40-22L-26-14M-42-4H-30M-34 16L-24 10", d.glow, 3.0);
    } else if has(Keyword::Trample) {
        pen.group("translate(-2 2) scale(1.75)", |pen| head::bull(pen, d));
    } else if has(Keyword::Haste) {
        boot(pen, d);
    } else {
        match look % 3 {
            0 => fist(pen, d),
            1 => {
                pen.group("translate(-12 26) scale(1.05)", |pen| held::draw(pen, Held::Banner, d));
                pen.line("M-34 24L-24 12-14 24M-34 36L-24 24-14 36", d.glow, 4.0);
            }
            _ => {
                pen.line("M-36-30L-22-20M36-30L22-20M-44-4H-28M44-4H28M-34 22L-22 14M34 22L22 14", d.glow, 4.0);
                pen.group("translate(0 26) scale(1.5)", |pen| held::draw(pen, Held::Sword, d));
            }
        }
    }
}

fn fist(pen: &mut Pen, d: &Dress) {
    pen.shape(
        "M-18 42V12C-30 4-32-16-24-26-22-36-10-38-5-33 0-40 10-38 13-33 20-36 26-29 25-22 32-10 28 4 18 12V42z",
        d.skin,
    );
    pen.line("M-8-30V-14M4-33V-14M15-30V-14M-24-8H8", INK, 2.4);
    pen.shape("M-22 26H22V42H-22z", d.cloth);
    pen.line("M-40-24L-32-18M-44 0H-34M40-24L32-18M44 0H34M0-48V-42", d.glow, 3.0);
}

fn boot(pen: &mut Pen, d: &Dress) {
    pen.group("translate(2 0) rotate(-8)", |pen| {
        pen.shape("M-14-36H14V8C26 10 38 16 38 28H-16z", WOOD);
        pen.shape("M-18 28H40V36H-18zM-17-40H17V-30H-17z", d.trim);
        pen.group("translate(-12 -14) scale(-.6 .6)", |pen| wings::feathered_one(pen, "#fffaf0", "#b4a888"));
    });
}

/// Growth: rising arrows, a sprout.
pub(super) fn grow(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        pen.shape("M-4 42C-6 20-4 6 0-8 4 6 6 20 4 42z", "#4f8a3a");
        pen.shape("M0-6C-26-4-36-20-36-36-14-38 0-26 0-6zM0 6C24 8 36-4 38-22 18-24 2-14 0 6z", "#7fbf4a");
        pen.flat("M0-6C-12-14-22-24-36-36-14-38 0-26 0-6zM0 6C12-2 24-10 38-22 18-24 2-14 0 6z", "#5f9a3c");
        pen.shape("M-30 42C-24 30 24 30 30 42z", WOOD);
    } else {
        for (y, fill) in [(20, d.fold), (-2, d.cloth), (-24, d.glow)] {
            pen.shape(&format!("M0 {}L32 {}V{}L0 {}-32 {}V{}z", y - 18, y + 6, y + 20, y - 4, y + 20, y + 6), fill);
        }
    }
}

/// Protection: a shield under a dome of light.
pub(super) fn ward(pen: &mut Pen, d: &Dress, look: u32) {
    pen.out += &format!(r#"<circle cx="0" cy="0" r="42" fill="{}" stroke="none" opacity=".5"/>"#, d.glow);
    match look % 3 {
        0 => {
            pen.shape("M0-36C10-30 20-28 30-28 32 4 22 26 0 38-22 26-32 4-30-28-20-28-10-30 0-36z", STEEL);
            pen.flat("M0-36C10-30 20-28 30-28 32 4 22 26 0 38z", "#a3aeb9");
            pen.shape("M-7-18H7V-6H19V7H7V22H-7V7H-19V-6H-7z", d.trim);
        }
        1 => {
            pen.shape("M-34-22H-24V-34H-10V-22H10V-34H24V-22H34V36H-34z", "#b8ad9a");
            pen.line("M-34-6H34M-34 12H34M-14-22V-6M14-22V-6M-22-6V12M22-6V12M-10 12V36M12 12V36", "#6f6658", 2.4);
        }
        _ => {
            pen.shape("M-22 38C-38 14-30-34 0-40 30-34 38 14 22 38 12 30-12 30-22 38z", d.cloth);
            pen.flat("M-12 30C-20 6-14-16 0-20 14-16 20 6 12 30 4 28-4 28-12 30z", INK);
            pen.spot((0.0, 4.0), 7.0, d.glow);
        }
    }
}

/// A banner over many heads.
pub(super) fn rally(pen: &mut Pen, d: &Dress, look: u32) {
    pen.group(
        if look.is_multiple_of(2) { "translate(-8 20) scale(1.05)" } else { "translate(10 20) scale(-1.05 1.05)" },
        |pen| {
            held::draw(pen, Held::Banner, d);
        },
    );
    for (x, y) in [(-30.0, 34.0), (30.0, 36.0), (-12.0, 40.0), (12.0, 40.0)] {
        pen.shape(&format!("M{} 54C{} 40 {} 40 {} 54z", x - 13.0, x - 12.0, x + 12.0, x + 13.0), d.fold);
        pen.oval((x, y), 7.5, 8.0, STEEL);
    }
}

/// A coin of light, or crystals of mana.
pub(super) fn mana(pen: &mut Pen, d: &Dress, look: u32) {
    if look.is_multiple_of(2) {
        for (x, y, s, fill) in [(-20, 10, ".8", d.fold), (22, 12, ".7", d.cloth), (0, -4, "1.1", d.glow)] {
            pen.group(&format!("translate({x} {y}) scale({s})"), |pen| {
                pen.shape("M0-36L16-14 10 28H-10L-16-14z", fill);
                pen.flat("M0-36L16-14 10 28H2z", "#00000033");
            });
        }
    } else {
        pen.shape("M0 42C-4 20-4 6 0-4 4 6 4 20 2 42z", "#c98f3c");
        for (x, y, turn) in
            [(-8, 20, -50), (8, 20, 50), (-8, 4, -44), (8, 4, 44), (-7, -12, -36), (7, -12, 36), (0, -24, 0)]
        {
            pen.group(&format!("translate({x} {y}) rotate({turn})"), |pen| {
                pen.shape("M0 6C-10-4-8-16 0-22 8-16 10-4 0 6z", GOLD);
            });
        }
    }
}

/// A crown of victory.
pub(super) fn win(pen: &mut Pen, d: &Dress) {
    pen.out += &format!(r#"<circle cx="0" cy="-4" r="44" fill="{}" stroke="none" opacity=".5"/>"#, d.glow);
    pen.shape("M-34 26L-42-26-20-6 0-42 20-6 42-26 34 26z", GOLD);
    pen.shape("M-34 24H34V36H-34z", "#d99a2c");
    for (x, y, fill) in [
        (0.0, 30.0, "#c23a4e"),
        (-20.0, 30.0, "#3f7ab0"),
        (20.0, 30.0, "#3f7ab0"),
        (0.0, -42.0, "#fff"),
        (-42.0, -26.0, "#fff"),
        (42.0, -26.0, "#fff"),
    ] {
        pen.oval((x, y), 4.5, 4.5, fill);
    }
}
