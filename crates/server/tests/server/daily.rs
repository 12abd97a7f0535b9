//! The game of the day: one seed for all, a first try that counts, a commitment before and a record after the day.

use crate::kit::{Host, Visitor};
use atout_core::{Fairness, Record, Seed};
use atout_server::{Clock, Config};
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{SystemTime, UNIX_EPOCH};

const DAY: i64 = 86_400;

/// A time that a test sets.
#[derive(Clone)]
struct Hands(Arc<AtomicI64>);

impl Hands {
    /// Noon of the day after tomorrow: games that are played during the test end on their day, whatever the real time is.
    fn new() -> Hands {
        Hands(Arc::new(AtomicI64::new(Hands::real_day() + 2 * DAY + DAY / 2)))
    }

    /// The beginning of the real day.
    fn real_day() -> i64 {
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() as i64;
        now - now % DAY
    }

    fn config(&self) -> Config {
        let time = self.0.clone();
        Config { clock: Clock::new(move || time.load(Ordering::Relaxed)), ..Config::default() }
    }

    fn day(&self) -> String {
        atout_web::date(self.0.load(Ordering::Relaxed))
    }

    fn next_day(&self) {
        self.0.fetch_add(DAY, Ordering::Relaxed);
    }
}

/// Begins a try, or goes on with one; gives the id of its table.
async fn begin(who: &Visitor, name: &str) -> String {
    let answer = who.form("/daily", &format!("name={name}")).await;
    assert_eq!(answer.status, 303, "{answer:?}");
    answer.header("location").unwrap().trim_start_matches("/t/").to_owned()
}

async fn give_up(who: &Visitor, id: &str) {
    let answer = who.act(id, 0, "resign", 0).await;
    assert_eq!(answer.status, 200, "{answer:?}");
}

/// Plays so many actions, then gives up.
async fn play(who: &Visitor, id: &str, n: usize) {
    for _ in 0..n {
        who.step(id).await;
    }
    if who.look(id, 0).await["state"] != "over" {
        give_up(who, id).await;
    }
}

/// The rows of the leaderboard: each as the texts of its cells.
async fn ranking(who: &Visitor, path: &str) -> Vec<Vec<String>> {
    let page = who.get(path).await.body;
    let Some(body) = page.split("<tbody>").nth(1) else { return Vec::new() };
    let rows = body.split("</tbody>").next().unwrap().split("<tr").skip(1);
    let text = |html: &str| {
        let mut inside = false;
        let kept = html.chars().filter(|c| {
            inside = (inside || *c == '<') && *c != '>';
            !inside && *c != '>'
        });
        kept.collect::<String>().trim().to_owned()
    };
    rows.map(|row| row.split("<td").skip(1).map(|cell| text(cell.split_once('>').unwrap().1)).collect()).collect()
}

/// What stands in the element with this id.
fn element(page: &str, id: &str) -> Option<String> {
    let after = page.split(&format!("id=\"{id}\">")).nth(1)?;
    after.split('<').next().map(str::to_owned)
}

#[tokio::test]
async fn everybody_plays_the_same_cards_and_nobody_adds_to_the_shuffle() {
    let hands = Hands::new();
    let host = Host::start_with(hands.config()).await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let (one, two) = (begin(&ada, "Ada").await, begin(&bob, "Bob").await);
    assert_ne!(one, two);
    let refused = ada.post(&format!("/api/tables/{one}/ready"), &json!({ "value": "mine" })).await;
    assert_eq!(refused.refusal(), (409, "table/started".to_owned()));
    for action in ["choose fire", "go 1"] {
        for (who, id) in [(&ada, &one), (&bob, &two)] {
            let version = who.look(id, 0).await["version"].as_u64().unwrap();
            assert_eq!(who.act(id, 0, action, version).await.status, 200);
        }
        assert_eq!(ada.look(&one, 0).await["view"], bob.look(&two, 0).await["view"], "after {action}");
    }
    let page = ada.get(&format!("/t/{one}")).await.body;
    assert!(page.contains("This is the daily run") && !page.contains("before your browser helped"), "{page}");
    // An ordinary table of the same game is another one.
    let other = ada.table_with(json!({ "game": "spire" })).await;
    assert!(ada.get(&format!("/t/{other}")).await.body.contains("before your browser helped"));
}

