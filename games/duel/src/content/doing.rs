//! A text as a whole: its targets, its costs and its effects in order.

use super::{Condition, Effect, Filter, Whose, is_default};
use serde::{Deserialize, Serialize};

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
