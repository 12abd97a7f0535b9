//! A match of one game as a [`Table`], with the sessions of its bots and the standing orders of its seats.

use crate::drawing::{Drawing, Offer, ScreenMemory};
use crate::of::{Listed, bot, nothing_to_decide};
use crate::table::{ConsolePreview, Table, TablePreview};
use crate::{BotError, Thinker};
use atout_bots::{PlayerKind, Programs, SeatedBot};
use atout_core::{
    Beat, Chapter, Choice, Console, ConsoleBoard, Departure, Ending, Findings, Lang, LastChoice, LogLine, Match, Move,
    Names, Orders, Paint, Player, Ply, Preview, Record, Refusal, Seat, SeatSet, Seed, Shortcut, Stage, Timeline, Turn,
    Verb, Viewer,
};
use atout_web::BoardInput;
use atout_web::wire::WhyNot;
use serde_json::Value;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// A seat's bot, shared with the thread on which it thinks.
type SharedBot<G> = Arc<Mutex<SeatedBot<G>>>;

/// A match with the sessions of its bots.
pub(crate) struct MatchTable<G: Listed> {
    game: Match<G>,
    /// By seat. A bot has its seat as long as the table lasts.
    bots: [OnceLock<(PlayerKind, SharedBot<G>)>; Seat::MAX],
    /// The earlier moments of the match, once somebody has looked at one.
    timeline: Mutex<Option<Arc<Timeline<G>>>>,
    /// Standing orders, by seat.
    orders: [Option<Orders>; Seat::MAX],
    /// The seats that have nothing more to decide, and the version at which that was found out.
    out: Mutex<Option<(u64, SeatSet)>>,
}

impl<G: Listed> MatchTable<G> {
    pub(crate) fn new(game: Match<G>) -> Self {
        MatchTable {
            game,
            bots: std::array::from_fn(|_| OnceLock::new()),
            timeline: Mutex::default(),
            orders: Default::default(),
            out: Mutex::new(None),
        }
    }

    /// The seat's bot; another one than it has if the kind is another.
    fn seated(&self, seat: Seat, kind: &PlayerKind, programs: &Programs) -> Result<SharedBot<G>, BotError> {
        let fresh = Arc::new(Mutex::new(SeatedBot::new(bot::<G>(kind, programs)?)));
        let (known, seated) = self.bots[seat.index()].get_or_init(|| (kind.clone(), fresh.clone()));
        Ok(if known == kind { seated.clone() } else { fresh })
    }

    /// The moments of the match as it is now. A replay asks for many of them.
    fn timeline(&self) -> Arc<Timeline<G>> {
        let mut timeline = self.timeline.lock().unwrap_or_else(PoisonError::into_inner);
        timeline.take_if(|timeline| timeline.version() != self.game.version());
        timeline.get_or_insert_with(|| Arc::new(self.game.timeline())).clone()
    }

    /// Calls `draw` with everything that the viewer's board is made from.
    fn with_board<T>(
        &self,
        view: &G::View,
        viewer: Viewer,
        names: &Names,
        lang: Lang,
        draw: impl FnOnce(&BoardInput<'_, G>) -> T,
    ) -> T {
        let newest_events =
            || -> Box<dyn Iterator<Item = (u64, &G::Event)> + '_> { Box::new(self.game.newest_events(viewer)) };
        draw(&BoardInput { view, newest_events: &newest_events, viewer, names, lang })
    }

    /// The seats that are out, as any view shows it; `view` is asked for one only after a change.
    fn out(&self, view: impl FnOnce() -> SeatSet) -> SeatSet {
        let mut out = self.out.lock().unwrap_or_else(PoisonError::into_inner);
        let now = self.game.version();
        match *out {
            Some((version, seats)) if version == now => seats,
            _ => out.insert((now, view())).1,
        }
    }

    fn seats_out(&self, view: &G::View) -> SeatSet {
        Seat::all(self.game.n_seats()).filter(|seat| G::is_out(view, *seat)).collect()
    }
}

/// What a seat may do, as interfaces offer it.
fn choices<G: Listed>(
    offer: &Offer<'_, G>,
    actions: &[G::Action],
    is_draftable: impl Fn(&G::Action) -> bool,
) -> Vec<Choice> {
    actions.iter().map(|action| offer.choice(action, is_draftable(action))).collect()
}

/// The actions of a row in the game's notation.
fn parse_row<G: Listed>(row: &[String]) -> Result<Vec<G::Action>, Refusal> {
    row.iter().map(|text| text.trim().parse().map_err(Refusal::Notation)).collect()
}

impl<G: Listed> Table for MatchTable<G> {
    fn game(&self) -> &'static str {
        G::ID
    }

