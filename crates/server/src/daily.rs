//! The game of the day: one seed for everybody, fixed in advance and shown afterwards.
//!
//! The secret of a day is made from the server's key and the date by HMAC, so it needs no storage, and the secret of one
//! day tells nothing about another. Its commitment is shown from the day before on. The secret and the records that hold
//! it are shown when the day (UTC) is over. A visitor's first try counts, if it ends on its day; a try that is not over
//! has to be finished before another one begins, so that nobody can look ahead.
//!
//! Scores are not written when a game ends but when the page is asked for: they follow from the actions, so a crash in
//! between loses nothing. Not here: the page (`daily_pages.rs`, `atout_web`).

use crate::error::Problem;
use crate::identity::Visitor;
use crate::live::{LoadedTable, Requester, Wake};
use crate::new_table::{check_limits, checked_name};
use crate::random;
use crate::router::App;
use crate::token::TokenKey;
use atout_catalog::Entry;
use atout_core::{Daily, Findings, Secret};
use atout_store::{DailyRow, Holder, NewTable, SeatRow, TableId, TableStatus};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Seconds of a day.
const DAY: i64 = 24 * 60 * 60;
/// The most entries of a leaderboard.
pub(crate) const MAX_ENTRIES: u32 = 500;
/// The most games that are scored for one request.
const MAX_SCORED: usize = 40;

/// The current day and the next one.
pub(crate) fn days(app: &App) -> (String, String) {
    let now = app.access.clock.now();
    (atout_web::date(now), atout_web::date(now + DAY))
}

/// The game that has a game of the day, and what that is.
pub(crate) fn game() -> Result<(&'static dyn Entry, Daily<Value>), Problem> {
    let with_daily = |game: &&'static dyn Entry| Some((*game, game.daily()?));
    atout_catalog::games().iter().find_map(with_daily).ok_or(Problem::NoPage)
}

/// The secret of a day.
pub(crate) fn secret(key: &TokenKey, game: &dyn Entry, day: &str) -> Secret {
    Secret::from_bytes(key.derive(&format!("daily {} {day}", game.id())))
}

/// What a try came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct DailyScore {
    pub(crate) won: bool,
    /// How far it came, of how much.
    pub(crate) reached: (u32, u32),
    /// What was left at the end of a game that was won; else 0.
    pub(crate) left: u32,
    pub(crate) actions: u64,
    /// From the start to the last action.
    pub(crate) seconds: u64,
    /// It ended after its day, so it does not count.
    pub(crate) late: bool,
}

impl DailyScore {
    fn of(table: &LoadedTable, run: &DailyRow) -> Option<DailyScore> {
        let game = table.game.as_ref()?;
        let outcome = game.outcome()?;
        let Findings { reached, left, .. } = game.findings();
        let won = !outcome.winners.is_empty();
        Some(DailyScore {
            won,
            reached: reached.map_or((0, 0), |reached| (reached.n, reached.of)),
            // A player who gives up early has much life left, which must not count.
            left: left.filter(|_| won).map_or(0, |(_, n)| n),
            actions: game.version(),
            seconds: u64::try_from(run.changed - run.created).unwrap_or(0),
            late: atout_web::date(run.changed) > run.day,
        })
    }

    /// Smaller is better: won before lost, then farther; of games that were won, more left, then fewer actions. Time decides
    /// nothing.
    pub(crate) fn order(&self) -> impl Ord + use<> {
        use std::cmp::Reverse;
        let actions = if self.won { self.actions } else { 0 };
        (Reverse(self.won), Reverse(self.reached.0), Reverse(self.left), actions)
    }
}

/// The first tries of a day that are over, with their scores, and how many are not.
pub(crate) async fn scores(app: &App, day: &str) -> Result<(Vec<(DailyRow, DailyScore)>, usize), Problem> {
    let (mut scored, mut n_running, mut n_fresh) = (Vec::new(), 0, 0);
    for run in app.store.daily_runs(day, MAX_ENTRIES).await? {
        let known = run.score.clone().and_then(|score| serde_json::from_value(score).ok());
        let score = match (known, run.state) {
            (Some(score), _) => Some(score),
            (None, Some(TableStatus::Over)) if n_fresh < MAX_SCORED => {
                n_fresh += 1;
                score(app, &run).await
            }
            (None, state) => {
                n_running += usize::from(state.is_some());
                None
            }
        };
        scored.extend(score.filter(|score: &DailyScore| !score.late).map(|score| (run, score)));
    }
    scored.sort_by_key(|(_, score)| score.order());
    Ok((scored, n_running))
}

