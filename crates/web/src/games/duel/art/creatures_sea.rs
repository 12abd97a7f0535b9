//! Sirens, krakens, serpents and hydras. They rise from water at the origin.

use super::dress::{Dress, INK};
use super::held::{self, Held};
use super::person::{self, Body, Pose, Trunk};
use super::words::{Kind, Motif};
use super::{head, headgear};
use crate::drawing::{Chance, Pen, ribbon};

/// A person with a fish's tail, on a rock.
pub(super) fn siren(pen: &mut Pen, d: &Dress, motif: &Motif, chance: &mut Chance) {
    let scales = ["#3fa79a", "#5a8fd0", "#8a6fc0", "#d98a6a"][chance.below(4) as usize];
    pen.shape("M-40 10C-36-6-20-14-4-12 14-16 34-8 42 10z", "#5f6672");
    pen.shape(
        &ribbon(&[(0.0, -26.0, 13.0), (-4.0, -10.0, 13.0), (14.0, 2.0, 9.0), (36.0, -8.0, 6.0), (44.0, -24.0, 4.0)]),
        scales,
    );
    pen.line("M-10-14C-4-10 4-10 8-14M-6-4C0 0 8 0 14-4M16-2L20 4M26-6L30 2", INK, 1.2);
    pen.shape("M42-22C34-32 28-44 34-52 40-46 44-42 46-36 50-44 58-48 64-48 62-36 54-26 46-22z", scales);
    pen.shape("M-14-66C-22-50-26-34-20-20-12-26 12-26 20-18 28-34 20-52 12-66z", d.hair);
    pen.group("translate(0 -10) scale(.86)", |pen| {
        let hand = held::named(motif).unwrap_or([Held::Trident, Held::Nothing, Held::Horn][chance.below(3) as usize]);
        let pose = [Pose::Calm, Pose::Spread, Pose::Raised][chance.below(3) as usize];
        let dress = Dress { cloth: scales, fold: scales, ..*d };
        person::draw(pen, &Body { hand, pose, wide: 0.85, ..Body::new(Trunk::Bare) }, &dress);
        pen.shape("M-12-38C-6-44 0-42 1-38 4-43 10-43 14-38 10-30 4-31 1-34-2-31-9-31-12-38z", d.trim);
        pen.group("translate(1 -60)", |pen| {
            head::human(pen, d, 0);
            if motif.is(Kind::Wizard) {
                headgear::crown(pen);
            } else {
                pen.shape("M-12-5L-18-16-6-11-2-20 4-12 12-18 13-6C6-10-6-10-12-5z", "#f2a58c");
            }
        });
    });
    // The hips lie over belt and skirt of the person above them.
    pen.shape("M-14-32C-6-27 8-27 15-32 19-22 18-8 12 4 2 10-12 8-17-2-18-14-17-24-14-32z", scales);
    pen.flat("M-16-6C-8 6 4 8 12 2 16 6 18 8 22 9 10 14-8 12-16-6z", scales);
    pen.line("M-12-22C-6-18 6-18 13-22M-13-10C-6-5 6-5 14-10", INK, 1.2);
}

/// Arms out of the sea, one eye between them.
pub(super) fn kraken(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let bend = chance.between(-6.0, 6.0);
    if chance.below(2) == 0 {
        return wreck(pen, d, bend);
    }
    let arms: [[(f64, f64, f64); 4]; 6] = [
        [(-14.0, 0.0, 9.0), (-34.0, -24.0, 7.0), (-52.0, -40.0 + bend, 5.0), (-42.0, -60.0, 1.5)],
        [(14.0, 0.0, 9.0), (36.0, -20.0, 7.0), (50.0, -44.0, 5.0), (40.0, -62.0 + bend, 1.5)],
        [(-30.0, 4.0, 7.0), (-50.0, -8.0, 6.0), (-62.0, -22.0, 4.0), (-56.0, -34.0 - bend, 1.5)],
        [(30.0, 4.0, 7.0), (52.0, -4.0, 6.0), (62.0, -22.0 + bend, 4.0), (54.0, -34.0, 1.5)],
        [(-20.0, 8.0, 8.0), (-32.0, -4.0, 7.0), (-28.0, -20.0, 4.0), (-20.0, -16.0, 1.5)],
        [(22.0, 8.0, 8.0), (36.0, -2.0, 7.0), (30.0, -20.0, 4.0), (22.0, -14.0, 1.5)],
    ];
    for arm in &arms[..4] {
        pen.shape(&ribbon(arm), d.dark);
    }
    pen.shape("M0-84C20-76 30-50 24-24 26-8 20 8 0 8-20 8-26-8-24-24-30-50-20-76 0-84z", d.fur);
    pen.flat("M0-84C-20-76-30-50-24-24-26-8-20 8 0 8-16-10-18-60 0-84z", d.dark);
    pen.spot((12.0, -60.0), 3.0, d.dark);
    pen.spot((6.0, -70.0), 2.0, d.dark);
    pen.oval((-9.0, -28.0), 7.5, 8.5, "#ffe9a0");
    pen.oval((11.0, -28.0), 7.5, 8.5, "#ffe9a0");
    pen.flat("M-10-36h3v16h-3zM10-36h3v16h-3z", INK);
    for arm in &arms[4..] {
        pen.shape(&ribbon(arm), d.fur);
    }
    for (x, y) in [(-36.0, -4.0), (-34.0, -14.0), (38.0, -2.0), (36.0, -14.0)] {
        pen.spot((x, y), 1.8, "#f6d5c4");
    }
}

