//! A request to a live table, and how it travels to the table's task.
//!
//! Each request is one type: plain data, with its answer beside it (`actor/requests`). It holds nothing that belongs to
//! this process, such as a channel, so that it can be written down and sent to another one. Not here: how the task is
//! found (`registry.rs`), and the messages of browsers and programs that become requests (`socket.rs`, `api.rs`).

use super::actor::Actor;
use crate::error::Problem;
use crate::identity::Visitor;
use crate::limits::Key;
use atout_core::Lang;
use atout_store::PersonId;
use std::pin::Pin;
use tokio::sync::oneshot;

/// Something that one can ask of a table.
pub(crate) trait Request: Send + 'static {
    type Answer: Send;

    /// Answers it, in the table's task.
    fn answer(
        self,
        actor: &mut Actor,
        requester: &Requester,
    ) -> impl Future<Output = Result<Self::Answer, Problem>> + Send;
}

/// The visitor who makes a request, as tables know it.
#[derive(Debug, Clone)]
pub(crate) struct Requester {
    pub(crate) person: PersonId,
    /// Where the request comes from, as limits count addresses; none if the server makes it.
    pub(crate) address: Option<Key>,
    pub(crate) lang: Lang,
}

impl Requester {
    /// The server itself. It plays no seat: the hash of a visitor is never empty.
    pub(super) fn server() -> Requester {
        Requester { person: PersonId::new(""), address: None, lang: Lang::default() }
    }
}

impl From<&Visitor> for Requester {
    fn from(visitor: &Visitor) -> Requester {
        Requester { person: visitor.person.clone(), address: Some(visitor.client.address), lang: visitor.lang }
    }
}

/// What a request is answered with.
pub(super) type Answered<R> = Result<<R as Request>::Answer, Problem>;

/// A request in the inbox of a table's task, of whatever type.
pub(super) trait Letter: Send {
    /// Answers it. The answer is dropped if the requester no longer waits.
    fn answer<'a>(self: Box<Self>, actor: &'a mut Actor) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>>;

    /// Answers it with a problem.
    fn refuse(self: Box<Self>, problem: Problem);
}

struct Posted<R: Request> {
    requester: Requester,
    request: R,
    reply: oneshot::Sender<Answered<R>>,
}

impl<R: Request> Letter for Posted<R> {
    fn answer<'a>(self: Box<Self>, actor: &'a mut Actor) -> Pin<Box<dyn Future<Output = ()> + Send + 'a>> {
        Box::pin(async move {
            let Posted { requester, request, reply } = *self;
            actor.notice(&requester);
            let _ = reply.send(request.answer(actor, &requester).await);
        })
    }

    fn refuse(self: Box<Self>, problem: Problem) {
        let _ = self.reply.send(Err(problem));
    }
}

/// Makes a letter of a request. The receiver gets the answer; it gets none if the task panics.
pub(super) fn post<R: Request>(requester: &Requester, request: R) -> (Box<dyn Letter>, oneshot::Receiver<Answered<R>>) {
    let (reply, answer) = oneshot::channel();
    (Box::new(Posted { requester: requester.clone(), request, reply }), answer)
}
