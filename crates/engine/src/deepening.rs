//! Iterative deepening: one ply more each time, each iteration ordering the moves of the next.

use chess::Position;

use crate::host::{Control, Info, Root, SearchResult};
use crate::score::{DRAW, INFINITE, MATE, MAX_PLY, Score, is_mate, mated_in};
use crate::search::RootNode;
use crate::searcher::Searcher;

impl Searcher<'_> {
    /// Searches until a limit is reached or the host says stop. However soon that is, a legal move
    /// comes back if there is one.
    pub(crate) fn deepen(&mut self, root: &Root) -> SearchResult {
        let position = &root.position;
        let legal = position.legal_moves();
        let Some(&first) = legal.first() else {
            return finished(position);
        };

        let mut info = Info {
            depth: 0,
            seldepth: 0,
            score: Score::Cp(0),
            nodes: 0,
            hashfull: 0,
            pv: vec![first],
        };
        self.root_best = self
            .table
            .probe(position.key(), 0)
            .and_then(|entry| entry.mv)
            .filter(|&mv| position.is_legal(mv));

        let last = self
            .limits
            .depth
            .unwrap_or(u32::MAX)
            .clamp(1, MAX_PLY as u32 - 1);
        let mut score = DRAW;
        for depth in 1..=last {
            self.seldepth = 0;
            let found = self.aspire(position, depth as i32, score);

            // An iteration broken off still counts as far as it came: its first move is the best
            // of the one before, so whatever beat alpha is at least as good.
            if self.stopped {
                if !self.pv[0].is_empty() {
                    info.pv.clone_from(&self.pv[0]);
                }
                break;
            }

            score = found;
            info = Info {
                depth,
                seldepth: self.seldepth as u32,
                score: Score::from_search(score),
                nodes: self.nodes,
                hashfull: self.table.hashfull(),
                pv: self.pv[0].clone(),
            };
            if self.host.iteration(&info) == Control::Stop {
                break;
            }
            // A mate seen well within the horizon does not get quicker.
            if is_mate(score) && depth as i32 > 2 * (MATE - score.abs()) {
                break;
            }
        }

        info.nodes = self.nodes;
        SearchResult {
            best: info.pv.first().copied(),
            ponder: info.pv.get(1).copied(),
            info,
        }
    }

    /// Aspiration Windows: expect about the score of the last iteration, and open the window on the
    /// side where that fails.
    fn aspire(&mut self, position: &Position, depth: i32, expected: i32) -> i32 {
        let mut delta = self.margin(20).max(1);
        let (mut alpha, mut beta) = (-INFINITE, INFINITE);
        if depth >= 4 && !is_mate(expected) {
            alpha = expected - delta;
            beta = expected + delta;
        }
        loop {
            let score = self.search::<RootNode>(position, alpha, beta, depth, 0, false);
            if self.stopped {
                return score;
            }
            if score <= alpha {
                beta = i32::midpoint(alpha, beta);
                alpha = (score - delta).max(-INFINITE);
            } else if score >= beta {
                beta = (score + delta).min(INFINITE);
            } else {
                return score;
            }
            delta += delta / 2;
            if delta > self.margin(400) {
                (alpha, beta) = (-INFINITE, INFINITE);
            }
        }
    }
}

/// The answer where the game is over: no move, and the score the laws give.
pub(crate) fn finished(position: &Position) -> SearchResult {
    let score = if position.is_check() {
        mated_in(0)
    } else {
        DRAW
    };
    SearchResult {
        best: None,
        ponder: None,
        info: Info {
            depth: 0,
            seldepth: 0,
            score: Score::from_search(score),
            nodes: 0,
            hashfull: 0,
            pv: Vec::new(),
        },
    }
}
