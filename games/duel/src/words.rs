//! Small closed vocabularies (colours, card types, keywords) and sets of their words.

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{DeserializeOwned, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A word of a closed vocabulary of at most 32.
pub trait Word: Copy + Eq + fmt::Debug + Serialize + DeserializeOwned + 'static {
    /// All of them, in order.
    const ALL: &'static [Self];

    /// Its place in [`Word::ALL`].
    fn index(self) -> usize;
}

/// Declares a vocabulary.
macro_rules! words {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        pub enum $name { $($(#[$doc])* $variant),+ }

        impl $crate::words::Word for $name {
            const ALL: &'static [Self] = &[$($name::$variant),+];

            #[inline]
            fn index(self) -> usize {
                self as usize
            }
        }
    };
}
pub(crate) use words;

/// A set of words. In files it is one word or a list of words.
pub struct Set<W> {
    bits: u32,
    of: PhantomData<W>,
}

impl<W> Set<W> {
    /// No word.
    pub const EMPTY: Self = Set { bits: 0, of: PhantomData };

    /// Is there no word in it?
    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// The words as bits.
    #[inline]
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.bits
    }

    /// How many words are in it?
    #[inline]
    #[must_use]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Words that are in one or the other.
    #[inline]
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Set { bits: self.bits | other.bits, of: PhantomData }
    }

    /// Words that are in this one but not in the other.
    #[inline]
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Set { bits: self.bits & !other.bits, of: PhantomData }
    }

    /// Is some word in both?
    #[inline]
    #[must_use]
    pub const fn meets(self, other: Self) -> bool {
        self.bits & other.bits != 0
    }

    /// Is every word of the other in this one?
    #[inline]
    #[must_use]
    pub const fn holds(self, other: Self) -> bool {
        self.bits & other.bits == other.bits
    }
}

impl<W: Word> Set<W> {
    /// The set of one word.
    #[inline]
    #[must_use]
    pub fn of(word: W) -> Self {
        Set { bits: 1 << word.index(), of: PhantomData }
    }

    /// Is the word in it?
    #[inline]
    #[must_use]
    pub fn has(self, word: W) -> bool {
        self.bits & (1 << word.index()) != 0
    }

    /// Puts a word in.
    #[inline]
    pub fn insert(&mut self, word: W) {
        self.bits |= 1 << word.index();
    }

    /// Its words, in order.
    pub fn iter(self) -> impl Iterator<Item = W> {
        W::ALL.iter().copied().filter(move |&word| self.has(word))
    }
}

impl<W> Clone for Set<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for Set<W> {}

impl<W> PartialEq for Set<W> {
    fn eq(&self, other: &Self) -> bool {
        self.bits == other.bits
    }
}

impl<W> Eq for Set<W> {}

impl<W> Default for Set<W> {
    fn default() -> Self {
        Set::EMPTY
    }
}

impl<W: Word> fmt::Debug for Set<W> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<W: Word> FromIterator<W> for Set<W> {
    fn from_iter<I: IntoIterator<Item = W>>(words: I) -> Self {
        words.into_iter().fold(Set::EMPTY, |set, word| set.union(Set::of(word)))
    }
}

impl<W: Word> Serialize for Set<W> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, W: Word> Deserialize<'de> for Set<W> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(one_or_many::<W, D>(deserializer)?.into_iter().collect())
    }
}

/// Reads one thing or a list of things.
pub(crate) fn one_or_many<'de, T: DeserializeOwned, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<T>, D::Error> {
    deserializer.deserialize_any(OneOrMany(PhantomData))
}

struct OneOrMany<T>(PhantomData<T>);

impl<'de, T: DeserializeOwned> Visitor<'de> for OneOrMany<T> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("one entry or a list of them")
    }

    fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Vec<T>, E> {
        Ok(vec![T::deserialize(StrDeserializer::<E>::new(word))?])
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Vec<T>, A::Error> {
        Ok(vec![T::deserialize(MapAccessDeserializer::new(map))?])
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<T>, A::Error> {
        let mut all = Vec::new();
        while let Some(one) = list.next_element()? {
            all.push(one);
        }
        Ok(all)
    }
}
