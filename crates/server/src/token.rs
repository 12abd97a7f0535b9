//! The tokens of visitors: random, and signed with the server's key so that only tokens of its own making count.
//!
//! A cookie is `TOKEN.SIGNATURE`. Signing needs no list of visitors; without it, anybody could choose a token and plant it
//! in somebody else's browser. Tokens of earlier versions have no signature: they count if the store knows their owner,
//! and are signed then (`identity.rs`), so nobody loses a table, not even if the key is lost. Not here: cookies.

use crate::error::Problem;
use crate::random;
use atout_core::hex;
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::io::{self, Write};
use std::path::Path;

/// The file of the key in the data folder.
const FILE: &str = "atout.key";
/// Bytes of a signature in a cookie.
const SIGNATURE: usize = 16;

/// The server's key.
#[derive(Clone)]
pub(crate) struct TokenKey(Hmac<Sha256>);

impl TokenKey {
    /// Reads the key of a data folder. The first start makes it, readable for its owner only.
    ///
    /// # Errors
    /// The file cannot be read or written, or holds no key.
    pub(crate) fn open(folder: &Path) -> io::Result<TokenKey> {
        let path = folder.join(FILE);
        let text = match std::fs::read_to_string(&path) {
            Ok(text) => text,
            Err(error) if error.kind() == io::ErrorKind::NotFound => create(&path)?,
            Err(error) => return Err(error),
        };
        let text = text.trim();
        if text.len() != 64 || !text.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "it holds no key"));
        }
        Ok(TokenKey::new(text.as_bytes()))
    }

    fn new(key: &[u8]) -> TokenKey {
        // Every length is possible for this kind of key.
        TokenKey(Hmac::new_from_slice(key).unwrap_or_else(|_| Hmac::new(&Default::default())))
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

fn create(path: &Path) -> io::Result<String> {
    let key = hex(&random::bytes::<32>().map_err(|_| io::Error::other("the system gives no random bytes"))?);
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(key.as_bytes())?;
    file.sync_all()?;
    Ok(key)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_own_tokens_are_accepted() {
        let (key, other) = (TokenKey::new(b"one"), TokenKey::new(b"other"));
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
        let key = TokenKey::new(b"one");
        let (first, second) = (key.derive("daily spire 2025-06-24"), key.derive("daily spire 2025-06-25"));
        assert_eq!(first, key.derive("daily spire 2025-06-24"));
        assert_ne!(first, second);
        assert_ne!(first, TokenKey::new(b"other").derive("daily spire 2025-06-24"));
        assert_ne!(first[..16], first[32..], "the salt is not a part of the secret");
    }

    #[test]
    fn the_key_is_made_once_and_private() {
        let folder = tempfile::tempdir().unwrap();
        let cookie = TokenKey::open(folder.path()).unwrap().sign("0123456789abcdef");
        assert!(TokenKey::open(folder.path()).unwrap().verify(&cookie).is_some());
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = std::fs::metadata(folder.path().join(FILE)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        std::fs::write(folder.path().join(FILE), "nonsense").unwrap();
        assert!(TokenKey::open(folder.path()).is_err());
    }
}
