//! Kittens: a head like a sticker, its coat by seat (colour and pattern), its hat by class, its number on a tag.

use super::token;
use atout_core::Seat;
use atout_kitty::Class;

/// What is dark in every face.
const INK: &str = "#2a1a2b";
/// The rim around everybody on the board.
const RIM: &str = "#fff8ec";

/// A seat for pictures that are about nobody at a table.
pub(super) fn seat(index: usize) -> Seat {
    Seat::new(index).unwrap_or(Seat::FIRST)
}

/// The colours of a coat.
#[derive(Clone, Copy)]
pub(super) struct Coat {
    /// Most of it.
    pub(super) fur: &'static str,
    /// Its pattern.
    pub(super) dark: &'static str,
    /// Muzzle and blaze.
    pub(super) light: &'static str,
}

/// The coat of a seat. The style sheet knows the same colours as `.s0` to `.s7`.
pub(super) const fn coat(seat: Seat) -> Coat {
    let (fur, dark, light) = match seat.index() {
        0 => ("#f2a541", "#ab5d14", "#ffe9c4"),
        1 => ("#7db8ea", "#2b68a3", "#e4f2ff"),
        2 => ("#86c96b", "#35772f", "#e7f8da"),
        3 => ("#ef7f7a", "#a52f3e", "#ffe4df"),
        4 => ("#b893ea", "#6437a3", "#f0e6ff"),
        5 => ("#4fc9bd", "#11726c", "#d8f8f3"),
        6 => ("#f3e7cf", "#8d7653", "#fffcf4"),
        _ => ("#7b768c", "#35303f", "#e0dcea"),
    };
    Coat { fur, dark, light }
}

const HEAD: &str = "M13 53C8 37 10 20 15 8 27 11 35 17 40 22 46 20.5 54 20.5 60 22 65 17 73 11 85 8 90 20 92 37 87 53 93 76 72 93 50 93S7 76 13 53z";
const EARS: &str = "M20.5 19C26 21 30 25 33 28L21 38C19.5 31 19.5 25 20.5 19zM79.5 19C74 21 70 25 67 28L79 38C80.5 31 80.5 25 79.5 19z";

/// A player's kitten with its number.
pub(super) fn awake(seat: Seat, class: Class) -> String {
    token(&(head(seat, class) + &number(seat)))
}

/// The head alone, in a box of 100 × 100; also for larger pictures.
pub(super) fn head(seat: Seat, class: Class) -> String {
    let coat = coat(seat);
    let eyes = format!(
        r##"<g fill="{INK}"><ellipse cx="34" cy="56" rx="7" ry="8.5"/><ellipse cx="66" cy="56" rx="7" ry="8.5"/></g><g fill="#fff"><circle cx="36.5" cy="52.5" r="2.8"/><circle cx="68.5" cy="52.5" r="2.8"/></g>"##
    );
    [fur(seat, coat), face(coat), eyes, hat(class).to_owned()].concat()
}

/// A fallen player: eyes crossed out, colours gone.
pub(super) fn fallen(seat: Seat) -> String {
    let coat = coat(seat);
    let grey = Coat { fur: "#8f8794", dark: coat.dark, light: "#d9d2d6" };
    let crosses = format!(
        r#"<path d="M28 50l12 12M40 50L28 62M60 50l12 12M72 50L60 62" stroke="{INK}" stroke-width="5" stroke-linecap="round"/>"#
    );
    let halo = r##"<ellipse cx="50" cy="9" rx="22" ry="6" fill="none" stroke="#ffe9a8" stroke-width="5"/>"##;
    let inner = format!(
        r#"<g transform="translate(6 10) scale(.88)">{}{}{crosses}</g>{halo}{}"#,
        fur(seat, grey),
        face(grey),
        number(seat)
    );
    token(&inner)
}

fn fur(seat: Seat, coat: Coat) -> String {
    let Coat { fur, dark, light } = coat;
    format!(
        r##"<path d="{HEAD}" fill="{fur}" stroke="{RIM}" stroke-width="9" stroke-linejoin="round"/><path d="{HEAD}" fill="{fur}" stroke="{INK}" stroke-width="2.5" stroke-linejoin="round"/>{}<path d="{EARS}" fill="#f7b9bd"/>"##,
        pattern(seat, dark, light)
    )
}

