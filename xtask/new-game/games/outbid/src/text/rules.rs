//! The rules as people read them. They are written from the config, so they describe exactly that game.
//!
//! Not here: what single cards do (`cards.rs`).

use crate::{Config, Outbid};
use atout_core::{CardHelp, Lang, Rulebook, RulesSection};

impl Rulebook for Outbid {
    fn rules(config: &Config, lang: Lang) -> Vec<RulesSection> {
        let Config { highest, hand } = *config;
        vec![
            section(
                "aim",
                lang.pick("The aim", "Le but"),
                lang.pick(
                    format!("There are {highest} cards, from 1 to {highest}. Each player gets {hand} of them. Win more rounds than your opponent."),
                    format!("Il y a {highest} cartes, de 1 à {highest}. Chaque joueur en reçoit {hand}. Remportez plus de manches que l'adversaire."),
                ),
            ),
            section(
                "round",
                lang.pick("A round", "Une manche"),
                lang.pick(
                    "One player leads with any card, the other answers with any card. The higher card takes the round, and its player leads the next one. Chance decides who leads first.".to_owned(),
                    "Un joueur ouvre avec la carte de son choix, l'autre répond avec la carte de son choix. La plus forte remporte la manche, et son joueur ouvre la suivante. Le sort désigne celui qui ouvre la première.".to_owned(),
                ),
            ),
            section(
                "end",
                lang.pick("The end", "La fin"),
                lang.pick(
                    "The game ends when all cards are laid. With as many rounds each it is a draw.".to_owned(),
                    "La partie s'arrête quand toutes les cartes sont posées. À égalité de manches, elle est nulle.".to_owned(),
                ),
            ),
        ]
    }

    fn cards(config: &Config, lang: Lang) -> Vec<CardHelp> {
        super::cards::cards(config, lang)
    }
}

fn section(id: &'static str, title: &str, text: String) -> RulesSection {
    RulesSection { id, title: title.to_owned(), paragraphs: vec![text] }
}
