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
                let is_told = self.preparation.ready(mv).is_some();
                let step = self.preparation.step(analyst);
                if !is_told && self.preparation.ready(mv).is_some() {
                    self.judge(mv, None, analyst, tell);
                }
                step == Step::More
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

#[cfg(test)]
mod tests {
    use super::*;
    use engine::NoHost;
    use protocol::judge::Verdict;
    use puzzle::EngineAnalyst;
    use std::cell::RefCell;

    const LADDER: &str = "5k2/8/R7/8/8/8/8/1R5K w - - 0 1";

    fn task(solution: &[&str]) -> JudgeTask {
        let words = |line: &&str| line.split(' ').map(str::to_owned).collect();
        JudgeTask {
            line: Line {
                fen: LADDER.to_owned(),
                moves: Vec::new(),
            },
            history: Vec::new(),
            solution: solution.iter().map(words).collect(),
            mate: Some(2),
        }
    }

    /// The answers of all steps; before the third this move is asked for.
    fn answers(task: &JudgeTask, asked: Option<&str>) -> Vec<JudgeAnswer> {
        let mut judging = Judging::new(task).expect("it can be played through");
        let mut analyst = EngineAnalyst::new(NoHost);
        let answers = RefCell::new(Vec::new());
        let tell = |answer| answers.borrow_mut().push(answer);
        let mut steps = 0;
        loop {
            if let (2, Some(uci)) = (steps, asked) {
                judging.first(uci, &mut analyst, tell);
            }
            steps += 1;
            if !judging.step(&mut analyst, tell) {
                return answers.into_inner();
            }
        }
    }

    fn place(answers: &[JudgeAnswer], uci: &str) -> Vec<usize> {
        let is_told = |answer: &JudgeAnswer| matches!(answer, JudgeAnswer::Verdict { uci: told, .. } if told == uci);
        let places = answers.iter().enumerate();
        let places = places.filter_map(|(at, answer)| is_told(answer).then_some(at));
        places.collect()
    }

    #[test]
    fn every_move_has_its_verdict_once() {
        let position = Position::from_fen(LADDER).expect("legal");
        let moves = position.legal_moves();
        for solution in [&["a6a7 f8e8 b1b8"][..], &[]] {
            let answers = answers(&task(solution), None);
            for &mv in &moves {
                let uci = position.to_uci(mv).to_string();
                assert_eq!(place(&answers, &uci).len(), 1, "{uci}");
            }
            assert_eq!(answers.len(), moves.len() + 2);
            assert_eq!(answers.last(), Some(&JudgeAnswer::Done));
            let best = answers.iter().find_map(|answer| match answer {
                JudgeAnswer::Best(line) => Some(line),
                _ => None,
            });
            assert_eq!(best.map(Vec::len), Some(3));
        }
        let stored = answers(&task(&["a6a7 f8e8 b1b8"]), None);
        // What is stored needs no search, so it comes first.
        assert_eq!(place(&stored, "a6a7"), [1]);
    }

    #[test]
    fn what_is_asked_for_comes_next_and_not_again() {
        let task = task(&["a6a7 f8e8 b1b8"]);
        let unasked = answers(&task, None);
        let Some(JudgeAnswer::Verdict { uci, .. }) = unasked.iter().rev().nth(1) else {
            panic!("the last move has a verdict: {unasked:?}");
        };
        let asked = answers(&task, Some(uci));
        assert_eq!(place(&asked, uci), [2]);
        assert_eq!(asked.len(), unasked.len());
        let verdict = |answers: &[JudgeAnswer]| answers[place(answers, uci)[0]].clone();
        assert_eq!(verdict(&asked), verdict(&unasked));

        let illegal = answers(&task, Some("a1a2"));
        let verdict = &illegal[place(&illegal, "a1a2")[0]];
        let none = JudgeAnswer::Verdict {
            uci: "a1a2".to_owned(),
            verdict: Verdict::NoAttempt,
        };
        assert_eq!(*verdict, none);
    }

    #[test]
    fn what_cannot_be_played_through_is_refused() {
        let error = Judging::new(&task(&["a6b7"])).err();
        assert!(error.is_some_and(|error| error.contains("a6b7")));
    }

    #[test]
    fn the_end_of_a_game_has_no_moves_to_judge() {
        let mut mated = task(&[]);
        mated.line.moves = ["a6a7", "f8e8", "b1b8"].map(str::to_owned).to_vec();
        assert_eq!(answers(&mated, None), [JudgeAnswer::Done]);
    }
}
