//! Every file of tests is in a program: where `tests/main.rs` holds all tests of a crate, a file that it does not name would
//! never run.

use super::SourceFile;

/// A complaint for every file beside a `tests/main.rs` that this one does not name.
pub(super) fn check(files: &[SourceFile]) -> Vec<String> {
    let mut complaints = Vec::new();
    for main in files.iter().filter(|file| file.path.ends_with("/tests/main.rs")) {
        let folder = main.path.trim_end_matches("main.rs");
        let beside = files.iter().filter_map(|file| Some((file, module(file.path.strip_prefix(folder)?)?)));
        let left_out = beside.filter(|(_, name)| !main.text.lines().any(|line| line == format!("mod {name};")));
        complaints.extend(left_out.map(|(file, name)| format!("{}: add `mod {name};` to {}", file.path, main.path)));
    }
    complaints
}

/// The module of a file or folder of tests; none for deeper files, which the compiler finds missing.
fn module(path: &str) -> Option<&str> {
    let name = path.strip_suffix("/mod.rs").or_else(|| path.strip_suffix(".rs"))?;
    (!name.contains('/') && name != "main").then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(path: &str, text: &str) -> SourceFile {
        SourceFile { path: path.to_owned(), text: text.to_owned() }
    }

    #[test]
    fn a_file_of_tests_that_would_never_run_is_noticed() {
        let main = file("games/x/tests/main.rs", "//! All.\n\nmod common;\nmod rules;\n");
        let files = ["common/mod.rs", "rules.rs", "rules/deep.rs", "texts.txt", "late.rs"];
        let mut files: Vec<_> = files.iter().map(|path| file(&format!("games/x/tests/{path}"), "")).collect();
        files.extend([main, file("games/y/tests/alone.rs", "")]);
        assert_eq!(check(&files), ["games/x/tests/late.rs: add `mod late;` to games/x/tests/main.rs"]);
    }
}
