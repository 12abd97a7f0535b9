//! [`UpdateReader`]: makes whole frames of updates, as the browser script does; for programs and tests.
//!
//! Not here: what an update consists of (`update.rs`).

use serde_json::{Map, Value, json};
use std::collections::HashMap;

/// What a browser keeps of a table.
#[derive(Debug, Clone, Default)]
pub struct UpdateReader {
    parts: HashMap<String, String>,
    choices: HashMap<String, Value>,
    /// The fields of the last update, completed by those before.
    fields: Map<String, Value>,
}

/// An update does not follow the last one. Say `hello` again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Gap;

impl UpdateReader {
    /// Takes a message of type `update` and returns the whole frame, as a plain one would be.
    ///
    /// # Errors
    /// It does not follow the last one, or names something that was never sent.
    pub fn read(&mut self, update: &Value) -> Result<Value, Gap> {
        match update.get("from") {
            None => *self = UpdateReader::default(),
            from if from != self.fields.get("version") => return Err(Gap),
            Some(_) => {}
        }
        self.fields.insert("log".to_owned(), json!([]));
        self.fields.insert("full".to_owned(), json!(false));
        for (key, value) in update.as_object().ok_or(Gap)? {
            match (key.as_str(), value.as_object()) {
                ("parts", Some(parts)) => {
                    let text = |text: &Value| text.as_str().unwrap_or_default().to_owned();
                    self.parts.extend(parts.iter().map(|(id, part)| (id.clone(), text(part))));
                }
                ("learn", Some(choices)) => {
                    self.choices.extend(choices.iter().map(|(n, fields)| (n.clone(), choice(fields))));
                }
                ("type" | "from" | "beats" | "look", _) => {}
                _ => drop(self.fields.insert(key.clone(), value.clone())),
            }
        }
        self.frame()
    }

    fn frame(&self) -> Result<Value, Gap> {
        let numbers = self.fields.get("choices").and_then(Value::as_array).ok_or(Gap)?;
        let choices: Option<Vec<Value>> = numbers.iter().map(|n| self.choices.get(&n.to_string()).cloned()).collect();
        let mut frame = self.fields.clone();
        frame.insert("type".to_owned(), json!("table"));
        frame.insert("choices".to_owned(), json!(choices.ok_or(Gap)?));
        frame.insert("html".to_owned(), json!(self.html()?));
        Ok(Value::Object(frame))
    }

    /// The board that the parts are; empty before the cards are dealt.
    ///
    /// # Errors
    /// A part was never sent.
    pub fn html(&self) -> Result<String, Gap> {
        let mut html = String::new();
        if self.parts.contains_key("board") {
            self.assemble("board", &mut html)?;
        }
        Ok(html)
    }

    fn assemble(&self, id: &str, html: &mut String) -> Result<(), Gap> {
        let mut pieces = self.parts.get(id).ok_or(Gap)?.split("<=");
        html.push_str(pieces.next().unwrap_or_default());
        for piece in pieces {
            let (id, rest) = piece.split_once('>').ok_or(Gap)?;
            self.assemble(id, html)?;
            html.push_str(rest);
        }
        Ok(())
    }
}

/// A choice as programs know it.
fn choice(fields: &Value) -> Value {
    let mut choice = json!({ "action": fields[0], "label": fields[1], "touch": fields[2] });
    if fields[3] == true {
        choice["draft"] = json!(true);
    }
    if fields[4].is_string() {
        choice["drawn"] = fields[4].clone();
    }
    choice
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn updates_make_whole_frames() {
        let mut reader = UpdateReader::default();
        let a = json!({ "action": "a", "label": "A", "touch": ["x"] });
        let b = json!({ "action": "b", "label": "B", "touch": [], "draft": true });
        let c = json!({ "action": "c", "label": "C", "touch": [], "drawn": "<b>C</b>" });
        let first = json!({ "type": "update", "version": 3, "choices": [4], "learn": { "4": ["a", "A", ["x"]], "5": ["b", "B", [], true], "6": ["c", "C", [], false, "<b>C</b>"] }, "status": "x",
            "parts": { "board": "<p><=a1></p>", "a1": "<b>1</b>" }, "log": ["one"], "full": true });
        let whole = json!({ "type": "table", "version": 3, "choices": [a], "status": "x", "html": "<p><b>1</b></p>",
            "log": ["one"], "full": true });
        assert_eq!(reader.read(&first), Ok(whole));
        let next = json!({ "type": "update", "from": 3, "version": 4, "choices": [5, 4, 6], "parts": { "a1": "2" } });
        let whole = json!({ "type": "table", "version": 4, "choices": [b, a, c], "status": "x", "html": "<p>2</p>",
            "log": [], "full": false });
        assert_eq!(reader.read(&next), Ok(whole));
        assert_eq!(reader.read(&next), Err(Gap), "it follows version 3");
    }
}
