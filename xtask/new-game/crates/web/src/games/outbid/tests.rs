//! The board on random games: what can be touched is there once, cues name what is there, and parts that are put together
//! give the same board as one drawn at once.

use crate::wire::UpdateReader;
use crate::{BoardInput, BoardMemory, HasCues, HasPictures};
use atout_core::testkit::each_position;
use atout_core::{Board, Cue, Lang, Match, Names, Seat, Viewer};
use atout_outbid::{Config, Outbid};
use serde_json::json;

const VIEWERS: [Viewer; 4] =
    [Viewer::Seat(Seat::FIRST), Viewer::Seat(Seat::SECOND), Viewer::Spectator, Viewer::Everything];

fn html(game: &Match<Outbid>, viewer: Viewer, lang: Lang) -> String {
    let (view, names) = (game.view(viewer), Names::new(vec!["Ada".into(), "Bob".into()]));
    BoardInput::<Outbid> { view: &view, newest_events: &|| Box::new(std::iter::empty()), viewer, names: &names, lang }
        .html()
}

fn times(html: &str, id: &str) -> usize {
    ["id", "zone", "origin"].iter().map(|name| html.matches(&format!("data-{name}=\"{id}\"")).count()).sum()
}

#[test]
fn what_can_be_touched_is_on_the_board_once() {
    each_position([Config::default()], 20, |game| {
        for seat in game.stage().awaited().iter() {
            let html = html(game, Viewer::Seat(seat), Lang::En);
            for thing in game.legal(seat).iter().flat_map(Outbid::touch) {
                assert_eq!(times(&html, &thing), 1, "{thing} in {html}");
            }
        }
    });
}

#[test]
fn cues_name_what_is_on_the_board() {
    each_position([Config::default()], 20, |game| {
        let Some(newest) = game.version().checked_sub(1) else { return };
        for viewer in VIEWERS {
            let html = html(game, viewer, Lang::Fr);
            let events = game.events_since(viewer, Some(newest));
            for cue in events
                .flat_map(|(_, event)| Outbid::beats(event, game.config(), viewer, Lang::Fr))
                .flat_map(|beat| beat.cues)
            {
                let ids = match cue {
                    Cue::Go { what, from, to } => [Some(what), from, Some(to)],
                    Cue::Note { at, .. } => [Some(at), None, None],
                    other => panic!("{other:?} is no cue of this game"),
                };
                ids.into_iter().flatten().for_each(|id| assert_eq!(times(&html, &id), 1, "{id} in {html}"));
            }
        }
    });
}

#[test]
fn a_board_made_of_changes_equals_one_made_at_once() {
    let mut browsers = VIEWERS.map(|viewer| (viewer, BoardMemory::default(), UpdateReader::default(), false));
    each_position([Config::default()], 3, |game| {
        for (viewer, memory, reader, has_joined) in &mut browsers {
            let (view, names) = (game.view(*viewer), Names::new(vec!["Ada".into(), "Bob".into()]));
            let none: &crate::NewestEvents<'_, Outbid> = &|| Box::new(std::iter::empty());
            let input = BoardInput::<Outbid> {
                view: &view,
                newest_events: none,
                viewer: *viewer,
                names: &names,
                lang: Lang::En,
            };
            let parts = input.changes(memory);
            let mut update = json!({ "version": 0, "parts": parts, "learn": {}, "choices": [] });
            if std::mem::replace(has_joined, true) {
                update["from"] = json!(0);
            }
            let shown = reader.read(&update);
            assert_eq!(shown.expect("every part was sent")["html"], html(game, *viewer, Lang::En));
        }
    });
}

#[test]
fn the_pictures_that_every_game_has_are_served() {
    for name in ["outbid-back.svg", "outbid-hero.svg"] {
        assert!(Outbid::picture(name).is_some_and(|picture| picture.starts_with(b"<svg")), "{name}");
    }
    assert!(Outbid::picture("outbid-nothing.svg").is_none());
}
