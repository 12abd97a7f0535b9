//! The game's nouns in both languages, and the phrases made of them.
//!
//! Not here: rules and card help (`help.rs`), the console's picture of a view (`console.rs`).

use crate::{Action, Card, ClaimView, Deck, Event, Formation, FormationKind, Phase, Stone, Tactic, View, Win};
use atout_core::{Lang, Names, Seat, Text};

impl FormationKind {
    /// Its name.
    #[must_use]
    pub const fn name(self) -> Text {
        match self {
            FormationKind::Sum => Text::new("sum", "somme"),
            FormationKind::Run => Text::new("run", "suite"),
            FormationKind::Colour => Text::new("colour", "couleur"),
            FormationKind::ThreeOfAKind => Text::new("three of a kind", "brelan"),
            FormationKind::ColourRun => Text::new("colour run", "suite couleur"),
        }
    }
}

impl Formation {
    /// "colour run 24".
    #[must_use]
    pub fn say(self, lang: Lang) -> String {
        format!("{} {}", self.kind.name().get(lang), self.total)
    }
}

impl Card {
    /// Its name: "red 7", "Spy".
    #[must_use]
    pub fn name(self, lang: Lang) -> String {
        match (self.colour(), self.strength(), self.as_tactic()) {
            (Some(colour), Some(strength), _) => {
                let colour = colour.name().get(lang);
                lang.pick(format!("{colour} {strength}"), format!("{strength} {colour}"))
            }
            (_, _, Some(tactic)) => tactic.name().get(lang).to_owned(),
            _ => String::new(),
        }
    }

    /// Its name inside a sentence: "red 7", "the Spy"; "le 7 rouge", "l'Espion".
    pub(crate) fn in_sentence(self, lang: Lang) -> String {
        let name = self.name(lang);
        match (lang, self.as_tactic()) {
            (Lang::En, None) => name,
            (Lang::En, Some(_)) => format!("the {name}"),
            (Lang::Fr, Some(Tactic::Banshee)) => format!("la {name}"),
            (Lang::Fr, Some(Tactic::Spy)) => format!("l'{name}"),
            (Lang::Fr, _) => format!("le {name}"),
        }
    }
}

/// What the action does, as the text of a button.
pub(crate) fn label(view: &View, seat: Seat, action: Action, lang: Lang) -> String {
    match action {
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
            let why = why_claim(view, seat, stone, lang);
            lang.pick(format!("Claim stone {stone}{why}"), format!("Revendiquer la borne {stone}{why}"))
        }
        Action::Done => lang.pick("Claim no more", "Ne plus rien revendiquer").to_owned(),
        Action::Draw(deck) => {
            let card = a_card(deck, lang);
            lang.pick(format!("Draw {card}"), format!("Piocher {card}"))
        }
        Action::Pass => lang.pick("Pass: nothing can be played", "Passer\u{a0}: rien ne peut être joué").to_owned(),
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

/// Why a claim stands: ": colour run 24 beats colour 17".
fn why_claim(view: &View, seat: Seat, stone: Stone, lang: Lang) -> String {
    let Some(sides) = view.stones.get(stone.index()).map(|stone| &stone.sides) else { return String::new() };
    let (Some(mine), Some(theirs)) = (sides.get(seat.index()), sides.get(seat.other().index())) else {
        return String::new();
    };
    let Some(formation) = mine.formation else { return String::new() };
    let strong = formation.say(lang);
    let colon = lang.pick(": ", " : ");
    match (&mine.claim, theirs.formation) {
        (ClaimView::Beats, Some(weak)) if weak == formation => lang.pick(
            format!("{colon}{strong} on both sides, yours was complete first"),
            format!("{colon}{strong} des deux côtés, le vôtre complet en premier"),
        ),
        (ClaimView::Beats, Some(weak)) => {
            let weak = weak.say(lang);
            lang.pick(format!("{colon}{strong} beats {weak}"), format!("{colon}{strong} bat {weak}"))
        }
        (ClaimView::Proven { best_reply: Some(reply) }, _) => {
            let reply = reply.say(lang);
            lang.pick(
                format!("{colon}{strong} is safe, the best reply left is {reply}"),
                format!("{colon}{strong} ne risque rien, la meilleure réponse possible est {reply}"),
            )
        }
        (ClaimView::Proven { best_reply: None }, _) => lang.pick(
            format!("{colon}{strong} is safe, the other side cannot be filled any more"),
            format!("{colon}{strong} ne risque rien, l'autre côté ne peut plus être complété"),
        ),
        _ => String::new(),
    }
}

fn a_card(deck: Deck, lang: Lang) -> &'static str {
    match deck {
        Deck::Clan => lang.pick("a clan card", "une carte de clan"),
        Deck::Tactic => lang.pick("a tactic card", "une carte tactique"),
    }
}

