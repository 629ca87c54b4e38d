//! Principal variation search (PVS): alpha-beta over a transposition table (TT), with the selective techniques that make
//! depth affordable, each a block of its own under its name.
//!
//! Margins are in centipawns of a pawn of 100 and scale with the pawn's run-time value.

use core::ops::ControlFlow;

use chess::{Move, Position, piece_attacks};

use crate::evaluate::has_non_pawn_material;
use crate::history::{HistoryContext, PieceTo};
use crate::movepick::{MovePicker, Stage, is_noisy};
use crate::node::{Node, NonPvNode, PvNode};
use crate::pruning::NodeEval;
use crate::score::{DRAW, INFINITE, MATE_IN_MAX, MAX_PLY, is_mate, mate_in, mated_in};
use crate::searcher::{Searcher, StackEntry};
use crate::see::see_ge;
use crate::transposition::{Bound, Entry};

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

        // Check extension: never evaluate a position with a king in danger.
        if in_check && !N::ROOT {
            depth += 1;
        }
        if depth <= 0 {
            return self.quiescence::<N>(position, alpha, beta, ply);
        }
        if N::PV {
            self.pv[ply].clear();
        }
        if self.visit(ply) {
            return DRAW;
        }

        let excluded = self.stack[ply].excluded;
        if !N::ROOT {
            if self.is_draw(position, ply) {
                return DRAW;
            }
            if ply >= MAX_PLY {
                return self.evaluate(position, ply);
            }

            // Mate distance pruning (MDP): a quicker mate is already known.
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

        // Transposition table (TT) cutoff: searched before, at least as deep. Near the fifty-move rule
        // the same position is no longer worth the same.
        if let Some(entry) = known
            && !N::PV
            && entry.depth >= depth
            && position.halfmove_clock() < 90
            && entry.decides(alpha, beta)
        {
            return entry.score;
        }

        let hash = if N::ROOT {
            self.root_best
        } else {
            known.and_then(|entry| entry.mv)
        };

        // Static evaluation, and a better estimate where the table bounds the true score.
        let raw_eval = if in_check {
            None
        } else {
            known
                .and_then(|entry| entry.eval)
                .or(self.stack[ply].raw_eval.filter(|_| excluded.is_some()))
                .or_else(|| Some(self.evaluate(position, ply)))
        };
        let pv = N::PV || known.is_some_and(|entry| entry.pv);
        let static_eval = raw_eval.map(|eval| self.corrected(position, eval));
        self.stack[ply].raw_eval = raw_eval;
        self.stack[ply].eval = static_eval;
        self.stack[ply + 2].cutoffs = 0;
        let improving = self.improving(ply);

        // History by the change of evaluation: a quiet move that changes it by much teaches so much before anything is searched.
        if excluded.is_none()
            && let Some(eval) = static_eval
            && let Some(before) = ply.checked_sub(1)
            && let StackEntry {
                eval: Some(other),
                quiet: Some(mv),
                played: Some(piece),
                threats,
                ..
            } = self.stack[before]
        {
            let gain = (-8 * (eval + other)).clamp(-1_200, 1_200);
            let context = HistoryContext {
                threats,
                ..HistoryContext::default()
            };
            self.history.learn_quiet(piece, mv, context, gain);
        }

        if let Some(eval) = static_eval
            && !N::PV
            && excluded.is_none()
            && !is_mate(beta)
        {
            let node_eval = NodeEval {
                eval,
                estimate: known.map_or(eval, |entry| entry.refine(eval)),
                improving,
                known,
                pv,
            };
            if let Some(score) = self.prune(position, &node_eval, beta, depth, ply, cut) {
                return score;
            }
        }

        // Internal iterative reductions (IIR): nothing known here, so look less deep first.
        if depth >= 4 && hash.is_none() && excluded.is_none() && (N::PV || cut) {
            depth -= 1;
        }

        let context = self.arrive(position, ply);
        let hash_noisy = hash.is_some_and(|mv| is_noisy(position, mv));
        let mut best = -INFINITE;
        let mut best_move = None;
        let mut bound = Bound::Upper;
        let mut played = 0;
        // Moves that have been tried and did not refute the one before.
        let mut quiets = Tried::default();
        let mut noisies = Tried::default();

        let mut picker = MovePicker::all(position, hash, context, &self.scored);
        while let Some(mv) = picker.next(position, self.weights, self.history, &mut self.scored) {
            if Some(mv) == excluded || (N::ROOT && self.excluded_root_moves.contains(&mv)) {
                continue;
            }
            let quiet = !is_noisy(position, mv);
            let mut reduction = late_move_reduction(depth, played + 1);
            let near = (depth - 1 - reduction / PLY).max(0);
            let prunable =
                !N::ROOT && best > -MATE_IN_MAX && has_non_pawn_material(position, position.turn());

            // Late move pruning (LMP), also move count pruning: enough quiet moves tried at this depth.
            if prunable
                && quiet
                && !in_check
                && quiets.count >= (3 + depth * depth) / (2 - i32::from(improving))
                && !gives_direct_check(position, mv)
            {
                continue;
            }

            let past = if quiet {
                self.history.quiet(PieceTo::of(position, mv), mv, context)
            } else {
                self.history.noisy(position, mv)
            };

            if prunable {
                // History pruning: such a move has hardly ever been any good.
                if quiet && near <= 5 && past < -3_200 * depth {
                    continue;
                }

                // Futility pruning (FP): a quiet move cannot make up what is missing.
                if quiet
                    && near <= 6
                    && !is_mate(alpha)
                    && static_eval.is_some_and(|eval| eval + self.margin(90 + 80 * near) <= alpha)
                    && !gives_direct_check(position, mv)
                {
                    continue;
                }

                // Static exchange evaluation (SEE) pruning: it only loses material.
                let threshold = if quiet { -50 * near } else { -90 * depth };
                if depth <= 8
                    && picker.stage() > Stage::GoodNoisy
                    && !see_ge(position, self.weights, mv, self.margin(threshold))
                {
                    continue;
                }
            }

            let mut extension = 0;
            // Singular extensions (SE).
            if let Some(entry) = known
                && Some(mv) == hash
            {
                match self.singular::<N>(position, (mv, entry), beta, depth, ply, cut) {
                    ControlFlow::Continue(plies) => extension = plies,
                    ControlFlow::Break(score) => return score,
                }
            }

            let before = self.nodes;
            let child = position.after(mv);
            self.stack[ply].played = Some(PieceTo::of(position, mv));
            self.stack[ply].quiet = quiet.then_some(mv);
            self.stack[ply + 1].doubles = self.stack[ply].doubles + u32::from(extension == 2);
            self.descend(position, &child, ply, false);
            played += 1;
            let mut new_depth = depth - 1 + extension;
            let mut score = -INFINITE;

            // Late move reductions (LMR): late moves are searched less deep until they surprise.
            let mut full = !N::PV || played > 1;
            if depth >= 2
                && played > 1 + i32::from(N::ROOT)
                && (quiet || picker.stage() == Stage::BadNoisy)
            {
                reduction += PLY * i32::from(cut) + PLY * 25 / 32 * i32::from(!improving);
                reduction -= PLY * (i32::from(pv) + i32::from(child.is_check()));
                reduction += PLY / 2 * i32::from(hash_noisy);
                reduction += PLY * 3 / 4 * i32::from(self.stack[ply + 1].cutoffs > 2);
                reduction -= past / 8;
                let reduced = (new_depth - reduction / PLY).clamp(1, new_depth.max(1));
                score =
                    -self.search::<NonPvNode>(&child, -alpha - 1, -alpha, reduced, ply + 1, true);

                // Deeper and shallower re-search: it surprised, so look a ply deeper if much, less deep if hardly.
                if score > alpha && reduced < new_depth && !N::ROOT {
                    new_depth += i32::from(score > best + self.margin(40 + 2 * new_depth));
                    new_depth -= i32::from(score < best + self.margin(8));
                }
                full = score > alpha && reduced < new_depth;
            }

            // Principal variation search (PVS): prove that the others are no better.
            if full {
                score =
                    -self.search::<NonPvNode>(&child, -alpha - 1, -alpha, new_depth, ply + 1, !cut);
            }
            if N::PV && (played == 1 || score > alpha) {
                score = -self.search::<PvNode>(&child, -beta, -alpha, new_depth, ply + 1, false);
            }
            self.ascend();
            if N::ROOT {
                self.spend(mv, self.nodes - before);
            }

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
                        self.stack[ply].cutoffs += 1;
                        self.learn(position, mv, quiets.moves(), noisies.moves(), depth, ply);
                        break;
                    }
                    alpha = score;
                    bound = Bound::Exact;
                }
            }
            if quiet {
                quiets.push(mv);
            } else {
                noisies.push(mv);
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
        if excluded.is_some() || (N::ROOT && !self.excluded_root_moves.is_empty()) {
            return best;
        }

        // Prior countermove bonus: the move that led to a position where nothing helps was a good one.
        if bound == Bound::Upper
            && let Some(before) = ply.checked_sub(1)
            && let StackEntry {
                quiet: Some(mv),
                played: Some(piece),
                ..
            } = self.stack[before]
        {
            let praise = bonus(depth) / 2;
            self.history
                .learn_quiet(piece, mv, self.history_context(before), praise);
        }

        let entry = Entry {
            mv: best_move,
            score: best,
            eval: raw_eval,
            depth,
            bound,
            pv,
        };
        self.table.store(position.key(), ply, entry);

        // Correction history: learns how wrong the evaluation was, unless a capture explains it.
        if let Some(eval) = static_eval
            && !is_mate(best)
            && best_move.is_none_or(|mv| !is_noisy(position, mv))
            && (bound != Bound::Lower || best > eval)
            && (bound != Bound::Upper || best < eval)
        {
            self.history.correction.learn(position, best - eval, depth);
        }
        best
    }

    /// The improving heuristic: true if the side to move stands better than at its last move, or the one before where that was
    /// in check.
    fn improving(&self, ply: usize) -> bool {
        let eval = |ply: usize| self.stack[ply].eval;
        let before = match ply {
            0 | 1 => return false,
            2 | 3 => eval(ply - 2),
            _ => eval(ply - 2).or(eval(ply - 4)),
        };
        eval(ply).is_some_and(|now| before.is_none_or(|before| now > before))
    }

    /// History update after a beta cutoff: bonus for the move that caused it, malus for those tried before it.
    fn learn(
        &mut self,
        position: &Position,
        best: Move,
        quiets: impl Iterator<Item = Move>,
        noisies: impl Iterator<Item = Move>,
        depth: i32,
        ply: usize,
    ) {
        let bonus = bonus(depth);
        let malus = (130 * depth).min(1_200);
        let context = self.history_context(ply);
        if is_noisy(position, best) {
            self.history.learn_noisy(position, best, bonus);
        } else {
            let piece = |mv| PieceTo::of(position, mv);
            (self.history).learn_quiet(piece(best), best, context, bonus);
            for mv in quiets {
                (self.history).learn_quiet(piece(mv), mv, context, -malus);
            }
        }
        for mv in noisies {
            self.history.learn_noisy(position, mv, -malus);
        }
    }
}

