//! The status line of a table (whose turn it is, or how the game ended), and the result that the page announces.
//!
//! Not here: the lines of the log and the story of a game, which each game writes, and the boards (`frame.rs`).

use super::loaded::{LoadedTable, only_seat};
use atout_catalog::Table;
use atout_core::{Lang, Names, Outcome, Seat, SeatSet, Stage, Verb, de};
use atout_store::{Holder, TableStatus};
use atout_web::wire::Verdict;

/// What the status line of one screen depends on.
pub(crate) struct StatusLine<'a> {
    pub(crate) table: &'a LoadedTable,
    pub(crate) names: &'a Names,
    /// The seats that the reader plays.
    pub(crate) held: SeatSet,
    /// The seat whose choices the reader sees.
    pub(crate) acting: Option<Seat>,
    /// What the reader is asked to do, or what to pick.
    pub(crate) request: Option<String>,
    /// What the reader has chosen, while others still decide.
    pub(crate) chose: Option<String>,
    /// The seat whose player has to take the shared screen.
    pub(crate) covered: Option<Seat>,
    pub(crate) paused: bool,
}

impl StatusLine<'_> {
    pub(crate) fn say(&self, lang: Lang) -> String {
        let Some(game) = &self.table.game else { return self.waiting(lang) };
        let line = match (game.stage(), self.covered, self.acting) {
            (Stage::Over(_), ..) => {
                result_sentence(game.as_ref(), self.names, only_seat(self.held), lang).unwrap_or_default()
            }
            (_, Some(seat), _) => {
                let name = self.names.of(seat);
                lang.pick(format!("{name}, take the screen."), format!("{name}, prenez l'écran."))
            }
            (_, None, Some(seat)) => self.yours(seat, lang),
            (Stage::Awaiting(seats), ..) => self.theirs(seats, lang),
        };
        lang.typeset(line)
    }

    fn waiting(&self, lang: Lang) -> String {
        match self.table.status() {
            TableStatus::Open => {
                let n_free = self.table.seats().iter().filter(|seat| seat.holder == Holder::Nobody).count();
                let players = lang.count(n_free, ["more player", "more players"], ["autre joueur", "autres joueurs"]);
                return lang.pick(format!("Waiting for {players}…"), format!("En attente de {players}…"));
            }
            TableStatus::Seated => return lang.pick("Waiting for a deck…", "En attente d'un deck…").to_owned(),
            _ => {}
        }
        if self.held.is_empty() {
            let names = self.names.list(self.table.humans().iter(), lang);
            return lang.pick(format!("Waiting for {names}…"), format!("En attente {}…", de(&names)));
        }
        lang.pick("Shuffling…", "On mélange…").to_owned()
    }

    fn yours(&self, seat: Seat, lang: Lang) -> String {
        let is_answer = self.table.game.as_ref().is_some_and(|game| game.is_in_others_turn(seat));
        let own = if is_answer { "you decide" } else { "your turn" };
        let your_turn = match only_seat(self.held) {
            Some(_) => lang.pick(Lang::capital(own), "À vous".to_owned()),
            None => {
                let name = self.names.of(seat);
                lang.pick(format!("{name}, {own}"), format!("{name}, à vous"))
            }
        };
        match &self.request {
            Some(what) => {
                let stop = if what.ends_with('?') { "" } else { "." };
                lang.pick(format!("{your_turn}: {what}{stop}"), format!("{your_turn} : {what}{stop}"))
            }
            None => lang.pick(format!("{your_turn}."), format!("{your_turn} de jouer.")),
        }
    }

    fn theirs(&self, seats: SeatSet, lang: Lang) -> String {
        let is_bot = |seat: &Seat| !self.table.humans().contains(*seat);
        let alone = self.table.game.as_deref().is_none_or(|game| seats.len() == 1 && game.decided().is_empty());
        let names = self.names_or_number(seats, lang);
        if self.paused {
            return match seats.len() {
                1 => lang.pick(format!("Paused. Next: {names}."), format!("En pause. Ensuite : {names}.")),
                _ => lang.pick("Paused.", "En pause.").to_owned(),
            };
        }
        if alone && seats.iter().any(|seat| is_bot(&seat)) {
            return lang.pick(format!("{names} is thinking…"), format!("{names} réfléchit…"));
        }
        let waiting = lang.pick(format!("Waiting for {names}…"), format!("En attente {}…", de(&names)));
        match &self.chose {
            Some(what) => {
                lang.pick(format!("You chose: {what}. {waiting}"), format!("Votre choix : {what}. {waiting}"))
            }
            None => waiting,
        }
    }

    /// Up to three seats by name, more by their number.
    fn names_or_number(&self, seats: SeatSet, lang: Lang) -> String {
        match seats.len() {
            0..=3 => self.names.list(seats.iter(), lang),
            n => lang.count(n, ["player", "players"], ["joueur", "joueurs"]),
        }
    }
}

