//! What one screen shows. Every board, log and choice that a browser gets is asked for here or in `feed.rs`, for a viewer
//! that may see it.
//!
//! Not here: what changes from one frame to the next (`feed.rs`), the sentence above the board (`status_line.rs`),
//! previews (`loaded.rs`), and the snapshots of programs (`actor/requests/snapshot.rs`).

use super::loaded::{LoadedTable, only_seat};
use super::status_line::{self, StatusLine};
use atout_catalog::{Table, common_kind};
use atout_core::{Lang, Message, Names, Seat, SeatSet, Stage, Turn, Viewer};
use atout_web::prompt;
use atout_web::wire::{Cover, Frame, Pace, Standing, TableState};

/// A browser's screen: the seats of its players, and what it has shown.
#[derive(Debug, Clone)]
pub(crate) struct Screen {
    /// The seats that are played at it. Several players share the screen.
    held: SeatSet,
    pub(crate) lang: Lang,
    /// The seat whose player has taken the shared screen.
    uncovered: Option<Seat>,
    /// The version up to which it has the log, and the viewer that the log was made for.
    logged: Option<(u64, Viewer)>,
}

/// What a frame says about the table's bots.
#[derive(Debug, Clone, Copy)]
pub(crate) struct BotStatus<'a> {
    pub(crate) pace: Pace,
    /// Why a bot cannot play on.
    pub(crate) trouble: Option<&'a Message>,
}

/// What a screen may show of a table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct ScreenView {
    held: SeatSet,
    pub(crate) lang: Lang,
    pub(crate) viewer: Viewer,
    /// The seat whose player has to take the screen; the screen is covered until then.
    cover: Option<Seat>,
    /// The seat whose choices it shows.
    pub(crate) acting: Option<Seat>,
}

impl Screen {
    /// A screen whose browser has the log up to version `seen`.
    pub(crate) fn new(held: SeatSet, lang: Lang, seen: Option<i64>, version: u64) -> Screen {
        let mut screen = Screen { held, lang, uncovered: None, logged: None };
        // A shared screen may have shown another player's log, so it gets its log from the beginning.
        let seen =
            seen.and_then(|seen| u64::try_from(seen).ok()).filter(|seen| *seen <= version && !screen.is_shared());
        let viewer = held.iter().next().map_or(Viewer::Spectator, Viewer::Seat);
        screen.logged = seen.map(|seen| (seen, viewer));
        screen
    }

    /// The seats that are played at it may change while it is open. It shows nothing of those that it has lost.
    pub(crate) fn reseat(&mut self, held: SeatSet) {
        if self.held != held {
            *self = Screen { held, lang: self.lang, uncovered: None, logged: None };
        }
    }

    fn is_shared(&self) -> bool {
        self.held.len() > 1
    }

    /// The player of this seat takes the screen. Returns false if the screen does not wait for that player.
    pub(crate) fn uncover(&mut self, table: &LoadedTable, seat: Seat) -> bool {
        let awaited = self.is_shared() && self.screen_view(table).cover == Some(seat);
        if awaited {
            self.uncovered = Some(seat);
        }
        awaited
    }

    /// What this screen may show. A shared screen is covered as soon as another of its players is awaited. If several
    /// are awaited, the player who has the screen decides first.
    pub(crate) fn screen_view(&mut self, table: &LoadedTable) -> ScreenView {
        let (held, lang) = (self.held, self.lang);
        let view = |viewer, cover, acting| ScreenView { held, lang, viewer, cover, acting };
        let Some(game) = &table.game else { return view(Viewer::Spectator, None, None) };
        let stage = game.stage();
        let awaited = |seat: &Seat| held.contains(*seat) && stage.awaited().contains(*seat);
        let acting = self.uncovered.filter(awaited).or_else(|| held.iter().find(awaited));
        if !self.is_shared() {
            return view(held.iter().next().map_or(Viewer::Spectator, Viewer::Seat), None, acting);
        }
        match (stage, acting) {
            (Stage::Over(_), _) => view(Viewer::Everything, None, None),
            (_, Some(seat)) if self.uncovered != Some(seat) => {
                self.uncovered = None;
                view(Viewer::Spectator, Some(seat), None)
            }
            _ => view(self.uncovered.map_or(Viewer::Spectator, Viewer::Seat), None, acting),
        }
    }

    /// The version up to which the screen has this viewer's log; it gets the rest now.
    pub(crate) fn log_since(&mut self, table: &LoadedTable, viewer: Viewer) -> Option<u64> {
        let game = table.game.as_ref()?;
        let since = self.logged.filter(|(_, logged)| *logged == viewer).map(|(version, _)| version);
        self.logged = Some((game.version(), viewer));
        since
    }

