//! Formations and proofs, compared with brute force.

use atout_stones::proof::{best_reachable, can_beat};
use atout_stones::{Card, Colour, Formation, FormationKind, Tactic, Unseen};
use proptest::prelude::*;
use proptest::sample::{Index, subsequence};

fn clan(colour: usize, strength: u8) -> Card {
    Card::clan(Colour::new(colour).unwrap(), strength).unwrap()
}

/// The formation of clan cards, straight from the rule book.
fn plain(cards: &[(usize, u8)]) -> Formation {
    let mut strengths: Vec<u8> = cards.iter().map(|card| card.1).collect();
    strengths.sort_unstable();
    let one_colour = cards.iter().all(|card| card.0 == cards[0].0);
    let run = strengths.windows(2).all(|pair| pair[0] + 1 == pair[1]);
    let one_strength = strengths.iter().all(|&strength| strength == strengths[0]);
    let kind = match () {
        () if one_colour && run => FormationKind::ColourRun,
        () if one_strength => FormationKind::ThreeOfAKind,
        () if one_colour => FormationKind::Colour,
        () if run => FormationKind::Run,
        () => FormationKind::Sum,
    };
    Formation { kind, total: strengths.iter().sum() }
}

/// The best formation over all values of all wild cards.
fn brute_force_formation(cards: &[Card], values: u8, blind: bool) -> Formation {
    let mut sides: Vec<Vec<(usize, u8)>> = vec![Vec::new()];
    for card in cards {
        let strengths = match card.as_tactic() {
            None => card.strength().unwrap()..=card.strength().unwrap(),
            Some(Tactic::Spy) => 7..=7,
            Some(Tactic::ShieldBearer) => 1..=3,
            Some(_) => 1..=values,
        };
        let colours = card.colour().map_or(0..8, |colour| colour.index()..colour.index() + 1);
        sides = sides
            .iter()
            .flat_map(|side| {
                let choices =
                    colours.clone().flat_map(|colour| strengths.clone().map(move |strength| (colour, strength)));
                choices.map(move |choice| side.iter().copied().chain([choice]).collect())
            })
            .collect();
    }
    let worth = |side: &Vec<(usize, u8)>| match plain(side) {
        Formation { total, .. } if blind => Formation { kind: FormationKind::Sum, total },
        formation => formation,
    };
    sides.iter().map(worth).max().unwrap()
}

/// The best formation over all ways to fill the side.
fn brute_force_reach(cards: &[Card], room: u8, unseen: &[Card], values: u8, blind: bool) -> Option<Formation> {
    if cards.len() == usize::from(room) {
        return Some(Formation::of(cards, values, blind));
    }
    let fill = |n: usize| {
        let more: Vec<Card> = cards.iter().copied().chain([unseen[n]]).collect();
        brute_force_reach(&more, room, &unseen[n + 1..], values, blind)
    };
    (0..unseen.len()).filter_map(fill).max()
}

/// The input of a proof.
#[derive(Debug, Clone)]
struct ProofInput {
    side: Vec<Card>,
    room: u8,
    unseen: Vec<Card>,
    values: u8,
    blind: bool,
}

fn proof_input(most_unseen: usize) -> impl Strategy<Value = ProofInput> {
    let wilds = subsequence(vec![Tactic::Joker1, Tactic::Spy, Tactic::ShieldBearer], 0..=3);
    let sizes = (4..=8usize, 5..=10u8, 3..=4u8, any::<bool>(), 0..=4usize);
    (sizes, wilds, 0..6u8, any::<Index>()).prop_flat_map(
        move |((colours, values, room, blind, laid), wilds, wild_chance, rotation)| {
            let mut cards: Vec<Card> =
                (0..colours).flat_map(|colour| (1..=values).map(move |strength| clan(colour, strength))).collect();
            // Neighbours in this order are close in strength and colour, so that strong formations are common.
            cards.rotate_left(rotation.index(usize::from(values) * colours));
            let n_all = cards.len();
            let cards = subsequence(cards, 1..=n_all.min(most_unseen + laid)).prop_shuffle();
            let wilds: Vec<Card> =
                if wild_chance < 3 { wilds.iter().map(|&tactic| Card::tactic(tactic)).collect() } else { Vec::new() };
            cards.prop_map(move |cards| {
                let mut side = wilds.clone();
                side.truncate(usize::from(room));
                let n_clan = laid.min(usize::from(room) - side.len()).min(cards.len());
                side.extend(&cards[..n_clan]);
                ProofInput { side, room, unseen: cards[n_clan..].to_vec(), values, blind }
            })
        },
    )
}

