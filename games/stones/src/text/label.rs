//! The labels of buttons, one for every action.

use super::nouns::COULD_MAKE;
use crate::{Action, Card, ClaimView, Phase, Stone, Stones, Tactic, View};
use atout_core::{Labels, Lang, Names, Seat};

impl Labels for Stones {
    /// What a player is asked who may claim stones; nothing else needs words of its own.
    fn question(view: &View, _names: &Names, lang: Lang) -> Option<String> {
        if view.phase != Phase::Claim {
            return None;
        }
        let is_claimable = |claim: &ClaimView| matches!(claim, ClaimView::Beats | ClaimView::Proven { .. });
        let mut claimable =
            (1..).zip(&view.stones).filter(|(_, stone)| is_claimable(&stone.sides[view.turn.index()].claim));
        Some(match (claimable.next(), claimable.next()) {
            (Some((stone, _)), None) => {
                lang.pick(format!("claim stone {stone}?"), format!("revendiquer la borne {stone} ?"))
            }
            _ => lang.pick("claim a stone?", "revendiquer une borne ?").to_owned(),
        })
    }

    /// The label of the button that does this action.
    fn label(view: &View, seat: Seat, action: &Action, names: &Names, lang: Lang) -> String {
        match *action {
            Action::Place(card, stone) => {
                let card = card.in_sentence(lang);
                lang.pick(format!("Place {card} on stone {stone}"), format!("Poser {card} sur la borne {stone}"))
            }
            Action::Recruit => lang
                .pick(
                    "Play the Recruiter: draw three cards, then put two back",
                    "Jouer le Recruteur\u{a0}: piocher trois cartes, puis en remettre deux",
                )
                .to_owned(),
            Action::Use(tactic, card) => label_use(tactic, card, lang),
            Action::To(stone) => {
                let card = picked(view, lang);
                lang.pick(format!("Move {card} to stone {stone}"), format!("Déplacer {card} à la borne {stone}"))
            }
            Action::Discard => {
                let card = picked(view, lang);
                lang.pick(format!("Discard {card}"), format!("Défausser {card}"))
            }
            Action::Under(card) => {
                let card = card.in_sentence(lang);
                lang.pick(format!("Put {card} under its deck"), format!("Remettre {card} sous sa pioche"))
            }
            Action::Claim(stone) => {
                let why = why_claim(view, seat, stone, names, lang);
                lang.pick(format!("Claim stone {stone}{why}"), format!("Revendiquer la borne {stone}{why}"))
            }
            Action::Done => lang.pick("Don't claim", "Ne pas revendiquer").to_owned(),
            Action::Draw(deck) => {
                let card = deck.a_card(lang);
                lang.pick(format!("Draw {card}"), format!("Piocher {card}"))
            }
            Action::Pass => lang.pick("Pass (nothing to play)", "Passer (rien à jouer)").to_owned(),
        }
    }

    fn label_is_fixed(action: &Action) -> bool {
        !matches!(action, Action::To(_) | Action::Discard | Action::Claim(_))
    }
}

/// The card that the strategist or the traitor has picked.
fn picked(view: &View, lang: Lang) -> String {
    match view.phase {
        Phase::Move { card, .. } => card.in_sentence(lang),
        _ => lang.pick("the card", "la carte").to_owned(),
    }
}

fn label_use(tactic: Tactic, card: Card, lang: Lang) -> String {
    let (by, card) = (Card::tactic(tactic).in_sentence(lang), card.in_sentence(lang));
    match tactic {
        Tactic::Strategist => lang.pick(
            format!("Play {by}: move or discard {card}"),
            format!("Jouer {by}\u{a0}: déplacer ou défausser {card}"),
        ),
        Tactic::Banshee => {
            lang.pick(format!("Play {by}: discard {card}"), format!("Jouer {by}\u{a0}: défausser {card}"))
        }
        _ => lang.pick(format!("Play {by}: take {card}"), format!("Jouer {by}\u{a0}: prendre {card}")),
    }
}

/// Why a claim wins: ": colour run 24 beats colour 17".
fn why_claim(view: &View, seat: Seat, stone: Stone, names: &Names, lang: Lang) -> String {
    let Some(sides) = view.stones.get(stone.index()).map(|stone| &stone.sides) else { return String::new() };
    let (Some(mine), Some(theirs)) = (sides.get(seat.index()), sides.get(seat.other().index())) else {
        return String::new();
    };
    let Some(formation) = mine.formation else { return String::new() };
    let strong = formation.in_sentence(lang);
    let (name, total) = (formation.kind.name().get(lang), formation.total);
    let safe =
        lang.pick(format!("your {name} ({total}) is unbeatable"), format!("votre {name} ({total}) est imbattable"));
    let colon = lang.colon();
    match (&mine.claim, theirs.formation) {
        (ClaimView::Beats, Some(weak)) if weak == formation => lang.pick(
            format!("{colon} {strong} on both sides, yours was complete first"),
            format!("{colon} {strong} des deux côtés, le vôtre a été complet en premier"),
        ),
        (ClaimView::Beats, Some(weak)) => lang.pick(
            format!("{colon} {strong} beats {}", weak.in_sentence(lang)),
            format!("{colon} votre {strong} bat {}", weak.with_article(lang)),
        ),
        (ClaimView::Proven { best_reply: Some(reply) }, _) if *reply == formation => lang.pick(
            format!("{colon} {safe}, an equal reply would be complete too late"),
            format!("{colon} {safe}, une réponse égale serait complète trop tard"),
        ),
        (ClaimView::Proven { best_reply: Some(reply) }, _) => {
            let other = seat.other();
            let could = format!("{} {}", names.within(other), COULD_MAKE.with(&[other], names, lang));
            let reply = reply.with_article(lang);
            lang.pick(
                format!("{colon} {safe}; at best {could} {reply}"),
                format!("{colon} {safe} ; au mieux, {could} {reply}"),
            )
        }
        (ClaimView::Proven { best_reply: None }, _) => lang.pick(
            format!("{colon} {safe}, the other side can no longer be filled"),
            format!("{colon} {safe}, l'autre côté ne peut plus être complété"),
        ),
        _ => String::new(),
    }
}
