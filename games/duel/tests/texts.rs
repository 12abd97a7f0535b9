//! The text of every card and token, in both languages, as a file that somebody has read. After a change:
//! `BLESS=1 cargo nextest run -p atout-duel --test texts`, then read what is different.

use atout_core::{ContentRef, Lang};
use atout_duel::{CardDef, Pool, card_text, mana_cost_text, rules, type_line};
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
    for section in rules(lang) {
        writeln!(out, "{}\n    {}", section.title, section.paragraphs.join("\n    ")).unwrap();
    }
    out
}

#[test]
fn every_text_is_as_it_was_read() {
    for (lang, name) in [(Lang::En, "texts_en.txt"), (Lang::Fr, "texts_fr.txt")] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
        let texts = lang.typeset(all_texts(lang));
        if std::env::var_os("BLESS").is_some() {
            std::fs::write(&path, &texts).unwrap();
        }
        let read = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(texts == read, "the texts have changed: read them again ({name})");
    }
}
