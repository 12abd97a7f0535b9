//! Reads rows back. A damaged column becomes an error that names it, never a panic.
//!
//! Not here: the queries (`queries.rs`).

use crate::{
    ActionRow, DailyRow, DeckId, DeckList, DeckRow, GameId, Holder, ImportId, ImportRow, NewTable, PERSON, PersonId,
    PlayerRow, SeatRow, SummaryRow, TableId, TableRow, TableStatus,
};
use atout_core::{Commitment, Seed};
use rusqlite::Row;
use rusqlite::types::ValueRef;
use serde::Deserialize;
use serde::de::IntoDeserializer;
use serde::de::value::StrDeserializer;
use serde_json::Value;
use std::fmt::Display;

/// Why something was not read.
#[derive(Debug)]
pub(super) enum ReadError {
    /// A fault of one row: which, in a few words.
    Damaged(String),
    /// A fault of the database.
    Sql(rusqlite::Error),
}

impl From<rusqlite::Error> for ReadError {
    fn from(error: rusqlite::Error) -> ReadError {
        ReadError::Sql(error)
    }
}

type Decoded<T> = Result<T, ReadError>;

fn damaged(column: &str, reason: impl Display) -> ReadError {
    ReadError::Damaged(format!("its column `{column}` is damaged ({reason})"))
}

/// A column that holds text or NULL.
fn maybe_text<'a>(row: &'a Row<'_>, column: &str) -> Decoded<Option<&'a str>> {
    match row.get_ref(column)? {
        ValueRef::Null => Ok(None),
        ValueRef::Text(bytes) => std::str::from_utf8(bytes).map(Some).map_err(|error| damaged(column, error)),
        other => Err(damaged(column, format!("{} is not text", other.data_type()))),
    }
}

/// A column that holds text.
pub(super) fn text<'a>(row: &'a Row<'_>, column: &str) -> Decoded<&'a str> {
    maybe_text(row, column)?.ok_or_else(|| damaged(column, "it is missing"))
}

fn string(row: &Row<'_>, column: &str) -> Decoded<String> {
    text(row, column).map(str::to_owned)
}

/// A column that holds a person.
fn person(row: &Row<'_>, column: &str) -> Decoded<PersonId> {
    text(row, column).map(PersonId::new)
}

/// The JSON of a column which must not be shown, not even in part in the reason of an error.
fn private<T: for<'de> Deserialize<'de>>(column: &str, text: &str) -> Decoded<T> {
    serde_json::from_str(text).map_err(|_| damaged(column, "it has another form"))
}

/// A column that holds JSON.
fn json<T: for<'de> Deserialize<'de>>(row: &Row<'_>, column: &str) -> Decoded<T> {
    serde_json::from_str(text(row, column)?).map_err(|error| damaged(column, error))
}

/// A column that holds JSON or NULL.
fn maybe_json(row: &Row<'_>, column: &str) -> Decoded<Option<Value>> {
    maybe_text(row, column)?.map(serde_json::from_str).transpose().map_err(|error| damaged(column, error))
}

/// A column that holds a number of the type `T`, or NULL.
fn maybe_number<T: TryFrom<i64, Error: Display>>(row: &Row<'_>, column: &str) -> Decoded<Option<T>> {
    match row.get_ref(column)? {
        ValueRef::Null => Ok(None),
        ValueRef::Integer(number) => T::try_from(number).map(Some).map_err(|error| damaged(column, error)),
        other => Err(damaged(column, format!("{} is not a number", other.data_type()))),
    }
}

/// A column that holds a number of the type `T`.
pub(super) fn number<T: TryFrom<i64, Error: Display>>(row: &Row<'_>, column: &str) -> Decoded<T> {
    maybe_number(row, column)?.ok_or_else(|| damaged(column, "it is missing"))
}

/// A column that holds 0 or 1.
fn flag(row: &Row<'_>, column: &str) -> Decoded<bool> {
    match number::<i64>(row, column)? {
        0 => Ok(false),
        1 => Ok(true),
        other => Err(damaged(column, format!("{other} is neither 0 nor 1"))),
    }
}

fn status(row: &Row<'_>) -> Decoded<TableStatus> {
    let text = text(row, "state")?;
    TableStatus::parse(text).ok_or_else(|| damaged("state", format!("unknown state `{text}`")))
}

pub(super) fn action(row: &Row<'_>) -> Decoded<ActionRow> {
    Ok(ActionRow { n: number(row, "n")?, seat: number(row, "seat")?, action: string(row, "action")? })
}

pub(super) fn daily(row: &Row<'_>) -> Decoded<DailyRow> {
    Ok(DailyRow {
        table_id: TableId::new(text(row, "table_id")?),
        day: string(row, "day")?,
        person: person(row, "person")?,
        name: string(row, "name")?,
        counts: flag(row, "counts")?,
        score: maybe_json(row, "score")?,
        state: maybe_text(row, "state")?.map(|_| status(row)).transpose()?,
        created: number(row, "created")?,
        changed: number(row, "changed")?,
    })
}

pub(super) fn deck(row: &Row<'_>) -> Decoded<DeckRow> {
    Ok(DeckRow {
        id: DeckId::new(text(row, "id")?),
        game: string(row, "game")?,
        name: string(row, "name")?,
        list: DeckList::new(text(row, "list")?),
        changed: number(row, "changed")?,
    })
}

