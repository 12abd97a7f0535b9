//! The grammar that sentences share: lists, plurals, colons, quotation marks, French elision.
//!
//! Not here: the sentences; each is beside what it describes.

use crate::Lang;

impl Lang {
    /// A colon as this language prints it: French puts a no-break space before it.
    #[must_use]
    pub const fn colon(self) -> &'static str {
        match self {
            Lang::En => ":",
            Lang::Fr => "\u{a0}:",
        }
    }

    /// A text in quotation marks: `R7`, «&nbsp;R7&nbsp;».
    #[must_use]
    pub fn quote(self, text: &str) -> String {
        self.pick(format!("`{text}`"), format!("«\u{a0}{text}\u{a0}»"))
    }

    /// The form of a noun that goes with a number: French uses the singular below two, English for one only.
    #[must_use]
    pub fn plural<T>(self, n: usize, one: T, many: T) -> T {
        let is_singular = match self {
            Lang::En => n == 1,
            Lang::Fr => n < 2,
        };
        if is_singular { one } else { many }
    }

    /// Words in a row: "Ada, Bob and Cy".
    #[must_use]
    pub fn list<S: AsRef<str>>(self, words: &[S]) -> String {
        match words {
            [] => String::new(),
            [one] => one.as_ref().to_owned(),
            [first @ .., last] => {
                let first = first.iter().map(AsRef::as_ref).collect::<Vec<_>>().join(", ");
                format!("{first} {} {}", self.pick("and", "et"), last.as_ref())
            }
        }
    }
}

/// French "de" before a name or noun: "d'Ada", "de Bob".
#[must_use]
pub fn de(name: &str) -> String {
    if elides(name) { format!("d'{name}") } else { format!("de {name}") }
}

/// French "que" before a name or noun: "qu'Ada", "que Bob".
#[must_use]
pub fn que(name: &str) -> String {
    if elides(name) { format!("qu'{name}") } else { format!("que {name}") }
}

/// Does French drop the vowel of a short word before this one? An `h` is taken as aspirated, which is right for names
/// more often than not.
fn elides(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    let is_vowel = |letter: char| "aàâäæeéèêëiîïoôöœuùûü".contains(letter);
    match letters.next() {
        // "d'Yves", but "de Yann".
        Some('y') => letters.next().is_some_and(|second| !is_vowel(second)),
        Some(first) => is_vowel(first),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn de_is_shortened_before_a_vowel() {
        for (name, expected) in [
            ("Ada", "d'Ada"),
            ("Éloïse", "d'Éloïse"),
            ("Bob", "de Bob"),
            ("Yves", "d'Yves"),
            ("Yann", "de Yann"),
            ("Hugo", "de Hugo"),
            ("", "de "),
        ] {
            assert_eq!(de(name), expected);
        }
        assert_eq!((que("Ada"), que("Bob")), ("qu'Ada".to_owned(), "que Bob".to_owned()));
    }

    #[test]
    fn lists_and_plurals_follow_the_language() {
        assert_eq!(Lang::En.list(&["Ada", "Bob", "Cy"]), "Ada, Bob and Cy");
        assert_eq!(Lang::Fr.list(&["Ada", "Bob"]), "Ada et Bob");
        assert_eq!(Lang::En.list::<&str>(&[]), "");
        assert_eq!([0, 1, 2].map(|n| Lang::En.plural(n, "card", "cards")), ["cards", "card", "cards"]);
        assert_eq!([0, 1, 2].map(|n| Lang::Fr.plural(n, "carte", "cartes")), ["carte", "carte", "cartes"]);
    }
}
