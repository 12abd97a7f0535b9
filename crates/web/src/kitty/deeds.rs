//! What everybody was last seen to do: the moves of a turn and, once they are revealed, its cards and what came of them.
//!
//! Read from the events that an eye has heard, so nothing secret can be in it. Not here: how it is shown (`reveal.rs`).

use atout_core::{Match, Seat, SeatSet, Viewer};
use atout_kitty::{Card, Cell, EffectResult, Entity, Event, Kitty, VanishReason};
use std::collections::BTreeMap;

/// How somebody moved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    Walked { from: Cell, to: Cell },
    Stayed,
    Clashed { with: SeatSet, cell: Cell },
}

/// A card that was played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Play {
    pub(super) by: Entity,
    pub(super) card: Card,
    pub(super) target: Option<Entity>,
    pub(super) results: Vec<EffectResult>,
}

/// What one player and its friends did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Deed {
    pub(super) step: Option<Step>,
    pub(super) redealt: bool,
    /// Its own card; friends' are further down.
    pub(super) play: Option<Play>,
    pub(super) passed: bool,
    pub(super) friends: Vec<Play>,
    pub(super) vanished: Vec<(Entity, VanishReason)>,
    pub(super) fell: bool,
}

/// What all of them did.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Deeds {
    pub(super) by_seat: [Deed; Seat::MAX],
    /// Where friends walked.
    pub(super) friends: Vec<(Entity, Cell, Cell)>,
    /// How much life each got or lost.
    pub(super) life: BTreeMap<Entity, i32>,
    /// The newest caramels.
    pub(super) caramels: Vec<Cell>,
    /// The newest friends.
    pub(super) born: Vec<Entity>,
    /// Whose friend a friend is, or was.
    owners: BTreeMap<Entity, Seat>,
    /// The version at which the newest of it was heard.
    version: u64,
    /// The version at which all moved.
    moved: u64,
    /// Is the newest of it what the last decision brought?
    pub(super) fresh: bool,
}

impl Deeds {
    /// What this eye heard of the turn that is under way or was just finished.
    pub(super) fn of(game: &Match<Kitty>, viewer: Viewer) -> Deeds {
        let mut deeds = Deeds::default();
        for (version, event) in game.events_since(viewer, 0) {
            deeds.hear(version, event);
        }
        deeds.fresh = deeds.version == game.version() && deeds.version > 0;
        deeds
    }

    fn hear(&mut self, version: u64, event: &Event) {
        let moving = matches!(event, Event::Walked { .. } | Event::Stayed { .. } | Event::Clashed { .. });
        if moving && self.moved != version {
            // A new turn: what the last one brought is history.
            *self = Deeds { owners: std::mem::take(&mut self.owners), moved: version, ..Deeds::default() };
        }
        self.version = version;
        match *event {
            Event::Walked { seat, from, to } => self.of_mut(seat).step = Some(Step::Walked { from, to }),
            Event::Stayed { seat } => self.of_mut(seat).step = Some(Step::Stayed),
            Event::Clashed { seats, cell } => {
                for seat in seats.iter() {
                    let mut with = seats;
                    with.remove(seat);
                    self.of_mut(seat).step = Some(Step::Clashed { with, cell });
                }
            }
            Event::Redealt { seat, .. } => self.of_mut(seat).redealt = true,
            Event::Passed { seat } => self.of_mut(seat).passed = true,
            Event::Played { by, card, target, ref results } => {
                self.note(by, results);
                self.play(Play { by, card, target, results: results.clone() });
            }
            Event::FriendWalked { friend, from, to } => self.friends.push((friend, from, to)),
            Event::Vanished { friend, why } => {
                let owner = self.owner(friend);
                self.of_mut(owner).vanished.push((friend, why));
            }
            Event::Fell { seat, .. } => self.of_mut(seat).fell = true,
            Event::Picked { .. } | Event::Turn { .. } | Event::Drew { .. } | Event::Ended { .. } => {}
        }
    }

    fn of_mut(&mut self, seat: Seat) -> &mut Deed {
        &mut self.by_seat[seat.index()]
    }

    fn owner(&self, entity: Entity) -> Seat {
        entity.seat().or_else(|| self.owners.get(&entity).copied()).unwrap_or(Seat::FIRST)
    }

    fn note(&mut self, by: Entity, results: &[EffectResult]) {
        for result in results {
            match *result {
                EffectResult::Life { who, by, .. } => *self.life.entry(who).or_default() += by,
                EffectResult::Friend { friend, .. } => {
                    let owner = self.owner(by);
                    self.owners.insert(friend, owner);
                    self.born.push(friend);
                }
                EffectResult::Caramel { cell } => self.caramels.push(cell),
                EffectResult::Generation { .. } | EffectResult::Doomed { .. } | EffectResult::Nothing => {}
            }
        }
    }

    fn play(&mut self, play: Play) {
        let owner = self.owner(play.by);
        let deed = self.of_mut(owner);
        if play.by.seat().is_some() { deed.play = Some(play) } else { deed.friends.push(play) }
    }
}
