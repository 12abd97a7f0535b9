//! How a content file is laid over a base, section by section: entries with a new id are added, entries with a known id
//! are replaced, and entries that the file names under `[remove]` are taken out. Everything else stays.
//!
//! ```toml
//! [remove]
//! card = ["ember-dart"]
//! ```
//!
//! Not here: which sections a game has, and what makes sense in them (each game's crate).

use super::Fault;
use crate::Message;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::ops::Range;
use toml::Spanned;

/// What a file takes out: ids by section.
#[derive(Debug, Default, Deserialize)]
#[serde(transparent)]
pub struct Removals(BTreeMap<Spanned<String>, Vec<Spanned<String>>>);

/// A file that is being laid over a base. It knows where in the file each entry stands.
#[derive(Debug, Default)]
pub struct Overlay {
    /// Entries by their path (`card.ember`).
    places: BTreeMap<String, Range<usize>>,
    removed: Vec<Removed>,
    /// Sections of `[remove]` that no section of the content has answered yet.
    removals: Removals,
}

/// An entry that was taken out.
#[derive(Debug)]
struct Removed {
    section: String,
    id: String,
    at: Range<usize>,
}

impl Overlay {
    /// Begins with what the file takes out.
    #[must_use]
    pub fn new(removals: Removals) -> Overlay {
        Overlay { removals, ..Overlay::default() }
    }

    /// Lays one section of the file over that of the base.
    ///
    /// # Errors
    /// The file takes out what is not there, or what it writes itself.
    pub fn lay<T>(
        &mut self,
        section: &str,
        all: &mut BTreeMap<String, T>,
        new: BTreeMap<String, Spanned<T>>,
    ) -> Result<(), Fault> {
        let taken = self.removals.0.iter().find(|(name, _)| name.get_ref() == section).map(|(name, _)| name.clone());
        for id in taken.and_then(|name| self.removals.0.remove(&name)).unwrap_or_default() {
            let (at, id) = (id.span(), id.into_inner());
            if new.contains_key(&id) {
                return Err(fault(at, &both(section, &id)));
            }
            if all.remove(&id).is_none() {
                return Err(fault(at, &unknown(section, &id)));
            }
            self.removed.push(Removed { section: section.to_owned(), id, at });
        }
        all.extend(new.into_iter().map(|(id, entry)| {
            let entry = self.note(format!("{section}.{id}"), entry);
            (id, entry)
        }));
        Ok(())
    }

    /// Remembers where an entry stands.
    pub fn note<T>(&mut self, path: String, entry: Spanned<T>) -> T {
        self.places.insert(path, entry.span());
        entry.into_inner()
    }

    /// What the file takes out of a section, and where it says so. Every section was laid before.
    pub fn removed(&self, section: &str) -> impl Iterator<Item = (&str, Range<usize>)> {
        let of_section = self.removed.iter().filter(move |one| one.section == section);
        of_section.map(|one| (one.id.as_str(), one.at.clone()))
    }

    /// Every section was laid.
    ///
    /// # Errors
    /// The file takes something out of a section that there is none of.
    pub fn finish(&self) -> Result<(), Fault> {
        match self.removals.0.keys().next() {
            Some(section) => Err(fault(section.span(), &no_section(section.get_ref()))),
            None => Ok(()),
        }
    }

    /// A fault of the whole, with its place in the file: that of the first of these entries that stands there, or else
    /// that of an entry which was taken out, best one that the sentence names.
    #[must_use]
    pub fn fault(&self, paths: &[String], message: Message) -> Fault {
        let names = |one: &&Removed| {
            [one.id.clone(), format!("{}.{}", one.section, one.id)]
                .iter()
                .any(|name| message.en.contains(&format!("`{name}`")))
        };
        let removed = || self.removed.iter().find(names).or(self.removed.first()).map(|one| &one.at);
        let at = paths.iter().find_map(|path| self.places.get(path)).or_else(removed).cloned();
        Fault { at, message }
    }
}

fn fault(at: Range<usize>, message: &Message) -> Fault {
    Fault { at: Some(at), message: message.clone() }
}

fn both(section: &str, id: &str) -> Message {
    Message::new(
        format!("`{section}.{id}` is taken out and written in the same file: leave one of the two"),
        format!("`{section}.{id}` est retiré et écrit dans le même fichier\u{a0}: gardez l'un des deux"),
    )
}

fn unknown(section: &str, id: &str) -> Message {
    Message::new(
        format!("`{section}.{id}` cannot be taken out: there is none"),
        format!("`{section}.{id}` ne peut pas être retiré\u{a0}: il n'y en a pas"),
    )
}

fn no_section(section: &str) -> Message {
    Message::new(
        format!("nothing can be taken out of `{section}`: there is no such section of entries"),
        format!("rien ne peut être retiré de `{section}`\u{a0}: il n'y a pas de telle section d'entrées"),
    )
}
