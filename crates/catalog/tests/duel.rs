//! Planar Duel behind the catalogue: every legal action can be touched, nothing secret is shown, texts are escaped, and
//! standing orders answer in the transaction of what they follow.

use atout_bots::Programs;
use atout_catalog::{Entry, Table};
use atout_core::{Lang, Names, Orders, Seat, Seed, Stage, Undisturbed, Viewer};
use serde_json::{Value, json};
use std::collections::BTreeSet;

fn names() -> Names {
    Names::new(["Ada", "Bob <b>"].map(str::to_owned).to_vec())
}

fn duel() -> &'static dyn Entry {
    atout_catalog::find("duel").unwrap()
}

/// The n-th pairing of ready decks.
fn start(n: usize) -> Box<dyn Table> {
    let rows = duel().setups_in_turn(2);
    duel().start(&duel().check(&json!({})).unwrap(), &rows[n % rows.len()], Seed::from(n as u64)).unwrap()
}

fn play_at_random(table: &mut dyn Table) -> Option<Seat> {
    let Stage::Awaiting(awaited) = table.stage() else { return None };
    let seat = awaited.iter().next()?;
    let row = table.bot_task(seat, &"random".parse().unwrap(), &Programs::NONE).unwrap()(&Undisturbed).unwrap();
    // One by one, so that half-made decisions are looked at too.
    table.play(seat, &row[0]).unwrap();
    Some(seat)
}

/// Plays duels with different decks and shows their positions to `look`.
fn walk(mut look: impl FnMut(&dyn Table)) {
    for n in [0, 13, 26, 39, 52, 65] {
        let mut table = start(n);
        look(&*table);
        while table.version() < 300 && play_at_random(table.as_mut()).is_some() {
            look(&*table);
        }
    }
}

fn values<'h>(html: &'h str, attribute: &str) -> Vec<&'h str> {
    html.split(&format!("{attribute}=\"")).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn everything_that_a_legal_action_touches_is_on_the_board_once() {
    let mut kinds = BTreeSet::new();
    walk(|table| {
        for seat in table.stage().awaited().iter() {
            let html = table.board(Viewer::Seat(seat), &names(), Lang::En);
            assert!(!html.contains("Bob <b>"), "a name is not escaped");
            let all = values(&html, "data-id");
            let shown: BTreeSet<&str> = all.iter().copied().collect();
            assert_eq!(shown.len(), all.len(), "an id stands twice on the board: {all:?}");
            for choice in table.choices(seat, &Names::default(), Lang::En) {
                for id in choice.touch.iter().filter(|id| !id.starts_with("button:")) {
                    assert!(shown.contains(id.as_str()), "{id} of {} is not on the board", choice.action);
                    kinds.insert(id.split(':').next().unwrap().to_owned());
                }
            }
        }
    });
    assert!(["hand", "permanent", "player"].iter().all(|kind| kinds.contains(*kind)), "{kinds:?}");
}

/// The names of hidden cards that are nowhere in the open.
fn secrets(table: &dyn Table, seat: Seat, cards: &[String]) -> Vec<String> {
    let open = table.view(Viewer::Spectator).to_string();
    let hand = table.view(Viewer::Everything)["players"][seat.index()]["hand"].clone();
    let numbers = hand.as_array().cloned().unwrap_or_default();
    let name = |card: &Value| cards.get((card.as_u64().unwrap() & 0x3fff) as usize).cloned();
    let is_open = |card: &Value| open.contains(&format!("\"card\":{}", card.as_u64().unwrap() & 0x3fff));
    // The highest bit marks cards that everybody has seen on their way into the hand.
    let is_shown = |card: &Value| card.as_u64().unwrap() & 0x8000 != 0;
    numbers.iter().filter(|card| !is_open(card) && !is_shown(card)).filter_map(name).collect()
}

#[test]
fn no_board_shows_a_hand_that_its_viewer_may_not_see() {
    let cards: Vec<String> = duel().cards(&json!({}), Lang::En).into_iter().map(|card| card.name).collect();
    let mut checked = 0;
    walk(|table| {
        if !table.version().is_multiple_of(4) {
            return;
        }
        for hidden in [Seat::FIRST, Seat::SECOND] {
            let (own, other) = (Viewer::Seat(hidden), Viewer::Seat(hidden.other()));
            let boards = [other, Viewer::Spectator].map(|viewer| table.board(viewer, &names(), Lang::En));
            let visible = table.view(other)["players"][hidden.other().index()]["hand"].to_string();
            let own_board = table.board(own, &names(), Lang::En);
            for name in secrets(table, hidden, &cards) {
                let shown = format!("<span class=\"nm\">{name}</span>");
                let number = cards.iter().position(|card| *card == name).unwrap();
                if !own_board.contains(&shown) || visible.contains(&number.to_string()) {
                    continue;
                }
                checked += 1;
                assert!(boards.iter().all(|board| !board.contains(&shown)), "{name} at version {}", table.version());
            }
        }
    });
    assert!(checked > 300, "only {checked} cards were looked for");
}

#[test]
fn pairings_are_all_there_and_each_deck_is_as_often_on_each_side() {
    let rows = duel().setups_in_turn(2);
    let different: BTreeSet<String> = rows.iter().map(|row| format!("{row:?}")).collect();
    assert_eq!((rows.len(), different.len()), (90, 90));
    assert!(rows.iter().all(|row| row.len() == 2 && row[0] != row[1]));
    assert_eq!(atout_catalog::find("stones").unwrap().setups_in_turn(2), Vec::<Vec<Value>>::new());
}

#[test]
fn standing_orders_pass_in_the_same_transaction_and_end_a_hurry() {
    let (mut passed, mut stopped) = (0, 0);
    for n in 0..8 {
        let (mut table, person) = (start(n), Seat::FIRST);
        table.set_orders(person, Some(Orders { hurry: true, ..Orders::usual(duel().stops()) }));
        while table.version() < 400 {
            let before = table.version();
            let Some(seat) = play_at_random(table.as_mut()) else { break };
            let moves = table.moves_since(before);
            let by_orders = moves.iter().filter(|step| step.seat == person && step.action == "pass").count();
            passed += by_orders.saturating_sub(usize::from(seat == person));
            if table.stage().awaited().contains(person) {
                assert!(!table.orders(person).unwrap().hurry, "a seat that is asked is in no hurry");
                stopped += 1;
            }
        }
        let record = table.record(vec![atout_core::Player { name: "a".into(), kind: "human".into() }; 2]);
        assert_eq!(duel().replay(&record, usize::MAX).unwrap().version(), table.version());
    }
    assert!(passed > 100 && stopped > 50, "{passed} passes by orders, {stopped} stops");
}

#[test]
fn nothing_is_passed_for_a_seat_without_orders_or_under_full_control() {
    for orders in [None, Some(Orders { full_control: true, ..Orders::usual(duel().stops()) })] {
        let mut table = start(3);
        table.set_orders(Seat::FIRST, orders);
        while table.version() < 200 {
            let before = table.version();
            let Some(seat) = play_at_random(table.as_mut()) else { break };
            assert!(table.moves_since(before).iter().all(|step| step.seat == seat));
        }
    }
}
