//! Check of a puzzle: its stored solution compared with all other moves, every mate compared with the shortest, and the other moves that
//! the judge takes for right.

use chess::Move;
use protocol::Score;

use crate::analyst::Analyst;
use crate::judge::{How, JudgeSettings, Preparation, Task, Verdict};
use crate::mate::{Mate, MateSolver};
use crate::win_chance::{of_centipawns, win_chance};
use crate::{Line, Puzzle};

/// Findings about one puzzle, or added up over many.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Check {
    /// The solver's moves.
    pub moves: u32,
    /// Moves that no other is better than, after deep searches.
    pub first_choice: u32,
    /// The solver's moves in lines that end in mate.
    pub mating: u32,
    /// Moves that are not stored and mate as soon as the stored one.
    pub equal_mates: u32,
    /// Moves of these that the judge takes for right.
    pub equal_mates_accepted: u32,
    /// The moves that are not stored and that the judge takes for right.
    pub others: Vec<Other>,
    /// The flaws found.
    pub flaws: Vec<Flaw>,
}

/// A move that is accepted, though it is not stored, at one of the solver's moves, counted from 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Other {
    /// The number of the move.
    pub number: u32,
    /// The move.
    pub mv: Move,
    /// The reason why it is accepted.
    pub how: How,
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
    /// A move that is not stored is accepted, but not by the proof.
    NotProved(Other),
}

impl Check {
    /// Adds the counts and flaws of another puzzle.
    pub fn add(&mut self, other: Check) {
        self.moves += other.moves;
        self.first_choice += other.first_choice;
        self.mating += other.mating;
        self.equal_mates += other.equal_mates;
        self.equal_mates_accepted += other.equal_mates_accepted;
        self.others.extend(other.others);
        self.flaws.extend(other.flaws);
    }
}

/// Checks a puzzle. What is accepted though it is not stored is judged once more by the settings of the proof, if there are any. `None` if
/// the analyst was stopped.
pub fn check(
    puzzle: &Puzzle,
    settings: JudgeSettings,
    proof: Option<JudgeSettings>,
    analyst: &mut dyn Analyst,
) -> Option<Check> {
    let mut checking = Checking {
        settings,
        proof,
        analyst,
        found: Check::default(),
    };
    let mut task = Task::new(puzzle, &[]);
    while let Some(stored) = task.solution.moves.first().cloned() {
        checking.found.moves += 1;
        checking.stored(&task, stored.played)?;
        let mut judge = Preparation::new(task.clone(), settings);
        checking.mates(&task, stored.played, &mut judge)?;
        checking.others(&mut judge)?;
        let Some(reply) = stored.reply else {
            break;
        };
        task = task.next(stored.played, reply);
    }
    Some(checking.found)
}

/// A check at one of the solver's moves after the other. Its parts are `None` if the analyst was stopped.
struct Checking<'a> {
    settings: JudgeSettings,
    proof: Option<JudgeSettings>,
    analyst: &'a mut dyn Analyst,
    found: Check,
}

impl Checking<'_> {
    /// Compares the stored move with the best of all others, each by the deep search of the judge.
    fn stored(&mut self, task: &Task, stored: Move) -> Option<()> {
        let mut others = task.root.position.legal_moves().to_vec();
        others.retain(|&mv| mv != stored);
        let own = self.deep(task, &[stored])?;
        let other = self.deep(task, &others)?;
        let chances =
            |line: &Option<Line>| line.as_ref().map_or(-1.0, |line| win_chance(line.score));
        let (worth, others_worth) = (chances(&own), chances(&other));
        self.found.first_choice += u32::from(worth >= others_worth);
        let is_right = match task.mate {
            Some(moves) => {
                let seen = own.as_ref().map(|line| line.score);
                let is_seen =
                    matches!(seen, Some(Score::Mate(found)) if found > 0 && found as u32 <= moves);
                let after = task.root.position.after(stored);
                MateSolver::after(&task.root.history)
                    .is_mated_within(&after, moves.saturating_sub(1), self.settings.mate_nodes)
                    .unwrap_or(is_seen)
            }
            None => worth >= others_worth - self.settings.tolerance,
        };
        if !is_right {
            self.found.flaws.push(Flaw::NotBest {
                number: self.found.moves,
                stored,
                best: other.map(|line| line.moves[0]),
                fails: worth < of_centipawns(self.settings.winning),
            });
        }
        Some(())
    }

    /// The best line that begins with one of these moves.
    #[allow(clippy::option_option)] // stopped; or no move
    fn deep(&mut self, task: &Task, only: &[Move]) -> Option<Option<Line>> {
        if only.is_empty() {
            return Some(None);
        }
        let nodes = self.settings.deep_nodes;
        let lines = self.analyst.analyse(&task.root, 1, Some(only), nodes)?;
        Some(lines.into_iter().next())
    }

    /// Compares a stored mate with the shortest, and asks the judge for those that are as quick.
    fn mates(&mut self, task: &Task, stored: Move, judge: &mut Preparation) -> Option<()> {
        let Some(moves) = task.mate else {
            return Some(());
        };
        let found = &mut self.found;
        let number = found.moves;
        found.mating += 1;
        let mut solver = MateSolver::after(&task.root.history);
        let mates = solver.solve(&task.root.position, moves, self.settings.mate_nodes);
        let Mate::In {
            moves: shortest,
            first,
        } = mates
        else {
            return Some(());
        };
        if shortest < moves {
            found.flaws.push(Flaw::ShorterMate {
                number,
                stored: moves,
                shortest,
            });
        }
        for mv in first.into_iter().filter(|mv| *mv != stored) {
            found.equal_mates += 1;
            if judge.verdict(mv, self.analyst)?.is_right() {
                found.equal_mates_accepted += 1;
            } else {
                found.flaws.push(Flaw::EqualMateRefused { number, mv });
            }
        }
        Some(())
    }

    /// Asks the judge for every move that is not stored, and the proof for those that it accepts.
    fn others(&mut self, judge: &mut Preparation) -> Option<()> {
        let task = judge.task().clone();
        let mut proof = (self.proof).map(|settings| Preparation::new(task.clone(), settings));
        for &mv in &task.root.position.legal_moves() {
            let how = match judge.verdict(mv, self.analyst)? {
                Verdict::Right { how, .. } | Verdict::Solved(how) if how != How::Stored => how,
                _ => continue,
            };
            if task.solution.find(mv).is_some() {
                continue;
            }
            let other = Other {
                number: self.found.moves,
                mv,
                how,
            };
            self.found.others.push(other);
            if let Some(proof) = &mut proof
                && !proof.verdict(mv, self.analyst)?.is_right()
            {
                self.found.flaws.push(Flaw::NotProved(other));
            }
        }
        Some(())
    }
}
