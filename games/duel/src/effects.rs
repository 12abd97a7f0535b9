//! What effects do: the one place that gives each of them its meaning.
//!
//! Not here: how a resolution goes from effect to effect and asks (`resolve.rs`), what effects are called (`text/`).

use crate::action::{Aim, Slot};
use crate::amounts::{Context, Seen, Slots};
use crate::event::{Event, Shown};
use crate::life::{Blow, Hit, Striker};
use crate::resolve::EffectProgress;
use crate::state::{Card, Duel, HiddenCard, Item, Laid, Named, Part, SEATS, Why};
use crate::zones::Exit;
use crate::{Amount, Colour, Effect, Keyword, Keywords, Place, Subject, TriggerOn, Word};
use atout_core::{Audience, EventSink, Rng, Seat, SeatSet};

impl Duel {
    /// Does one effect of what resolves; some ask first.
    pub(crate) fn perform<R: Rng, S: EventSink<Duel>>(
        &mut self,
        item: &Item,
        effect: &'static Effect,
        rng: &mut R,
        events: &mut S,
    ) -> EffectProgress {
        let context = Context::of_item(item);
        match effect {
            Effect::Damage { amount, to, from } => self.damage_effect(&context, amount, to, from.as_ref(), events),
            Effect::DivideDamage {} => self.divided_damage(&context, events),
            Effect::Fight {} => self.fight(&context, events),
            Effect::GainLife { amount, who } => {
                let n = self.amount(amount, &context);
                self.each_player(who, &context, |duel, seat| duel.gain_life(seat, n, events));
            }
            Effect::LoseLife { amount, who } => {
                let n = self.amount(amount, &context);
                self.each_player(who, &context, |duel, seat| duel.lose_life(seat, n, events));
            }
            Effect::Draw { amount, who } => {
                let n = self.amount(amount, &context);
                self.each_player(who, &context, |duel, seat| duel.draw(seat, n, events));
            }
            Effect::Mill { amount, who } => {
                let n = self.amount(amount, &context);
                self.each_player(who, &context, |duel, seat| duel.mill(seat, n, events));
            }
            Effect::Discard { amount, who, random } => {
                let n = self.amount(amount, &context);
                let seats = self.players_of(who, &context);
                return self.discard_effect(seats, n, *random, rng, events);
            }
            Effect::Sacrifice { who, amount, what } => {
                let n = self.amount(amount, &context);
                let seats = self.players_of(who, &context);
                return self.sacrifice_effect(seats, n, what, context.side, events);
            }
            Effect::Counter { unless } => return self.counter_effect(&context, *unless, events),
            Effect::Fetch { amount, .. } => {
                let n = self.amount(amount, &context);
                return self.fetch_effect(item.controller, n, rng, events);
            }
            Effect::Put { what, to } => return self.put_effect(item, what, *to, events),
            Effect::Destroy { what } => self.destroy(&context, what, events),
            Effect::Exile { what } => self.exile_effect(&context, what, events),
            Effect::SacrificeSelf {} => {
                let own = self.in_play(item.source).filter(|slot| self.at(*slot).controller == item.controller);
                self.sacrifice(own.as_slice(), events);
            }
            Effect::Pump { what, force, endurance, keywords } => {
                let (force, endurance) = (self.amount(force, &context), self.amount(endurance, &context));
                self.pump(&self.permanents_of(what, &context), force, endurance, *keywords, events);
            }
            Effect::Lose { what, keywords } => self.lose_keywords(&self.permanents_of(what, &context), *keywords),
            Effect::Become { what, force, endurance } => {
                let size = (self.amount(force, &context), self.amount(endurance, &context));
                self.become_size(&self.permanents_of(what, &context), size);
            }
            Effect::Counters { what, amount } => {
                let n = self.amount(amount, &context);
                self.put_counters(&self.permanents_of(what, &context), n, events);
            }
            Effect::Tap { what, stays } => self.tap_all(&self.permanents_of(what, &context), *stays, events),
            Effect::Untap { what } => self.untap_all(&self.permanents_of(what, &context), events),
            Effect::Control { what } => self.gain_control(&self.permanents_of(what, &context), item.controller, events),
            Effect::Token { id, amount, who } => {
                let n = self.amount(amount, &context);
                let seats = self.players_of(who, &context);
                let counters = self.amount(&self.def(id.number).entry.enters_with, &context);
                self.make_tokens(id.number, n, counters, seats, events);
            }
            Effect::ExtraLand { amount } => {
                // Nobody but the active player plays lands.
                let is_active = item.controller == self.active;
                let n = if is_active { self.amount(amount, &context).clamp(0, 99) as u8 } else { 0 };
                self.extra_lands = self.extra_lands.saturating_add(n).min(99);
            }
            Effect::Mana { amount, colour } => {
                let n = self.amount(amount, &context).clamp(0, 99) as u8;
                let place = colour.iter().next().map_or(crate::mana::COLOURLESS, Word::index);
                let mana = &mut self.player_mut(item.controller).mana[place];
                *mana = mana.saturating_add(n);
            }
            Effect::Peace {} => self.peace = true,
            Effect::Protect { what } => {
                let colour = self.resolving.as_ref().and_then(|resolving| resolving.colour).unwrap_or(Colour::White);
                let keywords = Keywords::of(Keyword::protection_from(colour));
                self.pump(&self.permanents_of(what, &context), 0, 0, keywords, events);
            }
            Effect::Win {} => self.end(Some(item.controller), Why::Card, events),
            // Conditions became steps of their own when the card was loaded.
            Effect::If { .. } => {}
        }
        EffectProgress::Done
    }

