//! The players: two climbers of different outlines, dressed by element. They look to the right.

use super::pen::{BONE, Pen, ribbon};
use atout_spire::Element;

const SKIN: [&str; 2] = ["#e8b48c", "#a9714b"];
const LEATHER: &str = "#7a5233";
const STEEL: &str = "#dfe6ec";

/// The picture of the climber on this seat.
pub(super) fn draw(seat: usize, element: Element) -> String {
    let mut pen = Pen::new(element);
    pen.out += r##"<ellipse cx="60" cy="113" rx="38" ry="5" fill="#000" opacity=".25"/>"##;
    pen.out +=
        &format!(r#"<g stroke="{}" stroke-width="2.5" stroke-linejoin="round" stroke-linecap="round">"#, pen.tones.ink);
    if seat == 0 {
        axe_bearer(&mut pen, element);
    } else {
        staff_bearer(&mut pen, element);
    }
    pen.out += "</g>";
    format!(r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">{}</svg>"#, pen.out)
}

/// Short cape, climbing axe, rope, boots.
fn axe_bearer(pen: &mut Pen, element: Element) {
    let t = pen.tones;
    pen.shape("M54 46C38 50 22 70 8 96 18 94 22 98 26 104 34 98 42 98 54 100z", t.main);
    pen.flat("M40 66C30 78 24 92 20 98 23 100 25 102 26 104 34 98 42 98 50 100z", t.deep);
    for (top, knee, foot) in [((52.0, 84.0), (46.0, 96.0), (44.0, 108.0)), ((66.0, 84.0), (74.0, 94.0), (74.0, 108.0))]
    {
        pen.shape(
            &ribbon(&[(top.0, top.1, 8.0), (knee.0, knee.1, 6.5), (foot.0, foot.1 - 6.0, 6.0), (foot.0, foot.1, 6.0)]),
            "#5b4a52",
        );
        pen.shape(
            &format!(
                "M{} 99H{}V105C{} 105 {} 108 {} 112H{}z",
                foot.0 - 8.0,
                foot.0 + 7.0,
                foot.0 + 12.0,
                foot.0 + 14.0,
                foot.0 + 14.0,
                foot.0 - 8.0
            ),
            LEATHER,
        );
    }
    pen.shape(&ribbon(&[(48.0, 58.0, 6.0), (40.0, 70.0, 5.5), (50.0, 80.0, 5.5)]), t.deep);
    pen.shape("M44 52C52 46 70 46 76 53L78 86C70 92 52 92 43 87z", t.light);
    pen.flat("M44 52C48 49 53 48 58 48 54 62 54 78 56 91 50 90 46 89 43 87z", t.main);
    pen.shape("M43 80C54 85 68 85 78 80V88C68 93 54 93 43 88z", LEATHER);
    pen.flat("M57 82h8v9h-8z", t.glow);
    pen.line("M46 54C56 66 68 74 78 76", t.ink, 7.0);
    pen.line("M46 54C56 66 68 74 78 76", BONE, 3.2);
    badge(pen, element, (66.0, 61.0), 0.42);
    // The axe.
    pen.shape("M87 86L100 20 106 21 93 88z", LEATHER);
    pen.shape("M92 22C96 10 110 8 119 20 112 19 107 22 105 28L100 29C98 26 95 24 92 22zM99 29L84 22 100 18z", STEEL);
    pen.shape(&ribbon(&[(72.0, 57.0, 6.5), (84.0, 66.0, 6.0), (95.0, 60.0, 5.5)]), t.light);
    pen.oval((96.0, 58.0), 6.0, 6.0, SKIN[0]);
    // Head, hair, scarf.
    pen.oval((62.0, 34.0), 16.5, 16.5, SKIN[0]);
    pen.shape("M46 38C40 22 50 10 64 12 78 12 84 22 80 30 72 28 66 26 62 20 60 28 54 30 52 38z", "#6b3d1e");
    pen.flat("M47 30C50 24 56 23 62 22 70 25 76 27 80 29L79 34C70 31 60 29 50 33z", t.hot);
    pen.shape("M44 46C52 54 72 54 80 46L78 55C68 60 54 60 45 55z", t.hot);
    pen.shape("M46 50C36 50 30 56 22 54 26 60 34 64 46 58z", t.hot);
    eyes(pen, (68.0, 38.0));
}

/// Long robe, hood down, braid, staff with the element's sign.
fn staff_bearer(pen: &mut Pen, element: Element) {
    let t = pen.tones;
    pen.shape("M92 30h5l3 80h-6z", LEATHER);
    pen.shape("M95 2C108 2 114 12 110 22 106 30 102 32 97 34 91 32 85 30 81 22 77 12 84 2 95 2z", t.deep);
    pen.oval((95.5, 17.0), 10.5, 10.5, t.glow);
    badge(pen, element, (95.5, 17.0), 0.46);
    pen.shape("M48 50C34 60 28 88 22 108 30 113 82 113 92 108 88 88 84 62 72 50z", t.main);
    pen.flat("M48 50C34 60 28 88 22 108 28 111 40 112 52 112 44 94 44 70 52 52z", t.deep);
    pen.shape("M58 54H66L72 112H52z", t.pale);
    pen.line("M60 66h6M59 78h8M58 90h10", t.hot, 2.6);
    pen.shape("M38 82C52 88 74 88 86 81L87 88C74 95 52 95 36 89z", t.hot);
    pen.shape("M40 60C50 50 74 50 80 60 72 68 50 68 40 60z", t.light);
    // A satchel on the hip.
    pen.shape("M22 82H42V98C36 103 26 102 22 97z", LEATHER);
    pen.line("M22 88H42", t.ink, 2.0);
    pen.oval((58.0, 36.0), 16.0, 16.5, SKIN[1]);
    pen.shape("M42 40C36 20 48 12 60 13 74 14 78 24 75 34 70 26 62 24 56 26 52 32 50 38 48 44z", "#2b1d2e");
    pen.oval((44.0, 14.0), 8.5, 8.0, "#2b1d2e");
    pen.shape(&ribbon(&[(44.0, 40.0, 5.5), (36.0, 52.0, 5.5), (35.0, 66.0, 4.5), (32.0, 76.0, 1.0)]), "#2b1d2e");
    pen.line("M38 50l-5-3M37 60l-5-2", t.hot, 3.0);
    eyes(pen, (64.0, 39.0));
    pen.shape(&ribbon(&[(74.0, 62.0, 8.0), (84.0, 74.0, 8.0), (96.0, 70.0, 7.0)]), t.light);
    pen.oval((97.0, 68.0), 5.5, 5.5, SKIN[1]);
}

fn eyes(pen: &mut Pen, (x, y): (f64, f64)) {
    pen.spot((x - 6.0, y), 2.3, "#2a1a18");
    pen.spot((x + 5.0, y), 2.3, "#2a1a18");
    pen.line(
        &format!("M{} {}l5-1M{} {}l5 1M{} {}q3 2 6 0", x - 9.0, y - 6.0, x + 3.0, y - 7.0, x - 2.0, y + 8.0),
        "#2a1a18",
        2.0,
    );
}

/// The element's sign, in a box of 24 around a point.
pub(super) fn badge(pen: &mut Pen, element: Element, (x, y): (f64, f64), scale: f64) {
    let t = pen.tones;
    pen.group(&format!("translate({x} {y}) scale({scale})"), |pen| match element {
        Element::None => pen.flat("M0-16L13 0 0 16-13 0z", t.ink),
        Element::Air => pen.line("M-16-4H5a7 7 0 1 0-6-10M-16 5H10a7 7 0 1 1-6 10", t.ink, 6.0),
        Element::Water => pen.flat("M0-20C-6-9-14-3-14 6a14 14 0 0 0 28 0C14-3 6-9 0-20z", t.deep),
        Element::Earth => pen.flat("M-21 15L-6-17 3 0 7-7 21 15z", t.deep),
        Element::Fire => {
            pen.flat("M2-21C4-10 15-5 15 6a15 15 0 0 1-30 0C-15-2-10-5-8-11-5-8-4-6-3-2 2-7 4-12 2-21z", t.deep);
        }
    });
}
