//! The deal: decks are shuffled, hands drawn, and a player is drawn by lot to begin.

use crate::Config;
use crate::content::StaticUses;
use crate::deck::Deck;
use crate::event::Event;
use crate::legal::MAX_MULLIGANS;
use crate::slot_set::SlotSet;
use crate::state::{Asked, Duel, HiddenCard, PlayerState, SEATS, Step};
use atout_core::{Audience, Dice, EventSink, Pile, Rng, Seat};

/// Cards of an opening hand.
pub(crate) const OPENING_HAND: usize = 7;

impl Duel {
    /// Deals a duel. A seat that brings no deck plays a ready one.
    pub(crate) fn begin<R: Rng, S: EventSink<Duel>>(
        config: &Config,
        decks: &[Deck],
        rng: &mut R,
        events: &mut S,
    ) -> Duel {
        let first = Seat::new(rng.index(SEATS)).unwrap_or(Seat::FIRST);
        let mut duel = Duel::empty(config);
        duel.active = first;
        duel.priority = first;
        events.emit(Audience::Everyone, || Event::Began { first });
        for seat in Seat::all(SEATS) {
            let cards = match decks.get(seat.index()) {
                Some(deck) if !deck.cards.is_empty() => deck.numbers(&config.content),
                _ => config.content.get().default_deck(seat),
            };
            events.emit(Audience::only(seat), || {
                let ready = config.content.get().ready_deck(&cards).map(|ready| ready.id.to_owned());
                Event::Brought { seat, deck: ready }
            });
            duel.n_cards[seat.index()] = cards.len() as u8;
            duel.player_mut(seat).library = cards.into_iter().map(HiddenCard::unseen).collect();
        }
        for seat in duel.in_turn_order() {
            duel.shuffle(seat, rng);
            duel.draw(seat, OPENING_HAND as i16, events);
        }
        duel.ask_mulligan(first);
        duel.run(rng, events);
        duel
    }

    /// An empty table, to build positions on.
    #[must_use]
    pub fn empty(config: &Config) -> Duel {
        let player = PlayerState {
            life: config.life,
            mana: [0; 6],
            mulligans: 0,
            drew_nothing: false,
            library: Pile::new(),
            hand: Pile::new(),
            drawn: Pile::new(),
            graveyard: Pile::new(),
            exile: Pile::new(),
        };
        Duel {
            config: *config,
            players: [player.clone(), player],
            permanents: Vec::new(),
            stack: Vec::new(),
            waiting: Vec::new(),
            departed: Vec::new(),
            active: Seat::FIRST,
            turn: 0,
            step: Step::Opening,
            priority: Seat::FIRST,
            passes: SEATS as u8,
            asked: Asked::Nothing,
            announced: None,
            resolving: None,
            lands: 0,
            extra_lands: 0,
            peace: false,
            given: Vec::new(),
            again: false,
            on_loan: false,
            creature_slots: SlotSet::default(),
            aura_slots: SlotSet::default(),
            static_slots: SlotSet::default(),
            wide_slots: SlotSet::default(),
            trigger_slots: SlotSet::default(),
            mana_slots: SlotSet::default(),
            ability_slots: SlotSet::default(),
            static_uses: StaticUses::EMPTY,
            settled: false,
            stamp: 0,
            n_cards: [0; SEATS],
            actions: 0,
            over: None,
        }
    }

    /// Asks a player to keep its hand, if the options allow another one.
    pub(crate) fn ask_mulligan(&mut self, seat: Seat) {
        self.asked = if self.config.mulligan { Asked::Mulligan(seat) } else { Asked::Nothing };
    }

    /// A new opening hand: everything is shuffled and seven cards are drawn.
    pub(crate) fn mulligan<R: Rng, S: EventSink<Duel>>(&mut self, seat: Seat, rng: &mut R, events: &mut S) {
        let player = self.player_mut(seat);
        player.mulligans += 1;
        let n = player.mulligans;
        while let Some(card) = player.hand.pop() {
            player.library.push(card);
        }
        events.emit(Audience::Everyone, || Event::Mulliganed { seat, n });
        self.shuffle(seat, rng);
        self.draw(seat, OPENING_HAND as i16, events);
        if n >= MAX_MULLIGANS {
            self.keep(seat, events);
        }
    }

    /// The hand is kept; for every new hand that was taken a card goes under the library.
    pub(crate) fn keep<S: EventSink<Duel>>(&mut self, seat: Seat, events: &mut S) {
        let n = self.player(seat).mulligans.min(self.player(seat).hand.len() as u8);
        let left = self.player(seat).hand.len() as u8 - n;
        events.emit(Audience::Everyone, || Event::Kept { seat, n: left });
        if n > 0 {
            self.asked = Asked::Bottom(seat, n);
        } else {
            self.next_opening(seat);
        }
    }

    /// A card goes under the library; its owner knows where it lies.
    pub(crate) fn put_under(&mut self, seat: Seat, place: u8, left: u8) {
        let card = self.player_mut(seat).hand.remove(place.into()).card();
        self.player_mut(seat).library.push_under(HiddenCard::placed(card));
        if left > 1 {
            self.asked = Asked::Bottom(seat, left - 1);
        } else {
            self.next_opening(seat);
        }
    }

    /// The next player looks at its hand, or the first turn begins.
    fn next_opening(&mut self, seat: Seat) {
        let next = seat.next(SEATS);
        if next == self.active {
            self.asked = Asked::Nothing;
        } else {
            self.ask_mulligan(next);
        }
    }
}
