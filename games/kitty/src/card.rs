//! The cards, as data: the cost, the target and the effects of each.
//!
//! Rules and texts follow from the [`Effect`]s, so a new card is one new entry of [`Card::def`]; what bots know of it is
//! learnt separately (CONTRIBUTING says how). Not here: applying an effect to a state (`effects.rs`), the text of a card
//! (`text/cards.rs`).

use atout_core::Text;
use serde::{Deserialize, Serialize};

/// A kind of card. All copies are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Heals its caster.
    Panacea,
    /// Wounds its target.
    Razor,
    /// Raises its caster's generation.
    Think,
    /// Brings a friend that attacks its target.
    Puppy,
    /// Takes generation from its target.
    Steal,
    /// Puts a caramel beside its target.
    Stone,
    /// Kills its target.
    Hell,
    /// Heals an ally; team games only.
    Balm,
    /// Raises the generation of the whole team; team games only.
    Chorus,
}

/// What a card may be aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// No target.
    Nobody,
    /// Any living entity except the caster.
    Anybody,
    /// Another living player of the same team.
    Ally,
}

/// Which entities an effect applies to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Recipient {
    /// The entity that plays the card.
    Caster,
    /// The card's target.
    Target,
    /// Every living player of the caster's team.
    Team,
}

/// One effect of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// Changes life.
    Life(Recipient, i32),
    /// Changes mana generation, to no less than 1.
    Generation(Recipient, i32),
    /// Puts a friend on a free cell beside the caster.
    Friend,
    /// Puts a caramel on a free cell beside the target.
    Caramel,
    /// The target does not survive the turn.
    Kill,
}

/// The definition of a card.
#[derive(Debug, Clone, Copy)]
pub struct CardDef {
    /// Its name.
    pub name: Text,
    /// Its word in notation.
    pub word: &'static str,
    /// The mana it costs.
    pub cost: u32,
    /// What it may be aimed at.
    pub aim: Aim,
    /// Its effects, in order.
    pub effects: &'static [Effect],
    /// Is it dealt in team games only?
    pub team: bool,
}

const fn card_def(
    name: Text,
    word: &'static str,
    cost: u32,
    aim: Aim,
    effects: &'static [Effect],
    team: bool,
) -> CardDef {
    CardDef { name, word, cost, aim, effects, team }
}

use Effect::{Caramel, Friend, Generation, Kill, Life};
use Recipient::{Caster, Target, Team};

/// In the order of [`Card::ALL`].
const CARD_DEFS: [CardDef; Card::COUNT] = [
    card_def(Text::new("Panacea", "Panacée"), "panacea", 2, Aim::Nobody, &[Life(Caster, 10)], false),
    card_def(Text::new("Razor", "Rasoir"), "razor", 2, Aim::Anybody, &[Life(Target, -10)], false),
    card_def(Text::new("Think", "Réflexion"), "think", 5, Aim::Nobody, &[Generation(Caster, 1)], false),
    card_def(Text::new("Puppy", "Chiot"), "puppy", 5, Aim::Anybody, &[Friend], false),
    card_def(
        Text::new("Steal", "Larcin"),
        "steal",
        10,
        Aim::Anybody,
        &[Generation(Caster, 1), Generation(Target, -1)],
        false,
    ),
    card_def(Text::new("Stone", "Caramel mou"), "stone", 10, Aim::Anybody, &[Caramel], false),
    card_def(Text::new("Hell is other", "L’enfer, c’est l’autre"), "hell", 100, Aim::Anybody, &[Kill], false),
    card_def(Text::new("Balm", "Baume"), "balm", 2, Aim::Ally, &[Life(Target, 10)], true),
    card_def(Text::new("Chorus", "Chœur"), "chorus", 10, Aim::Nobody, &[Generation(Team, 1)], true),
];

impl Card {
    /// The number of kinds.
    pub const COUNT: usize = 9;
    /// All kinds.
    pub const ALL: [Card; Card::COUNT] = [
        Card::Panacea,
        Card::Razor,
        Card::Think,
        Card::Puppy,
        Card::Steal,
        Card::Stone,
        Card::Hell,
        Card::Balm,
        Card::Chorus,
    ];

    /// Its definition.
    #[inline]
    pub const fn def(self) -> &'static CardDef {
        &CARD_DEFS[self as usize]
    }

    /// The mana it costs.
    #[inline]
    pub const fn cost(self) -> u32 {
        self.def().cost
    }

    /// How often it is dealt, before the class's multiplier: inversely proportional to its cost.
    #[inline]
    pub const fn frequency(self) -> u32 {
        100 / self.cost()
    }
}
