//! The line of a puzzle: as long as only one move is right.

use chess::Move;
use protocol::Score;

use super::Rejection;
use super::candidate::{Goal, centipawns};
use super::settings::{HELD, LOST, MineRules};
use crate::analyst::{Analyst, Line, Root};
use crate::win_chance::win_chance;

/// The longest line, in half-moves.
const LONGEST: usize = 31;

/// Ok if the first of two lines is the only right move for a goal, otherwise the reason why it is not.
pub(super) fn only_move(lines: &[Line], goal: Goal, rules: &MineRules) -> Result<(), Rejection> {
    let Some(best) = lines.first() else {
        return Err(Rejection::NotWinning);
    };
    let reached = match goal {
        Goal::Mate => matches!(best.score, Score::Mate(moves) if moves > 0),
        Goal::Win => centipawns(best.score) >= rules.winning,
        Goal::Save => centipawns(best.score) >= HELD,
    };
    if !reached {
        return Err(Rejection::NotWinning);
    }
    let Some(second) = lines.get(1) else {
        return Ok(());
    };
    let alone = match (goal, best.score) {
        (Goal::Save, _) => centipawns(second.score) <= LOST,
        (Goal::Mate, Score::Mate(moves)) if moves <= rules.won_mates => {
            !matches!(second.score, Score::Mate(others) if (1..=moves).contains(&others))
        }
        _ => win_chance(best.score) > win_chance(second.score) + rules.gap,
    };
    if alone {
        Ok(())
    } else {
        Err(Rejection::TwoGoodMoves)
    }
}

/// The line of a puzzle, as [`follow`] finds it.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Proof {
    /// The solver's moves with the replies between them.
    pub moves: Vec<Move>,
    /// Worth for the solver of the last position, as the search for his last move saw it.
    pub score: Score,
}

/// Follows the solution from where the solver is to move. The first move has been found to be the only one: `first` is the
/// analysis that says so. `None` if the analyst was stopped.
pub(super) fn follow(
    root: &Root,
    first: Vec<Line>,
    goal: Goal,
    rules: &MineRules,
    nodes: u64,
    analyst: &mut dyn Analyst,
) -> Option<Result<Proof, Rejection>> {
    let mut root = root.clone();
    let mut lines = first;
    let mut moves = Vec::new();
    let mut score = lines[0].score;
    // The number of half-moves up to the last move of the solver that he could have missed.
    let mut found = 0;
    loop {
        let last_of_mate = goal == Goal::Mate && lines[0].score == Score::Mate(1);
        if let Err(why) = only_move(&lines, goal, rules) {
            let mates_before = rules.won_mates > 0 && !moves.is_empty();
            if last_of_mate && (mates_before || only_mates_win(&root, nodes, analyst)?) {
                // Any of the mates may be given.
            } else if goal == Goal::Mate {
                // A mate in which another move wins as well is no puzzle at all.
                return Some(Err(why));
            } else {
                break;
            }
        }
        let forced = root.position.count_legal_moves() == 1;
        moves.push(lines[0].moves[0]);
        root = root.after(lines[0].moves[0]);
        // A mate is shown to its end.
        if !forced || goal == Goal::Mate {
            found = moves.len();
            score = lines[0].score;
        }
        if !root.position.has_legal_move() || moves.len() >= LONGEST {
            break;
        }
        let reply = match lines[0].moves.get(1) {
            // In a mate the reply that puts it off is already known.
            Some(&reply) if goal == Goal::Mate => reply,
            _ => analyst.analyse(&root, 1, None, nodes / 4)?[0].moves[0],
        };
        moves.push(reply);
        root = root.after(reply);
        if root.repetitions() > 0 {
            return Some(Err(Rejection::Repetition));
        }
        if !root.position.has_legal_move() {
            break;
        }
        lines = analyst.analyse(&root, 2, None, nodes)?;
    }
    moves.truncate(found);
    Some(if moves.is_empty() {
        Err(Rejection::TwoGoodMoves)
    } else {
        Ok(Proof { moves, score })
    })
}

/// True if the best move that does not mate at once is no win by itself, on the scale of the published rule.
fn only_mates_win(root: &Root, nodes: u64, analyst: &mut dyn Analyst) -> Option<bool> {
    /// The chances that the best move which does not mate may have.
    const MOST: f64 = 0.6;
    let position = &root.position;
    let others: Vec<Move> = (position.legal_moves().iter().copied())
        .filter(|&mv| !position.after(mv).is_checkmate())
        .collect();
    if others.is_empty() {
        return Some(true);
    }
    let lines = analyst.analyse(root, 1, Some(&others), nodes / 4)?;
    Some(
        lines
            .first()
            .is_none_or(|line| win_chance(line.score) <= MOST),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(scores: &[Score]) -> Vec<Line> {
        let line = |&score| Line {
            score,
            moves: Vec::new(),
        };
        scores.iter().map(line).collect()
    }

    #[test]
    fn only_mates_as_soon() {
        use Rejection::TwoGoodMoves;
        use Score::{Centipawns, Mate};
        let rules = MineRules {
            won_mates: 3,
            ..MineRules::STRICT
        };
        for (scores, expected) in [
            ([Mate(3), Centipawns(900)], Ok(())),
            ([Mate(3), Mate(4)], Ok(())),
            ([Mate(3), Mate(-4)], Ok(())),
            ([Mate(3), Mate(3)], Err(TwoGoodMoves)),
            ([Mate(3), Mate(2)], Err(TwoGoodMoves)),
            ([Mate(4), Mate(5)], Err(TwoGoodMoves)),
            ([Mate(4), Centipawns(0)], Ok(())),
        ] {
            let found = only_move(&lines(&scores), Goal::Mate, &rules);
            assert_eq!(found, expected, "{scores:?}");
        }
    }

    #[test]
    fn only_moves() {
        use Rejection::{NotWinning, TwoGoodMoves};
        use Score::{Centipawns, Mate};
        let strict = MineRules::STRICT;
        for (goal, scores, expected) in [
            (Goal::Win, &[][..], Err(NotWinning)),
            (Goal::Win, &[Centipawns(300)], Ok(())),
            (Goal::Win, &[Centipawns(100)], Err(NotWinning)),
            (Goal::Win, &[Centipawns(600), Centipawns(0)], Ok(())),
            (
                Goal::Win,
                &[Centipawns(600), Centipawns(200)],
                Err(TwoGoodMoves),
            ),
            (
                Goal::Mate,
                &[Centipawns(600), Centipawns(0)],
                Err(NotWinning),
            ),
            (Goal::Mate, &[Mate(2), Centipawns(0)], Ok(())),
            (Goal::Mate, &[Mate(2), Mate(3)], Err(TwoGoodMoves)),
            (Goal::Mate, &[Mate(-2)], Err(NotWinning)),
            (Goal::Mate, &[Mate(2), Centipawns(900)], Err(TwoGoodMoves)),
            (Goal::Save, &[Centipawns(0), Centipawns(-300)], Ok(())),
            (
                Goal::Save,
                &[Centipawns(0), Centipawns(-100)],
                Err(TwoGoodMoves),
            ),
            (Goal::Save, &[Centipawns(-100), Mate(-3)], Err(NotWinning)),
        ] {
            assert_eq!(
                only_move(&lines(scores), goal, &strict),
                expected,
                "{goal:?} {scores:?}"
            );
        }
    }
}
