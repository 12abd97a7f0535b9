//! What cards do beside attacks: shields, hearts, cards, bolts, buffs and debuffs.

use super::pen::{BONE, Pen};
use super::weapon::sword;
use atout_spire::Element;

const KITE: &str = "M0-34C10-28 20-26 30-26 32 4 20 26 0 36-20 26-32 4-30-26-20-26-10-28 0-34z";

/// A shield in one of four shapes, a wall, a cloak or a bubble, with the mark of its element; stronger ones are larger.
pub(super) fn shield(pen: &mut Pen, element: Element, force: u8, look: u8) {
    let t = pen.tones;
    let scale = 0.78 + 0.11 * f64::from(force);
    pen.group(&format!("scale({scale:.2})"), |pen| {
        if look % 7 > 3 {
            return cover(pen, element, look % 7);
        }
        let (outline, half) = match look % 7 {
            0 => (KITE, "M0-34C10-28 20-26 30-26 32 4 20 26 0 36z"),
            1 => ("M0-34a34 34 0 1 1 0 68 34 34 0 1 1 0-68z", "M0-34a34 34 0 1 1 0 68z"),
            2 => ("M-26-32Q0-40 26-32V22Q0 42-26 22z", "M0-36Q14-36 26-32V22Q14 32 0 32z"),
            _ => ("M0-36L31-18V18L0 36-31 18V-18z", "M0-36L31-18V18L0 36z"),
        };
        pen.shape(outline, t.light);
        pen.flat(half, t.main);
        pen.group("scale(.78)", |pen| pen.line(outline, t.pale, 3.0));
        mark(pen, element);
        if force > 1 {
            for (x, y) in
                [(0.0, -29.0), (0.0, 29.0), (-22.0, 0.0), (22.0, 0.0)].into_iter().take(if force > 2 { 4 } else { 2 })
            {
                pen.spot((x, y), 3.0, t.glow);
            }
        }
    });
}

/// What protects and is no shield: a wall, a cloak, a bubble.
fn cover(pen: &mut Pen, element: Element, look: u8) {
    let t = pen.tones;
    match look {
        4 => {
            pen.shape("M-42-16H-34V-26H-20V-16H-7V-26H7V-16H20V-26H34V-16H42V34H-42z", t.light);
            pen.flat("M14-16H20V-26H34V-16H42V34H14z", t.main);
            pen.line("M-42-2H42M-42 16H42M-26-16V-2M26-16V-2M-34-2V16M34-2V16M-26 16V34M26 16V34", t.deep, 2.2);
            pen.group("translate(0 8)", |pen| mark(pen, element));
        }
        5 => {
            pen.shape("M0-38C12-38 16-30 15-22 30-14 36 10 38 36 26 30 22 38 12 33 4 40-4 40-12 33-22 38-26 30-38 36-36 10-30-14-15-22-16-30-12-38 0-38z", t.main);
            pen.flat("M6-37C13-34 16-30 15-22 30-14 36 10 38 36 26 30 22 38 12 33 20 10 18-18 6-37z", t.deep);
            pen.flat("M0-31C7-31 9-26 8-21 4-17-4-17-8-21-9-26-7-31 0-31z", t.ink);
            pen.line("M-20 2C-22 14-24 22-26 30", t.light, 3.0);
            pen.group("translate(0 8) scale(.8)", |pen| mark(pen, element));
        }
        _ => {
            pen.shape("M0-36a36 36 0 1 1 0 72 36 36 0 1 1 0-72z", t.light);
            pen.flat("M12-34a36 36 0 0 1-12 70 36 36 0 0 1-20-6C10 26 28 0 12-34z", t.main);
            pen.flat("M-26-4C-26-18-16-26-4-27-12-21-18-14-19-3-19 2-26 1-26-4z", "#fff");
            pen.group("translate(2 4)", |pen| mark(pen, element));
        }
    }
}

