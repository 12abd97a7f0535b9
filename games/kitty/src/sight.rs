//! Rules that can be told from a view alone: what is closed, what can be reached, what can be played.
//!
//! Screens ask these instead of knowing rules of their own; tests hold them against the rules of the state.

use crate::{Aim, Card, Cell, Cells, Entity, Stats, View};
use atout_core::Seat;
use std::collections::BTreeMap;

impl View {
    /// Every cell that cannot be entered: players, bodies, friends, caramels.
    #[must_use]
    pub fn closed(&self) -> Cells {
        let players = self.players.iter().map(|player| player.cell);
        let friends = self.friends.iter().map(|friend| friend.cell);
        players.chain(friends).chain(self.caramels.iter().copied()).collect()
    }

    /// Everything that a player can reach this turn, its own cell included; nothing for a seat that is not there.
    #[must_use]
    pub fn reach(&self, seat: Seat) -> Cells {
        self.within(seat, self.config.steps)
    }

    /// The fewest steps to a cell; none if it is out of reach this turn.
    #[must_use]
    pub fn steps_to(&self, seat: Seat, cell: Cell) -> Option<u8> {
        (0..=self.config.steps).find(|steps| self.within(seat, *steps).contains(cell))
    }

    /// The fewest steps to every cell that a player can walk to this turn.
    #[must_use]
    pub fn steps(&self, seat: Seat) -> BTreeMap<Cell, u8> {
        let mut steps = BTreeMap::new();
        for n in 0..=self.config.steps {
            for cell in self.within(seat, n).iter() {
                steps.entry(cell).or_insert(n);
            }
        }
        steps.retain(|_, n| *n > 0);
        steps
    }

    fn within(&self, seat: Seat, steps: u8) -> Cells {
        let from = self.players.get(seat.index()).map(|player| player.cell);
        from.map_or_else(Cells::default, |from| self.config.torus().reach(from, steps, &self.closed()))
    }

    /// How many of the four cells beside a cell are free, for somebody who comes there from `from`.
    #[must_use]
    pub fn open_sides(&self, cell: Cell, from: Cell) -> usize {
        let mut closed = self.closed();
        if from != cell {
            closed.remove(from);
        }
        self.config.torus().beside(cell).into_iter().filter(|beside| !closed.contains(*beside)).count()
    }

    /// The numbers of an entity, if it is there.
    pub(crate) fn stats(&self, entity: Entity) -> Option<Stats> {
        if let Some(seat) = entity.seat() {
            let player = self.players.get(seat.index())?;
            let crate::PlayerView { life, mana, generation, cell, .. } = *player;
            return Some(Stats { life, mana, generation, cell });
        }
        let crate::FriendView { life, mana, generation, cell, .. } = *self.friends.iter().find(|f| f.id == entity)?;
        Some(Stats { life, mana, generation, cell })
    }

    /// Does the player in this seat live?
    #[must_use]
    pub fn lives(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.fell.is_none())
    }

    /// The living players of a seat's side, itself included.
    pub(crate) fn team(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let side = self.config.side(seat);
        Seat::all(self.players.len()).filter(move |other| self.config.side(*other) == side && self.lives(*other))
    }

    /// Could the player play this card, had it one in hand: can it be paid, and is there a target if it needs one?
    #[must_use]
    pub fn can_play(&self, seat: Seat, card: Card) -> bool {
        let other = |other: &Seat| *other != seat;
        let finds_target = match card.face().aim {
            // Where no ally is left, it is played for nothing.
            Aim::Nobody | Aim::Ally => true,
            Aim::Anybody => {
                !self.friends.is_empty() || Seat::all(self.players.len()).filter(other).any(|seat| self.lives(seat))
            }
        };
        finds_target && self.players.get(seat.index()).is_some_and(|player| card.cost() <= player.mana)
    }
}
