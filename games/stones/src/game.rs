//! The rules as `atout-core` wants them.

use crate::refusals::{GAME_OVER, NOT_YOUR_TURN};
use crate::{Action, Card, Claims, Config, Deck, Event, Phase, Stones, Tactic, View, Win};
use atout_core::{
    Audience, ConfigError, Departure, Dice, Ending, EventSink, Game, Illegal, NoContent, NoSetup, Outcome, Pile, Rng, Seat,
    SeatSet, Stage, Viewer,
};

impl Game for Stones {
    type Config = Config;
    type Setup = NoSetup;
    type Content = NoContent;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "stones";
    const RULES: u32 = 1;

    fn n_seats(_config: &Config) -> usize {
        2
    }

    fn max_actions(config: &Config) -> usize {
        let stones = usize::from(config.stones);
        let tactics = if config.tactics { 10 } else { 0 };
        // Every card is played at most once. A pass follows a play or a claim, but for the two that end the game.
        let plays = config.clan_cards() + tactics;
        let claims = if config.claims == Claims::Auto { 0 } else { stones };
        let passes = plays + claims + 2;
        let dones = if config.claims == Claims::Auto { 0 } else { plays + passes };
        let draws = if config.tactics { plays } else { 0 };
        // The second steps: strategist and traitor once, recruiter three draws and two returns.
        let steps = if config.tactics { 2 + 5 } else { 0 };
        plays + claims + passes + dones + draws + steps
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        config.check()
    }

    fn start<R: Rng, S: EventSink<Stones>>(
        config: &Config,
        _setups: &[NoSetup],
        rng: &mut R,
        _events: &mut S,
    ) -> Stones {
        Stones::deal(config, rng)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.won {
            None => Stage::Awaiting(SeatSet::of(self.turn)),
            Some((winner, _)) => Stage::Over(Outcome::won(SeatSet::of(winner), 2)),
        }
    }

    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if seat == self.turn {
            self.list(out);
        }
    }

    #[inline]
    fn apply<R: Rng, L: EventSink<Stones>>(
        &mut self,
        seat: Seat,
        action: &Action,
        _rng: &mut R,
        events: &mut L,
    ) -> Result<(), Illegal> {
        if seat != self.turn {
            return Err(if self.won.is_some() { GAME_OVER } else { NOT_YOUR_TURN });
        }
        // Most decisions of most games are this one.
        if let (Phase::Play, Action::Place(card, stone)) = (self.phase, *action) {
            let index = self.check_place(card, stone)?;
            self.place(index, stone, events);
            return Ok(());
        }
        self.check(*action)?;
        self.perform(*action, events);
        Ok(())
    }

    /// The other side wins.
    fn leave<R: Rng, S: EventSink<Stones>>(
        &mut self,
        seat: Seat,
        why: Departure,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if self.won.is_some() {
            return Err(GAME_OVER);
        }
        events.emit(Audience::Everyone, || Event::Left { seat, why });
        self.end(seat.other(), Win::Left(why), events);
        Ok(())
    }

    fn ending(&self) -> Ending {
        match self.won {
            Some((_, Win::Left(why))) => why.into(),
            _ => Ending::Rules,
        }
    }

    /// Strategist and traitor pick a card on the table and then say where it goes. The recruiter draws, so it is final.
    fn is_draftable(&self, _seat: Seat, action: &Action) -> bool {
        matches!(action, Action::Use(Tactic::Strategist | Tactic::Traitor, _))
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look(viewer)
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Stones {
        let mut sampled = *self;
        // The order inside a hand means nothing, so it must not tell anything either.
        sampled.hands.iter_mut().for_each(|hand| hand.sort_unstable());
        sampled.redeal(seat, Deck::Clan, rng);
        if self.config.tactics {
            sampled.redeal(seat, Deck::Tactic, rng);
        }
        sampled
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, scratch: &mut Vec<Action>) -> Option<Action> {
        if seat == self.turn { self.pick(rng, scratch) } else { None }
    }
}

impl Stones {
    /// Deals the cards of one deck that the seat cannot see anew, to the other hand and to the deck.
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

    /// The cards of one deck that the seat cannot place, sorted, so that nothing of their true order is left.
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
