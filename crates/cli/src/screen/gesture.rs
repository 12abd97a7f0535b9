//! A choice in steps: first the card, then where. The steps are the things that a gesture touches on a page
//! ([`Choice::touch`]), so every game has them already.

use super::options::Item;
use atout_core::{CardHelp, Choice};

/// The buttons with which one does nothing.
const IDLE: [&str; 2] = ["button:stay", "button:pass"];

/// How far a person is: the choices of a seat, and what was picked of the gesture so far.
#[derive(Debug, Clone, Default)]
pub(crate) struct GestureStep {
    pub(crate) choices: Vec<Choice>,
    /// The things touched so far: `["card:R7"]`.
    pub(crate) touched: Vec<String>,
}

/// What a typed text means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Typed {
    /// This choice.
    Choice(usize),
    /// The beginning of several gestures: these things are touched.
    Touched(Vec<String>),
    /// Nothing here.
    Unknown,
}

/// A thing that can be touched next, and the choices that it leads to.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Thing<'a> {
    name: &'a str,
    choices: Vec<usize>,
}

impl GestureStep {
    pub(crate) fn new(choices: Vec<Choice>) -> GestureStep {
        GestureStep { choices, touched: Vec::new() }
    }

    /// The things that can be touched after these, in the order of the choices; to do nothing comes last.
    fn after(&self, touched: &[String]) -> Vec<Thing<'_>> {
        let mut things: Vec<Thing<'_>> = Vec::new();
        for (n, choice) in self.choices.iter().enumerate().filter(|(_, choice)| choice.touch.starts_with(touched)) {
            // A choice without a gesture is a thing of its own.
            let name = choice.touch.get(touched.len()).unwrap_or(&choice.action);
            match things.iter_mut().find(|thing| thing.name == name) {
                Some(thing) => thing.choices.push(n),
                None => things.push(Thing { name, choices: vec![n] }),
            }
        }
        // The cursor starts at the first thing: where a turn has one card or one walk, a careless Enter must not waste it.
        if things.iter().any(|thing| thing.name.starts_with("card:") || thing.name.starts_with("cell:")) {
            things.sort_by_key(|thing| IDLE.contains(&thing.name));
        }
        things
    }

    /// What can be picked now. A thing that decides the choice has the choice's words; any other has its own name.
    pub(crate) fn items(&self, cards: &[CardHelp]) -> Vec<Item> {
        let item = |thing: &Thing<'_>| {
            let token = token(thing.name).to_owned();
            let text = match thing.choices.as_slice() {
                [only] => self.choices[*only].label.clone(),
                _ => cards
                    .iter()
                    .find(|card| card.id == token)
                    .map_or_else(|| self.common_words(&thing.choices), |card| format!("{} …", card.name)),
            };
            Item { place: place(thing.name), token: shown(token, cards), text }
        };
        self.after(&self.touched).iter().map(item).collect()
    }

    /// What the labels of several choices begin and end with: "Block … with Stone Bear".
    fn common_words(&self, choices: &[usize]) -> String {
        let labels: Vec<Vec<&str>> = choices.iter().map(|n| self.choices[*n].label.split(' ').collect()).collect();
        let Some((first, rest)) = labels.split_first() else { return "…".to_owned() };
        let shortest = labels.iter().map(Vec::len).min().unwrap_or(0);
        let begins = (0..shortest).take_while(|&at| rest.iter().all(|other| other[at] == first[at])).count();
        let from_end = |label: &[&str], at: usize| label[label.len() - 1 - at].to_owned();
        let is_common = |at: &usize| rest.iter().all(|other| from_end(other, *at) == from_end(first, *at));
        let ends = (0..shortest - begins).take_while(is_common).count();
        let words = first[..begins].iter().chain(&["…"]).chain(&first[first.len() - ends..]);
        words.copied().collect::<Vec<_>>().join(" ")
    }

    /// The n-th thing that can be picked now.
    pub(crate) fn thing(&self, n: usize) -> Option<String> {
        self.after(&self.touched).get(n).map(|thing| thing.name.to_owned())
    }

    /// The kinds of things that can be picked now: `card`, `stone`.
    pub(crate) fn kinds(&self) -> Vec<&str> {
        let mut kinds: Vec<&str> = Vec::new();
        for thing in self.after(&self.touched) {
            let kind = thing.name.split_once(':').map_or("", |(kind, _)| kind);
            if !kinds.contains(&kind) {
                kinds.push(kind);
            }
        }
        kinds
    }

    /// Picks the n-th thing: the choice that it decides, or the next step.
    pub(crate) fn pick(&self, n: usize) -> Typed {
        let things = self.after(&self.touched);
        things.get(n).map_or(Typed::Unknown, |thing| self.touch(&self.touched, thing))
    }

    fn touch(&self, touched: &[String], thing: &Thing<'_>) -> Typed {
        match thing.choices.as_slice() {
            [only] => Typed::Choice(*only),
            _ => Typed::Touched(touched.iter().cloned().chain([thing.name.to_owned()]).collect()),
        }
    }

    /// How a choice is typed in the reader's words: `rasoir p2` for `razor p2`. The notation where that would not be
    /// understood.
    pub(crate) fn in_words(&self, choice: &Choice, cards: &[CardHelp]) -> String {
        let word = |word: &str| shown(word.to_owned(), cards);
        let words = choice.action.split(' ').map(word).collect::<Vec<_>>().join(" ");
        let is_understood = match self.typed(&words, cards, false) {
            Typed::Choice(n) => self.choices[n].action == choice.action,
            Typed::Touched(_) | Typed::Unknown => false,
        };
        if is_understood { words } else { choice.action.clone() }
    }

    /// What a typed text means: an action in the game's notation, the names of things in order (`G5 3`), or, if it is
    /// alone and no name, its number in the list.
    pub(crate) fn typed(&self, text: &str, cards: &[CardHelp], is_numbered: bool) -> Typed {
        let text = plain(text);
        if let Some(n) = self.choices.iter().position(|choice| plain(&choice.action) == text) {
            return Typed::Choice(n);
        }
        let words: Vec<&str> = text.split(' ').collect();
        let found = self.walk(&self.touched, &words, cards);
        let found = if found == Typed::Unknown { self.walk(&[], &words, cards) } else { found };
        let number = text.parse::<usize>().ok().filter(|_| is_numbered).and_then(|number| number.checked_sub(1));
        match (found, number) {
            (Typed::Unknown, Some(n)) => self.pick(n),
            (found, _) => found,
        }
    }

    /// Touches one thing for each word, or for several words that are its name.
    fn walk(&self, touched: &[String], words: &[&str], cards: &[CardHelp]) -> Typed {
        let (mut touched, mut words) = (touched.to_vec(), words);
        let mut walked = Typed::Unknown;
        while !words.is_empty() {
            let things = self.after(&touched);
            let longest_first = (1..=words.len()).rev();
            let found = longest_first.filter_map(|n| Some((n, called(&things, &words[..n].join(" "), cards)?))).next();
            let Some((n, thing)) = found else { return Typed::Unknown };
            walked = self.touch(&touched, thing);
            touched.push(thing.name.to_owned());
            words = &words[n..];
        }
        walked
    }
}

