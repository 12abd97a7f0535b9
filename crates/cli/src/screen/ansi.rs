//! Text with ANSI styles, as games write it, made into lines that the screen can draw.

use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// One line for each line of the text.
pub(super) fn lines(text: &str) -> Vec<Line<'static>> {
    let mut style = Style::new();
    text.lines().map(|line| styled(line, &mut style)).collect()
}

/// A line whose first style is `style`; the last one is left in it.
fn styled(line: &str, style: &mut Style) -> Line<'static> {
    let mut parts = line.split("\x1b[");
    let mut spans: Vec<Span<'static>> = parts.next().map(|text| span(text, *style)).into_iter().collect();
    for part in parts {
        // `31;1m` and the text after it. Any other sequence is dropped.
        let Some((codes, text)) = part.split_once('m') else { continue };
        codes.split(';').for_each(|code| *style = apply(*style, code));
        spans.push(span(text, *style));
    }
    spans.retain(|span| !span.content.is_empty());
    Line::from(spans)
}

fn span(text: &str, style: Style) -> Span<'static> {
    Span::styled(text.to_owned(), style)
}

fn apply(style: Style, code: &str) -> Style {
    match code.parse::<u8>().unwrap_or(0) {
        0 => Style::new(),
        1 => style.add_modifier(Modifier::BOLD),
        2 => style.add_modifier(Modifier::DIM),
        7 => style.add_modifier(Modifier::REVERSED),
        n @ 30..=37 => style.fg(DARK[usize::from(n - 30)]),
        n @ 90..=97 => style.fg(BRIGHT[usize::from(n - 90)]),
        _ => style,
    }
}

const DARK: [Color; 8] =
    [Color::Black, Color::Red, Color::Green, Color::Yellow, Color::Blue, Color::Magenta, Color::Cyan, Color::Gray];

const BRIGHT: [Color; 8] = [
    Color::DarkGray,
    Color::LightRed,
    Color::LightGreen,
    Color::LightYellow,
    Color::LightBlue,
    Color::LightMagenta,
    Color::LightCyan,
    Color::White,
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn styles_are_read_and_leave_no_trace_in_the_text() {
        let lines = lines("a \x1b[31;1mred\x1b[0m b\nplain");
        let text: Vec<String> = lines.iter().map(ToString::to_string).collect();
        assert_eq!(text, ["a red b", "plain"]);
        let red = &lines[0].spans[1];
        assert_eq!(red.style, Style::new().fg(Color::Red).add_modifier(Modifier::BOLD));
        assert_eq!(lines[0].spans[2].style, Style::new());
    }
}
