//! A puzzle and its solution tree.

use std::iter;

use crate::{Theme, Themes};
use chess::{Move, Position};
use motif::Line;
use serde::{Deserialize, Serialize};

/// A chess puzzle.
///
/// ```
/// use chess::Position;
/// use puzzle::{Puzzle, Solution};
///
/// let start = Position::from_fen("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1")?;
/// let mate = start.parse_uci("e1e8")?;
/// let puzzle = Puzzle::new(start, None, Solution::line(&[mate]));
/// assert!(puzzle.position().after(mate).is_checkmate());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Debug)]
pub struct Puzzle {
    /// The name in its set; empty if it has none.
    pub id: String,
    /// The position before [`before`](Self::before), or if there is none, the one to be solved.
    pub start: Position,
    /// The opponent's move that leads to the position to be solved.
    pub before: Option<Move>,
    /// The right moves.
    pub solution: Solution,
    /// Number of moves to mate, if that is all that is said: then the solution may be empty, and it is for whoever
    /// judges to find it.
    pub mate_in: Option<u8>,
    /// Its themes.
    pub themes: Themes,
    /// Themes that have no [`Theme`](crate::Theme): words with spaces between them.
    pub other_themes: String,
    /// Its rating, if known.
    pub rating: Option<Rating>,
    /// Share of likes less share of dislikes, from −100 to 100.
    pub popularity: Option<i8>,
    /// Number of attempts at it.
    pub plays: Option<u32>,
    /// Its origin.
    pub source: Source,
}

/// A rating and how sure it is: the mean of a normal distribution and its standard deviation.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Rating {
    /// The rating, on the scale of Elo.
    pub rating: f64,
    /// The rating deviation.
    pub deviation: f64,
}

/// Origin of a puzzle.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Source {
    /// The game: its address, or its players and event; empty if unknown.
    pub game: String,
    /// Number of half-moves of the game before [`Puzzle::start`].
    pub ply: Option<u32>,
    /// Number of nodes that the engine searched to prove the solution.
    pub nodes: Option<u64>,
    /// The names of its opening, with spaces between them; empty if unknown.
    pub opening: String,
}

/// Solution tree: the right moves in a position where the solver is to move, and all that follows.
///
/// Without moves the puzzle is solved.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Solution {
    /// The right moves; the first is the main line.
    pub moves: Vec<RightMove>,
}

/// A right move of the solver's and what follows.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RightMove {
    /// The solver's move.
    pub played: Move,
    /// The opponent's answer; without one the puzzle is solved.
    pub reply: Option<Move>,
    /// The solution after the answer.
    pub then: Solution,
}

impl Solution {
    /// The solution that is one line: the solver's move, the answer, the solver's move, …
    /// An answer at the end is left out: nothing is to be found after it.
    pub fn line(moves: &[Move]) -> Solution {
        let mut then = Solution::default();
        for pair in moves.chunks(2).rev() {
            let reply = pair.get(1).copied().filter(|_| !then.is_end());
            then = Solution {
                moves: vec![RightMove {
                    played: pair[0],
                    reply,
                    then,
                }],
            };
        }
        then
    }

    /// The solution of several lines from one position, the main line first. Where lines differ in the answer to a move, the
    /// first is taken.
    pub fn from_lines(lines: &[Vec<Move>]) -> Solution {
        let mut solution = Solution::default();
        for line in lines {
            solution.add(Solution::line(line));
        }
        solution
    }

    /// Adds what is right in another solution from the same position.
    fn add(&mut self, other: Solution) {
        for right in other.moves {
            match self
                .moves
                .iter_mut()
                .find(|known| known.played == right.played)
            {
                Some(known) if known.reply == right.reply => known.then.add(right.then),
                Some(_) => {}
                None => self.moves.push(right),
            }
        }
    }

    /// All lines from the first position to an end, the main line first.
    pub fn lines(&self) -> Vec<Vec<Move>> {
        let mut lines = Vec::new();
        for right in &self.moves {
            let begun: Vec<Move> = [right.played].into_iter().chain(right.reply).collect();
            if right.then.is_end() {
                lines.push(begun);
            } else {
                let rests = right.then.lines();
                lines.extend(rests.into_iter().map(|rest| [&begun[..], &rest].concat()));
            }
        }
        lines
    }

    /// True if nothing is to be found any more.
    pub fn is_end(&self) -> bool {
        self.moves.is_empty()
    }

    /// The first right move at every step, with the answers.
    pub fn main_line(&self) -> Vec<Move> {
        let mut line = Vec::new();
        let mut node = self;
        while let Some(first) = node.moves.first() {
            line.push(first.played);
            line.extend(first.reply);
            node = &first.then;
        }
        line
    }

