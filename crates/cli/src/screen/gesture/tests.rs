//! Steps of a choice, and what typed texts mean.

use super::*;
use atout_core::Lang;

fn choice(action: &str, touch: &[&str]) -> Choice {
    let touch = touch.iter().map(|thing| (*thing).to_owned()).collect();
    Choice { action: action.to_owned(), label: format!("Do {action}"), touch, draft: false, drawn: None }
}

/// Steps of choices without shortcuts.
fn steps(choices: &[Choice]) -> GestureStep {
    GestureStep::new(choices, &[])
}

fn step() -> GestureStep {
    steps(&[
        choice("G5@2", &["card:G5", "stone:2"]),
        choice("G5@3", &["card:G5", "stone:3"]),
        choice("R7@3", &["card:R7", "stone:3"]),
        choice("recruiter", &["card:recruiter", "button:recruiter"]),
        choice("pass", &["button:pass"]),
    ])
}

fn cards() -> Vec<CardHelp> {
    vec![CardHelp { id: "G5".into(), name: "green 5".into(), text: String::new() }]
}

#[test]
fn a_card_comes_first_and_then_its_place() {
    let mut step = step();
    let items = step.items(&cards());
    let tokens: Vec<&str> = items.iter().map(|item| item.token.as_str()).collect();
    assert_eq!(tokens, ["G5", "R7", "recruiter", "pass"]);
    assert_eq!((items[0].text.as_str(), items[1].text.as_str()), ("green 5 …", "Do R7@3"));
    assert_eq!(step.kinds(), ["card", "button"]);
    assert_eq!(step.pick(1), Typed::Gesture(2), "there is one place for it");
    assert_eq!(step.pick(0), Typed::Touched(vec!["card:G5".into()]));
    step.touched = vec!["card:G5".into()];
    assert_eq!((step.kinds(), step.pick(1)), (vec!["stone"], Typed::Gesture(1)));
    assert_eq!(step.pick(7), Typed::Unknown);
}

#[test]
fn a_gesture_can_be_typed_whole_or_in_part() {
    let step = step();
    let typed = |text: &str| step.typed(text, &cards(), true);
    assert_eq!(typed("G5 3"), Typed::Gesture(1));
    assert_eq!(typed(" g5  2 "), Typed::Gesture(0));
    assert_eq!(typed("g5@3"), Typed::Gesture(1));
    assert_eq!(typed("G5"), Typed::Touched(vec!["card:G5".into()]));
    assert_eq!(typed("rec"), Typed::Gesture(3));
    assert_eq!(typed("4"), Typed::Gesture(4));
    assert_eq!(typed("G5 9"), Typed::Unknown);
    assert_eq!(typed("pass 3"), Typed::Unknown);
    assert_eq!(typed("9"), Typed::Unknown);
}

#[test]
fn words_are_those_of_the_reader() {
    let named = |id: &str, name: &str| CardHelp { id: id.into(), name: name.into(), text: String::new() };
    let names = [named("pass", "Passer"), named("recruiter", "Agent de recrutement"), named("G5", "vert")].to_vec();
    let step = step();
    let tokens: Vec<String> = step.items(&names).into_iter().map(|item| item.token).collect();
    assert_eq!(tokens, ["G5", "R7", "agent", "passer"], "what is no word stays; of several, the first");
    for typed in ["agent", "Agent de recrutement", "recruiter"] {
        assert_eq!(step.typed(typed, &names, true), Typed::Gesture(3), "{typed}");
    }
    assert_eq!(step.in_words("recruiter", &names), "agent");
    assert_eq!(step.in_words("G5@2", &names), "G5@2");
    assert_eq!(
        (step.typed("passer", &names, true), step.typed("pass", &names, true)),
        (Typed::Gesture(4), Typed::Gesture(4))
    );
}

#[test]
fn to_do_nothing_is_the_last_thing_in_the_list() {
    let step = steps(&[choice("stay", &["button:stay"]), choice("c4", &["cell:c4"])]);
    let tokens: Vec<String> = step.items(&[]).into_iter().map(|item| item.token).collect();
    assert_eq!(tokens, ["c4", "stay"]);
    assert_eq!((step.pick(0), step.pick(1)), (Typed::Gesture(1), Typed::Gesture(0)));
}

#[test]
fn cells_have_places() {
    assert_eq!(place("cell:c4"), Some((3, 4)));
    assert_eq!(place("cell:ab12"), Some((28, 12)));
    assert_eq!((place("stone:3"), place("cell:x"), place("cell:é4")), (None, None, None));
}

#[test]
fn names_win_over_numbers_and_a_new_gesture_over_a_begun_one() {
    let mut step = step();
    step.touched = vec!["card:G5".into()];
    assert_eq!(step.typed("3", &[], false), Typed::Gesture(1));
    assert_eq!(step.typed("1", &[], false), Typed::Unknown);
    assert_eq!(step.typed("R7 3", &[], false), Typed::Gesture(2), "R7 alone decides, but the place may be said");
    assert_eq!(step.typed("R7 2", &[], false), Typed::Unknown);
    assert_eq!(step.typed("R7", &[], false), Typed::Gesture(2));
}

