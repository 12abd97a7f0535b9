//! Parts that grow in rows: flames, spikes, fins.

use super::figure::Frame;
use super::pen::{Pen, Point, short};
use super::words::Build;

/// One flame, its foot at this point. A negative height hangs down.
pub(super) fn flame_path((x, y): Point, h: f64) -> String {
    let at = |dx: f64, dy: f64| format!("{} {}", short(x + dx * h.abs()), short(y - dy * h));
    format!(
        "M{}C{} {} {}C{} {} {}C{} {} {}C{} {} {}C{} {} {}z",
        at(-0.1, -0.12),
        at(-0.42, 0.02),
        at(-0.42, 0.36),
        at(-0.26, 0.62),
        at(-0.2, 0.5),
        at(-0.14, 0.46),
        at(-0.1, 0.44),
        at(-0.06, 0.66),
        at(-0.06, 0.84),
        at(0.06, 1.0),
        at(0.1, 0.8),
        at(0.22, 0.66),
        at(0.28, 0.5),
        at(0.44, 0.24),
        at(0.36, -0.02),
        at(0.1, -0.12)
    )
}

/// Flames at all these points.
pub(super) fn flames(pen: &mut Pen, at: &[(f64, f64, f64)]) {
    let t = pen.tones;
    for (x, y, h) in at {
        pen.shape(&flame_path((*x, *y), *h), t.hot);
    }
    for (x, y, h) in at {
        pen.flat(&flame_path((*x, *y - h * 0.04), h * 0.62), t.glow);
    }
}

/// Spikes along the back.
pub(super) fn spikes(pen: &mut Pen, build: &Build, frame: &Frame) {
    let fill = pen.tones.pale;
    let long = if build.size == 4 { 26.0 } else { 15.0 + f64::from(build.seed % 3) * 2.0 };
    let mut path = String::new();
    for (x, y, angle) in &frame.spine {
        let (sin, cos) = angle.to_radians().sin_cos();
        let at = |along: f64, across: f64| {
            format!("{} {}", short(x + sin * along + cos * across), short(y - cos * along + sin * across))
        };
        path += &format!("M{}L{}L{}z", at(-5.0, -6.5), at(long, 0.0), at(-5.0, 6.5));
    }
    pen.shape(&path, fill);
}

/// Fins beside the head, or a sail along the back.
pub(super) fn fins(pen: &mut Pen, frame: &Frame) {
    let t = pen.tones;
    if frame.is_front {
        let ((x, y), r) = (frame.head, frame.radius);
        for side in [1.0, -1.0] {
            pen.group(&format!("translate({} {}) scale({side} 1)", short(x + side * r * 0.72), short(y)), |pen| {
                pen.shape(
                    "M0-10C10-20 20-24 30-24 28-18 28-14 30-10 26-8 27-2 28 2 24 2 22 8 21 12 14 12 4 12 0 10z",
                    t.light,
                );
                pen.line("M2-4C12-12 20-17 27-21M3 0C12-4 20-7 27-9M3 4c6 1 12 1 18 0", t.deep, 2.0);
            });
        }
        return;
    }
    let mut path = String::new();
    let tip = |(x, y, angle): (f64, f64, f64), far: f64| {
        (x + far * angle.to_radians().sin(), y - far * angle.to_radians().cos())
    };
    let (first, last) = (frame.spine[0], frame.spine[frame.spine.len() - 1]);
    path += &format!("M{} {}", short(first.0 - 8.0), short(first.1 + 8.0));
    let mut rays = String::new();
    for (n, point) in frame.spine.iter().enumerate() {
        let (end, dip) = (tip(*point, 20.0), tip(*point, 11.0));
        path += &format!("L{} {}", short(end.0), short(end.1));
        rays += &format!("M{} {}L{} {}", short(point.0), short(point.1), short(end.0), short(end.1));
        if let Some(next) = frame.spine.get(n + 1) {
            let low = tip(*next, 11.0);
            path += &format!("Q{} {} ", short((dip.0 + low.0) / 2.0), short((dip.1 + low.1) / 2.0));
            let end = tip(*next, 20.0);
            path += &format!("{} {}", short(end.0), short(end.1));
        }
    }
    path += &format!("L{} {}z", short(last.0 + 8.0), short(last.1 + 8.0));
    pen.shape(&path, t.light);
    pen.line(&rays, t.deep, 2.0);
}