/// History bonus of a good move.
fn bonus(depth: i32) -> i32 {
    (190 * depth - 50).min(1_500)
}

/// Moves that have been tried: how many, and the first of them. More lessons than that do no good.
#[derive(Default)]
struct Tried {
    count: i32,
    first: [Option<Move>; 32],
}

impl Tried {
    fn push(&mut self, mv: Move) {
        if let Some(free) = self.first.get_mut(self.count as usize) {
            *free = Some(mv);
        }
        self.count += 1;
    }

    fn moves(&self) -> impl Iterator<Item = Move> {
        self.first.iter().map_while(|mv| *mv)
    }
}

/// True if the moved piece itself attacks the king from its new square.
fn gives_direct_check(position: &Position, mv: Move) -> bool {
    let turn = position.turn();
    let Some(role) = mv.promotion().or(position.role_at(mv.from())) else {
        return false;
    };
    let occupied = position.occupied() ^ mv.from().into();
    piece_attacks(role, turn, mv.to(), occupied).contains(position.king(!turn))
}

/// Reductions are counted in fractions of a ply.
const PLY: i32 = 1_024;

/// Late move reductions (LMR): the base reduction of the `number`th move, in [`PLY`]s, which grows with the logarithms of
/// depth and number.
fn late_move_reduction(depth: i32, number: i32) -> i32 {
    // lg · lg / 4 is ln · ln / 2; the logarithms carry eight binary places each.
    let product = log2(depth.max(1)) * log2(number.max(1));
    (product / 4) / (65_536 / PLY) + 9 * PLY / 32
}

/// Binary logarithm with eight binary places, straight between powers of two.
fn log2(n: i32) -> i32 {
    let whole = n.ilog2();
    ((whole as i32) << 8) + ((n << 8) >> whole) - 256
}
