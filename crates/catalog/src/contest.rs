//! A whole game between bots, and what tables of results count of it.
//!
//! Not here: how a bot decides within its time and how it fails ([`SeatedBot`]).

use crate::of::{Listed, bot};
use crate::{BotError, Contest};
use atout_bots::{PlayerKind, Programs, SeatedBot};
use atout_core::{
    BotFailure, Departure, Game, Lang, Match, Message, Player, Refusal, Seat, Stage, Undisturbed, Viewer,
};
use std::time::{Duration, Instant};

/// A game between bots that is being played.
struct Play<G: Game> {
    game: Match<G>,
    /// By seat.
    bots: Vec<SeatedBot<G>>,
    clock: Option<Duration>,
    /// How long each seat has thought.
    thought: Vec<Duration>,
    forfeits: Vec<(Seat, BotFailure)>,
}

/// Plays a game to its end. A bot that fails forfeits, also if it thinks for longer than `clock` in all.
pub(crate) fn play<G: Listed>(
    game: Match<G>,
    kinds: &[PlayerKind],
    programs: &Programs,
    clock: Option<Duration>,
) -> Result<Contest, BotError> {
    if kinds.len() < game.n_seats() {
        return Err(too_few(kinds.len()));
    }
    let seated = kinds.iter().map(|kind| Ok(SeatedBot::new(bot::<G>(kind, programs)?)));
    let bots = seated.collect::<Result<Vec<_>, BotError>>()?;
    let thought = vec![Duration::ZERO; bots.len()];
    let mut play = Play { game, bots, clock, thought, forfeits: Vec::new() };
    while let Stage::Awaiting(seats) = play.game.stage() {
        for seat in seats.iter() {
            // Another seat may have left and ended the step.
            if play.game.stage().awaited().contains(seat) {
                play.decide(seat).map_err(|refusal| not_accepted(&refusal))?;
            }
        }
        play.game.play_forced();
    }
    Ok(result(play, kinds))
}

impl<G: Game> Play<G> {
    /// Lets a bot decide. If it fails, its seat leaves the game.
    fn decide(&mut self, seat: Seat) -> Result<(), Refusal> {
        let (game, thought) = (&self.game, &mut self.thought[seat.index()]);
        let (started, left) = (Instant::now(), self.clock.map(|clock| clock.saturating_sub(*thought)));
        let bot = &mut self.bots[seat.index()];
        let row = bot.decide(&game.info_set(seat), &mut |n| game.bot_rng(seat, n), &Undisturbed, left);
        *thought += started.elapsed();
        let played = row.and_then(|row| self.game.play_row(seat, &row).map_err(|_| BotFailure::Illegal));
        let Err(failure) = played else { return Ok(()) };
        let why = if failure == BotFailure::Late { Departure::Clock } else { Departure::Abandoned };
        self.forfeits.push((seat, failure));
        self.game.leave(seat, why)
    }
}

/// What is counted of a finished game.
fn result<G: Listed>(Play { game, thought, forfeits, .. }: Play<G>, kinds: &[PlayerKind]) -> Contest {
    let players = kinds.iter().map(|kind| Player { name: kind.to_string(), kind: kind.to_string() }).collect();
    let Stage::Over(outcome) = game.stage() else { unreachable!("a game is played to its end") };
    let view = game.view(Viewer::Spectator);
    let mut events = game.events_since(Viewer::Spectator, None).map(|(_, event)| event);
    let found = G::findings(&view, &mut events);
    let of_seat = |seat| found.tags.iter().filter(move |(whose, _)| *whose == seat).map(|(_, tag)| *tag);
    // The game is over: what the seats brought along is no secret any more.
    let brought = |seat| game.setup(seat).map(|setup| G::setup_tags(game.config(), setup, seat)).unwrap_or_default();
    let all_of = |seat| G::tags(&view, seat).into_iter().chain(brought(seat)).chain(of_seat(seat)).collect();
    let tags = Seat::all(kinds.len()).map(all_of);
    Contest {
        outcome,
        actions: game.version(),
        thought,
        tags: tags.collect(),
        reached: found.reached,
        lost_by: found.lost_by,
        forfeits,
        record: game.record(players),
    }
}

/// The game did not let a seat leave.
fn not_accepted(refusal: &Refusal) -> BotError {
    BotError(Message::new(refusal.to_string(), refusal.say(Lang::Fr)))
}

fn too_few(n: usize) -> BotError {
    BotError(Message::new(
        format!("{n} players are too few for this game"),
        format!("{n} joueurs ne suffisent pas pour cette partie"),
    ))
}
