//! The storm: from a turn on it closes in on the middle of the board and takes life from players outside its eye.
//!
//! It brings long games to an end. Not here: who falls (`purge.rs`).

use crate::purge::Harm;
use crate::{Cell, Config, Event, Kitty, Struck, Torus};
use atout_core::{Audience, EventSink};

/// The storm in one turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Storm {
    /// The life that a player in the storm loses: 1 in the first turn, 1 more in each later one.
    pub loss: u16,
    /// The steps from the middle to the rim of the eye; `None` once the eye has closed.
    pub eye: Option<u8>,
    torus: Torus,
}

impl Storm {
    /// The turns in which the eye keeps its size.
    pub(crate) const PACE: u16 = 2;

    /// The storm of a turn, if there is one.
    #[inline]
    #[must_use]
    pub fn of_turn(config: &Config, turn: u16) -> Option<Storm> {
        if config.storm == 0 || turn < config.storm {
            return None;
        }
        let age = turn - config.storm;
        let eye = Storm::widest(config).checked_sub(age / Storm::PACE).map(|steps| steps as u8);
        Some(Storm { loss: age + 1, eye, torus: config.torus() })
    }

    /// The first turn without an eye.
    pub(crate) const fn closes_in(config: &Config) -> u16 {
        config.storm + Storm::PACE * (Storm::widest(config) + 1)
    }

    /// The eye of the first turn: half of the way to the farthest cell.
    const fn widest(config: &Config) -> u16 {
        (config.width as u16 + config.height as u16) / 4
    }

    /// Is this cell in the storm? Its eye is around the middle of the board.
    #[inline]
    #[must_use]
    pub fn covers(&self, cell: Cell) -> bool {
        self.eye.is_none_or(|eye| self.torus.distance(cell, self.torus.middle()) > eye)
    }
}

impl Kitty {
    /// The storm of this turn, if there is one.
    #[inline]
    #[must_use]
    pub fn storm(&self) -> Option<Storm> {
        Storm::of_turn(&self.config, self.turn)
    }

    /// Takes life from every player in the storm who would survive the purge. If that would leave nobody, the players
    /// with the most life keep 1.
    pub(crate) fn strike_storm<L: EventSink<Kitty>>(&mut self, harm: &mut Harm, events: &mut L) {
        let Some(storm) = self.storm() else { return };
        let (loss, spared) = (i32::from(storm.loss), self.spared(&storm, harm));
        let mut struck = Vec::new();
        for entity in self.living.players().iter() {
            let is_struck = storm.covers(self.cell(entity)) && !self.is_dead(entity, harm);
            let Some(seat) = entity.seat().filter(|_| is_struck) else { continue };
            let life = &mut self.stats_mut(entity).life;
            let lost = if Some(*life) == spared { *life - 1 } else { loss };
            *life -= lost;
            let now = *life;
            if now <= 0 {
                harm.note_storm(seat);
            }
            // Playouts have no event sink and must not allocate.
            if L::LISTENS {
                struck.push(Struck { seat, lost: lost.unsigned_abs() as u16, now });
            }
        }
        if !struck.is_empty() {
            events.emit(Audience::Everyone, || Event::Storm { struck });
        }
    }

    /// If the storm would take every player who would survive the purge: the life of those whom it spares.
    fn spared(&self, storm: &Storm, harm: &Harm) -> Option<i32> {
        let mut most = None;
        for entity in self.living.players().iter().filter(|entity| !self.is_dead(*entity, harm)) {
            let life = self.stats(entity).life;
            if !storm.covers(self.cell(entity)) || life > i32::from(storm.loss) {
                return None;
            }
            most = most.max(Some(life));
        }
        most
    }
}
