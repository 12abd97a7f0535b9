//! What a player who touches something probably means, whether it is allowed or not: the rules then say why not.
//!
//! Not here: the gestures of legal actions (`show.rs`), the reasons (`refusals.rs`).

use crate::{Action, Aim, Card, Entity, View};
use atout_core::Seat;

/// The action that touching these things in this order would be.
pub(crate) fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
    match touched {
        [thing] => match thing.split_once(':')? {
            ("cell", cell) => cell.parse().ok().map(Action::Walk),
            ("card", card) => with_card(view, seat, held(view, seat, card)?),
            _ => None,
        },
        [first, second] => {
            let card = held(view, seat, first.strip_prefix("card:")?)?;
            match second.strip_prefix("entity:") {
                Some(target) => target.parse().ok().map(|target| Action::Aim(card, target)),
                // Anything else is no target.
                None => Some(Action::Play(card)),
            }
        }
        _ => None,
    }
}

/// The card, if the seat holds it: those in piles are touched to read about them.
fn held(view: &View, seat: Seat, word: &str) -> Option<Card> {
    let hand = view.players.get(seat.index())?.hand.as_ref()?;
    word.parse().ok().filter(|card| hand.contains(card))
}

/// What a hand card is played for: at the first living player that it could be aimed at, if it needs a target.
fn with_card(view: &View, seat: Seat, card: Card) -> Option<Action> {
    let others = Seat::all(view.players.len()).filter(|other| *other != seat && view.lives(*other));
    let mut targets =
        others.filter(|other| card.def().aim != Aim::Ally || view.config.side(*other) == view.config.side(seat));
    match (card.def().aim, targets.next()) {
        (Aim::Nobody, _) | (_, None) => Some(Action::Play(card)),
        (Aim::Anybody | Aim::Ally, Some(target)) => Some(Action::Aim(card, Entity::player(target))),
    }
}
