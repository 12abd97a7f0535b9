//! What a player who touches something probably means, whether it is allowed or not: the rules then say why not.
//!
//! Not here: the gestures of legal actions (`show.rs`), the reasons (`refusals.rs`).

use crate::{Action, Aim, Asked, CardType, Choosing, Slot, Step, View};
use atout_core::Seat;

/// The action that touching these things in this order would be.
pub(crate) fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
    match touched {
        [thing] => {
            if let Some(place) = number(thing, "hand:") {
                return of_card(view, seat, place);
            }
            if let Some(slot) = number(thing, "permanent:") {
                return of_permanent(view, seat, slot);
            }
            aim(thing).map(Action::Target)
        }
        [first, second] => {
            let slot = number(first, "permanent:")?;
            match number(second, "permanent:") {
                Some(other) => Some(Action::Block(slot, other)),
                None => Some(Action::Use(slot, number(second, "button:use")?)),
            }
        }
        _ => None,
    }
}

fn number(thing: &str, kind: &str) -> Option<u8> {
    thing.strip_prefix(kind)?.parse().ok()
}

/// A player, a spell or a card in a graveyard.
fn aim(thing: &str) -> Option<Aim> {
    let seat = |text: &str| text.parse().ok().and_then(Seat::new);
    let (kind, rest) = thing.split_once(':')?;
    match kind {
        "player" => Some(Aim::Player(seat(rest)?)),
        "spell" => Some(Aim::Spell(rest.parse().ok()?)),
        "grave" => {
            let (owner, at) = rest.split_once('.')?;
            Some(Aim::Card(seat(owner)?, at.parse().ok()?))
        }
        _ => None,
    }
}

fn of_card(view: &View, seat: Seat, place: u8) -> Option<Action> {
    let card = view.hand_card(seat, place)?;
    Some(match view.asked {
        Asked::Bottom(..) => Action::Bottom(place),
        Asked::Discard(..) => Action::Discard(place),
        Asked::Announce(_) if view.is_choosing(Choosing::Discard) => Action::Discard(place),
        _ if view.card(card).entry.card_type == CardType::Land => Action::Land(place),
        _ => Action::Cast(place),
    })
}

fn of_permanent(view: &View, seat: Seat, slot: Slot) -> Option<Action> {
    Some(match view.asked {
        Asked::Attackers => Action::Attack(slot),
        Asked::Blockers => Action::Block(slot, view.attackers().next()?.slot),
        Asked::Order(_) => Action::Order(slot),
        Asked::Sacrifice(_) => Action::Sacrifice(slot),
        Asked::Announce(_) if view.is_choosing(Choosing::Sacrifice) => Action::Sacrifice(slot),
        Asked::Announce(_) => Action::Target(Aim::Permanent(slot)),
        Asked::ByHand(_) => {
            let mana = view.card(view.permanent(slot)?.permanent.card).entry.mana;
            Action::Tap(slot, mana.and_then(|mana| mana.colour.iter().next()))
        }
        Asked::Priority(_) => return of_idle_permanent(view, seat, slot),
        // What is decided now is said instead.
        _ => Action::Use(slot, 0),
    })
}

/// What a permanent could do for a player who has priority: nothing if somebody else controls it.
fn of_idle_permanent(view: &View, seat: Seat, slot: Slot) -> Option<Action> {
    let one = view.permanent(slot).filter(|one| one.permanent.controller == seat)?;
    let entry = &view.card(one.permanent.card).entry;
    let is_before_combat = view.active == seat && matches!(view.step, Step::Start | Step::Main1 | Step::Combat);
    match entry.mana {
        _ if !entry.activated.is_empty() => Some(Action::Use(slot, 0)),
        Some(mana) => Some(Action::Tap(slot, mana.colour.iter().next())),
        None if entry.card_type == CardType::Creature && is_before_combat => Some(Action::Attack(slot)),
        None => None,
    }
}
