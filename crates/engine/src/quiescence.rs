//! Quiescence search (qsearch): a position is evaluated only when captures and checks have run out.

use chess::Position;

use crate::history::PieceTo;
use crate::movepick::{MovePicker, Stage, is_noisy};
use crate::node::Node;
use crate::score::{DRAW, MATE_IN_MAX, MAX_PLY, is_mate, mated_in};
use crate::searcher::Searcher;
use crate::see::see_ge;
use crate::transposition::{Bound, Entry};

impl Searcher<'_> {
    /// Quiescence search (qsearch): score of a position when only forcing moves are played on: captures, queen promotions, and every
    /// reply to a check.
    pub(crate) fn quiescence<N: Node>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
    ) -> i32 {
        if N::PV {
            self.pv[ply].clear();
        }
        if self.visit(ply) || self.is_draw(position, ply) {
            return DRAW;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }

        let known = self.table.probe(position.key(), ply);
        if let Some(entry) = known
            && !N::PV
            && entry.decides(alpha, beta)
        {
            return entry.score;
        }

        // Stand pat: nobody is forced to capture, unless in check.
        let in_check = position.is_check();
        let mut raw_eval = None;
        let mut best = mated_in(ply);
        if !in_check {
            let raw = known
                .and_then(|entry| entry.eval)
                .unwrap_or_else(|| self.evaluate(position, ply));
            raw_eval = Some(raw);
            let eval = self.corrected(position, raw);
            best = known.map_or(eval, |entry| entry.refine(eval));
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let futility = best + self.margin(170);

        let hash = known.and_then(|entry| entry.mv);
        let mut picker = if in_check {
            MovePicker::all(position, hash, self.arrive(position, ply), &self.scored)
        } else {
            MovePicker::noisy(position, hash, 0, &self.scored)
        };
        let mut best_move = None;
        let mut bound = Bound::Upper;

        while let Some(mv) = picker.next(position, self.weights, self.history, &mut self.scored) {
            // SEE pruning: captures that lose material are no way out of anything.
            if !in_check && picker.stage() == Stage::BadNoisy {
                break;
            }

            if best > -MATE_IN_MAX {
                // Delta pruning: even winning this piece is not enough.
                let victim = position
                    .captured(mv)
                    .map_or(0, |piece| self.weights.of(piece.role));
                if !in_check && mv.promotion().is_none() && futility + victim <= alpha {
                    best = best.max(futility + victim);
                    continue;
                }

                // SEE pruning of evasions: in check, a quiet evasion that only loses material is none.
                if in_check
                    && picker.stage() > Stage::GoodNoisy
                    && !is_noisy(position, mv)
                    && !see_ge(position, self.weights, mv, 0)
                {
                    continue;
                }
            }

            let child = position.after(mv);
            self.stack[ply].played = Some(PieceTo::of(position, mv));
            self.descend(position, &child, ply, false);
            let score = -self.quiescence::<N>(&child, -beta, -alpha, ply + 1);
            self.ascend();
            if self.stopped {
                return DRAW;
            }
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    if N::PV {
                        self.extend_pv(ply, mv);
                    }
                    if score >= beta {
                        bound = Bound::Lower;
                        break;
                    }
                    alpha = score;
                    bound = Bound::Exact;
                }
            }
        }

        if !is_mate(best) || in_check {
            let entry = Entry {
                mv: best_move,
                score: best,
                eval: raw_eval,
                depth: 0,
                bound,
                pv: known.is_some_and(|entry| entry.pv),
            };
            self.table.store(position.key(), ply, entry);
        }
        best
    }
}
