//! `atout deck`: the decks of Planar Duel. Lists, shows, checks, makes and changes them.
//!
//! Not here: what a deck is and which are legal (`atout_duel::Deck`), `--deck` (`crate::decks`), the sheet of one deck
//! (`deck/sheet.rs`), changes (`deck/edit.rs`), the search for cards (`deck/cards.rs`).

mod cards;
mod edit;
mod sheet;

use crate::bilingual::both;
use crate::columns::{Align, columns};
use crate::commands::config;
use crate::content_file::ContentFile;
use crate::decks;
use crate::failure::{CommandResult, Failure};
use crate::files;
use crate::output::Output;
use crate::printable::printable;
use atout_catalog::find;
use atout_core::{Game, Message};
use atout_duel::{Config, Deck as List, Duel, Format, Pool, READY_DECKS, ReadyDeck};
use clap::{Args, Subcommand};
use serde_json::{Value, json};
use std::fs;

#[derive(Debug, Args)]
#[command(about = both("List, show, check, make and change decks of Planar Duel", "Liste, montre, contrôle, crée et modifie les decks du Duel planaire"))]
// Without a subcommand clap would print the help; the missing word is named instead.
#[command(arg_required_else_help = false)]
pub(crate) struct Deck {
    #[command(subcommand)]
    command: DeckCommand,
    #[command(flatten)]
    content: ContentFile,
}

#[derive(Debug, Subcommand)]
enum DeckCommand {
    #[command(about = both("The ready and the saved decks", "Les decks prêts et les decks enregistrés"))]
    List {
        #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
        json: bool,
    },
    #[command(about = both(
        "A deck by type, with its curve, colours and formats",
        "Un deck par type, avec sa courbe, ses couleurs et ses formats"
    ))]
    Show {
        #[arg(value_name = "NAME|FILE", help = both("The deck", "Le deck"))]
        deck: String,
        #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
        json: bool,
    },
    #[command(about = both(
        "Check that a format allows a deck; exit code 1 says why not",
        "Contrôle qu'un format permet un deck\u{a0}; le code de sortie 1 dit pourquoi il ne le permet pas"
    ))]
    Check {
        #[arg(value_name = "NAME|FILE", help = both("The deck", "Le deck"))]
        deck: String,
        #[arg(long, value_name = "FORMAT", default_value = "constructed", value_parser = parse_format)]
        #[arg(help = both("basic or constructed", "basic ou constructed"))]
        format: Format,
    },
    #[command(about = both("Make a new saved deck", "Crée un nouveau deck enregistré"))]
    New {
        #[arg(value_name = "NAME", help = both("Its name", "Son nom"))]
        name: String,
        #[arg(long, value_name = "NAME|FILE", help = both("Begin with the cards of this deck", "Part des cartes de ce deck"))]
        from: Option<String>,
    },
    #[command(about = both(
        "Change a saved deck, in your editor or by options",
        "Modifie un deck enregistré, dans votre éditeur ou par des options"
    ))]
    Edit(edit::Edit),
    #[command(about = both("Find cards for a deck", "Trouve des cartes pour un deck"))]
    Cards(cards::Cards),
}

impl Deck {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let pool = self.pool()?;
        match &self.command {
            DeckCommand::List { json } => list(pool, *json, output),
            DeckCommand::Show { deck, json } => {
                let deck = load(pool, deck)?;
                if *json { output.json(&as_json(&deck, pool)) } else { sheet::show(&deck, pool, output) }
            }
            DeckCommand::Check { deck, format } => check(&load(pool, deck)?, pool, *format, output),
            DeckCommand::New { name, from } => new(pool, name, from.as_deref(), output),
            DeckCommand::Edit(edit) => edit.run(pool, output),
            DeckCommand::Cards(cards) => cards.run(pool, output),
        }
    }

    fn pool(&self) -> CommandResult<&'static Pool> {
        let entry = find(Duel::ID)?;
        let config = config(entry, &self.content.with(entry, &[])?)?;
        let config: Config =
            serde_json::from_value(config).map_err(|error| Message::new(error.to_string(), error.to_string()))?;
        Ok(config.content.get())
    }
}

/// A deck and how it is called.
struct NamedDeck {
    name: String,
    list: List,
}

/// The deck of a name or a file.
fn load(pool: &Pool, name: &str) -> CommandResult<NamedDeck> {
    if let Some(ready) = ReadyDeck::find(name) {
        return Ok(NamedDeck { name: ready.id.to_owned(), list: ready.deck() });
    }
    let path = decks::find(name)?;
    let list = List::parse(&files::read(&path)?, pool)
        .map_err(|message| Failure::from(message).about(&path.display().to_string()))?;
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok(NamedDeck { name: printable(&name), list })
}

fn parse_format(text: &str) -> Result<Format, Message> {
    match text {
        "basic" => Ok(Format::Basic),
        "constructed" => Ok(Format::Constructed),
        _ => Err(Message::new(
            format!("`{text}` is not a format: use `basic` or `constructed`"),
            format!(
                "«\u{a0}{text}\u{a0}» n'est pas un format\u{a0}: utilisez «\u{a0}basic\u{a0}» ou «\u{a0}constructed\u{a0}»"
            ),
        )),
    }
}

