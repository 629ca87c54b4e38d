//! The tree: principal variation search over a transposition table, with the selective techniques
//! that make depth affordable, each a block of its own.
//!
//! Margins are in centipawns of a pawn of 100 and scale with the pawn's run-time value.

use chess::{Color, Move, MoveList, Position, Role};

use crate::movepick::{MovePicker, Stage, is_noisy};
use crate::quiescence::gives_direct_check;
use crate::score::{DRAW, INFINITE, MATE_IN_MAX, MAX_PLY, is_mate, mate_in, mated_in};
use crate::searcher::Searcher;
use crate::see::see_ge;
use crate::transposition::{Bound, Entry};

/// What kind of node is being searched, known when compiling.
pub(crate) trait Node {
    /// On the principal variation: the window is open, the exact score matters.
    const PV: bool;
    /// The position the search was asked about.
    const ROOT: bool;
}

pub(crate) struct RootNode;
pub(crate) struct PvNode;
pub(crate) struct NonPvNode;

impl Node for RootNode {
    const PV: bool = true;
    const ROOT: bool = true;
}

impl Node for PvNode {
    const PV: bool = true;
    const ROOT: bool = false;
}

impl Node for NonPvNode {
    const PV: bool = false;
    const ROOT: bool = false;
}

impl Searcher<'_> {
    /// Score of a position for the side to move, `depth` plies deep, inside `alpha..beta` exactly
    /// and outside it as a bound.
    ///
    /// `cut` says that this node is expected to fail high.
    pub(crate) fn search<N: Node>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        mut beta: i32,
        mut depth: i32,
        ply: usize,
        cut: bool,
    ) -> i32 {
        let in_check = position.is_check();

        // Check Extension: never judge a position with a king in danger.
        if in_check && !N::ROOT {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiescence::<N>(position, alpha, beta, ply, true);
        }
        if N::PV {
            self.pv[ply].clear();
        }
        if self.visit(ply) {
            return DRAW;
        }

        let excluded = self.frames[ply].excluded;
        if !N::ROOT {
            if self.is_draw(position, ply) {
                return DRAW;
            }
            if ply >= MAX_PLY {
                return self.evaluate(position, ply);
            }

            // Mate Distance Pruning (MDP): a quicker mate is already known.
            alpha = alpha.max(mated_in(ply));
            beta = beta.min(mate_in(ply + 1));
            if alpha >= beta {
                return alpha;
            }
        }

        let known = match excluded {
            None => self.table.probe(position.key(), ply),
            Some(_) => None,
        };

        // Transposition Table Cutoff: searched before, at least as deep. Near the fifty-move rule
        // the same position is no longer worth the same.
        if let Some(entry) = known
            && !N::PV
            && entry.depth >= depth
            && position.halfmove_clock() < 90
            && match entry.bound {
                Bound::None => false,
                Bound::Upper => entry.score <= alpha,
                Bound::Lower => entry.score >= beta,
                Bound::Exact => true,
            }
        {
            return entry.score;
        }

        let hash = if N::ROOT {
            self.root_best
        } else {
            known.and_then(|entry| entry.mv)
        };

        // Static evaluation, and a better estimate where the table bounds the true score.
        let static_eval = if in_check {
            None
        } else {
            known
                .and_then(|entry| entry.eval)
                .or(self.frames[ply].eval.filter(|_| excluded.is_some()))
                .or_else(|| Some(self.evaluate(position, ply)))
        };
        self.frames[ply].eval = static_eval;
        let estimate = static_eval.map(|eval| match known {
            Some(Entry {
                bound: Bound::Exact,
                score,
                ..
            }) => score,
            Some(Entry {
                bound: Bound::Lower,
                score,
                ..
            }) => eval.max(score),
            Some(Entry {
                bound: Bound::Upper,
                score,
                ..
            }) => eval.min(score),
            _ => eval,
        });
        let improving = static_eval.is_some_and(|eval| {
            ply >= 2 && self.frames[ply - 2].eval.is_none_or(|before| eval > before)
        });

        if let (Some(eval), Some(estimate)) = (static_eval, estimate)
            && !N::PV
            && excluded.is_none()
            && !is_mate(beta)
        {
            // Reverse Futility Pruning (RFP): so far above beta that no quiet reply matters.
            if depth <= 8
                && !is_mate(estimate)
                && estimate - self.margin(75 * (depth - i32::from(improving))) >= beta
            {
                return i32::midpoint(estimate, beta);
            }

            // Razoring: so far below alpha that only captures could help.
            if depth <= 3 && eval + self.margin(280 * depth) < alpha {
                let score = self.quiescence::<NonPvNode>(position, alpha, alpha + 1, ply, true);
                if score <= alpha || self.stopped {
                    return score;
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
                self.descend(position, &child, ply, true);
                let score =
                    -self.search::<NonPvNode>(&child, -beta, -beta + 1, reduced, ply + 1, !cut);
                self.ascend();
                if self.stopped {
                    return DRAW;
                }
                if score >= beta {
                    let score = if is_mate(score) { beta } else { score };
                    if depth < 12 || self.null_from > 0 {
                        return score;
                    }
                    // Zugzwang would fool us: verify deep results without passing.
                    self.null_from = ply + (depth - reduced) as usize;
                    let verified =
                        self.search::<NonPvNode>(position, beta - 1, beta, reduced, ply, false);
                    self.null_from = 0;
                    if verified >= beta || self.stopped {
                        return score;
                    }
                }
            }
        }

        // Internal Iterative Reduction (IIR): nothing known here, so look less deep first.
        if depth >= 4 && hash.is_none() && excluded.is_none() && (N::PV || cut) {
            depth -= 1;
        }

        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut played = 0;
        let mut quiets = MoveList::new();

        let mut picker = MovePicker::all(position, hash, self.frames[ply].killers);
        while let Some(mv) = picker.next(position, self.weights, self.history) {
            if Some(mv) == excluded || (N::ROOT && self.barred.contains(&mv)) {
                continue;
            }
            let quiet = !is_noisy(position, mv);
            let past = if quiet {
                self.history.quiet(position.turn(), mv)
            } else {
                0
            };

            let mut reduction = late_move_reduction(depth, played + 1);

            if !N::ROOT && best > -MATE_IN_MAX && has_officers(position, position.turn()) {
                let near = (depth - 1 - reduction).max(0);

                // Late Move Pruning (LMP): enough quiet moves tried at this depth.
                if quiet
                    && !in_check
                    && quiets.len() as i32 >= (4 + depth * depth) / (2 - i32::from(improving))
                    && !gives_direct_check(position, mv)
                {
                    continue;
                }

                // Futility Pruning (FP): a quiet move cannot make up what is missing.
                if quiet
                    && near <= 6
                    && !is_mate(alpha)
                    && static_eval.is_some_and(|eval| eval + self.margin(110 + 90 * near) <= alpha)
                    && !gives_direct_check(position, mv)
                {
                    continue;
                }

                // Static Exchange Evaluation Pruning (SEE): it only loses material.
                let threshold = if quiet { -50 * near } else { -90 * depth };
                if depth <= 8
                    && picker.stage() > Stage::GoodNoisy
                    && !see_ge(position, self.weights, mv, self.margin(threshold))
                {
                    continue;
                }
            }

            // Singular Extension (SE): if all other moves are clearly worse than what the table
            // promises for this one, it deserves a closer look.
            let mut extension = 0;
            if let Some(entry) = known
                && !N::ROOT
                && Some(mv) == hash
                && depth >= 7
                && entry.depth >= depth - 3
                && matches!(entry.bound, Bound::Lower | Bound::Exact)
                && !is_mate(entry.score)
            {
                let target = entry.score - self.margin(2 * depth);
                self.frames[ply].excluded = Some(mv);
                let score = self.search::<NonPvNode>(
                    position,
                    target - 1,
                    target,
                    (depth - 1) / 2,
                    ply,
                    cut,
                );
                self.frames[ply].excluded = None;
                if self.stopped {
                    return DRAW;
                }
                if score < target {
                    extension = 1;
                } else if target >= beta {
                    // Multicut: several moves beat beta.
                    return target;
                }
            }

            let child = position.after(mv);
            self.descend(position, &child, ply, false);
            played += 1;
            if quiet {
                quiets.push(mv);
            }
            let new_depth = depth - 1 + extension;
            let mut score = -INFINITE;

            // Late Move Reductions (LMR): late moves are searched less deep until they surprise.
            let mut full = !N::PV || played > 1;
            if depth >= 2
                && played > 1 + i32::from(N::ROOT)
                && (quiet || picker.stage() == Stage::BadNoisy)
            {
                reduction += i32::from(cut) + i32::from(!improving);
                reduction -= i32::from(N::PV);
                reduction -= i32::from(child.is_check());
                reduction -= i32::from(picker.stage() == Stage::Killers);
                reduction -= past / 4_096;
                let reduced = (new_depth - reduction).clamp(1, new_depth.max(1));
                score =
                    -self.search::<NonPvNode>(&child, -alpha - 1, -alpha, reduced, ply + 1, true);
                full = score > alpha && reduced < new_depth;
            }

            // Principal Variation Search (PVS): prove that the others are no better.
            if full {
                score =
                    -self.search::<NonPvNode>(&child, -alpha - 1, -alpha, new_depth, ply + 1, !cut);
            }
            if N::PV && (played == 1 || score > alpha) {
                score = -self.search::<PvNode>(&child, -beta, -alpha, new_depth, ply + 1, false);
            }
            self.ascend();

            if self.stopped {
                return DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    if N::ROOT {
                        self.root_best = best_move;
                    }
                    if N::PV {
                        self.extend_pv(ply, mv);
                    }
                    if score >= beta {
                        bound = Bound::Lower;
                        if quiet {
                            self.remember_cutoff(position, mv, &quiets, depth, ply);
                        }
                        break;
                    }
                    alpha = score;
                    bound = Bound::Exact;
                }
            }
        }

        if played == 0 && best == -INFINITE {
            return match (excluded, in_check) {
                (Some(_), _) => alpha,
                (None, true) => mated_in(ply),
                (None, false) => DRAW,
            };
        }

        // What is found with moves left out is not what the position is worth.
        if excluded.is_none() && (!N::ROOT || self.barred.is_empty()) {
            self.table.store(
                position.key(),
                ply,
                Entry {
                    mv: best_move,
                    score: best,
                    eval: static_eval,
                    depth,
                    bound,
                },
            );
        }
        best
    }

    fn remember_cutoff(
        &mut self,
        position: &Position,
        mv: Move,
        tried: &[Move],
        depth: i32,
        ply: usize,
    ) {
        let killers = &mut self.frames[ply].killers;
        if killers[0] != Some(mv) {
            killers[1] = killers[0];
            killers[0] = Some(mv);
        }
        self.history.cutoff(position, mv, tried, depth);
    }
}

/// A side with nothing but king and pawns may be in zugzwang.
fn has_officers(position: &Position, color: Color) -> bool {
    let plain = position.by_role(Role::Pawn) | position.by_role(Role::King);
    (position.by_color(color) & !plain).any()
}

/// Plies to take off the `number`th move: grows with the logarithms of depth and number.
fn late_move_reduction(depth: i32, number: i32) -> i32 {
    // lg · lg / 4 is ln · ln / 2; the logarithms carry eight binary places.
    let product = log2(depth.max(1)) * log2(number.max(1));
    (product / 4 + (3 << 16) / 8) >> 16
}

/// Binary logarithm with eight binary places, straight between powers of two.
fn log2(n: i32) -> i32 {
    let whole = n.ilog2();
    ((whole as i32) << 8) + ((n << 8) >> whole) - 256
}
