//! A long text on the whole screen (help, rules, cards, log), and the cover between two players.

use super::keys::Key;
use super::wrap::{cut, wrap};
use ratatui::Frame;
use ratatui::layout::{Alignment, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Text};
use ratatui::widgets::Paragraph;
use std::ops::ControlFlow;

/// A text that is scrolled.
pub(super) struct Page<'a> {
    title: &'a str,
    text: &'a str,
    hints: &'a str,
    first: usize,
    /// Lines of the text and lines of the space, when it was drawn last.
    lines: usize,
    room: usize,
}

/// A longer line is hard to read.
const MAX_WIDTH: u16 = 100;

impl<'a> Page<'a> {
    pub(super) fn new(title: &'a str, text: &'a str, hints: &'a str) -> Page<'a> {
        Page { title, text, hints, first: 0, lines: 0, room: 1 }
    }

    pub(super) fn draw(&mut self, frame: &mut Frame<'_>) {
        let area = frame.area();
        let width = area.width.saturating_sub(2).min(MAX_WIDTH);
        let lines: Vec<String> = self.text.lines().flat_map(|line| indented(line, width.into())).collect();
        (self.lines, self.room) = (lines.len(), usize::from(area.height.saturating_sub(3)).max(1));
        self.first = self.first.min(self.last());
        let end = (self.first + self.room).min(self.lines);
        let place = match self.lines > self.room {
            true => format!("  {}–{end} / {}", self.first + 1, self.lines),
            false => String::new(),
        };
        let bold = Style::new().add_modifier(Modifier::BOLD);
        let dim = Style::new().add_modifier(Modifier::DIM);
        let line = |y: u16| Rect { x: 1, y, width, height: 1 }.intersection(area);
        frame.render_widget(Line::styled(cut(self.title, width.into()), bold), line(0));
        let body = Rect { x: 1, y: 2, width, height: area.height.saturating_sub(3) }.intersection(area);
        let shown: Vec<Line<'_>> = lines[self.first..end].iter().map(|line| Line::raw(line.as_str())).collect();
        frame.render_widget(Paragraph::new(Text::from(shown)), body);
        let hints = cut(&format!("{}{place}", self.hints), width.into());
        frame.render_widget(Line::styled(hints, dim), line(area.height.saturating_sub(1)));
    }

    fn last(&self) -> usize {
        self.lines.saturating_sub(self.room)
    }

    /// Scrolls; breaks when the page is left.
    pub(super) fn press(&mut self, key: Key) -> ControlFlow<()> {
        let page = self.room.saturating_sub(1).max(1);
        self.first = match key {
            Key::Down => self.first + 1,
            Key::Up => self.first.saturating_sub(1),
            Key::PageDown | Key::Char(' ') => self.first + page,
            Key::PageUp => self.first.saturating_sub(page),
            Key::Home => 0,
            Key::End => self.last(),
            Key::Escape | Key::Enter | Key::Interrupt | Key::Char('q' | '?') => return ControlFlow::Break(()),
            _ => self.first,
        };
        self.first = self.first.min(self.last());
        ControlFlow::Continue(())
    }

    /// Nothing but these sentences, in the middle.
    pub(super) fn cover(text: &str, frame: &mut Frame<'_>) {
        let area = frame.area();
        let lines: Vec<String> =
            text.lines().flat_map(|line| wrap(line, area.width.saturating_sub(4).into())).collect();
        let height = u16::try_from(lines.len()).unwrap_or(u16::MAX).min(area.height);
        let middle = Rect { y: (area.height - height) / 2, height, ..area };
        let text = Text::from(lines.into_iter().map(Line::raw).collect::<Vec<_>>());
        frame.render_widget(Paragraph::new(text).alignment(Alignment::Center), middle);
    }
}

/// A line in as many lines as it needs. Spaces at its beginning are kept in all of them, and where it has two columns
/// (two spaces or more between them) the second one stays aligned.
fn indented(line: &str, width: usize) -> Vec<String> {
    let body = line.trim_start();
    let start = line.len() - body.len();
    let (head, rest) = match body.find("  ") {
        Some(gap) => {
            let rest = body[gap..].trim_start();
            (&body[..body.len() - rest.len()], rest)
        }
        None => ("", body),
    };
    let column = start + head.chars().count();
    let mut lines = wrap(rest, width.saturating_sub(column).max(10));
    for (n, text) in lines.iter_mut().enumerate() {
        *text = if n == 0 { " ".repeat(start) + head + text } else { " ".repeat(column) + text };
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_stay_aligned_when_a_line_is_broken() {
        assert_eq!(indented("  ab  one two three", 14), ["  ab  one two", "      three"]);
        assert_eq!(indented("  one two three", 12), ["  one two", "  three"]);
        assert_eq!(indented("", 12), [""]);
    }
}
