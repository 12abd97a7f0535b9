//! What a browser has to be told of a table, compared with what it was told before.
//!
//! Not here: the board's parts (`atout_web::Canvas`), who remembers what for which browsers (`atout-server`).

use crate::of::Listed;
use atout_core::{Choice, Lang, Names, Seat, Shortcut, Stage, Turn};
use atout_web::{BoardInput, BoardMemory, Parts, hash_of};
use std::collections::HashMap;

/// A memory with more choices than this should be started over.
const MAX_CHOICES: usize = 4096;

/// What browsers have of a table: the parts of the board, and the choices that were ever offered, by number. It belongs to
/// one table, one viewer and one language. It holds hashes only.
#[derive(Debug, Default)]
pub struct ScreenMemory {
    board: BoardMemory,
    choices: ChoiceMemory,
    /// Has the next drawing to bring everything?
    is_for_newcomer: bool,
}

/// The numbers of the choices that browsers know.
#[derive(Debug, Default)]
struct ChoiceMemory {
    known: HashMap<u64, u32>,
    n_numbers: u32,
}

/// What has changed for a viewer.
#[derive(Debug, Default)]
pub struct Drawing {
    /// The parts of the board that are new or other than before.
    pub parts: Parts,
    /// What the acting seat may do, as numbers of choices.
    pub choices: Vec<u32>,
    /// The choices that have their numbers from now on.
    pub learn: Vec<(u32, Choice)>,
    /// What the acting seat may play with one touch, all of it.
    pub shortcuts: Vec<Shortcut>,
    /// The turn that it is, as the viewer may know it.
    pub turn: Option<Turn>,
    /// The kind of thing that a gesture begins with ([`common_kind`]).
    pub kind: Option<String>,
}

/// The kind of the first things to touch (`card`), if all of them that are no buttons are of one kind.
#[must_use]
pub fn common_kind(first: impl IntoIterator<Item = impl AsRef<str>>) -> Option<String> {
    let mut common: Option<String> = None;
    for id in first {
        let kind = id.as_ref().split(':').next().unwrap_or_default();
        match &common {
            _ if kind == "button" => {}
            None => common = Some(kind.to_owned()),
            Some(other) if other == kind => {}
            Some(_) => return None,
        }
    }
    common
}

impl ScreenMemory {
    /// The next drawing brings everything, for a browser that has nothing yet; what others know stays true.
    pub fn expect_newcomer(&mut self) {
        self.is_for_newcomer = true;
    }

    /// Should it be started over, so that neither side's list of choices grows for ever?
    #[must_use]
    pub fn is_large(&self) -> bool {
        self.choices.known.len() > MAX_CHOICES
    }

    /// Draws what is not known: the board's parts and the choices that the actions are.
    pub(crate) fn draw<G: Listed>(
        &mut self,
        board: &BoardInput<'_, G>,
        actions: &[G::Action],
        offer: &Offer<'_, G>,
        is_draftable: impl Fn(&G::Action) -> bool,
    ) -> Drawing {
        let is_for_newcomer = std::mem::take(&mut self.is_for_newcomer);
        let parts = match is_for_newcomer {
            true => board.changes(&mut BoardMemory::default()),
            false => board.changes(&mut self.board),
        };
        // A newcomer learns what is offered now, by the numbers that others know; everybody forgets the rest.
        let before = if is_for_newcomer { std::mem::take(&mut self.choices.known) } else { HashMap::new() };
        let (mut choices, mut learn) = (Vec::with_capacity(actions.len()), Vec::new());
        for action in actions {
            let draft = is_draftable(action);
            // A choice whose label never changes is known by its action; any other has to be made first.
            let made = (!G::label_is_fixed(action)).then(|| offer.choice(action, draft));
            let key = hash_of(&(action, draft, made.as_ref().map(|choice| &choice.label)));
            if let Some(number) = self.choices.known.get(&key) {
                choices.push(*number);
                continue;
            }
            let number = before.get(&key).copied().unwrap_or_else(|| self.choices.next());
            self.choices.known.insert(key, number);
            learn.push((number, made.unwrap_or_else(|| offer.choice(action, draft))));
            choices.push(number);
        }
        let kind = common_kind(actions.iter().filter_map(|action| G::touch(action).into_iter().next()));
        Drawing { parts, choices, learn, kind, ..Drawing::default() }
    }
}

impl ChoiceMemory {
    fn next(&mut self) -> u32 {
        self.n_numbers += 1;
        self.n_numbers - 1
    }
}

/// What the choices of a seat are made from.
pub(crate) struct Offer<'a, G: Listed> {
    pub(crate) view: &'a G::View,
    pub(crate) seat: Seat,
    pub(crate) names: &'a Names,
    pub(crate) lang: Lang,
}

impl<G: Listed> Offer<'_, G> {
    /// An action as interfaces offer it.
    pub(crate) fn choice(&self, action: &G::Action, draft: bool) -> Choice {
        let drawn = G::drawn_label(self.view, self.seat, action, self.names, self.lang).map(|label| label.0);
        Choice { action: action.to_string(), label: self.label(action), touch: G::touch(action), draft, drawn }
    }

    /// What the seat can play with one touch; nothing if it has nothing to decide.
    pub(crate) fn shortcuts(&self, stage: Stage) -> Vec<Shortcut> {
        if !stage.awaited().contains(self.seat) {
            return Vec::new();
        }
        let all = G::shortcuts(self.view, self.seat, self.names, self.lang);
        all.into_iter().map(|shortcut| shortcut.written(self.lang)).collect()
    }

    pub(crate) fn label(&self, action: &G::Action) -> String {
        self.lang.typeset(G::label(self.view, self.seat, action, self.names, self.lang))
    }
}
