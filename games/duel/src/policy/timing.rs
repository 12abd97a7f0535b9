//! When things are done, and which of several: flash, tricks, the curve, mana for counterspells.

use crate::action::Slot;
use crate::state::{Duel, Item, Part, Step};
use crate::{CardEntry, CardType, Effect, Keyword};
use atout_core::Seat;

fn has_counter(effects: &[Effect]) -> bool {
    effects.iter().any(|one| matches!(one, Effect::Counter { .. }))
}

/// Is it a counterspell?
pub(super) fn counters_spells(entry: &CardEntry) -> bool {
    entry.modes.iter().any(|doing| has_counter(&doing.effects))
}

impl Duel {
    /// Creatures are cast after combat unless they can attack, so that the opponent blocks without knowing them.
    pub(super) fn creature_time(&self, seat: Seat, item: &Item, worth: f32) -> f32 {
        let entry = &self.def(item.card).entry;
        if entry.keywords.has(Keyword::Flash) && !self.is_time_for_flash(seat, item) {
            return -0.5;
        }
        let helps_now = entry.keywords.has(Keyword::Haste) || !entry.statics.is_empty() || !entry.triggers.is_empty();
        let worth = worth + self.follow_up(seat, item) + self.mana_kept(seat, item);
        let is_before_combat =
            self.step == Step::Main1 && self.active == seat && self.slots().any(|slot| self.can_attack(slot));
        let waits = is_before_combat && (!helps_now || self.has_better_creature(seat, item, worth));
        if waits { -0.5 } else { worth }
    }

    /// Is there a better creature for the same mana, one that waits until after combat?
    fn has_better_creature(&self, seat: Seat, item: &Item, worth: f32) -> bool {
        let tally = self.tally(seat, None);
        let cost = self.cost_of(item).map_or(0, |(mana, _)| u16::from(mana.total()));
        self.player(seat).hand.iter().any(|hidden| {
            let entry = &self.def(hidden.card()).entry;
            entry.card_type == CardType::Creature
                && hidden.card() != item.card
                && u16::from(entry.cost.total()) + cost > tally.total()
                && self.card_value(hidden.card()) > worth
                && tally.pays(&entry.cost)
        })
    }

    /// Flash waits for an attacker to ambush, for a spell to answer, or for the end of the opponent's turn.
    fn is_time_for_flash(&self, seat: Seat, item: &Item) -> bool {
        let entry = &self.def(item.card).entry;
        if self.active == seat {
            return false;
        }
        let counters =
            entry.triggers.iter().flat_map(|trigger| &trigger.modes).any(|doing| has_counter(&doing.effects));
        let answers = counters && self.stack.iter().any(|spell| spell.controller != seat && spell.part == Part::Spell);
        let size = (entry.force.unwrap_or_default(), entry.endurance.unwrap_or_default());
        let ambush = self.step == Step::Attackers
            && self.attackers().any(|slot| {
                let attacker = self.fighter(slot);
                let reaches = !attacker.has(Keyword::Flying) || entry.keywords.has(Keyword::Flying);
                reaches && attacker.left <= size.0 && attacker.force < size.1 && !attacker.strikes_first()
            });
        answers || ambush || self.step == Step::End
    }

    /// What the mana that is left can still cast: two cards that use all mana are better than one that leaves some.
    pub(super) fn follow_up(&self, seat: Seat, item: &Item) -> f32 {
        if self.active != seat {
            return 0.0;
        }
        let cost = self.cost_of(item).map_or(0, |(mana, _)| u16::from(mana.total()));
        let left = self.tally(seat, None).total().saturating_sub(cost);
        if left == 0 {
            return 0.0;
        }
        let mut is_out = false;
        let others = self.player(seat).hand.iter().filter(|hidden| {
            let is_item = !is_out && hidden.card() == item.card;
            is_out |= is_item;
            !is_item
        });
        0.8 * others
            .map(|hidden| hidden.card())
            .filter(|&card| {
                let entry = &self.def(card).entry;
                entry.card_type.is_permanent()
                    && entry.card_type != CardType::Land
                    && u16::from(entry.cost.total()) <= left
            })
            .map(|card| self.card_value(card))
            .fold(0.0, f32::max)
    }

    /// Instants wait for the moment in which they do most.
    pub(super) fn instant_time(&self, seat: Seat) -> f32 {
        let is_own = self.active == seat;
        match self.step {
            Step::Blockers | Step::FirstStrike => 0.3,
            Step::Attackers if !is_own => 0.3,
            Step::End if !is_own => 0.4,
            Step::Main1 if is_own => -0.6,
            // The main phase is near, with one land more.
            Step::Start if is_own => -6.0,
            _ => -2.5,
        }
    }

    /// A counterspell in hand wants its mana in the opponent's turn, unless one is behind.
    pub(super) fn mana_kept(&self, seat: Seat, item: &Item) -> f32 {
        if self.active != seat {
            return 0.0;
        }
        let counter_cost = self
            .player(seat)
            .hand
            .iter()
            .filter(|hidden| hidden.card() != item.card)
            .map(|hidden| &self.def(hidden.card()).entry)
            .filter(|entry| counters_spells(entry))
            .map(|entry| entry.cost.total())
            .min();
        let Some(kept) = counter_cost else { return 0.0 };
        let cost = self.cost_of(item).map_or(0, |(mana, _)| mana.total());
        let left = self.tally(seat, None).total().saturating_sub(u16::from(cost));
        if left >= u16::from(kept) || self.n_lands(seat) < 4 || self.is_behind(seat) { 0.0 } else { -3.0 }
    }

    /// Are the opponent's creatures worth more?
    fn is_behind(&self, seat: Seat) -> bool {
        let worth = |slot: Slot| -self.loss_value(slot, seat);
        self.slots().filter(|&slot| self.is_creature(slot)).map(worth).sum::<f32>() < 0.0
    }
}
