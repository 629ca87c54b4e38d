//! The robot's side of the table: when it thinks, moves, claims and answers offers.

use super::Table;
use crate::effect::{Alarm, Announcement, Effect, Notice};
use crate::intent::Answer;
use crate::{draw_offer, robot_pace};
use chess::Color;
use game::{Event, Game, Millis, Phase, Player, Refusal, Robot, Stamped, Timestamp};
use protocol::{Line, MoveOrigin, SearchMode, SearchTask, Time};

/// The robot's think in a game without a clock, in milliseconds.
const UNTIMED_THINK: Millis = 1_500;
/// Time the robot seems to consider a draw offer, in milliseconds.
const CONSIDERING: Millis = 700;

/// A request that the engine has not answered.
#[derive(Clone, Copy, Debug)]
pub(super) struct Asked {
    pub(super) number: u32,
    pub(super) purpose: Purpose,
    /// When it was asked, on the monotonic clock.
    began: f64,
}

/// Purposes for which the engine is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The robot's move.
    Robot,
    /// A hint.
    Hint,
    /// The reason why a move was bad.
    Explanation,
}

/// An answer that waits until the robot has seemed to think long enough.
pub(super) type Waiting = Result<Answer, String>;

impl Table {
    /// Makes the robot do its next action: think, or press its clock.
    pub(super) fn go_on(&mut self) {
        self.forget_robot();
        let side = self.game.to_act();
        match self.game.config().player(side) {
            Player::Robot(robot) if self.game.phase() == Phase::Running => {
                if self.game.must_press() {
                    // Refused only if the flag has just fallen, which ends the game.
                    let _ = self.send(Event::Press(side));
                } else {
                    self.think(robot);
                }
            }
            _ => self.pay_time(),
        }
    }

    pub(super) fn is_robot(&self, side: Color) -> bool {
        self.game.config().player(side).as_robot().is_some()
    }

    fn think(&mut self, robot: Robot) {
        if let Some(claim) = self.game.claimable()
            && draw_offer::claims(&self.robot_scores)
        {
            // Refused only if a flag has fallen, which ends the game.
            let _ = self.send(Event::ClaimDraw(self.game.turn(), claim));
            return;
        }
        let opening = &self.game.config().opening;
        if let Some(mv) = opening
            .as_ref()
            .and_then(|it| it.next(self.game.position()))
        {
            let best = self.game.position().to_uci(mv).to_string();
            let answer = Answer {
                best: Some(best),
                ..Answer::default()
            };
            return self.wait_to_move(Ok(answer), self.now.monotonic);
        }
        let task = task(&self.game, robot, self.time_now());
        self.ask_engine(Purpose::Robot, task);
    }

    pub(super) fn ask_engine(&mut self, purpose: Purpose, task: SearchTask) {
        self.forget_request();
        self.last_request += 1;
        self.asked = Some(Asked {
            number: self.last_request,
            purpose,
            began: self.now.monotonic,
        });
        self.effects
            .push(Effect::AskEngine(self.last_request, task));
    }

    fn forget_request(&mut self) {
        if self.asked.take().is_some() {
            self.effects.push(Effect::StopEngine);
        }
    }

    /// The engine has answered, or failed. What nobody waits for any more changes nothing.
    pub(super) fn engine_answers(&mut self, number: u32, answer: Result<Answer, String>) {
        let Some(asked) = self.asked.take_if(|asked| asked.number == number) else {
            return;
        };
        match asked.purpose {
            Purpose::Robot => {}
            Purpose::Hint => return self.hint_found(answer),
            Purpose::Explanation => return self.explanation_found(answer),
        }
        if matches!(&answer, Ok(answer) if answer.origin == MoveOrigin::Level) && !self.told_level {
            self.told_level = true;
            self.give_notice(Notice::PlaysAtLevel);
        }
        self.wait_to_move(answer, asked.began);
    }

    /// Has the robot wait with its answer until it has seemed to think long enough since `began`, on the monotonic clock.
    fn wait_to_move(&mut self, answer: Waiting, began: f64) {
        let least = answer.as_ref().ok().and_then(|answer| {
            let position = self.game.position();
            let mv = position.parse_uci(answer.best.as_deref()?).ok()?;
            let last = self.game.plies().last().map(|ply| ply.mv);
            let clock = self.game.clock(self.time_now());
            let left = clock.map(|clock| clock.of(self.game.turn()));
            Some(match answer.origin {
                MoveOrigin::Person { millis } => robot_pace::as_a_person(millis, left),
                MoveOrigin::Search | MoveOrigin::Level => {
                    robot_pace::least(position, mv, last, left)
                }
            })
        });
        let wait = least.unwrap_or_default() as f64 - (self.now.monotonic - began);
        self.waiting = Some(answer);
        self.set_alarm(Alarm::RobotMove, wait.max(0.0) as Millis);
    }

