//! One picture of the screen, made from plain data.
//!
//! Not here: where its parts are (`layout.rs`), the options' form (`options.rs`).

use super::layout::Areas;
use super::options::Options;
use super::wrap::{cut, wrap};
use super::{ansi, layout};
use console::measure_text_width;
use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span, Text};
use ratatui::widgets::{Clear, Paragraph};

/// Everything that is on the screen.
pub(crate) struct Scene<'a> {
    /// The game, and where it stands.
    pub(crate) title: String,
    /// Whose turn it is.
    pub(crate) turn: String,
    /// Is it the turn of the person at the screen?
    pub(crate) is_own_turn: bool,
    /// The board's text, with or without ANSI styles.
    pub(crate) board: &'a str,
    pub(crate) pane_title: String,
    pub(crate) pane: Pane<'a>,
    pub(crate) log_title: &'a str,
    /// The log, oldest first.
    pub(crate) log: &'a [LogEntry],
    pub(crate) prompt: Prompt<'a>,
    /// What the keys do.
    pub(crate) hints: String,
    /// A sentence that takes the place of the hints, until the next key.
    pub(crate) message: Option<&'a str>,
    pub(crate) scroll: Scroll,
}

/// What is beside the log.
#[derive(Clone, Copy)]
pub(crate) enum Pane<'a> {
    Options(&'a Options),
    /// Sentences, each in a line of its own.
    Sentences(&'a [String]),
}

/// The line in which one types.
#[derive(Default, Clone)]
pub(crate) struct Prompt<'a> {
    pub(crate) question: String,
    /// What was typed so far; none if nothing can be typed.
    pub(crate) typed: Option<&'a str>,
}

/// A line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct LogEntry {
    pub(crate) text: String,
    /// Is it news to the reader?
    pub(crate) is_new: bool,
}

/// The part of the screen that the arrow keys move in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum Focus {
    #[default]
    Options,
    Board,
    Log,
}

/// How far board and log are scrolled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Scroll {
    pub(crate) focus: Focus,
    /// Columns and lines before the board's first shown ones.
    pub(crate) board: (u16, u16),
    /// Lines of the log after the last shown one.
    pub(crate) log: usize,
}

const BOLD: Style = Style::new().add_modifier(Modifier::BOLD);
const DIM: Style = Style::new().add_modifier(Modifier::DIM);
const REVERSED: Style = Style::new().add_modifier(Modifier::REVERSED);

