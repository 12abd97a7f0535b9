//! The task of one table: takes one request after the other, lets bots play, shows every change to everybody.

mod thinking;

use super::bots::{self, BotRunner};
use super::command::{Asker, Command, ConnectionId, Page, Sight};
use super::frame::{Mood, Screen};
use super::seated::{PlayError, Seated};
use crate::error::Problem;
use crate::setup::MAX_PACE_MS;
use atout_catalog::TablePreview;
use atout_core::{Departure, Message, Seat, Viewer};
use atout_store::Store;
use atout_web::wire::api::{ActionList, NumberedAction, SeatSnapshot, TableSnapshot};
use atout_web::wire::{Pace, TableState, ToBrowser};
use std::collections::HashMap;
use std::time::Duration;
use thinking::Thoughts;
use tokio::sync::mpsc;
use tokio::time::sleep;

struct Actor {
    store: Store,
    seated: Seated,
    connections: HashMap<ConnectionId, (Screen, mpsc::Sender<ToBrowser>)>,
    n_viewers_ever: u64,
    thoughts: Thoughts,
    bots: BotRunner,
    pace_ms: u64,
    paused: bool,
    trouble: Option<Message>,
    /// Memory and disk differ: everything ends here and is loaded again when somebody asks.
    lost: Option<Problem>,
}

/// Runs a table until nobody has needed it for a while.
pub(crate) async fn run(id: &str, store: Store, bots: BotRunner, idle: Duration, mut inbox: mpsc::Receiver<Command>) {
    match Seated::load(&store, id).await {
        Ok(seated) => Actor::new(store, seated, bots).serve(&mut inbox, idle).await,
        Err(problem) => refuse_all(&mut inbox, &problem).await,
    }
}

/// Answers all who wait, and lets no more in.
async fn refuse_all(inbox: &mut mpsc::Receiver<Command>, problem: &Problem) {
    inbox.close();
    while let Some(command) = inbox.recv().await {
        command.refuse(problem.clone());
    }
}

impl Actor {
    fn new(store: Store, seated: Seated, bots: BotRunner) -> Actor {
        let (pace_ms, paused) = seated.pace();
        let usual = if seated.humans().is_empty() { bots::PACE_AMONG_BOTS } else { bots::PACE_WITH_PEOPLE };
        Actor {
            store,
            seated,
            connections: HashMap::new(),
            n_viewers_ever: 0,
            thoughts: Thoughts::default(),
            bots,
            pace_ms: pace_ms.unwrap_or(usual),
            paused,
            trouble: None,
            lost: None,
        }
    }

    async fn serve(mut self, inbox: &mut mpsc::Receiver<Command>, idle: Duration) {
        self.let_bots_think();
        while self.lost.is_none() {
            let is_idle = self.connections.is_empty() && self.thoughts.is_empty();
            tokio::select! {
                command = inbox.recv() => match command {
                    Some(command) => self.answer(command).await,
                    None => return,
                },
                Some(answer) = self.thoughts.next() => self.take_answers(answer).await,
                () = sleep(idle), if is_idle => {
                    inbox.close();
                    while let Some(command) = inbox.recv().await {
                        self.answer(command).await;
                    }
                    return;
                }
            }
        }
        let problem = self.lost.take().unwrap_or(Problem::Internal);
        for (screen, out) in self.connections.values() {
            let _ = out.try_send(ToBrowser::Gone { detail: problem.say(screen.lang) });
        }
        refuse_all(inbox, &problem).await;
    }

    /// One request. An answer that nobody waits for any more is dropped.
    async fn answer(&mut self, command: Command) {
        match command {
            Command::Wake { reply } => drop(reply.send(Ok(()))),
            Command::Look { asker, sight, reply } => drop(reply.send(Ok(self.look(&asker, sight)))),
            Command::Page { asker, reply } => drop(reply.send(Ok(self.page(&asker)))),
            Command::Moves { asker, reply } => drop(reply.send(Ok(self.moves(&asker)))),
            Command::Ready { asker, value, reply } => drop(reply.send(self.ready(&asker, value).await)),
            Command::Play { asker, seat, row, version, reply } => {
                let played = self.play(&asker, seat, &row, version).await;
                let _ = reply.send(played);
            }
            Command::Preview { asker, seat, row, version, reply } => {
                let _ = reply.send(self.preview(&asker, seat, &row, version));
            }
            Command::Join { asker, seen, out, reply } => drop(reply.send(Ok(self.join(&asker, seen, out)))),
            Command::Uncover { connection, seat, reply } => drop(reply.send(self.uncover(connection, seat))),
            Command::Pace { asker, paused, ms, reply } => drop(reply.send(self.set_pace(&asker, paused, ms).await)),
            Command::Leave { connection } => drop(self.connections.remove(&connection)),
        }
    }

