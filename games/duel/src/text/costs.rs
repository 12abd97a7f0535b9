//! Costs in words: "{1}{R}, tap, sacrifice a creature".

use super::nouns::{self, Gender, Noun};
use super::phrase::{Article, Phrase, Prep};
use super::scope::Scope;
use super::{amounts, filters};
use crate::{CardDef, Colour, Cost, Filter, ManaCost, Pool, Whose, Word};
use atout_core::Lang;

/// Mana as symbols: "{X}{1}{R}{R}".
#[must_use]
pub fn mana_cost_text(mana: ManaCost) -> String {
    let mut text = "{X}".repeat(usize::from(mana.x));
    if mana.generic > 0 || mana == ManaCost::FREE {
        text += &format!("{{{}}}", mana.generic);
    }
    for colour in Colour::ALL {
        text += &format!("{{{}}}", colour.letter()).repeat(usize::from(mana.of[colour.index()]));
    }
    text
}

/// A cost of this card or of one of its abilities, in the order in which it is paid.
#[must_use]
pub fn cost_text(pool: &Pool, card: &CardDef, cost: &Cost, lang: Lang) -> String {
    lang.typeset(parts(&Scope::new(pool, card, lang), cost).join(", "))
}

/// Each part of a cost.
pub(super) fn parts(scope: &Scope<'_>, cost: &Cost) -> Vec<String> {
    let lang = scope.lang;
    let cards = |n: u8| amounts::number_of(i16::from(n), &amounts::cards(), lang);
    let mut parts = Vec::new();
    if cost.mana != ManaCost::FREE {
        parts.push(mana_cost_text(cost.mana));
    }
    if cost.tap {
        parts.push(lang.pick("tap", "engagez").to_owned());
    }
    if cost.life > 0 {
        let life = amounts::number_of(i16::from(cost.life), &amounts::life(), lang);
        parts.push(lang.pick(format!("pay {life}"), format!("payez {life}")));
    }
    if cost.discard > 0 {
        let cards = cards(cost.discard);
        parts.push(lang.pick(format!("discard {cards}"), format!("défaussez-vous {}", nouns::de(&cards))));
    }
    if cost.mill > 0 {
        let top = amounts::top_cards(Some(i16::from(cost.mill)), lang);
        parts.push(lang.pick(
            format!("put {top} of your library into your graveyard"),
            format!("mettez {top} de votre bibliothèque dans votre cimetière"),
        ));
    }
    if cost.exile > 0 {
        let cards = cards(cost.exile);
        parts.push(
            lang.pick(format!("exile {cards} from your graveyard"), format!("exilez {cards} de votre cimetière")),
        );
    }
    if cost.sacrifice_self {
        let this = Phrase::of(scope.this()).text(Article::This, Prep::None, lang);
        parts.push(lang.pick(format!("sacrifice {this}"), format!("sacrifiez {this}")));
    }
    if let Some(offering) = &cost.sacrifice {
        let anybodys = Filter { whose: Whose::Any, ..(*offering.what).clone() };
        let phrase = filters::phrase(scope.pool, &anybodys, filters::Domain::Battlefield, lang);
        let what = phrase.text(Article::Count(offering.n), Prep::None, lang);
        parts.push(lang.pick(format!("sacrifice {what}"), format!("sacrifiez {what}")));
    }
    parts
}

/// What a card costs beside mana, as a sentence.
pub(super) fn extra(scope: &Scope<'_>, cost: &Cost) -> Option<String> {
    let parts = parts(scope, cost);
    let lang = scope.lang;
    let this = Noun::new(["spell", "spells"], ["sort", "sorts"], Gender::Masculine);
    let this = Phrase::of(this).text(Article::This, Prep::None, lang);
    (!parts.is_empty()).then(|| match lang {
        Lang::En => format!("As an additional cost to cast {this}, {}.", lang.list(&parts)),
        Lang::Fr => format!("En coût supplémentaire pour lancer {this}, {}.", lang.list(&parts)),
    })
}
