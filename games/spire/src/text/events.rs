//! What the ways through an event cost and give, from their data: "Lose 8 life. Get the card Ember."

use crate::content::Consequence;
use crate::{Body, Card, Element, Tower};
use atout_core::Lang;

/// What a way through an event does; `offered` is the card that it would give, `body` that of the reader, if it is known.
pub(crate) fn option_text(
    tower: &Tower,
    outcome: &[Consequence],
    offered: Card,
    body: Option<&Body>,
    lang: Lang,
) -> String {
    if outcome.is_empty() {
        return lang.pick("Nothing happens.", "Il ne se passe rien.").to_owned();
    }
    // A new maximum may change what comes after it.
    let body = body.filter(|_| !outcome.iter().any(|one| matches!(one, Consequence::MaxLife(_))));
    let told = |one: &Consequence| {
        let after = body.and_then(|body| life_after(body, *one)).unwrap_or_default();
        format!("{}{after}.", clause(tower, *one, offered, lang))
    };
    outcome.iter().map(told).collect::<Vec<_>>().join(" ")
}

/// The life before and after: " (24 → 20)".
fn life_after(body: &Body, one: Consequence) -> Option<String> {
    let after = one.life_after(body)?;
    Some(format!(" ({} → {after})", body.life))
}

fn clause(tower: &Tower, one: Consequence, offered: Card, lang: Lang) -> String {
    match one {
        Consequence::Life(n) => change(n, life(n, "life", ["point de vie", "points de vie"], lang), lang),
        Consequence::LifePercent(n) if n < 0 => lang
            .pick(format!("Lose {}% of your maximum life", -n), format!("Perdez {}\u{a0}% de votre vie maximum", -n)),
        Consequence::LifePercent(n) => lang
            .pick(format!("Get back {n}% of your maximum life"), format!("Récupérez {n}\u{a0}% de votre vie maximum")),
        Consequence::MaxLife(n) => {
            change(n, life(n, "maximum life", ["point de vie maximum", "points de vie maximum"], lang), lang)
        }
        Consequence::AttackStat(n) => change(n.into(), lang.pick("attack for good", "d’attaque définitivement"), lang),
        Consequence::BlockStat(n) => change(n.into(), lang.pick("block for good", "de blocage définitivement"), lang),
        Consequence::Card(_) | Consequence::CardOf(_) => {
            let name = tower.card(offered).name.get(lang);
            lang.pick(format!("Get the card {name}"), format!("Recevez la carte {name}"))
        }
        Consequence::Remove => lang.pick("Remove a card from your deck", "Retirez une carte de votre deck").to_owned(),
        Consequence::Copy => lang.pick("Copy a card of your deck", "Copiez une carte de votre deck").to_owned(),
        Consequence::Turn(Element::None) => {
            lang.pick("A card of your choice loses its element", "Une carte de votre choix perd son élément").to_owned()
        }
        Consequence::Become(Element::None) => {
            lang.pick("You lose your element", "Vous perdez votre élément").to_owned()
        }
        Consequence::Turn(element) => {
            let element = element.name().get(lang);
            lang.pick(
                format!("A card of your choice gets the element {element}"),
                format!("Une carte de votre choix prend l’élément {element}"),
            )
        }
        Consequence::NextFight(counter, n) => {
            let counter = counter.with_turns(n, lang);
            lang.pick(
                format!("Begin the next fight with {counter}"),
                format!("Commencez le prochain combat avec {counter}"),
            )
        }
        Consequence::NextFoes(counter, n) => {
            let counter = counter.with_turns(counter.turns_ahead(n), lang);
            lang.pick(
                format!("The enemies begin the next fight with {counter}"),
                format!("Les ennemis commencent le prochain combat avec {counter}"),
            )
        }
        Consequence::Become(element) => {
            let element = element.name().get(lang);
            lang.pick(format!("Your element becomes {element}"), format!("Votre élément devient {element}"))
        }
    }
}

/// The noun that goes with a number of life.
fn life(n: i16, en: &'static str, [one, many]: [&'static str; 2], lang: Lang) -> &'static str {
    lang.pick(en, Lang::Fr.plural(n.unsigned_abs().into(), one, many))
}

/// "Gain 5 life", "Lose 5 life".
fn change(n: i16, what: &str, lang: Lang) -> String {
    let verb = if n < 0 { lang.pick("Lose", "Perdez") } else { lang.pick("Gain", "Gagnez") };
    format!("{verb} {} {what}", n.abs())
}
