//! Decks as plain text: reading, writing, and the nearest name where one is misspelt.

use super::{Deck, DeckLine, Format};
use crate::Pool;
use atout_core::{Lang, Message};

/// Longer texts are not read: nobody writes such a deck.
const MAX_BYTES: usize = 20_000;
/// Longer names are not compared.
const MAX_NAME: usize = 60;

pub(super) fn read(text: &str, pool: &Pool) -> Result<Deck, Message> {
    if text.len() > MAX_BYTES {
        return Err(Message::new("the text is too long for a deck", "le texte est trop long pour un deck"));
    }
    let (mut deck, mut is_sideboard) = (Deck::default(), false);
    for (number, line) in (1..).zip(text.lines()) {
        let line = line.split('#').next().unwrap_or_default().trim().trim_start_matches('\u{feff}');
        if line.is_empty() {
            continue;
        }
        if is_sideboard_heading(line) {
            is_sideboard = true;
            continue;
        }
        let entry = read_line(line, pool).map_err(|message| at_line(number, &message))?;
        add(if is_sideboard { &mut deck.sideboard } else { &mut deck.cards }, entry)
            .map_err(|message| at_line(number, &message))?;
    }
    Ok(deck)
}

fn is_sideboard_heading(line: &str) -> bool {
    let word = line.trim_end_matches(':').trim_end().to_lowercase();
    word == "sideboard" || word == "réserve"
}

fn at_line(number: usize, message: &Message) -> Message {
    Message::new(format!("line {number}: {}", message.en), format!("ligne {number}\u{a0}: {}", message.fr))
}

fn read_line(line: &str, pool: &Pool) -> Result<DeckLine, Message> {
    let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (n, name) = line.split_at(digits);
    let name = name.strip_prefix('x').filter(|rest| rest.starts_with(' ')).unwrap_or(name);
    if n.is_empty() || !name.starts_with([' ', '\t']) {
        let line = shown(line);
        return Err(Message::new(
            format!("`{line}` is not a number and a name: write `4 Card Name`"),
            format!("`{line}` n'est pas un nombre suivi d'un nom\u{a0}: écrivez `4 Nom de la carte`"),
        ));
    }
    match n.parse::<u8>() {
        Ok(n) if n > 0 && usize::from(n) <= Format::MAX_CARDS => {
            let number = find(name, pool).ok_or_else(|| unknown(name, pool))?;
            Ok(DeckLine { n, card: pool.cards[usize::from(number)].id.clone() })
        }
        _ => Err(too_many(n)),
    }
}

fn too_many(n: &str) -> Message {
    let (n, max) = (shown(n), Format::MAX_CARDS);
    Message::new(
        format!("{n} copies of a card: write a number from 1 to {max}"),
        format!("{n} exemplaires d'une carte\u{a0}: écrivez un nombre de 1 à {max}"),
    )
}

/// Adds copies to those that are there.
fn add(lines: &mut Vec<DeckLine>, new: DeckLine) -> Result<(), Message> {
    match lines.iter_mut().find(|line| line.card == new.card) {
        None => lines.push(new),
        Some(line) => {
            let n = u16::from(line.n) + u16::from(new.n);
            line.n = u8::try_from(n)
                .ok()
                .filter(|n| usize::from(*n) <= Format::MAX_CARDS)
                .ok_or_else(|| too_many(&n.to_string()))?;
        }
    }
    Ok(())
}

pub(super) fn write(deck: &Deck, pool: &Pool, lang: Lang) -> String {
    let name = |line: &DeckLine| {
        let known = pool.find(&line.card).map(|number| pool.cards[usize::from(number)].entry.name.get(lang));
        known.unwrap_or(&line.card).to_owned()
    };
    write_lines(deck, lang.pick("Sideboard", "Réserve"), name)
}

pub(super) fn write_ids(deck: &Deck) -> String {
    write_lines(deck, "Sideboard", |line| line.card.clone())
}

fn write_lines(deck: &Deck, heading: &str, name: impl Fn(&DeckLine) -> String) -> String {
    let mut text = String::new();
    let lines = |lines: &[DeckLine], text: &mut String| {
        lines.iter().for_each(|line| text.push_str(&format!("{} {}\n", line.n, name(line))));
    };
    lines(&deck.cards, &mut text);
    if !deck.sideboard.is_empty() {
        text.push_str(&format!("\n{heading}\n"));
        lines(&deck.sideboard, &mut text);
    }
    text
}

/// Typographic apostrophes are those of names as well.
fn plain(name: &str) -> String {
    name.trim().replace('’', "'")
}

fn find(name: &str, pool: &Pool) -> Option<u16> {
    pool.find_named(&plain(name))
}

/// There is no such card; perhaps another one was meant.
pub(super) fn unknown(name: &str, pool: &Pool) -> Message {
    let wanted = plain(name).to_lowercase();
    let (name, meant) = (shown(name), |lang| nearest(&wanted, pool, lang));
    let (en, fr) = (meant(Lang::En), meant(Lang::Fr));
    Message::new(
        format!("there is no card “{name}”{}", en.map(|near| format!(": did you mean “{near}”?")).unwrap_or_default()),
        format!(
            "il n'y a pas de carte «\u{a0}{name}\u{a0}»{}",
            fr.map(|near| format!("\u{a0}: vouliez-vous dire «\u{a0}{near}\u{a0}»\u{a0}?")).unwrap_or_default()
        ),
    )
}

/// The name that differs least, if it does not differ much. A name of the reader's language is preferred.
fn nearest(wanted: &str, pool: &Pool, lang: Lang) -> Option<String> {
    let wanted: Vec<char> = wanted.chars().take(MAX_NAME).collect();
    let names = pool.cards[..pool.n_cards].iter().flat_map(|card| {
        let name = &card.entry.name;
        lang.pick([&name.en, &name.fr, &card.id], [&name.fr, &name.en, &card.id])
    });
    let near = names.map(|name| (distance(&wanted, &name.to_lowercase().chars().collect::<Vec<_>>()), name));
    let (least, name) = near.min_by_key(|(distance, _)| *distance)?;
    (least <= 1 + wanted.len() / 4).then(|| name.clone())
}

/// How many letters are added, left out or replaced between two words.
fn distance(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let replaced = diagonal + usize::from(x != y);
            diagonal = row[j + 1];
            row[j + 1] = replaced.min(diagonal + 1).min(row[j] + 1);
        }
    }
    row[b.len()]
}

/// Enough of a text from outside to recognise it.
pub(super) fn shown(text: &str) -> String {
    text.trim().chars().filter(|c| !c.is_control()).take(MAX_NAME).collect()
}
