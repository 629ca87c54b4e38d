//! Bar that another move has to clear to be as good as the solution, by deep searches of the stored line.

use chess::{Color, Move, Position, Role};
use protocol::Score;

use super::preparation::JudgeSettings;
use super::task::{Task, drawn};
use crate::analyst::{Analyst, Root};
use crate::win_chance::{of_centipawns, win_chance};

/// The least that a right move is worth.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Bar {
    /// So much, in [`win_chance`].
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
