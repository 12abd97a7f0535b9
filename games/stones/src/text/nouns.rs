//! The names of things: colours, cards, formations, decks, reasons to win.
//!
//! Not here: sentences made of them (`label.rs`, `log.rs`, `rules.rs`).

use crate::{Card, Colour, Deck, Formation, FormationKind, Tactic, WinReason};
use atout_core::{Lang, Text, Verb, le};

const COLOUR_NAMES: [Text; Colour::MAX] = [
    Text::new("red", "rouge"),
    Text::new("green", "vert"),
    Text::new("blue", "bleu"),
    Text::new("yellow", "jaune"),
    Text::new("purple", "violet"),
    Text::new("brown", "brun"),
    Text::new("orange", "orange"),
    Text::new("teal", "turquoise"),
];

impl Colour {
    /// Its name.
    pub const fn name(self) -> Text {
        COLOUR_NAMES[self.index()]
    }
}

impl Tactic {
    /// Its name.
    pub const fn name(self) -> Text {
        match self {
            Tactic::Joker1 | Tactic::Joker2 => Text::new("Joker", "Joker"),
            Tactic::Spy => Text::new("Spy", "Espion"),
            Tactic::ShieldBearer => Text::new("Shield-bearer", "Porte-bouclier"),
            Tactic::BlindFight => Text::new("Blind fight", "Combat à l’aveugle"),
            Tactic::MudFight => Text::new("Mud fight", "Combat dans la boue"),
            Tactic::Recruiter => Text::new("Recruiter", "Recruteur"),
            Tactic::Strategist => Text::new("Strategist", "Stratège"),
            Tactic::Banshee => Text::new("Banshee", "Banshee"),
            Tactic::Traitor => Text::new("Traitor", "Traître"),
        }
    }
}

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

    /// Its name with an article: "a colour run".
    pub(super) const fn with(self, lang: Lang) -> &'static str {
        match self {
            FormationKind::Sum => Text::new("the higher sum", "la plus grande somme"),
            FormationKind::Run => Text::new("a run", "une suite"),
            FormationKind::Colour => Text::new("a colour formation", "une couleur"),
            FormationKind::ThreeOfAKind => Text::new("three of a kind", "un brelan"),
            FormationKind::ColourRun => Text::new("a colour run", "une suite couleur"),
        }
        .get(lang)
    }
}

/// What a side could still become, as what its player would do.
pub(super) const COULD_MAKE: Verb = Verb::new(["could make", "could make"], ["ferait", "feriez", "feraient"]);

impl Formation {
    /// Its name and total: "colour run 24".
    #[must_use]
    pub fn say(self, lang: Lang) -> String {
        format!("{} {}", self.kind.name().get(lang), self.total)
    }

    /// Its name and total within a sentence: "colour run 24", "suite couleur de 24".
    pub(super) fn in_sentence(self, lang: Lang) -> String {
        let (name, total) = (self.kind.name().get(lang), self.total);
        lang.pick(format!("{name} {total}"), format!("{name} de {total}"))
    }

    /// The same with an article: "a colour run of 24", "une suite couleur de 24".
    #[must_use]
    pub fn with_article(self, lang: Lang) -> String {
        let total = self.total;
        match self.kind {
            FormationKind::Sum => lang.pick(format!("a sum of {total}"), format!("une somme de {total}")),
            // "Three of a kind of 21" would be hard to read.
            FormationKind::ThreeOfAKind => {
                lang.pick(format!("three of a kind ({total})"), format!("un brelan de {total}"))
            }
            FormationKind::Colour => lang.pick(format!("a colour of {total}"), format!("une couleur de {total}")),
            kind => lang.pick(format!("{} of {total}", kind.with(lang)), format!("{} de {total}", kind.with(lang))),
        }
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

    /// Its name inside a sentence: "red 7", "the Spy"; "le 7 rouge", "l’Espion".
    pub(crate) fn in_sentence(self, lang: Lang) -> String {
        let name = self.name(lang);
        match (lang, self.as_tactic()) {
            (Lang::En, None) => name,
            (Lang::En, Some(_)) => format!("the {name}"),
            (Lang::Fr, Some(Tactic::Banshee)) => le("la", &name),
            (Lang::Fr, _) => le("le", &name),
        }
    }
}

impl Deck {
    /// "a clan card": any card of this deck.
    pub(super) fn a_card(self, lang: Lang) -> &'static str {
        match self {
            Deck::Clan => lang.pick("a clan card", "une carte de clan"),
            Deck::Tactic => lang.pick("a tactic card", "une carte tactique"),
        }
    }
}

impl WinReason {
    /// The reason as half a sentence: "three adjacent stones".
    #[must_use]
    pub const fn say(self, lang: Lang) -> &'static str {
        match self {
            WinReason::Majority => Text::new("more than half of the stones", "plus de la moitié des bornes"),
            WinReason::ThreeAdjacent => Text::new("three stones side by side", "trois bornes côte à côte"),
            WinReason::Exhausted => Text::new("nobody could play any more", "plus personne ne pouvait jouer"),
            WinReason::Left(why) => why.reason(),
        }
        .get(lang)
    }
}