    fn config(&self) -> Value {
        serde_json::to_value(self.game.config()).unwrap_or_default()
    }

    fn setups(&self) -> Vec<Value> {
        self.game.setups_json()
    }

    fn n_seats(&self) -> usize {
        self.game.n_seats()
    }

    fn has_rivals(&self) -> bool {
        let mut sides = Seat::all(self.n_seats()).map(|seat| G::side(self.game.config(), seat));
        let first = sides.next();
        sides.any(|side| Some(side) != first)
    }

    fn seed(&self) -> &Seed {
        self.game.seed()
    }

    fn version(&self) -> u64 {
        self.game.version()
    }

    fn stage(&self) -> Stage {
        self.game.stage()
    }

    fn asked(&self, seat: Seat) -> Option<u64> {
        self.game.asked(seat)
    }

    fn decided(&self) -> SeatSet {
        self.game.decided()
    }

    fn last_played(&self, seat: Seat) -> u64 {
        self.game.last_played(seat)
    }

    fn last_choice(&self, seat: Seat, names: &Names, lang: Lang) -> Option<String> {
        let LastChoice { ply, offered } = self.game.last_choice(seat)?;
        Some(match (ply, offered) {
            (Ply::Action(action), Some(view)) => G::label(&view, seat, &action, names, lang),
            (Ply::Action(action), None) => action.to_string(),
            (Ply::Leave(_), _) => lang.pick("give up", "abandonner la partie").to_owned(),
            (Ply::AgreeDraw, _) => lang.pick("offer a draw", "proposer la partie nulle").to_owned(),
        })
        .map(|label| lang.typeset(label))
    }

    fn ending(&self) -> Option<Ending> {
        self.game.ending()
    }

    fn draw_agreed_by(&self) -> SeatSet {
        self.game.draw_agreed_by()
    }

    fn view(&self, viewer: Viewer) -> Value {
        serde_json::to_value(self.game.view(viewer)).unwrap_or_default()
    }

    fn text(&self, viewer: Viewer, names: &Names, lang: Lang, paint: Paint) -> String {
        G::text(&self.game.view(viewer), names, lang, paint)
    }

    fn console_board(&self, viewer: Viewer, console: &Console<'_>) -> ConsoleBoard {
        G::console_board(&self.game.view(viewer), console)
    }

    fn choices(&self, seat: Seat, names: &Names, lang: Lang) -> Vec<Choice> {
        let view = self.game.view(Viewer::Seat(seat));
        let offer = Offer { view: &view, seat, names, lang };
        choices::<G>(&offer, &self.game.legal(seat), |action| self.game.is_draftable(seat, action))
    }

    fn shortcuts(&self, seat: Seat, names: &Names, lang: Lang) -> Vec<Shortcut> {
        let view = self.game.view(Viewer::Seat(seat));
        Offer::<G> { view: &view, seat, names, lang }.shortcuts(self.game.stage())
    }

    fn turn(&self, viewer: Viewer, lang: Lang) -> Option<Turn> {
        G::turn(&self.game.view(viewer), lang).map(|turn| turn.written(viewer, lang))
    }

    fn is_out(&self, seat: Seat) -> bool {
        self.out(|| self.seats_out(&self.game.view(Viewer::Spectator))).contains(seat)
    }

    fn play(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.game.play_text(seat, text)?;
        self.game.play_standing(&mut self.orders);
        Ok(())
    }

    fn play_row(&mut self, seat: Seat, row: &[String]) -> Result<(), Refusal> {
        self.game.play_row(seat, &parse_row::<G>(row)?)?;
        self.game.play_standing(&mut self.orders);
        Ok(())
    }

    fn play_recorded(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        self.game.play_recorded(seat, text)
    }

    fn leave(&mut self, seat: Seat, why: Departure) -> Result<(), Refusal> {
        self.game.leave(seat, why)?;
        self.game.play_standing(&mut self.orders);
        Ok(())
    }

    fn orders(&self, seat: Seat) -> Option<&Orders> {
        self.orders[seat.index()].as_ref()
    }

