//! Wings, in pairs around a point between the shoulders, or one of them seen from the side.

use crate::drawing::{Pen, Point};

const FEATHERS: &str = "M4 0C10-24 30-36 54-34 52-28 50-24 46-21 52-20 54-18 55-15 50-9 46-7 41-6 46-4 47-2 47 1 41 6 36 7 31 6 34 9 34 11 33 14 24 16 12 14 4 8z";
const LEATHER: &str = "M4 0C8-22 24-38 46-40 56-34 60-22 58-2 52-10 46-10 42-4 38-12 30-10 28 4 22-2 12 0 4 8z";

fn both(pen: &mut Pen, (x, y): Point, scale: f64, draw: impl Fn(&mut Pen)) {
    for side in [-1.0, 1.0] {
        pen.group(&format!("translate({x} {y}) scale({:.2} {scale:.2})", side * scale), &draw);
    }
}

/// Wings with feathers.
pub(super) fn feathered(pen: &mut Pen, at: Point, scale: f64, fill: &str, shade: &str) {
    both(pen, at, scale, |pen| feathered_one(pen, fill, shade));
}

/// One wing with feathers, to the right and up.
pub(super) fn feathered_one(pen: &mut Pen, fill: &str, shade: &str) {
    pen.shape(FEATHERS, fill);
    pen.line("M12 2C18-12 30-22 44-26M14 7C22-6 32-12 40-13M16 10C22 2 28-1 34-1", shade, 2.0);
}

/// Wings of skin.
pub(super) fn leathery(pen: &mut Pen, at: Point, scale: f64, fill: &str, shade: &str) {
    both(pen, at, scale, |pen| leathery_one(pen, fill, shade));
}

/// One wing of skin, to the right and up.
pub(super) fn leathery_one(pen: &mut Pen, fill: &str, shade: &str) {
    pen.shape(LEATHER, fill);
    pen.line("M6 2C14-20 28-34 46-40 46-26 44-14 42-4M46-40C38-26 30-12 28 4M46-40C54-28 57-14 58-2", shade, 2.0);
}
