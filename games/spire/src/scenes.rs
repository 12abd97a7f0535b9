//! Event rooms: which scene it is, and what its ways do to a player.

use crate::chance::Purpose;
use crate::content::{Consequence, EventDef, OptionDef};
use crate::event::Entity;
use crate::fight::insert;
use crate::state::{MAX_DECK, MIN_DECK, Spire};
use crate::{Body, Card, Event, Named};
use atout_core::{Audience, Dice, EventSink, Illegal, Seat};

impl Spire {
    /// The scene of this event room.
    #[must_use]
    pub fn event_def(&self) -> &'static EventDef {
        &self.tower().events[usize::from(self.event)]
    }

    /// Draws the scene and the cards that its ways offer.
    pub(crate) fn set_scene(&mut self) {
        let mut rng = self.streams.of(Purpose::Encounter, self.room_key());
        let is_here = |event: &EventDef| (event.floors[0]..=event.floors[1]).contains(&self.floor);
        let here = || (0..self.tower().events.len()).filter(|n| is_here(&self.tower().events[*n]));
        let event = here().nth(rng.index(here().count().max(1))).unwrap_or_default();
        self.set_scene_to(event);
    }

    /// A certain scene.
    pub(crate) fn set_scene_to(&mut self, event: usize) {
        self.event = event as u8;
        let offered = self.event_def().options.iter().enumerate().map(|(n, option)| {
            let card = option.outcome.iter().find_map(|one| match one {
                Consequence::Card(card) => Some(*card),
                Consequence::CardOf(rarity) => Some(self.event_card(*rarity, n)),
                _ => None,
            });
            card.unwrap_or_default()
        });
        self.offer = offered.collect();
    }

    /// A way through the scene, if there is one with this number.
    #[must_use]
    pub fn option_def(&self, place: u8) -> Option<&'static OptionDef> {
        self.event_def().options.get(usize::from(place))
    }

    pub(crate) fn option_outcome(&self, place: u8) -> &'static [Consequence] {
        self.option_def(place).map(|option| option.outcome.as_slice()).unwrap_or_default()
    }

    /// Can the player's deck bear it?
    pub(crate) fn check_option(&self, seat: Seat, place: u8) -> Result<(), Illegal> {
        if self.option_def(place).is_none() {
            return Err(Illegal::new("There is no such way here.", "Ce choix n'existe pas ici."));
        }
        let n = self.player(seat).deck.len();
        let outcome = self.option_outcome(place);
        if n <= MIN_DECK && outcome.contains(&Consequence::Remove) {
            return Err(Illegal::new("Your deck is too small to lose a card.", "Votre deck est trop petit."));
        }
        if n == MAX_DECK && outcome.contains(&Consequence::Copy) {
            return Err(Illegal::new("Your deck is full.", "Votre deck est plein."));
        }
        Ok(())
    }

    /// A player takes a way through the scene, with the card of its deck that it picked.
    pub(crate) fn live_through<S: EventSink<Spire>>(
        &mut self,
        seat: Seat,
        place: u8,
        picked: Option<Card>,
        events: &mut S,
    ) {
        let Some(option) = self.option_def(place) else { return };
        let event = self.event_def();
        events.emit(Audience::Everyone, || Event::Chose {
            seat,
            event: Named::of_event(event),
            option: option.name.clone(),
        });
        for one in &option.outcome {
            self.suffer(seat, *one, self.offer[usize::from(place)], picked, events);
        }
    }

    fn suffer<S: EventSink<Spire>>(
        &mut self,
        seat: Seat,
        one: Consequence,
        offered: Card,
        picked: Option<Card>,
        events: &mut S,
    ) {
        let who = Entity::Player(seat);
        match one {
            Consequence::Life(_) | Consequence::LifePercent(_) => {
                let n = one.life(&self.player(seat).body).unwrap_or_default();
                self.change_life(seat, n, events);
            }
            Consequence::MaxLife(n) => self.change_max_life(seat, n, events),
            Consequence::AttackStat(n) => self.change_stats(seat, n, 0, events),
            Consequence::BlockStat(n) => self.change_stats(seat, 0, n, events),
            Consequence::Card(_) | Consequence::CardOf(_) => self.take_card(seat, offered, picked, events),
            Consequence::Remove | Consequence::Copy | Consequence::Turn(_) => {
                if let Some(card) = picked {
                    self.change_deck(seat, one, card, events);
                }
            }
            Consequence::NextFight(counter, n) => {
                self.players[seat.index()].next_fight.raise(counter, n);
                events.emit(Audience::Everyone, || Event::NextFight { seat, counter, n });
            }
            Consequence::NextFoes(counter, n) => {
                self.fight.next_foes.raise(counter, n);
                events.emit(Audience::Everyone, || Event::NextFoes { counter, n });
            }
            Consequence::Become(element) => self.become_element(who, element, events),
        }
    }

    /// Life that is gained or paid; a price leaves at least 1.
    fn change_life<S: EventSink<Spire>>(&mut self, seat: Seat, n: i16, events: &mut S) {
        let who = Entity::Player(seat);
        if n >= 0 {
            self.heal(who, n, events);
        } else {
            self.lose_life(who, payable(&self.player(seat).body, -n), events);
        }
    }

    fn change_max_life<S: EventSink<Spire>>(&mut self, seat: Seat, n: i16, events: &mut S) {
        let body = &mut self.players[seat.index()].body;
        let before = body.max_life;
        body.max_life = (before + n).clamp(1, Body::MAX_LIFE);
        body.life = if n > 0 { body.life + (body.max_life - before) } else { body.life.min(body.max_life) };
        let n = body.max_life - before;
        events.emit(Audience::Everyone, || Event::MaxLife { seat, n });
    }

    fn change_stats<S: EventSink<Spire>>(&mut self, seat: Seat, attack: i8, block: i8, events: &mut S) {
        let body = &mut self.players[seat.index()].body;
        body.attack_stat = body.attack_stat.saturating_add(attack);
        body.block_stat = body.block_stat.saturating_add(block);
        events.emit(Audience::Everyone, || Event::Stats { seat, attack, block });
    }

    fn change_deck<S: EventSink<Spire>>(&mut self, seat: Seat, how: Consequence, card: Card, events: &mut S) {
        let name = || self.named_card(card);
        let event = S::LISTENS.then(|| match how {
            Consequence::Remove => Event::Removed { seat, card: name() },
            Consequence::Turn(element) => Event::Turned { seat, card: name(), element },
            _ => Event::Copied { seat, card: name() },
        });
        let deck = &mut self.players[seat.index()].deck;
        let at = deck.iter().position(|one| *one == card);
        match (how, at) {
            (Consequence::Copy, _) => insert(deck, card),
            (Consequence::Remove, Some(at)) => drop(deck.remove(at)),
            (Consequence::Turn(element), Some(at)) => {
                deck.remove(at);
                insert(deck, card.turned_to(element));
            }
            _ => {}
        }
        if let Some(event) = event {
            events.emit(Audience::Everyone, || event);
        }
    }
}

impl Consequence {
    /// The life that it gives or takes, if it does nothing else.
    fn life(self, body: &Body) -> Option<i16> {
        match self {
            Consequence::Life(n) => Some(n),
            Consequence::LifePercent(percent) => Some((i32::from(body.max_life) * i32::from(percent) / 100) as i16),
            _ => None,
        }
    }

    /// The life of this body afterwards, if that is what changes.
    pub(crate) fn life_after(self, body: &Body) -> Option<i16> {
        let (n, mut after) = (self.life(body)?, *body);
        if n < 0 {
            after.lose_life(payable(body, -n));
        } else {
            after.gain_life(n);
        }
        Some(after.life)
    }
}

/// So much of a price in life can be paid: at least 1 is left.
fn payable(body: &Body, price: i16) -> i16 {
    price.min(body.life - 1)
}
