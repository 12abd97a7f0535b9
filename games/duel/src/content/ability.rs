//! Abilities of permanents: static, triggered, activated, and mana.

use super::{Amount, Condition, Cost, Doing, Filter, Subject, Whose, is_default, one_or_many};
use crate::words::{Set, words};
use crate::{Colours, Keywords};
use serde::{Deserialize, Serialize};

/// What holds as long as a permanent is in play.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Static {
    /// What it touches: `"self"`, `"host"` or `{ each = FILTER }`. Rules about players (`extra-land`) leave it out.
    #[serde(default = "this", skip_serializing_if = "is_this")]
    pub to: Subject,
    /// Only while this holds.
    #[serde(default, rename = "if", skip_serializing_if = "is_default")]
    pub condition: Option<Condition>,
    /// More force, or less.
    #[serde(default, skip_serializing_if = "is_default")]
    pub force: Amount,
    /// More endurance, or less.
    #[serde(default, skip_serializing_if = "is_default")]
    pub endurance: Amount,
    /// Keywords that they have.
    #[serde(default, skip_serializing_if = "is_default")]
    pub keywords: Keywords,
    /// Force and endurance are these before anything is added.
    #[serde(default, skip_serializing_if = "is_default")]
    pub set: Option<[i16; 2]>,
    /// The controller of this aura controls its host.
    #[serde(default, skip_serializing_if = "is_default")]
    pub control: bool,
    /// Creatures of one's own that match `to` cannot be blocked by creatures that match this.
    #[serde(default, skip_serializing_if = "is_default")]
    pub unblockable_by: Option<Box<Filter>>,
    /// Lands give this much more mana of their own colour.
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra_mana: u8,
    /// Lands that one may play in addition, each turn.
    #[serde(default, skip_serializing_if = "is_default")]
    pub extra_land: u8,
    /// Does it ask for keywords, force or endurance? Filled in when a content is built.
    #[serde(skip)]
    pub asks_traits: bool,
    /// Does it change force or endurance? Filled in when a content is built.
    #[serde(skip)]
    pub gives_size: bool,
}

const fn this() -> Subject {
    Subject::This
}

fn is_this(to: &Subject) -> bool {
    *to == Subject::This
}

words! {
    /// What a static ability is about.
    StaticUse {
        /// Force, endurance or keywords.
        Traits,
        /// Mana of lands.
        Mana,
        /// Lands that may be played.
        Lands,
        /// Who controls the host.
        Control,
        /// Who may block.
        Blocks,
    }
}

/// What static abilities are about.
pub type StaticUses = Set<StaticUse>;

impl Static {
    /// What it is about.
    pub(crate) fn uses(&self) -> StaticUses {
        let size = [&self.force, &self.endurance].iter().any(|amount| **amount != Amount::Number(0));
        let all = [
            (StaticUse::Traits, size || self.set.is_some() || !self.keywords.is_empty()),
            (StaticUse::Mana, self.extra_mana > 0),
            (StaticUse::Lands, self.extra_land > 0),
            (StaticUse::Control, self.control),
            (StaticUse::Blocks, self.unblockable_by.is_some()),
        ];
        all.into_iter().filter(|(_, is_used)| *is_used).map(|(used, _)| used).collect()
    }
}

/// What a trigger listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum TriggerOn {
    /// A permanent comes into play.
    Enters,
    /// A permanent leaves play.
    Leaves,
    /// A permanent goes from play to the graveyard.
    Dies,
    /// A creature attacks.
    Attacks,
    /// A creature blocks.
    Blocks,
    /// An attacker becomes blocked.
    BecomesBlocked,
    /// A permanent deals damage.
    DealsDamage,
    /// A permanent is dealt damage.
    IsDealtDamage,
    /// A spell is cast.
    Casts,
    /// A spell resolves.
    Resolves,
    /// A player gains life.
    GainsLife,
    /// A turn begins.
    TurnBegins,
    /// A combat begins.
    CombatBegins,
    /// A turn ends.
    TurnEnds,
}

/// What a damage trigger listens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DamageTo {
    /// Anything.
    #[default]
    Any,
    /// A player.
    Player,
    /// A creature.
    Creature,
}

/// The permanent or spell that a trigger is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// The permanent that says so.
    #[serde(rename = "self")]
    This,
    /// The host of this aura.
    Host,
    /// Whatever matches.
    Each(Box<Filter>),
}

/// What happens whenever something else happens.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Trigger {
    /// What it listens to.
    pub on: TriggerOn,
    /// Which permanent or spell it must happen to; the permanent itself if nothing is written. Turns, combats and life ask
    /// for `whose` instead.
    #[serde(default = "about_this", skip_serializing_if = "is_about_this")]
    pub what: About,
    /// Whose turn, combat, spell or life.
    #[serde(default = "yours", skip_serializing_if = "is_yours")]
    pub whose: Whose,
    /// Combat damage only.
    #[serde(default, skip_serializing_if = "is_default")]
    pub combat: bool,
    /// Damage to whom.
    #[serde(default, skip_serializing_if = "is_default")]
    pub to: DamageTo,
    /// Checked when it happens and again when it resolves.
    #[serde(default, rename = "if", skip_serializing_if = "is_default")]
    pub condition: Option<Condition>,
    /// What it does; one of several, if there are several.
    #[serde(rename = "do", deserialize_with = "one_or_many")]
    pub modes: Vec<Doing>,
}

const fn about_this() -> About {
    About::This
}

fn is_about_this(about: &About) -> bool {
    *about == About::This
}

const fn yours() -> Whose {
    Whose::You
}

fn is_yours(whose: &Whose) -> bool {
    *whose == Whose::You
}

/// What a permanent's controller can do with it for a cost, whenever he has priority.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Activated {
    /// What it costs.
    pub cost: Cost,
    /// Only while this holds.
    #[serde(default, rename = "if", skip_serializing_if = "is_default")]
    pub condition: Option<Condition>,
    /// Only when a sorcery could be cast.
    #[serde(default, skip_serializing_if = "is_default")]
    pub slow: bool,
    /// What it does; one of several, if there are several.
    #[serde(rename = "do", deserialize_with = "one_or_many")]
    pub modes: Vec<Doing>,
}

/// Tap: add mana. Such abilities do not use the stack.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ManaAbility {
    /// One of these colours; colourless if there is none.
    #[serde(default, skip_serializing_if = "is_default")]
    pub colour: Colours,
    /// How much.
    #[serde(default = "one_mana", skip_serializing_if = "is_one_mana")]
    pub n: u8,
}

const fn one_mana() -> u8 {
    1
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks for a reference")]
const fn is_one_mana(n: &u8) -> bool {
    *n == 1
}
