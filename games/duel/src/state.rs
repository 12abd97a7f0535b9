//! [`Duel`]: everything there is in a duel, flat and cheap to copy.
//!
//! Force, endurance and keywords are not here: they are computed (`continuous.rs`). What lasts until end of turn is summed
//! up in the permanent it touches, since all of it leaves together.

use crate::action::{Aim, Slot};
use crate::content::{Brief, StaticUses};
use crate::slot_set::SlotSet;
use crate::{CardDef, CardType, Colour, Config, Keywords, Pool};
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

/// A card's number in the pool.
pub type Card = u16;

/// A card in a hand or a library, and who knows that it is there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Hidden(u16);

impl Hidden {
    const ALL_KNOW: u16 = 1 << 15;
    const OWNER_KNOWS: u16 = 1 << 14;

    /// A card that nobody but the holder of a hand has seen.
    #[inline]
    #[must_use]
    pub const fn unseen(card: Card) -> Hidden {
        Hidden(card)
    }

    /// A card that everybody has seen.
    #[must_use]
    pub const fn shown(card: Card) -> Hidden {
        Hidden(card | Hidden::ALL_KNOW)
    }

    /// A card of a library whose place its owner knows.
    #[must_use]
    pub const fn placed(card: Card) -> Hidden {
        Hidden(card | Hidden::OWNER_KNOWS)
    }

    /// The card.
    #[inline]
    #[must_use]
    pub const fn card(self) -> Card {
        self.0 & !(Hidden::ALL_KNOW | Hidden::OWNER_KNOWS)
    }

    /// Has everybody seen it?
    #[inline]
    #[must_use]
    pub const fn is_shown(self) -> bool {
        self.0 & Hidden::ALL_KNOW != 0
    }

    /// Does its owner know that it lies here in the library?
    #[inline]
    #[must_use]
    pub const fn is_placed(self) -> bool {
        self.0 & (Hidden::OWNER_KNOWS | Hidden::ALL_KNOW) != 0
    }

    /// Hands are sorted by it: equal cards together, shown ones first.
    #[inline]
    pub(crate) const fn key(self) -> (Card, bool) {
        (self.card(), !self.is_shown())
    }
}

/// A card in a graveyard or in exile: a new object each time it gets there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Laid {
    /// The card.
    pub card: Card,
    /// The number of this object.
    pub stamp: u32,
}

/// What belongs to one player.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// Life.
    pub life: i16,
    /// Mana that is not spent yet: of each colour, then colourless.
    pub mana: [u8; 6],
    /// Times that a new opening hand was taken.
    pub mulligans: u8,
    /// A card had to be drawn from an empty library.
    pub drew_nothing: bool,
    /// The library, the bottom first.
    pub library: Pile<Hidden, MAX_DECK>,
    /// The hand, sorted.
    pub hand: Pile<Hidden, MAX_DECK>,
    /// The graveyard, the oldest first.
    pub graveyard: Pile<Laid, MAX_DECK>,
    /// What is exiled.
    pub exile: Pile<Laid, MAX_DECK>,
}

/// What lasts until end of turn on one permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct UntilEnd {
    /// More force.
    pub force: i16,
    /// More endurance.
    pub endurance: i16,
    /// Keywords gained.
    pub gained: Keywords,
    /// Keywords lost.
    pub lost: Keywords,
    /// Force and endurance were set, and when.
    pub set: Option<(i16, i16, u32)>,
    /// Somebody else controls it, and since when.
    pub controller: Option<(Seat, u32)>,
}

/// A permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Permanent {
    /// The number of this object; 0 is an empty slot.
    pub stamp: u32,
    /// The card.
    pub card: Card,
    /// Whose card it is.
    pub owner: Seat,
    /// Who brought it into play.
    pub summoner: Seat,
    /// Who controls it now.
    pub controller: Seat,
    /// Is it tapped?
    pub tapped: bool,
    /// Did it come under its controller's control this turn?
    pub sick: bool,
    /// Was it dealt damage by death touch?
    pub touched: bool,
    /// Does it stay tapped the next time its controller untaps?
    pub held: bool,
    /// Its card's type.
    pub card_type: CardType,
    /// Is it an aura?
    pub is_aura: bool,
    /// Damage marked.
    pub damage: i16,
    /// +1/+1 counters; below 0 they are -1/-1.
    pub counters: i16,
    /// The colour chosen as it entered.
    pub chosen: Option<Colour>,
    /// The permanent that this aura is attached to.
    pub host: Option<Slot>,
    /// Until end of turn.
    pub turn: UntilEnd,
    /// Its part in the combat.
    pub combat: Combat,
}

/// A permanent's part in the combat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Combat {
    /// It attacks.
    pub attacks: bool,
    /// It was blocked, and stays so.
    pub blocked: bool,
    /// It blocks this attacker.
    pub blocks: Option<Slot>,
    /// Its place in the order of damage among the blockers of its attacker; 0 before the order is made.
    pub order: u8,
    /// It had first or double strike as the first-strike step began.
    pub struck: bool,
}

/// Where in the turn the game is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Step {
    /// Opening hands.
    Opening,
    /// Untap, draw, start-of-turn triggers.
    Start,
    /// First main phase.
    Main1,
    /// Combat begins.
    Combat,
    /// Attackers are declared.
    Attackers,
    /// Blockers are declared.
    Blockers,
    /// First-strike damage.
    FirstStrike,
    /// Damage.
    Damage,
    /// Second main phase.
    Main2,
    /// The turn ends.
    End,
    /// Damage and effects wear off.
    Cleanup,
}

