//! Triggers: who hears what, and in which order they go on the stack.
//!
//! What happens is heard at once and remembered in `waiting`; before anybody gets priority the triggers are put on the
//! stack, the active player's first, each player ordering its own.

use crate::action::Slot;
use crate::amounts::Context;
use crate::facts::{Facts, Gone, InPlay, Printed, Side};
use crate::state::{Asked, Departed, Duel, Item, Named, Part};
use crate::{About, DamageTo, Trigger, TriggerOn, Whose};
use atout_core::{EventSink, Pile, Rng, Seat};

/// Damage that a permanent dealt or was dealt at one moment.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct DamageHeard {
    pub to_players: i16,
    pub to_creatures: i16,
    pub is_combat: bool,
}

impl DamageHeard {
    fn amount(self, to: DamageTo) -> i16 {
        match to {
            DamageTo::Any => self.to_players + self.to_creatures,
            DamageTo::Player => self.to_players,
            DamageTo::Creature => self.to_creatures,
        }
    }
}

impl Duel {
    /// All triggers in play that listen to something, with their slots.
    fn listeners(&self, on: TriggerOn) -> impl Iterator<Item = (Slot, u8, &'static Trigger)> + '_ {
        self.trigger_slots.iter().flat_map(move |slot| {
            let triggers = self.def(self.at(slot).card).entry.triggers.iter().enumerate();
            triggers.filter(move |(_, trigger)| trigger.on == on).map(move |(n, trigger)| (slot, n as u8, trigger))
        })
    }

    /// Does anybody listen?
    #[inline]
    fn has_listeners(&self) -> bool {
        !self.trigger_slots.is_empty()
    }

    /// Remembers a trigger, if its condition holds.
    fn remember_trigger(&self, slot: Slot, n: u8, trigger: &Trigger, it: Named, amount: i16) -> Option<Item> {
        let permanent = self.at(slot);
        let item = Item {
            stamp: 0,
            card: permanent.card,
            part: Part::Trigger(n),
            controller: permanent.controller,
            source: Named::Permanent(slot, permanent.stamp),
            mode: 0,
            x: 0,
            targets: Pile::new(),
            it,
            amount,
        };
        let holds = trigger.condition.as_ref().is_none_or(|when| self.condition(when, &Context::of_item(&item)));
        holds.then_some(item)
    }

    fn hear_if(
        &mut self,
        on: TriggerOn,
        it: Named,
        amount: i16,
        is_meant: impl Fn(&Duel, Slot, &Trigger) -> Option<i16>,
    ) {
        if !self.has_listeners() {
            return;
        }
        let mut heard: Vec<Item> = Vec::new();
        for (slot, n, trigger) in self.listeners(on) {
            if let Some(own) = is_meant(self, slot, trigger) {
                heard.extend(self.remember_trigger(slot, n, trigger, it, if own == 0 { amount } else { own }));
            }
        }
        self.waiting.append(&mut heard);
    }

    /// Something happened to a permanent in play.
    pub(crate) fn hear_permanent(&mut self, on: TriggerOn, slot: Slot) {
        let it = Named::Permanent(slot, self.at(slot).stamp);
        self.hear_if(on, it, 0, |duel, listener, trigger| duel.is_about(listener, trigger, slot).then_some(0));
    }

    /// Damage was dealt by a permanent, or to one.
    pub(crate) fn hear_damage(&mut self, on: TriggerOn, slot: Slot, damage: DamageHeard) {
        let it = Named::Permanent(slot, self.at(slot).stamp);
        self.hear_if(on, it, 0, |duel, listener, trigger| {
            let amount = damage.amount(trigger.to);
            let is_meant =
                amount > 0 && (!trigger.combat || damage.is_combat) && duel.is_about(listener, trigger, slot);
            is_meant.then_some(amount)
        });
    }

    fn is_about(&self, listener: Slot, trigger: &Trigger, slot: Slot) -> bool {
        match &trigger.what {
            About::This => listener == slot,
            About::Host => self.at(listener).host == Some(slot),
            About::Each(filter) => self.matches(slot, filter, self.side_of(listener)),
        }
    }

    /// A permanent is about to leave.
    pub(crate) fn hear_departure(&mut self, was: &Departed, on: TriggerOn) {
        let Some(slot) = self.permanents.iter().position(|one| one.stamp == was.permanent.stamp) else { return };
        let it = Named::Permanent(slot as Slot, was.permanent.stamp);
        self.hear_if(on, it, 0, |duel, listener, trigger| {
            let is_meant = match &trigger.what {
                About::This => listener == slot as Slot,
                About::Host => duel.at(listener).host == Some(slot as Slot),
                About::Each(filter) => filter.holds(&Gone { duel, was }, duel.side_of(listener)),
            };
            is_meant.then_some(0)
        });
    }

    /// A spell was cast, or resolves.
    pub(crate) fn hear_spell(&mut self, on: TriggerOn, spell: &Item) {
        let facts = Printed { def: self.def(spell.card), owner: spell.controller, stamp: spell.stamp };
        let caster = spell.controller;
        self.hear_if(on, Named::Spell(spell.stamp, spell.card, spell.controller), 0, |duel, listener, trigger| {
            let side = duel.side_of(listener);
            let is_meant = is_whose(trigger.whose, side.you, caster)
                && match &trigger.what {
                    About::Each(filter) => filter.holds(&facts, side),
                    About::This | About::Host => true,
                };
            is_meant.then_some(0)
        });
    }

    /// Something happened to a player, or in its turn.
    pub(crate) fn hear_player(&mut self, on: TriggerOn, seat: Seat, amount: i16) {
        self.hear_if(on, Named::Player(seat), amount, |duel, listener, trigger| {
            is_whose(trigger.whose, duel.at(listener).controller, seat).then_some(0)
        });
    }

    /// Puts triggers on the stack; true when all are there, false when a player has to choose.
    pub(crate) fn place_triggers<R: Rng, S: EventSink<Duel>>(&mut self, rng: &mut R, events: &mut S) -> bool {
        while !self.waiting.is_empty() {
            let Some(seat) = self.in_turn_order().find(|&seat| self.waiting.iter().any(|item| item.controller == seat))
            else {
                return true;
            };
            let mut own = self.waiting.iter().enumerate().filter(|(_, item)| item.controller == seat);
            let Some((first, one)) = own.next() else { return true };
            if own.any(|(_, other)| (other.card, other.part) != (one.card, one.part)) {
                self.asked = Asked::Triggers(seat);
                return false;
            }
            self.place_trigger(first, rng, events);
            if self.asked != Asked::Nothing {
                return false;
            }
        }
        true
    }

    /// Puts one waiting trigger on the stack, or asks for its targets; without a legal choice it is dropped.
    pub(crate) fn place_trigger<R: Rng, S: EventSink<Duel>>(&mut self, index: usize, rng: &mut R, events: &mut S) {
        let mut item = self.waiting.remove(index);
        item.stamp = self.new_stamp();
        if self.can_announce(&item) {
            self.announce(item, 0, rng, events);
        }
    }

    /// The waiting triggers of a seat, by their places in `waiting`.
    pub(crate) fn own_triggers(&self, seat: Seat) -> impl Iterator<Item = usize> + '_ {
        self.waiting.iter().enumerate().filter(move |(_, item)| item.controller == seat).map(|(index, _)| index)
    }
}

fn is_whose(whose: Whose, you: Seat, seat: Seat) -> bool {
    match whose {
        Whose::Any => true,
        Whose::You => you == seat,
        Whose::Opponent => you != seat,
    }
}

/// Facts of a permanent for a filter that is read from a certain side.
impl Duel {
    pub(crate) fn facts(&self, slot: Slot) -> impl Facts + '_ {
        InPlay { duel: self, slot, traits: None, depth: crate::continuous::DEPTH }
    }

    pub(crate) fn side(&self, item: &Item) -> Side {
        Context::of_item(item).side
    }
}
