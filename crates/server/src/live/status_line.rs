//! The status line of a table: whose turn it is, or how the game ended.
//!
//! Not here: the lines of the log, which each game writes, and the boards (`frame.rs`).

use super::loaded::LoadedTable;
use atout_catalog::Table;
use atout_core::{Lang, Names, Outcome, Seat, SeatSet, Stage, de};

/// What the status line of one screen depends on.
pub(crate) struct StatusLine<'a> {
    pub(crate) table: &'a LoadedTable,
    /// The seats that the reader plays.
    pub(crate) held: SeatSet,
    /// The seat whose choices the reader sees.
    pub(crate) acting: Option<Seat>,
    /// The label of the reader's choice, if there is only one.
    pub(crate) only_label: Option<String>,
    /// What the reader has chosen, while others still decide.
    pub(crate) chose: Option<String>,
    /// The seat whose player has to take the shared screen.
    pub(crate) covered: Option<Seat>,
    pub(crate) paused: bool,
}

impl StatusLine<'_> {
    pub(crate) fn say(&self, lang: Lang) -> String {
        let Some(game) = &self.table.game else { return self.waiting(lang) };
        match (game.stage(), self.covered, self.acting) {
            (Stage::Over(outcome), ..) => outcome_sentence(&outcome, &self.table.names, self.only_seat(), lang),
            (_, Some(seat), _) => {
                let name = self.table.names.of(seat);
                lang.pick(format!("{name}, take the screen."), format!("{name}, prenez l'écran."))
            }
            (_, None, Some(seat)) => self.yours(seat, lang),
            (Stage::Awaiting(seats), ..) => self.theirs(seats, lang),
        }
    }

    /// The reader's seat, if it has exactly one.
    fn only_seat(&self) -> Option<Seat> {
        self.held.iter().next().filter(|_| self.held.len() == 1)
    }

    fn waiting(&self, lang: Lang) -> String {
        if self.held.is_empty() {
            let names = self.table.humans().iter().map(|seat| self.table.names.of(seat)).collect::<Vec<_>>();
            let names = lang.list(&names);
            return lang.pick(format!("Waiting for {names}…"), format!("En attente de {names}…"));
        }
        lang.pick("Shuffling…", "On mélange…").to_owned()
    }

    fn yours(&self, seat: Seat, lang: Lang) -> String {
        let what = match &self.only_label {
            Some(label) => label.clone(),
            None => lang.pick("choose what to do", "choisissez quoi faire").to_owned(),
        };
        let what = what + &self.table.game.as_deref().map(|game| self.others(game, lang)).unwrap_or_default();
        match self.only_seat() {
            Some(_) => lang.pick(format!("Your turn: {what}."), format!("À vous\u{a0}: {what}.")),
            None => {
                let name = self.table.names.of(seat);
                lang.pick(format!("{name}, your turn: {what}."), format!("{name}, à vous\u{a0}: {what}."))
            }
        }
    }

    /// Which others have decided; never what they chose.
    fn others(&self, game: &dyn Table, lang: Lang) -> String {
        let decided = game.decided();
        let names = self.names_or_number(decided, lang);
        match decided.len() {
            0 => String::new(),
            1 => lang.pick(format!("; {names} has chosen"), format!("\u{a0}; {names} a choisi")),
            _ => lang.pick(format!("; {names} have chosen"), format!("\u{a0}; {names} ont choisi")),
        }
    }

    fn theirs(&self, seats: SeatSet, lang: Lang) -> String {
        let is_bot = |seat: &Seat| !self.table.humans().contains(*seat);
        let alone = self.table.game.as_deref().is_none_or(|game| seats.len() == 1 && game.decided().is_empty());
        let names = self.names_or_number(seats, lang);
        if self.paused {
            let en = if seats.len() == 1 { "is" } else { "are" };
            return lang.pick(format!("Paused: {names} {en} to play."), format!("En pause\u{a0}: à {names} de jouer."));
        }
        if alone && seats.iter().any(|seat| is_bot(&seat)) {
            return lang.pick(format!("{names} is thinking…"), format!("{names} réfléchit…"));
        }
        let waiting = lang.pick(format!("Waiting for {names}…"), format!("En attente de {names}…"));
        match &self.chose {
            Some(what) => {
                lang.pick(format!("You chose: {what}. {waiting}"), format!("Vous avez choisi\u{a0}: {what}. {waiting}"))
            }
            None => waiting,
        }
    }

    /// Up to three seats by name, more by their number.
    fn names_or_number(&self, seats: SeatSet, lang: Lang) -> String {
        match seats.len() {
            0..=3 => lang.list(&seats.iter().map(|seat| self.table.names.of(seat)).collect::<Vec<_>>()),
            n => lang.pick(format!("{n} players"), format!("{n} joueurs")),
        }
    }
}

/// How a game ended and why, for the player in seat `you` or, without one, for a spectator. None during the game.
pub(crate) fn result_sentence(game: &dyn Table, names: &Names, you: Option<Seat>, lang: Lang) -> Option<String> {
    let outcome = outcome_sentence(&game.outcome()?, names, you, lang);
    Some(match game.why_over(lang) {
        Some(why) => format!("{}{} {why}.", outcome.trim_end_matches('.'), lang.colon()),
        None => outcome,
    })
}

fn outcome_sentence(outcome: &Outcome, names: &Names, you: Option<Seat>, lang: Lang) -> String {
    let won = you.map(|seat| outcome.winners.contains(seat));
    let winners = lang.list(&outcome.winners.iter().map(|seat| names.of(seat)).collect::<Vec<_>>());
    match (won, outcome.winners.len()) {
        (_, 0) if outcome.draw => lang.pick("A draw.", "Match nul.").to_owned(),
        (Some(_), 0) => lang.pick("You lost.", "Vous avez perdu.").to_owned(),
        (None, 0) => lang.pick("Nobody won.", "Personne n'a gagné.").to_owned(),
        (Some(true), 1) => lang.pick("You won.", "Vous avez gagné.").to_owned(),
        (Some(true), _) => lang.pick(format!("You won: {winners}."), format!("Vous avez gagné\u{a0}: {winners}.")),
        (Some(false), _) => {
            lang.pick(format!("You lost; {winners} won."), format!("Vous avez perdu\u{a0}; victoire {}.", de(&winners)))
        }
        (None, _) => lang.pick(format!("{winners} won."), format!("Victoire {}.", de(&winners))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_of_a_result_depends_on_its_reader() {
        let names = Names(vec!["Ada".into(), "Bob".into()]);
        let won = Outcome::won(SeatSet::of(Seat::FIRST), 2);
        let say = |outcome: &Outcome, you| outcome_sentence(outcome, &names, you, Lang::En);
        assert_eq!(say(&won, Some(Seat::FIRST)), "You won.");
        assert_eq!(say(&won, Some(Seat::SECOND)), "You lost; Ada won.");
        assert_eq!(say(&won, None), "Ada won.");
        assert_eq!(say(&Outcome::drawn(2), Some(Seat::FIRST)), "A draw.");
        assert_eq!(say(&Outcome::lost(2), None), "Nobody won.");
        assert_eq!(outcome_sentence(&won, &names, None, Lang::Fr), "Victoire d'Ada.");
    }
}
