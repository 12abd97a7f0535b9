//! A match of any game behind one type, for servers and screens: JSON, notation and HTML instead of types.

use crate::of::{Listed, bot, nothing_to_decide};
use crate::{BotError, Thinker};
use atout_bots::PlayerKind;
use atout_core::{
    Choice, Lang, LogLine, Match, Move, Names, Outcome, Paint, Player, Record, Refusal, Seat, Seed, Stage, Undisturbed,
    Viewer,
};
use atout_web::BoardInput;
use serde_json::Value;

/// A [`Match`] of some game. An [`Entry`](crate::Entry) makes it.
pub trait Table: Send + Sync {
    /// The game's id.
    fn game(&self) -> &'static str;
    /// The config it was started with.
    fn config(&self) -> Value;
    /// How many seats it has.
    fn n_seats(&self) -> usize;
    /// The seed of its random generator. A secret until the match is over.
    fn seed(&self) -> &Seed;
    /// How many actions were accepted.
    fn version(&self) -> u64;
    /// Which seats it waits for.
    fn stage(&self) -> Stage;
    /// The version at which the seat's pending decision arose; none if it has none.
    fn asked(&self, seat: Seat) -> Option<u64>;
    /// How it ended, once it has.
    fn outcome(&self) -> Option<Outcome> {
        self.stage().outcome()
    }
    /// What this viewer may see.
    fn view(&self, viewer: Viewer) -> Value;
    /// The same as text for a console.
    fn text(&self, viewer: Viewer, names: &Names, lang: Lang, paint: Paint) -> String;
    /// The legal actions of a seat.
    fn choices(&self, seat: Seat, names: &Names, lang: Lang) -> Vec<Choice>;
    /// Has the seat nothing more to decide in this match?
    fn is_out(&self, seat: Seat) -> bool;
    /// Accepts one action in the game's notation, or refuses it and changes nothing.
    ///
    /// # Errors
    /// Why it was refused.
    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal>;
    /// The events that this viewer received after version `since`.
    fn events(&self, viewer: Viewer, since: u64) -> Vec<(u64, Value)>;
    /// The same as lines of a log.
    fn log(&self, viewer: Viewer, since: u64, names: &Names, lang: Lang) -> Vec<LogLine>;
    /// Why a finished match ended as it did, as half a sentence.
    fn why_over(&self, lang: Lang) -> Option<String>;
    /// The accepted actions.
    fn moves(&self) -> Vec<Move>;
    /// The match as it stood after `version` actions.
    fn at(&self, version: u64) -> Box<dyn Table>;
    /// The whole match as a record.
    fn record(&self, players: Vec<Player>) -> Record;
    /// The board as HTML, as this viewer sees it. Everything that can be touched carries `data-id="card:R7"`.
    fn board(&self, viewer: Viewer, names: &Names, lang: Lang) -> String;
    /// What a bot of this kind would play now, as work that can be done on another thread. The answer is in the game's
    /// notation. It depends only on what the seat may know, the match's seed and its version.
    ///
    /// # Errors
    /// This kind cannot play this game. That the seat has nothing to decide now is the work's own error.
    fn bot_task(&self, seat: Seat, kind: &PlayerKind) -> Result<Thinker, BotError>;
}

impl<G: Listed> Table for Match<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn config(&self) -> Value {
        serde_json::to_value(Match::config(self)).unwrap_or_default()
    }

    fn n_seats(&self) -> usize {
        G::n_seats(Match::config(self))
    }

    fn seed(&self) -> &Seed {
        Match::seed(self)
    }

    fn version(&self) -> u64 {
        Match::version(self)
    }

    fn stage(&self) -> Stage {
        Match::stage(self)
    }

    fn asked(&self, seat: Seat) -> Option<u64> {
        Match::asked(self, seat)
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(Match::view(self, viewer)).unwrap_or_default()
    }

    fn text(&self, viewer: Viewer, names: &Names, lang: Lang, paint: Paint) -> String {
        G::text(&Match::view(self, viewer), names, lang, paint)
    }

    fn is_out(&self, seat: Seat) -> bool {
        G::is_out(&Match::view(self, Viewer::Spectator), seat)
    }

    fn choices(&self, seat: Seat, names: &Names, lang: Lang) -> Vec<Choice> {
        let view = Match::view(self, Viewer::Seat(seat));
        let choice = |action: G::Action| Choice {
            action: action.to_string(),
            label: G::label(&view, seat, &action, names, lang),
            touch: G::touch(&action),
        };
        self.legal(seat).into_iter().map(choice).collect()
    }

    fn play(&mut self, seat: Seat, action: &str) -> Result<(), Refusal> {
        self.play_text(seat, action)
    }

    fn events(&self, viewer: Viewer, since: u64) -> Vec<(u64, Value)> {
        self.events_since(viewer, (since > 0).then_some(since))
            .map(|(version, event)| (version, serde_json::to_value(event).unwrap_or_default()))
            .collect()
    }

    fn log(&self, viewer: Viewer, since: u64, names: &Names, lang: Lang) -> Vec<LogLine> {
        self.events_since(viewer, (since > 0).then_some(since))
            .filter_map(|(version, event)| G::log_line(event, names, lang).map(|text| LogLine { version, text }))
            .collect()
    }

    fn why_over(&self, lang: Lang) -> Option<String> {
        G::why_over(&Match::view(self, Viewer::Spectator), lang)
    }

    fn moves(&self) -> Vec<Move> {
        Match::moves(self)
    }

    fn at(&self, version: u64) -> Box<dyn Table> {
        Box::new(Match::at(self, version))
    }

    fn record(&self, players: Vec<Player>) -> Record {
        Match::record(self, players)
    }

    fn board(&self, viewer: Viewer, names: &Names, lang: Lang) -> String {
        let view = Match::view(self, viewer);
        let events: Vec<_> = self.events_since(viewer, None).collect();
        let input = BoardInput { view: &view, events: &events, version: Match::version(self), viewer, names, lang };
        G::board(&input).into_string()
    }

    fn bot_task(&self, seat: Seat, kind: &PlayerKind) -> Result<Thinker, BotError> {
        let bot = bot::<G>(kind)?;
        let info = self.info_set(seat).into_owned();
        let mut rng = self.bot_rng(seat);
        let is_awaited = Match::stage(self).awaited().contains(seat);
        Ok(Box::new(move || {
            // Bots are only asked about decisions: some rules cannot sample for a seat that has none.
            let action = if is_awaited { bot.session().choose(&info, &mut rng, &Undisturbed) } else { None };
            action.map(|action| action.to_string()).ok_or_else(|| nothing_to_decide(seat))
        }))
    }
}
