//! Decks: what can be read, what is refused, and what comes back after writing.

use super::{Deck, DeckLine, Format};
use crate::{CardDef, CardType, Colour, Colours, Pool};
use atout_core::{BotRng, ContentRef, Lang, Rng, SeedableRng};

fn pool() -> ContentRef<Pool> {
    ContentRef::current()
}

fn line(n: u8, card: &str) -> DeckLine {
    DeckLine { n, card: card.into() }
}

fn read(text: &str) -> Deck {
    Deck::parse(text, &pool()).unwrap()
}

#[track_caller]
fn refused(text: &str, en: &str, fr: &str) {
    let error = Deck::parse(text, &pool()).unwrap_err();
    assert_eq!((error.get(Lang::En), error.get(Lang::Fr)), (en, fr));
}

#[test]
fn names_of_both_languages_and_ids_are_read() {
    let text = "# mine\n4 Ember Lance  # burns\n\n2 lance de BRAISE\n1 ember-lance\n20 Montagne\n3x Sailor’s Choice\r\nsideboard:\n2 Dew Elf\n";
    let deck = read(text);
    assert_eq!(deck.cards, [line(7, "ember-lance"), line(20, "mountain"), line(3, "sailors-choice")]);
    assert_eq!(deck.sideboard, [line(2, "dew-elf")]);
    assert_eq!(deck.n_cards(), 30);
    assert_eq!(read("Réserve\n1 Dew Elf"), Deck { cards: vec![], sideboard: vec![line(1, "dew-elf")] });
    assert_eq!(read(""), Deck::default());
}

#[test]
fn what_cannot_be_read_is_told_with_its_line() {
    refused(
        "4 Plains\n4 Ember Lanse",
        "line 2: there is no card “Ember Lanse”: did you mean “Ember Lance”?",
        "ligne 2\u{a0}: il n'y a pas de carte «\u{a0}Ember Lanse\u{a0}»\u{a0}: vouliez-vous dire «\u{a0}Ember Lance\u{a0}»\u{a0}?",
    );
    refused(
        "1 Foret",
        "line 1: there is no card “Foret”: did you mean “Forest”?",
        "ligne 1\u{a0}: il n'y a pas de carte «\u{a0}Foret\u{a0}»\u{a0}: vouliez-vous dire «\u{a0}Forêt\u{a0}»\u{a0}?",
    );
    refused(
        "1 Qwertyuiop",
        "line 1: there is no card “Qwertyuiop”",
        "ligne 1\u{a0}: il n'y a pas de carte «\u{a0}Qwertyuiop\u{a0}»",
    );
    refused(
        "Plains",
        "line 1: `Plains` is not a number and a name: write `4 Card Name`",
        "ligne 1\u{a0}: `Plains` n'est pas un nombre suivi d'un nom\u{a0}: écrivez `4 Nom de la carte`",
    );
    let many = ["0 Plains", "101 Plains", "300 Plains", "99999999999 Plains", "60 Plains\n60 Plains"];
    for text in many {
        let error = Deck::parse(text, &pool()).unwrap_err();
        assert!(error.en.contains("write a number from 1 to 100"), "{text}: {error}");
    }
    assert!(Deck::parse("# x\n".repeat(10_000).as_str(), &pool()).unwrap_err().en.contains("too long"));
}

#[test]
fn formats_count_cards_and_copies() {
    let check = |text: &str, format| read(text).check(&pool(), format).map_err(|message| message.en.into_owned());
    assert_eq!(check("25 Plains\n5 Dawn Recruit", Format::Basic), Ok(()));
    assert_eq!(check("29 Plains", Format::Basic), Err("the deck has 29 cards: this format wants 30 to 100".into()));
    assert_eq!(check("56 Plains\n4 Dawn Recruit", Format::Constructed), Ok(()));
    assert_eq!(
        check("59 Plains", Format::Constructed),
        Err("the deck has 59 cards: this format wants 60 to 100".into())
    );
    assert_eq!(
        check("100 Plains\n1 Forest", Format::Constructed),
        Err("the deck has 101 cards: this format wants 60 to 100".into())
    );
    let five = Err("5 copies of Dawn Recruit: at most 4 copies of any card except basic lands".into());
    assert_eq!(check("56 Plains\n5 Dawn Recruit", Format::Constructed), five);
    assert_eq!(check("60 Plains\n3 Dawn Recruit\nSideboard\n2 Dawn Recruit", Format::Constructed), five);
    assert_eq!(check("60 Plains\nSideboard\n15 Forest", Format::Constructed), Ok(()));
    assert_eq!(
        check("60 Plains\nSideboard\n16 Forest", Format::Constructed),
        Err("the sideboard has 16 cards: at most 15 are allowed".into())
    );
}

