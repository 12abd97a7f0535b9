//! The five elements, and which one beats which.

use atout_core::Text;
use serde::{Deserialize, Serialize};

/// An element. Water beats air, air beats fire, fire beats earth, earth beats water.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Element {
    /// Neither strong nor weak against anything.
    #[default]
    None,
    /// Beats fire.
    Air,
    /// Beats air.
    Water,
    /// Beats water.
    Earth,
    /// Beats earth.
    Fire,
}

impl Element {
    /// How many there are.
    pub(crate) const COUNT: usize = 5;

    /// The four that beat and are beaten.
    pub const FOUR: [Element; 4] = [Element::Air, Element::Water, Element::Earth, Element::Fire];

    /// The element that this one beats.
    #[must_use]
    pub const fn prey(self) -> Element {
        match self {
            Element::None => Element::None,
            Element::Air => Element::Fire,
            Element::Water => Element::Air,
            Element::Earth => Element::Water,
            Element::Fire => Element::Earth,
        }
    }

    /// Does an attack of this element hit such a target harder?
    #[inline]
    #[must_use]
    pub fn beats(self, target: Element) -> bool {
        target != Element::None && self.prey() == target
    }

    /// Its place among the four; `None` has none.
    #[inline]
    #[must_use]
    pub const fn index(self) -> Option<usize> {
        (self as usize).checked_sub(1)
    }

    /// Its word in notation and in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Element::None => "none",
            Element::Air => "air",
            Element::Water => "water",
            Element::Earth => "earth",
            Element::Fire => "fire",
        }
    }

    /// The element with this word.
    #[must_use]
    pub fn from_word(word: &str) -> Option<Element> {
        [Element::None].into_iter().chain(Element::FOUR).find(|element| element.word() == word)
    }

    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            Element::None => Text::new("no element", "sans élément"),
            Element::Air => Text::new("air", "air"),
            Element::Water => Text::new("water", "eau"),
            Element::Earth => Text::new("earth", "terre"),
            Element::Fire => Text::new("fire", "feu"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_element_beats_one_and_is_beaten_by_one() {
        use Element::{Air, Earth, Fire, Water};
        for (strong, weak) in [(Water, Air), (Air, Fire), (Fire, Earth), (Earth, Water)] {
            assert!(strong.beats(weak) && !weak.beats(strong) && !strong.beats(strong));
        }
        assert!(Element::FOUR.iter().all(|&element| !element.beats(Element::None) && !Element::None.beats(element)));
        assert!(!Element::None.beats(Element::None));
    }
}
