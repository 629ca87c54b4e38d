//! The robot's side of the session: when it thinks, moves, claims and answers offers.

use super::{Session, draw_offer, robot_pace};
use crate::device_clock;
use crate::notice::Notice;
use chess::Color;
use game::{Event, Game, Phase, Player, Refusal, Stamped, Timestamp};
use gloo_timers::callback::Timeout;
use leptos::prelude::*;
use protocol::{Line, Request, Time};
use ui::backend::Done;

/// The robot's think in a game without a clock, in milliseconds.
const UNTIMED_THINK: u64 = 1_500;
/// Time the robot seems to consider a draw offer, in milliseconds.
const CONSIDERING: u32 = 700;

impl Session {
    /// Makes the robot do its next action: think, or press its clock.
    pub(super) fn go_on(self) {
        self.forget_robot();
        let robot = self.game.with_untracked(|game| {
            let side = game.to_act();
            match game.config().player(side) {
                Player::Robot { level } if game.phase() == Phase::Running => {
                    Some((side, level, game.must_press()))
                }
                _ => None,
            }
        });
        match robot {
            // Refused only if the flag has just fallen, which ends the game.
            Some((side, _, true)) => drop(self.send(Event::Press(side))),
            Some((_, level, false)) => self.think(level),
            None => self.pay_time(),
        }
    }

    fn think(self, level: u8) {
        let claim = |game: &Game| game.claimable().map(|claim| (game.turn(), claim));
        if let Some((turn, claim)) = self.game.with_untracked(claim)
            && self
                .inner
                .with_value(|inner| draw_offer::claims(&inner.robot_scores))
        {
            // Refused only if the flag has just fallen, which ends the game.
            let _ = self.send(Event::ClaimDraw(turn, claim));
            return;
        }
        let request = self
            .game
            .with_untracked(|game| request(game, level, self.now()));
        let started = device_clock::now();
        let turn = self.inner.with_value(|inner| inner.robot_turn);
        self.thinking.set(true);
        let backend = self.inner.with_value(|inner| inner.backend.clone());
        let nothing = |_| ();
        backend.search(request, nothing, move |result| {
            let best = result.as_ref().ok().and_then(|done| done.best.as_deref());
            let least = self.game.with_untracked(|game| {
                let position = game.position();
                let mv = position.parse_uci(best?).ok()?;
                let last = game.plies().last().map(|ply| ply.mv);
                let left = game.clock(self.now()).map(|clock| clock.of(game.turn()));
                Some(robot_pace::least(position, mv, last, left))
            });
            let wait = least.unwrap_or_default() as f64 - (device_clock::now() - started);
            let timer = Timeout::new(wait.max(0.0) as u32, move || self.answer(turn, result));
            self.inner
                .update_value(|inner| inner.robot_timer = Some(timer));
        });
    }

    /// The robot's search of `turn` has ended.
    fn answer(self, turn: u32, result: Result<Done, String>) {
        if self.inner.with_value(|inner| inner.robot_turn) != turn {
            return;
        }
        self.thinking.set(false);
        let moved = result.and_then(|done| {
            let text = done.best.ok_or("no move")?;
            let mv = self
                .game
                .with_untracked(|game| game.position().parse_uci(&text))
                .map_err(|error| error.to_string())?;
            self.inner.update_value(|inner| {
                inner
                    .robot_scores
                    .extend(done.info.lines.first().map(|line| line.score));
            });
            // An offer made meanwhile is answered in words, not just by playing on.
            let opponent = self.game.with_untracked(|game| !game.turn());
            if self.answer_offer(opponent) {
                return Ok(());
            }
            match self.send(Event::Move(mv)) {
                Ok(_) => {
                    self.offer_as_robot(!opponent);
                    Ok(())
                }
                Err(Refusal::FlagFallen(_)) => Ok(()),
                Err(refusal) => Err(refusal.to_string()),
            }
        });
        if let Err(why) = moved {
            // The clock must not run against a robot that cannot move.
            let _ = self.send(Event::Pause);
            self.notice.set(Some(Notice::EngineFailed(why)));
        }
    }

