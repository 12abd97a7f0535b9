//! Filters in words: "tapped creature with flying an opponent controls".
//!
//! Not here: articles and the order of words (`phrase.rs`), filters as statements (`conditions.rs`).

use super::keywords;
use super::nouns::{self, Adjective, Noun, Number, alternatives};
use super::phrase::{Article, Head, Phrase, Prep};
use crate::{CardType, Colours, Filter, Keywords, Pool, Set, Whose};
use atout_core::Lang;

/// Where the things are that a filter speaks of: they are called differently.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Domain {
    /// "creature you control".
    Battlefield,
    /// "creature spell".
    Stack,
    /// "creature card".
    Library,
    /// "creature card from your graveyard".
    Graveyard,
    /// "creature card in all graveyards".
    Graveyards,
}

/// The noun phrase of a filter for permanents: "another target creature you control", "chaque créature blanche".
#[must_use]
pub fn filter_text(pool: &Pool, filter: &Filter, number: Number, article: Article, lang: Lang) -> String {
    let phrase = phrase(pool, filter, Domain::Battlefield, lang);
    lang.typeset(phrase.text_as(article, number, Prep::None, lang))
}

/// The noun phrase of a filter.
pub(super) fn phrase(pool: &Pool, filter: &Filter, domain: Domain, lang: Lang) -> Phrase {
    let mut phrase = Phrase {
        heads: heads(pool, filter, domain),
        adjectives: adjectives(pool, filter),
        after: after(filter, lang),
        place: has_place(filter.whose, domain).then_some((filter.whose, domain)),
        other: filter.other,
    };
    alternatives_of(pool, filter, domain, lang, &mut phrase);
    phrase
}

/// What it can be, as nouns.
fn heads(pool: &Pool, filter: &Filter, domain: Domain) -> Vec<Head> {
    let kinds = filter.kind.names.iter().map(|id| nouns::of_kind(pool, id));
    let mut sorts: Vec<Noun> = kinds.collect();
    if sorts.is_empty() && filter.aura == Some(true) {
        sorts.push(nouns::aura());
    }
    let permanents: Set<CardType> = [CardType::Land, CardType::Creature, CardType::Invocation].into_iter().collect();
    if sorts.is_empty() && filter.types != permanents {
        sorts.extend(types_in_order(filter.types).into_iter().map(nouns::of_type));
    }
    let whole = match domain {
        Domain::Battlefield if filter.token == Some(true) => nouns::token(),
        Domain::Battlefield => nouns::permanent(),
        Domain::Stack => nouns::spell(),
        Domain::Library | Domain::Graveyard | Domain::Graveyards => nouns::card(),
    };
    if sorts.is_empty() && filter.types == permanents && domain != Domain::Battlefield {
        sorts.push(nouns::permanent());
    }
    let is_kind = !filter.kind.names.is_empty();
    let named = match domain {
        _ if sorts.is_empty() => vec![whole],
        Domain::Battlefield if filter.token != Some(true) => sorts,
        Domain::Battlefield if is_kind => sorts.iter().map(|sort| Noun::beside(sort, &whole)).collect(),
        _ => vec![Noun::of_sorts(&sorts, &whole)],
    };
    named.into_iter().map(Head::plain).collect()
}

/// Types in the order in which people say them: "instant or sorcery".
fn types_in_order(types: Set<CardType>) -> Vec<CardType> {
    let mut all: Vec<CardType> = types.iter().collect();
    all.sort_by_key(|one| match one {
        CardType::Creature => 0,
        CardType::Invocation => 1,
        CardType::Land => 2,
        CardType::Instant => 3,
        CardType::Sorcery => 4,
    });
    all
}

/// Whether it is one of these colours: "white or black".
fn colours(colours: Colours) -> Option<Adjective> {
    let all: Vec<Adjective> = colours.iter().map(Adjective::of_colour).collect();
    (!all.is_empty()).then(|| Adjective::joined(&all, ["or", "ou"]))
}

