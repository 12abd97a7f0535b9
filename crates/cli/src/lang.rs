//! The reader's language, from `--lang` or the environment.

use atout_core::Lang;
use std::ffi::OsString;

/// The language, found before the arguments are parsed, so that an error about an argument is in it too.
pub(crate) fn of_reader(arguments: &[OsString]) -> Lang {
    let given = from_flag(arguments.iter().filter_map(|argument| argument.to_str()));
    given.unwrap_or_else(|| from_environment(|name| std::env::var(name).ok()))
}

fn from_flag<'a>(mut arguments: impl Iterator<Item = &'a str>) -> Option<Lang> {
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next()?.parse().ok(),
            Some(rest) if rest.starts_with('=') => return rest[1..].parse().ok(),
            _ => {}
        }
    }
    None
}

/// The POSIX order: the first variable that is set decides.
fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = |name: &&str| variable(name).is_some_and(|value| !value.is_empty());
    let first = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
    first.and_then(variable).map_or(Lang::En, |value| Lang::preferred(&value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_at_any_position() {
        assert_eq!(from_flag(["atout", "games", "--lang", "fr"].into_iter()), Some(Lang::Fr));
        assert_eq!(from_flag(["atout", "--lang=fr", "games"].into_iter()), Some(Lang::Fr));
        assert_eq!(from_flag(["atout", "games"].into_iter()), None);
        assert_eq!(from_flag(["atout", "--lang"].into_iter()), None);
    }

    #[test]
    fn the_environment_decides_in_the_usual_order() {
        let with = |set: &'static [(&str, &str)]| {
            from_environment(move |name| set.iter().find(|(one, _)| *one == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "fr")]), Lang::Fr);
        assert_eq!(with(&[]), Lang::En);
    }
}
