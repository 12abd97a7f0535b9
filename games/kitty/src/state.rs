//! The complete state of a game, and plain questions about it.
//!
//! The state is one flat block of memory and keeps no order of cards, so it clones fast. Everything between the last
//! card choice and the next turn is resolved in one call and needs no field here.

use crate::{Action, Bag, Cell, Cells, Class, Config, EndReason, Entities, Entity, Fall, Friend, Stats};
use atout_core::{Departure, Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The state of a game of Kitty Wonderland.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Kitty {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 while classes are picked.
    pub(crate) turn: u16,
    /// The living players and friends.
    pub(crate) living: Entities,
    pub(crate) players: [PlayerState; Seat::MAX],
    /// The secret choice of each seat, until all have chosen.
    pub(crate) chosen: [Option<Action>; Seat::MAX],
    /// The seats that leave when this step resolves, by [`Departure`]. Nobody else knows before.
    pub(crate) leaving: [SeatSet; Departure::ALL.len()],
    /// The choices of the last move phase.
    pub(crate) moves: [Option<Action>; Seat::MAX],
    /// The choices of the last card phase; cleared by the next move phase.
    pub(crate) cards: [Option<Action>; Seat::MAX],
    /// The players who got a new hand after the last move phase.
    pub(crate) redealt: SeatSet,
    /// Every cell that cannot be entered: entities, bodies, caramels.
    pub(crate) closed: Cells,
    pub(crate) caramels: Cells,
    pub(crate) friends: Friends,
    pub(crate) end: Option<EndReason>,
    /// Why the seat left whose leaving ended the game, if that is how it ended.
    pub(crate) ended_by: Option<Departure>,
}

/// What the players decide at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which class to play.
    Pick,
    /// Where to go.
    Move,
    /// Which card to play.
    Card,
    /// Nothing: the game is over.
    Over,
}

/// The state of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayerState {
    /// Its numbers.
    pub stats: Stats,
    /// Its class.
    pub class: Class,
    /// The cards it can play.
    pub hand: Bag,
    /// The cards it will draw, each equally likely.
    pub draw: Bag,
    /// The cards it has played. In a classic game: the cards drawn since the last shuffle, hand included.
    pub discard: Bag,
    /// The part of hand and draw pile that is public, because those cards were in the discards before. Empty in a
    /// classic game.
    pub known: Bag,
    /// When and why it fell; `None` while it lives.
    pub fell: Option<Fall>,
}

/// A slot for each friend, by number. A slot is in use if [`Kitty::living`] contains the friend.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Friends(pub(crate) [Friend; Entity::MAX_FRIENDS]);

impl Default for Friends {
    fn default() -> Friends {
        Friends([Friend::default(); Entity::MAX_FRIENDS])
    }
}

/// Unused slots are equal, because [`Kitty::dismiss`] clears them.
impl PartialEq for Friends {
    fn eq(&self, other: &Friends) -> bool {
        self.0[..] == other.0[..]
    }
}

/// In JSON only the used slots, with their numbers.
impl Serialize for Friends {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().enumerate().filter(|(_, friend)| **friend != Friend::default()))
    }
}

impl<'de> Deserialize<'de> for Friends {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Friends, D::Error> {
        let mut friends = Friends::default();
        for (index, friend) in Vec::<(usize, Friend)>::deserialize(deserializer)? {
            let slot = friends.0.get_mut(index).ok_or_else(|| D::Error::custom("friend number out of range"))?;
            *slot = friend;
        }
        Ok(friends)
    }
}

impl Kitty {
    /// An empty board before the first turn.
    pub(crate) fn empty(config: &Config) -> Kitty {
        Kitty {
            config: *config,
            phase: Phase::Pick,
            turn: 0,
            living: Entities::EMPTY,
            players: [PlayerState::default(); Seat::MAX],
            chosen: [None; Seat::MAX],
            leaving: [SeatSet::EMPTY; Departure::ALL.len()],
            moves: [None; Seat::MAX],
            cards: [None; Seat::MAX],
            redealt: SeatSet::EMPTY,
            closed: Cells::default(),
            caramels: Cells::default(),
            friends: Friends::default(),
            end: None,
            ended_by: None,
        }
    }

