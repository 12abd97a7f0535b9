//! The back of the cards: paws on plum cloth, a kitten's head in a ring.

use super::svg;

/// A paw print around this point.
pub(super) fn paw(x: i32, y: i32, size: f64, fill: &str) -> String {
    format!(
        r#"<g transform="translate({x} {y}) scale({size})" fill="{fill}"><ellipse cy="3" rx="5" ry="4"/><circle cx="-6" cy="-2" r="2.2"/><circle cx="-2.3" cy="-5.5" r="2.3"/><circle cx="2.3" cy="-5.5" r="2.3"/><circle cx="6" cy="-2" r="2.2"/></g>"#
    )
}

/// The whole back.
pub(super) fn picture() -> String {
    let paws: String = (0..8)
        .flat_map(|row| (0..5).map(move |column| (row, column)))
        .map(|(row, column)| paw(12 + column * 22 - (row % 2) * 11, 12 + row * 17, 0.8, "#6d3f66"))
        .collect();
    let head = r##"<path d="M32 70C29 60 30 52 33 46c7 2 11 5 13 8 3-1 5-1 8 0 2-3 6-6 13-8 3 6 4 14 1 24 3 12-7 20-18 20S29 82 32 70z" fill="#f0cf9e"/><g fill="#43203f"><ellipse cx="42" cy="72" rx="3" ry="4"/><ellipse cx="58" cy="72" rx="3" ry="4"/><path d="M47 78h6l-3 4z"/></g>"##;
    let inner = format!(
        r##"<rect width="100" height="140" fill="#43203f"/>{paws}<rect x="5" y="5" width="90" height="130" rx="5" fill="none" stroke="#f0cf9e" stroke-width="2"/><rect x="9" y="9" width="82" height="122" rx="3" fill="none" stroke="#f0cf9e" stroke-width=".8"/><circle cx="50" cy="70" r="31" fill="#43203f" stroke="#f0cf9e" stroke-width="1.6"/>{head}"##
    );
    svg(100, 140, &inner)
}
