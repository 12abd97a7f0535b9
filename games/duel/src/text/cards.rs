//! Whole cards in words: type line, rules text, single abilities and modes.

use super::clauses::finish;
use super::nouns::{self, Number};
use super::phrase::{Article, Phrase, Prep};
use super::scope::Scope;
use super::{amounts, costs, filters, keywords, makes};
use crate::{Activated, Amount, CardDef, Cost, Doing, Keywords, Pool, Static, Subject, Trigger};
use atout_core::Lang;

/// One ability of a card, by its place in its list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum AbilityRef {
    /// The mana ability.
    Mana,
    /// An activated ability.
    Activated(usize),
    /// A triggered ability.
    Triggered(usize),
}

/// What a card is: "Creature — Goblin Warrior", "Créature : gobelin et guerrier".
#[must_use]
pub fn type_line(pool: &Pool, card: &CardDef, lang: Lang) -> String {
    let entry = &card.entry;
    let name = nouns::type_name(entry.card_type, lang);
    let name = match (card.is_token, entry.basic) {
        (true, _) => lang.pick(format!("token {name}"), format!("jeton {}", nouns::de(&name))),
        (false, true) => lang.pick(format!("basic {name}"), format!("{name} de base")),
        (false, false) => name,
    };
    let mut kinds: Vec<String> =
        entry.kind.names.iter().map(|id| nouns::of_kind(pool, id).form(Number::One, lang).to_owned()).collect();
    if entry.is_aura() {
        kinds.insert(0, nouns::aura().form(Number::One, lang).to_owned());
    }
    let name = Lang::capital(&name);
    if kinds.is_empty() {
        return name;
    }
    lang.typeset(lang.pick(format!("{name} — {}", kinds.join(" ")), format!("{name} : {}", lang.list(&kinds))))
}

/// The rules text of a card, in paragraphs.
#[must_use]
pub fn card_text(pool: &Pool, card: &CardDef, lang: Lang) -> String {
    let mut all: Vec<String> = costs::extra(&Scope::new(pool, card, lang), &card.entry.extra).into_iter().collect();
    all.extend(keyword_line(card.entry.keywords, lang));
    all.extend(paragraphs(pool, card, lang));
    lang.typeset(all.join("\n"))
}

/// One ability, for the stack and for buttons.
#[must_use]
pub fn ability_text(pool: &Pool, card: &CardDef, which: AbilityRef, lang: Lang) -> String {
    let text = match which {
        AbilityRef::Mana => mana_ability(card, lang),
        AbilityRef::Activated(n) => card.entry.activated.get(n).map(|one| activated(pool, card, one, lang)),
        AbilityRef::Triggered(n) => card.entry.triggers.get(n).map(|one| triggered(pool, card, one, lang)),
    };
    lang.typeset(text.unwrap_or_default())
}

/// One of the modes of a spell or ability of this card, for choosing among them.
#[must_use]
pub fn mode_text(pool: &Pool, card: &CardDef, doing: &Doing, lang: Lang) -> String {
    let mut scope = Scope::new(pool, card, lang);
    if let Some(trigger) = card.entry.triggers.iter().find(|trigger| trigger.modes.contains(doing)) {
        // What the trigger has named stays named.
        let _ = scope.when(trigger);
    }
    lang.typeset(finish("", &scope.doing(doing)))
}

/// "Flying, lifelink".
fn keyword_line(keywords: Keywords, lang: Lang) -> Option<String> {
    let names: Vec<&str> = keywords
        .iter()
        .filter(|keyword| !keywords::is_sentence(*keyword))
        .map(|keyword| keywords::keyword_name(keyword, lang))
        .collect();
    (!names.is_empty()).then(|| Lang::capital(&names.join(", ")))
}

/// Everything but additional costs and the line of keywords.
fn paragraphs(pool: &Pool, card: &CardDef, lang: Lang) -> Vec<String> {
    let entry = &card.entry;
    let scope = || Scope::new(pool, card, lang);
    let mut all = Vec::new();
    if let Some(filter) = &entry.enchant {
        let host = filters::phrase(pool, filter, filters::Domain::Battlefield, lang);
        let host = host.text_as(Article::Bare, Number::One, Prep::None, lang);
        all.push(lang.pick(format!("Enchant {host}."), format!("Enchante : {host}.")));
    }
    all.extend(enters(pool, card, lang));
    let sentences: Keywords = entry.keywords.iter().filter(|keyword| keywords::is_sentence(*keyword)).collect();
    if !sentences.is_empty() {
        all.push(scope().permanent_rule(&restriction(sentences)));
    }
    all.extend(entry.statics.iter().map(|rule| scope().permanent_rule(rule)));
    all.extend(entry.triggers.iter().map(|trigger| triggered(pool, card, trigger, lang)));
    all.extend(mana_ability(card, lang));
    all.extend(entry.activated.iter().map(|ability| activated(pool, card, ability, lang)));
    if !entry.modes.is_empty() {
        all.push(modes(&mut scope(), "", &entry.modes));
    }
    all
}