/// How a game ended and why, in a sentence, for the player in seat `you` or, without one, for a spectator. None during
/// the game.
pub(crate) fn result_sentence(game: &dyn Table, names: &Names, you: Option<Seat>, lang: Lang) -> Option<String> {
    let heading = heading(game, names, you, lang)?;
    Some(lang.typeset(match game.why_over(names, lang) {
        // A score follows at once: "You won, 5 stones to 1."
        Some(why) if why.starts_with(|first: char| first.is_ascii_digit()) => format!("{heading}, {why}."),
        Some(why) => lang.pick(format!("{heading}: {why}."), format!("{heading} : {why}.")),
        None => format!("{heading}."),
    }))
}

/// What the game means for the player in this seat.
pub(crate) fn verdict(outcome: &Outcome, you: Seat) -> Verdict {
    match outcome.winners.contains(you) {
        true => Verdict::Won,
        false if outcome.winners.is_empty() && outcome.draw && outcome.places[you.index()] == 1 => Verdict::Drawn,
        false => Verdict::Lost,
    }
}

/// How a game ended, in a few words. None during the game.
pub(crate) fn heading(game: &dyn Table, names: &Names, you: Option<Seat>, lang: Lang) -> Option<String> {
    Some(outcome_in_words(&game.outcome()?, game.has_rivals(), names, you, lang))
}

fn outcome_in_words(outcome: &Outcome, has_rivals: bool, names: &Names, you: Option<Seat>, lang: Lang) -> String {
    let nobody = outcome.winners.is_empty() && !outcome.draw && has_rivals;
    match (you.map(|seat| verdict(outcome, seat)), outcome.winners.len()) {
        (Some(Verdict::Lost), _) if nobody => lang.pick("Nobody won", "Personne n'a gagné").to_owned(),
        (Some(Verdict::Won), 2..) => lang.pick("Your team won", "Votre équipe a gagné").to_owned(),
        (Some(Verdict::Won), _) => lang.pick("You won", "Vous avez gagné").to_owned(),
        (Some(Verdict::Lost), _) => lang.pick("You lost", "Vous avez perdu").to_owned(),
        (Some(Verdict::Drawn), _) => lang.pick("Draw", "Égalité").to_owned(),
        (None, 0) if outcome.draw => lang.pick("Draw", "Égalité").to_owned(),
        (None, 0) => lang.pick("Nobody won", "Personne n'a gagné").to_owned(),
        (None, _) => names.do_together(outcome.winners.iter(), Verb::WON, lang),
    }
}

/// The end of a finished game in one sentence: the reader's place among many, then what the game tells.
pub(crate) fn story(game: &dyn Table, names: &Names, you: Option<Seat>, lang: Lang) -> Option<String> {
    let outcome = game.outcome()?;
    let parts = [you.and_then(|seat| place(&outcome, seat, names, lang)), game.story(names, lang)];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    let story = Lang::capital(&parts.join(lang.pick("; ", " ; ")));
    (!story.is_empty()).then(|| lang.typeset(format!("{story}.")))
}

