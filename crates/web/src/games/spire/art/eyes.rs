//! The eyes of a figure: what it thinks of you.

use super::figure::Frame;
use super::pen::{Pen, Point, ribbon, short};
use super::words::{Body, Build, Part};

/// Draws the eyes.
pub(super) fn draw(pen: &mut Pen, build: &Build, frame: &Frame) {
    let (x, y) = frame.eyes;
    if build.has(Part::OneEye) {
        return one(pen, frame);
    }
    if build.has(Part::ManyEyes) {
        many(pen, build, frame);
    }
    let deep_set = build.body == Body::Skull || (build.body == Body::Knight);
    if frame.gap == 0.0 {
        return eye(pen, build, (x, y), frame.eye, 1.0, deep_set);
    }
    eye(pen, build, (x + frame.gap, y), frame.eye, 1.0, deep_set);
    eye(pen, build, (x - frame.gap, y), frame.eye, -1.0, deep_set);
}

/// An eye; `side` is where the brow falls towards the nose from.
fn eye(pen: &mut Pen, build: &Build, at: Point, r: f64, side: f64, deep_set: bool) {
    let t = pen.tones;
    if deep_set {
        pen.spot(at, r * 0.75, t.glow);
        pen.spot((at.0 - r * 0.15, at.1), r * 0.3, "#fff");
        return;
    }
    pen.oval(at, r, r, if build.size == 4 { t.glow } else { "#fff" });
    pen.spot((at.0 - r * 0.3, at.1 + r * 0.1), r * 0.48, t.ink);
    pen.spot((at.0 - r * 0.45, at.1 - r * 0.15), r * 0.16, "#fff");
    // A lid: the seed decides how far it falls outside and towards the nose.
    let (outer, inner) = [(0.8, 0.1), (0.55, 0.4), (0.9, 0.25), (0.35, 0.35)][usize::from(build.seed % 4)];
    let (left, right) = if side > 0.0 { (inner, outer) } else { (outer, inner) };
    let end = |high: f64, side: f64| {
        format!("{} {}", short(at.0 + side * r * (1.0 - high * high).sqrt()), short(at.1 - r * high))
    };
    let lid = format!("M{}A{r} {r} 0 0 1 {}z", end(left, -1.0), end(right, 1.0), r = short(r));
    pen.shape(&lid, t.deep);
}

/// One great eye that bulges out of the head.
fn one(pen: &mut Pen, frame: &Frame) {
    let t = pen.tones;
    let at = frame.eyes;
    let r = (frame.radius * 0.62).clamp(9.0, 15.0);
    pen.oval(at, r, r, "#fff");
    pen.spot((at.0 - r * 0.2, at.1 + r * 0.05), r * 0.62, t.hot);
    pen.spot((at.0 - r * 0.25, at.1 + r * 0.08), r * 0.34, t.ink);
    pen.spot((at.0 - r * 0.42, at.1 - r * 0.2), r * 0.15, "#fff");
    let [x, y, r_, low] = [at.0, at.1 - r * 0.3, r * 1.12, at.1 - r * 0.55].map(short);
    let (left, right) = (short(at.0 - r * 1.1), short(at.0 + r * 1.1));
    pen.shape(&format!("M{left} {y}A{r_} {r_} 0 0 1 {right} {y}Q{x} {low} {left} {y}z"), t.light);
}

/// Eyes on stalks, and small ones around the two.
fn many(pen: &mut Pen, build: &Build, frame: &Frame) {
    let t = pen.tones;
    let ((hx, hy), r) = (frame.head, frame.radius);
    let stalks: &[f64] = if build.body == Body::Bird { &[] } else { &[-0.75, -0.2, 0.35, 0.85] };
    for (n, lean) in stalks.iter().enumerate() {
        let from = (hx + lean * r * 0.6, hy - r * 0.7);
        let long = r * if n % 2 == 0 { 0.62 } else { 0.85 };
        let tip = (hx + lean * r * 1.25, hy - r * 0.8 - long);
        pen.shape(
            &ribbon(&[
                (from.0, from.1, 3.2),
                ((from.0 + tip.0) / 2.0, (from.1 + tip.1) / 2.0 + 2.0, 2.4),
                (tip.0, tip.1, 2.2),
            ]),
            t.main,
        );
        let size = (r * 0.2).clamp(4.2, 6.0);
        pen.oval(tip, size, size, "#fff");
        pen.spot((tip.0 - size * 0.3, tip.1), size * 0.48, t.ink);
    }
    let small = (frame.eye * 0.5).max(2.4);
    let (x, y) = frame.eyes;
    let around: &[(f64, f64)] = if build.body == Body::Bird {
        &[(-9.0, -15.0), (9.0, -15.0), (0.0, -11.0)]
    } else {
        &[(-4.0, -13.0), (9.0, -12.0)]
    };
    for (dx, dy) in around {
        if frame.gap > 0.0 && build.body != Body::Wisp {
            pen.oval((x + dx, y + dy), small, small, "#fff");
            pen.spot((x + dx - small * 0.2, y + dy), small * 0.5, t.ink);
        }
    }
}
