//! What spells and abilities do: effects, what they are done to, how much of it, and when.

use super::{CardType, Filter, Whose, is_default};
use crate::words::Set;
use crate::{Colours, Keywords};
use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// Whom or what an effect is done to. Words, or `{ each = FILTER }`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Subject {
    /// What the first target is; all of them if there are several of that sort.
    Target,
    /// What the second target is.
    #[serde(rename = "target-2")]
    Target2,
    /// The permanent that says so.
    #[serde(rename = "self")]
    This,
    /// The permanent that this aura is attached to.
    Host,
    /// The permanent, card or player that the trigger is about.
    It,
    /// The controller of this spell or ability.
    You,
    /// Every opponent.
    Opponent,
    /// Every player.
    Players,
    /// The player who controls the first target (or did, if it has left).
    #[serde(rename = "target-controller")]
    TargetController,
    /// The player who controls what the trigger is about, or the player it is about.
    #[serde(rename = "its-controller")]
    ItsController,
    /// Every permanent that matches, at the moment of the effect.
    Each(Box<Filter>),
}

/// A number: written, X, or read from the game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Amount {
    /// As written.
    Number(i16),
    /// Read from the game.
    Of(Measure),
}

impl Default for Amount {
    fn default() -> Self {
        Amount::Number(0)
    }
}

/// What a number is read from. Words, or `{ count = FILTER }` and the like.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Measure {
    /// The X of the cost.
    X,
    /// The damage or life that the trigger is about.
    Event,
    /// How many permanents match.
    Count(Box<Filter>),
    /// How many cards of graveyards match.
    Graveyards(Box<Filter>),
    /// Cards in a player's hand.
    HandOf(Box<Subject>),
    /// A player's life.
    LifeOf(Box<Subject>),
    /// Force; the last one if it has left.
    ForceOf(Box<Subject>),
    /// Endurance.
    EnduranceOf(Box<Subject>),
    /// +1/+1 counters.
    CountersOf(Box<Subject>),
    /// Mana cost.
    CostOf(Box<Subject>),
    /// A multiple of another number: `{ times = [2, { count = … }] }`.
    Times(i16, Box<Amount>),
}

impl Serialize for Amount {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Amount::Number(number) => serializer.serialize_i16(*number),
            Amount::Of(measure) => measure.serialize(serializer),
        }
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AmountVisitor)
    }
}

struct AmountVisitor;

impl<'de> Visitor<'de> for AmountVisitor {
    type Value = Amount;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, \"x\", \"event\" or something to count")
    }

    fn visit_i64<E: serde::de::Error>(self, number: i64) -> Result<Amount, E> {
        match i16::try_from(number) {
            Ok(number @ -99..=99) => Ok(Amount::Number(number)),
            _ => Err(E::custom(format!("{number} is too much: numbers go from -99 to 99"))),
        }
    }

    fn visit_u64<E: serde::de::Error>(self, number: u64) -> Result<Amount, E> {
        self.visit_i64(number.try_into().unwrap_or(i64::MAX))
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Amount, E> {
        Measure::deserialize(StrDeserializer::new(word)).map(Amount::Of)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Amount, A::Error> {
        Measure::deserialize(MapAccessDeserializer::new(map)).map(Amount::Of)
    }
}

/// When something holds.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Condition {
    /// It is one's own turn.
    YourTurn,
    /// A number is within bounds: `{ number = { of = { count = … }, at-least = 1 } }`.
    Number(Box<Bounds>),
    /// The permanent that says so matches.
    #[serde(rename = "self")]
    This(Box<Filter>),
    /// What the trigger is about matches (or did, when it left).
    It(Box<Filter>),
    /// The first target matches.
    Target(Box<Filter>),
    /// The other way round.
    Not(Box<Condition>),
    /// All of them.
    All(Vec<Condition>),
}

/// A number and what it must be.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Bounds {
    /// The number.
    pub of: Amount,
    /// Not less than this.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_least: Option<i16>,
    /// Not more than this.
    #[serde(default, skip_serializing_if = "is_default")]
    pub at_most: Option<i16>,
}

/// Where a card is put.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Its owner's hand.
    Hand,
    /// The battlefield, under one's own control.
    Battlefield,
    /// The battlefield, tapped, under one's own control.
    BattlefieldTapped,
    /// The top of its owner's library.
    LibraryTop,
    /// The bottom of its owner's library.
    LibraryBottom,
}

/// A token by its id (`[token.ID]`).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TokenName {
    /// As written.
    pub id: String,
    /// Its number in the pool. Filled in when a content is built.
    #[serde(skip)]
    pub number: u16,
}

