//! Announcing: a spell, an ability or a trigger gets its mode, X, targets and costs, and goes on the stack.
//!
//! The choices are a row of actions. Nothing is paid before the last one, so all but the last can be taken back.
//!
//! Not here: which targets are legal (`targets.rs`), what it costs (`costs.rs`), how mana is paid (`mana.rs`).

use crate::TriggerOn;
use crate::action::{Action, Aim, Slot};
use crate::amounts::Context;
use crate::event::{Aimed, Event, Piece, Shown};
use crate::state::{Announced, Asked, Choosing, Chosen, Duel, Item, Named, Part};
use crate::targets::has_protection;
use atout_core::{Audience, EventSink, Pile, Rng, Seat};

impl Duel {
    /// A spell as it would be announced from a place of the hand.
    pub(crate) fn spell_item(&self, seat: Seat, place: u8) -> Item {
        Item {
            stamp: 0,
            card: self.player(seat).hand[usize::from(place)].card(),
            part: Part::Spell,
            controller: seat,
            source: Named::Nothing,
            mode: 0,
            x: 0,
            targets: Pile::new(),
            it: Named::Nothing,
            amount: 0,
        }
    }

    /// An activated ability as it would be announced.
    pub(crate) fn ability_item(&self, slot: Slot, n: u8) -> Item {
        let permanent = self.at(slot);
        Item {
            stamp: 0,
            card: permanent.card,
            part: Part::Activated(n),
            controller: permanent.controller,
            source: Named::Permanent(slot, permanent.stamp),
            mode: 0,
            x: 0,
            targets: Pile::new(),
            it: Named::Nothing,
            amount: 0,
        }
    }

    /// Could some mode of it be announced: is there a legal choice for every required target?
    pub(crate) fn can_announce(&self, item: &Item) -> bool {
        let n_modes = self.modes(item).len().max(1);
        (0..n_modes).any(|mode| self.has_targets(&Item { mode: mode as u8, ..*item }))
    }

    /// Does the timing allow a spell of this card?
    pub(crate) fn is_time_for(&self, seat: Seat, card: u16) -> bool {
        self.brief(card).is_fast || self.is_sorcery_time(seat)
    }

    /// An own main phase with an empty stack?
    #[inline]
    pub(crate) fn is_sorcery_time(&self, seat: Seat) -> bool {
        seat == self.active && self.step.is_main() && self.stack.is_empty()
    }

    /// Can the ability be used now, but for its mana?
    pub(crate) fn can_use(&self, slot: Slot, n: u8) -> bool {
        let permanent = self.at(slot);
        let ability = &self.def(permanent.card).entry.activated[usize::from(n)];
        let item = self.ability_item(slot, n);
        (!ability.slow || self.is_sorcery_time(permanent.controller))
            && ability.condition.as_ref().is_none_or(|when| self.condition(when, &Context::of_item(&item)))
            && self.can_pay_rest(&item, &ability.cost, false)
            && self.can_announce(&item)
    }

    /// Begins to announce something that can be announced.
    pub(crate) fn announce<R: Rng, S: EventSink<Duel>>(&mut self, item: Item, place: u8, rng: &mut R, events: &mut S) {
        let announced = Announced {
            item,
            place,
            choosing: Choosing::Mode,
            offered: Pile::new(),
            discarded: Pile::new(),
            exiled: Pile::new(),
        };
        self.announced = Some(Box::new(announced));
        self.go_on_announcing(rng, events);
    }

    /// Goes on to the next choice, or puts it on the stack.
    fn go_on_announcing<R: Rng, S: EventSink<Duel>>(&mut self, rng: &mut R, events: &mut S) {
        while let Some(announced) = self.announced.as_deref().copied() {
            match self.needed(&announced) {
                Needed::Choice => {
                    self.asked = Asked::Announce(announced.item.controller);
                    return;
                }
                Needed::Mode(mode) => self.announced_mut(|announced| announced.item.mode = mode),
                Needed::Target(aim) => {
                    self.add_target(aim);
                    continue;
                }
                Needed::Nothing => {}
            }
            match self.next_choice(&announced.item, announced.choosing) {
                Some(next) => self.announced_mut(|announced| announced.choosing = next),
                None => return self.complete(rng, events),
            }
        }
    }