/// "Bob won, you came 2nd of 4", "you came 4th of 4"; only where several players could win and at most one of them did.
fn place(outcome: &Outcome, you: Seat, names: &Names, lang: Lang) -> Option<String> {
    let (n, place) = (outcome.seats, outcome.places[you.index()]);
    let winner = outcome.winners.iter().next();
    // A party that loses together shares the first place.
    let nobody_ranked = winner.is_none() && place == 1;
    if n <= 2 || outcome.winners.len() > 1 || winner == Some(you) || outcome.draw || nobody_ranked {
        return None;
    }
    let en = match place {
        2 => "2nd".to_owned(),
        3 => "3rd".to_owned(),
        other => format!("{other}th"),
    };
    let own = lang.pick(format!("you came {en} of {n}"), format!("vous finissez {place}e sur {n}"));
    Some(winner.map_or_else(|| own.clone(), |winner| format!("{}, {own}", names.does(winner, Verb::WON, lang))))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names() -> Names {
        Names::new(vec!["Ada".into(), "Bob".into()])
    }

    #[test]
    fn the_heading_of_a_result_depends_on_its_reader() {
        let won = Outcome::won(SeatSet::of(Seat::FIRST), 2);
        let say = |outcome: &Outcome, you, lang| outcome_in_words(outcome, true, &names(), you, lang);
        assert_eq!(say(&won, Some(Seat::FIRST), Lang::En), "You won");
        assert_eq!(say(&won, Some(Seat::SECOND), Lang::En), "You lost");
        assert_eq!(say(&won, None, Lang::En), "Ada won");
        assert_eq!(say(&Outcome::drawn(2), Some(Seat::FIRST), Lang::En), "Draw");
        assert_eq!(say(&Outcome::lost(2), None, Lang::En), "Nobody won");
        assert_eq!(say(&Outcome::lost(2), Some(Seat::FIRST), Lang::En), "Nobody won");
        let party = outcome_in_words(&Outcome::lost(2), false, &names(), Some(Seat::FIRST), Lang::En);
        assert_eq!(party, "You lost", "a party loses together");
        assert_eq!(say(&won, None, Lang::Fr), "Ada a gagné");
        let both = Outcome::won([Seat::FIRST, Seat::SECOND].into_iter().collect(), 4);
        assert_eq!(say(&both, Some(Seat::FIRST), Lang::En), "Your team won");
        assert_eq!(say(&both, None, Lang::Fr), "Ada et Bob ont gagné");
    }

    #[test]
    fn a_draw_is_only_for_those_who_share_the_first_place() {
        let last_fell = Outcome::drawn(3).with_places(|seat| if seat == Seat::FIRST { 3 } else { 1 });
        assert_eq!(verdict(&last_fell, Seat::FIRST), Verdict::Lost);
        assert_eq!(verdict(&last_fell, Seat::SECOND), Verdict::Drawn);
        assert_eq!(verdict(&Outcome::lost(2), Seat::FIRST), Verdict::Lost);
    }

    #[test]
    fn a_place_is_told_to_those_who_lost_among_many() {
        let won =
            Outcome::won(SeatSet::of(Seat::SECOND), 4).with_places(|seat| if seat == Seat::SECOND { 1 } else { 3 });
        let say = |you, lang| place(&won, you, &names(), lang);
        assert_eq!(say(Seat::FIRST, Lang::En).as_deref(), Some("Bob won, you came 3rd of 4"));
        assert_eq!(say(Seat::FIRST, Lang::Fr).as_deref(), Some("Bob a gagné, vous finissez 3e sur 4"));
        assert_eq!(say(Seat::SECOND, Lang::En), None);
        let nobody = Outcome::lost(4).with_places(|seat| if seat == Seat::FIRST { 4 } else { 1 });
        assert_eq!(place(&nobody, Seat::FIRST, &names(), Lang::En).as_deref(), Some("you came 4th of 4"));
        assert_eq!(place(&Outcome::lost(4), Seat::FIRST, &names(), Lang::En), None);
    }
}