/// In small letters, with single spaces and straight apostrophes, and without commas between words.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().replace('’', "'").replace(", ", " ")
}

/// The thing with this name, or the only one whose name begins so.
fn called<'a>(things: &'a [Thing<'_>], word: &str, cards: &[CardHelp]) -> Option<&'a Thing<'a>> {
    let is_called = |thing: &&Thing<'_>| {
        let token = token(thing.name);
        let is_card = |card: &CardHelp| card.id == token && plain(&card.name) == word;
        token.to_lowercase() == word || shown(token.to_owned(), cards) == word || cards.iter().any(is_card)
    };
    let is_word = word.chars().next().is_some_and(char::is_alphabetic);
    let begins = |thing: &&Thing<'_>| is_word && token(thing.name).to_lowercase().starts_with(word);
    let mut alike = things.iter().filter(begins);
    let alone = alike.next().filter(|_| alike.next().is_none());
    things.iter().find(is_called).or(alone)
}

/// Where a cell is on its board: `cell:c4` is in column 3, row 4.
fn place(name: &str) -> Option<(i32, i32)> {
    let token = name.strip_prefix("cell:")?;
    let digits = token.find(|letter: char| letter.is_ascii_digit())?;
    let letters =
        token[..digits].bytes().map(|letter| letter.is_ascii_lowercase().then(|| i32::from(letter - b'a') + 1));
    let column = letters.collect::<Option<Vec<_>>>()?.into_iter().fold(0, |column, letter| column * 26 + letter);
    Some((column, token[digits..].parse().ok()?))
}

