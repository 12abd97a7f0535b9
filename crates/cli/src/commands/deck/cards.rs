//! `atout deck cards`: the cards of the pool that fit what one looks for.

use crate::bilingual::both;
use crate::columns::{Align, columns};
use crate::failure::{CommandResult, Failure};
use crate::output::Output;
use atout_core::{Lang, Message};
use atout_duel::{
    CardDef, CardType, Colour, Pool, Word, card_text, mana_cost_text, signs_in_words, type_line, type_name,
};
use clap::Args;

#[derive(Debug, Args)]
pub(super) struct Cards {
    #[arg(long, value_name = "LETTERS", help = both("Colours by letter: W, U, B, R, G; C for none", "Couleurs par lettre\u{a0}: W, U, B, R, G\u{a0}; C pour aucune"))]
    colour: Option<String>,
    #[arg(long = "type", value_name = "TYPE", value_parser = parse_type, help = both("land, creature, invocation, sorcery or instant", "land, creature, invocation, sorcery ou instant"))]
    card_type: Option<CardType>,
    #[arg(long, value_name = "N", help = both("The mana cost", "Le coût en mana"))]
    cost: Option<u8>,
    #[arg(long, value_name = "WORDS", help = both("Words of the name, type or text", "Mots du nom, du type ou du texte"))]
    text: Option<String>,
}

fn parse_type(text: &str) -> Result<CardType, Message> {
    let word =
        |card_type: &CardType| serde_json::to_value(card_type).ok().and_then(|it| it.as_str().map(str::to_owned));
    CardType::ALL.iter().copied().find(|one| word(one).as_deref() == Some(text)).ok_or_else(|| {
        Message::new(
            format!("`{text}` is not a type: use land, creature, invocation, sorcery or instant"),
            format!(
                "«\u{a0}{text}\u{a0}» n'est pas un type\u{a0}: utilisez land, creature, invocation, sorcery ou instant"
            ),
        )
    })
}

impl Cards {
    pub(super) fn run(&self, pool: &Pool, output: &mut Output) -> CommandResult {
        let lang = output.lang;
        if let Some(letter) = self.colour.iter().flat_map(|letters| letters.chars()).find(|letter| !is_colour(*letter))
        {
            return Err(Failure::bad_input(
                format!("`{letter}` is not a colour: use the letters W, U, B, R, G, or C for none"),
                format!("«\u{a0}{letter}\u{a0}» n'est pas une couleur\u{a0}: utilisez W, U, B, R, G, ou C pour aucune"),
            ));
        }
        let mut found: Vec<&CardDef> =
            pool.cards[..pool.n_cards].iter().filter(|card| self.fits(card, pool, lang)).collect();
        found.sort_by_key(|card| (card.entry.card_type.index(), card.entry.cost.total(), card.entry.name.get(lang)));
        let row = |card: &&CardDef| {
            let entry = &card.entry;
            let is_land = entry.card_type == CardType::Land;
            let cost = if is_land { String::new() } else { signs_in_words(&mana_cost_text(entry.cost), lang) };
            let size = entry
                .force
                .zip(entry.endurance)
                .map_or(String::new(), |(force, endurance)| format!("{force}/{endurance}"));
            let text = signs_in_words(&card_text(pool, card, lang).replace('\n', " "), lang);
            vec![entry.name.get(lang).to_owned(), cost, Lang::capital(&type_name(entry.card_type, lang)), size, text]
        };
        let rows: Vec<_> = found.iter().map(row).collect();
        columns(&rows, &[Align::Left; 5]).iter().try_for_each(|line| output.line(line))
    }

    fn fits(&self, card: &CardDef, pool: &Pool, lang: Lang) -> bool {
        let colour_fits = |letters: &String| {
            letters.chars().any(|letter| match Colour::from_letter(letter.to_ascii_uppercase()) {
                Some(colour) => card.colours.has(colour),
                None => card.colours.is_empty(),
            })
        };
        let text_fits = |words: &String| {
            let all = [card.entry.name.get(lang), &type_line(pool, card, lang), &card_text(pool, card, lang)].join(" ");
            let all = signs_in_words(&all, lang).to_lowercase();
            words.to_lowercase().split_whitespace().all(|word| all.contains(word))
        };
        self.card_type.is_none_or(|wanted| card.entry.card_type == wanted)
            && self.cost.is_none_or(|cost| card.entry.cost.total() == cost)
            && self.colour.as_ref().is_none_or(colour_fits)
            && self.text.as_ref().is_none_or(text_fits)
    }
}

fn is_colour(letter: char) -> bool {
    letter.eq_ignore_ascii_case(&'C') || Colour::from_letter(letter.to_ascii_uppercase()).is_some()
}
