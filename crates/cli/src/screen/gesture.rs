//! A choice in steps: first the card, then where. The steps are the things that a gesture touches on a page
//! ([`Choice::touch`]), so every game has them already.
//!
//! Not here: what a gesture is and when it is complete ([`atout_core::gesture`]), what a typed text means
//! (`gesture/typed.rs`).

#[cfg(test)]
mod tests;
mod typed;

use super::options::Item;
use atout_core::gesture::{self, Gesture, Touched};
use atout_core::{CardHelp, Choice, Shortcut};
pub(crate) use typed::Typed;
use typed::shown;

/// The buttons with which one does nothing.
const IDLE: [&str; 2] = ["button:stay", "button:pass"];

/// How far a person is: what a seat can do, and what was picked of the gesture so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct GestureStep {
    pub(crate) gestures: Vec<Gesture>,
    /// The things touched so far: `["card:R7"]`.
    pub(crate) touched: Vec<String>,
}

/// A thing that can be touched next, and the gestures that it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Thing<'a> {
    name: &'a str,
    gestures: Vec<usize>,
}

/// The gesture of a shortcut that is a button. One that begins with things of the board saves touches there; a list has a
/// choice of its own for what it does.
fn of_button(shortcut: &Shortcut) -> Option<Gesture> {
    let is_button = shortcut.gather.is_none() && shortcut.touch.len() == 1;
    is_button.then(|| Gesture::of_shortcut(shortcut, &[]))
}

impl GestureStep {
    pub(crate) fn new(choices: &[Choice], shortcuts: &[Shortcut]) -> GestureStep {
        let gestures = choices.iter().map(Gesture::from).chain(shortcuts.iter().filter_map(of_button));
        GestureStep { gestures: gestures.collect(), touched: Vec::new() }
    }

    /// The things that can be touched after these, in the order of the choices; to do nothing comes last.
    fn after(&self, touched: &[String]) -> Vec<Thing<'_>> {
        let mut things: Vec<Thing<'_>> = Vec::new();
        for (n, gesture) in gesture::open(&self.gestures, touched) {
            // A choice without things to touch is a thing of its own.
            let name = gesture.next(touched.len()).unwrap_or(&gesture.word);
            match things.iter_mut().find(|thing| thing.name == name) {
                Some(thing) => thing.gestures.push(n),
                None => things.push(Thing { name, gestures: vec![n] }),
            }
        }
        // The cursor starts at the first thing: where a turn has one card or one walk, a careless Enter must not waste it.
        if things.iter().any(|thing| thing.name.starts_with("card:") || thing.name.starts_with("cell:")) {
            things.sort_by_key(|thing| IDLE.contains(&thing.name));
        }
        things
    }

    /// What can be picked now. A thing that decides the choice has the choice's words; any other has its own name.
    pub(crate) fn items(&self, cards: &[CardHelp]) -> Vec<Item> {
        let item = |thing: &Thing<'_>| {
            let token = token(thing.name).to_owned();
            let text = match thing.gestures.as_slice() {
                [only] => self.gestures[*only].label.clone(),
                _ => cards
                    .iter()
                    .find(|card| card.id == token)
                    .map_or_else(|| self.common_words(&thing.gestures), |card| format!("{} …", card.name)),
            };
            Item { place: place(thing.name), token: shown(token, cards), text }
        };
        self.after(&self.touched).iter().map(item).collect()
    }

    /// What the labels of several gestures begin and end with: "Block … with Stone Bear".
    fn common_words(&self, gestures: &[usize]) -> String {
        let labels: Vec<Vec<&str>> = gestures.iter().map(|n| self.gestures[*n].label.split(' ').collect()).collect();
        let Some((first, rest)) = labels.split_first() else { return "…".to_owned() };
        let shortest = labels.iter().map(Vec::len).min().unwrap_or(0);
        let begins = (0..shortest).take_while(|&at| rest.iter().all(|other| other[at] == first[at])).count();
        let from_end = |label: &[&str], at: usize| label[label.len() - 1 - at].to_owned();
        let is_common = |at: &usize| rest.iter().all(|other| from_end(other, *at) == from_end(first, *at));
        let ends = (0..shortest - begins).take_while(is_common).count();
        let words = first[..begins].iter().chain(&["…"]).chain(&first[first.len() - ends..]);
        words.copied().collect::<Vec<_>>().join(" ")
    }

    /// The n-th thing that can be picked now.
    pub(crate) fn thing(&self, n: usize) -> Option<String> {
        self.after(&self.touched).get(n).map(|thing| thing.name.to_owned())
    }

    /// The kinds of things that can be picked now: `card`, `stone`.
    pub(crate) fn kinds(&self) -> Vec<&str> {
        let mut kinds: Vec<&str> = Vec::new();
        for thing in self.after(&self.touched) {
            let kind = thing.name.split_once(':').map_or("", |(kind, _)| kind);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Picks the n-th thing: the gesture that it decides, or the next step.
    pub(crate) fn pick(&self, n: usize) -> Typed {
        let things = self.after(&self.touched);
        things.get(n).map_or(Typed::Unknown, |thing| self.touch(&self.touched, thing))
    }

    fn touch(&self, touched: &[String], thing: &Thing<'_>) -> Typed {
        match (gesture::touch(&self.gestures, touched, thing.name), thing.gestures.as_slice()) {
            (Touched::Only { n, .. }, _) | (Touched::Nothing, &[n]) => Typed::Gesture(n),
            _ => Typed::Touched(touched.iter().cloned().chain([thing.name.to_owned()]).collect()),
        }
    }
}

/// Where a cell is on its board: `cell:c4` is in column 3, row 4.
fn place(name: &str) -> Option<(i32, i32)> {
    let token = name.strip_prefix("cell:")?;
    let digits = token.find(|letter: char| letter.is_ascii_digit())?;
    let letters =
        token[..digits].bytes().map(|letter| letter.is_ascii_lowercase().then(|| i32::from(letter - b'a') + 1));
    let column = letters.collect::<Option<Vec<_>>>()?.into_iter().fold(0, |column, letter| column * 26 + letter);
    Some((column, token[digits..].parse().ok()?))
}

/// What one types for a thing: `R7` for `card:R7`.
fn token(name: &str) -> &str {
    name.split_once(':').map_or(name, |(_, token)| token)
}
