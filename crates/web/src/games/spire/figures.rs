//! The pictures of the rules page: signs of rooms, elements and counters with their names, and some of the enemies.
//!
//! Not here: the signs and pictures, which are those of the board (`icons.rs`, `art.rs`).

use super::icon::Icon;
use super::{art, rooms};
use crate::{Figure, HasFigures};
use atout_core::Lang;
use atout_spire::{Config, Counter, Element, EnemyDef, RoomKind, Spire};
use maud::{Markup, html};

impl HasFigures for Spire {
    fn figures(config: &Config, lang: Lang) -> Vec<Figure> {
        let figure = |section, picture, caption: &str| Figure { section, picture, caption: caption.to_owned() };
        vec![
            figure("rooms", room_signs(config, lang), lang.pick("The signs of the map.", "Les signes du plan.")),
            figure(
                "damage",
                circle(lang),
                lang.pick(
                    "Each element beats the next one, and the last beats the first.",
                    "Chaque élément bat le suivant, et le dernier bat le premier.",
                ),
            ),
            figure(
                "counters",
                counters(lang),
                lang.pick("Their signs beside players and enemies.", "Leurs signes à côté des joueurs et des ennemis."),
            ),
            figure(
                "enemies",
                enemies(config, lang),
                lang.pick("Some of them, and a boss.", "Quelques-uns, et un boss."),
            ),
        ]
    }
}

fn room_signs(config: &Config, lang: Lang) -> Markup {
    let kinds = [RoomKind::Enemy, RoomKind::Rest, RoomKind::Training, RoomKind::Event, RoomKind::Boss];
    html! {
        ul.sfig.spire-signs {
            @for kind in kinds.into_iter().filter(|kind| config.events || *kind != RoomKind::Event) {
                li { span.disc { (Icon::Room(kind).draw()) } b { (Lang::capital(kind.name().get(lang))) } span { (rooms::kind_help(kind, lang)) } }
            }
        }
    }
}

/// Water, air, fire, earth: each beats the next one.
fn circle(lang: Lang) -> Markup {
    let round = std::iter::successors(Some(Element::Water), |element| Some(element.prey())).take(5);
    html! {
        ul.sfig.spire-round {
            @for (n, element) in round.enumerate() {
                @if n > 0 { li.beats { (lang.pick("beats", "bat")) } }
                li.{ "e-" (element.word()) } { span.disc { (Icon::Element(element).draw()) } b { (element.name().get(lang)) } }
            }
        }
    }
}

fn counters(lang: Lang) -> Markup {
    html! {
        ul.sfig.spire-round { @for counter in Counter::ALL { li { span.disc.bad[counter.is_debuff()] { (Icon::Counter(counter).draw()) } b { (counter.name().get(lang)) } } } }
    }
}

/// One enemy of each element, and a boss.
fn enemies(config: &Config, lang: Lang) -> Markup {
    let all = &config.content.get().enemies;
    let plain = |element: Element| all.iter().find(|def| def.element == element && !def.boss && !def.called);
    let some = Element::FOUR.into_iter().filter_map(plain).chain(all.iter().find(|def| def.boss));
    let one = |def: &EnemyDef| html! { li { img src={ "/assets/" (art::enemy_file(def, def.element)) } alt="" width="96" height="96" decoding="sync"; b { (def.name.get(lang)) } } };
    html! { ul.sfig.spire-foes { @for def in some { (one(def)) } } }
}
