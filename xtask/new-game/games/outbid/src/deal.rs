//! The start of a game: shuffle and deal.
//!
//! Not here: positions of scenarios (`scenario/position.rs`).

use crate::{Card, Config, Event, Outbid};
use atout_core::{Audience, Dice, EventSink, Pile, Rng, Seat};

impl Outbid {
    /// Shuffles and deals; chance decides who leads.
    pub(crate) fn deal<R: Rng, S: EventSink<Outbid>>(config: &Config, rng: &mut R, events: &mut S) -> Outbid {
        let mut cards: Vec<Card> = Card::all(config.highest).collect();
        rng.shuffle(&mut cards);
        let mut hands = [Pile::new(); 2];
        for (seat, hand) in Seat::all(2).zip(&mut hands) {
            *hand = cards.drain(..usize::from(config.hand)).collect();
            hand.sort_unstable();
            // The hand itself is for its owner only; everybody else gets the redacted event.
            events.emit(Audience::only(seat), || Event::Dealt { seat, cards: Some(hand.to_vec()) });
            events.emit(Audience::all_but(seat), || Event::Dealt { seat, cards: None });
        }
        cards.sort_unstable();
        let leader = if rng.below(2) == 0 { Seat::FIRST } else { Seat::SECOND };
        let rest = cards.into_iter().collect();
        Outbid {
            config: *config,
            leader,
            led: None,
            last: None,
            won: [0; 2],
            hands,
            played: Pile::new(),
            rest,
            left: None,
        }
    }
}
