//! What became of a climb, gathered from the events that a viewer received.
//!
//! Not here: how it is shown (`summary.rs`, `map.rs`).

use atout_core::Seat;
use atout_spire::{Element, Event, Named, RoomKind, Who};

/// The rooms that were entered on the current floor, as rows and columns.
pub(super) fn path<'e>(newest: impl Iterator<Item = &'e Event>) -> Vec<(u8, u8)> {
    let here = newest.take_while(|event| !matches!(event, Event::Floor { .. }));
    let mut path: Vec<(u8, u8)> = here
        .filter_map(|event| match event {
            Event::Entered { row, column, .. } => Some((*row, *column)),
            _ => None,
        })
        .collect();
    path.reverse();
    path
}

/// A room that was entered, and what happened in it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Visit {
    /// The floor, counted from 1.
    pub(super) floor: u8,
    pub(super) kind: RoomKind,
    pub(super) element: Element,
    pub(super) enemies: Vec<Named>,
    /// Turns of the fight; 0 without one.
    pub(super) turns: u8,
    /// Life that the enemies lost.
    pub(super) dealt: i32,
    /// Life that the players lost.
    pub(super) suffered: i32,
}

/// A whole climb.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Journey {
    pub(super) visits: Vec<Visit>,
    /// The cards that were taken, and by whom.
    pub(super) taken: Vec<(Seat, Named)>,
    /// Who was killed in the end, and by whom.
    pub(super) killed: Vec<(Seat, Named)>,
    floor: u8,
    last_blow: [Option<Named>; 2],
}

impl Journey {
    /// Of all events, oldest first.
    pub(super) fn of<'e>(events: impl IntoIterator<Item = &'e Event>) -> Journey {
        let mut journey = Journey::default();
        events.into_iter().for_each(|event| journey.add(event));
        journey
    }

    fn add(&mut self, event: &Event) {
        match event {
            Event::Floor { floor, .. } => self.floor = *floor,
            Event::Entered { kind, element, .. } => self.enter(*kind, *element),
            Event::Appeared { who: Who::Enemy(_, named), .. } => self.here(|visit| visit.enemies.push(named.clone())),
            Event::Turn { turn } => self.here(|visit| visit.turns = *turn),
            Event::Attacked { by, target, hit } => self.hurt(Some(by), target, hit.lost),
            Event::Retaliated { target, hit } => self.hurt(None, target, hit.lost),
            Event::LostLife { who, n } => self.hurt(None, who, *n),
            Event::Died { who: Who::Player(seat) } => {
                if let Some(by) = self.last_blow[seat.index() % 2].clone() {
                    self.killed.push((*seat, by));
                }
            }
            // Who comes back was not killed for good.
            Event::Revived { seat } => self.killed.retain(|(dead, _)| dead != seat),
            Event::Took { seat, card, .. } => self.taken.push((*seat, card.clone())),
            _ => {}
        }
    }

    fn enter(&mut self, kind: RoomKind, element: Element) {
        let floor = self.floor;
        self.visits.push(Visit { floor, kind, element, enemies: Vec::new(), turns: 0, dealt: 0, suffered: 0 });
    }

    fn here(&mut self, change: impl FnOnce(&mut Visit)) {
        if let Some(visit) = self.visits.last_mut() {
            change(visit);
        }
    }

    fn hurt(&mut self, by: Option<&Who>, target: &Who, lost: i16) {
        match target {
            Who::Enemy(..) => self.here(|visit| visit.dealt += i32::from(lost)),
            Who::Player(seat) => {
                if let Some(Who::Enemy(_, named)) = by.filter(|_| lost > 0) {
                    self.last_blow[seat.index() % 2] = Some(named.clone());
                }
                self.here(|visit| visit.suffered += i32::from(lost));
            }
        }
    }

    /// Life that the enemies and the players lost in the whole climb.
    pub(super) fn damage(&self) -> (i32, i32) {
        self.visits.iter().fold((0, 0), |(dealt, suffered), visit| (dealt + visit.dealt, suffered + visit.suffered))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_spire::{Hit, Words};

    fn named(id: &str) -> Named {
        Named { id: id.to_owned(), name: Words { en: id.to_owned(), fr: id.to_owned() } }
    }

    #[test]
    fn damage_is_counted_by_room_and_the_last_blow_is_remembered() {
        let (you, imp) = (Who::Player(Seat::FIRST), Who::Enemy(2, named("imp")));
        let hit = |blocked, lost| Hit { evaded: false, blocked, lost };
        let entered = |row, kind| Event::Entered { row, column: 1, kind, element: Element::Fire };
        let events = [
            Event::Floor { floor: 2, element: Element::Fire },
            entered(0, RoomKind::Enemy),
            Event::Appeared { who: imp.clone(), life: 9 },
            Event::Turn { turn: 1 },
            Event::Attacked { by: you.clone(), target: imp.clone(), hit: hit(2, 7) },
            Event::Attacked { by: imp.clone(), target: you.clone(), hit: hit(0, 4) },
            Event::Turn { turn: 2 },
            Event::Retaliated { target: imp.clone(), hit: hit(0, 2) },
            Event::Took { seat: Seat::FIRST, card: named("ember"), removed: None },
            entered(1, RoomKind::Event),
            Event::LostLife { who: you.clone(), n: 3 },
            entered(2, RoomKind::Enemy),
            Event::Attacked { by: imp, target: you.clone(), hit: hit(0, 50) },
            Event::Died { who: you },
        ];
        let journey = Journey::of(&events);
        let rooms: Vec<(u8, i32, i32)> =
            journey.visits.iter().map(|visit| (visit.turns, visit.dealt, visit.suffered)).collect();
        assert_eq!(rooms, [(2, 9, 4), (0, 0, 3), (0, 0, 50)]);
        assert_eq!(journey.damage(), (9, 57));
        assert_eq!(journey.killed, [(Seat::FIRST, named("imp"))]);
        assert_eq!(journey.taken, [(Seat::FIRST, named("ember"))]);
        assert_eq!(journey.visits[0].floor, 2);
        assert_eq!(path(events.iter().rev()), [(0, 1), (1, 1), (2, 1)]);
    }
}