/// Replays a try and stores its score. One that cannot be read is left out; the log says why.
async fn score(app: &App, run: &DailyRow) -> Option<DailyScore> {
    let table = LoadedTable::read(&app.store, &run.table_id).await.ok()?;
    let score = DailyScore::of(&table, run)?;
    if let Err(error) = app.store.score_daily(&run.table_id, &json!(score)).await {
        tracing::warn!(%error, "a score of the day was not stored; it is made again next time");
    }
    Some(score)
}

/// The visitor's try of today that is not over.
pub(crate) fn running<'a>(own: &'a [DailyRow], day: &str) -> Option<&'a DailyRow> {
    let is_running = |run: &&DailyRow| run.day == day && matches!(run.state, Some(state) if state != TableStatus::Over);
    own.iter().find(is_running)
}

/// Begins a try, or finds the one that is not over. Gives the id of its table.
pub(crate) async fn start(app: &App, visitor: &Visitor, name: &str) -> Result<TableId, Problem> {
    let name = checked_name(name)?;
    let (game, Daily { config, .. }) = game()?;
    let (day, _) = days(app);
    let own = app.store.daily_runs_of(&visitor.person, MAX_ENTRIES).await?;
    if let Some(run) = running(&own, &day) {
        return Ok(run.table_id.clone());
    }
    let n_seats = game.n_seats(&config).map_err(|error| Problem::Options(error.0))?;
    let seat = |seat| match seat {
        0 => SeatRow::new(name.clone(), Holder::Person(visitor.person.clone()), None),
        _ => SeatRow::new(String::new(), Holder::Bot("heuristic".to_owned()), None),
    };
    check_limits(app, visitor, false).await?;
    let secret = secret(&app.access.key, game, &day);
    let seed = secret.seed(&[]).map_err(|_| Problem::Internal)?;
    let table = NewTable {
        id: random::table_id()?,
        game: game.id().to_owned(),
        rules: game.rules_version(),
        content: game.content(&config).map_err(|error| Problem::Options(error.0))?.map(|content| json!(content)),
        config,
        commitment: Some(secret.commitment(&[])),
        seats: (0..n_seats).map(seat).collect(),
        slow: false,
        maker: visitor.person.clone(),
        secret,
        pace_ms: None,
    };
    app.store.create_daily(&table, &day, &name, &seed).await?;
    app.tables.ask(&table.id, &Requester::from(visitor), Wake).await?;
    Ok(table.id)
}

/// Refuses what would tell the seed of a day that is not over: the record of any try.
pub(crate) async fn check_record(app: &App, id: &str) -> Result<(), Problem> {
    match app.store.daily_run(&TableId::new(id)).await? {
        Some(run) if run.day >= days(app).0 => Err(Problem::Withheld),
        _ => Ok(()),
    }
}

/// The same for a replay, which shows the rooms but not the seed: its player may see it at once.
pub(crate) async fn check_replay(app: &App, id: &str, visitor: &Visitor) -> Result<(), Problem> {
    match app.store.daily_run(&TableId::new(id)).await? {
        Some(run) if run.day >= days(app).0 && run.person != visitor.person => Err(Problem::Withheld),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use atout_store::SigningKey;

    fn score(won: bool, rooms: u32, left: u32, actions: u64) -> DailyScore {
        DailyScore { won, reached: (rooms, 32), left, actions, seconds: 9, late: false }
    }

    #[test]
    fn a_win_comes_first_then_the_way_then_what_is_left_then_fewer_actions() {
        let best_first = [
            score(true, 32, 40, 300),
            score(true, 32, 12, 200),
            score(true, 32, 12, 201),
            score(false, 31, 0, 900),
            score(false, 7, 0, 3),
        ];
        assert!(best_first.windows(2).all(|pair| pair[0].order() < pair[1].order()));
        let (early, late) = (score(false, 7, 0, 3), score(false, 7, 0, 900));
        assert!(early.order() == late.order(), "giving up early in a room is no better than falling in it");
    }

    #[test]
    fn a_day_s_secret_follows_from_the_key_the_game_and_the_day() {
        let of = |digit: &str| TokenKey::new(&SigningKey::parse(&digit.repeat(64)).unwrap());
        let (key, other) = (of("1"), of("2"));
        let (game, _) = game().unwrap();
        let commitment = |key: &TokenKey, day: &str| secret(key, game, day).commitment(&[]).as_str().to_owned();
        assert_eq!(commitment(&key, "2025-06-24"), commitment(&of("1"), "2025-06-24"));
        assert_ne!(commitment(&key, "2025-06-24"), commitment(&key, "2025-06-25"));
        assert_ne!(commitment(&key, "2025-06-24"), commitment(&other, "2025-06-24"));
    }
}
