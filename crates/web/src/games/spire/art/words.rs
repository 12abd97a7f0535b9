//! The words of a figure, and the file name that they make.
//!
//! Not here: how a body or a part looks.

use super::pen::Chance;
use crate::drawing::words;
use atout_spire::{Element, EnemyDef};

words! {
    /// What a figure is.
    Body: Blob = "blob", Serpent = "serpent", Bird = "bird", Beast = "beast", Golem = "golem", Wisp = "wisp",
    Spider = "spider", Fish = "fish", Tree = "tree", Knight = "knight", Imp = "imp", Moth = "moth", Crab = "crab",
    Toad = "toad", Skull = "skull", Tower = "tower",
}

words! {
    /// What a body bears.
    Part: Horns = "horns", Wings = "wings", Tail = "tail", Spikes = "spikes", Crown = "crown", Mane = "mane",
    Shell = "shell", Claws = "claws", Flame = "flame", Tendrils = "tendrils", OneEye = "one-eye",
    ManyEyes = "many-eyes", Beard = "beard", Hood = "hood", Fins = "fins", Antlers = "antlers", Tusks = "tusks",
    Halo = "halo",
}

/// Everything that a figure's look depends on, its element aside.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Build {
    /// What it is.
    pub(super) body: Body,
    /// What it bears, each once.
    pub(super) parts: Vec<Part>,
    /// From 1 (comes in threes) to 4 (a boss).
    pub(super) size: u8,
    /// Makes two figures of the same words differ.
    pub(super) seed: u8,
}

/// No figure bears more.
const MAX_PARTS: usize = 4;

impl Build {
    /// The figure of an enemy. A body that is not known is any body, always the same; a part that is not known is left
    /// out.
    pub(super) fn of(def: &EnemyDef) -> Build {
        let mut words = def.figure.split_whitespace();
        let first = words.next().unwrap_or_default();
        let any = || Body::ALL[Chance::of(first).below(Body::ALL.len() as u32) as usize];
        let mut parts: Vec<Part> = Vec::new();
        for part in words.filter_map(Part::from_word) {
            if !parts.contains(&part) && parts.len() < MAX_PARTS {
                parts.push(part);
            }
        }
        let size = if def.boss { 4 } else { def.threat.clamp(1, 3) };
        let seed = Chance::of(&def.id).below(256) as u8;
        Build { body: Body::from_word(first).unwrap_or_else(any), parts, size, seed }
    }

    /// The build in a file name: `golem_horns_flame-2a7`.
    pub(super) fn name(&self) -> String {
        let words = std::iter::once(self.body.word()).chain(self.parts.iter().map(|part| part.word()));
        format!("{}-{}{:02x}", words.collect::<Vec<_>>().join("_"), self.size, self.seed)
    }

    /// The build that a file name tells, if it is one.
    pub(super) fn from_name(name: &str) -> Option<Build> {
        let (words, rest) = name.rsplit_once('-')?;
        let (size, seed) = rest.split_at_checked(1)?;
        let mut words = words.split('_');
        let body = Body::from_word(words.next()?)?;
        let parts: Vec<Part> = words.map(Part::from_word).collect::<Option<_>>()?;
        let build = Build { body, parts, size: size.parse().ok()?, seed: u8::from_str_radix(seed, 16).ok()? };
        // One picture has one name.
        let repeats = build.parts.iter().enumerate().any(|(n, part)| build.parts[..n].contains(part));
        let is_own =
            build.name() == name && build.parts.len() <= MAX_PARTS && !repeats && (1..=4).contains(&build.size);
        is_own.then_some(build)
    }

    /// Does it bear this?
    pub(super) fn has(&self, part: Part) -> bool {
        self.parts.contains(&part)
    }
}

/// Splits `NAME.ELEMENT`.
pub(super) fn with_element(name: &str) -> Option<(&str, Element)> {
    let (name, element) = name.rsplit_once('.')?;
    Some((name, Element::from_word(element)?))
}
