//! Gestures: what can still be done after the things touched so far, and what one more touch decides.
//!
//! This is the description of the matcher. The console runs it as it stands here; pages run the same in
//! `crates/web/assets/gesture.js`. Both pass the cases of `gesture/cases.json`.
//!
//! - A [`Gesture`] is an action or a shortcut with the things to touch for it, in order.
//! - It is *open* if it begins with the things touched so far.
//! - *Next* come the things that follow in open gestures.
//! - A touch *decides* a gesture if no other open one has this thing next.
//! - It *completes* the gesture if that was its last thing, or if the row can be taken back and only buttons are left: what can
//!   be taken back needs no button that confirms it.
//! - Things that a shortcut gathers are picked in any order before its button; the label and the row that follows depend on
//!   them ([`Shortcut::label_of`], [`Shortcut::following`]).
//!
//! A page plays what a touch completes; a list plays what a pick decides. Not here: which gestures there are
//! ([`Board::touch`](crate::Board::touch), [`Board::shortcuts`](crate::Board::shortcuts)), putting back, dragging, typing.

#[cfg(test)]
mod tests;

use crate::{Choice, Shortcut};

/// An action or a shortcut, and what to touch for it.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Gesture {
    /// What can be typed for all of it: the notation of the action, the word of the shortcut.
    pub word: String,
    /// What it does.
    pub label: String,
    /// The things to touch, in order.
    pub touch: Vec<String>,
    /// The actions that it plays as one.
    pub row: Vec<String>,
    /// The actions that follow at the seat's next decision, if the log tells nothing in between.
    pub then: Vec<String>,
    /// May the row still be taken back?
    pub draft: bool,
    /// Does the table pass for the seat afterwards, until something happens?
    pub hurry: bool,
}

impl From<&Choice> for Gesture {
    fn from(choice: &Choice) -> Gesture {
        Gesture {
            word: choice.action.clone(),
            label: choice.label.clone(),
            touch: choice.touch.clone(),
            row: vec![choice.action.clone()],
            then: Vec::new(),
            draft: choice.draft,
            hurry: false,
        }
    }
}

impl Gesture {
    /// The gesture of a shortcut for which these things are picked: their places in the list of what it gathers.
    #[must_use]
    pub fn of_shortcut(shortcut: &Shortcut, picked: &[usize]) -> Gesture {
        let things = shortcut.gather.iter().flat_map(|gather| &gather.things).collect::<Vec<_>>();
        let picked_things = picked.iter().filter_map(|n| things.get(*n)).map(|one| one.thing.clone());
        let button = shortcut.touch.last().map_or("", String::as_str);
        Gesture {
            word: button.split_once(':').map_or(button, |(_, word)| word).to_owned(),
            label: shortcut.label_of(picked),
            touch: picked_things.chain(shortcut.touch.iter().cloned()).collect(),
            row: shortcut.row.clone(),
            then: shortcut.following(picked),
            draft: shortcut.draft,
            hurry: shortcut.hurry,
        }
    }

    /// Does it begin with these things?
    #[must_use]
    pub fn is_open(&self, touched: &[String]) -> bool {
        self.touch.starts_with(touched)
    }

    /// The thing that comes after so many.
    #[must_use]
    pub fn next(&self, n_touched: usize) -> Option<&str> {
        self.touch.get(n_touched).map(String::as_str)
    }
}

/// What touching a thing comes to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Touched {
    /// It does not come next.
    Nothing,
    /// The next step of several gestures.
    Several,
    /// It decides this gesture.
    Only {
        /// Its place in the list.
        n: usize,
        /// Does it complete it?
        is_complete: bool,
    },
}

/// The gestures that are open after these things, with their places in the list.
pub fn open<'g>(gestures: &'g [Gesture], touched: &[String]) -> impl Iterator<Item = (usize, &'g Gesture)> {
    gestures.iter().enumerate().filter(|(_, gesture)| gesture.is_open(touched))
}

/// The things that come next, each once, in the order of the gestures.
#[must_use]
pub fn next<'g>(gestures: &'g [Gesture], touched: &[String]) -> Vec<&'g str> {
    let mut things = Vec::new();
    for thing in open(gestures, touched).filter_map(|(_, gesture)| gesture.next(touched.len())) {
        if !things.contains(&thing) {
            things.push(thing);
        }
    }
    things
}

/// What touching a thing after these comes to.
#[must_use]
pub fn touch(gestures: &[Gesture], touched: &[String], thing: &str) -> Touched {
    let n_touched = touched.len() + 1;
    let mut left = open(gestures, touched).filter(|(_, gesture)| gesture.next(touched.len()) == Some(thing));
    match (left.next(), left.next()) {
        (None, _) => Touched::Nothing,
        (Some((n, only)), None) => {
            let rest = &only.touch[n_touched..];
            let is_sure = only.draft && rest.iter().all(|thing| thing.starts_with("button:"));
            Touched::Only { n, is_complete: rest.is_empty() || is_sure }
        }
        _ => Touched::Several,
    }
}