/// One effect, done in order with the others. An effect does as much as it can.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub enum Effect {
    /// Damage by the card that says so, or by `from`.
    Damage {
        /// How much each gets.
        amount: Amount,
        /// Creatures and players.
        to: Subject,
        /// The creature that deals it instead of the card that says so.
        #[serde(default, skip_serializing_if = "is_default")]
        from: Option<Subject>,
    },
    /// The points that were divided among the targets (`divided` of the target) are dealt as damage.
    DivideDamage {},
    /// The first two targets deal damage to each other, each its force.
    Fight {},
    /// Life is gained.
    GainLife {
        /// How much.
        amount: Amount,
        /// By whom.
        #[serde(default = "you", skip_serializing_if = "is_you")]
        who: Subject,
    },
    /// Life is lost.
    LoseLife {
        /// How much.
        amount: Amount,
        /// By whom.
        who: Subject,
    },
    /// Cards are drawn.
    Draw {
        /// How many.
        amount: Amount,
        /// By whom.
        #[serde(default = "you", skip_serializing_if = "is_you")]
        who: Subject,
    },
    /// Cards are discarded, as their owner chooses.
    Discard {
        /// How many.
        amount: Amount,
        /// By whom.
        who: Subject,
        /// By chance instead.
        #[serde(default, skip_serializing_if = "is_default")]
        random: bool,
    },
    /// Cards go from the top of a library to the graveyard.
    Mill {
        /// How many.
        amount: Amount,
        /// Whose.
        who: Subject,
    },
    /// Permanents are destroyed.
    Destroy {
        /// Which.
        what: Subject,
    },
    /// Permanents or cards are exiled.
    Exile {
        /// Which.
        what: Subject,
    },
    /// Permanents or cards of a graveyard are put somewhere else.
    Put {
        /// Which.
        what: Subject,
        /// Where.
        to: Place,
    },
    /// Players sacrifice permanents of their choice, all at once.
    Sacrifice {
        /// Who.
        who: Subject,
        /// How many.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        amount: Amount,
        /// Which can be chosen.
        #[serde(default, skip_serializing_if = "is_default")]
        what: Box<Filter>,
    },
    /// The permanent that says so is sacrificed.
    SacrificeSelf {},
    /// The spell that is the target is countered.
    Counter {
        /// Unless its controller pays this much mana.
        #[serde(default, skip_serializing_if = "is_default")]
        unless: Option<u8>,
    },
    /// Until end of turn: more force and endurance, and keywords.
    Pump {
        /// Which.
        what: Subject,
        /// More force, or less.
        #[serde(default, skip_serializing_if = "is_default")]
        force: Amount,
        /// More endurance, or less.
        #[serde(default, skip_serializing_if = "is_default")]
        endurance: Amount,
        /// Keywords that they gain.
        #[serde(default, skip_serializing_if = "is_default")]
        keywords: Keywords,
    },
    /// Until end of turn: keywords are lost.
    Lose {
        /// Which.
        what: Subject,
        /// The keywords.
        keywords: Keywords,
    },
    /// Until end of turn: force and endurance are these.
    Become {
        /// Which.
        what: Subject,
        /// The force.
        force: Amount,
        /// The endurance.
        endurance: Amount,
    },
    /// Counters are put on permanents, +1/+1 each, or -1/-1 if the number is negative.
    Counters {
        /// On which.
        what: Subject,
        /// How many.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        amount: Amount,
    },
    /// Permanents are tapped.
    Tap {
        /// Which.
        what: Subject,
        /// And they stay tapped when their controller's next turn begins.
        #[serde(default, skip_serializing_if = "is_default")]
        stays: bool,
    },
    /// Permanents are untapped.
    Untap {
        /// Which.
        what: Subject,
    },
    /// One controls them until end of turn.
    Control {
        /// Which.
        what: Subject,
    },
    /// Tokens come into play.
    Token {
        /// Which.
        id: TokenName,
        /// How many.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        amount: Amount,
        /// Who controls them.
        #[serde(default = "you", skip_serializing_if = "is_you")]
        who: Subject,
    },
    /// Cards are searched in one's own library, shown, and put somewhere; then the library is shuffled.
    Fetch {
        /// How many at most.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        amount: Amount,
        /// Which.
        what: Box<Filter>,
        /// Where.
        to: Place,
    },
    /// More lands may be played this turn.
    ExtraLand {
        /// How many.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        amount: Amount,
    },
    /// Mana of one colour is added to one's pool.
    Mana {
        /// How much.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        amount: Amount,
        /// The colour; colourless if there is none.
        #[serde(default, skip_serializing_if = "is_default")]
        colour: Colours,
    },
    /// No combat damage is dealt for the rest of the turn.
    Peace {},
    /// Until end of turn: protection from the colour that was chosen.
    Protect {
        /// Which.
        what: Subject,
    },
    /// One wins the game.
    Win {},
    /// What follows is done only if a condition holds.
    If {
        /// The condition.
        #[serde(rename = "when")]
        condition: Condition,
        /// What is done then.
        then: Vec<Effect>,
        /// What is done otherwise.
        #[serde(default, rename = "else", skip_serializing_if = "is_default")]
        otherwise: Vec<Effect>,
    },
}