/// The mark of an element on a shield.
fn mark(pen: &mut Pen, element: Element) {
    let t = pen.tones;
    match element {
        Element::None => pen.shape("M0-14L10 0 0 14-10 0z", t.pale),
        Element::Air => pen.line("M-14-3H4a6 6 0 1 0-5-9M-14 5H9a6 6 0 1 1-5 9", t.ink, 4.0),
        Element::Water => pen.shape("M0-17C-5-8-11-2-11 5a11 11 0 0 0 22 0C11-2 5-8 0-17z", t.pale),
        Element::Earth => pen.shape("M-17 12L-5-13 2 0 6-7 17 12z", t.pale),
        Element::Fire => {
            pen.shape("M2-17C4-8 12-4 12 5a12 12 0 0 1-24 0C-12-1-8-4-7-9-4-7-3-5-2-2 1-6 3-10 2-17z", t.glow);
        }
    }
}

/// Life: a heart, a phial or a spring leaf.
pub(super) fn heal(pen: &mut Pen, look: u8) {
    match look % 2 {
        0 => {
            pen.shape("M0 30C-28 10-34-2-34-12-34-32-8-36 0-18 8-36 34-32 34-12 34-2 28 10 0 30z", "#d8455c");
            pen.flat("M-26-12c0-8 5-12 10-12-3 3-5 7-5 12 0 4-5 4-5 0z", "#ffd0d0");
            pen.shape("M-5-14H5V-5H14V5H5V14H-5V5H-14V-5H-5z", "#fff");
        }
        _ => {
            pen.shape("M-8-34H8V-14C24-8 28 6 26 16 22 34-22 34-26 16-28 6-24-8-8-14z", "#e6f4ee");
            pen.flat("M-24 8C-10 2 10 12 25 6 27 12 26 16 25 18 20 33-20 33-25 18-26 15-26 12-24 8z", "#d8455c");
            pen.shape("M-11-38H11V-32H-11z", "#8a5a34");
            pen.flat("M-18 2c1-5 4-8 8-10-2 4-3 7-3 11 0 3-6 2-5-1z", "#fff");
        }
    }
}

/// A fan of cards.
pub(super) fn cards(pen: &mut Pen) {
    let t = pen.tones;
    for (turn, fill) in [(-24, t.main), (0, t.light), (24, t.pale)] {
        pen.group(&format!("rotate({turn} 0 40)"), |pen| {
            pen.shape("M-15-34Q-15-37-12-37H12Q15-37 15-34V10Q15 13 12 13H-12Q-15 13-15 10z", fill);
            pen.flat("M0-24L8-12 0 0-8-12z", t.deep);
        });
    }
}

/// Energy.
pub(super) fn bolt(pen: &mut Pen) {
    pen.shape("M10-38L-24 6H-4L-12 38 26-10H4z", "#ffd84d");
    pen.flat("M10-38L-24 6H-4L0-4H-12z", "#fff3b8");
}

/// Life that is paid.
pub(super) fn blood(pen: &mut Pen) {
    for (x, y, s) in [(0, 4, "1"), (-22, 10, ".55"), (22, 12, ".5")] {
        pen.group(&format!("translate({x} {y}) scale({s})"), |pen| {
            pen.shape("M0-36C-8-20-20-10-20 6a20 20 0 0 0 40 0C20-10 8-20 0-36z", "#b5182f");
            pen.flat("M-13 6c0-5 3-9 6-12 0 8 0 14 5 19-7 1-11-2-11-7z", "#f0808f");
        });
    }
}

/// Debuffs vanish.
pub(super) fn sparkle(pen: &mut Pen) {
    for (x, y, s) in [(0, 2, "1"), (-24, -20, ".42"), (24, 20, ".5")] {
        pen.group(&format!("translate({x} {y}) scale({s})"), |pen| {
            pen.shape("M0-36C4-10 10-4 36 0 10 4 4 10 0 36-4 10-10 4-36 0-10-4-4-10 0-36z", "#fff");
        });
    }
}

/// A weight on a chain.
pub(super) fn burden(pen: &mut Pen) {
    let t = pen.tones;
    pen.line("M-4-38C-14-34-10-24 0-22M4-38C14-34 10-24 0-22", t.ink, 7.0);
    pen.line("M-4-38C-14-34-10-24 0-22M4-38C14-34 10-24 0-22", t.light, 2.6);
    pen.shape("M-10-20H10L14-8H22L32 32H-32L-22-8H-14z", t.deep);
    pen.flat("M0-20H10L14-8H22L32 32H0z", t.ink);
    pen.line("M-14 6H6M-17 18H4", t.main, 2.4);
}

