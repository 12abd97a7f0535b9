//! How the board is touched: the gesture of each action, and what a player who touches something probably means, whether
//! it is allowed or not (the rules then say why not).
//!
//! Not here: the reasons (`refusals.rs`), how the board looks (`console.rs`).

use crate::{Action, Aim, Card, Entity, Kitty, View};
use atout_core::Board;
use atout_core::Seat;

impl Board for Kitty {
    /// No gesture is the beginning of another one that is legal at the same time, so a page knows when it is complete.
    fn touch(action: &Action) -> Vec<String> {
        match action {
            Action::Pick(class) => vec![format!("class:{class}"), format!("button:{class}")],
            Action::Walk(cell) => vec![format!("cell:{cell}")],
            Action::Play(card) => vec![format!("card:{card}"), format!("button:{card}")],
            Action::Aim(card, target) => vec![format!("card:{card}"), format!("entity:{target}")],
            Action::Stay | Action::Pass => vec![format!("button:{action}")],
        }
    }

    /// The action that touching these things in this order would be.
    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
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

    fn is_out(view: &View, seat: Seat) -> bool {
        !view.lives(seat)
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
