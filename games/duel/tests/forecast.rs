//! The forecast of a combat: if nobody acts, it comes to exactly that.

use atout_core::{BotRng, Game, NoEvents, Seat, SeedableRng, Stage, Viewer};
use atout_duel::{Action, Asked, Config, Duel, READY_DECKS, Step, View};

/// Fewer compared combats prove nothing.
const ENOUGH: usize = 2_000;

fn look(duel: &Duel) -> View {
    duel.view(Viewer::Everything)
}

/// Everybody passes until the damage is dealt; none if something else happens on the way.
fn after_combat(duel: &Duel, rng: &mut BotRng) -> Option<View> {
    let (mut duel, turn) = (duel.clone(), look(duel).turn);
    for _ in 0..40 {
        let view = look(&duel);
        let is_dealt = view.step == Step::Damage && !matches!(view.asked, Asked::Assign(_));
        if is_dealt || view.over.is_some() || view.step == Step::Main2 || view.turn != turn {
            return view.stack.is_empty().then_some(view);
        }
        let Stage::Awaiting(awaited) = view.stage else { return None };
        let seat = awaited.iter().next()?;
        let action = match view.asked {
            Asked::Priority(_) if view.stack.is_empty() => Action::Pass,
            Asked::Assign(_) => Action::Done,
            _ => return None,
        };
        duel.apply(seat, &action, rng, &mut NoEvents).unwrap();
    }
    None
}

#[test]
fn if_nobody_acts_combat_comes_to_what_was_foretold() {
    let (mut rng, mut scratch, mut compared, mut deaths) = (BotRng::seed_from_u64(7), Vec::new(), 0, 0);
    for game in 0.. {
        if compared >= ENOUGH {
            break;
        }
        let decks = [0, 1].map(|side| READY_DECKS[(game * 3 + side * 7) % READY_DECKS.len()].deck());
        let mut duel = Duel::start(&Config::default(), &decks, &mut rng, &mut NoEvents);
        while let Stage::Awaiting(awaited) = duel.stage() {
            let view = look(&duel);
            let is_priority = matches!(view.asked, Asked::Priority(_)) && view.step == Step::Blockers;
            if let (Some(forecast), true) = (&view.forecast, is_priority)
                && let Some(after) = after_combat(&duel, &mut rng)
                && after.waiting.is_empty()
            {
                let alive = |slot| after.permanents.iter().any(|one| one.slot == slot);
                let died: Vec<u8> = view.permanents.iter().map(|one| one.slot).filter(|slot| !alive(*slot)).collect();
                let life = |seat| after.player(seat).life - view.player(seat).life;
                let mut foretold = forecast.dies.clone();
                foretold.sort_by_key(|slot| view.permanents.iter().position(|one| one.slot == *slot));
                // The dead are not carried away from a duel that is over.
                if after.over.is_none() {
                    assert_eq!(foretold, died, "{view:?}");
                }
                assert_eq!(forecast.life, Seat::all(2).map(life).collect::<Vec<_>>());
                compared += 1;
                deaths += died.len();
            }
            let seat = awaited.iter().next().unwrap();
            let action = duel.random_action(seat, &mut rng, &mut scratch).unwrap();
            duel.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        }
    }
    assert!(deaths > ENOUGH / 4, "only {deaths} creatures died in {compared} combats");
}

#[test]
fn a_payment_taps_what_is_tapped_then() {
    let (mut rng, mut scratch, mut compared) = (BotRng::seed_from_u64(8), Vec::new(), 0);
    for game in 0..60 {
        let decks = [0, 1].map(|side| READY_DECKS[(game * 3 + side * 7) % READY_DECKS.len()].deck());
        let mut duel = Duel::start(&Config::default(), &decks, &mut rng, &mut NoEvents);
        while let Stage::Awaiting(awaited) = duel.stage() {
            let seat = awaited.iter().next().unwrap();
            let before = duel.view(Viewer::Seat(seat));
            let action = duel.random_action(seat, &mut rng, &mut scratch).unwrap();
            duel.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
            let foretold = match action {
                Action::Cast(place) => before.payments.iter().find(|one| one.payee == atout_duel::Payee::Card(place)),
                _ => None,
            };
            // A spell with choices is paid later; one that cost nothing but mana and waits on the stack was paid now.
            let after = duel.view(Viewer::Seat(seat));
            let Some(foretold) = foretold.filter(|_| after.stack.len() == before.stack.len() + 1) else { continue };
            let is_tapped = |view: &View, slot| view.permanent(slot).is_none_or(|one| one.permanent.tapped);
            let tapped = |slot: &u8| is_tapped(&after, *slot) && !is_tapped(&before, *slot);
            assert!(foretold.taps.iter().all(tapped), "{action}: {foretold:?}");
            compared += 1;
        }
    }
    assert!(compared > 500, "{compared}");
}

