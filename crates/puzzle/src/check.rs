//! Check of a puzzle: its solution judged as if nobody had stored it, and every mate compared with the shortest.

use chess::Move;

use crate::analyst::Analyst;
use crate::judge::{JudgeSettings, Preparation, Task, Verdict};
use crate::mate::{Mate, MateSolver};
use crate::{Puzzle, Solution};

/// Findings about one puzzle, or added up over many.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Check {
    /// The solver's moves.
    pub moves: u32,
    /// Moves that are the engine's first choice.
    pub first_choice: u32,
    /// The solver's moves in lines that end in mate.
    pub mating: u32,
    /// Moves that are not stored and mate as soon as the stored one.
    pub equal_mates: u32,
    /// Moves of these that the judge takes for right.
    pub equal_mates_accepted: u32,
    /// The flaws found.
    pub flaws: Vec<Flaw>,
}

/// A flaw of a puzzle at one of the solver's moves, counted from 1.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Flaw {
    /// The stored move would be called wrong, or slower than this one.
    NotBest {
        /// The number of the move.
        number: u32,
        /// The stored move.
        stored: Move,
        /// The engine's move.
        best: Option<Move>,
        /// True if the stored move does not even win more slowly.
        fails: bool,
    },
    /// There is a quicker mate than the stored one.
    ShorterMate {
        /// The number of the move.
        number: u32,
        /// Moves to the stored mate.
        stored: u32,
        /// Moves to the quickest.
        shortest: u32,
    },
    /// A mate as quick as the stored one is refused.
    EqualMateRefused {
        /// The number of the move.
        number: u32,
        /// The first move of the mate.
        mv: Move,
    },
}

impl Check {
    /// Adds the counts and flaws of another puzzle.
    pub fn add(&mut self, other: Check) {
        self.moves += other.moves;
        self.first_choice += other.first_choice;
        self.mating += other.mating;
        self.equal_mates += other.equal_mates;
        self.equal_mates_accepted += other.equal_mates_accepted;
        self.flaws.extend(other.flaws);
    }
}

/// Checks a puzzle. `None` if the analyst was stopped.
pub fn check(puzzle: &Puzzle, settings: JudgeSettings, analyst: &mut dyn Analyst) -> Option<Check> {
    let mut found = Check::default();
    let mut task = Task::new(puzzle, &[]);
    while let Some(stored) = task.solution.moves.first().cloned() {
        found.moves += 1;
        let number = found.moves;
        // The judge does not know what is stored.
        let blind = Task {
            solution: Solution::default(),
            ..task.clone()
        };
        let mut judge = Preparation::new(blind, settings);
        let best = judge.best_line(analyst)?.first().copied();
        found.first_choice += u32::from(best == Some(stored.played));
        let verdict = judge.verdict(stored.played, analyst)?;
        if !verdict.is_right() {
            let fails = !matches!(verdict, Verdict::Slower { .. });
            found.flaws.push(Flaw::NotBest {
                number,
                stored: stored.played,
                best,
                fails,
            });
        }
        if let Some(moves) = task.mate {
            found.mating += 1;
            let mut solver = MateSolver::after(&task.root.history);
            let mates = solver.solve(&task.root.position, moves, settings.mate_nodes);
            if let Mate::In {
                moves: shortest,
                first,
            } = mates
            {
                if shortest < moves {
                    found.flaws.push(Flaw::ShorterMate {
                        number,
                        stored: moves,
                        shortest,
                    });
                }
                for mv in first.into_iter().filter(|mv| *mv != stored.played) {
                    found.equal_mates += 1;
                    if judge.verdict(mv, analyst)?.is_right() {
                        found.equal_mates_accepted += 1;
                    } else {
                        found.flaws.push(Flaw::EqualMateRefused { number, mv });
                    }
                }
            }
        }
        let Some(reply) = stored.reply else {
            break;
        };
        task = task.next(stored.played, reply);
    }
    Some(found)
}
