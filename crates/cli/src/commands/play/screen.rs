//! What the players see: the table, the moves, the log. Nobody sees another player's hand.

use super::input::TypedLine;
use super::session::{Offer, Session};
use super::{moves, report};
use crate::failure::CommandResult;
use crate::terminal;
use atout_core::{Seat, Viewer};

impl Session<'_> {
    /// Prints the game, the players, and how to get help.
    pub(super) fn greet(&mut self) -> CommandResult {
        let title = format!("{} · {}", self.entry.name().get(self.output.lang), self.seats.title());
        self.output.heading(&title)?;
        if self.table.version() > 0 {
            let n = self.table.version();
            let actions = self.output.lang.plural(usize::try_from(n).unwrap_or(usize::MAX), "action", "actions");
            self.output.pick(format!("Resumed after {n} {actions}."), format!("Reprise après {n} {actions}."))?;
        }
        if self.interactive && self.seats.n_humans() > 0 {
            self.output.pick(
                "Type a move or its number; `help` lists the other commands.",
                "Tapez un coup ou son numéro\u{a0}; «\u{a0}aide\u{a0}» liste les autres commandes.",
            )?;
        }
        Ok(())
    }

    /// Gives the screen to a seat. When the person changes, the screen is cleared and covered first.
    pub(super) fn take_screen(&mut self, seat: Seat) -> CommandResult {
        let changed = self.at_screen != Some(seat);
        let several = self.seats.n_humans() > 1;
        if changed && several {
            self.cover(seat)?;
        }
        self.at_screen = Some(seat);
        self.catch_up(seat)
    }

    fn cover(&mut self, seat: Seat) -> CommandResult {
        let name = self.seats.names.of(seat);
        if !self.interactive {
            return self.output.heading(&format!("— {name} —"));
        }
        if self.at_screen.is_some() || self.table.version() > 0 {
            self.output.raw(terminal::CLEAR)?;
        }
        let pass = self.output.lang.pick(
            format!("\n\n  Pass the screen to {name}.\n\n  {name}: press Enter when nobody else looks. "),
            format!(
                "\n\n  Passez l'écran à {name}.\n\n  {name}\u{a0}: tapez Entrée quand personne d'autre ne regarde. "
            ),
        );
        self.output.raw(&pass)?;
        self.input.line()?;
        self.output.raw(terminal::CLEAR)
    }

    /// Shows a seat the log since it last had the screen.
    fn catch_up(&mut self, seat: Seat) -> CommandResult {
        let since = self.shown_version[seat.index()].replace(self.table.version());
        self.log(Viewer::Seat(seat), since)
    }

    fn log(&mut self, viewer: Viewer, since: Option<u64>) -> CommandResult {
        for line in self.table.log(viewer, since, &self.seats.names, self.output.lang) {
            self.output.line(format!("· {}", line.text))?;
        }
        Ok(())
    }

    /// Shows the log since version `before` to the person at the screen. Another person sees it when the screen is passed on.
    pub(super) fn tell_after(&mut self, actor: Option<Seat>, before: Option<u64>) -> CommandResult {
        let humans: Vec<Seat> = self.seats.humans().collect();
        let awaited = self.table.stage().awaited();
        match (humans.as_slice(), actor) {
            ([], _) => self.log(Viewer::Spectator, before)?,
            ([only], _) => self.catch_up(*only)?,
            (_, Some(seat)) if awaited.contains(seat) => self.catch_up(seat)?,
            _ => {}
        }
        // Several bots decide next and no person is asked before them: show the table now.
        let fresh = awaited.iter().all(|seat| self.table.asked(seat) == Some(self.table.version()));
        let watched = awaited.len() > 1 && humans.iter().all(|seat| !awaited.contains(*seat));
        if fresh && watched { self.watch(&humans) } else { Ok(()) }
    }

    /// Shows the table to the people who watch while bots play.
    fn watch(&mut self, humans: &[Seat]) -> CommandResult {
        let viewer = if let [only] = humans { Viewer::Seat(*only) } else { Viewer::Spectator };
        if humans.len() > 1 {
            let since = humans.iter().filter_map(|seat| self.shown_version[seat.index()]).min();
            self.log(Viewer::Spectator, since)?;
            self.shown_version.fill(Some(self.table.version()));
        }
        let table = self.table.text(viewer, &self.seats.names, self.output.lang, self.output.paint);
        self.output.line("")?;
        self.output.line(table.trim_end())?;
        self.output.line("")
    }

    /// Shows the table as the seat sees it, its moves and its shortcuts.
    pub(super) fn show(&mut self, offer: &Offer) -> CommandResult {
        let (lang, paint) = (self.output.lang, self.output.paint);
        self.output.line("")?;
        self.output.line(offer.text.trim_end())?;
        self.output.line("")?;
        self.output.line(lang.pick("Moves:", "Coups\u{a0}:"))?;
        for line in moves::lines(&offer.choices, terminal::width(), paint) {
            self.output.line(line)?;
        }
        if offer.shortcuts().is_empty() {
            return Ok(());
        }
        let shortcuts = offer.shortcuts().iter();
        let shortcuts: Vec<(String, &str)> =
            shortcuts.map(|shortcut| (self.word_of(offer, shortcut), shortcut.label.as_str())).collect();
        self.output.line(lang.pick("Shortcuts:", "Raccourcis\u{a0}:"))?;
        moves::shortcut_lines(&shortcuts, paint).iter().try_for_each(|line| self.output.line(line))
    }

    /// Answers a command that does not change the game.
    pub(super) fn explain(&mut self, what: &TypedLine<'_>, seat: Seat) -> CommandResult {
        let lang = self.output.lang;
        match what {
            TypedLine::Rules => {
                for section in self.entry.rules(&self.table.config(), lang) {
                    self.output.heading(&section.title)?;
                    section.paragraphs.iter().try_for_each(|text| self.output.line(format!("  {text}")))?;
                }
                Ok(())
            }
            TypedLine::Cards => {
                let cards = self.entry.cards(&self.table.config(), lang);
                cards.iter().try_for_each(|card| self.output.line(format!("{}  {}: {}", card.id, card.name, card.text)))
            }
            TypedLine::Log => self.log(Viewer::Seat(seat), None),
            _ => self.output.line(lang.pick(HELP.0, HELP.1)),
        }
    }

    /// Shows the final table and the result.
    pub(super) fn finish(mut self) -> CommandResult {
        if self.interactive && self.seats.n_humans() > 1 {
            self.output.raw(terminal::CLEAR)?;
        }
        if self.seats.n_humans() > 1 {
            let since = self.seats.humans().filter_map(|seat| self.shown_version[seat.index()]).min();
            self.log(Viewer::Spectator, since)?;
        }
        let (lang, paint) = (self.output.lang, self.output.paint);
        let table = self.table.text(Viewer::Everything, &self.seats.names, lang, paint);
        self.output.line("")?;
        self.output.line(table.trim_end())?;
        self.output.line("")?;
        report::print_result(self.table.as_ref(), &self.seats.names, self.output)?;
        self.saved()
    }

    /// Ends before the game is over: `quit` or the end of the input.
    pub(super) fn leave(mut self) -> CommandResult {
        match self.interactive {
            // No hand stays on the screen.
            true if self.seats.n_humans() > 1 => self.output.raw(terminal::CLEAR)?,
            true => self.output.line("")?,
            false => {}
        }
        self.print_left()
    }

    /// Prints that the game is not over, and where it is saved.
    pub(super) fn print_left(&mut self) -> CommandResult {
        report::print_unfinished(self.output)?;
        self.saved()
    }

    fn saved(&mut self) -> CommandResult {
        report::print_saved(self.entry, self.table.as_ref(), &self.save_file, self.output)
    }
}

