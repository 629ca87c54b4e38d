//! Playing one game of a match.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use chess::Color;
use engine::Root;
use game::{Config, Event, Game, Millis, Points, Refusal, Timestamp};

use super::MatchConfig;
use super::adjudication::Adjudicator;
use super::openings::{Opening, Openings, mixed};
use crate::notation;
use crate::player::{Failure, MoveRequest, Player, Thought, Time};

/// Context shared by all games of a match.
pub struct MatchContext<'a> {
    pub config: &'a MatchConfig,
    /// Of A and B.
    pub names: &'a [String; 2],
    pub openings: &'a Openings,
    /// The match is over: what is still played no longer counts.
    pub over: AtomicBool,
}

/// A game that is over.
pub struct PlayedGame {
    /// From 0.
    pub number: u64,
    /// Index of the player who had White.
    pub white: usize,
    pub opening: Opening,
    /// The game from there.
    pub game: Game,
    /// Moves with the players' scores and depths.
    pub thoughts: Vec<Thought>,
    /// Milliseconds spent on each move; 0 where no clock runs.
    pub took: Vec<Millis>,
    /// The failure that lost it, if it was not lost by chess.
    pub fault: Option<Fault>,
}

/// A player has failed.
pub struct Fault {
    /// Index of the player.
    pub by: usize,
    pub failure: Failure,
}

impl PlayedGame {
    /// Half points of A.
    pub fn half_points(&self) -> u32 {
        let color = Color::ALL[self.white];
        let outcome = self.game.outcome().expect("a game that was played is over");
        outcome.points.half_points(color)
    }
}

/// Number of a game's opening, and the index of the player who has White: two games in a row have the same opening, with colours exchanged.
fn pairing(number: u64) -> (u64, usize) {
    (number / 2, (number % 2) as usize)
}

impl MatchContext<'_> {
    /// Plays a game; `None` if the match is over before it is.
    pub fn play(
        &self,
        number: u64,
        mut players: [&mut dyn Player; 2],
        adjudicator: &mut Adjudicator,
    ) -> Option<PlayedGame> {
        let (opening, white) = pairing(number);
        let opening = self.openings.get(opening);
        let start = opening.position();
        let fen = start.to_fen();
        let mut played = PlayedGame {
            number,
            white,
            opening,
            game: Game::new(Config {
                start: start.clone(),
                time: self.config.time_limits.control(),
                names: [white, 1 - white].map(|player| self.names[player].clone()),
                ..Config::default()
            }),
            thoughts: Vec::new(),
            took: Vec::new(),
            fault: None,
        };
        let mut now = Timestamp(0);
        enter(&mut played.game, Event::Start, now);
        for (by, player) in players.iter_mut().enumerate() {
            if let Err(failure) = player.begin(mixed(self.config.seed, number)) {
                played.forfeit(by, failure, now);
                return Some(played);
            }
        }
        let mut root = Root::new(start);
        let mut moves = Vec::new();
        while played.game.outcome().is_none() {
            let side = played.game.turn();
            let by = if side == Color::White {
                white
            } else {
                1 - white
            };
            let request = MoveRequest {
                start: &fen,
                moves: &moves,
                root: &root,
                time: self.time(&played.game, now),
                limits: self.config.time_limits.limits,
                over: &self.over,
            };
            let asked = Instant::now();
            let answer = players[by].think(&request);
            let took = asked.elapsed().as_millis() as Millis;
            if self.over.load(Ordering::Relaxed) {
                return None;
            }
            let thought = match answer {
                Ok(thought) => thought,
                Err(failure) => {
                    played.forfeit(by, failure, now);
                    return Some(played);
                }
            };
            let took = self.charged(&played.game, now, took);
            now = now.plus(took);
            match played.game.apply(Event::Move(thought.mv), now) {
                Ok(_) => {}
                Err(Refusal::FlagFallen(_)) => {
                    played.forfeit(by, Failure::Late, now);
                    return Some(played);
                }
                Err(refusal) => unreachable!("a legal move in time is refused: {refusal}"),
            }
            let number = root.position.fullmove_number();
            moves.push(notation::uci(&root.position, thought.mv, self.config.chess960).to_string());
            root.play(thought.mv);
            played.thoughts.push(thought);
            played.took.push(took);
            if played.game.outcome().is_some() {
                break;
            }
            // Any player would claim what can be claimed.
            if let Some(claim) = played.game.claimable() {
                let turn = played.game.turn();
                enter(&mut played.game, Event::ClaimDraw(turn, claim), now);
            } else if let Some(score) = adjudicator.hear(side, number, thought.score) {
                enter(&mut played.game, Event::Declare(score), now);
            }
        }
        Some(played)
    }

    /// The clock as the player on the move is told of it.
    fn time(&self, game: &Game, now: Timestamp) -> Time {
        let margin = self.config.time_limits.margin;
        let (Some(reading), Some(control)) = (game.clock(now), &game.config().time) else {
            return Time::Unlimited;
        };
        let own = game.turn().index();
        if self.config.time_limits.movetime.is_some() {
            return Time::Each {
                left: reading.sides[own].left,
                margin,
            };
        }
        let increment = |side: Color| {
            let stage = reading.sides[side.index()].stage;
            control.sides[side.index()].bonus(stage)
        };
        Time::Clock {
            left: reading.left(),
            increment: Color::ALL.map(increment),
            own,
            moves_to_go: reading.sides[own].to_control,
            margin,
        }
    }

    /// The part of the time taken that the clock is to show: none without one, and no more than there was for an answer
    /// that is late by less than the margin.
    fn charged(&self, game: &Game, now: Timestamp, took: Millis) -> Millis {
        let Some((_, falls)) = game.flag_at() else {
            return 0;
        };
        let left = falls.since(now);
        if took < left.saturating_add(self.config.time_limits.margin) {
            took.min(left.saturating_sub(1))
        } else {
            took
        }
    }
}

impl PlayedGame {
    /// A player has lost. If that is by its clock, the other must be able to mate (FIDE 6.9).
    fn forfeit(&mut self, by: usize, failure: Failure, now: Timestamp) {
        let loser = Color::ALL[usize::from(by != self.white)];
        let (event, at) = match (&failure, self.game.flag_at()) {
            (Failure::Late, Some((side, falls))) => (Event::Flag(side), now.max(falls)),
            _ => (Event::Declare(Points::Won(!loser)), now),
        };
        enter(&mut self.game, event, at);
        self.fault = Some(Fault { by, failure });
    }
}

/// Enters what the rules allow here.
fn enter(game: &mut Game, event: Event, at: Timestamp) {
    if let Err(refusal) = game.apply(event, at) {
        unreachable!("what is allowed here is refused: {refusal}");
    }
}
