//! The course of a turn, in the order of the rules: walls, moves, cards, friends, mana, decay, storm, purge, end.
//!
//! Not here: what a card does (`effects.rs`), what a friend does (`friends.rs`), the storm (`storm.rs`), the purge
//! (`purge.rs`), the end of the game (`outcome.rs`).

use crate::effects::CardPlay;
use crate::purge::Harm;
use crate::{Action, Cell, Class, Entity, Event, Fall, FallCause, Kitty, Phase};
use atout_core::{Audience, Dice, EventSink, Rng, Seat, SeatSet};

impl Kitty {
    /// Resolves the phase; all players have decided.
    pub(crate) fn resolve<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        match self.phase {
            Phase::Pick => self.resolve_picks(rng, events),
            Phase::Move => self.resolve_moves(rng, events),
            Phase::Card => self.resolve_cards(rng, events),
            Phase::Over => {}
        }
    }

    fn resolve_picks<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        for seat in self.seats() {
            match self.chosen[seat.index()].take() {
                Some(Action::Pick(class)) => {
                    self.set_up_player(seat, class, rng);
                    events.emit(Audience::Everyone, || Event::Picked { seat, class });
                }
                // A seat that left before it picked.
                _ => self.set_up_player(seat, Class::Kitten, rng),
            }
        }
        if !self.remove_leavers(events) {
            self.begin_turn(rng, events);
        }
    }

    /// Starts a turn: players who are walled in fall, the others decide where to go.
    pub(crate) fn begin_turn<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        self.turn += 1;
        self.phase = Phase::Move;
        let turn = self.turn;
        events.emit(Audience::Everyone, || Event::Turn { turn });
        for entity in self.living.players().iter() {
            if let Some(seat) = entity.seat().filter(|_| self.free_beside(self.cell(entity)).1 == 0) {
                self.fall(seat, FallCause::Walled, events);
            }
        }
        if self.living.players().is_empty() {
            self.finish_turn(Harm::default(), rng, events);
        }
    }

    /// Moves the players; those who chose the same cell stay.
    fn resolve_moves<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        let choices = std::mem::take(&mut self.chosen);
        (self.moves, self.cards, self.redealt) = (choices, [None; Seat::MAX], SeatSet::EMPTY);
        let cell_of = |seat: Seat| match choices[seat.index()] {
            Some(Action::Walk(cell)) => Some(cell),
            _ => None,
        };
        for entity in self.living.players().iter() {
            let Some(seat) = entity.seat() else { continue };
            let Some(to) = cell_of(seat) else {
                events.emit(Audience::Everyone, || Event::Stayed { seat });
                continue;
            };
            let rivals = self.seats().filter(|other| cell_of(*other) == Some(to));
            let rivals: SeatSet = rivals.collect();
            if rivals.len() == 1 {
                let from = self.cell(entity);
                self.walk(entity, to);
                events.emit(Audience::Everyone, || Event::Walked { seat, from, to });
            } else if rivals.iter().next() == Some(seat) {
                events.emit(Audience::Everyone, || Event::Clashed { seats: rivals, cell: to });
            }
        }
        self.phase = Phase::Card;
        if !self.remove_leavers(events) && self.config.redeal_when_stuck {
            self.redeal_stuck(rng, events);
        }
    }

    /// Gives a new hand to every player who can play no card.
    fn redeal_stuck<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        for entity in self.living.players().iter() {
            let Some(seat) = entity.seat().filter(|seat| self.playable(*seat).is_empty()) else { continue };
            let thrown = self.player(seat).hand;
            thrown.cards().for_each(|card| self.discard(seat, card));
            for _ in 0..self.config.hand {
                self.draw(seat, rng);
            }
            self.redealt.insert(seat);
            let dealt = self.player(seat).hand;
            events.emit(Audience::all_but(seat), || Event::Redealt { seat, dealt: None });
            events.emit(Audience::only(seat), || Event::Redealt { seat, dealt: Some(dealt.cards().collect()) });
        }
    }

    /// Plays the chosen cards in the order of the seats.
    fn resolve_cards<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        let choices = std::mem::take(&mut self.chosen);
        self.cards = choices;
        let mut harm = Harm::default();
        for entity in self.living.players().iter() {
            let Some(seat) = entity.seat() else { continue };
            let (card, target) = match choices[seat.index()] {
                Some(Action::Play(card)) => (card, None),
                Some(Action::Aim(card, target)) => (card, Some(target)),
                _ => {
                    events.emit(Audience::Everyone, || Event::Passed { seat });
                    continue;
                }
            };
            self.play_card(CardPlay { by: entity, card, target }, &mut harm, rng, events);
            self.discard(seat, card);
            let (drawn, shuffled) = self.draw(seat, rng);
            events.emit(Audience::all_but(seat), || Event::Drew { seat, card: None, shuffled });
            events.emit(Audience::only(seat), || Event::Drew { seat, card: drawn, shuffled });
        }
        self.finish_turn(harm, rng, events);
    }

    /// The steps after the cards, up to the next decision.
    fn finish_turn<R: Rng, L: EventSink<Kitty>>(&mut self, mut harm: Harm, rng: &mut R, events: &mut L) {
        self.move_friends(&mut harm, rng, events);
        for entity in self.living.iter() {
            let stats = self.stats_mut(entity);
            stats.mana = stats.mana.saturating_add(stats.generation);
        }
        for entity in self.living.friends().iter() {
            if let Some(index) = entity.friend_index() {
                self.friends.0[index].span = self.friends.0[index].span.saturating_sub(1);
            }
        }
        self.strike_storm(&mut harm, events);
        self.purge(&harm, events);
        if self.remove_leavers(events) {
            return;
        }
        if self.check_end(events) {
            self.phase = Phase::Over;
        } else {
            self.begin_turn(rng, events);
        }
    }

    /// A random free neighbour of a cell, if there is one.
    #[inline]
    pub(crate) fn random_beside<R: Rng>(&self, cell: Cell, rng: &mut R) -> Option<Cell> {
        let (free, n) = self.free_beside(cell);
        (n > 0).then(|| free[rng.index(n)])
    }

    /// Eliminates a player; its body stays on its cell.
    pub(crate) fn fall<L: EventSink<Kitty>>(&mut self, seat: Seat, cause: FallCause, events: &mut L) {
        let (turn, entity) = (self.turn, Entity::player(seat));
        self.living.remove(entity);
        self.players[seat.index()].fell = Some(Fall { turn, cause });
        let cell = self.cell(entity);
        events.emit(Audience::Everyone, || Event::Fell { seat, cause, cell });
    }
}
