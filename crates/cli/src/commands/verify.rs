//! `atout verify FILE`: does a record replay to its result, and was its shuffle fair?

use crate::bilingual::both;
use crate::failure::{Done, Failure, ignore_closed};
use crate::printable::printable;
use crate::say::Say;
use crate::{files, parse};
use atout_catalog::{Entry, find};
use atout_core::{Message, Record, Seed, Table};
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
    pub(crate) fn run(&self, say: &mut Say) -> Done {
        let file = self.file.display().to_string();
        let checked = files::read_record(&self.file)
            .and_then(|record| self.check(&record).map_err(|failure| failure.about(&file)));
        ignore_closed(self.print(&checked, &file, say))?;
        checked.map(drop)
    }

    /// Prints the verdict. Without `--json` a failure is printed by `main` only, as every failure is.
    fn print(&self, checked: &Done<Message>, file: &str, say: &mut Say) -> Done {
        match checked {
            Err(Failure::Closed) => Ok(()),
            Ok(message) if self.json => say.json(&json!({ "ok": true, "reason": message.get(say.lang) })),
            Err(Failure::NotHeld(message) | Failure::Wrong(message)) if self.json => {
                say.json(&json!({ "ok": false, "reason": message.get(say.lang) }))
            }
            Ok(message) => say.line(format!("{}{} {}", printable(file), say.lang.colon(), message.get(say.lang))),
            Err(_) => Ok(()),
        }
    }

    /// What is true of the record, or what is not.
    fn check(&self, record: &Record) -> Done<Message> {
        let entry = find(&record.game)?;
        check_rules(entry, record)?;
        let table = entry.replay(record, usize::MAX).map_err(|error| Failure::NotHeld(error.0))?;
        if let Some(fairness) = &record.fairness {
            fairness.check(&record.seed).map_err(Failure::NotHeld)?;
        }
        if let Some(noted) = &self.commitment {
            check_commitment(record, noted).map_err(Failure::NotHeld)?;
        }
        let (played, shuffled) = (played(record, table.as_ref()), self.shuffled(record));
        Ok(Message::new(format!("{}; {}", played.en, shuffled.en), format!("{}\u{a0}; {}", played.fr, shuffled.fr)))
    }

    fn shuffled(&self, record: &Record) -> Message {
        match (&record.fairness, &self.commitment) {
            (Some(_), Some(_)) => Message::new(
                "the shuffle is the one that was committed to, and it carries the commitment that was noted",
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
    match table.outcome() {
        Some(_) => Message::new(
            format!("its {n} actions are legal and give its result"),
            format!("ses {n} actions sont permises et donnent son résultat"),
        ),
        None => Message::new(
            format!("it is a save: its {n} actions are legal and the game is not over"),
            format!("c'est une sauvegarde\u{a0}: ses {n} actions sont permises et la partie n'est pas finie"),
        ),
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

/// A record of other rules cannot be judged by this build: that is bad input, not a failed check.
fn check_rules(entry: &dyn Entry, record: &Record) -> Done {
    let ours = entry.start(&json!({}), Seed::from(0))?.record(Vec::new()).rules;
    if record.rules == ours {
        return Ok(());
    }
    Err(Failure::wrong(
        format!("this record was played with rules {}; this version plays rules {ours}", record.rules),
        format!("cet enregistrement suit les règles {}\u{a0}; cette version joue les règles {ours}", record.rules),
    ))
}
