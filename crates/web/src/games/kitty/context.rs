//! What all parts of the board are made from.

use super::tips::Tip;
use super::turn_summary::TurnSummary;
use super::words::{Icon, icon, mark};
use crate::{Canvas, Part};
use atout_core::{CardHelp, Lang, Names, Rulebook, Seat};
use atout_kitty::{Action, Card, Kitty, Phase, PlayerView, View};
use maud::html;
use std::cell::OnceCell;

/// The view, the last turn, and the texts around them.
pub(super) struct BoardContext<'a> {
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    pub(super) lang: Lang,
    pub(super) turn: TurnSummary,
    /// The texts of the cards; most boards are drawn without them.
    helps: OnceCell<Vec<CardHelp>>,
    /// Pictures that stand in many parts are parts themselves.
    icons: [Part; 8],
    marks: [Part; Card::ALL.len()],
    tips: [Part; Tip::ALL.len()],
}

impl<'a> BoardContext<'a> {
    pub(super) fn new(
        view: &'a View,
        turn: TurnSummary,
        names: &'a Names,
        lang: Lang,
        canvas: &mut Canvas<'_>,
    ) -> BoardContext<'a> {
        let icons = Icon::ALL.map(|which| canvas.part(("icon", which as usize), (), || icon(which)));
        let marks = Card::ALL.map(|card| canvas.part(("mark", card as usize), (), || mark(card)));
        let tips = Tip::ALL.map(|tip| canvas.part(("tip", tip as usize), (), || html! { (tip.text(lang).1) }));
        BoardContext { view, names, lang, turn, helps: OnceCell::new(), icons, marks, tips }
    }

    /// The reader's own seat, if any.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// All seats with what is seen of them.
    pub(super) fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        Seat::all(self.view.players.len()).zip(&self.view.players)
    }

    /// What is seen of one seat.
    pub(super) fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    /// What a card does, in words.
    pub(super) fn help(&self, card: Card) -> String {
        let word = card.def().word;
        let helps = self.helps.get_or_init(|| Kitty::cards(&self.view.config, self.lang));
        let found = helps.iter().find(|help| help.id == word);
        found.map_or_else(String::new, |help| help.text.clone())
    }

    /// An icon.
    pub(super) fn icon(&self, which: Icon) -> &Part {
        &self.icons[which as usize]
    }

    /// What a number of a panel means.
    pub(super) fn tip(&self, which: Tip) -> &Part {
        &self.tips[which as usize]
    }

    /// The emblem of a card.
    pub(super) fn mark(&self, card: Card) -> &Part {
        &self.marks[card as usize]
    }

    /// What a seat has decided, if the viewer may know.
    pub(super) fn chosen(&self, seat: Seat) -> Option<Action> {
        self.view.chosen.iter().find(|(who, _)| *who == seat).map(|(_, action)| *action)
    }

    /// Does the game wait for this seat?
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.view.waiting.contains(seat)
    }

    /// Is it over?
    pub(super) fn is_over(&self) -> bool {
        self.view.phase == Phase::Over
    }

    /// The kinds of card that are dealt in this game.
    pub(super) fn kinds(&self) -> impl Iterator<Item = Card> {
        Card::ALL.into_iter().filter(|card| self.view.config.deals(*card))
    }
}
