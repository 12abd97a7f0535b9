//! All pages, and the board of Border Stones: every legal action can be touched, nothing secret is shown, texts are
//! escaped and in the reader's language.

use atout_catalog::Table;
use atout_core::{Lang, Names, Outcome, Seat, SeatSet, Seed, Viewer};
use atout_web::wire::{Frame, ReplayStep, Standing, TableState};
use atout_web::{
    BuilderPage, DeckChoice, DeckChoices, DeckItem, DecksPage, Reader, TableForm, TableListItem, TablePage, Theme,
};
use serde_json::{Value, json};
use std::collections::{BTreeSet, HashSet};

fn names() -> Names {
    Names::new(vec!["Ada".to_owned(), "Bob".to_owned()])
}

fn reader(lang: Lang) -> Reader {
    Reader { lang, theme: Theme::Auto, path: "/".to_owned() }
}

fn configs() -> Vec<Value> {
    let claims = ["auto", "after_play", "start_of_turn"];
    claims
        .into_iter()
        .flat_map(|claims| [false, true].map(|tactics| json!({ "claims": claims, "tactics": tactics })))
        .collect()
}

/// Plays a random game of each config and shows every position to `look`.
fn walk(games: u64, mut look: impl FnMut(&dyn Table)) {
    let game = atout_catalog::find("stones").unwrap();
    for (n, config) in configs().iter().enumerate() {
        for seed in 0..games {
            let mut table = game.start(config, &[], Seed::from(seed * 100 + n as u64)).unwrap();
            while let Some(seat) = table.stage().awaited().iter().next() {
                look(&*table);
                let choices = table.choices(seat, &Names::default(), Lang::En);
                // Any fixed sequence of choices will do.
                let at = (table.version() as usize * 7 + seed as usize * 13 + 3) % choices.len();
                table.play(seat, &choices[at].action).unwrap();
            }
            look(&*table);
        }
    }
}

