//! Matches as records, and records as matches.

use super::{Match, parse_action};
use crate::{ContentRef, Ending, Game, Lang, Message, Move, Player, Ply, Record, RecordError, Refusal, Seat};

impl<G: Game> Match<G> {
    /// The whole match as a record.
    pub fn record(&self, players: Vec<Player>) -> Record {
        Record {
            format: Record::FORMAT,
            game: G::ID.to_owned(),
            rules: G::RULES,
            content: G::content(&self.config).map(ContentRef::source),
            config: serde_json::to_value(&self.config).unwrap_or_default(),
            setups: self.setups_json(),
            seed: self.seed.clone(),
            players,
            actions: self.moves(),
            ending: self.ending(),
            result: self.outcome(),
            fairness: None,
        }
    }

    /// What each seat brought along, by seat; empty where nobody did.
    pub fn setups_json(&self) -> Vec<serde_json::Value> {
        if self.setups.iter().all(|setup| *setup == G::Setup::default()) {
            return Vec::new();
        }
        self.setups.iter().map(|setup| serde_json::to_value(setup).unwrap_or_default()).collect()
    }

    /// The accepted moves as a record writes them.
    pub fn moves(&self) -> Vec<Move> {
        self.moves_since(0)
    }

    /// The accepted moves after version `since`.
    pub fn moves_since(&self, since: u64) -> Vec<Move> {
        let since = usize::try_from(since).unwrap_or(usize::MAX).min(self.course.plies.len());
        let write = |(seat, ply): &(Seat, Ply<G::Action>)| Move { seat: *seat, action: ply.to_string() };
        self.course.plies[since..].iter().map(write).collect()
    }

    /// Plays a record again, up to `upto` moves.
    ///
    /// # Errors
    /// The record is of another game or version, a move in it is not legal, or its ending or result is not the true
    /// one.
    pub fn replay(record: &Record, upto: usize) -> Result<Self, RecordError> {
        let mut game = Match::begin(record)?;
        for (n, step) in record.actions.iter().take(upto).enumerate() {
            game.play_recorded(step.seat, &step.action).map_err(|refusal| refused(n + 1, step, &refusal))?;
        }
        if game.course.plies.len() == record.actions.len() {
            game.check_end(record)?;
        }
        Ok(game)
    }

    /// Deals the game that a record tells of.
    fn begin(record: &Record) -> Result<Self, RecordError> {
        record.check_game::<G>()?;
        if let Some(source) = &record.content {
            // From now on the config can name it.
            ContentRef::<G::Content>::from_source(source)?;
        }
        let config: G::Config = serde_json::from_value(record.config.clone()).map_err(|error| {
            RecordError(Message::new(
                format!("the record's config: {error}"),
                format!("la configuration de l'enregistrement\u{a0}: {error}"),
            ))
        })?;
        let n_seats = G::n_seats(&config);
        if record.players.len() != n_seats {
            let n = record.players.len();
            return Err(RecordError(Message::new(
                format!("the record names {n} players, this game has {n_seats} seats"),
                format!("l'enregistrement nomme {n} joueurs, cette partie a {n_seats} places"),
            )));
        }
        let read = |(seat, setup): (usize, &serde_json::Value)| {
            serde_json::from_value(setup.clone()).map_err(|error| {
                RecordError(Message::new(
                    format!("the record's set-up of seat {seat}: {error}"),
                    format!("la préparation de la place {seat} dans l'enregistrement\u{a0}: {error}"),
                ))
            })
        };
        let setups = record.setups.iter().enumerate().map(read).collect::<Result<Vec<G::Setup>, _>>()?;
        Ok(Match::with_setups(config, setups, record.seed.clone())?)
    }

    /// Plays a move as a record writes it, those that only a host can make included.
    ///
    /// # Errors
    /// Why it was refused.
    pub fn play_recorded(&mut self, seat: Seat, text: &str) -> Result<(), Refusal> {
        match Ply::<G::Action>::common(text) {
            Some(ply) => self.play_ply(seat, ply),
            None => self.play(seat, parse_action::<G>(text)?),
        }
    }

    /// Is the end that the record states the one that its moves give?
    fn check_end(&self, record: &Record) -> Result<(), RecordError> {
        if record.result != self.outcome() {
            return Err(RecordError(Message::new(
                "the record's result is not the one that its actions give",
                "le résultat de l'enregistrement n'est pas celui que donnent ses actions",
            )));
        }
        // Records from before endings were written down ended by the rules.
        let stated = record.ending.or_else(|| record.result.map(|_| Ending::Rules));
        if stated != self.ending() {
            return Err(RecordError(Message::new(
                "the record's ending is not the one that its actions give",
                "la fin de l'enregistrement n'est pas celle que donnent ses actions",
            )));
        }
        Ok(())
    }
}

fn refused(n: usize, Move { seat, action }: &Move, refusal: &Refusal) -> RecordError {
    let (en, fr) = (refusal.say(Lang::En), refusal.say(Lang::Fr));
    RecordError(Message::new(
        format!("action {n} of the record (seat {seat}, `{action}`): {en}"),
        format!("action {n} de l'enregistrement (place {seat}, «\u{a0}{action}\u{a0}»)\u{a0}: {fr}"),
    ))
}
