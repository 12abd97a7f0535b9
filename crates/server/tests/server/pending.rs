//! What somebody has chosen stays a secret until all have: two tables that differ in nothing but one pending choice
//! look the same to everybody else, in every answer and every message.

use crate::kit::{Host, Socket, Visitor};
use serde_json::{Value, json};

/// One of two tables that are alike.
struct Twin {
    id: String,
    /// The screen that two people share.
    ours: Socket,
    /// A spectator's.
    theirs: Socket,
    /// Everything that was sent, but for the names of the table and its commitment.
    sent: Vec<String>,
}

impl Twin {
    async fn open(id: &str, ada: &Visitor, eve: &Visitor) -> Twin {
        let (ours, first) = ada.join(id, Value::Null).await;
        let (theirs, seen) = eve.join(id, Value::Null).await;
        let mut twin = Twin { id: id.to_owned(), ours, theirs, sent: Vec::new() };
        twin.note(&first.to_string());
        twin.note(&seen.to_string());
        twin
    }

    fn note(&mut self, text: &str) {
        let text = text.replace(&self.id, "ID");
        let hex = |word: &&str| word.len() == 64 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
        let commitment = text.split(|c: char| !c.is_ascii_alphanumeric()).find(hex).map(str::to_owned);
        self.sent.push(match commitment {
            Some(commitment) => text.replace(&commitment, "COMMITMENT"),
            None => text,
        });
    }

    /// The next frame of both screens; gives the one of those who play.
    async fn frames(&mut self) -> Value {
        let (ours, theirs) = (self.ours.hear("table").await, self.theirs.hear("table").await);
        self.note(&ours.to_string());
        self.note(&theirs.to_string());
        ours
    }

    async fn take_screen(&mut self, seat: u64) -> Value {
        self.ours.say(json!({ "type": "uncover", "seat": seat })).await;
        let frame = self.ours.hear("table").await;
        assert_eq!((&frame["cover"], frame["seat"].as_u64()), (&Value::Null, Some(seat)));
        self.note(&frame.to_string());
        frame
    }

    /// A choice out of a frame's list.
    async fn choose(&mut self, frame: &Value, which: Which) -> Value {
        let choices = frame["choices"].as_array().unwrap();
        let choice = &choices[match which {
            Which::First => 0,
            Which::Last => choices.len() - 1,
        }];
        let action = &choice["action"];
        let (seat, version) = (&frame["seat"], &frame["version"]);
        self.ours.say(json!({ "type": "play", "seat": seat, "action": action, "version": version })).await;
        self.frames().await
    }

    /// Asks for everything that one can ask for.
    async fn ask_around(&mut self, ada: &Visitor, eve: &Visitor, hidden: usize) {
        let id = self.id.clone();
        let paths = ["", "?seat=0", "?seat=1", "?seat=2", "?viewer=everything", "/actions", "/record"];
        for path in paths.map(|path| format!("/api/tables/{id}{path}")).into_iter().chain([
            format!("/t/{id}"),
            format!("/replay/{id}"),
            format!("/replay/{id}/step/1?viewer=0"),
            format!("/replay/{id}/record"),
        ]) {
            self.note(&eve.get(&path).await.body);
        }
        // The others at the same screen: their own views, and a page that is opened anew.
        for seat in (0..3).filter(|seat| *seat != hidden) {
            self.note(&ada.look(&id, seat).await.to_string());
        }
        self.note(&ada.get(&format!("/t/{id}")).await.body);
        let version = ada.look(&id, 99).await["version"].as_u64().unwrap();
        for (who, seat, action) in
            [(ada, hidden, "stay"), (ada, 1 - hidden, "z99"), (ada, 1 - hidden, "hell p8"), (eve, hidden, "stay")]
        {
            let refused = who.act(&id, seat, action, version).await;
            assert!(refused.status >= 400, "{refused:?}");
            self.note(&refused.body);
        }
    }
}

#[derive(Clone, Copy)]
enum Which {
    First,
    Last,
}

/// Two tables with the same seed, at which a bot has already chosen.
async fn twins() -> (Host, [String; 2]) {
    let host = Host::start().await;
    let ada = host.visitor("ada");
    let mut ids = Vec::new();
    for _ in 0..2 {
        ids.push(ada.together(&["human", "human", "random"], json!({}), 10_000).await);
    }
    host.meddle("UPDATE tables SET seed = 'same', pace_ms = 0").await;
    (host.restart().await, [ids[0].clone(), ids[1].clone()])
}

/// Plays `steps` steps alike, then lets the first person choose differently.
async fn nothing_tells_a_pending_choice(steps: usize) {
    let (host, ids) = twins().await;
    let (ada, eve) = (host.visitor("ada"), host.visitor("eve"));
    let mut heard = Vec::new();
    for (id, different) in ids.iter().zip([Which::First, Which::Last]) {
        ada.reaches(id, 1).await;
        let mut twin = Twin::open(id, &ada, &eve).await;
        let mut frame = twin.take_screen(0).await;
        for _ in 0..steps {
            let seat = frame["seat"].as_u64().unwrap();
            let cover = twin.choose(&frame, Which::First).await;
            assert_eq!(cover["cover"]["seat"].as_u64(), Some(1 - seat));
            frame = twin.take_screen(1 - seat).await;
            twin.choose(&frame, Which::First).await;
            // The bot decides at once.
            frame = twin.frames().await;
        }
        let hidden = frame["seat"].as_u64().unwrap();
        let cover = twin.choose(&frame, different).await;
        assert_eq!(cover["cover"]["seat"].as_u64(), Some(1 - hidden));
        twin.ask_around(&ada, &eve, hidden as usize).await;
        frame = twin.take_screen(1 - hidden).await;
        let before = twin.sent.len();
        twin.choose(&frame, Which::First).await;
        heard.push((twin.sent, before));
    }
    let [(one, reveal), (other, same_reveal)] = &heard[..] else { unreachable!("two tables") };
    assert_eq!(reveal, same_reveal);
    for (n, (one, other)) in one[..*reveal].iter().zip(other).enumerate() {
        assert!(one == other, "message {n} tells what was chosen:\n{one}\n{other}");
    }
    assert!(one[*reveal..] != other[*reveal..], "once all have chosen, it is told");
}

#[tokio::test]
async fn nobody_is_told_where_another_will_go() {
    nothing_tells_a_pending_choice(0).await;
}

#[tokio::test]
async fn nobody_is_told_which_card_another_will_play() {
    nothing_tells_a_pending_choice(1).await;
}