    /// The options of this game.
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// The turn, counted from 1.
    pub fn turn(&self) -> u16 {
        self.turn
    }

    /// What the players decide now.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The living players and friends.
    #[inline]
    pub fn living(&self) -> Entities {
        self.living
    }

    /// Every cell that cannot be entered.
    #[inline]
    pub fn closed(&self) -> &Cells {
        &self.closed
    }

    /// A player.
    #[inline]
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    /// A friend, if it lives.
    #[inline]
    pub fn friend(&self, friend: Entity) -> Option<&Friend> {
        let index = friend.friend_index().filter(|_| self.living.contains(friend))?;
        self.friends.0.get(index)
    }

    /// The seats of this game.
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.config.n_players())
    }

    /// Does the player in this seat live?
    #[inline]
    pub fn lives(&self, seat: Seat) -> bool {
        self.living.contains(Entity::player(seat))
    }

    /// The numbers of an entity.
    #[inline]
    pub fn stats(&self, entity: Entity) -> &Stats {
        match entity.friend_index() {
            None => &self.players[entity.index()].stats,
            Some(index) => &self.friends.0[index].stats,
        }
    }

    #[inline]
    pub(crate) fn stats_mut(&mut self, entity: Entity) -> &mut Stats {
        match entity.friend_index() {
            None => &mut self.players[entity.index()].stats,
            Some(index) => &mut self.friends.0[index].stats,
        }
    }

    /// The cell of an entity.
    #[inline]
    pub fn cell(&self, entity: Entity) -> Cell {
        self.stats(entity).cell
    }

    /// The player itself, or the owner of a friend.
    #[inline]
    pub fn owner(&self, entity: Entity) -> Seat {
        match (entity.seat(), entity.friend_index()) {
            (Some(seat), _) => seat,
            (None, Some(index)) => self.friends.0[index].owner,
            (None, None) => Seat::FIRST,
        }
    }

    /// Are these two players on the same side?
    #[inline]
    pub fn allied(&self, a: Seat, b: Seat) -> bool {
        self.config.side(a) == self.config.side(b)
    }

    /// The living players of a seat's side.
    #[inline]
    pub fn team(&self, seat: Seat) -> Entities {
        let mut team = Entities::EMPTY;
        for other in self.seats().filter(|other| self.lives(*other) && self.allied(seat, *other)) {
            team.insert(Entity::player(other));
        }
        team
    }

    /// The free neighbours of a cell, in the order above, right, below, left; and their number.
    #[inline]
    pub fn free_beside(&self, cell: Cell) -> ([Cell; 4], usize) {
        let (mut free, mut n) = ([cell; 4], 0);
        for beside in self.config.torus().beside(cell) {
            if !self.closed.contains(beside) {
                free[n] = beside;
                n += 1;
            }
        }
        (free, n)
    }

    /// The cells that a player can reach this turn, its own included.
    #[inline]
    pub fn reach(&self, seat: Seat) -> Cells {
        self.config.torus().reach(self.player(seat).stats.cell, self.config.steps, &self.closed)
    }

    /// The players who have not decided yet.
    #[inline]
    pub(crate) fn waiting(&self) -> SeatSet {
        if self.phase == Phase::Over {
            return SeatSet::EMPTY;
        }
        let mut waiting = SeatSet::EMPTY;
        for entity in self.living.players().iter() {
            if let Some(seat) = entity.seat().filter(|seat| self.chosen[seat.index()].is_none()) {
                waiting.insert(seat);
            }
        }
        waiting
    }

    /// Moves an entity to another cell.
    #[inline]
    pub(crate) fn walk(&mut self, entity: Entity, to: Cell) {
        let from = self.cell(entity);
        self.closed.remove(from);
        self.closed.insert(to);
        self.stats_mut(entity).cell = to;
    }

    /// Removes a friend from the board and frees its cell.
    pub(crate) fn dismiss(&mut self, friend: Entity) {
        if let Some(index) = friend.friend_index() {
            self.closed.remove(self.friends.0[index].stats.cell);
            self.friends.0[index] = Friend::default();
            self.living.remove(friend);
        }
    }
}
