//! The page of the game of the day, and the form that begins a try.
//!
//! Not here: seeds, tries and scores (`daily.rs`), the HTML (`atout_web`).

use crate::body::Form;
use crate::daily::{self, DailyScore, MAX_ENTRIES};
use crate::error::Problem;
use crate::identity::Visitor;
use crate::router::App;
use atout_core::Secret;
use atout_store::DailyRow;
use atout_web::{DailyEntry, DailyPage, OwnTry, Revealed};
use axum::Router;
use axum::extract::{Path, State};
use axum::response::{Html, IntoResponse, Redirect, Response};
use axum::routing::get;

/// The most days that the page lists.
const DAYS: u32 = 30;

pub(crate) fn router() -> Router<App> {
    Router::new().route("/daily", get(today).post(start)).route("/daily/{day}", get(one_day))
}

async fn today(State(app): State<App>, visitor: Visitor) -> Result<Html<String>, Problem> {
    let (day, _) = daily::days(&app);
    page(&app, &visitor, &day).await
}

async fn one_day(State(app): State<App>, visitor: Visitor, Path(day): Path<String>) -> Result<Response, Problem> {
    let (today, _) = daily::days(&app);
    if !is_day(&day) || day > today {
        return Err(Problem::NoPage);
    }
    if day == today {
        return Ok(Redirect::to("/daily").into_response());
    }
    Ok(page(&app, &visitor, &day).await?.into_response())
}

/// Begins a try, or goes on with the one that is not over.
async fn start(State(app): State<App>, visitor: Visitor, form: Form) -> Result<Redirect, Problem> {
    let id = daily::start(&app, &visitor, form.get("name").unwrap_or_default()).await?;
    Ok(Redirect::to(&format!("/t/{id}")))
}

/// Is the text a day, such as `2025-06-24`? Days of this form are in order as texts.
fn is_day(text: &str) -> bool {
    let fits = |(n, byte): (usize, u8)| if n == 4 || n == 7 { byte == b'-' } else { byte.is_ascii_digit() };
    text.len() == 10 && text.bytes().enumerate().all(fits)
}

async fn page(app: &App, visitor: &Visitor, day: &str) -> Result<Html<String>, Problem> {
    let (game, words) = daily::game()?;
    let (today, tomorrow) = daily::days(app);
    let (is_today, secret) = (day == today, daily::secret(&app.access.key, game, day));
    let commitment = secret.commitment(&[]);
    let next = daily::secret(&app.access.key, game, &tomorrow).commitment(&[]);
    let (scored, n_running) = daily::scores(app, day).await?;
    let own = app.store.daily_runs_of(&visitor.person, MAX_ENTRIES).await?;
    let days: Vec<String> = app.store.daily_days(DAYS).await?.into_iter().filter(|other| *other < today).collect();
    let about = DailyPage {
        game: &game.info(),
        day,
        is_today,
        commitment: commitment.as_str(),
        next: is_today.then_some((tomorrow.as_str(), next.as_str())),
        revealed: (!is_today).then(|| revealed(&secret)).flatten(),
        own: own_try(&own, day),
        name: own.first().map(|run| run.name.as_str()).unwrap_or_default(),
        entries: &entries(&scored, visitor, is_today),
        n_running,
        words: &words,
        days: &days,
    };
    Ok(Html(atout_web::daily(&visitor.reader(), &about)))
}

fn revealed(secret: &Secret) -> Option<Revealed> {
    let seed = secret.seed(&[]).ok()?.to_string();
    let text = |value: &serde_json::Value, key: &str| value[key].as_str().unwrap_or_default().to_owned();
    let parts = serde_json::to_value(secret).ok()?;
    Some(Revealed { seed, secret: text(&parts, "secret"), salt: text(&parts, "salt") })
}

fn own_try(own: &[DailyRow], day: &str) -> OwnTry {
    match daily::running(own, day) {
        Some(run) => OwnTry::Running(run.table_id.to_string()),
        None if own.iter().any(|run| run.day == day) => OwnTry::Over,
        None => OwnTry::None,
    }
}

/// The leaderboard. Equal scores share a rank. During the day nobody sees another player's game.
fn entries(scored: &[(DailyRow, DailyScore)], visitor: &Visitor, is_today: bool) -> Vec<DailyEntry> {
    let rank = |score: &DailyScore| 1 + scored.iter().filter(|(_, other)| other.order() < score.order()).count();
    let entry = |(run, score): &(DailyRow, DailyScore)| {
        let is_own = run.person == visitor.person;
        DailyEntry {
            rank: rank(score),
            name: run.name.clone(),
            is_own,
            won: score.won,
            reached: score.reached,
            left: score.won.then_some(score.left),
            actions: score.actions,
            seconds: score.seconds,
            table: (!is_today && run.state.is_some()).then(|| run.table_id.to_string()),
        }
    };
    scored.iter().map(entry).collect()
}

#[cfg(test)]
mod tests {
    use super::is_day;

    #[test]
    fn a_day_is_written_in_one_way() {
        assert!(is_day("2025-06-24"));
        for text in ["", "2025-6-24", "2025/06/24", "2025-06-241", "today-here", "../../etc1"] {
            assert!(!is_day(text), "{text}");
        }
    }
}
