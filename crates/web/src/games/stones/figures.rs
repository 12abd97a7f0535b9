//! The pictures of the rules page: formations of real cards, and a claim that is proven.
//!
//! Not here: cards and columns, which are those of the board (`card.rs`, `board.rs`).

use super::{board, card};
use crate::{Figure, HasFigures};
use atout_core::{Lang, Match, Names, Seat, Viewer};
use atout_stones::{Card, Claims, Config, Formation, Stones};
use maud::{Markup, html};
use serde_json::{Value, json};

/// One formation of each kind, strongest first.
const FORMATIONS: [[&str; 3]; 5] =
    [["R4", "R5", "R6"], ["R8", "G8", "B8"], ["G2", "G6", "G9"], ["Y3", "B4", "P5"], ["N2", "R7", "Y9"]];

impl HasFigures for Stones {
    fn figures(config: &Config, lang: Lang) -> Vec<Figure> {
        let caption = lang.pick(
            "From strong to weak; the number is the total.",
            "De la plus forte à la plus faible\u{a0}; le nombre est le total.",
        );
        let mut figures =
            vec![Figure { section: "formations", picture: formations(lang), caption: caption.to_owned() }];
        // Without proofs there is nothing to prove.
        if config.claims != Claims::Auto {
            figures.extend(proof(lang));
        }
        figures
    }
}

fn formations(lang: Lang) -> Markup {
    html! {
        ol.formations {
            @for words in FORMATIONS {
                @let cards: Vec<Card> = words.iter().filter_map(|word| word.parse().ok()).collect();
                li {
                    div.three { @for card in &cards { (card::shown(*card, lang)) } }
                    span { (Formation::of(&cards, 9, false).say(lang)) }
                }
            }
        }
    }
}

/// Blue 4, 5, 6 against a yellow 7: both cards that a yellow run needs lie elsewhere.
fn proven() -> Value {
    json!({ "stones": {
        "1": { "sides": [["R8"], ["Y6", "P3"]] },
        "2": { "sides": [["B4", "B5", "B6"], ["Y7"]] },
        "3": { "sides": [["Y8", "G8"], ["N2"]] },
    } })
}

fn proof(lang: Lang) -> Option<Figure> {
    // As a record names it: other defaults do not change the picture.
    let config = serde_json::from_value(json!({ "claims": "after_play" })).ok()?;
    let game = Match::<Stones>::from_position(config, &proven()).ok()?;
    let names = Names::new([("You", "Vous"), ("Mia", "Mia")].map(|(en, fr)| lang.pick(en, fr).to_owned()).into());
    let caption = lang.pick(
        "Stone 2 is proven. Mia has a yellow 7 there. For a colour run she needs the yellow 6 or the yellow 8, and both lie on the table. Nothing she can still make beats your colour run, so you may claim the stone now.",
        "La borne 2 est prouvée. Mia y a un 7 jaune. Pour une suite couleur il lui faut le 6 ou le 8 jaune, et les deux sont déjà posés. Plus rien ne peut battre votre suite couleur\u{a0}: vous pouvez revendiquer la borne maintenant.",
    );
    let picture = board::lane(&game.view(Viewer::Seat(Seat::FIRST)), 3, &names, lang);
    Some(Figure { section: "claims", picture, caption: caption.to_owned() })
}
