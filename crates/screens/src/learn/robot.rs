//! The robot of a lesson: its moves in a game, in a judged game its view of the learner's, and a move as a hint.

use super::player::LessonPlayer;
use chess::{Move, Position};
use game::Robot;
use i18n::{Lexicon, args};
use learn::{Attempt, Goal, Input, JUDGE_NODES, Task};
use leptos::prelude::*;
use narration::written_text;
use platform::backend::Backend;
use platform::preferences::Notation;
use protocol::{Line, Score, SearchMode, SearchTask, Time};

/// Longest time the robot thinks, in milliseconds.
const THINK: u64 = 400;

/// A mate in hundredths of a pawn.
const MATE: i32 = 100_000;

/// Outcome of a search.
struct Found {
    /// The position that was searched.
    position: Position,
    /// The best move.
    best: Move,
    /// Its score for the side that moves, in hundredths of a pawn.
    score: Option<i32>,
}

impl LessonPlayer {
    /// Asks the robot for its move, and in a judged game for its view of the learner's.
    pub(super) fn ask_robot(self) {
        let asked = self.attempt.with_untracked(|attempt| {
            let Task::Play {
                goal,
                level,
                judged,
                ..
            } = attempt.as_ref()?.step().task
            else {
                return None;
            };
            Some((level, judged.then_some(goal)))
        });
        let Some((level, judged)) = asked else {
            return;
        };
        let robot = Robot::at_level(level);
        let (mode, time) = match judged {
            Some(_) => (SearchMode::BEST, Time::Nodes(JUDGE_NODES)),
            None => (SearchMode::Play { robot, seed: 1 }, Time::Move(THINK)),
        };
        self.search(mode, time, move |found| {
            let Some(Found {
                position,
                best,
                score,
            }) = found
            else {
                self.trouble.try_set(Some("lesson-no-robot"));
                return;
            };
            // The robot's score is the learner's loss.
            let in_reach = judged
                .zip(score)
                .is_none_or(|(goal, score)| goal.is_in_reach(-score));
            // The learner may have begun again, or gone.
            let answer = self.attempt.try_update(|attempt| {
                let attempt = attempt.as_mut()?;
                let is_same = attempt.position().legal() == Some(&position);
                is_same.then(|| {
                    if in_reach {
                        attempt.reply(best)
                    } else {
                        attempt.refute(best)
                    }
                })
            });
            if let Some(Some(answer)) = answer {
                self.controller.tell_move(&position, best);
                self.told(&answer, None);
            }
        });
    }

    /// Has a good move named by a search, and shown as a hint.
    pub(super) fn ask_advice(self) {
        self.search(SearchMode::BEST, Time::Nodes(JUDGE_NODES), move |found| {
            let Some(Found { position, best, .. }) = found else {
                return;
            };
            let input = Input::Move(best);
            let shown = self.helped(|attempt| {
                // The learner may have moved, or gone.
                let is_same = attempt.position().legal() == Some(&position);
                if is_same {
                    attempt.show(&input);
                }
                is_same
            });
            if shown == Some(true) {
                self.shown.set(Some(input));
                self.tell_shown();
            }
        });
    }

    /// Searches the position on the board; `done` gets nothing if nothing was found.
    fn search(self, mode: SearchMode, time: Time, done: impl FnOnce(Option<Found>) + 'static) {
        let asked = self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref()?;
            let position = attempt.position().legal()?.clone();
            Some((line_of(attempt)?, position))
        });
        let Some((line, position)) = asked else {
            return;
        };
        let backend = self
            .backend
            .try_update_value(|backend| backend.get_or_insert_with(Backend::default).clone());
        let Some(backend) = backend else { return };
        let task = SearchTask { line, mode, time };
        backend.search(
            task,
            |_| (),
            move |end| {
                let found = end.ok().and_then(|end| {
                    let best = position.parse_uci(end.best.as_deref()?).ok()?;
                    let score = end.info.lines.first().map(|line| centipawns(line.score));
                    Some(Found {
                        position,
                        best,
                        score,
                    })
                });
                done(found);
            },
        );
    }

    /// The verdict on a move that has let go of the goal, and the robot's reply to it.
    pub(super) fn let_go_text(self, words: &Lexicon) -> (String, String) {
        let notation = self
            .context
            .input
            .with_untracked(|input| input.preferences.notation);
        self.attempt.with_untracked(|attempt| {
            let attempt = attempt.as_ref().expect("it has just answered");
            let word = match attempt.step().task {
                Task::Play {
                    goal: Goal::Draw, ..
                } => "drill-lets-go-draw",
                _ => "drill-lets-go-win",
            };
            let reply = last_written(attempt, notation, words);
            let reason = words.with("lesson-let-go", &args!["move" => reply]);
            (words.get(word), reason)
        })
    }
}

/// The game against the robot so far, as the engine is told it: repetitions count.
fn line_of(attempt: &Attempt) -> Option<Line> {
    let mut position = Position::from_setup(&attempt.step().board).ok()?;
    let fen = position.to_fen();
    let write = |&mv: &Move| {
        let uci = position.to_uci(mv).to_string();
        position.play(mv);
        uci
    };
    let moves = attempt.played().iter().map(write).collect();
    Some(Line { fen, moves })
}

/// The last move of a game, written.
fn last_written(attempt: &Attempt, notation: Notation, words: &Lexicon) -> String {
    let Some((&last, before)) = attempt.played().split_last() else {
        return String::new();
    };
    let Ok(start) = Position::from_setup(&attempt.step().board) else {
        return String::new();
    };
    let before = before
        .iter()
        .fold(start, |position, &mv| position.after(mv));
    written_text(before.to_san(last), notation, words)
}

/// A score in hundredths of a pawn; a nearer mate is more.
fn centipawns(score: Score) -> i32 {
    match score {
        Score::Centipawns(value) => value,
        Score::Mate(moves) if moves > 0 => MATE - moves,
        Score::Mate(moves) => -MATE - moves,
    }
}
