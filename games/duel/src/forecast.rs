//! What a player would like to know before deciding: what a cost would tap, who could attack, and what combat comes to if
//! nobody does anything more.
//!
//! Everything here follows from what the viewer sees anyway. Not here: how screens show it; how bots plan (`policy`).

use crate::action::Slot;
use crate::amounts::Slots;
use crate::mana::Source;
use crate::state::{Asked, Duel, Item, SEATS, Step};
use crate::{Colours, Keyword};
use atout_core::{NoEvents, Seat, Viewer};
use serde::{Deserialize, Serialize};

/// What combat comes to if nobody acts: the damage as the rules deal it by default. Triggers are not looked ahead to.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Forecast {
    /// Permanents that leave play.
    pub dies: Vec<Slot>,
    /// By how much each player's life changes, by seat.
    pub life: Vec<i16>,
}

/// What would be paid for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Payee {
    /// The card at this place of the hand.
    Card(u8),
    /// An activated ability of a permanent.
    Ability(Slot, u8),
    /// What is being announced.
    Announced,
}

/// The permanents that the automatic payment would tap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Payment {
    /// For what.
    pub payee: Payee,
    /// What is tapped.
    pub taps: Vec<Slot>,
}

/// A permanent that the viewer could tap for mana by hand now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ManaSource {
    /// The permanent.
    pub slot: Slot,
    /// One of these colours; colourless if there is none.
    pub colours: Colours,
}

impl Duel {
    /// What combat comes to, while creatures fight and nothing waits on the stack.
    pub(crate) fn forecast(&self) -> Option<Forecast> {
        let is_assigning = matches!(self.asked, Asked::Assign(_));
        let is_fight = match self.step {
            Step::Attackers | Step::Blockers | Step::FirstStrike => true,
            Step::Damage => is_assigning,
            _ => false,
        };
        if !is_fight || self.over.is_some() || !self.stack.is_empty() || self.attackers().next().is_none() {
            return None;
        }
        let mut after = self.clone();
        if matches!(self.step, Step::Attackers | Step::Blockers) {
            after.count_blocks();
            if after.has_first_strike() {
                after.step = Step::FirstStrike;
                after.mark_first_strikers();
                after.strike_by_default();
            }
        } else if is_assigning {
            after.strike_by_default();
        }
        if self.step != Step::Damage {
            after.step = Step::Damage;
            after.strike_by_default();
        }
        Some(self.compared_with(&after))
    }

    fn compared_with(&self, after: &Duel) -> Forecast {
        let is_gone = |&slot: &Slot| after.permanent(slot).is_none_or(|now| now.stamp != self.at(slot).stamp);
        let life = |seat: Seat| after.player(seat).life - self.player(seat).life;
        Forecast { dies: self.slots().filter(is_gone).collect(), life: Seat::all(SEATS).map(life).collect() }
    }

    /// Attackers with blockers are blocked, as if the blocks composed so far were all.
    fn count_blocks(&mut self) {
        let attackers: Slots = self.attackers().collect();
        for &slot in attackers.iter() {
            let is_blocked = self.blocking(slot).next().is_some();
            self.at_mut(slot).combat.blocked |= is_blocked;
        }
    }

    /// Deals the damage of this step as it comes, and lets die what dies.
    fn strike_by_default(&mut self) {
        if self.over.is_some() {
            return;
        }
        let attackers: Slots = self.attackers().collect();
        for &attacker in attackers.iter() {
            self.assign_rest(attacker);
        }
        self.deal_combat_damage(&mut NoEvents);
        self.check_state(&mut NoEvents);
    }

    /// The creatures that could be declared as attackers, now or in the combat that comes next.
    pub(crate) fn able_attackers(&self) -> Vec<Slot> {
        let is_before = matches!(self.step, Step::Start | Step::Main1 | Step::Combat) || self.asked == Asked::Attackers;
        if !is_before || self.over.is_some() {
            return Vec::new();
        }
        self.slots().filter(|&slot| self.can_attack(slot)).collect()
    }

    /// What the viewer could tap for mana by hand, while it has priority.
    pub(crate) fn mana_sources(&self, viewer: Viewer) -> Vec<ManaSource> {
        match (self.asked, viewer) {
            (Asked::Priority(asked), Viewer::Seat(seat)) if asked == seat => {
                let source = |source: &Source| ManaSource { slot: source.slot, colours: source.colours };
                self.sources(seat, None).iter().map(source).collect()
            }
            _ => Vec::new(),
        }
    }

    /// How the attacker's damage is divided if nobody divides it by hand: what each of its blockers gets, in order, and
    /// what is left for the defending player.
    pub(crate) fn default_shares(&self, attacker: Slot) -> (Vec<(Slot, i16)>, i16) {
        let mut after = self.clone();
        after.assign_rest(attacker);
        let shares: Vec<(Slot, i16)> = after
            .given
            .iter()
            .filter(|given| given.attacker == attacker)
            .map(|given| (given.blocker, given.n))
            .collect();
        let dealt: i16 = shares.iter().map(|(_, n)| *n).sum();
        let left = self.traits(attacker).force.max(0) - dealt;
        (shares, if self.has(attacker, Keyword::Trample) { left } else { 0 })
    }

    /// What the automatic payment would tap for each thing that the viewer could play now.
    pub(crate) fn payments(&self, viewer: Viewer) -> Vec<Payment> {
        let Viewer::Seat(seat) = viewer else { return Vec::new() };
        match self.asked {
            Asked::Priority(asked) if asked == seat => {
                self.card_payments(seat).chain(self.ability_payments(seat)).collect()
            }
            Asked::Announce(asked) if asked == seat => {
                let item = self.announced.as_deref().map(|announced| announced.item);
                item.and_then(|item| self.payment_for(Payee::Announced, &item)).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    fn card_payments(&self, seat: Seat) -> impl Iterator<Item = Payment> + '_ {
        let places = 0..self.player(seat).hand.len() as u8;
        places
            .filter(move |&place| self.can_cast(seat, place))
            .filter_map(move |place| self.payment_for(Payee::Card(place), &self.spell_item(seat, place)))
    }

    fn ability_payments(&self, seat: Seat) -> impl Iterator<Item = Payment> + '_ {
        let own = self.ability_slots.iter().filter(move |&slot| self.at(slot).controller == seat);
        let abilities =
            own.flat_map(|slot| (0..self.def(self.at(slot).card).entry.activated.len() as u8).map(move |n| (slot, n)));
        abilities
            .filter(move |&(slot, n)| self.can_use_now(seat, slot, n))
            .filter_map(move |(slot, n)| self.payment_for(Payee::Ability(slot, n), &self.ability_item(slot, n)))
    }

    /// None if no mana is paid.
    fn payment_for(&self, payee: Payee, item: &Item) -> Option<Payment> {
        let (mana, cost) = self.cost_of(item)?;
        let mana = mana.with_x(item.x);
        if mana.total() == 0 {
            return None;
        }
        let taps = self.payment(item.controller, &mana, self.spent_source(item, cost));
        Some(Payment { payee, taps: taps.iter().map(|source| source.slot).collect() })
    }
}
