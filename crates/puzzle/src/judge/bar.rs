//! Bar that another move has to clear to be as good as the solution, by deep searches of the stored line.

use chess::{Color, Move, Position, Role};
use protocol::Score;

use super::settings::JudgeSettings;
use super::task::{Task, drawn};
use crate::analyst::{Analyst, Root};
use crate::win_chance::{of_centipawns, win_chance};

/// The least that a right move is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Bar {
    /// The least chance, in [`win_chance`].
    Chances(f64),
    /// A forced mate. The engine does not see that the solution wins, so that it cannot tell what wins as much: the solution is
    /// trusted, and no other move.
    Mate,
}

impl Bar {
    /// The bar of a task. `None` if the analyst was stopped.
    ///
    /// The solution is worth what its first move is, or more if its last move is: that is found after the line, where less is left to
    /// see. A draw is as good as the solution only where that cannot win. Without a solution the engine's best move is one.
    pub(super) fn of(
        task: &Task,
        settings: &JudgeSettings,
        analyst: &mut dyn Analyst,
    ) -> Option<Bar> {
        let line = task.solution.main_line();
        let mut root = task.root.clone();
        let mut chances = |root: &Root, only: Option<&[Move]>| {
            let lines = analyst.analyse(root, 1, only, settings.deep_nodes)?;
            Some(lines.first().map_or(0.0, |line| win_chance(line.score)))
        };
        if line.is_empty() {
            let best = chances(&root, None)?;
            return Some(Bar::Chances(best - settings.tolerance));
        }
        let solver = root.position.turn();
        let last = (line.len() - 1) / 2 * 2;
        let mut worth = -1.0_f64;
        for (ply, &mv) in line.iter().enumerate().take(last + 1) {
            if ply == 0 || ply == last {
                worth = worth.max(chances(&root, Some(&[mv]))?);
            }
            root = root.after(mv);
        }
        let winning = of_centipawns(settings.winning);
        let near = worth - settings.tolerance;
        Some(if worth >= winning {
            Bar::Chances(near.max(winning))
        } else if drawn(&root).is_some() || is_bare(&root.position, solver) {
            Bar::Chances(near)
        } else {
            Bar::Mate
        })
    }

    /// True if a move of this worth clears the bar.
    pub(super) fn is_cleared_by(self, score: Score) -> bool {
        match (self, score) {
            (_, Score::Mate(moves)) if moves > 0 => true,
            (Bar::Chances(least), score) => win_chance(score) >= least,
            (Bar::Mate, _) => false,
        }
    }
}

/// True if a side has at most one knight or bishop beside its king: it does not win, but for mates, which need no bar.
fn is_bare(position: &Position, color: Color) -> bool {
    let own = |role| position.pieces(color, role);
    let minor = own(Role::Knight) | own(Role::Bishop);
    let others = own(Role::Pawn) | own(Role::Rook) | own(Role::Queen);
    others.is_empty() && !minor.is_many()
}

#[cfg(test)]
mod tests {
    use super::super::preparation::Preparation;
    use super::super::verdict::Verdict;
    use super::*;
    use crate::{Line, Puzzle, Solution};

    /// Answers with a line of one move for each that is asked for, its score a function of the position, the move and the nodes.
    struct Told<F>(F);

    impl<F: FnMut(&Position, Move, u64) -> Score> Analyst for Told<F> {
        fn analyse(
            &mut self,
            root: &Root,
            lines: usize,
            only: Option<&[Move]>,
            nodes: u64,
        ) -> Option<Vec<Line>> {
            let moves = root.position.legal_moves();
            let mut found: Vec<Line> = (only.unwrap_or(&moves).iter())
                .map(|&mv| Line {
                    score: (self.0)(&root.position, mv, nodes),
                    moves: vec![mv],
                })
                .collect();
            found.sort_by(|one, other| win_chance(other.score).total_cmp(&win_chance(one.score)));
            found.truncate(lines);
            Some(found)
        }
    }

