//! The help text of every card.
//!
//! Not here: the names of cards (`nouns.rs`).

use crate::{Card, Colour, Config, Tactic};
use atout_core::{CardHelp, Lang, Text};

/// What a tactic card does.
pub(super) fn effect(tactic: Tactic, lang: Lang) -> &'static str {
    match tactic {
        Tactic::Joker1 | Tactic::Joker2 => Text::new(
            "placed like a clan card; it counts as the colour and strength that suit you best. Each player may have one in play.",
            "se pose comme une carte de clan\u{a0}; il compte pour la couleur et la force qui vous arrangent le mieux. Un seul en jeu par joueur.",
        ),
        Tactic::Spy => Text::new(
            "placed like a clan card; strength 7, of the colour that suits you best.",
            "se pose comme une carte de clan\u{a0}; force 7, de la couleur qui vous arrange le mieux.",
        ),
        Tactic::ShieldBearer => Text::new(
            "placed like a clan card; strength 1, 2 or 3, of the colour that suits you best.",
            "se pose comme une carte de clan\u{a0}; force 1, 2 ou 3, de la couleur qui vous arrange le mieux.",
        ),
        Tactic::BlindFight => Text::new(
            "placed on an unclaimed stone: formations do not count there, only totals.",
            "se pose sur une borne libre\u{a0}: les combinaisons n’y comptent plus, seulement les totaux.",
        ),
        Tactic::MudFight => Text::new(
            "placed on an unclaimed stone: a side holds four cards there, and the formation is made of all four. Sides of three are not full any more.",
            "se pose sur une borne libre\u{a0}: chaque côté y compte quatre cartes, et la combinaison se fait avec les quatre. Un côté de trois cartes n’est plus complet.",
        ),
        Tactic::Recruiter => Text::new(
            "draw three cards from either or both decks, then put two cards from your hand under their decks. It replaces the draw, and needs a card left to draw.",
            "piochez trois cartes dans l’une ou les deux pioches, puis remettez deux cartes de votre main sous leurs pioches. Remplace la pioche du tour, et demande qu’il reste une carte à piocher.",
        ),
        Tactic::Strategist => Text::new(
            "move one of your cards from an unclaimed stone to another one where you have room, or discard it face up.",
            "déplacez une de vos cartes d’une borne libre à une autre où vous avez de la place, ou défaussez-la face visible.",
        ),
        Tactic::Banshee => Text::new(
            "discard one of your opponent’s cards at an unclaimed stone, face up.",
            "défaussez une carte adverse d’une borne libre, face visible.",
        ),
        Tactic::Traitor => Text::new(
            "take one of your opponent’s clan cards at an unclaimed stone and place it on your side of an unclaimed stone where you have room.",
            "prenez une carte de clan adverse d’une borne libre et posez-la de votre côté d’une borne libre où vous avez de la place.",
        ),
    }
    .get(lang)
}

pub(crate) fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
    let colours = (0..config.colours.into()).filter_map(Colour::new);
    let clan = colours.flat_map(|colour| (1..=config.values).filter_map(move |strength| Card::clan(colour, strength)));
    let tactic = Tactic::ALL.into_iter().map(Card::tactic).filter(|_| config.tactics);
    clan.chain(tactic).map(|card| help(card, lang)).collect()
}

fn help(card: Card, lang: Lang) -> CardHelp {
    let text = match (card.as_tactic(), card.colour(), card.strength()) {
        (Some(tactic), _, _) => Lang::capital(effect(tactic, lang)),
        (_, Some(colour), Some(strength)) => {
            let (colour, symbol) = (colour.name().get(lang), colour.symbol());
            lang.pick(
                format!("Clan card: colour {colour} ({symbol}), strength {strength}."),
                format!("Carte de clan\u{a0}: couleur {colour} ({symbol}), force {strength}."),
            )
        }
        _ => String::new(),
    };
    // The two jokers have one name and two ids.
    CardHelp { id: card.to_string(), name: card.name(lang), text }
}
