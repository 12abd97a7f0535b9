//! The whole state of a game, and the questions that all rules ask of it.
//!
//! It is one flat block of memory without any order of cards in it, so it clones fast. What happens between the last
//! card chosen and the next turn happens in one go and leaves nothing here.

use crate::{Action, Bag, Cell, Cells, Class, Config, End, Entities, Entity, Fall, Friend, Phase, Stats};
use atout_core::{Departure, Seat, SeatSet};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A game of Kitty Wonderland.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Kitty {
    pub(crate) config: Config,
    pub(crate) phase: Phase,
    /// Counted from 1; 0 while classes are picked.
    pub(crate) turn: u16,
    /// Who lives: players and friends.
    pub(crate) living: Entities,
    pub(crate) players: [Player; Seat::MAX],
    /// What each seat has decided, until all have.
    pub(crate) chosen: [Option<Action>; Seat::MAX],
    /// The seats that leave when this step resolves, and why. Nobody else knows before.
    pub(crate) leaving: [Option<Departure>; Seat::MAX],
    /// What each seat had decided when all last moved …
    pub(crate) moves: [Option<Action>; Seat::MAX],
    /// … and when all last played cards; nothing once all have moved again.
    pub(crate) cards: [Option<Action>; Seat::MAX],
    /// Who got a new hand after all last moved.
    pub(crate) redealt: SeatSet,
    /// Every cell that cannot be entered: entities, bodies, caramels.
    pub(crate) closed: Cells,
    pub(crate) caramels: Cells,
    pub(crate) friends: Friends,
    pub(crate) end: Option<End>,
    /// Why the seat left whose leaving ended the game, if that is how it ended.
    pub(crate) ended_by: Option<Departure>,
}

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Player {
    /// Its numbers.
    pub stats: Stats,
    /// What it is.
    pub class: Class,
    /// What it can play.
    pub hand: Bag,
    /// What it will draw, fairly at random.
    pub draw: Bag,
    /// What it has played. In a classic game: what was drawn since the last shuffle, the hand included.
    pub discard: Bag,
    /// Of hand and draw pile: what everybody has seen before, since a memento never changes. Nothing in a classic game.
    pub known: Bag,
    /// When and why it fell, if it has.
    pub fell: Option<Fall>,
}

/// Room for all friends, by number. Who is not in [`Kitty::living`] has none of it.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Friends(pub(crate) [Friend; Entity::MAX_FRIENDS]);

impl Default for Friends {
    fn default() -> Friends {
        Friends([Friend::default(); Entity::MAX_FRIENDS])
    }
}

/// Equal where somebody is: who has left is cleared (see [`Kitty::dismiss`]).
impl PartialEq for Friends {
    fn eq(&self, other: &Friends) -> bool {
        self.0[..] == other.0[..]
    }
}

/// The friends that are there, with their numbers.
impl Serialize for Friends {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().enumerate().filter(|(_, friend)| **friend != Friend::default()))
    }
}

impl<'de> Deserialize<'de> for Friends {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Friends, D::Error> {
        let mut friends = Friends::default();
        for (index, friend) in Vec::<(usize, Friend)>::deserialize(deserializer)? {
            let slot = friends.0.get_mut(index).ok_or_else(|| D::Error::custom("there are not so many friends"))?;
            *slot = friend;
        }
        Ok(friends)
    }
}

impl Kitty {
    /// A board with nobody on it, before anything has begun.
    pub(crate) fn empty(config: &Config) -> Kitty {
        Kitty {
            config: *config,
            phase: Phase::Pick,
            turn: 0,
            living: Entities::EMPTY,
            players: [Player::default(); Seat::MAX],
            chosen: [None; Seat::MAX],
            leaving: [None; Seat::MAX],
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

    /// What everybody is deciding.
    #[inline]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Who lives: players and friends.
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
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A friend. Only of those that live.
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

    /// Where an entity stands.
    #[inline]
    pub fn cell(&self, entity: Entity) -> Cell {
        self.stats(entity).cell
    }

    /// The player behind an entity: itself, or whose friend it is.
    #[inline]
    pub fn owner(&self, entity: Entity) -> Seat {
        match (entity.seat(), entity.friend_index()) {
            (Some(seat), _) => seat,
            (None, Some(index)) => self.friends.0[index].owner,
            (None, None) => Seat::FIRST,
        }
    }

    /// Do these two play for the same side?
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

    /// The free cells beside a cell, in the order above, right, below, left; and how many there are.
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

    /// Everything that a player can reach this turn, its own cell included.
    #[inline]
    pub fn reach(&self, seat: Seat) -> Cells {
        self.config.torus().reach(self.player(seat).stats.cell, self.config.steps, &self.closed)
    }

    /// Who has still to decide.
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

    /// An entity goes from its cell to another.
    #[inline]
    pub(crate) fn walk(&mut self, entity: Entity, to: Cell) {
        let from = self.cell(entity);
        self.closed.remove(from);
        self.closed.insert(to);
        self.stats_mut(entity).cell = to;
    }

    /// A friend leaves the board and frees its cell.
    pub(crate) fn dismiss(&mut self, friend: Entity) {
        if let Some(index) = friend.friend_index() {
            self.closed.remove(self.friends.0[index].stats.cell);
            self.friends.0[index] = Friend::default();
            self.living.remove(friend);
        }
    }
}