    /// Until the end of the turn.
    fn gain_control<S: EventSink<Duel>>(&mut self, slots: &[Slot], seat: Seat, events: &mut S) {
        let stamp = self.new_stamp();
        slots.iter().for_each(|&slot| self.at_mut(slot).turn.controller = Some((seat, stamp)));
        self.on_loan = true;
        self.refresh_control(events);
    }

    fn each_player(&mut self, who: &Subject, context: &Context<'_>, mut act: impl FnMut(&mut Duel, Seat)) {
        let seats = self.players_of(who, context);
        for seat in self.in_turn_order().filter(|&seat| seats.contains(seat)) {
            act(self, seat);
        }
    }

    /// What deals the damage of a spell or ability.
    fn striker(&self, context: &Context<'_>, from: Option<&Subject>) -> Option<Striker> {
        if let Some(subject) = from {
            return self.permanents_of(subject, context).first().map(|&slot| self.source_of(slot));
        }
        let item = context.item?;
        let plain = Striker { card: item.card, slot: None, controller: item.controller, keywords: Keywords::EMPTY };
        if item.part == Part::Spell {
            return Some(plain);
        }
        Some(match self.seen(item.source) {
            Some(Seen::Here(slot)) => self.source_of(slot),
            Some(Seen::Gone(was)) => Striker { keywords: was.keywords, controller: was.permanent.controller, ..plain },
            None => plain,
        })
    }

    fn damage_effect<S: EventSink<Duel>>(
        &mut self,
        context: &Context<'_>,
        amount: &Amount,
        to: &Subject,
        from: Option<&Subject>,
        events: &mut S,
    ) {
        let n = self.amount(amount, context);
        let Some(from) = self.striker(context, from) else { return };
        let creatures = self.permanents_of(to, context);
        let players = self.players_of(to, context);
        let mut blows: Vec<Blow> = creatures
            .iter()
            .filter(|&&slot| self.is_creature(slot))
            .map(|&slot| Blow { from, to: Hit::Creature(slot), n })
            .collect();
        blows.extend(players.iter().map(|seat| Blow { from, to: Hit::Player(seat), n }));
        self.deal(&blows, false, events);
    }

    fn divided_damage<S: EventSink<Duel>>(&mut self, context: &Context<'_>, events: &mut S) {
        let Some(from) = self.striker(context, None) else { return };
        let blows: Vec<Blow> = context
            .targets(0)
            .filter_map(|chosen| {
                let to = match chosen.aim {
                    Aim::Player(seat) => Hit::Player(seat),
                    Aim::Permanent(slot) if self.is_there(slot, chosen.stamp) => Hit::Creature(slot),
                    _ => return None,
                };
                Some(Blow { from, to, n: chosen.points.into() })
            })
            .collect();
        self.deal(&blows, false, events);
    }

    fn fight<S: EventSink<Duel>>(&mut self, context: &Context<'_>, events: &mut S) {
        let one = self.permanents_of(&Subject::Target, context);
        let other = self.permanents_of(&Subject::Target2, context);
        let (Some(&one), Some(&other)) = (one.first(), other.first()) else { return };
        let blow = |from: Slot, to: Slot| Blow {
            from: self.source_of(from),
            to: Hit::Creature(to),
            n: self.traits(from).force,
        };
        self.deal(&[blow(one, other), blow(other, one)], false, events);
    }

    fn destroy<S: EventSink<Duel>>(&mut self, context: &Context<'_>, what: &Subject, events: &mut S) {
        let slots = self.permanents_of(what, context);
        let doomed: Vec<Slot> =
            slots.iter().copied().filter(|&slot| !self.has(slot, Keyword::Indestructible)).collect();
        self.leave_play(&doomed, Exit::Graveyard, events);
    }

    fn exile_effect<S: EventSink<Duel>>(&mut self, context: &Context<'_>, what: &Subject, events: &mut S) {
        let slots = self.permanents_of(what, context);
        self.leave_play(&slots, Exit::Exile, events);
        for (owner, stamp) in self.laid_cards(what, context) {
            if let Some(card) = self.take_laid(owner, stamp) {
                let stamp = self.new_stamp();
                self.player_mut(owner).exile.push(Laid { card, stamp });
                let def = self.def(card);
                events.emit(Audience::Everyone, || Event::Exiled { slot: None, card: Shown::of(def), owner });
            }
        }
    }

