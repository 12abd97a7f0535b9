//! Costs and texts with signs in place of letters.
//!
//! Not here: the signs (`sign.rs`), costs as text (`atout_duel::mana_cost_text`).

use super::sign::sign;
use atout_duel::{Colour, ManaCost, Word as _, mana_cost_text};
use maud::{Markup, html};

/// A text with signs in place of `{G}` and `{2}`.
pub(super) fn with_signs(text: &str) -> Markup {
    let (before, rest) = text.split_once('{').unwrap_or((text, ""));
    let part = |part: &str| -> Markup {
        let Some((word, after)) = part.split_once('}') else { return html! { (part) } };
        let colour = word.chars().next().and_then(Colour::from_letter);
        html! {
            @if colour.is_some() || word == "C" { span.hide { "{" (word) "}" } (sign(colour)) }
            @else { span.pip.num { (word) } }
            (after)
        }
    };
    html! { (before) @if !rest.is_empty() { @for one in rest.split('{') { (part(one)) } } }
}

/// A mana cost as signs, with its text for those who do not see them.
pub(super) fn cost(cost: ManaCost) -> Markup {
    html! {
        span.hide { (mana_cost_text(cost)) }
        @for _ in 0..cost.x { span.pip aria-hidden="true" { "X" } }
        @if cost.generic > 0 || cost == ManaCost::FREE { span.pip.num aria-hidden="true" { (cost.generic) } }
        @for colour in Colour::ALL { @for _ in 0..cost.of[colour.index()] { (sign(Some(*colour))) } }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_have_signs_in_place_of_letters() {
        let shown = with_signs("{2}{G}, <tap>: add {C}.").into_string();
        assert!(shown.starts_with("<span class=\"pip num\">2</span><span class=\"hide\">{G}</span><svg"), "{shown}");
        assert!(
            shown.contains(", &lt;tap&gt;: add <span class=\"hide\">{C}</span><svg") && shown.ends_with("."),
            "{shown}"
        );
        assert_eq!(with_signs("Flying").into_string(), "Flying");
        assert_eq!(with_signs("odd {").into_string(), "odd ");
    }
}
