//! The pictures of the cards, composed as SVG from landscapes and figures. A card's picture is always the same.

use super::{figure, ground, tactic};
use crate::HasPictures;
use atout_stones::{Card, Colour, Stones, Tactic};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::LazyLock;

/// Width of a picture.
pub(super) const WIDTH: u32 = 90;
/// Height of a picture.
pub(super) const HEIGHT: u32 = 100;

/// All pictures, by file name.
static PICTURES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    let colours = (0..Colour::MAX).filter_map(Colour::new);
    let clans = colours.flat_map(|colour| (1..=Card::MAX_STRENGTH).filter_map(move |n| Card::clan(colour, n)));
    let tactics = Tactic::ALL.into_iter().map(Card::tactic);
    clans
        .chain(tactics)
        .map(|card| (file(card), draw(card)))
        .chain([
            ("stones-back.svg".to_owned(), back("#163c3d", "#2d6461", "#e9d9ae")),
            ("stones-back-tactic.svg".to_owned(), back("#3a2434", "#6b4257", "#f0cfc0")),
            ("stones-hero.svg".to_owned(), ground::hero()),
        ])
        .collect()
});

impl HasPictures for Stones {
    /// The picture with this file name.
    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        PICTURES.get(name).map(String::as_bytes).map(Cow::Borrowed)
    }
}

/// The file name of a card's picture. Both jokers look alike.
pub(super) fn file(card: Card) -> String {
    format!("stones-{card}.svg")
}

fn draw(card: Card) -> String {
    let mut chance = Chance::of(&card.to_string());
    let inner = match (card.colour(), card.strength(), card.as_tactic()) {
        (Some(colour), Some(strength), _) => {
            let tones = ground::Tones::of(colour);
            let scene = ground::scene(colour, &tones, &mut chance);
            scene + &figure::clan(colour, strength, &tones, &mut chance)
        }
        (_, _, Some(which)) => tactic::scene(which),
        _ => String::new(),
    };
    svg(WIDTH, HEIGHT, &inner)
}

/// A picture of this size.
pub(super) fn svg(width: u32, height: u32, inner: &str) -> String {
    format!(
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" preserveAspectRatio="xMidYMax slice">{inner}</svg>"#
    )
}

/// The back of a deck: a cairn between two lines of cloth.
fn back(dark: &str, light: &str, gold: &str) -> String {
    let weave: String = (0..9)
        .flat_map(|row| (0..7).map(move |column| (row, column)))
        .map(|(row, column)| {
            let (x, y) = (column * 15 + (row % 2) * 7, row * 16);
            format!(r#"<path d="M{x} {y}l5 6-5 6-5-6z"/>"#)
        })
        .collect();
    let inner = format!(
        r##"<rect width="100" height="140" fill="{dark}"/><g fill="{light}" opacity=".55">{weave}</g><rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="{gold}" stroke-width="2"/><rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="{gold}" stroke-width=".8"/><circle cx="50" cy="70" r="29" fill="{dark}" stroke="{gold}" stroke-width="1.6"/><g fill="{gold}"><path d="M30 86c1-8 10-10 20-10s19 2 20 10c-6 4-34 4-40 0z"/><path d="M36 74c0-7 7-9 14-9s15 2 14 9c-6 2-22 2-28 0z"/><path d="M42 63c0-6 4-8 8-8s9 2 8 8c-4 2-12 2-16 0z"/><path d="M46 53c0-5 2-6 4-6s5 2 4 6c-2 1-6 1-8 0z"/></g>"##
    );
    svg(100, 140, &inner)
}

/// A small deterministic generator for pictures; nothing else may depend on it.
pub(super) struct Chance(u32);

impl Chance {
    /// Seeded by a name.
    pub(super) fn of(name: &str) -> Chance {
        Chance(name.bytes().fold(0x811c_9dc5, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)) | 1)
    }

    /// A number in `0..n`.
    pub(super) fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        (self.0 >> 8) % n
    }

    /// A number in `low..=high`.
    pub(super) fn between(&mut self, low: i32, high: i32) -> i32 {
        low + self.below((high - low + 1) as u32) as i32
    }

    /// One of these.
    pub(super) fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.below(of.len() as u32) as usize]
    }
}
