//! What cards attack with: three weapons for each element, and what sweeps over all enemies.

use super::part_spine::flame_path;
use super::pen::{BONE, Pen, ribbon};
use atout_spire::Element;

const STEEL: &str = "#e8edf2";
const EDGE: &str = "#b3bfcc";
const WOOD: &str = "#8a5a34";

/// One weapon for each hit, larger for stronger attacks.
pub(super) fn strike(pen: &mut Pen, element: Element, hits: u8, force: u8, look: u8) {
    let scale = 0.74 + 0.13 * f64::from(force);
    let look = look % 5;
    // Weapons point to the upper right; what has no point stays upright.
    let is_upright =
        matches!((element, look), (Element::Water, 2 | 4) | (Element::Earth, 1..=3) | (Element::Air, 1) | (_, 4));
    let places: &[(f64, f64, f64, f64)] = match hits {
        1 => &[(0.0, 0.0, 45.0, 1.0)],
        2 => &[(-13.0, 2.0, 22.0, 0.8), (13.0, -2.0, 58.0, 0.8)],
        _ => &[(-20.0, 5.0, 15.0, 0.68), (0.0, -4.0, 45.0, 0.72), (20.0, 5.0, 75.0, 0.68)],
    };
    for (x, y, turn, size) in places {
        let turn = if is_upright { turn / 4.0 - 8.0 } else { *turn };
        pen.group(&format!("translate({x} {y}) rotate({turn:.0}) scale({:.2})", scale * size), |pen| {
            weapon(pen, element, look);
        });
    }
}

/// A weapon that points up.
fn weapon(pen: &mut Pen, element: Element, which: u8) {
    match element {
        Element::Air => air(pen, which),
        Element::Water => water(pen, which),
        Element::Earth => earth(pen, which),
        Element::Fire => fire(pen, which),
        Element::None => plain(pen, which),
    }
}

fn air(pen: &mut Pen, which: u8) {
    let t = pen.tones;
    match which {
        0 => {
            // A feather as a dart.
            pen.shape("M0-38C14-26 16-4 4 14L0 34-4 14C-16-4-14-26 0-38z", t.pale);
            pen.flat("M0-38C14-26 16-4 4 14L0 20z", t.light);
            pen.line("M0-30V34M0-14l8-6M0-4l9-6M0-14l-8-6M0-4l-9-6M0 6l-7-5M0 6l7-5", t.deep, 2.0);
        }
        1 => {
            // A sickle of wind.
            pen.shape("M-24 16C-30-14-8-36 26-32 2-26-6-8-4 6 2 0 12-2 22 2 6 6 0 16-4 32-14 30-22 24-24 16z", t.light);
            pen.flat("M-24 16C-30-14-8-36 26-32-4-30-18-10-16 24-20 22-23 19-24 16z", t.pale);
        }
        3 => {
            pen.shape("M0-44L5-26 4 22H-4L-5-26z", t.pale);
            pen.flat("M0-44L5-26 4 22H0z", t.light);
            pen.shape("M-4 18L-12 30V42L0 32 12 42V30L4 18z", t.deep);
        }
        4 => {
            // Three talons.
            for (x, y) in [(-22.0, 4.0), (0.0, 0.0), (22.0, -4.0)] {
                let claw = [
                    (x + 12.0, y - 38.0, 8.0),
                    (x + 10.0, y - 16.0, 7.5),
                    (x, y + 8.0, 5.5),
                    (x - 16.0, y + 34.0, 0.6),
                ];
                pen.shape(&ribbon(&claw), t.light);
                pen.line(&format!("M{} {}L{} {}", x + 12.0, y - 28.0, x + 8.0, y - 12.0), t.pale, 2.6);
            }
        }
        _ => {
            // A swallow.
            pen.shape("M0-36C5-30 6-24 6-18 20-20 32-10 38 8 28 0 18-2 8 0L16 30 0 14-16 30-8 0C-18-2-28 0-38 8-32-10-20-20-6-18-6-24-5-30 0-36z", t.deep);
            pen.flat("M0-30C3-26 3-20 3-14L4 6 0 10-4 6-3-14C-3-20-3-26 0-30z", t.pale);
        }
    }
}

