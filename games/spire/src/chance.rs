//! Where the chance of a climb comes from: one number for each purpose, drawn when the climb begins.
//!
//! Map, encounters, rewards, draws, enemies and votes have streams of their own, and each use has a key (floor, room,
//! turn …), so nothing that happens in one place changes what happens in another: two players who take the same way on
//! the same seed meet the same enemies, whatever cards they have played. The numbers are hidden like the order of a
//! pile; a sample of another future draws new numbers ([`Streams::drawn`]).

use atout_core::{KeyedRng, Rng, SeedableRng};
use serde::{Deserialize, Serialize};

/// The hidden numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub(crate) struct Streams([u64; Purpose::COUNT]);

/// What chance is needed for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Purpose {
    Map,
    Encounter,
    Reward,
    Draw,
    Intent,
    Vote,
}

impl Purpose {
    const COUNT: usize = 6;
}

impl Streams {
    /// New numbers for everything.
    #[inline]
    pub(crate) fn drawn<R: Rng>(rng: &mut R) -> Streams {
        Streams(std::array::from_fn(|_| rng.next_u64()))
    }

    /// The generator for one use.
    #[inline]
    pub(crate) fn of(&self, purpose: Purpose, key: u64) -> KeyedRng {
        // An odd factor that is far from the generator's own step keeps different keys apart.
        KeyedRng::seed_from_u64(self.0[purpose as usize].wrapping_add(key.wrapping_mul(0xd134_2543_de82_ef95)))
    }

    /// The same numbers, but another one for this purpose.
    #[cfg(test)]
    pub(crate) fn with_new<R: Rng>(mut self, purpose: Purpose, rng: &mut R) -> Streams {
        self.0[purpose as usize] = rng.next_u64();
        self
    }
}