fn labelled(action: &str, touch: &[&str], label: &str) -> Choice {
    Choice { label: label.to_owned(), ..choice(action, touch) }
}

/// Targets that have names, and a card whose name has several words.
fn named_step() -> GestureStep {
    steps(&[
        labelled("razor p2", &["card:razor", "player:p2"], "Play Razor on Regular 2: 50 left"),
        labelled("razor p3", &["card:razor", "player:p3"], "Play Razor on Regular 3: 40 left"),
        labelled("cast:2 p0", &["hand:2", "player:p0"], "Cast Éclair Doré on you"),
        labelled("cast:2 p1", &["hand:2", "player:p1"], "Cast Éclair Doré on Regular"),
        labelled("cast:5", &["hand:5"], "Cast Dawn Recruit"),
        labelled("pass", &["button:pass"], "To combat"),
    ])
}

#[test]
fn names_that_the_list_shows_are_understood() {
    let step = named_step();
    let typed = |text: &str| step.typed(text, &[], false);
    assert_eq!(typed("Razor Regular 2"), Typed::Gesture(0));
    assert_eq!(typed("razor regular 3"), Typed::Gesture(1));
    assert_eq!(typed("Dawn Recruit"), Typed::Gesture(4));
    assert_eq!(typed("combat"), Typed::Gesture(5));
    assert_eq!(typed("eclair dore"), Typed::Touched(vec!["hand:2".into()]), "without accents");
    assert_eq!(typed("éclair regular"), Typed::Gesture(3));
    for unclear in ["razor 3", "regular", "cast", "to", "nonsense", "dawn combat"] {
        assert_eq!(typed(unclear), Typed::Unknown, "{unclear}");
    }
}

#[test]
fn what_means_nothing_is_answered_with_what_does() {
    let explain = |text: &str, lang| named_step().explain(text, &[], lang);
    assert_eq!(explain("razor 3", Lang::En), "After `razor` type one of these: p2, p3.");
    assert_eq!(explain("cast", Lang::En), "Which one: 2, 5?");
    assert_eq!(explain("xyzzy", Lang::En), "`xyzzy` cannot be chosen now. Type one of these: razor, 2, 5, pass.");
    assert_eq!(explain("pass 3", Lang::En), "`pass` is all; leave out `3`.");
    assert_eq!(
        explain("rasoir", Lang::Fr),
        "«\u{a0}rasoir\u{a0}» n'est pas un choix ici. Tapez\u{a0}: razor, 2, 5, pass."
    );
    let many = steps(&(1..=12).map(|n| choice(&format!("c{n}"), &[&format!("cell:c{n}")])).collect::<Vec<_>>());
    assert!(many.explain("z9", &[], Lang::En).ends_with("c7, c8, …."), "{}", many.explain("z9", &[], Lang::En));
}

#[test]
fn a_name_that_is_a_sentence_is_typed_with_or_without_its_comma() {
    let named = |id: &str, name: &str| CardHelp { id: id.into(), name: name.into(), text: String::new() };
    let names = [named("recruiter", "L’enfer, c’est l’autre")];
    let step = step();
    assert_eq!(step.items(&names)[2].token, "enfer");
    for typed in ["enfer", "l'enfer c'est l'autre", "L’enfer, c’est l’autre", "recruiter"] {
        assert_eq!(step.typed(typed, &names, true), Typed::Gesture(3), "{typed}");
    }
}

#[test]
fn shortcuts_that_are_buttons_are_listed_after_the_choices_and_typed_by_their_words() {
    let row = |words: &str| words.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let all = Shortcut { then: row("attack:3 done"), ..Shortcut::button("attack", "Attack with all", row("pass")) };
    let tap = Shortcut {
        touch: vec!["permanent:5".into(), "button:manaG".into()],
        draft: true,
        ..Shortcut::button("mana", "Tap Forest", row("mana tap:5.G done"))
    };
    let hurry = Shortcut { hurry: true, ..Shortcut::button("wait", "Pass until something happens", row("pass")) };
    let step = GestureStep::new(&[labelled("pass", &["button:pass"], "To combat")], &[all, tap, hurry]);
    let named = |id: &str, name: &str| CardHelp { id: id.into(), name: name.into(), text: String::new() };
    let names = [named("pass", "passer"), named("attack", "attaquer"), named("wait", "attendre")];
    let items: Vec<(String, String)> = step.items(&names).into_iter().map(|item| (item.token, item.text)).collect();
    let shown =
        [("passer", "To combat"), ("attaquer", "Attack with all"), ("attendre", "Pass until something happens")];
    assert_eq!(items, shown.map(|(token, text)| (token.to_owned(), text.to_owned())), "a land is tapped on a board");
    for (typed, n) in [("attaquer", 1), ("attack", 1), ("att", 1), ("attendre", 2), ("until something", 2), ("pass", 0)]
    {
        assert_eq!(step.typed(typed, &names, false), Typed::Gesture(n), "{typed}");
    }
    let attack = &step.gestures[1];
    assert_eq!((attack.row.join(" "), attack.then.join(" ")), ("pass".into(), "attack:3 done".into()));
    assert!(step.gestures[2].hurry && !attack.hurry);
}