    /// Cards in graveyards that a subject stands for: targets, or what the trigger's permanent became.
    pub(crate) fn laid_cards(&self, what: &Subject, context: &Context<'_>) -> Vec<(Seat, u32)> {
        let of_departed = |named: Named| match self.seen(named) {
            Some(Seen::Gone(was)) if was.laid > 0 => Some((was.permanent.owner, was.laid)),
            _ => None,
        };
        match what {
            Subject::Target | Subject::Target2 => context
                .targets(u8::from(*what == Subject::Target2))
                .filter_map(|chosen| match chosen.aim {
                    Aim::Card(seat, _) => Some((seat, chosen.stamp)),
                    _ => None,
                })
                .collect(),
            Subject::It => context.item.and_then(|item| of_departed(item.it)).into_iter().collect(),
            Subject::This => of_departed(context.source).into_iter().collect(),
            _ => Vec::new(),
        }
    }

    /// Takes a card from a graveyard, if it is still there.
    pub(crate) fn take_laid(&mut self, owner: Seat, stamp: u32) -> Option<Card> {
        let graveyard = &mut self.player_mut(owner).graveyard;
        let at = graveyard.iter().position(|laid| laid.stamp == stamp)?;
        Some(graveyard.remove(at).card)
    }

    /// A card of a graveyard goes to its owner's hand or library.
    pub(crate) fn regain<S: EventSink<Duel>>(&mut self, owner: Seat, card: Card, to: Place, events: &mut S) {
        let shown = HiddenCard::shown(card);
        match to {
            Place::LibraryTop => self.player_mut(owner).library.push(shown),
            Place::LibraryBottom => self.player_mut(owner).library.push_under(shown),
            Place::Hand | Place::Battlefield | Place::BattlefieldTapped => self.put_in_hand(owner, shown),
        }
        let def = self.def(card);
        events.emit(Audience::Everyone, || Event::Regained { card: Shown::of(def), owner });
    }

    fn pump<S: EventSink<Duel>>(
        &mut self,
        slots: &Slots,
        force: i16,
        endurance: i16,
        keywords: Keywords,
        events: &mut S,
    ) {
        for &slot in slots.iter() {
            let turn = &mut self.at_mut(slot).turn;
            turn.force = turn.force.saturating_add(force);
            turn.endurance = turn.endurance.saturating_add(endurance);
            turn.gained = turn.gained.union(keywords);
            turn.lost = turn.lost.without(keywords);
            let piece = self.piece(slot);
            events.emit(Audience::Everyone, || Event::Changed { piece: piece(), force, endurance });
        }
    }

    fn lose_keywords(&mut self, slots: &Slots, keywords: Keywords) {
        for &slot in slots.iter() {
            let turn = &mut self.at_mut(slot).turn;
            turn.lost = turn.lost.union(keywords);
            turn.gained = turn.gained.without(keywords);
        }
    }

    fn become_size(&mut self, slots: &Slots, (force, endurance): (i16, i16)) {
        let stamp = self.new_stamp();
        for &slot in slots.iter() {
            self.at_mut(slot).turn.set = Some((force, endurance, stamp));
        }
    }

    fn put_counters<S: EventSink<Duel>>(&mut self, slots: &Slots, n: i16, events: &mut S) {
        for &slot in slots.iter() {
            let permanent = self.at_mut(slot);
            permanent.counters = permanent.counters.saturating_add(n).clamp(-999, 999);
            let piece = self.piece(slot);
            events.emit(Audience::Everyone, || Event::Counters { piece: piece(), n });
        }
    }

    fn tap_all<S: EventSink<Duel>>(&mut self, slots: &Slots, stays: bool, events: &mut S) {
        for &slot in slots.iter() {
            let permanent = self.at_mut(slot);
            permanent.tapped = true;
            permanent.held |= stays;
            let piece = self.piece(slot);
            events.emit(Audience::Everyone, || Event::Tapped { piece: piece() });
        }
    }

    fn untap_all<S: EventSink<Duel>>(&mut self, slots: &Slots, events: &mut S) {
        for &slot in slots.iter() {
            self.at_mut(slot).tapped = false;
            let piece = self.piece(slot);
            events.emit(Audience::Everyone, || Event::Untapped { piece: piece() });
        }
    }

    fn make_tokens<S: EventSink<Duel>>(&mut self, token: Card, n: i16, counters: i16, seats: SeatSet, events: &mut S) {
        let mut made = Vec::new();
        for seat in self.in_turn_order().filter(|&seat| seats.contains(seat)) {
            for _ in 0..n.max(0) {
                let Some(slot) = self.put_into_play(token, seat, seat) else { break };
                self.at_mut(slot).counters = counters.clamp(-999, 999);
                let def = self.def(token);
                events.emit(Audience::Everyone, || Event::Entered {
                    seat,
                    slot,
                    card: Shown::of(def),
                    token: true,
                    host: None,
                });
                made.push(slot);
            }
        }
        for slot in made {
            self.hear_permanent(TriggerOn::Enters, slot);
        }
    }

    /// Seats in turn order, as far as they are in the set.
    pub(crate) fn ordered(&self, seats: SeatSet) -> impl Iterator<Item = Seat> + use<> {
        let first = self.active.index();
        (0..SEATS).filter_map(move |n| Seat::new((first + n) % SEATS)).filter(move |&seat| seats.contains(seat))
    }
}
