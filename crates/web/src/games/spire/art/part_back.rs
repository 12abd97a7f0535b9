//! Parts that grow behind a body: wings, tail, mane, shell, tendrils, halo.
//!
//! Not here: parts of the head (`part_head.rs`), horns and antlers (`part_horn.rs`), what grows along the back
//! (`part_spine.rs`).

use super::figure::Frame;
use super::pen::{Pen, curve, ribbon, short};
use super::words::{Body, Build, Part};
use super::{part_horn, part_spine};
use std::f64::consts::TAU;

/// Draws a part behind the body, if it is there.
pub(super) fn behind(pen: &mut Pen, part: Part, build: &Build, frame: &Frame) {
    match part {
        Part::Wings => wings(pen, build, frame),
        Part::Tail => tail(pen, build, frame),
        Part::Mane => mane(pen, build, frame),
        Part::Shell => shell(pen, build, frame),
        Part::Tendrils => tendrils(pen, build, frame),
        Part::Flame => part_spine::flames(pen, &frame.flames),
        Part::Spikes => part_spine::spikes(pen, build, frame),
        Part::Fins => part_spine::fins(pen, frame),
        Part::Halo => halo(pen, build, frame),
        Part::Horns => part_horn::horns(pen, build, frame),
        Part::Antlers => part_horn::antlers(pen, frame),
        _ => {}
    }
}

fn wings(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let feathered = matches!(build.body, Body::Bird | Body::Tower | Body::Fish | Body::Knight | Body::Skull);
    let draw = |pen: &mut Pen, fill: &str, vein: &str| {
        if feathered {
            pen.shape("M0 6C-4-14 4-38 28-50 29-45 28-41 26-37 33-42 42-44 50-43 48-37 45-33 41-30 47-31 53-30 57-27 51-20 45-17 39-16 43-15 46-12 48-9 34 4 14 10 0 6z", fill);
            pen.line("M8-4C10-18 16-28 24-35M14 0C20-12 28-20 38-28M20 2c6-8 12-13 18-17", vein, 2.2);
        } else {
            pen.shape("M0 4C2-16 12-34 34-46 35-37 42-30 54-28 47-22 45-15 47-5 39-8 31-4 29 5 20-1 8 2 0 10z", fill);
            pen.line("M4-2C12-16 22-30 34-44M4 0C18-12 34-20 52-27M4 3C18-4 32-6 46-6", vein, 2.2);
        }
    };
    let (x, y) = frame.wing;
    let scale = if build.size == 4 && build.body != Body::Tower { 1.12 } else { 0.92 };
    if frame.is_front {
        for side in [1.0, -1.0] {
            let root = short(frame.head.0 + side * (x - frame.head.0));
            pen.group(&format!("translate({root} {y}) scale({} {scale})", side * scale), |pen| {
                draw(pen, t.light, t.deep);
            });
        }
    } else {
        pen.group(&format!("translate({} {y}) rotate(-30) scale({scale})", x - 6.0), |pen| draw(pen, t.deep, t.ink));
        pen.group(&format!("translate({x} {y}) scale({scale})"), |pen| draw(pen, t.pale, t.main));
    }
}

fn tail(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let (x, y) = frame.tail;
    match build.body {
        Body::Bird => {
            pen.shape(
                &ribbon(&[(x - 8.0, y - 6.0, 8.0), (x + 10.0, y - 10.0, 6.0), (x + 28.0, y - 24.0, 0.8)]),
                t.deep,
            );
            pen.shape(&ribbon(&[(x - 8.0, y, 8.0), (x + 10.0, y + 6.0, 6.0), (x + 28.0, y + 24.0, 0.8)]), t.light);
        }
        Body::Moth => {
            let line = [(x, y), (x + 8.0, y + 5.0), (x + 22.0, y + 8.0), (x + 38.0, y - 4.0), (x + 50.0, y - 14.0)];
            pen.line(&curve(&line), t.ink, 4.5);
            pen.line(&curve(&line), t.hot, 1.8);
            for (x, y) in &line[1..] {
                pen.shape(&format!("M{x} {y}l-8-5v10zl8-5v10z"), t.hot);
            }
        }
        Body::Beast if build.has(Part::Fins) => {
            pen.shape(
                &ribbon(&[
                    (x - 6.0, y + 2.0, 9.0),
                    (x + 4.0, y - 4.0, 9.0),
                    (x + 10.0, y - 20.0, 8.0),
                    (x + 4.0, y - 36.0, 2.0),
                ]),
                t.deep,
            );
        }
        Body::Serpent => {
            pen.shape(
                &ribbon(&[
                    (x - 4.0, y, 8.0),
                    (x + 12.0, y - 2.0, 7.0),
                    (x + 20.0, y - 18.0, 5.5),
                    (x + 8.0, y - 32.0, 4.0),
                    (x - 4.0, y - 28.0, 0.8),
                ]),
                t.main,
            );
        }
        _ => {
            pen.shape(
                &ribbon(&[
                    (x - 6.0, y, 4.5),
                    (x + 10.0, y - 4.0, 4.5),
                    (x + 14.0, y - 24.0, 4.0),
                    (x + 4.0, y - 40.0, 3.5),
                ]),
                t.main,
            );
            pen.shape(&ribbon(&[(x + 6.0, y - 36.0, 4.0), (x, y - 46.0, 6.0), (x - 10.0, y - 50.0, 0.6)]), t.light);
        }
    }
}

