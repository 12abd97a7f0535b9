//! Lays out the list of legal moves: numbered, grouped, never wider than the screen.

use atout_core::{Choice, Paint};
use console::measure_text_width;

/// A list up to this length gets one line per move, with its label.
const FEW: usize = 12;

/// The lines of the list.
pub(super) fn lines(choices: &[Choice], width: usize, paint: Paint) -> Vec<String> {
    if choices.len() <= FEW { labelled(choices, paint) } else { grid(choices, width, paint) }
}

/// The lines of a list of shortcuts: the word that is typed for each, and what it does.
pub(super) fn shortcut_lines(shortcuts: &[(String, &str)], paint: Paint) -> Vec<String> {
    let widest = shortcuts.iter().map(|(word, _)| measure_text_width(word)).max().unwrap_or(0);
    let line = |(word, label): &(String, &str)| {
        let space = " ".repeat(widest - measure_text_width(word));
        format!("    {}{space}  {label}", paint.style("1", word))
    };
    shortcuts.iter().map(line).collect()
}

fn labelled(choices: &[Choice], paint: Paint) -> Vec<String> {
    let widest = choices.iter().map(|choice| measure_text_width(&choice.action)).max().unwrap_or(0);
    let line = |(n, choice): (usize, &Choice)| {
        let number = paint.style("2", &format!("{:>3}", n + 1));
        let space = " ".repeat(widest - measure_text_width(&choice.action));
        format!("{number} {}{space}  {}", paint.style("1", &choice.action), choice.label)
    };
    choices.iter().enumerate().map(line).collect()
}

/// One row per group of moves with the same [`row_key`], if the screen is wide enough. A move that is alone in its row
/// shows its label.
fn grid(choices: &[Choice], width: usize, paint: Paint) -> Vec<String> {
    let digits = choices.len().to_string().len();
    let widest = choices.iter().map(|choice| measure_text_width(&choice.action)).max().unwrap_or(0);
    let cell = |(n, choice): &(usize, &Choice)| {
        let space = " ".repeat(widest - measure_text_width(&choice.action));
        format!("{} {}{space}", paint.style("2", &format!("{:>digits$}", n + 1)), paint.style("1", &choice.action))
    };
    let numbered: Vec<(usize, &Choice)> = choices.iter().enumerate().collect();
    let together = |one: &(usize, &Choice), next: &(usize, &Choice)| row_key(one.1) == row_key(next.1);
    let groups: Vec<&[(usize, &Choice)]> = numbered.chunk_by(together).collect();
    let longest = groups.iter().map(|group| group.len()).max().unwrap_or(1);
    // Two spaces between the moves if a whole group fits so, else one.
    let fits = |gap: usize| longest * (digits + 1 + widest + gap) < width;
    let gap = if fits(2) { 2 } else { 1 };
    let per_row = ((width - 1) / (digits + 1 + widest + gap)).max(1);
    let row = |row: &[(usize, &Choice)]| {
        let cells = row.iter().map(cell).collect::<Vec<_>>().join(&" ".repeat(gap));
        let label = if let [(_, alone)] = row { format!("  {}", alone.label) } else { String::new() };
        let fits = measure_text_width(&cells) + measure_text_width(&label) + 1 < width;
        format!(" {}{}", cells, if fits { label.as_str() } else { "" }).trim_end().to_owned()
    };
    groups.iter().flat_map(|group| group.chunks(per_row)).map(row).collect()
}

/// The key that groups moves: the first thing that the gesture touches, or the kind of thing (`cell`) if it touches one only.
fn row_key(choice: &Choice) -> Option<&str> {
    match choice.touch.as_slice() {
        [] => None,
        [only] => only.split(':').next(),
        [first, ..] => Some(first),
    }
}

/// The action that a typed text means: its notation, in any case and with any spacing between words, or its number in
/// the list.
pub(super) fn resolve<'a>(text: &'a str, choices: &'a [Choice]) -> &'a str {
    let plain = |text: &str| text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    if choices.iter().any(|choice| choice.action == text) {
        return text;
    }
    let number = text.parse::<usize>().ok().and_then(|number| number.checked_sub(1));
    let alike = || choices.iter().find(|choice| plain(&choice.action) == plain(text));
    number.and_then(|index| choices.get(index)).or_else(alike).map_or(text, |choice| &choice.action)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choices(cards: &[&str], stones: usize) -> Vec<Choice> {
        let one = |(card, stone): (&str, usize)| Choice {
            action: format!("{card}@{stone}"),
            label: format!("Place {card} on stone {stone}"),
            touch: vec![format!("card:{card}"), format!("stone:{stone}")],
            draft: false,
            drawn: None,
        };
        cards.iter().flat_map(|card| (1..=stones).map(move |stone| one((card, stone)))).collect()
    }

    #[test]
    fn few_moves_show_their_labels() {
        let lines = lines(&choices(&["R7"], 2), 80, Paint::Plain);
        assert_eq!(lines, ["  1 R7@1  Place R7 on stone 1", "  2 R7@2  Place R7 on stone 2"]);
    }

    #[test]
    fn many_moves_have_a_row_per_card() {
        let lines = lines(&choices(&["R7", "B3"], 9), 100, Paint::Plain);
        assert_eq!(lines.len(), 2);
        assert!(lines[0].starts_with("  1 R7@1   2 R7@2"), "{lines:?}");
        assert!(lines[1].starts_with(" 10 B3@1  11 B3@2"), "{lines:?}");
        assert_eq!(super::lines(&choices(&["R7", "B3"], 9), 80, Paint::Plain).len(), 2);
    }

    #[test]
    fn no_row_is_wider_than_the_screen() {
        for width in [40, 60, 80, 100] {
            let lines = lines(&choices(&["R7", "B3", "G1"], 9), width, Paint::Plain);
            assert!(lines.iter().all(|line| line.len() < width), "{width}: {lines:?}");
        }
    }

    #[test]
    fn cells_share_rows_and_a_single_move_shows_its_label() {
        let one = |action: &str, touch: &str| Choice {
            action: action.to_owned(),
            label: format!("Do {action}"),
            touch: vec![touch.to_owned()],
            draft: false,
            drawn: None,
        };
        let mut choices = vec![one("stay", "button:stay")];
        choices.extend((1..=40).map(|row| one(&format!("c{row}"), &format!("cell:c{row}"))));
        let lines = lines(&choices, 80, Paint::Plain);
        assert_eq!(lines[0], "  1 stay  Do stay");
        assert!(lines[1].starts_with("  2 c1    3 c2"), "{lines:?}");
        assert!(lines.len() <= 6 && lines.iter().all(|line| line.len() < 80), "{lines:?}");
    }

    #[test]
    fn capitals_and_spaces_make_no_difference() {
        let choices = choices(&["R7"], 3);
        assert_eq!(resolve("r7@2", &choices), "R7@2");
        assert_eq!(resolve(" r7@2 ", &choices), "R7@2");
        assert_eq!(resolve("r7 @2", &choices), "r7 @2");
    }

    #[test]
    fn a_number_means_the_move_in_the_list() {
        let choices = choices(&["R7"], 3);
        assert_eq!(resolve("2", &choices), "R7@2");
        assert_eq!(resolve("4", &choices), "4");
        assert_eq!(resolve("0", &choices), "0");
        assert_eq!(resolve("R7@9", &choices), "R7@9");
    }
}
