//! The tokens of visitors: random, and signed with the server's key so that only tokens of its own making count.
//!
//! A cookie is `TOKEN.SIGNATURE`. Signing needs no list of visitors; without it, anybody could choose a token and plant it
//! in somebody else's browser. Tokens of earlier versions have no signature: they count if the store knows their owner,
//! and are signed then (`identity.rs`), so nobody loses a table, not even if the key is lost. Not here: cookies, and where the key is kept (the store).

use crate::error::Problem;
use crate::random;
use atout_core::hex;
use atout_store::SigningKey;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;

/// Bytes of a signature in a cookie.
const SIGNATURE: usize = 16;

/// The server's key.
#[derive(Clone)]
pub(crate) struct TokenKey(Hmac<Sha256>);

impl TokenKey {
    pub(crate) fn new(key: &SigningKey) -> TokenKey {
        // Every length is possible for this kind of key.
        TokenKey(Hmac::new_from_slice(key.as_str().as_bytes()).unwrap_or_else(|_| Hmac::new(&Default::default())))
    }

    /// A new visitor's token: 128 bits.
    pub(crate) fn fresh(&self) -> Result<String, Problem> {
        Ok(hex(&random::bytes::<16>()?))
    }

    /// The cookie for a token.
    pub(crate) fn sign(&self, token: &str) -> String {
        let signature = self.mac(token).finalize().into_bytes();
        format!("{token}.{}", hex(&signature[..SIGNATURE]))
    }

    /// The token of a cookie, if this server has signed it.
    pub(crate) fn verify<'a>(&self, cookie: &'a str) -> Option<&'a str> {
        let (token, signature) = cookie.split_once('.')?;
        let signature = unhex(signature)?;
        self.mac(token).verify_truncated_left(&signature).ok().filter(|()| is_token(token)).map(|()| token)
    }

    /// Bytes that nobody can compute without the key, another row for each purpose.
    pub(crate) fn derive(&self, purpose: &str) -> [u8; 48] {
        let mut bytes = [0; 48];
        for (n, part) in bytes.chunks_mut(32).enumerate() {
            let mac = self.0.clone().chain_update(format!("atout {n} of {purpose}\n"));
            part.copy_from_slice(&mac.finalize().into_bytes()[..part.len()]);
        }
        bytes
    }

    fn mac(&self, token: &str) -> Hmac<Sha256> {
        self.0.clone().chain_update("atout token\n").chain_update(token)
    }
}

/// The token of a cookie without a valid signature: of an earlier version, or signed with a lost key.
pub(crate) fn unsigned(cookie: &str) -> Option<&str> {
    let token = cookie.split_once('.').map_or(cookie, |(token, _)| token);
    is_token(token).then_some(token)
}

/// This server makes tokens of 32 hexadecimal digits; programs of earlier versions chose others.
fn is_token(text: &str) -> bool {
    (8..=128).contains(&text.len())
        && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}

fn unhex(text: &str) -> Option<[u8; SIGNATURE]> {
    let mut bytes = [0; SIGNATURE];
    let digits: Vec<u8> =
        text.chars().map(|c| c.to_digit(16).and_then(|n| u8::try_from(n).ok())).collect::<Option<_>>()?;
    if digits.len() != 2 * SIGNATURE {
        return None;
    }
    bytes.iter_mut().zip(digits.chunks(2)).for_each(|(byte, pair)| *byte = pair[0] << 4 | pair[1]);
    Some(bytes)
}

/// A key for a database that has none; none if the system gives no random bytes.
pub(crate) fn fresh_signing_key() -> Option<SigningKey> {
    SigningKey::parse(&hex(&random::bytes::<32>().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A key of 64 equal digits.
    fn key(digit: &str) -> TokenKey {
        TokenKey::new(&SigningKey::parse(&digit.repeat(64)).unwrap())
    }

    #[test]
    fn only_own_tokens_are_accepted() {
        let (key, other) = (key("1"), key("2"));
        let token = key.fresh().unwrap();
        let cookie = key.sign(&token);
        assert_eq!(key.verify(&cookie), Some(token.as_str()));
        assert_eq!(other.verify(&cookie), None);
        for forged in ["", ".", &token, &format!("{token}."), &format!("{token}.{}", "0".repeat(32)), &cookie[1..]] {
            assert_eq!(key.verify(forged), None, "{forged}");
        }
        assert_eq!(key.verify(&format!("{cookie}0")), None);
        assert_eq!((unsigned(&cookie), unsigned(&token)), (Some(token.as_str()), Some(token.as_str())));
        assert!(unsigned("short").is_none() && unsigned("with space in it").is_none() && unsigned("").is_none());
    }

    #[test]
    fn derived_bytes_differ_by_key_and_purpose_and_repeat() {
        let (other, key) = (key("2"), key("1"));
        let (first, second) = (key.derive("daily spire 2025-06-24"), key.derive("daily spire 2025-06-25"));
        assert_eq!(first, key.derive("daily spire 2025-06-24"));
        assert_ne!(first, second);
        assert_ne!(first, other.derive("daily spire 2025-06-24"));
        assert_ne!(first[..16], first[32..], "the salt is not a part of the secret");
    }
}
