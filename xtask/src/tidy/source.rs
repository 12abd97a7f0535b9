//! Checks of Rust files.

/// All complaints about a Rust file; none about other files.
pub(super) fn check(path: &str, text: &str) -> Vec<String> {
    if !path.ends_with(".rs") {
        return Vec::new();
    }
    [no_docs(text), leftover(text), impure(path, text), unreasoned(text)].into_iter().flatten().collect()
}

/// A module opens with its documentation.
fn no_docs(text: &str) -> Option<String> {
    (!text.starts_with("//!")).then(|| "opens without `//!`: say what the module holds".to_owned())
}

/// No debugging macro and no placeholder is merged.
fn leftover(text: &str) -> Option<String> {
    const LEFT: [&str; 3] = [concat!("db", "g!("), concat!("to", "do!("), concat!("unimple", "mented!(")];
    let (line, left) = find(text, &LEFT)?;
    Some(format!("line {line} has a `{left}…)` left over"))
}

/// Rules crates use no clock, no files, no network and no randomness of their own.
fn impure(path: &str, text: &str) -> Option<String> {
    const OUTSIDE: [&str; 9] = [
        "SystemTime",
        "Instant::now",
        "std::time",
        "std::fs",
        "std::net",
        "std::env",
        "std::process",
        "getrandom",
        "thread_rng",
    ];
    let is_rules = path.starts_with("crates/core/src/") || (path.starts_with("games/") && path.contains("/src/"));
    let (line, outside) = find(text, &OUTSIDE).filter(|_| is_rules)?;
    Some(format!("line {line} uses `{outside}`: rules do no I/O and have no clock"))
}

/// A silenced lint has a reason.
fn unreasoned(text: &str) -> Option<String> {
    let silenced = |(at, _): (usize, &str)| {
        let end = text[at..].find(")]").map_or(text.len(), |end| at + end);
        !text[at..end].contains("reason")
    };
    let marks = [concat!("[al", "low("), concat!("[ex", "pect(")];
    let (at, mark) = marks.iter().flat_map(|mark| text.match_indices(mark)).find(|found| silenced(*found))?;
    Some(format!("line {} has `#{mark}…)]` without `reason = \"…\"`", line_of(text, at)))
}

/// The first of the needles in the code, with its line. Comments are skipped: they may name what code may not use.
fn find<'a>(text: &str, needles: &[&'a str]) -> Option<(usize, &'a str)> {
    let code = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
    code.flat_map(|(n, line)| {
        needles.iter().filter(move |needle| line.contains(**needle)).map(move |needle| (n + 1, *needle))
    })
    .next()
}

fn line_of(text: &str, at: usize) -> usize {
    text[..at].lines().count().max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_module_without_docs_is_noticed() {
        assert!(no_docs("use std::fmt;").is_some());
        assert!(no_docs("//! What it holds.").is_none());
    }

    #[test]
    fn leftovers_are_noticed_but_not_in_comments() {
        assert!(leftover(&format!("let a = {}a);", concat!("db", "g!("))).is_some());
        assert!(leftover(&format!("// {}", concat!("to", "do!()"))).is_none());
    }

    #[test]
    fn rules_may_do_no_io() {
        assert!(impure("games/stones/src/lib.rs", "use std::fs;").is_some());
        assert!(impure("crates/core/src/lib.rs", "std::time::Instant::now()").is_some());
        assert!(impure("crates/cli/src/main.rs", "use std::fs;").is_none());
        assert!(impure("games/stones/src/lib.rs", "// std::fs is not for us").is_none());
        assert!(impure("games/duel/src/card.rs", "Kind::Instant").is_none());
    }

    #[test]
    fn a_silenced_lint_needs_a_reason() {
        let allow = concat!("#[al", "low(dead_code");
        assert!(unreasoned(&format!("//! x\n{allow})]")).unwrap().contains("line 2"));
        assert!(unreasoned(&format!("{allow}, reason = \"soon\")]")).is_none());
        assert!(unreasoned(&format!("{allow},\n  reason = \"soon\"\n)]")).is_none());
    }
}
