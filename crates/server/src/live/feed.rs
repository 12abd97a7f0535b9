//! The updates of all screens that show the same: made once, written once, sent to all of them.
//!
//! A [`Feed`] belongs to one perspective (the seats that are played at a screen, the viewer, the language), so nothing
//! that is made for one viewer reaches another. It remembers hashes and the few fields around the board, no markup.
//! Not here: what a screen may show (`frame.rs`), and who follows which feed (`actor/broadcast.rs`).

use super::frame::{BotStatus, ScreenView};
use super::loaded::LoadedTable;
use atout_catalog::{Drawing, ScreenMemory};
use atout_core::{Beat, Lang, LogLine, SeatSet, Viewer};
use atout_web::hash_of;
use atout_web::wire::{Learn, Standing, StandingChange, ToBrowser, Update};
use axum::extract::ws::Utf8Bytes;

/// What a feed is for: screens with the same perspective show the same.
pub(crate) type Perspective = (SeatSet, Lang, Viewer);

/// A message to a browser, as it is sent. Copies share the text.
#[derive(Debug, Clone)]
pub(crate) struct WrittenFrame {
    /// The table's version.
    pub(crate) version: u64,
    pub(crate) text: Utf8Bytes,
}

impl WrittenFrame {
    pub(crate) fn new(version: u64, message: &ToBrowser) -> WrittenFrame {
        // Writing a message to memory fails only for maps with keys that are no texts; there are none.
        WrittenFrame { version, text: serde_json::to_string(message).unwrap_or_default().into() }
    }
}

/// What the screens of one perspective have got so far.
#[derive(Debug, Default)]
pub(crate) struct Feed {
    memory: ScreenMemory,
    /// None before the first update.
    last: Option<LastUpdate>,
    /// The version up to which they have the log; none before the cards are dealt.
    logged: Option<u64>,
}

/// What the last update left on all screens.
#[derive(Debug)]
struct LastUpdate {
    version: u64,
    standing: Standing,
    choices: Vec<u32>,
    /// The hash of the shortcuts.
    shortcuts: u64,
}

impl Feed {
    /// What has changed since the last update, for the screens that have all updates so far.
    pub(crate) fn update(&mut self, table: &LoadedTable, view: ScreenView, bots: &BotStatus<'_>) -> WrittenFrame {
        self.update_with(table, view, bots, false)
    }

    fn update_with(&mut self, table: &LoadedTable, view: ScreenView, bots: &BotStatus<'_>, look: bool) -> WrittenFrame {
        if self.memory.is_large() {
            *self = Feed { logged: self.logged, ..Feed::default() };
        }
        let mut now = PerspectiveUpdate::draw(table, view, bots, self.logged, &mut self.memory);
        now.tell(table, view, self.last.as_ref());
        self.logged = table.game.as_ref().map(|game| game.version());
        let (written, last) = now.write(self.last.as_ref(), look);
        self.last = Some(last);
        written
    }

    /// The same for a shared screen that will be covered next; none if its viewer has received nothing since.
    pub(crate) fn last_look(
        &mut self,
        table: &LoadedTable,
        view: ScreenView,
        bots: &BotStatus<'_>,
    ) -> Option<WrittenFrame> {
        let game = table.game.as_deref()?;
        let is_told = !game.log(view.viewer, self.logged, &view.names(table), view.lang).is_empty();
        is_told.then(|| self.update_with(table, view, bots, true))
    }

    /// Everything, for a screen that has the log up to version `since` and nothing else.
    pub(crate) fn whole(
        &mut self,
        table: &LoadedTable,
        view: ScreenView,
        bots: &BotStatus<'_>,
        since: Option<u64>,
    ) -> WrittenFrame {
        if self.last.is_none() {
            self.logged = since;
            return self.update(table, view, bots);
        }
        // The others have everything up to now already.
        self.memory.expect_newcomer();
        PerspectiveUpdate::draw(table, view, bots, since, &mut self.memory).write(None, false).0
    }
}

/// A table as a perspective sees it now, as far as the memory did not know it.
struct PerspectiveUpdate {
    version: u64,
    drawing: Drawing,
    standing: Standing,
    beats: Vec<Beat>,
    log: Vec<LogLine>,
    /// Is it the whole log?
    full: bool,
}

impl PerspectiveUpdate {
    fn draw(
        table: &LoadedTable,
        view: ScreenView,
        bots: &BotStatus<'_>,
        since: Option<u64>,
        memory: &mut ScreenMemory,
    ) -> PerspectiveUpdate {
        let ScreenView { lang, viewer, acting, .. } = view;
        let (game, names) = (table.game.as_deref(), view.names(table));
        let mut drawing = game.map(|game| game.draw(viewer, acting, &names, lang, memory)).unwrap_or_default();
        // After the drawing, which leaves what it found out about the seats.
        let request = view.request(table, drawing.kind.take());
        let standing = view.standing(table, bots, request, drawing.turn.take());
        let log = game.map(|game| game.log(viewer, since, &names, lang)).unwrap_or_default();
        PerspectiveUpdate { version: table.version(), drawing, standing, beats: Vec::new(), log, full: since.is_none() }
    }

    /// Adds what happened since the last update.
    fn tell(&mut self, table: &LoadedTable, view: ScreenView, last: Option<&LastUpdate>) {
        if let (Some(game), Some(last)) = (table.game.as_deref(), last) {
            self.beats = game.beats(view.viewer, last.version, &view.names(table), view.lang);
        }
    }

    /// Writes what is other than before; everything if there was nothing.
    fn write(self, before: Option<&LastUpdate>, look: bool) -> (WrittenFrame, LastUpdate) {
        let PerspectiveUpdate { version, drawing, standing, beats, log, full } = self;
        let Drawing { parts, choices, learn, shortcuts, .. } = drawing;
        let has_choices = before.is_some_and(|before| before.choices == choices);
        let hash = hash_of(&shortcuts);
        let has_shortcuts = before.is_some_and(|before| before.shortcuts == hash);
        let update = Update {
            from: before.map(|before| before.version),
            version,
            parts,
            learn: Learn(learn),
            choices: (!has_choices).then(|| choices.clone()),
            shortcuts: (!has_shortcuts).then_some(shortcuts),
            standing: StandingChange::between(before.map(|before| &before.standing), &standing),
            beats,
            log,
            look,
            full,
        };
        let written = WrittenFrame::new(version, &ToBrowser::Update(Box::new(update)));
        (written, LastUpdate { version, standing, choices, shortcuts: hash })
    }
}