#[tokio::test]
async fn the_first_try_counts_and_later_ones_are_practice() {
    let hands = Hands::new();
    let host = Host::start_with(hands.config()).await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    assert!(ada.get("/daily").await.body.contains("Start today’s game"));
    let first = begin(&ada, "Ada").await;
    assert_eq!(begin(&ada, "Ada").await, first, "a try that is not over has to be finished first");
    assert!(ada.get("/daily").await.body.contains("Continue today’s game"));
    assert!(bob.get("/daily").await.body.contains("1 game is under way."));
    give_up(&ada, &first).await;
    let practice = begin(&ada, "Ada").await;
    assert_ne!(practice, first);
    play(&ada, &practice, 60).await;
    let long = begin(&bob, "Bob").await;
    play(&bob, &long, 60).await;
    let rows = ranking(&ada, "/daily").await;
    let shown: Vec<[&str; 4]> = rows.iter().map(|row| [&row[0][..], &row[1], &row[2], &row[3]]).collect();
    // Bob entered some rooms; Ada's counted try entered none.
    assert_eq!(shown[1], ["2", "Ada (you)", "Lost", "0 / 32"], "{rows:?}");
    assert_eq!((shown[0][0], shown[0][1]), ("1", "Bob"));
    assert!(!shown[0][3].starts_with("0 /"), "{rows:?}");
    assert_eq!(rows.len(), 2);
    // The table may go; the first try stays one.
    for id in [&first, &practice] {
        assert_eq!(ada.request("DELETE", &format!("/api/tables/{id}"), &[], b"").await.status, 204);
    }
    assert!(ada.get("/daily").await.body.contains("Try again (practice)"));
    assert_eq!(ranking(&ada, "/daily").await.len(), 2, "a score that is known stays");
}

#[tokio::test]
async fn the_seed_is_sealed_before_and_shown_after_the_day() {
    let hands = Hands::new();
    let host = Host::start_with(hands.config()).await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let tomorrow_s_commitment = element(&ada.get("/daily").await.body, "next-commitment").unwrap();
    hands.next_day();
    let day = hands.day();
    let page = ada.get("/daily").await.body;
    let commitment = element(&page, "commitment").unwrap();
    assert_eq!(commitment, tomorrow_s_commitment, "it was known the day before");
    assert_eq!(element(&page, "seed"), None);
    let (one, two) = (begin(&ada, "Ada").await, begin(&bob, "Bob").await);
    assert_eq!(ada.look(&one, 0).await["commitment"], commitment);
    play(&ada, &one, 12).await;
    play(&bob, &two, 3).await;
    // During the day nobody gets a record, and nobody sees another player's rooms.
    for (who, path) in [(&ada, format!("/api/tables/{one}/record")), (&bob, format!("/api/tables/{one}/record"))] {
        assert_eq!(who.get(&path).await.refusal(), (409, "table/sealed".to_owned()), "{path}");
    }
    assert_eq!(ada.get(&format!("/replay/{one}/record")).await.status, 409);
    assert_eq!(bob.get(&format!("/replay/{one}")).await.status, 409);
    assert_eq!(bob.get(&format!("/replay/{one}/step/3")).await.status, 409);
    let own = ada.get(&format!("/replay/{one}")).await;
    assert_eq!(own.status, 200);
    let seed_of = async |path: String| {
        let record = Record::parse(&ada.get(&path).await.body).unwrap();
        let fairness: Fairness = record.fairness.clone().unwrap();
        assert_eq!((fairness.check(&record.seed, &record.setups), &fairness.values), (Ok(()), &vec![]));
        assert_eq!(fairness.commitment.as_str(), commitment);
        atout_catalog::find("spire").unwrap().replay(&record, usize::MAX).unwrap();
        record.seed
    };
    hands.next_day();
    let past = ada.get(&format!("/daily/{day}")).await.body;
    let seed: Seed = element(&past, "seed").unwrap().parse().unwrap();
    assert_eq!(element(&past, "commitment"), Some(commitment.clone()));
    assert!(!own.body.contains(seed.as_str()), "the replay of the day did not tell the seed");
    for id in [&one, &two] {
        assert!(past.contains(&format!("/replay/{id}/record")), "{past}");
        assert_eq!(seed_of(format!("/replay/{id}/record")).await, seed);
        assert_eq!(seed_of(format!("/api/tables/{id}/record")).await, seed);
    }
    assert_eq!(bob.get(&format!("/replay/{one}")).await.status, 200);
    assert!(ada.get("/daily").await.body.contains(&format!("/daily/{day}")), "earlier days are listed");
    assert_eq!(ranking(&ada, "/daily").await.len(), 0, "a new day begins");
    assert_eq!(begin(&ada, "").await.len(), 16, "and Ada's next first try");
}

