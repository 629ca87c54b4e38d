//! Uniqueness of a solution: no other move of the solver is nearly as good.

use chess::Move;
use protocol::Score;

use crate::analyst::Analyst;
use crate::judge::Task;
use crate::mate::{Mate, MateSolver};
use crate::win_chance::win_chance;
use crate::{Line, Puzzle};

/// A move that is not worse than the stored one by more than this, in chances, is as good. The miner wants more, since it knows less.
const NEAR: f64 = 0.3;

/// Positions that the mate solver may visit for each node of the analyst.
const MATE_NODES: u64 = 10;

/// A move of the solver that is as good as the stored one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SecondSolution {
    /// Number of the solver's move, from 1.
    pub number: u32,
    /// The stored move.
    pub stored: Move,
    /// The other move.
    pub other: Move,
}

/// Checks that the main line is the only solution, with so many nodes for each of the solver's moves: else the error is a second one. `None` if the analyst was stopped.
///
/// A second solution is, in a mate, another move that mates as soon; the mate solver proves it if its nodes suffice. The last move of a mate may be
/// any that mates. Elsewhere it is a move after which the solver's chances are nearly as good, or better.
pub fn only_solution(
    puzzle: &Puzzle,
    nodes: u64,
    analyst: &mut dyn Analyst,
) -> Option<Result<(), SecondSolution>> {
    let mut task = Task::new(puzzle, &[]);
    let mut number = 0;
    while let Some(stored) = task.solution.moves.first().cloned() {
        number += 1;
        if let Err(other) = only_move(&task, stored.played, nodes, analyst)? {
            return Some(Err(SecondSolution {
                number,
                stored: stored.played,
                other,
            }));
        }
        let Some(reply) = stored.reply else {
            break;
        };
        task = task.next(stored.played, reply);
    }
    Some(Ok(()))
}

/// An error with the other move that is as good as the stored one, if there is one.
fn only_move(
    task: &Task,
    stored: Move,
    nodes: u64,
    analyst: &mut dyn Analyst,
) -> Option<Result<(), Move>> {
    if let Some(moves) = task.mate {
        if moves == 1 {
            return Some(Ok(()));
        }
        let mut solver = MateSolver::after(&task.root.history);
        let found = solver.solve(&task.root.position, moves, MATE_NODES * nodes);
        if let Mate::In { first, .. } = found {
            let other = first.into_iter().find(|&mv| mv != stored);
            return Some(other.map_or(Ok(()), Err));
        }
    }
    let lines = analyst.analyse(&task.root, 2, None, nodes)?;
    let worth = |line: &Line| win_chance(line.score);
    let is_stored = |line: &&Line| line.moves[0] == stored;
    let Some(other) = lines.iter().find(|line| !is_stored(line)) else {
        return Some(Ok(()));
    };
    // Where the stored move is not among the best two, the best is better.
    let as_good = match (lines.iter().find(is_stored), task.mate) {
        (None, _) => true,
        (Some(_), Some(moves)) => {
            matches!(other.score, Score::Mate(others) if others > 0 && others as u32 <= moves)
        }
        (Some(own), None) => worth(other) > worth(own) - NEAR,
    };
    Some(if as_good { Err(other.moves[0]) } else { Ok(()) })
}

#[cfg(test)]
mod tests {
    use chess::Position;

    use super::*;
    use crate::{Root, Solution};

    /// Answers with moves and scores, whatever is asked.
    struct Told(Vec<(&'static str, Score)>);

    impl Analyst for Told {
        fn analyse(
            &mut self,
            root: &Root,
            lines: usize,
            _: Option<&[Move]>,
            _: u64,
        ) -> Option<Vec<Line>> {
            let line = |&(uci, score): &(&str, Score)| Line {
                score,
                moves: vec![root.position.parse_uci(uci).expect("legal")],
            };
            Some(self.0.iter().take(lines).map(line).collect())
        }
    }

    fn puzzle(fen: &str, line: &str) -> Puzzle {
        let start = Position::from_fen(fen).expect("legal");
        let mut position = start.clone();
        let play = |uci: &str| {
            let mv = position.parse_uci(uci).expect("legal");
            position.play(mv);
            mv
        };
        let moves: Vec<Move> = line.split(' ').map(play).collect();
        Puzzle::new(start, None, Solution::line(&moves))
    }

    /// The other move and its number.
    fn second(puzzle: &Puzzle, told: &[(&'static str, Score)]) -> Option<(u32, String)> {
        let mut analyst = Told(told.to_vec());
        let found = only_solution(puzzle, 1_000, &mut analyst).expect("nothing stops it");
        let found = found.err();
        found.map(|found| (found.number, format!("{:?}", found.other)))
    }

    #[test]
    fn a_move_nearly_as_good_is_a_only_solution() {
        use Score::{Centipawns, Mate};
        let hanging = puzzle("4k3/pp6/8/8/2q5/8/PPR5/1K6 w - - 0 1", "c2c4");
        let (own, other) = (("c2c4", Centipawns(500)), |score| ("b2b3", score));
        let told = |score| second(&hanging, &[own, other(score)]);
        assert_eq!(told(Centipawns(0)), None);
        assert_eq!(told(Centipawns(200)), None);
        assert_eq!(told(Centipawns(250)), Some((1, "b2b3".into())));
        assert_eq!(told(Mate(5)), Some((1, "b2b3".into())));
        assert_eq!(second(&hanging, &[own]), None);
        let better = [("b2b3", Centipawns(900)), own];
        assert!(second(&hanging, &better).is_some());
        let better = [("b2b3", Centipawns(0)), ("a2a3", Centipawns(-90))];
        assert!(second(&hanging, &better).is_some());
    }

    #[test]
    fn the_second_move_counts_too() {
        let fork = puzzle("q3k3/8/8/1N6/8/8/7P/4K3 w - - 0 1", "b5c7 e8d7 c7a8");
        let told = [
            ("b5c7", Score::Centipawns(500)),
            ("c7a8", Score::Centipawns(500)),
        ];
        // What is told of the first position is no move of the second.
        let mut analyst = InTurn(vec![
            told[..1].to_vec(),
            vec![told[1], ("h2h3", Score::Centipawns(450))],
        ]);
        let found = only_solution(&fork, 1_000, &mut analyst).expect("nothing stops it");
        assert_eq!(found.map_err(|found| found.number), Err(2));
    }

    /// Answers one question after the other.
    struct InTurn(Vec<Vec<(&'static str, Score)>>);

    impl Analyst for InTurn {
        fn analyse(
            &mut self,
            root: &Root,
            lines: usize,
            only: Option<&[Move]>,
            nodes: u64,
        ) -> Option<Vec<Line>> {
            Told(self.0.remove(0)).analyse(root, lines, only, nodes)
        }
    }

    #[test]
    fn mates_are_proven() {
        // Morphy's problem: only the sacrifice of the rook mates in two.
        let morphy = "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1";
        assert!(second(&puzzle(morphy, "a1a6 b7a6 b6b7"), &[]).is_none());
        let both = puzzle("k7/8/1K6/8/8/8/8/6RR w - - 0 1", "g1g8");
        assert!(second(&both, &[]).is_none(), "the last move may be any");
        let two = puzzle("k7/8/2K5/8/8/8/8/5R1R w - - 0 1", "f1f7 a8b8 h1h8");
        let found = second(&two, &[]).expect("the other rook mates as soon");
        assert_eq!(found.0, 1);
    }
}
