//! Whether a filter holds: for permanents, for permanents that have left, for cards and for spells.

use crate::action::Slot;
use crate::continuous::Traits;
use crate::state::{Card, Departed, Duel};
use crate::{CardDef, Filter, Whose};
use atout_core::Seat;

/// What a filter can ask of a thing.
pub(crate) trait Facts {
    fn def(&self) -> &'static CardDef;
    fn controller(&self) -> Seat;
    fn stamp(&self) -> u32;
    fn traits(&self) -> Traits;
    fn is_tapped(&self) -> bool;
    fn counters(&self) -> i16;
    fn attacks(&self) -> bool;
    fn blocks(&self) -> bool;
    fn is_enchanted(&self) -> bool;
}

/// From whose side a filter is read: the controller of the card that says so, and that card's stamp.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Side {
    pub you: Seat,
    pub source: u32,
}

impl Filter {
    /// Does it ask for anything that effects can change?
    #[inline]
    pub(crate) fn asks_traits(&self) -> bool {
        !self.keyword.is_empty()
            || !self.no_keyword.is_empty()
            || self.asks_size()
            || self.any.iter().any(Filter::asks_traits)
    }

    /// Does it ask for force or endurance?
    #[inline]
    pub(crate) fn asks_size(&self) -> bool {
        self.force_min.is_some()
            || self.force_max.is_some()
            || self.endurance_min.is_some()
            || self.endurance_max.is_some()
    }

    /// Does the printed card pass, as far as only that is asked?
    #[inline]
    fn passes_card(&self, def: &CardDef) -> bool {
        let entry = &def.entry;
        (self.types.is_empty() || self.types.has(entry.card_type))
            && !self.not_type.has(entry.card_type)
            && (self.kind.bits == 0 || self.kind.bits & entry.kind.bits != 0)
            && self.not_kind.bits & entry.kind.bits == 0
            && (self.colour.is_empty() || self.colour.meets(def.colours))
            && !self.not_colour.meets(def.colours)
            && self.cost_min.is_none_or(|min| entry.cost.total() >= min)
            && self.cost_max.is_none_or(|max| entry.cost.total() <= max)
            && self.token.is_none_or(|token| token == def.is_token)
            && self.aura.is_none_or(|aura| aura == entry.is_aura())
    }

    /// Does it hold?
    #[inline]
    pub(crate) fn holds(&self, thing: &impl Facts, side: Side) -> bool {
        let whose = match self.whose {
            Whose::Any => true,
            Whose::You => thing.controller() == side.you,
            Whose::Opponent => thing.controller() != side.you,
        };
        whose
            && self.passes_card(thing.def())
            && (!self.other || thing.stamp() != side.source)
            && self.tapped.is_none_or(|tapped| tapped == thing.is_tapped())
            && self.counters.is_none_or(|counters| counters == (thing.counters() > 0))
            && self.attacking.is_none_or(|attacks| attacks == thing.attacks())
            && self.blocking.is_none_or(|blocks| blocks == thing.blocks())
            && self.enchanted.is_none_or(|enchanted| enchanted == thing.is_enchanted())
            && self.passes_traits(thing)
            && (self.any.is_empty() || self.any.iter().any(|one| one.holds(thing, side)))
    }

    #[inline]
    fn passes_traits(&self, thing: &impl Facts) -> bool {
        if self.keyword.is_empty() && self.no_keyword.is_empty() && !self.asks_size() {
            return true;
        }
        let traits = thing.traits();
        traits.keywords.holds(self.keyword)
            && !traits.keywords.meets(self.no_keyword)
            && self.force_min.is_none_or(|min| traits.force >= min)
            && self.force_max.is_none_or(|max| traits.force <= max)
            && self.endurance_min.is_none_or(|min| traits.endurance >= min)
            && self.endurance_max.is_none_or(|max| traits.endurance <= max)
    }
}

