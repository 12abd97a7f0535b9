//! Checks every frame that a page has received for information that must not be shown.
//!
//! A secret choice can be in many places of a frame, so the check compares: while the same viewer waits in the same
//! step, all its frames must be equal, except for the marks of players who have chosen.

use crate::browser_test::BrowserTest;
use anyhow::{Result, ensure};
use serde_json::{Map, Value, json};

/// Answers with sentences. `arguments[0]`: the hands, by seat and version of the question (`0@12`).
const AUDIT: &str = r#"
const [hands] = arguments;
const complaints = [];
const steps = new Map();
let holder = null;
const parsed = (html) => { const template = document.createElement('template'); template.innerHTML = html; return template.content; };
/** A board without who has chosen and without what only fades. */
const quiet = (board) => {
    for (const state of board.querySelectorAll('.st')) state.remove();
    for (const thing of board.querySelectorAll('.fresh')) thing.classList.remove('fresh');
    const text = [...board.childNodes].map((node) => node.outerHTML ?? '').join('');
    return text.replace(/ (Has chosen|A choisi)\./g, '').replace(/ class=""/g, '');
};
for (const frame of wire.heard.filter((message) => message.type === 'table' && message.state === 'playing')) {
    const board = parsed(frame.html);
    const complain = (text) => complaints.push(`version ${frame.version}, seat ${frame.seat}: ${text}`);
    const cards = [...board.querySelectorAll("[data-id^='card:']")].map((card) => card.dataset.id.slice(5)).sort();
    const draws = board.querySelectorAll('tr.draw').length;
    if (board.querySelector('.pl .open')) complain('a hand lies open');
    if (frame.cover) {
        if (frame.choices.length || frame.seat !== null) complain('a covered screen offers something');
        if (cards.length || draws || board.querySelector('.khand, .wish, .mine')) complain('a covered screen shows a hand or a choice');
        if (JSON.stringify(frame).includes('card:')) complain('a covered screen is told of cards');
    } else {
        if (frame.seat !== null) holder = { seat: frame.seat, hand: hands[`${frame.seat}@${frame.asked}`] };
        if (!holder?.hand) complain('nobody knows whose hand this is');
        else if (frame.seat !== null && JSON.stringify(cards) !== JSON.stringify(holder.hand)) complain(`shows ${cards}, held are ${holder.hand}`);
        if (draws > 1) complain("shows another's draw pile");
        const named = [...board.querySelectorAll('.pl .st.ready')].filter((state) => !/^(has chosen|a choisi)$/.test(state.textContent.trim()));
        if (named.some((state) => !state.closest('.pl').classList.contains('mine'))) complain("names another's choice");
        const touched = frame.choices.flatMap((choice) => choice.touch).filter((id) => id.startsWith('card:')).map((id) => id.slice(5));
        if (touched.some((card) => !cards.includes(card))) complain('offers a card that is not held');
    }
    // The same viewer in the same step, while it has to decide itself.
    if (!frame.cover && frame.seat === null) continue;
    const turn = board.querySelector('.turnline').textContent;
    const key = `${frame.cover ? 'covered' : frame.seat} ${turn}`;
    const told = { html: quiet(board), choices: JSON.stringify(frame.choices), version: frame.version };
    const before = steps.get(key) ?? told;
    steps.set(key, before);
    if (before.choices !== told.choices) complain(`others' decisions change what one may do in "${turn}"`);
    if (before.html !== told.html) {
        const at = [...told.html].findIndex((letter, n) => letter !== before.html[n]);
        complain(`others' decisions change the board in "${turn}": ${before.html.slice(at - 60, at + 80)} / ${told.html.slice(at - 60, at + 80)}`);
    }
    if (frame.log.some((line) => line.version > before.version)) complain(`others' decisions are in the log in "${turn}"`);
}
return { complaints, compared: steps.size };
"#;

/// The hands that people had when they were asked.
#[derive(Debug, Default)]
pub(super) struct Hands(Map<String, Value>);

impl Hands {
    /// Asks the API for the hand of the seat that has the screen now, and stores it.
    pub(super) async fn note(&mut self, test: &BrowserTest, table: &str) -> Result<()> {
        let script = "const last = wire.heard.findLast((message) => message.type === 'table');
            return last.seat === null ? [] : [last.seat, last.asked]";
        let asked = test.browser.ask(script).await?;
        let Some(seat) = asked[0].as_u64() else { return Ok(()) };
        let key = format!("{seat}@{}", asked[1]);
        if self.0.contains_key(&key) {
            return Ok(());
        }
        let look = test.look(table, usize::try_from(seat)?).await?;
        let player = usize::try_from(seat)?;
        if look["asked"] == asked[1] {
            self.0.insert(key, kinds(&look["view"]["players"][player]["hand"]));
        }
        Ok(())
    }

    /// Complains about every frame that this page was sent and should not have been. Says how many steps were compared.
    pub(super) async fn audit(&self, test: &BrowserTest) -> Result<u64> {
        let found = test.browser.client.execute(AUDIT, vec![Value::Object(self.0.clone())]).await?;
        ensure!(found["complaints"] == json!([]), "{:#}", found["complaints"]);
        Ok(found["compared"].as_u64().unwrap_or(0))
    }
}

/// The kinds of card in a hand, sorted by their words.
fn kinds(hand: &Value) -> Value {
    let mut cards: Vec<&str> = hand.as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    cards.sort_unstable();
    cards.dedup();
    json!(cards)
}
