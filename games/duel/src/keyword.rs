//! Keywords: what a creature can do by one word.

use crate::Colour;
use crate::words::{Set, words};

words! {
    /// A static ability with a name. Restrictions that effects give (cannot block) are kept as such, too.
    Keyword {
        /// Blocked only by flying or reach.
        Flying,
        /// Blocks flying.
        Reach,
        /// Does not tap to attack.
        Vigilance,
        /// Any damage of it kills.
        DeathTouch,
        /// Cannot attack.
        Defender,
        /// Deals damage first.
        FirstStrike,
        /// Deals damage first and again.
        DoubleStrike,
        /// Attacks and taps at once.
        Haste,
        /// Cannot be blocked.
        Unblockable,
        /// Its damage is life for its controller.
        Lifelink,
        /// Blocked by two or more only.
        Menace,
        /// Damage beyond lethal goes to the player.
        Trample,
        /// Cast like an instant.
        Flash,
        /// Opponents cannot target it.
        Hexproof,
        /// Damage, death touch and "destroy" do not kill it.
        Indestructible,
        /// Not blocked, targeted, damaged or enchanted by white.
        ProtectionFromWhite,
        /// By blue.
        ProtectionFromBlue,
        /// By black.
        ProtectionFromBlack,
        /// By red.
        ProtectionFromRed,
        /// By green.
        ProtectionFromGreen,
        /// By the colour that was chosen for the card that says so.
        ProtectionFromChosen,
        /// Cannot block.
        CannotBlock,
        /// Cannot attack.
        CannotAttack,
        /// Attacks each turn if it can.
        MustAttack,
        /// Stays tapped when its controller's turn begins.
        StaysTapped,
    }
}

/// A set of keywords.
pub type Keywords = Set<Keyword>;

impl Keyword {
    /// Protection from a colour.
    #[must_use]
    pub const fn protection_from(colour: Colour) -> Keyword {
        match colour {
            Colour::White => Keyword::ProtectionFromWhite,
            Colour::Blue => Keyword::ProtectionFromBlue,
            Colour::Black => Keyword::ProtectionFromBlack,
            Colour::Red => Keyword::ProtectionFromRed,
            Colour::Green => Keyword::ProtectionFromGreen,
        }
    }
}
