//! What a content file says, entry by entry: the form that people write, that is hashed, and that travels in records.
//!
//! Not here: what the rules make of it (`compile.rs`) and which numbers are allowed (`check.rs`).

use crate::{Counter, Element};
pub use atout_core::Words;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How often a card turns up.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rarity {
    /// Never offered: part of a starting deck.
    Starter,
    /// Often.
    Common,
    /// Sometimes.
    Uncommon,
    /// Seldom, and from bosses.
    Rare,
    /// Never offered: put into a deck by an event or a difficulty.
    Special,
}

impl Rarity {
    /// How many there are.
    pub(crate) const COUNT: usize = 5;
}

/// What a card or a skill is aimed at, seen from the side of whoever uses it in a card: players are friends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Target {
    /// One player.
    Player,
    /// All players.
    Players,
    /// One enemy.
    Enemy,
    /// All enemies.
    Enemies,
}

impl Target {
    /// Is it aimed at players?
    #[must_use]
    pub const fn is_players(self) -> bool {
        matches!(self, Target::Player | Target::Players)
    }

    /// Is it aimed at all of a side?
    #[must_use]
    pub const fn is_all(self) -> bool {
        matches!(self, Target::Players | Target::Enemies)
    }
}

/// One effect of a card, a skill or a boss's phase.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum EffectEntry {
    /// An attack on each target.
    Attack(u8),
    /// Block.
    Block(u8),
    /// Life, at once.
    Heal(u8),
    /// Cards to draw.
    Draw(u8),
    /// Cards to discard, as the player chooses.
    Discard(u8),
    /// Energy, this turn.
    Energy(u8),
    /// Life that the user pays, whatever its block.
    LoseLife(u8),
    /// Buffs.
    Buff(BTreeMap<Counter, u8>),
    /// Debuffs.
    Debuff(BTreeMap<Counter, u8>),
    /// Debuffs are taken away.
    Cleanse(bool),
    /// An enemy comes to help.
    Summon(String),
    /// The user's element changes.
    Become(Element),
}

/// A card.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct CardEntry {
    /// Its name.
    pub name: Words,
    /// Its element.
    pub element: Element,
    /// How often it turns up.
    pub rarity: Rarity,
    /// Energy to play it, 0 to 3.
    pub cost: u8,
    /// What it is aimed at.
    pub target: Target,
    /// What it does, in order.
    pub effects: Vec<EffectEntry>,
}

/// When an enemy thinks of a skill.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    /// In the first turn of the fight.
    First,
    /// It has at most half of its life.
    Hurt,
    /// It has lost a fifth of its life or more since its last turn.
    Struck,
    /// Another enemy has at most half of its life.
    AllyHurt,
    /// No other enemy lives.
    Alone,
    /// Another enemy lives.
    Together,
    /// Some player has 8 block or more.
    Blocked,
    /// Some player has a buff.
    Buffed,
    /// It has a debuff.
    Debuffed,
}

/// A skill of enemies.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct SkillEntry {
    /// Its name.
    pub name: Words,
    /// What it is aimed at.
    pub target: Target,
    /// The element of its attacks; the enemy's own if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub element: Option<Element>,
    /// Turns before it can be used again.
    #[serde(default)]
    pub cooldown: u8,
    /// When it is thought of; always if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub when: Option<When>,
    /// How likely it is among those that are thought of.
    #[serde(default = "one")]
    pub weight: u8,
    /// What it does, in order.
    pub effects: Vec<EffectEntry>,
}

const fn one() -> u8 {
    1
}

/// What an enemy does from a share of its life down.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct PhaseEntry {
    /// It begins when life is at most this many percent.
    pub below: u8,
    /// Its skills.
    pub skills: Vec<String>,
    /// What happens to the enemy when it begins.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub enter: Vec<EffectEntry>,
}

