//! Move ordering, in stages: the transposition table's move, captures that do not lose material, quiet moves by history,
//! captures that do. The sooner the best move comes, the smaller the tree.
//!
//! The stages generate no more than is needed: most nodes are done after the table's move or a
//! capture.

use chess::{Move, Position, Role, Square};

use crate::Weights;
use crate::history::{History, HistoryContext, PieceTo, Quiets};
use crate::see::see_ge;

/// True for a capture or a promotion to a queen: the moves that [`Position::captures`] lists. Underpromotions count as
/// quiet.
pub(crate) fn is_noisy(position: &Position, mv: Move) -> bool {
    match mv.promotion() {
        None => position.is_capture(mv),
        Some(role) => role == Role::Queen,
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Stage {
    Hash,
    GenerateNoisy,
    GoodNoisy,
    GenerateQuiet,
    Quiet,
    BadNoisy,
    Done,
}

/// Moves with what they promise: those of all positions on the line that is searched, the last one's at the end.
///
/// Each [`MovePicker`] has a stretch of it. What those below have left behind is cut off when it goes on.
pub(crate) type Scored = Vec<(i32, Move)>;

/// Hands out the moves of a position, most promising first.
pub(crate) struct MovePicker {
    stage: Stage,
    hash: Option<Move>,
    context: HistoryContext,
    /// Captures and queen promotions that gain at least this, and nothing else.
    noisy_only: Option<i32>,
    /// The stretch of the list: first captures that lose material, in the order they were met, up to `bad`; then what
    /// has been handed out, up to `next`; then what has not.
    start: usize,
    bad: usize,
    next: usize,
    end: usize,
}

impl MovePicker {
    /// All legal moves.
    pub(crate) fn all(
        position: &Position,
        hash: Option<Move>,
        context: HistoryContext,
        scored: &Scored,
    ) -> MovePicker {
        let hash = hash.filter(|&mv| position.is_legal(mv));
        MovePicker::new(hash, context, None, scored)
    }

    /// Captures and queen promotions, those that net less than `threshold` centipawns as
    /// [`Stage::BadNoisy`].
    pub(crate) fn noisy(
        position: &Position,
        hash: Option<Move>,
        threshold: i32,
        scored: &Scored,
    ) -> MovePicker {
        let hash = hash.filter(|&mv| position.is_legal(mv) && is_noisy(position, mv));
        MovePicker::new(hash, HistoryContext::default(), Some(threshold), scored)
    }

    fn new(
        hash: Option<Move>,
        context: HistoryContext,
        noisy_only: Option<i32>,
        scored: &Scored,
    ) -> MovePicker {
        let start = scored.len();
        MovePicker {
            stage: Stage::Hash,
            hash,
            context,
            noisy_only,
            start,
            bad: start,
            next: start,
            end: start,
        }
    }

    /// The stage the last move came from.
    pub(crate) fn stage(&self) -> Stage {
        self.stage
    }

    /// The next move, until there are no more.
    pub(crate) fn next(
        &mut self,
        position: &Position,
        weights: &Weights,
        history: &History,
        scored: &mut Scored,
    ) -> Option<Move> {
        if self.stage == Stage::Hash {
            self.stage = Stage::GenerateNoisy;
            if self.hash.is_some() {
                return self.hash;
            }
        }
        scored.truncate(self.end);

        if self.stage == Stage::GenerateNoisy {
            position.each_capture(|mv| {
                if Some(mv) != self.hash {
                    scored.push((noisy_score(position, weights, history, mv), mv));
                }
            });
            self.end = scored.len();
            self.stage = Stage::GoodNoisy;
        }

        if self.stage == Stage::GoodNoisy {
            while let Some(mv) = self.best(scored) {
                if see_ge(position, weights, mv, self.noisy_only.unwrap_or(0)) {
                    return Some(mv);
                }
                scored[self.bad].1 = mv;
                self.bad += 1;
            }
            self.stage = if self.noisy_only.is_some() {
                Stage::BadNoisy
            } else {
                Stage::GenerateQuiet
            };
        }

        if self.stage == Stage::GenerateQuiet {
            // Of the captures only the bad ones are still needed.
            scored.truncate(self.bad);
            self.next = self.bad;
            let known = history.quiets(position.turn(), self.context);
            // The moves of a piece come one after another.
            let mut last: Option<(Square, PieceTo)> = None;
            position.each_quiet(|mv| {
                if Some(mv) == self.hash {
                    return;
                }
                let piece = match last {
                    Some((from, piece)) if from == mv.from() => piece.to(mv.to()),
                    _ => PieceTo::of(position, mv),
                };
                last = Some((mv.from(), piece));
                scored.push((quiet_score(&known, piece, mv), mv));
            });
            self.end = scored.len();
            self.stage = Stage::Quiet;
        }

        if self.stage == Stage::Quiet {
            if let Some(mv) = self.best(scored) {
                return Some(mv);
            }
            self.stage = Stage::BadNoisy;
        }

        if self.stage == Stage::BadNoisy {
            if self.start < self.bad {
                self.start += 1;
                return Some(scored[self.start - 1].1);
            }
            self.stage = Stage::Done;
        }
        None
    }

    /// Takes the best move left, by selection: rarely are all of them needed. Of equals the first.
    fn best(&mut self, scored: &mut Scored) -> Option<Move> {
        let left = &mut scored[self.next..self.end];
        let (mut best, mut most) = (0, i32::MIN);
        for (n, &(score, _)) in left.iter().enumerate() {
            (best, most) = if score > most {
                (n, score)
            } else {
                (best, most)
            };
        }
        let mv = left.get(best)?.1;
        left.swap(0, best);
        self.next += 1;
        Some(mv)
    }
}

/// MVV-LVA with capture history in place of the least valuable attacker (LVA): most valuable victim first, and among equal
/// victims the capture that has done well before.
fn noisy_score(position: &Position, weights: &Weights, history: &History, mv: Move) -> i32 {
    let victim = position
        .captured(mv)
        .map_or(0, |piece| weights.of(piece.role));
    let promotion = mv.promotion().map_or(0, |role| weights.of(role));
    (victim + promotion) * 16 + history.noisy(position, mv)
}

/// Butterfly and continuation history of a quiet move.
fn quiet_score(known: &Quiets<'_>, piece: PieceTo, mv: Move) -> i32 {
    // A pawn that becomes less than a queen is rarely the point.
    if mv.promotion().is_some() {
        return i32::MIN / 2;
    }
    known.of(piece, mv)
}

#[cfg(test)]
mod tests {
    use super::*;

    const POSITIONS: [&str; 5] = [
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    ];

    fn drain(position: &Position, mut picker: MovePicker) -> Vec<Move> {
        let history = History::new();
        let mut scored = Scored::new();
        let mut moves = Vec::new();
        while let Some(mv) = picker.next(position, &Weights::CLASSICAL, &history, &mut scored) {
            moves.push(mv);
            // What a search below leaves behind.
            scored.extend([(i32::MAX, mv); 3]);
        }
        moves
    }

    #[test]
    fn every_legal_move_comes_exactly_once() {
        for fen in POSITIONS {
            let position = Position::from_fen(fen).expect("the table holds legal positions");
            let mut legal = position.legal_moves().to_vec();
            legal.sort();
            for &hash in &legal {
                let picker = MovePicker::all(
                    &position,
                    Some(hash),
                    HistoryContext::default(),
                    &Scored::new(),
                );
                let mut moves = drain(&position, picker);
                assert_eq!(moves[0], hash);
                moves.sort();
                assert_eq!(moves, legal, "{fen}");
            }
        }
    }

    #[test]
    fn noisy_moves_are_the_captures_and_queen_promotions() {
        for fen in POSITIONS {
            let position = Position::from_fen(fen).expect("the table holds legal positions");
            let mut noisy = drain(
                &position,
                MovePicker::noisy(&position, None, 0, &Scored::new()),
            );
            noisy.sort();
            let mut expected = position.legal_moves().to_vec();
            expected.retain(|&mv| is_noisy(&position, mv));
            expected.sort();
            assert_eq!(noisy, expected, "{fen}");
        }
    }
}
