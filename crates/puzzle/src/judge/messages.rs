//! Tasks and verdicts as they travel between the page and its worker: moves in UCI.

use chess::{Move, Position};
use protocol::judge::{self as message, JudgeTask};
use protocol::{Line, LineError};

use super::task::Task;
use super::verdict::{Draw, How, Verdict};
use crate::Solution;
use crate::analyst::Root;

/// Moves written for the positions they are made in.
pub(crate) fn written(position: &Position, moves: &[Move]) -> Vec<String> {
    Line::new(position, moves.iter().copied()).moves
}

/// The legal moves of a line. The error names the one that is not.
pub(crate) fn read(position: &Position, texts: &[String]) -> Result<Vec<Move>, LineError> {
    let mut position = position.clone();
    let play = |(index, text): (usize, &String)| {
        let mv = position.parse_uci(text).map_err(|error| LineError::Move {
            index,
            text: text.clone(),
            why: error.to_string(),
        })?;
        position.play(mv);
        Ok(mv)
    };
    texts.iter().enumerate().map(play).collect()
}

impl Task {
    /// The task as a message.
    pub fn to_message(&self) -> JudgeTask {
        let position = &self.root.position;
        let lines = self.solution.lines();
        JudgeTask {
            line: Line::new(position, []),
            history: self.root.history.clone(),
            solution: lines.iter().map(|line| written(position, line)).collect(),
            mate: self.mate,
        }
    }

    /// The task of a message.
    ///
    /// # Errors
    ///
    /// If a move of it is not legal, or its first position is none.
    pub fn from_message(task: &JudgeTask) -> Result<Task, LineError> {
        let (position, keys) = task.line.play()?;
        let mut history = task.history.clone();
        history.extend(keys);
        let lines = task.solution.iter().map(|line| read(&position, line));
        let lines: Vec<Vec<Move>> = lines.collect::<Result<_, _>>()?;
        Ok(Task {
            solution: Solution::from_lines(&lines),
            root: Root { position, history },
            mate: task.mate,
        })
    }
}

impl Verdict {
    /// The verdict on a move of a position as a message.
    pub fn to_message(&self, position: &Position, mv: Move) -> message::Verdict {
        let after = |moves: &[Move]| written(&position.after(mv), moves);
        match self {
            Verdict::Solved(how) => message::Verdict::Solved {
                how: how.to_message(),
            },
            Verdict::Right { how, reply } => message::Verdict::Right {
                how: how.to_message(),
                reply: position.after(mv).to_uci(*reply).to_string(),
            },
            Verdict::Slower { best, played } => message::Verdict::Slower {
                best: written(position, best),
                played: written(position, played),
            },
            Verdict::Wrong { refutation, draw } => message::Verdict::Wrong {
                refutation: after(refutation),
                draw: draw.map(Draw::to_message),
            },
            Verdict::NoAttempt => message::Verdict::NoAttempt,
        }
    }

    /// The verdict of a message on a legal move of a position.
    ///
    /// # Errors
    ///
    /// If a move of it is not legal.
    pub fn from_message(
        verdict: &message::Verdict,
        position: &Position,
        mv: Move,
    ) -> Result<Verdict, LineError> {
        Ok(match verdict {
            message::Verdict::Solved { how } => Verdict::Solved(How::from_message(*how)),
            message::Verdict::Right { how, reply } => Verdict::Right {
                how: How::from_message(*how),
                reply: read(&position.after(mv), std::slice::from_ref(reply))?[0],
            },
            message::Verdict::Slower { best, played } => Verdict::Slower {
                best: read(position, best)?,
                played: read(position, played)?,
            },
            message::Verdict::Wrong { refutation, draw } => Verdict::Wrong {
                refutation: read(&position.after(mv), refutation)?,
                draw: draw.map(Draw::from_message),
            },
            message::Verdict::NoAttempt => Verdict::NoAttempt,
        })
    }
}

impl How {
    fn to_message(self) -> message::How {
        match self {
            How::Mates => message::How::Mates,
            How::Stored => message::How::Stored,
            How::EqualMate => message::How::EqualMate,
            How::EqualWin => message::How::EqualWin,
        }
    }

    fn from_message(how: message::How) -> How {
        match how {
            message::How::Mates => How::Mates,
            message::How::Stored => How::Stored,
            message::How::EqualMate => How::EqualMate,
            message::How::EqualWin => How::EqualWin,
        }
    }
}

impl Draw {
    fn to_message(self) -> message::Draw {
        match self {
            Draw::Stalemate => message::Draw::Stalemate,
            Draw::Repetition => message::Draw::Repetition,
            Draw::FiftyMoves => message::Draw::FiftyMoves,
            Draw::DeadPosition => message::Draw::DeadPosition,
        }
    }

    fn from_message(draw: message::Draw) -> Draw {
        match draw {
            message::Draw::Stalemate => Draw::Stalemate,
            message::Draw::Repetition => Draw::Repetition,
            message::Draw::FiftyMoves => Draw::FiftyMoves,
            message::Draw::DeadPosition => Draw::DeadPosition,
        }
    }
}
