//! The cards, as data: what each costs, whom it is aimed at and what it does.
//!
//! Rules and texts are both made from [`Effect`]s, so to them a card is one entry of [`Card::face`]; what bots have
//! learnt of cards they learn anew (CONTRIBUTING says how). Not here: what an effect does to a state (`cast.rs`), how
//! cards are told to people (`card_text.rs`).

use atout_core::Text;
use serde::{Deserialize, Serialize};

/// A kind of card. All copies of one are alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    /// Heals its caster.
    Panacea,
    /// Wounds its target.
    Razor,
    /// More mana for its caster.
    Think,
    /// Invites a friend against its target.
    Puppy,
    /// Takes generation from its target.
    Steal,
    /// Puts a caramel beside its target.
    Stone,
    /// Kills its target.
    Hell,
    /// Heals an ally; in teams only.
    Balm,
    /// More mana for the whole team; in teams only.
    Chorus,
}

/// Whom a card is aimed at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Aim {
    /// Nobody: it is about its caster.
    Nobody,
    /// Any living entity but the caster.
    Anybody,
    /// Another living player of the same team.
    Ally,
}

/// Whom an effect happens to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    /// Who plays the card.
    Caster,
    /// Whom it is aimed at.
    Target,
    /// Every living player of the caster's team.
    Team,
}

/// One thing that a card does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Effect {
    /// More or less life.
    Life(Whom, i32),
    /// More or less mana generation; never below 1.
    Generation(Whom, i32),
    /// A friend on a free cell beside the caster.
    Friend,
    /// A caramel on a free cell beside the target.
    Caramel,
    /// The target does not survive the turn.
    Kill,
}

/// Everything about a card.
#[derive(Debug, Clone, Copy)]
pub struct Face {
    /// Its name.
    pub name: Text,
    /// The word in notation.
    pub word: &'static str,
    /// Mana it costs.
    pub cost: u32,
    /// Whom it is aimed at.
    pub aim: Aim,
    /// What it does, in order.
    pub effects: &'static [Effect],
    /// Is it dealt in team games only?
    pub team: bool,
}

const fn face(name: Text, word: &'static str, cost: u32, aim: Aim, effects: &'static [Effect], team: bool) -> Face {
    Face { name, word, cost, aim, effects, team }
}

use Effect::{Caramel, Friend, Generation, Kill, Life};
use Whom::{Caster, Target, Team};

/// In the order of [`Card::ALL`].
const FACES: [Face; Card::COUNT] = [
    face(Text::new("Panacea", "Panacée"), "panacea", 2, Aim::Nobody, &[Life(Caster, 10)], false),
    face(Text::new("Razor", "Rasoir"), "razor", 2, Aim::Anybody, &[Life(Target, -10)], false),
    face(Text::new("Think", "Réflexion"), "think", 5, Aim::Nobody, &[Generation(Caster, 1)], false),
    face(Text::new("Puppy", "Chiot"), "puppy", 5, Aim::Anybody, &[Friend], false),
    face(
        Text::new("Steal", "Larcin"),
        "steal",
        10,
        Aim::Anybody,
        &[Generation(Caster, 1), Generation(Target, -1)],
        false,
    ),
    face(Text::new("Stone", "Caramel mou"), "stone", 10, Aim::Anybody, &[Caramel], false),
    face(Text::new("Hell is other", "L’enfer c’est l’autre"), "hell", 100, Aim::Anybody, &[Kill], false),
    face(Text::new("Balm", "Baume"), "balm", 2, Aim::Ally, &[Life(Target, 10)], true),
    face(Text::new("Chorus", "Chœur"), "chorus", 10, Aim::Nobody, &[Generation(Team, 1)], true),
];

impl Card {
    /// How many kinds there are.
    pub const COUNT: usize = 9;
    /// All of them.
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

    /// Everything about it.
    #[inline]
    pub const fn face(self) -> &'static Face {
        &FACES[self as usize]
    }

    /// Mana it costs.
    #[inline]
    pub const fn cost(self) -> u32 {
        self.face().cost
    }

    /// How often it is dealt, before a class weighs it: inversely proportional to its cost.
    #[inline]
    pub const fn frequency(self) -> u32 {
        100 / self.cost()
    }
}
