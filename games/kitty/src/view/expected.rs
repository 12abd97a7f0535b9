//! What a card would do, as far as its player can know before all have chosen: [`View::expected`].
//!
//! Screens show it before a card is confirmed. Others' cards of the same turn may change it, and chance decides where
//! friends and caramels land. Not here: applying effects (`effects.rs`), sentences (`text/label.rs`).

use crate::{Aim, Card, Cell, Effect, Entity, Recipient, View};
use atout_core::Seat;

/// One thing that a card would do.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Expected {
    /// Life changes by `by`, to `now`.
    Life {
        /// Whose life.
        who: Entity,
        /// The change.
        by: i32,
        /// The life after it, 0 at least.
        now: i32,
    },
    /// Mana generation changes by `by`, to `now`.
    Generation {
        /// Whose generation.
        who: Entity,
        /// The change; 0 where the generation cannot fall any lower.
        by: i32,
        /// The generation after it.
        now: u32,
    },
    /// A caramel falls on one of the free cells beside; none is left if `free` is 0.
    Caramel {
        /// The entity that loses a free side.
        who: Entity,
        /// How many of its sides are free now.
        free: usize,
    },
    /// The entity does not survive the turn.
    Killed {
        /// The entity.
        who: Entity,
    },
    /// A friend comes and attacks the entity.
    Attacked {
        /// The entity.
        who: Entity,
    },
}

impl Expected {
    /// The entity that it happens to.
    #[must_use]
    pub const fn who(self) -> Entity {
        match self {
            Expected::Life { who, .. }
            | Expected::Generation { who, .. }
            | Expected::Caramel { who, .. }
            | Expected::Killed { who }
            | Expected::Attacked { who } => who,
        }
    }
}

impl View {
    /// What a card would do if this seat played it now, in the order of its effects.
    #[must_use]
    pub fn expected(&self, seat: Seat, card: Card, target: Option<Entity>) -> Vec<Expected> {
        let all = card.def().effects.iter().flat_map(|effect| self.expected_of(seat, *effect, target));
        all.collect()
    }

    /// The entities that a card of this seat may be aimed at.
    #[must_use]
    pub fn targets(&self, seat: Seat, card: Card) -> Vec<Entity> {
        let others = |seats: &mut dyn Iterator<Item = Seat>| -> Vec<Entity> {
            seats.filter(|other| *other != seat).map(Entity::player).collect()
        };
        match card.def().aim {
            Aim::Nobody => Vec::new(),
            Aim::Ally => others(&mut self.team(seat)),
            Aim::Anybody => {
                let players = others(&mut Seat::all(self.players.len()).filter(|other| self.lives(*other)));
                players.into_iter().chain(self.friends.iter().map(|friend| friend.id)).collect()
            }
        }
    }

    fn expected_of(&self, seat: Seat, effect: Effect, target: Option<Entity>) -> Vec<Expected> {
        let recipients = |recipient| match recipient {
            Recipient::Caster => vec![Entity::player(seat)],
            Recipient::Target => target.into_iter().collect(),
            Recipient::Team => self.team(seat).map(Entity::player).collect(),
        };
        let each = |recipient, change: &dyn Fn(Entity) -> Option<Expected>| -> Vec<Expected> {
            recipients(recipient).into_iter().filter_map(change).collect()
        };
        match effect {
            Effect::Life(recipient, by) => each(recipient, &|who| {
                let now = self.stats(who)?.life.saturating_add(by).max(0);
                Some(Expected::Life { who, by, now })
            }),
            Effect::Generation(recipient, by) => each(recipient, &|who| {
                let before = self.stats(who)?.generation;
                let now = before.saturating_add_signed(by).max(1);
                Some(Expected::Generation { who, by: now as i32 - before as i32, now })
            }),
            Effect::Caramel => each(Recipient::Target, &|who| {
                let cell = self.stats(who)?.cell;
                Some(Expected::Caramel { who, free: self.open_sides(cell, cell) })
            }),
            Effect::Kill => each(Recipient::Target, &|who| Some(Expected::Killed { who })),
            Effect::Friend => each(Recipient::Target, &|who| Some(Expected::Attacked { who })),
        }
    }

    /// Which neighbours of a cell are closed: above, right, below, left.
    #[must_use]
    pub fn closed_sides(&self, cell: Cell) -> [bool; 4] {
        let closed = self.closed();
        self.config.torus().beside(cell).map(|beside| closed.contains(beside))
    }
}
