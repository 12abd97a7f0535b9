//! The first frame of a page, with what else the page needs.

use crate::error::Problem;
use crate::live::actor::Actor;
use crate::live::actor::broadcast::bot_status;
use crate::live::frame::Screen;
use crate::live::request::{Request, Requester};
use atout_catalog::Entry;
use atout_core::Names;
use atout_web::wire::Frame;
use serde_json::Value;

#[derive(Debug)]
pub(crate) struct Page;

/// What the HTML of a table's page is made from.
pub(crate) struct PageData {
    pub(crate) game: &'static dyn Entry,
    pub(crate) names: Names,
    pub(crate) config: Value,
    pub(crate) frame: Frame,
}

impl Request for Page {
    type Answer = PageData;

    async fn answer(self, actor: &mut Actor, requester: &Requester) -> Result<PageData, Problem> {
        let table = &actor.table;
        let held = table.held(requester);
        let mut screen = Screen::new(held, requester.lang, None, table.version());
        let frame = screen.frame(table, &bot_status(actor.paused, actor.pace_ms, &actor.trouble));
        let names = table.names(held, requester.lang);
        Ok(PageData { game: table.entry, names, config: table.config().clone(), frame })
    }
}
