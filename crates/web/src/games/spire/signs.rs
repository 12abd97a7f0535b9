//! The small signs of the board, numbered so that each is sent to a browser once.
//!
//! Not here: their shapes (`icons.rs`).

use super::icons;
use atout_spire::{Counter, Element, RoomKind};
use maud::{Markup, html};

/// A sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Sign {
    Life,
    Block,
    Energy,
    Attack,
    BlockStat,
    Draw,
    Discard,
    Done,
    Element(Element),
    Counter(Counter),
    Room(RoomKind),
}

const PLAIN: [Sign; 8] =
    [Sign::Life, Sign::Block, Sign::Energy, Sign::Attack, Sign::BlockStat, Sign::Draw, Sign::Discard, Sign::Done];
const ELEMENTS: [Element; 5] = [Element::None, Element::Air, Element::Water, Element::Earth, Element::Fire];
const ROOMS: [RoomKind; 5] = [RoomKind::Enemy, RoomKind::Rest, RoomKind::Training, RoomKind::Event, RoomKind::Boss];

impl Sign {
    /// All signs, in the order of their numbers.
    pub(super) fn all() -> impl Iterator<Item = Sign> {
        let elements = ELEMENTS.into_iter().map(Sign::Element);
        let counters = Counter::ALL.into_iter().map(Sign::Counter);
        PLAIN.into_iter().chain(elements).chain(counters).chain(ROOMS.into_iter().map(Sign::Room))
    }

    /// Its number.
    pub(super) fn index(self) -> usize {
        match self {
            Sign::Life => 0,
            Sign::Block => 1,
            Sign::Energy => 2,
            Sign::Attack => 3,
            Sign::BlockStat => 4,
            Sign::Draw => 5,
            Sign::Discard => 6,
            Sign::Done => 7,
            Sign::Element(element) => 8 + element as usize,
            Sign::Counter(counter) => 13 + counter as usize,
            Sign::Room(kind) => 20 + kind as usize,
        }
    }

    pub(super) fn draw(self) -> Markup {
        match self {
            Sign::Life => icons::life_icon(),
            Sign::Block => icons::block_icon(),
            Sign::Energy => icons::energy_icon(),
            Sign::Attack => icons::attack_stat_icon(),
            Sign::BlockStat => icons::block_stat_icon(),
            Sign::Draw => icons::draw_pile_icon(),
            Sign::Discard => icons::discard_pile_icon(),
            Sign::Done => html! {
                svg.sign viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" { path d="M2 13l3-3 5 4.500L19 4l3 3-12 13z" {} }
            },
            Sign::Element(element) => icons::element_icon(element),
            Sign::Counter(counter) => icons::counter_icon(counter),
            Sign::Room(kind) => icons::room_icon(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_numbered_in_their_order() {
        assert!(Sign::all().enumerate().all(|(n, sign)| sign.index() == n));
        assert_eq!(Sign::all().count(), 25);
    }
}
