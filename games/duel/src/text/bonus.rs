//! Force and endurance in words: "+1/+0", "−2/−2", "+1/+1 for each Forest you control", "+X/+X, where X is its force".

use super::amounts::Reading;
use super::phrase::Prep;
use super::scope::Scope;
use crate::Amount;
use atout_core::Lang;

/// A pair such as "+1/+1", and what explains it.
pub(super) struct Bonus {
    pub pair: String,
    pub tail: String,
}

impl Scope<'_> {
    /// What is added: "+1/+0".
    pub(super) fn bonus(&mut self, force: &Amount, endurance: &Amount) -> Bonus {
        self.pair(force, endurance, true)
    }

    /// What it is: "0/1".
    pub(super) fn values(&mut self, force: &Amount, endurance: &Amount) -> Bonus {
        self.pair(force, endurance, false)
    }

    fn pair(&mut self, force: &Amount, endurance: &Amount, signed: bool) -> Bonus {
        let first = self.reading(force);
        // The same number twice is named once: "its force" would not be "target creature's force".
        let second = if force == endurance { first.clone() } else { self.reading(endurance) };
        let both = [first, second];
        let texts = both.each_ref().map(|one| self.symbolic(one));
        let is_negative = both.iter().any(|one| one.factor() < 0);
        let sign = |reading: &Reading| match reading.factor() {
            _ if !signed => "",
            ..0 => "−",
            0 if is_negative => "−",
            0.. => "+",
        };
        let [first, second] = &both;
        if signed && let Some(each) = same_each(first, second) {
            let pair = format!(
                "{}{}/{}{}",
                sign(first),
                first.factor().saturating_abs(),
                sign(second),
                second.factor().saturating_abs()
            );
            return Bonus { pair, tail: format!("{} {each}", self.lang.pick("for", "pour")) };
        }
        let has_x = both.iter().any(|one| matches!(one, Reading::X(1 | -1)));
        let mut letters = Vec::new();
        let mut letter = |reading: &Reading, value: &Option<String>| match (reading, value) {
            (Reading::X(1 | -1), _) => "X".to_owned(),
            (_, Some(value)) => {
                let at = letters.iter().position(|one| one == value).unwrap_or_else(|| {
                    letters.push(value.clone());
                    letters.len() - 1
                });
                letters_for(has_x)[at.min(1)].to_owned()
            }
            (reading, None) => reading.factor().saturating_abs().to_string(),
        };
        let pair = format!("{}{}/{}{}", sign(first), letter(first, &texts[0]), sign(second), letter(second, &texts[1]));
        let explained: Vec<String> = letters
            .iter()
            .zip(letters_for(has_x))
            .map(|(value, letter)| {
                self.lang.pick(format!("{letter} is {value}"), format!("{letter} étant égal {value}"))
            })
            .collect();
        let tail = match (explained.is_empty(), self.lang) {
            (true, _) => String::new(),
            (false, Lang::En) => format!(", where {}", self.lang.list(&explained)),
            (false, Lang::Fr) => format!(", {}", self.lang.list(&explained)),
        };
        Bonus { pair, tail }
    }

    /// The value that a letter has to stand for; none for plain numbers and X.
    fn symbolic(&self, reading: &Reading) -> Option<String> {
        let prep = self.lang.pick(Prep::None, Prep::To);
        match reading {
            Reading::Plain(_) | Reading::X(1 | -1) => None,
            Reading::X(_) | Reading::Event(_) | Reading::ForEach(..) | Reading::Value(..) => {
                Some(self.value_text(reading, prep))
            }
        }
    }
}

/// The letters that stand for values; X of the cost is taken.
const fn letters_for(has_x: bool) -> [&'static str; 2] {
    if has_x { ["Y", "Z"] } else { ["X", "Y"] }
}

/// "each Forest you control", if both numbers count it or one of them is 0.
fn same_each(first: &Reading, second: &Reading) -> Option<String> {
    match (first, second) {
        (Reading::ForEach(_, [one, _]), Reading::ForEach(_, [other, _])) if one == other => Some(one.clone()),
        (Reading::ForEach(_, [one, _]), Reading::Plain(0)) | (Reading::Plain(0), Reading::ForEach(_, [one, _])) => {
            Some(one.clone())
        }
        _ => None,
    }
}
