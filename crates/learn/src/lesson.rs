//! Lessons, their steps, and what each step asks for.

use crate::exercise::Exercise;
use crate::find::FindTarget;
use chess::{Bitboard, Board, Color, Drawing, Move, Setup, Square};

/// A lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    /// The name in addresses and in what is kept of progress: small letters, digits, `-`.
    pub id: String,
    /// The title.
    pub title: String,
    /// One sentence on it, which may be empty.
    pub summary: String,
    /// The language of its words, as `en`.
    pub language: String,
    /// The chapter of the course, if it is of the course.
    pub group: Option<String>,
    /// The articles of the Laws on which it rests.
    pub laws: Vec<String>,
    /// The theme of the puzzles that practise it, by its published key.
    pub puzzles: Option<String>,
    /// The exercise that practises it.
    pub exercise: Option<Exercise>,
    /// Addresses of the screens to which its end leads, as `clock` or `drills/krk`.
    pub screens: Vec<String>,
    /// The steps that can be read.
    pub steps: Vec<Step>,
}

impl Lesson {
    /// The lesson's stars, 1 to 3, from those of its steps: the mean of those that have any, rounded. Three, if there was
    /// nothing to do but to read.
    pub fn stars(of_steps: &[u8]) -> u8 {
        let done = of_steps.iter().filter(|&&stars| stars > 0);
        let (count, sum) = done.fold((0, 0), |(count, sum), &stars| {
            (count + 1, sum + usize::from(stars))
        });
        if count == 0 {
            return 3;
        }
        ((2 * sum + count) / (2 * count)).clamp(1, 3) as u8
    }
}

/// A step of a lesson.
#[derive(Clone, PartialEq, Debug)]
pub struct Step {
    /// Its words.
    pub words: Words,
    /// The position on the board.
    pub board: Setup,
    /// Arrows and marked squares.
    pub drawings: Vec<Drawing>,
    /// Short texts on squares, such as numbers of grains.
    pub labels: Vec<(Square, String)>,
    /// Its task.
    pub task: Task,
}

impl Step {
    /// Squares of the options, in their order, if the question is answered on the board: each option is a square, and none of
    /// these is marked, for then it is its name that is asked for.
    pub fn option_squares(&self) -> Option<Vec<Square>> {
        let Task::Choose(choices) = &self.task else {
            return None;
        };
        let squares = choices.iter().map(|choice| choice.option.parse().ok());
        let squares: Vec<Square> = squares.collect::<Option<_>>()?;
        let is_marked =
            |drawing: &Drawing| drawing.from == drawing.to && squares.contains(&drawing.from);
        (!self.drawings.iter().any(is_marked)).then_some(squares)
    }
}

/// Words of a step. Any of them may be empty.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Words {
    /// Explanation.
    pub text: String,
    /// The task in words.
    pub task: String,
    /// Help, from gentle to the move itself.
    pub hints: Vec<String>,
    /// Said when it is done.
    pub right: String,
    /// Said to any other wrong move.
    pub wrong: String,
}

/// Task of a step.
#[derive(Clone, PartialEq, Debug)]
pub enum Task {
    /// Nothing but to read.
    Tell,
    /// One of these lines: the learner's moves and the replies to them, by turns.
    Move {
        /// The lines, each of at least one move.
        lines: Vec<Line>,
        /// Answers to first moves that are wrong.
        wrongs: Vec<WrongMove>,
        /// True if the moves of the first line are spoken, and are to be made by ear.
        listen: bool,
    },
    /// A piece on each of these squares, in any order; only the learner moves.
    Reach {
        /// The squares.
        stars: Bitboard,
        /// Fewest moves.
        par: u32,
        /// True if a square that the other side attacks may not be entered.
        guarded: bool,
    },
    /// All pieces of the other side taken but its king; only the learner moves.
    Take {
        /// Fewest moves.
        par: u32,
        /// True if a square that the other side attacks may not be entered.
        guarded: bool,
    },
    /// All squares or moves that are such.
    Find(FindTarget),
    /// The position set up, from what stands already.
    Setup {
        /// The pieces that stand there already.
        from: Board,
    },
    /// A question.
    Choose(Vec<Choice>),
    /// The position played out against the robot.
    Play {
        /// The goal of the game.
        goal: Goal,
        /// The most moves of the learner, if there is a limit.
        within: Option<u32>,
        /// The robot's level, 1 to 12.
        level: u8,
        /// True if the robot plays as well as it can, and a move that lets go of the goal is told as soon as it is made.
        judged: bool,
    },
}

impl Task {
    /// The kind of a step, as it is written.
    pub const fn name(&self) -> &'static str {
        match self {
            Task::Tell => "tell",
            Task::Move { .. } => "move",
            Task::Reach { .. } => "reach",
            Task::Take { .. } => "take",
            Task::Find(_) => "find",
            Task::Setup { .. } => "setup",
            Task::Choose(_) => "choose",
            Task::Play { .. } => "play",
        }
    }
}

/// A line of play: the learner's move, the reply, the learner's next.
pub type Line = Vec<Move>;

/// An answer to one wrong move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WrongMove {
    /// The move.
    pub played: Move,
    /// The answer to it.
    pub words: String,
}

/// An option of a question.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Choice {
    /// The option.
    pub option: String,
    /// Said when it is chosen; it may be empty.
    pub answer: String,
    /// True if it is right.
    pub is_right: bool,
}

/// Goal of a game against the robot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// Mate.
    Mate,
    /// A draw, or not to have lost when the moves are over.
    Draw,
    /// A pawn promoted.
    Promote,
    /// So many pawns of material more than at the beginning.
    Win(u32),
}

/// Positions that a search visits to judge a move: the same verdict on every device.
pub const JUDGE_NODES: u64 = 200_000;

/// Score in hundredths of a pawn below which a search holds a win to be let go of. Rook and pawn against rook, won, are
/// never less than 340; drawn, they are about 200.
const NO_LONGER_WON: i32 = 250;

/// Score at which a search holds a draw to be let go of. Between the two it cannot tell, and nothing is called wrong.
const LOST: i32 = -540;

impl Goal {
    /// True if a search of [`JUDGE_NODES`] positions holds that the goal can still be reached, or cannot tell. `score` is
    /// the learner's, in hundredths of a pawn, a mate counted as more than all pieces are worth.
    pub const fn is_in_reach(self, score: i32) -> bool {
        match self {
            Goal::Draw => score > LOST,
            Goal::Mate | Goal::Promote | Goal::Win(_) => score >= NO_LONGER_WON,
        }
    }
}

/// The other name of a colour to move in a position: the learner's.
pub(crate) fn learner(board: &Setup) -> Color {
    board.turn
}
