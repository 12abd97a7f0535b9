//! Costs of spells and abilities beside mana: whether they can be paid, and paying them.
//!
//! Not here: which permanents are tapped for mana (`mana.rs`), how what is sacrificed is chosen (`announce.rs`).

use crate::action::Slot;
use crate::event::{Event, Shown};
use crate::state::{Duel, Item, Laid, Part};
use crate::zones::Exit;
use crate::{Cost, Keyword, ManaCost};
use atout_core::{Audience, EventSink, Seat};

impl Duel {
    /// What it costs: mana and the rest. Triggers cost nothing.
    pub(crate) fn cost_of(&self, item: &Item) -> Option<(ManaCost, &'static Cost)> {
        let entry = &self.def(item.card).entry;
        match item.part {
            Part::Spell => Some((entry.cost, &entry.extra)),
            Part::Activated(n) => {
                let cost = &entry.activated[usize::from(n)].cost;
                Some((cost.mana, cost))
            }
            Part::Trigger(_) => None,
        }
    }

    /// The permanent that is tapped or sacrificed for its own ability cannot give mana for it.
    pub(crate) fn spent_source(&self, item: &Item, cost: &Cost) -> Option<Slot> {
        if cost.tap || cost.sacrifice_self { self.in_play(item.source) } else { None }
    }

    /// Can everything beside mana be paid?
    pub(crate) fn can_pay_rest(&self, item: &Item, cost: &Cost, from_hand: bool) -> bool {
        let seat = item.controller;
        let player = self.player(seat);
        let source = self.in_play(item.source);
        let can_tap = || {
            source.is_some_and(|slot| {
                let permanent = self.at(slot);
                !permanent.tapped && (!permanent.sick || !self.is_creature(slot) || self.has(slot, Keyword::Haste))
            })
        };
        (!cost.tap || can_tap())
            && player.life >= cost.life.into()
            && player.hand.len() >= usize::from(cost.discard) + usize::from(from_hand)
            && player.library.len() >= cost.mill.into()
            && player.graveyard.len() >= cost.exile.into()
            && (!cost.sacrifice_self || source.is_some())
            && cost.sacrifice.as_ref().is_none_or(|offering| {
                let n = self.slots().filter(|&slot| self.is_offering(item, slot)).count();
                n >= usize::from(offering.n)
            })
    }

    /// Can this permanent be sacrificed for the cost?
    pub(crate) fn is_offering(&self, item: &Item, slot: Slot) -> bool {
        let Some((_, cost)) = self.cost_of(item) else { return false };
        let Some(offering) = &cost.sacrifice else { return false };
        let is_spent = cost.sacrifice_self && self.in_play(item.source) == Some(slot);
        self.permanent(slot).is_some_and(|permanent| permanent.controller == item.controller)
            && !is_spent
            && self.matches(slot, &offering.what, self.side(item))
    }

    /// Can its mana be paid?
    pub(crate) fn can_pay_mana(&self, item: &Item) -> bool {
        self.cost_of(item).is_none_or(|(mana, cost)| {
            mana.total() == 0 || self.tally(item.controller, self.spent_source(item, cost)).pays(&mana)
        })
    }

    /// The greatest X that can be paid.
    pub(crate) fn max_x(&self, item: &Item) -> u8 {
        let Some((mana, cost)) = self.cost_of(item) else { return 0 };
        let left = self.tally(item.controller, self.spent_source(item, cost)).total() - u16::from(mana.total());
        u8::try_from(left / u16::from(mana.x.max(1))).unwrap_or(u8::MAX).min(99)
    }

    /// The cast card and the discarded ones leave the hand.
    pub(crate) fn leave_hand<S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        cast: Option<u8>,
        discarded: &[u8],
        events: &mut S,
    ) {
        let mut places: Vec<(u8, bool)> = discarded.iter().map(|&place| (place, true)).collect();
        places.extend(cast.map(|place| (place, false)));
        places.sort_unstable();
        for (place, is_discarded) in places.into_iter().rev() {
            if is_discarded {
                self.discard(seat, place, events);
            } else {
                self.player_mut(seat).hand.remove(place.into());
            }
        }
    }

    pub(crate) fn pay_rest<S: EventSink<Duel>>(
        &mut self,
        item: &Item,
        cost: &Cost,
        offered: &[Slot],
        exiled: &[u8],
        events: &mut S,
    ) {
        let seat = item.controller;
        let source = self.in_play(item.source);
        if let (true, Some(slot)) = (cost.tap, source) {
            self.at_mut(slot).tapped = true;
        }
        if cost.life > 0 {
            self.lose_life(seat, cost.life.into(), events);
        }
        self.mill(seat, cost.mill.into(), events);
        self.exile_from_graveyard(seat, exiled, events);
        let mut sacrificed = offered.to_vec();
        if cost.sacrifice_self {
            sacrificed.extend(source);
        }
        self.sacrifice(&sacrificed, events);
    }

    fn exile_from_graveyard<S: EventSink<Duel>>(&mut self, seat: Seat, places: &[u8], events: &mut S) {
        let mut places = places.to_vec();
        places.sort_unstable();
        for place in places.into_iter().rev() {
            let Laid { card, .. } = self.player_mut(seat).graveyard.remove(place.into());
            let stamp = self.new_stamp();
            self.player_mut(seat).exile.push(Laid { card, stamp });
            let def = self.def(card);
            events.emit(Audience::Everyone, || Event::Exiled { slot: None, card: Shown::of(def), owner: seat });
        }
    }

    /// Permanents are sacrificed at the same moment.
    pub(crate) fn sacrifice<S: EventSink<Duel>>(&mut self, slots: &[Slot], events: &mut S) {
        if slots.is_empty() {
            return;
        }
        for &slot in slots {
            let seat = self.at(slot).controller;
            let def = self.def(self.at(slot).card);
            events.emit(Audience::Everyone, || Event::Sacrificed { seat, slot, card: Shown::of(def) });
        }
        self.leave_play(slots, Exit::Graveyard, events);
    }
}
