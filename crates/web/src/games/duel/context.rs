//! What all parts of the board are drawn from, and what they ask of a view.

use atout_core::{Lang, Names, Seat, Viewer};
use atout_duel::{CardType, Colour, Colours, Payee, PermanentView, SEATS, Slot, View};

/// The board's input, with what follows from it.
pub(super) struct Context<'a> {
    pub(super) view: &'a View,
    pub(super) names: &'a Names,
    pub(super) lang: Lang,
    /// The seat whose side is below.
    pub(super) near: Seat,
}

impl<'a> Context<'a> {
    pub(super) fn new(view: &'a View, names: &'a Names, lang: Lang) -> Context<'a> {
        let near = view.viewer.seat().unwrap_or(Seat::FIRST);
        Context { view, names, lang, near }
    }

    /// The seat whose side is above.
    pub(super) fn far(&self) -> Seat {
        self.near.next(SEATS)
    }

    /// Is the viewer the person below, who plays?
    pub(super) fn is_player(&self) -> bool {
        self.view.viewer == Viewer::Seat(self.near)
    }

    /// Does the viewer see both hands?
    pub(super) fn sees_all(&self) -> bool {
        self.view.viewer == Viewer::Everything
    }

    /// Has the viewer to decide now?
    pub(super) fn is_asked(&self) -> bool {
        self.is_player() && self.view.stage.awaited().contains(self.near)
    }

    /// Is it a creature?
    pub(super) fn is_creature(&self, one: &PermanentView) -> bool {
        self.view.card(one.permanent.card).entry.card_type == CardType::Creature
    }

    /// Would it leave play in this combat, if nobody acts?
    pub(super) fn is_doomed(&self, slot: Slot) -> bool {
        self.view.forecast.as_ref().is_some_and(|forecast| forecast.dies.contains(&slot))
    }

    /// What would be tapped, as ids of things on the board; none if nothing is.
    pub(super) fn taps(&self, payee: Payee) -> Option<String> {
        let payment = self.view.payments.iter().find(|payment| payment.payee == payee)?;
        let ids: Vec<String> = payment.taps.iter().map(|slot| format!("permanent:{slot}")).collect();
        (!ids.is_empty()).then(|| ids.join(" "))
    }

    /// Is it tapped for what the viewer is announcing?
    pub(super) fn is_paying(&self, slot: Slot) -> bool {
        let announced = self.view.payments.iter().find(|payment| payment.payee == Payee::Announced);
        announced.is_some_and(|payment| payment.taps.contains(&slot))
    }
}

/// The class of a card's colours.
pub(super) fn colour_class(colours: Colours) -> &'static str {
    let mut all = colours.iter();
    match (all.next(), all.next()) {
        (None, _) => "c-none",
        (Some(_), Some(_)) => "c-many",
        (Some(Colour::White), None) => "c-white",
        (Some(Colour::Blue), None) => "c-blue",
        (Some(Colour::Black), None) => "c-black",
        (Some(Colour::Red), None) => "c-red",
        (Some(Colour::Green), None) => "c-green",
    }
}
