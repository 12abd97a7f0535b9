//! What all parts of the board are made from.

use super::icon::Icon;
use super::tips::Tip;
use super::{card, path};
use crate::{BoardInput, Canvas, NewestEvents, Part};
use atout_core::{Lang, Names, Seat};
use atout_spire::{Card, Decision, Element, Phase, PlayerView, Spire, Threat, Tower, View};
use maud::html;
use std::cell::RefCell;

/// The view, what is on its way, and the texts around them.
pub(super) struct BoardContext<'a> {
    pub(super) newest_events: &'a NewestEvents<'a, Spire>,
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    pub(super) lang: Lang,
    pub(super) tower: &'static Tower,
    /// What the enemies are going to do; empty outside a fight.
    pub(super) threats: Vec<Threat>,
    /// Icons and explanations stand in many parts, so they are parts themselves.
    icons: Vec<Part>,
    tips: Vec<Part>,
    /// Cards may be in several places of a board; each is drawn once.
    faces: RefCell<Vec<(Card, &'static str, Part)>>,
}

impl<'a> BoardContext<'a> {
    pub(super) fn new(input: &BoardInput<'a, Spire>, canvas: &mut Canvas<'_>) -> BoardContext<'a> {
        let BoardInput { view, names, lang, newest_events, .. } = *input;
        let icons = Icon::all().map(|icon| canvas.part(("icon", icon.index()), (), || icon.draw())).collect();
        let tips = Tip::all().map(|tip| canvas.part(("tip", tip.index()), (), || html! { (tip.help(lang)) })).collect();
        let threats = if fights(view.phase) { view.threats() } else { Vec::new() };
        let (tower, faces) = (view.config.content.get(), RefCell::default());
        BoardContext { newest_events, view, names, lang, tower, threats, icons, tips, faces }
    }

    /// The reader's own seat, if any.
    pub(super) fn me(&self) -> Option<Seat> {
        self.view.viewer.seat()
    }

    /// Whose cards stand below: the reader's, or those of the player whose turn it is.
    pub(super) fn shown(&self) -> Seat {
        self.me().unwrap_or(match self.view.phase {
            Phase::Turn(seat) | Phase::Discard(seat, _) => seat,
            _ => Seat::FIRST,
        })
    }

    /// All seats with what is seen of them.
    pub(super) fn players(&self) -> impl Iterator<Item = (Seat, &PlayerView)> {
        Seat::all(self.view.players.len()).zip(&self.view.players)
    }

    /// What is seen of one seat.
    pub(super) fn player(&self, seat: Seat) -> &PlayerView {
        &self.view.players[seat.index()]
    }

    /// Is there a fight?
    pub(super) fn fights(&self) -> bool {
        fights(self.view.phase)
    }

    /// Do two players climb?
    pub(super) fn is_pair(&self) -> bool {
        self.view.players.len() > 1
    }

    /// Does the game wait for this seat?
    pub(super) fn awaits(&self, seat: Seat) -> bool {
        self.view.stage.awaited().contains(seat)
    }

    /// What the reader has decided, or half of it.
    pub(super) fn decided(&self) -> Decision {
        self.me().and_then(|seat| self.player(seat).decided).unwrap_or_default()
    }

    /// An icon.
    pub(super) fn icon(&self, icon: Icon) -> &Part {
        &self.icons[icon.index()]
    }

    /// What a number means.
    pub(super) fn tip(&self, tip: Tip) -> &Part {
        &self.tips[tip.index()]
    }

    /// The element that a card has in this climb.
    pub(super) fn element(&self, card: Card) -> Element {
        self.tower.element(card)
    }

    /// The name of a card.
    pub(super) fn card_name(&self, card: Card) -> &'static str {
        self.tower.card(card).name.get(self.lang)
    }

    /// A card as it is held in a hand.
    pub(super) fn face(&self, card: Card, canvas: &mut Canvas<'_>) -> Part {
        self.drawn_once(card, "face", canvas)
    }

    /// A card in one line.
    pub(super) fn chip(&self, card: Card, canvas: &mut Canvas<'_>) -> Part {
        self.drawn_once(card, "chip", canvas)
    }

    /// What a card does, in words.
    pub(super) fn card_help(&self, card: Card, canvas: &mut Canvas<'_>) -> Part {
        self.drawn_once(card, "help", canvas)
    }

    fn drawn_once(&self, card: Card, kind: &'static str, canvas: &mut Canvas<'_>) -> Part {
        let known = self.faces.borrow().iter().find(|(of, what, _)| (*of, *what) == (card, kind)).cloned();
        if let Some((_, _, part)) = known {
            return part;
        }
        let number = card.index() * 8 + card.turned().map_or(0, |element| element as usize + 1);
        let part = canvas.part((kind, number), (), || match kind {
            "face" => card::face(self, card),
            "chip" => card::chip(self, card),
            _ => html! { (self.tower.card(card).help(self.element(card), self.lang)) },
        });
        self.faces.borrow_mut().push((card, kind, part.clone()));
        part
    }

    /// The rooms that were entered on this floor, as rows and columns.
    pub(super) fn path(&self) -> Vec<(u8, u8)> {
        path::path((self.newest_events)().map(|(_, event)| event))
    }
}

fn fights(phase: Phase) -> bool {
    matches!(phase, Phase::Turn(_) | Phase::Discard(..))
}
