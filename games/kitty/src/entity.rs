//! Entities: players and friends, sets of them, and their numbers.

use crate::{Card, Cell};
use atout_core::Seat;
use atout_core::bits::ones;
use serde::{Deserialize, Serialize};

/// A player or a friend, by number; players come first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entity(pub(crate) u8);

impl Entity {
    /// The most friends on the board at a time.
    pub const MAX_FRIENDS: usize = 56;
    /// The most entities.
    pub const MAX: usize = Seat::MAX + Entity::MAX_FRIENDS;

    /// The player in this seat.
    #[inline]
    pub const fn player(seat: Seat) -> Entity {
        Entity(seat.index() as u8)
    }

    /// The friend with this number, counted from 0; `None` if it is too high.
    pub const fn friend(index: usize) -> Option<Entity> {
        if index < Entity::MAX_FRIENDS { Some(Entity((Seat::MAX + index) as u8)) } else { None }
    }

    /// Its number among all entities.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seat, if it is a player.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self.0 as usize)
    }

    /// Its number among friends, counted from 0; `None` for a player.
    #[inline]
    pub const fn friend_index(self) -> Option<usize> {
        (self.0 as usize).checked_sub(Seat::MAX)
    }

    /// The number that people read on it: of a player among players, of a friend among friends, counted from 1. The
    /// notation of a friend (`f2`) would look like a cell.
    pub const fn number(self) -> usize {
        match self.friend_index() {
            Some(index) => index + 1,
            None => self.index() + 1,
        }
    }
}

/// A set of entities.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entities(pub(crate) u64);

impl Entities {
    /// The empty set.
    pub const EMPTY: Entities = Entities(0);
    const PLAYERS: u64 = (1 << Seat::MAX) - 1;

    /// Is the entity in the set?
    #[inline]
    pub const fn contains(self, entity: Entity) -> bool {
        self.0 >> entity.0 & 1 != 0
    }

    /// Adds an entity.
    #[inline]
    pub const fn insert(&mut self, entity: Entity) {
        self.0 |= 1 << entity.0;
    }

    /// Removes an entity.
    #[inline]
    pub const fn remove(&mut self, entity: Entity) {
        self.0 &= !(1 << entity.0);
    }

    /// The set without an entity.
    #[inline]
    #[must_use]
    pub const fn without(self, entity: Entity) -> Entities {
        Entities(self.0 & !(1 << entity.0))
    }

    /// The number of entities.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Is the set empty?
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

    /// All entities, by number.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Entity> {
        ones(self.0).map(Entity)
    }

    /// The `n`th entity by number, counted from 0.
    #[inline]
    pub fn nth(self, n: usize) -> Option<Entity> {
        self.iter().nth(n)
    }
}

/// The numbers that players and friends have.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Stats {
    /// At 0 or less the entity falls in the purge.
    pub life: i32,
    /// Pays for cards.
    pub mana: u32,
    /// The mana it gets every turn.
    pub generation: u32,
    /// Its cell.
    pub cell: Cell,
}

/// A friend of a player, with one card and one target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Friend {
    /// Its numbers.
    pub stats: Stats,
    /// The turns it has left.
    pub span: u8,
    /// The only card it ever plays.
    pub card: Card,
    /// The entity it attacks.
    pub target: Entity,
    /// The player whose friend it is.
    pub owner: Seat,
}

impl Default for Friend {
    fn default() -> Friend {
        let (stats, target) = (Stats::default(), Entity::player(Seat::FIRST));
        Friend { stats, span: 0, card: Card::Panacea, target, owner: Seat::FIRST }
    }
}
