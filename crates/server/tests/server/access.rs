//! Who may speak: hosts, cookies, proxies; refusals for programs and for people; names.

use crate::kit::{Answer, Host, Visitor};
use atout_server::Config;
use serde_json::json;

fn cookie(answer: &Answer) -> Option<&str> {
    answer.header("set-cookie").and_then(|cookie| cookie.split(';').next())
}

#[tokio::test]
async fn another_name_for_this_server_is_refused() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let by = async |name: &str, path: &str| ada.request("GET", path, &[("Host", name)], b"").await;
    let port = host.addr.port();
    for name in ["evil.example", &format!("evil.example:{port}"), "localhost.evil.example", "192.168.7.7", ""] {
        let answer = by(name, "/api/games").await;
        assert_eq!(answer.refusal(), (421, "request/unknown_host".to_owned()), "{name}");
        let page = by(name, "/").await;
        assert!(page.status == 421 && page.body.contains("--host"), "{page:?}");
        assert_eq!(page.header("set-cookie"), None);
        assert_eq!(by(name, "/assets/atout.css").await.status, 421);
        assert_eq!(by(name, "/health").await.status, 200);
    }
    for name in ["localhost", &format!("LOCALHOST:{port}"), "127.0.0.1", "[::1]"] {
        assert_eq!(by(name, "/").await.status, 200, "{name}");
    }
    let twice = ada.request("GET", "/", &[("Host", "localhost"), ("Host", "evil.example")], b"").await;
    assert!([400, 421].contains(&twice.status), "{twice:?}");
}

#[tokio::test]
async fn an_operator_adds_names() {
    let host = Host::start_with(Config { hosts: vec!["club.example".to_owned()], ..Config::default() }).await;
    let ada = host.visitor("ada");
    assert_eq!(ada.request("GET", "/", &[("Host", "Club.example:443")], b"").await.status, 200);
    assert_eq!(ada.request("GET", "/", &[("Host", "evil.example")], b"").await.status, 421);
    // An origin is compared with the host as it was asked for.
    let own = [("Host", "club.example"), ("Origin", "https://club.example")];
    assert_eq!(ada.request("POST", "/quick/stones", &own, b"").await.status, 303);
    let host = Host::start_with(Config { hosts: vec!["*".to_owned()], ..Config::default() }).await;
    assert_eq!(host.visitor("ada").request("GET", "/", &[("Host", "any.example")], b"").await.status, 200);
}

#[tokio::test]
async fn a_token_that_the_server_did_not_make_is_replaced() {
    let host = Host::start().await;
    let chosen = "0123456789abcdef0123456789abcdef";
    for forged in [chosen.to_owned(), format!("{chosen}.{}", "0".repeat(32)), "player-0001".to_owned()] {
        let eve = Visitor { addr: host.addr, cookies: format!("atout_me={forged}") };
        let made = eve.form("/quick/stones", "").await;
        let (table, given) = (made.header("location").unwrap(), cookie(&made).expect("another token").to_owned());
        assert!(!given.contains(&forged) && !given.contains(chosen), "{given}");
        // Somebody who knows the chosen token has no part in the table.
        let listed = async |cookies: &str| {
            Visitor { addr: host.addr, cookies: cookies.to_owned() }.get("/saved").await.body.contains(table)
        };
        assert!(!listed(&eve.cookies).await && listed(&given).await);
    }
}

#[tokio::test]
async fn a_visitor_of_an_earlier_version_keeps_the_tables_and_gets_a_signed_token() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let id = ada.dealt(&["human", "human"]).await;
    let earlier = Visitor { addr: host.addr, cookies: "atout_me=ada-0123456789".to_owned() };
    let answer = earlier.get(&format!("/api/tables/{id}")).await;
    assert_eq!(answer.json()["seats"][0]["yours"], true);
    assert_eq!(cookie(&answer), Some(ada.cookies.as_str()));
    assert_eq!(ada.get("/").await.header("set-cookie"), None);
    // A lost key is no loss either.
    host.meddle("DELETE FROM signing_keys").await;
    let host = host.restart().await;
    let ada = Visitor { addr: host.addr, ..ada };
    let answer = ada.get(&format!("/api/tables/{id}")).await;
    assert_eq!(answer.json()["seats"][0]["yours"], true);
    assert_eq!(cookie(&answer), Some(host.visitor("ada").cookies.as_str()));
}

