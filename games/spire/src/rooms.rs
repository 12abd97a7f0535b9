//! From room to room: the way, what a room offers, and what becomes of the players' decisions.
//!
//! Where both players decide, each decides in secret, and the last decision resolves the step.
//!
//! Not here: the fight itself (`fight.rs`), what an event does (`scenes.rs`).

use crate::chance::Purpose;
use crate::content::Consequence;
use crate::event::Entity;
use crate::fight::insert;
use crate::map::{FLOORS, Floor, ROWS, RoomKind};
use crate::state::{Decision, MAX_DECK, Phase, Spire};
use crate::{Action, Card, Element, Event, Named};
use atout_core::{Audience, Dice, EventSink, Pile, Seat};

impl Spire {
    /// A player decides where both decide at once; the last decision resolves the step.
    pub(crate) fn decide<S: EventSink<Spire>>(&mut self, seat: Seat, action: Action, events: &mut S) {
        self.decided[seat.index()] = match (self.decided[seat.index()], action) {
            (Decision::Half(first), Action::Pick(place)) => {
                Decision::Done(first, Some(self.players[seat.index()].deck[usize::from(place)]))
            }
            _ if self.needs_pick(seat, action) => Decision::Half(action),
            _ => Decision::Done(action, None),
        };
        self.resolve_if_decided(events);
    }

    /// Does the decision ask for a card of the deck too?
    pub(crate) fn needs_pick(&self, seat: Seat, action: Action) -> bool {
        let is_full = self.player(seat).deck.len() == MAX_DECK;
        match action {
            Action::Take(_) => is_full,
            Action::Option(place) => self.option_outcome(place).iter().any(|one| match one {
                Consequence::Remove | Consequence::Copy | Consequence::Turn(_) => true,
                Consequence::Card(_) | Consequence::CardOf(_) => is_full,
                _ => false,
            }),
            _ => false,
        }
    }

    pub(crate) fn resolve_if_decided<S: EventSink<Spire>>(&mut self, events: &mut S) {
        if !self.waiting().is_empty() {
            return;
        }
        let decided = std::mem::take(&mut self.decided);
        self.last = decided;
        match self.phase {
            Phase::Way => self.resolve_way(&decided, events),
            Phase::Turn(_) | Phase::Discard(..) | Phase::Over { .. } => {}
            phase => {
                for seat in self.seats() {
                    if let Decision::Done(action, picked) = decided[seat.index()] {
                        self.resolve_one(seat, action, picked, events);
                    }
                }
                self.leave_room(phase, events);
            }
        }
    }

    fn resolve_one<S: EventSink<Spire>>(&mut self, seat: Seat, action: Action, picked: Option<Card>, events: &mut S) {
        match action {
            Action::Choose(element) => self.begin_with(seat, element, events),
            Action::Take(place) => self.take_card(seat, self.offer[usize::from(place)], picked, events),
            Action::Skip => events.emit(Audience::Everyone, || Event::Skipped { seat }),
            Action::Rest => {
                let body = &mut self.players[seat.index()].body;
                let n = body.gain_life(self.config.rest_life(body.max_life));
                events.emit(Audience::Everyone, || Event::Rested { seat, n });
            }
            Action::Meditate => {
                let body = &mut self.players[seat.index()].body;
                body.attack_stat = body.attack_stat.saturating_add(1);
                body.block_stat = body.block_stat.saturating_add(1);
                events.emit(Audience::Everyone, || Event::Meditated { seat });
            }
            Action::Option(place) => self.live_through(seat, place, picked, events),
            Action::Go(_) | Action::Play(..) | Action::End | Action::Discard(_) | Action::Pick(_) => {}
        }
    }

    /// The room is done with: on to the map, or to the next floor.
    fn leave_room<S: EventSink<Spire>>(&mut self, phase: Phase, events: &mut S) {
        self.offer = Pile::new();
        self.phase = Phase::Way;
        let after_boss = phase == Phase::Reward && self.room().is_some_and(|room| room.kind == RoomKind::Boss);
        if after_boss {
            self.climb_on(events);
        }
    }

    /// A player begins with its element's deck.
    fn begin_with<S: EventSink<Spire>>(&mut self, seat: Seat, element: Element, events: &mut S) {
        let deck = element.index().map(|index| self.tower().decks[index].as_slice()).unwrap_or_default();
        let burden = self.config.has_burden().then_some(self.tower().burden);
        let player = &mut self.players[seat.index()];
        player.body.element = element;
        for card in deck.iter().copied().chain(burden) {
            insert(&mut player.deck, card);
        }
        events.emit(Audience::Everyone, || Event::Began { seat, element });
    }

