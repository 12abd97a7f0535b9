//! Reads the bodies of requests: JSON and forms. A body that cannot be read becomes a [`Problem`].
//!
//! Not here: what the fields mean.

use crate::error::Problem;
use axum::body::Bytes;
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use serde::de::DeserializeOwned;

/// A JSON body.
pub(crate) struct JsonBody<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for JsonBody<T> {
    type Rejection = Problem;
    async fn from_request(request: Request, state: &S) -> Result<JsonBody<T>, Problem> {
        serde_json::from_slice(&bytes(request, state).await?)
            .map(JsonBody)
            .map_err(|error| Problem::Malformed(error.to_string()))
    }
}

/// The fields of a form. If several have the same name, the last one counts.
pub(crate) struct Form(Vec<(String, String)>);

impl Form {
    /// The value of a field.
    pub(crate) fn get(&self, name: &str) -> Option<&str> {
        self.0.iter().rev().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }
}

impl<S: Send + Sync> FromRequest<S> for Form {
    type Rejection = Problem;
    async fn from_request(request: Request, state: &S) -> Result<Form, Problem> {
        let kind = request.headers().get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        if kind.starts_with("multipart/form-data") {
            return multipart(request, state).await.map(Form);
        }
        let form = axum::extract::Form::from_request(request, state).await;
        form.map(|form| Form(form.0)).map_err(|rejection| unreadable_body(rejection.into_response().status()))
    }
}

async fn bytes<S: Send + Sync>(request: Request, state: &S) -> Result<Bytes, Problem> {
    Bytes::from_request(request, state).await.map_err(|rejection| unreadable_body(rejection.into_response().status()))
}

async fn multipart<S: Send + Sync>(request: Request, state: &S) -> Result<Vec<(String, String)>, Problem> {
    let mut form = Multipart::from_request(request, state)
        .await
        .map_err(|rejection| unreadable_body(rejection.into_response().status()))?;
    let mut fields = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|error| unreadable_body(error.status()))? {
        let name = field.name().unwrap_or_default().to_owned();
        let bytes = field.bytes().await.map_err(|error| unreadable_body(error.status()))?;
        // Bytes that are not text become replacement characters; the reader of the field refuses those.
        fields.push((name, String::from_utf8_lossy(&bytes).into_owned()));
    }
    Ok(fields)
}

fn unreadable_body(status: StatusCode) -> Problem {
    match status {
        StatusCode::PAYLOAD_TOO_LARGE => Problem::TooLarge,
        _ => Problem::Malformed("the request was cut off or is not a form".to_owned()),
    }
}