#[tokio::test]
async fn over_tls_the_cookie_is_for_tls_only() {
    let stranger = |host: &Host| Visitor { addr: host.addr, cookies: String::new() };
    let host = Host::start_with(Config { https: true, ..Config::default() }).await;
    let answer = stranger(&host).get("/").await;
    let set = answer.header("set-cookie").unwrap();
    assert!(set.starts_with("__Host-atout_me=") && set.contains("Secure") && set.contains("Path=/"), "{set}");
    let same = Visitor { addr: host.addr, cookies: cookie(&answer).unwrap().to_owned() };
    assert_eq!(same.get("/").await.header("set-cookie"), None);

    let https = [("X-Forwarded-Proto", "https"), ("X-Forwarded-For", "203.0.113.7")];
    let host = Host::start().await;
    let answer = stranger(&host).request("GET", "/", &https, b"").await;
    assert!(!answer.header("set-cookie").unwrap().contains("Secure"), "a stranger's word does not count");
    let host = Host::start_with(Config { proxies: vec!["127.0.0.1".parse().unwrap()], ..Config::default() }).await;
    let answer = stranger(&host).request("GET", "/", &https, b"").await;
    assert!(answer.header("set-cookie").unwrap().contains("Secure"), "a trusted proxy's does");
}

/// Somebody at a neighbouring name, or on the way without TLS, can give a browser the plain cookie of another visitor. Its
/// owner would go on to play as that visitor.
#[tokio::test]
async fn a_planted_cookie_does_not_count_over_tls() {
    let host = Host::start_with(Config { https: true, ..Config::default() }).await;
    let eve = host.visitor("eve");
    let answer = eve.get("/").await;
    let (name, value) = cookie(&answer).unwrap().split_once('=').unwrap();
    assert_eq!(name, "__Host-atout_me");
    assert!(!eve.cookies.contains(value), "a visitor of its own, not the planted one: {value}");
    // Beside the right one it changes nothing.
    let own = format!("__Host-atout_me={value}");
    let ada = Visitor { addr: host.addr, cookies: format!("{}; {own}", eve.cookies) };
    assert_eq!(ada.get("/").await.header("set-cookie"), None);
    let id = ada.dealt(&["human", "human"]).await;
    let yours = async |cookies: &str| {
        let visitor = Visitor { addr: host.addr, cookies: cookies.to_owned() };
        visitor.get(&format!("/api/tables/{id}")).await.json()["seats"][0]["yours"].clone()
    };
    assert_eq!(yours(&own).await, true);
    assert_eq!(yours(&eve.cookies).await, false);
}

#[tokio::test]
async fn a_trusted_proxy_tells_addresses_apart() {
    let mut config = Config { proxies: vec!["127.0.0.1".parse().unwrap()], ..Config::default() };
    config.limits.set("address-tables-per-hour=1").unwrap();
    let proxied = Host::start_with(config.clone()).await;
    config.proxies.clear();
    let direct = Host::start_with(config).await;
    let make = async |host: &Host, who: &str, from: &str| {
        host.visitor(who).request("POST", "/quick/stones", &[("X-Forwarded-For", from)], b"").await.status
    };
    assert_eq!(make(&proxied, "ada", "203.0.113.7").await, 303);
    assert_eq!(make(&proxied, "eve", "203.0.113.7").await, 429);
    assert_eq!(make(&proxied, "eve", "203.0.113.8").await, 303);
    assert_eq!(make(&direct, "ada", "203.0.113.7").await, 303);
    assert_eq!(make(&direct, "eve", "203.0.113.8").await, 429, "without a proxy the header does not count");
}

