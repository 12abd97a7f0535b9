//! A match of any game behind one type, for servers and screens: JSON, notation and HTML instead of types.
//!
//! Not here: how a game's own match answers (`match_table.rs`).

use crate::drawing::{Drawing, ScreenMemory};
use crate::{BotError, Thinker};
use atout_bots::{PlayerKind, Programs};
use atout_core::{
    Beat, Chapter, Choice, Console, ConsoleBoard, Departure, Ending, Findings, Lang, LogLine, Move, Names, Orders,
    Outcome, Paint, Player, Record, Refusal, Seat, SeatSet, Seed, Shortcut, Stage, Turn, Viewer,
};
use atout_web::wire::WhyNot;
use serde_json::Value;

/// A [`Match`] of some game. An [`Entry`](crate::Entry) makes it.
pub trait Table: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The config it was started with.
    fn config(&self) -> Value;
    /// What each seat brought along, by seat; empty where nobody did. Private to each seat until the match is over.
    fn setups(&self) -> Vec<Value>;
    /// How many seats it has.
    fn n_seats(&self) -> usize;
    /// Do seats play against each other? If not, they lose together.
    fn has_rivals(&self) -> bool;
    /// The seed of its random generator. A secret until the match is over.
    fn seed(&self) -> &Seed;
    /// How many moves were accepted.
    fn version(&self) -> u64;
    /// Which seats it waits for.
    fn stage(&self) -> Stage;
    /// The version at which the seat's pending decision arose; none if it has none.
    fn asked(&self, seat: Seat) -> Option<u64>;
    /// The seats that have decided in a step that others still decide. That they have is public.
    fn decided(&self) -> SeatSet;
    /// The number of the seat's last move, counted from 1; 0 if it has not played.
    fn last_played(&self, seat: Seat) -> u64;
    /// What the seat played last, as the text of the button that it was offered as.
    fn last_choice(&self, seat: Seat, names: &Names, lang: Lang) -> Option<String>;
    /// The result, once there is one.
    fn outcome(&self) -> Option<Outcome> {
        self.stage().outcome()
    }
    /// How it ended, once it has.
    fn ending(&self) -> Option<Ending>;
    /// The seats that agree to a draw as things are.
    fn draw_agreed_by(&self) -> SeatSet;
    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text for a console.
    fn text(&self, viewer: Viewer, names: &Names, lang: Lang, paint: Paint) -> String;
    /// The same for a full-screen console.
    fn console_board(&self, viewer: Viewer, console: &Console<'_>) -> ConsoleBoard;
    /// The legal actions of a seat.
    fn choices(&self, seat: Seat, names: &Names, lang: Lang) -> Vec<Choice>;
    /// What the seat can play with one touch, beside them; nothing if it has nothing to decide.
    fn shortcuts(&self, seat: Seat, names: &Names, lang: Lang) -> Vec<Shortcut>;
    /// The turn that it is, as this viewer may know it; none in games without turns that end by themselves.
    fn turn(&self, viewer: Viewer, lang: Lang) -> Option<Turn>;
    /// Has the seat nothing more to decide in this match?
    fn is_out(&self, seat: Seat) -> bool;
    /// Accepts one move that a player wrote (an action in the game's notation, `resign`, `draw`) and what it forces, or
    /// refuses it and changes nothing.
    ///
    /// # Errors
    /// Why it was refused.
    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// Accepts a row of actions as one, and what it forces, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Why it was refused.
    fn play_row(&mut self, seat: Seat, row: &[String]) -> Result<(), Refusal>;
    /// Plays one move as a record writes it, with nothing that it forces: that is in the record too.
    ///
    /// # Errors
    /// Why it was refused.
    fn play_recorded(&mut self, seat: Seat, text: &str) -> Result<(), Refusal>;
    /// The standing orders of a seat; none for bots, and in games without stops.
    fn orders(&self, seat: Seat) -> Option<&Orders>;
    /// Gives or takes a seat's standing orders. They answer from the next move on, in the transaction of what they follow.
    fn set_orders(&mut self, seat: Seat, orders: Option<Orders>);
    /// A seat leaves; the host says why.
    ///
    /// # Errors
    /// The match is over, or the seat is out already.
    fn leave(&mut self, seat: Seat, why: Departure) -> Result<(), Refusal>;
    /// Where a row of draftable actions leads, as the seat sees it. Nothing is played.
    ///
    /// # Errors
    /// Why one of them cannot be previewed.
    fn preview(
        &self,
        seat: Seat,
        row: &[String],
        names: &Names,
        lang: Lang,
        paint: Paint,
    ) -> Result<TablePreview, Refusal>;
    /// What the seat is asked, in a few words; none if the game has no words for it.
    fn question(&self, seat: Seat, names: &Names, lang: Lang) -> Option<String>;

    /// Is the seat asked in the turn of another one ([`Board::turn_of`](atout_core::Board::turn_of))?
    fn is_in_others_turn(&self, seat: Seat) -> bool;
    /// Why the seat cannot use a thing that it touched, in words; none if there is nothing to say.
    ///
    /// # Errors
    /// The row cannot be previewed.
    fn why_not(&self, seat: Seat, question: &WhyNot, lang: Lang) -> Result<Option<String>, Refusal>;
    /// Where a row leads, for a full-screen console: the board, and what the seat could do next.
    ///
    /// # Errors
    /// Why one of them cannot be previewed.
    fn preview_board(&self, seat: Seat, row: &[String], console: &Console<'_>) -> Result<ConsolePreview, Refusal>;
    /// The events that this viewer received after version `since`; from the beginning if none.
    fn events(&self, viewer: Viewer, since: Option<u64>) -> Vec<(u64, Value)>;
    /// The same as lines of a log.
    fn log(&self, viewer: Viewer, since: Option<u64>, names: &Names, lang: Lang) -> Vec<LogLine>;
    /// What this viewer received after version `since`, as moments that a page plays over the old board. They number the
    /// lines of the log since then.
    fn beats(&self, viewer: Viewer, since: u64, names: &Names, lang: Lang) -> Vec<Beat>;
    /// Why a finished match ended as it did, as half a sentence.
    fn why_over(&self, names: &Names, lang: Lang) -> Option<String>;
    /// The end of a finished match in one line.
    fn story(&self, names: &Names, lang: Lang) -> Option<String>;
    /// What a finished match came to, as a spectator knows it.
    fn findings(&self) -> Findings;
    /// A finished match to read afterwards, as this viewer knows it.
    fn chronicle(&self, viewer: Viewer, names: &Names, lang: Lang) -> Vec<Chapter>;
    /// The accepted moves after version `since`.
    fn moves_since(&self, since: u64) -> Vec<Move>;
    /// The match as it stood after `version` moves. The first look replays it once; a step from there costs a step.
    fn at(&self, version: u64) -> Box<dyn Table>;
    /// The whole match as a record.
    fn record(&self, players: Vec<Player>) -> Record;
    /// The board as HTML, as this viewer sees it. Everything that can be touched carries `data-id="card:R7"`.
    fn board(&self, viewer: Viewer, names: &Names, lang: Lang) -> String;
    /// What of the board, and of the choices of the seat that acts, the memory does not know yet; it knows it afterwards.
    fn draw(
        &self,
        viewer: Viewer,
        acting: Option<Seat>,
        names: &Names,
        lang: Lang,
        memory: &mut ScreenMemory,
    ) -> Drawing;
    /// What a bot of this kind would play now, as work that can be done on another thread: a row of actions in the
    /// game's notation. It depends only on what the seat may know, the match's seed and its version. The seat keeps one
    /// session for the whole match, unless it fails.
    ///
    /// # Errors
    /// This kind cannot play this game, or the seat has nothing to decide now.
    fn bot_task(&self, seat: Seat, kind: &PlayerKind, programs: &Programs) -> Result<Thinker, BotError>;
}

/// Where a row of actions leads, as the seat that composes it sees it.
#[derive(Debug, Clone)]
pub struct TablePreview {
    /// The board as HTML.
    pub html: String,
    /// What the seat would see.
    pub view: Value,
    /// The same as text for a console.
    pub text: String,
    /// What the seat could do next.
    pub choices: Vec<Choice>,
    /// What it could play with one touch, beside them.
    pub shortcuts: Vec<Shortcut>,
}

/// The same for a full-screen console.
#[derive(Debug, Clone)]
pub struct ConsolePreview {
    /// The board as text.
    pub board: ConsoleBoard,
    /// What the seat could do next.
    pub choices: Vec<Choice>,
    /// What it could play with one touch, beside them.
    pub shortcuts: Vec<Shortcut>,
}
