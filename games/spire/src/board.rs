//! How the board is touched: the gesture of each action, and what a player who touches something probably means, whether
//! it is allowed or not (the rules then say why not).
//!
//! Not here: the reasons (`refusals.rs`), how the board looks (`console.rs`).

use crate::content::Target;
use crate::{Action, Phase, Spire, View};
use atout_core::Board;
use atout_core::Seat;

impl Board for Spire {
    /// Cards are touched by their place; cards that are equal share the place of the first.
    fn touch(action: &Action) -> Vec<String> {
        match *action {
            Action::Choose(element) => {
                vec![format!("element:{}", element.word()), format!("button:{}", element.word())]
            }
            Action::Go(column) => vec![format!("room:{}", column + 1)],
            Action::Play(place, Some(target)) => vec![format!("hand:{}", place + 1), format!("entity:{target}")],
            Action::Play(place, None) => vec![format!("hand:{}", place + 1), "button:play".to_owned()],
            Action::Discard(place) => vec![format!("hand:{}", place + 1)],
            Action::Take(place) => vec![format!("offer:{}", place + 1)],
            Action::Pick(place) => vec![format!("deck:{}", place + 1)],
            Action::Option(place) => vec![format!("option:{}", place + 1)],
            Action::End | Action::Skip | Action::Rest | Action::Meditate => vec![format!("button:{action}")],
        }
    }

    /// The action that touching these things in this order would be.
    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
        let place = |thing: &str, kind: &str| thing.strip_prefix(kind)?.parse::<u8>().ok()?.checked_sub(1);
        match touched {
            [thing] => {
                if let Some(column) = place(thing, "room:") {
                    return Some(Action::Go(column));
                }
                if let Some(option) = place(thing, "option:") {
                    return Some(Action::Option(option));
                }
                let card = place(thing, "hand:")?;
                match view.phase {
                    Phase::Discard(..) => Some(Action::Discard(card)),
                    _ => Some(Action::Play(card, likely_target(view, seat, card)?)),
                }
            }
            [card, target] => {
                let target = target.strip_prefix("entity:")?.parse().ok()?;
                Some(Action::Play(place(card, "hand:")?, Some(target)))
            }
            _ => None,
        }
    }

    fn is_out(view: &View, seat: Seat) -> bool {
        view.left.contains(seat)
    }
}

/// The first one that the card could be aimed at; none for a card that is aimed at all.
fn likely_target(view: &View, seat: Seat, place: u8) -> Option<Option<u8>> {
    let card = view.hand_card(seat, place)?;
    Some(match view.config.content.card(card).target {
        Target::Player => Some(seat.index() as u8),
        Target::Enemy => view.enemies.first().map(|enemy| enemy.id),
        Target::Players | Target::Enemies => None,
    })
}
