//! What a game adds to the shared pages: the [`Page`] trait, and the generic functions that serve it.
//!
//! Not here: the implementations (`games/`) and the list of games (the catalogue).

use crate::assets::{Asset, CSS, SVG};
use crate::canvas::{BoardMemory, Canvas, Parts};
use crate::decks::DeckGame;
use atout_core::{Beat, CardHelp, Game, Lang, Names, Seat, Show, Text, Viewer};
use maud::Markup;
use std::borrow::Cow;

/// What a move looks like on the board. In `cues.rs` of a game.
pub trait HasCues: Game {
    /// How an event of a game of this config looks on the board, moment by moment. The sentences are added from the log.
    /// Empty if there is nothing to see.
    fn beats(event: &Self::Event, config: &Self::Config, viewer: Viewer, lang: Lang) -> Vec<Beat>;
}

/// The files of pictures. In `art.rs` of a game.
pub trait HasPictures: Game {
    /// A picture (SVG) by its file name. `ID-back.svg` (the back of a card) and `ID-hero.svg` (the wide picture of the
    /// home page) must exist; all names begin with `ID-`.
    fn picture(name: &str) -> Option<Cow<'static, [u8]>>;
}

/// Cards as pictures for the rules page. In `card.rs` of a game.
pub trait HasCardFaces: Game {
    /// A card of the rules page of this config; none if it has no picture.
    fn help_card(help: &CardHelp, config: &Self::Config) -> Option<Markup>;

    /// Cards with the same key form one row of the rules page and are shown without their texts. The default: every
    /// card is shown with its text.
    fn gallery_row(help: &CardHelp) -> Option<char> {
        let _ = help;
        None
    }
}

/// Examples on the rules page. In `figures.rs` of a game.
pub trait HasFigures: Game {
    /// The pictures of the rules page, drawn as on the board. The default: none.
    fn figures(config: &Self::Config, lang: Lang) -> Vec<Figure> {
        let _ = (config, lang);
        Vec::new()
    }
}

/// A game's own part of the pages; what has a file of its own is a trait of its own, so nothing is handed on.
pub trait Page: Show + HasCues + HasPictures + HasCardFaces + HasFigures {
    /// The game's style sheet. Its pages link it after the shared one, as `/assets/ID.css`.
    const STYLE: &'static str;

    /// What the page asks a player to do for each kind of thing on the board: `("stone", "choose a stone")`. The kind is
    /// what stands before the colon in [`Board::touch`]. Cards and buttons need no entry.
    const PROMPTS: &'static [(&'static str, Text)];

    /// How one reads the help of things on the board. The default names nothing of the game's own.
    const HELP_HINT: Text =
        Text::new("Point at or tap a card to read its help.", "Survolez ou touchez une carte pour lire son aide.");

    /// The options that the pages start from where they are not the defaults: "Play now", the form of a new game, the rules
    /// page and the game after the lesson. The default: none.
    const SUGGESTED: &'static [(&'static str, &'static str)] = &[];

    /// The board: its parts are drawn on the canvas, the text around them is returned. Everything that can be touched
    /// carries the id that [`Board::touch`] gives it: `data-id="card:R7"`.
    fn board(input: &BoardInput<'_, Self>, canvas: &mut Canvas<'_>) -> Markup;

    /// The label of an action with signs in place of words. The default: the words say it all.
    fn drawn_label(view: &Self::View, seat: Seat, action: &Self::Action, names: &Names, lang: Lang) -> Option<Markup> {
        let _ = (view, seat, action, names, lang);
        None
    }

    /// Deck building, in a game whose set-ups are decks. The default: none.
    fn decks() -> Option<&'static dyn DeckGame> {
        None
    }
}

/// Everything a board is made from. There is no state in it, so a board cannot show more than its viewer may see.
pub struct BoardInput<'a, G: Show> {
    /// What the viewer sees.
    pub view: &'a G::View,
    /// The events that the viewer has received, newest first, each with its version.
    pub newest_events: &'a NewestEvents<'a, G>,
    /// Who looks.
    pub viewer: Viewer,
    /// The players' names, by seat.
    pub names: &'a Names,
    /// The reader's language.
    pub lang: Lang,
}

impl<G: Page> BoardInput<'_, G> {
    /// The whole board as HTML.
    #[must_use]
    pub fn html(&self) -> String {
        G::board(self, &mut Canvas::whole()).into_string()
    }

    /// The parts of the board that the memory does not know; it knows them afterwards.
    #[must_use]
    pub fn changes(&self, memory: &mut BoardMemory) -> Parts {
        let mut canvas = Canvas::remembering(memory);
        let board = G::board(self, &mut canvas);
        canvas.finish(board)
    }
}

/// Starts over at the newest event each time it is called; no board needs the whole history.
pub type NewestEvents<'a, G> = dyn Fn() -> Box<dyn Iterator<Item = (u64, &'a <G as Game>::Event)> + 'a> + 'a;

/// A picture of the rules page.
pub struct Figure {
    /// The section that it stands below ([`RulesSection::id`](atout_core::RulesSection::id)).
    pub section: &'static str,
    /// The picture.
    pub picture: Markup,
    /// What it shows; empty if it says so itself.
    pub caption: String,
}

/// A card of the rules page.
pub struct GalleryCard {
    /// Its name and text.
    pub help: CardHelp,
    /// The card itself.
    pub picture: Option<Markup>,
    /// The row it stands in; none if it stands alone, with its text.
    pub row: Option<char>,
}

impl GalleryCard {
    /// A card of a game of this config.
    pub fn new<G: Page>(help: CardHelp, config: &G::Config) -> GalleryCard {
        GalleryCard { picture: G::help_card(&help, config), row: G::gallery_row(&help), help }
    }
}

/// A file of the game `G` below `/assets/`: its style sheet or one of its pictures.
#[must_use]
pub fn game_asset<G: Page>(name: &str) -> Option<Asset> {
    if name.strip_suffix(".css") == Some(G::ID) {
        return Some(Asset { media_type: CSS, content: Cow::Borrowed(G::STYLE.as_bytes()) });
    }
    G::picture(name).map(|content| Asset { media_type: SVG, content })
}
