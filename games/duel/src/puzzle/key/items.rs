//! The part of a key that is about spells and abilities: on the stack, waiting, being announced or resolving.

use super::{NOWHERE, Writer, bits, colour, permanent_numbers, seat, small};
use crate::action::Aim;
use crate::state::{Choosing, Chosen, Departed, Item, Named, Part, Resolving};

impl Writer<'_> {
    pub(super) fn write_item(&mut self, item: &Item) {
        let part = match item.part {
            Part::Spell => 0,
            Part::Trigger(n) => 100 + u32::from(n),
            Part::Activated(n) => 200 + u32::from(n),
        };
        self.put(&[item.card.into(), part, seat(item.controller), item.mode.into(), item.x.into()]);
        self.put(&[small(item.amount), item.targets.len() as u32]);
        self.write_named(item.source);
        self.write_named(item.it);
        item.targets.iter().for_each(|chosen| self.write_chosen(chosen));
    }

    fn write_chosen(&mut self, chosen: &Chosen) {
        let duel = self.duel;
        let (kind, place) = match chosen.aim {
            Aim::Permanent(slot) if duel.is_there(slot, chosen.stamp) => (0, self.place(slot)),
            Aim::Permanent(_) => (1, 0),
            Aim::Player(one) => (2, seat(one)),
            Aim::Spell(_) => (3, self.spell(chosen.stamp)),
            Aim::Card(owner, _) => {
                let is_there = duel.player(owner).graveyard.iter().any(|laid| laid.stamp == chosen.stamp);
                (4, seat(owner) + 10 * u32::from(is_there))
            }
        };
        let card = if kind == 2 { 0 } else { chosen.card.into() };
        self.put(&[kind, place, card, seat(chosen.seat), chosen.entry.into(), chosen.points.into()]);
    }

    /// The place of a spell on the stack.
    fn spell(&self, stamp: u32) -> u32 {
        self.duel.stack.iter().position(|item| item.stamp == stamp).map_or(NOWHERE, |at| at as u32)
    }

    fn write_named(&mut self, named: Named) {
        match named {
            Named::Nothing => self.put(&[0]),
            Named::Player(one) => self.put(&[1, seat(one)]),
            Named::Spell(stamp, card, controller) => {
                let at = self.spell(stamp);
                self.put(&[2, at, card.into(), seat(controller)]);
            }
            Named::Permanent(slot, stamp) if self.duel.is_there(slot, stamp) => {
                let place = self.place(slot);
                self.put(&[3, place]);
            }
            Named::Permanent(_, stamp) => {
                self.put(&[4]);
                if let Some(was) = self.duel.departed.iter().rev().find(|was| was.permanent.stamp == stamp) {
                    self.write_departed(was);
                }
            }
        }
    }

    fn write_departed(&mut self, was: &Departed) {
        let numbers = permanent_numbers(&was.permanent);
        self.put(&numbers);
        let graveyard = &self.duel.player(was.permanent.owner).graveyard;
        let is_laid = was.laid != 0 && graveyard.iter().any(|laid| laid.stamp == was.laid);
        self.put(&[small(was.force), small(was.endurance), was.keywords.bits(), bits(&[was.enchanted, is_laid])]);
    }

    pub(super) fn write_announced(&mut self) {
        let duel = self.duel;
        let Some(now) = duel.announced.as_deref() else { return };
        self.write_item(&now.item);
        let choosing = match now.choosing {
            Choosing::Mode => 0,
            Choosing::X => 1,
            Choosing::Targets(entry) => 10 + u32::from(entry),
            Choosing::Sacrifice => 2,
            Choosing::Discard => 3,
            Choosing::Exile => 4,
        };
        self.put(&[choosing, now.place.into(), now.offered.len() as u32, now.discarded.len() as u32]);
        let mut offered: Vec<u32> = now.offered.iter().map(|&slot| self.place(slot)).collect();
        let mut discarded: Vec<u32> = now.discarded.iter().map(|&place| u32::from(place)).collect();
        let graveyard = &duel.player(now.item.controller).graveyard;
        let mut exiled: Vec<u32> = now.exiled.iter().map(|&at| graveyard[usize::from(at)].card.into()).collect();
        for row in [&mut offered, &mut discarded, &mut exiled] {
            row.sort_unstable();
            self.put(row);
        }
    }

    pub(super) fn write_resolving(&mut self, now: &Resolving) {
        self.write_item(&now.item);
        self.put(&[now.at.into(), colour(now.colour), u32::from(now.agreed), now.left.into()]);
        let mut picked: Vec<u32> = now.picked.iter().map(|&slot| self.place(slot)).collect();
        picked.sort_unstable();
        self.put(&picked);
    }
}