/// The line of the log for an event.
pub(crate) fn log_line(event: &Event, names: &Names, lang: Lang) -> String {
    match event {
        Event::Placed { seat, card, stone } => {
            let (who, card) = (names.of(*seat), card.in_sentence(lang));
            lang.pick(
                format!("{who} places {card} on stone {stone}."),
                format!("{who} pose {card} sur la borne {stone}."),
            )
        }
        Event::Recruited { seat } => {
            let who = names.of(*seat);
            lang.pick(format!("{who} plays the Recruiter."), format!("{who} joue le Recruteur."))
        }
        Event::Moved { seat, by, card, from, to } => {
            let (who, by, card) = (names.of(*seat), by.in_sentence(lang), card.in_sentence(lang));
            lang.pick(
                format!("{who} plays {by}: {card} goes from stone {from} to stone {to}."),
                format!("{who} joue {by}\u{a0}: {card} va de la borne {from} à la borne {to}."),
            )
        }
        Event::Discarded { seat, by, card, from } => {
            let (who, by, card) = (names.of(*seat), by.in_sentence(lang), card.in_sentence(lang));
            lang.pick(
                format!("{who} plays {by}: {card} leaves stone {from} for the discards."),
                format!("{who} joue {by}\u{a0}: {card} quitte la borne {from} pour la défausse."),
            )
        }
        Event::Returned { seat, deck, card } => {
            let (who, card) =
                (names.of(*seat), card.map_or_else(|| a_card(*deck, lang).to_owned(), |card| card.in_sentence(lang)));
            lang.pick(format!("{who} puts {card} under its deck."), format!("{who} remet {card} sous sa pioche."))
        }
        Event::Drew { seat, deck, card } => {
            let (who, card) =
                (names.of(*seat), card.map_or_else(|| a_card(*deck, lang).to_owned(), |card| card.in_sentence(lang)));
            lang.pick(format!("{who} draws {card}."), format!("{who} pioche {card}."))
        }
        Event::Claimed { seat, stone, formation, against } => {
            let (who, formation) = (names.of(*seat), formation.say(lang));
            let against = match against {
                Some(other) => {
                    lang.pick(format!(" against {}", other.say(lang)), format!(" contre {}", other.say(lang)))
                }
                None => lang.pick(", unopposed", ", sans réponse possible").to_owned(),
            };
            lang.pick(
                format!("{who} takes stone {stone}: {formation}{against}."),
                format!("{who} prend la borne {stone}\u{a0}: {formation}{against}."),
            )
        }
        Event::Passed { seat } => {
            let who = names.of(*seat);
            lang.pick(format!("{who} cannot play anything and passes."), format!("{who} ne peut rien jouer et passe."))
        }
        Event::Left { seat, why } => why.log_line(&names.of(*seat), lang),
        Event::Won { seat, win } => {
            let (who, why) = (names.of(*seat), win.say(lang));
            lang.pick(format!("{who} wins: {why}."), format!("{who} gagne\u{a0}: {why}."))
        }
    }
}

impl Win {
    /// Why the game ended, as half a sentence.
    #[must_use]
    pub const fn say(self, lang: Lang) -> &'static str {
        match self {
            Win::Majority => Text::new("more than half of the stones", "plus de la moitié des bornes"),
            Win::ThreeAdjacent => Text::new("three adjacent stones", "trois bornes voisines"),
            Win::Exhausted => Text::new("nobody could do anything more", "plus personne ne pouvait rien faire"),
            Win::Left(why) => why.reason(),
        }
        .get(lang)
    }
}
