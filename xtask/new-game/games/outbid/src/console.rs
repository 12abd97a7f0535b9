//! A view as text for the console: the other player above, both laid cards, the viewer below.
//!
//! Not here: the screen around it (`crates/cli/src/screen`).

use crate::{Card, Outbid, View};
use atout_core::{Console, ConsoleBoard, HasConsole, Lang, Names, Paint, Seat, join_lines};

impl HasConsole for Outbid {
    fn text(view: &View, names: &Names, lang: Lang, paint: Paint) -> String {
        let screen = ConsoleScreen { view, names, lang, paint, pointed: &[] };
        let mut lines = vec![screen.standing(), String::new()];
        lines.extend(screen.board());
        join_lines(&lines)
    }

    fn console_board(view: &View, console: &Console<'_>) -> ConsoleBoard {
        let Console { names, lang, paint, pointed, .. } = *console;
        let screen = ConsoleScreen { view, names, lang, paint, pointed };
        ConsoleBoard { standing: screen.standing(), text: join_lines(&screen.board()), legend: String::new() }
    }
}

struct ConsoleScreen<'a> {
    view: &'a View,
    names: &'a Names,
    lang: Lang,
    paint: Paint,
    /// The things that the reader points at.
    pointed: &'a [String],
}

impl ConsoleScreen<'_> {
    /// "round 2 of 5"
    fn standing(&self) -> String {
        let of = self.view.config.hand;
        let round = (1 + self.view.played.len() / 2).min(of.into());
        self.lang.pick(format!("round {round} of {of}"), format!("manche {round} sur {of}"))
    }

    fn board(&self) -> Vec<String> {
        let below = self.view.viewer.seat().unwrap_or(Seat::FIRST);
        let above = below.other();
        let mut lines = vec![self.player(above), self.hand(above), String::new()];
        lines.extend([above, below].map(|seat| self.laid(seat)));
        lines.extend([String::new(), self.hand(below), self.player(below)]);
        lines
    }

    /// "Ada: 2 rounds"
    fn player(&self, seat: Seat) -> String {
        let won = self.view.won[seat.index()].into();
        let rounds = self.lang.count(won, ["round", "rounds"], ["manche", "manches"]);
        format!("{}{} {rounds}", self.names.fitted(seat, 30), self.lang.colon())
    }

    fn hand(&self, seat: Seat) -> String {
        let hand = &self.view.hands[seat.index()];
        let shown = match &hand.cards {
            Some(cards) => cards.iter().map(|card| self.card(*card)).collect(),
            None => vec![self.paint.style("2", "##"); hand.n],
        };
        format!("  {} {}", self.lang.pick("hand  ", "main  "), shown.join(" "))
    }

    fn laid(&self, seat: Seat) -> String {
        let card = self.view.laid(seat).map_or_else(|| "··".to_owned(), |card| self.card(card));
        format!("  {} {card}", self.lang.pick("table ", "table "))
    }

    /// A card as wide as every other; the one that the reader points at stands out.
    fn card(&self, card: Card) -> String {
        let is_pointed = self.pointed.iter().any(|id| *id == format!("card:{card}"));
        self.paint.style(if is_pointed { "7;1" } else { "1" }, &format!("{:>2}", card.strength()))
    }
}
