//! `atout verify FILE`: replays a record and checks its result and its fairness commitment.

use crate::bilingual::both;
use crate::failure::{CommandResult, Failure, ignore_closed_output};
use crate::output::Output;
use crate::printable::printable;
use crate::{files, parse};
use atout_catalog::{Entry, Table, find};
use atout_core::{Departure, Lang, Message, Record};
use clap::Args;
use serde_json::json;
use std::path::PathBuf;

#[derive(Debug, Args)]
#[command(about = both(
    "Replay a record and check its result and its fairness commitment",
    "Rejoue un enregistrement et contrôle son résultat et son engagement d'équité"
))]
pub(crate) struct Verify {
    #[arg(value_name = "FILE", help = both("The record", "L'enregistrement"))]
    file: PathBuf,
    #[arg(long, value_name = "HEX", value_parser = parse::commitment)]
    #[arg(help = both(
        "The commitment that a player noted before the game: the record's must be the same",
        "L'engagement noté par un joueur avant la partie\u{a0}: celui de l'enregistrement doit être le même"
    ))]
    commitment: Option<String>,
    #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let file = self.file.display().to_string();
        let checked = files::read_record(&self.file)
            .and_then(|record| self.check(&record).map_err(|failure| failure.about(&file)));
        ignore_closed_output(self.print(&checked, &file, output))?;
        checked.map(drop)
    }

    /// Prints the verdict. Without `--json` a failure is printed by `main` only, as every failure is.
    fn print(&self, checked: &CommandResult<Message>, file: &str, output: &mut Output) -> CommandResult {
        match checked {
            Err(Failure::OutputClosed) => Ok(()),
            Ok(message) if self.json => output.json(&json!({ "ok": true, "reason": message.get(output.lang) })),
            Err(Failure::CheckFailed(message) | Failure::BadInput(message)) if self.json => {
                output.json(&json!({ "ok": false, "reason": message.get(output.lang) }))
            }
            Ok(message) => {
                output.line(format!("{}{} {}", printable(file), output.lang.colon(), message.get(output.lang)))
            }
            Err(_) => Ok(()),
        }
    }

    /// What is true of the record, or what is not.
    fn check(&self, record: &Record) -> CommandResult<Message> {
        let entry = find(&record.game)?;
        check_rules(entry, record)?;
        let table = entry.replay(record, usize::MAX).map_err(|error| Failure::CheckFailed(error.0))?;
        if let Some(fairness) = &record.fairness {
            fairness.check(&record.seed, &record.setups).map_err(Failure::CheckFailed)?;
        }
        if let Some(noted) = &self.commitment {
            check_commitment(record, noted).map_err(Failure::CheckFailed)?;
        }
        let found = [Some(played(record, table.as_ref())), hosts_word(record), Some(self.shuffled(record))];
        let join = |lang: Lang, between: &str| {
            found.iter().flatten().map(|message| message.get(lang)).collect::<Vec<_>>().join(between)
        };
        Ok(Message::new(join(Lang::En, "; "), join(Lang::Fr, "\u{a0}; ")))
    }

    fn shuffled(&self, record: &Record) -> Message {
        match (&record.fairness, &self.commitment) {
            (Some(_), Some(_)) => Message::new(
                "the shuffle is the one that was committed to, and the record carries the commitment that was noted",
                "le mélange est celui de l'engagement, et l'engagement est celui qui a été noté",
            ),
            (Some(_), None) => Message::new(
                "the shuffle is the one that was committed to before the players gave their values",
                "le mélange est celui qui avait été engagé avant que les joueurs donnent leurs valeurs",
            ),
            (None, _) => Message::new(
                "it carries no commitment to check the shuffle against",
                "il ne porte aucun engagement pour contrôler le mélange",
            ),
        }
    }
}

fn played(record: &Record, table: &dyn Table) -> Message {
    let n = record.actions.len();
    let en = Lang::En.plural(n, format!("its {n} action is legal"), format!("its {n} actions are legal"));
    let fr = match n {
        0 => "elle est sans action".to_owned(),
        1 => "son unique action est permise".to_owned(),
        _ => format!("ses {n} actions sont permises"),
    };
    match table.outcome() {
        Some(_) => Message::new(format!("{en} and the result is right"), format!("{fr} et le résultat est juste")),
        None => Message::new(
            format!("it is a save: {en} and the game is not over"),
            format!("c'est une sauvegarde\u{a0}: {fr} et la partie n'est pas finie"),
        ),
    }
}

/// What no replay can check: a record only repeats what the host said about clocks and about players who went away.
fn hosts_word(record: &Record) -> Option<Message> {
    let said = |why: Departure| record.actions.iter().any(|step| step.action == why.word());
    match (said(Departure::Clock), said(Departure::Abandoned)) {
        (false, false) => None,
        (true, false) => Some(Message::new(
            "that a clock ran out is the host's word",
            "qu'un temps soit écoulé, c'est l'hôte qui le dit",
        )),
        (false, true) => Some(Message::new(
            "that a player left the table is the host's word",
            "qu'un joueur ait quitté la table, c'est l'hôte qui le dit",
        )),
        (true, true) => Some(Message::new(
            "that a clock ran out and that a player left the table is the host's word",
            "qu'un temps soit écoulé et qu'un joueur ait quitté la table, c'est l'hôte qui le dit",
        )),
    }
}

/// Is the record's commitment the one that a player noted before the game?
fn check_commitment(record: &Record, noted: &str) -> Result<(), Message> {
    match record.fairness.as_ref().map(|fairness| fairness.commitment.as_str()) {
        Some(own) if own.eq_ignore_ascii_case(noted) => Ok(()),
        Some(own) => Err(Message::new(
            format!("the record has another commitment than the one noted: {own}"),
            format!("l'enregistrement porte un autre engagement que celui noté\u{a0}: {own}"),
        )),
        None => Err(Message::new(
            "the record has no commitment to compare with the one noted",
            "l'enregistrement ne porte aucun engagement à comparer avec celui noté",
        )),
    }
}

/// A record of other rules cannot be checked by this build: that is bad input, not a failed check.
fn check_rules(entry: &dyn Entry, record: &Record) -> CommandResult {
    let ours = entry.rules_version();
    if record.rules == ours {
        return Ok(());
    }
    Err(Failure::bad_input(
        format!("this record was played with rules {}; this version plays rules {ours}", record.rules),
        format!("cet enregistrement suit les règles {}\u{a0}; cette version joue les règles {ours}", record.rules),
    ))
}
