//! How every word of the vocabulary reads: `wording.toml` has small cards with their exact texts.

use atout_core::{ContentRef, Lang, Rulebook};
use atout_duel::{
    AbilityRef, Article, CardDef, CardType, Colour, Config, Duel, Filter, Gender, Keyword, Number, Pool, Word,
    ability_text, card_text, colour_name, cost_text, filter_text, keyword_help, keyword_name, mode_text, type_line,
    type_name,
};
use serde::Deserialize;
use std::collections::BTreeSet;

const CASES: &str = include_str!("wording.toml");

/// A token with a keyword and an ability of its own, for the cards that make one.
const TOKEN: &str = r#"
[token.trial]
name = { en = "Imp", fr = "Diablotin" }
type = "creature"
kind = "goblin"
colour = ["black", "red"]
force = 1
endurance = 1
keywords = ["flying", "cannot-block"]
"#;

#[derive(Deserialize)]
struct Cases {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    card: String,
    en: String,
    fr: String,
}

/// Cards laid over the pool, in order, under ids `trial-00`, `trial-01`, …
fn pool_with(cards: &[&str]) -> &'static Pool {
    let mut file = TOKEN.to_owned();
    for (n, card) in cards.iter().enumerate() {
        file += &format!("[card.trial-{n:02}]\nname = {{ en = \"Trial {n}\", fr = \"Essai {n}\" }}\n{card}\n");
    }
    ContentRef::<Pool>::load("trial.toml", &file).unwrap_or_else(|error| panic!("{}", error.0.en)).get()
}

fn trial(pool: &Pool, n: usize) -> &CardDef {
    &pool.cards[usize::from(pool.find(&format!("trial-{n:02}")).unwrap())]
}

#[test]
fn every_word_reads_as_it_is_printed() {
    let cases: Cases = toml::from_str(CASES).unwrap();
    let cards: Vec<&str> = cases.case.iter().map(|case| case.card.as_str()).collect();
    let pool = pool_with(&cards);
    for (n, case) in cases.case.iter().enumerate() {
        let card = trial(pool, n);
        for (lang, expected) in [(Lang::En, &case.en), (Lang::Fr, &case.fr)] {
            let expected = expected.replace('~', card.entry.name.get(lang));
            let text = card_text(pool, card, lang).replace('\u{a0}', " ");
            assert_eq!(text, expected, "{}", case.card);
        }
    }
}

/// Every name of an effect, measure, condition, trigger, target, cost and static field stands in some case.
#[test]
fn every_word_is_in_a_case() {
    const WORDS: &str = "damage divide-damage fight gain-life lose-life draw discard mill destroy exile put sacrifice \
        sacrifice-self counter pump lose become counters tap untap control token fetch extra-land mana peace protect win if \
        x event count graveyards hand-of life-of force-of endurance-of counters-of cost-of times \
        your-turn number self it target not all permanent player creature-or-player spell card \
        enters leaves dies attacks blocks becomes-blocked deals-damage is-dealt-damage casts resolves gains-life \
        turn-begins combat-begins turn-ends life slow may choose-colour random stays unless divided from \
        force endurance keywords set unblockable-by extra-mana enters-tapped enters-with enchant extra activated \
        target-2 target-controller its-controller you opponent players each host \
        hand battlefield battlefield-tapped library-top library-bottom \
        type not-type kind not-kind colour not-colour keyword no-keyword force-min force-max endurance-max cost-max \
        whose other tapped attacking blocking enchanted aura any";
    let is_word = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let cases: Cases = toml::from_str(CASES).unwrap();
    let written: BTreeSet<&str> =
        cases.case.iter().flat_map(|case| case.card.split(|letter| !is_word(letter))).collect();
    let missing: Vec<&str> = WORDS.split_whitespace().filter(|word| !written.contains(word)).collect();
    assert!(missing.is_empty(), "no case has {missing:?}");
}

#[test]
fn filters_read_with_any_article() {
    let pool = ContentRef::<Pool>::current().get();
    let filter: Filter = toml::from_str("type = 'creature'\ncolour = 'white'\nwhose = 'you'\nother = true").unwrap();
    let text = |number, article, lang| filter_text(pool, &filter, number, article, lang);
    assert_eq!(text(Number::One, Article::Target, Lang::En), "another target white creature you control");
    assert_eq!(text(Number::One, Article::Target, Lang::Fr), "une autre créature blanche ciblée que vous contrôlez");
    assert_eq!(text(Number::One, Article::Each, Lang::Fr), "chaque autre créature blanche que vous contrôlez");
    assert_eq!(text(Number::Many, Article::All, Lang::En), "other white creatures you control");
    assert_eq!(text(Number::Many, Article::Count(3), Lang::Fr), "trois autres créatures blanches que vous contrôlez");
    let elf: Filter = toml::from_str("kind = 'elf'\ntapped = true").unwrap();
    assert_eq!(filter_text(pool, &elf, Number::One, Article::A, Lang::En), "a tapped Elf");
    assert_eq!(filter_text(pool, &elf, Number::One, Article::That, Lang::Fr), "cet elfe engagé");
    assert_eq!(filter_text(pool, &elf, Number::One, Article::Target, Lang::Fr), "l’elfe engagé ciblé");
    let human: Filter = toml::from_str("kind = 'human'").unwrap();
    assert_eq!(filter_text(pool, &human, Number::One, Article::Target, Lang::Fr), "l’humain ciblé");
    assert_eq!(filter_text(pool, &human, Number::One, Article::That, Lang::Fr), "cet humain");
    assert_eq!(filter_text(pool, &elf, Number::One, Article::Second, Lang::Fr), "le second elfe engagé");
}

