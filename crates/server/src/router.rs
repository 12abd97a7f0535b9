//! All addresses of the server, and the layers around them.
//!
//! Not here: the handlers. Each of the modules below lists its own addresses.

use crate::error::Problem;
use crate::live::Tables;
use crate::{api, assets, guard, identity, pages, play_pages, replay_pages, socket};
use atout_store::Store;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::from_fn;
use axum::routing::get;
use tokio::sync::watch;

/// The largest request in bytes; imported records may be larger.
const MAX_BODY: usize = 64 << 10;

/// What all handlers share.
#[derive(Clone)]
pub(crate) struct App {
    pub(crate) store: Store,
    pub(crate) tables: Tables,
    /// Becomes true when the server stops.
    pub(crate) stopping: watch::Receiver<bool>,
}

pub(crate) fn router(app: App) -> Router {
    let for_visitors = Router::new()
        .merge(pages::router())
        .merge(play_pages::router())
        .merge(replay_pages::router())
        .merge(socket::router())
        .merge(api::router())
        .fallback(async || Problem::NoPage)
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .layer(from_fn(guard::catch_panic))
        .layer(from_fn(identity::identify));
    Router::new()
        .route("/health", get(async || "ok"))
        .merge(assets::router())
        .fallback_service(for_visitors.with_state(app))
        .layer(from_fn(guard::same_site))
        .layer(from_fn(guard::headers))
}
