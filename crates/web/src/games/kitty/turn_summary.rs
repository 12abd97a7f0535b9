//! What all players did in the last turn: their moves and, once they are revealed, their cards with the effects.
//!
//! It is built from the events that the viewer received, so it holds nothing secret. Not here: how it is shown
//! (`summary_line.rs` for the panels, `field.rs` for the board).

use atout_core::{Seat, SeatSet};
use atout_kitty::{Card, Cell, EffectResult, Entity, Event, FriendView, VanishReason};
use std::collections::BTreeMap;

/// How a player moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) enum Movement {
    Walked { from: Cell, to: Cell },
    Stayed,
    Clashed { with: SeatSet, cell: Cell },
}

/// A card that was played.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(super) struct PlayedCard {
    pub(super) by: Entity,
    pub(super) card: Card,
    pub(super) target: Option<Entity>,
    pub(super) results: Vec<EffectResult>,
}

/// What one player and its friends did.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub(super) struct SeatSummary {
    pub(super) movement: Option<Movement>,
    pub(super) redealt: bool,
    /// The player's own card.
    pub(super) play: Option<PlayedCard>,
    pub(super) passed: bool,
    /// The friends' cards.
    pub(super) friends: Vec<PlayedCard>,
    pub(super) vanished: Vec<(Entity, VanishReason)>,
    /// The life that the storm took.
    pub(super) storm: u16,
    pub(super) fell: bool,
}

/// What all players did in one turn.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct TurnSummary {
    pub(super) by_seat: [SeatSummary; Seat::MAX],
    /// Friends that walked: from, to.
    pub(super) friends: Vec<(Entity, Cell, Cell)>,
    /// How much life each gained or lost.
    pub(super) life: BTreeMap<Entity, i32>,
    /// The owner of every friend, also of those that left.
    owners: BTreeMap<Entity, Seat>,
    /// The version at which the players moved.
    moved: u64,
}

/// The owner of every friend of this turn: of those that are there, and of those that vanished.
fn owners(friends: &[FriendView], events: &[(u64, &Event)]) -> BTreeMap<Entity, Seat> {
    let there = friends.iter().map(|friend| (friend.id, friend.owner));
    let vanished = events.iter().filter_map(|(_, event)| match **event {
        Event::Vanished { friend, owner, .. } => Some((friend, owner)),
        _ => None,
    });
    there.chain(vanished).collect()
}

/// The events since the players last moved, oldest first.
fn this_turn<'e>(newest: impl Iterator<Item = (u64, &'e Event)>) -> Vec<(u64, &'e Event)> {
    let mut moved = None;
    let is_of_turn = |(version, event): &(u64, &Event)| {
        if is_movement(event) {
            moved.get_or_insert(*version);
        }
        moved.is_none_or(|moved| moved <= *version)
    };
    let mut events: Vec<_> = newest.take_while(is_of_turn).collect();
    events.reverse();
    events
}

fn is_movement(event: &Event) -> bool {
    matches!(event, Event::Walked { .. } | Event::Stayed { .. } | Event::Clashed { .. })
}

impl TurnSummary {
    /// Reads the events of the turn that is under way or was just finished, newest first.
    pub(super) fn new<'e>(newest: impl Iterator<Item = (u64, &'e Event)>, friends: &[FriendView]) -> TurnSummary {
        let events = this_turn(newest);
        let mut summary = TurnSummary { owners: owners(friends, &events), ..TurnSummary::default() };
        for (version, event) in events {
            summary.add(version, event);
        }
        summary
    }

    fn add(&mut self, version: u64, event: &Event) {
        if is_movement(event) && self.moved != version {
            // A new turn begins.
            *self = TurnSummary { owners: std::mem::take(&mut self.owners), moved: version, ..TurnSummary::default() };
        }
        match *event {
            Event::Walked { seat, from, to } => self.seat_mut(seat).movement = Some(Movement::Walked { from, to }),
            Event::Stayed { seat } => self.seat_mut(seat).movement = Some(Movement::Stayed),
            Event::Clashed { seats, cell } => {
                for seat in seats.iter() {
                    let mut with = seats;
                    with.remove(seat);
                    self.seat_mut(seat).movement = Some(Movement::Clashed { with, cell });
                }
            }
            Event::Redealt { seat, .. } => self.seat_mut(seat).redealt = true,
            Event::Passed { seat } => self.seat_mut(seat).passed = true,
            Event::Played { by, card, target, ref results } => {
                self.add_results(by, results);
                self.add_card(PlayedCard { by, card, target, results: results.clone() });
            }
            Event::Storm { ref struck } => {
                for one in struck {
                    *self.life.entry(Entity::player(one.seat)).or_default() -= i32::from(one.lost);
                    self.seat_mut(one.seat).storm = one.lost;
                }
            }
            Event::FriendWalked { friend, from, to } => self.friends.push((friend, from, to)),
            Event::Vanished { friend, owner, why } => self.seat_mut(owner).vanished.push((friend, why)),
            Event::Fell { seat, .. } => self.seat_mut(seat).fell = true,
            Event::Picked { .. } | Event::Turn { .. } | Event::Drew { .. } | Event::Ended { .. } => {}
        }
    }

    fn seat_mut(&mut self, seat: Seat) -> &mut SeatSummary {
        &mut self.by_seat[seat.index()]
    }

    fn owner(&self, entity: Entity) -> Seat {
        entity.seat().or_else(|| self.owners.get(&entity).copied()).unwrap_or(Seat::FIRST)
    }

    fn add_results(&mut self, by: Entity, results: &[EffectResult]) {
        for upshot in results {
            match *upshot {
                EffectResult::Life { who, by, .. } => *self.life.entry(who).or_default() += by,
                EffectResult::Friend { friend, .. } => {
                    let owner = self.owner(by);
                    self.owners.insert(friend, owner);
                }
                EffectResult::Caramel { .. }
                | EffectResult::Generation { .. }
                | EffectResult::Doomed { .. }
                | EffectResult::Nothing => {}
            }
        }
    }

    fn add_card(&mut self, play: PlayedCard) {
        let owner = self.owner(play.by);
        let seat = self.seat_mut(owner);
        if play.by.seat().is_some() { seat.play = Some(play) } else { seat.friends.push(play) }
    }
}
