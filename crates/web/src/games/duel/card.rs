//! One card as a small plate: cost, name, force and endurance, marks.

use atout_core::Lang;
use atout_duel::{CardType, Colour, Colours, PermanentView, View, head, keyword_name, mana_cost_text};
use maud::{Markup, html};

/// The class of a card's colours.
pub(super) fn colour_class(colours: Colours) -> &'static str {
    let mut all = colours.iter();
    match (all.next(), all.next()) {
        (None, _) => "c-none",
        (Some(_), Some(_)) => "c-many",
        (Some(Colour::White), None) => "c-white",
        (Some(Colour::Blue), None) => "c-blue",
        (Some(Colour::Black), None) => "c-black",
        (Some(Colour::Red), None) => "c-red",
        (Some(Colour::Green), None) => "c-green",
    }
}

/// Cost, type and text of a card, for its help.
pub(super) fn help(view: &View, card: u16, lang: Lang) -> String {
    format!("{}. {}", head(view.config.content.get(), view.card(card), lang), view.card_line(card, lang))
}

/// Equal cards of the hand, as one.
pub(super) fn held(view: &View, place: usize, card: u16, n: usize, is_own: bool, lang: Lang) -> Markup {
    let (def, help) = (view.card(card), help(view, card, lang));
    let name = def.entry.name.get(lang);
    let id = is_own.then(|| format!("hand:{place}"));
    html! {
        div.card.dc.{ (colour_class(def.colours)) } role="img" data-id=[id] data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
            b { (name) }
            @if n > 1 { span.copies { "×" (n) } }
            @if def.entry.card_type != CardType::Land { span.cost { (mana_cost_text(def.entry.cost)) } }
            @if let Some((force, endurance)) = def.entry.force.zip(def.entry.endurance) { span.size { (force) "/" (endurance) } }
            small { (view.card_line(card, lang)) }
        }
    }
}

/// A permanent with what has happened to it.
pub(super) fn permanent(view: &View, one: &PermanentView, lang: Lang) -> Markup {
    let (def, laid) = (view.card(one.permanent.card), &one.permanent);
    let (name, help) = (view.permanent_name(one.slot, lang), help(view, laid.card, lang));
    let is_creature = def.entry.card_type == CardType::Creature;
    let keywords: Vec<&str> = one.keywords.iter().map(|keyword| keyword_name(keyword, lang)).collect();
    html! {
        div.card.dc.{ (colour_class(def.colours)) }.tapped[laid.tapped].attacks[laid.combat.attacks] role="img" data-id={ "permanent:" (one.slot) } data-name=(name) data-help=(help) aria-label={ (name) ". " (help) } title={ (name) ". " (help) } {
            b { (name) }
            @if is_creature { span.size { (one.force) "/" (one.endurance) } }
            @if laid.tapped { span.mark { (lang.pick("tapped", "engagé")) } }
            @if is_creature && laid.sick { span.mark { (lang.pick("new", "nouveau")) } }
            @if laid.combat.attacks { span.mark { (lang.pick("attacks", "attaque")) } }
            @if let Some(attacker) = laid.combat.blocks { span.mark { (lang.pick("blocks ", "bloque ")) (view.permanent_name(attacker, lang)) } }
            @if laid.counters != 0 { span.mark.counters { (format!("{:+}", laid.counters)) } }
            @if laid.turn.force != 0 || laid.turn.endurance != 0 { span.mark.bonus { (format!("{:+}/{:+}", laid.turn.force, laid.turn.endurance)) } }
            @if laid.damage > 0 { span.mark.damage { (laid.damage) (lang.pick(" damage", " dégâts")) } }
            @if let Some(host) = laid.host { span.mark { "→ " (view.permanent_name(host, lang)) } }
            @if !keywords.is_empty() { small { (keywords.join(", ")) } }
        }
    }
}