    fn look(&self, asker: &Asker, sight: Sight) -> TableSnapshot {
        let seated = &self.seated;
        let (held, is_over) = (seated.held(asker), seated.state() == TableState::Over);
        let known = |seat: &Seat| seat.index() < seated.kinds.len() && (held.contains(*seat) || is_over);
        let viewer = match sight {
            Sight::Seat(n) => Seat::new(n).filter(known).map_or(Viewer::Spectator, Viewer::Seat),
            Sight::Everything if is_over => Viewer::Everything,
            Sight::Everything | Sight::Spectator => Viewer::Spectator,
        };
        let seat = if let Viewer::Seat(seat) = viewer { Some(seat) } else { None };
        let game = seated.game.as_deref();
        TableSnapshot {
            id: seated.id.clone(),
            game: seated.entry.id(),
            version: seated.version(),
            state: seated.state(),
            stage: game.map(|game| game.stage()),
            seat,
            asked: game.zip(seat).and_then(|(game, seat)| game.asked(seat)),
            view: game.map(|game| game.view(viewer)),
            choices: game
                .zip(seat)
                .map(|(game, seat)| game.choices(seat, &seated.names, asker.lang))
                .unwrap_or_default(),
            seats: self.seats(asker),
            commitment: seated.commitment().to_owned(),
            result: game.and_then(|game| game.outcome()),
            trouble: self.trouble.as_ref().map(|message| message.get(asker.lang).to_owned()),
        }
    }

    fn seats(&self, asker: &Asker) -> Vec<SeatSnapshot> {
        let held = self.seated.held(asker);
        let look = |seat: Seat| SeatSnapshot {
            seat,
            name: self.seated.names.of(seat),
            kind: self.seated.kinds[seat.index()].to_string(),
            yours: held.contains(seat),
        };
        Seat::all(self.seated.kinds.len()).map(look).collect()
    }

    /// The frame of a page that has shown nothing yet.
    fn page(&self, asker: &Asker) -> Page {
        let mut screen = Screen::new(self.seated.held(asker), asker.lang, None, self.seated.version());
        let frame = screen.frame(&self.seated, &self.mood());
        let (names, config) = (self.seated.names.clone(), self.seated.config().clone());
        Page { game: self.seated.entry, names, config, frame }
    }

    /// Before the end only the asker's own actions: others may tell what nobody else has seen.
    fn moves(&self, asker: &Asker) -> ActionList {
        let (held, is_over) = (self.seated.held(asker), self.seated.state() == TableState::Over);
        let moves = self.seated.game.as_ref().map(|game| game.moves_since(0)).unwrap_or_default();
        let numbered = (1..).zip(moves).filter(|(_, step)| is_over || held.contains(step.seat));
        let actions = numbered.map(|(n, step)| NumberedAction { n, seat: step.seat, action: step.action }).collect();
        ActionList { version: self.seated.version(), actions }
    }

    async fn ready(&mut self, asker: &Asker, value: String) -> Result<u64, Problem> {
        if self.seated.held(asker).is_empty() {
            return Err(Problem::NotYours);
        }
        // One person holds all seats of people, so one value is all of them.
        self.seated.begin(&self.store, vec![value]).await?;
        self.changed();
        Ok(self.seated.version())
    }

    async fn play(&mut self, asker: &Asker, seat: Seat, row: &[String], version: u64) -> Result<u64, Problem> {
        self.check_seat(asker, seat, version, row)?;
        let played = self.submit(seat, row).await;
        // After a failed write the table may stand elsewhere than shown.
        if matches!(played, Ok(_) | Err(Problem::Storage(_) | Problem::Stale { .. })) {
            self.changed();
        }
        played
    }