const fn you() -> Subject {
    Subject::You
}

fn is_you(who: &Subject) -> bool {
    *who == Subject::You
}

const fn one() -> Amount {
    Amount::Number(1)
}

fn is_one(amount: &Amount) -> bool {
    *amount == Amount::Number(1)
}

/// What can be targeted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Targetable {
    /// A permanent.
    Permanent(Box<Filter>),
    /// A player.
    Player(Whose),
    /// A creature that matches, or any player.
    CreatureOrPlayer(Box<Filter>),
    /// A spell on the stack.
    Spell(Box<Filter>),
    /// A card in a graveyard.
    Card(Box<Filter>),
}

/// A target, or several of the same sort. No two targets of a spell or ability are the same.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Target {
    /// What it may be.
    pub what: Targetable,
    /// How many at least; 0 for "up to".
    #[serde(default = "one_target", skip_serializing_if = "is_one_target")]
    pub min: u8,
    /// How many at most.
    #[serde(default = "one_target", skip_serializing_if = "is_one_target")]
    pub max: u8,
    /// Points that are divided among the targets as one chooses, at least one each; 0 if nothing is divided.
    #[serde(default, skip_serializing_if = "is_default")]
    pub divided: u8,
}

const fn one_target() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_one_target(n: &u8) -> bool {
    *n == 1
}

/// What a spell or an ability does when it resolves.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Doing {
    /// Its targets, chosen when it is put on the stack.
    #[serde(skip_serializing_if = "is_default")]
    pub targets: Vec<Target>,
    /// Its controller chooses a colour when it resolves.
    #[serde(skip_serializing_if = "is_default")]
    pub choose_colour: bool,
    /// Its controller chooses when it resolves whether it happens.
    #[serde(skip_serializing_if = "is_default")]
    pub may: bool,
    /// What happens, in order.
    pub effects: Vec<Effect>,
    /// The same as the rules use it. Filled in when a content is built.
    #[serde(skip)]
    pub steps: Vec<EffectStep>,
}

/// A step of a resolution: conditions inside effects become steps that skip others.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum EffectStep {
    /// One effect; never `If`.
    Do(Effect),
    /// So many steps are skipped unless the condition holds.
    SkipUnless(Condition, usize),
    /// So many steps are skipped.
    Skip(usize),
}

/// A cost beside mana, or with it.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct Cost {
    /// Mana.
    #[serde(skip_serializing_if = "is_default")]
    pub mana: crate::ManaCost,
    /// The permanent is tapped.
    #[serde(skip_serializing_if = "is_default")]
    pub tap: bool,
    /// Life that is paid.
    #[serde(skip_serializing_if = "is_default")]
    pub life: u8,
    /// Cards to discard.
    #[serde(skip_serializing_if = "is_default")]
    pub discard: u8,
    /// Cards of one's own library to put into the graveyard.
    #[serde(skip_serializing_if = "is_default")]
    pub mill: u8,
    /// Cards of one's own graveyard to exile.
    #[serde(skip_serializing_if = "is_default")]
    pub exile: u8,
    /// The permanent is sacrificed.
    #[serde(skip_serializing_if = "is_default")]
    pub sacrifice_self: bool,
    /// Permanents to sacrifice.
    #[serde(skip_serializing_if = "is_default")]
    pub sacrifice: Option<Offering>,
}

/// Permanents of one's own to sacrifice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Offering {
    /// How many.
    #[serde(default = "one_target", skip_serializing_if = "is_one_target")]
    pub n: u8,
    /// Which.
    pub what: Box<Filter>,
}

/// The types that a filter leaves, as far as it says so.
impl Filter {
    /// Can it be a card of this type?
    #[must_use]
    pub fn allows(&self, card_type: CardType) -> bool {
        (self.types.is_empty() || self.types.has(card_type)) && !self.not_type.has(card_type)
    }

    /// Every creature.
    #[must_use]
    pub fn creatures() -> Filter {
        Filter { types: Set::of(CardType::Creature), ..Filter::default() }
    }
}
