//! What one screen shows of a table. Every message to a browser is made here, so this is where secrets stay hidden.

use super::seated::Seated;
use super::words::{self, Status};
use atout_catalog::Table;
use atout_core::{Choice, Lang, Seat, SeatSet, Stage, Viewer};
use atout_web::wire::{Cover, Frame, Pace, TableState};

/// A screen: who sits before it, and what it has shown.
#[derive(Debug, Clone)]
pub(crate) struct Screen {
    /// The seats of whoever sits before it; several share it.
    pub(crate) held: SeatSet,
    pub(crate) lang: Lang,
    /// The person of a shared screen who looks at it now.
    uncovered: Option<Seat>,
    /// Up to which version its log goes, and for whose eye it was told.
    told: Option<(u64, Viewer)>,
}

/// What the rest of the table adds to a frame.
#[derive(Debug, Clone)]
pub(crate) struct Mood {
    /// How fast bots play, at tables that can be paused.
    pub(crate) pace: Option<Pace>,
    /// Why a bot does not go on.
    pub(crate) trouble: Option<atout_core::Message>,
}

/// What a screen may show of a running or finished game.
struct Glance {
    viewer: Viewer,
    /// Who is to take the screen.
    cover: Option<Seat>,
    /// Whose choices it shows.
    acting: Option<Seat>,
}

impl Screen {
    /// A screen that says it has shown everything up to `seen` before.
    pub(crate) fn new(held: SeatSet, lang: Lang, seen: Option<i64>, version: u64) -> Screen {
        let mut screen = Screen { held, lang, uncovered: None, told: None };
        // What a shared screen has shown may have been for another's eyes: it gets its log afresh.
        let seen =
            seen.and_then(|seen| u64::try_from(seen).ok()).filter(|seen| *seen <= version && !screen.is_shared());
        let viewer = held.iter().next().map_or(Viewer::Spectator, Viewer::Seat);
        screen.told = seen.map(|seen| (seen, viewer));
        screen
    }

    fn is_shared(&self) -> bool {
        self.held.len() > 1
    }

    /// The person of this seat has taken the screen. Says whether that was awaited.
    pub(crate) fn uncover(&mut self, seated: &Seated, seat: Seat) -> bool {
        let Some(game) = &seated.game else { return false };
        let awaited = self.is_shared() && self.glance(game.stage()).cover == Some(seat);
        if awaited {
            self.uncovered = Some(seat);
        }
        awaited
    }

    /// What this screen may show. A shared screen is covered as soon as another person is awaited; where several are,
    /// whoever has it decides first.
    fn glance(&mut self, stage: Stage) -> Glance {
        let awaited = |seat: &Seat| self.held.contains(*seat) && stage.awaited().contains(*seat);
        let acting = self.uncovered.filter(awaited).or_else(|| self.held.iter().find(awaited));
        if !self.is_shared() {
            let viewer = self.held.iter().next().map_or(Viewer::Spectator, Viewer::Seat);
            return Glance { viewer, cover: None, acting };
        }
        match (stage, acting) {
            (Stage::Over(_), _) => Glance { viewer: Viewer::Everything, cover: None, acting: None },
            (_, Some(seat)) if self.uncovered != Some(seat) => {
                self.uncovered = None;
                Glance { viewer: Viewer::Spectator, cover: Some(seat), acting: None }
            }
            _ => Glance { viewer: self.uncovered.map_or(Viewer::Spectator, Viewer::Seat), cover: None, acting },
        }
    }

    /// The next frame of this screen.
    pub(crate) fn frame(&mut self, seated: &Seated, mood: &Mood) -> Frame {
        match &seated.game {
            None => self.waiting(seated, mood),
            Some(game) => self.dealt(seated, game.as_ref(), mood),
        }
    }

    fn waiting(&self, seated: &Seated, mood: &Mood) -> Frame {
        let status =
            self.status(seated, mood, &Glance { viewer: Viewer::Spectator, cover: None, acting: None }, &[], None);
        Frame {
            version: 0,
            state: TableState::Waiting,
            html: String::new(),
            status,
            yours: false,
            seat: None,
            asked: None,
            choices: Vec::new(),
            resign: None,
            cover: None,
            log: Vec::new(),
            full: true,
            result: None,
            pace: mood.pace,
            commitment: seated.commitment().to_owned(),
        }
    }

    fn dealt(&mut self, seated: &Seated, game: &dyn Table, mood: &Mood) -> Frame {
        let (lang, version) = (self.lang, game.version());
        let glance = self.glance(game.stage());
        let since = self.told.filter(|(_, viewer)| *viewer == glance.viewer).map(|(version, _)| version);
        self.told = Some((version, glance.viewer));
        let choices = glance.acting.map(|seat| game.choices(seat, &seated.names, lang)).unwrap_or_default();
        let you = self.held.iter().next().filter(|_| !self.is_shared());
        let chose = self.own_choice(seated, game, glance.viewer);
        Frame {
            version,
            state: seated.state(),
            html: game.board(glance.viewer, &seated.names, lang),
            status: self.status(seated, mood, &glance, &choices, chose),
            yours: glance.acting.is_some() || glance.cover.is_some(),
            seat: glance.acting,
            asked: glance.acting.and_then(|seat| game.asked(seat)),
            choices,
            resign: may_resign(game, glance.viewer),
            cover: glance.cover.map(|seat| cover(seated, game, seat, lang)),
            log: game.log(glance.viewer, since, &seated.names, lang),
            full: since.is_none(),
            result: words::result(game, &seated.names, you, lang),
            pace: mood.pace,
            commitment: seated.commitment().to_owned(),
        }
    }

    /// What whoever looks has chosen, while others still choose.
    fn own_choice(&self, seated: &Seated, game: &dyn Table, viewer: Viewer) -> Option<String> {
        let Viewer::Seat(seat) = viewer else { return None };
        game.decided().contains(seat).then(|| game.last_choice(seat, &seated.names, self.lang)).flatten()
    }

    fn status(
        &self,
        seated: &Seated,
        mood: &Mood,
        glance: &Glance,
        choices: &[Choice],
        chose: Option<String>,
    ) -> String {
        if let Some(trouble) = &mood.trouble {
            return trouble.get(self.lang).to_owned();
        }
        let paused = mood.pace.is_some_and(|pace| pace.paused);
        let Glance { acting, cover: covered, .. } = *glance;
        Status { seated, held: self.held, acting, choices, chose, covered, paused }.say(self.lang)
    }
}

/// The seat that looks, while it may give up.
fn may_resign(game: &dyn Table, viewer: Viewer) -> Option<Seat> {
    let Viewer::Seat(seat) = viewer else { return None };
    (game.outcome().is_none() && !game.is_out(seat)).then_some(seat)
}

/// The cover before a person takes the screen: what everybody could see since that person last played.
fn cover(seated: &Seated, game: &dyn Table, seat: Seat, lang: Lang) -> Cover {
    let lines = game.log(Viewer::Spectator, Some(game.last_played(seat)), &seated.names, lang);
    Cover { seat, name: seated.names.of(seat), meanwhile: lines.into_iter().map(|line| line.text).collect() }
}
