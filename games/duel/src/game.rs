//! What the engine calls: the rules behind [`Game`].
//!
//! Not here: the rules themselves. Each method hands over to the file that holds them.

use crate::action::Action;
use crate::content::Pool;
use crate::deck::Deck;
use crate::event::Event;
use crate::mana::COLOURLESS;
use crate::state::{Asked, Duel, MAX_ACTIONS, SEATS, Why};
use crate::view::View;
use crate::{Config, Word};
use atout_core::{
    Audience, ConfigError, ContentRef, Departure, Ending, EventSink, Game, Illegal, Orders, Outcome, Rng, Seat,
    SeatSet, Stage, Viewer,
};

impl Game for Duel {
    type Config = Config;
    type Setup = Deck;
    type Content = Pool;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "duel";
    const RULES: u32 = 1;

    fn n_seats(_config: &Config) -> usize {
        SEATS
    }

    fn max_actions(_config: &Config) -> usize {
        MAX_ACTIONS as usize
    }

    fn check_config(config: &Config) -> Result<(), ConfigError> {
        config.check()
    }

    fn check_setup(config: &Config, deck: &Deck) -> Result<(), ConfigError> {
        if deck.cards.is_empty() && deck.sideboard.is_empty() {
            return Ok(());
        }
        deck.check(&config.content, config.format).map_err(ConfigError)
    }

    fn content(config: &Config) -> Option<ContentRef<Pool>> {
        Some(config.content)
    }

    fn start<R: Rng, S: EventSink<Duel>>(config: &Config, setups: &[Deck], rng: &mut R, events: &mut S) -> Duel {
        Duel::begin(config, setups, rng, events)
    }

    #[inline]
    fn stage(&self) -> Stage {
        match self.over {
            Some(over) => Stage::Over(match over.winner {
                Some(seat) => Outcome::won(SeatSet::of(seat), SEATS),
                None => Outcome::drawn(SEATS),
            }),
            None => Stage::Awaiting(self.waiting_for()),
        }
    }

    #[inline]
    fn actions(&self, seat: Seat, out: &mut Vec<Action>) {
        out.clear();
        if self.over.is_none() && self.asked_seat() == Some(seat) {
            self.list_actions(seat, out);
        }
    }

    #[inline]
    fn apply<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        action: &Action,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        self.take(seat, *action, false, rng, events)
    }

    fn leave<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        why: Departure,
        _rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        if self.over.is_some() {
            return Err(Illegal::new("the duel is over", "le duel est terminé"));
        }
        events.emit(Audience::Everyone, || Event::Left { seat, why });
        self.end(Some(seat.next(SEATS)), Why::Left(why), events);
        Ok(())
    }

    fn ending(&self) -> Ending {
        match self.over.map(|over| over.why) {
            Some(Why::Left(why)) => Ending::from(why),
            _ => Ending::Rules,
        }
    }

    fn is_draftable(&self, seat: Seat, action: &Action) -> bool {
        self.check(seat, *action).is_ok() && self.can_take_back(seat, *action)
    }

    fn standing_answer(&self, seat: Seat, orders: &Orders) -> Option<Action> {
        self.answer_by_orders(seat, orders)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.build_view(viewer)
    }

    #[inline]
    fn random_action<R: Rng>(&self, seat: Seat, rng: &mut R, scratch: &mut Vec<Action>) -> Option<Action> {
        if self.asked_seat() == Some(seat) { self.random_play(seat, rng, scratch) } else { None }
    }

    fn sample<R: Rng>(&self, seat: Seat, rng: &mut R) -> Duel {
        self.sample_hidden(seat, rng)
    }
}

