//! The judge's work, in steps: done while the solver thinks, so that the verdict is there when it is wanted.

use std::collections::BTreeMap;

use chess::{Move, Position};
use protocol::Score;

use super::refutation::refutation;
use super::task::{Task, drawn};
use super::verdict::{How, Verdict};
use crate::analyst::{Analyst, Line};
use crate::mate::MateSolver;
use crate::win_chance::{of_centipawns, win_chance};

/// Settings of the judge: the nodes it may search, and the difference that it takes for none.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct JudgeSettings {
    /// The nodes for the two best moves.
    pub nodes: u64,
    /// The nodes for every other move.
    pub other_nodes: u64,
    /// The positions the mate solver may visit for one question.
    pub mate_nodes: u64,
    /// The most, in [`win_chance`], by which a right move may be worse than the best.
    pub tolerance: f64,
    /// A move that is worth so many centipawns on the public scale still wins.
    pub winning: f64,
}

impl Default for JudgeSettings {
    fn default() -> JudgeSettings {
        JudgeSettings {
            nodes: 50_000,
            other_nodes: 15_000,
            mate_nodes: 300_000,
            tolerance: 0.1,
            winning: 200.0,
        }
    }
}

/// Outcome of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// There is more to do.
    More,
    /// The verdict on every move is there.
    Done,
    /// The analyst was stopped: the step has to be done again.
    Stopped,
}

/// The verdicts on the moves of a task, as far as they have been found.
///
/// Drive it with [`Preparation::step`] while the solver thinks, and ask for [`Preparation::verdict`] when there is a move:
/// what is missing for that one move is then searched. No verdict depends on the order of the questions.
pub struct Preparation {
    task: Task,
    settings: JudgeSettings,
    /// The two best lines.
    best: Option<Vec<Line>>,
    verdicts: BTreeMap<Move, Verdict>,
    /// The moves to be judged, the last first.
    queue: Vec<Move>,
}

impl Preparation {
    /// The work on a task.
    pub fn new(task: Task, settings: JudgeSettings) -> Preparation {
        let position = &task.root.position;
        let mut queue: Vec<Move> = position.legal_moves().iter().copied().collect();
        // Captures and checks are judged first: people try them first.
        queue.sort_by_key(|&mv| position.is_capture(mv) || position.after(mv).is_check());
        Preparation {
            task,
            settings,
            best: None,
            verdicts: BTreeMap::new(),
            queue,
        }
    }

    /// The task.
    pub fn task(&self) -> &Task {
        &self.task
    }

    /// The verdict on a move, if it has been found.
    pub fn ready(&self, mv: Move) -> Option<&Verdict> {
        self.verdicts.get(&mv)
    }

    /// The move that [`Preparation::step`] judges next.
    pub fn next_move(&self) -> Option<Move> {
        self.queue.last().copied()
    }

    /// Does one piece of the work: a search of the mate solver and at most two of the analyst.
    pub fn step(&mut self, analyst: &mut dyn Analyst) -> Step {
        let Some(&mv) = self.queue.last() else {
            return Step::Done;
        };
        if self.best(analyst).is_none() || self.verdict(mv, analyst).is_none() {
            return Step::Stopped;
        }
        self.queue.pop();
        if self.queue.is_empty() {
            Step::Done
        } else {
            Step::More
        }
    }

    /// The best line, which is the solution where none is stored; the opponent's replies in it are the engine's or the mate solver's.
    /// `None` if the analyst was stopped.
    pub fn best_line(&mut self, analyst: &mut dyn Analyst) -> Option<Vec<Move>> {
        let stored = self.task.solution.main_line();
        if !stored.is_empty() {
            return Some(stored);
        }
        let best = self.best(analyst)?.first().map(|line| line.moves.clone());
        Some(best.unwrap_or_default())
    }

    /// The verdict on a move. `None` if the analyst was stopped.
    pub fn verdict(&mut self, mv: Move, analyst: &mut dyn Analyst) -> Option<Verdict> {
        if let Some(known) = self.verdicts.get(&mv) {
            return Some(known.clone());
        }
        let found = self.judge(mv, analyst)?;
        self.verdicts.insert(mv, found.clone());
        Some(found)
    }

