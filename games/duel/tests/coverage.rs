//! Ten thousand random duels in which everything happens: every card resolves twenty times, every token comes into play,
//! every triggered and every activated ability resolves.
//!
//! Not here: the full conformance suite, which is slower (`conformance.rs`).

use atout_core::testkit::Conformance;
use atout_core::{Audience, BotRng, EventSink, Game, SeedableRng, Stage, Viewer};
use atout_duel::{CardDef, Config, Duel, Event, Part, Pool};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// How often every card must resolve.
const TIMES: u32 = 20;
/// Duels, if the variable `DUELS` does not say another number.
const DUELS: u64 = 10_000;

/// How often something happened.
struct Tally {
    pool: &'static Pool,
    /// By the number of a card: it resolved, was played as a land or came into play as a token.
    cards: Vec<u32>,
    /// By the number of a card and of its ability.
    triggers: Vec<Vec<u32>>,
    activated: Vec<Vec<u32>>,
    actions: u64,
}

impl Tally {
    fn new() -> Tally {
        let pool = Config::default().content.get();
        let zeros = |n: fn(&CardDef) -> usize| pool.cards.iter().map(|card| vec![0; n(card)]).collect();
        Tally {
            pool,
            cards: vec![0; pool.cards.len()],
            triggers: zeros(|card| card.entry.triggers.len()),
            activated: zeros(|card| card.entry.activated.len()),
            actions: 0,
        }
    }

    fn count(&mut self, event: &Event) {
        match event {
            Event::Resolved { card, part, .. } => {
                // An ability may be a token's.
                let number = self.pool.find(&card.id).or_else(|| self.pool.find_token(&card.id)).unwrap();
                let number = usize::from(number);
                match *part {
                    Part::Spell => self.cards[number] += 1,
                    Part::Trigger(n) => self.triggers[number][usize::from(n)] += 1,
                    Part::Activated(n) => self.activated[number][usize::from(n)] += 1,
                }
            }
            Event::PlayedLand { card, .. } => self.cards[usize::from(self.pool.find(&card.id).unwrap())] += 1,
            Event::Entered { card, token: true, .. } => {
                self.cards[usize::from(self.pool.find_token(&card.id).unwrap())] += 1;
            }
            _ => {}
        }
    }

    fn add(&mut self, other: &Tally) {
        let add = |sum: &mut [u32], more: &[u32]| sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        add(&mut self.cards, &other.cards);
        self.triggers.iter_mut().zip(&other.triggers).for_each(|(sum, more)| add(sum, more));
        self.activated.iter_mut().zip(&other.activated).for_each(|(sum, more)| add(sum, more));
        self.actions += other.actions;
    }

    /// Everything that is counted: what it is, how often it happened, how often it must.
    fn lines(&self) -> Vec<(u32, u32, String)> {
        let mut lines = Vec::new();
        for (number, card) in self.pool.cards.iter().enumerate() {
            let (what, least) = if card.is_token { ("token", 1) } else { ("card", TIMES) };
            lines.push((self.cards[number], least, format!("{what} {}", card.id)));
            for (what, counts) in [("trigger", &self.triggers[number]), ("ability", &self.activated[number])] {
                let line = |(n, &count): (usize, &u32)| (count, 1, format!("{what} {n} of {}", card.id));
                lines.extend(counts.iter().enumerate().map(line));
            }
        }
        lines.sort();
        lines
    }
}

impl EventSink<Duel> for Tally {
    fn emit(&mut self, audience: Audience, event: impl FnOnce() -> Event) {
        if audience.includes(Viewer::Everything) {
            self.count(&event());
        }
    }
}

/// A random duel with random decks, as the conformance suite draws them.
fn play(seed: u64, tally: &mut Tally) {
    let mut rng = BotRng::seed_from_u64(seed);
    let config = Duel::random_config(&mut rng);
    let decks = [Duel::random_setup(&config, &mut rng), Duel::random_setup(&config, &mut rng)];
    let mut duel = Duel::start(&config, &decks, &mut rng, tally);
    let mut scratch = Vec::new();
    while let Stage::Awaiting(seats) = duel.stage() {
        let seat = seats.iter().next().expect("somebody is asked");
        let action = duel.random_action(seat, &mut rng, &mut scratch).expect("something can be done");
        duel.apply(seat, &action, &mut rng, tally).unwrap();
        tally.actions += 1;
    }
    duel.check_cards().unwrap_or_else(|wrong| panic!("seed {seed}: {wrong}"));
}

#[test]
fn everything_happens_in_ten_thousand_random_duels() {
    let n = std::env::var("DUELS").ok().and_then(|n| n.parse().ok()).unwrap_or(DUELS);
    let (next, all) = (AtomicU64::new(0), Mutex::new(Tally::new()));
    let work = || {
        let mut tally = Tally::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= n {
                break all.lock().unwrap().add(&tally);
            }
            play(seed, &mut tally);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| _ = scope.spawn(work)));
    let tally = all.into_inner().unwrap();
    let lines = tally.lines();
    println!("{n} duels, {} actions each; the rarest things:", tally.actions / n);
    lines.iter().take(25).for_each(|(count, _, what)| println!("{count:6} {what}"));
    let missing: Vec<String> = lines
        .iter()
        .filter(|(count, least, _)| count < least)
        .map(|(count, least, what)| format!("{what}: {count} instead of {least} times"))
        .collect();
    assert!(missing.is_empty(), "too rare in {n} duels:\n{}", missing.join("\n"));
}