/// Chevrons that rise behind something.
fn rising(pen: &mut Pen, fill: &str) {
    for y in [-34, -18, -2] {
        pen.shape(
            &format!(
                "M-40 {}L-30 {y}-20 {}V{}L-30 {}-40 {}zM20 {}L30 {y} 40 {}V{}L30 {} 20 {}z",
                y + 10,
                y + 10,
                y + 18,
                y + 8,
                y + 18,
                y + 10,
                y + 10,
                y + 18,
                y + 8,
                y + 18
            ),
            fill,
        );
    }
}

/// Stronger block.
pub(super) fn guard(pen: &mut Pen) {
    let t = pen.tones;
    rising(pen, t.glow);
    pen.group("scale(.72)", |pen| {
        pen.shape(KITE, t.light);
        pen.flat("M0-34C10-28 20-26 30-26 32 4 20 26 0 36z", t.main);
        pen.shape("M-6-18H6V-6H18V6H6V18H-6V6H-18V-6H-6z", t.pale);
    });
}

/// Stronger attacks.
pub(super) fn might(pen: &mut Pen, look: u8) {
    let t = pen.tones;
    rising(pen, t.glow);
    if look.is_multiple_of(2) {
        pen.group("scale(.86)", |pen| sword(pen, t.hot));
    } else {
        pen.shape(
            "M-14 36V8C-24 2-26-14-18-22-16-30-6-32-2-28 2-34 10-32 12-28 18-30 22-24 21-18 26-8 22 2 14 8V36z",
            t.light,
        );
        pen.line("M-6-26V-12M4-28V-12M13-26V-12M-18-8H6", t.ink, 2.2);
        pen.shape("M-17 24H17V34H-17z", t.hot);
    }
}

/// Life that comes back: a leaf with a drop.
pub(super) fn mend(pen: &mut Pen) {
    pen.shape("M-26 32C-34-6-14-34 30-34 34 8 10 34-18 24z", "#69b04a");
    pen.flat("M-18 24C-4 10 14-10 30-34 34 8 10 34-18 24z", "#478a3a");
    pen.line("M-30 38C-14 14 4-6 20-22M-8 10L-14-8M4-2L0-18M0 8H16", "#1f3d17", 2.2);
}

/// The next attack misses: a wing.
pub(super) fn evade(pen: &mut Pen) {
    let t = pen.tones;
    pen.line("M-40 26H-22M-38 14H-24M-34 38H-14", t.ink, 3.0);
    pen.shape("M-24 22C-30-14-4-36 40-34 36-26 30-21 22-18 30-18 34-16 36-14 30-6 22-2 14-1 20 1 23 3 25 6 14 14 4 14-4 13-2 16 0 20 0 24-8 30-20 30-24 22z", t.pale);
    pen.line("M-14 12C-8-8 8-20 26-26M-6 14C2 0 14-8 24-11", t.deep, 2.2);
}

/// Thorns, for the counter that hurts attackers.
pub(super) fn thorns(pen: &mut Pen) {
    let t = pen.tones;
    pen.shape("M0-40L7-24 22-34 21-18 38-16 26-4 38 8 22 12 24 30 8 22 0 38-8 22-24 30-22 12-38 8-26-4-38-16-21-18-22-34-7-24z", "#5f9440");
    pen.shape("M0-17a16 16 0 1 1 0 32 16 16 0 1 1 0-32z", t.ink);
    pen.shape("M0-9L8-1 0 7-8-1z", BONE);
}

/// Weaker block: a cracked shield.
pub(super) fn cracked(pen: &mut Pen) {
    let t = pen.tones;
    pen.shape(KITE, t.light);
    pen.flat("M0-34C10-28 20-26 30-26 32 4 20 26 0 36z", t.main);
    pen.shape("M4-33L-7-12 5-4-8 12 3 18-2 35 10 14 0 9 13-6 2-14 12-29z", t.ink);
}

/// Weaker attacks: a broken sword.
pub(super) fn broken(pen: &mut Pen) {
    pen.group("rotate(40)", |pen| {
        pen.shape("M-8-8L-2-2 3-9 8-4V16H-8z", "#e8edf2");
        pen.shape("M-20 16H20V23H-20zM-4.5 23H4.5V38H-4.5z", "#7b6a8f");
        pen.group("translate(7 -12) rotate(22)", |pen| pen.shape("M0-30L8-20V0L3-5-2 2-8-4V-20z", "#b3bfcc"));
    });
}
