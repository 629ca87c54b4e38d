//! Full-width look ahead (Shannon's type A): all moves a few plies deep, then quiescence, judged by the hand-written terms.
//!
//! The levels that play like people look ahead in this way, and it tells what each move gives away.

use chess::Position;

use crate::Weights;
use crate::evaluator::Evaluator;
use crate::history::{History, HistoryContext};
use crate::host::{Control, Host, Info, Limits, Root, SearchResult, Variation};
use crate::iterative_deepening::finished;
use crate::movepick::MovePicker;
use crate::node::PvNode;
use crate::score::{DRAW, INFINITE, MAX_PLY, mate_in, mated_in, reported};
use crate::searcher::Searcher;
use crate::transposition::{Bound, Entry, TranspositionTable};

/// Centipawns behind the best move within which scores are exact. One further behind has a score that is too high at most.
const REACH: i32 = 600;

/// Scores of all legal moves: the lines of the result, the best first, looked at `limits.depth` plies deep (at least one) with the
/// hand-written evaluation. What is left unfinished by the limits or the host counts by the iteration before it, the first
/// of which is the evaluation after the move. Nothing but the arguments matters.
///
/// ```
/// use chess::Position;
/// use engine::{Limits, NoHost, Root, Score, full_width};
///
/// let position = Position::from_fen("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").unwrap();
/// let found = full_width(&Root::new(position.clone()), &Limits::depth(2), &mut NoHost);
/// assert_eq!(found.info.lines.len(), position.legal_moves().len());
/// assert_eq!(found.info.best().score, Score::Mate(1));
/// ```
pub fn full_width(root: &Root, limits: &Limits, host: &mut dyn Host) -> SearchResult {
    let evaluator = Evaluator {
        weights: &Weights::CLASSICAL,
        network: None,
    };
    let mut candidates = at_first_sight(&root.position, evaluator);
    if candidates.is_empty() {
        return finished(&root.position);
    }
    let (mut table, mut history) = (TranspositionTable::new(1), History::new());
    let mut searcher = Searcher::new(root, limits, &mut table, &mut history, evaluator, host);
    let mut depth = 0;
    while depth < limits.depth.unwrap_or(1).max(1) {
        let Some(looked) = look_at_all(&mut searcher, &root.position, &candidates, depth as i32)
        else {
            break;
        };
        candidates = looked;
        depth += 1;
        if searcher
            .host
            .iteration(&info(&searcher, depth, &candidates))
            == Control::Stop
        {
            break;
        }
    }
    SearchResult::new(info(&searcher, depth, &candidates))
}

/// A move at the root: the score, and the line it begins.
type Candidate = (i32, Vec<chess::Move>);

/// All legal moves by the evaluation after them, the best first.
fn at_first_sight(position: &Position, evaluator: Evaluator<'_>) -> Vec<Candidate> {
    let scored = |&mv: &chess::Move| {
        let after = position.after(mv);
        let score = if after.is_checkmate() {
            mate_in(1)
        } else {
            -evaluator.evaluate(&after)
        };
        (score, vec![mv])
    };
    let mut candidates: Vec<Candidate> = position.legal_moves().iter().map(scored).collect();
    candidates.sort_by_key(|&(score, _)| -score);
    candidates
}

/// All moves looked at, `depth` plies after each; `None` if the search has to end.
fn look_at_all(
    searcher: &mut Searcher<'_>,
    position: &Position,
    candidates: &[Candidate],
    depth: i32,
) -> Option<Vec<Candidate>> {
    let (mut best, mut looked) = (-INFINITE, Vec::with_capacity(candidates.len()));
    for (_, line) in candidates {
        let after = position.after(line[0]);
        let alpha = (best - REACH).max(-INFINITE);
        searcher.descend(position, &after, 0, false);
        let score = -searcher.look(&after, -INFINITE, -alpha, depth, 1);
        searcher.ascend();
        if searcher.stopped {
            return None;
        }
        best = best.max(score);
        let line = if score > alpha {
            searcher.extend_pv(0, line[0]);
            searcher.pv[0].clone()
        } else {
            line.clone()
        };
        looked.push((score, line));
    }
    looked.sort_by_key(|&(score, _)| -score);
    Some(looked)
}

fn info(searcher: &Searcher<'_>, depth: u32, candidates: &[Candidate]) -> Info {
    let variation = |(score, pv): &Candidate| Variation {
        score: reported(*score),
        pv: pv.clone(),
    };
    Info {
        depth,
        seldepth: searcher.seldepth as u32,
        nodes: searcher.nodes,
        effort: 0,
        hashfull: searcher.table.hashfull(),
        lines: candidates.iter().map(variation).collect(),
    }
}

impl Searcher<'_> {
    /// Score of a position for the side to move, all moves looked at `depth` plies deep: alpha-beta with a transposition
    /// table and nothing else.
    pub(crate) fn look(
        &mut self,
        position: &Position,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        if depth <= 0 {
            return self.quiescence::<PvNode>(position, alpha, beta, ply);
        }
        self.pv[ply].clear();
        if self.visit(ply) || self.is_draw(position, ply) {
            return DRAW;
        }
        if ply >= MAX_PLY {
            return self.evaluate(position, ply);
        }
        let known = self.table.probe(position.key(), ply);
        if let Some(entry) = known
            && entry.depth == depth
            && entry.decides(alpha, beta)
        {
            return entry.score;
        }

        let hash = known.and_then(|entry| entry.mv);
        let mut picker = MovePicker::all(position, hash, HistoryContext::default(), &self.scored);
        let (mut best, mut best_move, mut bound) = (-INFINITE, None, Bound::Upper);
        while let Some(mv) = picker.next(position, self.weights, self.history, &mut self.scored) {
            let child = position.after(mv);
            self.descend(position, &child, ply, false);
            let score = -self.look(&child, -beta, -alpha, depth - 1, ply + 1);
            self.ascend();
            if self.stopped {
                return DRAW;
            }
            best = best.max(score);
            if score > alpha {
                best_move = Some(mv);
                self.extend_pv(ply, mv);
                if score >= beta {
                    bound = Bound::Lower;
                    break;
                }
                alpha = score;
                bound = Bound::Exact;
            }
        }
        if best == -INFINITE {
            return if position.is_check() {
                mated_in(ply)
            } else {
                DRAW
            };
        }
        let entry = Entry {
            mv: best_move,
            score: best,
            eval: None,
            depth,
            bound,
            pv: false,
        };
        self.table.store(position.key(), ply, entry);
        best
    }
}
