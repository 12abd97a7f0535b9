//! The cases that this matcher and that of the pages share.

use super::*;
use crate::{Gather, Gathered};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
struct Cases {
    touching: Vec<Touching>,
    gathering: Vec<Gathering>,
}

#[derive(Deserialize)]
struct Touching {
    name: String,
    gestures: Vec<Given>,
    after: Vec<After>,
}

#[derive(Deserialize)]
struct Given {
    label: String,
    touch: Vec<String>,
    #[serde(default)]
    draft: bool,
}

#[derive(Deserialize)]
struct After {
    touched: Vec<String>,
    open: Vec<String>,
    next: Vec<String>,
    touch: BTreeMap<String, Expected>,
}

#[derive(Debug, PartialEq, Deserialize)]
#[serde(untagged)]
enum Expected {
    Only { only: String, complete: bool },
    Word(String),
}

#[derive(Deserialize)]
struct Gathering {
    name: String,
    shortcut: GivenShortcut,
    picks: Vec<Pick>,
}

#[derive(Deserialize)]
struct GivenShortcut {
    label: String,
    touch: Vec<String>,
    row: Vec<String>,
    then: Vec<String>,
    gather: GivenGather,
}

#[derive(Deserialize)]
struct GivenGather {
    things: Vec<GivenThing>,
    #[serde(default)]
    always: Vec<String>,
    more: String,
}

#[derive(Deserialize)]
struct GivenThing {
    thing: String,
    action: String,
    label: String,
}

#[derive(Deserialize)]
struct Pick {
    picked: Vec<String>,
    label: String,
    touch: Vec<String>,
    then: Vec<String>,
}

fn cases() -> Cases {
    serde_json::from_str(include_str!("cases.json")).unwrap()
}

fn gesture(given: Given) -> Gesture {
    let Given { label, touch, draft } = given;
    Gesture { word: label.clone(), row: vec![label.clone()], label, touch, draft, then: Vec::new(), hurry: false }
}

#[test]
fn what_is_open_and_what_a_touch_decides_is_as_in_the_shared_cases() {
    for Touching { name, gestures, after } in cases().touching {
        let gestures: Vec<Gesture> = gestures.into_iter().map(gesture).collect();
        for After { touched, open: expected, next: things, touch: touches } in after {
            let labels: Vec<&str> = open(&gestures, &touched).map(|(_, gesture)| gesture.label.as_str()).collect();
            assert_eq!(labels, expected, "{name}, after {touched:?}");
            assert_eq!(next(&gestures, &touched), things, "{name}, after {touched:?}");
            for (thing, expected) in touches {
                let found = match touch(&gestures, &touched, &thing) {
                    Touched::Nothing => Expected::Word("nothing".into()),
                    Touched::Several => Expected::Word("several".into()),
                    Touched::Only { n, is_complete } => {
                        Expected::Only { only: gestures[n].label.clone(), complete: is_complete }
                    }
                };
                assert_eq!(found, expected, "{name}: {thing} after {touched:?}");
            }
        }
    }
}

#[test]
fn what_is_gathered_is_as_in_the_shared_cases() {
    for Gathering { name, shortcut, picks } in cases().gathering {
        let GivenShortcut { label, touch, row, then, gather } = shortcut;
        let gathered = |GivenThing { thing, action, label }| Gathered { thing, action, label };
        let gather = Gather {
            things: gather.things.into_iter().map(gathered).collect(),
            always: gather.always,
            more: gather.more,
        };
        let places: BTreeMap<String, usize> =
            gather.things.iter().enumerate().map(|(n, one)| (one.thing.clone(), n)).collect();
        let shortcut = Shortcut { label, touch, row, then, gather: Some(gather), draft: false, hurry: false };
        for Pick { picked, label, touch, then } in picks {
            let picked: Vec<usize> = picked.iter().map(|thing| places[thing]).collect();
            let made = Gesture::of_shortcut(&shortcut, &picked);
            assert_eq!((made.label, made.touch, made.then), (label, touch, then), "{name}");
            assert_eq!(made.row, shortcut.row, "{name}");
        }
    }
}