/// The ids of all things on a board, in its order.
fn ids(html: &str) -> Vec<&str> {
    html.split("data-id=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn everything_that_a_legal_action_touches_is_on_the_board() {
    walk(4, |table| {
        for seat in table.stage().awaited().iter() {
            let html = table.board(Viewer::Seat(seat), &names(), Lang::En);
            let shown: HashSet<&str> = ids(&html).into_iter().collect();
            for choice in table.choices(seat, &Names::default(), Lang::En) {
                for id in &choice.touch {
                    assert!(
                        id.starts_with("button:") || shown.contains(id.as_str()),
                        "{id} of {} is not on the board",
                        choice.action
                    );
                }
            }
        }
    });
}

#[test]
fn an_id_is_on_the_board_once() {
    walk(1, |table| {
        let html = table.board(Viewer::Everything, &names(), Lang::En);
        let mut ids = ids(&html);
        let n = ids.len();
        ids.sort_unstable();
        ids.dedup();
        assert_eq!(ids.len(), n, "an id stands twice on the board");
    });
}

#[test]
fn no_board_shows_a_hand_that_its_viewer_may_not_see() {
    walk(2, |table| {
        let whole = table.view(Viewer::Everything);
        for hidden in [Seat::FIRST, Seat::SECOND] {
            for viewer in [Viewer::Seat(hidden.other()), Viewer::Spectator] {
                let html = table.board(viewer, &names(), Lang::En);
                let hand = whole["hands"][hidden.index()]["cards"].as_array().unwrap();
                for card in hand.iter().filter_map(Value::as_str) {
                    assert!(
                        !ids(&html).contains(&format!("card:{card}").as_str()),
                        "{card} of seat {hidden} is shown to {viewer:?}"
                    );
                    assert!(
                        !html.contains(&format!("stones-{card}.svg")),
                        "the picture of {card} is shown to {viewer:?}"
                    );
                }
            }
        }
    });
}

#[test]
fn every_picture_that_a_board_names_is_served() {
    let mut files = std::collections::BTreeSet::new();
    walk(1, |table| {
        let html = table.board(Viewer::Everything, &names(), Lang::En);
        files.extend(html.split("/assets/").skip(1).filter_map(|rest| rest.split('"').next().map(str::to_owned)));
    });
    assert!(files.len() > 50);
    for file in files {
        assert_eq!(atout_catalog::asset(&file).map(|asset| asset.media_type), Some("image/svg+xml"), "{file}");
    }
    assert!(atout_catalog::asset("atout.css").is_some() && atout_catalog::asset("atout.js").is_some());
    assert!(atout_catalog::asset("../Cargo.toml").is_none());
}

fn frame(table: &dyn Table, names: &Names, lang: Lang) -> Frame {
    let standing = Standing {
        state: TableState::Playing,
        status: lang.pick("Your turn", "À vous de jouer").to_owned(),
        yours: true,
        seat: Some(Seat::FIRST),
        asked: Some(0),
        resign: Some(Seat::FIRST),
        turn: None,
        cover: None,
        verdict: None,
        story: None,
        result: None,
        pace: None,
        commitment: "5ea1".to_owned(),
    };
    Frame {
        version: table.version(),
        html: table.board(Viewer::Seat(Seat::FIRST), names, lang),
        choices: table.choices(Seat::FIRST, &Names::default(), lang),
        shortcuts: Vec::new(),
        standing,
        log: table.log(Viewer::Seat(Seat::FIRST), None, names, lang),
        full: true,
    }
}

fn all_pages(lang: Lang, names: &Names) -> Vec<(&'static str, String)> {
    let game = atout_catalog::find("stones").unwrap();
    let (reader, config) = (reader(lang), json!({ "tactics": true }));
    let table = game.start(&config, &[], Seed::from(3)).unwrap();
    let info = game.info();
    let games = atout_catalog::infos();
    let about = TablePage { game: &info, id: "t1", names, config: &config, daily: None };
    let html = table.board(Viewer::Everything, names, lang);
    let step = ReplayStep {
        at: 0,
        of: 9,
        html,
        lines: Vec::new(),
        beats: Vec::new(),
        viewer: "all".to_owned(),
        log: Vec::new(),
        stops: vec![0, 9],
    };
    let chronicle = [atout_core::Chapter { title: names.all()[0].clone(), lines: vec![names.all()[0].clone()] }];
    let tables = [TableState::Playing, TableState::Over].map(|state| TableListItem {
        id: "t1".to_owned(),
        game: "stones".to_owned(),
        names: names.clone(),
        state,
        version: 12,
        changed: 0,
        age: 7_300,
        yours: true,
        outcome: Some(Outcome::won(SeatSet::of(Seat::FIRST), 2)),
    });
    let [name, value] = [names.all()[0].clone(), "own:1".to_owned()];
    let own = vec![DeckChoice { value, colours: name.clone(), idea: name.clone(), name }];
    let decks = DeckChoices { ready: own.clone(), own };
    let form = TableForm { problem: Some(names.all()[0].clone()), ..TableForm::default() };
    let mut pages = vec![
        ("home", atout_web::home(&reader, &games, &tables)),
        ("setup", atout_web::table_form(&reader, &info, &form, Some(&decks))),
        ("table", atout_web::table(&reader, &about, &frame(&*table, names, lang))),
        ("replay", atout_web::replay(&reader, &about, &step, &names.all()[0], &chronicle)),
        ("saved", atout_web::saved(&reader, &games, &tables, Some(&names.all()[0]))),
        (
            "rules",
            atout_web::rules(
                &reader,
                &info,
                &game.rules(&config, lang),
                &game.figures(&config, lang),
                &game.gallery(&config, lang),
            ),
        ),
        ("problem", atout_web::problem(&reader, 404, &names.all()[0])),
    ];
    pages.extend(deck_pages(&reader, &names.all()[0]));
    pages
}

/// The pages about decks, with a deck of this name.
fn deck_pages(reader: &Reader, name: &str) -> [(&'static str, String); 2] {
    let game = atout_catalog::find("duel").unwrap();
    let (lang, info, building) = (reader.lang, game.info(), game.decks().unwrap());
    let config = game.check(&json!({})).unwrap();
    let draft = building.open_setup(&config, &game.ready_setups()[0].setup).unwrap();
    let item = |format: Option<&str>| DeckItem {
        id: "d1".to_owned(),
        name: name.to_owned(),
        idea: Some(name.to_owned()),
        format: format.map(str::to_owned),
        colours: DeckItem::no_colours(),
        counts: vec![name.to_owned()],
    };
    let (own, ready) = ([item(None)], [item(Some("basic"))]);
    let list = DecksPage { game: &info, format_option: "format", own: &own, ready: &ready };
    let cards = building.cards(&config, lang).unwrap();
    let builder = BuilderPage {
        game: &info,
        format_option: "format",
        format: "constructed",
        id: Some("d1"),
        name,
        list: &draft.list(),
        sheet: &draft.sheet(lang),
        // The search knows the names of both languages: a few cards say as much about the page.
        cards: &cards[..3],
        colours: &building.colours(lang),
        types: &building.types(lang),
        max_copies: 100,
        max_name: 60,
        problem: Some(name),
    };
    [("decks", atout_web::decks(reader, &list)), ("deck builder", atout_web::deck_builder(reader, &builder))]
}

#[test]
fn every_picture_of_the_rules_stands_below_a_section() {
    // The options with which all sections and pictures are there.
    let options =
        [("stones", json!({ "claims": "after_play", "tactics": true })), ("kitty", json!({ "classes": "choose" }))];
    for (id, options) in options {
        let game = atout_catalog::find(id).unwrap();
        for config in [game.check(&json!({})).unwrap(), game.check(&options).unwrap()] {
            for lang in Lang::ALL {
                let sections: Vec<&str> = game.rules(&config, lang).iter().map(|section| section.id).collect();
                let unique: BTreeSet<&str> = sections.iter().copied().collect();
                assert!(unique.len() == sections.len() && !unique.contains(""), "{id}: {sections:?}");
                let figures = game.figures(&config, lang);
                assert!(figures.iter().all(|figure| sections.contains(&figure.section)), "{id}: {sections:?}");
            }
        }
        let n_figures = game.figures(&game.check(&options).unwrap(), Lang::En).len();
        assert_eq!(n_figures, if id == "stones" { 2 } else { 3 }, "{id}: a position of a picture is refused");
    }
}

#[test]
fn names_cannot_smuggle_markup() {
    let evil =
        Names::new(vec!["</script><script>alert(1)</script>".to_owned(), "\"><img src=x onerror=alert(2)>".to_owned()]);
    for (page, html) in all_pages(Lang::En, &evil) {
        assert!(!html.contains("<script>alert"), "{page}");
        assert!(!html.contains("<img src=x"), "{page}");
        assert!(!html.contains("</script><script>"), "{page}");
    }
}

#[test]
fn no_page_has_inline_script_or_style() {
    for (page, html) in all_pages(Lang::En, &names()) {
        assert!(!html.contains(" style=") && !html.contains("<style"), "{page}");
        assert!(!html.contains(" onclick=") && !html.contains("javascript:"), "{page}");
        let scripts = html.matches("<script").count();
        let known = html.matches("<script type=\"application/json\"").count()
            + html.matches("<script type=\"module\" src=").count();
        assert_eq!(scripts, known, "{page}");
    }
}

#[test]
fn a_french_page_speaks_french_only() {
    let english = [
        "Play now",
        "Set up",
        "Rules",
        "Start the game",
        "Unseen",
        "stone ",
        "stones<",
        "Log<",
        "Cancel",
        "Home<",
        "Seat ",
        "Your games",
        "Replays",
        "clan deck",
        "cards left",
        "in hand",
        "Skip to",
        "Language",
        "Download",
        "Fair",
        "Your hand",
    ];
    for (page, html) in all_pages(Lang::Fr, &names()) {
        assert!(html.contains("<html lang=\"fr\""), "{page}");
        for word in english {
            assert!(!html.contains(word), "the French page `{page}` says `{word}`");
        }
    }
}

#[test]
fn the_pages_of_both_languages_are_well_formed() {
    for lang in Lang::ALL {
        for (page, html) in all_pages(lang, &names()) {
            for tag in ["div", "section", "main", "header", "form", "ol", "ul", "button", "span", "dialog", "aside"] {
                let (opened, closed) = (
                    html.matches(&format!("<{tag}>")).count() + html.matches(&format!("<{tag} ")).count(),
                    html.matches(&format!("</{tag}>")).count(),
                );
                assert_eq!(opened, closed, "<{tag}> in {page}");
            }
            assert_eq!(html.matches("<h1").count(), 1, "one first heading in {page}");
        }
    }
}

#[test]
fn every_game_has_its_style_sheet_its_back_and_its_hero_picture() {
    for game in atout_catalog::games() {
        for (file, media_type) in
            [(".css", "text/css; charset=utf-8"), ("-back.svg", "image/svg+xml"), ("-hero.svg", "image/svg+xml")]
        {
            let name = format!("{}{file}", game.id());
            assert_eq!(atout_catalog::asset(&name).map(|asset| asset.media_type), Some(media_type), "{name}");
        }
    }
}

#[test]
fn pages_of_a_game_link_its_style_sheet_after_the_shared_one() {
    for (page, html) in all_pages(Lang::En, &names()) {
        let shared = html.find("/assets/atout.css").unwrap();
        match (page, html.find("/assets/stones.css")) {
            ("home" | "table" | "replay" | "rules", own) => assert!(own.unwrap() > shared, "{page}"),
            (_, own) => assert_eq!(own, None, "{page}"),
        }
        assert_eq!(html.contains("/assets/kitty.css"), page == "home", "{page}");
    }
}

/// A straight apostrophe between two letters, with some text around it. What is only searched for keeps its own.
fn straight_apostrophe(html: &str) -> Option<String> {
    let searched = |piece: &str| piece.split_once('"').map_or_else(String::new, |(_, rest)| rest.to_owned());
    let mut pieces = html.split("data-find=\"");
    let html: String = pieces.next().map(str::to_owned).into_iter().chain(pieces.map(searched)).collect();
    let letters: Vec<char> = html.chars().collect();
    let is_word = |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphanumeric());
    let at = (1..letters.len()).find(|&at| letters[at] == '\'' && is_word(at - 1) && is_word(at + 1))?;
    Some(letters[at.saturating_sub(40)..(at + 40).min(letters.len())].iter().collect())
}

#[test]
fn apostrophes_are_typographic() {
    for lang in Lang::ALL {
        let reader = reader(lang);
        let mut pages: Vec<(String, String)> =
            all_pages(lang, &names()).into_iter().map(|(page, html)| (page.to_owned(), html)).collect();
        for game in atout_catalog::games() {
            let (info, config) = (game.info(), game.check(&json!({})).unwrap());
            let page = |name: &str| format!("{name} of {}", game.id());
            pages.push((page("setup"), atout_web::table_form(&reader, &info, &TableForm::default(), None)));
            let (sections, cards) = (game.rules(&config, lang), game.gallery(&config, lang));
            let rules = atout_web::rules(&reader, &info, &sections, &game.figures(&config, lang), &cards);
            pages.push((page("rules"), rules));
            let mut table = game.start(&config, &[], Seed::from(1)).unwrap();
            // Some hundred boards, questions and labels; any fixed sequence of choices will do.
            for n in 0..150 {
                let Some(seat) = table.stage().awaited().iter().next() else { break };
                let choices = table.choices(seat, &names(), lang);
                pages.push((page("choices"), json!(choices).to_string()));
                pages.push((page("board"), table.board(Viewer::Seat(seat), &names(), lang)));
                table.play(seat, &choices[n * 7 % choices.len()].action).unwrap();
            }
            let log: Vec<String> =
                table.log(Viewer::Everything, None, &names(), lang).into_iter().map(|line| line.text).collect();
            pages.push((page("log"), log.join("\n")));
        }
        let found: BTreeSet<(String, String)> =
            pages.into_iter().filter_map(|(page, html)| Some((page, straight_apostrophe(&html)?))).collect();
        assert!(found.is_empty(), "{lang}: {found:#?}");
    }
}
