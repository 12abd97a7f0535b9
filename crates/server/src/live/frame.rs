//! The frames of one screen. Every board, log and choice of a frame is made here, for a viewer that may see it.
//!
//! Not here: the sentence above the board (`status_line.rs`), previews (`loaded.rs`), and the snapshots of programs
//! (`actor.rs`).

use super::loaded::LoadedTable;
use super::status_line::{self, StatusLine};
use atout_catalog::Table;
use atout_core::{Choice, Lang, Seat, SeatSet, Stage, Viewer};
use atout_web::wire::{Cover, Frame, Pace, TableState};

/// A browser's screen: the seats of its players, and what it has shown.
#[derive(Debug, Clone)]
pub(crate) struct Screen {
    /// The seats that are played at it. Several players share the screen.
    pub(crate) held: SeatSet,
    pub(crate) lang: Lang,
    /// The seat whose player has taken the shared screen.
    uncovered: Option<Seat>,
    /// The version up to which it has the log, and the viewer that the log was made for.
    logged: Option<(u64, Viewer)>,
}

/// What a frame says about the table's bots.
#[derive(Debug, Clone)]
pub(crate) struct BotStatus {
    /// Their pace, at tables that can be paused.
    pub(crate) pace: Option<Pace>,
    /// Why a bot cannot play on.
    pub(crate) trouble: Option<atout_core::Message>,
}

/// What a screen may show of a dealt game.
struct ScreenView {
    viewer: Viewer,
    /// The seat whose player has to take the screen; the screen is covered until then.
    cover: Option<Seat>,
    /// The seat whose choices it shows.
    acting: Option<Seat>,
}

impl Screen {
    /// A screen whose browser has the log up to version `seen`.
    pub(crate) fn new(held: SeatSet, lang: Lang, seen: Option<i64>, version: u64) -> Screen {
        let mut screen = Screen { held, lang, uncovered: None, logged: None };
        // A shared screen may have shown another player's log, so it gets its log from the beginning.
        let seen =
            seen.and_then(|seen| u64::try_from(seen).ok()).filter(|seen| *seen <= version && !screen.is_shared());
        let viewer = held.iter().next().map_or(Viewer::Spectator, Viewer::Seat);
        screen.logged = seen.map(|seen| (seen, viewer));
        screen
    }

    fn is_shared(&self) -> bool {
        self.held.len() > 1
    }

    /// The player of this seat takes the screen. Returns false if the screen does not wait for that player.
    pub(crate) fn uncover(&mut self, table: &LoadedTable, seat: Seat) -> bool {
        let Some(game) = &table.game else { return false };
        let awaited = self.is_shared() && self.screen_view(game.stage()).cover == Some(seat);
        if awaited {
            self.uncovered = Some(seat);
        }
        awaited
    }

    /// What this screen may show. A shared screen is covered as soon as another of its players is awaited. If several
    /// are awaited, the player who has the screen decides first.
    fn screen_view(&mut self, stage: Stage) -> ScreenView {
        let awaited = |seat: &Seat| self.held.contains(*seat) && stage.awaited().contains(*seat);
        let acting = self.uncovered.filter(awaited).or_else(|| self.held.iter().find(awaited));
        if !self.is_shared() {
            let viewer = self.held.iter().next().map_or(Viewer::Spectator, Viewer::Seat);
            return ScreenView { viewer, cover: None, acting };
        }
        match (stage, acting) {
            (Stage::Over(_), _) => ScreenView { viewer: Viewer::Everything, cover: None, acting: None },
            (_, Some(seat)) if self.uncovered != Some(seat) => {
                self.uncovered = None;
                ScreenView { viewer: Viewer::Spectator, cover: Some(seat), acting: None }
            }
            _ => ScreenView { viewer: self.uncovered.map_or(Viewer::Spectator, Viewer::Seat), cover: None, acting },
        }
    }