    /// The robot has thought long enough.
    pub(super) fn robot_moves(&mut self) {
        let Some(answer) = self.waiting.take() else {
            return;
        };
        if let Err(why) = self.play_answer(answer) {
            // The clock must not run against a robot that cannot move.
            let _ = self.send(Event::Pause);
            self.give_notice(Notice::EngineFailed(why));
        }
    }

    fn play_answer(&mut self, answer: Result<Answer, String>) -> Result<(), String> {
        let answer = answer?;
        let text = answer.best.ok_or("no move")?;
        let mv = self.game.position().parse_uci(&text);
        let mv = mv.map_err(|error| error.to_string())?;
        self.robot_scores.extend(answer.score);
        // An offer made meanwhile is answered in words, not just by playing on.
        let opponent = !self.game.turn();
        if self.answer_offer(opponent) {
            return Ok(());
        }
        match self.send(Event::Move(mv)) {
            Ok(()) => self.offer_as_robot(!opponent),
            Err(Refusal::FlagFallen(_)) => {}
            Err(refusal) => return Err(refusal.to_string()),
        }
        Ok(())
    }

    /// Whatever the robot is doing no longer matters.
    pub(super) fn forget_robot(&mut self) {
        self.waiting = None;
        self.clear_alarm(Alarm::RobotMove);
        self.forget_request();
    }

    // ---- Draws -----------------------------------------------------------------------------------------------------

    /// A side has offered a draw; a robot takes its time before it answers.
    pub(super) fn consider_offer(&mut self, from: Color) {
        if self.is_robot(!from) {
            self.set_alarm(Alarm::DrawAnswer, CONSIDERING);
        }
    }

    /// The robot has moved as `side`; it offers a draw with its move if it wants one (FIDE 9.1.2.1).
    fn offer_as_robot(&mut self, side: Color) {
        let game = &self.game;
        let (plies, occurrences) = (game.plies().len(), game.occurrences());
        let offered = offers_of(game, side);
        if game.may_offer(side)
            && draw_offer::offers(&self.robot_scores, plies, occurrences, offered)
        {
            // Refused only if a flag has just fallen, which ends the game.
            let _ = self.send(Event::OfferDraw(side));
        }
    }

    /// Has the robot answer an offer that still stands; whether it was accepted.
    pub(super) fn answer_offer(&mut self, from: Color) -> bool {
        if !self.is_robot(!from) || self.game.offer() != Some(from) {
            return false;
        }
        let (plies, offers) = (self.game.plies().len(), offers_of(&self.game, from));
        let accepts = draw_offer::accepts(&self.robot_scores, plies, offers);
        // Either is refused only if a flag has just fallen, which ends the game.
        if accepts {
            let _ = self.send(Event::AcceptDraw(!from));
        } else if self.send(Event::DeclineDraw(!from)).is_ok() {
            // What a wrong claim has cost stays to be read.
            if !matches!(self.notice, Some(Notice::Ruling(_))) {
                self.give_notice(Notice::RobotDeclines);
            }
            self.announce(Announcement::RobotDeclines);
        }
        accepts
    }

    /// A claim of the quickplay finish has been made; the engine decides over one against it.
    pub(super) fn consider_claim(&mut self, by: Color) {
        if self.is_robot(!by) {
            self.set_alarm(Alarm::ClaimAnswer, CONSIDERING);
            return;
        }
        self.give_notice(match self.game.requested_increment() {
            Some(_) => Notice::AsksIncrement(by),
            None => Notice::Claimed(by),
        });
    }

    /// The engine decides whether it could still have won, as far as it has seen.
    pub(super) fn decide_claim(&mut self) {
        let plies = self.game.plies().len();
        // An increment is as good for the one side as for the other.
        let granted = self.game.requested_increment().is_some()
            || draw_offer::grants(&self.robot_scores, plies);
        // Another decision may have come first.
        let _ = self.send(Event::Adjudicate(granted));
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

fn task(game: &Game, robot: Robot, now: Timestamp) -> SearchTask {
    let most = robot_pace::longest(game.position());
    let time = match (game.clock(now), &game.config().time) {
        (Some(clock), Some(control)) => {
            let face = clock.sides[game.turn().index()];
            let control = &control.sides[game.turn().index()];
            Time::Clock {
                base: control.first(),
                left: face.left + face.delay,
                increment: control.bonus(face.stage),
                most,
            }
        }
        _ => Time::Move(most.min(UNTIMED_THINK)),
    };
    SearchTask {
        line: line(game),
        mode: SearchMode::Play {
            robot,
            seed: game.config().seed,
        },
        time,
    }
}
