//! Stored tables and records whose rows are damaged: every address answers with a status and a sentence, and all other
//! tables go on.

use crate::kit::{Answer, Host, Visitor};
use serde_json::{Value, json};

/// What the API answers for a damaged table: a status and a code.
type Refusal = (u16, &'static str);

const UNREADABLE: Refusal = (503, "server/storage");

/// Damage that a table cannot be played with.
const PLAYING: &[(&str, Refusal)] = &[
    // Seats.
    ("UPDATE seats SET person = NULL, bot = 'nobody' WHERE seat = 0 AND table_id = ?", UNREADABLE),
    ("UPDATE seats SET person = NULL WHERE seat = 1 AND table_id = ?", UNREADABLE),
    ("UPDATE seats SET name = CAST(x'5bff5d' AS TEXT) WHERE table_id = ?", UNREADABLE),
    ("UPDATE seats SET seat = seat + 1 WHERE seat = 1 AND table_id = ?", UNREADABLE),
    ("DELETE FROM seats WHERE table_id = ?", UNREADABLE),
    ("DELETE FROM seats WHERE seat = 1 AND table_id = ?", UNREADABLE),
    ("INSERT INTO seats (table_id, seat, bot) SELECT id, 2, 'random' FROM tables WHERE id = ?", UNREADABLE),
    (
        "INSERT INTO seats (table_id, seat, bot)
         SELECT id, i, 'random' FROM tables, (
             WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 300) SELECT i FROM n
         ) WHERE id = ?",
        UNREADABLE,
    ),
    ("UPDATE seats SET person = NULL, bot = 'wizard' WHERE table_id = ?", UNREADABLE),
    // The game and its setup.
    ("UPDATE tables SET game = 'solitaire' WHERE id = ?", (404, "game/not_found")),
    ("UPDATE tables SET game = 'kitty' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET rules = -1 WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET config = '{' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET config = '7' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET config = (SELECT config FROM tables WHERE game = 'kitty') WHERE id = ?", UNREADABLE),
    ("UPDATE seats SET setup = 'none' WHERE table_id = ?", UNREADABLE),
    (r#"UPDATE seats SET setup = '{"0":null}' WHERE table_id = ?"#, UNREADABLE),
    ("UPDATE seats SET setup = '[null,null,null]' WHERE table_id = ?", UNREADABLE),
    (r#"UPDATE seats SET setup = '"a deck"' WHERE seat = 0 AND table_id = ?"#, UNREADABLE),
    ("UPDATE tables SET content = 'none' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET content = '7' WHERE id = ?", UNREADABLE),
    (r#"UPDATE tables SET content = '{"hash":"é"}' WHERE id = ?"#, UNREADABLE),
    // The shuffle.
    ("UPDATE tables SET secret = '' WHERE id = ?", UNREADABLE),
    (r#"UPDATE tables SET secret = '{"secret":1}' WHERE id = ?"#, UNREADABLE),
    ("UPDATE tables SET entropy = '[7]' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET seed = '' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET seed = NULL WHERE id = ?", UNREADABLE),
    // The status.
    ("UPDATE tables SET state = 'adjourned' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET state = 'over', result = '{}' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET result = 'won' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET pace_ms = -1 WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET paused = 2 WHERE id = ?", UNREADABLE),
    // Actions.
    ("UPDATE actions SET seat = 7 WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET seat = 7, action = 'resign' WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET seat = 7, action = 'draw' WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET seat = 8 WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET seat = -1 WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET seat = 9223372036854775807 WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET action = '' WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET action = 'é@é' WHERE n = 2 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET action = 'resign' WHERE n = 1 AND table_id = ?", UNREADABLE),
    ("UPDATE actions SET n = 9 WHERE n = 3 AND table_id = ?", UNREADABLE),
    ("DELETE FROM actions WHERE n = 2 AND table_id = ?", UNREADABLE),
];

/// Damage that shows before the cards are dealt.
const WAITING: &[(&str, Refusal)] = &[
    ("DELETE FROM seats WHERE table_id = ?", UNREADABLE),
    ("UPDATE tables SET rules = 999 WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET config = '{\"stones\":-1}' WHERE id = ?", UNREADABLE),
    ("UPDATE seats SET setup = '7' WHERE table_id = ?", UNREADABLE),
    ("UPDATE tables SET content = '{}' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET secret = 'x' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET state = 'dealt' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET commitment = NULL WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET state = 'open' WHERE id = ?", UNREADABLE),
    ("UPDATE tables SET seed = '1' WHERE id = ?", UNREADABLE),
];

/// Damage of a finished table.
const OVER: &[(&str, Refusal)] = &[
    ("UPDATE tables SET result = NULL WHERE id = ?", UNREADABLE),
    ("DELETE FROM seats WHERE table_id = ?", UNREADABLE),
    ("UPDATE tables SET game = 'solitaire' WHERE id = ?", (404, "game/not_found")),
    ("DELETE FROM actions WHERE table_id = ?", UNREADABLE),
];

async fn playing(ada: &Visitor) -> String {
    let id = ada.dealt(&["human", "human"]).await;
    for _ in 0..3 {
        ada.step(&id).await.unwrap();
    }
    id
}

async fn over(ada: &Visitor) -> String {
    let id = ada.dealt(&["human", "human"]).await;
    assert_eq!(ada.act(&id, 0, "resign", 0).await.status, 200);
    id
}

/// A page with a status below 500 or 503, and with a sentence.
#[track_caller]
fn is_page(answer: &Answer, damage: &str) {
    assert!(matches!(answer.status, 200..=499 | 503), "{damage}: {answer:?}");
    let is_redirect = (300..400).contains(&answer.status);
    assert!(is_redirect || answer.body.contains("</html>"), "{damage}: {answer:?}");
}

/// JSON with a code and a sentence.
#[track_caller]
fn is_refusal(answer: &Answer, damage: &str) {
    assert!(matches!(answer.status, 400..=499 | 503), "{damage}: {answer:?}");
    answer.refusal();
}

/// The home page answers; gives the page with all saved games.
async fn lists(visitor: &Visitor) -> String {
    let [home, saved] = [visitor.get("/").await, visitor.get("/saved").await];
    assert_eq!((home.status, saved.status), (200, 200), "{home:?} {saved:?}");
    saved.body
}

/// Every address of a damaged table answers.
async fn check(ada: &Visitor, id: &str, damage: &str, (status, code): Refusal) {
    let page = ada.get(&format!("/t/{id}")).await;
    is_page(&page, damage);
    assert_eq!(page.status, status, "{damage}");
    let table = format!("/api/tables/{id}");
    for path in [&table, &format!("{table}?seat=0"), &format!("{table}?seat=7"), &format!("{table}/actions")] {
        assert_eq!(ada.get(path).await.refusal(), (status, code.to_owned()), "{damage}: {path}");
    }
    let action = json!({ "seat": 0, "action": "resign", "version": 0 });
    is_refusal(&ada.post(&format!("{table}/actions"), &action).await, damage);
    is_refusal(&ada.post(&format!("{table}/preview"), &json!({ "seat": 0, "row": [], "version": 0 })).await, damage);
    is_refusal(&ada.post(&format!("{table}/ready"), &json!({ "value": "mine" })).await, damage);
    is_refusal(&ada.get(&format!("{table}/record")).await, damage);
    is_refusal(&ada.get(&format!("/replay/{id}/step/1")).await, damage);
    for path in [format!("/replay/{id}"), format!("/replay/{id}?at=9&viewer=7"), format!("/replay/{id}/record")] {
        let answer = ada.get(&path).await;
        is_page(&answer, damage);
        assert_ne!(answer.status, 200, "{damage}: {path}");
    }
    is_page(&ada.form(&format!("/t/{id}/again"), "").await, damage);

    let mut socket = ada.socket(id).await;
    socket.say(json!({ "type": "hello", "seen": 2 })).await;
    assert!(socket.hear("gone").await["detail"].as_str().unwrap().len() > 10, "{damage}");
    assert_eq!(socket.next().await, None, "{damage}: the socket is closed");
}

#[tokio::test]
async fn every_address_of_a_damaged_table_answers_and_other_tables_go_on() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let healthy = playing(&ada).await;
    let finished = over(&ada).await;
    ada.together(&["human", "human"], json!({}), 0).await;
    let mut damaged = Vec::new();
    for (damage, refusal) in PLAYING {
        damaged.push((playing(&ada).await, *damage, *refusal));
    }
    for (damage, refusal) in WAITING {
        damaged.push((ada.table(&["human", "human"]).await, *damage, *refusal));
    }
    for (damage, refusal) in OVER {
        damaged.push((over(&ada).await, *damage, *refusal));
    }

    // The next server has loaded none of these tables. It runs before the damage is done: it would not start on a file
    // that breaks the checks of the schema.
    let host = host.restart().await;
    let ada = host.visitor("ada");
    for (id, damage, refusal) in &damaged {
        host.damage(damage, id).await;
        check(&ada, id, damage, *refusal).await;
        check(&host.visitor("eve"), id, damage, *refusal).await;
    }
    let listed = lists(&ada).await;
    assert!(listed.contains(&format!("/t/{healthy}")) && listed.contains(&format!("/replay/{finished}")), "{listed}");
    assert_eq!(ada.get(&format!("/replay/{finished}")).await.status, 200);
    ada.step(&healthy).await.unwrap();
    assert_eq!(ada.look(&healthy, 0).await["version"], 4);
}

#[tokio::test]
async fn the_tables_of_bots_stop_at_damage_too() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let request = json!({ "options": {}, "game": "kitty", "seats": ["random", "random", "random"], "pace_ms": 10_000 });
    let [few, many] = [ada.table_with(request.clone()).await, ada.table_with(request).await];
    let one_less = "DELETE FROM seats WHERE seat = 2 AND table_id = ?";
    let one_more = "INSERT INTO seats (table_id, seat, bot) SELECT id, 3, 'random' FROM tables WHERE id = ?";
    host.damage(one_less, &few).await;
    host.damage(one_more, &many).await;
    let host = host.restart().await;
    let ada = host.visitor("ada");
    check(&ada, &few, one_less, UNREADABLE).await;
    check(&ada, &many, one_more, UNREADABLE).await;
}

#[tokio::test]
async fn columns_that_a_game_does_not_depend_on_may_be_damaged() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let [result, commitment] = [over(&ada).await, playing(&ada).await];
    host.damage(r#"UPDATE tables SET result = '{"winners":[7,9],"draw":"no"}' WHERE id = ?"#, &result).await;
    host.damage("UPDATE tables SET commitment = '' WHERE id = ?", &commitment).await;
    // Bots do not wait for ever at a pace that no form accepts.
    let bots = ada.table_with(json!({ "game": "stones", "seats": ["random", "random"], "pace_ms": 10_000 })).await;
    host.damage("UPDATE tables SET pace_ms = 9223372036854775807 WHERE id = ?", &bots).await;

    let host = host.restart().await;
    let ada = host.visitor("ada");
    let record = ada.get(&format!("/api/tables/{result}/record")).await;
    assert_eq!((record.status, &record.json()["result"]["winners"]), (200, &json!([1])));
    assert_eq!(ada.get(&format!("/replay/{result}")).await.status, 200);
    ada.step(&commitment).await.unwrap();
    let (_, frame) = ada.join(&bots, Value::Null).await;
    assert_eq!(frame["pace"]["ms"], 10_000);
    let listed = lists(&ada).await;
    assert!([&result, &commitment, &bots].iter().all(|id| listed.contains(id.as_str())), "{listed}");
}

#[tokio::test]
async fn a_damaged_import_is_refused_with_a_sentence() {
    let damages = [
        "UPDATE imports SET record = '' WHERE id = ?",
        "UPDATE imports SET record = substr(record, 1, 200) WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.game', 'solitaire') WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.players', json('[]')) WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.config', 7) WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.setups', json('[1,2,3]')) WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.actions[0].seat', 7) WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.actions[0].seat', 9) WHERE id = ?",
        "UPDATE imports SET record = json_set(record, '$.result', 'won') WHERE id = ?",
        "UPDATE imports SET record = CAST(x'ff' AS TEXT) WHERE id = ?",
    ];
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let record = ada.get(&format!("/api/tables/{}/record", over(&ada).await)).await.body;
    let record: String = record.bytes().map(|byte| format!("%{byte:02x}")).collect();
    let import = async || {
        let answer = ada.form("/import", &format!("record={record}")).await;
        let address = answer.header("location").unwrap_or_else(|| panic!("{answer:?}"));
        address.strip_prefix("/replay/").unwrap().to_owned()
    };
    let healthy = import().await;
    for damage in damages {
        let id = import().await;
        host.damage(damage, &id).await;
        for path in [format!("/replay/{id}"), format!("/replay/{id}/record")] {
            let page = ada.get(&path).await;
            is_page(&page, damage);
            assert_ne!(page.status, 200, "{damage}: {path}");
        }
        is_refusal(&ada.get(&format!("/replay/{id}/step/1")).await, damage);
    }
    let unlisted = import().await;
    host.damage("UPDATE imports SET players = 'x', result = 'y' WHERE id = ?", &unlisted).await;
    let listed = lists(&ada).await;
    assert!(listed.contains(&healthy) && !listed.contains(&unlisted), "{listed}");
}
