//! The content of the toy game: creatures with a strength, from a file.

use atout_core::{Content, Fault, Message, Overlay, Release, Removals};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use toml::Spanned;

/// The creatures of a game, by id.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Creatures {
    pub(crate) creatures: BTreeMap<String, Creature>,
}

/// One creature.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Creature {
    pub(crate) strength: u8,
}

/// What a file can say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreatureFile {
    #[serde(default)]
    remove: Removals,
    #[serde(default)]
    creature: BTreeMap<String, Spanned<Creature>>,
}

/// The first release, kept for ever.
const RELEASE_1: &str = "
[creature.fox]
strength = 2
[creature.wolf]
strength = 3
";

/// What was laid over it: the fox was made stronger, the bear is new.
const RELEASE_2: &str = "
[creature.fox]
strength = 3
[creature.bear]
strength = 5
";

/// What is being written: the owl is new.
const RELEASE_3: &str = "
[creature.owl]
strength = 1
";

/// The hash of the first release.
pub(crate) const HASH_1: &str = "8ac7a2e20ede92b3e3402f44670b82169a4f989d9e3188034450ce14013f33a8";
/// The hash of the second one.
pub(crate) const HASH_2: &str = "4a6d237d40eb3c85318110242f5bf73ce55e1b4e0c2ce239f32d7467a88e6c8b";

/// No creature is stronger.
const MAX_STRENGTH: u8 = 9;

impl Content for Creatures {
    type File = CreatureFile;

    fn releases() -> &'static [Release] {
        const {
            &[
                Release::frozen(HASH_1, &[("creatures_1.toml", RELEASE_1)]),
                Release::frozen(HASH_2, &[("creatures_2.toml", RELEASE_2)]),
                Release::open(&[("creatures_3.toml", RELEASE_3)]),
            ]
        }
    }

    fn build(base: Option<&Creatures>, file: CreatureFile) -> Result<Creatures, Fault> {
        let mut overlay = Overlay::new(file.remove);
        let mut creatures = base.map(|base| base.creatures.clone()).unwrap_or_default();
        overlay.lay("creature", &mut creatures, file.creature)?;
        overlay.finish()?;
        let content = Creatures { creatures };
        match content.too_strong() {
            Some(id) => Err(overlay.fault(&[format!("creature.{id}")], too_strong(id))),
            None => Ok(content),
        }
    }

    fn check(&self) -> Result<(), Message> {
        self.too_strong().map_or(Ok(()), |id| Err(too_strong(id)))
    }
}

impl Creatures {
    fn too_strong(&self) -> Option<&str> {
        self.creatures.iter().find(|(_, creature)| creature.strength > MAX_STRENGTH).map(|(id, _)| id.as_str())
    }
}

fn too_strong(id: &str) -> Message {
    Message::new(
        format!("`{id}` is too strong: {MAX_STRENGTH} at most"),
        format!("«\u{a0}{id}\u{a0}» est trop fort\u{a0}: {MAX_STRENGTH} au plus"),
    )
}