impl Step {
    /// Is it a main phase?
    #[must_use]
    pub const fn is_main(self) -> bool {
        matches!(self, Step::Main1 | Step::Main2)
    }

    /// Is it part of the combat?
    #[must_use]
    pub const fn is_combat(self) -> bool {
        matches!(self, Step::Combat | Step::Attackers | Step::Blockers | Step::FirstStrike | Step::Damage)
    }
}

/// An object that a spell, an ability or a trigger speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Named {
    /// Nothing.
    #[default]
    Nothing,
    /// A permanent, by slot and stamp; what it last was if it has left.
    Permanent(Slot, u32),
    /// A spell, by the stamp of its item; with its card and its controller, for when it has left the stack.
    Spell(u32, Card, Seat),
    /// A player.
    Player(Seat),
}

/// A chosen target.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Chosen {
    /// What it is.
    pub aim: Aim,
    /// The stamp of the object; 0 for players.
    pub stamp: u32,
    /// The card that it was when it was chosen; of no meaning for players.
    pub card: Card,
    /// The player it was, or who controlled it then.
    pub seat: Seat,
    /// Which of the targets of the text it is.
    pub entry: u8,
    /// Points of what is divided.
    pub points: u8,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen { aim: Aim::Player(Seat::FIRST), stamp: 0, card: 0, seat: Seat::FIRST, entry: 0, points: 0 }
    }
}

/// Which text of a card is meant.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Part {
    /// The card itself as a spell.
    Spell,
    /// A triggered ability.
    Trigger(u8),
    /// An activated ability.
    Activated(u8),
}

/// A spell or an ability, on the stack or on its way there.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Item {
    /// The number of this object.
    pub stamp: u32,
    /// The card.
    pub card: Card,
    /// Which text of it.
    pub part: Part,
    /// Who controls it.
    pub controller: Seat,
    /// The permanent it comes from; for spells nothing.
    pub source: Named,
    /// Which mode was chosen.
    pub mode: u8,
    /// What X is.
    pub x: u8,
    /// Its targets.
    pub targets: Pile<Chosen, MAX_TARGETS>,
    /// What the trigger is about.
    pub it: Named,
    /// How much the trigger is about.
    pub amount: i16,
}

/// A permanent as it last was.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Departed {
    /// The permanent.
    pub permanent: Permanent,
    /// Its force.
    pub force: i16,
    /// Its endurance.
    pub endurance: i16,
    /// Its keywords.
    pub keywords: Keywords,
    /// Was an aura attached to it?
    pub enchanted: bool,
    /// The stamp of the card it became in its owner's graveyard; 0 if it did not get there.
    pub laid: u32,
}

/// What is chosen while a spell or an ability is announced.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Choosing {
    /// A mode.
    Mode,
    /// X.
    X,
    /// Targets of this entry.
    Targets(u8),
    /// Permanents to sacrifice.
    Sacrifice,
    /// Cards to discard.
    Discard,
    /// Cards to exile.
    Exile,
}

/// A spell or an ability that is being announced. Nothing has been paid yet.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Announced {
    /// What it will be.
    pub item: Item,
    /// For a spell: its place in the hand.
    pub place: u8,
    /// What is chosen now.
    pub choosing: Choosing,
    /// Permanents to sacrifice.
    pub offered: Pile<Slot, 9>,
    /// Cards to discard, by their places in the hand.
    pub discarded: Pile<u8, 9>,
    /// Cards to exile, by their places in the graveyard.
    pub exiled: Pile<u8, 9>,
}

/// A resolution that is under way.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Resolving {
    /// What resolves.
    pub item: Item,
    /// The next step of its text.
    pub at: u8,
    /// The colour that was chosen.
    pub colour: Option<Colour>,
    /// It was asked whether it happens, and it does.
    pub agreed: bool,
    /// How far the effect that asks has come: players that have chosen, or the answer to its question.
    pub left: u8,
    /// Permanents chosen so far.
    pub picked: Pile<Slot, 32>,
}

/// What the game waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Asked {
    /// Nothing: the rules go on by themselves.
    Nothing,
    /// Keep the opening hand or not.
    Mulligan(Seat),
    /// Cards to put under the library.
    Bottom(Seat, u8),
    /// Priority.
    Priority(Seat),
    /// Mana by hand.
    ByHand(Seat),
    /// A choice while a spell or an ability is announced.
    Announce(Seat),
    /// Which trigger goes on the stack next.
    Triggers(Seat),
    /// Attackers.
    Attackers,
    /// Blocks.
    Blockers,
    /// The order of an attacker's blockers.
    Order(Slot),
    /// How an attacker's damage is divided.
    Assign(Slot),
    /// Whether something happens.
    May(Seat),
    /// A colour.
    Colour(Seat),
    /// Permanents to sacrifice.
    Sacrifice(Seat),
    /// Cards to discard, by an effect or at the end of the turn.
    Discard(Seat, u8),
    /// Cards to find in the library.
    Find(Seat, u8),
    /// Whether a spell is paid for again.
    Unless(Seat, u8),
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

/// Damage given out by hand.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Given {
    /// The attacker.
    pub attacker: Slot,
    /// The blocker.
    pub blocker: Slot,
    /// How much.
    pub n: i16,
}

/// A whole duel.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Duel {
    /// The options.
    pub config: Config,
    /// The players.
    pub players: [Player; SEATS],
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
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// A player.
    #[inline]
    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
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
