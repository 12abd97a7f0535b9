//! Beasts on four legs.

use super::figure::Frame;
use super::part_horn;
use super::pen::{Pen, curve, ribbon};
use super::words::{Build, Part};

/// How a beast is built; its parts decide.
struct Stature {
    /// Height of the back.
    back: f64,
    /// Half the height of the trunk.
    trunk: f64,
    /// Half the width of a leg.
    leg: f64,
    /// The head.
    head: (f64, f64),
    radius: f64,
    /// A long neck.
    neck: bool,
}

fn stature(build: &Build) -> Stature {
    let low = build.has(Part::Claws) || build.has(Part::Fins);
    let slim = build.has(Part::Tail) || build.has(Part::Antlers) || (build.has(Part::Flame) && build.parts.len() == 1);
    if part_horn::is_ram(build) {
        Stature { back: 78.0, trunk: 17.0, leg: 5.0, head: (26.0, 56.0), radius: 15.0, neck: true }
    } else if build.has(Part::Antlers) {
        Stature { back: 66.0, trunk: 13.0, leg: 4.2, head: (30.0, 40.0), radius: 12.0, neck: true }
    } else if low {
        Stature { back: 88.0, trunk: 15.0, leg: 7.0, head: (28.0, 80.0), radius: 16.0, neck: false }
    } else if slim {
        Stature { back: 72.0, trunk: 12.5, leg: 5.0, head: (27.0, 58.0), radius: 15.0, neck: true }
    } else if build.has(Part::Mane) {
        Stature { back: 66.0, trunk: 24.0, leg: 10.0, head: (30.0, 62.0), radius: 19.0, neck: false }
    } else if build.has(Part::Horns) || build.has(Part::Tusks) {
        Stature { back: 68.0, trunk: 21.0, leg: 7.0, head: (26.0, 72.0), radius: 17.0, neck: false }
    } else {
        Stature { back: 82.0, trunk: 18.0, leg: 6.0, head: (28.0, 80.0), radius: 16.0, neck: false }
    }
}

/// How low a beast stands.
const FOOT: f64 = 110.0;

impl Stature {
    fn knee(&self) -> f64 {
        (self.back + self.trunk * 0.6 + FOOT) / 2.0
    }

    /// Heavy beasts have a hump over the shoulders.
    fn hump(&self) -> f64 {
        if self.trunk > 19.0 { 6.0 } else { 0.0 }
    }
}

/// A beast on four legs.
pub(super) fn beast(pen: &mut Pen, build: &Build) -> Frame {
    let stature = stature(build);
    far_legs(pen, &stature);
    trunk(pen, &stature);
    near_legs(pen, &stature);
    if part_horn::is_ram(build) {
        fleece(pen, &stature);
    }
    if !build.has(Part::Tail) {
        let back = stature.back;
        let tail = [(104.0, back, 3.0), (112.0, back + 6.0, 2.5), (113.0, back + 18.0, 2.0)];
        pen.shape(&ribbon(&tail), pen.tones.main);
    }
    beast_head(pen, build, stature.head, stature.radius);
    frame(&stature)
}

fn far_legs(pen: &mut Pen, stature: &Stature) {
    let (t, knee) = (pen.tones, stature.knee());
    let Stature { back, leg, .. } = *stature;
    for (x, bend) in [(57.0, -1.0), (97.0, 5.0)] {
        pen.shape(
            &ribbon(&[
                (x, back, leg * 1.6),
                (x + bend, knee, leg * 0.9),
                (x - 2.0, FOOT - 7.0, leg * 0.9),
                (x - 2.0, FOOT, leg),
            ]),
            t.deep,
        );
    }
}

/// The trunk with its neck, its shadow and its light.
fn trunk(pen: &mut Pen, stature: &Stature) {
    let (t, hump) = (pen.tones, stature.hump());
    let Stature { back, trunk, head: (hx, hy), neck, .. } = *stature;
    let body = [
        (34.0, back + 2.0, trunk * 0.7),
        (50.0, back + 1.0 - hump * 0.4, trunk * 1.06 + hump),
        (72.0, back - 1.0, trunk * 0.88),
        (92.0, back, trunk * 0.98),
        (105.0, back + 4.0, trunk * 0.55),
    ];
    if neck {
        pen.shape(
            &ribbon(&[(54.0, back, trunk * 0.9), (44.0, (back + hy) / 2.0, 9.0), (hx + 4.0, hy + 2.0, 8.0)]),
            t.main,
        );
    }
    pen.shape(&ribbon(&body), t.main);
    if neck {
        pen.flat(
            &ribbon(&[(56.0, back, trunk * 0.8), (45.0, (back + hy) / 2.0, 7.5), (hx + 4.0, hy + 2.0, 6.5)]),
            t.main,
        );
    }
    pen.flat(
        &ribbon(&[
            (44.0, back + trunk * 0.55, 3.0),
            (70.0, back + trunk * 0.62, trunk * 0.36),
            (100.0, back + trunk * 0.4, trunk * 0.3),
        ]),
        t.deep,
    );
    pen.line(
        &curve(&[(58.0, back - trunk * 0.62), (74.0, back - trunk * 0.6), (90.0, back - trunk * 0.6)]),
        t.light,
        3.2,
    );
}

