//! Boards and choices that are put together from changes equal those that are made from scratch, at every step of random
//! games of every game, for every viewer and in both languages. This fails if a part of a board forgets something that it
//! is made of.

use atout_bots::Programs;
use atout_catalog::{Drawing, ScreenMemory, Table};
use atout_core::{Lang, Names, Seat, Seed, Stage, Undisturbed, Viewer};
use atout_web::wire::{Learn, UpdateReader};
use serde_json::{Value, json};

/// One browser, which gets nothing but changes.
struct Browser {
    viewer: Viewer,
    lang: Lang,
    memory: ScreenMemory,
    reader: UpdateReader,
    has_joined: bool,
}

impl Browser {
    fn new(viewer: Viewer, lang: Lang) -> Browser {
        Browser { viewer, lang, memory: ScreenMemory::default(), reader: UpdateReader::default(), has_joined: false }
    }

    fn acting(&self, table: &dyn Table) -> Option<Seat> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        table.stage().awaited().contains(seat).then_some(seat)
    }

    /// Draws what has changed. Returns the whole frame that the browser shows then.
    fn update(&mut self, table: &dyn Table, names: &Names) -> Value {
        let drawing = table.draw(self.viewer, self.acting(table), names, self.lang, &mut self.memory);
        let from = self.has_joined.then_some(0);
        self.has_joined = true;
        self.reader.read(&message(&drawing, from)).expect("every part and choice was sent")
    }
}

fn message(drawing: &Drawing, from: Option<u64>) -> Value {
    let learn = Learn(drawing.learn.clone());
    let (parts, choices, shortcuts) = (&drawing.parts, &drawing.choices, &drawing.shortcuts);
    let mut message =
        json!({ "version": 0, "parts": parts, "learn": learn, "choices": choices, "shortcuts": shortcuts });
    if let Some(from) = from {
        message["from"] = json!(from);
    }
    message
}

fn check(browser: &Browser, shown: &Value, table: &dyn Table, names: &Names) {
    let (viewer, lang, version) = (browser.viewer, browser.lang, table.version());
    let html = table.board(viewer, names, lang);
    let shown_html = shown["html"].as_str().unwrap();
    if shown_html != html {
        let at = html.bytes().zip(shown_html.bytes()).take_while(|(a, b)| a == b).count();
        let around = |text: &str| text.get(at.saturating_sub(150)..(at + 100).min(text.len())).map(str::to_owned);
        panic!(
            "{} at version {version} as {viewer:?} sees it:\n{:?}\ninstead of\n{:?}",
            table.game(),
            around(shown_html),
            around(&html)
        );
    }
    let choices = browser.acting(table).map(|seat| table.choices(seat, names, lang)).unwrap_or_default();
    assert_eq!(shown["choices"], json!(choices), "{} at version {version}", table.game());
    let shortcuts = browser.acting(table).map(|seat| table.shortcuts(seat, names, lang)).unwrap_or_default();
    assert_eq!(shown["shortcuts"], json!(shortcuts), "{} at version {version}", table.game());
}

/// Longer games repeat themselves.
const MOST: u64 = 250;

/// Plays at random, one game in three of seats that leave, and compares everything after every move.
pub(crate) fn play(game: &str, config: &Value, seed: u64) {
    let entry = atout_catalog::find(game).unwrap();
    let mut table = entry.start(&entry.check(config).unwrap(), &[], Seed::from(seed)).unwrap();
    let names =
        Names::new(["Ada", "Bob <=face3>", "Cléo", "Dora", "Emil", "Fay", "Gus", "Hal"].map(str::to_owned).to_vec());
    let seats = Seat::all(table.n_seats()).map(Viewer::Seat);
    let viewers: Vec<Viewer> = seats.chain([Viewer::Spectator, Viewer::Everything]).collect();
    let langs = [Lang::En, Lang::Fr];
    let mut browsers: Vec<Browser> =
        viewers.into_iter().flat_map(|viewer| langs.map(|lang| Browser::new(viewer, lang))).collect();
    let random = "random".parse().unwrap();
    loop {
        for (n, browser) in browsers.iter_mut().enumerate() {
            // A browser that looks seldom gets several moves at once.
            if n % 3 == 0 && table.version() % 4 != 0 && table.outcome().is_none() {
                continue;
            }
            let shown = browser.update(&*table, &names);
            check(browser, &shown, &*table, &names);
        }
        let Stage::Awaiting(awaited) = table.stage() else { break };
        if table.version() > MOST {
            break;
        }
        let seat = awaited.iter().nth(table.version() as usize % awaited.len()).unwrap();
        if seed.is_multiple_of(3) && table.version() == 40 {
            table.play(seat, "resign").unwrap();
            continue;
        }
        let row = table.bot_task(seat, &random, &Programs::NONE).unwrap()(&Undisturbed).unwrap();
        match row.as_slice() {
            [only] => table.play(seat, only).unwrap(),
            row => table.play_row(seat, row).unwrap(),
        }
    }
}