#[test]
fn types_read_as_on_printed_cards() {
    let pool = pool_with(&[
        "type = 'creature'\nkind = ['goblin', 'warrior']\ncost = 'R'\nforce = 1\nendurance = 1",
        "type = 'invocation'\ncost = 'W'\nenchant = { type = 'creature' }\nstatic = { to = 'host', force = 1 }",
        "type = 'instant'\ncost = 'U'\ndo = { effects = [{ draw = { amount = 1 } }] }",
    ]);
    let line = |card: &CardDef| Lang::ALL.map(|lang| type_line(pool, card, lang).replace('\u{a0}', " "));
    assert_eq!(line(trial(pool, 0)), ["Creature — Goblin Warrior", "Créature : gobelin et guerrier"]);
    assert_eq!(line(trial(pool, 1)), ["Invocation — Aura", "Invocation : aura"]);
    assert_eq!(line(trial(pool, 2)), ["Instant", "Éphémère"]);
    let forest = &pool.cards[usize::from(pool.find("forest").unwrap())];
    assert_eq!(line(forest), ["Basic land — Forest", "Terrain de base : forêt"]);
    let token = &pool.cards[usize::from(pool.find_token("trial").unwrap())];
    assert_eq!(line(token), ["Token creature — Goblin", "Jeton de créature : gobelin"]);
    assert_eq!(type_name(CardType::Sorcery, Lang::Fr), "rituel");
    assert_eq!(colour_name(Colour::White, Gender::Feminine, Number::Many, Lang::Fr), "blanches");
}

#[test]
fn single_abilities_modes_and_costs_have_texts() {
    let pool = pool_with(&[r#"
        type = "creature"
        cost = "1R"
        force = 1
        endurance = 1
        mana = { colour = "red" }
        activated = { cost = { mana = "1R", tap = true, sacrifice = { what = { type = "creature" } } }, do = { effects = [{ draw = { amount = 1 } }] } }
        trigger = { on = "attacks", what = { each = { kind = "goblin" } }, do = [{ effects = [{ untap = { what = "it" } }] }, { effects = [{ draw = { amount = 1 } }] }] }
    "#]);
    let card = trial(pool, 0);
    let ability = |which, lang| ability_text(pool, card, which, lang).replace('\u{a0}', " ");
    assert_eq!(ability(AbilityRef::Mana, Lang::En), "Tap: Add {R}.");
    assert_eq!(
        ability(AbilityRef::Activated(0), Lang::Fr),
        "{1}{R}, engagez, sacrifiez une créature : Piochez une carte."
    );
    assert_eq!(
        ability(AbilityRef::Triggered(0), Lang::En),
        "Whenever a Goblin attacks, choose one — untap it; or draw a card."
    );
    assert_eq!(ability(AbilityRef::Triggered(9), Lang::En), "");
    assert_eq!(cost_text(pool, card, &card.entry.activated[0].cost, Lang::En), "{1}{R}, tap, sacrifice a creature");
    let modes = &card.entry.triggers[0].modes;
    assert_eq!(mode_text(pool, card, &modes[0], Lang::En), "Untap it.");
    assert_eq!(mode_text(pool, card, &modes[0], Lang::Fr), "Dégagez-le.");
    assert_eq!(mode_text(pool, card, &modes[1], Lang::Fr), "Piochez une carte.");
}

#[test]
fn keywords_and_rules_are_told_in_both_languages() {
    for lang in Lang::ALL {
        let names: BTreeSet<&str> = Keyword::ALL.iter().map(|keyword| keyword_name(*keyword, lang)).collect();
        assert_eq!(names.len(), Keyword::ALL.len());
        assert!(Keyword::ALL.iter().all(|keyword| keyword_help(*keyword, lang).ends_with('.')));
    }
    let [en, fr] = Lang::ALL.map(|lang| Duel::rules(&Config::default(), lang));
    assert_eq!(en.len(), fr.len());
    for (en, fr) in en.iter().zip(&fr) {
        assert_eq!((en.id, en.paragraphs.len()), (fr.id, fr.paragraphs.len()));
        assert_ne!(en.title, fr.title);
    }
    assert!(fr.iter().any(|section| section.paragraphs.iter().any(|text| text.starts_with("Initiative"))));
}
