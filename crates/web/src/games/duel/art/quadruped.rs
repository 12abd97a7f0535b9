//! The kinds on four legs. They stand on the origin and look to the left.

use super::dress::{BONE, Dress, GOLD, INK};
use super::person::{self, Body, Pose, Trunk};
use super::words::{Kind, Motif};
use super::{head, headgear, held, wings};
use crate::drawing::{Chance, Pen, ribbon};

/// Four legs: the far pair is darker. Each leg is at `x` and swings by `step`.
pub(super) fn legs(pen: &mut Pen, [front, hind]: [f64; 2], top: f64, thick: f64, step: f64, [near, far]: [&str; 2]) {
    let leg = |pen: &mut Pen, x: f64, swing: f64, fill: &str| {
        let knee = (x + swing * 0.4, top * 0.45);
        pen.shape(&ribbon(&[(x, top, thick * 1.5), (knee.0, knee.1, thick), (x + swing - 2.0, 0.0, thick)]), fill);
        pen.flat(&format!("M{} 1h{}v-4h-{}z", x + swing - 2.0 - thick, thick * 2.0, thick * 2.0), INK);
    };
    leg(pen, front + 9.0, -step, far);
    leg(pen, hind + 8.0, -step, far);
    leg(pen, front, step, near);
    leg(pen, hind, step, near);
}

/// Broad and round.
pub(super) fn bear(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let (fur, dark) = ([d.fur, "#6d4a2c", "#4d4038"][chance.below(3) as usize], d.dark);
    if chance.below(2) == 0 {
        return upright_bear(pen, fur, dark);
    }
    legs(pen, [-22.0, 22.0], -26.0, 8.0, 4.0, [fur, dark]);
    pen.shape(
        &ribbon(&[
            (-34.0, -32.0, 14.0),
            (-16.0, -38.0, 20.0),
            (8.0, -36.0, 18.0),
            (28.0, -32.0, 18.0),
            (40.0, -26.0, 8.0),
        ]),
        fur,
    );
    pen.flat("M-20-20C0-16 24-14 38-24 36-14 20-14-6-16z", dark);
    pen.group("translate(-38 -40)", |pen| bear_head(pen, fur, dark));
}

fn upright_bear(pen: &mut Pen, fur: &str, dark: &str) {
    pen.shape("M-26 8C-30-20-24-48-4-54 18-52 30-24 26 8z", fur);
    pen.flat("M-10 8C-16-14-12-34 0-40 14-34 16-14 12 8z", "#c9a377");
    pen.shape(&ribbon(&[(-18.0, -42.0, 9.0), (-34.0, -52.0, 8.0), (-38.0, -66.0, 7.5)]), fur);
    pen.shape(&ribbon(&[(18.0, -42.0, 9.0), (34.0, -50.0, 8.0), (38.0, -64.0, 7.5)]), fur);
    for x in [-44.0, 32.0] {
        pen.flat(&format!("M{x} -68l2-8 3 7 2-8 3 8 3-6v8z"), BONE);
    }
    pen.flat("M-26 8C-29-14-26-32-18-44-20-24-18-6-14 8z", dark);
    pen.group("translate(0 -62) scale(1.1)", |pen| bear_head(pen, fur, dark));
}

/// The head of a bear, 15 in radius around the origin.
pub(super) fn bear_head(pen: &mut Pen, fur: &str, dark: &str) {
    pen.oval((-9.0, -11.0), 5.5, 5.5, fur);
    pen.oval((11.0, -12.0), 5.5, 5.5, fur);
    pen.oval((1.0, 0.0), 15.5, 14.0, fur);
    pen.oval((-3.0, 6.0), 8.5, 7.0, "#dcbb90");
    pen.flat("M-7 2H1L-3 6z", INK);
    pen.line("M-3 6V10M-8 10C-6 12 0 12 2 10", INK, 1.6);
    pen.spot((-7.0, -3.0), 1.8, INK);
    pen.spot((5.0, -3.0), 1.8, INK);
    pen.line("M10-8C14-4 14 2 12 6", dark, 2.0);
}

/// Lean, with a bushy tail; some howl.
pub(super) fn wolf(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let fur = ["#8a8f98", "#6b6258", d.fur][chance.below(3) as usize];
    wolf_with(pen, d, fur, chance.below(2) == 0);
}

