//! `atout scenario run FILE...`: checks positions with expectations.
//!
//! Not here: how a game sets up a position and answers questions about it (`atout_core::Scenario`).

use crate::bilingual::both;
use crate::content_file::ContentFile;
use crate::failure::{CommandResult, Failure, ignore_closed_output};
use crate::files;
use crate::output::Output;
use crate::printable::printable;
use atout_catalog::find;
use atout_core::{Expectation, Lang, Message, ScenarioFile, ScenarioVerdict};
use clap::{Args, Subcommand};
use serde_json::{Map, Value, json};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(about = both("Check positions with expectations", "Contrôle des positions et leurs résultats attendus"))]
// Without a subcommand clap would print the help; the missing word is named instead.
#[command(arg_required_else_help = false)]
pub(crate) struct Scenario {
    #[command(subcommand)]
    command: ScenarioCommand,
}

#[derive(Debug, Subcommand)]
enum ScenarioCommand {
    #[command(about = both(
        "Run every scenario of the files; exit code 1 names each failed one",
        "Joue tous les scénarios des fichiers\u{a0}; le code de sortie 1 nomme ceux qui échouent"
    ))]
    Run {
        #[arg(required = true, value_name = "FILE", help = both("Scenario files", "Fichiers de scénarios"))]
        files: Vec<PathBuf>,
        #[command(flatten)]
        content: ContentFile,
        #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
        json: bool,
    },
}

/// A scenario that was run, and its file.
struct ScenarioRun {
    file: String,
    verdict: ScenarioVerdict,
}

impl Scenario {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let ScenarioCommand::Run { files, content, json } = &self.command;
        // Every file is read before the first scenario runs, so that a bad file is reported at once.
        let mut parsed = files.iter().map(|file| parse(file)).collect::<CommandResult<Vec<_>>>()?;
        parsed.iter_mut().zip(files).try_for_each(|(file, path)| use_content(content, file, path))?;
        let mut runs = Vec::new();
        for (path, file) in files.iter().zip(&parsed) {
            runs.extend(run(path, file)?);
        }
        let printed =
            if *json { output.json(&document(&runs)) } else { runs.iter().try_for_each(|one| show(one, output)) };
        ignore_closed_output(printed)?;
        summary(&runs, *json, output)
    }
}

fn parse(path: &Path) -> CommandResult<ScenarioFile> {
    let (text, file) = (files::read(path)?, path.display());
    if !text.trim_start().starts_with('{') {
        return Err(Failure::bad_input(
            format!("{file} is not a file of scenarios: it has to be an object with `game` and `scenarios`"),
            format!(
                "{file} n'est pas un fichier de scénarios\u{a0}: il faut un objet avec «\u{a0}game\u{a0}» et «\u{a0}scenarios\u{a0}»"
            ),
        ));
    }
    serde_json::from_str(&text).map_err(|error| {
        Failure::bad_input(
            format!("{file} is not a file of scenarios: {error}"),
            format!("{file} n'est pas un fichier de scénarios\u{a0}: {error}"),
        )
    })
}

/// Gives the content file to every scenario that has no content of its own.
fn use_content(content: &ContentFile, file: &mut ScenarioFile, path: &Path) -> CommandResult {
    if !content.is_given() {
        return Ok(());
    }
    let entry = find(&file.game).map_err(|message| Failure::from(message).about(&path.display().to_string()))?;
    let loaded = content.load(entry)?;
    for scenario in file.scenarios.iter_mut().filter(|scenario| scenario.content.is_none()) {
        scenario.content = loaded.as_ref().map(|loaded| loaded.text.clone());
    }
    Ok(())
}

fn run(path: &Path, file: &ScenarioFile) -> CommandResult<Vec<ScenarioRun>> {
    let name = path.display().to_string();
    let entry = find(&file.game).map_err(|message| Failure::from(message).about(&name))?;
    Ok(file
        .scenarios
        .iter()
        .map(|scenario| ScenarioRun { file: name.clone(), verdict: entry.scenario(scenario) })
        .collect())
}

/// The JSON of the contract.
fn document(runs: &[ScenarioRun]) -> Value {
    let passed = runs.iter().filter(|one| one.verdict.ok()).count();
    let result = |one: &ScenarioRun| {
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
    json!({ "passed": passed, "failed": runs.len() - passed, "results": runs.iter().map(result).collect::<Vec<_>>() })
}

fn show(one: &ScenarioRun, output: &mut Output) -> CommandResult {
    let ScenarioRun { file, verdict } = one;
    let mark = match verdict.ok() {
        true => output.paint.style("32", "ok    "),
        false => output.paint.style("31;1", output.lang.pick("FAILED", "ÉCHEC ")),
    };
    output.line(format!("{mark} {}: {}", printable(file), printable(&verdict.name)))?;
    for wrong in verdict.expectations.iter().filter(|one| one.expected != one.got) {
        let [question, expected, got] =
            [&wrong.question, &wrong.expected.to_string(), &wrong.got.to_string()].map(|text| printable(text));
        output.pick(
            format!("       {question}: expected {expected}, got {got}"),
            format!("       {question}\u{a0}: attendu {expected}, obtenu {got}"),
        )?;
    }
    Ok(())
}

/// Prints that all scenarios passed, or fails with a sentence that names each failed one.
fn summary(runs: &[ScenarioRun], json: bool, output: &mut Output) -> CommandResult {
    let failed: Vec<&str> = runs.iter().filter(|one| !one.verdict.ok()).map(|one| one.verdict.name.as_str()).collect();
    let (n, total) = (failed.len(), runs.len());
    if failed.is_empty() {
        return if json {
            Ok(())
        } else {
            output.pick(
                format!("{total} {} passed", Lang::En.plural(total, "scenario", "scenarios")),
                format!("{total} {}", Lang::Fr.plural(total, "scénario réussi", "scénarios réussis")),
            )
        };
    }
    let names = failed.join("; ");
    Err(Failure::CheckFailed(Message::new(
        format!("{n} of {total} scenarios failed: {names}"),
        format!("{n} scénarios sur {total} ont échoué\u{a0}: {names}"),
    )))
}
