//! What a permanent is at this moment: force, endurance and keywords, computed from what is printed and what is in force.
//!
//! Keywords come first, then force and endurance, then keywords that depend on either. A static ability's condition may
//! look at permanents that other static abilities touch; after [`DEPTH`] such looks it sees them without.
//!
//! Not here: who controls what (`control.rs`).

use crate::action::Slot;
use crate::amounts::Context;
use crate::content::{Reach, StaticUse};
use crate::facts::{InPlay, Side};
use crate::slot_set::SlotSet;
use crate::state::{Duel, Permanent};
use crate::{Keyword, Keywords, Static, Subject};

/// How far conditions of static abilities look through each other.
pub(crate) const DEPTH: u8 = 2;

/// What is computed of a permanent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Traits {
    /// Force; may be below 0.
    pub force: i16,
    /// Endurance.
    pub endurance: i16,
    /// Keywords.
    pub keywords: Keywords,
}

impl Duel {
    /// Force, endurance and keywords of a permanent.
    #[inline]
    #[must_use]
    pub fn traits(&self, slot: Slot) -> Traits {
        self.traits_within(slot, DEPTH)
    }

    /// Has it the keyword?
    #[inline]
    pub(crate) fn has(&self, slot: Slot, keyword: Keyword) -> bool {
        self.traits(slot).keywords.has(keyword)
    }

    /// Traits with static abilities looked at `depth` times; 0 leaves them out.
    #[inline]
    pub(crate) fn traits_within(&self, slot: Slot, depth: u8) -> Traits {
        let permanent = self.at(slot);
        let brief = self.brief(permanent.card);
        let mut traits = Traits {
            force: brief.force,
            endurance: brief.endurance,
            keywords: own_keywords(permanent, brief.keywords),
        };
        let mut set_at = 0;
        if let Some((force, endurance, at)) = permanent.turn.set {
            (traits.force, traits.endurance, set_at) = (force, endurance, at);
        }
        if depth > 0 && self.static_uses.has(StaticUse::Traits) && self.has_trait_sources(slot, brief.reach) {
            self.add_statics(slot, self.trait_sources(slot, brief.reach), &mut traits, set_at, depth - 1);
        }
        traits.force = traits.force.saturating_add(permanent.counters).saturating_add(permanent.turn.force);
        traits.endurance = traits.endurance.saturating_add(permanent.counters).saturating_add(permanent.turn.endurance);
        traits.keywords = traits.keywords.without(permanent.turn.lost);
        traits
    }

    /// Adds what static abilities give. Force and endurance are still without counters and what lasts until end of turn.
    fn add_statics(&self, slot: Slot, sources: SlotSet, traits: &mut Traits, set_at: u32, depth: u8) {
        let mut sum = Sum { more: (0, 0), set_at };
        let (mut late_size, mut late_keywords) = (false, false);
        for (source, rule) in self.statics_in(sources) {
            if rule.asks_traits {
                late_size |= rule.gives_size;
                late_keywords |= !rule.keywords.is_empty();
            } else if rule.gives_traits() && self.touches(source, rule, slot, *traits, depth) {
                traits.keywords = traits.keywords.union(self.granted(source, rule));
                self.add_size(source, rule, traits, &mut sum, depth);
            }
        }
        if late_size {
            for (source, rule) in self.statics_in(sources).filter(|(_, rule)| rule.asks_traits && rule.gives_size) {
                if self.touches(source, rule, slot, *traits, depth) {
                    self.add_size(source, rule, traits, &mut sum, depth);
                }
            }
        }
        traits.force = traits.force.saturating_add(sum.more.0);
        traits.endurance = traits.endurance.saturating_add(sum.more.1);
        if late_keywords {
            self.add_late_keywords(slot, sources, traits, depth);
        }
    }

    fn add_size(&self, source: Slot, rule: &Static, traits: &mut Traits, sum: &mut Sum, depth: u8) {
        if !rule.gives_size {
            return;
        }
        let context = self.static_context(source);
        sum.more.0 = sum.more.0.saturating_add(self.amount_within(&rule.force, &context, depth));
        sum.more.1 = sum.more.1.saturating_add(self.amount_within(&rule.endurance, &context, depth));
        let at = self.at(source).stamp;
        if let Some([force, endurance]) = rule.set
            && at > sum.set_at
        {
            (traits.force, traits.endurance, sum.set_at) = (force, endurance, at);
        }
    }

