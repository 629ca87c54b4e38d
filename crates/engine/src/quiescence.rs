//! Quiescence: a position is judged only when captures and checks have run out.

use chess::{Move, MoveList, Position};

use crate::evaluate::attacks;
use crate::movepick::{MovePicker, Stage, is_noisy};
use crate::score::{DRAW, MATE_IN_MAX, MAX_PLY, is_mate, mated_in};
use crate::search::Node;
use crate::searcher::Searcher;
use crate::see::see_ge;
use crate::transposition::{Bound, Entry};

impl Searcher<'_> {
    /// Score of a position when only forcing moves are played on: captures, queen promotions, every
    /// reply to a check, and on the first ply (`checks`) also quiet checks.
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
            && match entry.bound {
                Bound::None => false,
                Bound::Upper => entry.score <= alpha,
                Bound::Lower => entry.score >= beta,
                Bound::Exact => true,
            }
        {
            return entry.score;
        }

        // Stand Pat: nobody is forced to capture, unless in check.
        let in_check = position.is_check();
        let mut static_eval = None;
        let mut best = mated_in(ply);
        if !in_check {
            let eval = known
                .and_then(|entry| entry.eval)
                .unwrap_or_else(|| self.evaluate(position, ply));
            static_eval = Some(eval);
            best = match known {
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
            };
            if best >= beta {
                return best;
            }
            alpha = alpha.max(best);
        }
        let futility = best + self.margin(170);

        let hash = known.and_then(|entry| entry.mv);
        let mut picker = if in_check {
            MovePicker::all(position, hash, [None; 2])
        } else {
            MovePicker::noisy(position, hash)
        };
        let mut quiet_checks = QuietChecks::new(checks && !in_check);
        let mut best_move = None;
        let mut bound = Bound::Upper;

        loop {
            let forcing = picker
                .next(position, self.weights, self.history)
                .filter(|_| in_check || picker.stage() != Stage::BadNoisy);
            let Some(mv) = forcing.or_else(|| quiet_checks.next(position, self)) else {
                break;
            };

            if forcing.is_some() && best > -MATE_IN_MAX {
                // Delta Pruning: even winning this piece is not enough.
                let victim = position
                    .captured(mv)
                    .map_or(0, |piece| self.weights.of(piece.role));
                if !in_check && mv.promotion().is_none() && futility + victim <= alpha {
                    best = best.max(futility + victim);
                    continue;
                }

                // In check, one quiet evasion that holds is proof enough.
                if in_check
                    && picker.stage() > Stage::GoodNoisy
                    && !is_noisy(position, mv)
                    && !see_ge(position, self.weights, mv, 0)
                {
                    continue;
                }
            }

            let child = position.after(mv);
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
            self.table.store(
                position.key(),
                ply,
                Entry {
                    mv: best_move,
                    score: best,
                    eval: static_eval,
                    depth: 0,
                    bound,
                },
            );
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

/// Whether the moved piece itself attacks the king from its new square.
pub(crate) fn gives_direct_check(position: &Position, mv: Move) -> bool {
    let turn = position.turn();
    let Some(role) = mv.promotion().or(position.role_at(mv.from())) else {
        return false;
    };
    let occupied = position.occupied() ^ mv.from().into();
    attacks(role, turn, mv.to(), occupied).contains(position.king(!turn))
}
