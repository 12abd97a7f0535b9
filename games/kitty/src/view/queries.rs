//! Rules that a view alone can answer: closed cells, reach, playable cards.
//!
//! Screens call these, so that they contain no rules of their own; tests compare them with the rules of the state.

use crate::{Aim, Card, Cell, Cells, Entity, FriendView, Phase, PlayerView, Stats, Storm, View};
use atout_core::Seat;
use std::collections::BTreeMap;

impl View {
    /// The storm at the end of this turn, if there is one.
    #[must_use]
    pub fn storm(&self) -> Option<Storm> {
        if self.phase == Phase::Over { None } else { Storm::of_turn(&self.config, self.turn) }
    }

    /// Every cell that cannot be entered: players, bodies, friends, caramels.
    #[must_use]
    pub fn closed(&self) -> Cells {
        let players = self.players.iter().map(|player| player.cell);
        let friends = self.friends.iter().map(|friend| friend.cell);
        players.chain(friends).chain(self.caramels.iter().copied()).collect()
    }

    /// The cells that a player can reach this turn, its own included; empty for a seat that does not exist.
    #[must_use]
    pub fn reach(&self, seat: Seat) -> Cells {
        self.within(seat, self.config.steps)
    }

    /// The fewest steps to a cell; `None` if it is out of reach this turn.
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

    /// How many neighbours of `cell` are free for an entity that moves there from `from`.
    #[must_use]
    pub fn open_sides(&self, cell: Cell, from: Cell) -> usize {
        let mut closed = self.closed();
        if from != cell {
            closed.remove(from);
        }
        self.config.torus().beside(cell).into_iter().filter(|beside| !closed.contains(*beside)).count()
    }

    /// The numbers of an entity, if it is in the game.
    pub(crate) fn stats(&self, entity: Entity) -> Option<Stats> {
        if let Some(seat) = entity.seat() {
            let PlayerView { life, mana, generation, cell, .. } = *self.players.get(seat.index())?;
            return Some(Stats { life, mana, generation, cell });
        }
        let FriendView { life, mana, generation, cell, .. } = *self.friends.iter().find(|f| f.id == entity)?;
        Some(Stats { life, mana, generation, cell })
    }

    /// Does the player in this seat live?
    #[must_use]
    pub fn lives(&self, seat: Seat) -> bool {
        self.players.get(seat.index()).is_some_and(|player| player.fell.is_none())
    }

    /// The living players of a seat's side, the seat included.
    pub(crate) fn team(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let side = self.config.side(seat);
        Seat::all(self.players.len()).filter(move |other| self.config.side(*other) == side && self.lives(*other))
    }

    /// Could the player play this card if it were in hand: can the player pay it, and is there a target if it needs one?
    #[must_use]
    pub fn can_play(&self, seat: Seat, card: Card) -> bool {
        let other = |other: &Seat| *other != seat;
        let has_target = match card.def().aim {
            // Without an ally, such a card is played without a target.
            Aim::Nobody | Aim::Ally => true,
            Aim::Anybody => {
                !self.friends.is_empty() || Seat::all(self.players.len()).filter(other).any(|seat| self.lives(seat))
            }
        };
        has_target && self.players.get(seat.index()).is_some_and(|player| card.cost() <= player.mana)
    }
}
