//! The shapes of a composed picture as polygons, for tests.
//!
//! It reads the SVG that [`Pen`](super::Pen) writes and no other: arcs are taken as their chords, lines as rows of squares.

use super::Point;
use super::path::flatten;

/// A shape and the box around it.
pub(crate) struct Shape<'a> {
    /// Its rings.
    pub(crate) rings: Vec<Vec<Point>>,
    /// The upper left corner of its box.
    pub(crate) from: Point,
    /// The lower right corner of its box.
    pub(crate) to: Point,
    /// What it is filled with, as written.
    pub(crate) fill: &'a str,
    /// From 0 to 1.
    pub(crate) opacity: f64,
}

impl<'a> Shape<'a> {
    fn new(rings: Vec<Vec<Point>>, fill: &'a str, opacity: f64) -> Shape<'a> {
        let points = || rings.iter().flatten();
        let from = points().fold((f64::MAX, f64::MAX), |low, at| (low.0.min(at.0), low.1.min(at.1)));
        let to = points().fold((f64::MIN, f64::MIN), |high, at| (high.0.max(at.0), high.1.max(at.1)));
        Shape { from, to, rings, fill, opacity }
    }

    /// Is the point inside of it, by the winding of its rings?
    pub(crate) fn covers(&self, at: Point) -> bool {
        let is_near = self.from.0 <= at.0 && at.0 <= self.to.0 && self.from.1 <= at.1 && at.1 <= self.to.1;
        is_near && winding(&self.rings, at) != 0
    }
}

fn winding(rings: &[Vec<Point>], (x, y): Point) -> i32 {
    let mut winding = 0;
    for ring in rings {
        for n in 0..ring.len() {
            let (from, to) = (ring[n], ring[(n + 1) % ring.len()]);
            let is_left = (to.0 - from.0) * (y - from.1) - (x - from.0) * (to.1 - from.1);
            if from.1 <= y && to.1 > y && is_left > 0.0 {
                winding += 1;
            } else if from.1 > y && to.1 <= y && is_left < 0.0 {
                winding -= 1;
            }
        }
    }
    winding
}

/// A matrix as SVG writes it.
type Matrix = [f64; 6];

const UNCHANGED: Matrix = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

fn times(a: Matrix, b: Matrix) -> Matrix {
    [
        a[0] * b[0] + a[2] * b[1],
        a[1] * b[0] + a[3] * b[1],
        a[0] * b[2] + a[2] * b[3],
        a[1] * b[2] + a[3] * b[3],
        a[0] * b[4] + a[2] * b[5] + a[4],
        a[1] * b[4] + a[3] * b[5] + a[5],
    ]
}

fn matrix(transform: &str) -> Matrix {
    let mut out = UNCHANGED;
    for step in transform.split(')').filter(|step| !step.trim().is_empty()) {
        let (name, numbers) = step.trim().split_once('(').expect("a transform has brackets");
        let n: Vec<f64> = numbers.split_whitespace().map(|n| n.parse().expect("a number")).collect();
        let turned = |turn: f64| {
            let (sin, cos) = turn.to_radians().sin_cos();
            [cos, sin, -sin, cos, 0.0, 0.0]
        };
        let moved = |x: f64, y: f64| [1.0, 0.0, 0.0, 1.0, x, y];
        let one = match (name, &n[..]) {
            ("translate", [x, y]) => moved(*x, *y),
            ("scale", [x]) => [*x, 0.0, 0.0, *x, 0.0, 0.0],
            ("scale", [x, y]) => [*x, 0.0, 0.0, *y, 0.0, 0.0],
            ("rotate", [turn]) => turned(*turn),
            ("rotate", [turn, x, y]) => times(times(moved(*x, *y), turned(*turn)), moved(-x, -y)),
            _ => panic!("unknown transform {step}"),
        };
        out = times(out, one);
    }
    out
}

/// An attribute of a tag.
pub(crate) fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next())
}

/// The shapes of a picture, in the order in which they are drawn.
pub(crate) fn shapes(svg: &str) -> Vec<Shape<'_>> {
    let mut stack: Vec<(Matrix, f64)> = vec![(UNCHANGED, 1.0)];
    let mut out = Vec::new();
    for tag in svg.split('<').skip(2) {
        let (now, seen) = stack[stack.len() - 1];
        let number = |name: &str| attribute(tag, name).map_or(0.0, |n| n.parse().expect("a number"));
        let opacity = seen * attribute(tag, "opacity").map_or(1.0, |n| n.parse().expect("a number"));
        let is_line = attribute(tag, "fill") == Some("none");
        let rings = if tag.starts_with("/g>") {
            stack.pop();
            continue;
        } else if tag.starts_with("g ") || tag.starts_with("g>") {
            stack.push((times(now, attribute(tag, "transform").map_or(UNCHANGED, matrix)), opacity));
            continue;
        } else if let Some(d) = attribute(tag, "d") {
            let rings = flatten(d);
            if is_line { thicken(&rings, number("stroke-width") / 2.0) } else { rings }
        } else if tag.starts_with("ellipse") || tag.starts_with("circle") {
            let (rx, ry) = (number("rx").max(number("r")), number("ry").max(number("r")));
            let at = |n: u32| f64::from(n).to_radians().sin_cos();
            vec![(0..360).step_by(15).map(|n| (number("cx") + rx * at(n).0, number("cy") + ry * at(n).1)).collect()]
        } else {
            continue;
        };
        let moved = |(x, y): &Point| (now[0] * x + now[2] * y + now[4], now[1] * x + now[3] * y + now[5]);
        let rings: Vec<Vec<Point>> = rings.iter().map(|ring| ring.iter().map(moved).collect()).collect();
        let fill = attribute(tag, if is_line { "stroke" } else { "fill" }).unwrap_or("#000");
        if rings.iter().any(|ring| !ring.is_empty()) {
            out.push(Shape::new(rings, fill, opacity));
        }
    }
    out
}

/// Squares along a line.
fn thicken(lines: &[Vec<Point>], half: f64) -> Vec<Vec<Point>> {
    let square =
        |(x, y): Point| vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)];
    let between = |pair: &[Point]| {
        let (from, to) = (pair[0], pair[1]);
        (0..=6)
            .map(move |n| f64::from(n) / 6.0)
            .map(move |t| (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t))
            .collect::<Vec<_>>()
    };
    lines.iter().flat_map(|line| line.windows(2).flat_map(between)).map(square).collect()
}
