//! What each action does.
//!
//! Not here: whether it is legal (`legal.rs` has checked that), what follows it in the turn (`turn.rs`).

use crate::state::TurnProgress;
use crate::{Action, Card, Claims, Event, Phase, Stone, Stones, Tactic};
use atout_core::{Audience, EventSink, Seat};

impl Stones {
    /// Performs a legal action other than [`Action::Place`], which has a fast path of its own: [`Stones::place`].
    pub(crate) fn perform<L: EventSink<Stones>>(&mut self, action: Action, events: &mut L) {
        match (self.phase, action) {
            (_, Action::Pass) => self.pass(events),
            (_, Action::Claim(stone)) => self.claim(stone, events),
            (_, Action::Done) => self.after_claims(events),
            (_, Action::Draw(deck)) => self.draw_chosen(deck, events),
            (_, Action::Recruit) => {
                let seat = self.turn;
                self.play_tactic(Tactic::Recruiter);
                self.progress = TurnProgress::Recruited;
                events.emit(Audience::Everyone, || Event::Recruited { seat });
                self.recruit(3, events);
            }
            (_, Action::Use(tactic, card)) => self.use_on(tactic, card, events),
            (Phase::Move { card, may_discard }, Action::To(stone)) => {
                self.move_picked(card, may_discard, stone, events);
            }
            (Phase::Move { card, .. }, Action::Discard) => {
                self.remove(self.turn, card, self.picked_at, Tactic::Strategist, events);
                self.after_play(events);
            }
            (Phase::Return { left }, Action::Under(card)) => self.put_under(card, left, events),
            (_, Action::Place(..) | Action::To(_) | Action::Discard | Action::Under(_)) => {}
        }
    }

    /// Lays the hand card at `index` on a side, or on the stone if it is a fight.
    #[inline]
    pub(crate) fn place<L: EventSink<Stones>>(&mut self, index: usize, stone: Stone, events: &mut L) {
        let seat = self.turn;
        let card = self.hands[seat.index()].swap_remove(index);
        self.progress = TurnProgress::Played;
        self.passes = 0;
        self.last = Some(card);
        events.emit(Audience::Everyone, || Event::Placed { seat, card, stone });
        match card.as_tactic() {
            Some(tactic) => {
                self.tactics_played[seat.index()] += 1;
                if tactic.is_fight() { self.start_fight(tactic, stone) } else { self.lay(seat, card, stone, events) }
            }
            None => {
                self.unseen.remove(card);
                self.lay(seat, card, stone, events);
            }
        }
        self.after_play(events);
    }

    /// Removes a card from the hand of the seat whose turn it is.
    pub(crate) fn take_from_hand(&mut self, card: Card) {
        if let Some(index) = self.in_hand(card) {
            self.hands[self.turn.index()].swap_remove(index);
        }
    }

    /// Adds a card to a side with room.
    #[inline]
    fn lay<L: EventSink<Stones>>(&mut self, seat: Seat, card: Card, stone: Stone, events: &mut L) {
        let room = self.room(stone);
        let side = &mut self.sides[seat.index()][stone.index()];
        side.push(card);
        if side.len() == usize::from(room) {
            self.full[seat.index()] |= stone.bit();
            self.first[seat.index()] |= stone.bit() & !self.full[seat.other().index()];
            if self.config.claims == Claims::Auto {
                self.settle(stone, events);
            }
        }
    }

    /// Removes a card from a side. The side is no longer full; if the other side is full, it is now the first.
    fn lift(&mut self, seat: Seat, card: Card, stone: Stone) {
        let (side, bit) = (&mut self.sides[seat.index()][stone.index()], stone.bit());
        if let Some(index) = side.iter().position(|&one| one == card) {
            side.remove(index);
        }
        self.full[seat.index()] &= !bit;
        self.first[seat.index()] &= !bit;
        self.first[seat.other().index()] |= self.full[seat.other().index()] & bit;
    }

    fn start_fight(&mut self, tactic: Tactic, stone: Stone) {
        if tactic == Tactic::BlindFight {
            self.blind |= stone.bit();
            return;
        }
        self.mud |= stone.bit();
        // Sides of three are no longer full, so neither is first.
        for seat in 0..2 {
            self.full[seat] &= !stone.bit();
            self.first[seat] &= !stone.bit();
        }
    }

    /// Moves a tactic card that does not stay on the table from the hand to the discards.
    fn play_tactic(&mut self, tactic: Tactic) {
        let card = Card::tactic(tactic);
        self.take_from_hand(card);
        self.discards.push(card);
        self.tactics_played[self.turn.index()] += 1;
        self.progress = TurnProgress::Played;
        self.passes = 0;
        self.last = Some(card);
    }

    fn use_on<L: EventSink<Stones>>(&mut self, tactic: Tactic, card: Card, events: &mut L) {
        let owner = if tactic == Tactic::Strategist { self.turn } else { self.turn.other() };
        let Some(stone) = self.find(owner, card) else { return };
        self.play_tactic(tactic);
        if tactic == Tactic::Banshee {
            self.remove(owner, card, stone, tactic, events);
            self.after_play(events);
        } else {
            self.picked_at = stone;
            self.phase = Phase::Move { card, may_discard: tactic == Tactic::Strategist };
        }
    }

    /// Moves a card from the table to the discards.
    fn remove<L: EventSink<Stones>>(&mut self, owner: Seat, card: Card, from: Stone, by: Tactic, events: &mut L) {
        let (seat, by) = (self.turn, Card::tactic(by));
        self.lift(owner, card, from);
        self.discards.push(card);
        self.last = Some(card);
        events.emit(Audience::Everyone, || Event::Discarded { seat, by, card, from });
    }

    fn move_picked<L: EventSink<Stones>>(&mut self, card: Card, strategist: bool, to: Stone, events: &mut L) {
        let (seat, from) = (self.turn, self.picked_at);
        let (owner, by) = if strategist { (seat, Tactic::Strategist) } else { (seat.other(), Tactic::Traitor) };
        self.lift(owner, card, from);
        self.last = Some(card);
        events.emit(Audience::Everyone, || Event::Moved { seat, by: Card::tactic(by), card, from, to });
        self.lay(seat, card, to, events);
        self.after_play(events);
    }

    fn claim<L: EventSink<Stones>>(&mut self, stone: Stone, events: &mut L) {
        let seat = self.turn;
        self.passes = 0;
        self.give(seat, stone, events);
        self.check_win(seat, events);
        if self.won.is_none() && self.claimable(seat) == 0 {
            self.after_claims(events);
        }
    }
}
