//! [`Duel`]: everything there is in a duel, flat and cheap to copy.
//!
//! Force, endurance and keywords are not here: they are computed (`continuous.rs`). What lasts until end of turn is summed
//! up in the permanent it touches, since all of it leaves together.

mod asked;
mod cards;
mod item;
mod permanent;
mod step;

pub use asked::Asked;
pub use cards::{HiddenCard, Laid};
pub use item::{Announced, Choosing, Chosen, Item, Named, Part, Resolving};
pub(crate) use permanent::Departed;
pub use permanent::{Combat, Given, Permanent, UntilEnd};
pub use step::Step;

use crate::action::Slot;
use crate::content::{Brief, StaticUses};
use crate::slot_set::SlotSet;
use crate::{CardDef, CardType, Config, Pool};
use atout_core::{Departure, Pile, Seat};
use serde::{Deserialize, Serialize};

/// Seats of a duel. Turn order and priority go round them.
pub const SEATS: usize = 2;
/// Most cards in a deck.
pub const MAX_DECK: usize = 100;
/// Most permanents on the battlefield; what would be one more does not come into play.
pub(crate) const MAX_PERMANENTS: usize = 250;
/// Most targets of one spell or ability.
pub(crate) const MAX_TARGETS: usize = 6;
/// After this many actions a duel is a draw.
pub(crate) const MAX_ACTIONS: u32 = 20_000;

/// Cards drawn in the course of one action that a player remembers in order.
pub(crate) const MAX_DRAWN: usize = 16;

/// A card's number in the pool.
pub type Card = u16;

/// What belongs to one player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct PlayerState {
    /// Life.
    pub life: i16,
    /// Mana that is not spent yet: of each colour, then colourless.
    pub mana: [u8; 6],
    /// Times that a new opening hand was taken.
    pub mulligans: u8,
    /// A card had to be drawn from an empty library.
    pub drew_nothing: bool,
    /// The library, the bottom first.
    pub library: Pile<HiddenCard, MAX_DECK>,
    /// The hand, sorted.
    pub hand: Pile<HiddenCard, MAX_DECK>,
    /// Cards drawn since the last action, the first of them first: what the player saw come, a sorted hand does not tell.
    pub drawn: Pile<Card, MAX_DRAWN>,
    /// The graveyard, the oldest first.
    pub graveyard: Pile<Laid, MAX_DECK>,
    /// What is exiled.
    pub exile: Pile<Laid, MAX_DECK>,
}

/// How a duel ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Over {
    /// Who won; nobody in a draw.
    pub winner: Option<Seat>,
    /// Why.
    pub why: Why,
}

/// Why a duel ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// No life left.
    Life,
    /// No card left to draw.
    Library,
    /// A card says so.
    Card,
    /// It went on for too long.
    TooLong,
    /// A seat left.
    Left(Departure),
}

