//! The pictures of cards: a ground by element, what the card does, ornaments by rarity.
//!
//! Not here: the large emblems (`emblem.rs`, `weapon.rs`, `sweep.rs`).

use super::card_words::{Motif, Symbol};
use super::pen::{Chance, Pen, short};
use super::{emblem, sweep, weapon};
use atout_spire::{Counter, Element};
use std::f64::consts::TAU;

/// The whole picture, 120 × 84: as wide as the window of a card. Things are drawn around the point 60, 45.
pub(super) fn draw(motif: &Motif, element: Element) -> String {
    let mut pen = Pen::new(element);
    let mut chance = Chance::of(&motif.name());
    ground(&mut pen, element, &mut chance);
    rays(&mut pen, motif, &mut chance);
    pen.out +=
        &format!(r#"<g stroke="{}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">"#, pen.tones.ink);
    let (first, rest) = motif.symbols.split_first().map_or((Symbol::Burden, &[][..]), |(first, rest)| (*first, rest));
    // The small symbols stand below to the right, the large one makes room for them.
    let x = 60.0 - 6.0 * rest.len() as f64;
    let turn =
        if matches!(first, Symbol::Strike(..)) { chance.between(-14.0, 14.0) } else { chance.between(-4.0, 4.0) };
    pen.group(&format!("translate({} 45) rotate({turn:.0}) scale(.92)", short(x)), |pen| {
        large(pen, first, element, motif.look);
    });
    for (n, symbol) in rest.iter().enumerate() {
        let tones = pen.tones;
        pen.group(&format!("translate({} 68)", 104 - 26 * (rest.len() - 1 - n)), |pen| {
            pen.oval((0.0, 0.0), 12.0, 12.0, tones.ink);
            pen.line("M-10.5 0a10.5 10.5 0 1 1 21 0a10.5 10.5 0 1 1-21 0z", tones.pale, 1.6);
            // Small symbols always look the same.
            pen.group("scale(.28)", |pen| large(pen, *symbol, element, 0));
        });
    }
    pen.out += "</g>";
    ornaments(&mut pen, motif.rarity);
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 3 120 84" preserveAspectRatio="xMidYMid slice">{}</svg>"#,
        pen.out
    )
}

/// An emblem in a box of 60 × 60 around the origin.
fn large(pen: &mut Pen, symbol: Symbol, element: Element, look: u8) {
    match symbol {
        Symbol::Strike(hits, force) => weapon::strike(pen, element, hits, force, look),
        Symbol::Sweep(hits, force) => sweep::draw(pen, element, hits, force, look),
        Symbol::Block(force) => emblem::shield(pen, element, force, look),
        Symbol::Heal => emblem::heal(pen, look),
        Symbol::Draw => emblem::cards(pen),
        Symbol::Energy => emblem::bolt(pen),
        Symbol::Pay => emblem::blood(pen),
        Symbol::Cleanse => emblem::sparkle(pen),
        Symbol::Burden => emblem::burden(pen),
        Symbol::Counter(Counter::BlockPlus) => emblem::guard(pen),
        Symbol::Counter(Counter::AttackPlus) => emblem::might(pen, look),
        Symbol::Counter(Counter::Heal) => emblem::mend(pen),
        Symbol::Counter(Counter::Evade) => emblem::evade(pen),
        Symbol::Counter(Counter::Retaliate) => emblem::thorns(pen),
        Symbol::Counter(Counter::BlockMinus) => emblem::cracked(pen),
        Symbol::Counter(Counter::AttackMinus) => emblem::broken(pen),
    }
}