    fn judge(&mut self, mv: Move, analyst: &mut dyn Analyst) -> Option<Verdict> {
        if let Some(known) = self.task.known(mv) {
            return Some(known);
        }
        let after = self.task.root.after(mv);
        let draw = drawn(&after);
        if self.task.mate.is_some()
            && draw.is_none()
            && let Some(reply) = self.equal_mate(mv, &after.position, analyst)?
        {
            return Some(Verdict::Right {
                how: How::EqualMate,
                reply,
            });
        }
        let best = self.best(analyst)?.to_vec();
        let best_score = best.first().map_or(Score::Centipawns(0), |line| line.score);
        let line = match draw {
            // No engine is asked what the laws say.
            Some(_) => Line {
                score: Score::Centipawns(0),
                moves: vec![mv],
            },
            None => self.line_of(mv, &best, analyst)?,
        };
        let (wanted, reached) = (win_chance(best_score), win_chance(line.score));
        if self.task.mate.is_none() && reached >= wanted - self.settings.tolerance {
            return Some(Verdict::Solved(How::EqualWin));
        }
        if draw.is_none() && reached >= of_centipawns(self.settings.winning) {
            return Some(Verdict::Slower {
                best: self.best_line(analyst)?,
                played: line.moves,
            });
        }
        let shown = match draw {
            Some(_) => Vec::new(),
            None if line.moves.len() > 2 => refutation(&after.position, &line.moves[1..]),
            // The line was cut short by the transposition table.
            None => {
                let replies = analyst.analyse(&after, 1, None, self.settings.other_nodes)?;
                let reply = replies.first().map_or(&[][..], |line| &line.moves);
                refutation(&after.position, reply)
            }
        };
        Some(Verdict::Wrong {
            refutation: shown,
            draw,
        })
    }

    /// The reply to a move that mates as soon as can be, if it does.
    #[allow(clippy::option_option)] // stopped; or no such mate
    fn equal_mate(
        &mut self,
        mv: Move,
        after: &Position,
        analyst: &mut dyn Analyst,
    ) -> Option<Option<Move>> {
        let most = self.task.mate.unwrap_or(0);
        let nodes = self.settings.mate_nodes;
        let root = &self.task.root;
        let mut solver = MateSolver::after(&root.history);
        match solver.is_mated_within(after, most.saturating_sub(1), nodes) {
            Ok(false) => return Some(None),
            Ok(true) => {
                let reply = solver.longest_defence(after, most, nodes).ok().flatten();
                if let Some((reply, _)) = reply {
                    return Some(Some(reply));
                }
            }
            Err(_) => {}
        }
        // Too long for the solver: a mate that the engine sees is one, too.
        let best = self.best(analyst)?.to_vec();
        let line = self.line_of(mv, &best, analyst)?;
        let as_soon = matches!(line.score, Score::Mate(moves) if moves > 0 && moves as u32 <= most);
        Some(line.moves.get(1).copied().filter(|_| as_soon))
    }

    /// The two best lines, which most verdicts need. `None` if the analyst was stopped.
    pub fn best(&mut self, analyst: &mut dyn Analyst) -> Option<&[Line]> {
        if self.best.is_none() {
            self.best = Some(analyst.analyse(&self.task.root, 2, None, self.settings.nodes)?);
        }
        self.best.as_deref()
    }

    /// The line that begins with a move.
    fn line_of(&self, mv: Move, best: &[Line], analyst: &mut dyn Analyst) -> Option<Line> {
        if let Some(line) = best.iter().find(|line| line.moves[0] == mv) {
            return Some(line.clone());
        }
        let nodes = self.settings.other_nodes;
        let lines = analyst.analyse(&self.task.root, 1, Some(&[mv]), nodes)?;
        let alone = || Line {
            score: Score::Centipawns(0),
            moves: vec![mv],
        };
        Some(lines.into_iter().next().unwrap_or_else(alone))
    }
}
