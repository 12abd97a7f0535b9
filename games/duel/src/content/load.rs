//! A content file: everything in it is optional, because it may only add to another content.

use super::{CardEntry, KindEntry, Pool};
use atout_core::{Content, Fault, Message};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;

/// What a file can say.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PoolFile {
    #[serde(default)]
    kind: BTreeMap<String, Spanned<KindEntry>>,
    #[serde(default)]
    token: BTreeMap<String, Spanned<CardEntry>>,
    #[serde(default)]
    card: BTreeMap<String, Spanned<CardEntry>>,
}

/// Where in the file each entry stands, by its path (`card.ember`).
type Places = BTreeMap<String, Range<usize>>;

impl Content for Pool {
    type File = PoolFile;

    fn released() -> &'static [&'static str] {
        &[concat!(
            include_str!("../../content/pool_1/kinds.toml"),
            include_str!("../../content/pool_1/lands.toml"),
            include_str!("../../content/pool_1/white.toml"),
            include_str!("../../content/pool_1/blue.toml"),
            include_str!("../../content/pool_1/black.toml"),
            include_str!("../../content/pool_1/red.toml"),
            include_str!("../../content/pool_1/green.toml"),
            include_str!("../../content/pool_1/others.toml"),
        )]
    }

    fn build(base: Option<&Pool>, file: PoolFile) -> Result<Pool, Fault> {
        let mut places = Places::new();
        let mut entries = base.map(|base| base.entries.clone()).unwrap_or_default();
        extend(&mut entries.kind, file.kind, "kind", &mut places);
        extend(&mut entries.token, file.token, "token", &mut places);
        extend(&mut entries.card, file.card, "card", &mut places);
        entries.check().map_err(|wrong| {
            let at = wrong.paths.iter().find_map(|path| places.get(path)).cloned();
            Fault { at, message: wrong.message }
        })?;
        Ok(entries.resolve())
    }

    fn check(&self) -> Result<(), Message> {
        self.entries.check().map_err(|wrong| wrong.message)
    }
}

fn extend<T>(all: &mut BTreeMap<String, T>, new: BTreeMap<String, Spanned<T>>, section: &str, places: &mut Places) {
    all.extend(new.into_iter().map(|(id, entry)| {
        places.insert(format!("{section}.{id}"), entry.span());
        (id, entry.into_inner())
    }));
}
