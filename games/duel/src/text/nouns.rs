//! Words with grammar: nouns with gender and plural, adjectives that agree, articles, numbers, names of types and colours.
//!
//! Not here: what stands around a noun (`phrase.rs`), names of keywords (`keywords.rs`).

use crate::{CardType, Colour, Pool};
use atout_core::Lang;

/// The gender of a French word.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Gender {
    /// "le terrain".
    Masculine,
    /// "la créature".
    Feminine,
}

/// One or several.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Number {
    /// "creature".
    One,
    /// "creatures".
    Many,
}

use Gender::{Feminine, Masculine};

/// A noun in both languages, each in singular and plural.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Noun {
    en: [String; 2],
    fr: [String; 2],
    pub(super) gender: Gender,
}

impl Noun {
    pub(super) fn new(en: [&str; 2], fr: [&str; 2], gender: Gender) -> Noun {
        Noun { en: en.map(str::to_owned), fr: fr.map(str::to_owned), gender }
    }

    pub(super) fn form(&self, number: Number, lang: Lang) -> &str {
        &lang.pick(&self.en, &self.fr)[usize::from(number == Number::Many)]
    }

    /// Several sorts as one noun: "instant or sorcery card", "carte d’éphémère ou de rituel".
    pub(super) fn of_sorts(sorts: &[Noun], whole: &Noun) -> Noun {
        let names = |form: fn(&Noun) -> String| sorts.iter().map(form).collect::<Vec<_>>();
        let en = alternatives(&names(|sort| sort.en[0].clone()), "or");
        let fr = alternatives(&names(|sort| de(&sort.fr[0])), "ou");
        Noun {
            en: [0, 1].map(|n| format!("{en} {}", whole.en[n])),
            fr: [0, 1].map(|n| format!("{} {fr}", whole.fr[n])),
            gender: whole.gender,
        }
    }

    /// A noun beside another that agrees with it in number: "Goblin token", "jetons gobelins".
    pub(super) fn beside(sort: &Noun, whole: &Noun) -> Noun {
        Noun {
            en: [0, 1].map(|n| format!("{} {}", sort.en[0], whole.en[n])),
            fr: [0, 1].map(|n| format!("{} {}", whole.fr[n], sort.fr[n])),
            gender: whole.gender,
        }
    }
}

/// Nouns of the game.
pub(super) fn permanent() -> Noun {
    Noun::new(["permanent", "permanents"], ["permanent", "permanents"], Masculine)
}

pub(super) fn card() -> Noun {
    Noun::new(["card", "cards"], ["carte", "cartes"], Feminine)
}

pub(super) fn spell() -> Noun {
    Noun::new(["spell", "spells"], ["sort", "sorts"], Masculine)
}

pub(super) fn token() -> Noun {
    Noun::new(["token", "tokens"], ["jeton", "jetons"], Masculine)
}

pub(super) fn aura() -> Noun {
    Noun::new(["Aura", "Auras"], ["aura", "auras"], Feminine)
}

pub(super) fn player() -> Noun {
    Noun::new(["player", "players"], ["joueur", "joueurs"], Masculine)
}

pub(super) fn opponent() -> Noun {
    Noun::new(["opponent", "opponents"], ["adversaire", "adversaires"], Masculine)
}

pub(super) fn of_type(card_type: CardType) -> Noun {
    match card_type {
        CardType::Land => Noun::new(["land", "lands"], ["terrain", "terrains"], Masculine),
        CardType::Creature => Noun::new(["creature", "creatures"], ["créature", "créatures"], Feminine),
        CardType::Invocation => Noun::new(["invocation", "invocations"], ["invocation", "invocations"], Feminine),
        CardType::Sorcery => Noun::new(["sorcery", "sorceries"], ["rituel", "rituels"], Masculine),
        CardType::Instant => Noun::new(["instant", "instants"], ["éphémère", "éphémères"], Masculine),
    }
}

/// The name of a card type: "creature", "créature".
#[must_use]
pub fn type_name(card_type: CardType, lang: Lang) -> String {
    of_type(card_type).form(Number::One, lang).to_owned()
}

/// The noun of a kind by its id; the id itself if nothing declares it.
pub(super) fn of_kind(pool: &Pool, id: &str) -> Noun {
    pool.kinds.iter().find(|(name, _)| name == id).map_or_else(
        || Noun::new([id, id], [id, id], Masculine),
        |(_, kind)| {
            let gender = if kind.feminine { Feminine } else { Masculine };
            Noun::new([&kind.one.en, &kind.many.en], [&kind.one.fr, &kind.many.fr], gender)
        },
    )
}

/// An adjective; in French with its four forms.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Adjective {
    en: String,
    /// Masculine, feminine; then both in the plural.
    fr: [String; 4],
}

impl Adjective {
    /// With the French endings -, -e, -s, -es.
    pub(super) fn regular(en: &str, fr: &str) -> Adjective {
        Adjective { en: en.to_owned(), fr: ["", "e", "s", "es"].map(|ending| format!("{fr}{ending}")) }
    }

