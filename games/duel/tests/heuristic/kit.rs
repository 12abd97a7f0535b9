//! Positions in few words, and what the heuristic does in them.

use atout_core::{Game, HasScenarios, NoEvents, Policy, Seat, Seed, Stage, Viewer};
use atout_duel::{Action, Asked, Config, Duel, DuelPolicy, Slot, View};
use serde_json::{Value, json};

/// The slot of the opponent's first creature.
pub(crate) const THEIRS: Slot = 50;

/// A green creature in few words: `"3/3 flying tapped"`.
pub(crate) fn creature(slot: Slot, words: &str) -> Value {
    let mut words = words.split_whitespace();
    let size: Vec<i16> = words.next().unwrap().split('/').map(|n| n.parse().unwrap()).collect();
    let mut one = json!({ "card": "centaur-runner", "id": slot, "until_end": { "set": size, "gained": [] } });
    for word in words {
        match word {
            "tapped" | "sick" | "attacking" => one[word] = true.into(),
            keyword => one["until_end"]["gained"].as_array_mut().unwrap().push(keyword.into()),
        }
    }
    one
}

/// Creatures in slots from the first one on.
pub(crate) fn creatures(first: Slot, all: &[&str]) -> Vec<Value> {
    all.iter().zip(first..).map(|(words, slot)| creature(slot, words)).collect()
}

/// So many lands with this id.
pub(crate) fn lands(card: &str, count: u8) -> Value {
    json!({ "card": card, "count": count })
}

/// What the seat that is asked does until its decision is complete, in the words of actions; cards of the hand by id.
pub(crate) fn decide(position: &Value) -> Vec<String> {
    let mut duel = Duel::from_position(&Config::default(), position).unwrap();
    let (mut rng, mut done) = (Seed::from(1).rng(), Vec::new());
    let Stage::Awaiting(seats) = duel.stage() else { panic!("nobody is asked") };
    let seat = seats.iter().next().unwrap();
    loop {
        let action = choose(&duel, seat);
        done.push(in_words(&duel.view(Viewer::Everything), seat, action));
        duel.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        let goes_on = match duel.view(Viewer::Everything).asked {
            Asked::Attackers => matches!(action, Action::Attack(_)),
            Asked::Blockers => action != Action::Done,
            Asked::Announce(announcing) => announcing == seat,
            _ => false,
        };
        if !goes_on {
            return done;
        }
    }
}

fn choose(duel: &Duel, seat: Seat) -> Action {
    let (mut actions, mut scores) = (Vec::new(), Vec::new());
    duel.actions(seat, &mut actions);
    DuelPolicy.score(duel, seat, &actions, &mut scores);
    assert_eq!(actions.len(), scores.len());
    let best = (0..scores.len()).rev().max_by(|&a, &b| scores[a].total_cmp(&scores[b])).unwrap();
    actions[best]
}

fn in_words(view: &View, seat: Seat, action: Action) -> String {
    let hand = view.player(seat).hand.as_deref().unwrap_or_default();
    let id = |place: u8| view.config.content.cards[usize::from(hand[usize::from(place)].card())].id.clone();
    match action {
        Action::Cast(place) => format!("cast {}", id(place)),
        Action::Land(place) => format!("land {}", id(place)),
        Action::Discard(place) => format!("discard {}", id(place)),
        Action::Bottom(place) => format!("bottom {}", id(place)),
        other => other.to_string(),
    }
}

/// The attackers, as places in `mine`. `life` is one's own and the opponent's.
pub(crate) fn attack(life: [i16; 2], mine: &[&str], theirs: &[&str]) -> Vec<Slot> {
    let position = json!({ "step": "attackers", "begin": true, "players": [
        { "life": life[0], "battlefield": creatures(0, mine) },
        { "life": life[1], "battlefield": creatures(THEIRS, theirs) },
    ] });
    let words = decide(&position);
    let mut slots: Vec<Slot> =
        words.iter().filter_map(|word| word.strip_prefix("attack:")).map(|slot| slot.parse().unwrap()).collect();
    slots.sort_unstable();
    slots
}

/// Who blocks whom, as places in `mine` and in `attackers`.
pub(crate) fn block(life: i16, attackers: &[&str], mine: &[&str]) -> Vec<(Slot, Slot)> {
    let attackers: Vec<String> = attackers.iter().map(|words| format!("{words} attacking tapped")).collect();
    let attackers: Vec<&str> = attackers.iter().map(String::as_str).collect();
    let position = json!({ "step": "blockers", "begin": true, "players": [
        { "battlefield": creatures(0, &attackers) },
        { "life": life, "battlefield": creatures(THEIRS, mine) },
    ] });
    let words = decide(&position);
    let pair = |word: &str| -> Option<(Slot, Slot)> {
        let (blocker, attacker) = word.strip_prefix("block:")?.split_once('>')?;
        Some((blocker.parse::<Slot>().ok()? - THEIRS, attacker.parse().ok()?))
    };
    let mut pairs: Vec<(Slot, Slot)> = words.iter().filter_map(|word| pair(word)).collect();
    pairs.sort_unstable();
    pairs
}
