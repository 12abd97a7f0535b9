//! All addresses of the server, and the layers around them.
//!
//! Not here: the handlers. Each of the modules below lists its own addresses.

use crate::address::Proxy;
use crate::clock::Clock;
use crate::error::Problem;
use crate::hosts::Hosts;
use crate::limits::{Gates, seconds};
use crate::live::Tables;
use crate::offered::Offers;
use crate::replay_cache::ReplayCache;
use crate::token::TokenKey;
use crate::{
    api, assets, daily_pages, deck_api, deck_pages, guard, identity, learn_pages, pages, play_pages, puzzle_pages,
    replay_pages, socket,
};
use atout_bots::Programs;
use atout_store::Store;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Mutex, watch};
use tower_http::CompressionLevel;
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;
use tower_http::trace::TraceLayer;

/// The largest request in bytes; imported records may be larger.
const MAX_BODY: usize = 64 << 10;
/// "No limit" of time.
const FOREVER: Duration = Duration::from_secs(1 << 30);

/// What all handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    pub(crate) access: Arc<Access>,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

/// Who may ask, and how much.
pub(crate) struct Access {
    pub(crate) gates: Gates,
    pub(crate) hosts: Hosts,
    pub(crate) proxies: Vec<Proxy>,
    pub(crate) key: TokenKey,
    /// All visitors come over TLS.
    pub(crate) https: bool,
    pub(crate) clock: Clock,
    /// What the host adds to games.
    pub(crate) offers: Offers,
    /// One import at a time: nobody keeps more than the limit because two came together.
    pub(crate) importing: Mutex<()>,
    /// The replays that were looked at last.
    pub(crate) replays: ReplayCache,
    /// The external programs that may play.
    pub(crate) programs: Programs,
}

pub(crate) fn router(app: App) -> Router {
    let time = seconds(app.access.gates.limits.body_seconds).unwrap_or(FOREVER);
    let for_visitors = Router::new()
        .merge(pages::router())
        .merge(play_pages::router())
        .merge(learn_pages::router())
        .merge(puzzle_pages::router())
        .merge(daily_pages::router())
        .merge(deck_pages::router())
        .merge(replay_pages::router())
        .merge(socket::router())
        .merge(deck_api::router())
        .merge(api::router())
        .fallback(async || Problem::NoPage)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, time))
        .layer(from_fn(guard::catch_panic))
        .layer(from_fn_with_state(app.clone(), identity::identify));
    Router::new()
        .route("/health", get(async || "ok"))
        .merge(assets::router())
        .fallback_service(for_visitors.with_state(app.clone()))
        .layer(from_fn(guard::same_site))
        .layer(from_fn_with_state(app, guard::admit))
        .layer(from_fn(identity::render_refusals))
        .layer(from_fn(guard::headers))
        // Frames of sockets are not answers, so they are not compressed.
        .layer(CompressionLayer::new().quality(CompressionLevel::Fastest))
        // At the level "debug"; refusals and failures are logged where they arise.
        .layer(TraceLayer::new_for_http().on_failure(()))
}