/// Keywords that are printed as a sentence about the card itself.
fn restriction(keywords: Keywords) -> Static {
    Static {
        to: Subject::This,
        condition: None,
        force: Amount::default(),
        endurance: Amount::default(),
        keywords,
        set: None,
        control: false,
        unblockable_by: None,
        extra_mana: 0,
        extra_land: 0,
        asks_traits: false,
        gives_size: false,
    }
}

/// What happens as it enters.
fn enters(pool: &Pool, card: &CardDef, lang: Lang) -> Vec<String> {
    let entry = &card.entry;
    let mut scope = Scope::new(pool, card, lang);
    let noun = scope.this();
    let this = Phrase::of(noun.clone()).text(Article::This, Prep::None, lang);
    let mut all = Vec::new();
    if entry.choose_colour {
        all.push(lang.pick(
            format!("as {this} enters, choose a colour"),
            format!("au moment où {this} arrive en jeu, choisissez une couleur"),
        ));
    }
    let mut ways = Vec::new();
    if entry.enters_tapped {
        let tapped = nouns::Adjective::regular("tapped", "engagé");
        ways.push(tapped.form(noun.gender, Number::One, lang).to_owned());
    }
    if entry.enters_with != Amount::default() {
        let reading = scope.reading(&entry.enters_with);
        let counters = scope.quantity_of(&reading, &amounts::counters_for(&reading));
        let counters = format!("{} {} {}", lang.pick("with", "avec"), counters.head, counters.tail);
        ways.push(counters.trim().to_owned());
    }
    if !ways.is_empty() {
        let ways = ways.join(" ");
        all.push(lang.pick(format!("{this} enters {ways}"), format!("{this} arrive en jeu {ways}")));
    }
    all.iter().map(|sentence| finish("", std::slice::from_ref(sentence))).collect()
}

fn triggered(pool: &Pool, card: &CardDef, trigger: &Trigger, lang: Lang) -> String {
    let mut scope = Scope::new(pool, card, lang);
    let when = scope.when(trigger);
    modes(&mut scope, &when, &trigger.modes)
}

fn mana_ability(card: &CardDef, lang: Lang) -> Option<String> {
    card.entry.mana.map(|mana| {
        let mana = makes::mana_text(i16::from(mana.n), mana.colour, lang);
        lang.pick(format!("Tap: Add {mana}."), format!("Engagez : Ajoutez {mana}."))
    })
}

fn activated(pool: &Pool, card: &CardDef, ability: &Activated, lang: Lang) -> String {
    let mut scope = Scope::new(pool, card, lang);
    let cost = Lang::capital(&cost_or_free(&scope, &ability.cost));
    if ability.cost.sacrifice_self {
        scope.note(&Subject::This);
    }
    let effect = modes(&mut scope, "", &ability.modes);
    let mut text = lang.pick(format!("{cost}: {effect}"), format!("{cost} : {effect}"));
    let mut only = Vec::new();
    if let Some(condition) = &ability.condition {
        only.push(Scope::new(pool, card, lang).only_if(condition));
    }
    if ability.slow {
        only.push(
            lang.pick(
                "activate only when you could cast a sorcery",
                "n'activez que lorsque vous pourriez lancer un rituel",
            )
            .to_owned(),
        );
    }
    if !only.is_empty() {
        text = format!("{text} {}", finish("", &only));
    }
    text
}

fn cost_or_free(scope: &Scope<'_>, cost: &Cost) -> String {
    let parts = costs::parts(scope, cost);
    if parts.is_empty() { "{0}".to_owned() } else { parts.join(", ") }
}

/// What is done; one of several, if there are several.
fn modes<'a>(scope: &mut Scope<'a>, when: &str, modes: &'a [Doing]) -> String {
    let lang = scope.lang;
    if let [one] = modes {
        return finish(when, &scope.doing(one));
    }
    let named = scope.snapshot();
    let texts: Vec<String> = modes
        .iter()
        .map(|one| {
            scope.restore(named.clone());
            scope.forget_actor();
            let told = scope.doing(one);
            let (first, rest) = told.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
            let rest = finish("", rest);
            let text = if rest.is_empty() { first.to_owned() } else { format!("{first}. {rest}") };
            text.strip_suffix('.').map_or_else(|| text.clone(), str::to_owned)
        })
        .collect();
    let choose = lang.pick("choose one —", "choisissez un effet —");
    let or = lang.pick("; or ", " ; ou ");
    finish(when, &[format!("{choose} {}", texts.join(or))])
}

/// What a token has beside its size: "with flying and “This creature can’t block.”"
pub(super) fn token_abilities(pool: &Pool, token: &CardDef, lang: Lang) -> Option<String> {
    let plain = token.entry.keywords.iter().filter(|keyword| !keywords::is_sentence(*keyword)).collect();
    let mut all = keywords::nouns_of(plain, lang);
    if token.entry.keywords.has(crate::Keyword::Unblockable) {
        all.push(lang.pick("unblockable", "imblocable").to_owned());
    }
    let quote = |text: String| lang.pick(format!("“{text}”"), format!("« {text} »"));
    all.extend(paragraphs(pool, token, lang).into_iter().map(quote));
    (!all.is_empty()).then(|| format!("{} {}", lang.pick("with", "avec"), lang.list(&all)))
}