/// A deck may come as JSON from anywhere.
#[test]
fn a_deck_of_strange_lines_is_refused() {
    let check = |lines: Vec<DeckLine>| {
        Deck { cards: lines, sideboard: vec![] }.check(&pool(), Format::Basic).unwrap_err().en.into_owned()
    };
    assert_eq!(check(vec![line(30, "plains"), line(0, "forest")]), "there are 0 copies of “forest”");
    assert_eq!(check(vec![line(30, "plain")]), "there is no card “plain”: did you mean “Plains”?");
    assert_eq!(check(vec![line(30, "soldier")]), "there is no card “soldier”");
    assert!(check(vec![line(255, "plains"); 1000]).contains("255000 cards"));
    assert!(serde_json::from_str::<Deck>(r#"{"cards": [{"n": 300, "card": "plains"}]}"#).is_err());
    assert!(serde_json::from_str::<Deck>(r#"{"deck": []}"#).is_err());
    assert_eq!(serde_json::from_str::<Deck>("{}").unwrap(), Deck::default());
}

#[test]
fn numbers_and_statistics_count_every_copy() {
    let deck = read("20 Forest\n4 Dew Elf\n2 Mountain Beast\n3 Ember Lance\n1 Rich Soil\nSideboard\n5 Island");
    let numbers = deck.numbers(&pool());
    assert_eq!(numbers.len(), 30);
    assert_eq!(numbers.iter().filter(|n| pool().cards[usize::from(**n)].id == "dew-elf").count(), 4);
    let stats = deck.stats(&pool());
    assert_eq!(stats.curve, [0, 5, 3, 0, 0, 0, 0, 2]);
    assert_eq!((stats.n_lands, stats.n_creatures, stats.n_others), (20, 6, 4));
    assert_eq!(stats.colours, [Colour::Red, Colour::Green].into_iter().collect::<Colours>());
}

#[test]
fn any_deck_comes_back_from_text_and_json() {
    let pool = pool();
    for seed in 0..200 {
        let mut rng = BotRng::seed_from_u64(seed);
        let mut draw = |below: usize| rng.next_u32() as usize % below;
        let mut deck = Deck::default();
        for _ in 0..draw(40) {
            let new = line(1 + u8::try_from(draw(4)).unwrap(), &pool.cards[draw(pool.n_cards)].id);
            let side = if draw(4) == 0 { &mut deck.sideboard } else { &mut deck.cards };
            if side.iter().all(|line| line.card != new.card) {
                side.push(new);
            }
        }
        for lang in Lang::ALL {
            assert_eq!(Deck::parse(&deck.to_text(&pool, lang), &pool).unwrap(), deck);
        }
        let json = serde_json::to_string(&deck).unwrap();
        assert_eq!(serde_json::from_str::<Deck>(&json).unwrap(), deck);
    }
}

#[test]
fn a_deck_of_ids_is_read_back() {
    let deck = read("4 Ember Lance\n20 Mountain\nSideboard\n2 Dew Elf");
    assert_eq!(deck.to_ids(), "4 ember-lance\n20 mountain\n\nSideboard\n2 dew-elf\n");
    assert_eq!(read(&deck.to_ids()), deck);
}

#[test]
fn lands_fill_a_deck_up_to_its_format() {
    let pool = pool();
    // (other cards, lands before, format) and how many lands there are afterwards.
    for (others, before, format, lands) in [
        (16, 0, Format::Basic, 14),
        (17, 0, Format::Basic, 13),
        (16, 11, Format::Basic, 14),
        (15, 0, Format::Basic, 15),
        (16, 20, Format::Basic, 20),
        // More lands than other cards would be no deck: it lacks other cards.
        (14, 0, Format::Basic, 10),
        (30, 0, Format::Basic, 20),
        (36, 0, Format::Constructed, 24),
        (33, 0, Format::Constructed, 27),
        (90, 0, Format::Constructed, 10),
        (0, 0, Format::Constructed, 0),
    ] {
        let cards = [line(others, "ember-lance"), line(before, "mountain")].into_iter().filter(|line| line.n > 0);
        let filled = Deck { cards: cards.collect(), sideboard: vec![] }.with_lands(&pool, format);
        assert_eq!(filled.stats(&pool).n_lands, lands, "{others} other cards, {before} lands, {format:?}");
        assert_eq!(filled.with_lands(&pool, format), filled, "it is full");
    }
}

#[test]
fn a_deck_without_colours_gets_lands_too() {
    let pool = pool();
    let is_colourless = |card: &&CardDef| card.colours.is_empty() && card.entry.card_type != CardType::Land;
    let card = pool.cards[..pool.n_cards].iter().find(is_colourless).unwrap();
    let filled = Deck { cards: vec![line(18, &card.id)], sideboard: vec![] }.with_lands(&pool, Format::Basic);
    assert_eq!(filled.n_cards(), 30);
}

#[test]
fn suggested_lands_follow_the_colours() {
    let pool = pool();
    // Every ready deck gets about the lands that it has.
    for ready in &crate::READY_DECKS {
        let whole = ready.deck();
        let is_land = |line: &DeckLine| pool.cards[usize::from(pool.find(&line.card).unwrap())].entry.basic;
        let mut spells = whole.clone();
        spells.cards.retain(|line| !is_land(line));
        let filled = spells.with_lands(&pool, Format::Constructed);
        assert!((58..=62).contains(&filled.n_cards()), "{}: {}", ready.id, filled.n_cards());
        assert_eq!(filled.stats(&pool).colours, whole.stats(&pool).colours);
        let n_lands =
            |deck: &Deck, card: &str| deck.cards.iter().find(|line| line.card == card).map_or(0, |line| line.n);
        for card in ["plains", "island", "swamp", "mountain", "forest"] {
            let (own, got) = (n_lands(&whole, card), n_lands(&filled, card));
            assert!(own.abs_diff(got) <= 5 && (own == 0) == (got == 0), "{}: {own} and {got} {card}", ready.id);
        }
        assert_eq!(filled.with_lands(&pool, Format::Constructed), filled, "it is full");
    }
    assert_eq!(Deck::default().with_lands(&pool, Format::Basic), Deck::default());
    assert_eq!(
        read("4 Ember Lance").with_lands(&pool, Format::Basic).cards,
        [line(4, "ember-lance"), line(3, "mountain")]
    );
}

#[test]
fn an_opening_hand_comes_from_the_deck() {
    let (pool, mut rng) = (pool(), BotRng::seed_from_u64(7));
    let deck = read("4 Ember Lance\n26 Mountain\nSideboard\n4 Dew Elf");
    let [lance, mountain] = ["ember-lance", "mountain"].map(|id| pool.find(id).unwrap());
    let hands: Vec<Vec<u16>> = (0..200).map(|_| deck.opening_hand(&pool, &mut rng)).collect();
    for hand in &hands {
        assert_eq!(hand.len(), 7);
        assert!(
            hand.iter().all(|card| [lance, mountain].contains(card)) && hand.is_sorted_by_key(|card| *card == lance)
        );
    }
    let n_lances = hands.iter().flatten().filter(|card| **card == lance).count();
    assert!((130..250).contains(&n_lances), "about 187 of 1400: {n_lances}");
    assert_eq!(read("3 Mountain").opening_hand(&pool, &mut rng), [mountain; 3]);
}
