//! The id of a new game, and the other forms of it.

use anyhow::{Result, bail};

/// Words of Rust that no module can have as its name.
const KEYWORDS: [&str; 52] = [
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "crate", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro", "match", "mod",
    "move", "mut", "override", "priv", "pub", "ref", "return", "self", "static", "struct", "super", "trait", "true",
    "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield", "test",
];

/// Crates of the workspace that are no games, and so no names for one.
const TAKEN: [&str; 9] = ["arena", "bots", "catalog", "core", "server", "store", "testing", "web", "xtask"];

/// A name in its forms: `rivers` and `Rivers`.
pub(super) struct Name(String);

impl Name {
    /// The id: a few small letters and digits.
    ///
    /// # Errors
    /// It is no name of a module, or means something else already.
    pub(super) fn parse(id: &str) -> Result<Name> {
        let is_word = id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit());
        let begins_well = id.starts_with(|first: char| first.is_ascii_lowercase());
        if !is_word || !begins_well || !(2..=20).contains(&id.len()) {
            bail!(
                "`{id}` cannot be a game's id: write 2 to 20 small letters or digits, a letter first, such as `rivers`"
            );
        }
        if KEYWORDS.contains(&id) || TAKEN.contains(&id) {
            bail!("`{id}` means something else already: choose another id");
        }
        Ok(Name(id.to_owned()))
    }

    /// As commands, addresses, folders and modules have it.
    pub(super) fn id(&self) -> &str {
        &self.0
    }

    /// As the type and the title have it.
    pub(super) fn type_name(&self) -> String {
        let mut letters = self.0.chars();
        letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_a_name_of_a_module() {
        assert_eq!(Name::parse("rivers").map(|name| name.type_name()).unwrap(), "Rivers");
        for wrong in ["", "r", "Rivers", "4rivers", "two words", "river-race", "ré", "match", "core", "a\"b"] {
            assert!(Name::parse(wrong).is_err(), "{wrong}");
        }
    }
}