    fn preview(&self, asker: &Asker, seat: Seat, row: &[String], version: u64) -> Result<TablePreview, Problem> {
        self.check_seat(asker, seat, version, row)?;
        self.seated.preview(seat, row, asker.lang)
    }

    /// May the asker play this for the seat, and does it know the decision?
    fn check_seat(&self, asker: &Asker, seat: Seat, version: u64, row: &[String]) -> Result<(), Problem> {
        if !self.seated.held(asker).contains(seat) {
            return Err(Problem::NotYours);
        }
        // Giving up and offering a draw answer no decision, so they are never late.
        let answers = !matches!(row, [only] if Departure::Resigned.word() == only || only == "draw");
        if answers && !self.is_current(seat, version) {
            return Err(Problem::Stale { version: self.seated.version() });
        }
        Ok(())
    }

    /// Has the seat still to decide what it saw at this version? That others have decided since makes no difference.
    fn is_current(&self, seat: Seat, version: u64) -> bool {
        let Some(game) = &self.seated.game else { return true };
        let now = game.version();
        (game.asked(seat).unwrap_or(now)..=now).contains(&version)
    }

    /// Plays and writes; nobody is shown anything yet.
    async fn submit(&mut self, seat: Seat, row: &[String]) -> Result<u64, Problem> {
        match self.seated.play(&self.store, seat, row).await {
            Ok(version) => Ok(version),
            Err(PlayError::Refused(problem)) => Err(problem),
            Err(PlayError::Lost(problem)) => {
                self.lost = Some(problem.clone());
                Err(problem)
            }
        }
    }

    fn join(&mut self, asker: &Asker, seen: Option<i64>, out: mpsc::Sender<ToBrowser>) -> ConnectionId {
        self.n_viewers_ever += 1;
        let connection = ConnectionId(self.n_viewers_ever);
        let screen = Screen::new(self.seated.held(asker), asker.lang, seen, self.seated.version());
        self.connections.insert(connection, (screen, out));
        // Opening the page again is how one asks a bot to try again.
        self.trouble = None;
        self.let_bots_think();
        self.show(connection);
        connection
    }

    fn uncover(&mut self, connection: ConnectionId, seat: Seat) -> Result<(), Problem> {
        let (screen, _) = self.connections.get_mut(&connection).ok_or(Problem::NoHello)?;
        if !screen.uncover(&self.seated, seat) {
            return Err(Problem::NotCovered);
        }
        self.show(connection);
        Ok(())
    }

    async fn set_pace(&mut self, asker: &Asker, paused: Option<bool>, ms: Option<u64>) -> Result<(), Problem> {
        if !self.seated.is_owner(asker) {
            return Err(Problem::NotYours);
        }
        if !self.seated.is_watched() {
            return Err(Problem::NoPace);
        }
        let paused = paused.unwrap_or(self.paused);
        let ms = ms.unwrap_or(self.pace_ms).min(MAX_PACE_MS);
        // How fast the rest goes once people are out is not how fast they want to play again.
        if self.seated.humans().is_empty() {
            self.store.set_pace(&self.seated.id, ms, paused).await?;
        }
        (self.paused, self.pace_ms) = (paused, ms);
        // Bots that think now do so at the old pace.
        self.thoughts.cancel_all();
        self.changed();
        Ok(())
    }

    /// Something is different: bots may think, and everybody gets to see it.
    fn changed(&mut self) {
        // What is in memory only is nobody's to see.
        if self.lost.is_some() {
            return;
        }
        self.let_bots_think();
        for connection in self.connections.keys().copied().collect::<Vec<_>>() {
            self.show(connection);
        }
    }

    /// Sends a connection its next frame. One that does not keep up is let go; its browser comes back with what it has.
    fn show(&mut self, connection: ConnectionId) {
        let mood = self.mood();
        let Some((screen, out)) = self.connections.get_mut(&connection) else { return };
        let frame = screen.frame(&self.seated, &mood);
        if out.try_send(ToBrowser::Table(Box::new(frame))).is_err() {
            self.connections.remove(&connection);
        }
    }

    fn mood(&self) -> Mood {
        let goes_on = self.seated.state() != TableState::Over;
        let pace = (goes_on && self.seated.is_watched()).then_some(Pace { paused: self.paused, ms: self.pace_ms });
        Mood { pace, trouble: self.trouble.clone() }
    }
}
