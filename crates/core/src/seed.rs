//! The text that all chance of a match comes from.

use crate::{Message, SeedableRng, hex};
use rand_chacha::ChaCha12Rng;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;
use std::str::FromStr;

/// A seed: any short text. The same text gives the same chance everywhere. Invariant: 1 to 128 printable characters.
#[derive(Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(String);

impl Seed {
    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The generator that deals and rolls for a match. Cryptographic: who sees some cards cannot compute the next.
    #[must_use]
    pub fn rng(&self) -> ChaCha12Rng {
        ChaCha12Rng::from_seed(self.digest("match"))
    }

    /// A fast generator for a bot's own thoughts at one decision; tells nothing about [`Seed::rng`].
    #[must_use]
    pub fn bot_rng(&self, seat: usize, version: u64) -> crate::BotRng {
        crate::BotRng::from_seed(self.digest(&format!("bot {seat} {version}")))
    }

    /// Another seed that follows from this one, such as the n-th game of a series.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Seed {
        Seed(hex(&self.digest(purpose)[..16]))
    }

    fn digest(&self, purpose: &str) -> [u8; 32] {
        Sha256::new().chain_update(purpose).chain_update([0]).chain_update(&self.0).finalize().into()
    }
}

impl From<u64> for Seed {
    fn from(number: u64) -> Seed {
        Seed(number.to_string())
    }
}

impl FromStr for Seed {
    type Err = Message;
    fn from_str(text: &str) -> Result<Seed, Message> {
        Seed::try_from(text.to_owned())
    }
}

impl TryFrom<String> for Seed {
    type Error = Message;
    fn try_from(text: String) -> Result<Seed, Message> {
        let fits = !text.is_empty() && text.len() <= 128 && text.chars().all(|c| !c.is_control());
        fits.then_some(Seed(text)).ok_or_else(|| {
            Message::new(
                "a seed is a text of 1 to 128 printable characters",
                "une graine est un texte de 1 à 128 caractères imprimables",
            )
        })
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.0
    }
}

/// A seed tells every hidden card, so it does not slip into logs; who wants to show it uses `Display`.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Seed(…)")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
