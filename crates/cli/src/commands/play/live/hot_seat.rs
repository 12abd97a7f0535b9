//! Several people on one screen: who has it, and the cover between them.

use super::frame::Front;
use super::{Flow, LiveGame};
use crate::screen::{Input, Key, Pane, Prompt};
use atout_core::{Seat, Viewer};

impl LiveGame {
    /// Gives the screen to a seat. When the person changes, the last one sees what came of the own move, and then
    /// nothing is on the screen until the next one is there.
    pub(super) fn give_screen(&mut self, seat: Seat) -> Flow {
        if self.has_several_people() && self.at_screen != Some(seat) {
            if let Some(before) = self.at_screen {
                self.hand_over(before, seat)?;
            }
            self.cover(seat)?;
        }
        self.at_screen = Some(seat);
        Ok(())
    }

    /// What the person who has the screen sees last.
    fn hand_over(&mut self, from: Seat, to: Seat) -> Flow {
        let to = self.names.of(to);
        let question = self
            .lang
            .pick(format!("Enter: cover the screen for {to}"), format!("Entrée\u{a0}: masquer l'écran pour {to}"));
        let sentences = [self
            .lang
            .pick(format!("Your move is made. Next: {to}."), format!("Votre coup est joué. Ensuite\u{a0}: {to}."))];
        let turn = self.lang.pick(format!("Next: {to}"), format!("Ensuite\u{a0}: {to}"));
        loop {
            let hints = ("Enter go on · PgUp log · Esc menu", "Entrée continuer · Pg↑ journal · Échap menu");
            let key = self.show_until_key(&Front {
                pane_title: self.names.of(from),
                pane: Pane::Sentences(&sentences),
                prompt: Prompt { question: question.clone(), typed: None },
                hints: self.lang.pick(hints.0, hints.1).to_owned(),
                ..Front::new(Viewer::Seat(from), &turn)
            })?;
            match key {
                Key::Enter | Key::Char(' ') => return Ok(()),
                Key::Escape => self.open_menu(None)?,
                Key::Interrupt => self.ask_to_leave()?,
                key => _ = self.scroll(key),
            }
        }
    }

    /// Nothing but a sentence until the next person is there.
    fn cover(&mut self, seat: Seat) -> Flow {
        // Until then nobody's hand is shown, whatever is asked.
        self.at_screen = None;
        let name = self.names.of(seat);
        let text = self.lang.pick(
            format!("Pass the screen to {name}.\n\n{name}: press Enter when nobody else looks."),
            format!("Passez l'écran à {name}.\n\n{name}\u{a0}: appuyez sur Entrée quand personne d'autre ne regarde."),
        );
        loop {
            self.screen.cover(&text)?;
            let Input::Key(key) = self.screen.wait(None, || false)? else { continue };
            match key {
                Key::Enter => return Ok(()),
                Key::Escape | Key::Interrupt => self.ask_to_leave()?,
                _ => {}
            }
        }
    }
}