    fn announced_mut(&mut self, change: impl FnOnce(&mut Announced)) {
        if let Some(announced) = self.announced.as_deref_mut() {
            change(announced);
        }
    }

    fn next_choice(&self, item: &Item, choosing: Choosing) -> Option<Choosing> {
        Some(match choosing {
            Choosing::Mode => Choosing::X,
            Choosing::X => Choosing::Targets(0),
            Choosing::Targets(entry) if usize::from(entry) + 1 < self.targets_asked(item).len() => {
                Choosing::Targets(entry + 1)
            }
            Choosing::Targets(_) => Choosing::Sacrifice,
            Choosing::Sacrifice => Choosing::Discard,
            Choosing::Discard => Choosing::Exile,
            Choosing::Exile => return None,
        })
    }

    /// What has to be chosen at this point. Triggers take the only legal choice by themselves.
    fn needed(&self, announced: &Announced) -> Needed {
        let item = &announced.item;
        let cost = self.cost_of(item);
        let rest = |wanted: Option<u8>, have: usize| {
            if usize::from(wanted.unwrap_or(0)) > have { Needed::Choice } else { Needed::Nothing }
        };
        match announced.choosing {
            Choosing::Mode => self.mode_needed(item),
            Choosing::X if cost.is_some_and(|(mana, _)| mana.x > 0) => Needed::Choice,
            Choosing::X => Needed::Nothing,
            Choosing::Targets(entry) => self.target_needed(item, entry),
            Choosing::Sacrifice => {
                let wanted = cost.and_then(|(_, cost)| cost.sacrifice.as_ref().map(|offering| offering.n));
                rest(wanted, announced.offered.len())
            }
            Choosing::Discard => rest(cost.map(|(_, cost)| cost.discard), announced.discarded.len()),
            Choosing::Exile => rest(cost.map(|(_, cost)| cost.exile), announced.exiled.len()),
        }
    }

    fn mode_needed(&self, item: &Item) -> Needed {
        let n_modes = self.modes(item).len();
        if n_modes < 2 {
            return Needed::Nothing;
        }
        let mut legal = (0..n_modes as u8).filter(|&mode| self.has_targets(&Item { mode, ..*item }));
        match (legal.next(), legal.next()) {
            (Some(only), None) => Needed::Mode(only),
            _ => Needed::Choice,
        }
    }

    fn target_needed(&self, item: &Item, entry: u8) -> Needed {
        let Some(target) = self.targets_asked(item).get(usize::from(entry)) else { return Needed::Nothing };
        let own = || item.targets.iter().filter(|chosen| chosen.entry == entry);
        if target.divided > 0 {
            let points: u8 = own().map(|chosen| chosen.points).sum();
            return if points < target.divided { Needed::Choice } else { Needed::Nothing };
        }
        let n = own().count() as u8;
        if n >= target.max {
            return Needed::Nothing;
        }
        let mut options = Pile::<Aim, 2>::new();
        self.any_target(item, entry, &mut |aim| {
            if self.can_choose(item, entry, aim) {
                options.push(aim);
            }
            options.len() == 2
        });
        match (options.len(), item.part) {
            (0, _) => Needed::Nothing,
            (1, Part::Trigger(_)) if n < target.min => Needed::Target(options[0]),
            _ => Needed::Choice,
        }
    }

    /// Adds a target, or a point of what is divided.
    fn add_target(&mut self, aim: Aim) {
        let Some(announced) = self.announced.as_deref().copied() else { return };
        let Choosing::Targets(entry) = announced.choosing else { return };
        let chosen = self.chosen(aim, entry);
        self.announced_mut(|announced| {
            let targets = &mut announced.item.targets;
            match targets.iter_mut().find(|other| other.aim == aim && other.entry == entry) {
                Some(again) => again.points += 1,
                None => targets.push(chosen),
            }
        });
    }

