//! A resolution: from effect to effect, with the questions that some of them ask on the way.

use crate::action::{Action, Aim};
use crate::amounts::Context;
use crate::event::{Event, Shown};
use crate::facts::Side;
use crate::state::{Asked, Card, Duel, Hidden, Item, Part, Resolving};
use crate::zones::Exit;
use crate::{EffectStep, Filter, ManaCost, Place, Subject, TriggerOn};
use atout_core::{Audience, Dice, EventSink, Pile, Rng, Seat, SeatSet};

/// No effect makes a player sacrifice more at once.
const MOST_SACRIFICES: usize = 16;

/// Has an effect been done, or does somebody have to choose first?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Progress {
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
                    Progress::Asked => return,
                    Progress::Done => 0,
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

    fn finish_resolving(&mut self, item: &Item) {
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
    fn enter<S: EventSink<Duel>>(&mut self, item: &Item, card: Card, owner: Seat, how: Entering, events: &mut S) {
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
    ) -> Progress {
        let context = Context::of_item(item);
        let is_play = matches!(to, Place::Battlefield | Place::BattlefieldTapped);
        let laid = self.laid_cards(what, &context);
        let colour = self.resolving.as_deref().and_then(|resolving| resolving.colour);
        if is_play && colour.is_none() && self.asks_colour(&laid) {
            self.asked = Asked::Colour(item.controller);
            return Progress::Asked;
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
        Progress::Done
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

    /// Players discard, the active one first. A hand that goes altogether is not asked for.
    pub(crate) fn discard_effect<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seats: SeatSet,
        n: i16,
        random: bool,
        rng: &mut R,
        events: &mut S,
    ) -> Progress {
        let seats: Pile<Option<Seat>, 8> = self.ordered(seats).map(Some).collect();
        while let Some(&Some(seat)) = self.resolving.as_deref().and_then(|now| seats.get(usize::from(now.left))) {
            let hand = self.player(seat).hand.len();
            let n = usize::try_from(n).unwrap_or(0).min(hand);
            self.resolving_mut(|now| now.left += 1);
            if random {
                for _ in 0..n {
                    let place = rng.index(self.player(seat).hand.len()) as u8;
                    self.discard(seat, place, events);
                }
            } else if n == hand {
                (0..n).for_each(|_| self.discard(seat, 0, events));
            } else if n > 0 {
                self.asked = Asked::Discard(seat, n as u8);
                return Progress::Asked;
            }
        }
        self.resolving_mut(|now| now.left = 0);
        Progress::Done
    }

    /// Players choose what they sacrifice, the active one first; all of it goes at once.
    pub(crate) fn sacrifice_effect<S: EventSink<Duel>>(
        &mut self,
        seats: SeatSet,
        n: i16,
        what: &Filter,
        side: Side,
        events: &mut S,
    ) -> Progress {
        let seats: Pile<Option<Seat>, 8> = self.ordered(seats).map(Some).collect();
        while let Some(&Some(seat)) = self.resolving.as_deref().and_then(|now| seats.get(usize::from(now.left))) {
            let own: Vec<u8> = self.slots().filter(|&slot| self.is_sacrifice(slot, seat, what, side)).collect();
            let wanted = usize::try_from(n).unwrap_or(0).min(own.len()).min(MOST_SACRIFICES);
            let picked = self
                .resolving
                .as_deref()
                .map_or(0, |now| now.picked.iter().filter(|&&slot| self.at(slot).controller == seat).count());
            if wanted == own.len() {
                self.resolving_mut(|now| own.iter().for_each(|&slot| now.picked.push(slot)));
            } else if picked < wanted {
                self.asked = Asked::Sacrifice(seat);
                return Progress::Asked;
            }
            self.resolving_mut(|now| now.left += 1);
        }
        let picked: Vec<u8> = self.resolving.as_deref().map_or_else(Vec::new, |now| now.picked.to_vec());
        self.resolving_mut(|now| {
            now.left = 0;
            now.picked.clear();
        });
        self.sacrifice(&picked, events);
        Progress::Done
    }

    /// Could the seat choose this permanent?
    fn is_sacrifice(&self, slot: u8, seat: Seat, what: &Filter, side: Side) -> bool {
        self.at(slot).controller == seat && self.matches(slot, what, side)
    }

    /// What may be sacrificed for the effect that asks now.
    pub(crate) fn can_sacrifice(&self, seat: Seat, slot: u8) -> bool {
        let Some(now) = self.resolving.as_deref() else { return false };
        let Some(doing) = self.doing(&now.item) else { return false };
        let Some(EffectStep::Do(crate::Effect::Sacrifice { what, .. })) = doing.steps.get(usize::from(now.at)) else {
            return false;
        };
        self.permanent(slot).is_some()
            && !now.picked.contains(&slot)
            && self.is_sacrifice(slot, seat, what, self.side(&now.item))
    }

    /// A spell is countered, unless its controller pays.
    pub(crate) fn counter_effect<S: EventSink<Duel>>(
        &mut self,
        context: &Context<'_>,
        unless: Option<u8>,
        events: &mut S,
    ) -> Progress {
        let Some(stamp) = context.targets(0).find_map(|chosen| match chosen.aim {
            Aim::Spell(_) => Some(chosen.stamp),
            _ => None,
        }) else {
            return Progress::Done;
        };
        let Some(at) = self.stack.iter().position(|item| item.stamp == stamp) else { return Progress::Done };
        let spell = self.stack[at];
        let answered = self.resolving.as_deref().is_some_and(|now| now.left > 0);
        if let (Some(n), false) = (unless, answered)
            && self.tally(spell.controller, None).pays(&ManaCost { generic: n, ..ManaCost::FREE })
        {
            self.asked = Asked::Unless(spell.controller, n);
            return Progress::Asked;
        }
        let is_paid = self.resolving.as_deref().is_some_and(|now| now.left == 2);
        self.resolving_mut(|now| now.left = 0);
        let def = self.def(spell.card);
        if is_paid {
            return Progress::Done;
        }
        self.stack.remove(at);
        self.lay_down(spell.controller, spell.card);
        events.emit(Audience::Everyone, || Event::Countered { card: Shown::of(def) });
        Progress::Done
    }

    /// Cards are searched in one's library; then it is shuffled.
    pub(crate) fn fetch_effect<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        n: i16,
        what: &Filter,
        to: Place,
        rng: &mut R,
        events: &mut S,
    ) -> Progress {
        let _ = (what, to);
        let is_searched = self.resolving.as_deref().is_some_and(|now| now.left > 0);
        if !is_searched && n > 0 && !self.player(seat).library.is_empty() {
            self.asked = Asked::Find(seat, n.clamp(0, 99) as u8);
            return Progress::Asked;
        }
        self.resolving_mut(|now| now.left = 0);
        self.shuffle(seat, rng);
        events.emit(Audience::Everyone, || Event::Shuffled { seat });
        Progress::Done
    }

    /// What is searched for, and where it goes.
    fn sought(&self) -> Option<(&'static Filter, Place, Item)> {
        let now = self.resolving.as_deref()?;
        match self.doing(&now.item)?.steps.get(usize::from(now.at))? {
            EffectStep::Do(crate::Effect::Fetch { what, to, .. }) => Some((&**what, *to, now.item)),
            _ => None,
        }
    }

    /// The different cards of the library that match, sorted.
    pub(crate) fn findable(&self, seat: Seat) -> Vec<Card> {
        let Some((filter, _, item)) = self.sought() else { return Vec::new() };
        let side = self.side(&item);
        let mut cards: Vec<Card> = self
            .player(seat)
            .library
            .iter()
            .map(|hidden| hidden.card())
            .filter(|&card| self.card_matches(card, seat, 0, filter, side))
            .collect();
        cards.sort_unstable();
        cards.dedup();
        cards
    }

    fn find<S: EventSink<Duel>>(&mut self, seat: Seat, n: u8, left: u8, events: &mut S) {
        let Some(&card) = self.findable(seat).get(usize::from(n)) else { return };
        let Some((_, to, item)) = self.sought() else { return };
        let library = &mut self.player_mut(seat).library;
        if let Some(at) = library.iter().rposition(|hidden| hidden.card() == card) {
            library.remove(at);
        }
        let def = self.def(card);
        events.emit(Audience::Everyone, || Event::Found { seat, cards: vec![Shown::of(def)] });
        match to {
            Place::Battlefield | Place::BattlefieldTapped => {
                let tapped = to == Place::BattlefieldTapped;
                self.enter(&item, card, seat, Entering { colour: None, host: None, tapped }, events);
            }
            _ => self.put_in_hand(seat, Hidden::shown(card)),
        }
        if left > 1 && !self.player(seat).library.is_empty() {
            self.asked = Asked::Find(seat, left - 1);
        } else {
            self.resolving_mut(|now| now.left = 1);
        }
    }

    /// An answer to a question of a resolution.
    pub(crate) fn answer_resolution<S: EventSink<Duel>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        let asked = std::mem::replace(&mut self.asked, Asked::Nothing);
        match (asked, action) {
            (Asked::May(_), Action::Yes) => self.resolving_mut(|now| now.agreed = true),
            (Asked::May(_), _) => {
                if let Some(now) = self.resolving.as_deref().copied() {
                    self.finish_resolving(&now.item);
                }
            }
            (Asked::Colour(_), Action::Choose(colour)) => {
                self.resolving_mut(|now| now.colour = Some(colour));
                events.emit(Audience::Everyone, || Event::Chose { seat, colour });
            }
            (Asked::Sacrifice(_), Action::Sacrifice(slot)) => self.resolving_mut(|now| now.picked.push(slot)),
            (Asked::Find(_, left), Action::Find(n)) => self.find(seat, n, left, events),
            (Asked::Find(..), _) => self.resolving_mut(|now| now.left = 1),
            (Asked::Unless(_, n), Action::Yes) => {
                self.pay_mana(seat, &ManaCost { generic: n, ..ManaCost::FREE }, None);
                self.resolving_mut(|now| now.left = 2);
                self.tell_paid_again(seat, n, events);
            }
            (Asked::Unless(..), _) => self.resolving_mut(|now| now.left = 1),
            _ => {}
        }
    }

    fn tell_paid_again<S: EventSink<Duel>>(&self, seat: Seat, n: u8, events: &mut S) {
        let Some(now) = self.resolving.as_deref() else { return };
        let target = now.item.targets.first().and_then(|chosen| {
            self.stack.iter().find(|item| item.stamp == chosen.stamp).map(|item| self.def(item.card))
        });
        if let Some(def) = target {
            events.emit(Audience::Everyone, || Event::PaidAgain { seat, card: Shown::of(def), n });
        }
    }
}

/// How a card comes into play.
#[derive(Clone, Copy)]
struct Entering {
    colour: Option<crate::Colour>,
    host: Option<Aim>,
    tapped: bool,
}
