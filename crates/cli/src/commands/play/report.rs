//! The sentences with which a game at the terminal ends: result, seed, where it is saved.

use super::save_file::SaveFile;
use crate::failure::CommandResult;
use crate::output::Output;
use crate::printable::printable;
use atout_catalog::{Entry, Table};
use atout_core::{Lang, Names, Verb, Viewer};
use std::path::Path;

/// The sentence about the result; empty while the game goes on.
pub(super) fn result(table: &dyn Table, names: &Names, lang: Lang) -> String {
    let Some(outcome) = table.outcome() else { return String::new() };
    match outcome.winners.len() {
        0 if outcome.draw => lang.pick("A draw.", "Partie nulle.").to_owned(),
        0 if table.has_rivals() => lang.pick("Nobody won.", "Personne n'a gagné.").to_owned(),
        0 => lang.pick("Everybody lost.", "Tout le monde a perdu.").to_owned(),
        _ => format!("{}.", names.do_together(outcome.winners.iter(), Verb::WIN, lang)),
    }
}

/// Prints what there is to read of a finished game; nothing in games that tell nothing.
pub(crate) fn print_chronicle(table: &dyn Table, viewer: Viewer, names: &Names, output: &mut Output) -> CommandResult {
    if table.outcome().is_none() {
        return Ok(());
    }
    for chapter in table.chronicle(viewer, names, output.lang) {
        output.line("")?;
        output.heading(&chapter.title)?;
        chapter.lines.iter().try_for_each(|line| output.line(format!("  {line}")))?;
    }
    Ok(())
}

/// Prints the result and the seed of a finished game, and what there is to read of it.
pub(super) fn print_result(table: &dyn Table, names: &Names, output: &mut Output) -> CommandResult {
    output.heading(&result(table, names, output.lang))?;
    let seed = printable(table.seed().as_str());
    output.pick(
        format!("Seed {seed} (--seed {seed} deals the same cards)."),
        format!("Graine {seed} (--seed {seed} donne les mêmes cartes)."),
    )?;
    print_chronicle(table, Viewer::Everything, names, output)
}

/// Prints that the game was left before its end.
pub(super) fn print_unfinished(output: &mut Output) -> CommandResult {
    output.pick("The game is not finished.", "La partie n'est pas finie.")
}

/// Prints where the game is saved and how it goes on from there.
pub(super) fn print_saved(
    entry: &dyn Entry,
    table: &dyn Table,
    save_file: &SaveFile,
    output: &mut Output,
) -> CommandResult {
    let game = entry.id();
    let is_over = table.outcome().is_some();
    match save_file.holds(table.version()) {
        Some(path) => {
            let (shown, file) = (path.display(), for_shell(path));
            match is_over {
                true => output.pick(
                    format!("Saved in {shown}. Look at it again:"),
                    format!("Sauvegardée dans {shown}. Pour la revoir\u{a0}:"),
                )?,
                false => output.pick(
                    format!("Saved in {shown}. Go on with it:"),
                    format!("Sauvegardée dans {shown}. Pour la reprendre\u{a0}:"),
                )?,
            }
            // On a line of its own, so that it can be copied.
            output.line(match is_over {
                true => format!("  atout replay {file}"),
                false => format!("  atout play {game} --load {file} --save {file}"),
            })
        }
        None if is_over => Ok(()),
        None => output.pick(
            "It was not saved: --save FILE saves it.",
            "Elle n'a pas été sauvegardée\u{a0}: --save FICHIER la sauvegarde.",
        ),
    }
}

/// A path as a shell reads it: in quotes if it has signs that mean something there.
fn for_shell(path: &Path) -> String {
    let text = path.display().to_string();
    let is_plain = |letter: char| letter.is_alphanumeric() || "/._-+=:,@%\\".contains(letter);
    if text.chars().all(is_plain) && !text.is_empty() { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_spaces_is_quoted_for_the_shell() {
        let quoted = |path: &str| for_shell(Path::new(path));
        assert_eq!(quoted("games/mine-2.json"), "games/mine-2.json");
        assert_eq!(quoted("my game.json"), "'my game.json'");
        assert_eq!(quoted("it's.json"), r"'it'\''s.json'");
    }
}
