//! Horns and antlers.

use super::figure::Frame;
use super::pen::{BONE, Pen, ribbon, short};
use super::words::{Body, Build, Part};

/// Horns: pointed tufts of an owl, curls of a ram, or a pair that grows with its bearer.
pub(super) fn horns(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), r) = (frame.head, frame.radius);
    if build.body == Body::Bird {
        pen.shape("M36 44C30 30 28 18 30 6 42 14 52 24 58 34zM84 44C90 30 92 18 90 6 78 14 68 24 62 34z", t.deep);
        return;
    }
    if is_ram(build) {
        return;
    }
    let long = if build.size >= 3 { 1.0 } else { 0.8 };
    if frame.is_front {
        for side in [1.0, -1.0] {
            let at = |dx: f64, dy: f64, half: f64| (x + side * (r * 0.55 + dx * long), y - r * 0.6 - dy * long, half);
            pen.shape(
                &ribbon(&[at(-2.0, -4.0, 6.5), at(14.0, 4.0, 6.0), at(24.0, 18.0, 4.0), at(20.0, 34.0, 0.6)]),
                BONE,
            );
        }
    } else {
        let sweep = if build.body == Body::Serpent { 1.0 } else { -1.0 };
        for (shift, fill) in [(10.0, t.light), (0.0, BONE)] {
            let at = |dx: f64, dy: f64, half: f64| (x + shift + sweep * dx * long, y - r * 0.75 - dy * long, half);
            pen.shape(
                &ribbon(&[
                    at(0.0, -4.0, 5.0),
                    at(2.0, 8.0, 5.0),
                    at(12.0, 18.0, 3.8),
                    at(24.0, if sweep > 0.0 { 22.0 } else { 28.0 }, 0.6),
                ]),
                fill,
            );
        }
    }
}

/// A beast with horns and nothing else.
pub(super) fn is_ram(build: &Build) -> bool {
    build.body == Body::Beast && build.parts == [Part::Horns]
}

/// The curled horn of a ram, before its head.
pub(super) fn ram(pen: &mut Pen, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), r) = (frame.head, frame.radius);
    let at = |dx: f64, dy: f64, half: f64| (x + r * dx, y + r * dy, half);
    let horn = [
        at(-0.1, -0.85, 7.5),
        at(0.7, -1.15, 8.0),
        at(1.45, -0.5, 7.5),
        at(1.3, 0.45, 6.5),
        at(0.55, 0.7, 5.0),
        at(0.3, 0.15, 3.5),
        at(0.75, -0.1, 1.0),
    ];
    pen.shape(&ribbon(&horn), BONE);
    let ring = |dx: f64, dy: f64, to: &str| format!("M{} {}{to}", short(x + r * dx), short(y + r * dy));
    pen.line(
        &(ring(0.45, -1.55, "l3 11")
            + &ring(1.3, -1.25, "l-6 9")
            + &ring(1.85, -0.2, "l-11 0")
            + &ring(1.45, 0.85, "l-6-8")),
        t.deep,
        2.0,
    );
}

/// Antlers: a beam with points on each side.
pub(super) fn antlers(pen: &mut Pen, frame: &Frame) {
    let t = pen.tones;
    let ((x, y), r) = (frame.head, frame.radius);
    let size = if frame.is_front { 1.35 } else { 1.0 };
    for (side, shift) in
        if frame.is_front { [(1.0, r * 0.5), (-1.0, r * 0.5)] } else { [(1.0, r * 0.35), (-1.0, -r * 0.1)] }
    {
        let at = |dx: f64, dy: f64, half: f64| {
            (
                x + side * (shift * if frame.is_front { 1.0 } else { side } + dx * size),
                y - r * 0.75 - dy * size,
                half * size,
            )
        };
        let fill = if side > 0.0 { t.pale } else { BONE };
        let beam = [at(0.0, -4.0, 3.2), at(8.0, 8.0, 3.2), at(18.0, 16.0, 2.8), at(22.0, 34.0, 0.6)];
        pen.shape(&ribbon(&[at(6.0, 7.0, 2.4), at(1.0, 17.0, 2.0), at(3.0, 27.0, 0.5)]), fill);
        pen.shape(&ribbon(&[at(16.0, 14.0, 2.4), at(27.0, 18.0, 2.0), at(33.0, 27.0, 0.5)]), fill);
        if frame.is_front {
            pen.shape(&ribbon(&[at(16.0, 16.0, 2.4), at(11.0, 26.0, 2.0), at(12.0, 36.0, 0.5)]), fill);
        }
        pen.shape(&ribbon(&beam), fill);
    }
}