    /// A card comes into a deck; in a full one another card makes room.
    pub(crate) fn take_card<S: EventSink<Spire>>(
        &mut self,
        seat: Seat,
        card: Card,
        removed: Option<Card>,
        events: &mut S,
    ) {
        let player = &mut self.players[seat.index()];
        let at = removed.and_then(|removed| player.deck.iter().position(|card| *card == removed));
        if let Some(at) = at {
            player.deck.remove(at);
        }
        if player.deck.len() < MAX_DECK {
            insert(&mut player.deck, card);
        }
        events.emit(Audience::Everyone, || Event::Took {
            seat,
            card: self.named_card(card),
            removed: removed.map(|card| self.named_card(card)),
        });
    }

    /// The players go where all vote for; if they disagree, chance decides.
    fn resolve_way<S: EventSink<Spire>>(&mut self, decided: &[Decision; 2], events: &mut S) {
        let vote = |decision: &Decision| match decision {
            Decision::Done(Action::Go(column), _) => Some(*column),
            _ => None,
        };
        let mut votes = decided.iter().filter_map(vote);
        let Some(first) = votes.next() else { return };
        let second = votes.next().unwrap_or(first);
        let row = self.at.map_or(0, |(row, _)| row + 1);
        let mut column = first;
        if first != second {
            let key = u64::from(self.floor) * ROWS as u64 + u64::from(row);
            column = [first, second][self.streams.of(Purpose::Vote, key).index(2)];
            events.emit(Audience::Everyone, || Event::Tie { column });
        }
        self.enter_room(row, column, events);
    }

    fn enter_room<S: EventSink<Spire>>(&mut self, row: u8, column: u8, events: &mut S) {
        self.at = Some((row, column));
        let room = self.map.rooms[usize::from(row)][usize::from(column)];
        events.emit(Audience::Everyone, || Event::Entered { row, column, kind: room.kind, element: room.element });
        match room.kind {
            RoomKind::Enemy | RoomKind::Boss => self.start_fight(events),
            RoomKind::Rest => self.phase = Phase::Rest,
            RoomKind::Training => {
                self.phase = Phase::Training;
                self.offer = self.training_cards();
                self.tell_offer(events);
            }
            RoomKind::Event => {
                self.phase = Phase::Event;
                self.set_scene();
                let event = self.event_def();
                events.emit(Audience::Everyone, || Event::Scene { event: Named::of_event(event) });
            }
        }
    }

    fn tell_offer<S: EventSink<Spire>>(&self, events: &mut S) {
        events.emit(Audience::Everyone, || Event::Offered { cards: self.named_cards(&self.offer) });
    }

    /// The last enemy of a room has fallen.
    pub(crate) fn win_fight<S: EventSink<Spire>>(&mut self, events: &mut S) {
        events.emit(Audience::Everyone, || Event::WonFight);
        let is_boss = self.room().is_some_and(|room| room.kind == RoomKind::Boss);
        if is_boss && self.floor() + 1 == FLOORS {
            return self.end_climb(true, events);
        }
        self.offer = self.reward_cards();
        self.clear_fight();
        for seat in self.seats() {
            self.recover(seat, is_boss, events);
        }
        self.phase = Phase::Reward;
        self.tell_offer(events);
    }

    /// The dead come back; a boss's fall gives back some life.
    fn recover<S: EventSink<Spire>>(&mut self, seat: Seat, is_boss: bool, events: &mut S) {
        if !self.climbs(seat) {
            return;
        }
        if !self.stands(seat) {
            self.players[seat.index()].body.life = 1;
            events.emit(Audience::Everyone, || Event::Revived { seat });
        }
        if is_boss {
            let body = &self.player(seat).body;
            let n = self.config.life_after_boss(body.max_life - body.life);
            self.heal(Entity::Player(seat), n, events);
        }
    }

    /// The next floor.
    fn climb_on<S: EventSink<Spire>>(&mut self, events: &mut S) {
        self.floor += 1;
        self.at = None;
        self.map = Floor::drawn(&self.config, &self.streams, self.floor.into());
        self.tell_floor(events);
    }

    pub(crate) fn tell_floor<S: EventSink<Spire>>(&self, events: &mut S) {
        events.emit(Audience::Everyone, || Event::Floor { floor: self.floor + 1, element: self.map.element });
    }

    /// The climb is over.
    pub(crate) fn end_climb<S: EventSink<Spire>>(&mut self, won: bool, events: &mut S) {
        self.phase = Phase::Over { won };
        self.decided = Default::default();
        self.offer = Pile::new();
        events.emit(Audience::Everyone, || Event::Over { won });
    }
}