    fn set_orders(&mut self, seat: Seat, orders: Option<Orders>) {
        self.orders[seat.index()] = orders;
    }

    fn preview(
        &self,
        seat: Seat,
        row: &[String],
        names: &Names,
        lang: Lang,
        paint: Paint,
    ) -> Result<TablePreview, Refusal> {
        let preview: Preview<G> = self.game.preview(seat, &parse_row::<G>(row)?)?;
        let view = preview.view();
        let offer = Offer { view: &view, seat, names, lang };
        Ok(TablePreview {
            html: self.with_board(&view, Viewer::Seat(seat), names, lang, |board| board.html()),
            text: G::text(&view, names, lang, paint),
            choices: choices::<G>(&offer, &preview.actions(), |action| preview.is_draftable(action)),
            shortcuts: offer.shortcuts(preview.stage()),
            view: serde_json::to_value(&view).unwrap_or_default(),
        })
    }

    fn question(&self, seat: Seat, names: &Names, lang: Lang) -> Option<String> {
        G::question(&self.game.view(Viewer::Seat(seat)), names, lang)
    }

    fn is_in_others_turn(&self, seat: Seat) -> bool {
        G::turn_of(&self.game.view(Viewer::Seat(seat))).is_some_and(|turn| turn != seat)
    }

    fn why_not(&self, seat: Seat, question: &WhyNot, lang: Lang) -> Result<Option<String>, Refusal> {
        let row = parse_row::<G>(&question.row)?;
        let attempt = |view: &G::View| question.gestures().find_map(|touched| G::attempt(view, seat, &touched));
        Ok(self.game.why_not(seat, &row, attempt)?.map(|refusal| lang.typeset(refusal.say(lang))))
    }

    fn preview_board(&self, seat: Seat, row: &[String], console: &Console<'_>) -> Result<ConsolePreview, Refusal> {
        let preview: Preview<G> = self.game.preview(seat, &parse_row::<G>(row)?)?;
        let view = preview.view();
        let offer = Offer { view: &view, seat, names: console.names, lang: console.lang };
        Ok(ConsolePreview {
            board: G::console_board(&view, console),
            choices: choices::<G>(&offer, &preview.actions(), |action| preview.is_draftable(action)),
            shortcuts: offer.shortcuts(preview.stage()),
        })
    }

    fn events(&self, viewer: Viewer, since: Option<u64>) -> Vec<(u64, Value)> {
        let events = self.game.events_since(viewer, since);
        events.map(|(version, event)| (version, serde_json::to_value(event).unwrap_or_default())).collect()
    }

    fn log(&self, viewer: Viewer, since: Option<u64>, names: &Names, lang: Lang) -> Vec<LogLine> {
        let events = self.game.events_since(viewer, since);
        let lines =
            events.filter_map(|(version, event)| Some(LogLine { version, text: G::log_line(event, names, lang)? }));
        let mut lines: Vec<LogLine> = lines.collect();
        let offers = self.game.draw_offers_since(since).map(|(version, seat)| LogLine {
            version,
            text: draw_line(
                self.game.ending() == Some(Ending::Agreed),
                version == self.game.version(),
                seat,
                names,
                lang,
            ),
        });
        lines.extend(offers);
        // Stable: what a game tells of a move comes before what the match does.
        lines.sort_by_key(|line| line.version);
        lines.iter_mut().for_each(|line| line.text = lang.typeset(std::mem::take(&mut line.text)));
        lines
    }

    fn beats(&self, viewer: Viewer, since: u64, names: &Names, lang: Lang) -> Vec<Beat> {
        let offers: Vec<u64> = self.game.draw_offers_since(Some(since)).map(|(version, _)| version).collect();
        let mut n_lines = 0;
        let beats = self.game.events_since(viewer, Some(since)).flat_map(|(version, event)| {
            let mut beats = G::beats(event, self.game.config(), viewer, lang);
            if G::log_line(event, names, lang).is_some() {
                // What the match adds to the log comes after what a game tells of the same move.
                let line = n_lines + offers.iter().filter(|offer| **offer < version).count();
                beats.first_mut().into_iter().for_each(|first| first.lines.push(line));
                n_lines += 1;
            }
            beats
        });
        Beat::join(beats)
    }

