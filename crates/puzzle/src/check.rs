//! Check of a puzzle: its solution judged as if nobody had stored it, every mate compared with the shortest, and the other moves that
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
    /// Moves that are the engine's first choice.
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
    /// Compares the stored move with the engine's choice, by the deep searches of the judge.
    fn stored(&mut self, task: &Task, stored: Move) -> Option<()> {
        let JudgeSettings {
            deep_nodes: nodes,
            mate_nodes,
            tolerance,
            winning,
            ..
        } = self.settings;
        let lines = self.analyst.analyse(&task.root, 2, None, nodes)?;
        let best = lines.first().map(|line| line.moves[0]);
        self.found.first_choice += u32::from(best == Some(stored));
        let is_stored = |line: &&Line| line.moves[0] == stored;
        let own = match lines.iter().find(is_stored) {
            Some(line) => line.score,
            None => {
                let only = self
                    .analyst
                    .analyse(&task.root, 1, Some(&[stored]), nodes)?;
                only.first()?.score
            }
        };
        let is_right = match task.mate {
            Some(moves) => {
                let after = task.root.position.after(stored);
                let proved = MateSolver::after(&task.root.history).is_mated_within(
                    &after,
                    moves.saturating_sub(1),
                    mate_nodes,
                );
                let is_seen =
                    matches!(own, Score::Mate(found) if found > 0 && found as u32 <= moves);
                proved.unwrap_or(is_seen)
            }
            None => win_chance(own) >= win_chance(lines.first()?.score) - tolerance,
        };
        if !is_right {
            self.found.flaws.push(Flaw::NotBest {
                number: self.found.moves,
                stored,
                best,
                fails: win_chance(own) < of_centipawns(winning),
            });
        }
        Some(())
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
