//! Iterative deepening (ID) with aspiration windows: one ply more each time, each iteration ordering the moves of the next.

use chess::{Move, Position};

use crate::host::{Control, Info, Root, SearchResult, Variation};
use crate::node::RootNode;
use crate::score::{DRAW, INFINITE, MATE, MAX_PLY, is_mate, mated_in, reported};
use crate::searcher::Searcher;

/// Principal variation of a root move, with its score as the search compares it.
#[derive(Clone)]
struct RootLine {
    score: i32,
    pv: Vec<Move>,
}

impl Searcher<'_> {
    /// Searches until a limit is reached or the host says stop. However soon that is, a legal move
    /// comes back if there is one.
    ///
    /// `wanted` and `only` are those of [`Engine::analyse`](crate::Engine::analyse).
    pub(crate) fn deepen(
        &mut self,
        root: &Root,
        wanted: usize,
        only: Option<&[Move]>,
    ) -> SearchResult {
        let position = &root.position;
        let legal = position.legal_moves();
        let asked = |mv: &Move| only.is_none_or(|only| only.contains(mv));
        let Some(&first) = legal.iter().find(|mv| asked(mv)).or(legal.first()) else {
            return finished(position);
        };
        if legal.iter().any(asked) {
            self.excluded_root_moves = legal.iter().copied().filter(|mv| !asked(mv)).collect();
        }
        let not_asked = self.excluded_root_moves.len();
        let wanted = wanted.clamp(1, legal.len() - not_asked);

        let mut lines = vec![RootLine {
            score: DRAW,
            pv: vec![first],
        }];
        let mut info = Info {
            depth: 0,
            seldepth: 0,
            nodes: 0,
            effort: 0,
            hashfull: 0,
            lines: variations(&lines),
        };
        let hash = self
            .table
            .probe(position.key(), 0)
            .and_then(|entry| entry.mv)
            .filter(|&mv| position.is_legal(mv));

        let last = self
            .limits
            .depth
            .unwrap_or(u32::MAX)
            .clamp(1, MAX_PLY as u32 - 1);
        for depth in 1..=last {
            self.seldepth = 0;
            let mut found: Vec<RootLine> = Vec::with_capacity(wanted);
            for number in 0..wanted {
                // The line that stood here last time, or the next of those that a better line has
                // not taken over.
                let mut candidates = lines.iter().skip(number).chain(&lines);
                let before =
                    candidates.find(|line| !self.excluded_root_moves.contains(&line.pv[0]));
                let expected = before.map_or(DRAW, |line| line.score);
                self.root_best = if depth == 1 {
                    hash.filter(|mv| !self.excluded_root_moves.contains(mv))
                } else {
                    before.map(|line| line.pv[0])
                };
                let score = self.aspire(position, depth as i32, expected);
                if self.stopped {
                    break;
                }
                let pv = self.pv[0].clone();
                self.excluded_root_moves.push(pv[0]);
                found.push(RootLine { score, pv });
            }
            self.excluded_root_moves.truncate(not_asked);

            // An iteration broken off still counts as far as it came: its first move is the best
            // of the one before, so whatever beat alpha is at least as good.
            if self.stopped {
                let best = found.into_iter().next().or_else(|| {
                    Some(RootLine {
                        score: lines[0].score,
                        pv: self.pv[0].clone(),
                    })
                    .filter(|line| !line.pv.is_empty())
                });
                if let Some(best) = best {
                    lines.retain(|line| line.pv[0] != best.pv[0]);
                    lines.insert(0, best);
                    lines.truncate(wanted);
                    info.lines = variations(&lines);
                }
                break;
            }

            // A later line may come out ahead of an earlier one: the table has learnt in between.
            found.sort_by_key(|line| -line.score);
            lines = found;
            info = Info {
                depth,
                seldepth: self.seldepth as u32,
                nodes: self.nodes,
                effort: self.effort(lines[0].pv[0]),
                hashfull: self.table.hashfull(),
                lines: variations(&lines),
            };
            if self.host.iteration(&info) == Control::Stop {
                break;
            }
            // Mates seen well within the horizon do not get quicker.
            if lines
                .iter()
                .all(|line| is_mate(line.score) && depth as i32 > 2 * (MATE - line.score.abs()))
            {
                break;
            }
        }

        info.nodes = self.nodes;
        SearchResult::new(info)
    }

    /// Aspiration windows: expect about the score of the last iteration, and open the window on the
    /// side where that fails.
    fn aspire(&mut self, position: &Position, depth: i32, expected: i32) -> i32 {
        let mut delta = self.margin(26).max(1);
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

/// The lines as the host reads them.
fn variations(lines: &[RootLine]) -> Vec<Variation> {
    lines
        .iter()
        .map(|line| Variation {
            score: reported(line.score),
            pv: line.pv.clone(),
        })
        .collect()
}

/// The answer where the game is over: no move, and the score the laws give.
pub(crate) fn finished(position: &Position) -> SearchResult {
    let score = if position.is_check() {
        mated_in(0)
    } else {
        DRAW
    };
    SearchResult::new(Info {
        depth: 0,
        seldepth: 0,
        nodes: 0,
        effort: 0,
        hashfull: 0,
        lines: variations(&[RootLine {
            score,
            pv: Vec::new(),
        }]),
    })
}
