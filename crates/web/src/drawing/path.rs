//! Path data as polygons, for tests.

use super::Point;

/// The rings of a path; curves become eight lines each, arcs their chords.
pub(crate) fn flatten(d: &str) -> Vec<Vec<Point>> {
    let mut rings: Vec<Vec<Point>> = Vec::new();
    let (mut at, mut start, mut control) = ((0.0, 0.0), (0.0, 0.0), (0.0, 0.0));
    let mut last = ' ';
    for (command, n) in steps(d) {
        let base = if command.is_ascii_lowercase() { at } else { (0.0, 0.0) };
        let point = |place: usize| (base.0 + n[place], base.1 + n[place + 1]);
        let mirrored =
            |fits: &str| if fits.contains(last) { (2.0 * at.0 - control.0, 2.0 * at.1 - control.1) } else { at };
        let kind = command.to_ascii_uppercase();
        let (first, second, to) = match kind {
            'M' | 'L' => (at, point(0), point(0)),
            'H' => (at, (base.0 + n[0], at.1), (base.0 + n[0], at.1)),
            'V' => (at, (at.0, base.1 + n[0]), (at.0, base.1 + n[0])),
            'C' => (point(0), point(2), point(4)),
            'S' => (mirrored("CS"), point(0), point(2)),
            'Q' => (point(0), point(0), point(2)),
            'T' => (mirrored("QT"), mirrored("QT"), point(0)),
            'A' => (at, point(5), point(5)),
            'Z' => (at, start, start),
            _ => panic!("unknown command {command} in {d}"),
        };
        if kind == 'M' || last == 'Z' {
            rings.push(Vec::new());
        }
        if kind == 'M' {
            start = to;
        } else if last == 'Z' {
            rings.last_mut().expect("a ring").push(at);
        }
        let ring = rings.last_mut().expect("a path begins with M");
        if "CSQT".contains(kind) {
            ring.extend((1..8).map(|n| bezier(at, first, second, to, f64::from(n) / 8.0)));
        }
        ring.push(to);
        (at, control, last) = (to, second, kind);
    }
    rings
}

fn bezier(from: Point, first: Point, second: Point, to: Point, t: f64) -> Point {
    let s = 1.0 - t;
    let mix =
        |a: f64, b: f64, c: f64, d: f64| s * s * s * a + 3.0 * s * s * t * b + 3.0 * s * t * t * c + t * t * t * d;
    (mix(from.0, first.0, second.0, to.0), mix(from.1, first.1, second.1, to.1))
}

/// The commands of a path, each with exactly its numbers.
fn steps(d: &str) -> Vec<(char, Vec<f64>)> {
    let mut out = Vec::new();
    let mut rest = d;
    while let Some(command) = rest.chars().next() {
        assert!(command.is_ascii_alphabetic(), "{d}");
        let end = rest[1..].find(|c: char| c.is_ascii_alphabetic()).map_or(rest.len(), |n| n + 1);
        let numbers = numbers(&rest[1..end]);
        let count = match command.to_ascii_uppercase() {
            'Z' => 0,
            'H' | 'V' => 1,
            'M' | 'L' | 'T' => 2,
            'Q' | 'S' => 4,
            'C' => 6,
            _ => 7,
        };
        assert!(
            if count == 0 { numbers.is_empty() } else { !numbers.is_empty() && numbers.len().is_multiple_of(count) },
            "{command} in {d}"
        );
        match count {
            0 => out.push((command, Vec::new())),
            _ => out.extend(numbers.chunks(count).enumerate().map(|(n, chunk)| {
                // Points after the first one of an M are lines.
                let command = match (command, n) {
                    ('M', 1..) => 'L',
                    ('m', 1..) => 'l',
                    _ => command,
                };
                (command, chunk.to_vec())
            })),
        }
        rest = &rest[end..];
    }
    out
}

/// Numbers that spaces, signs or second points divide.
fn numbers(text: &str) -> Vec<f64> {
    let mut out: Vec<String> = vec![String::new()];
    for c in text.chars() {
        let now = out.last_mut().expect("never empty");
        match c {
            ' ' | ',' => out.push(String::new()),
            '-' if !now.is_empty() => out.push(c.into()),
            '.' if now.contains('.') => out.push(c.into()),
            _ => now.push(c),
        }
    }
    out.iter().filter(|n| !n.is_empty()).map(|n| n.parse().expect("a number")).collect()
}
