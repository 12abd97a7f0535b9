//! The names by which the store knows people, tables, records and decks, and the texts that must not be shown.
//!
//! Not here: seeds, secrets and commitments, which are the engine's (`atout_core`), and how new ids are made (the server).

use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(String);

        impl $name {
            /// The id with this text.
            pub fn new(text: impl Into<String>) -> $name {
                $name(text.into())
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }
    };
}

id! {
    /// A table's id in addresses.
    TableId
}
id! {
    /// An imported record's id in addresses.
    ImportId
}
id! {
    /// A saved deck's id in addresses.
    DeckId
}

/// A person, by a hash of the token in the person's cookie. It does not print itself: it says who plays where.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct PersonId(String);

impl PersonId {
    /// The person with this hash.
    pub fn new(hash: impl Into<String>) -> PersonId {
        PersonId(hash.into())
    }

    /// The hash.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PersonId(…)")
    }
}

/// What a seat brings along, as JSON. Private to the seat until the game is over, so it does not print itself.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct SetUp(pub Value);

impl fmt::Debug for SetUp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SetUp(…)")
    }
}

/// The cards of a saved deck, as the game reads them. Private to its person, so it does not print itself.
#[derive(Clone, PartialEq, Eq)]
pub struct DeckList(String);

impl DeckList {
    /// The list with this text.
    pub fn new(text: impl Into<String>) -> DeckList {
        DeckList(text.into())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for DeckList {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DeckList(…)")
    }
}

/// The key that the server signs cookies with. All servers of a database share it. It does not print itself.
#[derive(Clone, PartialEq, Eq)]
pub struct SigningKey(String);

impl SigningKey {
    /// The key with this text, which is 64 hexadecimal digits; none for any other text.
    #[must_use]
    pub fn parse(text: &str) -> Option<SigningKey> {
        let fits = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        fits.then(|| SigningKey(text.to_owned()))
    }

    /// The digits.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SigningKey(…)")
    }
}

/// A game that is kept: a table or an imported record.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GameId {
    /// A table.
    Table(TableId),
    /// An imported record.
    Import(ImportId),
}

impl GameId {
    /// The id as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        match self {
            GameId::Table(id) => id.as_str(),
            GameId::Import(id) => id.as_str(),
        }
    }
}
