//! Shortcuts: rows of actions under one name, for what is done most.
//!
//! Not here: which ones a game has ([`Board::shortcuts`](crate::Board::shortcuts)), how they are touched (`gesture.rs`).

use super::data::is_false;
use crate::Lang;
use serde::Serialize;
use std::fmt::Display;

/// A row of actions under one name: "Attack with all 3", "End the turn". `A` is the game's action; screens get its
/// notation.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Shortcut<A = String> {
    /// What it does, as the text of a button. If things are gathered, `{n}` stands for how many there are.
    pub label: String,
    /// The things to touch, in order, as those of a [`Choice`](crate::Choice). The last one is a button of its own: `button:`
    /// and the word that is typed for it.
    pub touch: Vec<String>,
    /// The actions. They are played as one.
    pub row: Vec<A>,
    /// The actions that follow as one at the seat's next decision, if the log tells nothing in between.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub then: Vec<A>,
    /// What is picked before the button. Without it the button is there at once.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gather: Option<Gather<A>>,
    /// May the row still be taken back? Then it is sent together with what follows.
    #[serde(skip_serializing_if = "is_false")]
    pub draft: bool,
    /// Does the table pass for the seat afterwards, until something happens ([`Orders::hurry`](crate::Orders::hurry))?
    #[serde(skip_serializing_if = "is_false")]
    pub hurry: bool,
}

/// Things that are picked one after another, in any order and at least one: each adds its action to what follows.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Gather<A = String> {
    /// What can be picked.
    pub things: Vec<Gathered<A>>,
    /// Actions that are always among them. They count in the label, too.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub always: Vec<A>,
    /// What is asked while more can be picked.
    pub more: String,
}

/// A thing that can be picked.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct Gathered<A = String> {
    /// Its id on the screen.
    pub thing: String,
    /// The action that it adds.
    pub action: A,
    /// The shortcut's label if nothing else is picked.
    pub label: String,
}

impl<A> Shortcut<A> {
    /// A button that plays a row. `word` is what is typed for it.
    pub fn button(word: &str, label: impl Into<String>, row: Vec<A>) -> Shortcut<A> {
        Shortcut {
            label: label.into(),
            touch: vec![format!("button:{word}")],
            row,
            then: Vec::new(),
            gather: None,
            draft: false,
            hurry: false,
        }
    }

    /// What follows if these things are picked: their places in the list of what can be.
    pub fn following(&self, picked: &[usize]) -> Vec<A>
    where
        A: Clone,
    {
        let Some(gather) = &self.gather else { return self.then.clone() };
        let picked = picked.iter().filter_map(|n| gather.things.get(*n)).map(|thing| &thing.action);
        gather.always.iter().chain(picked).chain(&self.then).cloned().collect()
    }

    /// What the button says if these things are picked.
    #[must_use]
    pub fn label_of(&self, picked: &[usize]) -> String {
        match (&self.gather, picked) {
            (None, _) => self.label.clone(),
            (Some(gather), [only]) => gather.things.get(*only).map_or_else(String::new, |thing| thing.label.clone()),
            (Some(gather), picked) => self.label.replace("{n}", &(gather.always.len() + picked.len()).to_string()),
        }
    }
}

impl<A: Display> Shortcut<A> {
    /// As screens get it: in the game's notation, with the typography of the language.
    #[must_use]
    pub fn written(self, lang: Lang) -> Shortcut {
        let row = |row: Vec<A>| row.iter().map(ToString::to_string).collect();
        let gathered = |one: Gathered<A>| Gathered {
            thing: one.thing,
            action: one.action.to_string(),
            label: lang.typeset(one.label),
        };
        Shortcut {
            label: lang.typeset(self.label),
            touch: self.touch,
            row: row(self.row),
            then: row(self.then),
            gather: self.gather.map(|gather| Gather {
                things: gather.things.into_iter().map(gathered).collect(),
                always: row(gather.always),
                more: lang.typeset(gather.more),
            }),
            draft: self.draft,
            hurry: self.hurry,
        }
    }
}
