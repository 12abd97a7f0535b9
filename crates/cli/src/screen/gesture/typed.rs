//! What a typed text means, and what is said of one that means nothing.

use super::{GestureStep, Thing, token};
use atout_core::{CardHelp, Lang};

/// So many names are listed at most when something is not understood.
const FEW: usize = 8;

/// What a typed text means.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Typed {
    /// All of this gesture.
    Gesture(usize),
    /// The beginning of several gestures: these things are touched.
    Touched(Vec<String>),
    /// Nothing here.
    Unknown,
}

impl GestureStep {
    /// How an action is typed in the reader's words: `rasoir p2` for `razor p2`. The notation where that would not be
    /// understood.
    pub(crate) fn in_words(&self, action: &str, cards: &[CardHelp]) -> String {
        let word = |word: &str| shown(word.to_owned(), cards);
        let words = action.split(' ').map(word).collect::<Vec<_>>().join(" ");
        let is_understood = match self.typed(&words, cards, false) {
            Typed::Gesture(n) => self.gestures[n].word == action,
            Typed::Touched(_) | Typed::Unknown => false,
        };
        if is_understood { words } else { action.to_owned() }
    }

    /// What a typed text means: an action in the game's notation, the names of things in order (`G5 3`), or, if it is
    /// alone and no name, its number in the list.
    pub(crate) fn typed(&self, text: &str, cards: &[CardHelp], is_numbered: bool) -> Typed {
        let text = plain(text);
        if let Some(n) = self.gestures.iter().position(|gesture| plain(&gesture.word) == text) {
            return Typed::Gesture(n);
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

    /// Touches one thing for each word, or for several words that are its name; then for words of what it does.
    fn walk(&self, touched: &[String], words: &[&str], cards: &[CardHelp]) -> Typed {
        let (followed, rest) = self.follow(touched, words, cards);
        match followed.split_last() {
            Some((last, before)) if rest.is_empty() => {
                let things = self.after(before);
                things.iter().find(|thing| thing.name == last).map_or(Typed::Unknown, |thing| self.touch(before, thing))
            }
            _ => self.by_label(touched, words),
        }
    }

    /// The things that the first words touch, and the words that touch nothing.
    fn follow<'w>(&self, touched: &[String], words: &'w [&'w str], cards: &[CardHelp]) -> (Vec<String>, &'w [&'w str]) {
        let (mut touched, mut words) = (touched.to_vec(), words);
        while !words.is_empty() {
            let things = self.after(&touched);
            let longest_first = (1..=words.len()).rev();
            let found = longest_first.filter_map(|n| Some((n, called(&things, &words[..n].join(" "), cards)?))).next();
            let Some((n, thing)) = found else { break };
            touched.push(thing.name.to_owned());
            words = &words[n..];
        }
        (touched, words)
    }

    /// The only gesture whose label has all these words, or the thing that all such gestures touch next: "dawn recruit"
    /// for "Cast Dawn Recruit", "razor regular 2" for "Play Razor on Regular 2".
    fn by_label(&self, touched: &[String], words: &[&str]) -> Typed {
        let things = self.after(touched);
        let fitting = |thing: &Thing<'_>| {
            let fits = |n: &&usize| has_words(&self.gestures[**n].label, words);
            (thing.gestures.iter().filter(fits).count(), thing.gestures.iter().copied().find(|n| fits(&n)))
        };
        let mut found = things.iter().filter_map(|thing| Some((thing, fitting(thing).0, fitting(thing).1?)));
        match (found.next(), found.next()) {
            (Some((_, 1, gesture)), None) => Typed::Gesture(gesture),
            (Some((thing, ..)), None) if things.len() > 1 => self.touch(touched, thing),
            _ => Typed::Unknown,
        }
    }

    /// What is said of a text that means nothing here: what could be typed in its place.
    pub(crate) fn explain(&self, text: &str, cards: &[CardHelp], lang: Lang) -> String {
        let text = plain(text);
        let words: Vec<&str> = text.split(' ').collect();
        let (mut touched, mut rest) = self.follow(&self.touched, &words, cards);
        if rest.len() == words.len() && !self.touched.is_empty() {
            (touched, rest) = self.follow(&[], &words, cards);
        }
        let things = self.after(&touched);
        let wanted = rest.first().copied().unwrap_or_default();
        let alike: Vec<&Thing<'_>> = things.iter().filter(|thing| self.begins(thing, wanted)).collect();
        if alike.len() > 1 && alike.len() < things.len() {
            let names = listed(alike, cards);
            return lang.pick(format!("Which one: {names}?"), format!("Précisez\u{a0}: {names}."));
        }
        let begun = words[..words.len() - rest.len()].join(" ");
        // Nothing can follow a whole gesture.
        if things.iter().flat_map(|thing| &thing.gestures).all(|n| self.gestures[*n].touch.len() <= touched.len()) {
            let wanted = rest.join(" ");
            return lang.pick(
                format!("`{begun}` is all; leave out `{wanted}`."),
                format!("«\u{a0}{begun}\u{a0}» suffit, sans «\u{a0}{wanted}\u{a0}»."),
            );
        }
        let names = listed(&things, cards);
        match begun.is_empty() {
            true => lang.pick(
                format!("`{text}` cannot be chosen now. Type one of these: {names}."),
                format!("«\u{a0}{text}\u{a0}» n'est pas un choix ici. Tapez\u{a0}: {names}."),
            ),
            false => lang.pick(
                format!("After `{begun}` type one of these: {names}."),
                format!("Après «\u{a0}{begun}\u{a0}», tapez\u{a0}: {names}."),
            ),
        }
    }

    /// Does the thing's name or what it does begin with this word?
    fn begins(&self, thing: &Thing<'_>, word: &str) -> bool {
        fold(token(thing.name)).starts_with(word)
            || thing.gestures.iter().any(|n| has_words(&self.gestures[*n].label, &[word]))
    }
}

/// The first things as one types them.
fn listed<'a>(things: impl IntoIterator<Item = &'a Thing<'a>>, cards: &[CardHelp]) -> String {
    let mut names: Vec<String> =
        things.into_iter().map(|thing| shown(token(thing.name).to_owned(), cards)).take(FEW + 1).collect();
    if names.len() > FEW {
        names[FEW] = "…".to_owned();
    }
    names.join(", ")
}

/// Are these the beginnings of words of the label? A number has to stand behind the word that was typed before it: "razor 3" is
/// not "Razor on Regular 3". At least one of them is longer than two letters.
fn has_words(label: &str, words: &[&str]) -> bool {
    let label = fold(label);
    let label: Vec<&str> =
        label.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty()).collect();
    let is_number = |word: &str| word.bytes().all(|byte| byte.is_ascii_digit());
    let stands = |(n, word): (usize, &&str)| {
        label.iter().enumerate().any(|(at, own)| match is_number(word) {
            true => own == word && n > 0 && at > 0 && label[at - 1].starts_with(words[n - 1]),
            false => own.starts_with(*word),
        })
    };
    words.iter().any(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 2)
        && words.iter().enumerate().all(stands)
}

