//! What an attack does and how much block is gained: whole numbers, rounded down once, at the very end.

use crate::{Counter, Counters, Element};

/// What a bearer of `retaliate` does to its attacker.
pub const RETALIATION: i16 = 5;

/// The damage of an attack before block: (attack + attack stat) × 1.5 with `attackPlus` × 0.5 with `attackMinus` × 1.5 or
/// 0.5 by element. Never below 0.
#[inline]
#[must_use]
pub fn damage(attack: u8, stat: i8, attacker: Counters, element: Element, target: Element) -> i16 {
    let (plus, minus) = (attacker.has(Counter::AttackPlus), attacker.has(Counter::AttackMinus));
    let (strong, weak) = (element.beats(target), target.beats(element));
    scaled(i32::from(attack) + i32::from(stat), u32::from(plus) + u32::from(strong), u32::from(minus) + u32::from(weak))
}

/// The block that a card or skill gives: (block + block stat) × 1.5 with `blockPlus` × 0.5 with `blockMinus`.
#[inline]
#[must_use]
pub fn block_gained(block: u8, stat: i8, bearer: Counters) -> i16 {
    let (plus, minus) = (bearer.has(Counter::BlockPlus), bearer.has(Counter::BlockMinus));
    scaled(i32::from(block) + i32::from(stat), u32::from(plus), u32::from(minus))
}

/// `n` × 1.5 so many times × 0.5 so many times, rounded down once.
#[inline]
fn scaled(n: i32, halves_more: u32, halves: u32) -> i16 {
    let product = n.max(0) * 3i32.pow(halves_more);
    (product >> (halves_more + halves)) as i16
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(counters: &[Counter]) -> Counters {
        let mut all = Counters::default();
        counters.iter().for_each(|&counter| all.raise(counter, 1));
        all
    }

    #[test]
    fn damage_is_rounded_down_once_at_the_end() {
        use Counter::{AttackMinus, AttackPlus};
        use Element::{Air, Fire, None, Water};
        let plain = Counters::default();
        assert_eq!(damage(5, 2, plain, None, Fire), 7);
        // 7 × 1.5 = 10.5
        assert_eq!(damage(5, 2, plain, Water, Air), 10);
        assert_eq!(damage(5, 2, plain, Air, Water), 3);
        // 7 × 1.5 × 1.5 = 15.75; rounding after each step would give 15 too, but 5 × 1.5 × 1.5 = 11.25 against 10.
        assert_eq!(damage(5, 2, with(&[AttackPlus]), Water, Air), 15);
        assert_eq!(damage(5, 0, with(&[AttackPlus]), Water, Air), 11);
        // 7 × 1.5 × 0.5 = 5.25; 5 × 0.5 × 1.5 = 3.75, where halving and rounding first would give 3.
        assert_eq!(damage(5, 2, with(&[AttackPlus, AttackMinus]), None, Air), 5);
        assert_eq!(damage(5, 0, with(&[AttackMinus]), Air, Fire), 3);
        assert_eq!(damage(3, -5, plain, None, None), 0);
    }

    #[test]
    fn block_is_rounded_down_once() {
        use Counter::{BlockMinus, BlockPlus};
        assert_eq!(block_gained(5, 0, with(&[BlockPlus])), 7);
        assert_eq!(block_gained(5, 2, with(&[BlockMinus])), 3);
        assert_eq!(block_gained(5, 0, with(&[BlockPlus, BlockMinus])), 3);
    }
}