#[tokio::test]
async fn a_try_that_ends_after_its_day_does_not_count() {
    // Yesterday at noon: whatever is played now ends too late.
    let hands = Hands(Arc::new(AtomicI64::new(Hands::real_day() - DAY / 2)));
    let host = Host::start_with(hands.config()).await;
    let ada = host.visitor("ada");
    let id = begin(&ada, "Ada").await;
    give_up(&ada, &id).await;
    assert_eq!(ranking(&ada, "/daily").await.len(), 0);
}

#[tokio::test]
async fn seeds_tries_and_scores_survive_a_restart() {
    let hands = Hands::new();
    let host = Host::start_with(hands.config()).await;
    let ada = host.visitor("ada");
    let commitment = element(&ada.get("/daily").await.body, "commitment").unwrap();
    let id = begin(&ada, "Ada").await;
    let before = ada.look(&id, 0).await;
    let host = host.restart_with(hands.config()).await;
    let ada = Visitor { addr: host.addr, ..ada };
    assert_eq!(element(&ada.get("/daily").await.body, "commitment").unwrap(), commitment);
    assert_eq!(begin(&ada, "Ada").await, id, "the try goes on");
    assert_eq!(ada.look(&id, 0).await, before);
    give_up(&ada, &id).await;
    // The game ended and the server stopped before anybody looked: the score is made afterwards.
    let host = host.restart_with(hands.config()).await;
    let ada = Visitor { addr: host.addr, ..ada };
    assert_eq!(ranking(&ada, "/daily").await.len(), 1);
    assert_eq!(host.ask("SELECT COUNT(*) FROM daily_runs WHERE score IS NOT NULL"), 1);
}

#[tokio::test]
async fn the_page_speaks_both_languages_and_knows_no_future() {
    let hands = Hands::new();
    let host = Host::start_with(hands.config()).await;
    let ada = host.visitor("ada");
    let french = Visitor { cookies: format!("{}; lang=fr", ada.cookies), ..ada.clone() };
    let page = french.get("/daily").await.body;
    for words in ["La partie du jour", "Commencer la partie du jour", "Classement", "Un joueur, difficulté 0"] {
        assert!(page.contains(words), "{words}: {page}");
    }
    assert!(ada.get("/").await.body.contains("href=\"/daily\""), "the home page leads there");
    assert_eq!(ada.get(&format!("/daily/{}", hands.day())).await.header("location"), Some("/daily"));
    hands.next_day();
    let tomorrow = hands.day();
    hands.0.fetch_sub(DAY, Ordering::Relaxed);
    for day in [tomorrow.as_str(), "9999-12-31", "yesterday", "2025-6-1", "%3Cscript%3E"] {
        assert_eq!(ada.get(&format!("/daily/{day}")).await.status, 404, "{day}");
    }
    let name = "x".repeat(41);
    assert_eq!(ada.form("/daily", &format!("name={name}")).await.status, 422);
    let id = begin(&ada, "%3Cb%3EEve").await;
    give_up(&ada, &id).await;
    let page = ada.get("/daily").await.body;
    assert!(page.contains("&lt;b&gt;Eve") && !page.contains("<b>Eve"), "names are escaped");
}
