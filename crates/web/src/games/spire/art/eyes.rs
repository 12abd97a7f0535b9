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
    // A heavy lid; the seed decides how far and how crooked it falls.
    let (outer, inner) = match build.seed % 4 {
        0 => (0.75, 0.05),
        1 => (0.55, 0.35),
        2 => (0.9, 0.2),
        _ => (0.35, 0.55),
    };
    let (left, right) = if side > 0.0 { (inner, outer) } else { (outer, inner) };
    let w = r * 1.12;
    let lid = format!(
        "M{} {}L{} {}",
        short(at.0 - w),
        short(at.1 - r * left),
        short(at.0 + w),
        short(at.1 - r * right)
    );
    pen.line(&lid, t.ink, (r * 0.55).max(2.4));
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
    let [x, y, w, h] = [at.0, at.1 - r * 0.35, r * 1.15, r * 0.75].map(short);
    let left = short(at.0 - r * 1.15);
    pen.shape(&format!("M{left} {y}Q{x} {} {} {y}q-{w} -{} -{} 0z", short(at.1 - r * 1.9), short(at.0 + r * 1.15), short(r * 0.3), short(r * 2.3)), t.light);
    let _ = h;
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
        pen.shape(&ribbon(&[(from.0, from.1, 3.2), ((from.0 + tip.0) / 2.0, (from.1 + tip.1) / 2.0 + 2.0, 2.4), (tip.0, tip.1, 2.2)]), t.main);
        let size = (r * 0.2).clamp(4.2, 6.0);
        pen.oval(tip, size, size, "#fff");
        pen.spot((tip.0 - size * 0.3, tip.1), size * 0.48, t.ink);
    }
    let small = (frame.eye * 0.5).max(2.4);
    let (x, y) = frame.eyes;
    let around: &[(f64, f64)] = if build.body == Body::Bird { &[(-9.0, -15.0), (9.0, -15.0), (0.0, -11.0)] } else { &[(-3.0, 13.0), (8.0, 11.0)] };
    for (dx, dy) in around {
        if frame.gap > 0.0 {
            pen.oval((x + dx, y + dy), small, small, "#fff");
            pen.spot((x + dx - small * 0.2, y + dy), small * 0.5, t.ink);
        }
    }
}
