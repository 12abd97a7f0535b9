//! Numbers in the reader's language.

use crate::{EntrantResult, Interval};
use atout_core::Lang;

/// A number with `digits` decimals; French uses a comma.
#[must_use]
pub fn number(value: f64, digits: usize, lang: Lang) -> String {
    let text = format!("{value:.digits$}");
    lang.pick(text.clone(), text.replace('.', ","))
}

/// `61.5 %`.
pub(crate) fn percent(share: f64, lang: Lang) -> String {
    number(share * 100.0, 1, lang) + " %"
}

/// `61.5 % (52.1 – 70.0)`.
#[must_use]
pub fn span(score: f64, ci95: Interval, lang: Lang) -> String {
    format!("{} {}", percent(score, lang), around(Interval(ci95.0 * 100.0, ci95.1 * 100.0), 1, lang))
}

/// `1612 (1580 – 1650)`, the rating; empty without one.
pub(crate) fn elo(entrant: &EntrantResult, lang: Lang) -> String {
    let rated = entrant.rating.zip(entrant.rating_ci95);
    rated.map_or_else(String::new, |(rating, ci95)| format!("{} {}", number(rating, 0, lang), around(ci95, 0, lang)))
}

/// `(1.2 – 1.9)`.
pub(super) fn around(ci95: Interval, digits: usize, lang: Lang) -> String {
    format!("({} – {})", number(ci95.0, digits, lang), number(ci95.1, digits, lang))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_follow_the_language() {
        assert_eq!(span(0.615, Interval(0.521, 0.7), Lang::En), "61.5 % (52.1 – 70.0)");
        assert_eq!(span(0.615, Interval(0.521, 0.7), Lang::Fr), "61,5 % (52,1 – 70,0)");
        assert_eq!(around(Interval(1580.0, 1650.4), 0, Lang::Fr), "(1580 – 1650)");
    }
}
