//! What sweeps over all enemies: two shapes for each element.

use super::part_spine::flame_path;
use super::pen::{BONE, Pen};
use super::weapon::sword;
use atout_spire::Element;

/// An attack on all enemies.
pub(super) fn draw(pen: &mut Pen, element: Element, hits: u8, force: u8, look: u8) {
    let wide = 0.8 + 0.1 * f64::from(force);
    let is_second = look % 2 == 1;
    pen.group(&format!("scale({wide:.2})"), |pen| match (element, is_second) {
        (Element::Air, false) => whirlwind(pen),
        (Element::Air, true) => feathers(pen, hits),
        (Element::Water, false) => wave(pen),
        (Element::Water, true) => hail(pen, hits),
        (Element::Earth, false) => stalagmites(pen, hits),
        (Element::Earth, true) => boulders(pen),
        (Element::Fire, false) => fires(pen),
        (Element::Fire, true) => meteor(pen),
        (Element::None, _) => {
            for turn in [-60, -30, 0, 30, 60] {
                pen.group(&format!("rotate({turn}) translate(0 -12) scale(.62)"), |pen| sword(pen, BONE));
            }
        }
    });
}

fn whirlwind(pen: &mut Pen) {
    let t = pen.tones;
    pen.shape("M-46-32C-20-44 28-44 46-32 50-26 44-20 38-18 40-12 34-6 28-4 30 2 24 8 18 10 20 16 14 22 8 24 8 30 4 36-4 40-2 34-6 30-10 28-18 26-20 18-16 14-26 12-30 4-24-2-36-4-40-14-34-20-44-22-50-28-46-32z", t.light);
    pen.flat("M24-39C40-36 48-34 46-30 48-24 44-20 38-18 40-12 34-6 28-4 30 2 24 8 18 10 20 16 14 22 8 24 8 30 4 36-4 40 4 20 22-4 24-39z", t.main);
    pen.line("M-44-30C-20-20 24-20 44-30M-34-19C-14-12 20-12 37-18M-24-2C-8 3 14 3 27-4M-16 14C-6 17 8 16 17 11M-9 28C-3 29 3 28 7 25", t.deep, 2.6);
}

fn feathers(pen: &mut Pen, hits: u8) {
    let t = pen.tones;
    for turn in [-64, -32, 0, 32, 64].into_iter().skip(usize::from(hits == 1)) {
        pen.group(&format!("rotate({turn} 0 34) translate(0 -8) scale(.82)"), |pen| {
            pen.shape("M0-38C14-26 16-4 4 14L0 34-4 14C-16-4-14-26 0-38z", t.pale);
            pen.flat("M0-38C14-26 16-4 4 14L0 20z", t.main);
            pen.line("M0-30V34", t.deep, 2.0);
        });
    }
}

fn wave(pen: &mut Pen) {
    let t = pen.tones;
    pen.shape("M-52 34C-50 2-34-34 4-36 28-36 40-22 38-6 34-16 20-18 14-8 8 6 20 24 52 34z", t.main);
    pen.flat("M-52 34C-50 2-34-34 4-36 28-36 40-22 38-6 36-20 22-28 8-26-18-22-30 6-28 34z", t.light);
    pen.line("M38-6C34-18 20-20 14-8M-40 34C-38 10-28-8-16-14M-10 34C-10 22-6 10 0 2", "#fff", 3.0);
}

fn hail(pen: &mut Pen, hits: u8) {
    let t = pen.tones;
    pen.shape("M-40-10C-48-24-32-36-20-30-14-42 12-42 18-30 34-38 48-22 38-10z", t.pale);
    pen.flat("M18-30C34-38 48-22 38-10H10C20-14 24-20 18-30z", t.light);
    for (x, y) in [(-28, 4), (-8, 10), (14, 4), (32, 12), (-18, 26), (22, 28)].into_iter().take(4 + usize::from(hits)) {
        pen.group(&format!("translate({x} {y}) rotate(20)"), |pen| pen.shape("M0-10L6 0 0 12-6 0z", t.main));
    }
}

fn stalagmites(pen: &mut Pen, hits: u8) {
    let t = pen.tones;
    for (x, h) in [(-38.0, 30.0), (-16.0, 46.0), (10.0, 62.0), (36.0, 40.0)] {
        let h = h + f64::from(hits) * 2.0;
        pen.shape(&format!("M{} 34L{} {}L{} 34z", x - 15.0, x + 3.0, 32.0 - h, x + 16.0), t.main);
        pen.flat(&format!("M{} {}L{} 34H{}z", x + 3.0, 32.0 - h, x + 16.0, x + 2.0), t.deep);
    }
    pen.line("M-50 34H54", t.ink, 3.0);
}

fn boulders(pen: &mut Pen) {
    let t = pen.tones;
    pen.flat("M-90 61L90-59V80H-90z", t.hot);
    pen.line("M-90 61L90-59", t.ink, 3.0);
    for (x, y, size) in [(24, -34, ".55"), (-2, -14, ".75"), (-34, 8, ".9")] {
        pen.group(&format!("translate({x} {y}) scale({size})"), |pen| {
            pen.shape("M-10-24L10-26 24-10 22 10 6 20-14 18-24 2-22-14z", t.main);
            pen.flat("M10-26L24-10 22 10 6 20-4 19 12 4z", t.deep);
            pen.flat("M-10-24L4-25-6-14-20-8-22-14z", t.pale);
        });
    }
}

fn fires(pen: &mut Pen) {
    let t = pen.tones;
    for (x, h) in [(-36.0, 34.0), (36.0, 36.0), (-17.0, 50.0), (18.0, 52.0), (0.0, 70.0)] {
        pen.shape(&flame_path((x, 32.0), h), t.hot);
        pen.flat(&flame_path((x, 30.0), h * 0.58), t.glow);
    }
}

fn meteor(pen: &mut Pen) {
    let t = pen.tones;
    pen.shape("M-40 20C-38-6-6-10 8-26 12-20 10-14 8-10 22-14 36-24 46-40 48-22 42-4 30 8 34 8 38 6 42 4 36 22 16 40-6 40-28 42-42 34-40 20z", t.hot);
    pen.flat("M-32 20C-26 2 0 2 16-10 14-2 12 2 8 6 16 4 24 0 30-6 28 14 10 34-8 34-24 36-34 30-32 20z", t.glow);
    pen.oval((-17.0, 21.0), 15.0, 14.0, t.deep);
    pen.spot((-22.0, 17.0), 3.5, t.main);
    pen.spot((-13.0, 26.0), 2.6, t.main);
}
