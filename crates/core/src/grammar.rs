//! The grammar that sentences share: lists, plurals, counts, ages, punctuation, French elision.
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

    /// A number and its noun, each language in singular and plural: "1 card", "3 cartes".
    #[must_use]
    pub fn count(self, n: usize, en: [&str; 2], fr: [&str; 2]) -> String {
        let [one, many] = self.pick(en, fr);
        format!("{n} {}", self.plural(n, one, many))
    }

    /// How long ago something was: "2 hours ago", "il y a 2 heures".
    #[must_use]
    pub fn ago(self, seconds: u64) -> String {
        let number = |n: u64| usize::try_from(n).unwrap_or(usize::MAX);
        let how_long = match seconds {
            ..60 => return self.pick("just now", "à l’instant").to_owned(),
            60..3_600 => self.count(number(seconds / 60), ["minute", "minutes"], ["minute", "minutes"]),
            3_600..86_400 => self.count(number(seconds / 3_600), ["hour", "hours"], ["heure", "heures"]),
            86_400..172_800 => return self.pick("yesterday", "hier").to_owned(),
            172_800..2_592_000 => self.count(number(seconds / 86_400), ["day", "days"], ["jour", "jours"]),
            2_592_000..31_536_000 => self.count(number(seconds / 2_592_000), ["month", "months"], ["mois", "mois"]),
            _ => self.count(number(seconds / 31_536_000), ["year", "years"], ["an", "ans"]),
        };
        self.pick(format!("{how_long} ago"), format!("il y a {how_long}"))
    }

    /// The text with typographic apostrophes, and in French with no-break spaces where punctuation wants them. Sentences
    /// are written plainly; whoever shows them calls this.
    #[must_use]
    pub fn typeset(self, text: String) -> String {
        let wants_spaces = self == Lang::Fr && text.contains([':', ';', '?', '!', '«', '»']);
        if !wants_spaces && !text.contains('\'') {
            return text;
        }
        let letters: Vec<char> = text.chars().collect();
        let at = |n: Option<usize>| n.and_then(|n| letters.get(n)).copied().unwrap_or(' ');
        let set = |(n, letter): (usize, &char)| match *letter {
            '\'' if at(n.checked_sub(1)).is_alphanumeric() && at(Some(n + 1)).is_alphanumeric() => '’',
            ' ' if wants_spaces && (":;?!»".contains(at(Some(n + 1))) || at(n.checked_sub(1)) == '«') => '\u{a0}',
            letter => letter,
        };
        letters.iter().enumerate().map(set).collect()
    }

    /// The text with a capital first letter.
    #[must_use]
    pub fn capital(text: &str) -> String {
        let mut letters = text.chars();
        letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
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

/// French "de" before a name or noun: "d’Ada", "de Bob".
#[must_use]
pub fn de(name: &str) -> String {
    if elides(name) { format!("d’{name}") } else { format!("de {name}") }
}

/// French "que" before a name or noun: "qu’Ada", "que Bob".
#[must_use]
pub fn que(name: &str) -> String {
    if elides(name) { format!("qu’{name}") } else { format!("que {name}") }
}

/// A French noun with its article, "le" or "la", which is shortened before a vowel: "le Joker", "l’Espion".
#[must_use]
pub fn le(article: &str, noun: &str) -> String {
    if elides(noun) { format!("l’{noun}") } else { format!("{article} {noun}") }
}

/// Does French drop the vowel of a short word before this one? An `h` is taken as aspirated, which is right for names
/// more often than not.
fn elides(word: &str) -> bool {
    let mut letters = word.chars().flat_map(char::to_lowercase);
    let is_vowel = |letter: char| "aàâäæeéèêëiîïoôöœuùûü".contains(letter);
    match letters.next() {
        // "d’Yves", but "de Yann".
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
            ("Ada", "d’Ada"),
            ("Éloïse", "d’Éloïse"),
            ("Bob", "de Bob"),
            ("Yves", "d’Yves"),
            ("Yann", "de Yann"),
            ("Hugo", "de Hugo"),
            ("", "de "),
        ] {
            assert_eq!(de(name), expected);
        }
        assert_eq!((que("Ada"), que("Bob")), ("qu’Ada".to_owned(), "que Bob".to_owned()));
    }

    #[test]
    fn articles_are_shortened_before_a_vowel() {
        assert_eq!((le("le", "Espion"), le("la", "Banshee")), ("l’Espion".to_owned(), "la Banshee".to_owned()));
    }

    #[test]
    fn ages_are_told_in_words() {
        let told = [30, 60, 7_300, 90_000, 200_000, 6_000_000, 70_000_000].map(|age| Lang::En.ago(age));
        assert_eq!(
            told,
            ["just now", "1 minute ago", "2 hours ago", "yesterday", "2 days ago", "2 months ago", "2 years ago"]
        );
        assert_eq!(Lang::Fr.ago(7_300), "il y a 2 heures");
        assert_eq!(Lang::Fr.ago(40_000_000), "il y a 1 an");
    }

    #[test]
    fn plain_sentences_are_typeset() {
        let set = |lang: Lang, text: &str| lang.typeset(text.to_owned());
        assert_eq!(set(Lang::En, "You can't: `x` isn't one."), "You can’t: `x` isn’t one.");
        assert_eq!(set(Lang::En, "'quoted'"), "'quoted'");
        assert_eq!(set(Lang::Fr, "L'eau : « ici » !"), "L’eau\u{a0}: «\u{a0}ici\u{a0}»\u{a0}!");
        assert_eq!(set(Lang::Fr, "à 10:30"), "à 10:30");
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
