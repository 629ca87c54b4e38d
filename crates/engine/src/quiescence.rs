//! Quiescence: a position is judged only when captures and checks have run out.

use chess::{Move, MoveList, Position};

use crate::history::PieceTo;
use crate::movepick::{MovePicker, Stage, is_noisy};
use crate::score::{DRAW, MATE_IN_MAX, MAX_PLY, is_mate, mated_in};
use crate::search::{Node, gives_direct_check};
use crate::searcher::Searcher;
use crate::see::see_ge;
use crate::transposition::{Bound, Entry};

impl Searcher<'_> {
    /// Score of a position when only forcing moves are played on: captures, queen promotions,
    /// replies to a check, and on the first ply (`checks`) also quiet checks.
    pub(crate) fn quiescence<N: Node>(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        ply: usize,
        checks: bool,
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

        // Stand Pat: nobody is forced to capture, unless in check.
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
            MovePicker::all(position, hash, [None; 2], self.trail(ply))
        } else {
            MovePicker::noisy(position, hash, 0)
        };
        let mut quiet_checks = QuietChecks::new(checks && !in_check);
        let mut evasions = 0;
        let mut best_move = None;
        let mut bound = Bound::Upper;

        loop {
            let forcing = picker
                .next(position, self.weights, self.history)
                .filter(|_| in_check || picker.stage() != Stage::BadNoisy);
            let Some(mv) = forcing.or_else(|| quiet_checks.next(position, self)) else {
                break;
            };
            let quiet = !is_noisy(position, mv);

            if forcing.is_some() && best > -MATE_IN_MAX {
                // Delta Pruning: even winning this piece is not enough.
                let victim = position
                    .captured(mv)
                    .map_or(0, |piece| self.weights.of(piece.role));
                if !in_check && mv.promotion().is_none() && futility + victim <= alpha {
                    best = best.max(futility + victim);
                    continue;
                }

                // In check, two quiet evasions that hold are proof enough.
                if quiet && (evasions >= 2 || !see_ge(position, self.weights, mv, 0)) {
                    continue;
                }
            }

            evasions += i32::from(in_check && quiet);
            let child = position.after(mv);
            self.frames[ply].played = Some(PieceTo::of(position, mv));
            self.descend(position, &child, ply, false);
            let score = -self.quiescence::<N>(&child, -beta, -alpha, ply + 1, false);
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
            };
            self.table.store(position.key(), ply, entry);
        }
        best
    }
}

/// Quiet moves that give check and do not lose the piece, generated when first needed.
struct QuietChecks {
    moves: Option<MoveList>,
    next: usize,
}

impl QuietChecks {
    fn new(wanted: bool) -> QuietChecks {
        QuietChecks {
            moves: if wanted { None } else { Some(MoveList::new()) },
            next: 0,
        }
    }

    fn next(&mut self, position: &Position, searcher: &Searcher<'_>) -> Option<Move> {
        let moves = self.moves.get_or_insert_with(|| {
            let mut checks = MoveList::new();
            for &mv in &position.legal_moves() {
                if gives_direct_check(position, mv) && !is_noisy(position, mv) {
                    checks.push(mv);
                }
            }
            checks
        });
        while let Some(&mv) = moves.get(self.next) {
            self.next += 1;
            if see_ge(position, searcher.weights, mv, 0) {
                return Some(mv);
            }
        }
        None
    }
}
