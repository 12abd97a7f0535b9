//! How the board is touched: the gesture of each action, and what a player who touches something probably means, whether
//! it is allowed or not (the rules then say why not).
//!
//! Not here: the reasons (`refusals.rs`), how the board looks (`console.rs`).

use crate::{Action, Card, Deck, Phase, Stone, Stones, Tactic, View};
use atout_core::Board;
use atout_core::Seat;

impl Board for Stones {
    /// No legal gesture is the beginning of another legal one, so a page knows when a gesture is complete.
    fn touch(action: &Action) -> Vec<String> {
        match action {
            Action::Place(card, stone) => vec![format!("card:{card}"), format!("stone:{stone}")],
            Action::Recruit => vec!["card:recruiter".to_owned(), "button:recruiter".to_owned()],
            Action::Use(tactic, card) => vec![format!("card:{}", tactic.word()), format!("card:{card}")],
            Action::To(stone) | Action::Claim(stone) => vec![format!("stone:{stone}")],
            Action::Under(card) => vec![format!("card:{card}")],
            Action::Draw(deck) => vec![format!("deck:{deck}")],
            Action::Discard | Action::Done | Action::Pass => vec![format!("button:{action}")],
        }
    }

    /// The action that touching these things in this order would be.
    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
        match touched {
            ["deck:clan"] => Some(Action::Draw(Deck::Clan)),
            ["deck:tactic"] => Some(Action::Draw(Deck::Tactic)),
            [thing] => match (stone(thing), held(view, seat, thing)) {
                (Some(stone), _) => with_stone(view, seat, stone),
                (_, Some(card)) => with_card(view, seat, card),
                _ => None,
            },
            [first, second] => {
                let held = held(view, seat, first)?;
                match (stone(second), card(second), held.as_tactic()) {
                    (Some(stone), ..) => Some(Action::Place(held, stone)),
                    (_, Some(target), Some(tactic)) => Some(Action::Use(tactic, target)),
                    _ => None,
                }
            }
            _ => None,
        }
    }
}

fn stone(thing: &str) -> Option<Stone> {
    thing.strip_prefix("stone:")?.parse().ok()
}

fn card(thing: &str) -> Option<Card> {
    thing.strip_prefix("card:")?.parse().ok()
}

/// The card, if the seat holds it: cards on the table are touched to read about them.
fn held(view: &View, seat: Seat, thing: &str) -> Option<Card> {
    let hand = view.hands.get(seat.index())?.cards.as_ref()?;
    card(thing).filter(|card| hand.contains(card))
}

/// A stone alone is touched to claim it, or to say where a picked card goes. Before a card is played the rules say that it
/// comes first.
fn with_stone(view: &View, seat: Seat, stone: Stone) -> Option<Action> {
    match view.phase {
        Phase::Claim | Phase::Play if view.turn == seat => Some(Action::Claim(stone)),
        Phase::Move { .. } if view.turn == seat => Some(Action::To(stone)),
        _ => None,
    }
}

/// What a hand card is played for: at the first stone that nobody owns, or on the first card that it may pick.
fn with_card(view: &View, seat: Seat, card: Card) -> Option<Action> {
    if let Phase::Return { .. } = view.phase {
        return Some(Action::Under(card));
    }
    let free = || view.stones.iter().enumerate().filter(|(_, stone)| stone.owner.is_none());
    let picked = |owner: Seat| free().find_map(|(_, stone)| stone.sides[owner.index()].cards.first().copied());
    match card.as_tactic() {
        Some(Tactic::Recruiter) => Some(Action::Recruit),
        Some(tactic @ Tactic::Strategist) => Some(Action::Use(tactic, picked(seat).unwrap_or(card))),
        Some(tactic @ (Tactic::Banshee | Tactic::Traitor)) => {
            Some(Action::Use(tactic, picked(seat.other()).unwrap_or(card)))
        }
        _ => Stone::new(free().next().map_or(0, |(index, _)| index)).map(|stone| Action::Place(card, stone)),
    }
}
