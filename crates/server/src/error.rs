//! All refusals of the server. Only here do they get a status, a code and a sentence.
//!
//! Not here: the refusals of the rules (`atout_core::Refusal`), which have their own sentences.

use crate::identity::Caller;
use atout_core::{Lang, Message, Refusal};
use atout_store::{MAX_DECKS, StoreError};
use atout_web::wire::api::ProblemBody;
use axum::Json;
use axum::http::{StatusCode, header};
use axum::response::{Html, IntoResponse, Response};
use std::borrow::Cow;

/// Why a request was refused. Nothing has changed.
#[derive(Debug, Clone)]
pub(crate) enum Problem {
    /// No such table or record.
    NoTable,
    /// The caller has no such deck.
    NoDeck,
    /// No such game.
    NoGame(Message),
    /// No such address.
    NoPage,
    /// The caller does not play this seat.
    NotYours,
    /// The caller has not made this table or record.
    NotMaker,
    /// Somebody else has the seat.
    SeatTaken,
    /// A seat is free, or somebody has not brought a set-up yet.
    Open,
    /// The caller's version is not the current one.
    Stale {
        version: u64,
    },
    /// The rules refused the action.
    Refused(Refusal),
    /// The cards are not dealt yet.
    NotStarted,
    /// The cards are dealt: values for the shuffle come too late.
    Started,
    /// The game is not over, so its secrets are not shown.
    Running,
    /// It is the game of a day that is not over, so its seed is not shown.
    Withheld,
    /// This table's pace cannot be changed.
    NoPace,
    /// This seat is not the one that the cover hides.
    NotCovered,
    /// The options are not valid.
    Options(Message),
    /// The players are not valid.
    Seats(Message),
    /// The deck cannot be read, saved or played.
    Deck(Message),
    /// The value for the shuffle is not valid.
    Value(Message),
    /// The record cannot be replayed.
    Record(Message),
    /// The request cannot be read.
    Malformed(String),
    /// The first message has to be `hello`.
    NoHello,
    TooLarge,
    Method,
    /// The request comes from another site.
    CrossSite,
    /// The server is not known by this name.
    UnknownHost,
    /// The request did not arrive, or was not answered, in time.
    TimedOut,
    /// A limit is reached. The sentence says which one and when to try again.
    SlowDown {
        sentence: Message,
        /// In seconds.
        retry_after: u64,
    },
    /// The store could not write or read it.
    Storage(Message),
    /// A fault of the server.
    Internal,
}

impl Problem {
    /// The refusal of a stored table or record that is damaged.
    pub(crate) fn unreadable() -> Problem {
        Problem::Storage(Message::new(
            "This saved game can't be read any more.",
            "Cette partie enregistrée n'est plus lisible.",
        ))
    }

    /// The refusal of one more thing where time alone does not help.
    pub(crate) fn too_many(en: impl Into<Cow<'static, str>>, fr: impl Into<Cow<'static, str>>) -> Problem {
        Problem::SlowDown { sentence: Message::new(en, fr), retry_after: 60 }
    }

