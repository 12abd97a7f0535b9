//! The two languages everything is written in.
//!
//! A text is a pair, so a missing translation does not compile. Not here: the texts themselves; each stands beside
//! what it describes.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

/// A language that people read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English.
    #[default]
    En,
    /// French.
    Fr,
}

impl Lang {
    /// Both languages, in the order in which a switch shows them.
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Fr];

    /// The one of two values that is in this language.
    pub fn pick<T>(self, en: T, fr: T) -> T {
        match self {
            Lang::En => en,
            Lang::Fr => fr,
        }
    }

    /// The code used in `lang="…"`, cookies and `--lang`.
    pub const fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Fr => "fr",
        }
    }

    /// The best language for an `Accept-Language` header or a `LANG` variable.
    #[must_use]
    pub fn preferred(list: &str) -> Lang {
        list.split([',', ':']).filter_map(|one| one.trim().get(..2)?.parse().ok()).next().unwrap_or_default()
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = Message;
    fn from_str(text: &str) -> Result<Lang, Message> {
        match text.to_ascii_lowercase().as_str() {
            "en" => Ok(Lang::En),
            "fr" => Ok(Lang::Fr),
            _ => Err(Message::new(
                format!("unknown language `{text}`: use `en` or `fr`"),
                format!("langue inconnue «\u{a0}{text}\u{a0}»\u{a0}: utilisez «\u{a0}en\u{a0}» ou «\u{a0}fr\u{a0}»"),
            )),
        }
    }
}

/// A fixed text in both languages.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Text {
    /// English.
    pub en: &'static str,
    /// French.
    pub fr: &'static str,
}

impl Text {
    /// A text from its two versions.
    pub const fn new(en: &'static str, fr: &'static str) -> Text {
        Text { en, fr }
    }

    /// The version in `lang`.
    pub const fn get(self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Fr => self.fr,
        }
    }
}

/// A sentence composed at run time in both languages (an error, mostly). Displays in English.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Message {
    /// English.
    pub en: Cow<'static, str>,
    /// French.
    pub fr: Cow<'static, str>,
}

impl Message {
    /// A sentence from its two versions.
    pub fn new(en: impl Into<Cow<'static, str>>, fr: impl Into<Cow<'static, str>>) -> Message {
        Message { en: en.into(), fr: fr.into() }
    }

    /// The version in `lang`.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        lang.pick(&self.en, &self.fr)
    }
}

impl From<Text> for Message {
    fn from(text: Text) -> Message {
        Message::new(text.en, text.fr)
    }
}

/// A name or a short text as a content file writes it, in both languages.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Words {
    /// English.
    pub en: String,
    /// French.
    pub fr: String,
}

impl Words {
    /// The words in one language.
    #[must_use]
    pub fn get(&self, lang: Lang) -> &str {
        lang.pick(&self.en, &self.fr)
    }
}

/// Sentences of a lesson or a puzzle, from its file: written in both languages, neither of them empty, typeset.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(try_from = "Words")]
pub struct Prose(pub Message);

impl TryFrom<Words> for Prose {
    type Error = &'static str;

    fn try_from(words: Words) -> Result<Prose, &'static str> {
        if words.en.trim().is_empty() || words.fr.trim().is_empty() {
            return Err("a text is empty: write it in English and in French");
        }
        let set = |lang: Lang| lang.typeset(words.get(lang).trim().to_owned());
        Ok(Prose(Message::new(set(Lang::En), set(Lang::Fr))))
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.en)
    }
}

impl std::error::Error for Message {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_known_language_of_a_list_wins() {
        assert_eq!(Lang::preferred("de-DE, fr-CA;q=0.8, en;q=0.5"), Lang::Fr);
        assert_eq!(Lang::preferred("fr_FR.UTF-8"), Lang::Fr);
        assert_eq!(Lang::preferred("é"), Lang::En);
    }
}