/// A whole duel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    /// The options.
    pub config: Config,
    /// The players.
    pub players: [PlayerState; SEATS],
    /// The battlefield. Slots are used again.
    pub permanents: Vec<Permanent>,
    /// The stack, the lowest first.
    pub stack: Vec<Item>,
    /// Triggers that are not on the stack yet.
    pub waiting: Vec<Item>,
    /// Permanents that left while something may still speak of them.
    pub departed: Vec<Departed>,
    /// Whose turn it is.
    pub active: Seat,
    /// The turn, counted from 1.
    pub turn: u16,
    /// Where in the turn.
    pub step: Step,
    /// Who has priority.
    pub priority: Seat,
    /// Seats that passed in succession.
    pub passes: u8,
    /// What the game waits for.
    pub asked: Asked,
    /// A spell or an ability that is being announced.
    pub announced: Option<Box<Announced>>,
    /// What resolves.
    pub resolving: Option<Box<Resolving>>,
    /// Lands that the active player has played this turn.
    pub lands: u8,
    /// Lands that it may play in addition this turn.
    pub extra_lands: u8,
    /// No combat damage is dealt for the rest of the turn.
    pub peace: bool,
    /// Damage given out by hand in this step.
    pub given: Vec<Given>,
    /// Something happened at cleanup: there is another one.
    pub again: bool,
    /// Somebody may control what another brought into play, or was to control it until now.
    pub on_loan: bool,
    /// Creatures in play.
    pub creature_slots: SlotSet,
    /// Auras in play.
    pub aura_slots: SlotSet,
    /// Permanents in play with static abilities.
    pub static_slots: SlotSet,
    /// Those of them whose static abilities touch others than themselves and their host.
    pub wide_slots: SlotSet,
    /// Permanents in play with triggered abilities.
    pub trigger_slots: SlotSet,
    /// Permanents in play that give mana.
    pub mana_slots: SlotSet,
    /// Permanents in play with activated abilities.
    pub ability_slots: SlotSet,
    /// What the static abilities in play are about.
    pub static_uses: StaticUses,
    /// Nothing has happened since the last state check.
    pub settled: bool,
    /// The last number that an object got.
    pub stamp: u32,
    /// Cards that each player brought along.
    pub n_cards: [u8; SEATS],
    /// Actions so far.
    pub actions: u32,
    /// The end.
    pub over: Option<Over>,
}

impl Duel {
    /// The cards.
    #[inline]
    #[must_use]
    pub fn pool(&self) -> &'static Pool {
        self.config.content.get()
    }

    /// A card's definition.
    #[inline]
    #[must_use]
    pub fn def(&self, card: Card) -> &'static CardDef {
        &self.pool().cards[usize::from(card)]
    }

    /// A card's definition in short.
    #[inline]
    pub(crate) fn brief(&self, card: Card) -> &'static Brief {
        &self.pool().briefs[usize::from(card)]
    }

    /// A player.
    #[inline]
    #[must_use]
    pub fn player(&self, seat: Seat) -> &PlayerState {
        &self.players[seat.index()]
    }

    /// A player.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// The seats from the active player on, in turn order.
    pub(crate) fn in_turn_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let first = self.active.index();
        (0..SEATS).filter_map(move |n| Seat::new((first + n) % SEATS))
    }

    /// The permanent in a slot, if there is one.
    #[inline]
    #[must_use]
    pub fn permanent(&self, slot: Slot) -> Option<&Permanent> {
        self.permanents.get(usize::from(slot)).filter(|permanent| permanent.stamp != 0)
    }

    /// The permanent in a slot that is known to be filled.
    #[inline]
    pub(crate) fn at(&self, slot: Slot) -> &Permanent {
        &self.permanents[usize::from(slot)]
    }

    /// The permanent in a slot that is known to be filled.
    #[inline]
    pub(crate) fn at_mut(&mut self, slot: Slot) -> &mut Permanent {
        &mut self.permanents[usize::from(slot)]
    }

    /// All filled slots.
    #[inline]
    pub(crate) fn slots(&self) -> impl Iterator<Item = Slot> + '_ {
        self.permanents.iter().enumerate().filter(|(_, one)| one.stamp != 0).map(|(slot, _)| slot as Slot)
    }

    /// Is it still the same object?
    #[inline]
    pub(crate) fn is_there(&self, slot: Slot, stamp: u32) -> bool {
        self.permanents.get(usize::from(slot)).is_some_and(|permanent| permanent.stamp == stamp)
    }

    /// A number for a new object.
    #[inline]
    pub(crate) fn new_stamp(&mut self) -> u32 {
        self.stamp += 1;
        self.stamp
    }

    /// Is there a defending player's point of view: the next seat after the active one.
    #[inline]
    pub(crate) fn defender(&self) -> Seat {
        self.active.next(SEATS)
    }

    /// Is it a creature?
    #[inline]
    pub(crate) fn is_creature(&self, slot: Slot) -> bool {
        self.at(slot).card_type == CardType::Creature
    }
}