#[test]
fn what_can_be_tapped_by_hand_is_what_the_rules_offer() {
    let (mut rng, mut scratch, mut compared) = (BotRng::seed_from_u64(9), Vec::new(), 0);
    for game in 0..12 {
        let decks = [0, 1].map(|side| READY_DECKS[(game * 3 + side * 7) % READY_DECKS.len()].deck());
        let mut duel = Duel::start(&Config::default(), &decks, &mut rng, &mut NoEvents);
        while let Stage::Awaiting(awaited) = duel.stage() {
            let seat = awaited.iter().next().unwrap();
            let view = duel.view(Viewer::Seat(seat));
            assert!(duel.view(Viewer::Seat(seat.next(2))).mana_sources.is_empty(), "only for the seat that decides");
            let mut foretold: Vec<Action> = Vec::new();
            for source in &view.mana_sources {
                let colours = source.colours.iter().map(Some);
                let none = source.colours.is_empty().then_some(None);
                foretold.extend(colours.chain(none).map(|colour| Action::Tap(source.slot, colour)));
            }
            foretold.sort();
            let mut by_hand = duel.clone();
            let mut offered = Vec::new();
            if matches!(view.asked, Asked::Priority(_))
                && by_hand.apply(seat, &Action::ByHand, &mut rng, &mut NoEvents).is_ok()
            {
                by_hand.actions(seat, &mut offered);
                offered.retain(|action| matches!(action, Action::Tap(..)));
            }
            assert_eq!(foretold, offered);
            compared += usize::from(!offered.is_empty());
            let action = duel.random_action(seat, &mut rng, &mut scratch).unwrap();
            duel.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        }
    }
    assert!(compared > 300, "{compared}");
}

#[test]
fn damage_that_is_not_divided_by_hand_is_divided_as_foretold() {
    let (mut rng, mut scratch, mut compared) = (BotRng::seed_from_u64(10), Vec::new(), 0);
    for game in 0.. {
        if compared >= 60 {
            break;
        }
        let decks = [0, 1].map(|side| READY_DECKS[(game * 3 + side * 7) % READY_DECKS.len()].deck());
        let mut duel = Duel::start(&Config::default(), &decks, &mut rng, &mut NoEvents);
        while let Stage::Awaiting(awaited) = duel.stage() {
            let seat = awaited.iter().next().unwrap();
            let view = look(&duel);
            if let (Asked::Assign(attacker), Some((shares, left))) = (view.asked, &view.default_shares) {
                let force = view.permanent(attacker).unwrap().force;
                assert_eq!(shares.iter().map(|(_, n)| n).sum::<i16>() + left, force, "all of it: {view:?}");
                let (mut by_default, mut by_hand) = (duel.clone(), duel.clone());
                by_default.apply(seat, &Action::Done, &mut rng.clone(), &mut NoEvents).unwrap();
                while let (Asked::Assign(now), Some((blocker, ..))) = (look(&by_hand).asked, look(&by_hand).share)
                    && now == attacker
                {
                    let n = shares.iter().find(|(slot, _)| *slot == blocker).unwrap().1;
                    by_hand.apply(seat, &Action::Assign(n as u8), &mut rng.clone(), &mut NoEvents).unwrap();
                }
                assert_eq!(look(&by_default), look(&by_hand));
                compared += 1;
            }
            let action = duel.random_action(seat, &mut rng, &mut scratch).unwrap();
            duel.apply(seat, &action, &mut rng, &mut NoEvents).unwrap();
        }
    }
}