    /// The right move that is this one, if it is right.
    pub fn find(&self, played: Move) -> Option<&RightMove> {
        self.moves.iter().find(|right| right.played == played)
    }

    /// Number of the solver's moves in the main line.
    pub fn solver_moves(&self) -> usize {
        self.main_line().len().div_ceil(2)
    }
}

impl Puzzle {
    /// A puzzle of which no more is known than its position and solution.
    pub fn new(start: Position, before: Option<Move>, solution: Solution) -> Puzzle {
        Puzzle {
            id: String::new(),
            start,
            before,
            solution,
            mate_in: None,
            themes: Themes::EMPTY,
            other_themes: String::new(),
            rating: None,
            popularity: None,
            plays: None,
            source: Source::default(),
        }
    }

    /// The position to be solved.
    pub fn position(&self) -> Position {
        self.before
            .map_or_else(|| self.start.clone(), |before| self.start.after(before))
    }

    /// The main line, in which motifs are found, with the move that leads to it; `None` if no solution is stored.
    pub fn line(&self) -> Option<Line> {
        let solution = self.solution.main_line();
        match self.before {
            None => Line::new(self.start.clone(), &solution),
            Some(before) => {
                let moves: Vec<Move> = iter::once(before).chain(solution).collect();
                Line::after_move(self.start.clone(), &moves)
            }
        }
    }
}

/// Adds the theme of a key, or the key itself to those that have no theme.
pub(crate) fn add_theme(key: &str, themes: &mut Themes, others: &mut String) {
    if let Some(theme) = Theme::from_key(key) {
        themes.insert(theme);
        return;
    }
    if !others.is_empty() {
        others.push(' ');
    }
    others.push_str(key);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moves(position: &Position, uci: &str) -> Vec<Move> {
        let mut position = position.clone();
        let play = |uci| {
            let played = position.parse_uci(uci).expect("legal");
            position.play(played);
            played
        };
        uci.split(' ').map(play).collect()
    }

    #[test]
    fn a_line_is_a_tree_of_one_branch() {
        let start = Position::default();
        let line = moves(&start, "e2e4 e7e5 g1f3 b8c6 f1b5");
        let solution = Solution::line(&line);
        assert_eq!(solution.main_line(), line);
        assert_eq!(solution.solver_moves(), 3);
        assert_eq!(Solution::line(&line[..4]).main_line(), line[..3]);
        assert!(Solution::line(&[]).is_end());

        let right = solution.find(line[0]).expect("it is the first");
        assert_eq!(right.reply, Some(line[1]));
        assert!(solution.find(line[1]).is_none());
        let last = &right.then.moves[0].then.moves[0];
        assert_eq!((last.played, last.reply), (line[4], None));
        assert!(last.then.is_end());
    }

    #[test]
    fn a_tree_is_its_lines() {
        let start = Position::default();
        let line = |uci| moves(&start, uci);
        let lines = [
            line("e2e4 e7e5 g1f3"),
            line("e2e4 e7e5 f1c4 b8c6 d1h5"),
            line("d2d4"),
        ];
        let tree = Solution::from_lines(&lines);
        assert_eq!(tree.lines(), lines);
        assert_eq!(tree.main_line(), lines[0]);
        assert_eq!(tree.moves[0].then.moves.len(), 2);
        // There is one answer to each move.
        let other = [lines[0].clone(), line("e2e4 c7c5 g1f3")];
        assert_eq!(Solution::from_lines(&other).lines(), lines[..1]);
        assert_eq!(Solution::from_lines(&[]), Solution::default());
    }

    #[test]
    fn the_opponent_moves_before_the_solver() {
        let start = Position::default();
        let line = moves(&start, "e2e4 e7e5");
        let puzzle = Puzzle::new(start.clone(), Some(line[0]), Solution::line(&line[1..]));
        assert_eq!(puzzle.position(), start.after(line[0]));
    }

    #[test]
    fn motifs_are_looked_for_in_the_main_line() {
        let start = Position::default();
        let line = moves(&start, "e2e4 e7e5 g1f3 b8c6");
        let after = Puzzle::new(start.clone(), Some(line[0]), Solution::line(&line[1..]));
        let found = after.line().expect("it has moves");
        assert_eq!(found.start(), &start.after(line[0]));
        assert_eq!(found.solver_moves(), 2);
        let first = Puzzle::new(start.clone(), None, Solution::line(&line[..3]));
        let found = first.line().expect("it has moves");
        assert_eq!((found.start(), found.solver_moves()), (&start, 2));
        let unsolved = Puzzle::new(start, Some(line[0]), Solution::default());
        assert!(unsolved.line().is_none());
    }
}
