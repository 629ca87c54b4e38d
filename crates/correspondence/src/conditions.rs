//! Conditional moves ("if … then …"): replies that a side has laid down for moves of its opponent, as a tree.

use chess::{Move, Position};
use game::Ply;
use std::fmt;

/// The most replies that a tree holds.
pub const MOST_CONDITIONS: usize = 256;

/// Conditional moves of one side, from the position after its last move on. They need not be carried forward: what has
/// been played since tells where in the tree the game is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Conditions {
    /// Half-moves made when they were laid down.
    pub plies: usize,
    branches: Vec<Branch>,
}

/// A move of the opponent, the reply to it, and what may follow. Branches of one position have different moves, in the
/// order of the link format.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Branch {
    pub condition: Move,
    pub reply: Move,
    pub then: Vec<Branch>,
}

/// Reason for which a line cannot be laid down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConditionError {
    /// A line is moves of both sides in turn, and ends with a reply.
    NoReply,
    /// The move with this number in the line, the first being 0, is not legal there.
    Illegal(usize),
    /// Another reply has been laid down already to the move before this one.
    OtherReply(usize),
    /// There are [`MOST_CONDITIONS`] replies already.
    TooMany,
}

impl fmt::Display for ConditionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ConditionError::NoReply => f.write_str("a conditional line ends with your reply"),
            ConditionError::Illegal(at) => write!(f, "move {} of the line is not legal", at + 1),
            ConditionError::OtherReply(at) => {
                write!(
                    f,
                    "move {} of the line: another reply is laid down already",
                    at + 1
                )
            }
            ConditionError::TooMany => {
                write!(f, "no more than {MOST_CONDITIONS} replies can be laid down")
            }
        }
    }
}

impl std::error::Error for ConditionError {}

impl Conditions {
    /// None yet, for the position after this number of half-moves.
    pub fn after(plies: usize) -> Conditions {
        Conditions {
            plies,
            branches: Vec::new(),
        }
    }

    pub(crate) fn of_branches(plies: usize, branches: Vec<Branch>) -> Conditions {
        Conditions { plies, branches }
    }

    pub(crate) fn branches(&self) -> &[Branch] {
        &self.branches
    }

    /// True if nothing has been laid down.
    pub fn is_empty(&self) -> bool {
        self.branches.is_empty()
    }

    /// Number of replies.
    pub fn count(&self) -> usize {
        fn count(branches: &[Branch]) -> usize {
            branches.iter().map(|branch| 1 + count(&branch.then)).sum()
        }
        count(&self.branches)
    }

    /// Lays a line down: the opponent's move, the reply, the opponent's next move and so on, from `position`, in which the
    /// opponent is on the move.
    ///
    /// # Errors
    /// The line cannot be played, or contradicts another; nothing is changed then.
    pub fn add(&mut self, position: &Position, line: &[Move]) -> Result<(), ConditionError> {
        if line.is_empty() || !line.len().is_multiple_of(2) {
            return Err(ConditionError::NoReply);
        }
        let mut added = self.clone();
        let (mut branches, mut position) = (&mut added.branches, position.clone());
        for (pair, at) in line.chunks_exact(2).zip((0..).step_by(2)) {
            let (condition, reply) = (pair[0], pair[1]);
            for (mv, at) in [(condition, at), (reply, at + 1)] {
                if !position.is_legal(mv) {
                    return Err(ConditionError::Illegal(at));
                }
                position = position.after(mv);
            }
            let place = branches.binary_search_by_key(&crate::acts::order(condition), |branch| {
                crate::acts::order(branch.condition)
            });
            let place = match place {
                Ok(place) if branches[place].reply == reply => place,
                Ok(_) => return Err(ConditionError::OtherReply(at + 1)),
                Err(place) => {
                    branches.insert(
                        place,
                        Branch {
                            condition,
                            reply,
                            then: Vec::new(),
                        },
                    );
                    place
                }
            };
            branches = &mut branches[place].then;
        }
        if added.count() > MOST_CONDITIONS {
            return Err(ConditionError::TooMany);
        }
        *self = added;
        Ok(())
    }

    /// Takes a line, and what follows it, back; true if it was there.
    pub fn remove(&mut self, line: &[Move]) -> bool {
        fn remove(branches: &mut Vec<Branch>, line: &[Move]) -> bool {
            let [condition, _, rest @ ..] = line else {
                return false;
            };
            let Some(at) = branches
                .iter()
                .position(|branch| branch.condition == *condition)
            else {
                return false;
            };
            if rest.is_empty() {
                branches.remove(at);
                return true;
            }
            remove(&mut branches[at].then, rest)
        }
        remove(&mut self.branches, line)
    }

    /// All lines to their ends, each of moves of both sides in turn.
    pub fn lines(&self) -> Vec<Vec<Move>> {
        fn walk(branches: &[Branch], before: &mut Vec<Move>, lines: &mut Vec<Vec<Move>>) {
            for branch in branches {
                before.extend([branch.condition, branch.reply]);
                if branch.then.is_empty() {
                    lines.push(before.clone());
                } else {
                    walk(&branch.then, before, lines);
                }
                before.truncate(before.len() - 2);
            }
        }
        let mut lines = Vec::new();
        walk(&self.branches, &mut Vec::new(), &mut lines);
        lines
    }

    /// Conditional moves that are left after the half-moves of a game, the last of which is a reply that was laid down; `None` if the
    /// game has gone another way.
    pub fn rest(&self, plies: &[Ply]) -> Option<Conditions> {
        let played = plies
            .get(self.plies..)
            .filter(|played| played.len() % 2 == 0)?;
        let mut branches = &self.branches;
        for pair in played.chunks_exact(2) {
            let found =
                |branch: &&Branch| (branch.condition, branch.reply) == (pair[0].mv, pair[1].mv);
            branches = &branches.iter().find(found)?.then;
        }
        Some(Conditions::of_branches(plies.len(), branches.clone()))
    }

    /// The reply to the last half-move, if the game has gone as laid down.
    pub fn reply(&self, plies: &[Ply]) -> Option<Move> {
        let played = plies
            .get(self.plies..)
            .filter(|played| played.len() % 2 == 1)?;
        let mut branches = &self.branches;
        for pair in played.chunks(2) {
            let branch = branches
                .iter()
                .find(|branch| branch.condition == pair[0].mv)?;
            match pair {
                [_, reply] if reply.mv == branch.reply => branches = &branch.then,
                [_] => return Some(branch.reply),
                _ => return None,
            }
        }
        None
    }
}
