//! The complete state of a climb, and plain questions about it.
//!
//! The state is one flat block of memory, so it clones fast. Piles keep no order: cards are drawn from them by chance
//! that is hidden in [`Streams`], which is the same as a shuffled pile and needs no shuffling. Everything between two
//! decisions is resolved in one call and needs no field here.

use crate::chance::Streams;
use crate::content::{CardDef, EnemyDef, SkillDef, Tower};
use crate::map::{Floor, Room};
use crate::{Action, Body, Card, Config, Counters};
use atout_core::{Departure, Pile, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// The most cards of a deck.
pub const MAX_DECK: usize = 15;
/// The fewest cards that an event leaves in a deck.
pub const MIN_DECK: usize = 5;
/// The most cards of a hand.
pub const MAX_HAND: usize = 7;
/// Energy at the start of a player's turn.
pub const ENERGY: u8 = 3;
/// Cards drawn at the start of a player's turn.
pub const DRAW: u8 = 5;
/// The most enemies in a room at the same time.
pub const MAX_ENEMIES: usize = 3;
/// The most cards that a player can play in one turn.
pub const MAX_PLAYS: u8 = 25;

/// The state of a climb.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Spire {
    pub(crate) config: Config,
    pub(crate) streams: Streams,
    pub(crate) phase: Phase,
    /// The floor, counted from 0.
    pub(crate) floor: u8,
    pub(crate) map: Floor,
    /// The room that the players are in or were in last, as row and column; none before the entrance.
    pub(crate) at: Option<(u8, u8)>,
    pub(crate) players: [PlayerState; 2],
    /// The players who have left the climb.
    pub(crate) left: SeatSet,
    /// Why the player left whose leaving ended the climb.
    pub(crate) ended_by: Option<Departure>,
    /// What each player has decided while the other one still thinks.
    pub(crate) decided: [Decision; 2],
    /// What each player decided in the last step that both decided, shown when it is over.
    pub(crate) last: [Decision; 2],
    pub(crate) fight: Fight,
    /// The cards on offer in a training room, after a fight or in an event.
    pub(crate) offer: Pile<Card, 3>,
    /// The event that happens, by number.
    pub(crate) event: u8,
}

/// What the players decide.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Which element to begin with.
    Element,
    /// Which room to go to.
    Way,
    /// A player's turn in a fight.
    Turn(Seat),
    /// Which cards a player discards, and how many more.
    Discard(Seat, u8),
    /// Which reward to take.
    Reward,
    /// Which card to learn.
    Training,
    /// Sleep or meditate.
    Rest,
    /// What to do in an event.
    Event,
    /// Nothing: the climb is over.
    Over {
        /// Did the last boss fall?
        won: bool,
    },
}

/// A player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct PlayerState {
    /// Life, block, element, stats, counters.
    pub body: Body,
    /// Energy left in this turn.
    pub energy: u8,
    /// Cards played in this turn.
    pub played: u8,
    /// Cards drawn in this fight: the key of the next draw.
    pub drawn: u16,
    /// Damage done since the last turn of the enemies.
    pub dealt: u16,
    /// All cards, sorted.
    pub deck: Pile<Card, MAX_DECK>,
    /// Cards to draw, sorted: the order is hidden elsewhere.
    pub draw: Pile<Card, MAX_DECK>,
    /// Cards to play, sorted.
    pub hand: Pile<Card, MAX_HAND>,
    /// The part of the hand that everybody knows, sorted: what was in it when the draw pile ran out, since everything else
    /// lay open then.
    pub known: Pile<Card, MAX_HAND>,
    /// Cards played or thrown away, sorted.
    pub discard: Pile<Card, MAX_DECK>,
    /// The hand at the end of the last fight, empty in a fight. Its last action may have told what was drawn, and views have
    /// to hold what was told.
    pub last_hand: Pile<Card, MAX_HAND>,
    /// The discards at the end of the last fight, kept for the same reason.
    pub last_discard: Pile<Card, MAX_DECK>,
    /// Counters that the player begins the next fight with.
    pub next_fight: Counters,
}

/// What a player has decided where both decide at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decision {
    /// Nothing yet.
    #[default]
    Open,
    /// The first half: a card of the deck has to be picked too.
    Half(Action),
    /// Everything; with the card of the deck that was picked, if one was.
    Done(Action, Option<Card>),
}

/// The fight of an enemy room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Fight {
    /// The turn, counted from 1; 0 outside a fight.
    pub turn: u8,
    /// The enemies; a slot without one has life 0.
    pub enemies: [Enemy; MAX_ENEMIES],
    /// The id of the next enemy that comes.
    pub next_id: u8,
    /// The kind and the id of the enemy that fell last.
    pub last_killed: (u8, u8),
    /// Counters that the enemies begin the next fight with.
    pub next_foes: Counters,
    /// The card that was played last, still known when the fight is over and its discards are gone.
    pub last_played: Option<Card>,
    /// What was done last from each slot, still known when its enemy has announced something else or has fallen.
    #[serde(default)]
    pub last_skills: [Option<UsedSkill>; MAX_ENEMIES],
}

