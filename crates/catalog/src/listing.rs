//! The catalogue as JSON: what `atout games --json` prints and `GET /api/games` answers.

use crate::{Entry, games};
use atout_core::Lang;
use atout_web::BotSpec;
use serde_json::{Value, json};

/// Every game with its seats, options and bots. Fields may be added, never renamed.
#[must_use]
pub fn listing(lang: Lang) -> Value {
    json!({ "games": games().iter().map(|game| one(*game, lang)).collect::<Vec<_>>() })
}

fn one(game: &dyn Entry, lang: Lang) -> Value {
    let (fewest, most) = game.seats();
    let level = |bot: &BotSpec| json!({ "kind": bot.kind, "level": bot.level.get(lang), "help": bot.help.get(lang) });
    json!({
        "id": game.id(),
        "name": game.name().get(lang),
        "tagline": game.tagline().get(lang),
        "minutes": game.minutes(),
        "seats": [fewest, most],
        "options": game.options(),
        "bots": game.bots().iter().map(|bot| bot.kind).collect::<Vec<_>>(),
        "levels": game.bots().iter().map(level).collect::<Vec<_>>(),
    })
}