/// A permanent on the battlefield.
pub(crate) struct InPlay<'a> {
    pub duel: &'a Duel,
    pub slot: Slot,
    /// Its traits where they are known already, or are just being computed.
    pub traits: Option<Traits>,
    /// How many more times static abilities that depend on others are looked at.
    pub depth: u8,
}

impl Facts for InPlay<'_> {
    #[inline]
    fn def(&self) -> &'static CardDef {
        self.duel.def(self.duel.at(self.slot).card)
    }

    #[inline]
    fn controller(&self) -> Seat {
        self.duel.at(self.slot).controller
    }

    #[inline]
    fn stamp(&self) -> u32 {
        self.duel.at(self.slot).stamp
    }

    fn traits(&self) -> Traits {
        self.traits.unwrap_or_else(|| self.duel.traits_within(self.slot, self.depth))
    }

    fn is_tapped(&self) -> bool {
        self.duel.at(self.slot).tapped
    }

    fn counters(&self) -> i16 {
        self.duel.at(self.slot).counters
    }

    fn attacks(&self) -> bool {
        self.duel.at(self.slot).combat.attacks
    }

    fn blocks(&self) -> bool {
        self.duel.at(self.slot).combat.blocks.is_some()
    }

    fn is_enchanted(&self) -> bool {
        self.duel.is_enchanted(self.slot)
    }
}

/// A permanent as it last was.
pub(crate) struct Gone<'a> {
    pub duel: &'a Duel,
    pub was: &'a Departed,
}

impl Facts for Gone<'_> {
    fn def(&self) -> &'static CardDef {
        self.duel.def(self.was.permanent.card)
    }

    fn controller(&self) -> Seat {
        self.was.permanent.controller
    }

    fn stamp(&self) -> u32 {
        self.was.permanent.stamp
    }

    fn traits(&self) -> Traits {
        Traits { force: self.was.force, endurance: self.was.endurance, keywords: self.was.keywords }
    }

    fn is_tapped(&self) -> bool {
        self.was.permanent.tapped
    }

    fn counters(&self) -> i16 {
        self.was.permanent.counters
    }

    fn attacks(&self) -> bool {
        self.was.permanent.combat.attacks
    }

    fn blocks(&self) -> bool {
        self.was.permanent.combat.blocks.is_some()
    }

    fn is_enchanted(&self) -> bool {
        self.was.enchanted
    }
}

/// A card outside the battlefield: what is printed on it.
pub(crate) struct Printed {
    pub def: &'static CardDef,
    pub owner: Seat,
    pub stamp: u32,
}

impl Facts for Printed {
    fn def(&self) -> &'static CardDef {
        self.def
    }

    fn controller(&self) -> Seat {
        self.owner
    }

    fn stamp(&self) -> u32 {
        self.stamp
    }

    fn traits(&self) -> Traits {
        let entry = &self.def.entry;
        Traits {
            force: entry.force.unwrap_or_default(),
            endurance: entry.endurance.unwrap_or_default(),
            keywords: entry.keywords,
        }
    }

    fn is_tapped(&self) -> bool {
        false
    }

    fn counters(&self) -> i16 {
        0
    }

    fn attacks(&self) -> bool {
        false
    }

    fn blocks(&self) -> bool {
        false
    }

    fn is_enchanted(&self) -> bool {
        false
    }
}

impl Duel {
    /// Does the permanent in this slot match?
    #[inline]
    pub(crate) fn matches(&self, slot: Slot, filter: &Filter, side: Side) -> bool {
        filter.holds(&InPlay { duel: self, slot, traits: None, depth: crate::continuous::DEPTH }, side)
    }

    /// Does a card that is not in play match?
    pub(crate) fn card_matches(&self, card: Card, owner: Seat, stamp: u32, filter: &Filter, side: Side) -> bool {
        filter.holds(&Printed { def: self.def(card), owner, stamp }, side)
    }

    /// Is an aura attached to it?
    pub(crate) fn is_enchanted(&self, slot: Slot) -> bool {
        self.aura_slots.iter().any(|aura| self.at(aura).host == Some(slot))
    }
}