    /// The verdict on a move of a puzzle of two moves, in a word: the stored first move is worth `shallow` and then `deep` centipawns, the
    /// stored last move `last`, the other move at first `shallow`, too, and then `other`.
    fn verdict(
        fen: &str,
        line: &str,
        (shallow, deep, last): (i32, i32, i32),
        other: Score,
    ) -> &'static str {
        let start = Position::from_fen(fen).expect("legal");
        let mut position = start.clone();
        let play = |uci: &str| {
            let mv = position.parse_uci(uci).expect("legal");
            position.play(mv);
            mv
        };
        let line: Vec<Move> = line.split(' ').map(play).collect();
        let puzzle = Puzzle::new(start.clone(), None, Solution::line(&line));
        let settings = JudgeSettings::default();
        let mut analyst = Told(|asked: &Position, mv: Move, nodes: u64| match nodes {
            nodes if nodes < settings.deep_nodes => Score::Centipawns(shallow),
            _ if *asked != start => Score::Centipawns(last),
            _ if mv == line[0] => Score::Centipawns(deep),
            _ => other,
        });
        let mv = start.parse_uci("a1b1").expect("legal");
        let mut judge = Preparation::new(Task::new(&puzzle, &[]), settings);
        match judge.verdict(mv, &mut analyst).expect("nothing stops it") {
            Verdict::Solved(_) => "solved",
            Verdict::Slower { .. } => "slower",
            Verdict::Wrong { .. } => "wrong",
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn the_stored_line_is_evidence() {
        use Score::{Centipawns, Mate};
        let fen = "4k3/pp6/8/8/8/8/PP4N1/K4R2 w - - 0 1";
        // The stored first move: at first, deeper; the last move. The other move, deeper; the verdict on it.
        for (stored, other, expected) in [
            // Both win as much, or do not.
            ((400, 500, 500), Centipawns(480), "solved"),
            ((400, 500, 500), Centipawns(300), "slower"),
            ((400, 500, 500), Centipawns(0), "wrong"),
            // What is found after the line counts, where it is more.
            ((0, 0, 500), Centipawns(480), "solved"),
            ((0, 0, 500), Centipawns(200), "slower"),
            ((0, 0, 500), Centipawns(0), "wrong"),
            ((400, 500, 0), Centipawns(480), "solved"),
            // The tolerance does not make a win of what is none: 105.2 are 200 on the public scale.
            ((103, 107, 107), Centipawns(106), "solved"),
            ((103, 107, 107), Centipawns(105), "wrong"),
            // The engine does not see that the solution wins: it is trusted, and mates alone are as good.
            ((0, 0, 0), Centipawns(0), "wrong"),
            ((0, 0, 0), Centipawns(500), "slower"),
            ((0, 0, 0), Mate(7), "solved"),
            ((0, 0, 0), Mate(-7), "wrong"),
        ] {
            let found = verdict(fen, "f1d1 a7a6 d1d6", stored, other);
            assert_eq!(found, expected, "{stored:?} {other:?}");
        }
    }

    #[test]
    fn a_draw_is_as_good_only_where_the_solution_cannot_win() {
        use Score::Centipawns;
        let captures = "g1e2 a6a5 e2d4";
        for (fen, other, expected) in [
            // A knight alone does not win; a pawn beside it may.
            ("4k3/8/p7/8/3p4/8/8/K5N1 w - - 0 1", 0, "solved"),
            ("4k3/8/p7/8/3p4/8/8/K5N1 w - - 0 1", -500, "wrong"),
            ("4k3/8/p7/8/3p4/8/7P/K5N1 w - - 0 1", 0, "wrong"),
            ("4k3/8/p7/8/3p4/8/8/K2N2N1 w - - 0 1", 0, "wrong"),
        ] {
            let found = verdict(fen, captures, (0, 0, 0), Centipawns(other));
            assert_eq!(found, expected, "{fen} {other}");
        }
        // The solution itself is stalemate.
        let stalemate = "7k/4Q3/8/8/8/8/8/R6K w - - 0 1";
        let found = verdict(stalemate, "e7f7", (0, 0, 0), Centipawns(0));
        assert_eq!(found, "solved");
    }
}