    /// One choice of the row.
    pub(crate) fn choose<R: Rng, S: EventSink<Duel>>(&mut self, action: Action, rng: &mut R, events: &mut S) {
        let Some(announced) = self.announced.as_deref().copied() else { return };
        let next = self.next_choice(&announced.item, announced.choosing).unwrap_or(Choosing::Exile);
        match action {
            Action::Mode(mode) => self.announced_mut(|announced| {
                announced.item.mode = mode;
                announced.choosing = next;
            }),
            Action::X(x) => self.announced_mut(|announced| {
                announced.item.x = x;
                announced.choosing = next;
            }),
            Action::Done => self.announced_mut(|announced| announced.choosing = next),
            Action::Target(aim) => self.add_target(aim),
            Action::Sacrifice(slot) => self.announced_mut(|announced| announced.offered.push(slot)),
            Action::Discard(place) => self.announced_mut(|announced| announced.discarded.push(place)),
            Action::Exile(at) => self.announced_mut(|announced| announced.exiled.push(at)),
            _ => {}
        }
        self.asked = Asked::Nothing;
        self.go_on_announcing(rng, events);
    }

    /// Everything is chosen: it is paid for and goes on the stack. The player who acts keeps priority.
    fn complete<R: Rng, S: EventSink<Duel>>(&mut self, _rng: &mut R, events: &mut S) {
        let Some(announced) = self.announced.take() else { return };
        let Announced { mut item, place, offered, discarded, exiled, .. } = *announced;
        let seat = item.controller;
        if item.stamp == 0 {
            item.stamp = self.new_stamp();
        }
        self.tell_announced(&item, events);
        self.stack.push(item);
        if let Some((mana, cost)) = self.cost_of(&item) {
            self.pay_mana(seat, &mana.with_x(item.x), self.spent_source(&item, cost));
            self.leave_hand(seat, (item.part == Part::Spell).then_some(place), &discarded, events);
            self.pay_rest(&item, cost, &offered, &exiled, events);
            self.priority = seat;
        }
        self.passes = 0;
        if item.part == Part::Spell {
            self.hear_spell(TriggerOn::Casts, &item);
        }
    }

    fn tell_announced<S: EventSink<Duel>>(&self, item: &Item, events: &mut S) {
        let def = self.def(item.card);
        let targets = || item.targets.iter().map(|chosen| self.aimed(chosen)).collect();
        let has_modes = self.modes(item).len() > 1;
        events.emit(Audience::Everyone, || match item.part {
            Part::Spell => Event::Cast {
                seat: item.controller,
                card: Shown::of(def),
                x: (def.entry.cost.x > 0).then_some(item.x),
                mode: has_modes.then_some(item.mode),
                targets: targets(),
            },
            part => Event::Ability {
                seat: item.controller,
                card: Shown::of(def),
                part,
                slot: self.in_play(item.source),
                targets: targets(),
            },
        });
    }

    /// A target for an event.
    pub(crate) fn aimed(&self, chosen: &Chosen) -> Aimed {
        match chosen.aim {
            Aim::Player(seat) => Aimed::Player(seat),
            Aim::Permanent(slot) => Aimed::Permanent(Piece { slot, card: Shown::of(self.def(self.at(slot).card)) }),
            Aim::Spell(at) => Aimed::Spell(Shown::of(self.def(self.stack[usize::from(at)].card))),
            Aim::Card(seat, at) => {
                Aimed::Card(Shown::of(self.def(self.player(seat).graveyard[usize::from(at)].card)), seat)
            }
        }
    }

    /// May the aura in this slot stay on its host? Protection that only this aura itself grants does not count.
    pub(crate) fn may_enchant(&self, aura: Slot, host: Slot) -> bool {
        let def = self.def(self.at(aura).card);
        let Some(filter) = &def.entry.enchant else { return false };
        if !self.matches(host, filter, self.side_of(aura)) {
            return false;
        }
        let keywords = self.traits(host).keywords;
        if !has_protection(keywords) {
            return true;
        }
        let without = self.without(aura);
        !crate::targets::is_protected(without.traits(host).keywords, def.colours)
    }

    /// The same duel in which one permanent has no static abilities.
    fn without(&self, slot: Slot) -> Duel {
        let mut duel = self.clone();
        duel.forget_statics(slot);
        duel
    }
}

/// What has to be chosen.
enum Needed {
    /// The player chooses.
    Choice,
    /// Only this mode is possible.
    Mode(u8),
    /// Only this target is possible.
    Target(Aim),
    /// Nothing.
    Nothing,
}
