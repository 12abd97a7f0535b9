//! Proof that nobody chose the shuffle, the server included.
//!
//! The host draws a secret and a salt and shows their hash, the commitment. Then each player gives a value of its own.
//! The seed is a hash of the secret and all values: the host could not change its secret any more, the players could
//! not know it. When the game is over the secret is shown, and anyone can check both hashes.
//!
//! Not here: where the random bytes come from (the host's operating system).

use crate::{Message, Seed, hex};
use serde::{Deserialize, Serialize};
use serde_json::Value;
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

    /// The hash to show at the start. It covers a salted hash of what each seat brought along (`setups`, by seat; empty
    /// where nobody did), so that nobody can change a deck afterwards.
    #[must_use]
    pub fn commitment(&self, setups: &[Value]) -> Commitment {
        let mut digest = Sha256::new()
            .chain_update("atout commitment\n")
            .chain_update(&self.secret)
            .chain_update("\n")
            .chain_update(&self.salt);
        for (seat, setup) in setups.iter().enumerate() {
            digest.update("\n");
            digest.update(self.setup_hash(seat, setup));
        }
        Commitment(hex(&digest.finalize()))
    }

    /// A hash of one set-up that cannot be guessed without the salt, however few set-ups are likely.
    fn setup_hash(&self, seat: usize, setup: &Value) -> String {
        let digest = Sha256::new()
            .chain_update("atout set-up\n")
            .chain_update(&self.salt)
            .chain_update(format!("\n{seat}\n{setup}"));
        hex(&digest.finalize())
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
    pub fn reveal(&self, values: &[String], setups: &[Value]) -> Fairness {
        Fairness { commitment: self.commitment(setups), secret: self.clone(), values: values.to_vec() }
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
    /// Do the secret and the set-ups match the commitment, and the seed the secret and the values?
    ///
    /// # Errors
    /// A sentence that says which of the two does not hold.
    pub fn check(&self, seed: &Seed, setups: &[Value]) -> Result<(), Message> {
        if self.secret.commitment(setups) != self.commitment {
            return Err(match setups {
                [] => Message::new(
                    "the revealed secret does not match the commitment shown at the start",
                    "le secret révélé ne correspond pas à l'engagement montré au début",
                ),
                _ => Message::new(
                    "the revealed secret and set-ups do not match the commitment shown at the start",
                    "le secret et les préparations révélés ne correspondent pas à l'engagement montré au début",
                ),
            });
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
    use serde_json::json;

    #[test]
    fn an_honest_game_checks_and_a_changed_one_does_not() {
        let secret = Secret::from_bytes([5; 48]);
        let values = vec!["mine".to_owned(), "yours".to_owned()];
        let seed = secret.seed(&values).unwrap();
        let fairness = secret.reveal(&values, &[]);
        assert_eq!(fairness.check(&seed, &[]), Ok(()));
        assert!(fairness.check(&Seed::from(1), &[]).is_err());
        let swapped = Fairness { secret: Secret::from_bytes([6; 48]), ..fairness.clone() };
        assert!(swapped.check(&swapped.secret.seed(&values).unwrap(), &[]).is_err());
        let other_values = Fairness { values: vec!["mine".to_owned()], ..fairness };
        assert!(other_values.check(&seed, &[]).is_err());
    }

    #[test]
    fn a_set_up_that_was_changed_afterwards_does_not_check() {
        let secret = Secret::from_bytes([5; 48]);
        let seed = secret.seed(&[]).unwrap();
        let setups = [json!(["bear"]), json!(["wolf"])];
        let fairness = secret.reveal(&[], &setups);
        assert_eq!(fairness.check(&seed, &setups), Ok(()));
        assert!(fairness.check(&seed, &[json!(["bear"]), json!(["fox"])]).is_err());
        assert!(fairness.check(&seed, &[json!(["wolf"]), json!(["bear"])]).is_err());
        assert!(fairness.check(&seed, &[]).is_err());
    }

    #[test]
    fn a_commitment_without_set_ups_is_what_it_always_was() {
        let commitment = Secret::from_bytes([5; 48]).commitment(&[]);
        assert_eq!(commitment.as_str(), "825ec12a4d9a618c02fb3f3577598d7733841a7f13f7ddec48a3e4c66d7f6af0");
    }

    #[test]
    fn values_cannot_smuggle_separators() {
        assert!(Secret::from_bytes([5; 48]).seed(&["a\nb".to_owned()]).is_err());
    }
}
