//! The reader's language: `--lang`, or what the environment says.

use atout_core::Lang;
use std::ffi::OsString;

/// The language to speak before the arguments are parsed, so that even a wrong argument is answered in it.
pub(crate) fn of_process(arguments: &[OsString]) -> Lang {
    let told = told(arguments.iter().filter_map(|argument| argument.to_str()));
    told.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()))
}

fn told<'a>(mut arguments: impl Iterator<Item = &'a str>) -> Option<Lang> {
    while let Some(argument) = arguments.next() {
        match argument.strip_prefix("--lang") {
            Some("") => return arguments.next()?.parse().ok(),
            Some(rest) if rest.starts_with('=') => return rest[1..].parse().ok(),
            _ => {}
        }
    }
    None
}

/// As in every program: the first of these that is set decides.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Lang {
    let set = |name: &&str| variable(name).is_some_and(|value| !value.is_empty());
    let first = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find(set);
    first.and_then(variable).map_or(Lang::En, |value| Lang::preferred(&value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_wherever_it_stands() {
        assert_eq!(told(["atout", "games", "--lang", "fr"].into_iter()), Some(Lang::Fr));
        assert_eq!(told(["atout", "--lang=fr", "games"].into_iter()), Some(Lang::Fr));
        assert_eq!(told(["atout", "games"].into_iter()), None);
        assert_eq!(told(["atout", "--lang"].into_iter()), None);
    }

    #[test]
    fn the_environment_decides_in_the_usual_order() {
        let with = |set: &'static [(&str, &str)]| {
            of_environment(move |name| set.iter().find(|(one, _)| *one == name).map(|(_, value)| (*value).to_owned()))
        };
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8")]), Lang::Fr);
        assert_eq!(with(&[("LANG", "fr_FR.UTF-8"), ("LC_ALL", "C")]), Lang::En);
        assert_eq!(with(&[("LC_ALL", ""), ("LANG", "fr")]), Lang::Fr);
        assert_eq!(with(&[]), Lang::En);
    }
}
