//! Measures games: length, causes of falls, deciding cards, winners. `MEASURED.md` has the tables.
//!
//! `cargo run --release -p atout-kitty --example measure -- [GAMES] [random|heuristic|alone] [CONFIG AS JSON]`
//! `alone` is one heuristic among random players.

mod options;

use atout_core::{Audience, BotRng, EventSink, Game, HasPolicy, Policy, Scratch, Seat, SeedableRng, Stage};
use atout_kitty::{Card, Class, Config, EffectResult, Entity, Event, FallCause, Kitty};
use std::collections::BTreeMap;
use std::time::Instant;

type Anything = Box<dyn std::error::Error>;

fn main() -> Result<(), Anything> {
    let mut args = std::env::args().skip(1);
    let games: u64 = args.next().as_deref().unwrap_or("2000").parse()?;
    let who = match args.next().as_deref() {
        Some("heuristic") => Players::Heuristic,
        Some("alone") => Players::Alone,
        _ => Players::Random,
    };
    let config = options::config(args.next().as_deref().unwrap_or("{}"))?;
    let started = Instant::now();
    let mut all = Total::default();
    for seed in 0..games {
        all.add(&play(&config, who, seed)?);
    }
    println!("{}", serde_json::to_string(&config)?);
    all.print();
    println!("{:.1} s", started.elapsed().as_secs_f64());
    Ok(())
}

/// Who plays.
#[derive(Clone, Copy, PartialEq)]
enum Players {
    Random,
    Heuristic,
    /// One heuristic among random players, in every seat equally often.
    Alone,
}

/// A finished game and its statistics.
struct FinishedGame {
    end: Kitty,
    stats: GameStats,
}

fn play(config: &Config, who: Players, seed: u64) -> Result<FinishedGame, Anything> {
    let mut rng = BotRng::seed_from_u64(seed);
    let mut state = Kitty::dealt(config, &mut rng).map_err(|error| error.to_string())?;
    let (mut stats, mut scratch) = (GameStats::default(), Scratch::default());
    let policy = <Kitty as HasPolicy>::Policy::default();
    while let Stage::Awaiting(seats) = state.stage() {
        let before = state;
        stats.count_cards(&before);
        for seat in seats.iter() {
            let is_alone = who == Players::Alone && seed % u64::from(config.players) == seat.index() as u64;
            let action = match who == Players::Heuristic || is_alone {
                true => {
                    let seen = before.sample(seat, &mut rng);
                    seen.actions(seat, &mut scratch.actions);
                    policy.score(&seen, seat, &scratch.actions, &mut scratch.scores);
                    let scored = scratch.scores.iter().zip(&scratch.actions);
                    scored.max_by(|a, b| a.0.total_cmp(b.0)).map(|(_, action)| *action)
                }
                false => before.random_action(seat, &mut rng, &mut scratch.actions),
            };
            let action = action.ok_or("nothing to do")?;
            state.apply(seat, &action, &mut rng, &mut stats).map_err(|refused| format!("{refused:?}"))?;
        }
    }
    stats.alone = (who == Players::Alone)
        .then(|| Seat::all(config.n_players()).nth(seed as usize % config.n_players()))
        .flatten();
    Ok(FinishedGame { end: state, stats })
}

/// Counts over one game.
#[derive(Default)]
struct GameStats {
    /// Healing and extra mana that each card brought to each player.
    healed: [[i64; Card::COUNT]; Seat::MAX],
    extra: [[i64; Card::COUNT]; Seat::MAX],
    /// Extra generation so far, by card.
    gained: [[i64; Card::COUNT]; Seat::MAX],
    falls: Vec<(Seat, FallCause)>,
    plays: [u64; Card::COUNT],
    /// Cards in hand and in draw piles, summed over the turns after the tenth.
    held: [u64; Card::COUNT],
    piled: [u64; Card::COUNT],
    /// The seat of the heuristic that plays alone among random players.
    alone: Option<Seat>,
}

