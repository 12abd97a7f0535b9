//! What bots at a table think about, and what becomes of it. How they think is in `bots.rs`.

use super::Actor;
use crate::live::bots::{self, Thought};
use atout_core::Seat;
use std::time::Duration;
use tokio::task::{JoinError, JoinSet};

impl Actor {
    /// Forgets what bots are thinking.
    pub(super) fn call_off(&mut self) {
        self.thinking = JoinSet::new();
        self.pondered = [None; Seat::MAX];
    }

    /// Starts the thoughts of all bots that are awaited, if they may. They think at the same time and take the same
    /// pause, so a step in which many decide takes no longer than one in which one does.
    pub(super) fn let_bots_think(&mut self) {
        let stuck = self.paused || self.trouble.is_some();
        let Some(game) = self.seated.game.as_deref().filter(|_| !stuck) else { return };
        let (humans, least) = (self.seated.humans(), Duration::from_millis(self.pace_ms));
        for seat in Seat::all(game.n_seats()).filter(|seat| !humans.contains(*seat)) {
            let Some(asked) = game.asked(seat).filter(|asked| self.pondered[seat.index()] != Some(*asked)) else {
                continue;
            };
            match game.bot_task(seat, &self.seated.kinds[seat.index()]) {
                Ok(thinker) => {
                    self.pondered[seat.index()] = Some(asked);
                    self.thinking.spawn(bots::think(thinker, asked, seat, least, self.gate.clone()));
                }
                Err(error) => self.trouble = Some(bots::trouble(&self.seated.names.of(seat), &error.0)),
            }
        }
    }

    /// Takes a bot's thought, and those of others that are ready too: what is decided together is shown together.
    pub(super) async fn take_thoughts(&mut self, first: Result<Thought, JoinError>) {
        let (mut ready, mut taken) = (Some(first), false);
        while let Some(thought) = ready {
            // A thought that was called off is none.
            taken |= match thought {
                Ok(thought) => self.take_thought(thought).await,
                Err(_) => false,
            };
            ready = self.thinking.try_join_next();
        }
        match taken {
            true => self.changed(),
            false => self.let_bots_think(),
        }
    }

    /// Plays what a bot has thought; says whether there is something to show.
    async fn take_thought(&mut self, Thought { asked, seat, action }: Thought) -> bool {
        self.pondered[seat.index()] = None;
        // About a decision that is no more.
        if self.seated.game.as_ref().and_then(|game| game.asked(seat)) != Some(asked) {
            return false;
        }
        let refused = match action {
            // Without the rules' reason: everybody at the table reads this, and it may name a card.
            Ok(action) => self.submit(seat, &action).await.map(drop).map_err(|_| bots::refused()),
            Err(why) => Err(why),
        };
        if let Err(why) = refused {
            tracing::warn!(table = self.seated.id, %seat, "a bot does not go on");
            self.trouble = Some(bots::trouble(&self.seated.names.of(seat), &why));
            self.call_off();
        }
        true
    }
}
