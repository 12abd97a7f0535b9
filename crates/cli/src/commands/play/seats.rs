//! Who sits where.

use crate::failure::Done;
use crate::printable::printable;
use atout_arena::distinct;
use atout_bots::{Entrant, PlayerKind};
use atout_catalog::Entry;
use atout_core::{Lang, Names, Player, Record, Seat, Table};

/// The kind and the name of every seat.
pub(super) struct Seats {
    kinds: Vec<PlayerKind>,
    pub(super) names: Names,
}

impl Seats {
    /// Those that were told, then a person, then bots; only people in hot-seat.
    pub(super) fn new(told: &[Entrant], n: usize, hot_seat: bool, lang: Lang) -> Seats {
        let missing = |seat: usize| {
            let person = hot_seat || seat == 0;
            Entrant { kind: if person { PlayerKind::Human } else { PlayerKind::Heuristic }, name: None }
        };
        let all: Vec<Entrant> = (0..n).map(|seat| told.get(seat).cloned().unwrap_or_else(|| missing(seat))).collect();
        Seats::named(all, lang)
    }

    /// As in the record, except those that were told.
    pub(super) fn of_record(record: &Record, told: &[Entrant], lang: Lang) -> Done<Seats> {
        let recorded = |(seat, player): (usize, &Player)| match told.get(seat) {
            Some(entrant) => Ok(entrant.clone()),
            None => Ok(Entrant { kind: player.kind.parse()?, name: Some(player.name.clone()) }),
        };
        let all = record.players.iter().enumerate().map(recorded).collect::<Done<Vec<_>>>()?;
        Ok(Seats::named(all, lang))
    }

    fn named(entrants: Vec<Entrant>, lang: Lang) -> Seats {
        let several = entrants.iter().filter(|entrant| entrant.kind.is_human()).count() > 1;
        let name = |(seat, entrant): (usize, &Entrant)| match &entrant.name {
            None if entrant.kind.is_human() && several => format!("{} {}", lang.pick("Player", "Joueur"), seat + 1),
            _ => printable(entrant.name(lang)),
        };
        let names = Names(distinct(entrants.iter().enumerate().map(name)));
        Seats { kinds: entrants.into_iter().map(|entrant| entrant.kind).collect(), names }
    }

    /// Can every bot play this game?
    pub(super) fn check(&self, entry: &dyn Entry, table: &dyn Table) -> Done {
        for (seat, kind) in Seat::all(self.kinds.len()).zip(&self.kinds).filter(|(_, kind)| !kind.is_human()) {
            drop(entry.thinker(table, seat, kind)?);
        }
        Ok(())
    }

    pub(super) fn kind(&self, seat: Seat) -> &PlayerKind {
        &self.kinds[seat.index()]
    }

    /// The seats in which people sit.
    pub(super) fn humans(&self) -> impl Iterator<Item = Seat> {
        Seat::all(self.kinds.len()).filter(|seat| self.kinds[seat.index()].is_human())
    }

    pub(super) fn n_humans(&self) -> usize {
        self.humans().count()
    }

    /// As a record names them.
    pub(super) fn players(&self) -> Vec<Player> {
        let player = |(kind, name): (&PlayerKind, &String)| Player { name: name.clone(), kind: kind.to_string() };
        self.kinds.iter().zip(&self.names.0).map(player).collect()
    }

    /// `Ada (human) – Steady (heuristic)`.
    pub(super) fn title(&self) -> String {
        let one = |(kind, name): (&PlayerKind, &String)| format!("{name} ({kind})");
        self.kinds.iter().zip(&self.names.0).map(one).collect::<Vec<_>>().join(" – ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn titles(told: &[&str], hot_seat: bool) -> String {
        let told: Vec<Entrant> = told.iter().map(|text| text.parse().unwrap()).collect();
        Seats::new(&told, 2, hot_seat, Lang::En).title()
    }

    #[test]
    fn a_person_plays_a_bot_unless_told() {
        assert_eq!(titles(&[], false), "Human (human) – Steady (heuristic)");
        assert_eq!(titles(&["random=Bo"], false), "Bo (random) – Steady (heuristic)");
        assert_eq!(titles(&["random", "random"], false), "Random (random) – Random 2 (random)");
    }

    #[test]
    fn in_hot_seat_everybody_is_a_person() {
        assert_eq!(titles(&[], true), "Player 1 (human) – Player 2 (human)");
        assert_eq!(titles(&["human=Ada"], true), "Ada (human) – Player 2 (human)");
    }
}