impl EventSink<Kitty> for GameStats {
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        if audience != Audience::Everyone {
            return;
        }
        match event() {
            Event::Played { by, card, results, .. } => self.note(by, card, &results),
            Event::Fell { seat, cause, .. } => self.falls.push((seat, cause)),
            Event::Turn { .. } => {
                for (extra, gained) in self.extra.iter_mut().flatten().zip(self.gained.iter().flatten()) {
                    *extra += gained;
                }
            }
            _ => {}
        }
    }
}

impl GameStats {
    fn count_cards(&mut self, state: &Kitty) {
        if state.turn() <= 10 {
            return;
        }
        for seat in state.living().players().iter().filter_map(Entity::seat) {
            let player = state.player(seat);
            player.hand.cards().for_each(|card| self.held[card as usize] += 1);
            player.draw.cards().for_each(|card| self.piled[card as usize] += 1);
        }
    }

    fn note(&mut self, by: Entity, card: Card, results: &[EffectResult]) {
        if by.seat().is_some() {
            self.plays[card as usize] += 1;
        }
        for result in results {
            match *result {
                EffectResult::Life { who, by, .. } if by > 0 => {
                    if let Some(seat) = who.seat() {
                        self.healed[seat.index()][card as usize] += i64::from(by);
                    }
                }
                EffectResult::Generation { who, by, .. } => {
                    if let Some(seat) = who.seat() {
                        self.gained[seat.index()][card as usize] += i64::from(by);
                    }
                }
                _ => {}
            }
        }
    }
}

#[derive(Default)]
struct Total {
    games: u64,
    turns: Vec<u16>,
    causes: BTreeMap<String, u64>,
    falls: u64,
    /// Games in which somebody fell for this reason.
    walled: u64,
    decided: BTreeMap<Card, u64>,
    plays: [u64; Card::COUNT],
    held: [u64; Card::COUNT],
    piled: [u64; Card::COUNT],
    ends: BTreeMap<String, u64>,
    by_seat: [u64; Seat::MAX],
    /// Games and wins of each class, and of each class against each other one.
    by_class: BTreeMap<Class, (u64, u64)>,
    duels: BTreeMap<(Class, Class), (u64, f64)>,
    by_side: BTreeMap<usize, u64>,
    /// Wins of a heuristic alone among random players.
    alone: u64,
}

impl Total {
    fn add(&mut self, played: &FinishedGame) {
        let Stage::Over(outcome) = played.end.stage() else { return };
        self.games += 1;
        self.turns.push(played.end.turn());
        for (_, cause) in &played.stats.falls {
            self.falls += 1;
            let name = match cause {
                FallCause::Walled => "walled in".to_owned(),
                FallCause::Card { card, friend: false, .. } => format!("{card}"),
                FallCause::Card { card, friend: true, .. } => format!("{card} of a friend"),
                FallCause::Storm => "storm".to_owned(),
                FallCause::Left { why } => why.word().to_owned(),
            };
            *self.causes.entry(name).or_default() += 1;
        }
        self.walled += u64::from(played.stats.falls.iter().any(|(_, cause)| *cause == FallCause::Walled));
        self.plays.iter_mut().zip(played.stats.plays).for_each(|(sum, n)| *sum += n);
        self.held.iter_mut().zip(played.stats.held).for_each(|(sum, n)| *sum += n);
        self.piled.iter_mut().zip(played.stats.piled).for_each(|(sum, n)| *sum += n);
        let end = atout_core::Game::view(&played.end, atout_core::Viewer::Spectator).end;
        *self.ends.entry(format!("{end:?}")).or_default() += 1;
        outcome.winners.iter().for_each(|seat| self.by_seat[seat.index()] += 1);
        self.alone += u64::from(played.stats.alone.is_some_and(|seat| outcome.winners.contains(seat)));
        let side = |seat: Seat| played.end.config().side(seat);
        if let Some(winner) = outcome.winners.iter().next() {
            *self.by_side.entry(side(winner)).or_default() += 1;
        }
        let seats: Vec<Seat> = Seat::all(outcome.seats.into()).collect();
        for a in seats.iter().copied() {
            let class = |seat: Seat| played.end.player(seat).class;
            let (games, wins) = self.by_class.entry(class(a)).or_default();
            (*games, *wins) = (*games + 1, *wins + u64::from(outcome.winners.contains(a)));
            for b in seats.iter().copied().filter(|b| side(*b) != side(a) && class(*b) != class(a)) {
                let ahead = outcome.places[b.index()] as f64 - outcome.places[a.index()] as f64;
                let (games, won) = self.duels.entry((class(a), class(b))).or_default();
                (*games, *won) = (*games + 1, *won + 0.5 + 0.5 * if ahead == 0.0 { 0.0 } else { ahead.signum() });
            }
        }
        for card in Card::ALL {
            *self.decided.entry(card).or_default() += u64::from(decides(card, played));
        }
    }

