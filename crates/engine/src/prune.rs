//! Positions that are so good or so bad that no look at all their moves is needed.

use chess::Position;

use crate::history::PieceTo;
use crate::movepick::{MovePicker, Stage};
use crate::score::{DRAW, is_mate};
use crate::search::{NonPvNode, has_officers};
use crate::searcher::Searcher;
use crate::transposition::{Bound, Entry};

/// What a position seems to be worth before its moves are looked at.
pub(crate) struct Outlook {
    /// Static evaluation, corrected.
    pub eval: i32,
    /// The same, moved to where the table knows the true score to lie.
    pub estimate: i32,
    /// The side to move stands better than at its last move.
    pub improving: bool,
    /// What the table knows.
    pub known: Option<Entry>,
    /// The position has been on a principal variation.
    pub pv: bool,
}

impl Searcher<'_> {
    /// The score of a position off the principal variation, not in check, if it can be told from its
    /// outlook: whether it is at least `beta`, by a search of `depth` plies.
    pub(crate) fn prune(
        &mut self,
        position: &Position,
        outlook: &Outlook,
        beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> Option<i32> {
        let &Outlook {
            eval,
            estimate,
            improving,
            known,
            pv,
        } = outlook;
        let alpha = beta - 1;

        // Reverse Futility Pruning (RFP): so far above beta that no quiet reply matters.
        if depth <= 8
            && !pv
            && !is_mate(estimate)
            && estimate - self.margin(85 * depth - 40 * i32::from(improving)) >= beta
        {
            return Some(beta + (estimate - beta) * 5 / 8);
        }

        // Razoring: so far below alpha that only captures could help.
        if depth <= 3 && eval + self.margin(280 * depth) < alpha {
            let score = self.quiescence::<NonPvNode>(position, alpha, beta, ply);
            if score <= alpha || self.stopped {
                return Some(score);
            }
        }

        // Null Move Pruning (NMP): if even passing holds beta, a move will.
        if depth >= 3
            && estimate >= beta
            && eval >= beta
            && ply >= self.null_from
            && !self.frames[ply].after_null
            && has_officers(position, position.turn())
            && let Some(child) = position.play_null()
        {
            let surplus = (estimate - beta) / self.margin(200).max(1);
            let reduced = depth - 3 - depth / 3 - surplus.min(3);
            self.frames[ply].played = None;
            self.frames[ply].quiet = None;
            self.frames[ply + 1].doubles = self.frames[ply].doubles;
            self.descend(position, &child, ply, true);
            let score = -self.search::<NonPvNode>(&child, -beta, -alpha, reduced, ply + 1, !cut);
            self.ascend();
            if self.stopped {
                return Some(DRAW);
            }
            if score >= beta {
                let score = if is_mate(score) { beta } else { score };
                if depth < 12 || self.null_from > 0 {
                    return Some(score);
                }
                // Zugzwang would fool us: verify deep results without passing.
                self.null_from = ply + (depth - reduced) as usize;
                let verified = self.search::<NonPvNode>(position, alpha, beta, reduced, ply, false);
                self.null_from = 0;
                if verified >= beta || self.stopped {
                    return Some(score);
                }
            }
        }

        // ProbCut: a capture that beats beta by far in a shallow search will beat it in a deep one.
        let goal = beta + self.margin(180 - 50 * i32::from(improving));
        if depth >= 5
            && !is_mate(goal)
            && known.is_none_or(|entry| entry.depth < depth - 3 || entry.refine(goal) >= goal)
        {
            let hash = known.and_then(|entry| entry.mv);
            let mut picker = MovePicker::noisy(position, hash, goal - eval, &self.scored);
            while let Some(mv) = picker.next(position, self.weights, self.history, &mut self.scored)
            {
                if picker.stage() == Stage::BadNoisy {
                    break;
                }
                let child = position.after(mv);
                self.frames[ply].played = Some(PieceTo::of(position, mv));
                self.frames[ply].quiet = None;
                self.frames[ply + 1].doubles = self.frames[ply].doubles;
                self.descend(position, &child, ply, false);
                let mut score = -self.quiescence::<NonPvNode>(&child, -goal, 1 - goal, ply + 1);
                if score >= goal {
                    let depth = depth - 4;
                    score =
                        -self.search::<NonPvNode>(&child, -goal, 1 - goal, depth, ply + 1, !cut);
                }
                self.ascend();
                if self.stopped {
                    return Some(DRAW);
                }
                if score >= goal {
                    let entry = Entry {
                        mv: Some(mv),
                        score,
                        eval: self.frames[ply].raw_eval,
                        depth: depth - 3,
                        bound: Bound::Lower,
                        pv,
                    };
                    self.table.store(position.key(), ply, entry);
                    return Some(score);
                }
            }
        }
        None
    }
}
