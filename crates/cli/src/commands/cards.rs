//! `atout cards GAME [NAME]`: every card with its generated text.

use crate::bilingual::both;
use crate::columns::{Align, columns};
use crate::commands::{config, game_help};
use crate::content_file::ContentFile;
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use crate::parse;
use atout_catalog::{CONTENT, Entry, find};
use atout_core::{CardHelp, Lang, OptionSpec};
use clap::Args;
use serde_json::{Value, json};

#[derive(Debug, Args)]
#[command(about = both("Show every card of a game with its text", "Affiche chaque carte d'un jeu avec son texte"))]
pub(crate) struct Cards {
    #[arg(value_name = "GAME", help = game_help())]
    game: String,
    #[arg(value_name = "NAME")]
    #[arg(help = both("Only the cards with this name or id", "Seulement les cartes de ce nom ou de ce code"))]
    name: Option<String>,
    #[arg(long, value_name = "KEY=VALUE", value_parser = parse::setting)]
    #[arg(help = both(
        "An option of the game; without any, the cards of all variants are shown",
        "Une option du jeu\u{a0}; sans aucune, les cartes de toutes les variantes sont affichées"
    ))]
    set: Vec<(String, String)>,
    #[command(flatten)]
    content: ContentFile,
    #[arg(long, help = both("Print one JSON document", "Écrit un seul document JSON"))]
    json: bool,
}

impl Cards {
    pub(crate) fn run(&self, output: &mut Output) -> CommandResult {
        let entry = find(&self.game)?;
        let content = self.content.load(entry)?.map(|content| content.hash);
        let all = match self.set.as_slice() {
            [] => every(entry, content, output.lang),
            set => {
                let content = content.map(|hash| (CONTENT.to_owned(), hash.to_owned()));
                let settings: Vec<_> = set.iter().cloned().chain(content).collect();
                entry.cards(&config(entry, &settings)?, output.lang)
            }
        };
        let cards = self.named(&all)?;
        if self.json {
            return output.json(&json!({ "game": entry.id(), "cards": cards }));
        }
        let row = |card: &CardHelp| vec![card.id.clone(), card.name.clone(), card.text.clone()];
        let rows: Vec<_> = cards.iter().map(row).collect();
        columns(&rows, &[Align::Left; 3]).iter().try_for_each(|line| output.line(line))
    }

    fn named(&self, all: &[CardHelp]) -> CommandResult<Vec<CardHelp>> {
        let Some(name) = &self.name else { return Ok(all.to_vec()) };
        let wanted = name.to_lowercase();
        let keep = |fits: &dyn Fn(&str) -> bool| -> Vec<CardHelp> {
            all.iter()
                .filter(|card| fits(&card.id.to_lowercase()) || fits(&card.name.to_lowercase()))
                .cloned()
                .collect()
        };
        let exact = keep(&|text| text == wanted);
        let found = if exact.is_empty() { keep(&|text| text.contains(&wanted)) } else { exact };
        if found.is_empty() {
            let game = &self.game;
            return Err(Failure::bad_input(
                format!("`{game}` has no card `{name}`: `atout cards {game}` lists them all"),
                format!(
                    "«\u{a0}{game}\u{a0}» n'a pas de carte «\u{a0}{name}\u{a0}»\u{a0}: «\u{a0}atout cards {game}\u{a0}» les montre toutes"
                ),
            ));
        }
        Ok(found)
    }
}

/// The cards of the default config, and those that other values of its options add.
fn every(entry: &dyn Entry, content: Option<&str>, lang: Lang) -> Vec<CardHelp> {
    let with_content = |mut config: Value| {
        content.into_iter().for_each(|hash| config[CONTENT] = hash.into());
        config
    };
    let mut cards = entry.cards(&with_content(json!({})), lang);
    let values = |option: OptionSpec| option.usual().into_iter().map(move |value| json!({ option.key: value }));
    for config in entry.options().into_iter().flat_map(values) {
        // A value that is valid only together with another one adds nothing here.
        let Ok(config) = entry.check(&with_content(config)) else { continue };
        let more = entry.cards(&config, lang);
        cards.extend(more.into_iter().filter(|card| cards.iter().all(|known| known.id != card.id)).collect::<Vec<_>>());
    }
    cards
}
