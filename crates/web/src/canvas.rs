//! What a board is drawn on: [`Canvas`], and [`BoardMemory`], which knows what a browser has of a board already.
//!
//! A board is text with references to named parts; a part is text too and may refer to other parts. A part is drawn only
//! if what it is made of has changed since the memory's last board, and only changed parts are sent. The browser puts the
//! texts together and shows the whole, so a part may be any piece of markup: an element, the text of an attribute.
//! A memory holds hashes and no texts: it is small, and nothing that a viewer may see outlives its frame.
//!
//! Not here: the boards (`games/`), and who keeps a memory (`atout-server`).

use maud::{Markup, Render};
use serde::ser::{Serialize, SerializeMap, Serializer};
use std::fmt;
use std::hash::{BuildHasher, Hash, Hasher};

/// The name of a part: a word of letters, and a number if there are several of its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PartId {
    // First, because it is compared first: most names differ in it.
    n: Option<u16>,
    kind: &'static str,
}

impl PartId {
    /// The text that refers to all others.
    pub const BOARD: PartId = PartId { kind: "board", n: None };
}

impl From<&'static str> for PartId {
    fn from(kind: &'static str) -> PartId {
        PartId { kind, n: None }
    }
}

impl From<(&'static str, usize)> for PartId {
    /// A part with a number. Numbers are seats, cards, cells: far below the limit.
    fn from((kind, n): (&'static str, usize)) -> PartId {
        PartId { kind, n: Some(u16::try_from(n).unwrap_or(u16::MAX)) }
    }
}

impl fmt::Display for PartId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.kind)?;
        self.n.map_or(Ok(()), |n| write!(f, "{n}"))
    }
}

/// A part within the text around it: a reference, or its own text where no parts are wanted.
#[derive(Debug, Clone)]
pub struct Part(PartContent);

#[derive(Debug, Clone)]
enum PartContent {
    Reference(PartId),
    Inline(Markup),
}

impl Render for Part {
    fn render_to(&self, text: &mut String) {
        match &self.0 {
            // Markup contains no `<=`: `<` is escaped in texts and followed by a name in tags.
            PartContent::Reference(PartId { kind, n }) => {
                text.push_str("<=");
                text.push_str(kind);
                if let Some(n) = n {
                    n.render_to(text);
                }
                text.push('>');
            }
            PartContent::Inline(markup) => text.push_str(&markup.0),
        }
    }
}

/// A text with a reference is made of the reference, not of what the part contains.
impl Hash for Part {
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        if let PartContent::Reference(id) = &self.0 {
            id.hash(hasher);
        }
    }
}

/// The parts of the last board that a browser has got, by the hashes of what they are made of. A memory belongs to one
/// table, one viewer and one language: these, the players' names and the game's options need not be in what a part is
/// made of.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct BoardMemory(Vec<(PartId, u64)>);

/// Parts that a browser does not have yet. As JSON a map from names to texts.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parts(pub Vec<(PartId, String)>);

impl Parts {
    /// Is there none?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Serialize for Parts {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(Some(self.0.len()))?;
        for (PartId { kind, n }, text) in &self.0 {
            match n {
                None => map.serialize_entry(kind, text)?,
                Some(n) => map.serialize_entry(&format_args!("{kind}{n}"), text)?,
            }
        }
        map.end()
    }
}

/// What a board is drawn on: one text, or parts that are compared with a memory.
pub struct Canvas<'m>(Option<Sheet<'m>>);

struct Sheet<'m> {
    memory: &'m mut BoardMemory,
    /// Where in the memory the next part probably is: boards draw their parts in much the same order every time.
    cursor: usize,
    now: Vec<(PartId, u64)>,
    changed: Parts,
}

