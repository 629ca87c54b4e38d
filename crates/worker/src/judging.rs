//! The judging of a puzzle's moves, in steps.

use chess::{Move, Position};
use protocol::Line;
use protocol::judge::{JudgeAnswer, JudgeTask};
use puzzle::{Analyst, JudgeSettings, Preparation, Step, Task};

/// Stage of the judging: the work that is done next.
#[derive(Clone, Copy)]
enum Stage {
    /// Verdicts that need no search are told.
    Known,
    /// The best lines are searched.
    Best,
    /// One move after the other is judged.
    Moves,
}

/// The judging of one task.
pub struct Judging {
    preparation: Preparation,
    stage: Stage,
}

impl Judging {
    /// The judging of a task, by the same settings on every device.
    ///
    /// # Errors
    ///
    /// If the task cannot be played through.
    pub fn new(task: &JudgeTask) -> Result<Judging, String> {
        let task = Task::from_message(task).map_err(|error| error.to_string())?;
        Ok(Judging {
            preparation: Preparation::new(task, JudgeSettings::default()),
            stage: Stage::Known,
        })
    }

    /// Does a step and tells what it has found. True if there is more to do; otherwise the end has been told.
    pub fn step(&mut self, analyst: &mut dyn Analyst, tell: impl Fn(JudgeAnswer)) -> bool {
        let more = self.advance(analyst, &tell);
        if !more {
            tell(JudgeAnswer::Done);
        }
        more
    }

    fn advance(&mut self, analyst: &mut dyn Analyst, tell: &impl Fn(JudgeAnswer)) -> bool {
        match self.stage {
            Stage::Known => {
                self.stage = Stage::Best;
                let task = self.preparation.task();
                let stored = task.solution.main_line();
                if !stored.is_empty() {
                    tell(self.best(&stored));
                }
                let mut moves = task.root.position.legal_moves().to_vec();
                moves.retain(|&mv| task.known(mv).is_some());
                for mv in moves {
                    self.judge(mv, None, analyst, tell);
                }
                self.preparation.next_move().is_some()
            }
            Stage::Best => {
                self.stage = Stage::Moves;
                let is_stored = !self.preparation.task().solution.is_end();
                let found = self.preparation.best(analyst).map(<[_]>::first);
                if let (false, Some(Some(line))) = (is_stored, found) {
                    let moves = line.moves.clone();
                    tell(self.best(&moves));
                }
                true
            }
            Stage::Moves => {
                let Some(mv) = self.preparation.next_move() else {
                    return false;
                };
                if self.preparation.ready(mv).is_none() {
                    self.judge(mv, None, analyst, tell);
                }
                self.preparation.step(analyst) == Step::More
            }
        }
    }

    /// Judges a move at once and tells the verdict, under the name by which it was asked for.
    pub fn first(&mut self, uci: &str, analyst: &mut dyn Analyst, tell: impl Fn(JudgeAnswer)) {
        match self.position().parse_uci(uci) {
            Ok(mv) => self.judge(mv, Some(uci), analyst, &tell),
            Err(_) => tell(JudgeAnswer::Verdict {
                uci: uci.to_owned(),
                verdict: protocol::judge::Verdict::NoAttempt,
            }),
        }
    }

    fn judge(
        &mut self,
        mv: Move,
        asked: Option<&str>,
        analyst: &mut dyn Analyst,
        tell: &impl Fn(JudgeAnswer),
    ) {
        // The analyst is never stopped: its worker is ended, or hears of it later.
        let Some(verdict) = self.preparation.verdict(mv, analyst) else {
            return;
        };
        let position = self.position();
        let written = || position.to_uci(mv).to_string();
        tell(JudgeAnswer::Verdict {
            uci: asked.map_or_else(written, str::to_owned),
            verdict: verdict.to_message(position, mv),
        });
    }

    fn best(&self, moves: &[Move]) -> JudgeAnswer {
        JudgeAnswer::Best(Line::new(self.position(), moves.iter().copied()).moves)
    }

    fn position(&self) -> &Position {
        &self.preparation.task().root.position
    }
}