fn wolf_with(pen: &mut Pen, d: &Dress, fur: &'static str, howls: bool) {
    let dark = d.dark;
    pen.shape("M28-34C44-40 50-28 50-10 42-18 36-22 28-24z", fur);
    legs(pen, [-20.0, 24.0], -28.0, 5.0, 7.0, [fur, dark]);
    pen.shape(
        &ribbon(&[
            (-26.0, -38.0, 11.0),
            (-10.0, -36.0, 15.0),
            (10.0, -34.0, 11.0),
            (30.0, -32.0, 12.0),
            (36.0, -28.0, 7.0),
        ]),
        fur,
    );
    pen.flat("M-24-28C-10-20 10-24 30-22 20-18-14-16-24-28z", dark);
    if howls {
        pen.shape(&ribbon(&[(-18.0, -36.0, 14.0), (-28.0, -50.0, 11.0), (-33.0, -60.0, 8.0)]), fur);
        pen.flat(&ribbon(&[(-6.0, -35.0, 10.5), (-18.0, -40.0, 11.5), (-26.0, -50.0, 9.0)]), fur);
        pen.shape("M-24-56L-14-66-16-50z", dark);
        pen.shape("M-22-54C-24-66-32-70-44-84-48-82-48-80-46-76L-52-74C-50-66-44-54-34-50z", fur);
        pen.spot((-34.0, -66.0), 1.7, INK);
    } else {
        pen.shape(&ribbon(&[(-16.0, -38.0, 14.0), (-28.0, -48.0, 11.0)]), fur);
        pen.flat(&ribbon(&[(-4.0, -36.0, 11.0), (-18.0, -39.0, 12.0), (-26.0, -46.0, 9.5)]), fur);
        pen.group("translate(-34 -50) scale(-.95 .95)", |pen| head::wolf(pen, &Dress { fur, ..*d }));
    }
}

/// A high back with bristles, tusks.
pub(super) fn boar(pen: &mut Pen, d: &Dress, is_fire: bool) {
    legs(pen, [-14.0, 26.0], -28.0, 5.5, 6.0, [d.fur, d.dark]);
    pen.line("M40-36C50-40 52-30 46-28", INK, 3.4);
    pen.group("translate(0 -9)", |pen| {
        let bristles = if is_fire {
            "M40-30L46-50 34-44 36-62 22-52 18-72 8-56-2-74-10-57-22-66-26-46z"
        } else {
            "M34-40L36-50 26-48 24-58 14-54 8-63 0-57-8-64-14-56-24-58-26-44z"
        };
        pen.shape(bristles, if is_fire { "#ffb03c" } else { d.dark });
        pen.shape(
            "M42-18C46-40 20-54-6-52-26-50-34-42-42-30L-56-22C-58-14-54-9-48-9-30-6-10-6 6-10 22-8 38-6 42-18z",
            d.fur,
        );
        pen.flat("M42-18C42-26 38-34 34-38 34-24 14-16-30-12-10-6-10-6 6-10 22-8 38-6 42-18z", d.dark);
        pen.shape("M-22-42L-14-62-6-44z", d.dark);
        pen.shape("M-57-24C-51-27-47-20-48-11-54-7-60-14-57-24z", "#d99a8a");
        pen.shape("M-40-10C-52-14-54-28-48-40-44-30-38-24-32-16z", BONE);
        pen.line("M-46-13C-40-10-34-10-28-13", INK, 1.8);
        pen.spot((-28.0, -32.0), 2.6, "#ffdf5a");
        pen.spot((-28.5, -32.0), 1.2, INK);
    });
}

/// Shaggy, with horns and spikes on its back.
pub(super) fn beast(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let look = chance.below(3);
    pen.shape("M34-30C52-30 56-14 48-4 48-14 42-20 32-18z", d.dark);
    legs(pen, [-20.0, 24.0], -26.0, 8.5, 5.0, [d.fur, d.dark]);
    if look != 1 {
        pen.shape("M38-36L44-52 28-44 26-62 14-50 8-68-2-54-12-66-16-50z", BONE);
    }
    pen.shape(
        &ribbon(&[
            (-24.0, -38.0, 18.0),
            (-6.0, -40.0, 20.0),
            (16.0, -36.0, 17.0),
            (34.0, -30.0, 14.0),
            (42.0, -26.0, 6.0),
        ]),
        d.fur,
    );
    pen.flat("M-14-20C8-16 30-16 42-26 34-12 6-14-14-20z", d.dark);
    pen.shape("M-10-60C-2-52-2-34-8-20-14-22-16-18-22-16-24-22-30-22-34-24-36-44-26-60-10-60z", d.hair);
    pen.group("translate(-32 -40)", |pen| match look {
        0 => {
            pen.shape("M-2-12C-14-18-20-28-14-38-10-28-4-24 6-20zM8-12C14-20 14-32 22-38 24-26 20-16 14-8z", BONE);
            beast_face(pen, d);
        }
        1 => {
            beast_face(pen, d);
            pen.shape("M-16-4C-26-8-28-22-22-32-20-22-14-14-8-12z", BONE);
        }
        _ => {
            pen.shape("M-4-12L-14-28 4-16zM8-14L10-30 16-12z", d.dark);
            beast_face(pen, d);
            pen.shape("M-18 12C-24 14-26 6-24 0-20 4-16 6-14 8zM-4 14C-6 20-12 20-14 14z", BONE);
        }
    });
}