    fn why_over(&self, names: &Names, lang: Lang) -> Option<String> {
        let why = match self.game.ending() {
            Some(Ending::Agreed) => Some(lang.pick("all agreed", "d’un commun accord").to_owned()),
            _ => G::why_over(&self.game.view(Viewer::Spectator), names, lang),
        };
        why.map(|why| lang.typeset(why))
    }

    fn story(&self, names: &Names, lang: Lang) -> Option<String> {
        if self.game.ending() == Some(Ending::Agreed) {
            return self.why_over(names, lang);
        }
        let view = self.game.view(Viewer::Spectator);
        let mut newest = self.game.newest_events(Viewer::Spectator).map(|(_, event)| event);
        G::story(&view, &mut newest, names, lang).map(|story| lang.typeset(story))
    }

    fn findings(&self) -> Findings {
        let mut events = self.game.events_since(Viewer::Spectator, None).map(|(_, event)| event);
        G::findings(&self.game.view(Viewer::Spectator), &mut events)
    }

    fn chronicle(&self, viewer: Viewer, names: &Names, lang: Lang) -> Vec<Chapter> {
        let mut events = self.game.events_since(viewer, None).map(|(_, event)| event);
        let chapters = G::chronicle(&self.game.view(viewer), &mut events, names, lang);
        let set = |chapter: Chapter| Chapter {
            title: lang.typeset(chapter.title),
            lines: chapter.lines.into_iter().map(|line| lang.typeset(line)).collect(),
        };
        chapters.into_iter().map(set).collect()
    }

    fn moves_since(&self, since: u64) -> Vec<Move> {
        self.game.moves_since(since)
    }

    fn at(&self, version: u64) -> Box<dyn Table> {
        Box::new(MatchTable::new(self.timeline().at(version)))
    }

    fn record(&self, players: Vec<Player>) -> Record {
        self.game.record(players)
    }

    fn board(&self, viewer: Viewer, names: &Names, lang: Lang) -> String {
        self.with_board(&self.game.view(viewer), viewer, names, lang, |board| board.html())
    }

    fn draw(
        &self,
        viewer: Viewer,
        acting: Option<Seat>,
        names: &Names,
        lang: Lang,
        memory: &mut ScreenMemory,
    ) -> Drawing {
        let view = self.game.view(viewer);
        self.out(|| self.seats_out(&view));
        // A seat's labels may say what only its own view shows.
        let own_view =
            acting.filter(|seat| viewer != Viewer::Seat(*seat)).map(|seat| self.game.view(Viewer::Seat(seat)));
        let actions = acting.map(|seat| self.game.legal(seat)).unwrap_or_default();
        let seat = acting.unwrap_or(Seat::FIRST);
        let offer = Offer::<G> { view: own_view.as_ref().unwrap_or(&view), seat, names, lang };
        let drawing = self.with_board(&view, viewer, names, lang, |board| {
            memory.draw(board, &actions, &offer, |action| self.game.is_draftable(seat, action))
        });
        Drawing {
            shortcuts: acting.map(|_| offer.shortcuts(self.game.stage())).unwrap_or_default(),
            turn: G::turn(&view, lang).map(|turn| turn.written(viewer, lang)),
            ..drawing
        }
    }

    fn bot_task(&self, seat: Seat, kind: &PlayerKind, programs: &Programs) -> Result<Thinker, BotError> {
        let seated = self.seated(seat, kind, programs)?;
        let asked = self.game.asked(seat).ok_or_else(|| nothing_to_decide(seat))?;
        let (info, seed) = (self.game.info_set(seat).into_owned(), self.game.seed().clone());
        Ok(Box::new(move |control| {
            let mut seated = seated.lock().unwrap_or_else(PoisonError::into_inner);
            let row = seated.decide(&info, &mut |n| seed.bot_rng(seat.index(), asked + n), control, None)?;
            Ok(row.iter().map(ToString::to_string).collect())
        }))
    }
}

/// The line of the log for a seat that agrees to a draw.
fn draw_line(is_agreed: bool, is_last: bool, seat: Seat, names: &Names, lang: Lang) -> String {
    const AGREE: Verb = Verb::new(["agrees to", "agree to"], ["accepte", "acceptez", "acceptent"]);
    const OFFER: Verb = Verb::new(["offers", "offer"], ["propose", "proposez", "proposent"]);
    let does = names.does(seat, if is_agreed && is_last { AGREE } else { OFFER }, lang);
    lang.pick(format!("{does} a draw."), format!("{does} la partie nulle."))
}
