//! What spells and abilities do: effects and what they are done to.
//!
//! Not here: how much and when (`amount.rs`), targets and costs (`doing.rs`).

use super::{Amount, Condition, Filter, is_default};
use crate::{Colours, Keywords};
use serde::{Deserialize, Serialize};

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
