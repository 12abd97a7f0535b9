//! The connections of a table, and what each of them is sent after a change.
//!
//! Screens with the same perspective share a feed: its update is made once for all that follow it. A connection that is
//! new, or whose perspective has changed, gets everything first. Not here: what is in a frame (`frame.rs`, `feed.rs`).

use super::Actor;
use super::requests::ConnectionId;
use crate::error::Problem;
use crate::live::feed::{Feed, Perspective, WrittenFrame};
use crate::live::frame::{BotStatus, Screen, ScreenView};
use crate::live::loaded::LoadedTable;
use crate::live::outbox::Outbox;
use crate::live::request::Requester;
use atout_core::Message;
use atout_web::wire::{Pace, ToBrowser};
use std::collections::HashMap;

/// Everybody who watches or plays at a table.
#[derive(Default)]
pub(super) struct Audience {
    connections: HashMap<ConnectionId, Connection>,
    /// All connections so far; the next one's id follows from it.
    n_connections_ever: u64,
    /// One for each perspective that somebody follows.
    feeds: HashMap<Perspective, Feed>,
}

struct Connection {
    /// Which seats are played at its screen is asked anew after every change.
    requester: Requester,
    screen: Screen,
    out: Outbox,
    /// Does it want every frame whole?
    plain: bool,
    /// The feed whose updates it has, all of them.
    follows: Option<Perspective>,
}

impl Audience {
    pub(super) fn is_empty(&self) -> bool {
        self.connections.is_empty()
    }

    pub(super) fn add(&mut self, requester: Requester, screen: Screen, plain: bool, out: Outbox) -> ConnectionId {
        self.n_connections_ever += 1;
        let id = ConnectionId(self.n_connections_ever);
        self.connections.insert(id, Connection { requester, screen, out, plain, follows: None });
        id
    }

    pub(super) fn remove(&mut self, connection: ConnectionId) {
        self.connections.remove(&connection);
        self.drop_unused_feeds();
    }

    /// What a connection shows; none if it is not here.
    pub(super) fn screen(&mut self, connection: ConnectionId) -> Option<&mut Screen> {
        self.connections.get_mut(&connection).map(|connection| &mut connection.screen)
    }

    /// The last message to all connections.
    pub(super) fn say_gone(&self, problem: &Problem, version: u64) {
        for Connection { screen, out, .. } in self.connections.values() {
            let message = ToBrowser::Gone { detail: problem.say(screen.lang) };
            out.put(WrittenFrame::new(version, &message));
        }
    }

    /// Sends every connection what has changed. One that is too slow is dropped; its browser connects again.
    fn show_all(&mut self, table: &LoadedTable, bots: &BotStatus<'_>) {
        let Audience { connections, feeds, .. } = self;
        let mut updates: HashMap<Perspective, Option<WrittenFrame>> = HashMap::new();
        let mut others = Vec::new();
        connections.retain(|id, connection| {
            connection.screen.reseat(table.held(&connection.requester));
            let view = connection.screen.screen_view(table);
            let perspective = view.perspective();
            if connection.follows == Some(perspective) {
                connection.screen.log_since(table, view.viewer);
                let make = || Some(feeds.entry(perspective).or_default().update(table, view, bots));
                return connection.send_if(updates.entry(perspective).or_insert_with(make));
            }
            others.push(*id);
            // A seat that somebody has left is not looked at once more.
            let stays = |follows: &Perspective| follows.0 == perspective.0;
            let Some(last) = connection.follows.filter(stays).and_then(ScreenView::last_look) else { return true };
            let make = || feeds.entry(last.perspective()).or_default().last_look(table, last, bots);
            connection.send_if(updates.entry(last.perspective()).or_insert_with(make))
        });
        // All feeds are up to date now.
        for id in others {
            self.show(id, table, bots);
        }
        self.drop_unused_feeds();
    }

    /// Sends a connection everything.
    fn show(&mut self, id: ConnectionId, table: &LoadedTable, bots: &BotStatus<'_>) {
        let Some(connection) = self.connections.get_mut(&id) else { return };
        let frame = connection.whole(table, bots, &mut self.feeds);
        if !connection.send(frame) {
            self.connections.remove(&id);
        }
    }

    /// Nothing is made or kept for viewers without connections.
    fn drop_unused_feeds(&mut self) {
        let connections = &self.connections;
        self.feeds
            .retain(|perspective, _| connections.values().any(|connection| connection.follows == Some(*perspective)));
    }
}

impl Connection {
    /// Everything that its screen shows now. From then on it follows the feed of its perspective, unless it is plain.
    fn whole(
        &mut self,
        table: &LoadedTable,
        bots: &BotStatus<'_>,
        feeds: &mut HashMap<Perspective, Feed>,
    ) -> WrittenFrame {
        if self.plain {
            let frame = self.screen.frame(table, bots);
            return WrittenFrame::new(frame.version, &ToBrowser::Table(Box::new(frame)));
        }
        let view = self.screen.screen_view(table);
        let since = self.screen.log_since(table, view.viewer);
        self.follows = Some(view.perspective());
        feeds.entry(view.perspective()).or_default().whole(table, view, bots, since)
    }

    fn send_if(&self, frame: &Option<WrittenFrame>) -> bool {
        frame.as_ref().is_none_or(|frame| self.send(frame.clone()))
    }

    /// Returns false if too many frames wait for it already.
    fn send(&self, frame: WrittenFrame) -> bool {
        self.out.put(frame)
    }
}

impl Actor {
    /// After a change: lets bots think and sends every connection what has changed.
    pub(super) fn changed(&mut self) {
        // What is not on the disk must not be shown.
        if self.lost.is_some() {
            return;
        }
        self.let_bots_think();
        let bots = bot_status(self.paused, self.pace_ms, &self.trouble);
        self.audience.show_all(&self.table, &bots);
    }

    /// Sends a connection everything.
    pub(super) fn show(&mut self, connection: ConnectionId) {
        let bots = bot_status(self.paused, self.pace_ms, &self.trouble);
        self.audience.show(connection, &self.table, &bots);
        self.audience.drop_unused_feeds();
    }
}

pub(super) fn bot_status(paused: bool, ms: u64, trouble: &Option<Message>) -> BotStatus<'_> {
    BotStatus { pace: Pace { paused, ms, skip: false }, trouble: trouble.as_ref() }
}
