//! Parsers for the values of options.

use atout_core::Message;

/// A whole number within bounds.
pub(crate) fn whole(min: u32, max: u32) -> impl Fn(&str) -> Result<u32, Message> + Clone + Send + Sync + 'static {
    move |text| {
        text.parse().ok().filter(|number| (min..=max).contains(number)).ok_or_else(|| {
            Message::new(
                format!("`{text}` is not a whole number from {min} to {max}"),
                format!("«\u{a0}{text}\u{a0}» n'est pas un entier de {min} à {max}"),
            )
        })
    }
}

/// A duration in seconds, such as `2` or `0.5`.
pub(crate) fn seconds(text: &str) -> Result<f64, Message> {
    text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds)).ok_or_else(|| {
        Message::new(
            format!("`{text}` is not a number of seconds from 0.01 to 3600"),
            format!("«\u{a0}{text}\u{a0}» n'est pas un nombre de secondes de 0.01 à 3600"),
        )
    })
}

/// `key=value`.
pub(crate) fn setting(text: &str) -> Result<(String, String), Message> {
    let pair = text.split_once('=').filter(|(key, _)| !key.is_empty());
    pair.map(|(key, value)| (key.to_owned(), value.to_owned())).ok_or_else(|| {
        Message::new(
            format!("`{text}` does not set an option: write `key=value`"),
            format!("«\u{a0}{text}\u{a0}» ne règle aucune option\u{a0}: écrivez «\u{a0}clé=valeur\u{a0}»"),
        )
    })
}

/// A fairness commitment: 64 hexadecimal digits in either case, given back in lower case.
pub(crate) fn commitment(text: &str) -> Result<String, Message> {
    let is_commitment = text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    is_commitment.then(|| text.to_ascii_lowercase()).ok_or_else(|| {
        Message::new(
            format!("`{text}` is not a commitment: a commitment is 64 hexadecimal digits"),
            format!(
                "«\u{a0}{text}\u{a0}» n'est pas un engagement\u{a0}: un engagement compte 64 chiffres hexadécimaux"
            ),
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_bounds() {
        let count = whole(1, 10);
        assert_eq!(count("10"), Ok(10));
        for text in ["0", "11", "-1", "x", "", "1.5"] {
            assert!(count(text).is_err(), "{text}");
        }
        assert!(seconds("0.5").is_ok());
        for text in ["0", "NaN", "inf", "-1", "x"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_setting_has_a_key_and_a_value() {
        assert_eq!(setting("a=b=c"), Ok(("a".into(), "b=c".into())));
        assert!(setting("ab").is_err() && setting("=b").is_err());
    }
}
