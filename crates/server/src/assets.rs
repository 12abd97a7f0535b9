//! The static files of the pages.
//!
//! Not here: the files themselves (`atout_web`, and each game's folder in it).

use crate::error::Problem;
use atout_core::hex;
use atout_web::Asset;
use axum::Router;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use sha2::{Digest, Sha256};

pub(crate) fn router() -> Router {
    Router::new().route("/assets/{*name}", get(asset))
}

/// A browser asks every time and gets "304 Not Modified" for an unchanged file, so a new release shows at once.
async fn asset(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(Asset { media_type, content }) = atout_catalog::asset(&name) else {
        return Problem::NoPage.into_response();
    };
    let tag = format!("\"{}\"", hex(&Sha256::digest(&content)[..8]));
    let common = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return (StatusCode::NOT_MODIFIED, common).into_response();
    }
    (common, [(header::CONTENT_TYPE, media_type)], content).into_response()
}
