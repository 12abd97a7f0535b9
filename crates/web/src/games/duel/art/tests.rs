//! Every picture of the pool: small, well formed, harmless, its own.

use super::words::{Kind, Symbol};
use super::*;
use crate::drawing::outline::{difference, silhouette};
use crate::drawing::raster::{distance, raster};
use crate::drawing::{Pen, path};
use atout_duel::{Colours, Config, Keywords};

/// No two pictures of the pool may be nearer: the mean distance of their pixels, 1 being black against white.
const NEAREST: f64 = 0.05;
/// No two kinds may share more of their outlines.
const OUTLINES: f64 = 0.12;

fn with_pool(check: impl FnOnce(&Pool)) {
    check(Config::default().content.get());
}

fn text(name: &str) -> String {
    let picture = picture(name).unwrap_or_else(|| panic!("there is no picture {name}"));
    String::from_utf8(picture.into_owned()).expect("SVG is text")
}

fn names(pool: &Pool) -> Vec<String> {
    (0..pool.cards.len()).map(|card| picture_name(pool, card as u16)).collect()
}

fn motif_of(name: &str) -> Motif {
    Motif::from_name(&name["duel-art-".len()..name.len() - ".svg".len()]).expect("a name of a picture")
}

fn check_svg(name: &str, svg: &str) {
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{name}");
    for tag in ["g", "clipPath", "linearGradient"] {
        let opened = svg.matches(&format!("<{tag} ")).count() + svg.matches(&format!("<{tag}>")).count();
        assert_eq!(opened, svg.matches(&format!("</{tag}>")).count(), "{name}: {tag}");
    }
    assert_eq!(svg.matches('<').count(), svg.matches('>').count(), "{name}");
    assert_eq!(svg.matches('"').count() % 2, 0, "{name}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
    for bad in ["<script", "<text", "<style", "href", " on"] {
        assert!(!svg.contains(bad), "{name} contains {bad}");
    }
    for d in svg.split(" d=\"").skip(1) {
        path::flatten(d.split('"').next().unwrap_or_default());
    }
}

#[test]
fn pictures_are_small_and_well_formed_and_harmless() {
    with_pool(|pool| {
        for name in names(pool) {
            let svg = text(&name);
            assert!(name.len() <= 160, "{name}");
            // A crowd is the same figure several times, a rider is two figures.
            let motif = motif_of(&name);
            let is_crowd = motif.sort == Sort::Token
                || motif.symbols.contains(&Symbol::Token)
                || motif.names(&["rider", "riding"]);
            assert!(svg.len() < if is_crowd { 8 } else { 6 } * 1024, "{name} has {} bytes", svg.len());
            check_svg(&name, &svg);
            assert_eq!(svg, text(&name), "{name}");
        }
    });
}

#[test]
fn no_two_cards_look_alike() {
    with_pool(|pool| {
        let images: Vec<_> =
            names(pool).iter().map(|name| (name.clone(), raster(&text(name), (120.0, 96.0), [20, 16]))).collect();
        assert!(images.len() >= 375, "{}", images.len());
        let mut nearest = (f64::MAX, "", "");
        for (n, (name, one)) in images.iter().enumerate() {
            for (other_name, other) in &images[n + 1..] {
                let apart = distance(one, other);
                if apart < nearest.0 {
                    nearest = (apart, name, other_name);
                }
            }
        }
        let (apart, one, other) = nearest;
        println!("the nearest two of {} pictures are {apart:.3} apart: {one} and {other}", images.len());
        assert!(apart > NEAREST, "{one} and {other} are only {apart:.3} apart");
    });
}

/// A picture without its ground.
fn figure_of(kind: Kind) -> String {
    let motif = Motif {
        id: "anyone".to_owned(),
        sort: Sort::Creature,
        colours: Colours::EMPTY,
        kinds: vec![kind],
        symbols: Vec::new(),
        keywords: Keywords::EMPTY,
        force: 2,
        endurance: 2,
    };
    let mut chance = Chance::of("anyone");
    let mut pen: Pen = tones::pen(None);
    let dress = dress::Dress::of(motif.colours, &mut chance);
    figure::one(&mut pen, &motif, dress, &mut chance);
    format!("<svg >{}</svg>", pen.out)
}

#[test]
fn every_kind_has_an_outline_of_its_own() {
    let known: Vec<_> = Kind::ALL.iter().map(|kind| (kind, silhouette(&figure_of(*kind)))).collect();
    let mut nearest = (f64::MAX, Kind::Human, Kind::Human);
    for (n, (kind, one)) in known.iter().enumerate() {
        assert!(one.iter().filter(|covered| **covered).count() > 300, "{kind:?} is too thin");
        for (other_kind, other) in &known[n + 1..] {
            let share = difference(one, other);
            if share < nearest.0 {
                nearest = (share, **kind, **other_kind);
            }
        }
    }
    println!("the nearest two of {} kinds: {nearest:?}", known.len());
    assert!(nearest.0 > OUTLINES, "{nearest:?}");
}

#[test]
fn every_kind_of_the_pool_has_a_figure() {
    with_pool(|pool| {
        for (kind, _) in &pool.kinds {
            let is_land = ["plains", "island", "swamp", "mountain", "forest"].contains(&kind.as_str());
            assert!(is_land || Kind::from_word(kind).is_some(), "{kind} has no figure");
        }
    });
}

#[test]
fn every_spell_of_the_pool_says_what_it_does() {
    with_pool(|pool| {
        for name in names(pool) {
            let motif = motif_of(&name);
            let is_spell = matches!(motif.sort, Sort::Invocation | Sort::Aura | Sort::Sorcery | Sort::Instant);
            assert!(!is_spell || !motif.symbols.is_empty(), "{name}");
        }
        let of = |id: &str| {
            let card = pool.find(id).expect(id);
            picture_name(pool, card)
        };
        assert_eq!(of("sever-the-thread"), "duel-art-sever-the-thread.sorcery.b.0.destroy.0.0-4.svg");
        assert_eq!(of("goblin-raid").split('.').nth(3), Some("goblin"));
        assert!(of("dawn-recruit").contains(".creature.w.human_soldier."));
    });
}

#[test]
fn every_sign_can_be_drawn_for_every_sort_of_card() {
    for sort in Sort::ALL {
        for symbol in Symbol::ALL {
            for colours in ["c", "w", "ub", "wubrg"] {
                let name =
                    format!("duel-art-a-card.{}.{colours}.0.{}_all.1ffffff.15-15.svg", sort.word(), symbol.word());
                check_svg(&name, &text(&name));
            }
        }
    }
}

#[test]
fn names_that_say_nothing_have_no_picture() {
    let good = "duel-art-a-card.creature.w.human.0.0.2-1.svg";
    assert!(picture(good).is_some());
    for name in [
        "",
        "duel-art-.svg",
        "duel-art-a-card.creature.w.human.0.0.2-1.png",
        "duel-art-.creature.w.human.0.0.2-1.svg",
        "duel-art-A.creature.w.human.0.0.2-1.svg",
        "duel-art-a\"b.creature.w.human.0.0.2-1.svg",
        "duel-art-a<b>.creature.w.human.0.0.2-1.svg",
        "duel-art-a b.creature.w.human.0.0.2-1.svg",
        "duel-art-é.creature.w.human.0.0.2-1.svg",
        "duel-art-a-card.planet.w.human.0.0.2-1.svg",
        "duel-art-a-card.creature..human.0.0.2-1.svg",
        "duel-art-a-card.creature.uw.human.0.0.2-1.svg",
        "duel-art-a-card.creature.ww.human.0.0.2-1.svg",
        "duel-art-a-card.creature.W.human.0.0.2-1.svg",
        "duel-art-a-card.creature.w.plumber.0.0.2-1.svg",
        "duel-art-a-card.creature.w..0.0.2-1.svg",
        "duel-art-a-card.creature.w.human_human_human_human.0.0.2-1.svg",
        "duel-art-a-card.creature.w.human.sing.0.2-1.svg",
        "duel-art-a-card.creature.w.human.0.ffffffff.2-1.svg",
        "duel-art-a-card.creature.w.human.0.00.2-1.svg",
        "duel-art-a-card.creature.w.human.0.+1.2-1.svg",
        "duel-art-a-card.creature.w.human.0.0.16-1.svg",
        "duel-art-a-card.creature.w.human.0.0.02-1.svg",
        "duel-art-a-card.creature.w.human.0.0.2-1.2.svg",
        "duel-art-a-card.creature.w.human.0.0.svg",
    ] {
        assert!(picture(name).is_none(), "{name}");
    }
    let long = format!("duel-art-{}.creature.w.human.0.0.2-1.svg", "a".repeat(81));
    assert!(picture(&long).is_none());
}

#[test]
fn cards_of_a_users_own_set_have_pictures() {
    with_pool(|pool| {
        let mut card = pool.cards[0].clone();
        card.id = "my-own".to_owned();
        card.entry.kind.names = vec!["plumber".to_owned(), "goblin".to_owned()];
        card.entry.force = Some(99);
        let name = format!("duel-art-{}.svg", Motif::of(pool, &card).name());
        check_svg(&name, &text(&name));
    });
    with_pool(|pool| assert_eq!(picture_name(pool, u16::MAX), "duel-back.svg"));
}