fn water(pen: &mut Pen, which: u8) {
    let t = pen.tones;
    match which {
        0 => {
            // A splinter of ice.
            pen.shape("M0-40L14-8 8 30 0 38-8 30-14-8z", t.pale);
            pen.flat("M0-40L14-8 8 30 0 38z", t.light);
            pen.line("M0-40V38M-14-8L0 0 14-8", t.main, 2.0);
        }
        1 => {
            pen.line("M0 40V-10", t.ink, 8.0);
            pen.line("M0 40V-10", t.hot, 3.5);
            pen.shape("M-3-38L0-44 3-38V-12H12C14-18 14-24 13-28L18-36 21-27C22-14 18-2 0-2S-22-14-21-27L-18-36-13-28C-14-24-14-18-12-12H-3z", STEEL);
        }
        3 => {
            let whip = [
                (-26.0, 40.0, 9.0),
                (-8.0, 28.0, 9.0),
                (14.0, 24.0, 8.5),
                (22.0, 8.0, 7.5),
                (8.0, -4.0, 6.5),
                (-12.0, -10.0, 5.5),
                (-14.0, -26.0, 4.0),
                (6.0, -38.0, 0.6),
            ];
            pen.shape(&ribbon(&whip), t.main);
            pen.line("M-16 31C-6 24 8 24 15 16", t.pale, 2.6);
        }
        4 => {
            // A whirlpool.
            pen.shape("M0-34a34 34 0 1 1 0 68 34 34 0 1 1 0-68z", t.deep);
            pen.line("M26-8C24-26-14-32-22-8-28 14 0 28 16 16 28 6 18-14 2-12-12-10-10 8 2 6", t.pale, 6.0);
        }
        _ => {
            // A wave that curls.
            pen.shape("M-30 30C-34-4-18-34 12-34 28-34 34-22 30-12 26-20 14-20 10-12 4 2 14 20 30 30z", t.main);
            pen.flat("M-30 30C-34-4-18-34 12-34 28-34 34-22 30-12 30-22 20-28 10-26-10-24-18 0-16 30z", t.light);
            pen.line("M30-12c-4-8-16-8-20 0", "#fff", 3.0);
        }
    }
}

fn earth(pen: &mut Pen, which: u8) {
    let t = pen.tones;
    match which {
        0 => {
            pen.shape("M-4-14h8V42h-8z", WOOD);
            pen.shape("M-26-36H26L30-26 26-8H-26L-30-26z", t.light);
            pen.flat("M6-36H26L30-26 26-8H6z", t.deep);
            pen.line("M-16-28l8 6M-18-16h8", t.ink, 2.0);
        }
        1 => {
            pen.line("M-26 34l8-10M-6 40l4-12M18 38l-2-10", t.ink, 3.0);
            pen.shape("M-14-34L14-36 30-16 28 10 8 24-18 22-32 2-28-20z", t.main);
            pen.flat("M14-36L30-16 28 10 8 24-6 23 14 6z", t.deep);
            pen.flat("M-14-34L6-35-6-22-24-12-28-20z", t.light);
            pen.line("M-6-10l8 6-2 9", t.ink, 2.0);
        }
        3 => {
            // A fist of stone.
            pen.shape(
                "M-14 38V12C-28 6-30-16-22-24-20-34-8-36-3-30 2-38 12-36 15-30 22-33 27-26 26-18 32-6 28 6 18 12V38z",
                t.main,
            );
            pen.flat("M6-32C12-36 14-33 15-30 22-33 27-26 26-18 32-6 28 6 18 12V38H4V12C18 4 18-14 6-32z", t.deep);
            pen.line("M-7-28V-12M5-30V-12M16-27V-12M-22-8H8", t.ink, 2.4);
        }
        4 => {
            // A ram's head.
            pen.shape("M-12-26H12L18-4 8 34H-8L-18-4z", t.light);
            pen.flat("M2-26H12L18-4 8 34H2z", t.main);
            pen.shape("M-10-28C-34-36-44-8-30 8-22 16-14 8-18 0-24 2-28-8-20-12-16-14-12-14-10-14zM10-28C34-36 44-8 30 8 22 16 14 8 18 0 24 2 28-8 20-12 16-14 12-14 10-14z", BONE);
            pen.spot((-8.0, 0.0), 3.0, t.ink);
            pen.spot((8.0, 0.0), 3.0, t.ink);
        }
        _ => {
            pen.shape("M0-42L10-16 8 6 18-2 22 34H-22L-16 8-8 12-9-16z", t.main);
            pen.flat("M0-42L10-16 8 6 18-2 22 34H2z", t.deep);
            pen.flat("M0-42L-9-16-8 0-2-14z", t.pale);
        }
    }
}

