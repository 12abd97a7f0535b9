//! `atout scenario run FILE...`: positions with expectations.

use crate::bilingual::both;
use crate::failure::{Done, Failure, ignore_closed};
use crate::files;
use crate::printable::printable;
use crate::say::Say;
use atout_catalog::find;
use atout_core::{Expectation, Message, ScenarioFile, ScenarioVerdict};
use clap::{Args, Subcommand};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(about = both("Check positions with expectations", "Contrôle des positions et leurs résultats attendus"))]
// Without a subcommand clap would print the help; the missing word is named instead.
#[command(arg_required_else_help = false)]
pub(crate) struct Scenario {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    #[command(about = both(
        "Run every scenario of the files; exit code 1 names each failed one",
        "Joue tous les scénarios des fichiers\u{a0}; le code de sortie 1 nomme ceux qui échouent"
    ))]
    Run {
        #[arg(required = true, value_name = "FILE", help = both("Scenario files", "Fichiers de scénarios"))]
        files: Vec<PathBuf>,
        #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
        json: bool,
    },
}

/// A scenario that was run, and where it stands.
struct Ran {
    file: String,
    verdict: ScenarioVerdict,
}

impl Scenario {
    pub(crate) fn run(&self, say: &mut Say) -> Done {
        let What::Run { files, json } = &self.what;
        // Every file is read before the first scenario runs, so a bad one is told at once.
        let parsed = files.iter().map(|file| parse(file)).collect::<Done<Vec<_>>>()?;
        let mut ran = Vec::new();
        for (path, file) in files.iter().zip(&parsed) {
            ran.extend(run(path, file)?);
        }
        let printed = if *json { say.json(&document(&ran)) } else { ran.iter().try_for_each(|one| show(one, say)) };
        ignore_closed(printed)?;
        summary(&ran, *json, say)
    }
}

fn parse(path: &Path) -> Done<ScenarioFile> {
    let (text, file) = (files::read(path)?, path.display());
    if !text.trim_start().starts_with('{') {
        return Err(Failure::wrong(
            format!("{file} is not a file of scenarios: it has to be an object with `game` and `scenarios`"),
            format!(
                "{file} n'est pas un fichier de scénarios\u{a0}: il faut un objet avec «\u{a0}game\u{a0}» et «\u{a0}scenarios\u{a0}»"
            ),
        ));
    }
    serde_json::from_str(&text).map_err(|error| {
        Failure::wrong(
            format!("{file} is not a file of scenarios: {error}"),
            format!("{file} n'est pas un fichier de scénarios\u{a0}: {error}"),
        )
    })
}

fn run(path: &Path, file: &ScenarioFile) -> Done<Vec<Ran>> {
    let name = path.display().to_string();
    let entry = find(&file.game).map_err(|message| Failure::from(message).about(&name))?;
    Ok(file.scenarios.iter().map(|scenario| Ran { file: name.clone(), verdict: entry.scenario(scenario) }).collect())
}

/// The JSON of the contract.
fn document(ran: &[Ran]) -> Value {
    let passed = ran.iter().filter(|one| one.verdict.ok()).count();
    let result = |one: &Ran| {
        let answers = |answer: fn(&Expectation) -> &Value| -> Map<String, Value> {
            one.verdict.expectations.iter().map(|e| (e.question.clone(), answer(e).clone())).collect()
        };
        json!({
            "file": one.file,
            "name": one.verdict.name,
            "ok": one.verdict.ok(),
            "expected": answers(|expectation| &expectation.expected),
            "got": answers(|expectation| &expectation.got),
        })
    };
    json!({ "passed": passed, "failed": ran.len() - passed, "results": ran.iter().map(result).collect::<Vec<_>>() })
}

fn show(one: &Ran, say: &mut Say) -> Done {
    let Ran { file, verdict } = one;
    let mark = match verdict.ok() {
        true => say.paint.style("32", "ok    "),
        false => say.paint.style("31;1", say.lang.pick("FAILED", "ÉCHEC ")),
    };
    say.line(format!("{mark} {}: {}", printable(file), printable(&verdict.name)))?;
    for wrong in verdict.expectations.iter().filter(|one| one.expected != one.got) {
        let [question, expected, got] =
            [&wrong.question, &wrong.expected.to_string(), &wrong.got.to_string()].map(|text| printable(text));
        say.pick(
            format!("       {question}: expected {expected}, got {got}"),
            format!("       {question}\u{a0}: attendu {expected}, obtenu {got}"),
        )?;
    }
    Ok(())
}

/// All well, or a sentence that names each failed one.
fn summary(ran: &[Ran], json: bool, say: &mut Say) -> Done {
    let failed: Vec<&str> = ran.iter().filter(|one| !one.verdict.ok()).map(|one| one.verdict.name.as_str()).collect();
    let (n, total) = (failed.len(), ran.len());
    if failed.is_empty() {
        return if json {
            Ok(())
        } else {
            say.pick(format!("{total} scenarios hold"), format!("{total} scénarios tiennent"))
        };
    }
    let names = failed.join("; ");
    Err(Failure::NotHeld(Message::new(
        format!("{n} of {total} scenarios failed: {names}"),
        format!("{n} scénarios sur {total} ont échoué\u{a0}: {names}"),
    )))
}
