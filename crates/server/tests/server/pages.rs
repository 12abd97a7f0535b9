//! Pages, forms, cookies and headers.

use crate::kit::{Host, Visitor};

fn stranger(host: &Host) -> Visitor {
    Visitor { addr: host.addr, cookies: String::new() }
}

#[tokio::test]
async fn a_new_visitor_gets_a_token_and_keeps_it() {
    let host = Host::start().await;
    let mut me = stranger(&host);
    let answer = me.get("/").await;
    let cookie = answer.header("set-cookie").unwrap().to_owned();
    assert!(
        cookie.starts_with("atout_me=") && cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"),
        "{cookie}"
    );
    me.cookies = cookie.split(';').next().unwrap().to_owned();
    assert_eq!(me.cookies.len(), "atout_me=".len() + 32 + ".".len() + 32, "a token and its signature");
    assert_eq!(me.get("/").await.header("set-cookie"), None);
    let to = me.form("/quick/stones", "").await;
    let table = to.header("location").unwrap();
    assert!(to.status == 303 && me.get("/").await.body.contains(table), "my running games are on the home page");
}

#[tokio::test]
async fn every_answer_carries_the_protecting_headers() {
    let host = Host::start().await;
    for path in ["/", "/health", "/nowhere", "/api/games", "/assets/atout.css"] {
        let answer = stranger(&host).get(path).await;
        assert!(answer.header("content-security-policy").unwrap().contains("script-src 'self'"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
    }
    assert_eq!(stranger(&host).get("/health").await.body, "ok");
}

#[tokio::test]
async fn assets_are_asked_for_again_and_not_sent_again() {
    let host = Host::start().await;
    let first = stranger(&host).get("/assets/atout.css").await;
    let (status, tag) = (first.status, first.header("etag").unwrap());
    assert_eq!((status, first.header("content-type").unwrap().split(';').next()), (200, Some("text/css")));
    assert_eq!(stranger(&host).request("GET", "/assets/atout.css", &[("If-None-Match", tag)], b"").await.status, 304);
    assert_eq!(stranger(&host).get("/assets/../Cargo.toml").await.status, 404);
}

#[tokio::test]
async fn a_form_sets_up_a_table_or_comes_back_with_the_problem() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    assert_eq!(ada.get("/new/stones").await.status, 200);
    assert_eq!(ada.get("/new/chess").await.status, 404);
    let made = ada.form("/new/stones", "seat0=human&seat1=search%3Ams%3D50&tactics=true&stones=7&hand=6").await;
    assert_eq!(made.status, 303, "{made:?}");
    let page = ada.get(made.header("location").unwrap()).await;
    assert_eq!(page.status, 200);
    for form in
        ["seat0=human&seat1=nobody", "seat0=human", "seat0=human&seat1=random&stones=many", "seat0=human&seat1=cmd:sh"]
    {
        let again = ada.form("/new/stones", form).await;
        assert_eq!(again.status, 422, "{form}");
        assert!(again.body.contains("role=\"alert\""), "{form}");
    }
}

#[tokio::test]
async fn a_table_links_to_its_own_rules_and_can_be_set_up_again() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let made =
        ada.form("/new/stones", "seat0=human&name0=Zo%C3%A9&seat1=random&tactics=true&claims=start_of_turn").await;
    let table = made.header("location").unwrap();
    let rules = "/rules/stones?claims=start_of_turn&amp;tactics=true";
    assert!(ada.get(table).await.body.contains(rules));
    assert!(ada.get(&rules.replace("&amp;", "&")).await.body.contains("Banshee"));
    assert!(!ada.get("/rules/stones").await.body.contains("Banshee"));
    assert_eq!(ada.get("/rules/stones?stones=8").await.status, 422);
    let again = ada.form(&format!("{table}/again"), "").await;
    let copy = again.header("location").unwrap();
    assert!(again.status == 303 && copy != table);
    // On the own screen one is "You": somebody else reads the names.
    let (page, read) = (ada.get(copy).await.body, host.visitor("eve").get(copy).await.body);
    assert!(page.contains(rules) && page.contains("You against Beginner") && read.contains("Zoé against Beginner"));
    let look = async |address: &str| ada.get(&address.replace("/t/", "/api/tables/")).await.json()["seats"].clone();
    let changed = ada.form(&format!("{table}/again"), "sides=change").await;
    let (before, after) = (look(copy).await, look(changed.header("location").unwrap()).await);
    assert_eq!([&after[1]["name"], &after[0]["kind"]], [&before[0]["name"], &before[1]["kind"]], "sides have changed");
    assert_eq!(ada.form("/t/nowhere/again", "").await.status, 404);
}

