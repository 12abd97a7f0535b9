//! Cards, enemies and other content that lives in files: parsed and checked once, kept for ever, named by a hash.
//!
//! A content file is TOML. It is read into [`Content::File`], laid over a base content by id (`overlay.rs`) and checked;
//! the result is interned in one registry for the whole process and handed out as a [`ContentRef`], which is `Copy`:
//! states and configs hold it and clone without touching it. In JSON a reference is the hash of the parsed form, so
//! tables and records name exactly what they were played with. Contents that were published stay in the binary
//! (`release.rs`); any other content travels inside the record ([`ContentSource`]). An edited card therefore never
//! changes a running table or an old replay.
//!
//! The registry is the only global of this crate. It only grows and what is in it never changes, so a reference is as
//! cheap as a pointer and no rule counts references. The price: memory is given back only when the process ends. Foreign
//! contents are therefore limited in number and bytes, equal ones share a place, one that is refused takes none, and a
//! host can ask beforehand whether a content would take one ([`ContentRef::is_new`]), to limit who adds how many.
//!
//! Not here: what any content means; each game's crate says so.

mod overlay;
mod release;

pub use overlay::{Overlay, Removals};
pub use release::{Release, check_released};

use crate::{Message, hex};
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::fmt;
use std::ops::Range;
use std::sync::{LazyLock, Mutex, MutexGuard, OnceLock, PoisonError};
use thiserror::Error;

/// The content of a game: everything that its files define.
///
/// Its serialised form is what is hashed and what travels in records, so two files that mean the same (in another
/// order, with other comments) are the same content if the parsed form says so.
pub trait Content: PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + Sized + 'static {
    /// What a file can say. Everything in it is optional, since a file may only add to a base.
    type File: DeserializeOwned;

    /// The contents that come with the program, oldest first, each laid over the one before; the last one is the
    /// current one. None is ever removed, and only the last one is edited ([`check_released`]).
    fn releases() -> &'static [Release];

    /// Lays a file over a base by id.
    ///
    /// # Errors
    /// What is wrong with the file, and where.
    fn build(base: Option<&Self>, file: Self::File) -> Result<Self, Fault>;

    /// Checks a whole content: what refers to what, which numbers are allowed.
    ///
    /// # Errors
    /// The sentence says what is wrong.
    fn check(&self) -> Result<(), Message>;
}

/// What is wrong with a content file, and where in its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Bytes of the text, where they are known (`toml::Spanned` tells).
    pub at: Option<Range<usize>>,
    /// What is wrong and what would be right.
    pub message: Message,
}

/// Why a content cannot be used.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
#[error("{0}")]
pub struct ContentError(pub Message);

/// The content of games that have none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum NoContent {}

impl Content for NoContent {
    type File = NoContent;

    fn releases() -> &'static [Release] {
        &[]
    }

    fn build(_base: Option<&NoContent>, file: NoContent) -> Result<NoContent, Fault> {
        Ok(file)
    }

    fn check(&self) -> Result<(), Message> {
        Ok(())
    }
}

/// A content in the registry.
#[derive(Debug)]
struct Interned<C> {
    content: C,
    hash: String,
    /// Does a published version name it by its hash?
    is_frozen: bool,
}

/// A reference to an interned content. Equal if the contents are.
pub struct ContentRef<C: 'static>(&'static Interned<C>);

impl<C> Clone for ContentRef<C> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for ContentRef<C> {}

impl<C> PartialEq for ContentRef<C> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.0, other.0)
    }
}

impl<C> Eq for ContentRef<C> {}

impl<C> std::ops::Deref for ContentRef<C> {
    type Target = C;
    #[inline]
    fn deref(&self) -> &C {
        &self.0.content
    }
}

/// The hash only: a content is long, and a state that is printed names it often.
impl<C> fmt::Debug for ContentRef<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ContentRef({})", &self.0.hash[..12])
    }
}

impl<C> Serialize for ContentRef<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.0.hash)
    }
}

impl<'de, C: Content> Deserialize<'de> for ContentRef<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let hash = String::deserialize(deserializer)?;
        ContentRef::find(&hash).ok_or_else(|| D::Error::custom(format!("there is no content `{}` here", short(&hash))))
    }
}

/// Enough of a text from outside to recognise it.
fn short(text: &str) -> String {
    text.chars().filter(|c| !c.is_control()).take(12).collect()
}

/// A content as a record carries it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ContentSource {
    /// The hash of the parsed form.
    pub hash: String,
    /// The parsed form itself, unless it was published and so is in the binary for ever.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub parsed: Option<Value>,
}

impl<C: Content> ContentRef<C> {
    /// The current content of the game.
    ///
    /// # Panics
    /// If the game has released none, or one that does not pass its own check: both are errors in the program.
    #[must_use]
    pub fn current() -> Self {
        match ours::<C>() {
            Ok(all) => *all.last().unwrap_or_else(|| panic!("this game has no content")),
            Err(error) => panic!("the content of the program cannot be used: {error}"),
        }
    }

