//! Makes a sample game: bots play it from a fixed deal up to a wanted moment, then it is stored in the database as if it
//! had been played there.

use crate::camera::Camera;
use crate::scenes::LONG;
use anyhow::{Context, Result, anyhow, bail};
use atout_bots::{PlayerKind, Programs};
use atout_catalog::Table;
use atout_core::{Seat, Secret, Stage, Undisturbed};
use atout_store::{ActionRow, Holder, NewTable, PersonId, SeatRow, Store, TableId};
use serde_json::{Value, json};

/// Names of forty letters, the longest that a set-up takes; one of them has no place to break.
const LONG_NAMES: [&str; Seat::MAX] = [
    "Maximilienne-Alexandrine de la Rochefort",
    "Wolfeschlegelsteinhausenbergerdorffmeier",
    "Bartholomäus Freiherr von und zu Guggenb",
    "Jean-Christophe Delacroix-Montmorency II",
    "Esmeralda Guadalupe Fernández y Escobedo",
    "Przemysław Brzęczyszczykiewicz-Kowalewsk",
    "Anastasia Konstantinowna Wosnessenskaja ",
    "Hubert Blaine Wolfeschlegelsteinhausen I",
];

/// A game and the moment at which it stops.
pub(crate) struct Sample {
    pub(crate) game: &'static str,
    pub(crate) id: &'static str,
    pub(crate) options: Value,
    /// Name and kind by seat.
    pub(crate) players: &'static [(&'static str, &'static str)],
    /// The bot that plays for all seats.
    pub(crate) by: PlayerKind,
    /// Is this the moment?
    pub(crate) at: fn(&dyn Table) -> bool,
    /// Are the bots halted?
    pub(crate) paused: bool,
    /// What the first seat plays at that moment.
    pub(crate) played_last: Option<&'static str>,
}

/// The person at this browser. It is read from a table that is made for this and never started.
pub(crate) async fn maker(camera: &Camera, store: &Store) -> Result<PersonId> {
    camera.visit("/health").await?;
    let request = json!({ "game": "stones", "seats": ["human", "heuristic"] });
    let (_, made) = camera.browser.fetch("POST", "/api/tables", Some(request)).await?;
    let made: Value = serde_json::from_str(&made)?;
    let row = store.load(&TableId::new(made["id"].as_str().context("an id")?)).await?;
    Ok(row.made.maker)
}

impl Sample {
    /// Looks for the first deal that comes to the wanted moment, and keeps the game there; with `long` also one whose
    /// players have long names.
    pub(crate) async fn keep(&self, store: &Store, maker: &PersonId, long: bool) -> Result<()> {
        for number in 0..=u8::MAX {
            let secret = Secret::from_bytes([number; 48]);
            if let Some(table) = self.play(&secret)? {
                self.write(self.id, self.players, store, maker, &secret, table.as_ref()).await?;
                if long {
                    let names = LONG_NAMES.iter().zip(self.players).map(|(name, (_, kind))| (*name, *kind));
                    let (id, players): (_, Vec<_>) = (format!("{}{LONG}", self.id), names.collect());
                    self.write(&id, &players, store, maker, &secret, table.as_ref()).await?;
                }
                return Ok(());
            }
        }
        bail!("no deal of the sample `{}` comes to the wanted moment", self.id)
    }

    /// The people's values for the shuffle.
    fn values(&self) -> Vec<String> {
        let humans = (0..).zip(self.players).filter(|(_, (_, kind))| *kind == "human");
        humans.map(|(seat, _)| format!("seat{seat}")).collect()
    }

    /// Plays until the moment has come; nothing if it never comes.
    fn play(&self, secret: &Secret) -> Result<Option<Box<dyn Table>>> {
        let entry = atout_catalog::find(self.game).map_err(|message| anyhow!("{message}"))?;
        let config = entry.check(&self.options)?;
        let seed = secret.seed(&self.values()).map_err(|message| anyhow!("{message}"))?;
        let mut table = entry.start(&config, &[], seed)?;
        while !(self.at)(table.as_ref()) {
            let Stage::Awaiting(seats) = table.stage() else { return Ok(None) };
            let seat = seats.iter().next().context("somebody is awaited")?;
            let row =
                table.bot_task(seat, &self.by, &Programs::NONE)?(&Undisturbed).map_err(|failure| failure.reason())?;
            table.play_row(seat, &row)?;
        }
        if let Some(action) = self.played_last {
            table.play(Seat::FIRST, action)?;
        }
        Ok(Some(table))
    }

    async fn write(
        &self,
        id: &str,
        players: &[(&str, &str)],
        store: &Store,
        maker: &PersonId,
        secret: &Secret,
        table: &dyn Table,
    ) -> Result<()> {
        let seat = |(name, kind): &(&str, &str)| {
            let holder = match *kind {
                "human" => Holder::Person(maker.clone()),
                bot => Holder::Bot(bot.to_owned()),
            };
            SeatRow::new((*name).to_owned(), holder, None)
        };
        let made = NewTable {
            id: TableId::new(id),
            game: table.game().to_owned(),
            rules: atout_catalog::find(self.game).map_err(|message| anyhow!("{message}"))?.rules_version(),
            config: table.config(),
            content: None,
            seats: players.iter().map(seat).collect(),
            maker: maker.clone(),
            slow: false,
            secret: secret.clone(),
            commitment: Some(secret.commitment(&[])),
            pace_ms: None,
        };
        store.create_table(&made).await?;
        store.begin(&made.id, &self.values(), table.seed()).await?;
        let result = table.outcome().map(|outcome| json!(outcome));
        let moves = (1..).zip(table.moves_since(0));
        let rows = moves.map(|(n, step)| ActionRow { n, seat: step.seat.into(), action: step.action });
        store.append(&made.id, &rows.collect::<Vec<_>>(), result.as_ref()).await?;
        if self.paused {
            store.set_pace(&made.id, 800, true).await?;
        }
        Ok(())
    }
}

/// Does the game wait for this seat?
pub(crate) fn awaits(table: &dyn Table, seat: Seat) -> bool {
    table.stage().awaited().contains(seat)
}
