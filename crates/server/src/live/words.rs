//! What a table says in words: whose turn it is, how it ended.

use super::seated::Seated;
use atout_core::{Choice, Lang, Names, Outcome, Seat, SeatSet, Stage, Table};

/// Whose turn it is and what for.
pub(crate) struct Status<'a> {
    pub(crate) seated: &'a Seated,
    /// The seats of the reader.
    pub(crate) held: SeatSet,
    /// The seat whose choices the reader has before it.
    pub(crate) acting: Option<Seat>,
    pub(crate) choices: &'a [Choice],
    /// The seat that is to take a shared screen.
    pub(crate) covered: Option<Seat>,
    pub(crate) paused: bool,
}

impl Status<'_> {
    pub(crate) fn say(&self, lang: Lang) -> String {
        let Some(game) = &self.seated.game else { return self.waiting(lang) };
        match (game.stage(), self.covered, self.acting) {
            (Stage::Over(outcome), ..) => verdict(&outcome, &self.seated.names, self.you(), lang),
            (_, Some(seat), _) => {
                let name = self.seated.names.of(seat);
                lang.pick(format!("{name}, take the screen."), format!("{name}, prenez l'écran."))
            }
            (_, None, Some(seat)) => self.yours(seat, lang),
            (Stage::Awaiting(seats), ..) => self.theirs(seats, lang),
        }
    }

    /// The reader's only seat, if there is just one.
    fn you(&self) -> Option<Seat> {
        self.held.iter().next().filter(|_| self.held.len() == 1)
    }

    fn waiting(&self, lang: Lang) -> String {
        if self.held.is_empty() {
            let names = self.seated.humans().iter().map(|seat| self.seated.names.of(seat)).collect::<Vec<_>>();
            let names = list(&names, lang);
            return lang.pick(format!("Waiting for {names}…"), format!("En attente de {names}…"));
        }
        lang.pick("Shuffling…", "On mélange…").to_owned()
    }

    fn yours(&self, seat: Seat, lang: Lang) -> String {
        let what = match self.choices {
            [only] => only.label.clone(),
            _ => lang.pick("choose what to play", "choisissez quoi jouer").to_owned(),
        };
        match self.you() {
            Some(_) => lang.pick(format!("Your turn: {what}."), format!("À vous\u{a0}: {what}.")),
            None => {
                let name = self.seated.names.of(seat);
                lang.pick(format!("{name}, your turn: {what}."), format!("{name}, à vous\u{a0}: {what}."))
            }
        }
    }

    fn theirs(&self, seats: SeatSet, lang: Lang) -> String {
        let name_of = |seat: Seat| self.seated.names.of(seat);
        let is_human = |seat: &Seat| self.seated.humans().contains(*seat);
        if let Some(bot) = seats.iter().find(|seat| !is_human(seat)) {
            let name = name_of(bot);
            return match self.paused {
                true => lang.pick(format!("Paused: {name} is to play."), format!("En pause\u{a0}: à {name} de jouer.")),
                false => lang.pick(format!("{name} is thinking…"), format!("{name} réfléchit…")),
            };
        }
        let names = list(&seats.iter().map(name_of).collect::<Vec<_>>(), lang);
        lang.pick(format!("Waiting for {names}…"), format!("En attente de {names}…"))
    }
}

/// How a game ended and why, for a reader who sat in `you` or beside the table; none while it goes on.
pub(crate) fn result(game: &dyn Table, names: &Names, you: Option<Seat>, lang: Lang) -> Option<String> {
    let verdict = verdict(&game.outcome()?, names, you, lang);
    Some(match game.why_over(lang) {
        Some(why) => format!("{}{} {why}.", verdict.trim_end_matches('.'), lang.pick(":", " :")),
        None => verdict,
    })
}

fn verdict(outcome: &Outcome, names: &Names, you: Option<Seat>, lang: Lang) -> String {
    let won = you.map(|seat| outcome.winners.contains(seat));
    let winners = list(&outcome.winners.iter().map(|seat| names.of(seat)).collect::<Vec<_>>(), lang);
    match (won, outcome.winners.len()) {
        (_, 0) if outcome.draw => lang.pick("A draw.", "Match nul.").to_owned(),
        (Some(_), 0) => lang.pick("You lost.", "Vous avez perdu.").to_owned(),
        (None, 0) => lang.pick("Nobody won.", "Personne n'a gagné.").to_owned(),
        (Some(true), 1) => lang.pick("You won.", "Vous avez gagné.").to_owned(),
        (Some(true), _) => lang.pick(format!("You won: {winners}."), format!("Vous avez gagné\u{a0}: {winners}.")),
        (Some(false), _) => {
            lang.pick(format!("You lost; {winners} won."), format!("Vous avez perdu\u{a0}; victoire de {winners}."))
        }
        (None, _) => lang.pick(format!("{winners} won."), format!("Victoire de {winners}.")),
    }
}

/// Names in a row: `Ada, Bob and Cy`.
fn list(names: &[String], lang: Lang) -> String {
    match names {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {} {last}", first.join(", "), lang.pick("and", "et")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_is_told_to_whoever_reads_it() {
        let names = Names(vec!["Ada".into(), "Bob".into()]);
        let won = Outcome::won(SeatSet::of(Seat::FIRST), 2);
        let say = |outcome: &Outcome, you| verdict(outcome, &names, you, Lang::En);
        assert_eq!(say(&won, Some(Seat::FIRST)), "You won.");
        assert_eq!(say(&won, Some(Seat::SECOND)), "You lost; Ada won.");
        assert_eq!(say(&won, None), "Ada won.");
        assert_eq!(say(&Outcome::drawn(2), Some(Seat::FIRST)), "A draw.");
        assert_eq!(say(&Outcome::lost(2), None), "Nobody won.");
        assert_eq!(verdict(&won, &names, None, Lang::Fr), "Victoire de Ada.");
    }
}