    /// The next frame of this screen.
    pub(crate) fn frame(&mut self, table: &LoadedTable, bot_status: &BotStatus) -> Frame {
        match &table.game {
            None => self.waiting(table, bot_status),
            Some(game) => self.dealt(table, game.as_ref(), bot_status),
        }
    }

    fn waiting(&self, table: &LoadedTable, bot_status: &BotStatus) -> Frame {
        let screen_view = ScreenView { viewer: Viewer::Spectator, cover: None, acting: None };
        let status = self.status(table, bot_status, &screen_view, &[], None);
        Frame {
            version: 0,
            state: TableState::Waiting,
            html: String::new(),
            status,
            yours: false,
            seat: None,
            asked: None,
            choices: Vec::new(),
            resign: None,
            cover: None,
            log: Vec::new(),
            full: true,
            result: None,
            pace: bot_status.pace,
            commitment: table.commitment().to_owned(),
        }
    }

    fn dealt(&mut self, table: &LoadedTable, game: &dyn Table, bot_status: &BotStatus) -> Frame {
        let (lang, version) = (self.lang, game.version());
        let screen_view = self.screen_view(game.stage());
        let since = self.logged.filter(|(_, viewer)| *viewer == screen_view.viewer).map(|(version, _)| version);
        self.logged = Some((version, screen_view.viewer));
        let choices = screen_view.acting.map(|seat| game.choices(seat, &table.names, lang)).unwrap_or_default();
        let you = self.held.iter().next().filter(|_| !self.is_shared());
        let chose = self.own_choice(table, game, screen_view.viewer);
        Frame {
            version,
            state: table.state(),
            html: game.board(screen_view.viewer, &table.names, lang),
            status: self.status(table, bot_status, &screen_view, &choices, chose),
            yours: screen_view.acting.is_some() || screen_view.cover.is_some(),
            seat: screen_view.acting,
            asked: screen_view.acting.and_then(|seat| game.asked(seat)),
            choices,
            resign: may_resign(game, screen_view.viewer),
            cover: screen_view.cover.map(|seat| cover(table, game, seat, lang)),
            log: game.log(screen_view.viewer, since, &table.names, lang),
            full: since.is_none(),
            result: status_line::result_sentence(game, &table.names, you, lang),
            pace: bot_status.pace,
            commitment: table.commitment().to_owned(),
        }
    }

    /// What the viewer has chosen, while others still decide.
    fn own_choice(&self, table: &LoadedTable, game: &dyn Table, viewer: Viewer) -> Option<String> {
        let Viewer::Seat(seat) = viewer else { return None };
        game.decided().contains(seat).then(|| game.last_choice(seat, &table.names, self.lang)).flatten()
    }

    fn status(
        &self,
        table: &LoadedTable,
        bot_status: &BotStatus,
        screen_view: &ScreenView,
        choices: &[Choice],
        chose: Option<String>,
    ) -> String {
        if let Some(trouble) = &bot_status.trouble {
            return trouble.get(self.lang).to_owned();
        }
        let paused = bot_status.pace.is_some_and(|pace| pace.paused);
        let ScreenView { acting, cover: covered, .. } = *screen_view;
        StatusLine { table, held: self.held, acting, choices, chose, covered, paused }.say(self.lang)
    }
}

/// The seat that looks, while it may give up.
fn may_resign(game: &dyn Table, viewer: Viewer) -> Option<Seat> {
    let Viewer::Seat(seat) = viewer else { return None };
    (game.outcome().is_none() && !game.is_out(seat)).then_some(seat)
}

/// The cover of a shared screen: the public log lines since this seat last played.
fn cover(table: &LoadedTable, game: &dyn Table, seat: Seat, lang: Lang) -> Cover {
    let lines = game.log(Viewer::Spectator, Some(game.last_played(seat)), &table.names, lang);
    Cover { seat, name: table.names.of(seat), meanwhile: lines.into_iter().map(|line| line.text).collect() }
}
