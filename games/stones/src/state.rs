//! The whole state of a game: flat, small, copied as one block of memory.
//!
//! Not here: what may be done in it (`legal.rs`), what that does (`play.rs`, `claims.rs`, `turn.rs`).

use crate::{Card, Config, Deck, Formation, Phase, Stone, Tactic, Unseen, Win};
use atout_core::bits::ones;
use atout_core::{Pile, Seat};
use serde::{Deserialize, Serialize};

/// A game of Border Stones.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Stones {
    pub(crate) config: Config,
    /// Who is to decide.
    pub(crate) turn: Seat,
    /// What is to be decided.
    pub(crate) phase: Phase,
    /// Where the picked card of [`Phase::Move`] lies; means nothing in other phases.
    pub(crate) picked_at: Stone,
    /// Passes in a row with no claim between them.
    pub(crate) passes: u8,
    /// What the seat did with this turn so far.
    pub(crate) did: Did,
    /// The card that was laid or moved last.
    pub(crate) last: Option<Card>,
    /// Who won, and why.
    pub(crate) won: Option<(Seat, Win)>,
    /// By seat, the stones it owns, as a set.
    pub(crate) owned: [u16; 2],
    /// By seat, the stones where its side is full.
    pub(crate) full: [u16; 2],
    /// By seat, the stones where its side has been full for longer than the other one.
    pub(crate) first: [u16; 2],
    /// The stones with a mud fight.
    pub(crate) mud: u16,
    /// The stones with a blind fight.
    pub(crate) blind: u16,
    /// Tactic cards played, by seat.
    pub(crate) tactics_played: [u8; 2],
    /// How many cards at the bottom of each deck the recruiter put there, by deck.
    pub(crate) buried: [u8; 2],
    /// Who put them there, and so knows them.
    pub(crate) buried_by: Seat,
    /// Clan cards that nobody has seen on the table.
    pub(crate) unseen: Unseen,
    /// By seat and stone, the cards in the order in which they were laid.
    pub(crate) sides: [[Pile<Card, 4>; Stone::MAX]; 2],
    /// By seat, in no order that means anything.
    pub(crate) hands: [Pile<Card, 12>; 2],
    /// Cards that left the table, and played tactics that do not stay on it: six at most, beside the eight that a staged
    /// position may begin with.
    pub(crate) discards: Pile<Card, 14>,
    pub(crate) tactic_deck: Pile<Card, 10>,
    /// The top card is the last one.
    pub(crate) clan_deck: Pile<Card, 80>,
}

/// What a seat did with its turn so far.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Did {
    /// Nothing yet.
    Nothing,
    /// It played a card and may draw one.
    Played,
    /// It played the recruiter, which replaces the draw.
    Recruited,
    /// It passed and draws nothing.
    Passed,
}

impl Stones {
    /// An empty table: nothing dealt, everything unseen, all decks empty.
    pub(crate) fn empty(config: &Config) -> Stones {
        Stones {
            config: *config,
            turn: Seat::FIRST,
            phase: Phase::Play,
            picked_at: Stone(0),
            passes: 0,
            did: Did::Nothing,
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

    /// Who is to decide, or was when it ended.
    #[must_use]
    pub const fn turn(&self) -> Seat {
        self.turn
    }

    /// What is to be decided.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The stones of this game, left to right.
    pub fn stones(&self) -> impl Iterator<Item = Stone> + use<> {
        (0..self.config.stones).map(Stone)
    }

    /// Who owns a stone.
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

    /// A seat's hand, in no order that means anything.
    #[inline]
    pub(crate) fn hand(&self, seat: Seat) -> &[Card] {
        &self.hands[seat.index()]
    }

    /// How many cards fill a side of this stone.
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

    /// What a full side is worth.
    #[inline]
    pub(crate) fn formation(&self, seat: Seat, stone: Stone) -> Formation {
        Formation::of(self.side(seat, stone), self.config.values, self.is_blind(stone))
    }

    /// How many cards a deck has left.
    #[inline]
    pub(crate) fn deck_len(&self, deck: Deck) -> usize {
        match deck {
            Deck::Clan => self.clan_deck.len(),
            Deck::Tactic => self.tactic_deck.len(),
        }
    }

    /// The cards that this seat knows to lie at the bottom of a deck, because it put them there; the lowest first.
    pub(crate) fn known_under(&self, seat: Seat, deck: Deck) -> &[Card] {
        let cards: &[Card] = match deck {
            Deck::Clan => &self.clan_deck,
            Deck::Tactic => &self.tactic_deck,
        };
        let known = if seat == self.buried_by { self.buried[deck as usize].into() } else { 0 };
        &cards[..cards.len().min(known)]
    }

    /// At which unclaimed stone this seat has this card.
    pub(crate) fn find(&self, seat: Seat, card: Card) -> Option<Stone> {
        ones(self.unclaimed()).map(Stone).find(|&stone| self.side(seat, stone).contains(&card))
    }

    /// Does a joker lie on this seat's side of the table?
    pub(crate) fn has_joker_in_play(&self, seat: Seat) -> bool {
        let is_joker = |card: &Card| matches!(card.as_tactic(), Some(Tactic::Joker1 | Tactic::Joker2));
        self.sides[seat.index()].iter().any(|side| side.iter().any(is_joker))
    }

    /// May the seat play a tactic card: never more than one more than the other?
    #[inline]
    pub(crate) const fn may_play_tactic(&self, seat: Seat) -> bool {
        self.tactics_played[seat.index()] <= self.tactics_played[seat.other().index()]
    }
}