#[tokio::test]
async fn language_and_theme_are_switched_and_lead_back_to_this_site_only() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let answer = ada.get("/lang/fr?back=/rules/stones").await;
    assert_eq!((answer.status, answer.header("location")), (303, Some("/rules/stones")));
    assert!(answer.header("set-cookie").unwrap().starts_with("lang=fr;"));
    for back in ["//evil.example", "https://evil.example", "/%5Cevil.example", "/%0d%0aX:%20y", "", "evil"] {
        let answer = ada.get(&format!("/theme/dark?back={back}")).await;
        assert_eq!((answer.status, answer.header("location")), (303, Some("/")), "{back}");
    }
    assert_eq!((ada.get("/lang/xx").await.status, ada.get("/theme/pink").await.status), (404, 404));
    let french = Visitor { cookies: "atout_me=someone-else; lang=fr".to_owned(), ..ada };
    assert!(french.get("/").await.body.contains("lang=\"fr\""));
}

#[tokio::test]
async fn rules_and_problems_are_pages() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let rules = ada.get("/rules/stones").await;
    assert!(rules.status == 200 && rules.header("content-type").unwrap().starts_with("text/html"));
    let lost = ada.get("/t/0123").await;
    assert!(lost.status == 404 && lost.body.contains("There is no such table."), "{lost:?}");
    assert_eq!(ada.request("DELETE", "/", &[], b"").await.status, 405);
}

#[tokio::test]
async fn a_finished_game_is_replayed_downloaded_and_opened_again() {
    let host = Host::start().await;
    let (ada, bob) = (host.visitor("ada"), host.visitor("bob"));
    let id = ada.dealt(&["human", "human"]).await;
    assert_eq!(bob.get(&format!("/replay/{id}")).await.status, 409);
    ada.finish(&id).await;
    assert_eq!(bob.get(&format!("/replay/{id}?at=3&viewer=1")).await.status, 200);
    let kept = bob.get(&format!("/replay/{id}?at=3&eye=1")).await;
    // The page's switches lead back to its own address.
    let kept = kept.body.replace("eye%3D1", "viewer%3D1");
    assert_eq!(kept, bob.get(&format!("/replay/{id}?at=3&viewer=1")).await.body, "an address that was kept");
    let step = bob.get(&format!("/replay/{id}/step/3?viewer=all")).await.json();
    assert_eq!((step["at"].as_u64(), step["lines"].as_array().unwrap().is_empty()), (Some(3), false));
    for wrong in ["step/x", "step/3?viewer=7", "step/3?viewer=me"] {
        assert_eq!(bob.get(&format!("/replay/{id}/{wrong}")).await.status, 400, "{wrong}");
    }
    let file = bob.get(&format!("/replay/{id}/record")).await;
    assert!(file.header("content-disposition").unwrap().starts_with("attachment"));

    let multipart = format!(
        "--cut\r\nContent-Disposition: form-data; name=\"record\"; filename=\"a.json\"\r\n\r\n{}\r\n--cut--\r\n",
        file.body
    );
    let kind = [("Content-Type", "multipart/form-data; boundary=cut")];
    let opened = bob.request("POST", "/import", &kind, multipart.as_bytes()).await;
    assert_eq!(opened.status, 303, "{opened:?}");
    let replay = opened.header("location").unwrap().to_owned();
    assert_eq!(bob.get(&replay).await.status, 200);
    assert_eq!(bob.get(&format!("{replay}/step/3?viewer=all")).await.json(), step);
    assert!(bob.get("/saved").await.body.contains(&replay), "what one opened is in one's list");
}

#[tokio::test]
async fn a_record_that_is_none_is_refused_with_the_reason() {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    for text in ["", "hello", "%7B%22format%22%3A1", "%7B%22format%22%3A7%7D"] {
        let answer = ada.form("/import", &format!("record={text}")).await;
        assert_eq!(answer.status, 422, "{text}");
        assert!(answer.body.contains("role=\"alert\""), "{text}");
    }
    let huge = ada.form("/import", &format!("record={}", "x".repeat(3 << 20))).await;
    assert!([413, 422].contains(&huge.status), "{}", huge.status);
}