/// A token as the reader's language has it: `razor` is "rasoir". Of a name of several words it is the first that no other
/// name has: `stone` is "caramel". What is no word stays as it is.
fn shown(token: String, names: &[CardHelp]) -> String {
    let is_word = |text: &str| text.chars().count() > 2 && text.chars().all(char::is_alphabetic);
    let Some(named) = names.iter().find(|named| named.id == token).filter(|_| is_word(&token)) else { return token };
    let name = plain(&named.name);
    if is_word(&name) {
        return name;
    }
    // "Fire Bolt" for `firebolt` is the same word.
    let letters: String = name.chars().filter(|letter| letter.is_alphabetic()).collect();
    let words = |name: &str| name.split([' ', '\'', '-']).map(str::to_owned).collect::<Vec<_>>();
    let is_own = |word: &String| {
        let others = names.iter().filter(|other| other.id != named.id);
        is_word(word) && !others.into_iter().any(|other| other.id == *word || words(&plain(&other.name)).contains(word))
    };
    words(&name).into_iter().find(is_own).filter(|_| letters != token).unwrap_or(token)
}

/// What one types for a thing: `R7` for `card:R7`.
fn token(name: &str) -> &str {
    name.split_once(':').map_or(name, |(_, token)| token)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn choice(action: &str, touch: &[&str]) -> Choice {
        let touch = touch.iter().map(|thing| (*thing).to_owned()).collect();
        Choice { action: action.to_owned(), label: format!("Do {action}"), touch, draft: false, drawn: None }
    }

    fn step() -> GestureStep {
        GestureStep::new(vec![
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
        assert_eq!(step.pick(1), Typed::Choice(2), "there is one place for it");
        assert_eq!(step.pick(0), Typed::Touched(vec!["card:G5".into()]));
        step.touched = vec!["card:G5".into()];
        assert_eq!((step.kinds(), step.pick(1)), (vec!["stone"], Typed::Choice(1)));
        assert_eq!(step.pick(7), Typed::Unknown);
    }

    #[test]
    fn a_gesture_can_be_typed_whole_or_in_part() {
        let step = step();
        let typed = |text: &str| step.typed(text, &cards(), true);
        assert_eq!(typed("G5 3"), Typed::Choice(1));
        assert_eq!(typed(" g5  2 "), Typed::Choice(0));
        assert_eq!(typed("g5@3"), Typed::Choice(1));
        assert_eq!(typed("G5"), Typed::Touched(vec!["card:G5".into()]));
        assert_eq!(typed("rec"), Typed::Choice(3));
        assert_eq!(typed("4"), Typed::Choice(4));
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
            assert_eq!(step.typed(typed, &names, true), Typed::Choice(3), "{typed}");
        }
        assert_eq!(step.in_words(&step.choices[3], &names), "agent");
        assert_eq!(step.in_words(&step.choices[0], &names), "G5@2");
        assert_eq!(
            (step.typed("passer", &names, true), step.typed("pass", &names, true)),
            (Typed::Choice(4), Typed::Choice(4))
        );
    }

    #[test]
    fn a_name_that_is_a_sentence_is_typed_with_or_without_its_comma() {
        let named = |id: &str, name: &str| CardHelp { id: id.into(), name: name.into(), text: String::new() };
        let names = [named("recruiter", "L’enfer, c’est l’autre")];
        let step = step();
        assert_eq!(step.items(&names)[2].token, "enfer");
        for typed in ["enfer", "l'enfer c'est l'autre", "L’enfer, c’est l’autre", "recruiter"] {
            assert_eq!(step.typed(typed, &names, true), Typed::Choice(3), "{typed}");
        }
    }

    #[test]
    fn to_do_nothing_is_the_last_thing_in_the_list() {
        let step = GestureStep::new(vec![choice("stay", &["button:stay"]), choice("c4", &["cell:c4"])]);
        let tokens: Vec<String> = step.items(&[]).into_iter().map(|item| item.token).collect();
        assert_eq!(tokens, ["c4", "stay"]);
        assert_eq!((step.pick(0), step.pick(1)), (Typed::Choice(1), Typed::Choice(0)));
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
        assert_eq!(step.typed("3", &[], false), Typed::Choice(1));
        assert_eq!(step.typed("1", &[], false), Typed::Unknown);
        assert_eq!(step.typed("R7 3", &[], false), Typed::Choice(2), "R7 alone decides, but the place may be said");
        assert_eq!(step.typed("R7 2", &[], false), Typed::Unknown);
        assert_eq!(step.typed("R7", &[], false), Typed::Choice(2));
    }
}