/// Sky, and what lies below: clouds, waves, hills, flames, paving.
fn ground(pen: &mut Pen, element: Element, chance: &mut Chance) {
    let (sky, far, near) = match element {
        Element::None => ("#c9c3cf", "#a49fae", "#7d788a"),
        Element::Air => ("#dfeaf9", "#c3d5f0", "#a3bbe4"),
        Element::Water => ("#a9dcdf", "#6fbfcb", "#3a97b3"),
        Element::Earth => ("#e3d8a8", "#bcb672", "#8f9b51"),
        Element::Fire => ("#ffcf8a", "#f59a55", "#d9602f"),
    };
    pen.flat("M0 0h120v90H0z", sky);
    for (base, fill) in [(56.0, far), (72.0, near)] {
        let (a, b, c) = (chance.between(-8.0, 8.0), chance.between(-8.0, 8.0), chance.between(-8.0, 8.0));
        let y = |d: f64| short(base + d);
        let d = match element {
            Element::Water => {
                let swell = short(chance.between(5.0, 9.0));
                format!("M{} {}q10-{swell} 20 0t20 0 20 0 20 0 20 0 20 0 20 0V90H-20z", short(a - 14.0), y(0.0))
            }
            Element::Fire => {
                let mut d = format!("M0 90V{}", y(a));
                for n in 0..6 {
                    let (x, up) = (f64::from(n) * 20.0, chance.between(10.0, 24.0));
                    d += &format!(
                        "Q{} {} {} {}Q{} {} {} {}",
                        short(x + 2.0),
                        y(-up * 0.4),
                        short(x + 11.0),
                        y(-up),
                        short(x + 11.0),
                        y(-up * 0.3),
                        short(x + 20.0),
                        y(0.0)
                    );
                }
                d + "V90z"
            }
            Element::Air => format!(
                "M0 90V{}C10 {} 24 {} 30 {}C40 {} 56 {} 62 {}C74 {} 88 {} 92 {}C102 {} 116 {} 120 {}V90z",
                y(a),
                y(a - 14.0),
                y(b - 12.0),
                y(b),
                y(b - 16.0),
                y(c - 14.0),
                y(c),
                y(c - 14.0),
                y(a - 14.0),
                y(a),
                y(a - 12.0),
                y(b - 12.0),
                y(b)
            ),
            Element::Earth => format!(
                "M0 90V{}L{} {}L{} {}L{} {}L120 {}V90z",
                y(a),
                short(26.0 + a),
                y(b - 12.0),
                short(56.0 + b),
                y(4.0),
                short(88.0 + c),
                y(a - 14.0),
                y(c)
            ),
            Element::None => format!("M0 90V{}L120 {}V90z", y(a * 0.5), y(b * 0.5)),
        };
        pen.flat(&d, fill);
    }
}

/// Light behind the emblem: rays, rings or a disk.
fn rays(pen: &mut Pen, motif: &Motif, chance: &mut Chance) {
    let x = 60.0 - 6.0 * (motif.symbols.len() - 1) as f64;
    let tones = pen.tones;
    pen.out += r#"<g opacity=".5">"#;
    match motif.seed % 3 {
        0 => {
            let (count, start) = (9 + chance.below(5), chance.between(0.0, 1.0));
            let mut d = String::new();
            for n in 0..count {
                let angle = TAU * (f64::from(n) + start) / f64::from(count);
                let half = TAU / f64::from(count) / 4.5;
                let at = |angle: f64| format!("{} {}", short(x + 80.0 * angle.cos()), short(45.0 + 80.0 * angle.sin()));
                d += &format!("M{} 45L{}L{}z", short(x), at(angle - half), at(angle + half));
            }
            pen.flat(&d, tones.pale);
        }
        1 => {
            pen.spot((x, 45.0), chance.between(36.0, 42.0), tones.light);
            pen.spot((x, 45.0), chance.between(24.0, 31.0), tones.pale);
        }
        _ => {
            pen.spot((x + chance.between(-6.0, 6.0), 44.0), chance.between(30.0, 38.0), tones.pale);
            for _ in 0..7 {
                let at = (chance.between(6.0, 114.0), chance.between(4.0, 50.0));
                pen.spot(at, chance.between(1.0, 2.6), "#fff");
            }
        }
    }
    pen.out += "</g>";
}

/// Corners: none, silver points, silver angles, golden angles with stones.
fn ornaments(pen: &mut Pen, rarity: u8) {
    let (metal, dark) = if rarity == 3 { ("#f4c542", "#7a5310") } else { ("#e9edf2", "#55606e") };
    for (x, y, sx, sy) in [(0, 3, 1, 1), (120, 3, -1, 1), (0, 87, 1, -1), (120, 87, -1, -1)] {
        if rarity == 0 {
            continue;
        }
        pen.group(&format!("translate({x} {y}) scale({sx} {sy})"), |pen| match rarity {
            1 => pen.flat("M0 0H9L0 9z", metal),
            2 => {
                pen.flat("M0 0H20L14 5H5V14L0 20z", metal);
                pen.line("M20 0L14 5H5V14L0 20", dark, 0.9);
            }
            _ => {
                pen.flat("M0 0H28C22 2 18 3 15 8 13 11 11 13 8 15 3 18 2 22 0 28z", metal);
                pen.line("M28 0C22 2 18 3 15 8 13 11 11 13 8 15 3 18 2 22 0 28", dark, 0.9);
                pen.spot((7.0, 7.0), 3.4, dark);
                pen.spot((7.0, 7.0), 2.4, "#c3324a");
            }
        });
    }
}
