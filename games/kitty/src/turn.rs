//! The steps of a turn, in the order of the rules: who is walled in, moves, cards, friends, mana, decay, purge, end.
//!
//! Not here: what a card does (`cast.rs`), what a friend does (`friends.rs`), who dies (`purge.rs`).

use crate::cast::Cast;
use crate::purge::Harm;
use crate::{Action, Cause, Cell, Class, Entity, Event, Kitty, Phase};
use atout_core::{Audience, EventSink, Rng, Seat, SeatSet};

impl Kitty {
    /// Everybody has decided: what was secret happens.
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
                    self.equip(seat, class, rng);
                    events.emit(Audience::Everyone, || Event::Picked { seat, class });
                }
                // A seat that left before it picked.
                _ => self.equip(seat, Class::Kitten, rng),
            }
        }
        if !self.let_leave(events) {
            self.begin_turn(rng, events);
        }
    }

    /// Who cannot move any more is out; the others decide where to go.
    pub(crate) fn begin_turn<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        self.turn += 1;
        self.phase = Phase::Move;
        let turn = self.turn;
        events.emit(Audience::Everyone, || Event::Turn { turn });
        for entity in self.living.players().iter() {
            if let Some(seat) = entity.seat().filter(|_| self.free_beside(self.cell(entity)).1 == 0) {
                self.fall(seat, Cause::Walled, events);
            }
        }
        if self.living.players().is_empty() {
            self.finish_turn(Harm::default(), rng, events);
        }
    }

    /// Who wanted the same cell as another stays; all others walk.
    fn resolve_moves<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        let wishes = std::mem::take(&mut self.chosen);
        (self.moves, self.cards, self.redealt) = (wishes, [None; Seat::MAX], SeatSet::EMPTY);
        let cell_of = |seat: Seat| match wishes[seat.index()] {
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
        if self.let_leave(events) {
            return;
        }
        if self.config.redeal_when_stuck {
            self.redeal_stuck(rng, events);
        }
    }

    /// Who can pay nothing gets a new hand.
    fn redeal_stuck<R: Rng, L: EventSink<Kitty>>(&mut self, rng: &mut R, events: &mut L) {
        for entity in self.living.players().iter() {
            let Some(seat) = entity.seat().filter(|seat| self.payable(*seat).is_empty()) else { continue };
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

    /// All cards are revealed and happen in the order of the seats.
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
            self.cast(Cast { by: entity, card, target }, &mut harm, rng, events);
            self.discard(seat, card);
            let (drawn, shuffled) = self.draw(seat, rng);
            events.emit(Audience::all_but(seat), || Event::Drew { seat, card: None, shuffled });
            events.emit(Audience::only(seat), || Event::Drew { seat, card: drawn, shuffled });
        }
        self.finish_turn(harm, rng, events);
    }

    /// What follows the cards, up to the next decision.
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
        self.purge(&harm, events);
        if self.let_leave(events) {
            return;
        }
        if self.check_end(events) {
            self.phase = Phase::Over;
        } else {
            self.begin_turn(rng, events);
        }
    }

    /// The step is resolved: whoever left in it falls. If fewer than two sides are left by that the game ends at once.
    /// Returns whether it did.
    fn let_leave<L: EventSink<Kitty>>(&mut self, events: &mut L) -> bool {
        if self.leaving == [None; Seat::MAX] {
            return false;
        }
        let goes_on = self.n_sides_left() > 1;
        let mut last = None;
        for (seat, why) in self.seats().zip(std::mem::take(&mut self.leaving)) {
            if let Some(why) = why.filter(|_| self.lives(seat)) {
                self.fall(seat, Cause::Left { why }, events);
                last = Some(why);
            }
        }
        let ends = goes_on && self.n_sides_left() < 2;
        if ends {
            self.purge_aimless(events);
            self.ended_by = last;
            self.check_end(events);
            self.phase = Phase::Over;
        }
        ends
    }

    /// How many sides have a living player.
    fn n_sides_left(&self) -> usize {
        let mut sides = 0u8;
        self.living.players().iter().filter_map(Entity::seat).for_each(|seat| sides |= 1 << self.config.side(seat));
        sides.count_ones() as usize
    }

    /// A free cell beside this one, fairly chosen; none if there is none.
    #[inline]
    pub(crate) fn random_beside<R: Rng>(&self, cell: Cell, rng: &mut R) -> Option<Cell> {
        let (free, n) = self.free_beside(cell);
        (n > 0).then(|| free[atout_core::Dice::index(rng, n)])
    }

    /// A player is out; its body stays where it is.
    pub(crate) fn fall<L: EventSink<Kitty>>(&mut self, seat: Seat, cause: Cause, events: &mut L) {
        let (turn, entity) = (self.turn, Entity::player(seat));
        self.living.remove(entity);
        self.players[seat.index()].fell = Some(crate::Fall { turn, cause });
        let cell = self.cell(entity);
        events.emit(Audience::Everyone, || Event::Fell { seat, cause, cell });
    }
}