/// Arms that break a ship.
fn wreck(pen: &mut Pen, d: &Dress, bend: f64) {
    pen.shape("M-52-4C-50-34-30-52-6-50 16-48 26-30 24-4z", d.dark);
    pen.oval((-26.0, -26.0), 9.0, 8.0, "#ffe9a0");
    pen.flat("M-28-33H-24V-19H-28z", INK);
    pen.group("translate(26 -22) rotate(22)", |pen| {
        pen.shape("M-28 0H30L20 18H-20z", "#7b5230");
        pen.line("M0 0V-40", INK, 3.0);
        pen.shape("M3-38C18-32 22-18 18-6H3zM-3-32C-14-28-16-16-14-6H-3z", "#f5efe0");
    });
    for arm in [
        [(8.0, 6.0, 8.0), (-2.0, -24.0, 7.0), (14.0, -52.0 + bend, 5.0), (34.0, -46.0, 1.5)],
        [(48.0, 8.0, 8.0), (62.0, -20.0, 6.5), (52.0, -46.0, 4.5), (34.0, -34.0 + bend, 1.5)],
        [(-38.0, 8.0, 7.0), (-58.0, -18.0, 6.0), (-56.0, -48.0, 4.5), (-44.0, -66.0 - bend, 1.5)],
        [(-12.0, 10.0, 7.0), (-22.0, -30.0, 5.5), (-14.0, -62.0, 4.0), (-24.0, -82.0 + bend, 1.5)],
    ] {
        pen.shape(&ribbon(&arm), d.fur);
    }
    for (x, y) in [(-1.0, -14.0), (2.0, -30.0), (58.0, -12.0), (57.0, -28.0), (-53.0, -16.0), (-20.0, -20.0)] {
        pen.spot((x, y), 1.9, "#f6d5c4");
    }
}

/// One long neck out of its own coils.
pub(super) fn serpent(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let high = chance.between(-4.0, 6.0);
    pen.shape(
        &ribbon(&[(56.0, -22.0, 1.5), (48.0, -10.0, 5.0), (34.0, -24.0, 9.0), (20.0, -8.0, 10.0), (18.0, 8.0, 10.0)]),
        d.dark,
    );
    pen.shape("M26-30L32-44 38-32zM18-20L20-34 28-28z", d.trim);
    pen.shape(
        &ribbon(&[
            (-6.0, 10.0, 15.0),
            (-8.0, -14.0, 13.0),
            (10.0, -34.0, 11.0),
            (6.0, -56.0 + high, 10.0),
            (-14.0, -66.0 + high, 9.0),
        ]),
        d.fur,
    );
    pen.flat(
        &ribbon(&[(-14.0, 10.0, 6.0), (-16.0, -12.0, 5.0), (1.0, -33.0, 4.0), (-3.0, -54.0 + high, 3.0)]),
        "#e9e2b0",
    );
    pen.line("M-20-2H-11M-19-14L-10-11M-10-24L-3-19", d.dark, 1.6);
    pen.shape(
        &format!(
            "M6 {}C18 {} 24 {} 20 {}L12 {}z",
            -76.0 + high,
            -78.0 + high,
            -64.0 + high,
            -52.0 + high,
            -58.0 + high
        ),
        d.trim,
    );
    pen.group(&format!("translate(-16 {})", -66.0 + high), |pen| {
        pen.shape("M16-10C6-18-8-16-16-8L-34-4C-38 0-36 5-32 6L-14 6-30 12C-22 18-6 16 6 12 18 8 22-4 16-10z", d.fur);
        pen.flat("M-28 6l2 6 3-6zM-20 6l1 5 3-5z", "#fff");
        pen.line("M-30 8L-44 10-50 6M-44 10L-50 14", "#c23a3a", 1.8);
        pen.flat("M-12-6L-1-5-9 0z", d.glow);
    });
}

/// Several necks out of one body.
pub(super) fn hydra(pen: &mut Pen, d: &Dress, chance: &mut Chance, heads: usize) {
    let tips: [(f64, f64); 5] = [(-32.0, -60.0), (30.0, -58.0), (-8.0, -74.0), (-46.0, -34.0), (44.0, -32.0)];
    pen.shape("M30 6C34-10 50-10 60-20 60-2 48 10 30 10z", d.dark);
    for (n, (x, y)) in tips.into_iter().take(heads).enumerate().collect::<Vec<_>>().into_iter().rev() {
        let y = y + chance.between(-4.0, 4.0);
        let fill = if n % 2 == 0 { d.fur } else { d.dark };
        pen.shape(
            &ribbon(&[(x * 0.3, -6.0, 10.0), (x * 0.9, -24.0, 7.0), (x * 0.75, y * 0.72, 6.0), (x, y, 6.0)]),
            fill,
        );
        let side = if x < 0.0 { 1.0 } else { -1.0 };
        pen.group(&format!("translate({x} {y:.0}) scale({:.2} .62)", side * 0.62), |pen| {
            pen.shape("M10-8L22-20 18-2z", d.trim);
            pen.shape(
                "M16-10C6-18-8-16-16-8L-32-4C-36 0-34 5-30 6L-14 6-28 12C-20 18-6 16 6 12 18 8 22-4 16-10z",
                fill,
            );
            pen.flat("M-26 6l2 6 3-6zM-18 6l1 5 3-5z", "#fff");
            pen.flat("M-12-7L1-5-9 1z", d.glow);
        });
    }
    pen.shape("M-36 10C-40-14-22-28 0-28 22-28 40-14 38 10z", d.fur);
    pen.flat("M-18 10C-20-8-10-18 2-18 14-18 20-6 20 10z", "#e9e2b0");
    pen.line("M-17 0H19M-14-8H17", d.dark, 1.6);
}
