//! Cards on their way from zone to zone. A card that changes zones is a new object: nothing follows it.

use crate::action::Slot;
use crate::content::{Reach, StaticUses};
use crate::event::{Event, Shown};
use crate::state::{
    Card, Combat, Departed, Duel, HiddenCard, Laid, MAX_DECK, MAX_DRAWN, MAX_PERMANENTS, Permanent, UntilEnd,
};
use crate::{CardType, Place, TriggerOn};
use atout_core::{Audience, Dice, EventSink, Pile, Rng, Seat};

/// Where permanents go when they leave.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Exit {
    Graveyard,
    Exile,
    Hand,
    LibraryTop,
    LibraryBottom,
}

impl Duel {
    /// Puts a card into its owner's hand.
    pub(crate) fn put_in_hand(&mut self, seat: Seat, card: HiddenCard) {
        let hand = &mut self.player_mut(seat).hand;
        let at = hand.iter().position(|other| other.key() > card.key()).unwrap_or(hand.len());
        hand.push(card);
        hand[at..].rotate_right(1);
    }

    /// Puts a card on its owner's graveyard; the number of the new object.
    pub(crate) fn lay_down(&mut self, seat: Seat, card: Card) -> u32 {
        let stamp = self.new_stamp();
        self.player_mut(seat).graveyard.push(Laid { card, stamp });
        stamp
    }

    /// Draws cards.
    pub(crate) fn draw<S: EventSink<Duel>>(&mut self, seat: Seat, n: i16, events: &mut S) {
        let mut drawn = Pile::<Card, MAX_DECK>::new();
        for _ in 0..n.max(0) {
            let Some(card) = self.player_mut(seat).library.pop() else {
                self.player_mut(seat).drew_nothing = true;
                events.emit(Audience::Everyone, || Event::NothingToDraw { seat });
                break;
            };
            let known = if card.is_shown() { HiddenCard::shown(card.card()) } else { HiddenCard::unseen(card.card()) };
            self.put_in_hand(seat, known);
            drawn.push(card.card());
        }
        if drawn.is_empty() {
            return;
        }
        let n = drawn.len() as u8;
        drawn.sort_unstable();
        self.remember_drawn(seat, &drawn);
        let cards = || drawn.iter().map(|&card| Shown::of(self.def(card))).collect();
        events.emit(Audience::only(seat), || Event::Drew { seat, cards: cards(), n });
        events.emit(Audience::all_but(seat), || Event::Drew { seat, cards: Vec::new(), n });
    }

    fn remember_drawn(&mut self, seat: Seat, cards: &[Card]) {
        let drawn = &mut self.player_mut(seat).drawn;
        let room = MAX_DRAWN - drawn.len();
        cards.iter().take(room).for_each(|&card| drawn.push(card));
    }

    /// Puts cards from the top of a library into the graveyard.
    pub(crate) fn mill<S: EventSink<Duel>>(&mut self, seat: Seat, n: i16, events: &mut S) {
        let mut milled = Vec::new();
        for _ in 0..n.max(0) {
            let Some(card) = self.player_mut(seat).library.pop() else { break };
            self.lay_down(seat, card.card());
            milled.push(card.card());
        }
        if !milled.is_empty() {
            let cards = || milled.iter().map(|&card| Shown::of(self.def(card))).collect();
            events.emit(Audience::Everyone, || Event::Milled { seat, cards: cards() });
        }
    }

    /// Shuffles a library; nobody knows any more what lies where.
    pub(crate) fn shuffle<R: Rng>(&mut self, seat: Seat, rng: &mut R) {
        let library = &mut self.player_mut(seat).library;
        library.iter_mut().for_each(|card| *card = HiddenCard::unseen(card.card()));
        rng.shuffle(library);
    }

    /// Discards a card of the hand by its place.
    pub(crate) fn discard<S: EventSink<Duel>>(&mut self, seat: Seat, place: u8, events: &mut S) {
        let card = self.player_mut(seat).hand.remove(place.into()).card();
        self.lay_down(seat, card);
        let def = self.def(card);
        events.emit(Audience::Everyone, || Event::Discarded { seat, card: Shown::of(def) });
    }

    /// A slot for a new permanent, if the battlefield has room.
    fn free_slot(&self) -> Option<Slot> {
        let free = self.permanents.iter().position(|one| one.stamp == 0).unwrap_or(self.permanents.len());
        (free < MAX_PERMANENTS).then_some(free as Slot)
    }

    /// A permanent as it enters.
    pub(crate) fn new_permanent(&mut self, card: Card, owner: Seat, controller: Seat) -> Permanent {
        let entry = &self.def(card).entry;
        let stamp = self.new_stamp();
        Permanent {
            stamp,
            card,
            owner,
            summoner: controller,
            controller,
            tapped: entry.enters_tapped,
            sick: true,
            touched: false,
            held: false,
            card_type: entry.card_type,
            is_aura: entry.is_aura(),
            damage: 0,
            counters: 0,
            chosen: None,
            host: None,
            turn: UntilEnd::default(),
            combat: Combat::default(),
        }
    }

