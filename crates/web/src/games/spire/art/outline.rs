//! Silhouettes for tests: what a figure covers, on a grid that fits it.
//!
//! It reads the SVG that this folder writes and no other: arcs are taken as their chords, lines as rows of squares.

use super::pen::Point;

/// Cells of a row.
const SIDE: usize = 48;

/// The cells that a figure covers, stretched to its own box, row by row.
pub(super) fn silhouette(svg: &str) -> Vec<bool> {
    let polygons: Vec<Shape> =
        polygons(svg).into_iter().filter(|rings| rings.iter().any(|ring| !ring.is_empty())).map(Shape::new).collect();
    let left = polygons.iter().map(|shape| shape.from.0).fold(f64::MAX, f64::min);
    let top = polygons.iter().map(|shape| shape.from.1).fold(f64::MAX, f64::min);
    let right = polygons.iter().map(|shape| shape.to.0).fold(f64::MIN, f64::max);
    let low = polygons.iter().map(|shape| shape.to.1).fold(f64::MIN, f64::max);
    let cell = |n: usize| (n as f64 + 0.5) / SIDE as f64;
    let mut out = Vec::new();
    for row in 0..SIDE {
        for column in 0..SIDE {
            let at = (left + (right - left) * cell(column), top + (low - top) * cell(row));
            out.push(polygons.iter().any(|shape| shape.covers(at)));
        }
    }
    out
}

/// A shape and the box around it.
struct Shape {
    rings: Vec<Vec<Point>>,
    from: Point,
    to: Point,
}

impl Shape {
    fn new(rings: Vec<Vec<Point>>) -> Shape {
        let points = || rings.iter().flatten();
        let from = points().fold((f64::MAX, f64::MAX), |low, at| (low.0.min(at.0), low.1.min(at.1)));
        let to = points().fold((f64::MIN, f64::MIN), |high, at| (high.0.max(at.0), high.1.max(at.1)));
        Shape { from, to, rings }
    }

    fn covers(&self, at: Point) -> bool {
        let is_near = self.from.0 <= at.0 && at.0 <= self.to.0 && self.from.1 <= at.1 && at.1 <= self.to.1;
        is_near && covers(&self.rings, at)
    }
}

/// The share of all covered cells that only one of two figures covers.
pub(super) fn difference(one: &[bool], other: &[bool]) -> f64 {
    let count = |holds: fn(bool, bool) -> bool| one.iter().zip(other).filter(|(a, b)| holds(**a, **b)).count() as f64;
    count(|a, b| a != b) / count(|a, b| a || b)
}

/// Is a point inside of the rings of a path, by their winding?
fn covers(rings: &[Vec<Point>], (x, y): Point) -> bool {
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
    winding != 0
}

/// A matrix as SVG writes it.
type Matrix = [f64; 6];

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
    let mut out = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];
    for step in transform.split(')').filter(|step| !step.trim().is_empty()) {
        let (name, numbers) = step.trim().split_once('(').expect("a transform has brackets");
        let n: Vec<f64> = numbers.split_whitespace().map(|n| n.parse().expect("a number")).collect();
        let one = match (name, &n[..]) {
            ("translate", [x, y]) => [1.0, 0.0, 0.0, 1.0, *x, *y],
            ("scale", [x]) => [*x, 0.0, 0.0, *x, 0.0, 0.0],
            ("scale", [x, y]) => [*x, 0.0, 0.0, *y, 0.0, 0.0],
            ("rotate", [turn]) => {
                let (sin, cos) = turn.to_radians().sin_cos();
                [cos, sin, -sin, cos, 0.0, 0.0]
            }
            _ => panic!("unknown transform {step}"),
        };
        out = times(out, one);
    }
    out
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.split_once(&format!(" {name}=\"")).and_then(|(_, rest)| rest.split('"').next())
}

/// The shapes of a picture, each with its rings. What is half transparent is a shadow.
fn polygons(svg: &str) -> Vec<Vec<Vec<Point>>> {
    let mut stack: Vec<Matrix> = vec![[1.0, 0.0, 0.0, 1.0, 0.0, 0.0]];
    let mut out = Vec::new();
    for tag in svg.split('<').skip(2) {
        let now = stack[stack.len() - 1];
        let number = |name: &str| attribute(tag, name).map_or(0.0, |n| n.parse().expect("a number"));
        let rings = if tag.starts_with("/g") {
            stack.pop();
            continue;
        } else if tag.starts_with("g") {
            stack.push(times(now, attribute(tag, "transform").map_or([1.0, 0.0, 0.0, 1.0, 0.0, 0.0], matrix)));
            continue;
        } else if tag.contains(" opacity=") || tag.starts_with('/') {
            continue;
        } else if let Some(d) = attribute(tag, "d") {
            let rings = super::path::flatten(d);
            if attribute(tag, "fill") == Some("none") { thicken(&rings, number("stroke-width") / 2.0) } else { rings }
        } else {
            let (rx, ry) = (number("rx").max(number("r")), number("ry").max(number("r")));
            let at = |n: u32| f64::from(n).to_radians().sin_cos();
            vec![(0..360).step_by(15).map(|n| (number("cx") + rx * at(n).0, number("cy") + ry * at(n).1)).collect()]
        };
        let moved = |(x, y): &Point| (now[0] * x + now[2] * y + now[4], now[1] * x + now[3] * y + now[5]);
        out.push(rings.iter().map(|ring: &Vec<Point>| ring.iter().map(moved).collect()).collect());
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