    /// The code for programs: stable, documented (`docs/WIRE.md`), never translated.
    pub(crate) fn code(&self) -> &'static str {
        match self {
            Problem::NoTable => "table/not_found",
            Problem::NoDeck => "deck/not_found",
            Problem::NoGame(_) => "game/not_found",
            Problem::NoPage => "page/not_found",
            Problem::NotYours | Problem::NotMaker => "play/not_your_seat",
            Problem::SeatTaken => "table/seat_taken",
            Problem::Open => "table/open",
            Problem::Stale { .. } => "play/stale",
            Problem::Refused(refusal) => refusal.code(),
            Problem::NotStarted => "table/not_started",
            Problem::Started => "table/started",
            Problem::Running => "table/running",
            Problem::Withheld => "table/sealed",
            Problem::NoPace => "table/no_pace",
            Problem::NotCovered => "table/not_covered",
            Problem::Options(_) => "table/options",
            Problem::Seats(_) => "table/seats",
            Problem::Deck(_) => "deck/bad",
            Problem::Value(_) => "table/value",
            Problem::Record(_) => "record/bad",
            Problem::Malformed(_) => "request/malformed",
            Problem::NoHello => "request/hello_first",
            Problem::TooLarge => "request/too_large",
            Problem::Method => "request/method",
            Problem::CrossSite => "request/cross_site",
            Problem::UnknownHost => "request/unknown_host",
            Problem::TimedOut => "request/timed_out",
            Problem::SlowDown { .. } => "slow-down",
            Problem::Storage(_) => "server/storage",
            Problem::Internal => "server/internal",
        }
    }

    /// The HTTP status.
    pub(crate) fn status(&self) -> StatusCode {
        match self {
            Problem::NoTable | Problem::NoDeck | Problem::NoGame(_) | Problem::NoPage => StatusCode::NOT_FOUND,
            Problem::NotYours | Problem::NotMaker | Problem::CrossSite => StatusCode::FORBIDDEN,
            Problem::Refused(Refusal::Notation(_) | Refusal::Illegal(_))
            | Problem::Options(_)
            | Problem::Seats(_)
            | Problem::Deck(_)
            | Problem::Value(_)
            | Problem::Record(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Problem::Stale { .. }
            | Problem::Refused(_)
            | Problem::SeatTaken
            | Problem::Open
            | Problem::NotStarted
            | Problem::Started
            | Problem::Running
            | Problem::Withheld
            | Problem::NoPace
            | Problem::NotCovered => StatusCode::CONFLICT,
            Problem::Malformed(_) | Problem::NoHello => StatusCode::BAD_REQUEST,
            Problem::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Problem::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Problem::TimedOut => StatusCode::REQUEST_TIMEOUT,
            Problem::SlowDown { .. } => StatusCode::TOO_MANY_REQUESTS,
            Problem::Method => StatusCode::METHOD_NOT_ALLOWED,
            Problem::Storage(_) => StatusCode::SERVICE_UNAVAILABLE,
            Problem::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The sentence for a person.
    pub(crate) fn say(&self, lang: Lang) -> String {
        lang.typeset(self.sentence(lang))
    }

    fn sentence(&self, lang: Lang) -> String {
        let fixed = |en: &'static str, fr: &'static str| lang.pick(en, fr).to_owned();
        match self {
            Problem::NoTable => fixed("There is no such table.", "Cette table n'existe pas."),
            Problem::NoDeck => fixed("You have no such deck.", "Vous n'avez pas ce deck."),
            Problem::NoPage => fixed("There is nothing at this address.", "Il n'y a rien à cette adresse."),
            Problem::NotYours => fixed(
                "This is not your seat: only the person who sits there can do this.",
                "Ce n'est pas votre place\u{a0}: seule la personne qui l'occupe peut le faire.",
            ),
            Problem::NotMaker => {
                fixed("Only the person who made this can do that.", "Seule la personne qui l'a créé peut le faire.")
            }
            Problem::SeatTaken => fixed(
                "Somebody else has this seat. Choose another one.",
                "Cette place est déjà prise. Choisissez-en une autre.",
            ),
            Problem::Open => fixed(
                "The table still waits for players or their decks.",
                "La table attend encore des joueurs ou leurs decks.",
            ),
            Problem::Stale { version } => lang.pick(
                format!("The game has moved on to move {version}. Look again, then decide."),
                format!("La partie a avancé jusqu'au coup {version}. Regardez à nouveau, puis décidez."),
            ),
            Problem::Refused(refusal) => refusal.say(lang),
            Problem::NotStarted => fixed("The cards are not dealt yet.", "Les cartes ne sont pas encore distribuées."),
            Problem::Started => fixed("The cards are dealt already.", "Les cartes sont déjà distribuées."),
            Problem::Running => fixed(
                "This game is not over yet. You can watch its replay afterwards.",
                "Cette partie n'est pas encore terminée. Vous pourrez la revoir ensuite.",
            ),
            Problem::Withheld => fixed(
                "This is a daily run. Its record is shown when the day is over, at midnight UTC.",
                "C'est une partie du jour. Son fichier sera publié quand la journée sera terminée, à minuit UTC.",
            ),
            Problem::NoPace => fixed(
                "Only games between bots can be paused or sped up.",
                "Seules les parties entre robots peuvent être mises en pause ou accélérées.",
            ),
            Problem::NotCovered => {
                fixed("The screen does not wait for this player.", "L'écran n'attend pas ce joueur.")
            }
            Problem::NoGame(message)
            | Problem::Options(message)
            | Problem::Seats(message)
            | Problem::Deck(message)
            | Problem::Value(message)
            | Problem::Record(message)
            | Problem::Storage(message)
            | Problem::SlowDown { sentence: message, .. } => message.get(lang).to_owned(),
            Problem::Malformed(what) => {
                lang.pick(format!("This cannot be read: {what}."), format!("C'est illisible\u{a0}: {what}."))
            }
            Problem::NoHello => fixed(
                "Say hello first: {\"type\":\"hello\",\"seen\":null}.",
                "Dites d'abord bonjour\u{a0}: {\"type\":\"hello\",\"seen\":null}.",
            ),
            Problem::TooLarge => fixed("That is too large.", "C'est trop volumineux."),
            Problem::Method => {
                fixed("This address does not take that method.", "Cette adresse n'accepte pas cette méthode.")
            }
            Problem::CrossSite => fixed(
                "This came from another site and was not done.",
                "Cette demande venait d'un autre site et n'a pas été exécutée.",
            ),
            Problem::UnknownHost => fixed(
                "This server is not known by this name. Its operator can add the name with --host NAME.",
                "Ce serveur n'est pas connu sous ce nom. Son administrateur peut l'ajouter avec --host NOM.",
            ),
            Problem::TimedOut => fixed(
                "The request took too long. Please try again.",
                "La requête a pris trop de temps. Veuillez réessayer.",
            ),
            Problem::Internal => fixed(
                "Something went wrong on our side; nothing was lost. Please try again.",
                "Une erreur s'est produite de notre côté\u{a0}; rien n'est perdu. Veuillez réessayer.",
            ),
        }
    }

    fn version(&self) -> Option<u64> {
        match self {
            Problem::Stale { version } => Some(*version),
            _ => None,
        }
    }

    /// The answer: JSON for programs, a page for people.
    fn to_answer(&self, caller: &Caller) -> Response {
        let (status, sentence) = (self.status(), self.say(caller.lang));
        let mut response = if caller.wants_json {
            let body = ProblemBody { detail: sentence, error: self.code(), version: self.version() };
            (status, Json(body)).into_response()
        } else {
            (status, Html(atout_web::problem(&caller.reader(), status.as_u16(), &sentence))).into_response()
        };
        if let Problem::SlowDown { retry_after, .. } = self {
            response.headers_mut().insert(header::RETRY_AFTER, (*retry_after).into());
        }
        response
    }
}

impl From<StoreError> for Problem {
    fn from(error: StoreError) -> Problem {
        match error {
            StoreError::NotFound => Problem::NoTable,
            StoreError::NotYours => Problem::NotMaker,
            StoreError::SeatTaken => Problem::SeatTaken,
            StoreError::TooManyDecks => Problem::too_many(
                format!("You have {MAX_DECKS} decks. Delete one, then save again."),
                format!("Vous avez {MAX_DECKS} decks. Supprimez-en un, puis enregistrez à nouveau."),
            ),
            // Nothing is wrong: the server stops.
            StoreError::Closed => Problem::Storage(Message::new(
                "The server is stopping; the game has not changed. Please try again in a moment.",
                "Le serveur s'arrête\u{a0}; la partie n'a pas changé. Veuillez réessayer dans un instant.",
            )),
            StoreError::Stale { version } => Problem::Stale { version },
            StoreError::Unreadable { .. } => {
                tracing::error!(%error, "a stored row is damaged");
                Problem::unreadable()
            }
            StoreError::Full => {
                tracing::error!("the disk is full");
                Problem::Storage(Message::new(
                    "The server's disk is full: nothing was saved, and the game has not changed.",
                    "Le disque du serveur est plein\u{a0}: rien n'a été enregistré et la partie n'a pas changé.",
                ))
            }
            error => {
                tracing::error!(%error, "the store failed");
                Problem::Storage(Message::new(
                    "The server could not save or read this; the game has not changed. Please try again.",
                    "Le serveur n'a pas pu l'enregistrer ou le lire\u{a0}; la partie n'a pas changé. Veuillez réessayer.",
                ))
            }
        }
    }
}

/// The response carries the problem; [`render`] makes the body for the visitor.
impl IntoResponse for Problem {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        response.extensions_mut().insert(self);
        response
    }
}

/// Gives a refusal a body for the caller. Cookies that were set stay.
pub(crate) fn render(response: Response, caller: &Caller) -> Response {
    let problem = match response.extensions().get::<Problem>() {
        Some(problem) => problem.clone(),
        None => match framework_problem(&response) {
            Some(problem) => problem,
            None => return response,
        },
    };
    let mut answer = problem.to_answer(caller);
    for cookie in response.headers().get_all(header::SET_COOKIE) {
        answer.headers_mut().append(header::SET_COOKIE, cookie.clone());
    }
    answer
}

/// The problem of a refusal that the framework made; those have plain text or no body.
fn framework_problem(response: &Response) -> Option<Problem> {
    let is_ours =
        response.headers().get(header::CONTENT_TYPE).is_some_and(|kind| !kind.as_bytes().starts_with(b"text/plain"));
    match response.status() {
        _ if is_ours => None,
        StatusCode::METHOD_NOT_ALLOWED => Some(Problem::Method),
        StatusCode::PAYLOAD_TOO_LARGE => Some(Problem::TooLarge),
        StatusCode::NOT_FOUND => Some(Problem::NoPage),
        StatusCode::REQUEST_TIMEOUT => Some(Problem::TimedOut),
        status if status.is_client_error() => Some(Problem::Malformed(status.to_string())),
        status if status.is_server_error() => Some(Problem::Internal),
        _ => None,
    }
}
