//! What people see: the table, the moves, what happened, and nothing of anybody else's hand.

use super::input::Asked;
use super::moves;
use super::session::Session;
use crate::failure::Done;
use crate::printable::printable;
use crate::terminal;
use atout_core::{Choice, Seat, Viewer};

impl Session<'_> {
    /// Who plays what, and how to ask for help.
    pub(super) fn greet(&mut self) -> Done {
        let title = format!("{} · {}", self.entry.name().get(self.say.lang), self.seats.title());
        self.say.heading(&title)?;
        if self.table.version() > 0 {
            let n = self.table.version();
            self.say.pick(format!("Resumed after {n} actions."), format!("Reprise après {n} actions."))?;
        }
        if self.interactive && self.seats.n_humans() > 0 {
            self.say.pick(
                "Type a move or its number; `help` tells what else there is.",
                "Tapez un coup ou son numéro\u{a0}; «\u{a0}aide\u{a0}» dit ce qu'il y a d'autre.",
            )?;
        }
        Ok(())
    }

    /// Gives the screen to a seat. Between two people it is cleared and covered first.
    pub(super) fn take_screen(&mut self, seat: Seat) -> Done {
        let changed = self.at_screen != Some(seat);
        let several = self.seats.n_humans() > 1;
        if changed && several {
            self.cover(seat)?;
        }
        self.at_screen = Some(seat);
        self.catch_up(seat)
    }

    fn cover(&mut self, seat: Seat) -> Done {
        let name = self.seats.names.of(seat);
        if !self.interactive {
            return self.say.heading(&format!("— {name} —"));
        }
        if self.at_screen.is_some() || self.table.version() > 0 {
            self.say.raw(terminal::CLEAR)?;
        }
        let pass = self.say.lang.pick(
            format!("\n\n  Pass the screen to {name}.\n\n  {name}: press Enter when nobody else looks. "),
            format!(
                "\n\n  Passez l'écran à {name}.\n\n  {name}\u{a0}: tapez Entrée quand personne d'autre ne regarde. "
            ),
        );
        self.say.raw(&pass)?;
        self.input.line()?;
        self.say.raw(terminal::CLEAR)
    }

    /// Tells a seat what happened since it last looked.
    fn catch_up(&mut self, seat: Seat) -> Done {
        let since = std::mem::replace(&mut self.told[seat.index()], self.table.version());
        self.log(Viewer::Seat(seat), since)
    }

    fn log(&mut self, viewer: Viewer, since: u64) -> Done {
        for line in self.table.log(viewer, since, &self.seats.names, self.say.lang) {
            self.say.line(format!("· {}", line.text))?;
        }
        Ok(())
    }

    /// Tells what an action did to whoever sits at the screen. Another person hears of it when the screen is hers.
    pub(super) fn tell_after(&mut self, actor: Option<Seat>) -> Done {
        let humans: Vec<Seat> = self.seats.humans().collect();
        let awaited = self.table.stage().awaited();
        match (humans.as_slice(), actor) {
            ([], _) => self.log(Viewer::Spectator, self.table.version() - 1)?,
            ([only], _) => self.catch_up(*only)?,
            (_, Some(seat)) if awaited.contains(seat) => self.catch_up(seat)?,
            _ => {}
        }
        // Several bots decide next, and no person will be asked before they have: this is the moment to look.
        let fresh = awaited.iter().all(|seat| self.table.asked(seat) == Some(self.table.version()));
        let watched = awaited.len() > 1 && humans.iter().all(|seat| !awaited.contains(*seat));
        if fresh && watched { self.watch(&humans) } else { Ok(()) }
    }

    /// The table for whoever looks on while bots play.
    fn watch(&mut self, humans: &[Seat]) -> Done {
        let viewer = if let [only] = humans { Viewer::Seat(*only) } else { Viewer::Spectator };
        if humans.len() > 1 {
            let since = humans.iter().map(|seat| self.told[seat.index()]).min().unwrap_or(0);
            self.log(Viewer::Spectator, since)?;
            self.told.fill(self.table.version());
        }
        let table = self.table.text(viewer, &self.seats.names, self.say.lang, self.say.paint);
        self.say.line("")?;
        self.say.line(table.trim_end())?;
        self.say.line("")
    }

    /// The table with the seat's eyes, and its moves.
    pub(super) fn show(&mut self, seat: Seat, choices: &[Choice]) -> Done {
        let (lang, paint) = (self.say.lang, self.say.paint);
        let table = self.table.text(Viewer::Seat(seat), &self.seats.names, lang, paint);
        self.say.line("")?;
        self.say.line(table.trim_end())?;
        self.say.line("")?;
        self.say.line(lang.pick("Moves:", "Coups\u{a0}:"))?;
        for line in moves::lines(choices, terminal::width(), paint) {
            self.say.line(line)?;
        }
        Ok(())
    }

    /// Answers a question that changes nothing.
    pub(super) fn explain(&mut self, what: &Asked<'_>, seat: Seat) -> Done {
        let lang = self.say.lang;
        match what {
            Asked::Rules => {
                for section in self.entry.rules(&self.table.config(), lang) {
                    self.say.heading(&section.title)?;
                    section.paragraphs.iter().try_for_each(|text| self.say.line(format!("  {text}")))?;
                }
                Ok(())
            }
            Asked::Cards => {
                let cards = self.entry.cards(&self.table.config(), lang);
                cards.iter().try_for_each(|card| self.say.line(format!("{}  {}: {}", card.id, card.name, card.text)))
            }
            Asked::Log => self.log(Viewer::Seat(seat), 0),
            _ => self.say.line(lang.pick(HELP.0, HELP.1)),
        }
    }

    /// The end of the game.
    pub(super) fn finish(mut self) -> Done {
        if self.interactive && self.seats.n_humans() > 1 {
            self.say.raw(terminal::CLEAR)?;
        }
        if self.seats.n_humans() > 1 {
            let since = self.seats.humans().map(|seat| self.told[seat.index()]).min().unwrap_or(0);
            self.log(Viewer::Spectator, since)?;
        }
        let (lang, paint) = (self.say.lang, self.say.paint);
        let table = self.table.text(Viewer::Everything, &self.seats.names, lang, paint);
        self.say.line("")?;
        self.say.line(table.trim_end())?;
        self.say.line("")?;
        let result = self.result();
        self.say.heading(&result)?;
        let seed = printable(self.table.seed().as_str());
        self.say.pick(
            format!("Seed {seed} (--seed {seed} deals the same cards)."),
            format!("Graine {seed} (--seed {seed} donne les mêmes cartes)."),
        )?;
        self.saved()
    }

    /// Who won.
    fn result(&self) -> String {
        let lang = self.say.lang;
        let Some(outcome) = self.table.outcome() else { return String::new() };
        let winners: Vec<String> = outcome.winners.iter().map(|seat| self.seats.names.of(seat)).collect();
        match winners.as_slice() {
            [] if outcome.draw => lang.pick("A draw.", "Partie nulle.").to_owned(),
            [] => lang.pick("Everybody lost.", "Tout le monde a perdu.").to_owned(),
            [one] => lang.pick(format!("{one} wins."), format!("{one} gagne.")),
            all => lang.pick(format!("{} win.", all.join(", ")), format!("{} gagnent.", all.join(", "))),
        }
    }

    /// The end of the decisions before the end of the game.
    pub(super) fn leave(mut self) -> Done {
        match self.interactive {
            // Nobody's hand stays on the screen.
            true if self.seats.n_humans() > 1 => self.say.raw(terminal::CLEAR)?,
            true => self.say.line("")?,
            false => {}
        }
        self.say.pick("The game is not finished.", "La partie n'est pas finie.")?;
        self.saved()
    }

    fn saved(&mut self) -> Done {
        let (game, version) = (self.entry.id(), self.table.version());
        let over = self.table.outcome().is_some();
        match self.keeper.holds(version).map(|path| path.display().to_string()) {
            Some(file) if over => self.say.pick(
                format!("Saved in {file} (atout replay {file})."),
                format!("Sauvegardée dans {file} (atout replay {file})."),
            ),
            Some(file) => self.say.pick(
                format!("Saved in {file}: atout play {game} --load {file} --save {file} goes on with it."),
                format!("Sauvegardée dans {file}\u{a0}: atout play {game} --load {file} --save {file} la reprend."),
            ),
            None if over => Ok(()),
            None => self
                .say
                .pick("It was not saved (--save FILE does).", "Elle n'a pas été sauvegardée (--save FICHIER le fait)."),
        }
    }
}

const HELP: (&str, &str) = (
    "A move is typed as the list shows it, or by its number. Also:\n  \
     look          the table and the moves again\n  \
     rules         the rules of this game\n  \
     cards         every card\n  \
     log           what happened so far\n  \
     save [FILE]   keep the game in a file\n  \
     quit          leave",
    "Un coup se tape comme dans la liste, ou par son numéro. Il y a aussi :\n  \
     coups             la table et les coups à nouveau\n  \
     règles            les règles du jeu\n  \
     cartes            toutes les cartes\n  \
     journal           ce qui s'est passé\n  \
     sauver [FICHIER]  garder la partie dans un fichier\n  \
     quitter           partir",
);