/// A skill that an enemy has used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct UsedSkill {
    /// The enemy's number in the content.
    pub kind: u8,
    /// The phase that it was in.
    pub phase: u8,
    /// The place of the skill in that phase.
    pub place: u8,
}

/// An enemy in a fight.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Enemy {
    /// 2 or more, never used twice in a fight.
    pub id: u8,
    /// Its number in the content.
    pub kind: u8,
    /// Its number among enemies of its kind, counted from 1; 0 if it never had an equal beside it.
    #[serde(default)]
    pub twin: u8,
    /// The phase that it is in.
    pub phase: u8,
    /// What it will do: the place of the skill in its phase.
    pub intent: u8,
    /// Whom the skill is aimed at, if one: a player's or an enemy's id.
    pub aim: u8,
    /// Turns before each skill of its phase can be used again.
    pub cooldowns: [u8; 10],
    /// Life lost since its last turn.
    pub struck: u16,
    /// Life, block, element, stats, counters.
    pub body: Body,
}

impl PlayerState {
    /// Takes a card out of the hand.
    #[inline]
    pub(crate) fn take_from_hand(&mut self, place: usize) -> Card {
        let card = self.hand.remove(place);
        if let Some(at) = self.known.iter().position(|known| *known == card) {
            self.known.remove(at);
        }
        card
    }
}

impl Enemy {
    /// Does it live?
    #[inline]
    #[must_use]
    pub const fn lives(&self) -> bool {
        self.body.lives()
    }
}

impl Spire {
    /// The options of this climb.
    #[must_use]
    pub fn config(&self) -> &Config {
        &self.config
    }

    /// Cards, enemies and events.
    #[inline]
    #[must_use]
    pub fn tower(&self) -> &'static Tower {
        self.config.content.get()
    }

    /// What the players decide now.
    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The floor, counted from 0.
    #[must_use]
    pub fn floor(&self) -> usize {
        self.floor.into()
    }

    /// The room that the players are in.
    #[must_use]
    pub fn room(&self) -> Option<Room> {
        self.at.map(|(row, column)| self.map.rooms[usize::from(row)][usize::from(column)])
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    /// The seats of this climb.
    #[inline]
    pub(crate) fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + use<> {
        Seat::all(self.config.players.into())
    }

    /// Does the player climb still, dead or alive?
    #[inline]
    #[must_use]
    pub fn climbs(&self, seat: Seat) -> bool {
        !self.left.contains(seat)
    }

    /// Does the player live and climb?
    #[inline]
    #[must_use]
    pub fn stands(&self, seat: Seat) -> bool {
        self.climbs(seat) && self.player(seat).body.lives()
    }

    /// The living enemies.
    #[inline]
    pub fn enemies(&self) -> impl Iterator<Item = &Enemy> {
        self.fight.enemies.iter().filter(|enemy| enemy.lives())
    }

    /// The living enemy with this id.
    #[inline]
    #[must_use]
    pub fn enemy(&self, id: u8) -> Option<&Enemy> {
        self.enemies().find(|enemy| enemy.id == id)
    }

    /// What kind of enemy it is.
    #[inline]
    #[must_use]
    pub fn enemy_def(&self, enemy: &Enemy) -> &'static EnemyDef {
        &self.tower().enemies[usize::from(enemy.kind)]
    }

    /// The skill that an enemy is going to use.
    #[inline]
    #[must_use]
    pub fn intent(&self, enemy: &Enemy) -> &'static SkillDef {
        self.tower().intent(enemy)
    }

    /// What a card is.
    #[inline]
    #[must_use]
    pub fn card_def(&self, card: Card) -> &'static CardDef {
        self.tower().card(card)
    }

    /// A number for the room that the players are in, different for every room of the climb.
    #[inline]
    pub(crate) fn room_key(&self) -> u64 {
        let (row, column) = self.at.unwrap_or_default();
        1 + u64::from(self.floor) * 64 + u64::from(row) * 4 + u64::from(column)
    }

    /// The players who have not decided yet.
    #[inline]
    pub(crate) fn waiting(&self) -> SeatSet {
        match self.phase {
            Phase::Turn(seat) | Phase::Discard(seat, _) => SeatSet::of(seat),
            Phase::Over { .. } => SeatSet::EMPTY,
            _ => {
                let is_open =
                    |seat: &Seat| self.climbs(*seat) && !matches!(self.decided[seat.index()], Decision::Done(..));
                self.seats().filter(is_open).collect()
            }
        }
    }
}
