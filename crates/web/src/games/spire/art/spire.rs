//! The spire itself: the back of the cards and the wide picture of the home page.

use super::climber::badge;
use super::part_spine::flame_path;
use super::pen::Pen;
use atout_spire::Element;

/// The four quarters of the sky around the spire.
const SKIES: [(Element, &str, &str); 4] = [
    (Element::Air, "#bcd3f0", "#dfeaf9"),
    (Element::Water, "#2f8fae", "#63b9c8"),
    (Element::Earth, "#8d9a50", "#bdb672"),
    (Element::Fire, "#c8502f", "#f08a4a"),
];

/// The back of a card: the spire in a ring of four signs.
pub(super) fn back() -> String {
    let mut pen = Pen::new(Element::None);
    pen.flat("M0 0H100V140H0z", "#232a49");
    let mut weave = String::new();
    for row in 0..10 {
        for column in 0..8 {
            weave += &format!("M{} {}l4 6-4 6-4-6z", column * 14 + row % 2 * 7, row * 14 + 1);
        }
    }
    pen.flat(&weave, "#2d365b");
    pen.out += r##"<g fill="none" stroke="#d8b25a"><rect x="5" y="5" width="90" height="130" rx="5" stroke-width="2"/><rect x="9" y="9" width="82" height="122" rx="3" stroke-width=".8"/></g>"##;
    pen.spot((50.0, 70.0), 34.0, "#d8b25a");
    pen.spot((50.0, 70.0), 32.0, "#1b2140");
    pen.flat("M50 40L53 50 57 55V61H59L63 93H37L41 61H43V55L47 50zM34 93H66V96H34z", "#ecd493");
    pen.flat("M50 40L53 50 57 55V61H59L63 93H66V96H50z", "#c79b45");
    pen.flat("M47.5 68a2.5 2.5 0 0 1 5 0v5h-5zM46 93v-7a4 4 0 0 1 8 0v7z", "#1b2140");
    for (element, at) in [
        (Element::Air, (50.0, 24.0)),
        (Element::Fire, (82.0, 70.0)),
        (Element::Water, (50.0, 116.0)),
        (Element::Earth, (18.0, 70.0)),
    ] {
        let fill = SKIES.iter().find(|(known, ..)| *known == element).map_or("#fff", |(_, _, light)| light);
        pen.spot(at, 9.5, "#d8b25a");
        pen.spot(at, 8.0, fill);
        let mut small = Pen::new(element);
        small.out += r#"<g stroke-linecap="round">"#;
        badge(&mut small, element, at, 0.33);
        pen.out += &small.out;
        pen.out += "</g>";
    }
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">{}</svg>"#, pen.out)
}

/// The wide picture: the spire between air and water, earth and fire.
pub(super) fn hero() -> String {
    let mut pen = Pen::new(Element::None);
    pen.flat("M0 0H800V400H0z", "#2b3563");
    // Four skies that meet behind the spire.
    pen.flat("M0 0H400V400H0z", "#8fb0de");
    pen.flat("M400 0H800V400H400z", "#d9693c");
    pen.flat("M0 210C130 190 280 190 400 160V400H0z", "#3a97b3");
    pen.flat("M400 160C520 190 680 190 800 210V400H400z", "#8f8a45");
    pen.spot((400.0, 150.0), 150.0, "#ffe9b8");
    pen.out += r##"<circle cx="400" cy="150" r="210" fill="#ffe9b8" opacity=".35"/>"##;
    air(&mut pen);
    water(&mut pen);
    fire(&mut pen);
    earth(&mut pen);
    tower(&mut pen);
    pen.flat("M0 372C140 350 260 356 330 340H470C540 356 660 350 800 372V400H0z", "#231d33");
    for (x, side, cloak) in [(306.0, 1.0, "#c83c26"), (332.0, 1.0, "#2585a8")] {
        pen.group(&format!("translate({x} 346) scale({side})"), |pen| {
            pen.flat("M0-22a5 5 0 1 1 .1 0zM-9 6C-8-10-4-17 0-18 5-17 8-8 8 6z", cloak);
            pen.spot((1.0, -27.0), 5.0, "#e8b48c");
            pen.line("M10 8L13-30", "#e8d3a0", 2.0);
        });
    }
    pen.into_scene(800, 400)
}

