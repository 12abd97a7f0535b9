//! What happened, as viewers receive it. Names travel with the events, so that a log needs no content file.

use crate::action::Slot;
use crate::content::Words;
use crate::state::{Part, Why};
use crate::{CardDef, Colour};
use atout_core::{Departure, Seat};
use serde::{Deserialize, Serialize};

/// A card by its id and its name.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Shown {
    /// The id in the content.
    pub id: String,
    /// The name.
    pub name: Words,
}

impl Shown {
    /// A card.
    #[must_use]
    pub fn of(def: &CardDef) -> Shown {
        Shown { id: def.id.clone(), name: def.entry.name.clone() }
    }
}

/// A permanent: where it is and what it is.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Its place on the battlefield.
    pub slot: Slot,
    /// What it is.
    pub card: Shown,
}

/// What something is aimed at or done to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Aimed {
    /// A player.
    Player(Seat),
    /// A permanent.
    Permanent(Piece),
    /// A spell on the stack.
    Spell(Shown),
    /// A card in a graveyard.
    Card(Shown, Seat),
}

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", tag = "type")]
#[expect(missing_docs, reason = "the fields say what they are; the variants are documented")]
pub enum Event {
    /// The duel begins; this seat has the first turn.
    Began { first: Seat },
    /// What a seat plays with: the id of a ready deck, none for a deck of its own. Only the seat itself sees it.
    Brought { seat: Seat, deck: Option<String> },
    /// An opening hand is kept, of so many cards.
    Kept { seat: Seat, n: u8 },
    /// A new opening hand is taken, for the n-th time.
    Mulliganed { seat: Seat, n: u8 },
    /// A turn begins.
    Turn { seat: Seat, turn: u16 },
    /// Cards are drawn. Others do not see which; the order is not shown to anybody.
    Drew { seat: Seat, cards: Vec<Shown>, n: u8 },
    /// There is nothing left to draw.
    NothingToDraw { seat: Seat },
    /// Cards go from a library to the graveyard.
    Milled { seat: Seat, cards: Vec<Shown> },
    /// A card is discarded.
    Discarded { seat: Seat, card: Shown },
    /// A land is played.
    PlayedLand { seat: Seat, slot: Slot, card: Shown },
    /// A spell is cast.
    Cast { seat: Seat, card: Shown, x: Option<u8>, mode: Option<u8>, targets: Vec<Aimed> },
    /// An ability is put on the stack.
    Ability { seat: Seat, card: Shown, part: Part, slot: Option<Slot>, targets: Vec<Aimed> },
    /// Permanents are tapped for mana by hand.
    TappedForMana { seat: Seat, slot: Slot, card: Shown, n: u8 },
    /// A spell or an ability resolves.
    Resolved { seat: Seat, card: Shown, part: Part },
    /// It does nothing: no target is legal any more.
    Fizzled { card: Shown, part: Part },
    /// A spell is countered.
    Countered { card: Shown },
    /// A spell is paid for again and so not countered.
    PaidAgain { seat: Seat, card: Shown, n: u8 },
    /// A permanent comes into play.
    Entered { seat: Seat, slot: Slot, card: Shown, token: bool, host: Option<Piece> },
    /// A permanent is sacrificed.
    Sacrificed { seat: Seat, slot: Slot, card: Shown },
    /// A permanent goes to the graveyard.
    Died { slot: Slot, card: Shown, owner: Seat },
    /// A permanent or a card is exiled.
    Exiled { slot: Option<Slot>, card: Shown, owner: Seat },
    /// A permanent goes back to its owner's hand.
    Returned { slot: Slot, card: Shown, owner: Seat },
    /// A permanent goes into its owner's library.
    PutAway { slot: Slot, card: Shown, owner: Seat },
    /// A card of a graveyard goes to its owner's hand or library.
    Regained { card: Shown, owner: Seat },
    /// Damage is dealt.
    Damaged { card: Shown, slot: Option<Slot>, to: Aimed, n: i16 },
    /// Life changes, not by damage.
    Life { seat: Seat, by: i16 },
    /// Creatures attack.
    Attacked { seat: Seat, attackers: Vec<Piece> },
    /// Creatures block: each blocker and its attacker.
    Blocked { seat: Seat, blocks: Vec<(Piece, Piece)> },
    /// A permanent changes until end of turn.
    Changed { piece: Piece, force: i16, endurance: i16 },
    /// Counters are put on a permanent.
    Counters { piece: Piece, n: i16 },
    /// A permanent is tapped by an effect.
    Tapped { piece: Piece },
    /// A permanent is untapped by an effect.
    Untapped { piece: Piece },
    /// Somebody else controls a permanent.
    Controls { seat: Seat, piece: Piece },
    /// A colour is chosen.
    Chose { seat: Seat, colour: Colour },
    /// Cards are found in a library and shown.
    Found { seat: Seat, cards: Vec<Shown> },
    /// A library is shuffled.
    Shuffled { seat: Seat },
    /// A seat leaves the duel.
    Left { seat: Seat, why: Departure },
    /// The duel is over.
    Over { winner: Option<Seat>, why: Why },
}
