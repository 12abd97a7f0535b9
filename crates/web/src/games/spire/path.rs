//! The way that the players took on their floor, from the events that a viewer received.
//!
//! Not here: how it is drawn (`map.rs`), the story of the whole climb (`atout_spire::history`).

use atout_spire::Event;

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

#[cfg(test)]
mod tests {
    use super::*;
    use atout_spire::{Element, RoomKind};

    #[test]
    fn a_path_begins_with_its_floor() {
        let entered = |row| Event::Entered { row, column: 1, kind: RoomKind::Enemy, element: Element::Fire };
        let events = [entered(7), Event::Floor { floor: 2, element: Element::Fire }, entered(0), entered(1)];
        assert_eq!(path(events.iter().rev()), [(0, 1), (1, 1)]);
    }
}
