//! How each class changes the weights: factors tuned by self-play (`examples/tune_kitty.rs`).

use super::KittyWeights;
use crate::Class;

/// Factors on the weights for each class; 1 changes nothing.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ClassFactors {
    /// For each of [`Class::CHOICES`], the factors on wounds, healing, generation, stealing, friends and caramels.
    pub factors: [[f32; 6]; Class::CHOICES.len()],
}

impl Default for ClassFactors {
    fn default() -> ClassFactors {
        ClassFactors {
            factors: [
                [1.34, 1.02, 0.64, 1.25, 0.83, 1.09],
                [0.91, 0.85, 1.13, 0.9, 1.34, 1.26],
                [1.17, 1.0, 1.19, 0.89, 1.09, 1.06],
                [0.89, 0.88, 1.04, 0.68, 0.83, 1.35],
            ],
        }
    }
}

impl ClassFactors {
    /// The number of factors.
    pub const N: usize = 6 * Class::CHOICES.len();

    /// The weights of a class.
    pub(super) fn apply(&self, weights: &KittyWeights, class: Class) -> KittyWeights {
        let Some(index) = Class::CHOICES.iter().position(|choice| *choice == class) else { return *weights };
        let [wound, heal, think, steal, friend, caramel] = self.factors[index];
        KittyWeights {
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

    /// All factors in one list, for tuning.
    #[must_use]
    pub fn to_array(&self) -> [f32; ClassFactors::N] {
        let mut out = [0.0; ClassFactors::N];
        out.iter_mut().zip(self.factors.iter().flatten()).for_each(|(slot, number)| *slot = *number);
        out
    }

    /// The factors from such a list.
    #[must_use]
    pub fn from_array(list: &[f32; ClassFactors::N]) -> ClassFactors {
        ClassFactors { factors: std::array::from_fn(|class| std::array::from_fn(|number| list[6 * class + number])) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_every_factor() {
        let counted: [f32; ClassFactors::N] = std::array::from_fn(|n| n as f32);
        assert_eq!(ClassFactors::from_array(&counted).to_array(), counted);
    }

    #[test]
    fn without_a_class_the_weights_do_not_change() {
        let (factors, weights) = (ClassFactors { factors: [[2.0; 6]; 4] }, KittyWeights::default());
        assert_eq!(factors.apply(&weights, Class::Kitten), weights);
        assert_eq!(factors.apply(&weights, Class::Healer).steal, 2.0 * weights.steal);
    }
}
