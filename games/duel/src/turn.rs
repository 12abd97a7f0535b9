//! The turn: steps, priority, and how the rules go on by themselves until somebody is asked.

use crate::CardType;
use crate::action::Slot;
use crate::content::StaticUse;
use crate::event::Event;
use crate::state::{Asked, Duel, MAX_ACTIONS, SEATS, Step, UntilEnd, Why};
use crate::{Keyword, TriggerOn};
use atout_core::{Audience, EventSink, Rng, Seat};

/// Cards that one may keep at the end of the turn.
pub(crate) const HAND_LIMIT: usize = 7;
/// Resolutions without anybody being asked after which a duel is a draw.
const MAX_UNASKED: u32 = 1_000;

impl Duel {
    /// Goes on until somebody is asked or the duel is over.
    pub(crate) fn run<R: Rng, S: EventSink<Duel>>(&mut self, rng: &mut R, events: &mut S) {
        self.run_asking(false, rng, events);
    }

    /// The same; `everyone` who gets priority is asked, or only those who could do something with it.
    pub(crate) fn run_asking<R: Rng, S: EventSink<Duel>>(&mut self, everyone: bool, rng: &mut R, events: &mut S) {
        let mut unasked = 0;
        while self.over.is_none() && self.asked == Asked::Nothing {
            unasked += 1;
            if unasked > MAX_UNASKED || self.actions >= MAX_ACTIONS {
                self.end(None, Why::TooLong, events);
                return;
            }
            self.go_on(everyone, rng, events);
        }
    }

    fn go_on<R: Rng, S: EventSink<Duel>>(&mut self, everyone: bool, rng: &mut R, events: &mut S) {
        if self.resolving.is_some() {
            return self.go_on_resolving(rng, events);
        }
        if !self.settled {
            self.check_state(events);
            self.settled = true;
        }
        if self.over.is_some() || !self.place_triggers(rng, events) {
            return;
        }
        if usize::from(self.passes) >= SEATS {
            if self.stack.is_empty() {
                self.departed.clear();
                self.next_step(events);
            } else {
                self.begin_resolving(events);
            }
        } else if everyone || self.may_act(self.priority) {
            self.asked = Asked::Priority(self.priority);
        } else {
            self.pass();
        }
    }

    /// Priority goes on.
    pub(crate) fn pass(&mut self) {
        self.passes += 1;
        self.priority = self.priority.next(SEATS);
    }

    /// Could the seat do anything, as far as everybody can tell? Whether it is asked never depends on its hidden cards.
    fn may_act(&self, seat: Seat) -> bool {
        let player = self.player(seat);
        let has_hand = !player.hand.is_empty();
        if has_hand && self.is_sorcery_time(seat) && self.lands_left() > 0 {
            return true;
        }
        if has_hand && (player.mana != [0; 6] || self.has_untapped_source(seat) || self.pool().has_free_cards) {
            return true;
        }
        self.ability_slots.iter().any(|slot| self.is_usable(slot, seat))
    }

    fn has_untapped_source(&self, seat: Seat) -> bool {
        self.mana_slots.iter().any(|slot| self.at(slot).controller == seat && self.gives_mana(slot))
    }

    /// Has the seat an ability there that it could use?
    fn is_usable(&self, slot: Slot, seat: Seat) -> bool {
        let permanent = self.at(slot);
        permanent.controller == seat
            && (0..self.brief(permanent.card).n_activated)
                .any(|n| self.can_use(slot, n) && self.can_pay_mana(&self.ability_item(slot, n)))
    }

    /// Lands that the active player may still play.
    pub(crate) fn lands_left(&self) -> u8 {
        let plain = (1 + self.extra_lands).saturating_sub(self.lands);
        if !self.static_uses.has(StaticUse::Lands) {
            return plain;
        }
        let by_permanents: u8 = self
            .statics()
            .filter(|(source, rule)| {
                rule.extra_land > 0
                    && self.at(*source).controller == self.active
                    && self.is_in_force(*source, rule, crate::continuous::DEPTH)
            })
            .map(|(_, rule)| rule.extra_land)
            .sum();
        (1 + self.extra_lands + by_permanents).saturating_sub(self.lands)
    }

    /// The next step of the turn, or the next turn.
    pub(crate) fn next_step<S: EventSink<Duel>>(&mut self, events: &mut S) {
        for player in &mut self.players {
            player.mana = [0; 6];
        }
        // Where only the step changes, a state check finds nothing new unless a static ability asks for the step.
        let only_step_changes = matches!(self.step, Step::Start | Step::Main1 | Step::Main2);
        self.settled &= only_step_changes && self.static_uses.is_empty();
        match self.step {
            Step::Opening => self.begin_turn(events),
            Step::Start => self.enter_step(Step::Main1),
            Step::Main1 => {
                self.enter_step(Step::Combat);
                self.hear_player(TriggerOn::CombatBegins, self.active, 0);
            }
            Step::Combat => self.declare_attackers(),
            Step::Attackers => self.declare_blockers(events),
            Step::Blockers if self.has_first_strike() => self.first_strike(events),
            Step::Blockers | Step::FirstStrike => self.damage(events),
            Step::Damage => self.leave_combat(),
            Step::Main2 => {
                self.enter_step(Step::End);
                self.hear_player(TriggerOn::TurnEnds, self.active, 0);
            }
            Step::End => self.clean_up(events),
            Step::Cleanup if self.again => self.clean_up(events),
            Step::Cleanup => self.next_turn(events),
        }
    }

