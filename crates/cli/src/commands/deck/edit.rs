//! `atout deck edit NAME`: in the user's editor, or card by card with options.

use super::load;
use crate::bilingual::both;
use crate::decks;
use crate::failure::{CommandResult, Failure};
use crate::files;
use crate::output::Output;
use crate::terminal;
use atout_duel::{Deck, Format, Pool, ReadyDeck};
use clap::Args;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

#[derive(Debug, Args)]
pub(super) struct Edit {
    #[arg(value_name = "NAME", help = both("A saved deck", "Un deck enregistré"))]
    name: String,
    #[arg(long, value_name = "N CARD", help = both("Add copies of a card: \"4 Ash Goblin\"", "Ajoute des exemplaires\u{a0}: \"4 Gobelin des cendres\""))]
    add: Vec<String>,
    #[arg(long, value_name = "N CARD", help = both("Remove copies of a card", "Retire des exemplaires d'une carte"))]
    remove: Vec<String>,
    #[arg(long, value_name = "NAME|FILE", help = both("Replace all cards by those of this deck", "Remplace toutes les cartes par celles de ce deck"))]
    set: Option<String>,
}

impl Edit {
    pub(super) fn run(&self, pool: &Pool, output: &mut Output) -> CommandResult {
        let path = path_of(&self.name)?;
        let before = files::read(&path)?;
        if self.add.is_empty() && self.remove.is_empty() && self.set.is_none() {
            in_editor(&path)?;
        } else {
            let about = |failure: Failure| failure.about(&path.display().to_string());
            let deck = match &self.set {
                Some(other) => load(pool, other)?.list,
                None => Deck::parse(&before, pool).map_err(|message| about(message.into()))?,
            };
            let deck = self.changed(deck, pool)?;
            write(&path, &(comments(&before) + &deck.to_text(pool, output.lang)))?;
        }
        let deck = Deck::parse(&files::read(&path)?, pool)
            .map_err(|message| Failure::from(message).about(&path.display().to_string()))?;
        let n = deck.n_cards();
        let verdict = deck.check(pool, Format::Constructed).err().or_else(|| deck.check(pool, Format::Basic).err());
        let name = self.name.trim();
        match verdict {
            None => output.pick(format!("{name}: {n} cards, allowed."), format!("{name}\u{a0}: {n} cartes, permis.")),
            Some(message) => output.pick(
                format!("{name}: saved; not allowed yet: {}", message.en),
                format!("{name}\u{a0}: enregistré\u{a0}; pas encore permis\u{a0}: {}", message.fr),
            ),
        }
    }

    fn changed(&self, mut deck: Deck, pool: &Pool) -> CommandResult<Deck> {
        let text = |deck: &Deck| deck.to_text(pool, atout_core::Lang::En);
        for line in &self.remove {
            for gone in Deck::parse(line, pool)?.cards {
                let Some(own) = deck.cards.iter_mut().find(|own| own.card == gone.card && own.n >= gone.n) else {
                    return Err(Failure::bad_input(
                        format!("there are not so many copies to remove: `{line}`"),
                        format!("il n'y a pas autant d'exemplaires à retirer\u{a0}: «\u{a0}{line}\u{a0}»"),
                    ));
                };
                own.n -= gone.n;
            }
            deck.cards.retain(|own| own.n > 0);
        }
        for line in &self.add {
            // Written together and read again, so that copies add up and limits hold.
            let (cards, sideboard) = (Deck { sideboard: Vec::new(), ..deck.clone() }, deck.sideboard);
            deck = Deck { sideboard, ..Deck::parse(&(text(&cards) + line), pool).map_err(|message| clean(&message))? };
        }
        Ok(deck)
    }
}

/// The message without the line of a text that nobody wrote.
fn clean(message: &atout_core::Message) -> Failure {
    let rest = |text: &str| match text.split_once(": ").or_else(|| text.split_once("\u{a0}: ")) {
        Some((head, rest)) if head.starts_with("line") || head.starts_with("ligne") => rest.to_owned(),
        _ => text.to_owned(),
    };
    Failure::bad_input(rest(&message.en), rest(&message.fr))
}

/// The comments at the top of a file.
fn comments(text: &str) -> String {
    text.lines().take_while(|line| line.trim_start().starts_with('#')).map(|line| format!("{line}\n")).collect()
}

/// Where a deck of this name is saved.
pub(super) fn path_of(name: &str) -> CommandResult<PathBuf> {
    if ReadyDeck::find(name).is_some() {
        return Err(Failure::bad_input(
            format!("`{name}` comes with the game and stays as it is: `atout deck new NAME --from {name}` copies it"),
            format!(
                "«\u{a0}{name}\u{a0}» vient avec le jeu et reste tel quel\u{a0}: «\u{a0}atout deck new NOM --from {name}\u{a0}» en fait une copie"
            ),
        ));
    }
    if !decks::is_name(name) {
        return Err(Failure::bad_input(
            format!("`{name}` cannot be the name of a deck: use letters, digits, spaces and hyphens"),
            format!(
                "«\u{a0}{name}\u{a0}» ne peut pas être le nom d'un deck\u{a0}: utilisez des lettres, des chiffres, des espaces et des tirets"
            ),
        ));
    }
    Ok(decks::folder()?.join(format!("{}.txt", name.trim())))
}

pub(super) fn write(path: &Path, text: &str) -> CommandResult {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| files::unwritable(folder, &error))?;
    }
    files::write(path, text).map_err(|error| files::unwritable(path, &error))
}

/// Opens the file in `$VISUAL` or `$EDITOR`, at a terminal.
fn in_editor(path: &Path) -> CommandResult {
    let editor = ["VISUAL", "EDITOR"].into_iter().find_map(|name| std::env::var(name).ok().filter(|it| !it.is_empty()));
    let Some(editor) = editor.filter(|_| terminal::is_interactive()) else {
        let file = path.display();
        return Err(Failure::bad_input(
            format!("give --add, --remove or --set, or set EDITOR and use a terminal; the deck is {file}"),
            format!("donnez --add, --remove ou --set, ou définissez EDITOR dans un terminal\u{a0}; le deck est {file}"),
        ));
    };
    let mut words = editor.split_whitespace();
    let status = Command::new(words.next().unwrap_or_default()).args(words).arg(path).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(Failure::bad_input(format!("{editor} failed"), format!("{editor} a échoué"))),
        Err(error) => {
            let why = files::reason(&error);
            Err(Failure::bad_input(
                format!("cannot start {editor}: {}", why.en),
                format!("impossible de lancer {editor}\u{a0}: {}", why.fr),
            ))
        }
    }
}
