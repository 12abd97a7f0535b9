//! Silhouettes for tests: what a figure covers, on a grid that fits it.

use crate::drawing::shapes::shapes;

/// Cells of a row.
const SIDE: usize = 48;

/// The cells that a figure covers, stretched to its own box, row by row.
pub(super) fn silhouette(svg: &str) -> Vec<bool> {
    // What is half transparent is a shadow.
    let polygons: Vec<_> = shapes(svg).into_iter().filter(|shape| shape.opacity == 1.0).collect();
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

/// The share of all covered cells that only one of two figures covers.
pub(super) fn difference(one: &[bool], other: &[bool]) -> f64 {
    let count = |holds: fn(bool, bool) -> bool| one.iter().zip(other).filter(|(a, b)| holds(**a, **b)).count() as f64;
    count(|a, b| a != b) / count(|a, b| a || b)
}
