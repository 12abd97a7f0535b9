//! Every picture of the current content: small, well formed, its own.

use super::words::{Body, Build, Part};
use super::*;
use crate::drawing::outline::{difference, silhouette};
use crate::drawing::path;
use atout_spire::{Config, Tower};
use std::collections::BTreeSet;

const ELEMENTS: [Element; 5] = [Element::None, Element::Air, Element::Water, Element::Earth, Element::Fire];
const ROOMS: [RoomKind; 5] = [RoomKind::Enemy, RoomKind::Rest, RoomKind::Training, RoomKind::Event, RoomKind::Boss];

fn with_tower(check: impl FnOnce(&Tower)) {
    check(Config::default().content.get());
}

fn text(name: &str) -> String {
    let picture = Spire::picture(name).unwrap_or_else(|| panic!("there is no picture {name}"));
    String::from_utf8(picture.into_owned()).expect("SVG is text")
}

fn all_files(tower: &Tower) -> BTreeSet<String> {
    let mut files = BTreeSet::from(["spire-back.svg".to_owned(), "spire-hero.svg".to_owned()]);
    for element in ELEMENTS {
        files.extend(tower.enemies.iter().map(|def| enemy_file(def, element)));
        files.extend(tower.cards.iter().map(|def| card_file(def, element)));
        files.extend(Seat::all(2).map(|seat| player_file(seat, element)));
        files.extend(ROOMS.map(|kind| room_file(kind, element)));
        files.extend(tower.events.iter().map(|event| event_file(&event.id, element)));
    }
    files
}

#[test]
fn pictures_are_small_and_well_formed_and_harmless() {
    with_tower(|tower| {
        for name in all_files(tower) {
            let svg = text(&name);
            assert!(svg.len() < 6 * 1024, "{name} has {} bytes", svg.len());
            assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"), "{name}");
            assert_eq!(svg.matches("<g").count(), svg.matches("</g>").count(), "{name}");
            assert_eq!(svg.matches('<').count(), svg.matches('>').count(), "{name}");
            assert!(!svg.contains("NaN") && !svg.contains("inf"), "{name}");
            for bad in ["<script", "<text", "<style", "href", " id=", "url(", " on"] {
                assert!(!svg.contains(bad), "{name} contains {bad}");
            }
            for d in svg.split(" d=\"").skip(1) {
                path::flatten(d.split('"').next().unwrap_or_default());
            }
            assert_eq!(svg, text(&name));
        }
    });
}

#[test]
fn no_two_enemies_have_the_same_outline() {
    with_tower(|tower| {
        let known: Vec<_> =
            tower.enemies.iter().map(|def| (&def.id, silhouette(&text(&enemy_file(def, Element::None))))).collect();
        for (n, (id, one)) in known.iter().enumerate() {
            assert!(one.iter().filter(|covered| **covered).count() > 300, "{id} is too thin");
            for (other_id, other) in &known[n + 1..] {
                let share = difference(one, other);
                assert!(share > 0.12, "{id} and {other_id} differ in {share:.3} of their outlines");
            }
        }
    });
}

#[test]
fn the_element_changes_no_outline() {
    with_tower(|tower| {
        for def in &tower.enemies {
            let [one, other] =
                [Element::Air, Element::Fire].map(|element| silhouette(&text(&enemy_file(def, element))));
            assert_eq!(one, other, "{}", def.id);
        }
    });
}

#[test]
fn climbers_differ_by_seat_and_by_element() {
    let outlines: Vec<_> = Seat::all(2).map(|seat| silhouette(&text(&player_file(seat, Element::Fire)))).collect();
    assert!(difference(&outlines[0], &outlines[1]) > 0.15);
    let looks: BTreeSet<String> = ELEMENTS.map(|element| text(&player_file(Seat::FIRST, element))).into();
    assert_eq!(looks.len(), ELEMENTS.len());
}

#[test]
fn every_card_has_a_picture_of_its_own() {
    with_tower(|tower| {
        let pictures: BTreeSet<String> = tower.cards.iter().map(|def| text(&card_file(def, def.element))).collect();
        assert_eq!(pictures.len(), tower.cards.len());
    });
}

#[test]
fn unknown_words_of_a_figure_are_no_hole() {
    with_tower(|tower| {
        let mut def = tower.enemies[0].clone();
        for figure in ["dragon", "golem spoons horns horns", "Ünknown \"<b>\" crown", "crown", "   "] {
            def.figure = figure.to_owned();
            silhouette(&text(&enemy_file(&def, Element::Earth)));
        }
        def.figure = "golem spoons horns horns".to_owned();
        let build = Build::of(&def);
        assert_eq!((build.body, &build.parts[..]), (Body::Golem, &[Part::Horns][..]));
    });
}

#[test]
fn every_body_bears_every_part() {
    let file = |build: &Build| format!("spire-foe-{}.water.svg", build.name());
    for body in Body::ALL {
        let plain = Build { body: *body, parts: Vec::new(), size: 2, seed: 7 };
        for part in Part::ALL {
            let build = Build { parts: vec![*part], ..plain.clone() };
            assert_eq!(Build::from_name(&build.name()), Some(build.clone()));
            assert_ne!(text(&file(&build)), text(&file(&plain)), "{build:?}");
        }
    }
}

#[test]
fn names_that_say_nothing_have_no_picture() {
    for name in [
        "",
        "spire-.svg",
        "spire-foe-golem-1ff.fire.png",
        "spire-foe-golem-1ff.svg",
        "spire-foe-golem-1ff.lava.svg",
        "spire-foe-golem-0ff.fire.svg",
        "spire-foe-golem-1+f.fire.svg",
        "spire-foe-golem_spoons-1ff.fire.svg",
        "spire-foe-golem_horns_horns-1ff.fire.svg",
        "spire-foe-golem_horns_wings_tail_crown_halo-1ff.fire.svg",
        "spire-foe-golem-1é.fire.svg",
        "spire-card-strike41-1000.fire.svg",
        "spire-card-strike-1000.fire.svg",
        "spire-card--1000.fire.svg",
        "spire-card-heal-4000.fire.svg",
        "spire-card-heal_heal_heal_heal-1000.fire.svg",
        "spire-climber-3.fire.svg",
        "spire-room-cellar.fire.svg",
    ] {
        assert!(Spire::picture(name).is_none(), "{name}");
    }
    assert!(Spire::picture("spire-foe-golem-1ff.fire.svg").is_some());
}
