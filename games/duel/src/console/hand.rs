//! Hands and graveyards on the console.

use super::line::Line;
use super::{ConsoleScreen, colour_style};
use crate::text::{mana_cost_text, signs_in_words};
use crate::{CardType, Laid};
use atout_core::Seat;

impl ConsoleScreen<'_> {
    /// The hand: equal cards are one, by the place of the first.
    pub(super) fn hand(&self, seat: Seat) -> Vec<Line> {
        let Some(hand) = &self.view.player(seat).hand else { return Vec::new() };
        let mut stacks: Vec<(usize, u16, usize)> = Vec::new();
        for (place, card) in hand.iter().map(|card| card.card()).enumerate() {
            match stacks.last_mut().filter(|(_, last, _)| *last == card) {
                Some((_, _, n)) => *n += 1,
                None => stacks.push((place, card, 1)),
            }
        }
        stacks.into_iter().map(|(place, card, n)| self.held(place, card, n)).collect()
    }

    fn held(&self, place: usize, card: u16, n: usize) -> Line {
        let def = self.view.card(card);
        let mut line = Line::default();
        line.push(&format!("{place} "), "2");
        let style = if self.points_at(&format!("hand:{place}")) { "7".to_owned() } else { colour_style(def.colours) };
        line.push(def.entry.name.get(self.lang), &style);
        if n > 1 {
            line.push(&format!(" ×{n}"), "");
        }
        if def.entry.card_type != CardType::Land {
            line.push(&format!(" {}", signs_in_words(&mana_cost_text(def.entry.cost), self.lang)), "33");
        }
        if let Some((force, endurance)) = def.entry.force.zip(def.entry.endurance) {
            line.push(&format!(" {force}/{endurance}"), "");
        }
        line
    }

    /// Cards of a hidden hand that everybody has seen.
    pub(super) fn known(&self, seat: Seat) -> Vec<Line> {
        let player = self.view.player(seat);
        if player.hand.is_some() {
            return Vec::new();
        }
        player.shown.iter().map(|card| Line::plain(self.view.card_name(*card, self.lang))).collect()
    }

    pub(super) fn grave_heading(&self, seat: Seat) -> String {
        let name = self.names.fitted(seat, 8);
        format!("† {name}")
    }

    /// The newest cards of a graveyard, the newest first.
    pub(super) fn graveyard(&self, seat: Seat) -> Vec<Line> {
        const SHOWN: usize = 6;
        let graveyard = &self.view.player(seat).graveyard;
        let line = |(at, laid): (usize, &Laid)| {
            let is_pointed = self.points_at(&format!("grave:{}.{at}", seat.index()));
            let mut line = Line::default();
            line.push(self.view.card_name(laid.card, self.lang), if is_pointed { "7" } else { "2" });
            line
        };
        let mut lines: Vec<Line> = graveyard.iter().enumerate().rev().take(SHOWN).map(line).collect();
        if graveyard.len() > SHOWN {
            lines.push(Line::plain("…"));
        }
        lines
    }
}
