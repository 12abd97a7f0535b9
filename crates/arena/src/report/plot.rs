//! Draws the plots: scores as bars with the fair share, ratings as dots.
//!
//! Not here: the computation of intervals (`interval`, `bootstrap`).

use super::escape;
use crate::text_table::{elo, number, span};
use crate::{EntrantResult, Interval, Standings};
use atout_core::Lang;
use std::fmt::Write;

const LEFT: f64 = 220.0;
const WIDE: f64 = 640.0;
const ROW: f64 = 34.0;

/// A scale along the bottom.
struct Axis {
    low: f64,
    high: f64,
    step: f64,
}

impl Axis {
    /// From a low to a high number, in about six steps.
    fn new(low: f64, high: f64) -> Axis {
        let rough = (high - low) / 6.0;
        let ten = 10f64.powf(rough.log10().floor());
        let step = [1.0, 2.0, 5.0, 10.0].map(|one| one * ten).into_iter().find(|step| *step >= rough).unwrap_or(rough);
        Axis { low: (low / step).floor() * step, high: (high / step).ceil() * step, step }
    }

    fn x(&self, value: f64) -> f64 {
        LEFT + WIDE * (value - self.low) / (self.high - self.low)
    }

    fn ticks(&self) -> impl Iterator<Item = f64> {
        let n = ((self.high - self.low) / self.step).round() as u32;
        (0..=n).map(|tick| self.low + f64::from(tick) * self.step)
    }
}

/// One row of a plot.
struct Bar<'a> {
    name: &'a str,
    /// The start of a bar; none for a dot.
    from: Option<f64>,
    value: f64,
    ci95: Interval,
    /// The fair value.
    fair: f64,
    tip: String,
}

/// Bars of the scores with their intervals and the fair share, best first.
pub(super) fn scores(standings: &Standings, lang: Lang) -> String {
    let bars: Vec<Bar<'_>> = ranked(standings).map(|entrant| bar(entrant, lang)).collect();
    let high = bars.iter().map(|bar| bar.ci95.1.max(bar.fair)).fold(0.1, f64::max);
    let title = if standings.is_cooperative() {
        lang.pick(
            "Share of games won with 95 % intervals; dashed: the mean of all games",
            "Part de parties gagnées avec intervalles à 95 %\u{a0}; en tirets\u{a0}: la moyenne des parties",
        )
    } else {
        lang.pick(
            "Scores with 95 % intervals; dashed: the fair share",
            "Scores avec intervalles à 95 %\u{a0}; en tirets\u{a0}: la part équitable",
        )
    };
    draw(title, &Axis::new(0.0, high), &bars, |share| number(share * 100.0, 0, lang) + " %")
}

/// Dots of the ratings with their intervals; empty in cooperative games.
pub(super) fn ratings(standings: &Standings, lang: Lang) -> String {
    let dots: Vec<Bar<'_>> = ranked(standings).filter_map(|entrant| dot(entrant, lang)).collect();
    if dots.is_empty() {
        return String::new();
    }
    let (low, high) =
        dots.iter().fold((1450.0f64, 1550.0f64), |(low, high), dot| (low.min(dot.ci95.0), high.max(dot.ci95.1)));
    let title = lang.pick(
        "Ratings with 95 % intervals; dashed: the mean of all entrants",
        "Cotes avec intervalles à 95 %\u{a0}; en tirets\u{a0}: la moyenne des participants",
    );
    draw(title, &Axis::new(low, high), &dots, |rating| number(rating, 0, lang))
}

fn bar(entrant: &EntrantResult, lang: Lang) -> Bar<'_> {
    Bar {
        name: &entrant.name,
        from: Some(0.0),
        value: entrant.score,
        ci95: entrant.ci95,
        fair: entrant.fair_share,
        tip: span(entrant.score, entrant.ci95, lang),
    }
}

fn dot(entrant: &EntrantResult, lang: Lang) -> Option<Bar<'_>> {
    let (value, ci95) = entrant.rating.zip(entrant.rating_ci95)?;
    Some(Bar { name: &entrant.name, from: None, value, ci95, fair: 1500.0, tip: elo(entrant, lang) })
}

fn ranked(standings: &Standings) -> impl Iterator<Item = &EntrantResult> {
    standings.ranking().into_iter().map(|number| &standings.entrants[number])
}

fn draw(title: &str, axis: &Axis, bars: &[Bar<'_>], tick: impl Fn(f64) -> String) -> String {
    let bottom = ROW * bars.len() as f64 + 6.0;
    let height = bottom + 28.0;
    let mut svg = format!("<h2>{title}</h2>\n<svg viewBox=\"0 0 900 {height}\" role=\"img\" aria-label=\"{title}\">\n");
    for value in axis.ticks() {
        // Writing to a string does not fail.
        let _ = writeln!(
            svg,
            "<line class=\"grid\" x1=\"{at:.1}\" x2=\"{at:.1}\" y1=\"0\" y2=\"{bottom}\"/>\
             <text x=\"{at:.1}\" y=\"{base}\" text-anchor=\"middle\">{tick}</text>",
            at = axis.x(value),
            base = bottom + 20.0,
            tick = tick(value),
        );
    }
    for (row, bar) in bars.iter().enumerate() {
        svg += &drawn(bar, axis, ROW * row as f64 + 6.0);
    }
    svg + "</svg>\n"
}

/// A row: name, bar or dot, interval, and fair value.
fn drawn(bar: &Bar<'_>, axis: &Axis, top: f64) -> String {
    let (middle, Interval(low, high)) = (top + 11.0, bar.ci95);
    let mark = match bar.from {
        Some(from) => format!(
            "<rect class=\"bar\" x=\"{:.1}\" y=\"{top}\" width=\"{:.1}\" height=\"22\">",
            axis.x(from),
            axis.x(bar.value) - axis.x(from)
        ),
        None => format!("<circle class=\"dot\" cx=\"{:.1}\" cy=\"{middle}\" r=\"6\">", axis.x(bar.value)),
    };
    let end = if bar.from.is_some() { "</rect>" } else { "</circle>" };
    format!(
        "<text x=\"{edge}\" y=\"{base}\" text-anchor=\"end\">{name}</text>\
         {mark}<title>{tip}</title>{end}\
         <line class=\"fair\" x1=\"{fair:.1}\" x2=\"{fair:.1}\" y1=\"{above}\" y2=\"{below}\"/>\
         <line class=\"ci\" x1=\"{low:.1}\" x2=\"{high:.1}\" y1=\"{middle}\" y2=\"{middle}\"/>\n",
        edge = LEFT - 10.0,
        base = middle + 5.0,
        name = escape(bar.name),
        fair = axis.x(bar.fair),
        above = top - 6.0,
        below = top + 28.0,
        tip = bar.tip,
        low = axis.x(low),
        high = axis.x(high),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_axis_has_round_numbers_and_holds_everything() {
        for (low, high) in [(0.0, 1.0), (0.0, 0.21), (1450.0, 1550.0), (1203.0, 2580.0)] {
            let axis = Axis::new(low, high);
            assert!(axis.low <= low && axis.high >= high - 1e-9, "{low} {high}");
            let ticks: Vec<f64> = axis.ticks().collect();
            assert!((3..=8).contains(&ticks.len()), "{ticks:?}");
        }
        assert_eq!(Axis::new(0.0, 1.0).step, 0.2);
    }
}
