//! Proof that nobody chose the shuffle, the server included.
//!
//! The host draws a secret and a salt and shows their hash, the commitment. Then each player gives a value of its own.
//! The seed is a hash of the secret and all values: the host could not change its secret any more, the players could
//! not know it. When the game is over the secret is shown, and anyone can check both hashes.
//!
//! Not here: where the random bytes come from (the host's operating system).

use crate::{Message, Seed, hex};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::fmt;

/// What the host keeps to itself until the game is over.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Secret {
    secret: String,
    salt: String,
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

/// The hash that the host shows before anybody gives a value.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Commitment(String);

impl Commitment {
    /// The hash in hexadecimal.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Secret {
    /// A secret and a salt from 48 random bytes.
    #[must_use]
    pub fn from_bytes(bytes: [u8; 48]) -> Secret {
        Secret { secret: hex(&bytes[..32]), salt: hex(&bytes[32..]) }
    }

    /// The hash to show at the start.
    #[must_use]
    pub fn commitment(&self) -> Commitment {
        let digest = Sha256::new()
            .chain_update("atout commitment\n")
            .chain_update(&self.secret)
            .chain_update("\n")
            .chain_update(&self.salt);
        Commitment(hex(&digest.finalize()))
    }

    /// The seed that this secret and the players' values give.
    ///
    /// # Errors
    /// A value is not of the form that [`check_value`] wants.
    pub fn seed(&self, values: &[String]) -> Result<Seed, Message> {
        let mut digest = Sha256::new().chain_update("atout seed\n").chain_update(&self.secret);
        for value in values {
            check_value(value)?;
            digest.update("\n");
            digest.update(value);
        }
        Seed::try_from(hex(&digest.finalize()))
    }

    /// All that is shown when the game is over.
    #[must_use]
    pub fn reveal(&self, values: &[String]) -> Fairness {
        Fairness { commitment: self.commitment(), secret: self.clone(), values: values.to_vec() }
    }
}

/// A player's value is 1 to 64 letters, digits, `-` or `_`.
fn check_value(value: &str) -> Result<(), Message> {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    if !value.is_empty() && value.len() <= 64 && value.chars().all(plain) {
        return Ok(());
    }
    Err(Message::new(
        "a value for the shuffle is 1 to 64 letters, digits, `-` or `_`",
        "une valeur pour le mélange compte 1 à 64 lettres, chiffres, «\u{a0}-\u{a0}» ou «\u{a0}_\u{a0}»",
    ))
}

/// The revealed proof that a record carries.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fairness {
    /// What was shown at the start.
    pub commitment: Commitment,
    /// What was hidden behind it.
    #[serde(flatten)]
    pub secret: Secret,
    /// The players' values in the order in which they entered.
    pub values: Vec<String>,
}

impl Fairness {
    /// Does the secret fit the commitment, and the seed both?
    ///
    /// # Errors
    /// A sentence that says which of the two does not hold.
    pub fn check(&self, seed: &Seed) -> Result<(), Message> {
        if self.secret.commitment() != self.commitment {
            return Err(Message::new(
                "the revealed secret does not match the commitment shown at the start",
                "le secret révélé ne correspond pas à l'engagement montré au début",
            ));
        }
        if self.secret.seed(&self.values)? != *seed {
            return Err(Message::new(
                "the seed is not the one that the secret and the players' values give",
                "la graine n'est pas celle que donnent le secret et les valeurs des joueurs",
            ));
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_honest_game_checks_and_a_changed_one_does_not() {
        let secret = Secret::from_bytes([5; 48]);
        let values = vec!["mine".to_owned(), "yours".to_owned()];
        let seed = secret.seed(&values).unwrap();
        let fairness = secret.reveal(&values);
        assert_eq!(fairness.check(&seed), Ok(()));
        assert!(fairness.check(&Seed::from(1)).is_err());
        let swapped = Fairness { secret: Secret::from_bytes([6; 48]), ..fairness.clone() };
        assert!(swapped.check(&swapped.secret.seed(&values).unwrap()).is_err());
        let other_values = Fairness { values: vec!["mine".to_owned()], ..fairness };
        assert!(other_values.check(&seed).is_err());
    }

    #[test]
    fn values_cannot_smuggle_separators() {
        assert!(Secret::from_bytes([5; 48]).seed(&["a\nb".to_owned()]).is_err());
    }
}