fn fire(pen: &mut Pen, which: u8) {
    let t = pen.tones;
    match which {
        0 => {
            pen.shape(&flame_path((0.0, 22.0), 62.0), t.hot);
            pen.shape(&flame_path((0.0, 20.0), 38.0), t.glow);
        }
        1 => {
            pen.shape(
                "M0-42C10-30 6-22 12-14 8-10 12-4 8 2 10 8 6 12 7 16H-7C-6 10-12 6-9 0-13-6-8-12-11-18-6-24-8-32 0-42z",
                t.hot,
            );
            pen.flat("M0-30C4-20 3-6 3 16H-3C-3-6-4-20 0-30z", t.glow);
            pen.shape("M-18 16H18V22H-18zM-4 22H4V40H-4z", t.deep);
        }
        3 => {
            // A glowing hammer.
            pen.shape("M-4-14h8V42h-8z", WOOD);
            pen.shape("M-24-36H24V-8H-24z", t.hot);
            pen.flat("M-24-36H-10V-8H-24z", t.glow);
            pen.line("M10-30l6 7-5 7M-4-28v6", t.deep, 2.4);
        }
        4 => {
            // A spark.
            pen.shape("M0-40L8-12 34-20 16 2 34 24 8 16 0 40-8 16-34 24-16 2-34-20-8-12z", t.hot);
            pen.flat("M0-22L5-6 18-10 9 2 18 14 5 10 0 24-5 10-18 14-9 2-18-10-5-6z", t.glow);
        }
        _ => {
            pen.shape("M-3-10H3V42H-3z", WOOD);
            pen.shape("M0-44L14-16 6-6H-6L-14-16z", t.glow);
            pen.flat("M0-44L14-16 6-6H0z", t.hot);
            pen.line("M-12-2H12", t.ink, 3.5);
        }
    }
}

fn plain(pen: &mut Pen, which: u8) {
    let t = pen.tones;
    match which {
        0 => sword(pen, t.hot),
        1 => {
            pen.shape("M0-34L8-20 6 8H-6L-8-20z", STEEL);
            pen.flat("M0-34L8-20 6 8H0z", EDGE);
            pen.shape("M-16 8Q0 2 16 8L14 14H-14zM-5 14H5V34H-5z", t.deep);
        }
        3 => {
            pen.shape("M0-42L8-8 0 38-8-8z", STEEL);
            pen.shape("M-26-20L6-6 26 16-6 2z", t.glow);
            pen.flat("M0-42L8-8 0 38z", EDGE);
        }
        4 => {
            pen.line("M-26 30C-40-20 20-44 34-26", t.ink, 8.0);
            pen.line("M-26 30C-40-20 20-44 34-26", WOOD, 4.0);
            pen.line("M-26 30L34-26M-20-22L30 28M30 28l-10 0M30 28V18", t.ink, 2.4);
        }
        _ => {
            pen.shape("M-3-34H3V42H-3z", WOOD);
            pen.shape("M3-32C20-38 30-26 30-8 22-14 12-14 3-10z", STEEL);
            pen.shape("M-3-32C-20-38-30-26-30-8-22-14-12-14-3-10z", EDGE);
        }
    }
}

/// A plain sword that points up.
pub(super) fn sword(pen: &mut Pen, hilt: &str) {
    pen.shape("M0-44L8-34V14H-8V-34z", STEEL);
    pen.flat("M0-44L8-34V14H0z", EDGE);
    pen.shape("M-20 14H20V21H-20zM-4.5 21H4.5V36H-4.5z", hilt);
    pen.oval((0.0, 39.0), 5.0, 5.0, hilt);
}
