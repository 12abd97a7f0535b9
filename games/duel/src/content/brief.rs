//! What the rules ask of a card over and over, in a few bytes: all briefs of a pool fit into the fastest cache, all
//! definitions do not.

use super::{CardDef, CardType, ManaAbility, Static, Subject};
use crate::{Colours, Keyword, Keywords, ManaCost};

/// What is printed on a card, in short.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Brief {
    pub card_type: CardType,
    pub colours: Colours,
    pub cost: ManaCost,
    pub force: i16,
    pub endurance: i16,
    pub keywords: Keywords,
    pub mana: Option<ManaAbility>,
    /// May it be cast whenever its player has priority?
    pub is_fast: bool,
    /// Which permanents its static abilities can touch.
    pub reach: Reach,
    /// How many activated abilities it has.
    pub n_activated: u8,
}

impl Brief {
    pub(super) fn of(def: &CardDef) -> Brief {
        let entry = &def.entry;
        Brief {
            card_type: entry.card_type,
            colours: def.colours,
            cost: entry.cost,
            force: entry.force.unwrap_or_default(),
            endurance: entry.endurance.unwrap_or_default(),
            keywords: entry.keywords,
            mana: entry.mana,
            is_fast: entry.card_type == CardType::Instant || entry.keywords.has(Keyword::Flash),
            reach: Reach::of(&entry.statics),
            n_activated: entry.activated.len() as u8,
        }
    }
}

/// Which permanents a card's static abilities can touch.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Reach {
    /// Only itself.
    Own,
    /// Only what it is attached to.
    Host,
    /// Others too.
    Wide,
}

impl Reach {
    fn of(statics: &[Static]) -> Reach {
        if statics.iter().all(|rule| rule.to == Subject::This) {
            Reach::Own
        } else if statics.iter().all(|rule| rule.to == Subject::Host) {
            Reach::Host
        } else {
            Reach::Wide
        }
    }
}