fn near_legs(pen: &mut Pen, stature: &Stature) {
    let (t, knee) = (pen.tones, stature.knee());
    let Stature { back, trunk, leg, .. } = *stature;
    for (x, bend, thigh) in [(44.0, -1.0, 1.25), (89.0, 6.0, 1.9)] {
        let top = back + trunk * 0.35;
        pen.shape(
            &ribbon(&[
                (x, top, leg * thigh),
                (x + bend, knee, leg * 0.95),
                (x - 3.0, FOOT - 7.0, leg * 0.95),
                (x - 3.0, FOOT, leg * 1.05),
            ]),
            t.main,
        );
        pen.flat(&format!("M{} {FOOT}h{}v-4h-{}z", x - 3.0 - leg, leg * 2.0, leg * 2.0), t.ink);
    }
}

fn fleece(pen: &mut Pen, stature: &Stature) {
    let (t, back) = (pen.tones, stature.back);
    let (top, low) = (back - stature.trunk, back + stature.trunk * 0.5);
    pen.shape(&format!("M40 {low}C26 {} 30 {} 40 {}C36 {} 52 {} 58 {}C64 {} 80 {} 84 {top}C98 {} 106 {} 102 {}C114 {} 112 {} 104 {low}C98 {} 86 {} 80 {low}C72 {} 62 {} 56 {low}C50 {} 42 {} 40 {low}z", back + 4.0, back - 8.0, back - 10.0, top - 10.0, top - 14.0, top - 4.0, top - 16.0, top - 14.0, top - 6.0, top + 6.0, back - 10.0, back - 8.0, back + 8.0, low + 8.0, low + 6.0, low + 8.0, low + 8.0, low + 6.0, low + 6.0), t.pale);
    pen.line(
        &format!("M60 {}c4-4 8-2 8 2M80 {}c4-4 8-2 8 2M70 {}c4-4 8-2 8 2", back - 8.0, back - 6.0, back + 4.0),
        t.main,
        2.4,
    );
}

/// Where the parts of a beast are put on.
fn frame(stature: &Stature) -> Frame {
    let hump = stature.hump();
    let Stature { back, trunk, leg, head: (hx, hy), radius: r, .. } = *stature;
    Frame {
        is_front: false,
        head: (hx, hy),
        radius: r,
        eyes: (hx - r * 0.15, hy - r * 0.12),
        gap: r * 0.42,
        eye: r * 0.27,
        mouth: (hx - r * 0.7, hy + r * 0.62),
        wing: (66.0, back - trunk * 0.5),
        tail: (102.0, back - 2.0),
        spine: [48.0, 60.0, 72.0, 84.0, 96.0]
            .iter()
            .enumerate()
            .map(|(n, x)| {
                (
                    *x,
                    back - trunk - hump * if n == 0 { 1.2 } else { 0.2 } + if n == 4 { 5.0 } else { 1.0 },
                    n as f64 * 9.0 - 10.0,
                )
            })
            .collect(),
        hands: vec![(42.0 - leg, FOOT - 4.0, 262.0), (86.0 - leg, FOOT - 4.0, 262.0)],
        shell: (72.0, back),
        shell_size: 36.0,
        flames: vec![
            (52.0, back - trunk * 0.7, 24.0),
            (70.0, back - trunk * 0.7, 34.0),
            (90.0, back - trunk * 0.7, 25.0),
        ],
        under: (44.0, 96.0, back + trunk),
    }
}

/// The head of a beast: its ears and its snout depend on its parts.
fn beast_head(pen: &mut Pen, build: &Build, (x, y): (f64, f64), r: f64) {
    let t = pen.tones;
    let horned = build.has(Part::Horns) || build.has(Part::Antlers);
    let s = r / 16.0;
    pen.group(&format!("translate({x} {y}) scale({s:.2})"), |pen| {
        let pointed = !horned && (build.has(Part::Tail) || build.has(Part::Flame)) && !build.has(Part::Fins);
        if pointed {
            pen.shape("M-2-11L2-27 11-12zM8-10L19-24 18-4z", t.main);
            pen.flat("M2-13L4-21 8-12z", t.pale);
        } else if horned {
            pen.shape("M10-8C18-14 26-12 28-8 24-2 16 0 11-2z", t.deep);
        } else if !build.has(Part::Claws) {
            pen.shape("M-8-10a6 6 0 1 1 11-4zM6-13a6 6 0 1 1 9 7z", t.main);
        }
        pen.shape("M2-16C14-16 19-6 17 4 15 13 7 17-2 16-8 19-20 17-21 9-22 3-17 0-13-2-13-10-7-16 2-16z", t.main);
        pen.flat("M10-13C18-8 19 0 17 4 15 13 7 17-2 16-6 18-14 18-18 15-4 14 12 8 10-13z", t.deep);
        if build.has(Part::Tusks) || build.parts == [Part::Spikes] {
            pen.shape("M-16-1C-22-1-25 4-24 9-23 14-17 15-14 12-11 8-11 0-16-1z", t.pale);
            pen.flat("M-21 5a1.4 2 0 1 0 3 0 1.4 2 0 0 0-3 0zM-17 8a1.4 2 0 1 0 3 0 1.4 2 0 0 0-3 0z", t.ink);
        } else if build.has(Part::Claws) {
            pen.shape("M-20 2a5 5 0 1 0 1 9z", "#e0938a");
        } else {
            pen.flat("M-22 4C-23 0-16-1-15 2-15 6-21 8-22 4z", t.ink);
            pen.line("M-18 11C-14 13-9 12-6 9", t.ink, 2.2);
        }
    });
}