/// What it is like. Every field is a word of its own.
fn adjectives(pool: &Pool, filter: &Filter) -> Vec<Adjective> {
    let yes_or_no = |value: Option<bool>, yes: Adjective, no: Adjective| value.map(|is| if is { yes } else { no });
    let attacking = || Adjective::regular("attacking", "attaquant");
    let blocking = || Adjective::regular("blocking", "bloquant");
    let mut all = Vec::new();
    all.extend(yes_or_no(
        filter.tapped,
        Adjective::regular("tapped", "engagé"),
        Adjective::regular("untapped", "dégagé"),
    ));
    all.extend(yes_or_no(filter.attacking, attacking(), attacking().not()));
    all.extend(yes_or_no(filter.blocking, blocking(), blocking().not()));
    all.extend(yes_or_no(
        filter.enchanted,
        Adjective::regular("enchanted", "enchanté"),
        Adjective::regular("unenchanted", "non enchanté"),
    ));
    all.extend(filter.not_colour.iter().map(|colour| Adjective::of_colour(colour).not()));
    all.extend(filter.not_type.iter().map(|one| not_a(&nouns::of_type(one))));
    all.extend(filter.not_kind.names.iter().map(|id| {
        let kind = nouns::of_kind(pool, id);
        Adjective::invariable(
            &format!("non-{}", kind.form(Number::One, Lang::En)),
            &format!("non-{}", kind.form(Number::One, Lang::Fr)),
        )
    }));
    if filter.token == Some(false) {
        all.push(not_a(&nouns::token()));
    }
    if filter.aura == Some(false) {
        all.push(Adjective::invariable("non-Aura", "non-aura"));
    }
    all.extend(colours(filter.colour));
    all
}

/// "nonland", "non-terrain".
fn not_a(noun: &Noun) -> Adjective {
    Adjective::invariable(
        &format!("non{}", noun.form(Number::One, Lang::En)),
        &format!("non-{}", noun.form(Number::One, Lang::Fr)),
    )
}

/// What it has: "with flying", "with force 2 or less". Every field is a clause of its own.
fn after(filter: &Filter, lang: Lang) -> Vec<String> {
    let mut with = Vec::new();
    let wide = |n: Option<u8>| n.map(i16::from);
    let bounds = [
        (bounds(filter.force_min, filter.force_max, lang), lang.pick("force", "force")),
        (bounds(filter.endurance_min, filter.endurance_max, lang), lang.pick("endurance", "endurance")),
        (bounds(wide(filter.cost_min), wide(filter.cost_max), lang), lang.pick("cost", "coût")),
    ];
    let bounded: Vec<String> = bounds
        .into_iter()
        .filter_map(|(bound, what)| bound.map(|bound| (what, bound)))
        .map(|(what, bound)| lang.pick(format!("{what} {bound}"), format!("{} {bound}", nouns::de(what))))
        .collect();
    if !bounded.is_empty() {
        with.push(lang.pick(format!("with {}", lang.list(&bounded)), lang.list(&bounded)));
    }
    let mut having = possessions(filter.keyword, lang);
    if filter.counters == Some(true) {
        having.push(lang.pick("a +1/+1 counter", "un marqueur +1/+1").to_owned());
    }
    if !having.is_empty() {
        with.push(format!("{} {}", lang.pick("with", "avec"), lang.list(&having)));
    }
    let mut without = possessions(filter.no_keyword, lang);
    if filter.counters == Some(false) {
        without.push(lang.pick("+1/+1 counters", "marqueur +1/+1").to_owned());
    }
    if !without.is_empty() {
        with.push(format!("{} {}", lang.pick("without", "sans"), alternatives(&without, lang.pick("or", "ni"))));
    }
    with
}

fn possessions(all: Keywords, lang: Lang) -> Vec<String> {
    all.iter().map(|keyword| keywords::possession(keyword, lang)).collect()
}

/// "2 or less", "4 or more", "3", "from 1 to 3".
pub(super) fn bounds(min: Option<i16>, max: Option<i16>, lang: Lang) -> Option<String> {
    match (min, max) {
        (None, None) => None,
        (Some(min), None) => Some(lang.pick(format!("{min} or more"), format!("{min} ou plus"))),
        (None, Some(max)) => Some(lang.pick(format!("{max} or less"), format!("{max} ou moins"))),
        (Some(min), Some(max)) if min == max => Some(max.to_string()),
        (Some(min), Some(max)) => Some(lang.pick(format!("from {min} to {max}"), format!("{min} à {max}"))),
    }
}

