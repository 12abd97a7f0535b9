//! The course of a turn: claims, play and draw, in the order that the config sets.
//!
//! Not here: what each action does (`play.rs`), which stones may be claimed (`claims.rs`).

use crate::state::TurnProgress;
use crate::{Card, Claims, Deck, Event, Phase, Stones};
use atout_core::{Audience, EventSink, Pile};

impl Stones {
    /// Gives the turn to the other seat.
    #[inline]
    fn end_turn(&mut self) {
        self.turn = self.turn.other();
        self.begin_turn();
    }

    /// Starts the turn of the seat that is set: with claims, if the config has them first, or with a play.
    #[inline]
    pub(crate) fn begin_turn(&mut self) {
        self.progress = TurnProgress::Nothing;
        let claims_first = self.config.claims == Claims::StartOfTurn && self.claimable(self.turn) != 0;
        self.phase = if claims_first { Phase::Claim } else { Phase::Play };
    }

    /// Continues after the play: with claims, if the config has them now, or with the draw.
    #[inline]
    pub(crate) fn after_play<L: EventSink<Stones>>(&mut self, events: &mut L) {
        if self.won.is_some() {
            return;
        }
        if self.config.claims == Claims::AfterPlay && self.claimable(self.turn) != 0 {
            self.phase = Phase::Claim;
        } else {
            self.draw_step(events);
        }
    }

    /// Continues after the claims of a turn.
    pub(crate) fn after_claims<L: EventSink<Stones>>(&mut self, events: &mut L) {
        match self.config.claims {
            Claims::StartOfTurn => self.phase = Phase::Play,
            Claims::Auto | Claims::AfterPlay => self.draw_step(events),
        }
    }

    /// Draws if one deck has cards; asks for a deck if both have.
    #[inline]
    fn draw_step<L: EventSink<Stones>>(&mut self, events: &mut L) {
        if self.progress == TurnProgress::Played {
            match (self.clan_deck.is_empty(), self.tactic_deck.is_empty()) {
                (false, false) => {
                    self.phase = Phase::Draw;
                    return;
                }
                (false, true) => self.draw(Deck::Clan, events),
                (true, false) => self.draw(Deck::Tactic, events),
                (true, true) => {}
            }
        }
        self.end_turn();
    }

    /// Draws from the chosen deck.
    pub(crate) fn draw_chosen<L: EventSink<Stones>>(&mut self, deck: Deck, events: &mut L) {
        self.draw(deck, events);
        match self.phase {
            Phase::Recruit { left } => self.recruit(left - 1, events),
            _ => self.end_turn(),
        }
    }

    #[inline]
    fn draw<L: EventSink<Stones>>(&mut self, deck: Deck, events: &mut L) {
        if let Some(card) = self.pop(deck) {
            self.take_in_hand(deck, card, events);
        }
    }

    #[inline]
    fn pop(&mut self, deck: Deck) -> Option<Card> {
        match deck {
            Deck::Clan => self.clan_deck.pop(),
            Deck::Tactic => self.tactic_deck.pop(),
        }
    }

    #[inline]
    fn take_in_hand<L: EventSink<Stones>>(&mut self, deck: Deck, card: Card, events: &mut L) {
        let seat = self.turn;
        self.hands[seat.index()].push(card);
        events.emit(Audience::only(seat), || Event::Drew { seat, deck, card: Some(card) });
        events.emit(Audience::all_but(seat), || Event::Drew { seat, deck, card: None });
    }

    /// Continues a recruiter with `left` draws: asks for a deck while both have cards, then for the cards to put back.
    pub(crate) fn recruit<L: EventSink<Stones>>(&mut self, left: u8, events: &mut L) {
        let choice = !self.clan_deck.is_empty() && !self.tactic_deck.is_empty();
        if choice && left > 0 {
            self.phase = Phase::Recruit { left };
            return;
        }
        let deck = if self.clan_deck.is_empty() { Deck::Tactic } else { Deck::Clan };
        // All at once and sorted: the order in the deck must not be revealed.
        let mut drawn: Pile<Card, 3> = (0..left).filter_map(|_| self.pop(deck)).collect();
        drawn.sort_unstable();
        drawn.iter().for_each(|&card| self.take_in_hand(deck, card, events));
        let returns = self.hand(self.turn).len().min(2) as u8;
        self.phase = Phase::Return { left: returns };
    }

    /// Puts a hand card under its deck.
    pub(crate) fn put_under<L: EventSink<Stones>>(&mut self, card: Card, left: u8, events: &mut L) {
        let seat = self.turn;
        self.take_from_hand(card);
        let deck = if card.is_clan() { Deck::Clan } else { Deck::Tactic };
        match deck {
            Deck::Clan => self.clan_deck.push_under(card),
            Deck::Tactic => self.tactic_deck.push_under(card),
        }
        self.buried[deck as usize] += 1;
        self.buried_by = seat;
        events.emit(Audience::only(seat), || Event::Returned { seat, deck, card: Some(card) });
        events.emit(Audience::all_but(seat), || Event::Returned { seat, deck, card: None });
        if left > 1 {
            self.phase = Phase::Return { left: left - 1 };
        } else {
            self.after_play(events);
        }
    }

    /// Passes. Two passes in a row without a claim end the game: nothing can change any more.
    pub(crate) fn pass<L: EventSink<Stones>>(&mut self, events: &mut L) {
        let seat = self.turn;
        self.progress = TurnProgress::Passed;
        self.passes += 1;
        events.emit(Audience::Everyone, || Event::Passed { seat });
        if self.config.claims == Claims::AfterPlay && self.claimable(seat) != 0 {
            self.phase = Phase::Claim;
        } else if self.passes >= 2 {
            self.end_exhausted(seat.other(), events);
        } else {
            self.end_turn();
        }
    }
}
