//! Samples a state from a seat's information set.
//!
//! Not here: how likely a hand is; every deal that the seat cannot exclude is equally likely.

use crate::{Card, Deck, Stones};
use atout_core::{Dice, Pile, Rng, Seat};

impl Stones {
    /// A state with the same view for the seat; the cards that it cannot see are dealt again at random.
    pub(crate) fn sampled_for<R: Rng>(&self, seat: Seat, rng: &mut R) -> Stones {
        let mut sampled = *self;
        // The order of a hand means nothing, so it must not reveal anything.
        sampled.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        sampled.redeal(seat, Deck::Clan, rng);
        if self.config.tactics {
            sampled.redeal(seat, Deck::Tactic, rng);
        }
        sampled
    }

    /// Deals the hidden cards of one deck again, to the other hand and to the deck.
    fn redeal<R: Rng>(&mut self, seat: Seat, deck: Deck, rng: &mut R) {
        let mut pool = self.hidden_from(seat, deck);
        rng.shuffle(&mut pool);
        let known = self.known_under(seat, deck).len();
        let (clan, tactic): (&mut [Card], &mut [Card]) = (&mut self.clan_deck, &mut self.tactic_deck);
        let hidden = if deck == Deck::Clan { &mut clan[known..] } else { &mut tactic[known..] };
        let (in_deck, in_hand) = pool.split_at(hidden.len());
        hidden.copy_from_slice(in_deck);
        let of_deck = |card: &&mut Card| card.is_clan() == (deck == Deck::Clan);
        let hand = &mut self.hands[seat.other().index()];
        hand.iter_mut().filter(of_deck).zip(in_hand).for_each(|(slot, card)| *slot = *card);
    }

    /// The cards of one deck whose place the seat does not know, sorted, so that their true order is lost.
    fn hidden_from(&self, seat: Seat, deck: Deck) -> Pile<Card, 80> {
        let known = self.known_under(seat, deck);
        match deck {
            Deck::Clan => {
                let mut hidden = self.unseen;
                self.hand(seat).iter().chain(known).for_each(|&card| hidden.remove(card));
                hidden.cards().collect()
            }
            Deck::Tactic => {
                let held = self.hand(seat.other()).iter().filter(|card| !card.is_clan());
                let mut hidden: Pile<Card, 80> = self.tactic_deck[known.len()..].iter().chain(held).copied().collect();
                hidden.sort_unstable();
                hidden
            }
        }
    }
}
