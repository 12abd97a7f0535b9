//! A resolution: from effect to effect, and permanents that come into play by it.
//!
//! Not here: what each effect does (`effects.rs`), those that ask on the way (`resolve_choices.rs`).

use crate::action::Aim;
use crate::amounts::Context;
use crate::event::{Event, Shown};
use crate::state::{Asked, Card, Duel, Item, Part, Resolving};
use crate::zones::Exit;
use crate::{EffectStep, Place, Subject, TriggerOn};
use atout_core::{Audience, EventSink, Pile, Rng, Seat};

/// Has an effect been done, or does somebody have to choose first?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum EffectProgress {
    Done,
    Asked,
}

impl Duel {
    /// The top of the stack begins to resolve. Targets that are no longer legal are dropped.
    pub(crate) fn begin_resolving<S: EventSink<Duel>>(&mut self, events: &mut S) {
        let Some(mut item) = self.stack.pop() else { return };
        self.settled = false;
        self.passes = 0;
        self.priority = self.active;
        let n_targets = item.targets.len();
        item.targets = item.targets.iter().copied().filter(|chosen| self.is_still_target(&item, chosen)).collect();
        let def = self.def(item.card);
        if n_targets > 0 && item.targets.is_empty() {
            events.emit(Audience::Everyone, || Event::Fizzled { card: Shown::of(def), part: item.part });
            return self.lay_spell(&item);
        }
        if !self.still_holds(&item) {
            return;
        }
        events.emit(Audience::Everyone, || Event::Resolved {
            seat: item.controller,
            card: Shown::of(def),
            part: item.part,
        });
        self.resolving =
            Some(Box::new(Resolving { item, at: 0, colour: None, agreed: false, left: 0, picked: Pile::new() }));
    }

    /// Does the condition of a trigger still hold?
    fn still_holds(&self, item: &Item) -> bool {
        let Part::Trigger(n) = item.part else { return true };
        let trigger = &self.def(item.card).entry.triggers[usize::from(n)];
        trigger.condition.as_ref().is_none_or(|when| self.condition(when, &Context::of_item(item)))
    }

    /// A spell that has resolved, was countered or has no target goes to the graveyard of its owner.
    fn lay_spell(&mut self, item: &Item) {
        if item.part == Part::Spell {
            self.lay_down(item.controller, item.card);
        }
    }

    /// Goes on with what resolves until it is done or somebody is asked.
    pub(crate) fn go_on_resolving<R: Rng, S: EventSink<Duel>>(&mut self, rng: &mut R, events: &mut S) {
        let Some(resolving) = self.resolving.as_deref() else { return };
        let (item, agreed, colour) = (resolving.item, resolving.agreed, resolving.colour);
        let Some(doing) = self.doing(&item) else { return self.enter_as_permanent(&item, colour, events) };
        if doing.may && !agreed {
            self.asked = Asked::May(item.controller);
            return;
        }
        if doing.choose_colour && colour.is_none() {
            self.asked = Asked::Colour(item.controller);
            return;
        }
        while self.over.is_none() {
            let Some(at) = self.resolving.as_deref().map(|resolving| usize::from(resolving.at)) else { return };
            let skipped = match doing.steps.get(at) {
                None => return self.finish_resolving(&item),
                Some(EffectStep::Skip(n)) => *n,
                Some(EffectStep::SkipUnless(when, n)) => {
                    if self.condition(when, &Context::of_item(&item)) {
                        0
                    } else {
                        *n
                    }
                }
                Some(EffectStep::Do(effect)) => match self.perform(&item, effect, rng, events) {
                    EffectProgress::Asked => return,
                    EffectProgress::Done => 0,
                },
            };
            self.resolving_mut(|resolving| resolving.at = (at + 1 + skipped) as u8);
        }
    }

    pub(crate) fn resolving_mut(&mut self, change: impl FnOnce(&mut Resolving)) {
        if let Some(resolving) = self.resolving.as_deref_mut() {
            change(resolving);
        }
    }

    pub(crate) fn finish_resolving(&mut self, item: &Item) {
        self.resolving = None;
        self.lay_spell(item);
        self.hear_resolved(item);
    }