/// Every seat's coat has a pattern of its own.
fn pattern(seat: Seat, dark: &str, light: &str) -> String {
    let stripes =
        |d: &str| format!(r#"<path d="{d}" fill="none" stroke="{dark}" stroke-width="5" stroke-linecap="round"/>"#);
    match seat.index() {
        0 => stripes("M41 26l2 12M50 25v14M59 26l-2 12M14 64h9M15 73l9-1M86 64h-9M85 73l-9-1"),
        1 => format!(
            r#"<path d="M50 22C44 36 47 48 36 66 30 84 40 92 50 92S70 84 64 66C53 48 56 36 50 22z" fill="{light}"/>"#
        ),
        2 => format!(
            r#"<g fill="{dark}"><circle cx="50" cy="31" r="5"/><circle cx="38" cy="37" r="3.6"/><circle cx="62" cy="37" r="3.6"/><circle cx="19" cy="62" r="4"/><circle cx="81" cy="62" r="4"/><circle cx="23" cy="74" r="3"/><circle cx="77" cy="74" r="3"/></g>"#
        ),
        3 => format!(
            r#"<path d="M13 50C24 38 40 42 50 50 60 42 76 38 87 50 88 64 76 72 66 70 58 69 54 62 50 60 46 62 42 69 34 70 24 72 12 64 13 50z" fill="{dark}" opacity=".85"/><ellipse cx="34" cy="56" rx="10" ry="11" fill="{light}"/><ellipse cx="66" cy="56" rx="10" ry="11" fill="{light}"/>"#
        ),
        4 => format!(
            r#"<path d="M60 22C65 17 73 11 85 8 90 20 92 37 87 53 84 68 70 72 60 68 50 62 50 46 52 38 53 30 56 25 60 22z" fill="{dark}"/><ellipse cx="66" cy="56" rx="10" ry="11" fill="{light}"/>"#
        ),
        5 => format!(
            r#"<path d="M15 8C27 11 35 17 40 22L12 46C9 32 11 19 15 8zM85 8C73 11 65 17 60 22L88 46C91 32 89 19 85 8z" fill="{dark}"/><ellipse cx="50" cy="77" rx="23" ry="15" fill="{dark}"/>"#
        ),
        6 => format!(r#"<path d="M50 27c3-5 12-4 12 3 0 6-8 10-12 14-4-4-12-8-12-14 0-7 9-8 12-3z" fill="{dark}"/>"#),
        _ => format!(
            r#"<path d="M50 21C43 21 40 22 40 22 35 17 27 11 15 8 10 20 8 37 13 53 7 76 28 93 50 93z" fill="{dark}"/><ellipse cx="34" cy="56" rx="10" ry="11" fill="{light}"/>"#
        ),
    }
}

/// Muzzle, nose, mouth, whiskers.
fn face(coat: Coat) -> String {
    let light = coat.light;
    format!(
        r##"<ellipse cx="50" cy="76" rx="16" ry="11" fill="{light}"/><path d="M44 68h12l-6 7z" fill="#c2455f" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"/><path d="M50 75v3q-4 6-10 3M50 78q4 6 10 3" fill="none" stroke="{INK}" stroke-width="2.6" stroke-linecap="round"/><path d="M29 73L8 69M29 79L9 83M71 73l21-4M71 79l20 4" stroke="{INK}" stroke-width="2" stroke-linecap="round" opacity=".8"/>"##
    )
}

/// The tag with the number, bottom right.
pub(super) fn number(seat: Seat) -> String {
    format!(
        r##"<circle cx="82" cy="82" r="16.5" fill="{INK}" stroke="{RIM}" stroke-width="3.5"/><text x="82" y="91" font-family="system-ui,sans-serif" font-weight="800" font-size="25" text-anchor="middle" fill="#fff">{}</text>"##,
        seat.index() + 1
    )
}

/// What a class wears.
pub(super) const fn hat(class: Class) -> &'static str {
    match class {
        Class::Kitten => "",
        Class::Warrior => HELMET,
        Class::Healer => CAP,
        Class::Thinker => GLASSES,
        Class::Trickster => JESTER,
    }
}

const HELMET: &str = r##"<path d="M50 4C44-4 58-8 70 0 60 2 57 8 55 14z" fill="#d8404e" stroke="#2a1a2b" stroke-width="2.5"/><path d="M20 44C20 22 34 10 50 10s30 12 30 34c-8-5-15-7-25-7.5V60h-10V36.5C35 37 28 39 20 44z" fill="#cfd6dd" stroke="#2a1a2b" stroke-width="3" stroke-linejoin="round"/><path d="M26 34C36 28 64 28 74 34" fill="none" stroke="#7d8794" stroke-width="3"/><path d="M28 26c3-6 8-9 14-11" fill="none" stroke="#fff" stroke-width="3.5" stroke-linecap="round"/>"##;
const CAP: &str = r##"<path d="M24 30C26 8 36 3 50 3s24 5 26 27C66 24 34 24 24 30z" fill="#fffdf8" stroke="#2a1a2b" stroke-width="3" stroke-linejoin="round"/><path d="M46 8h8v5h5v8h-5v5h-8v-5h-5v-8h5z" fill="#d8404e"/>"##;
const GLASSES: &str = r##"<g fill="#fff" fill-opacity=".35" stroke="#2a1a2b" stroke-width="4.5"><circle cx="33" cy="56" r="14"/><circle cx="67" cy="56" r="14"/></g><path d="M47 54q3-3 6 0M19 54l-6-3M81 54l6-3" fill="none" stroke="#2a1a2b" stroke-width="4.5" stroke-linecap="round"/><path d="M14 20L50 6l36 14-36 14z" fill="#4b3a78" stroke="#2a1a2b" stroke-width="3" stroke-linejoin="round"/><path d="M80 21v14" stroke="#f1c24f" stroke-width="3.5" stroke-linecap="round"/><circle cx="80" cy="38" r="4.5" fill="#f1c24f"/>"##;
const JESTER: &str = r##"<path d="M50 8C40-6 12-4 8 24c8-8 18-6 20 8 8-4 16-6 22-6z" fill="#8e3a8a" stroke="#2a1a2b" stroke-width="3" stroke-linejoin="round"/><path d="M50 8C60-6 88-4 92 24c-8-8-18-6-20 8-8-4-16-6-22-6z" fill="#f1c24f" stroke="#2a1a2b" stroke-width="3" stroke-linejoin="round"/><g fill="#fff3c4" stroke="#2a1a2b" stroke-width="2.5"><circle cx="8" cy="26" r="6"/><circle cx="92" cy="26" r="6"/></g>"##;
