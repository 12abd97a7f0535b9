//! The sides of a table: which seats play together.
//!
//! An entrant takes a whole side, so it plays all seats of a team. Without teams a side is a seat.
//! Not here: which entrant takes which side (`schedule`).

/// The side of every seat. Sides are numbered from 0 in the order of their first seats.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct SideMap {
    side_of: Vec<usize>,
    n_sides: usize,
}

impl SideMap {
    /// From the side that each seat plays for, in any numbering.
    pub(crate) fn new(sides: &[usize]) -> SideMap {
        let mut known: Vec<usize> = Vec::new();
        let mut number = |side: usize| {
            known.iter().position(|&one| one == side).unwrap_or_else(|| {
                known.push(side);
                known.len() - 1
            })
        };
        let side_of = sides.iter().map(|&side| number(side)).collect();
        SideMap { side_of, n_sides: known.len() }
    }

    pub(crate) fn n_sides(&self) -> usize {
        self.n_sides
    }

    pub(crate) fn n_seats(&self) -> usize {
        self.side_of.len()
    }

    /// The side of a seat.
    pub(crate) fn side_of(&self, seat: usize) -> usize {
        self.side_of[seat]
    }

    /// The seats of a side.
    pub(crate) fn seats_of(&self, side: usize) -> impl Iterator<Item = usize> {
        (0..self.n_seats()).filter(move |&seat| self.side_of[seat] == side)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_are_numbered_as_they_sit() {
        let side_map = SideMap::new(&[7, 3, 7, 3, 5]);
        assert_eq!((side_map.n_seats(), side_map.n_sides()), (5, 3));
        assert_eq!((0..5).map(|seat| side_map.side_of(seat)).collect::<Vec<_>>(), [0, 1, 0, 1, 2]);
        assert_eq!(side_map.seats_of(1).collect::<Vec<_>>(), [1, 3]);
    }
}