    fn hear_resolved(&mut self, item: &Item) {
        if item.part == Part::Spell {
            self.hear_spell(TriggerOn::Resolves, item);
        }
    }

    /// A permanent spell comes into play.
    fn enter_as_permanent<S: EventSink<Duel>>(&mut self, item: &Item, colour: Option<crate::Colour>, events: &mut S) {
        if self.def(item.card).entry.choose_colour && colour.is_none() {
            self.asked = Asked::Colour(item.controller);
            return;
        }
        self.resolving = None;
        let host = item.targets.first().map(|chosen| chosen.aim);
        self.enter(item, item.card, item.controller, Entering { colour, host, tapped: false }, events);
        self.hear_resolved(item);
    }

    /// A card comes into play; without room it goes to the graveyard.
    pub(crate) fn enter<S: EventSink<Duel>>(
        &mut self,
        item: &Item,
        card: Card,
        owner: Seat,
        how: Entering,
        events: &mut S,
    ) {
        let seat = item.controller;
        let def = self.def(card);
        // It does not count itself: it is not in play yet.
        let counters = self.amount(&def.entry.enters_with, &Context::of_item(item));
        let Some(slot) = self.put_into_play(card, owner, seat) else {
            self.lay_down(owner, card);
            return;
        };
        let host = match how.host {
            Some(Aim::Permanent(host)) => Some(host),
            _ => None,
        };
        let permanent = self.at_mut(slot);
        permanent.tapped |= how.tapped;
        permanent.counters = counters.clamp(-999, 999);
        permanent.chosen = how.colour;
        permanent.host = host;
        let piece = host.map(|host| self.piece(host));
        events.emit(Audience::Everyone, || Event::Entered {
            seat,
            slot,
            card: Shown::of(def),
            token: false,
            host: piece.map(|piece| piece()),
        });
        self.hear_permanent(TriggerOn::Enters, slot);
    }

    /// Permanents or cards of graveyards are put somewhere.
    pub(crate) fn put_effect<S: EventSink<Duel>>(
        &mut self,
        item: &Item,
        what: &Subject,
        to: Place,
        events: &mut S,
    ) -> EffectProgress {
        let context = Context::of_item(item);
        let is_play = matches!(to, Place::Battlefield | Place::BattlefieldTapped);
        let laid = self.laid_cards(what, &context);
        let colour = self.resolving.as_deref().and_then(|resolving| resolving.colour);
        if is_play && colour.is_none() && self.asks_colour(&laid) {
            self.asked = Asked::Colour(item.controller);
            return EffectProgress::Asked;
        }
        if !is_play {
            let slots = self.permanents_of(what, &context);
            self.leave_play(&slots, Exit::from(to), events);
        }
        for (owner, stamp) in laid {
            // What does not stay in play cannot be put there.
            if is_play && !self.is_laid_permanent(owner, stamp) {
                continue;
            }
            let Some(card) = self.take_laid(owner, stamp) else { continue };
            if is_play {
                let tapped = to == Place::BattlefieldTapped;
                self.enter(item, card, owner, Entering { colour, host: None, tapped }, events);
            } else {
                self.regain(owner, card, to, events);
            }
        }
        EffectProgress::Done
    }

    fn is_laid_permanent(&self, owner: Seat, stamp: u32) -> bool {
        let found = self.player(owner).graveyard.iter().find(|laid| laid.stamp == stamp);
        found.is_some_and(|laid| self.def(laid.card).entry.card_type.is_permanent())
    }

    fn asks_colour(&self, laid: &[(Seat, u32)]) -> bool {
        laid.iter().any(|&(owner, stamp)| {
            let found = self.player(owner).graveyard.iter().find(|laid| laid.stamp == stamp);
            found.is_some_and(|laid| self.def(laid.card).entry.choose_colour)
        })
    }
}

/// How a card comes into play.
#[derive(Clone, Copy)]
pub(crate) struct Entering {
    pub colour: Option<crate::Colour>,
    pub host: Option<Aim>,
    pub tapped: bool,
}