    /// Reads all contents that come with the program, which happens once: files are long. Whoever needs one meanwhile
    /// waits. A host calls it before it takes requests; otherwise the first use does.
    pub fn read_releases() {
        // One that cannot be used is found by the test that every game with content has (`check_released`).
        let _ = ours::<C>();
    }

    /// Reads a user's file and lays it over the current content of the game, if it has one.
    ///
    /// # Errors
    /// The file's name, the line and the reason; or there are too many contents already.
    pub fn load(file: &str, text: &str) -> Result<Self, ContentError> {
        let base = (!C::releases().is_empty()).then(ContentRef::<C>::current);
        intern(parse(&[(file, text)], base.as_deref())?, false)
    }

    /// The content of the first release, which never changes: for games of a fixed seed.
    ///
    /// # Panics
    /// If the game has no content: an error in the program.
    #[must_use]
    pub fn first() -> Self {
        let hash = C::releases().first().and_then(|release| release.frozen);
        hash.and_then(ContentRef::find).unwrap_or_else(|| panic!("this game has no frozen content"))
    }

    /// The interned content with this hash, or the one that comes with the program.
    #[must_use]
    pub fn find(hash: &str) -> Option<Self> {
        ContentRef::<C>::read_releases();
        registry().get(hash)
    }

    /// The content that a record carries.
    ///
    /// # Errors
    /// It is not what its hash says, does not pass its check, or cannot be found.
    pub fn from_source(source: &ContentSource) -> Result<Self, ContentError> {
        match ContentRef::find(&source.hash) {
            Some(known) => Ok(known),
            None => intern(unpack(source)?, false),
        }
    }

    /// Would [`ContentRef::from_source`] add this content to the registry? Nothing is added.
    ///
    /// # Errors
    /// As for [`ContentRef::from_source`].
    pub fn is_new(source: &ContentSource) -> Result<bool, ContentError> {
        match ContentRef::<C>::find(&source.hash) {
            Some(_) => Ok(false),
            None => unpack::<C>(source).map(|_| true),
        }
    }

    /// The content as a record carries it.
    #[must_use]
    pub fn source(self) -> ContentSource {
        let parsed = (!self.0.is_frozen).then(|| serde_json::to_value(&self.0.content).unwrap_or_default());
        ContentSource { hash: self.0.hash.clone(), parsed }
    }

    /// The content itself, which lives as long as the process.
    #[inline]
    #[must_use]
    pub fn get(self) -> &'static C {
        &self.0.content
    }

    /// The hash of the parsed form.
    #[must_use]
    pub fn hash(self) -> &'static str {
        &self.0.hash
    }
}

/// Reads the content that a record carries, and checks it.
fn unpack<C: Content>(source: &ContentSource) -> Result<C, ContentError> {
    let Some(parsed) = &source.parsed else {
        let hash = short(&source.hash);
        return Err(ContentError(Message::new(
            format!("the content `{hash}` is neither in the record nor in this version"),
            format!("le contenu «\u{a0}{hash}\u{a0}» n'est ni dans l'enregistrement ni dans cette version"),
        )));
    };
    let content = C::deserialize(parsed).map_err(|error| damaged(&error))?;
    if hash_of(&serde_json::to_string(&content).unwrap_or_default()) != source.hash {
        return Err(damaged(&"its hash is another one"));
    }
    content.check().map_err(ContentError)?;
    Ok(content)
}

fn damaged(why: &dyn fmt::Display) -> ContentError {
    ContentError(Message::new(
        format!("the record's content is damaged: {why}"),
        format!("le contenu de l'enregistrement est abîmé\u{a0}: {why}"),
    ))
}

/// Reads files as if they were one, and lays them over a base.
fn parse<C: Content>(files: &[(&str, &str)], base: Option<&C>) -> Result<C, ContentError> {
    let texts: Vec<&str> = files.iter().map(|(_, text)| *text).collect();
    let text = texts.join("\n");
    let at = |at: Option<Range<usize>>, message: &Message| {
        let place = at.and_then(|at| place(files, at.start));
        let file = place.or(files.first().map(|(name, _)| (*name, 0))).unwrap_or_default().0;
        let (en, fr) = place.map_or_else(Default::default, |(_, n)| (format!(", line {n}"), format!(", ligne {n}")));
        ContentError(Message::new(format!("{file}{en}: {}", message.en), format!("{file}{fr}\u{a0}: {}", message.fr)))
    };
    let parsed: C::File = toml::from_str(&text).map_err(|error| {
        let why = error.message().to_owned();
        at(error.span(), &Message::new(why.clone(), why))
    })?;
    let content = C::build(base, parsed).map_err(|fault| at(fault.at, &fault.message))?;
    content.check().map_err(|message| at(None, &message))?;
    Ok(content)
}

