//! What a figure is painted with: skin, hair, cloth and metal, picked by colour and chance.

use super::tones::pair;
use crate::drawing::Chance;
use atout_duel::{Colour, Colours};

/// Outlines of all figures.
pub(super) const INK: &str = "#1d1620";
/// Steel.
pub(super) const STEEL: &str = "#d9e0e6";
/// Steel in shadow.
pub(super) const STEEL_DEEP: &str = "#94a0ac";
/// Gold.
pub(super) const GOLD: &str = "#f0c14a";
/// Wood and leather.
pub(super) const WOOD: &str = "#7b5230";
/// Bone.
pub(super) const BONE: &str = "#efe5cb";

/// The colours of one figure.
#[derive(Clone, Copy)]
pub(super) struct Dress {
    /// Skin, bark or scales.
    pub(super) skin: &'static str,
    /// The same in shadow.
    pub(super) shade: &'static str,
    /// Hair.
    pub(super) hair: &'static str,
    /// Cloth.
    pub(super) cloth: &'static str,
    /// Cloth in shadow.
    pub(super) fold: &'static str,
    /// Seams, belts and plumes.
    pub(super) trim: &'static str,
    /// Hides and feathers.
    pub(super) fur: &'static str,
    /// The same in shadow.
    pub(super) dark: &'static str,
    /// Eyes and magic.
    pub(super) glow: &'static str,
}

const SKINS: [[&str; 2]; 4] =
    [["#f2c8a2", "#cf9a72"], ["#dba577", "#b27a4e"], ["#b07850", "#85552f"], ["#80523a", "#5c3825"]];
const HAIRS: [&str; 5] = ["#3a2418", "#7a4a22", "#c98f3c", "#8f8a86", "#a8431f"];

/// Cloth, its shadow, its trim: three for each colour.
const fn cloths(colour: Option<Colour>) -> [[&'static str; 3]; 3] {
    match colour {
        None => {
            [["#9aa3b0", "#666f7d", "#c98f4e"], ["#b89a78", "#7d6549", "#e6e9ed"], ["#7f8fa0", "#515f70", "#ffd98a"]]
        }
        Some(Colour::White) => {
            [["#f6efdb", "#cdbb90", "#c2452f"], ["#faf6ea", "#c5c3bd", "#3f6fa8"], ["#ead08a", "#b48d3d", "#8a3f2c"]]
        }
        Some(Colour::Blue) => {
            [["#3d7fc4", "#23528c", "#f0d27a"], ["#3aa0a8", "#1f6672", "#f2efe0"], ["#6468c0", "#3c3f88", "#e9c46a"]]
        }
        Some(Colour::Black) => {
            [["#75619a", "#463662", "#c9ee6c"], ["#8a4a62", "#54283e", "#d9b35a"], ["#5f7a70", "#384a44", "#d8cfb0"]]
        }
        Some(Colour::Red) => {
            [["#c8432c", "#8a2519", "#f2b84a"], ["#d97b2c", "#96491a", "#5a1f18"], ["#a63c4e", "#6b2032", "#ffd27a"]]
        }
        Some(Colour::Green) => {
            [["#5b9440", "#35622a", "#e0bc62"], ["#94823c", "#5f5124", "#cfe08a"], ["#3f8a6a", "#235a45", "#f0d890"]]
        }
    }
}

/// Hides, feathers and scales: three for each colour, each with its shadow.
const fn furs(colour: Option<Colour>) -> [[&'static str; 2]; 3] {
    match colour {
        None => [["#98a0ab", "#666e7a"], ["#b08d68", "#7a5f43"], ["#7d8b99", "#525f6c"]],
        Some(Colour::White) => [["#fbf6ea", "#cfc4ab"], ["#e9cf96", "#b5945a"], ["#d9dde4", "#a2a9b6"]],
        Some(Colour::Blue) => [["#4b93c9", "#2a5f94"], ["#3fa7a0", "#226b6d"], ["#8fb8da", "#5a83ad"]],
        Some(Colour::Black) => [["#6b5f78", "#433a50"], ["#7a6a5c", "#4c4038"], ["#5a7068", "#374844"]],
        Some(Colour::Red) => [["#c24b2c", "#842818"], ["#a8623a", "#6d3a20"], ["#d98a3a", "#985520"]],
        Some(Colour::Green) => [["#8a6238", "#593c20"], ["#b0915a", "#75592f"], ["#7d7a6a", "#504e42"]],
    }
}

const fn glow(colour: Option<Colour>) -> &'static str {
    match colour {
        None => "#ffe08a",
        Some(Colour::White) => "#ffef9a",
        Some(Colour::Blue) => "#a8f4ff",
        Some(Colour::Black) => "#c6f25a",
        Some(Colour::Red) => "#ffc24a",
        Some(Colour::Green) => "#e8f27a",
    }
}

impl Dress {
    /// The colours of a figure; the second colour of a card is in its trim.
    pub(super) fn of(colours: Colours, chance: &mut Chance) -> Dress {
        let (first, second) = pair(colours);
        let [cloth, fold, mut trim] = cloths(first)[chance.below(3) as usize];
        if first != second {
            trim = cloths(second)[0][0];
        }
        let [skin, shade] = SKINS[chance.below(4) as usize];
        let [fur, dark] = furs(first)[chance.below(3) as usize];
        let hair = HAIRS[chance.below(5) as usize];
        Dress { skin, shade, hair, cloth, fold, trim, fur, dark, glow: glow(second) }
    }

    /// The same with scales in the colour of its cloth.
    pub(super) const fn scaled(self) -> Dress {
        Dress { fur: self.cloth, dark: self.fold, ..self }
    }

    /// The same with another skin.
    pub(super) const fn skinned(self, skin: &'static str, shade: &'static str) -> Dress {
        Dress { skin, shade, ..self }
    }
}
