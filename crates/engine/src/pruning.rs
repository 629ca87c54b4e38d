//! Pruning before any move is searched: reverse futility pruning, razoring, null move pruning, `ProbCut`.

use chess::Position;

use crate::evaluate::has_non_pawn_material;
use crate::history::PieceTo;
use crate::movepick::{MovePicker, Stage};
use crate::node::NonPvNode;
use crate::score::{DRAW, is_mate};
use crate::searcher::Searcher;
use crate::transposition::{Bound, Entry};

/// Static evaluation of a node, and what the transposition table adds to it, before its moves are looked at.
pub(crate) struct NodeEval {
    /// Static evaluation, corrected.
    pub eval: i32,
    /// `eval`, moved within the bounds that the transposition table has for the score.
    pub estimate: i32,
    /// The side to move stands better than at its last move.
    pub improving: bool,
    /// Entry of the transposition table.
    pub known: Option<Entry>,
    /// The position has been on a principal variation.
    pub pv: bool,
}

impl Searcher<'_> {
    /// The score of a node off the principal variation, not in check, if its evaluation or a shallower search is enough to
    /// tell on which side of `beta` a search of `depth` plies would end.
    pub(crate) fn prune(
        &mut self,
        position: &Position,
        node_eval: &NodeEval,
        beta: i32,
        depth: i32,
        ply: usize,
        cut: bool,
    ) -> Option<i32> {
        let &NodeEval {
            eval,
            estimate,
            improving,
            known,
            pv,
        } = node_eval;
        let alpha = beta - 1;

        // Reverse futility pruning (RFP), also static null move pruning: so far above beta that no quiet reply matters.
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

        // Null move pruning (NMP): if even passing holds beta, a move will.
        if depth >= 3
            && estimate >= beta
            && eval >= beta
            && ply >= self.null_from
            && !self.stack[ply].after_null
            && has_non_pawn_material(position, position.turn())
            && let Some(child) = position.play_null()
        {
            let surplus = (estimate - beta) / self.margin(200).max(1);
            let reduced = depth - 3 - depth / 3 - surplus.min(3);
            self.stack[ply].played = None;
            self.stack[ply].quiet = None;
            self.stack[ply + 1].doubles = self.stack[ply].doubles;
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
                self.stack[ply].played = Some(PieceTo::of(position, mv));
                self.stack[ply].quiet = None;
                self.stack[ply + 1].doubles = self.stack[ply].doubles;
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
                        eval: self.stack[ply].raw_eval,
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
