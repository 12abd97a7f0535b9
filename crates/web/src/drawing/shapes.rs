//! The shapes of a composed picture as polygons, for tests.
//!
//! It reads the SVG that [`Pen`](super::Pen) writes and no other: arcs are taken as their chords, lines as rows of squares.

use super::Point;
use super::path::flatten;
use std::rc::Rc;

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
    /// What it is cut to.
    clip: Option<Rc<Vec<Vec<Point>>>>,
}

impl<'a> Shape<'a> {
    fn new(rings: Vec<Vec<Point>>, fill: &'a str, opacity: f64, clip: Option<Rc<Vec<Vec<Point>>>>) -> Shape<'a> {
        let points = || rings.iter().flatten();
        let from = points().fold((f64::MAX, f64::MAX), |low, at| (low.0.min(at.0), low.1.min(at.1)));
        let to = points().fold((f64::MIN, f64::MIN), |high, at| (high.0.max(at.0), high.1.max(at.1)));
        Shape { from, to, rings, fill, opacity, clip }
    }

    /// Is the point inside of it, by the winding of its rings?
    pub(crate) fn covers(&self, at: Point) -> bool {
        let is_near = self.from.0 <= at.0 && at.0 <= self.to.0 && self.from.1 <= at.1 && at.1 <= self.to.1;
        is_near && winding(&self.rings, at) != 0 && self.clip.as_ref().is_none_or(|clip| winding(clip, at) != 0)
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

/// What holds inside of a group.
#[derive(Clone)]
struct Inside {
    matrix: Matrix,
    opacity: f64,
    clip: Option<Rc<Vec<Vec<Point>>>>,
}

impl Inside {
    /// The same inside of another tag.
    fn within(&self, tag: &str, clip: &Rc<Vec<Vec<Point>>>) -> Inside {
        Inside {
            matrix: times(self.matrix, attribute(tag, "transform").map_or(UNCHANGED, matrix)),
            opacity: self.opacity * attribute(tag, "opacity").map_or(1.0, |n| n.parse().expect("a number")),
            clip: if attribute(tag, "clip-path").is_some() { Some(Rc::clone(clip)) } else { self.clip.clone() },
        }
    }

    fn moved(&self, (x, y): Point) -> Point {
        let m = self.matrix;
        (m[0] * x + m[2] * y + m[4], m[1] * x + m[3] * y + m[5])
    }
}

/// The shapes of a picture, in the order in which they are drawn. A picture has at most one clip path, which is not moved.
pub(crate) fn shapes(svg: &str) -> Vec<Shape<'_>> {
    let mut stack = vec![Inside { matrix: UNCHANGED, opacity: 1.0, clip: None }];
    let mut clip = Rc::new(Vec::new());
    let mut is_clip = false;
    let mut out = Vec::new();
    for tag in svg.split('<').skip(2) {
        let inside = stack[stack.len() - 1].within(tag, &clip);
        let is_line = attribute(tag, "fill") == Some("none");
        if tag.starts_with("/g>") {
            stack.pop();
        } else if tag.starts_with("g ") || tag.starts_with("g>") {
            stack.push(inside);
        } else if tag.starts_with("clipPath") || tag.starts_with("/clipPath") {
            is_clip = !tag.starts_with('/');
        } else if let Some(rings) = rings(tag, is_line) {
            if is_clip {
                clip = Rc::new(rings);
                continue;
            }
            let rings = rings.into_iter().map(|ring| ring.into_iter().map(|at| inside.moved(at)).collect()).collect();
            let fill = attribute(tag, if is_line { "stroke" } else { "fill" }).unwrap_or("#000");
            out.push(Shape::new(rings, fill, inside.opacity, inside.clip));
        }
    }
    out
}

/// What a tag draws, if it draws something.
fn rings(tag: &str, is_line: bool) -> Option<Vec<Vec<Point>>> {
    let number = |name: &str| attribute(tag, name).map_or(0.0_f64, |n| n.parse().expect("a number"));
    let rings = if let Some(d) = attribute(tag, "d") {
        flatten(d)
    } else if tag.starts_with("ellipse") || tag.starts_with("circle") {
        let (rx, ry) = (number("rx").max(number("r")), number("ry").max(number("r")));
        let at = |n: u32| f64::from(n).to_radians().sin_cos();
        vec![(0..=360).step_by(15).map(|n| (number("cx") + rx * at(n).0, number("cy") + ry * at(n).1)).collect()]
    } else {
        return None;
    };
    let rings = if is_line { thicken(&rings, number("stroke-width") / 2.0) } else { rings };
    rings.iter().any(|ring| !ring.is_empty()).then_some(rings)
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