#[test]
fn stones_from_changes_equal_stones_from_scratch() {
    for (n, claims) in ["auto", "after_play", "start_of_turn"].into_iter().enumerate() {
        for tactics in [false, true] {
            play("stones", &json!({ "claims": claims, "tactics": tactics }), 2 * n as u64 + u64::from(tactics));
        }
    }
    play("stones", &json!({ "colours": 8, "values": 10, "stones": 11, "hand": 8, "tactics": true }), 5);
}

#[test]
fn kitty_from_changes_equals_kitty_from_scratch() {
    let configs = [
        json!({ "life": 10 }),
        json!({ "players": 2, "width": 4, "height": 4, "steps": 16, "life": 20 }),
        json!({ "players": 8, "teams": "4v4", "classes": "choose", "hand": 10, "life": 10 }),
        json!({ "players": 3, "width": 5, "height": 20, "redeal_when_stuck": true, "life": 10 }),
        json!({ "players": 6, "teams": "2v2v2", "classes": "random", "classic": true, "width": 17, "height": 6, "life": 10 }),
    ];
    for (seed, config) in (0..).zip(configs) {
        play("kitty", &config, seed);
    }
}

#[test]
fn spire_from_changes_equals_spire_from_scratch() {
    let configs = [
        json!({ "life": 300 }),
        json!({ "players": 2, "life": 200, "floor": 3 }),
        json!({ "players": 2, "life": 20, "paths": 2, "difficulty": 10 }),
        json!({ "life": 999, "floor": 4, "paths": 1, "events": false }),
    ];
    for (seed, config) in (0..).zip(configs) {
        play("spire", &config, seed);
    }
}

#[test]
fn duel_from_changes_equals_duel_from_scratch() {
    for (seed, config) in (0..).zip([json!({}), json!({ "open_lists": true }), json!({ "life": 5, "mulligan": false })])
    {
        play("duel", &config, seed);
    }
}

/// Somebody who opens the page gets everything, and then the same changes as those who were there before.
#[test]
fn a_newcomer_and_the_others_go_on_with_the_same_changes() {
    // A climb of nine newcomers must not be over too soon.
    for (game, config) in
        [("stones", json!({})), ("kitty", json!({})), ("spire", json!({ "life": 300 })), ("duel", json!({}))]
    {
        let entry = atout_catalog::find(game).unwrap();
        let mut table = entry.start(&entry.check(&config).unwrap(), &[], Seed::from(7)).unwrap();
        let (names, viewer) = (Names::default(), Viewer::Seat(Seat::FIRST));
        let mut old = Browser::new(viewer, Lang::En);
        let mut readers = vec![UpdateReader::default()];
        while let Stage::Awaiting(awaited) = table.stage() {
            let from = (table.version() > 0).then_some(0);
            let changes = message(&table.draw(viewer, old.acting(&*table), &names, Lang::En, &mut old.memory), from);
            let shown: Vec<Value> = readers.iter_mut().map(|reader| reader.read(&changes).unwrap()).collect();
            shown.iter().for_each(|shown| check(&old, shown, &*table, &names));
            if table.version() % 5 == 3 && readers.len() < 9 {
                old.memory.expect_newcomer();
                let all = table.draw(viewer, old.acting(&*table), &names, Lang::En, &mut old.memory);
                let mut reader = UpdateReader::default();
                check(&old, &reader.read(&message(&all, None)).unwrap(), &*table, &names);
                readers.push(reader);
            }
            let seat = awaited.iter().next().unwrap();
            let row = table.bot_task(seat, &"random".parse().unwrap(), &Programs::NONE).unwrap()(&Undisturbed).unwrap();
            table.play(seat, &row[0]).unwrap();
        }
        assert_eq!(readers.len(), 9);
    }
}
