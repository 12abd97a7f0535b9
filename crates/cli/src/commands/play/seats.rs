//! The players of a game at the terminal: kind and name of every seat.

use crate::failure::{CommandResult, Failure};
use crate::printable::printable;
use atout_arena::distinct;
use atout_bots::{Entrant, PlayerKind, Programs, shown_names};
use atout_catalog::{Entry, Table, Thinker};
use atout_core::{BotFailure, Lang, Message, Names, Player, Record, Seat, SeatSet};

/// The kind and the name of every seat.
pub(super) struct Seats {
    kinds: Vec<PlayerKind>,
    pub(super) names: Names,
    /// The external programs that may play.
    pub(super) programs: Programs,
}

impl Seats {
    /// The given entrants first. The default for the first seat is a person, for the others a bot; a person in hot-seat.
    pub(super) fn new(given: &[Entrant], n: usize, hot_seat: bool, lang: Lang) -> Seats {
        let missing = |seat: usize| {
            let person = hot_seat || seat == 0;
            Entrant { kind: if person { PlayerKind::Human } else { PlayerKind::Heuristic }, name: None }
        };
        let all: Vec<Entrant> = (0..n).map(|seat| given.get(seat).cloned().unwrap_or_else(|| missing(seat))).collect();
        Seats::named(all, lang)
    }

    /// The players of the record; given entrants replace the first ones.
    pub(super) fn of_record(record: &Record, given: &[Entrant], lang: Lang) -> CommandResult<Seats> {
        let recorded = |(seat, player): (usize, &Player)| match given.get(seat) {
            Some(entrant) => Ok(entrant.clone()),
            None => Ok(Entrant { kind: player.kind.parse()?, name: Some(player.name.clone()) }),
        };
        let all = record.players.iter().enumerate().map(recorded).collect::<CommandResult<Vec<_>>>()?;
        Ok(Seats::named(all, lang))
    }

    fn named(entrants: Vec<Entrant>, lang: Lang) -> Seats {
        let given: Vec<String> =
            entrants.iter().map(|entrant| entrant.name.as_deref().map(printable).unwrap_or_default()).collect();
        let players: Vec<(&PlayerKind, &str)> =
            entrants.iter().zip(&given).map(|(entrant, name)| (&entrant.kind, name.as_str())).collect();
        let names = Names::new(distinct(shown_names(&players, lang).iter().map(|name| printable(name))));
        let kinds = entrants.into_iter().map(|entrant| entrant.kind).collect();
        Seats { kinds, names, programs: Programs::NONE }
    }

    /// Checks that every bot can play this game.
    pub(super) fn check(&self, entry: &dyn Entry) -> CommandResult {
        Ok(self
            .kinds
            .iter()
            .filter(|kind| !kind.is_human())
            .try_for_each(|kind| entry.check_bot(kind, &self.programs))?)
    }

    /// The decision that a bot has to make, as work for any thread.
    pub(super) fn thinker(&self, table: &dyn Table, seat: Seat) -> CommandResult<Thinker> {
        table.bot_task(seat, self.kind(seat), &self.programs).map_err(Failure::from)
    }

    /// Plays what a bot decided. If it failed, nothing has changed, and the sentence says why.
    pub(super) fn play_decided(
        &self,
        table: &mut dyn Table,
        seat: Seat,
        decided: Result<Vec<String>, BotFailure>,
    ) -> Result<(), Message> {
        let played = decided.and_then(|row| table.play_row(seat, &row).map_err(|_| BotFailure::Illegal));
        played.map_err(|failure| {
            let (name, why) = (self.names.of(seat), failure.reason());
            Message::new(
                format!("{name} can't play: {}", why.en),
                format!("{name} ne peut pas jouer\u{a0}: {}", why.fr),
            )
        })
    }

    pub(super) fn kind(&self, seat: Seat) -> &PlayerKind {
        &self.kinds[seat.index()]
    }

    /// The seats of people.
    pub(super) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.kinds.len()).filter(|seat| self.kinds[seat.index()].is_human())
    }

    pub(super) fn n_humans(&self) -> usize {
        self.humans().count()
    }

    /// The seat that decides next. Bots come first, so that nobody waits for them; then the seat that has the screen, so
    /// that the screen is passed on as rarely as possible.
    pub(super) fn next(&self, awaited: SeatSet, at_screen: Option<Seat>) -> Option<Seat> {
        let is_bot = |seat: &Seat| !self.kind(*seat).is_human();
        let at_screen = at_screen.filter(|seat| awaited.contains(*seat));
        awaited.iter().find(is_bot).or(at_screen).or_else(|| awaited.iter().next())
    }

    /// The players as a record stores them.
    pub(super) fn players(&self) -> Vec<Player> {
        let player = |(kind, name): (&PlayerKind, &String)| Player { name: name.clone(), kind: kind.to_string() };
        self.kinds.iter().zip(self.names.all()).map(player).collect()
    }

    /// Names and kinds: `Ada (human) – Regular (heuristic)`.
    pub(super) fn title(&self) -> String {
        let one = |(kind, name): (&PlayerKind, &String)| format!("{name} ({kind})");
        self.kinds.iter().zip(self.names.all()).map(one).collect::<Vec<_>>().join(" – ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titles(given: &[&str], hot_seat: bool) -> String {
        let given: Vec<Entrant> = given.iter().map(|text| text.parse().unwrap()).collect();
        Seats::new(&given, 2, hot_seat, Lang::En).title()
    }

    #[test]
    fn the_default_is_a_person_against_a_bot() {
        assert_eq!(titles(&[], false), "Player (human) – Regular (heuristic)");
        assert_eq!(titles(&["random=Bo"], false), "Bo (random) – Regular (heuristic)");
        assert_eq!(titles(&["random", "random"], false), "Beginner 1 (random) – Beginner 2 (random)");
    }

    #[test]
    fn in_hot_seat_everybody_is_a_person() {
        assert_eq!(titles(&[], true), "Player 1 (human) – Player 2 (human)");
        assert_eq!(titles(&["human=Ada"], true), "Ada (human) – Player (human)");
    }
}