const HELP: (&str, &str) = (
    "A move is typed as the list shows it, or by its number; a shortcut by its word. Also:\n  \
     look          the table and the moves again\n  \
     rules         the rules of this game\n  \
     cards         every card\n  \
     log           what happened so far\n  \
     save [FILE]   keep the game in a file\n  \
     undo          take back what is not confirmed yet\n  \
     stops [ID]    when you are asked, in games that ask often\n  \
     skip          pass until something happens\n  \
     resign        give up the game\n  \
     quit          leave; the game can go on later",
    "Un coup se tape comme dans la liste, ou par son numéro\u{a0}; un raccourci par son mot. Il y a aussi\u{a0}:\n  \
     coups             la table et les coups à nouveau\n  \
     règles            les règles du jeu\n  \
     cartes            toutes les cartes\n  \
     journal           ce qui s'est passé\n  \
     sauver [FICHIER]  garder la partie dans un fichier\n  \
     annuler           revenir sur ce qui n'est pas confirmé\n  \
     arrêts [CODE]     quand on vous demande, dans les jeux qui demandent souvent\n  \
     sauter            passer jusqu'à ce qu'il se passe quelque chose\n  \
     abandonner        abandonner la partie\n  \
     quitter           partir\u{a0}; la partie pourra reprendre",
);
