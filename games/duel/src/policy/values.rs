//! What things are worth, in one currency: about one point for a card's mana.

use crate::action::Slot;
use crate::continuous::Traits;
use crate::state::{Card, Duel, HiddenCard};
use crate::{CardDef, CardType, Keyword, Keywords, Word};
use atout_core::Seat;

/// What a keyword adds to a creature of this force and endurance.
fn keyword_value(keyword: Keyword, force: f32, endurance: f32) -> f32 {
    match keyword {
        Keyword::Flying => 0.4 + 0.35 * force,
        Keyword::Unblockable => 0.4 + 0.4 * force,
        Keyword::Reach => 0.3,
        Keyword::Vigilance => 0.2 + 0.1 * force,
        Keyword::DeathTouch => 1.2,
        Keyword::Defender => -0.4 - 0.5 * force,
        Keyword::FirstStrike => 0.3 + 0.25 * force,
        Keyword::DoubleStrike => 0.5 + 0.8 * force,
        Keyword::Haste => 0.2,
        Keyword::Lifelink => 0.2 + 0.3 * force,
        Keyword::Menace => 0.2 + 0.15 * force,
        Keyword::Trample => 0.15 * (force - 1.0).max(0.0),
        Keyword::Hexproof => 0.7,
        Keyword::Indestructible => 1.0 + 0.4 * endurance,
        Keyword::ProtectionFromWhite
        | Keyword::ProtectionFromBlue
        | Keyword::ProtectionFromBlack
        | Keyword::ProtectionFromRed
        | Keyword::ProtectionFromGreen
        | Keyword::ProtectionFromChosen => 0.4,
        Keyword::CannotBlock => -0.3 - 0.2 * endurance,
        Keyword::CannotAttack => -0.5 - 0.5 * force,
        Keyword::MustAttack => -0.3,
        Keyword::StaysTapped => -1.5,
        Keyword::Flash => 0.1,
    }
}

/// What keywords add to a creature of this size.
pub(super) fn keywords_value(keywords: Keywords, force: f32, endurance: f32) -> f32 {
    if keywords.is_empty() {
        return 0.0;
    }
    keywords.iter().map(|keyword| keyword_value(keyword, force, endurance)).sum()
}

/// A creature by its size and keywords.
pub(super) fn body_value(force: i16, endurance: i16, keywords: Keywords) -> f32 {
    let (force, endurance) = (f32::from(force.max(0)), f32::from(endurance.max(0)));
    0.5 + 0.65 * force + 0.45 * endurance + keywords_value(keywords, force, endurance)
}

/// What a card's abilities are worth beside its size.
fn abilities_value(def: &CardDef) -> f32 {
    let entry = &def.entry;
    let n = entry.statics.len() + entry.activated.len();
    0.8 * n as f32 + 0.5 * entry.triggers.len() as f32 + if entry.mana.is_some() { 1.0 } else { 0.0 }
}

impl Duel {
    /// What a permanent is worth to its controller.
    pub(super) fn permanent_value(&self, slot: Slot) -> f32 {
        let permanent = self.at(slot);
        let def = self.def(permanent.card);
        match permanent.card_type {
            CardType::Creature => {
                let Traits { force, endurance, keywords } = self.traits(slot);
                body_value(force, endurance, keywords) + abilities_value(def)
            }
            CardType::Land => 1.6,
            _ => 0.6 + 0.9 * f32::from(def.entry.cost.total()),
        }
    }

    /// What a card is worth in play or when it is cast, without looking at the table.
    pub(super) fn card_value(&self, card: Card) -> f32 {
        let def = self.def(card);
        let entry = &def.entry;
        match entry.card_type {
            CardType::Creature => {
                let size = (entry.force.unwrap_or_default(), entry.endurance.unwrap_or_default());
                body_value(size.0, size.1, entry.keywords) + abilities_value(def)
            }
            CardType::Land => 1.6,
            _ => 0.8 + 0.9 * f32::from(entry.cost.total()),
        }
    }

    /// What a card in one's own hand is worth: lands by need, spells by when they can be cast.
    pub(super) fn hand_value(&self, seat: Seat, hidden: HiddenCard) -> f32 {
        let card = hidden.card();
        let entry = &self.def(card).entry;
        let lands = self.n_lands(seat);
        let in_hand = self.lands_in_hand(seat);
        if entry.card_type == CardType::Land {
            return match lands + in_hand {
                0..=3 => 6.0,
                4 => 4.2,
                5 => 2.6,
                6 => 1.2,
                _ => 0.3,
            };
        }
        let missing = f32::from(entry.cost.total()) - (lands + in_hand) as f32;
        self.card_value(card) - 0.6 * missing.max(0.0)
    }

    /// Lands that a player controls.
    pub(super) fn n_lands(&self, seat: Seat) -> usize {
        self.permanents
            .iter()
            .filter(|one| one.stamp != 0 && one.controller == seat && one.card_type == CardType::Land)
            .count()
    }

    fn lands_in_hand(&self, seat: Seat) -> usize {
        let is_land = |hidden: &&HiddenCard| self.def(hidden.card()).entry.card_type == CardType::Land;
        self.player(seat).hand.iter().filter(is_land).count()
    }

    /// The colours that a player's lands can give, as how many of each.
    pub(super) fn colour_sources(&self, seat: Seat) -> [u8; 5] {
        let mut n = [0; 5];
        for slot in self.mana_slots.iter() {
            let permanent = self.at(slot);
            if permanent.controller == seat
                && let Some(mana) = self.def(permanent.card).entry.mana
            {
                mana.colour.iter().for_each(|colour| n[colour.index()] += 1);
            }
        }
        n
    }
}
