//! The start of a climb.

use crate::chance::Streams;
use crate::map::Floor;
use crate::state::{Fight, Phase, PlayerState, Spire};
use crate::{Body, Config};
use atout_core::{EventSink, Pile, Rng, SeatSet};

impl Spire {
    /// Nobody has chosen an element yet; the first floor's map is known.
    pub(crate) fn begin<R: Rng, S: EventSink<Spire>>(config: &Config, rng: &mut R, events: &mut S) -> Spire {
        let streams = Streams::drawn(rng);
        let floor = config.floor - 1;
        let life = config.first_life();
        let player = PlayerState { body: Body { life, max_life: life, ..Body::default() }, ..PlayerState::default() };
        let mut players = [PlayerState::default(); 2];
        players[..usize::from(config.players)].fill(player);
        let spire = Spire {
            config: *config,
            streams,
            phase: Phase::Element,
            floor,
            map: Floor::drawn(config, &streams, floor.into()),
            at: None,
            players,
            left: SeatSet::EMPTY,
            ended_by: None,
            decided: Default::default(),
            last: Default::default(),
            fight: Fight::default(),
            offer: Pile::new(),
            event: 0,
        };
        spire.tell_floor(events);
        spire
    }
}
