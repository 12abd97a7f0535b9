//! What the classes know: by which of everybody's numbers each plays a little more or less.
//!
//! Tuned by self-play (`examples/tune.rs`).

use super::Weights;
use crate::Class;

/// Where there are classes: how each bends the weights. 1 is as if it had none.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Lore {
    /// What wounds, healing, thoughts, thefts, friends and caramels are worth to each class, against what they are
    /// worth to others.
    pub bends: [[f32; 6]; Class::CHOICES.len()],
}

impl Default for Lore {
    fn default() -> Lore {
        Lore {
            bends: [
                [1.34, 1.02, 0.64, 1.25, 0.83, 1.09],
                [0.91, 0.85, 1.13, 0.9, 1.34, 1.26],
                [1.17, 1.0, 1.19, 0.89, 1.09, 1.06],
                [0.89, 0.88, 1.04, 0.68, 0.83, 1.35],
            ],
        }
    }
}

impl Lore {
    /// How many numbers there are.
    pub const N: usize = 6 * Class::CHOICES.len();

    /// What a class plays by.
    pub(super) fn bend(&self, weights: &Weights, class: Class) -> Weights {
        let Some(place) = place(class) else { return *weights };
        let [wound, heal, think, steal, friend, caramel] = self.bends[place];
        Weights {
            wound: wound * weights.wound,
            weak: wound * weights.weak,
            heal: [heal * weights.heal[0], weights.heal[1]],
            think: [think * weights.think[0], weights.think[1]],
            steal: steal * weights.steal,
            friend: friend * weights.friend,
            caramel: weights.caramel.map(|worth| caramel * worth),
            ..*weights
        }
    }

    /// All as one list, for tuning.
    #[must_use]
    pub fn to_array(&self) -> [f32; Lore::N] {
        let mut out = [0.0; Lore::N];
        out.iter_mut().zip(self.bends.iter().flatten()).for_each(|(slot, number)| *slot = *number);
        out
    }

    /// The lore in such a list.
    #[must_use]
    pub fn from_array(list: &[f32; Lore::N]) -> Lore {
        Lore { bends: std::array::from_fn(|class| std::array::from_fn(|number| list[6 * class + number])) }
    }
}

fn place(class: Class) -> Option<usize> {
    Class::CHOICES.iter().position(|choice| *choice == class)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_every_number() {
        let counted: [f32; Lore::N] = std::array::from_fn(|n| n as f32);
        assert_eq!(Lore::from_array(&counted).to_array(), counted);
    }

    #[test]
    fn who_has_no_class_plays_by_everybodys_numbers() {
        let (lore, weights) = (Lore { bends: [[2.0; 6]; 4] }, Weights::default());
        assert_eq!(lore.bend(&weights, Class::Kitten), weights);
        assert_eq!(lore.bend(&weights, Class::Healer).steal, 2.0 * weights.steal);
    }
}
