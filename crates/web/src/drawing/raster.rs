//! Composed pictures as small images, for tests. Outlines of shapes are left out, fills are solid or vertical gradients.

use super::Point;
use super::shapes::{Shape, attribute, shapes};

/// Red, green and blue, each from 0 to 255.
type Rgb = [f64; 3];

/// The pixels of a picture of this size in its own units, row by row.
pub(crate) fn raster(svg: &str, (width, height): (f64, f64), [columns, rows]: [usize; 2]) -> Vec<Rgb> {
    let drawn = shapes(svg);
    let mut out = Vec::with_capacity(columns * rows);
    for row in 0..rows {
        for column in 0..columns {
            let at = (width * (column as f64 + 0.5) / columns as f64, height * (row as f64 + 0.5) / rows as f64);
            out.push(colour_at(svg, &drawn, at, height));
        }
    }
    out
}

/// The mean distance of two images' pixels, from 0 (equal) to 1 (black and white).
pub(crate) fn distance(one: &[Rgb], other: &[Rgb]) -> f64 {
    let apart = |a: &Rgb, b: &Rgb| a.iter().zip(b).map(|(a, b)| (a - b) * (a - b)).sum::<f64>().sqrt();
    one.iter().zip(other).map(|(a, b)| apart(a, b)).sum::<f64>() / (one.len() as f64 * 255.0 * 3.0_f64.sqrt())
}

/// From the topmost shape down, until nothing shines through.
fn colour_at(svg: &str, drawn: &[Shape<'_>], at: Point, height: f64) -> Rgb {
    let (mut out, mut left) = ([0.0; 3], 1.0);
    for shape in drawn.iter().rev().filter(|shape| shape.covers(at)) {
        let (rgb, alpha) = paint(svg, shape.fill, at.1 / height);
        let share = left * shape.opacity * alpha;
        for (sum, part) in out.iter_mut().zip(rgb) {
            *sum += share * part;
        }
        left -= share;
        if left < 0.01 {
            break;
        }
    }
    out
}

/// A fill at a height from 0 to 1.
fn paint(svg: &str, fill: &str, y: f64) -> (Rgb, f64) {
    let Some(id) = fill.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')) else { return solid(fill) };
    let (_, gradient) = svg.split_once(&format!(r#"<linearGradient id="{id}""#)).expect("the gradient exists");
    let stops: Vec<Rgb> = gradient
        .split("</linearGradient>")
        .next()
        .into_iter()
        .flat_map(|inner| inner.split('<').filter_map(|tag| attribute(tag, "stop-color")))
        .map(|colour| solid(colour).0)
        .collect();
    let (first, last) = (stops[0], stops[stops.len() - 1]);
    (std::array::from_fn(|n| first[n] + (last[n] - first[n]) * y), 1.0)
}

/// `#rgb`, `#rrggbb` or `#rrggbbaa`.
fn solid(colour: &str) -> (Rgb, f64) {
    let digits = colour.strip_prefix('#').unwrap_or_else(|| panic!("unknown colour {colour}"));
    let digits = if digits.len() == 3 { digits.chars().flat_map(|c| [c, c]).collect() } else { digits.to_owned() };
    let part = |n: usize| f64::from(u8::from_str_radix(&digits[2 * n..2 * n + 2], 16).expect("hex digits"));
    ([part(0), part(1), part(2)], if digits.len() == 8 { part(3) / 255.0 } else { 1.0 })
}