fn mane(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), mut r) = (frame.head, frame.radius);
    if build.body == Body::Wisp {
        r *= 1.3;
    }
    let points = 14 + usize::from(build.seed % 3);
    let at = |n: f64, far: f64| {
        (x + r * far * (TAU * n / points as f64).sin(), y - r * far * (TAU * n / points as f64).cos())
    };
    let mut path = String::new();
    for n in 0..points {
        let (n, far) = (n as f64, if n % 2 == 0 { 1.72 } else { 1.5 });
        let (from, tip) = (at(n, 1.12), at(n + 0.75, far));
        path += &format!(
            "{}{} {}Q{} {} {} {}",
            if n == 0.0 { "M" } else { "L" },
            short(from.0),
            short(from.1),
            short(at(n + 0.2, 1.5).0),
            short(at(n + 0.2, 1.5).1),
            short(tip.0),
            short(tip.1)
        );
    }
    pen.shape(&(path + "z"), if build.body == Body::Wisp { t.hot } else { t.light });
}

fn shell(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), w) = (frame.shell, frame.shell_size);
    match build.body {
        // A mountain on its back.
        Body::Crab => {
            pen.shape("M14 84L24 60 34 64 46 34 54 42 66 14 80 44 88 38 98 62 104 58 112 84z", t.deep);
            pen.flat(
                "M46 34L54 42 66 14 72 28 64 36 58 48 50 46 40 52zM24 60L34 64 28 72 20 70zM88 38L94 52 86 50z",
                t.pale,
            );
            pen.line("M60 50l-6 14M78 52l5 12M40 60l-4 10", t.ink, 2.0);
        }
        Body::Spider => {}
        // Boulders heaped on its shoulders.
        Body::Golem => {
            for (x, y, r) in [
                (14.0, 78.0, 13.0),
                (108.0, 76.0, 14.0),
                (24.0, 52.0, 17.0),
                (98.0, 50.0, 17.0),
                (44.0, 32.0, 18.0),
                (78.0, 30.0, 19.0),
            ] {
                pen.oval((x, y), r, r * 0.9, t.deep);
                pen.spot((x - r * 0.25, y - r * 0.25), r * 0.5, t.main);
            }
        }
        _ => {
            let h = w * 0.95;
            pen.shape(
                &format!(
                    "M{} {}C{} {} {} {} {x} {}S{} {} {} {}z",
                    x - w,
                    y + h * 0.55,
                    x - w,
                    y - h * 0.5,
                    x - w * 0.55,
                    y - h,
                    y - h,
                    x + w,
                    y - h * 0.5,
                    x + w,
                    y + h * 0.55
                ),
                t.deep,
            );
            pen.line(
                &format!(
                    "M{x} {}V{}M{} {}L{x} {}L{} {}",
                    y - h,
                    y + h * 0.5,
                    x - w * 0.72,
                    y - h * 0.62,
                    y - h * 0.3,
                    x + w * 0.72,
                    y - h * 0.62
                ),
                t.ink,
                2.0,
            );
            pen.line(&format!("M{} {}L{x} {}L{} {}", x - w, y + h * 0.1, y + h * 0.35, x + w, y + h * 0.1), t.ink, 2.0);
        }
    }
}

fn tendrils(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let (left, right, y) = frame.under;
    if build.body == Body::Golem {
        pen.shape("M30 84H92C94 94 84 94 78 96 88 98 84 104 74 104 78 108 70 111 60 113 52 112 50 108 54 106 44 106 38 102 44 98 34 98 28 92 30 84z", t.light);
        pen.line("M36 91C50 96 72 96 86 90M46 100c10 3 20 2 28-2M56 107c5 1 10 0 13-2", t.deep, 2.4);
        pen.shape(&ribbon(&[(90.0, 52.0, 4.0), (106.0, 44.0, 4.0), (108.0, 28.0, 3.0), (98.0, 24.0, 0.8)]), t.light);
        pen.shape(&ribbon(&[(32.0, 52.0, 4.0), (16.0, 46.0, 4.0), (12.0, 30.0, 3.0), (22.0, 24.0, 0.8)]), t.light);
        return;
    }
    let count = 5 + usize::from(build.seed % 2);
    for n in 0..count {
        let share = n as f64 / (count - 1) as f64;
        let x = left + (right - left) * share;
        let out = (share - 0.5) * 34.0;
        let curl = if share < 0.5 { -3.5 } else { 3.5 };
        let long = 112.0 - y - if n % 2 == 0 { 0.0 } else { 6.0 };
        let points = [
            (x, y - 6.0, 5.4),
            (x + out * 0.3 - curl, y + long * 0.35, 5.0),
            (x + out * 0.7 + curl, y + long * 0.75, 3.8),
            (x + out * 0.8 + curl * 3.0, y + long, 0.8),
        ];
        pen.shape(&ribbon(&points), if n % 2 == 0 { t.light } else { t.deep });
    }
}

fn halo(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), r) = (frame.head, frame.radius);
    if build.is_crowned() {
        let ring = |r: f64| format!("M{} {}a{r} {r} 0 1 0 {} 0 {r} {r} 0 1 0 -{} 0z", x - r, y + 4.0, 2.0 * r, 2.0 * r);
        pen.shape(&ring(44.0), t.hot);
        pen.shape(&ring(37.0), t.glow);
        return;
    }
    let top = if build.body == Body::Knight { y - r - 11.0 } else { y - r - 8.0 };
    let (w, h) = (short(r * 0.85), short(r * 0.24));
    let ring = format!(
        "M{} {}a{w} {h} 0 1 0 {} 0 {w} {h} 0 1 0 -{} 0z",
        short(x - r * 0.85),
        short(top.max(8.0)),
        short(r * 1.7),
        short(r * 1.7)
    );
    pen.line(&ring, t.ink, 8.0);
    pen.line(&ring, t.glow, 3.6);
}