    /// The next frame of this screen as a whole.
    pub(crate) fn frame(&mut self, table: &LoadedTable, bots: &BotStatus<'_>) -> Frame {
        let view = self.screen_view(table);
        let Some(game) = table.game.as_deref() else {
            let standing = view.standing(table, bots, None, None);
            return Frame {
                version: 0,
                html: String::new(),
                choices: Vec::new(),
                shortcuts: Vec::new(),
                standing,
                log: Vec::new(),
                full: true,
            };
        };
        let (names, lang, version) = (view.names(table), self.lang, game.version());
        let since = self.log_since(table, view.viewer);
        let choices = view.acting.map(|seat| game.choices(seat, &names, lang)).unwrap_or_default();
        let shortcuts = view.acting.map(|seat| game.shortcuts(seat, &names, lang)).unwrap_or_default();
        let kind = common_kind(choices.iter().filter_map(|choice| choice.touch.first()));
        let turn = game.turn(view.viewer, lang);
        Frame {
            version,
            html: game.board(view.viewer, &names, lang),
            choices,
            shortcuts,
            standing: view.standing(table, bots, view.request(table, kind), turn),
            log: game.log(view.viewer, since, &names, lang),
            full: since.is_none(),
        }
    }
}

impl ScreenView {
    /// What the player who has a shared screen sees of the own move before the screen is covered: the own view, without
    /// choices. None if nobody had taken it.
    pub(crate) fn last_look(before: (SeatSet, Lang, Viewer)) -> Option<ScreenView> {
        let (held, lang, viewer) = before;
        let had_it = held.len() > 1 && matches!(viewer, Viewer::Seat(_));
        had_it.then_some(ScreenView { held, lang, viewer, cover: None, acting: None })
    }

    /// What all screens have in common that show the same at all times, as long as it does not change.
    pub(crate) fn perspective(&self) -> (SeatSet, Lang, Viewer) {
        (self.held, self.lang, self.viewer)
    }

    /// The players' names as this screen shows them.
    pub(crate) fn names(&self, table: &LoadedTable) -> Names {
        table.names(self.held, self.lang)
    }

    /// What the acting player is asked to do: in the game's own words, or what `kind` of thing to pick. Buttons say
    /// themselves what they do.
    pub(crate) fn request(&self, table: &LoadedTable, kind: Option<String>) -> Option<String> {
        let question = |seat| table.game.as_deref()?.question(seat, &self.names(table), self.lang);
        self.acting.and_then(question).or_else(|| prompt(table.entry.prompts(), &kind?, self.lang).map(str::to_owned))
    }

    /// Everything around the board. `request` is what the acting player is asked to do, `turn` whose turn it is.
    pub(crate) fn standing(
        &self,
        table: &LoadedTable,
        bots: &BotStatus<'_>,
        request: Option<String>,
        turn: Option<Turn>,
    ) -> Standing {
        let (game, state) = (table.game.as_deref(), table.state());
        let can_be_paused = state != TableState::Over && table.only_bots_play();
        let pace = can_be_paused.then(|| Pace { skip: !table.humans().is_empty(), ..bots.pace });
        let names = self.names(table);
        let (you, outcome) = (only_seat(self.held), game.and_then(|game| game.outcome()));
        Standing {
            state,
            status: self.status(table, &names, bots, pace, request),
            yours: self.acting.is_some() || self.cover.is_some(),
            seat: self.acting,
            asked: game.zip(self.acting).and_then(|(game, seat)| game.asked(seat)),
            resign: game.and_then(|game| may_resign(game, self.viewer)),
            turn,
            cover: game.zip(self.cover).map(|(game, seat)| cover(&names, game, seat, self.lang)),
            result: game
                .and_then(|game| status_line::heading(game, &names, you, self.lang))
                .map(|text| self.lang.typeset(text)),
            verdict: outcome.zip(you).map(|(outcome, you)| status_line::verdict(&outcome, you)),
            story: game.and_then(|game| status_line::story(game, &names, you, self.lang)),
            pace,
            commitment: table.commitment().unwrap_or_default().to_owned(),
        }
    }

    fn status(
        &self,
        table: &LoadedTable,
        names: &Names,
        bots: &BotStatus<'_>,
        pace: Option<Pace>,
        request: Option<String>,
    ) -> String {
        if let Some(trouble) = bots.trouble {
            return self.lang.typeset(trouble.get(self.lang).to_owned());
        }
        let paused = pace.is_some_and(|pace| pace.paused);
        let chose = table.game.as_deref().and_then(|game| self.own_choice(names, game));
        let ScreenView { held, acting, cover: covered, .. } = *self;
        StatusLine { table, names, held, acting, request, chose, covered, paused }.say(self.lang)
    }

    /// What the viewer has chosen, while others still decide.
    fn own_choice(&self, names: &Names, game: &dyn Table) -> Option<String> {
        let Viewer::Seat(seat) = self.viewer else { return None };
        game.decided().contains(seat).then(|| game.last_choice(seat, names, self.lang)).flatten()
    }
}

/// The seat that looks, while it may give up.
fn may_resign(game: &dyn Table, viewer: Viewer) -> Option<Seat> {
    let Viewer::Seat(seat) = viewer else { return None };
    (game.outcome().is_none() && !game.is_out(seat)).then_some(seat)
}

/// The cover of a shared screen: the public log lines since this seat last played.
fn cover(names: &Names, game: &dyn Table, seat: Seat, lang: Lang) -> Cover {
    let lines = game.log(Viewer::Spectator, Some(game.last_played(seat)), names, lang);
    Cover { seat, name: names.of(seat), meanwhile: lines.into_iter().map(|line| line.text).collect() }
}