/// The file and the line of a byte of the files that were read as one.
fn place<'a>(files: &[(&'a str, &str)], mut at: usize) -> Option<(&'a str, usize)> {
    for (name, text) in files {
        if at <= text.len() {
            return Some((name, 1 + text.as_bytes()[..at].iter().filter(|byte| **byte == b'\n').count()));
        }
        at -= text.len() + 1;
    }
    None
}

/// The hash of a content's JSON. Writing it does not fail: a content is made of serde types with text keys.
fn hash_of(text: &str) -> String {
    hex(&Sha256::new().chain_update("atout content\n").chain_update(text).finalize())
}

/// Foreign contents that one process keeps.
const MAX_FOREIGN: usize = 1_024;
/// Bytes of all foreign contents together, in their serialised form. In memory they take about five times as much.
const MAX_FOREIGN_BYTES: usize = 32 << 20;

#[derive(Default)]
struct Registry {
    contents: HashMap<(TypeId, String), &'static (dyn Any + Send + Sync)>,
    /// What is read once for each kind of content: its [`Ours`].
    ours: HashMap<TypeId, &'static (dyn Any + Send + Sync)>,
    foreign: usize,
    foreign_bytes: usize,
}

static REGISTRY: LazyLock<Mutex<Registry>> = LazyLock::new(Mutex::default);

/// The contents of one type that come with the program, oldest first. They are read while the registry is unlocked.
type Ours<C> = OnceLock<Result<Vec<ContentRef<C>>, ContentError>>;

/// The registry is consistent whenever it is unlocked, so a panic elsewhere does no harm.
fn registry() -> MutexGuard<'static, Registry> {
    REGISTRY.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The contents that come with the program; whoever asks first reads them, and all others wait.
fn ours<C: Content>() -> &'static Result<Vec<ContentRef<C>>, ContentError> {
    let new = || -> &'static (dyn Any + Send + Sync) { Box::leak(Box::new(Ours::<C>::new())) };
    let cell = *registry().ours.entry(TypeId::of::<C>()).or_insert_with(new);
    let cell: &Ours<C> = cell.downcast_ref().unwrap_or_else(|| unreachable!("the key is the type"));
    cell.get_or_init(|| release::build_releases::<C>()?.into_iter().map(|content| intern(content, true)).collect())
}

impl Registry {
    fn get<C: Content>(&self, hash: &str) -> Option<ContentRef<C>> {
        let found = self.contents.get(&(TypeId::of::<C>(), hash.to_owned()))?;
        found.downcast_ref::<Interned<C>>().map(ContentRef)
    }

    /// Counts one more foreign content, if there is room for it.
    fn make_room(&mut self, bytes: usize) -> Result<(), ContentError> {
        if self.foreign >= MAX_FOREIGN || self.foreign_bytes + bytes > MAX_FOREIGN_BYTES {
            return Err(ContentError(Message::new(
                "too many contents are in use already; restart the program to make room",
                "trop de contenus sont déjà utilisés\u{a0}; relancez le programme pour faire de la place",
            )));
        }
        self.foreign += 1;
        self.foreign_bytes += bytes;
        Ok(())
    }
}

/// Keeps a checked content for the life of the process. One that comes with the program needs no room.
fn intern<C: Content>(content: C, is_ours: bool) -> Result<ContentRef<C>, ContentError> {
    let text = serde_json::to_string(&content).unwrap_or_default();
    let (hash, bytes) = (hash_of(&text), text.len());
    let mut registry = registry();
    if let Some(known) = registry.get(&hash) {
        return Ok(known);
    }
    if !is_ours {
        registry.make_room(bytes)?;
    }
    let (key, is_frozen) = ((TypeId::of::<C>(), hash.clone()), release::is_frozen::<C>(&hash));
    let interned: &'static Interned<C> = Box::leak(Box::new(Interned { content, hash, is_frozen }));
    registry.contents.insert(key, interned);
    Ok(ContentRef(interned))
}

#[cfg(test)]
mod tests {
    use super::place;

    #[test]
    fn a_fault_in_one_of_several_files_is_told_with_its_own_line() {
        let files = [("a.toml", "one\ntwo\n"), ("b.toml", "three\nfour\n")];
        let joined = "one\ntwo\n\nthree\nfour\n";
        let found = |word: &str| place(&files, joined.find(word).unwrap());
        assert_eq!(
            ["one", "two", "three", "four"].map(found),
            [Some(("a.toml", 1)), Some(("a.toml", 2)), Some(("b.toml", 1)), Some(("b.toml", 2)),]
        );
        assert_eq!(place(&files, joined.len()), Some(("b.toml", 3)), "the end of the last file");
        assert_eq!(place(&files, joined.len() + 9), None);
    }
}