fn beast_face(pen: &mut Pen, d: &Dress) {
    pen.shape("M-10-14C2-20 16-12 16 0 14 14 4 18-8 17-20 18-26 10-22 2-18-4-16-10-10-14z", d.fur);
    pen.line("M-22 9C-16 14-8 13-2 10", INK, 2.0);
    pen.flat("M-18 11l2 5 2-4zM-10 12l2 5 2-5z", BONE);
    pen.spot((-19.0, 3.0), 1.6, INK);
    pen.flat("M-10-5L0-3-8 1z", d.glow);
}

/// Trunk and legs of a horse.
pub(super) fn horse(pen: &mut Pen, fur: &str, dark: &str, tail: &str, rears: bool) {
    pen.shape("M32-40C46-42 52-28 48-8 42-14 40-24 32-30z", tail);
    if rears {
        pen.shape(&ribbon(&[(26.0, -28.0, 8.0), (32.0, -14.0, 5.0), (24.0, 0.0, 4.0)]), dark);
        pen.shape(&ribbon(&[(-12.0, -42.0, 7.0), (-28.0, -40.0, 4.5), (-30.0, -26.0, 4.0)]), dark);
    } else {
        legs(pen, [-16.0, 24.0], -28.0, 4.4, 5.0, [fur, dark]);
    }
    pen.shape(
        &ribbon(&[
            (-20.0, -42.0, 11.0),
            (-8.0, -38.0, 14.0),
            (10.0, -35.0, 12.0),
            (28.0, -36.0, 13.0),
            (36.0, -34.0, 8.0),
        ]),
        fur,
    );
    pen.flat("M-16-28C0-20 20-22 34-26 26-18-8-18-16-28z", dark);
    if rears {
        pen.shape(&ribbon(&[(20.0, -30.0, 9.0), (20.0, -14.0, 5.0), (14.0, 0.0, 4.4)]), fur);
        pen.shape(&ribbon(&[(-14.0, -38.0, 8.0), (-34.0, -50.0, 5.0), (-42.0, -38.0, 4.0)]), fur);
    }
}

/// A neck without a seam between it and the trunk.
pub(super) fn horse_neck(pen: &mut Pen, fur: &str) {
    pen.shape(&ribbon(&[(-14.0, -40.0, 13.0), (-26.0, -54.0, 8.5), (-31.0, -66.0, 7.0)]), fur);
    pen.flat(&ribbon(&[(-2.0, -37.0, 10.0), (-15.0, -42.0, 11.0), (-24.0, -52.0, 7.5)]), fur);
}

/// What a rider sits on.
pub(super) fn mount(pen: &mut Pen, d: &Dress, is_wolf: bool) {
    if is_wolf {
        return wolf_with(pen, d, "#7d7f88", false);
    }
    horse(pen, "#8a6242", "#5c3f28", "#3a2418", false);
    pen.shape(&ribbon(&[(-14.0, -40.0, 13.0), (-28.0, -52.0, 8.5), (-34.0, -62.0, 7.0)]), "#8a6242");
    pen.flat(&ribbon(&[(-2.0, -37.0, 10.0), (-16.0, -42.0, 11.0), (-25.0, -50.0, 7.5)]), "#8a6242");
    pen.shape("M-14-46C-18-54-24-60-28-68-34-66-32-60-28-54-24-48-20-44-16-42z", "#3a2418");
    pen.shape("M-26-66C-32-74-40-72-42-66L-54-54C-56-49-52-46-48-47L-38-51C-30-50-24-56-26-66z", "#8a6242");
    pen.spot((-38.0, -62.0), 1.9, INK);
    pen.shape("M-8-50H18L22-26H-12z", d.trim);
}

/// A white horse with a horn.
pub(super) fn unicorn(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let (fur, dark) = (["#fffaf0", "#eef0f6", "#f6e6c8"][chance.below(3) as usize], "#c3bfc6");
    let mane = [d.trim, d.cloth, "#d9a9c4", "#b9a4d9"][chance.below(4) as usize];
    horse(pen, fur, dark, mane, chance.below(2) == 0);
    horse_neck(pen, fur);
    pen.shape("M-10-46C-14-54-18-56-16-64-22-64-22-70-24-76-32-76-30-70-28-64-24-58-20-50-16-42z", mane);
    pen.shape("M-27-74L-22-84-20-72z", fur);
    pen.shape("M-36-76L-52-98-30-78z", GOLD);
    pen.shape("M-22-72C-28-80-36-78-38-72L-52-60C-54-55-50-52-46-53L-34-57C-26-56-20-62-22-72z", fur);
    pen.spot((-35.0, -68.0), 1.9, INK);
    pen.line("M-50-57L-46-58", INK, 1.4);
}

