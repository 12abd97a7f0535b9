//! The figures of the clan cards. Helm and tool grow with the strength.

use super::art::Chance;
use super::ground::Tones;
use super::words::shape;
use atout_stones::Colour;

const WOOD: &str = "#6b4526";
const METAL: &str = "#dfe3e4";
const GOLD: &str = "#f0c24b";

/// The figure of a clan card, drawn around the middle of a 90 × 100 window.
pub(super) fn clan(colour: Colour, strength: u8, tones: &Tones, chance: &mut Chance) -> String {
    // Strong figures are taller.
    let scale = 88 + 2 * i32::from(strength);
    let shift = chance.between(-4, 4);
    let skin = chance.one(&["#f1c9a5", "#d9a577", "#b97f54", "#8d5a3b", "#eab894"]);
    let hair = chance.one(&["#2e2018", "#6b3d1e", "#b5752e", "#d9d3c7", "#84331c"]);
    let parts = [
        tool(strength, tones),
        cloak(tones, chance),
        head(skin, hair, chance),
        helm(strength, tones),
        if strength >= 4 { shield(colour, tones) } else { brooch(colour) },
    ];
    format!(
        r#"<g transform="translate({shift} 0) translate(45 102) scale({s}) translate(-45 -102)">{}</g>"#,
        parts.concat(),
        s = f64::from(scale) / 100.0
    )
}

fn cloak(tones: &Tones, chance: &mut Chance) -> String {
    let trim = chance.one(&[GOLD, "#f6ead0", tones.mid]);
    format!(
        r##"<path d="M45 47C32 47 28 56 25 72L18 104H72L65 72C62 56 58 47 45 47z" fill="{near}" stroke="#0004" stroke-width="1"/><path d="M45 47C32 47 28 56 25 72L18 104H40z" fill="#fff" opacity=".16"/><path d="M38 49l7 12 7-12 3 2-10 18-10-18z" fill="{trim}"/><path d="M45 66V104" stroke="{trim}" stroke-width="1.6"/>"##,
        near = tones.near
    )
}

