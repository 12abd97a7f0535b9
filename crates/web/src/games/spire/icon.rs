//! The small icons of the board, numbered so that each is sent to a browser once.
//!
//! Not here: their shapes (`icons.rs`).

use super::icons;
use atout_spire::{Counter, Element, RoomKind};
use maud::{Markup, html};

/// An icon.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Icon {
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

const PLAIN: [Icon; 8] =
    [Icon::Life, Icon::Block, Icon::Energy, Icon::Attack, Icon::BlockStat, Icon::Draw, Icon::Discard, Icon::Done];
const ELEMENTS: [Element; 5] = [Element::None, Element::Air, Element::Water, Element::Earth, Element::Fire];
const ROOMS: [RoomKind; 5] = [RoomKind::Enemy, RoomKind::Rest, RoomKind::Training, RoomKind::Event, RoomKind::Boss];

impl Icon {
    /// All icons, in the order of their numbers.
    pub(super) fn all() -> impl Iterator<Item = Icon> {
        let elements = ELEMENTS.into_iter().map(Icon::Element);
        let counters = Counter::ALL.into_iter().map(Icon::Counter);
        PLAIN.into_iter().chain(elements).chain(counters).chain(ROOMS.into_iter().map(Icon::Room))
    }

    /// Its number.
    pub(super) fn index(self) -> usize {
        match self {
            Icon::Life => 0,
            Icon::Block => 1,
            Icon::Energy => 2,
            Icon::Attack => 3,
            Icon::BlockStat => 4,
            Icon::Draw => 5,
            Icon::Discard => 6,
            Icon::Done => 7,
            Icon::Element(element) => 8 + element as usize,
            Icon::Counter(counter) => 13 + counter as usize,
            Icon::Room(kind) => 20 + kind as usize,
        }
    }

    pub(super) fn draw(self) -> Markup {
        match self {
            Icon::Life => icons::life_icon(),
            Icon::Block => icons::block_icon(),
            Icon::Energy => icons::energy_icon(),
            Icon::Attack => icons::attack_stat_icon(),
            Icon::BlockStat => icons::block_stat_icon(),
            Icon::Draw => icons::draw_pile_icon(),
            Icon::Discard => icons::discard_pile_icon(),
            Icon::Done => html! {
                svg.sign viewBox="0 0 24 24" fill="currentColor" aria-hidden="true" { path d="M2 13l3-3 5 4.500L19 4l3 3-12 13z" {} }
            },
            Icon::Element(element) => icons::element_icon(element),
            Icon::Counter(counter) => icons::counter_icon(counter),
            Icon::Room(kind) => icons::room_icon(kind),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_are_numbered_in_their_order() {
        assert!(Icon::all().enumerate().all(|(n, icon)| icon.index() == n));
        assert_eq!(Icon::all().count(), 25);
    }
}