/// A failure prints its smallest example, to be added as a test of its own; no files are written.
fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

fn check(input: &ProofInput) -> Result<(), TestCaseError> {
    let ProofInput { side, room, unseen, values, blind } = input;
    let set: Unseen = unseen.iter().copied().collect();
    let expected = brute_force_reach(side, *room, unseen, *values, *blind);
    let found = best_reachable(side, *room, &set, *values, *blind);
    prop_assert_eq!(found.map(|reach| reach.formation), expected);
    if let Some(reach) = found {
        prop_assert!(reach.missing.iter().all(|&card| set.contains(card)));
        prop_assert!(reach.missing.is_sorted_by(|a, b| a < b));
        let full: Vec<Card> = side.iter().chain(reach.missing.iter()).copied().collect();
        prop_assert_eq!(full.len(), usize::from(*room));
        prop_assert_eq!(brute_force_formation(&full, *values, *blind), reach.formation);
    }
    for kind in FormationKind::STRONGEST_FIRST {
        for total in 0..=40 {
            let target = Formation { kind, total };
            let beaten = expected.is_some_and(|best| best > target);
            prop_assert_eq!(can_beat(target, side, *room, &set, *values, *blind), beaten, "target {:?}", target);
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(cases(4_000))]

    #[test]
    fn wild_cards_take_their_best_values(input in proof_input(4)) {
        let full: Vec<Card> = input.side.iter().chain(&input.unseen).copied().take(usize::from(input.room)).collect();
        if full.len() == usize::from(input.room) {
            prop_assert_eq!(Formation::of(&full, input.values, input.blind), brute_force_formation(&full, input.values, input.blind));
        }
    }

    #[test]
    fn the_best_reachable_formation_is_the_best_of_all_fillings(input in proof_input(12)) {
        check(&input)?;
    }
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn the_best_reachable_formation_is_found_among_many_unseen_cards(input in proof_input(54)) {
        if usize::from(input.room) - input.side.len() <= 3 {
            check(&input)?;
        }
    }
}

#[test]
fn too_few_unseen_cards_cannot_fill_a_side() {
    let unseen: Unseen = [clan(0, 9)].into_iter().collect();
    assert_eq!(best_reachable(&[clan(1, 9)], 3, &unseen, 9, false), None);
    assert!(!can_beat(Formation { kind: FormationKind::Sum, total: 3 }, &[clan(1, 9)], 3, &unseen, 9, false));
}

#[test]
fn a_reply_that_ties_does_not_beat() {
    let unseen: Unseen = [clan(1, 2), clan(1, 3)].into_iter().collect();
    let claimed = Formation { kind: FormationKind::ColourRun, total: 6 };
    assert_eq!(best_reachable(&[clan(1, 1)], 3, &unseen, 9, false).map(|reach| reach.formation), Some(claimed));
    assert!(!can_beat(claimed, &[clan(1, 1)], 3, &unseen, 9, false));
}

#[test]
fn a_run_never_wraps_from_the_highest_card_to_one() {
    assert_eq!(Formation::of(&[clan(0, 8), clan(0, 9), clan(0, 1)], 9, false).kind, FormationKind::Colour);
    assert_eq!(Formation::of(&[clan(0, 9), clan(1, 1), clan(2, 2)], 9, false).kind, FormationKind::Sum);
}

#[test]
fn the_order_of_laying_does_not_matter() {
    assert_eq!(
        Formation::of(&[clan(0, 8), clan(0, 6), clan(0, 7)], 9, false),
        Formation { kind: FormationKind::ColourRun, total: 21 }
    );
}

#[test]
fn the_kind_counts_before_the_total() {
    let weakest_first = [
        [clan(0, 9), clan(1, 9), clan(2, 8)],
        [clan(0, 1), clan(1, 2), clan(2, 3)],
        [clan(0, 1), clan(0, 2), clan(0, 4)],
        [clan(0, 1), clan(1, 1), clan(2, 1)],
        [clan(0, 1), clan(0, 2), clan(0, 3)],
    ];
    let worth = weakest_first.map(|cards| Formation::of(&cards, 9, false));
    assert!(worth.is_sorted_by(|a, b| a < b), "{worth:?}");
}