#[tokio::test]
async fn refusals_are_json_where_json_was_asked_for() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let json_wanted = ("Accept", "application/json");
    let asked = async |method: &str, path: &str, headers: &[(&str, &str)], body: &[u8]| {
        let json = ada.request(method, path, &[headers, &[json_wanted]].concat(), body).await;
        let browser = ("Accept", "text/html,application/xhtml+xml,application/json;q=0.9");
        let page = ada.request(method, path, &[headers, &[browser]].concat(), body).await;
        assert_eq!(json.status, page.status, "{path}");
        assert!(page.header("content-type").unwrap().starts_with("text/html"), "{page:?}");
        json.refusal()
    };
    let form = ("Content-Type", "application/x-www-form-urlencoded");
    assert_eq!(asked("GET", "/t/0123", &[], b"").await, (404, "table/not_found".to_owned()));
    assert_eq!(asked("GET", "/nowhere", &[], b"").await, (404, "page/not_found".to_owned()));
    assert_eq!(asked("DELETE", "/", &[], b"").await, (405, "request/method".to_owned()));
    assert_eq!(asked("GET", "/assets/nothing.css", &[], b"").await, (404, "page/not_found".to_owned()));
    assert_eq!(asked("POST", "/new/stones", &[form], &[b'x'; 70_000]).await, (413, "request/too_large".to_owned()));
    let multipart = ("Content-Type", "multipart/form-data");
    assert_eq!(asked("POST", "/new/stones", &[multipart], b"x").await, (400, "request/malformed".to_owned()));
    assert_eq!(asked("GET", "/t/0123/ws", &[], b"").await.0, 400);
    let evil = ("Origin", "https://evil.example");
    assert_eq!(asked("POST", "/quick/stones", &[evil], b"").await, (403, "request/cross_site".to_owned()));
}

#[tokio::test]
async fn names_have_no_invisible_characters() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let sly = "A\u{202e}d\u{200b}a\u{feff}";
    let id = ada
        .table_with(json!({ "game": "stones", "seats": ["human", "human"], "names": [sly, "\u{200b}\u{2066}"] }))
        .await;
    let look = ada.look(&id, 99).await;
    assert_eq!((look["seats"][0]["name"].as_str(), look["seats"][1]["name"].as_str()), (Some("Ada"), Some("Player")));
    let made = ada.form("/new/stones", "seat0=human&name0=%E2%80%AEZo%C3%A9&seat1=random&name1=%E2%80%8BBob").await;
    // On the own screen one is "You": somebody else reads the names.
    let page = host.visitor("eve").get(made.header("location").unwrap()).await.body;
    assert!(page.contains("Zoé") && page.contains("Bob") && !page.contains(['\u{202e}', '\u{200b}']));
    let steering = ada.post("/api/tables", &json!({ "game": "stones", "names": ["a\u{1b}[2J"] })).await;
    assert_eq!(steering.refusal(), (422, "table/seats".to_owned()));

    ada.post(&format!("/api/tables/{id}/ready"), &json!({ "value": "mine" })).await;
    let mut record = ada.finish(&id).await;
    record["players"][0]["name"] = sly.into();
    let multipart = format!("--cut\r\nContent-Disposition: form-data; name=\"record\"\r\n\r\n{record}\r\n--cut--\r\n");
    let kind = [("Content-Type", "multipart/form-data; boundary=cut")];
    let opened = ada.request("POST", "/import", &kind, multipart.as_bytes()).await;
    let replay = opened.header("location").unwrap_or_else(|| panic!("{opened:?}"));
    let kept = ada.get(&format!("{replay}/record")).await.json();
    assert_eq!(kept["players"][0]["name"], "Ada");
    assert!(!ada.get("/saved").await.body.contains('\u{202e}'));
}

#[tokio::test]
async fn pages_and_answers_are_compressed_for_who_can_read_that() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    for path in ["/rules/stones", "/assets/atout.css", "/api/games"] {
        let plain = ada.get(path).await;
        assert_eq!(plain.header("content-encoding"), None, "{path}");
        let gzip = ada.request("GET", path, &[("Accept-Encoding", "gzip")], b"").await;
        assert_eq!(gzip.header("content-encoding"), Some("gzip"), "{path}");
        assert!(gzip.body.len() < plain.body.len(), "{path}");
    }
}
