//! Lands: a wide view of the land of a colour; of both lands where a card gives two colours.

use super::dress::{Dress, INK};
use super::ground::{self, crags, crowns, disk, hills, rays, waves};
use super::tones::{of, pair};
use super::words::{Motif, Symbol};
use super::{objects, spell};
use crate::drawing::{Chance, Pen, short};
use atout_duel::Colour;

/// The whole picture of a land.
pub(super) fn draw(pen: &mut Pen, motif: &Motif, chance: &mut Chance) {
    let (first, second) = pair(motif.colours);
    if first == second {
        scene(pen, first, chance);
    } else {
        pen.out += r##"<clipPath id="l"><path d="M0 0H72L48 96H0z"/></clipPath>"##;
        scene(pen, second, chance);
        pen.out += r##"<g clip-path="url(#l)">"##;
        pen.out += &{
            let mut half = super::tones::pen(first);
            scene(&mut half, first, chance);
            half.out.replace("\"s\"", "\"t\"").replace("#s)", "#t)")
        };
        pen.out += "</g>";
        pen.line("M72 0L48 96", "#fff6dc", 2.6);
    }
    let d = Dress::of(motif.colours, chance);
    let thing = objects::named(motif);
    if thing.is_some() || !motif.symbols.is_empty() {
        pen.out += &format!(r#"<g stroke="{INK}" stroke-width="2.4" stroke-linejoin="round" stroke-linecap="round">"#);
        if let Some(thing) = thing {
            pen.group("translate(56 60) scale(.8)", |pen| thing(pen, &d));
        }
        if let Some(symbol) = motif.symbols.iter().find(|symbol| **symbol != Symbol::All) {
            spell::beside(pen, motif, *symbol, &d, (100.0, 20.0));
        }
        pen.out += "</g>";
    }
}

fn scene(pen: &mut Pen, colour: Option<Colour>, chance: &mut Chance) {
    match colour {
        Some(Colour::White) => plains(pen, chance),
        Some(Colour::Blue) => island(pen, chance),
        Some(Colour::Black) => swamp(pen, chance),
        Some(Colour::Red) => mountain(pen, chance),
        Some(Colour::Green) => forest(pen, chance),
        None => ruins(pen, chance),
    }
}

fn plains(pen: &mut Pen, chance: &mut Chance) {
    let t = of(Some(Colour::White));
    ground::sky(pen, "#7fb6e0", "#fdf0cf");
    let sun = (chance.between(30.0, 90.0), 34.0);
    rays(pen, sun, t.pale, 12, chance);
    disk(pen, sun, 16.0, t.glow, "#fffbe6");
    pen.flat(&hills(52.0, 4.0, chance), "#cfd08a");
    pen.flat(&hills(62.0, 5.0, chance), "#dcc06a");
    pen.flat(&hills(74.0, 4.0, chance), "#c9a040");
    for n in 0..6 {
        let x = 20.0 * f64::from(n) + chance.between(0.0, 12.0);
        pen.line(
            &format!("M{} 96Q{} 84 {} 70", short(x), short(x + 2.0), short(x + chance.between(2.0, 7.0))),
            "#f3dc8a",
            2.4,
        );
    }
    pen.flat("M78 62V50L85 44 92 50V62zM92 62V40L96 34 100 40V62z", "#fff8e6");
    pen.flat("M76 51L85 43 94 51zM91 41L96 32 101 41z", "#c2603a");
}

fn island(pen: &mut Pen, chance: &mut Chance) {
    ground::sky(pen, "#3f8fce", "#d6f0ee");
    disk(pen, (chance.between(20.0, 40.0), 24.0), 11.0, "#fff", "#fffbe6");
    super::scenery::cloud(pen, (92.0, 20.0), 0.9, "#fff", ".85");
    pen.flat("M0 54H120V96H0z", "#3f97c4");
    pen.flat("M18 66C30 40 44 26 60 24 78 28 92 44 104 66z", "#5f9a5a");
    pen.flat("M60 24C78 28 92 44 104 66H70C74 50 70 36 60 24z", "#3f7a48");
    pen.flat("M10 68C36 56 84 56 112 68 84 76 36 76 10 68z", "#ead9a0");
    pen.flat(&waves(74.0, chance), "#2f7fb4");
    pen.flat(&waves(84.0, chance), "#1d5f96");
    pen.line("M12 80q8-4 16 0t16 0M70 88q8-4 16 0t16 0M30 92q8-4 16 0", "#cfeef6", 1.6);
}

fn swamp(pen: &mut Pen, chance: &mut Chance) {
    ground::sky(pen, "#1c1630", "#6a5a78");
    disk(pen, (chance.between(70.0, 96.0), 28.0), 15.0, "#d8d8a8", "#e6e6c0");
    pen.flat(&hills(56.0, 3.0, chance), "#3a3050");
    pen.flat(&hills(68.0, 2.0, chance), "#2a3a3a");
    pen.flat("M16 76C40 70 84 70 108 77 84 86 36 86 16 76z", "#5f7a70");
    pen.flat("M60 75C72 74 86 75 94 77 84 80 70 80 60 75z", "#9ab09a");
    pen.group("translate(28 72) scale(1.5)", |pen| {
        pen.line("M0 8C2-4-2-10 0-20M0-14C-6-18-10-20-12-28M-7-20C-12-20-14-20-18-18M0-18C4-24 6-26 6-34M3-23C8-26 12-26 16-30M-1-6C6-10 10-12 14-12", "#140e1c", 2.8);
    });
    pen.line("M96 92C96 82 98 76 102 70M104 94C104 84 104 78 108 74M90 94C90 86 88 80 86 76", "#6a7a4a", 2.2);
    pen.out +=
        r##"<path d="M0 60q20-5 40 0t40 0 40 0v5q-20 5-40 0t-40 0-40 0z" fill="#d8d0e6" stroke="none" opacity=".4"/>"##;
}

fn mountain(pen: &mut Pen, chance: &mut Chance) {
    ground::sky(pen, "#b5402c", "#ffd08a");
    disk(pen, (chance.between(18.0, 34.0), 32.0), 14.0, "#ffe9a8", "#fff3c4");
    pen.flat(&crags(62.0, 20.0, chance), "#c9683f");
    pen.flat("M14 96L58 16 66 26 74 20 112 96z", "#7d3426");
    pen.flat("M58 16L66 26 74 20 112 96H72L78 60 64 44z", "#541e19");
    pen.flat("M58 16L66 26 74 20 84 40 76 36 70 44 62 36 54 42 48 34z", "#fff1e0");
    pen.flat(&crags(88.0, 10.0, chance), "#3d1513");
}

fn forest(pen: &mut Pen, chance: &mut Chance) {
    ground::sky(pen, "#4f9a78", "#eef2bc");
    disk(pen, (chance.between(44.0, 76.0), 34.0), 18.0, "#f4f1a0", "#fbf8cc");
    pen.flat(&crowns(58.0, 10.0, chance), "#6fa86a");
    pen.flat(&crowns(70.0, 8.0, chance), "#3f7a48");
    for (x, s) in [(18, "1.5"), (104, "1.35"), (44, ".9"), (82, ".85")] {
        pen.group(&format!("translate({x} 90) scale({s})"), |pen| {
            pen.flat("M-3 6V-8h6V6z", "#4a3320");
            pen.flat("M0-52L10-34H6L15-19H9L19-4H-19L-9-19H-15L-6-34H-10z", "#2a5f36");
            pen.flat("M0-52L10-34H6L15-19H9L19-4H4z", "#1c4528");
        });
    }
    pen.flat(&crowns(90.0, 3.0, chance), "#17381f");
}

fn ruins(pen: &mut Pen, chance: &mut Chance) {
    let [above, below, far, near] = [
        ["#6d7684", "#dcd6c8", "#9a958a", "#6f6b64"],
        ["#8a9ab0", "#f0e0c4", "#b0a07c", "#80704c"],
        ["#4a5a72", "#b0c0c4", "#748488", "#4a585c"],
        ["#a0846c", "#f4d8b0", "#b88c64", "#7c583c"],
        ["#5c5470", "#d0b8c0", "#8c7c8c", "#5c5064"],
    ][chance.below(5) as usize];
    ground::sky(pen, above, below);
    disk(pen, (chance.between(20.0, 96.0), 30.0), 14.0, "#fff6e0", "#fffaf0");
    pen.flat(&hills(60.0, 4.0, chance), far);
    pen.flat(&hills(74.0, 3.0, chance), near);
    pen.group(&format!("translate({} 72)", short(chance.between(20.0, 34.0))), |pen| {
        pen.flat("M-14 8V-34h8V8zM4 8V-22l4-4 4 5V8zM-18-40H4v6H-18z", "#b8b2a6");
        pen.flat("M-9-34h3V8h-3z", "#8a857a");
    });
}
