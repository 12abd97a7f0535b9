//! Small sets in a word: which stones, which strengths.

/// The numbers of the set bits, lowest first.
pub(crate) fn ones(mut mask: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let low = mask.trailing_zeros() as u8;
        (mask != 0).then(|| {
            mask &= mask - 1;
            low
        })
    })
}

/// The number of the highest set bit.
#[inline]
pub(crate) const fn highest(mask: u16) -> Option<u8> {
    if mask == 0 { None } else { Some(15 - mask.leading_zeros() as u8) }
}

/// For every set of stones the numbers of its members, lowest first, four bits each, and how many they are in the top
/// four bits: both in one look, which a random choice from the set wants.
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
    #[inline]
    pub(crate) fn of(mask: u16) -> Members {
        Members(MEMBERS[mask as usize & 0x7ff])
    }

    /// How many they are.
    #[inline]
    pub(crate) const fn len(self) -> u32 {
        (self.0 >> 60) as u32
    }

    /// The n-th one, counted from 0.
    #[inline]
    pub(crate) const fn nth(self, n: u32) -> u8 {
        (self.0 >> (4 * n) & 0xf) as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_members_of_a_set_are_its_bits() {
        for mask in 0..1 << 11 {
            let members = Members::of(mask);
            assert_eq!(members.len(), mask.count_ones());
            assert!(ones(mask).zip(0..).all(|(bit, n)| members.nth(n) == bit));
            assert_eq!(highest(mask), ones(mask).last());
        }
    }
}
