//! The options of `cargo xtask load`.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::path::Path;

/// Arguments that `atout serve` always gets: the load is not a crowd of addresses, so it must not meet limits by address.
/// Players who answer at once send more than people do.
const SERVE_ARGS: &[&str] = &[
    "--limit=idle-seconds=2",
    "--limit=connections=0",
    "--limit=address-connections=0",
    "--limit=address-requests-per-second=0",
    "--limit=address-bytes-per-second=0",
    "--limit=address-messages-per-second=0",
    "--limit=address-sockets=0",
    "--limit=address-tables-per-hour=0",
    "--limit=messages-per-second=0",
    "--limit=hellos-per-minute=0",
    "--limit=tables-per-hour=0",
];

const PHASES: [&str; 3] = ["busy", "paced", "memory"];

/// What is played and measured.
#[derive(Debug, PartialEq)]
pub(super) struct LoadOptions {
    tables: u64,
    seconds: u64,
    phases: Vec<&'static str>,
    kills: u64,
    wait: u64,
    serve_args: Vec<String>,
    /// Print the figures as JSON.
    pub(super) json: bool,
}

impl LoadOptions {
    /// Reads the command line.
    pub(super) fn parse(options: &[String]) -> Result<LoadOptions> {
        let mut wanted = LoadOptions {
            tables: 1000,
            seconds: 20,
            phases: PHASES.to_vec(),
            kills: 0,
            wait: 5,
            serve_args: SERVE_ARGS.iter().map(|text| (*text).to_owned()).collect(),
            json: false,
        };
        let (mut words, mut has_phase) = (options.iter(), false);
        while let Some(option) = words.next() {
            let mut value = || words.next().with_context(|| format!("`{option}` needs a value"));
            match option.as_str() {
                "--json" => wanted.json = true,
                "--tables" => wanted.tables = positive(value()?)?,
                "--seconds" => wanted.seconds = positive(value()?)?,
                "--kill" => wanted.kills = positive(value()?)?,
                "--wait" => wanted.wait = number(value()?)?,
                "--phase" => (wanted.phases, has_phase) = (phases(value()?)?, true),
                "--serve-arg" => wanted.serve_args.push(value()?.clone()),
                _ => bail!(
                    "unknown option `{option}`: load takes --tables N, --seconds S, --phase busy|paced|memory|all, \
                     --wait S, --kill N, --serve-arg ARG and --json"
                ),
            }
        }
        if wanted.kills > 0 {
            if has_phase {
                bail!("`--kill` measures nothing: leave `--phase` out");
            }
            wanted.phases.clear();
        }
        Ok(wanted)
    }

    /// The options as the example reads them.
    pub(super) fn to_json(&self, server: &Path) -> Value {
        json!({
            "server": server,
            "serve_args": self.serve_args,
            "tables": self.tables,
            "seconds": self.seconds,
            "phases": self.phases,
            "kills": self.kills,
            "wait": self.wait,
        })
    }
}

fn number(text: &str) -> Result<u64> {
    text.parse().with_context(|| format!("`{text}` is not a whole number"))
}

fn positive(text: &str) -> Result<u64> {
    match number(text)? {
        0 => bail!("`0` is too few: at least 1"),
        n => Ok(n),
    }
}

fn phases(name: &str) -> Result<Vec<&'static str>> {
    match PHASES.iter().find(|phase| **phase == name) {
        Some(phase) => Ok(vec![*phase]),
        None if name == "all" => Ok(PHASES.to_vec()),
        None => bail!("there is no phase `{name}`: busy, paced, memory or all"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(options: &[&str]) -> Result<LoadOptions> {
        LoadOptions::parse(&options.iter().map(|text| (*text).to_owned()).collect::<Vec<_>>())
    }

    #[test]
    fn options_are_read() {
        let defaults = read(&[]).unwrap();
        assert_eq!((defaults.tables, defaults.seconds, defaults.kills, defaults.json), (1000, 20, 0, false));
        assert_eq!(defaults.phases, PHASES);
        assert_eq!(read(&["--phase", "all"]).unwrap(), defaults);
        let options = ["--json", "--tables", "5", "--seconds", "2", "--phase", "paced", "--wait", "0"];
        let some = read(&options).unwrap();
        assert_eq!((some.tables, some.seconds, some.wait, some.json), (5, 2, 0, true));
        assert_eq!(some.phases, ["paced"]);
        let kills = read(&["--kill", "50", "--serve-arg", "--limit", "--serve-arg", "sockets=0"]).unwrap();
        assert_eq!((kills.kills, kills.phases.len()), (50, 0), "kills take the place of the phases");
        assert!(kills.serve_args.ends_with(&["--limit".to_owned(), "sockets=0".to_owned()]));
        assert_eq!(kills.to_json(Path::new("atout"))["kills"], 50);
    }

    #[test]
    fn wrong_options_are_refused_with_a_sentence() {
        for (options, why) in [
            (&["--tables"][..], "`--tables` needs a value"),
            (&["--tables", "many"], "`many` is not a whole number"),
            (&["--seconds", "0"], "`0` is too few: at least 1"),
            (&["--kill", "-1"], "`-1` is not a whole number"),
            (&["--phase", "idle"], "there is no phase `idle`: busy, paced, memory or all"),
            (&["--kill", "3", "--phase", "busy"], "`--kill` measures nothing: leave `--phase` out"),
            (&["--table", "5"], "unknown option `--table`"),
            (&["5"], "unknown option `5`"),
        ] {
            let said = read(options).unwrap_err().to_string();
            assert!(said.starts_with(why), "{options:?}: {said}");
        }
    }
}