/// Is there something to say about whose it is or where?
const fn has_place(whose: Whose, domain: Domain) -> bool {
    match domain {
        Domain::Battlefield | Domain::Stack => !matches!(whose, Whose::Any),
        Domain::Library => false,
        Domain::Graveyard | Domain::Graveyards => true,
    }
}

/// Whose it is, or where it is; `all` if the phrase speaks of all of them.
pub(super) fn place(whose: Whose, domain: Domain, all: bool, number: Number, lang: Lang) -> String {
    match (domain, whose) {
        (Domain::Battlefield | Domain::Stack, Whose::Any) | (Domain::Library, _) => "",
        (Domain::Battlefield | Domain::Stack, Whose::You) => lang.pick("you control", "que vous contrôlez"),
        (Domain::Battlefield | Domain::Stack, Whose::Opponent) if all => {
            lang.pick("your opponents control", "que vos adversaires contrôlent")
        }
        (Domain::Battlefield | Domain::Stack, Whose::Opponent) => {
            lang.pick("an opponent controls", "qu'un adversaire contrôle")
        }
        (Domain::Graveyard, Whose::Any) if number == Number::Many => lang.pick("from graveyards", "des cimetières"),
        (Domain::Graveyard, Whose::Any) => lang.pick("from a graveyard", "d'un cimetière"),
        (Domain::Graveyard, Whose::You) => lang.pick("from your graveyard", "de votre cimetière"),
        (Domain::Graveyard, Whose::Opponent) => {
            lang.pick("from an opponent's graveyard", "du cimetière d'un adversaire")
        }
        (Domain::Graveyards, Whose::Any) => lang.pick("in all graveyards", "dans tous les cimetières"),
        (Domain::Graveyards, Whose::You) => lang.pick("in your graveyard", "dans votre cimetière"),
        (Domain::Graveyards, Whose::Opponent) => {
            lang.pick("in your opponents’ graveyards", "dans les cimetières de vos adversaires")
        }
    }
    .to_owned()
}

/// Adds the alternatives of `any`: as adjectives ("attacking or blocking"), as clauses, or as things of their own.
fn alternatives_of(pool: &Pool, filter: &Filter, domain: Domain, lang: Lang, phrase: &mut Phrase) {
    if filter.any.is_empty() {
        return;
    }
    let parts: Vec<Phrase> = filter.any.iter().map(|one| self::phrase(pool, one, domain, lang)).collect();
    let is_noun = |one: &Filter| {
        !one.types.is_empty() || !one.kind.names.is_empty() || one.aura == Some(true) || one.token == Some(true)
    };
    let has_noun = filter.any.iter().any(is_noun);
    let has_more = |part: &Phrase| (part.place.is_some() && domain == Domain::Battlefield) || part.other;
    if !has_noun && parts.iter().all(|part| part.after.is_empty() && part.adjectives.len() == 1 && !has_more(part)) {
        let all: Vec<Adjective> = parts.into_iter().flat_map(|part| part.adjectives).collect();
        phrase.adjectives.insert(0, Adjective::joined(&all, ["or", "ou"]));
    } else if !has_noun
        && parts.iter().all(|part| part.adjectives.is_empty() && !part.after.is_empty() && !has_more(part))
    {
        let all: Vec<String> = parts.iter().map(|part| part.after.join(" ")).collect();
        phrase.after.push(alternatives(&all, lang.pick("or", "ou")));
    } else {
        let base = std::mem::take(&mut phrase.heads);
        for (one, part) in filter.any.iter().zip(parts) {
            let nouns = if is_noun(one) { part.heads } else { base.clone() };
            let mut after = part.after;
            if let (Domain::Battlefield, Some((whose, _))) = (domain, part.place) {
                after.push(place(whose, domain, false, Number::One, lang));
            }
            phrase.heads.extend(nouns.into_iter().map(|head| Head {
                adjectives: head.adjectives.into_iter().chain(part.adjectives.clone()).collect(),
                after: head.after.into_iter().chain(after.clone()).collect(),
                ..head
            }));
        }
    }
}
