//! The emblems of the cards: one shape each on a coloured disc, readable at the size of a letter.

use super::svg;
use atout_kitty::Card;

/// The disc with the emblem.
pub(super) fn picture(card: Card) -> String {
    let (ground, shape) = emblem(card);
    svg(
        24,
        24,
        &format!(
            r##"<circle cx="12" cy="12" r="11" fill="{ground}" stroke="#fff8ec" stroke-width="1.6"/><g fill="#fff" stroke="#fff" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">{shape}</g>"##
        ),
    )
}

fn emblem(card: Card) -> (&'static str, &'static str) {
    match card {
        Card::Panacea => (
            "#2f7d4f",
            r#"<path d="M10 5h4M10.5 5.5v4L7.5 15.5c-1 2 .4 3.5 2 3.5h5c1.6 0 3-1.5 2-3.5L13.5 9.5v-4" fill="none"/><path d="M9 14.5h6l1 2.5h-8z" stroke="none"/>"#,
        ),
        Card::Razor => (
            "#b3263a",
            r#"<path d="M6 15L15.5 5.5c1-1 3 1 2 2L9.5 15.5z"/><path d="M8.5 14.5l4 4.5" fill="none" stroke-width="2.6"/>"#,
        ),
        Card::Think => (
            "#3d5fa8",
            r#"<path d="M7 10.5a5 5 0 0 1 10 0c0 2-2 3-2.3 5h-5.4c-.3-2-2.3-3-2.3-5z"/><path d="M10 18.5h4" fill="none"/>"#,
        ),
        Card::Puppy => (
            "#9a5a1c",
            r#"<g stroke="none"><ellipse cx="12" cy="15" rx="4.2" ry="3.4"/><circle cx="6.8" cy="11" r="1.9"/><circle cx="10.2" cy="7.8" r="1.9"/><circle cx="13.9" cy="7.8" r="1.9"/><circle cx="17.2" cy="11" r="1.9"/></g>"#,
        ),
        Card::Steal => (
            "#6b3aa0",
            r##"<path d="M5 9.5c2.5-1.5 4.5-1.5 7 0 2.5-1.5 4.5-1.5 7 0 0 4-2 5.5-3.7 5.5-1.5 0-2.5-1-3.3-2-.8 1-1.8 2-3.3 2C7 15 5 13.5 5 9.5z"/><g fill="#6b3aa0" stroke="none"><ellipse cx="9" cy="11.3" rx="1.4" ry="1.1"/><ellipse cx="15" cy="11.3" rx="1.4" ry="1.1"/></g>"##,
        ),
        Card::Stone => ("#8a4b14", r#"<path d="M7.5 8.5h9v7h-9z"/><path d="M7.5 12L4.5 9v6zM16.5 12l3-3v6z"/>"#),
        Card::Hell => (
            "#1f1420",
            r##"<path d="M12 4c.5 3.5 5 5 5 9.5a5 5 0 0 1-10 0c0-2 1-3 1.5-4.5 1 .8 1.5 1.5 1.8 2.5C11.5 9.5 12.5 7 12 4z" fill="#ff8a3d" stroke="#ff8a3d"/>"##,
        ),
        Card::Balm => (
            "#0f6f74",
            r#"<path d="M12 18.5C6 14.5 5 11.5 5.5 9.5c.7-3 5-3.5 6.5-.5 1.5-3 5.8-2.5 6.5.5.5 2-.5 5-6.5 9z"/>"#,
        ),
        Card::Chorus => (
            "#a03a78",
            r#"<path d="M9.5 16.5V6.5l8-1.5v10" fill="none" stroke-width="1.9"/><g stroke="none"><ellipse cx="7.6" cy="16.7" rx="2.5" ry="2"/><ellipse cx="15.6" cy="15.2" rx="2.5" ry="2"/></g>"#,
        ),
    }
}
