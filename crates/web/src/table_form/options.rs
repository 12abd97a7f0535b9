//! The options of a game in the form of a new game, each by its kind.
//!
//! Not here: the rest of the form (`table_form.rs`), and what the options mean, which each game describes.

use crate::TableForm;
use atout_core::{Lang, OptionKind, OptionSpec, Text};
use maud::{Markup, html};

/// An option that is folded: its name, its value and a sentence; unfolded, the choice.
pub(crate) fn option(spec: &OptionSpec, form: &TableForm, lang: Lang) -> Markup {
    let (value, name, help) = (value(spec, form), spec.name.get(lang), format!("h-{}", spec.key));
    let (chips, shown): (Vec<(&str, &str)>, _) = match &spec.kind {
        OptionKind::Switch { .. } => (vec![("false", lang.pick("No", "Non")), ("true", lang.pick("Yes", "Oui"))], None),
        OptionKind::Choice(choices) => (choices.iter().map(|(word, text)| (*word, text.get(lang))).collect(), None),
        OptionKind::Words { usual, .. } => (Vec::new(), Some(words(spec.key, usual, &value, lang))),
        OptionKind::Number { .. } => (Vec::new(), Some(number(spec, &value, &help))),
    };
    html! {
        details.fold open[!has_default(spec, form)] {
            summary { b { (name) } span.value { (told(spec, &value, lang)) } span.help id=(help) { (spec.help.get(lang)) } }
            @if let Some(field) = shown { (field) } @else {
                div.chips role="radiogroup" aria-label=(name) aria-describedby=(help) {
                    @for (word, text) in chips {
                        label { input type="radio" name=(spec.key) value=(word) checked[value == word]; span { (text) } }
                    }
                }
            }
        }
    }
}

/// A number with its name and a sentence.
pub(crate) fn size(spec: &OptionSpec, form: &TableForm, lang: Lang) -> Markup {
    let (id, help) = (format!("o-{}", spec.key), format!("h-{}", spec.key));
    html! {
        div.field {
            label for=(id) { (spec.name.get(lang)) }
            (number(spec, &value(spec, form), &help))
            p.help id=(help) { (spec.help.get(lang)) }
        }
    }
}

/// Is the option as the game proposes it?
pub(crate) fn has_default(spec: &OptionSpec, form: &TableForm) -> bool {
    value(spec, form) == text_of(&spec.default())
}

/// The text of an option in the form.
fn value(spec: &OptionSpec, form: &TableForm) -> String {
    let sent = form.options.iter().rev().find(|(key, _)| key == spec.key).map(|(_, value)| value.clone());
    sent.unwrap_or_else(|| text_of(&spec.default()))
}

fn text_of(value: &serde_json::Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// The value in words.
fn told(spec: &OptionSpec, value: &str, lang: Lang) -> String {
    match &spec.kind {
        OptionKind::Switch { .. } if value == "true" => lang.pick("Yes", "Oui").to_owned(),
        OptionKind::Switch { .. } => lang.pick("No", "Non").to_owned(),
        OptionKind::Choice(usual) | OptionKind::Words { usual, .. } => {
            usual.iter().find(|(word, _)| *word == value).map_or(value, |(_, text)| text.get(lang)).to_owned()
        }
        OptionKind::Number { .. } => value.to_owned(),
    }
}

fn number(spec: &OptionSpec, value: &str, help: &str) -> Markup {
    let OptionKind::Number { min, max, .. } = spec.kind else { return html! {} };
    html! {
        div.number {
            input id={ "o-" (spec.key) } type="number" name=(spec.key) min=(min) max=(max) value=(value) required aria-describedby=(help);
            span.dim.small { (min) "–" (max) }
        }
    }
}

/// A list of usual values, and a field for another one, which counts if it is not empty. The script shows the field
/// only while no usual value is selected.
fn words(key: &str, usual: &[(&str, Text)], value: &str, lang: Lang) -> Markup {
    let is_usual = usual.iter().any(|(word, _)| *word == value);
    let other = lang.pick("Something else…", "Autre…");
    html! {
        select id={ "o-" (key) } name=(key) aria-describedby={ "h-" (key) } data-other={ (key) "-other" } {
            @for (word, text) in usual { option value=(word) selected[*word == value] { (text.get(lang)) } }
            option value="" selected[!is_usual] { (other) }
        }
        input id={ (key) "-other" } name={ (key) "-other" } type="text" maxlength="200" autocomplete="off" autocapitalize="none" spellcheck="false" aria-label=(other) aria-describedby={ "h-" (key) } placeholder=(other) value=[(!is_usual).then_some(value)];
    }
}
