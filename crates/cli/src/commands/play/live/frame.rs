//! The picture of a moment: the table as the viewer sees it, with what can be done now.

use super::{Flow, LiveGame};
use crate::screen::{Focus, Input, Key, Pane, Prompt, Scene, wrap};
use atout_core::{Console, ConsoleBoard, Seat, Viewer};

/// The changing part of a picture.
#[derive(Clone)]
pub(super) struct Front<'a> {
    pub(super) viewer: Viewer,
    /// Whose turn it is, in words.
    pub(super) turn: String,
    pub(super) is_own_turn: bool,
    pub(super) pane_title: String,
    pub(super) pane: Pane<'a>,
    pub(super) prompt: Prompt<'a>,
    pub(super) hints: String,
    /// The things of the gesture so far, and the one under the cursor.
    pub(super) pointed: Vec<String>,
    /// The seat that composes a row of actions, and the row so far.
    pub(super) draft: Option<(Seat, &'a [String])>,
}

impl Front<'_> {
    /// A picture in which nothing can be chosen and nothing is written yet.
    pub(super) fn new(viewer: Viewer, turn: &str) -> Self {
        Front {
            viewer,
            turn: turn.to_owned(),
            is_own_turn: false,
            pane_title: String::new(),
            pane: Pane::Sentences(&[]),
            prompt: Prompt::default(),
            hints: String::new(),
            pointed: Vec::new(),
            draft: None,
        }
    }
}

/// The lines that are left to options and log before a legend takes any.
const SPARE: usize = 4;

/// The board's text, with the legend below it where there is plenty of room.
fn with_legend(board: &ConsoleBoard, console: &Console<'_>) -> String {
    let text = board.text.trim_end();
    let legend = wrap(&board.legend, console.width);
    if board.legend.is_empty() || text.lines().count() + 1 + legend.len() + SPARE > console.height {
        return text.to_owned();
    }
    let legend = legend.iter().map(|line| console.paint.style("2", line)).collect::<Vec<_>>().join("\n");
    format!("{text}\n\n{legend}")
}

impl LiveGame {
    /// Draws a picture.
    pub(super) fn draw(&mut self, front: Front<'_>) -> Flow {
        let names = &self.names;
        let news_since = match self.log_viewer(front.viewer) {
            Viewer::Seat(seat) => self.news_since[seat.index()],
            _ => self.news_since.iter().copied().max().flatten(),
        };
        let log_viewer = self.log_viewer(front.viewer);
        self.telling.update(self.table.as_ref(), log_viewer, news_since, names, self.lang);
        self.telling.tick();
        let (width, height) = self.screen.board_space();
        let console = Console { names, lang: self.lang, paint: self.paint, width, height, pointed: &front.pointed };
        let preview = front.draft.filter(|(_, row)| !row.is_empty());
        let preview = preview.and_then(|(seat, row)| self.table.preview_board(seat, row, &console).ok());
        let board = match preview {
            Some(preview) => preview.board,
            None => self.table.console_board(front.viewer, &console),
        };
        let text = with_legend(&board, &console);
        self.clamp_scroll(&text);
        let name = self.entry.name().get(self.lang);
        let title = if board.standing.is_empty() { name.to_owned() } else { format!("{name} · {}", board.standing) };
        let scene = Scene {
            title,
            turn: front.turn,
            is_own_turn: front.is_own_turn,
            board: &text,
            pane_title: front.pane_title,
            pane: front.pane,
            log_title: self.lang.pick("Log", "Journal"),
            log: self.telling.told(),
            prompt: front.prompt,
            hints: front.hints,
            message: self.message.as_deref(),
            scroll: self.scroll,
        };
        Ok(self.screen.draw(&scene)?)
    }

    /// Draws a picture that is read until a key is pressed; the log is told meanwhile. A key shows all of it.
    pub(super) fn show_until_key(&mut self, front: &Front<'_>) -> Flow<Key> {
        loop {
            self.draw(front.clone())?;
            if let Input::Key(key) = self.screen.wait(self.telling.next(), || false)? {
                self.telling.skip();
                self.message = None;
                return Ok(key);
            }
        }
    }

    /// At the end everybody may see everything, but the log stays the one that was read so far.
    fn log_viewer(&self, viewer: Viewer) -> Viewer {
        if viewer == Viewer::Everything { self.viewer() } else { viewer }
    }

    /// A board that has become smaller is not scrolled beyond its end.
    fn clamp_scroll(&mut self, board: &str) {
        let (width, height) = self.screen.board_space();
        let beyond = |length: usize, room: usize| u16::try_from(length.saturating_sub(room)).unwrap_or(u16::MAX);
        let columns = board.lines().map(console::measure_text_width).max().unwrap_or(0);
        let (x, y) = self.scroll.board;
        self.scroll.board = (x.min(beyond(columns, width)), y.min(beyond(board.trim_end().lines().count(), height)));
    }

    /// Keys that move board or log. Returns whether the key was one.
    pub(super) fn scroll(&mut self, key: Key) -> bool {
        let (x, y) = self.scroll.board;
        let page = usize::from(self.screen.areas().log.height).saturating_sub(1).max(1);
        let most = self.telling.all().len() * 4;
        let log = &mut self.scroll.log;
        match (self.scroll.focus, key) {
            (focus, Key::Tab) => {
                self.scroll.focus = match focus {
                    Focus::Options => Focus::Log,
                    Focus::Log => Focus::Board,
                    Focus::Board => Focus::Options,
                };
            }
            (Focus::Board, Key::Up) => self.scroll.board = (x, y.saturating_sub(1)),
            (Focus::Board, Key::Down) => self.scroll.board = (x, y.saturating_add(1)),
            (Focus::Board, Key::Left) => self.scroll.board = (x.saturating_sub(4), y),
            (Focus::Board, Key::Right) => self.scroll.board = (x.saturating_add(4), y),
            (Focus::Board, Key::PageUp) => self.scroll.board = (x, y.saturating_sub(5)),
            (Focus::Board, Key::PageDown) => self.scroll.board = (x, y.saturating_add(5)),
            (Focus::Log, Key::Up) => *log = (*log + 1).min(most),
            (Focus::Log, Key::Down) => *log = log.saturating_sub(1),
            (_, Key::PageUp) => *log = (*log + page).min(most),
            (_, Key::PageDown) => *log = log.saturating_sub(page),
            _ => return false,
        }
        true
    }

    /// The options and the end of the log again.
    pub(super) fn scroll_home(&mut self) {
        self.scroll.focus = Focus::Options;
        self.scroll.log = 0;
    }
}
