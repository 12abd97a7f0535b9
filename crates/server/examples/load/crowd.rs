//! All players of the load, on one thread: when they may play, and whether one of them has failed.
//!
//! Not here: what is measured when (`phases.rs`).

use crate::player::Player;
use crate::stats::Stats;
use std::cell::{Cell, RefCell};
use std::net::SocketAddr;
use std::rc::Rc;
use std::time::Duration;
use tokio::sync::{Semaphore, watch};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep};

/// How many players connect at the same time. The backlog of a port is limited, and so is a person's patience.
const N_DOORS: usize = 64;
/// How often progress is looked at.
const LOOK: Duration = Duration::from_millis(100);
/// The longest time without any progress.
const PATIENCE: Duration = Duration::from_secs(60);

/// When players may play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    /// Not yet.
    Hold,
    /// As soon as they are asked.
    Busy,
    /// Once a second each, spread evenly.
    Paced,
    /// So many actions each, as soon as they are asked.
    Few(u32),
    /// Never again.
    Stop,
}

/// What all players share.
pub(crate) struct Shared {
    pub(crate) addr: SocketAddr,
    pub(crate) stats: RefCell<Stats>,
    pub(crate) doors: Semaphore,
    /// Players that were asked at least once.
    pub(crate) n_ready: Cell<usize>,
    /// Do players check their actions whenever they connect?
    pub(crate) checks: bool,
    pub(crate) started: Instant,
}

/// All players.
pub(crate) struct Crowd {
    pub(crate) shared: Rc<Shared>,
    mode: watch::Sender<Mode>,
    players: JoinSet<Result<Player, String>>,
}

impl Crowd {
    /// Starts so many players, who open their tables and wait.
    pub(crate) fn start(addr: SocketAddr, n: usize, checks: bool) -> Crowd {
        let shared = Rc::new(Shared {
            addr,
            stats: RefCell::default(),
            doors: Semaphore::new(N_DOORS),
            n_ready: Cell::new(0),
            checks,
            started: Instant::now(),
        });
        let (mode, receiver) = watch::channel(Mode::Hold);
        let mut players = JoinSet::new();
        for number in 0..n {
            players.spawn_local(Player::new(number, n, shared.clone(), receiver.clone()).run());
        }
        Crowd { shared, mode, players }
    }

    pub(crate) fn set_mode(&self, mode: Mode) {
        self.mode.send_replace(mode);
    }

    /// Waits until `count` has reached `goal`.
    ///
    /// # Errors
    /// A player failed, or the count stays the same for too long.
    pub(crate) async fn reaches(
        &mut self,
        goal: u64,
        count: impl Fn(&Shared) -> u64,
        mut progress: impl FnMut(u64),
    ) -> Result<(), String> {
        let (mut last, mut since) = (0, Instant::now());
        loop {
            let now = count(&self.shared);
            progress(now.min(goal));
            if now >= goal {
                return Ok(());
            }
            if now != last {
                (last, since) = (now, Instant::now());
            } else if since.elapsed() > PATIENCE {
                return Err(format!("the games do not go on: {now} of {goal} after {} s", PATIENCE.as_secs()));
            }
            self.wait(LOOK).await?;
        }
    }

    /// Lets the players play for this long.
    ///
    /// # Errors
    /// A player failed.
    pub(crate) async fn wait(&mut self, time: Duration) -> Result<(), String> {
        tokio::select! {
            () = sleep(time) => Ok(()),
            Some(ended) = self.players.join_next() => match ended {
                Ok(Ok(_)) => Err("a player stopped".to_owned()),
                Ok(Err(why)) => Err(why),
                Err(error) => Err(error.to_string()),
            },
        }
    }

    /// Ends all connections.
    ///
    /// # Errors
    /// A player has failed.
    pub(crate) async fn stop(mut self) -> Result<Vec<Player>, String> {
        self.set_mode(Mode::Stop);
        let mut players = Vec::new();
        while let Some(ended) = self.players.join_next().await {
            players.push(ended.map_err(|error| error.to_string())??);
        }
        Ok(players)
    }
}
