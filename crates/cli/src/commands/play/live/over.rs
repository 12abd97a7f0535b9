//! The end of the game: everything is open, and the result stays until somebody has read it.

use super::super::report;
use super::frame::Front;
use super::{Flow, LiveGame};
use crate::screen::{Key, Pane, Prompt};
use atout_core::{Lang, Seat, Viewer};

impl LiveGame {
    /// Shows the result until it is left. A game that no file holds can be kept.
    pub(super) fn show_result(&mut self) -> Flow {
        self.scroll_home();
        let result = report::result(self.table.as_ref(), &self.names, self.lang);
        let sentences = self.story(&result);
        loop {
            let is_kept = self.save_file.holds(self.table.version()).is_some();
            let hints = match is_kept {
                true => ("Enter leave · PgUp log · Tab scroll", "Entrée quitter · Pg↑ journal · Tab défiler"),
                false => (
                    "Enter leave · S save the game · PgUp log · Tab scroll",
                    "Entrée quitter · S sauvegarder · Pg↑ journal · Tab défiler",
                ),
            };
            let key = self.show_until_key(&Front {
                is_own_turn: true,
                pane_title: self.lang.pick("Result", "Résultat").to_owned(),
                pane: Pane::Sentences(&sentences),
                prompt: Prompt { question: result.clone(), typed: None },
                hints: self.lang.pick(hints.0, hints.1).to_owned(),
                ..Front::new(Viewer::Everything, self.lang.pick("Game over", "Partie terminée"))
            })?;
            match key {
                Key::Enter | Key::Escape | Key::Interrupt | Key::Char('q' | ' ') => return Ok(()),
                Key::Char('s' | 'S') if !is_kept => self.keep()?,
                key => _ = self.scroll(key),
            }
        }
    }

    /// Saves the finished game in a file that the person names.
    fn keep(&mut self) -> Flow {
        if self.ask_where_to_save()? && self.message.is_none() {
            self.message = Some(self.lang.pick("The game is saved.", "La partie est sauvegardée.").to_owned());
        }
        Ok(())
    }

    /// Who won and why; of more than two players, everybody's place.
    fn story(&self, result: &str) -> Vec<String> {
        let mut sentences = vec![self.own_result().unwrap_or_else(|| result.to_owned())];
        sentences.extend(self.table.story(&self.names, self.lang).map(|why| Lang::capital(&why) + "."));
        let Some(outcome) = self.table.outcome().filter(|outcome| outcome.seats > 2) else { return sentences };
        let mut places: Vec<(u8, String)> =
            Seat::all(outcome.seats.into()).map(|seat| (outcome.places[seat.index()], self.names.of(seat))).collect();
        places.sort_by_key(|(place, _)| *place);
        sentences
            .push(places.iter().map(|(place, name)| format!("{place}.\u{a0}{name}")).collect::<Vec<_>>().join(" · "));
        sentences
    }

    /// What the only person made of it.
    fn own_result(&self) -> Option<String> {
        let Viewer::Seat(seat) = self.viewer() else { return None };
        let outcome = self.table.outcome().filter(|_| !self.has_several_people())?;
        if outcome.winners.is_empty() && !outcome.draw && self.table.has_rivals() {
            return None;
        }
        let (en, fr) = match (outcome.winners.contains(seat), outcome.draw) {
            (true, _) => ("You won.", "Vous avez gagné."),
            (false, true) => ("A draw.", "Partie nulle."),
            (false, false) => ("You lost.", "Vous avez perdu."),
        };
        Some(self.lang.pick(en, fr).to_owned())
    }
}
