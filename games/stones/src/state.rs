//! The complete state of a game, and plain questions about it. It is flat and small: a copy is one block of memory.
//!
//! Not here: the start of a game (`deal.rs`), what may be done (`legal.rs`), what an action does (`play.rs`, `claims.rs`,
//! `turn.rs`).

use crate::{Card, Config, Deck, Formation, Phase, Stone, Tactic, Unseen, WinReason};
use atout_core::bits::ones;
use atout_core::{Pile, Seat};
use serde::{Deserialize, Serialize};

/// A game of Border Stones.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Stones {
    pub(crate) config: Config,
    /// The seat that decides.
    pub(crate) turn: Seat,
    /// What it decides.
    pub(crate) phase: Phase,
    /// The stone of the picked card of [`Phase::Move`]; meaningless in other phases.
    pub(crate) picked_at: Stone,
    /// Passes in a row with no claim between them.
    pub(crate) passes: u8,
    /// What the seat has done in this turn.
    pub(crate) progress: TurnProgress,
    /// The card that was laid, moved or discarded last.
    pub(crate) last: Option<Card>,
    /// The winner and the reason, once the game is over.
    pub(crate) won: Option<(Seat, WinReason)>,
    /// By seat: the stones that it owns, as a set.
    pub(crate) owned: [u16; 2],
    /// By seat: the stones where its side is full.
    pub(crate) full: [u16; 2],
    /// By seat: the stones where its side was full before the other side.
    pub(crate) first: [u16; 2],
    /// The stones with a mud fight.
    pub(crate) mud: u16,
    /// The stones with a blind fight.
    pub(crate) blind: u16,
    /// Tactic cards played, by seat.
    pub(crate) tactics_played: [u8; 2],
    /// By deck: the number of cards at its bottom that the recruiter put there.
    pub(crate) buried: [u8; 2],
    /// The seat that put them there and knows them.
    pub(crate) buried_by: Seat,
    /// Clan cards that have never been on the table.
    pub(crate) unseen: Unseen,
    /// By seat and stone: the cards in the order in which they were laid.
    pub(crate) sides: [[Pile<Card, 4>; Stone::MAX]; 2],
    /// By seat; the order means nothing.
    pub(crate) hands: [Pile<Card, 12>; 2],
    /// Cards that left the table, and played tactics that do not stay on it: at most six, plus the eight that the
    /// position of a scenario may start with.
    pub(crate) discards: Pile<Card, 14>,
    pub(crate) tactic_deck: Pile<Card, 10>,
    /// The top card is the last one.
    pub(crate) clan_deck: Pile<Card, 80>,
}

/// What a seat has done in its turn so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum TurnProgress {
    /// Nothing yet.
    Nothing,
    /// It has played a card and may draw one.
    Played,
    /// It has played the recruiter, which replaces the draw.
    Recruited,
    /// It has passed and draws nothing.
    Passed,
}

impl Stones {
    /// An empty table: no card dealt, every card unseen, both decks empty.
    pub(crate) fn empty(config: &Config) -> Stones {
        Stones {
            config: *config,
            turn: Seat::FIRST,
            phase: Phase::Play,
            picked_at: Stone(0),
            passes: 0,
            progress: TurnProgress::Nothing,
            last: None,
            won: None,
            owned: [0; 2],
            full: [0; 2],
            first: [0; 2],
            mud: 0,
            blind: 0,
            tactics_played: [0; 2],
            buried: [0; 2],
            buried_by: Seat::FIRST,
            unseen: Unseen::all(config.colours, config.values),
            sides: [[Pile::new(); Stone::MAX]; 2],
            hands: [Pile::new(); 2],
            discards: Pile::new(),
            tactic_deck: Pile::new(),
            clan_deck: Pile::new(),
        }
    }

    /// The options of this game.
    #[must_use]
    pub const fn config(&self) -> &Config {
        &self.config
    }

    /// The seat that decides; after the end, the seat that decided last.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What it decides.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The stones of this game, left to right.
    pub fn stones(&self) -> impl Iterator<Item = Stone> + use<> {
        (0..self.config.stones).map(Stone)
    }

    /// The owner of a stone.
    #[must_use]
    pub fn owner(&self, stone: Stone) -> Option<Seat> {
        [Seat::FIRST, Seat::SECOND].into_iter().find(|seat| self.owned[seat.index()] & stone.bit() != 0)
    }

    /// The stones without an owner, as a set.
    #[inline]
    pub(crate) const fn unclaimed(&self) -> u16 {
        ((1 << self.config.stones) - 1) & !(self.owned[0] | self.owned[1])
    }

    /// The stones where a seat can lay cards: without an owner, its side not full.
    #[inline]
    pub(crate) fn open(&self, seat: Seat) -> u16 {
        self.unclaimed() & !self.full[seat.index()]
    }

    /// The cards on one side.
    #[inline]
    pub(crate) fn side(&self, seat: Seat, stone: Stone) -> &[Card] {
        &self.sides[seat.index()][stone.index()]
    }

    /// A seat's hand; the order means nothing.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// The number of cards that fill a side of this stone.
    #[inline]
    pub(crate) const fn room(&self, stone: Stone) -> u8 {
        if self.mud & stone.bit() != 0 { 4 } else { 3 }
    }

    /// Do only totals count at this stone?
    #[inline]
    pub(crate) const fn is_blind(&self, stone: Stone) -> bool {
        self.blind & stone.bit() != 0
    }

    /// Is this side full?
    #[inline]
    pub(crate) fn is_full(&self, seat: Seat, stone: Stone) -> bool {
        self.full[seat.index()] & stone.bit() != 0
    }

    /// The formation of a full side.
    #[inline]
    pub(crate) fn formation(&self, seat: Seat, stone: Stone) -> Formation {
        Formation::of(self.side(seat, stone), self.config.values, self.is_blind(stone))
    }

    /// The number of cards left in a deck.
    #[inline]
    pub(crate) fn deck_len(&self, deck: Deck) -> usize {
        match deck {
            Deck::Clan => self.clan_deck.len(),
            Deck::Tactic => self.tactic_deck.len(),
        }
    }

    /// The cards that this seat knows at the bottom of a deck, because it put them there; the lowest first.
    pub(crate) fn known_under(&self, seat: Seat, deck: Deck) -> &[Card] {
        let cards: &[Card] = match deck {
            Deck::Clan => &self.clan_deck,
            Deck::Tactic => &self.tactic_deck,
        };
        let known = if seat == self.buried_by { self.buried[deck as usize].into() } else { 0 };
        &cards[..cards.len().min(known)]
    }

    /// The unclaimed stone where this seat has this card.
    pub(crate) fn find(&self, seat: Seat, card: Card) -> Option<Stone> {
        ones(self.unclaimed()).map(Stone).find(|&stone| self.side(seat, stone).contains(&card))
    }

    /// Has the seat a joker on its side of the table?
    pub(crate) fn has_joker_in_play(&self, seat: Seat) -> bool {
        let is_joker = |card: &Card| matches!(card.as_tactic(), Some(Tactic::Joker1 | Tactic::Joker2));
        self.sides[seat.index()].iter().any(|side| side.iter().any(is_joker))
    }

    /// May the seat play a tactic card? It may never be more than one ahead of the other seat.
    #[inline]
    pub(crate) const fn may_play_tactic(&self, seat: Seat) -> bool {
        self.tactics_played[seat.index()] <= self.tactics_played[seat.other().index()]
    }
}