/// As it is compared: in small letters, with single spaces, straight apostrophes and no accents.
fn plain(text: &str) -> String {
    fold(&lowered(text))
}

/// As it is shown: in small letters, with single spaces and straight apostrophes, without commas between words.
fn lowered(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase().replace('’', "'").replace(", ", " ")
}

/// In small letters, with straight apostrophes and no accents.
fn fold(text: &str) -> String {
    let plain = |letter: char| match letter {
        'à' | 'â' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        other => other,
    };
    text.to_lowercase().replace('œ', "oe").chars().map(plain).collect()
}

/// The thing with this name, or the only one whose name begins so.
fn called<'a>(things: &'a [Thing<'_>], word: &str, cards: &[CardHelp]) -> Option<&'a Thing<'a>> {
    let is_called = |thing: &&Thing<'_>| {
        let token = token(thing.name);
        let is_card = |card: &CardHelp| card.id == token && plain(&card.name) == word;
        fold(token) == word || fold(&shown(token.to_owned(), cards)) == word || cards.iter().any(is_card)
    };
    let is_word = word.chars().next().is_some_and(char::is_alphabetic);
    let begins = |thing: &&Thing<'_>| is_word && fold(token(thing.name)).starts_with(word);
    let mut alike = things.iter().filter(begins);
    let alone = alike.next().filter(|_| alike.next().is_none());
    things.iter().find(is_called).or(alone)
}

/// A token as the reader's language has it: `razor` is "rasoir". Of a name of several words it is the first that no other
/// name has: `stone` is "caramel". What is no word stays as it is.
pub(super) fn shown(token: String, names: &[CardHelp]) -> String {
    let is_word = |text: &str| text.chars().count() > 2 && text.chars().all(char::is_alphabetic);
    let Some(named) = names.iter().find(|named| named.id == token).filter(|_| is_word(&token)) else { return token };
    let name = lowered(&named.name);
    if is_word(&name) {
        return name;
    }
    // "Fire Bolt" for `firebolt` is the same word.
    let letters: String = name.chars().filter(|letter| letter.is_alphabetic()).collect();
    let words = |name: &str| name.split([' ', '\'', '-']).map(str::to_owned).collect::<Vec<_>>();
    let is_own = |word: &String| {
        let others = names.iter().filter(|other| other.id != named.id);
        is_word(word)
            && !others.into_iter().any(|other| other.id == *word || words(&lowered(&other.name)).contains(word))
    };
    words(&name).into_iter().find(is_own).filter(|_| letters != token).unwrap_or(token)
}