/// A horse with the chest and head of a person.
pub(super) fn centaur(pen: &mut Pen, d: &Dress, motif: &Motif, chance: &mut Chance) {
    horse(pen, d.fur, d.dark, d.hair, chance.below(3) == 0);
    let look = chance.below(12);
    let hand =
        held::named(motif).unwrap_or([held::Held::Bow, held::Held::Spear, held::Held::Axe][chance.below(3) as usize]);
    pen.group("translate(-16 -34) scale(-.72 .72)", |pen| {
        let pose = if hand == held::Held::Bow { Pose::Calm } else { Pose::Raised };
        person::draw(pen, &Body { hand, pose, ..Body::new(Trunk::Bare) }, d);
        pen.group("translate(1 -60)", |pen| {
            head::human(pen, d, look % 4);
            if motif.is(Kind::Druid) {
                headgear::antlers(pen, d);
            }
        });
    });
}

/// Lion behind, eagle in front.
pub(super) fn griffin(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let (fur, dark) = (["#d9a85a", "#c98f4e", "#e0c48a"][chance.below(3) as usize], "#96703a");
    pen.group("translate(2 -44) rotate(-8) scale(1.05)", |pen| wings::feathered_one(pen, d.dark, INK));
    pen.line("M36-30C54-34 54-14 46-8", INK, 5.4);
    pen.line("M36-30C54-34 54-14 46-8", fur, 2.8);
    pen.oval((46.0, -7.0), 5.0, 5.0, dark);
    legs(pen, [-18.0, 24.0], -26.0, 5.5, 6.0, [fur, dark]);
    pen.shape(
        &ribbon(&[
            (-22.0, -40.0, 13.0),
            (-6.0, -36.0, 15.0),
            (14.0, -33.0, 12.0),
            (30.0, -30.0, 12.0),
            (38.0, -26.0, 6.0),
        ]),
        fur,
    );
    pen.shape("M-8-56C2-46 0-30-10-20-16-24-20-20-26-24-34-34-26-54-8-56z", "#f7f0de");
    eagle_head(pen, (-26.0, -58.0), 1.15);
    pen.group("translate(-2 -42) rotate(-20) scale(1.1)", |pen| wings::feathered_one(pen, "#f7f0de", dark));
}

fn eagle_head(pen: &mut Pen, (x, y): (f64, f64), scale: f64) {
    pen.group(&format!("translate({x} {y}) scale({scale})"), |pen| {
        pen.shape("M14 12C18-4 10-14-2-14-10-13-13-6-12 0-6 12 4 18 14 12z", "#fdf8ea");
        pen.shape("M-10-6C-20-6-25 2-22 10-18 6-14 4-9 4z", GOLD);
        pen.spot((-3.0, -4.0), 2.2, INK);
        pen.line("M-8-8L2-7", INK, 1.8);
    });
}

/// Low, with large ears and a long tail.
pub(super) fn rat(pen: &mut Pen, d: &Dress, chance: &mut Chance) {
    let (fur, dark) = (["#7d7480", "#8a7260", "#5f6a66"][chance.below(3) as usize], d.dark);
    pen.line("M32-10C56-4 58-34 42-40 34-44 34-54 44-58", INK, 6.0);
    pen.line("M32-10C56-4 58-34 42-40 34-44 34-54 44-58", "#d9a0a0", 3.2);
    pen.shape("M-20 0C-24-4-18-8-12-8V2zM18 2C14-4 20-8 28-6L30 2z", "#d9a0a0");
    pen.shape("M38-8C40-34 16-46-8-38-24-36-40-26-52-14-50-8-42-4-34-6-20-2 24 4 38-8z", fur);
    pen.flat("M38-8C39-18 36-26 32-32 30-14 6-8-34-6-20-2 24 4 38-8z", dark);
    pen.oval((-16.0, -40.0), 9.5, 10.5, fur);
    pen.oval((-16.0, -39.0), 5.5, 6.5, "#d9a0a0");
    pen.oval((-30.0, -34.0), 7.0, 8.5, fur);
    pen.spot((-36.0, -21.0), 2.6, d.glow);
    pen.spot((-36.5, -21.0), 1.1, INK);
    pen.oval((-52.0, -13.0), 3.2, 3.0, "#d98a8a");
    pen.line("M-46-12L-58-18M-46-10L-60-10", INK, 1.0);
    pen.flat("M-44-7l1 6 3-6z", "#fff");
}