/// The formats, in the words of commands.
const FORMATS: [(Format, &str); 2] = [(Format::Basic, "basic"), (Format::Constructed, "constructed")];

/// Every saved deck, by name; files that cannot be read are left out.
fn saved(pool: &Pool) -> Vec<NamedDeck> {
    let entries = decks::folder().ok().and_then(|folder| fs::read_dir(folder).ok()).into_iter().flatten().flatten();
    let paths = entries.map(|entry| entry.path()).filter(|path| path.extension().is_some_and(|end| end == "txt"));
    let mut all: Vec<NamedDeck> = paths.filter_map(|path| load(pool, &path.display().to_string()).ok()).collect();
    all.sort_by(|one, other| one.name.cmp(&other.name));
    all
}

fn list(pool: &Pool, json: bool, output: &mut Output) -> CommandResult {
    let (lang, saved) = (output.lang, saved(pool));
    let ready: Vec<(&ReadyDeck, NamedDeck)> =
        READY_DECKS.iter().map(|ready| (ready, NamedDeck { name: ready.id.to_owned(), list: ready.deck() })).collect();
    if json {
        let with_words = |(ready, deck): &(&ReadyDeck, NamedDeck)| {
            let mut one = as_json(deck, pool);
            one["title"] = ready.name.get(lang).into();
            one["idea"] = ready.idea.get(lang).into();
            one
        };
        let ready: Vec<Value> = ready.iter().map(with_words).collect();
        let saved: Vec<Value> = saved.iter().map(|deck| as_json(deck, pool)).collect();
        return output.json(&json!({ "ready": ready, "saved": saved }));
    }
    output.heading(lang.pick("Ready decks", "Decks prêts"))?;
    let row = |deck: &NamedDeck, title: &str, idea: &str| {
        let size = deck.list.n_cards().to_string();
        vec![
            format!("  {}", deck.name),
            sheet::colour_letters(&deck.list, pool),
            size,
            title.to_owned(),
            idea.to_owned(),
        ]
    };
    let rows: Vec<_> =
        ready.iter().map(|(ready, deck)| row(deck, ready.name.get(lang), ready.idea.get(lang))).collect();
    let aligns = [Align::Left, Align::Left, Align::Right, Align::Left, Align::Left];
    columns(&rows, &aligns).iter().try_for_each(|line| output.line(line))?;
    output.line("")?;
    output.heading(lang.pick("Saved decks", "Decks enregistrés"))?;
    if saved.is_empty() {
        return output.pick(
            "  None yet: `atout deck new NAME --from DECK` makes one.",
            "  Aucun pour l'instant\u{a0}: «\u{a0}atout deck new NOM --from DECK\u{a0}» en crée un.",
        );
    }
    let formats = |deck: &NamedDeck| {
        let legal = FORMATS.iter().filter(|(format, _)| deck.list.check(pool, *format).is_ok());
        legal.map(|(format, _)| format.name().get(lang)).collect::<Vec<_>>().join(", ")
    };
    let rows: Vec<_> = saved.iter().map(|deck| row(deck, &formats(deck), "")).collect();
    columns(&rows, &aligns).iter().try_for_each(|line| output.line(line))
}

fn as_json(deck: &NamedDeck, pool: &Pool) -> Value {
    let stats = deck.list.stats(pool);
    let formats: Vec<&str> =
        FORMATS.iter().filter(|(format, _)| deck.list.check(pool, *format).is_ok()).map(|(_, word)| *word).collect();
    json!({
        "name": deck.name, "cards": deck.list.n_cards(), "colours": sheet::colour_letters(&deck.list, pool),
        "lands": stats.n_lands, "creatures": stats.n_creatures, "others": stats.n_others, "curve": stats.curve,
        "formats": formats, "list": deck.list,
    })
}

fn check(deck: &NamedDeck, pool: &Pool, format: Format, output: &mut Output) -> CommandResult {
    let (name, n) = (&deck.name, deck.list.n_cards());
    match deck.list.check(pool, format) {
        Err(message) => Err(Failure::CheckFailed(message).about(name)),
        Ok(()) => {
            let format = format.name();
            output.pick(
                format!("{name}: {n} cards, allowed ({}).", format.en),
                format!("{name}\u{a0}: {n} cartes, permis ({}).", format.fr),
            )
        }
    }
}

fn new(pool: &Pool, name: &str, from: Option<&str>, output: &mut Output) -> CommandResult {
    let path = edit::path_of(name)?;
    if path.exists() {
        let name = name.trim();
        return Err(Failure::bad_input(
            format!("there is a deck `{name}` already: `atout deck edit` changes it"),
            format!("il y a déjà un deck «\u{a0}{name}\u{a0}»\u{a0}: «\u{a0}atout deck edit\u{a0}» le modifie"),
        ));
    }
    let list = from.map_or(Ok(List::default()), |from| load(pool, from).map(|deck| deck.list))?;
    let title = format!("# {}\n", name.trim());
    edit::write(&path, &(title + &list.to_text(pool, output.lang)))?;
    let file = path.display();
    output.pick(format!("Made {file}."), format!("Créé\u{a0}: {file}."))
}