impl Scene<'_> {
    pub(super) fn draw(&self, areas: &Areas, frame: &mut Frame<'_>) {
        if !layout::has_room(frame.area()) {
            return frame.render_widget(Paragraph::new("min. 40 × 8"), frame.area());
        }
        self.draw_status(areas.status, frame);
        self.draw_board(areas.board, frame);
        self.draw_titles(areas, frame);
        self.draw_pane(areas.pane, frame);
        self.draw_log(areas.log, frame);
        self.draw_prompt(areas.prompt, frame);
        self.draw_footer(areas, frame);
    }

    /// The message in the last line or, if it is longer, in as many lines above the prompt as it needs.
    fn draw_footer(&self, areas: &Areas, frame: &mut Frame<'_>) {
        let lines = self.message.map(|message| wrap(message, usize::from(areas.footer.width).saturating_sub(2)));
        match lines.as_deref() {
            Some([message]) => frame.render_widget(Line::styled(fit(message, areas.footer), BOLD), areas.footer),
            Some(lines) => {
                let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(areas.prompt.y);
                let above = Rect { y: areas.prompt.y - height, height, ..areas.prompt };
                let text: Vec<Line<'_>> = lines.iter().map(|line| Line::styled(format!(" {line}"), BOLD)).collect();
                frame.render_widget(Clear, above);
                frame.render_widget(Paragraph::new(Text::from(text)), above);
            }
            None => frame.render_widget(Line::styled(fit(&self.hints, areas.footer), DIM), areas.footer),
        }
    }

    fn draw_status(&self, area: Rect, frame: &mut Frame<'_>) {
        let width = usize::from(area.width);
        let turn = format!(" {} ", self.turn);
        let title = cut(&format!(" {}", self.title), width.saturating_sub(measure_text_width(&turn) + 1));
        let gap = width.saturating_sub(measure_text_width(&title) + measure_text_width(&turn));
        let turn_style = if self.is_own_turn { REVERSED.add_modifier(Modifier::BOLD) } else { BOLD };
        let spans = vec![Span::styled(title, BOLD), Span::raw(" ".repeat(gap)), Span::styled(turn, turn_style)];
        frame.render_widget(Line::from(spans), area);
    }

    fn draw_board(&self, area: Rect, frame: &mut Frame<'_>) {
        let (x, y) = self.scroll.board;
        frame.render_widget(Paragraph::new(Text::from(ansi::lines(self.board))).scroll((y, x)), area);
        let hidden = self.board.lines().count().saturating_sub(usize::from(y) + usize::from(area.height));
        if hidden > 0 || y > 0 {
            let sign = format!("↑{y} ↓{hidden}");
            let width = u16::try_from(measure_text_width(&sign)).unwrap_or(0).min(area.width);
            let corner = Rect { x: area.right() - width, y: area.bottom().saturating_sub(1), width, height: 1 };
            frame.render_widget(Line::styled(sign, REVERSED), corner.intersection(area));
        }
    }

    fn draw_titles(&self, areas: &Areas, frame: &mut Frame<'_>) {
        let rule = |title: &str, area: Rect, has_focus: bool, corner: &str| {
            let title = cut(title, usize::from(area.width).saturating_sub(6));
            let style = if has_focus { REVERSED } else { BOLD };
            let used = measure_text_width(&title) + measure_text_width(corner) + 4;
            let rest = "─".repeat(usize::from(area.width).saturating_sub(used));
            let mut spans = vec![Span::raw(format!("{corner}─ ")), Span::styled(title, style)];
            spans.push(Span::raw(format!(" ─{rest}")));
            Line::from(spans)
        };
        let is_wide = areas.log_title.y < areas.pane_title.y;
        for y in areas.log.top()..areas.log.bottom() {
            let joint = if is_wide && y == areas.pane_title.y { "┤" } else { "│" };
            frame.render_widget(Span::raw(joint), Rect { x: areas.log.x - 1, y, width: 1, height: 1 });
        }
        let focus = self.scroll.focus;
        frame.render_widget(rule(&self.pane_title, areas.pane_title, false, ""), areas.pane_title);
        let corner = if is_wide { "┌" } else { "┬" };
        frame.render_widget(rule(self.log_title, areas.log_title, focus == Focus::Log, corner), areas.log_title);
    }

    fn draw_pane(&self, area: Rect, frame: &mut Frame<'_>) {
        let (width, height) = (usize::from(area.width).saturating_sub(1), usize::from(area.height));
        let lines = match self.pane {
            Pane::Options(options) => options.lines(width, height),
            Pane::Sentences(sentences) => {
                let broken = sentences.iter().flat_map(|text| wrap(text, width.saturating_sub(2)));
                broken.map(|text| Line::raw(format!("  {text}"))).collect()
            }
        };
        frame.render_widget(Paragraph::new(Text::from(lines)), area);
    }

    fn draw_log(&self, area: Rect, frame: &mut Frame<'_>) {
        let (width, height) = (usize::from(area.width).saturating_sub(4), usize::from(area.height));
        let mut lines: Vec<Line<'_>> = Vec::new();
        // From the newest backwards, as far as is shown.
        for entry in self.log.iter().rev() {
            if lines.len() >= height + self.scroll.log {
                break;
            }
            let (mark, style) = if entry.is_new { ("›", Style::new()) } else { ("·", DIM) };
            let broken = wrap(&entry.text, width);
            for (n, text) in broken.into_iter().enumerate().rev() {
                let mark = if n == 0 { mark } else { " " };
                lines.push(Line::styled(format!(" {mark} {text}"), style));
            }
        }
        let skipped = self.scroll.log.min(lines.len().saturating_sub(height));
        let mut shown: Vec<Line<'_>> = lines.into_iter().skip(skipped).take(height).collect();
        shown.reverse();
        frame.render_widget(Paragraph::new(Text::from(shown)), area);
    }

    fn draw_prompt(&self, area: Rect, frame: &mut Frame<'_>) {
        let question = format!(" {}", self.prompt.question);
        let Some(typed) = self.prompt.typed else {
            return frame.render_widget(Line::styled(fit(&question, area), BOLD), area);
        };
        let question = format!("{} > ", cut(&question, usize::from(area.width) / 2));
        // Of a long text the end is shown, where the cursor is.
        let room = usize::from(area.width).saturating_sub(measure_text_width(&question) + 1);
        let skipped = typed.chars().count().saturating_sub(room);
        let shown: String = typed.chars().skip(skipped).collect();
        let x = area.x + u16::try_from(measure_text_width(&question) + measure_text_width(&shown)).unwrap_or(0);
        frame.render_widget(Line::from(vec![Span::styled(question, BOLD), Span::raw(shown)]), area);
        frame.set_cursor_position(Position { x: x.min(area.right().saturating_sub(1)), y: area.y });
    }
}

/// A sentence that has one line.
fn fit(text: &str, area: Rect) -> String {
    cut(&format!(" {}", text.trim_start()), area.width.into())
}
