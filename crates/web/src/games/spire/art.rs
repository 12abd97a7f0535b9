//! The pictures of the climb, composed as SVG. A picture's name says what it is composed of, so that the cards and enemies
//! of a user's own content have pictures too.

use atout_spire::{CardDef, Element, EnemyDef, RoomKind};
use std::borrow::Cow;

/// The picture with this file name.
pub(super) fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
    match name {
        "spire-back.svg" => Some(Cow::Borrowed(BACK.as_bytes())),
        "spire-hero.svg" => Some(Cow::Borrowed(HERO.as_bytes())),
        _ => None,
    }
}

/// The file of an enemy's picture, by its figure and the element that it has now.
pub(super) fn enemy_file(_def: &EnemyDef, _element: Element) -> String {
    "spire-back.svg".to_owned()
}

/// The file of a player's picture, by the element that it has now.
pub(super) fn player_file(_seat: atout_core::Seat, _element: Element) -> String {
    "spire-back.svg".to_owned()
}

/// The file of a card's picture, with the element that it has in this climb.
pub(super) fn card_file(_def: &CardDef, _element: Element) -> String {
    "spire-back.svg".to_owned()
}

/// The file of a room's picture.
pub(super) fn room_file(_kind: RoomKind, _element: Element) -> String {
    "spire-back.svg".to_owned()
}

const BACK: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140"><rect width="100" height="140" fill="#27304f"/><path d="M50 20 72 110H28z" fill="#c9a24b"/></svg>"##;
const HERO: &str = r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 160" preserveAspectRatio="xMidYMax slice"><rect width="400" height="160" fill="#27304f"/><path d="M200 10 260 160H140z" fill="#c9a24b"/></svg>"##;
