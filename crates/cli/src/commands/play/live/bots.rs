//! Bots on the screen: they think on a thread of their own, and what they do can be followed.

use super::frame::Front;
use super::{Flow, LiveGame};
use crate::screen::{Input, Key, Prompt};
use atout_catalog::Thinker;
use atout_core::{BotFailure, Control, Message, Seat};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

/// A thought that is shorter is not announced.
const SHORT: Duration = Duration::from_millis(120);

/// A bot that thinks. Dropped, it stops.
struct Thought {
    thread: JoinHandle<Result<Vec<String>, BotFailure>>,
    cancel: Cancel,
}

#[derive(Clone, Default)]
struct Cancel(Arc<AtomicBool>);

impl Control for Cancel {
    fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

impl Thought {
    fn start(thinker: Thinker) -> Thought {
        let cancel = Cancel::default();
        let control = cancel.clone();
        Thought { thread: thread::spawn(move || thinker(&control)), cancel }
    }

    /// The row of actions that the bot has chosen, or why there is none.
    fn row(self) -> Result<Vec<String>, BotFailure> {
        self.thread.join().unwrap_or_else(|_| Err(BotFailure::broke_down()))
    }
}

impl LiveGame {
    /// Lets a bot decide and plays its action.
    pub(super) fn think(&mut self, seat: Seat) -> Flow {
        let thought = Thought::start(self.seats.thinker(self.table.as_ref(), seat)?);
        let waited = self.wait_for(seat, &thought);
        if let Err(stop) = waited {
            thought.cancel.0.store(true, Ordering::Relaxed);
            return Err(stop);
        }
        let before = self.table.version();
        if let Err(why) = self.seats.play_decided(self.table.as_mut(), seat, thought.row()) {
            return self.offer_retry(&why);
        }
        if self.seats.n_humans() == 0 {
            self.news_since.fill(Some(before));
        }
        self.save()
    }

    /// Says why a bot cannot play on, and asks whether it shall try again. The game stands as it was.
    fn offer_retry(&mut self, why: &Message) -> Flow {
        let words = [self.lang.pick("Let it try again", "Le laisser réessayer"), self.lang.pick("Leave…", "Quitter…")];
        match self.question_of(why.get(self.lang), &words, LiveGame::ask_to_leave)? {
            Some(1) => self.ask_to_leave(),
            _ => Ok(()),
        }
    }

    /// Waits until the bot has decided and what happened before has been told. While a person is awaited too, nothing
    /// can happen, so nobody waits.
    fn wait_for(&mut self, seat: Seat, thought: &Thought) -> Flow {
        let is_watched = !self.table.stage().awaited().iter().any(|seat| self.seats.kind(seat).is_human());
        let mut announced = Instant::now() + SHORT;
        if is_watched && !self.is_fast {
            self.draw_waiting(seat)?;
        }
        loop {
            let now = Instant::now();
            let is_settled = !is_watched || self.is_fast || self.telling.settled() <= now;
            if thought.thread.is_finished() && is_settled {
                return Ok(());
            }
            let settled = (!is_settled).then(|| self.telling.settled());
            let due = [self.telling.next(), settled, (announced > now).then_some(announced)];
            let due = due.into_iter().flatten().filter(|due| *due > now).min();
            let is_ready = || thought.thread.is_finished() && is_settled;
            match self.screen.wait(due.or(Some(now + SHORT)), is_ready)? {
                Input::Key(key) => self.press_while_waiting(key)?,
                Input::Resized => announced = now,
                Input::Ready => {}
            }
            if announced <= Instant::now() || is_watched {
                self.draw_waiting(seat)?;
            }
        }
    }

    /// Keys while bots play: any other skips to what they did, and letters are for the next decision.
    fn press_while_waiting(&mut self, key: Key) -> Flow {
        self.message = None;
        match key {
            Key::Escape => self.open_menu(None)?,
            Key::Interrupt => self.ask_to_leave()?,
            Key::Char('?') => self.show_help(None)?,
            Key::End => self.is_fast = true,
            key if self.scroll(key) => {}
            key => {
                self.telling.skip();
                if let Key::Char(letter) = key {
                    self.typed_ahead.push(letter);
                }
            }
        }
        Ok(())
    }

    fn draw_waiting(&mut self, seat: Seat) -> Flow {
        let (lang, name) = (self.lang, self.names.of(seat));
        let turn = lang.pick(format!("{name} is thinking"), format!("{name} réfléchit"));
        let front = Front {
            prompt: Prompt { question: format!("{turn}…"), typed: None },
            pane_title: lang.pick("Bots play", "Les robots jouent").to_owned(),
            hints: lang
                .pick(
                    "Space next · End skip ahead · PgUp log · Esc menu · ? help",
                    "Espace suite · Fin tout passer · Pg↑ journal · Échap menu · ? aide",
                )
                .to_owned(),
            ..Front::new(self.viewer(), &turn)
        };
        self.draw(front)
    }
}
