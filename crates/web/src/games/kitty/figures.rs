//! The pictures of the rules page: a purge and a wall step by step on a small field, and the classes.
//!
//! Not here: the field and the pictures, which are those of the board (`field.rs`, `art`).

use super::context::BoardContext;
use super::turn_summary::TurnSummary;
use super::{art, field};
use crate::{Canvas, Figure, HasFigures};
use atout_core::{Lang, Match, Names, Seat, Viewer};
use atout_kitty::{Class, Classes, Config, Kitty};
use maud::{Markup, html};
use serde_json::{Value, json};

impl HasFigures for Kitty {
    fn figures(config: &Config, lang: Lang) -> Vec<Figure> {
        let mut figures = Vec::new();
        figures.extend(steps("turn", &purge(), &["0 razor p2", "1 pass", "2 pass"], purge_captions(lang), lang));
        figures.extend(steps("turn", &wall(), &["0 stone p2", "1 pass", "2 pass"], wall_captions(lang), lang));
        if config.classes != Classes::None {
            figures.push(Figure { section: "classes", picture: classes(lang), caption: String::new() });
        }
        figures
    }
}

/// Mia has 10 life left, and a friend of Leo is after her.
fn purge() -> Value {
    json!({ "phase": "card",
        "players": [{ "cell": "b2", "mana": 2, "hand": ["razor"] }, { "cell": "d3", "life": 10 }, { "cell": "f5" }],
        "friends": [{ "cell": "e4", "owner": "p3", "target": "p2", "card": "hell", "mana": 0 }] })
}

fn purge_captions(lang: Lang) -> [&'static str; 2] {
    lang.pick(
        [
            "Mia (2) has 10 life left. A friend of Leo (3) is after her. You (1) play a Razor on Mia.",
            "The purge: Mia is at 0 life and falls; her body stays as an obstacle. The friend has lost its target and vanishes.",
        ],
        [
            "Il reste 10 points de vie à Mia (2). Un ami de Léo (3) la vise. Vous (1) jouez un Rasoir sur Mia.",
            "La purge\u{a0}: Mia est à 0, donc éliminée\u{a0}; son corps reste et fait obstacle. L’ami n’a plus de cible et disparaît.",
        ],
    )
}

/// Three of Mia's sides are closed.
fn wall() -> Value {
    json!({ "phase": "card", "caramels": ["d2", "c3", "e3"],
        "players": [{ "cell": "b2", "mana": 10, "hand": ["stone"] }, { "cell": "d3" }, { "cell": "f5" }] })
}

fn wall_captions(lang: Lang) -> [&'static str; 2] {
    lang.pick(
        [
            "Caramels close three of Mia’s four sides. You play Stone on her.",
            "The caramel closes the last side. When the next turn begins, Mia is walled in and out.",
        ],
        [
            "Des caramels ferment trois des quatre côtés de Mia. Vous jouez un Caramel mou sur elle.",
            "Le caramel ferme le dernier côté. Au début du tour suivant, Mia est emmurée, donc éliminée.",
        ],
    )
}

/// The field before and after a turn.
fn steps(section: &'static str, position: &Value, moves: &[&str], captions: [&str; 2], lang: Lang) -> Option<Figure> {
    // As a record names it: other defaults do not change the picture.
    let config: Config = serde_json::from_value(json!({ "players": 3, "width": 6, "height": 5 })).ok()?;
    let mut game = Match::<Kitty>::from_position(config, position).ok()?;
    let before = scene(&game, lang);
    for line in moves {
        let (seat, action) = line.split_once(' ')?;
        game.play_text(Seat::new(seat.parse().ok()?)?, action).ok()?;
    }
    let pictures = [before, scene(&game, lang)];
    let picture = html! {
        ol.scenes { @for (picture, caption) in pictures.iter().zip(captions) { li { (picture) p { (caption) } } } }
    };
    Some(Figure { section, picture, caption: String::new() })
}

/// The field as everybody sees it, without what is beside it on a table.
fn scene(game: &Match<Kitty>, lang: Lang) -> Markup {
    let view = game.view(Viewer::Spectator);
    let names = [("You", "Vous"), ("Mia", "Mia"), ("Leo", "Léo")];
    let names = Names::new(names.map(|(en, fr)| lang.pick(en, fr).to_owned()).into());
    let turn = TurnSummary::new(game.newest_events(Viewer::Spectator), &view.friends);
    let mut canvas = Canvas::whole();
    let ctx = BoardContext::new(&view, turn, &names, lang, &mut canvas);
    let class = format!("kitty fig w{} h{}", view.config.width, view.config.height);
    html! { div class=(class) { (field::field(&ctx, &mut canvas)) } }
}

fn classes(lang: Lang) -> Markup {
    html! {
        ul.classrow {
            @for (seat, class) in Seat::all(Class::CHOICES.len()).zip(Class::CHOICES) {
                li { img src={ "/assets/" (art::kitten_file(seat, class)) } alt="" decoding="sync"; b { (class.stats().name.get(lang)) } }
            }
        }
    }
}
