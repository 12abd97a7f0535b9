//! `games`, `cards` and `bench`.

use crate::run::atout;

#[test]
fn games_lists_every_game_with_its_options_and_bots() {
    let games = atout(&["games", "--json"]).succeeds().json();
    let stones = &games["games"][0];
    assert_eq!(stones["id"], "stones");
    assert_eq!(stones["name"], "Border Stones");
    assert_eq!(stones["seats"], serde_json::json!([2, 2]));
    let keys: Vec<&str> =
        stones["options"].as_array().unwrap().iter().map(|option| option["key"].as_str().unwrap()).collect();
    assert!(keys.contains(&"tactics") && keys.contains(&"claims"), "{keys:?}");
    assert_eq!(stones["bots"], serde_json::json!(["random", "heuristic", "search"]));
}

#[test]
fn games_are_shown_to_people_in_both_languages() {
    assert!(atout(&["games"]).succeeds().out.contains("Border Stones (stones)"));
    let french = atout(&["games", "--lang", "fr"]).succeeds().out;
    assert!(french.contains("2 joueurs") && french.contains("Débutant"), "{french}");
}

#[test]
fn cards_shows_every_card_of_every_variant() {
    let cards = atout(&["cards", "stones"]).succeeds().out;
    assert!(cards.contains("R7") && cards.contains("spy"), "{cards}");
    let document = atout(&["cards", "stones", "--json"]).succeeds().json();
    assert_eq!(document["cards"].as_array().unwrap().len(), 64);
    let base = atout(&["cards", "stones", "--set", "tactics=false", "--json"]).succeeds().json();
    assert_eq!(base["cards"].as_array().unwrap().len(), 54);
    // Those of team games are cards too.
    let cards = atout(&["cards", "kitty"]).succeeds().out;
    assert!(["razor", "balm", "chorus"].iter().all(|id| cards.contains(id)), "{cards}");
}

#[test]
fn cards_finds_one_card_by_its_name_or_id() {
    let spy = atout(&["cards", "stones", "SPY"]).succeeds().out;
    assert_eq!(spy.lines().count(), 1, "{spy}");
    let french = atout(&["cards", "stones", "espion", "--lang", "fr"]).succeeds().out;
    assert!(french.starts_with("spy"), "{french}");
    atout(&["cards", "stones", "dragon"]).fails_with(2, &["no card `dragon`"]);
}

#[test]
fn bench_measures_every_figure_of_the_contract() {
    let measured = atout(&["bench", "stones", "--seconds", "0.2", "--json"]).succeeds().json();
    let result = &measured["results"][0];
    assert_eq!(result["game"], "stones");
    assert!(result["config"].is_string());
    for figure in ["playouts_per_s", "decisions_per_s", "clones_per_s", "search_iterations_per_s"] {
        assert!(result[figure].as_f64().unwrap() > 0.0, "{figure} in {result}");
    }
    assert!(atout(&["bench", "--seconds", "0.1", "--set", "tactics=true"]).succeeds().out.contains("playouts"));
}
