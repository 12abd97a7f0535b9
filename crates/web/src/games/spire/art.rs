//! The pictures of the climb, composed as SVG. A picture's name says what it is composed of, so that the cards and enemies
//! of a user's own content have pictures too.

mod body_flier;
mod body_long;
mod body_odd;
mod body_quadruped;
mod body_small;
mod body_stone;
mod card;
mod card_words;
mod emblem;
mod eyes;
mod figure;
mod part_back;
mod part_head;
mod part_horn;
mod pen;
mod weapon;
mod words;

use atout_spire::{CardDef, Element, EnemyDef, RoomKind};
use std::borrow::Cow;
use card_words::Motif;
use words::{Build, with_element};

/// The picture with this file name.
pub(super) fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
    let name = name.strip_prefix("spire-")?.strip_suffix(".svg")?;
    match name {
        "back" => return Some(Cow::Borrowed(BACK.as_bytes())),
        "hero" => return Some(Cow::Borrowed(HERO.as_bytes())),
        _ => {}
    }
    let (name, element) = with_element(name)?;
    let (kind, rest) = name.split_once('-')?;
    let svg = match kind {
        "foe" => figure::draw(&Build::from_name(rest)?, element),
        "card" => card::draw(&Motif::from_name(rest)?, element),
        _ => return None,
    };
    Some(Cow::Owned(svg.into_bytes()))
}

/// The file of an enemy's picture, by its figure and the element that it has now.
pub(super) fn enemy_file(def: &EnemyDef, element: Element) -> String {
    format!("spire-foe-{}.{}.svg", Build::of(def).name(), element.word())
}

/// The file of a player's picture, by the element that it has now.
pub(super) fn player_file(_seat: atout_core::Seat, _element: Element) -> String {
    "spire-back.svg".to_owned()
}

/// The file of a card's picture, with the element that it has in this climb.
pub(super) fn card_file(def: &CardDef, element: Element) -> String {
    format!("spire-card-{}.{}.svg", Motif::of(def).name(), element.word())
}

/// The file of a room's picture.
pub(super) fn room_file(_kind: RoomKind, _element: Element) -> String {
    "spire-back.svg".to_owned()
}

const BACK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><rect width="100" height="140" fill="#27304f"/><path d="M50 20 72 110H28z" fill="#c9a24b"/></svg>"##;
const HERO: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice"><rect width="400" height="160" fill="#27304f"/><path d="M200 10 260 160H140z" fill="#c9a24b"/></svg>"##;
