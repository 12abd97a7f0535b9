//! Chance, the same on every platform for ever.
//!
//! The generators come from `rand_core`'s family; the few distributions that games need are written out here, because
//! a record must replay the same in ten years and `rand` reserves the right to change its distributions.

use rand_core::Rng;

/// What games ask of a generator. Implemented for every [`Rng`].
pub trait Dice: Rng {
    /// A fair number in `0..n` (Lemire's multiply and reject).
    ///
    /// # Panics
    /// If `n` is 0.
    #[inline]
    fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "nothing to choose from");
        let mut product = u64::from(self.next_u32()) * u64::from(n);
        if (product as u32) < n {
            let floor = n.wrapping_neg() % n;
            while (product as u32) < floor {
                product = u64::from(self.next_u32()) * u64::from(n);
            }
        }
        (product >> 32) as u32
    }

    /// A fair index of a slice with `len` entries.
    #[inline]
    fn index(&mut self, len: usize) -> usize {
        self.below(len as u32) as usize
    }

    /// A number in `0.0..1.0`.
    #[inline]
    fn unit(&mut self) -> f32 {
        (self.next_u32() >> 8) as f32 / (1u32 << 24) as f32
    }

    /// Puts a slice into a fair random order.
    #[inline]
    fn shuffle<T>(&mut self, slice: &mut [T]) {
        for last in (1..slice.len()).rev() {
            slice.swap(last, self.index(last + 1));
        }
    }
}

impl<R: Rng + ?Sized> Dice for R {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SeedableRng;

    #[test]
    fn below_is_fair_and_stays_below() {
        let mut rng = rand_chacha::ChaCha12Rng::from_seed([7; 32]);
        let mut counts = [0u32; 6];
        (0..60_000).for_each(|_| counts[rng.index(6)] += 1);
        // Six standard deviations of a fair die thrown 60,000 times.
        assert!(counts.iter().all(|&n| n.abs_diff(10_000) < 550), "{counts:?}");
    }

    #[test]
    fn a_shuffle_is_the_same_for_ever() {
        let mut rng = rand_chacha::ChaCha12Rng::from_seed([1; 32]);
        let mut cards: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut cards);
        assert_eq!(cards, GOLDEN);
    }
    const GOLDEN: [u8; 10] = [4, 3, 5, 0, 7, 6, 9, 2, 1, 8];
}
