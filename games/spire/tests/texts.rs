//! The text of every card, skill and event, in both languages, as a file that somebody has read. After a change:
//! `BLESS=1 cargo test -p atout-spire --test all texts::`, then read what is different.

use atout_core::{Game, HasScenarios, Labels, Lang, Names, Rulebook, Seat, Viewer};
use atout_spire::{Action, Config, Spire};
use atout_testing::check_kept;
use serde_json::json;
use std::fmt::Write as _;
use std::path::Path;

fn all_texts(lang: Lang) -> String {
    let config = Config::default();
    let (tower, mut out) = (config.content.get(), String::new());
    for card in Spire::cards(&config, lang) {
        writeln!(out, "{}: {} — {}", card.id, card.name, card.text).unwrap();
    }
    for skill in &tower.skills {
        writeln!(out, "{}: {} — {}", skill.id, skill.name.get(lang), skill.text(lang)).unwrap();
    }
    for event in &tower.events {
        writeln!(out, "{}: {} — {}", event.id, event.name.get(lang), event.text.get(lang)).unwrap();
        let position = json!({ "phase": "event", "event": event.id, "players": [{ "deck": ["burden"] }] });
        let view = Spire::from_position(&config, &position).unwrap().view(Viewer::Seat(Seat::FIRST));
        for n in 0..event.options.len() {
            let label = Spire::label(&view, Seat::FIRST, &Action::Option(n as u8), &Names::default(), lang);
            writeln!(out, "    {label}").unwrap();
        }
    }
    for section in Spire::rules(&Config { players: 2, difficulty: 10, ..config }, lang) {
        writeln!(out, "{}\n    {}", section.title, section.paragraphs.join("\n    ")).unwrap();
    }
    out
}

#[test]
fn every_text_is_as_it_was_read() {
    for (lang, name) in [(Lang::En, "texts_en.txt"), (Lang::Fr, "texts_fr.txt")] {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(name);
        check_kept(file, &lang.typeset(all_texts(lang)));
    }
}
