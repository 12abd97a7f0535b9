//! The members of a set of stones, looked up in a table: random play picks one of them at every decision.
//!
//! Not here: sets of stones as such; they are the bits of a `u16` ([`atout_core::bits`]).

use crate::Stone;

/// For every set of stones: its members, lowest first, four bits each, and their number in the top four bits. A random
/// choice from a set needs both and gets them in one lookup.
static MEMBERS: [u64; 1 << 11] = {
    let mut table = [0; 1 << 11];
    let mut mask = 0;
    while mask < table.len() {
        let (mut n, mut bit) = (0, 0);
        while bit < 11 {
            if mask >> bit & 1 == 1 {
                table[mask] |= (bit as u64) << (4 * n);
                n += 1;
            }
            bit += 1;
        }
        table[mask] |= (n as u64) << 60;
        mask += 1;
    }
    table
};

/// The members of a set of at most eleven stones.
#[derive(Clone, Copy)]
pub(crate) struct Members(u64);

impl Members {
    /// The members of the set whose bits are `mask`.
    #[inline]
    pub(crate) fn of(mask: u16) -> Members {
        Members(MEMBERS[mask as usize & 0x7ff])
    }

    /// The number of members.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.0 >> 60) as u32
    }

    /// The n-th member, counted from 0.
    #[inline]
    pub(crate) const fn nth(self, n: u32) -> Stone {
        Stone((self.0 >> (4 * n) & 0xf) as u8)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_core::bits::ones;

    #[test]
    fn the_members_of_a_set_are_its_bits() {
        for mask in 0..1 << 11 {
            let members = Members::of(mask);
            assert_eq!(members.len(), mask.count_ones());
            assert!(ones(mask).zip(0..).all(|(bit, n)| members.nth(n) == Stone(bit)));
        }
    }
}