    fn enter_step(&mut self, step: Step) {
        self.step = step;
        self.passes = 0;
        self.priority = self.active;
    }

    /// The next player's turn.
    fn next_turn<S: EventSink<Duel>>(&mut self, events: &mut S) {
        self.active = self.active.next(SEATS);
        self.begin_turn(events);
    }

    /// Untap, draw, start-of-turn triggers. The first player skips the first draw.
    fn begin_turn<S: EventSink<Duel>>(&mut self, events: &mut S) {
        self.turn += 1;
        self.lands = 0;
        self.extra_lands = 0;
        self.peace = false;
        self.enter_step(Step::Start);
        let (seat, turn) = (self.active, self.turn);
        events.emit(Audience::Everyone, || Event::Turn { seat, turn });
        self.untap();
        if self.turn > 1 {
            self.draw(seat, 1, events);
        }
        self.hear_player(TriggerOn::TurnBegins, seat, 0);
    }

    fn untap(&mut self) {
        for index in 0..self.permanents.len() {
            let slot = index as Slot;
            if self.permanents[index].stamp == 0 || self.permanents[index].controller != self.active {
                continue;
            }
            let stays = self.permanents[index].tapped && self.has(slot, Keyword::StaysTapped);
            let permanent = &mut self.permanents[index];
            permanent.sick = false;
            if !stays && !permanent.held {
                permanent.tapped = false;
            }
            permanent.held = false;
        }
    }

    fn declare_attackers(&mut self) {
        if self.creature_slots.iter().any(|slot| self.can_attack(slot)) {
            self.enter_step(Step::Attackers);
            self.asked = Asked::Attackers;
        } else {
            self.leave_combat();
        }
    }

    fn declare_blockers<S: EventSink<Duel>>(&mut self, events: &mut S) {
        if self.attackers().next().is_none() {
            return self.leave_combat();
        }
        self.enter_step(Step::Blockers);
        if self.has_blocks() {
            self.asked = Asked::Blockers;
        } else {
            self.finish_blocks(events);
        }
    }

    fn first_strike<S: EventSink<Duel>>(&mut self, events: &mut S) {
        self.enter_step(Step::FirstStrike);
        self.mark_first_strikers();
        self.strike_or_ask(events);
    }

    fn damage<S: EventSink<Duel>>(&mut self, events: &mut S) {
        self.enter_step(Step::Damage);
        self.strike_or_ask(events);
    }

    /// Deals the damage of this step, unless somebody has to divide it first.
    pub(crate) fn strike_or_ask<S: EventSink<Duel>>(&mut self, events: &mut S) {
        if !self.ask_assignment() {
            self.deal_combat_damage(events);
        }
    }

    fn leave_combat(&mut self) {
        self.end_combat();
        self.enter_step(Step::Main2);
    }

    /// The active player discards; then damage and what lasts until end of turn leave together.
    fn clean_up<S: EventSink<Duel>>(&mut self, events: &mut S) {
        self.enter_step(Step::Cleanup);
        let too_many = self.player(self.active).hand.len().saturating_sub(HAND_LIMIT);
        if too_many > 0 {
            self.asked = Asked::Discard(self.active, too_many as u8);
        } else {
            self.wear_off(events);
        }
    }

    /// Nobody gets priority afterwards, unless something triggers.
    pub(crate) fn wear_off<S: EventSink<Duel>>(&mut self, events: &mut S) {
        for permanent in &mut self.permanents {
            permanent.damage = 0;
            permanent.touched = false;
            permanent.turn = UntilEnd::default();
        }
        self.peace = false;
        self.passes = SEATS as u8;
        let before = (self.waiting.len(), self.permanents.len());
        self.check_state(events);
        self.again = before.0 < self.waiting.len();
    }

    /// A land is played: it does not use the stack.
    pub(crate) fn play_land<S: EventSink<Duel>>(&mut self, seat: Seat, place: u8, events: &mut S) {
        let card = self.player_mut(seat).hand.remove(place.into()).card();
        self.lands += 1;
        self.passes = 0;
        if let Some(slot) = self.put_into_play(card, seat, seat) {
            let def = self.def(card);
            debug_assert_eq!(def.entry.card_type, CardType::Land);
            events.emit(Audience::Everyone, || Event::PlayedLand { seat, slot, card: crate::event::Shown::of(def) });
            self.hear_permanent(TriggerOn::Enters, slot);
        } else {
            self.lay_down(seat, card);
        }
    }
}
