//! The pictures of the climb, composed as SVG. A picture's name says what it is composed of, so that the cards and enemies
//! of a user's own content have pictures too.

mod body_flier;
mod body_long;
mod body_odd;
mod body_quadruped;
mod body_small;
mod body_stone;
mod card;
mod card_look;
mod card_words;
mod climber;
mod emblem;
mod eyes;
mod figure;
mod part_back;
mod part_head;
mod part_horn;
mod part_spine;
mod pen;
mod room;
mod room_event;
mod room_scene;
mod spire;
mod sweep;
#[cfg(test)]
mod tests;
mod weapon;
mod words;

use crate::HasPictures;
use atout_core::Seat;
use atout_spire::{CardDef, Element, EnemyDef, RoomKind, Spire};
use card_words::Motif;
use std::borrow::Cow;
use words::{Build, with_element};

impl HasPictures for Spire {
    /// The picture with this file name.
    fn picture(name: &str) -> Option<Cow<'static, [u8]>> {
        let name = name.strip_prefix("spire-")?.strip_suffix(".svg")?;
        match name {
            "back" => return Some(Cow::Owned(spire::back().into_bytes())),
            "hero" => return Some(Cow::Owned(spire::hero().into_bytes())),
            _ => {}
        }
        let (name, element) = with_element(name)?;
        let (kind, rest) = name.split_once('-')?;
        let svg = match kind {
            "foe" => figure::draw(&Build::from_name(rest)?, element),
            "card" => card::draw(&Motif::from_name(rest)?, element),
            "climber" => match rest {
                "1" => climber::draw(0, element),
                "2" => climber::draw(1, element),
                _ => return None,
            },
            "room" => room::draw(room::from_word(rest)?, element),
            "event" => room::draw_event(room_event::Scene::from_word(rest)?, element),
            _ => return None,
        };
        Some(Cow::Owned(svg.into_bytes()))
    }
}

/// The file of an enemy's picture, by its figure and the element that it has now.
pub(super) fn enemy_file(def: &EnemyDef, element: Element) -> String {
    format!("spire-foe-{}.{}.svg", Build::of(def).name(), element.word())
}

/// The file of a player's picture, by the element that it has now.
pub(super) fn player_file(seat: Seat, element: Element) -> String {
    format!("spire-climber-{}.{}.svg", seat.index() % 2 + 1, element.word())
}

/// The file of a card's picture, with the element that it has in this climb.
pub(super) fn card_file(def: &CardDef, element: Element) -> String {
    format!("spire-card-{}.{}.svg", Motif::of(def).name(), element.word())
}

/// The file of the picture of an event room, by what the event is about.
pub(super) fn event_file(event: &str, element: Element) -> String {
    format!("spire-event-{}.{}.svg", room_event::Scene::of(event).word(), element.word())
}

/// The file of a room's picture.
pub(super) fn room_file(kind: RoomKind, element: Element) -> String {
    format!("spire-room-{}.{}.svg", room::word(kind), element.word())
}