/// An enemy.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EnemyEntry {
    /// Its name.
    pub name: Words,
    /// Its element.
    pub element: Element,
    /// The first and the last floor it lives on, 1 to 4.
    pub floors: [u8; 2],
    /// How much of a room it fills: 1 comes in threes, 3 comes alone.
    #[serde(default = "one")]
    pub threat: u8,
    /// Is it a boss?
    #[serde(default, skip_serializing_if = "is_false")]
    pub boss: bool,
    /// Is it only ever called by others?
    #[serde(default, skip_serializing_if = "is_false")]
    pub called: bool,
    /// Life on floor 1.
    pub life: u16,
    /// Attack stat on floor 1.
    #[serde(default)]
    pub attack_stat: i8,
    /// Block stat on floor 1.
    #[serde(default)]
    pub block_stat: i8,
    /// Its outline.
    pub figure: String,
    /// Its skills; a boss has phases instead.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub skills: Vec<String>,
    /// What a boss does from which share of its life down; the first one from 100 percent.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub phases: Vec<PhaseEntry>,
}

fn is_false(value: &bool) -> bool {
    !*value
}

/// A price or a gain in an event room, for the player who chooses it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum OutcomeEntry {
    /// Life, gained or lost; a price never kills.
    Life(i16),
    /// Life, in percent of the maximum.
    LifePercent(i16),
    /// The most life that one can have.
    MaxLife(i16),
    /// The attack stat, for good.
    AttackStat(i8),
    /// The block stat, for good.
    BlockStat(i8),
    /// A certain card.
    Card(String),
    /// A card of this rarity, shown before.
    CardOf(Rarity),
    /// A card of one's choice leaves the deck.
    Remove(bool),
    /// A card of one's choice is there twice.
    Copy(bool),
    /// A card of one's choice gets this element.
    Turn(Element),
    /// Counters that one begins the next fight with.
    NextFight(BTreeMap<Counter, u8>),
    /// Counters that all enemies begin the next fight with.
    NextFoes(BTreeMap<Counter, u8>),
    /// One's own element.
    Become(Element),
}

/// One way through an event room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct OptionEntry {
    /// What one does.
    pub name: Words,
    /// What one pays and gets. Nothing: one walks on.
    #[serde(default)]
    pub outcome: Vec<OutcomeEntry>,
    /// Must be set where nothing happens, so that nobody forgets an outcome.
    #[serde(default, skip_serializing_if = "is_false")]
    pub nothing: bool,
}

/// A scene in an event room.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct EventEntry {
    /// Its name.
    pub name: Words,
    /// What one finds.
    pub text: Words,
    /// The first and the last floor it happens on, 1 to 4.
    #[serde(default = "all_floors")]
    pub floors: [u8; 2],
    /// Two or three ways through it.
    pub options: Vec<OptionEntry>,
}

const fn all_floors() -> [u8; 2] {
    [1, 4]
}

/// The numbers of the climb.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct ClimbEntry {
    /// Percent of its life that an enemy has on each floor.
    pub enemy_life: [u16; 4],
    /// Percent of life that every room on the way adds.
    pub room_life: u16,
    /// Attack that enemies have more on each floor.
    pub enemy_attack: [i8; 4],
    /// Block that enemies have more on each floor.
    pub enemy_block: [i8; 4],
    /// Percent of its life that a boss has on each floor.
    pub boss_life: [u16; 4],
    /// Attack that a boss has more on each floor.
    pub boss_attack: [i8; 4],
    /// Percent of life that enemies have against two players.
    pub two_players: u16,
    /// Threat that fills the first rooms of each floor.
    pub early_threat: [u8; 4],
    /// Threat that fills its later rooms.
    pub late_threat: [u8; 4],
    /// Percent of life that a night's rest gives back.
    pub rest: u16,
    /// Percent of the life that is missing that comes back after a boss.
    pub after_boss: u16,
    /// How likely common, uncommon and rare cards are on each floor.
    pub rarities: [[u8; 3]; 4],
}
