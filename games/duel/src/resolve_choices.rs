//! Effects that let a player choose while they resolve: discarding, sacrificing, searching, paying again.
//!
//! Not here: how a resolution goes from effect to effect (`resolve.rs`).

use crate::action::{Action, Aim};
use crate::amounts::Context;
use crate::event::{Event, Shown};
use crate::facts::Side;
use crate::resolve::{EffectProgress, Entering};
use crate::state::{Asked, Card, Duel, HiddenCard, Item};
use crate::{EffectStep, Filter, ManaCost, Place};
use atout_core::{Audience, Dice, EventSink, Pile, Rng, Seat, SeatSet};

/// No effect makes a player sacrifice more at once.
const MOST_SACRIFICES: usize = 16;

impl Duel {
    /// Players discard, the active one first. A hand that goes altogether is not asked for.
    pub(crate) fn discard_effect<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seats: SeatSet,
        n: i16,
        random: bool,
        rng: &mut R,
        events: &mut S,
    ) -> EffectProgress {
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
                return EffectProgress::Asked;
            }
        }
        self.resolving_mut(|now| now.left = 0);
        EffectProgress::Done
    }

    /// Players choose what they sacrifice, the active one first; all of it goes at once.
    pub(crate) fn sacrifice_effect<S: EventSink<Duel>>(
        &mut self,
        seats: SeatSet,
        n: i16,
        what: &Filter,
        side: Side,
        events: &mut S,
    ) -> EffectProgress {
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
                return EffectProgress::Asked;
            }
            self.resolving_mut(|now| now.left += 1);
        }
        let picked: Vec<u8> = self.resolving.as_deref().map_or_else(Vec::new, |now| now.picked.to_vec());
        self.resolving_mut(|now| {
            now.left = 0;
            now.picked.clear();
        });
        self.sacrifice(&picked, events);
        EffectProgress::Done
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
    ) -> EffectProgress {
        let Some(stamp) = context.targets(0).find_map(|chosen| match chosen.aim {
            Aim::Spell(_) => Some(chosen.stamp),
            _ => None,
        }) else {
            return EffectProgress::Done;
        };
        let Some(at) = self.stack.iter().position(|item| item.stamp == stamp) else { return EffectProgress::Done };
        let spell = self.stack[at];
        let answered = self.resolving.as_deref().is_some_and(|now| now.left > 0);
        if let (Some(n), false) = (unless, answered)
            && self.tally(spell.controller, None).pays(&ManaCost { generic: n, ..ManaCost::FREE })
        {
            self.asked = Asked::Unless(spell.controller, n);
            return EffectProgress::Asked;
        }
        let is_paid = self.resolving.as_deref().is_some_and(|now| now.left == 2);
        self.resolving_mut(|now| now.left = 0);
        let def = self.def(spell.card);
        if is_paid {
            return EffectProgress::Done;
        }
        self.stack.remove(at);
        self.lay_down(spell.controller, spell.card);
        events.emit(Audience::Everyone, || Event::Countered { card: Shown::of(def) });
        EffectProgress::Done
    }

    /// Cards are searched in one's library; then it is shuffled.
    pub(crate) fn fetch_effect<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        n: i16,
        rng: &mut R,
        events: &mut S,
    ) -> EffectProgress {
        let is_searched = self.resolving.as_deref().is_some_and(|now| now.left > 0);
        if !is_searched && n > 0 && !self.player(seat).library.is_empty() {
            self.asked = Asked::Find(seat, n.clamp(0, 99) as u8);
            return EffectProgress::Asked;
        }
        self.resolving_mut(|now| now.left = 0);
        self.shuffle(seat, rng);
        events.emit(Audience::Everyone, || Event::Shuffled { seat });
        EffectProgress::Done
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
            _ => self.put_in_hand(seat, HiddenCard::shown(card)),
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