    /// With the same French forms for both genders: "rouge", "rouges".
    pub(super) fn ending_in_e(en: &str, fr: &str) -> Adjective {
        Adjective { en: en.to_owned(), fr: ["", "", "s", "s"].map(|ending| format!("{fr}{ending}")) }
    }

    pub(super) fn invariable(en: &str, fr: &str) -> Adjective {
        Adjective { en: en.to_owned(), fr: [(); 4].map(|()| fr.to_owned()) }
    }

    pub(super) fn of_colour(colour: Colour) -> Adjective {
        match colour {
            Colour::White => {
                Adjective { en: "white".into(), fr: ["blanc", "blanche", "blancs", "blanches"].map(String::from) }
            }
            Colour::Blue => Adjective::regular("blue", "bleu"),
            Colour::Black => Adjective::regular("black", "noir"),
            Colour::Red => Adjective::ending_in_e("red", "rouge"),
            Colour::Green => Adjective::regular("green", "vert"),
        }
    }

    /// The opposite: "nonwhite", "non-blanche".
    pub(super) fn not(self) -> Adjective {
        Adjective { en: format!("non{}", self.en), fr: self.fr.map(|form| format!("non-{form}")) }
    }

    /// Several joined by a word: "white or black".
    pub(super) fn joined(all: &[Adjective], [en, fr]: [&str; 2]) -> Adjective {
        let join = |forms: Vec<&str>, word: &str| forms.join(&format!(" {word} "));
        Adjective {
            en: join(all.iter().map(|one| one.en.as_str()).collect(), en),
            fr: [0, 1, 2, 3].map(|form| join(all.iter().map(|one| one.fr[form].as_str()).collect(), fr)),
        }
    }

    pub(super) fn form(&self, gender: Gender, number: Number, lang: Lang) -> &str {
        let form = usize::from(gender == Feminine) + 2 * usize::from(number == Number::Many);
        lang.pick(&self.en, &self.fr[form])
    }
}

/// The name of a colour as an adjective: "white", "blanche", "blancs".
#[must_use]
pub fn colour_name(colour: Colour, gender: Gender, number: Number, lang: Lang) -> String {
    Adjective::of_colour(colour).form(gender, number, lang).to_owned()
}

/// A number in words up to ten: "three", "trois"; one is "one" and "un" or "une".
pub(super) fn in_words(n: i16, gender: Gender, lang: Lang) -> String {
    const EN: [&str; 11] = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
    const FR: [&str; 11] = ["zéro", "un", "deux", "trois", "quatre", "cinq", "six", "sept", "huit", "neuf", "dix"];
    if lang == Lang::Fr && n == 1 {
        return un(gender).to_owned();
    }
    usize::try_from(n).ok().and_then(|n| lang.pick(EN, FR).get(n).copied()).map_or_else(|| n.to_string(), str::to_owned)
}

/// "un", "une".
pub(super) const fn un(gender: Gender) -> &'static str {
    match gender {
        Masculine => "un",
        Feminine => "une",
    }
}

/// The English "a" or "an" before a word, by its sound: "an Elf", "a Unicorn", "an 8/8".
pub(super) fn a(word: &str) -> &'static str {
    let lower = word.to_lowercase();
    let sounds_like_a_consonant = ["uni", "one", "eu", "use"].iter().any(|start| lower.starts_with(start));
    let sounds_like_a_vowel = lower.starts_with(['a', 'e', 'i', 'o', 'u', '8'])
        || ["11/", "18/", "11 ", "18 ", "x/", "x "].iter().any(|start| lower.starts_with(start));
    if sounds_like_a_vowel && !sounds_like_a_consonant { "an" } else { "a" }
}

/// "Goblin", "Goblin or Elf", "Goblin, Elf or Troll".
pub(super) fn alternatives(words: &[String], or: &str) -> String {
    match words {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {or} {last}", first.join(", ")),
    }
}

/// The few French common nouns of such games whose `h` keeps the vowel before it.
const ASPIRATED: [&str; 13] = [
    "hâte",
    "harpie",
    "héros",
    "hibou",
    "héron",
    "hérisson",
    "homard",
    "hobgobelin",
    "halfelin",
    "hussard",
    "hallebardier",
    "hurleur",
    "hyène",
];

/// Does the word begin with an `h` that is not heard? In common nouns that is the rule, in names it is not.
fn is_mute(word: &str) -> bool {
    word.starts_with('h') && !ASPIRATED.iter().any(|aspirated| word.starts_with(aspirated))
}

/// Does French drop the vowel of a short word before this one?
pub(super) fn elides(word: &str) -> bool {
    is_mute(word) || atout_core::de(word).starts_with("d’")
}

/// "de créature", "d’humain".
pub(super) fn de(word: &str) -> String {
    if is_mute(word) { format!("d’{word}") } else { atout_core::de(word) }
}

/// "la créature", "l’humain".
pub(super) fn le(gender: Gender, word: &str) -> String {
    if is_mute(word) {
        return format!("l’{word}");
    }
    atout_core::le(if gender == Feminine { "la" } else { "le" }, word)
}
