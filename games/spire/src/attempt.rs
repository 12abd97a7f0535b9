//! What a player who touches something probably means, whether it is allowed or not: the rules then say why not.
//!
//! Not here: the gestures of legal actions (`show.rs`), the reasons (`refusals.rs`).

use crate::content::Target;
use crate::{Action, Phase, View};
use atout_core::Seat;

/// The action that touching these things in this order would be.
pub(crate) fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
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

/// The first one that the card could be aimed at; none for a card that is aimed at all.
fn likely_target(view: &View, seat: Seat, place: u8) -> Option<Option<u8>> {
    let card = view.hand_card(seat, place)?;
    Some(match view.config.content.card(card).target {
        Target::Player => Some(seat.index() as u8),
        Target::Enemy => view.enemies.first().map(|enemy| enemy.id),
        Target::Players | Target::Enemies => None,
    })
}