fn air(pen: &mut Pen) {
    for (x, y, s) in [(60, 70, "1.2"), (200, 40, ".9"), (250, 120, "1"), (110, 150, ".8")] {
        pen.group(&format!("translate({x} {y}) scale({s})"), |pen| {
            pen.flat("M-50 16C-56 0-38-10-26-4-22-22 8-24 14-8 28-16 50-6 46 16z", "#eef5fd");
        });
    }
    pen.out += r#"<g stroke-linecap="round">"#;
    pen.line("M20 112H150a14 14 0 1 0-12-20M70 190H230a16 16 0 1 1-14 24", "#fff", 6.0);
    pen.out += "</g>";
}

fn water(pen: &mut Pen) {
    for (y, fill) in [(250, "#2f86a8"), (290, "#236f92"), (330, "#185577")] {
        pen.flat(&format!("M{} {y}q30-26 60 0t60 0 60 0 60 0 60 0 60 0 60 0V400H-60z", y % 50 - 60), fill);
    }
    pen.flat(
        "M40 300C44 240 84 214 124 222 150 228 156 250 146 264 138 250 120 252 116 266 112 284 130 300 156 306z",
        "#55b5c8",
    );
    pen.flat(
        "M124 222C150 228 156 250 146 264 144 246 126 236 106 242 84 248 74 276 76 302L40 300C44 240 84 214 124 222z",
        "#b9e6e4",
    );
}

fn earth(pen: &mut Pen) {
    pen.flat("M440 330L520 230 560 270 620 190 690 280 730 250 800 320V400H440z", "#6f6a35");
    pen.flat("M620 190L690 280 660 290 640 262 622 280z", "#57532a");
    pen.flat("M470 400L540 310 600 350 660 296 740 350 800 320V400z", "#4d4a27");
    for x in [516, 560, 612, 706, 752] {
        pen.flat(&format!("M{x} 296l16 34h-10l14 28h-40l14-28h-10z"), "#39431f");
    }
}

fn fire(pen: &mut Pen) {
    for (x, h) in [(530.0, 90.0), (590.0, 130.0), (650.0, 110.0), (710.0, 150.0), (770.0, 120.0)] {
        pen.flat(&flame_path((x, 170.0), h), "#f08a3a");
        pen.flat(&flame_path((x, 166.0), h * 0.58), "#ffcf6a");
    }
    pen.flat("M400 186C520 156 690 190 800 160V340H400z", "#a8452c");
}

fn tower(pen: &mut Pen) {
    pen.flat(
        "M400 14L416 66 428 84V120H440L452 200H462L478 300 500 352H300L322 300 338 200H348L360 120H372V84L384 66z",
        "#3a3355",
    );
    pen.flat("M400 14L416 66 428 84V120H440L452 200H462L478 300 500 352H400z", "#272140");
    pen.flat("M366 112H434V124H366zM342 192H458V206H342zM326 290H474V306H326z", "#6a5f8c");
    pen.flat("M400 112H434V124H400zM400 192H458V206H400zM400 290H474V306H400z", "#4b4270");
    for (x, y, w) in [(400, 86, 9), (384, 144, 9), (416, 168, 9), (372, 232, 11), (400, 252, 11), (430, 226, 11)] {
        pen.flat(&format!("M{} {y}a{w} {w} 0 0 1 {} 0v{}h-{}z", x - w, 2 * w, 2 * w, 2 * w), "#ffd97a");
    }
    pen.flat("M378 352V332a22 22 0 0 1 44 0v20z", "#ffd97a");
    pen.spot((400.0, 22.0), 7.0, "#fff3c4");
}