    /// A card or token comes into play; none if there is no room. Triggers and what happens as it enters are the caller's.
    pub fn put_into_play(&mut self, card: Card, owner: Seat, controller: Seat) -> Option<Slot> {
        let slot = self.free_slot()?;
        let permanent = self.new_permanent(card, owner, controller);
        if usize::from(slot) == self.permanents.len() {
            self.permanents.push(permanent);
        }
        self.fill_slot(slot, permanent);
        Some(slot)
    }

    /// Puts a permanent into a slot that exists, and notes what it can do.
    pub(crate) fn fill_slot(&mut self, slot: Slot, permanent: Permanent) {
        let def = self.def(permanent.card);
        self.permanents[usize::from(slot)] = permanent;
        self.on_loan |= permanent.is_on_loan();
        self.creature_slots.set(slot, permanent.card_type == CardType::Creature);
        self.aura_slots.set(slot, permanent.is_aura);
        self.static_slots.set(slot, !def.entry.statics.is_empty());
        self.static_uses = self.static_uses.union(def.static_uses);
        self.wide_slots.set(slot, self.brief(permanent.card).reach == Reach::Wide);
        self.trigger_slots.set(slot, !def.entry.triggers.is_empty());
        self.mana_slots.set(slot, def.entry.mana.is_some());
        self.ability_slots.set(slot, !def.entry.activated.is_empty());
    }

    /// Permanents leave play at the same moment: they see each other leave, and are remembered as they last were.
    pub(crate) fn leave_play<S: EventSink<Duel>>(&mut self, slots: &[Slot], to: Exit, events: &mut S) {
        let first = self.departed.len();
        for &slot in slots {
            let was = self.remember(slot);
            self.departed.push(was);
        }
        for index in first..self.departed.len() {
            let was = self.departed[index];
            self.hear_departure(&was, TriggerOn::Leaves);
            if to == Exit::Graveyard {
                self.hear_departure(&was, TriggerOn::Dies);
            }
        }
        for (n, &slot) in slots.iter().enumerate() {
            let laid = self.move_out(slot, to, events);
            self.departed[first + n].laid = laid;
        }
        while self.permanents.last().is_some_and(|one| one.stamp == 0) {
            self.permanents.pop();
        }
    }

    /// A permanent's static abilities are no longer in force.
    pub(crate) fn forget_statics(&mut self, slot: Slot) {
        self.static_slots.set(slot, false);
        self.wide_slots.set(slot, false);
        let uses = |slot: Slot| self.def(self.at(slot).card).static_uses;
        self.static_uses = self.static_slots.iter().fold(StaticUses::EMPTY, |all, slot| all.union(uses(slot)));
    }

    fn remember(&self, slot: Slot) -> Departed {
        let traits = self.traits(slot);
        Departed {
            permanent: *self.at(slot),
            force: traits.force,
            endurance: traits.endurance,
            keywords: traits.keywords,
            enchanted: self.is_enchanted(slot),
            laid: 0,
        }
    }

    /// Takes one permanent from the battlefield; the stamp of what it became in a graveyard.
    fn move_out<S: EventSink<Duel>>(&mut self, slot: Slot, to: Exit, events: &mut S) -> u32 {
        let Permanent { card, owner, .. } = *self.at(slot);
        self.forget_statics(slot);
        self.creature_slots.set(slot, false);
        self.aura_slots.set(slot, false);
        self.trigger_slots.set(slot, false);
        self.mana_slots.set(slot, false);
        self.ability_slots.set(slot, false);
        let def = self.def(card);
        self.remove_from_combat(slot);
        self.at_mut(slot).stamp = 0;
        for aura in self.aura_slots.iter() {
            if self.at(aura).host == Some(slot) {
                self.at_mut(aura).host = None;
            }
        }
        events.emit(Audience::Everyone, || match to {
            Exit::Graveyard => Event::Died { slot, card: Shown::of(def), owner },
            Exit::Exile => Event::Exiled { slot: Some(slot), card: Shown::of(def), owner },
            Exit::Hand => Event::Returned { slot, card: Shown::of(def), owner },
            Exit::LibraryTop | Exit::LibraryBottom => Event::PutAway { slot, card: Shown::of(def), owner },
        });
        if def.is_token {
            return 0;
        }
        match to {
            Exit::Graveyard => return self.lay_down(owner, card),
            Exit::Exile => {
                let stamp = self.new_stamp();
                self.player_mut(owner).exile.push(Laid { card, stamp });
            }
            Exit::Hand => self.put_in_hand(owner, HiddenCard::shown(card)),
            Exit::LibraryTop => self.player_mut(owner).library.push(HiddenCard::shown(card)),
            Exit::LibraryBottom => self.player_mut(owner).library.push_under(HiddenCard::shown(card)),
        }
        0
    }
}

impl From<Place> for Exit {
    fn from(place: Place) -> Exit {
        match place {
            Place::Hand | Place::Battlefield | Place::BattlefieldTapped => Exit::Hand,
            Place::LibraryTop => Exit::LibraryTop,
            Place::LibraryBottom => Exit::LibraryBottom,
        }
    }
}
