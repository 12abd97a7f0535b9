//! Distinct names for entrants.

use std::collections::HashSet;

/// Numbers repeated names: `Ada, Ada` becomes `Ada, Ada 2`.
#[must_use]
pub fn distinct(names: impl IntoIterator<Item = String>) -> Vec<String> {
    let mut taken = HashSet::new();
    let mut fresh = |name: String| {
        let numbered = (2..).map(|n| format!("{name} {n}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|one| taken.insert(one.clone()));
        free.unwrap_or(name)
    };
    names.into_iter().map(&mut fresh).collect()
}

#[cfg(test)]
mod tests {
    use super::distinct;

    #[test]
    fn equal_names_get_numbers_that_nobody_else_has() {
        let names = distinct(["Ada", "Ada", "Ada 2", "Bo", "Ada"].map(str::to_owned));
        assert_eq!(names, ["Ada", "Ada 2", "Ada 2 2", "Bo", "Ada 3"]);
    }
}
