//! The texts of options, rules and cards, for every variant.

use crate::common::{names, play, teams, variants};
use atout_core::{
    HasOptions, Journal, Lang, Match, OptionKind, Results, Rulebook, RulesSection, Seat, Seed, Viewer, configure,
};
use atout_kitty::{Card, Class, Classes, Config, Kitty, Teams};
use std::collections::BTreeSet;

#[test]
fn every_option_is_a_field_of_the_config() {
    let specs = Kitty::options();
    let config: Config = serde_json::from_value(configure(&specs, []).unwrap()).unwrap();
    assert_eq!(config, Config::default());
    let keys: BTreeSet<String> = specs.iter().map(|spec| spec.key.to_owned()).collect();
    let fields = serde_json::to_value(config).unwrap();
    assert_eq!(keys, fields.as_object().unwrap().keys().cloned().collect());
    for spec in &specs {
        assert_ne!(spec.help.en, spec.help.fr);
        match &spec.kind {
            OptionKind::Number { min, max, .. } => {
                assert!(configure(&specs, [(spec.key, (min - 1).to_string().as_str())]).is_err());
                assert!(configure(&specs, [(spec.key, max.to_string().as_str())]).is_ok());
            }
            OptionKind::Words { usual, .. } => {
                for (word, _) in *usual {
                    let right = if spec.key == "teams" {
                        word.parse::<Teams>().is_ok()
                    } else {
                        word.parse::<Classes>().is_ok()
                    };
                    assert!(right, "{word}");
                }
            }
            OptionKind::Switch { .. } | OptionKind::Choice(_) => {}
        }
    }
    let given = [("teams", "2v2"), ("classes", "choose"), ("classic", "on"), ("width", "7")];
    let config: Config = serde_json::from_value(configure(&specs, given).unwrap()).unwrap();
    let wanted = Config { teams: teams("2v2"), classes: Classes::Choose, classic: true, width: 7, ..Config::default() };
    assert_eq!(config, wanted);
}

fn whole(rules: &[RulesSection]) -> String {
    let lines =
        rules.iter().flat_map(|section| std::iter::once(section.title.clone()).chain(section.paragraphs.clone()));
    lines.collect::<Vec<_>>().join("\n")
}

#[test]
fn the_rules_contain_every_number_of_the_config() {
    let numbers = Config {
        players: 7,
        width: 19,
        height: 23,
        hand: 9,
        deck: 41,
        life: 777,
        mana: 431,
        generation: 53,
        steps: 13,
        friend_steps: 11,
        friend_life: 613,
        friend_span: 29,
        friend_mana: 541,
        friend_generation: 67,
        turns: 911,
        storm: 103,
        // No `..`: a new option is named here, and below if it is a number.
        teams: Teams::NONE,
        classes: Classes::None,
        classic: false,
        redeal_when_stuck: false,
    };
    for lang in Lang::ALL {
        let text = whole(&Kitty::rules(&numbers, lang));
        for number in [7, 19, 23, 9, 41, 777, 431, 53, 13, 11, 613, 29, 541, 67, 911, 103] {
            let found = text.split(|c: char| !c.is_ascii_digit()).any(|word| word == number.to_string());
            assert!(found, "{number} is not in {text}");
        }
    }
}

#[test]
fn the_rules_describe_the_chosen_options_only() {
    let standard = Config { storm: 0, ..Config::default() };
    let rules = |config: &Config| {
        let [en, fr] = Lang::ALL.map(|lang| Kitty::rules(config, lang));
        let shape = |rules: &[RulesSection]| rules.iter().map(|section| section.paragraphs.len()).collect::<Vec<_>>();
        assert_eq!(shape(&en), shape(&fr));
        let paragraphs =
            |rules: &[RulesSection]| rules.iter().flat_map(|section| section.paragraphs.clone()).collect::<Vec<_>>();
        assert!(paragraphs(&en).iter().zip(paragraphs(&fr)).all(|(en, fr)| *en != fr));
        whole(&en)
    };
    let plain = rules(&standard);
    for (config, words) in [
        (
            Config { teams: teams("2v2"), ..standard },
            &["Balm", "Chorus", "Team A is players 1 and 3; team B is players 2 and 4."][..],
        ),
        (Config { classes: Classes::Choose, ..standard }, &["Warrior", "Trickster", "picks a class in secret"]),
        (Config { classes: Classes::All(Class::Healer), ..standard }, &["Healer"]),
        (Config { classic: true, ..standard }, &["the cards in hand included"]),
        (Config { redeal_when_stuck: true, ..standard }, &["gets a new hand"]),
        (
            Config { storm: 14, ..standard },
            &["From turn 14 on a storm closes in on the middle", "g7", "From turn 28 on"],
        ),
    ] {
        let text = rules(&config);
        for word in words {
            assert!(text.contains(word) && !plain.contains(word), "{word}");
        }
    }
}

#[test]
fn every_dealt_card_has_a_help_text() {
    for config in variants() {
        let [en, fr] = Lang::ALL.map(|lang| Kitty::cards(&config, lang));
        let dealt = Card::ALL.into_iter().filter(|card| config.has_teams() || !card.def().team);
        assert_eq!(
            en.iter().map(|card| card.id.clone()).collect::<Vec<_>>(),
            dealt.map(|card| card.to_string()).collect::<Vec<_>>()
        );
        for (en, fr) in en.iter().zip(&fr) {
            assert_ne!((&en.name, &en.text), (&fr.name, &fr.text));
            assert!(en.text.ends_with('.') && fr.text.ends_with('.'), "{} {}", en.text, fr.text);
            let cost = en.id.parse::<Card>().unwrap().cost();
            assert!(en.text.starts_with(&format!("Costs {cost} mana.")), "{}", en.text);
        }
    }
}

#[test]
fn a_seat_has_tags_for_its_class_and_team_if_there_are_any() {
    let tags = |config: Config| {
        let game = Match::<Kitty>::new(config, Seed::from(1)).unwrap();
        let tags = Kitty::tags(&game.view(Viewer::Spectator), Seat::SECOND);
        tags.iter().map(|tag| (tag.sort.en, tag.what.fr)).collect::<Vec<_>>()
    };
    let standard = Config::default();
    assert_eq!(tags(standard), []);
    let classes = "warrior,healer,kitten,thinker".parse().unwrap();
    let both = Config { classes, teams: teams("2v2"), ..standard };
    assert_eq!(tags(both), [("class", "Soigneur"), ("team", "Équipe B")]);
}

#[test]
fn french_punctuation_has_no_break_spaces_and_no_text_has_double_spaces() {
    let wrong = |text: &str| {
        let marks = [" :", " ;", " ?", " !", "« ", " »"];
        marks.iter().any(|mark| text.contains(mark)) || text.contains("  ")
    };
    for config in variants() {
        let text = whole(&Kitty::rules(&config, Lang::Fr));
        assert_eq!(text.lines().find(|line| wrong(line)), None);
        let card = Kitty::cards(&config, Lang::Fr).into_iter().find(|card| wrong(&card.text));
        assert_eq!(card, None);
    }
    play(1, |game| {
        if game.outcome().is_some() {
            let lines = game
                .events_since(Viewer::Everything, None)
                .filter_map(|(_, event)| Kitty::log_line(event, &names(), Lang::Fr))
                // As every screen shows them.
                .map(|line| Lang::Fr.typeset(line));
            let bad: Vec<String> = lines.filter(|line| wrong(line)).collect();
            assert_eq!(bad, Vec::<String>::new());
        }
    });
}
