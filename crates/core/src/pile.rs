//! A short list that lives inside the state and is copied with it.
//!
//! `Copy` is the point: a state made of piles clones as one block of memory, which searches do millions of times a
//! second. A growable or a non-`Copy` list cannot.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::ops::{Deref, DerefMut};

/// At most `N` things in order. Equal when the things in it are equal.
#[derive(Clone, Copy)]
pub struct Pile<T, const N: usize> {
    items: [T; N],
    len: u8,
}

impl<T: Copy + Default, const N: usize> Pile<T, N> {
    /// An empty pile.
    #[inline]
    #[must_use]
    pub fn new() -> Self {
        const { assert!(N <= u8::MAX as usize, "a pile counts in a byte") };
        Pile { items: [T::default(); N], len: 0 }
    }

    /// Puts one on top (at the end).
    ///
    /// # Panics
    /// If the pile is full: rules never let that happen.
    #[inline]
    pub fn push(&mut self, item: T) {
        self.items[self.len as usize] = item;
        self.len += 1;
    }

    /// Takes the top one (the last).
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        Some(self.items[self.len as usize])
    }

    /// Puts one underneath all others.
    pub fn push_under(&mut self, item: T) {
        self.push(item);
        self.rotate_right(1);
    }

    /// Takes the one at `index` out; the last one takes its place.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.len -= 1;
        self.items[index] = self.items[self.len as usize];
        item
    }

    /// Takes the one at `index` out; the order of the others stays.
    #[inline]
    pub fn remove(&mut self, index: usize) -> T {
        let item = self[index];
        self.len -= 1;
        for at in index..self.len as usize {
            self.items[at] = self.items[at + 1];
        }
        item
    }

    /// Takes all out.
    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for Pile<T, N> {
    fn default() -> Self {
        Pile::new()
    }
}

impl<T, const N: usize> Deref for Pile<T, N> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.items[..self.len as usize]
    }
}

impl<T, const N: usize> DerefMut for Pile<T, N> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.items[..self.len as usize]
    }
}

impl<T: PartialEq, const N: usize> PartialEq for Pile<T, N> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<T: Eq, const N: usize> Eq for Pile<T, N> {}

impl<T: fmt::Debug, const N: usize> fmt::Debug for Pile<T, N> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + Default, const N: usize> FromIterator<T> for Pile<T, N> {
    #[inline]
    fn from_iter<I: IntoIterator<Item = T>>(items: I) -> Self {
        let mut pile = Pile::new();
        items.into_iter().for_each(|item| pile.push(item));
        pile
    }
}

impl<T: Serialize, const N: usize> Serialize for Pile<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        (**self).serialize(serializer)
    }
}

impl<'de, T: Deserialize<'de> + Copy + Default, const N: usize> Deserialize<'de> for Pile<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        if items.len() > N {
            return Err(D::Error::custom(format!("{} things do not fit into a pile of {N}", items.len())));
        }
        Ok(items.into_iter().collect())
    }
}
