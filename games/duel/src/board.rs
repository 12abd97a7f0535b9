//! How the board is touched: the gesture of each action, and what a player who touches something probably means, whether
//! it is allowed or not (the rules then say why not).
//!
//! Not here: the reasons (`refusals.rs`), how the board looks (`console.rs`), what plays several actions at once
//! (`shortcuts.rs`).

use crate::{Action, Aim, Asked, CardType, Choosing, Duel, Slot, Step, View, shortcuts, stops};
use atout_core::{Board, Lang, Names, Seat, Shortcut, StopSpec, Turn};

impl Board for Duel {
    /// Cards of the hand are touched by their place; cards that are equal share the place of the first.
    fn touch(action: &Action) -> Vec<String> {
        let permanent = |slot: u8| format!("permanent:{slot}");
        match *action {
            Action::Pass | Action::Done | Action::Keep | Action::Mulligan => vec![format!("button:{action}")],
            Action::ByHand => vec!["mana:hand".to_owned()],
            Action::Yes | Action::No => vec![format!("button:{action}")],
            Action::Bottom(place) | Action::Land(place) | Action::Discard(place) => vec![format!("hand:{place}")],
            // A spell is paid for: a second touch confirms what needs no further choice.
            Action::Cast(place) => vec![format!("hand:{place}"), "button:cast".to_owned()],
            Action::Use(slot, n) => vec![permanent(slot), format!("button:use{n}")],
            Action::Tap(slot, colour) => {
                vec![permanent(slot), format!("button:mana{}", colour.map_or('C', crate::Colour::letter))]
            }
            Action::Mode(n) => vec![format!("button:mode{n}")],
            Action::X(n) => vec![format!("button:x{n}")],
            Action::Exile(at) => vec![format!("button:exile{at}")],
            Action::Trigger(n) => vec![format!("button:trigger{n}")],
            Action::Assign(n) => vec![format!("button:assign{n}")],
            Action::Find(n) => vec![format!("button:find{n}")],
            Action::Choose(colour) => vec![format!("button:colour{}", colour.letter())],
            Action::Target(aim) => vec![thing(aim)],
            Action::Sacrifice(slot) | Action::Attack(slot) | Action::Order(slot) => vec![permanent(slot)],
            Action::Block(blocker, attacker) => vec![permanent(blocker), permanent(attacker)],
        }
    }

    /// The action that touching these things in this order would be.
    fn attempt(view: &View, seat: Seat, touched: &[&str]) -> Option<Action> {
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

    fn shortcuts(view: &View, seat: Seat, names: &Names, lang: Lang) -> Vec<Shortcut<Action>> {
        shortcuts::shortcuts(view, seat, names, lang)
    }

    fn turn(view: &View, lang: Lang) -> Option<Turn<Action>> {
        let is_last = matches!(view.step, Step::Main2 | Step::End | Step::Cleanup) && view.stack.is_empty();
        // A duel that is over is still in its last turn: nothing has been passed.
        let goes_on = view.over.is_none();
        let passed = lang.pick("Nothing left to decide: turn passed", "Plus rien à décider : le tour passe");
        (view.turn > 0).then(|| Turn {
            seat: view.active,
            number: view.turn.into(),
            ends: (goes_on && is_last).then_some(Action::Pass),
            passed: goes_on.then(|| passed.to_owned()),
        })
    }

    fn stops() -> &'static [StopSpec] {
        stops::STOPS
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

/// The id of what is aimed at.
fn thing(aim: Aim) -> String {
    match aim {
        Aim::Permanent(slot) => format!("permanent:{slot}"),
        Aim::Player(seat) => format!("player:{}", seat.index()),
        Aim::Spell(at) => format!("spell:{at}"),
        Aim::Card(seat, at) => format!("grave:{}.{at}", seat.index()),
    }
}
