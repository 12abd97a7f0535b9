//! Small sets kept as the bits of a word.

/// The positions of the set bits, lowest first.
#[inline]
pub fn ones(mask: impl Into<u64>) -> impl Iterator<Item = u8> {
    let mut left: u64 = mask.into();
    std::iter::from_fn(move || {
        let lowest = left.trailing_zeros() as u8;
        (left != 0).then(|| {
            left &= left - 1;
            lowest
        })
    })
}

/// The position of the highest set bit.
#[inline]
pub const fn highest(mask: u64) -> Option<u8> {
    if mask == 0 { None } else { Some(63 - mask.leading_zeros() as u8) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bits_are_listed_from_the_lowest() {
        assert_eq!(ones(0b1010_0001u8).collect::<Vec<_>>(), [0, 5, 7]);
        assert_eq!(ones(0u8).next(), None);
        assert_eq!((highest(0), highest(1), highest(0b1010_0001)), (None, Some(0), Some(7)));
    }
}