    /// Whatever the robot is doing no longer matters.
    pub(super) fn forget_robot(self) {
        self.thinking.set(false);
        self.inner.update_value(|inner| {
            inner.robot_turn += 1;
            inner.robot_timer = None;
        });
        self.inner.with_value(|inner| inner.backend.clone()).stop();
    }

    /// A side has offered a draw; a robot takes its time before it answers.
    pub(super) fn consider_offer(self, from: Color) {
        let to = self.game.with_untracked(|game| game.config().player(!from));
        if to != Player::Person {
            let answer = move || {
                self.answer_offer(from);
            };
            Timeout::new(CONSIDERING, answer).forget();
        }
    }

    /// The robot has moved as `side`; it offers a draw with its move if it wants one (FIDE 9.1.2.1).
    fn offer_as_robot(self, side: Color) {
        let offers = self.game.with_untracked(|game| {
            let (plies, occurrences) = (game.plies().len(), game.occurrences());
            let offered = offers_of(game, side);
            game.may_offer(side)
                && self.inner.with_value(|inner| {
                    draw_offer::offers(&inner.robot_scores, plies, occurrences, offered)
                })
        });
        if offers {
            // Refused only if a flag has just fallen, which ends the game.
            let _ = self.send(Event::OfferDraw(side));
        }
    }

    /// The engine decides whether it could still have won, as far as it has seen.
    pub(super) fn decide_claim(self) {
        let decide = move || {
            let plies = self.game.with_untracked(|game| game.plies().len());
            // An increment is as good for the one side as for the other.
            let increment = self.game.with_untracked(Game::requested_increment);
            let granted = increment.is_some()
                || self
                    .inner
                    .with_value(|inner| draw_offer::grants(&inner.robot_scores, plies));
            // Another decision may have come first.
            let _ = self.send(Event::Adjudicate(granted));
        };
        Timeout::new(CONSIDERING, decide).forget();
    }

    /// Has the robot answer an offer that still stands; whether it was accepted.
    fn answer_offer(self, from: Color) -> bool {
        let (offer, plies, offers) = self
            .game
            .with_untracked(|game| (game.offer(), game.plies().len(), offers_of(game, from)));
        if offer != Some(from) {
            return false;
        }
        let accepts = self
            .inner
            .with_value(|inner| draw_offer::accepts(&inner.robot_scores, plies, offers));
        // Either is refused only if a flag has just fallen, which ends the game.
        if accepts {
            let _ = self.send(Event::AcceptDraw(!from));
        } else if self.send(Event::DeclineDraw(!from)).is_ok() {
            // What a wrong claim has cost stays to be read.
            let ruled = |notice: &Option<Notice>| matches!(notice, Some(Notice::Ruling(_)));
            if !self.notice.with_untracked(ruled) {
                self.notice.set(Some(Notice::RobotDeclines));
            }
            self.announce(self.words.once().get("robot-declines"));
        }
        accepts
    }
}

/// Number of draw offers by `side`.
fn offers_of(game: &Game, side: Color) -> usize {
    let by_side = |event: &&Stamped| event.event == Event::OfferDraw(side);
    game.events().iter().filter(by_side).count()
}

/// The game as the engine is told of it.
pub(super) fn line(game: &Game) -> Line {
    Line::new(&game.config().start, game.plies().iter().map(|ply| ply.mv))
}

fn request(game: &Game, level: u8, now: Timestamp) -> Request {
    let most = robot_pace::longest(game.position());
    let time = match (game.clock(now), &game.config().time) {
        (Some(clock), Some(control)) => {
            let face = clock.sides[game.turn().index()];
            Time::Clock {
                left: face.left + face.delay,
                increment: control.sides[game.turn().index()].bonus(face.stage),
                most,
            }
        }
        _ => Time::Move(most.min(UNTIMED_THINK)),
    };
    Request {
        id: 0,
        line: line(game),
        level: Some(level),
        seed: game.config().seed,
        lines: 1,
        time,
    }
}