pub(super) fn import(row: &Row<'_>) -> Decoded<ImportRow> {
    Ok(ImportRow { game: string(row, "game")?, record: string(row, "record")? })
}

/// A seat, which has to be the next one.
pub(super) fn seat(row: &Row<'_>, next: usize) -> Decoded<SeatRow> {
    if number::<usize>(row, "seat")? != next {
        return Err(ReadError::Damaged(format!("seat {next} is missing")));
    }
    let (person, bot) = (maybe_text(row, "person")?, maybe_text(row, "bot")?);
    Ok(SeatRow {
        name: string(row, "name")?,
        holder: holder(person, bot),
        setup: maybe_text(row, "setup")?.map(|text| private("setup", text)).transpose()?,
        value: maybe_text(row, "value")?.map(str::to_owned),
        generation: number(row, "generation")?,
    })
}

/// The schema lets a seat have one holder at most.
fn holder(person: Option<&str>, bot: Option<&str>) -> Holder {
    match (person, bot) {
        (_, Some(kind)) => Holder::Bot(kind.to_owned()),
        (Some(person), None) => Holder::Person(PersonId::new(person)),
        (None, None) => Holder::Nobody,
    }
}

/// A table that still lacks its seats.
pub(super) struct TableWithoutSeats(TableRow);

impl TableWithoutSeats {
    /// The whole table.
    pub(super) fn with_seats(self, seats: Vec<SeatRow>) -> Decoded<TableRow> {
        let mut table = self.0;
        let is_open = seats.iter().any(|seat| seat.holder == Holder::Nobody);
        if is_open != (table.state == TableStatus::Open) {
            return Err(damaged("state", "a free seat and the state `open` go together"));
        }
        table.made.seats = seats;
        Ok(table)
    }
}

pub(super) fn table(row: &Row<'_>) -> Decoded<TableWithoutSeats> {
    let made = NewTable {
        id: TableId::new(text(row, "id")?),
        game: string(row, "game")?,
        rules: number(row, "rules")?,
        config: json(row, "config")?,
        content: maybe_json(row, "content")?,
        seats: Vec::new(),
        maker: person(row, "maker")?,
        slow: flag(row, "slow")?,
        secret: private("secret", text(row, "secret")?)?,
        commitment: commitment(row)?,
        pace_ms: maybe_number(row, "pace_ms")?,
    };
    let table = TableRow {
        made,
        entropy: json(row, "entropy")?,
        seed: maybe_text(row, "seed")?.map(seed).transpose()?,
        state: status(row)?,
        result: maybe_json(row, "result")?,
        paused: flag(row, "paused")?,
        created: number(row, "created")?,
        changed: number(row, "changed")?,
    };
    // The schema checks both, but not in a file that another program has changed.
    if matches!(table.state, TableStatus::Dealt | TableStatus::Over) != table.seed.is_some() {
        return Err(damaged("seed", "a seed and the states `dealt` and `over` go together"));
    }
    if matches!(table.state, TableStatus::Open | TableStatus::Seated) != table.made.commitment.is_none() {
        return Err(damaged("commitment", "a commitment and the states `open` and `seated` exclude each other"));
    }
    if (table.state == TableStatus::Over) != table.result.is_some() {
        return Err(damaged("result", "a result and the state `over` go together"));
    }
    Ok(TableWithoutSeats(table))
}

fn seed(text: &str) -> Decoded<Seed> {
    text.parse().map_err(|_| damaged("seed", "it has another form"))
}

/// Any text: what does not match its secret shows when the game is verified.
fn commitment(row: &Row<'_>) -> Decoded<Option<Commitment>> {
    let Some(text) = maybe_text(row, "commitment")? else { return Ok(None) };
    let text: StrDeserializer<'_, serde::de::value::Error> = text.into_deserializer();
    Commitment::deserialize(text).map(Some).map_err(|error| damaged("commitment", error))
}

/// A seat in a list.
#[derive(Deserialize)]
struct SeatSummary {
    seat: u8,
    name: String,
    person: Option<String>,
    bot: Option<String>,
}

/// A table in a list, for this person.
pub(super) fn table_summary(row: &Row<'_>, person: Option<&PersonId>) -> Decoded<SummaryRow> {
    let seats: Vec<SeatSummary> = json(row, "seats")?;
    if seats.is_empty() {
        return Err(damaged("seats", "there are none"));
    }
    let is_own = |seat: &&SeatSummary| person.is_some_and(|person| seat.person.as_deref() == Some(person.as_str()));
    let held = seats.iter().filter(is_own).map(|seat| seat.seat).collect();
    let player = |seat: SeatSummary| PlayerRow { name: seat.name, kind: seat.bot.unwrap_or_else(|| PERSON.to_owned()) };
    let players = seats.into_iter().map(player).collect();
    summary(row, GameId::Table(TableId::new(text(row, "id")?)), players, held)
}

/// An imported record in a list.
pub(super) fn import_summary(row: &Row<'_>) -> Decoded<SummaryRow> {
    summary(row, GameId::Import(ImportId::new(text(row, "id")?)), json(row, "players")?, Vec::new())
}

fn summary(row: &Row<'_>, id: GameId, players: Vec<PlayerRow>, held: Vec<u8>) -> Decoded<SummaryRow> {
    Ok(SummaryRow {
        id,
        game: string(row, "game")?,
        players,
        held,
        state: status(row)?,
        version: number(row, "version")?,
        result: maybe_json(row, "result")?,
        changed: number(row, "changed")?,
    })
}