    fn print(&mut self) {
        self.turns.sort_unstable();
        let at = |share: f64| self.turns[((self.turns.len() - 1) as f64 * share) as usize];
        let share = |n: u64, of: u64| format!("{:.1} %", 100.0 * n as f64 / of.max(1) as f64);
        println!("{} games, turns: median {}, 5–95 % {}–{}", self.games, at(0.5), at(0.05), at(0.95));
        self.ends.iter().for_each(|(end, n)| println!("  end {end}: {}", share(*n, self.games)));
        println!(
            "falls: {:.2} a game; a player was walled in in {} of games",
            self.falls as f64 / self.games as f64,
            share(self.walled, self.games)
        );
        self.causes.iter().for_each(|(cause, n)| println!("  {cause}: {}", share(*n, self.falls)));
        println!("cards: share of plays, decided games, how much likelier in hand than in the draw pile");
        let plays = self.plays.iter().sum();
        let among =
            |counts: &[u64; Card::COUNT], card| counts[card as usize] as f64 / counts.iter().sum::<u64>() as f64;
        for card in Card::ALL {
            println!(
                "  {card}: {} {} ×{:.2}",
                share(self.plays[card as usize], plays),
                share(self.decided[&card], self.games),
                among(&self.held, card) / among(&self.piled, card)
            );
        }
        let wins: Vec<String> = self.by_seat.iter().map(|n| share(*n, self.games)).collect();
        println!("wins by seat: {}", wins.join(" "));
        self.by_side.iter().for_each(|(side, n)| println!("  side {side}: {}", share(*n, self.games)));
        if self.alone > 0 {
            println!("wins of the heuristic alone: {}", share(self.alone, self.games));
        }
        if self.by_class.len() > 1 {
            self.by_class
                .iter()
                .for_each(|(class, (games, wins))| println!("  {class}: wins {}", share(*wins, *games)));
            for ((a, b), (games, won)) in self.duels.iter().filter(|((a, b), _)| a < b) {
                println!("  {a} ahead of {b}: {:.1} % of {games}", 100.0 * won / *games as f64);
            }
        }
    }
}

/// Did this card decide the game: did it make a player fall, or could the winner not have won without it?
fn decides(card: Card, played: &FinishedGame) -> bool {
    let caused = |cause: &FallCause| match (card, cause) {
        (Card::Stone, FallCause::Walled) => true,
        (Card::Puppy, FallCause::Card { friend, .. }) => *friend,
        (_, FallCause::Card { card: by, .. }) => *by == card,
        _ => false,
    };
    if played.stats.falls.iter().any(|(_, cause)| caused(cause)) {
        return true;
    }
    let Stage::Over(outcome) = played.end.stage() else { return false };
    outcome.winners.iter().any(|seat| {
        let (stats, counts) = (&played.end.player(seat).stats, &played.stats);
        match card {
            // Without the healing it would be dead, without the extra mana it could not have paid.
            Card::Panacea | Card::Balm => {
                let healed = counts.healed[seat.index()][card as usize];
                healed > 0 && healed >= i64::from(stats.life)
            }
            Card::Think | Card::Steal | Card::Chorus => {
                counts.extra[seat.index()][card as usize] > i64::from(stats.mana)
            }
            _ => false,
        }
    })
}