fn head(skin: &str, hair: &str, chance: &mut Chance) -> String {
    let beard = match chance.below(4) {
        0 => {
            format!(r#"<path d="M35.5 40C36 54 41 58 45 59 49 58 54 54 54.5 40 51 46 39 46 35.5 40z" fill="{hair}"/>"#)
        }
        1 => format!(r#"<path d="M36.5 43C38 51 42 53 45 53s7-2 8.5-10C50 47 40 47 36.5 43z" fill="{hair}"/>"#),
        2 => format!(
            r#"<path d="M35 36C32 46 33 52 34 56 37 54 37 46 37 42zM55 36C58 46 57 52 56 56 53 54 53 46 53 42z" fill="{hair}"/>"#
        ),
        _ => String::new(),
    };
    format!(
        r##"<circle cx="45" cy="39" r="10" fill="{skin}" stroke="#0004" stroke-width="1"/>{beard}<circle cx="41.5" cy="39.5" r="1.3" fill="#1d1410"/><circle cx="48.5" cy="39.5" r="1.3" fill="#1d1410"/><path d="M45 40.500v3" stroke="#0005" stroke-width="1.2"/>"##
    )
}

fn helm(strength: u8, tones: &Tones) -> String {
    let (near, mid) = (tones.near, tones.mid);
    let nasal = format!(
        r##"<path d="M34.5 39C33 26 40 19 45 17.5 50 19 57 26 55.5 39L52 35H46.300v8h-2.600v-8H38z" fill="{METAL}" stroke="#0005" stroke-width="1"/><path d="M36 33h18" stroke="#0004" stroke-width="1.5"/>"##
    );
    match strength {
        1 => {
            format!(r#"<path d="M32 48C29 28 38 24 45 24S61 28 58 48C55 37 53 32 45 32S35 37 32 48z" fill="{near}"/>"#)
        }
        2 => format!(r#"<path d="M35 35C35 26 55 25 56 34l5 2c-6 2-20 2-27 1z" fill="{mid}"/>"#),
        3 => format!(r#"<path d="M34 37C36 31 54 31 56 37l1-4C56 25 51 27 46 14 43 24 35 26 33 33z" fill="{mid}"/>"#),
        4 => {
            format!(r##"<path d="M35 34C35 22 55 22 55 34l7 4H28z" fill="{METAL}" stroke="#0005" stroke-width="1"/>"##)
        }
        5 => nasal,
        6 => format!(r#"{nasal}<path d="M45 18c-2-8 4-12 12-9-3 1-5 4-6 9z" fill="{mid}"/>"#),
        7 => format!(
            r##"{nasal}<path d="M35 31C27 29 23 20 24 12c3 2 4 4 5 5 0-2 0-4 1-6 4 5 7 12 8 16zM55 31c8-2 12-11 11-19-3 2-4 4-5 5 0-2 0-4-1-6-4 5-7 12-8 16z" fill="#f6ead0" stroke="#0004" stroke-width="1"/>"##
        ),
        8 => format!(
            r##"{nasal}<path d="M36 30C25 30 21 20 24 9c3 9 8 12 15 14zM54 30c11 0 15-10 12-21-3 9-8 12-15 14z" fill="#f3e3c0" stroke="#0005" stroke-width="1"/>"##
        ),
        _ => {
            let gem = if strength > 9 { r##"<circle cx="45" cy="13" r="3.5" fill="#fff"/>"## } else { "" };
            format!(
                r##"<path d="M34.5 35L32 18l7 7 6-11 6 11 7-7-2.5 17c-6-3-15-3-21 0z" fill="{GOLD}" stroke="#7a5607" stroke-width="1"/><circle cx="45" cy="28" r="2.2" fill="{mid}"/>{gem}"##
            )
        }
    }
}

/// What the right hand holds.
fn tool(strength: u8, tones: &Tones) -> String {
    let pole =
        |top: i32| format!(r#"<path d="M68 104L70 {top}" stroke="{WOOD}" stroke-width="3" stroke-linecap="round"/>"#);
    let edge = r##"stroke="#0005" stroke-width="1""##;
    match strength {
        1 => format!(
            r#"<path d="M68 104L70 34c0-12-14-12-13-2" fill="none" stroke="{WOOD}" stroke-width="3" stroke-linecap="round"/>"#
        ),
        2 => {
            pole(40)
                + &format!(
                    r#"<path d="M63 22v14c0 5 14 5 14 0V22M70 24v18" fill="none" stroke="{METAL}" stroke-width="2.4" stroke-linecap="round"/>"#
                )
        }
        3 => format!(
            r##"<path d="M62 22C84 36 84 80 60 96" fill="none" stroke="{WOOD}" stroke-width="3"/><path d="M62 22L60 96" stroke="#f6ead0" stroke-width="1"/>"##
        ),
        4 => pole(30) + &format!(r#"<path d="M70 12c6 8 6 14 0 22-6-8-6-14 0-22z" fill="{METAL}" {edge}/>"#),
        5 => pole(22) + &format!(r#"<path d="M69 24c8-8 14-6 16 6 0 8-6 12-17 8z" fill="{METAL}" {edge}/>"#),
        6 => format!(
            r#"<path d="M67.5 66L68 20l3-6 3 6-.5 46z" fill="{METAL}" {edge}/><path d="M61 66h19v4H61zM69 70h4v12h-4z" fill="{GOLD}"/>"#
        ),
        7 => {
            pole(8)
                + &format!(
                    r#"<path d="M70 10c8-5 10 5 19 1v22c-9 4-11-6-19-1z" fill="{}" stroke="{GOLD}" stroke-width="1.5"/>"#,
                    tones.mid
                )
        }
        8 => {
            pole(22)
                + &format!(
                    r#"<path d="M60 14h22v16H60z" fill="{METAL}" {edge}/><path d="M64 14v16M78 14v16" stroke="{GOLD}" stroke-width="2"/>"#
                )
        }
        9 => format!(
            r#"<path d="M66 76L67 14l4-9 4 9 1 62z" fill="{METAL}" {edge}/><path d="M71 12v60" stroke="{GOLD}" stroke-width="1.4"/><path d="M58 76h26v5H58zM69 81h5v14h-5z" fill="{GOLD}"/>"#
        ),
        _ => {
            pole(24)
                + &format!(
                    r#"<path d="M70 6l4 8 9 1-6 7 1 9-8-4-8 4 1-9-6-7 9-1z" fill="{GOLD}" stroke="{}" stroke-width="1"/>"#,
                    tones.near
                )
        }
    }
}

fn shield(colour: Colour, tones: &Tones) -> String {
    format!(
        r##"<path d="M12 62c8 0 11-3 14-5 3 2 6 5 14 5 1 18-4 28-14 34C16 90 11 80 12 62z" fill="{}" stroke="#f6ead0" stroke-width="2"/><g transform="translate(17.5 66) scale(1.7)" fill="#f6ead0"><path d="{}"/></g>"##,
        tones.mid,
        shape(colour)
    )
}

fn brooch(colour: Colour) -> String {
    format!(
        r##"<circle cx="45" cy="62" r="6.5" fill="#f6ead0" stroke="#0004"/><g transform="translate(41 58) scale(.8)" fill="#3a2c1c"><path d="{}"/></g>"##,
        shape(colour)
    )
}
