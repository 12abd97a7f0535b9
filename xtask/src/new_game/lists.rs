//! The places that list games. There are no others: `cargo xtask tidy` finds a file that names a game and should not.

use super::name::Name;
use anyhow::{Context, Result, bail};

/// A file with a list of games, and how a game is entered.
pub(crate) struct List {
    /// The file.
    pub(crate) path: &'static str,
    /// The lines of a game, with `{id}` and `{type}`.
    lines: &'static str,
    /// They go before the first line that begins so, after the line `after`.
    before: &'static str,
    after: &'static str,
}

/// Every list of games.
pub(crate) const LISTS: &[List] = &[
    List {
        path: "Cargo.toml",
        lines: "atout-{id} = { path = \"games/{id}\" }\n",
        after: "[workspace.dependencies]",
        before: "# The template",
    },
    List {
        path: "Cargo.toml",
        lines: "[profile.dev.package.atout-{id}]\nopt-level = 2\n",
        after: "# Tests play tens of thousands of games",
        before: "[profile.dev.package.atout-bots]",
    },
    List {
        path: "crates/catalog/Cargo.toml",
        lines: "atout-{id}.workspace = true\n",
        after: "[dependencies]",
        before: "atout-web.workspace",
    },
    List {
        path: "crates/web/Cargo.toml",
        lines: "atout-{id}.workspace = true\n",
        after: "[dependencies]",
        before: "foldhash.workspace",
    },
    List {
        path: "crates/catalog/src/lib.rs",
        lines: "    &Of::<atout_{id}::{type}>::new(),\n",
        after: "static GAMES: &[&dyn Entry] = &[",
        before: "];",
    },
    List { path: "crates/web/src/games.rs", lines: "mod {id};\n", after: "mod stones;", before: "" },
];

impl List {
    /// The text of the file with the game in its list.
    ///
    /// # Errors
    /// The list is not where it was, or has the game already.
    pub(super) fn entered(&self, text: &str, name: &Name) -> Result<String> {
        let lines = self.lines.replace("{id}", name.id()).replace("{type}", &name.type_name());
        if text.contains(lines.as_str()) {
            bail!("{} has `{}` already", self.path, lines.trim());
        }
        let from = text.find(self.after).with_context(|| self.lost(self.after))? + self.after.len();
        let rest = &text[from..];
        let at = rest.match_indices('\n').map(|(at, _)| at + 1).find(|at| rest[*at..].starts_with(self.before));
        let (before, after) = text.split_at(from + at.with_context(|| self.lost(self.before))?);
        Ok(format!("{before}{lines}{after}"))
    }

    fn lost(&self, line: &str) -> String {
        format!("{}: there is no line `{line}…` any more (xtask/src/new_game/lists.rs)", self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::root::root;

    #[test]
    fn a_game_is_entered_once() {
        let name = Name::parse("rivers").unwrap();
        for list in LISTS {
            let text = std::fs::read_to_string(root().join(list.path)).unwrap();
            let entered = list.entered(&text, &name).unwrap();
            assert!(entered.len() > text.len() && entered.lines().count() > text.lines().count(), "{}", list.path);
            assert!(list.entered(&entered, &name).is_err(), "{}", list.path);
        }
    }
}
