//! Whoever lives on the board: players and their friends.

use crate::{Card, Cell};
use atout_core::Seat;
use serde::{Deserialize, Serialize};

/// A player or a friend, by number: players first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entity(pub(crate) u8);

impl Entity {
    /// No more friends than this are on the board at a time.
    pub const MAX_FRIENDS: usize = 56;
    /// No more entities than this.
    pub const MAX: usize = Seat::MAX + Entity::MAX_FRIENDS;

    /// The player in this seat.
    #[inline]
    pub const fn player(seat: Seat) -> Entity {
        Entity(seat.index() as u8)
    }

    /// The friend with this number, counted from 0, if there can be one.
    pub const fn friend(index: usize) -> Option<Entity> {
        if index < Entity::MAX_FRIENDS { Some(Entity((Seat::MAX + index) as u8)) } else { None }
    }

    /// Its number among all entities, for indexing.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat, if it is a player.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self.0 as usize)
    }

    /// Its number among friends, counted from 0, if it is one.
    #[inline]
    pub const fn friend_index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(Seat::MAX)
    }
}

/// A set of entities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entities(pub(crate) u64);

impl Entities {
    /// Nobody.
    pub const EMPTY: Entities = Entities(0);
    const PLAYERS: u64 = (1 << Seat::MAX) - 1;

    /// Is it in the set?
    #[inline]
    pub const fn contains(self, entity: Entity) -> bool {
        self.0 >> entity.0 & 1 != 0
    }

    /// Adds one.
    #[inline]
    pub const fn insert(&mut self, entity: Entity) {
        self.0 |= 1 << entity.0;
    }

    /// Takes one out.
    #[inline]
    pub const fn remove(&mut self, entity: Entity) {
        self.0 &= !(1 << entity.0);
    }

    /// The same without one.
    #[inline]
    #[must_use]
    pub const fn without(self, entity: Entity) -> Entities {
        Entities(self.0 & !(1 << entity.0))
    }

    /// How many there are.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is nobody in it?
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Only the players.
    #[inline]
    #[must_use]
    pub const fn players(self) -> Entities {
        Entities(self.0 & Entities::PLAYERS)
    }

    /// Only the friends.
    #[inline]
    #[must_use]
    pub const fn friends(self) -> Entities {
        Entities(self.0 & !Entities::PLAYERS)
    }

    /// Lowest first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Entity> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let lowest = Entity(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                lowest
            })
        })
    }

    /// The `n`th lowest, counted from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Entity> {
        self.iter().nth(n)
    }
}

/// What players and friends have alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stats {
    /// At 0 or less it falls in the purge.
    pub life: i32,
    /// What cards are paid with.
    pub mana: u32,
    /// Mana that comes every turn.
    pub generation: u32,
    /// Where it stands.
    pub cell: Cell,
}

/// A friend: one card, one target, a short life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Friend {
    /// Its numbers.
    pub stats: Stats,
    /// Turns it has left.
    pub span: u8,
    /// The only card it ever plays.
    pub card: Card,
    /// Whom it is after.
    pub target: Entity,
    /// Whose friend it is.
    pub owner: Seat,
}

impl Default for Friend {
    fn default() -> Friend {
        let (stats, target) = (Stats::default(), Entity::player(Seat::FIRST));
        Friend { stats, span: 0, card: Card::Panacea, target, owner: Seat::FIRST }
    }
}