    /// Keywords that depend on keywords, force or endurance.
    fn add_late_keywords(&self, slot: Slot, sources: SlotSet, traits: &mut Traits, depth: u8) {
        let permanent = self.at(slot);
        let seen = Traits {
            force: traits.force + permanent.counters + permanent.turn.force,
            endurance: traits.endurance + permanent.counters + permanent.turn.endurance,
            ..*traits
        };
        for (source, rule) in self.statics_in(sources) {
            if rule.asks_traits && !rule.keywords.is_empty() && self.touches(source, rule, slot, seen, depth) {
                traits.keywords = traits.keywords.union(self.granted(source, rule));
            }
        }
    }

    /// All static abilities in play, with the slots they are in.
    #[inline]
    pub(crate) fn statics(&self) -> impl Iterator<Item = (Slot, &'static Static)> + '_ {
        self.statics_in(self.static_slots)
    }

    /// May there be any static ability that changes the traits of this permanent?
    #[inline]
    fn has_trait_sources(&self, slot: Slot, reach: Reach) -> bool {
        !self.wide_slots.is_empty()
            || !self.aura_slots.is_empty()
            || (reach == Reach::Own && self.static_slots.has(slot))
    }

    /// Where the static abilities are that may change the traits of one permanent. Most are ruled out by what they are
    /// attached to, before anything is read of them.
    #[inline]
    fn trait_sources(&self, slot: Slot, reach: Reach) -> SlotSet {
        let mut sources = self.wide_slots;
        sources.set(slot, reach != Reach::Host);
        for aura in self.aura_slots.iter().filter(|&aura| self.at(aura).host == Some(slot)) {
            sources.set(aura, true);
        }
        sources.intersection(&self.static_slots)
    }

    /// The static abilities in some slots. A plain `flat_map` is several times slower here, and this is asked for every
    /// creature all the time.
    #[inline]
    fn statics_in(&self, slots: SlotSet) -> impl Iterator<Item = (Slot, &'static Static)> + '_ {
        let mut slots = slots.iter();
        let (mut slot, mut rules) = (0, [].iter());
        std::iter::from_fn(move || {
            loop {
                if let Some(rule) = rules.next() {
                    return Some((slot, rule));
                }
                slot = slots.next()?;
                rules = self.def(self.at(slot).card).entry.statics.iter();
            }
        })
    }

    /// The keywords that a rule gives, a chosen colour filled in.
    fn granted(&self, source: Slot, rule: &Static) -> Keywords {
        chosen_filled(rule.keywords, self.at(source))
    }

    /// Does a static ability touch the permanent, whose traits so far are given?
    fn touches(&self, source: Slot, rule: &Static, slot: Slot, so_far: Traits, depth: u8) -> bool {
        let is_meant = match &rule.to {
            Subject::This => source == slot,
            Subject::Host => self.at(source).host == Some(slot),
            Subject::Each(filter) => {
                let thing = InPlay { duel: self, slot, traits: Some(so_far), depth };
                filter.holds(&thing, self.side_of(source))
            }
            _ => false,
        };
        is_meant && self.is_in_force(source, rule, depth)
    }

    /// Does its condition hold?
    pub(crate) fn is_in_force(&self, source: Slot, rule: &Static, depth: u8) -> bool {
        rule.condition
            .as_ref()
            .is_none_or(|condition| self.condition_within(condition, &self.static_context(source), depth))
    }

    /// The side of a permanent.
    #[inline]
    pub(crate) fn side_of(&self, slot: Slot) -> Side {
        let permanent = self.at(slot);
        Side { you: permanent.controller, source: permanent.stamp }
    }

    fn static_context(&self, source: Slot) -> Context<'static> {
        Context::of_permanent(self.side_of(source), source)
    }
}

/// Force and endurance that static abilities add, and when they were last set.
struct Sum {
    more: (i16, i16),
    set_at: u32,
}

impl Static {
    /// Does it change force, endurance or keywords?
    #[inline]
    fn gives_traits(&self) -> bool {
        self.gives_size || !self.keywords.is_empty()
    }
}

/// Printed keywords and what was gained, a chosen colour filled in.
#[inline]
fn own_keywords(permanent: &Permanent, printed: Keywords) -> Keywords {
    chosen_filled(printed, permanent).union(permanent.turn.gained)
}

/// Protection from the chosen colour becomes protection from that colour.
#[inline]
fn chosen_filled(keywords: Keywords, permanent: &Permanent) -> Keywords {
    if !keywords.has(Keyword::ProtectionFromChosen) {
        return keywords;
    }
    let without = keywords.without(Keywords::of(Keyword::ProtectionFromChosen));
    permanent.chosen.map_or(without, |colour| without.union(Keywords::of(Keyword::protection_from(colour))))
}
