//! What composed pictures are drawn with: a pen that writes SVG, smooth curves, and chance that depends on a name only.
//!
//! Not here: the colours and the things of a game (its own folder in `games/`).

#[cfg(test)]
pub(crate) mod outline;
#[cfg(test)]
pub(crate) mod path;
#[cfg(test)]
pub(crate) mod raster;
#[cfg(test)]
pub(crate) mod shapes;

use std::fmt::Write as _;

/// Declares a closed vocabulary of what pictures are composed of; file names spell it.
macro_rules! words {
    ($(#[$doc:meta])* $name:ident: $($variant:ident = $word:literal),* $(,)?) => {
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(super) enum $name { $($variant),* }

        impl $name {
            pub(super) const ALL: &'static [$name] = &[$($name::$variant),*];

            pub(super) const fn word(self) -> &'static str {
                match self { $($name::$variant => $word),* }
            }

            pub(super) fn from_word(word: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|one| one.word() == word)
            }
        }
    };
}
pub(crate) use words;

/// The colours of a picture, from dark to bright, and two that stand out.
#[derive(Clone, Copy)]
pub(crate) struct Tones {
    /// Outlines.
    pub(crate) ink: &'static str,
    /// Shadows.
    pub(crate) deep: &'static str,
    /// Most of a figure.
    pub(crate) main: &'static str,
    /// Lit parts.
    pub(crate) light: &'static str,
    /// Bright parts.
    pub(crate) pale: &'static str,
    /// Eyes and fire.
    pub(crate) glow: &'static str,
    /// Behind the glow.
    pub(crate) hot: &'static str,
}

/// A point.
pub(crate) type Point = (f64, f64);

/// A number as short as a tenth allows.
pub(crate) fn short(n: f64) -> String {
    let tenths = (n * 10.0).round() / 10.0 + 0.0;
    if tenths.fract() == 0.0 { format!("{tenths:.0}") } else { format!("{tenths:.1}") }
}

/// A path without the spaces that a sign makes superfluous.
fn terse(d: &str) -> String {
    d.replace(" -", "-")
}

/// What horns, tusks and claws are made of.
pub(crate) const BONE: &str = "#f0e3c2";

/// Writes SVG. Shapes have the outline of the group that they are in; flat ones have none.
pub(crate) struct Pen {
    /// What was drawn.
    pub(crate) out: String,
    /// What it is drawn with.
    pub(crate) tones: Tones,
}

impl Pen {
    /// A pen with these colours.
    pub(crate) const fn with(tones: Tones) -> Pen {
        Pen { out: String::new(), tones }
    }

    /// An outlined path.
    pub(crate) fn shape(&mut self, d: &str, fill: &str) {
        let _ = write!(self.out, r#"<path d="{}" fill="{fill}"/>"#, terse(d));
    }

    /// A path without an outline.
    pub(crate) fn flat(&mut self, d: &str, fill: &str) {
        let _ = write!(self.out, r#"<path d="{}" fill="{fill}" stroke="none"/>"#, terse(d));
    }

    /// A line.
    pub(crate) fn line(&mut self, d: &str, colour: &str, width: f64) {
        let (d, width) = (terse(d), short(width));
        let _ = write!(self.out, r#"<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>"#);
    }

    /// An outlined ellipse.
    pub(crate) fn oval(&mut self, at: Point, rx: f64, ry: f64, fill: &str) {
        let [x, y, rx, ry] = [at.0, at.1, rx, ry].map(short);
        let _ = write!(self.out, r#"<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}" fill="{fill}"/>"#);
    }

    /// A circle without an outline.
    pub(crate) fn spot(&mut self, at: Point, r: f64, fill: &str) {
        let [x, y, r] = [at.0, at.1, r].map(short);
        let _ = write!(self.out, r#"<circle cx="{x}" cy="{y}" r="{r}" fill="{fill}" stroke="none"/>"#);
    }

    /// What is drawn inside is moved, turned or scaled.
    pub(crate) fn group(&mut self, transform: &str, draw: impl FnOnce(&mut Pen)) {
        let _ = write!(self.out, r#"<g transform="{transform}">"#);
        draw(self);
        self.out += "</g>";
    }
}

impl Pen {
    /// A wide picture that may be cut at its sides. Nothing in it is outlined.
    pub(crate) fn into_scene(self, width: u32, height: u32) -> String {
        let inner = self.out.replace(r#" stroke="none""#, "");
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMax slice">{inner}</svg>"#
        )
    }
}

/// A curve through all points, without its start.
fn through(points: &[Point]) -> String {
    let at = |n: isize| points[n.clamp(0, points.len() as isize - 1) as usize];
    let mut out = String::new();
    for n in 0..points.len() as isize - 1 {
        let (before, from, to, after) = (at(n - 1), at(n), at(n + 1), at(n + 2));
        let controls = [
            from.0 + (to.0 - before.0) / 6.0,
            from.1 + (to.1 - before.1) / 6.0,
            to.0 - (after.0 - from.0) / 6.0,
            to.1 - (after.1 - from.1) / 6.0,
            to.0,
            to.1,
        ];
        let _ = write!(out, "{}{}", if n == 0 { "C" } else { " " }, controls.map(short).join(" "));
    }
    out
}

/// A line through all points.
pub(crate) fn curve(points: &[Point]) -> String {
    format!("M{} {}{}", short(points[0].0), short(points[0].1), through(points))
}

/// A closed outline along a line whose half width is given at every point: limbs, tails, horns.
pub(crate) fn ribbon(points: &[(f64, f64, f64)]) -> String {
    let last = points.len() - 1;
    let side = |n: usize, sign: f64| {
        let (from, to) = (points[n.saturating_sub(1)], points[(n + 1).min(last)]);
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(0.01);
        let (x, y, half) = points[n];
        (x - sign * dy / length * half, y + sign * dx / length * half)
    };
    let left: Vec<Point> = (0..=last).map(|n| side(n, 1.0)).collect();
    let right: Vec<Point> = (0..=last).rev().map(|n| side(n, -1.0)).collect();
    format!("{}L{} {}{}z", curve(&left), short(right[0].0), short(right[0].1), through(&right))
}

/// A small deterministic generator for pictures; nothing else may depend on it.
pub(crate) struct Chance(u32);

impl Chance {
    /// Seeded by a name.
    pub(crate) fn of(name: &str) -> Chance {
        Chance(name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)) | 1)
    }

    /// A number in `0..n`.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) % n
    }

    /// A number between two.
    pub(crate) fn between(&mut self, low: f64, high: f64) -> f64 {
        low + (high - low) * f64::from(self.below(1001)) / 1000.0
    }
}
