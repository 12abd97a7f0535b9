//! `atout verify FILE`: does a record replay to its result, and was its shuffle fair?

use crate::bilingual::both;
use crate::failure::{Done, Failure};
use crate::files;
use crate::say::Say;
use atout_catalog::{Entry, find};
use atout_core::{Message, Record, Seed};
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
    #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
    json: bool,
}

impl Verify {
    pub(crate) fn run(&self, say: &mut Say) -> Done {
        let file = self.file.display().to_string();
        let judged =
            files::read_record(&self.file).and_then(|record| judge(&record).map_err(|failure| failure.about(&file)));
        if self.json {
            let (ok, message) = match &judged {
                Ok(message) => (true, message),
                Err(Failure::NotHeld(message) | Failure::Wrong(message)) => (false, message),
                Err(Failure::Closed) => return Err(Failure::Closed),
            };
            say.json(&json!({ "ok": ok, "reason": message.get(say.lang) }))?;
        }
        match judged {
            Ok(_) if self.json => Ok(()),
            Ok(message) => say.pick(format!("{file}: {}", message.en), format!("{file}\u{a0}: {}", message.fr)),
            Err(failure) => Err(failure),
        }
    }
}

/// What is true of the record.
fn judge(record: &Record) -> Done<Message> {
    let entry = find(&record.game)?;
    check_rules(entry, record)?;
    let table = entry.replay(record, usize::MAX).map_err(|error| Failure::NotHeld(error.0))?;
    if let Some(fairness) = &record.fairness {
        fairness.check(&record.seed).map_err(Failure::NotHeld)?;
    }
    let n = record.actions.len();
    let played = match table.outcome() {
        Some(_) => Message::new(
            format!("its {n} actions are legal and give its result"),
            format!("ses {n} actions sont permises et donnent son résultat"),
        ),
        None => Message::new(
            format!("it is a save: its {n} actions are legal and the game is not over"),
            format!("c'est une sauvegarde\u{a0}: ses {n} actions sont permises et la partie n'est pas finie"),
        ),
    };
    let shuffled = match &record.fairness {
        Some(_) => Message::new(
            "the shuffle is the one that was committed to before the players gave their values",
            "le mélange est celui qui avait été engagé avant que les joueurs donnent leurs valeurs",
        ),
        None => Message::new(
            "it carries no commitment to check the shuffle against",
            "il ne porte aucun engagement pour contrôler le mélange",
        ),
    };
    Ok(Message::new(format!("{}; {}", played.en, shuffled.en), format!("{}\u{a0}; {}", played.fr, shuffled.fr)))
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
