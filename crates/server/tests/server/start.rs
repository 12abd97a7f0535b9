//! Starting where one cannot start: one clear sentence.

use atout_core::Lang;
use atout_server::{Config, Location, Server, StartError};
use std::path::Path;

async fn start(addr: &str, data: &Path) -> StartError {
    let error =
        Server::bind(Config { addr: addr.to_owned(), database: Location::in_folder(data), ..Config::default() })
            .await
            .unwrap_err();
    for lang in Lang::ALL {
        let sentence = error.say(lang);
        assert!(!sentence.contains('\n') && sentence.len() > 20, "{sentence}");
    }
    error
}

#[tokio::test]
async fn a_taken_port_a_bad_address_and_a_bad_folder_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let taken = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let addr = taken.local_addr().unwrap().to_string();
    assert!(matches!(start(&addr, folder.path()).await, StartError::PortInUse(_)));
    for bad in ["", "4070", "127.0.0.1", "127.0.0.1:99999", "no such host:80", "127.0.0.1:http"] {
        assert!(matches!(start(bad, folder.path()).await, StartError::BadAddress(_)), "{bad}");
    }
    let file = folder.path().join("file");
    std::fs::write(&file, "x").unwrap();
    assert!(start("127.0.0.1:0", &file.join("sub")).await.to_string().contains("file/sub"));

    std::fs::write(folder.path().join("atout.db"), "this is no database at all".repeat(200)).unwrap();
    assert!(start("127.0.0.1:0", folder.path()).await.to_string().contains("damaged"));
}

#[tokio::test]
async fn a_second_server_on_the_same_folder_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let config =
        Config { addr: "127.0.0.1:0".to_owned(), database: Location::in_folder(folder.path()), ..Config::default() };
    let first = Server::bind(config).await.unwrap();
    let refused = start("127.0.0.1:0", folder.path()).await;
    for (lang, word) in [(Lang::En, "another Atout server"), (Lang::Fr, "un autre serveur Atout")] {
        assert!(refused.say(lang).contains(word) && refused.say(lang).contains("--data"), "{}", refused.say(lang));
    }
    first.run(async {}).await.unwrap();
    let config =
        Config { addr: "127.0.0.1:0".to_owned(), database: Location::in_folder(folder.path()), ..Config::default() };
    Server::bind(config).await.unwrap();
}
