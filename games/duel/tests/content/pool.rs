//! The released pool as a whole: how much there is of everything.

use atout_core::{BotRng, ContentRef, Match, Record, Rng, SeedableRng, Stage, check_released};
use atout_duel::{CardDef, CardType, Colour, Colours, Deck, Duel, Format, Pool};
use std::collections::BTreeSet;

#[test]
fn frozen_contents_keep_their_hashes() {
    check_released::<Pool>();
}

/// A finished duel, saved when the folder `pool_1` was all there was.
const DUEL: &str = include_str!("../pool_1.json");

#[test]
fn a_record_is_replayed_with_the_cards_it_names_whatever_came_later() {
    let duel = Match::<Duel>::replay(&Record::parse(DUEL).unwrap(), usize::MAX).unwrap();
    assert_eq!(duel.config().content, ContentRef::first());
    assert!(matches!(duel.stage(), Stage::Over(_)));
}

fn cards() -> &'static [CardDef] {
    let pool = ContentRef::<Pool>::current().get();
    &pool.cards[..pool.n_cards]
}

fn count(holds: impl Fn(&CardDef) -> bool) -> usize {
    cards().iter().filter(|card| holds(card)).count()
}

#[test]
fn there_is_enough_of_everything() {
    assert!(cards().len() >= 270, "{} cards", cards().len());
    for colour in [Colour::White, Colour::Blue, Colour::Black, Colour::Red, Colour::Green] {
        let of_colour = |card: &CardDef| card.colours == Colours::of(colour);
        assert!(count(of_colour) >= 48, "{colour:?}");
        for cost in 1..=5 {
            let fits = |card: &CardDef| card.entry.card_type == CardType::Creature && card.entry.cost.total() == cost;
            assert!(count(|card| of_colour(card) && fits(card)) >= 2, "{colour:?} creatures of cost {cost}");
        }
    }
    assert!(count(|card| card.colours.len() == 2) >= 20);
    assert!(count(|card| card.colours.is_empty() && card.entry.card_type != CardType::Land) >= 10);
    assert_eq!(count(|card| card.entry.basic), 5);
    assert!(count(|card| card.entry.card_type == CardType::Land) >= 15);
    let spells = count(|card| card.entry.card_type != CardType::Land);
    let creatures = count(|card| card.entry.card_type == CardType::Creature);
    assert!((50..=60).contains(&(creatures * 100 / spells)), "{creatures} creatures of {spells}");
}

#[test]
fn nothing_but_land_is_free() {
    for card in cards().iter().filter(|card| card.entry.card_type != CardType::Land) {
        assert!(card.entry.cost.total() > 0, "{}", card.id);
    }
}

/// The kinds that the rules name for each colour.
#[test]
fn every_colour_has_its_kinds() {
    let wanted = [
        (Colour::White, "human knight unicorn angel cleric monk soldier"),
        (Colour::Blue, "siren wizard spirit kraken pirate assassin bird"),
        (Colour::Black, "zombie skeleton demon horror lich"),
        (Colour::Red, "goblin gnome troll giant dragon orc minotaur"),
        (Colour::Green, "troll elf spider centaur treefolk werewolf bear boar"),
    ];
    for (colour, kinds) in wanted {
        for kind in kinds.split(' ') {
            let is_it = |card: &CardDef| {
                card.colours == Colours::of(colour) && card.entry.kind.names.iter().any(|name| name == kind)
            };
            assert!(count(is_it) >= 2, "{colour:?}: {kind}");
        }
    }
}

#[test]
fn every_kind_and_token_is_used() {
    let pool = ContentRef::<Pool>::current().get();
    let kinds: BTreeSet<&str> = pool.cards.iter().flat_map(|card| &card.entry.kind.names).map(String::as_str).collect();
    assert!(pool.kinds.iter().all(|(id, _)| kinds.contains(id.as_str())), "a kind that no card has");
    let text = serde_json::to_string(pool).unwrap();
    for token in &pool.cards[pool.n_cards..] {
        assert!(text.contains(&format!("\"id\":\"{}\"", token.id)), "{}", token.id);
    }
}

/// The example beside the built-in content, which `docs/CONTENT.md` explains.
const EXAMPLE: &str = include_str!("../../content/example.toml");

#[test]
fn the_example_adds_three_cards_to_the_game() {
    let (own, current) = (ContentRef::<Pool>::load("example.toml", EXAMPLE).unwrap(), ContentRef::<Pool>::current());
    assert_eq!(own.n_cards, current.n_cards + 3);
    assert_eq!(own.cards.len(), current.cards.len() + 4);
    let deck = Deck::parse("22 Plains\n4 moth tamer\n2 Essaim de lumières\n2 moth-lantern", &own).unwrap();
    assert_eq!(deck.check(&own, Format::Basic), Ok(()));
    assert_eq!(deck.numbers(&own).len(), 30);
    assert!(deck.check(&current, Format::Basic).is_err());
}

/// Files that were damaged in any way are read or refused with a sentence. Words are exchanged too, because a letter that is
/// missing is mostly noticed by the parser already.
#[test]
fn a_damaged_file_never_panics() {
    let pool = concat!(include_str!("../../content/example.toml"), include_str!("../../content/pool_1/others.toml"));
    let words: Vec<&str> = pool.split(' ').collect();
    let (mut read, mut refused) = (0, 0);
    for seed in 0..500 {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut below = |n: usize| rng.next_u32() as usize % n;
        let mut damaged = words.clone();
        for _ in 0..=below(3) {
            let (a, b) = (below(damaged.len()), below(damaged.len()));
            match below(3) {
                0 => damaged.swap(a, b),
                1 => damaged[a] = damaged[b],
                _ => _ = damaged.remove(a),
            }
        }
        match ContentRef::<Pool>::load("mine.toml", &damaged.join(" ")) {
            Ok(_) => read += 1,
            Err(error) => {
                refused += 1;
                assert!(!error.0.en.is_empty() && !error.0.fr.is_empty());
            }
        }
    }
    assert!(read + refused == 500 && refused > 150, "{read} read, {refused} refused");
}
