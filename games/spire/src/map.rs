//! The floors: a directed graph of rooms with one entrance and one boss at the end.
//!
//! Not here: what waits in a room (`encounter.rs`, `rewards.rs`); it is made when the room is entered.

use crate::chance::{Purpose, Streams};
use crate::{Config, Element};
use atout_core::{Dice, KeyedRng};
use serde::{Deserialize, Serialize};

/// The floors of the spire.
pub const FLOORS: usize = 4;
/// The rooms that one passes on a floor, the boss included.
pub const ROWS: usize = 8;
/// The most rooms beside each other.
pub const MAX_PATHS: usize = 3;

/// What kind of room it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RoomKind {
    /// A fight.
    #[default]
    Enemy,
    /// Sleep or meditate.
    Rest,
    /// A new card.
    Training,
    /// Something happens.
    Event,
    /// The last fight of the floor.
    Boss,
}

/// A room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Room {
    /// What kind of room it is.
    pub kind: RoomKind,
    /// Its element, most often the floor's.
    pub element: Element,
    /// The rooms of the next row that one can go to from here, a bit for each.
    pub next: u8,
}

/// A floor: rows of rooms from the entrance to the boss.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Floor {
    /// Its element.
    pub element: Element,
    /// The rooms of each row; those beyond [`Floor::width`] are unused.
    pub rooms: [[Room; MAX_PATHS]; ROWS],
    /// Rooms beside each other, except at the entrance and the boss.
    pub paths: u8,
}

impl Floor {
    /// How many rooms a row has.
    #[must_use]
    pub fn width(&self, row: usize) -> usize {
        if row == 0 || row + 1 == ROWS { 1 } else { usize::from(self.paths) }
    }

    /// The rooms of the next row that one can go to.
    pub fn ways(&self, row: usize, column: usize) -> impl Iterator<Item = u8> + use<> {
        let next = self.rooms[row][column].next;
        (0..MAX_PATHS as u8).filter(move |column| next >> column & 1 == 1)
    }

    /// The `floor`-th floor of a climb.
    pub(crate) fn drawn(config: &Config, streams: &Streams, floor: usize) -> Floor {
        let element = floor_elements(streams)[floor];
        let mut rng = streams.of(Purpose::Map, 1 + floor as u64);
        let mut map = Floor { element, rooms: Default::default(), paths: config.paths };
        for row in 0..ROWS {
            for column in 0..map.width(row) {
                let kind = draw_kind(config, &map, row, &mut rng);
                let element = if kind == RoomKind::Boss { element } else { draw_element(element, &mut rng) };
                map.rooms[row][column] = Room { kind, element, next: 0 };
            }
            map.rest_before_the_boss(row);
        }
        map.join(&mut rng);
        map
    }

    /// One can always sleep before the boss, whatever way one takes.
    fn rest_before_the_boss(&mut self, row: usize) {
        if row + 2 == ROWS {
            let width = self.width(row);
            self.rooms[row][..width].iter_mut().for_each(|room| room.kind = RoomKind::Rest);
        }
    }

    /// Joins each row to the next: straight on, and sometimes aside, so that ways never cross.
    fn join(&mut self, rng: &mut KeyedRng) {
        for row in 0..ROWS - 1 {
            let (here, there) = (self.width(row), self.width(row + 1));
            if here == 1 || there == 1 {
                let all = (1u8 << there) - 1;
                self.rooms[row][..here].iter_mut().for_each(|room| room.next = all);
                continue;
            }
            for column in 0..here {
                self.rooms[row][column].next |= 1 << column;
            }
            for column in 1..here {
                match rng.below(3) {
                    0 => self.rooms[row][column - 1].next |= 1 << column,
                    1 => self.rooms[row][column].next |= 1 << (column - 1),
                    _ => {}
                }
            }
        }
    }
}

/// The elements of the floors, in the order of this climb.
pub(crate) fn floor_elements(streams: &Streams) -> [Element; FLOORS] {
    let mut elements = Element::FOUR;
    streams.of(Purpose::Map, 0).shuffle(&mut elements);
    elements
}

/// Seven rooms of ten have the floor's element.
fn draw_element(floor: Element, rng: &mut KeyedRng) -> Element {
    if rng.below(10) < 7 { floor } else { Element::FOUR[rng.index(4)] }
}

/// Most rooms are fights; the first one always is.
fn draw_kind(config: &Config, map: &Floor, row: usize, rng: &mut KeyedRng) -> RoomKind {
    if row == 0 {
        return RoomKind::Enemy;
    }
    if row + 1 == ROWS {
        return RoomKind::Boss;
    }
    let rested = map.rooms[row - 1].iter().any(|room| room.kind == RoomKind::Rest);
    match rng.below(100) {
        0..56 => RoomKind::Enemy,
        56..66 if !rested && row + 3 < ROWS => RoomKind::Rest,
        66..80 => RoomKind::Training,
        80..100 if config.events => RoomKind::Event,
        _ => RoomKind::Enemy,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::{BotRng, SeedableRng};

    #[test]
    fn every_room_can_be_reached_and_leads_on_and_no_ways_cross() {
        for seed in 0..200 {
            let streams = Streams::drawn(&mut BotRng::seed_from_u64(seed));
            let config = Config { paths: 1 + (seed % 3) as u8, events: seed % 2 == 0, ..Config::default() };
            let elements = floor_elements(&streams);
            assert!(Element::FOUR.iter().all(|element| elements.contains(element)));
            for floor in 0..FLOORS {
                check(&config, &Floor::drawn(&config, &streams, floor));
            }
        }
    }

    fn check(config: &Config, floor: &Floor) {
        let mut reached = 1u8;
        for row in 0..ROWS - 1 {
            let (here, there) = (floor.width(row), floor.width(row + 1));
            assert_eq!(reached, (1 << here) - 1, "{floor:?}");
            reached = 0;
            let mut last = 0;
            for column in 0..here {
                let ways: Vec<u8> = floor.ways(row, column).collect();
                assert!(!ways.is_empty() && usize::from(ways[ways.len() - 1]) < there);
                assert!(ways[0] >= last || here == 1 || there == 1, "ways cross: {floor:?}");
                last = ways[ways.len() - 1];
                reached |= floor.rooms[row][column].next;
                assert!(config.events || floor.rooms[row][column].kind != RoomKind::Event);
            }
        }
        assert_eq!(floor.rooms[0][0].kind, RoomKind::Enemy);
        assert_eq!(floor.rooms[ROWS - 1][0].kind, RoomKind::Boss);
        assert_eq!(floor.rooms[ROWS - 1][0].element, floor.element);
    }
}