impl<'m> Canvas<'m> {
    /// For one text without parts.
    pub(crate) fn whole() -> Canvas<'m> {
        Canvas(None)
    }

    /// For the parts that the memory does not know.
    pub(crate) fn remembering(memory: &'m mut BoardMemory) -> Canvas<'m> {
        let now = Vec::with_capacity(memory.0.len());
        Canvas(Some(Sheet { memory, cursor: 0, now, changed: Parts::default() }))
    }

    /// A part of the board. `made_of` is everything that `draw` uses and that can change while the board is shown,
    /// references to other parts included; `draw` is called only if it is not as before. A name is used once in a board.
    pub fn part(&mut self, id: impl Into<PartId>, made_of: impl Hash, draw: impl FnOnce() -> Markup) -> Part {
        let Some(sheet) = &mut self.0 else { return Part(PartContent::Inline(draw())) };
        let id = id.into();
        sheet.add(id, hash_of(&made_of), draw);
        Part(PartContent::Reference(id))
    }

    /// Takes the text around all parts, keeps what was drawn in the memory, and returns what has changed.
    pub(crate) fn finish(self, board: Markup) -> Parts {
        let Some(mut sheet) = self.0 else { return Parts(vec![(PartId::BOARD, board.into_string())]) };
        sheet.add(PartId::BOARD, hash_of(&board.0), || board);
        debug_assert!(are_distinct(&sheet.now), "a part is drawn twice");
        sheet.memory.0 = sheet.now;
        sheet.changed
    }
}

impl Sheet<'_> {
    fn add(&mut self, id: PartId, hash: u64, draw: impl FnOnce() -> Markup) {
        if self.known(id) != Some(hash) {
            self.changed.0.push((id, draw().into_string()));
        }
        self.now.push((id, hash));
    }

    /// The hash of the part in the last board.
    fn known(&mut self, id: PartId) -> Option<u64> {
        let last = &self.memory.0;
        let (before, after) = last.split_at(self.cursor.min(last.len()));
        let found = after.iter().position(|(other, _)| *other == id).map(|at| before.len() + at);
        let at = found.or_else(|| before.iter().position(|(other, _)| *other == id))?;
        self.cursor = at + 1;
        Some(last[at].1)
    }
}

/// A hash to tell later whether something has changed.
#[must_use]
pub fn hash_of(made_of: &impl Hash) -> u64 {
    foldhash::quality::FixedState::default().hash_one(made_of)
}

fn are_distinct(parts: &[(PartId, u64)]) -> bool {
    let mut ids: Vec<PartId> = parts.iter().map(|(id, _)| *id).collect();
    ids.sort_unstable();
    ids.windows(2).all(|pair| pair[0] != pair[1])
}

#[cfg(test)]
mod tests {
    use super::*;
    use maud::html;

    fn draw(memory: &mut BoardMemory, score: u32, cards: &[u32]) -> Vec<(String, String)> {
        let mut canvas = Canvas::remembering(memory);
        let score = canvas.part("score", score, || html! { b { (score) } });
        let cards: Vec<Part> =
            cards.iter().map(|card| canvas.part(("card", *card as usize), card, || html! { i { (card) } })).collect();
        let hand = canvas.part("hand", &cards, || html! { p { @for card in &cards { (card) } } });
        let parts = canvas.finish(html! { div { (score) (hand) } });
        parts.0.into_iter().map(|(id, text)| (id.to_string(), text)).collect()
    }

    #[test]
    fn only_what_has_changed_is_drawn() {
        let (mut memory, text) = (BoardMemory::default(), |id: &str, text: &str| (id.to_owned(), text.to_owned()));
        let first = draw(&mut memory, 1, &[5, 7]);
        assert_eq!(first.len(), 5);
        assert_eq!(first[4], text("board", "<div><=score><=hand></div>"));
        assert_eq!(draw(&mut memory, 1, &[5, 7]), []);
        assert_eq!(draw(&mut memory, 2, &[5, 7]), [text("score", "<b>2</b>")]);
        let moved = [text("card6", "<i>6</i>"), text("hand", "<p><=card6><=card7></p>")];
        assert_eq!(draw(&mut memory, 2, &[6, 7]), moved);
        assert_eq!(draw(&mut memory, 2, &[7, 6]), [text("hand", "<p><=card7><=card6></p>")]);
        // What left the board is sent again when it comes back.
        assert_eq!(draw(&mut memory, 2, &[5, 7])[0], text("card5", "<i>5</i>"));
    }

    #[test]
    fn without_a_memory_a_board_is_one_text() {
        let mut canvas = Canvas::whole();
        let name = canvas.part("name", 0, || html! { ("A <b>") });
        let parts = canvas.finish(html! { p title=(name) { (name) } });
        assert_eq!(parts.0[0].1, "<p title=\"A &lt;b&gt;\">A &lt;b&gt;</p>");
    }
}
