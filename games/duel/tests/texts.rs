//! The text of every card and token, in both languages, as a file that somebody has read. After a change:
//! `BLESS=1 cargo test -p atout-duel --test all texts::`, then read what is different.

use atout_core::{ContentRef, Lang, Rulebook};
use atout_duel::{
    CardDef, CardEntry, Config, Duel, Gender, Number, Pool, card_text, colour_name, mana_cost_text, type_line,
};
use atout_testing::check_kept;
use serde_json::Value;
use std::fmt::Write as _;
use std::path::Path;

/// Everything that is printed on a card.
fn printed(pool: &Pool, card: &CardDef, lang: Lang) -> String {
    let entry = &card.entry;
    let mut out = format!("{} — {}", card.id, entry.name.get(lang));
    if entry.card_type != atout_duel::CardType::Land && !card.is_token {
        write!(out, " {}", mana_cost_text(entry.cost)).unwrap();
    }
    write!(out, " — {}", type_line(pool, card, lang)).unwrap();
    if let (Some(force), Some(endurance)) = (entry.force, entry.endurance) {
        write!(out, " {force}/{endurance}").unwrap();
    }
    if entry.colour.is_some() {
        // A token's colour is that of its frame.
        let colours = card.colours.iter().map(|colour| colour_name(colour, Gender::Masculine, Number::One, lang));
        write!(out, " ({})", lang.list(&colours.collect::<Vec<_>>())).unwrap();
    }
    for paragraph in card_text(pool, card, lang).lines() {
        write!(out, "\n    {paragraph}").unwrap();
    }
    out
}

fn all_texts(lang: Lang) -> String {
    let pool = ContentRef::<Pool>::current().get();
    let mut out = String::new();
    for card in &pool.cards {
        writeln!(out, "{}", printed(pool, card, lang)).unwrap();
    }
    for section in Duel::rules(&Config::default(), lang) {
        writeln!(out, "{}\n    {}", section.title, section.paragraphs.join("\n    ")).unwrap();
    }
    out
}

#[test]
fn every_text_is_as_it_was_read() {
    for (lang, name) in [(Lang::En, "texts_en.txt"), (Lang::Fr, "texts_fr.txt")] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
        check_kept(file, &lang.typeset(all_texts(lang)));
    }
}

/// Marks of a text that was put together wrongly.
const EN_FAULTS: &[&str] = &[
    "  ",
    " ,",
    " .",
    "..",
    ",,",
    " a a",
    " a e",
    " a i",
    " a o",
    " an b",
    " an c",
    "another target target",
    "all each",
    "the the",
    " it it ",
    "{}",
    "( ",
    " )",
    ".,",
    ",.",
    "−−",
    "+−",
    " 1 cards",
    "one cards",
    "a cards",
];

const FR_FAULTS: &[&str] = &[
    "  ",
    " ,",
    " .",
    "..",
    ",,",
    "de le ",
    "de les ",
    "à le ",
    "à les ",
    "de un ",
    "de une ",
    "que un",
    "que il",
    "que elle",
    "si il ",
    "le a",
    "la a",
    "le e",
    "la e",
    "la é",
    "le é",
    "le i",
    "la i",
    "le o",
    "la o",
    "ce e",
    "ce a",
    "de a",
    "de e",
    "de i",
    "de o",
    "de é",
    "de î",
    "d’ ",
    "l’ ",
    "qu’ ",
    "{}",
    ".,",
    ",.",
    "−−",
    "+−",
    "à jusqu",
    "de jusqu",
    "autres créature ",
    "l’hâte",
    " 1 points",
    " 1 dégâts",
    " 0 points",
];

#[test]
fn no_text_has_a_grammatical_fault() {
    let pool = ContentRef::<Pool>::current().get();
    for (lang, faults) in [(Lang::En, EN_FAULTS), (Lang::Fr, FR_FAULTS)] {
        for card in &pool.cards {
            let text = format!(" {}", card_text(pool, card, lang).replace('\n', " ¶ "));
            for fault in faults {
                // A fault begins where a word begins, unless it is punctuation.
                let is_word = fault.starts_with(char::is_alphabetic);
                let found = if is_word { text.contains(&format!(" {fault}")) } else { text.contains(fault) };
                assert!(!found, "{}: `{fault}` in {text}", card.id);
            }
            assert_eq!(
                text.matches(['(', '“', '«']).count(),
                text.matches([')', '”', '»']).count(),
                "{}: {text}",
                card.id
            );
            assert_eq!(text.matches('{').count(), text.matches('}').count(), "{}: {text}", card.id);
        }
    }
}

#[test]
fn every_paragraph_is_a_sentence() {
    let pool = ContentRef::<Pool>::current().get();
    for lang in Lang::ALL {
        for card in &pool.cards {
            for (n, paragraph) in card_text(pool, card, lang).lines().enumerate() {
                let is_keywords = !paragraph.ends_with(['.', ')', '”', '»']);
                assert!(!is_keywords || n <= 1, "{}: {paragraph}", card.id);
                assert!(!paragraph.starts_with(char::is_lowercase), "{}: {paragraph}", card.id);
            }
        }
    }
}

/// All the values that differ from this one by one thing: an entry is missing, a number is one more, yes is no.
fn one_less(value: &Value) -> Vec<Value> {
    let mut all = Vec::new();
    match value {
        Value::Array(list) => {
            for n in 0..list.len() {
                let mut less = list.clone();
                less.remove(n);
                all.push(Value::Array(less));
                all.extend(one_less(&list[n]).into_iter().map(|inner| {
                    let mut changed = list.clone();
                    changed[n] = inner;
                    Value::Array(changed)
                }));
            }
        }
        Value::Object(map) => {
            for (key, inner) in map {
                // A kind says its type; "whose" of a trigger about a permanent says nothing.
                if !(key == "type" && map.contains_key("kind")) {
                    let mut less = map.clone();
                    less.remove(key);
                    all.push(Value::Object(less));
                }
                all.extend(one_less(inner).into_iter().map(|inner| {
                    let mut changed = map.clone();
                    changed.insert(key.clone(), inner);
                    Value::Object(changed)
                }));
            }
        }
        Value::Number(number) => all.extend(number.as_i64().map(|n| Value::from(n + 1))),
        Value::Bool(is) => all.push(Value::Bool(!is)),
        Value::String(_) | Value::Null => {}
    }
    all
}

/// A text cannot hide anything: whatever is taken out of a card, its text is another one.
#[test]
fn whatever_is_taken_out_of_a_card_its_text_shows_it() {
    let pool = ContentRef::<Pool>::current().get();
    let mut n_changes = 0;
    for card in &pool.cards {
        let before = Lang::ALL.map(|lang| printed(pool, card, lang));
        let entry = serde_json::to_value(&card.entry).unwrap();
        for changed in one_less(&entry) {
            let Ok(entry) = serde_json::from_value::<CardEntry>(changed.clone()) else { continue };
            // An empty list is not a list with one thing less: such a field is left out, which is another change.
            if changed.to_string().contains("[]") {
                continue;
            }
            // What is written may be what is meant anyway.
            if entry == card.entry
                || serde_json::to_value(&entry).unwrap() == serde_json::to_value(&card.entry).unwrap()
            {
                continue;
            }
            let other = CardDef { colours: entry.colours(), entry, ..card.clone() };
            n_changes += 1;
            for (lang, before) in Lang::ALL.into_iter().zip(&before) {
                let after = printed(pool, &other, lang);
                assert!(after != *before, "{}: {changed}\nreads as before: {before}", card.id);
            }
        }
    }
    assert!(n_changes > 2_000, "only {n_changes} changes were tried");
}
