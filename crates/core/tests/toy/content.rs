//! The content of the toy game: creatures with a strength, from a file.

use atout_core::{Content, Fault, Message};
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
pub(crate) struct Creature {
    pub(crate) strength: u8,
}

/// What a file can say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreatureFile {
    #[serde(default)]
    creature: BTreeMap<String, FileCreature>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct FileCreature {
    strength: Spanned<u8>,
}

/// The first release, kept for ever.
const RELEASE_1: &str = "
[creature.fox]
strength = 2
[creature.wolf]
strength = 3
";

/// The current release: the fox was made stronger, the bear is new.
const RELEASE_2: &str = "
[creature.fox]
strength = 3
[creature.wolf]
strength = 3
[creature.bear]
strength = 5
";

/// No creature is stronger.
const MAX_STRENGTH: u8 = 9;

impl Content for Creatures {
    type File = CreatureFile;

    fn released() -> &'static [&'static str] {
        &[RELEASE_1, RELEASE_2]
    }

    fn build(base: Option<&Creatures>, file: CreatureFile) -> Result<Creatures, Fault> {
        let mut creatures = base.map(|base| base.creatures.clone()).unwrap_or_default();
        for (id, FileCreature { strength }) in file.creature {
            if *strength.get_ref() > MAX_STRENGTH {
                return Err(Fault { at: Some(strength.span()), message: too_strong(&id) });
            }
            creatures.insert(id, Creature { strength: strength.into_inner() });
        }
        Ok(Creatures { creatures })
    }

    fn check(&self) -> Result<(), Message> {
        match self.creatures.iter().find(|(_, creature)| creature.strength > MAX_STRENGTH) {
            Some((id, _)) => Err(too_strong(id)),
            None => Ok(()),
        }
    }
}

fn too_strong(id: &str) -> Message {
    Message::new(
        format!("`{id}` is too strong: {MAX_STRENGTH} at most"),
        format!("«\u{a0}{id}\u{a0}» est trop fort\u{a0}: {MAX_STRENGTH} au plus"),
    )
}