impl Duel {
    /// Takes an action; then `everyone` who gets priority is asked, or only those who could do something with it.
    #[inline]
    pub(crate) fn take<R: Rng, S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        action: Action,
        everyone: bool,
        rng: &mut R,
        events: &mut S,
    ) -> Result<(), Illegal> {
        self.check(seat, action)?;
        self.actions += 1;
        self.players.iter_mut().for_each(|player| player.drawn.clear());
        self.settled &= action == Action::Pass;
        self.act(seat, action, rng, events);
        self.run_asking(everyone, rng, events);
        Ok(())
    }

    /// Does what a legal action says; what follows by itself is [`Duel::run`].
    fn act<R: Rng, S: EventSink<Duel>>(&mut self, seat: Seat, action: Action, rng: &mut R, events: &mut S) {
        match (self.asked, action) {
            (Asked::Priority(_), Action::Pass) => {
                self.asked = Asked::Nothing;
                self.pass();
            }
            (Asked::Priority(_), Action::Land(place)) => {
                self.asked = Asked::Nothing;
                self.play_land(seat, place, events);
            }
            (Asked::Priority(_), Action::Cast(place)) => {
                self.asked = Asked::Nothing;
                self.announce(self.spell_item(seat, place), place, rng, events);
            }
            (Asked::Priority(_), Action::Use(slot, n)) => {
                self.asked = Asked::Nothing;
                self.announce(self.ability_item(slot, n), 0, rng, events);
            }
            (Asked::Priority(_), _) => self.asked = Asked::ByHand(seat),
            (Asked::ByHand(_), Action::Tap(slot, colour)) => self.tap_for_mana(seat, slot, colour, events),
            (Asked::ByHand(_), _) => self.asked = Asked::Priority(seat),
            (Asked::Announce(_), action) => self.choose(action, rng, events),
            (Asked::Triggers(_), Action::Trigger(n)) => {
                self.asked = Asked::Nothing;
                let index = self.own_triggers(seat).nth(n.into());
                if let Some(index) = index {
                    self.place_trigger(index, rng, events);
                }
            }
            (Asked::Mulligan(_), Action::Mulligan) => self.mulligan(seat, rng, events),
            (Asked::Mulligan(_), _) => self.keep(seat, events),
            (Asked::Bottom(_, left), Action::Bottom(place)) => self.put_under(seat, place, left),
            (Asked::Discard(_, left), Action::Discard(place)) => self.discard_one(seat, place, left, events),
            (Asked::Attackers | Asked::Blockers | Asked::Order(_) | Asked::Assign(_), action) => {
                self.fight_on(action, events);
            }
            (_, action) => self.answer_resolution(seat, action, events),
        }
    }

    fn fight_on<S: EventSink<Duel>>(&mut self, action: Action, events: &mut S) {
        match (self.asked, action) {
            (Asked::Attackers, Action::Attack(slot)) => self.at_mut(slot).combat.attacks = true,
            (Asked::Attackers, _) => {
                self.asked = Asked::Nothing;
                self.finish_attackers(events);
            }
            (Asked::Blockers, Action::Block(blocker, attacker)) => {
                self.at_mut(blocker).combat.blocks = Some(attacker);
            }
            (Asked::Blockers, _) => self.finish_blocks(events),
            (Asked::Order(attacker), Action::Order(slot)) => self.order_blocker(attacker, slot),
            (Asked::Assign(attacker), action) => {
                self.asked = Asked::Nothing;
                match action {
                    Action::Assign(n) => self.assign(attacker, n.into()),
                    _ => self.assign_rest(attacker),
                }
                self.strike_or_ask(events);
            }
            _ => {}
        }
    }

    /// A card is discarded, by an effect or at the end of the turn.
    fn discard_one<S: EventSink<Duel>>(&mut self, seat: Seat, place: u8, left: u8, events: &mut S) {
        self.discard(seat, place, events);
        if left > 1 {
            self.asked = Asked::Discard(seat, left - 1);
            return;
        }
        self.asked = Asked::Nothing;
        if self.resolving.is_none() {
            self.wear_off(events);
        }
    }

    fn tap_for_mana<S: EventSink<Duel>>(
        &mut self,
        seat: Seat,
        slot: u8,
        colour: Option<crate::Colour>,
        events: &mut S,
    ) {
        let Some(source) = self.mana_of(slot) else { return };
        self.at_mut(slot).tapped = true;
        let place = colour.map_or(COLOURLESS, Word::index);
        let mana = &mut self.player_mut(seat).mana[place];
        *mana = mana.saturating_add(source.n);
        let piece = self.piece(slot);
        events.emit(Audience::Everyone, || Event::TappedForMana { seat, slot, card: piece().card, n: source.n });
    }

    /// Can it be taken back: does it use no chance, tell nothing, and leave the same seat to decide?
    fn can_take_back(&self, seat: Seat, action: Action) -> bool {
        match action {
            Action::ByHand | Action::Tap(..) | Action::Attack(_) | Action::Block(..) => true,
            Action::Done if matches!(self.asked, Asked::ByHand(_)) => true,
            Action::Cast(_) | Action::Use(..) => self.goes_on_choosing(seat, action),
            _ if matches!(self.asked, Asked::Announce(_)) => self.goes_on_choosing(seat, action),
            Action::Order(_) => {
                let mut next = self.clone();
                next.fight_on(action, &mut atout_core::NoEvents);
                matches!(next.asked, Asked::Order(_))
            }
            Action::Assign(_) => self.leaves_assigning(action),
            _ => false,
        }
    }

    /// Is something still to be chosen before it goes on the stack?
    fn goes_on_choosing(&self, seat: Seat, action: Action) -> bool {
        let mut next = self.clone();
        let mut rng = atout_core::Seed::from(0).rng();
        next.act(seat, action, &mut rng, &mut atout_core::NoEvents);
        matches!(next.asked, Asked::Announce(_))
            && next
                .announced
                .as_deref()
                .is_some_and(|announced| Some(announced.item.card) == self.announced_card(seat, action))
    }

    fn announced_card(&self, seat: Seat, action: Action) -> Option<u16> {
        match action {
            Action::Cast(place) => self.player(seat).hand.get(usize::from(place)).map(|hidden| hidden.card()),
            Action::Use(slot, _) => self.permanent(slot).map(|permanent| permanent.card),
            _ => self.announced.as_deref().map(|announced| announced.item.card),
        }
    }

    fn leaves_assigning(&self, action: Action) -> bool {
        let Asked::Assign(attacker) = self.asked else { return false };
        let Action::Assign(n) = action else { return false };
        let mut next = self.clone();
        next.assign(attacker, n.into());
        next.asked = Asked::Nothing;
        next.ask_assignment()
    }
}
