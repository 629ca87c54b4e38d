//! The judge's work, in steps: done while the solver thinks, so that the verdict is there when it is wanted.

use std::collections::BTreeMap;

use chess::{Move, Position};
use protocol::Score;

use super::bar::Bar;
use super::refutation::refutation;
use super::settings::JudgeSettings;
use super::task::{Task, drawn};
use super::verdict::{Draw, How, Verdict};
use crate::analyst::{Analyst, Line};
use crate::mate::MateSolver;
use crate::win_chance::{of_centipawns, win_chance};

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
    /// The chances of the solution by a search like those of other moves.
    wanted: Option<f64>,
    /// The bar for moves that seem to be as good as the solution, by deeper searches.
    bar: Option<Bar>,
    verdicts: BTreeMap<Move, Verdict>,
    /// Moves that seem to win, or to be as good as the solution, until they have their verdict.
    unclear: BTreeMap<Move, Line>,
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
            wanted: None,
            bar: None,
            verdicts: BTreeMap::new(),
            unclear: BTreeMap::new(),
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

    /// Does one piece of the work: a search of the mate solver and a few of the analyst, or the deep ones that one move needs. A
    /// move that needs those comes after all others.
    pub fn step(&mut self, analyst: &mut dyn Analyst) -> Step {
        let Some(&mv) = self.queue.last() else {
            return Step::Done;
        };
        match self.advance(mv, analyst) {
            None => Step::Stopped,
            Some(()) if self.queue.is_empty() => Step::Done,
            Some(()) => Step::More,
        }
    }

    fn advance(&mut self, mv: Move, analyst: &mut dyn Analyst) -> Option<()> {
        if self.verdicts.contains_key(&mv) {
            self.queue.pop();
        } else if !self.unclear.contains_key(&mv) {
            match self.glance(mv, analyst)? {
                Ok(verdict) => {
                    self.verdicts.insert(mv, verdict);
                    self.queue.pop();
                }
                Err(line) => {
                    self.unclear.insert(mv, line);
                    self.queue.rotate_right(1);
                }
            }
        } else if self.bar.is_none() {
            self.bar(analyst)?;
        } else {
            self.verdict(mv, analyst)?;
            self.queue.pop();
        }
        Some(())
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
        let glance = match self.unclear.get(&mv) {
            Some(line) => Err(line.clone()),
            None => self.glance(mv, analyst)?,
        };
        let found = match glance {
            Ok(verdict) => verdict,
            Err(line) => self.look_closer(mv, line, analyst)?,
        };
        self.verdicts.insert(mv, found.clone());
        Some(found)
    }

    /// The verdict on a move that the searches of `best` and of the move tell, or else the move's line, which has to be searched deeper.
    fn glance(&mut self, mv: Move, analyst: &mut dyn Analyst) -> Option<Result<Verdict, Line>> {
        if let Some(known) = self.task.known(mv) {
            return Some(Ok(known));
        }
        let after = self.task.root.after(mv);
        let draw = drawn(&after);
        if self.task.mate.is_some()
            && draw.is_none()
            && let Some(reply) = self.equal_mate(mv, &after.position, analyst)?
        {
            return Some(Ok(Verdict::Right {
                how: How::EqualMate,
                reply,
            }));
        }
        let line = match draw {
            // No engine is asked what the laws say.
            Some(_) => Line {
                score: Score::Centipawns(0),
                moves: vec![mv],
            },
            None => self.line_of(mv, analyst)?,
        };
        if self.task.mate.is_none() {
            let chances = win_chance(line.score);
            let seems_right = chances >= self.wanted(analyst)? - self.settings.tolerance;
            let seems_to_win = draw.is_none() && chances >= of_centipawns(self.settings.winning);
            if seems_right || seems_to_win {
                return Some(Err(line));
            }
        }
        self.not_right(&line, draw, analyst).map(Ok)
    }

    /// The verdict on a move that seems to win, or to be as good as the solution: a deeper search decides.
    fn look_closer(
        &mut self,
        mv: Move,
        mut line: Line,
        analyst: &mut dyn Analyst,
    ) -> Option<Verdict> {
        let draw = drawn(&self.task.root.after(mv));
        if draw.is_none() {
            line = self.search(mv, self.settings.deep_nodes, analyst)?;
        }
        if self.bar(analyst)?.is_cleared_by(line.score) {
            return Some(Verdict::Solved(How::EqualWin));
        }
        self.not_right(&line, draw, analyst)
    }

    /// The verdict on a move that is not right, by the line that begins with it.
    fn not_right(
        &mut self,
        line: &Line,
        draw: Option<Draw>,
        analyst: &mut dyn Analyst,
    ) -> Option<Verdict> {
        let wins = win_chance(line.score) >= of_centipawns(self.settings.winning);
        if draw.is_none() && wins {
            return Some(Verdict::Slower {
                best: self.best_line(analyst)?,
                played: line.moves.clone(),
            });
        }
        let after = self.task.root.after(line.moves[0]);
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
        let line = self.line_of(mv, analyst)?;
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
    fn line_of(&mut self, mv: Move, analyst: &mut dyn Analyst) -> Option<Line> {
        let best = self.best(analyst)?;
        match best.iter().find(|line| line.moves[0] == mv) {
            Some(line) => Some(line.clone()),
            None => self.search(mv, self.settings.other_nodes, analyst),
        }
    }

    /// The line that begins with a move, after a search of this number of nodes.
    fn search(&self, mv: Move, nodes: u64, analyst: &mut dyn Analyst) -> Option<Line> {
        let lines = analyst.analyse(&self.task.root, 1, Some(&[mv]), nodes)?;
        let alone = || Line {
            score: Score::Centipawns(0),
            moves: vec![mv],
        };
        Some(lines.into_iter().next().unwrap_or_else(alone))
    }

    /// The chances of the stored move, or of the best if none is stored.
    fn wanted(&mut self, analyst: &mut dyn Analyst) -> Option<f64> {
        if self.wanted.is_none() {
            let stored = self.task.solution.moves.first().map(|right| right.played);
            let score = match stored {
                Some(stored) => Some(self.line_of(stored, analyst)?.score),
                None => self.best(analyst)?.first().map(|line| line.score),
            };
            self.wanted = Some(score.map_or(0.0, win_chance));
        }
        self.wanted
    }

    /// The bar for what seems to be right.
    fn bar(&mut self, analyst: &mut dyn Analyst) -> Option<Bar> {
        if self.bar.is_none() {
            self.bar = Some(Bar::of(&self.task, &self.settings, analyst)?);
        }
        self.bar
    }
}
