//! The steps of a turn.

use serde::{Deserialize, Serialize};

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
