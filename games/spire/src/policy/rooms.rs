//! The heuristic outside fights: rest, cards, and what the first design did not have: ways, elements and events.

use crate::content::Consequence;
use crate::map::RoomKind;
use crate::state::{Decision, Phase};
use crate::{Action, Card, Spire};
use atout_core::Seat;

impl Spire {
    /// How good a decision looks where both players decide at once.
    pub(super) fn decision_score(&self, seat: Seat, action: Action) -> f32 {
        let body = &self.player(seat).body;
        let is_low = body.life * 2 < body.max_life;
        match action {
            Action::Rest => f32::from(u8::from(is_low)),
            Action::Meditate => f32::from(u8::from(!is_low)),
            Action::Take(place) => self.take_score(seat, self.offer[usize::from(place)]),
            Action::Go(column) => self.way_score(column, is_low),
            Action::Option(place) => self.option_score(seat, place),
            // The first floor's prey is weak against it.
            Action::Choose(element) => match (element.beats(self.map.element), self.map.element.beats(element)) {
                (true, _) => 2.0,
                (_, true) => 0.0,
                _ => 1.0,
            },
            Action::Skip => -1000.0,
            Action::Play(..) | Action::End | Action::Discard(_) | Action::Pick(_) => 0.0,
        }
    }

    /// A card of the kind that the deck has fewer of comes first, then the better one.
    fn take_score(&self, seat: Seat, card: Card) -> f32 {
        let deck = &self.player(seat).deck;
        let n_offensive = deck.iter().filter(|card| self.is_offensive(**card)).count();
        let wants_offence = n_offensive * 2 < deck.len();
        let is_wanted = self.is_offensive(card) == wants_offence || n_offensive * 2 == deck.len();
        self.card_value(card) + if is_wanted { 100.0 } else { 0.0 }
    }

    fn way_score(&self, column: u8, is_low: bool) -> f32 {
        let row = self.at.map_or(0, |(row, _)| usize::from(row) + 1);
        match (self.map.rooms[row][usize::from(column)].kind, is_low) {
            (RoomKind::Rest, true) => 4.0,
            (RoomKind::Event, true) | (RoomKind::Training, _) => 3.0,
            (RoomKind::Event, false) | (RoomKind::Enemy, false) => 2.0,
            (RoomKind::Rest, false) => 1.5,
            (RoomKind::Enemy | RoomKind::Boss, _) => 1.0,
        }
    }

    /// Which card of the deck to pick: the worst one to remove, the best one to copy or change.
    pub(super) fn pick_score(&self, seat: Seat, action: Action) -> f32 {
        let Action::Pick(place) = action else { return 0.0 };
        let value = self.card_value(self.player(seat).deck[usize::from(place)]);
        let Decision::Half(first) = self.decided[seat.index()] else { return 0.0 };
        let wants_best = match (self.phase, first) {
            (Phase::Event, Action::Option(option)) => {
                let outcome = self.option_outcome(option);
                outcome.iter().any(|one| matches!(one, Consequence::Copy | Consequence::Turn(_)))
            }
            _ => false,
        };
        if wants_best { value } else { -value }
    }

    fn option_score(&self, seat: Seat, place: u8) -> f32 {
        self.option_outcome(place).iter().map(|one| self.consequence_score(seat, *one, place)).sum()
    }

    /// Roughly in points of life.
    fn consequence_score(&self, seat: Seat, one: Consequence, place: u8) -> f32 {
        let body = &self.player(seat).body;
        let life = |n: i16| match n {
            n if n < 0 && body.life + n <= body.max_life / 4 => 3.0 * f32::from(n),
            n if n < 0 => f32::from(n),
            n => f32::from(n.min(body.max_life - body.life)),
        };
        match one {
            Consequence::Life(n) => life(n),
            Consequence::LifePercent(percent) => life((i32::from(body.max_life) * i32::from(percent) / 100) as i16),
            Consequence::MaxLife(n) => f32::from(n) * 1.2,
            Consequence::AttackStat(n) | Consequence::BlockStat(n) => f32::from(n) * 9.0,
            Consequence::Card(_) | Consequence::CardOf(_) => {
                let worst = self.player(seat).deck.iter().map(|card| self.card_value(*card));
                (self.card_value(self.offer[usize::from(place)]) - worst.fold(f32::INFINITY, f32::min)).min(14.0)
            }
            Consequence::Remove => 6.0,
            Consequence::Copy => 6.0,
            Consequence::Turn(_) => 1.0,
            Consequence::NextFight(counter, n) => f32::from(n) * if counter.is_debuff() { -3.0 } else { 2.5 },
            Consequence::NextFoes(counter, n) => f32::from(n) * if counter.is_debuff() { 2.5 } else { -3.0 },
            Consequence::Become(_) => 0.0,
        }
    }
}
