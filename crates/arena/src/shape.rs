//! Which seats of a table play together.
//!
//! Entrants take whole sides: who plays for a team plays for all of it. Where everybody plays alone a side is a seat.
//! Not here: who takes which side (`schedule`).

/// The sides of a table, numbered from 0 in the order in which their first seats sit.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Shape {
    side_of: Vec<usize>,
    n_sides: usize,
}

impl Shape {
    /// From the side that each seat plays for, in any numbering.
    pub(crate) fn new(sides: &[usize]) -> Shape {
        let mut known: Vec<usize> = Vec::new();
        let mut number = |side: usize| {
            known.iter().position(|&one| one == side).unwrap_or_else(|| {
                known.push(side);
                known.len() - 1
            })
        };
        let side_of = sides.iter().map(|&side| number(side)).collect();
        Shape { side_of, n_sides: known.len() }
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
        let shape = Shape::new(&[7, 3, 7, 3, 5]);
        assert_eq!((shape.n_seats(), shape.n_sides()), (5, 3));
        assert_eq!((0..5).map(|seat| shape.side_of(seat)).collect::<Vec<_>>(), [0, 1, 0, 1, 2]);
        assert_eq!(shape.seats_of(1).collect::<Vec<_>>(), [1, 3]);
    }
}
