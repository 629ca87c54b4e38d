//! The order in which moves are tried: the sooner the best move comes, the smaller the tree.
//!
//! The stages generate no more than is needed: most nodes are done after the table's move or a
//! capture.

use chess::{Move, MoveList, Position, Role};

use crate::Weights;
use crate::history::{History, Trail};
use crate::see::see_ge;

/// Whether a move changes the material: a capture, or a pawn becoming a queen. What
/// [`Position::captures`] lists: becoming less than a queen is a quiet matter.
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

/// Hands out the moves of a position, most promising first.
pub(crate) struct MovePicker {
    stage: Stage,
    hash: Option<Move>,
    trail: Trail,
    /// Captures and queen promotions that gain at least this, and nothing else.
    noisy_only: Option<i32>,
    scored: Scored,
    /// Captures that lose material, in the order they were met.
    bad: MoveList,
    next_bad: usize,
}

impl MovePicker {
    /// All legal moves.
    pub(crate) fn all(position: &Position, hash: Option<Move>, trail: Trail) -> MovePicker {
        let hash = hash.filter(|&mv| position.is_legal(mv));
        MovePicker::new(hash, trail, None)
    }

    /// Captures and queen promotions, those that net less than `threshold` centipawns as
    /// [`Stage::BadNoisy`].
    pub(crate) fn noisy(position: &Position, hash: Option<Move>, threshold: i32) -> MovePicker {
        let hash = hash.filter(|&mv| position.is_legal(mv) && is_noisy(position, mv));
        MovePicker::new(hash, Trail::default(), Some(threshold))
    }

    fn new(hash: Option<Move>, trail: Trail, noisy_only: Option<i32>) -> MovePicker {
        MovePicker {
            stage: Stage::Hash,
            hash,
            trail,
            noisy_only,
            scored: Scored::new(),
            bad: MoveList::new(),
            next_bad: 0,
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
    ) -> Option<Move> {
        if self.stage == Stage::Hash {
            self.stage = Stage::GenerateNoisy;
            if self.hash.is_some() {
                return self.hash;
            }
        }

        if self.stage == Stage::GenerateNoisy {
            for &mv in &position.captures() {
                if Some(mv) != self.hash && is_noisy(position, mv) {
                    self.scored
                        .push(mv, noisy_score(position, weights, history, mv));
                }
            }
            self.stage = Stage::GoodNoisy;
        }

        if self.stage == Stage::GoodNoisy {
            while let Some(mv) = self.scored.best() {
                if see_ge(position, weights, mv, self.noisy_only.unwrap_or(0)) {
                    return Some(mv);
                }
                self.bad.push(mv);
            }
            self.stage = if self.noisy_only.is_some() {
                Stage::BadNoisy
            } else {
                Stage::GenerateQuiet
            };
        }

        if self.stage == Stage::GenerateQuiet {
            for &mv in &position.legal_moves() {
                if Some(mv) != self.hash && !is_noisy(position, mv) {
                    self.scored
                        .push(mv, quiet_score(position, history, mv, self.trail));
                }
            }
            self.stage = Stage::Quiet;
        }

        if self.stage == Stage::Quiet {
            if let Some(mv) = self.scored.best() {
                return Some(mv);
            }
            self.stage = Stage::BadNoisy;
        }

        if self.stage == Stage::BadNoisy {
            if let Some(&mv) = self.bad.get(self.next_bad) {
                self.next_bad += 1;
                return Some(mv);
            }
            self.stage = Stage::Done;
        }
        None
    }
}

/// Most valuable victim, and what has been learnt of such captures.
fn noisy_score(position: &Position, weights: &Weights, history: &History, mv: Move) -> i32 {
    let victim = position
        .captured(mv)
        .map_or(0, |piece| weights.of(piece.role));
    let promotion = mv.promotion().map_or(0, |role| weights.of(role));
    (victim + promotion) * 16 + history.noisy(position, mv)
}

fn quiet_score(position: &Position, history: &History, mv: Move, trail: Trail) -> i32 {
    // A pawn that becomes less than a queen is rarely the point.
    if mv.promotion().is_some() {
        return i32::MIN / 2;
    }
    history.quiet(position, mv, trail)
}

/// Moves with scores, taken best first by selection: rarely are all of them needed.
struct Scored {
    moves: [(i32, Move); 256],
    next: usize,
    len: usize,
}

impl Scored {
    fn new() -> Scored {
        Scored {
            moves: [(0, Move::from_raw(0)); 256],
            next: 0,
            len: 0,
        }
    }

    /// Adds a move. Games never fill the array; composed boards with dozens of queens may, and lose
    /// the moves beyond.
    fn push(&mut self, mv: Move, score: i32) {
        if let Some(free) = self.moves.get_mut(self.len) {
            *free = (score, mv);
            self.len += 1;
        }
    }

    /// Takes the best move left; of equals the first pushed.
    fn best(&mut self) -> Option<Move> {
        let left = &mut self.moves[self.next..self.len];
        let mut best = 0;
        for n in 1..left.len() {
            if left[n].0 > left[best].0 {
                best = n;
            }
        }
        let mv = left.get(best)?.1;
        left.swap(0, best);
        self.next += 1;
        Some(mv)
    }
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
        let mut moves = Vec::new();
        while let Some(mv) = picker.next(position, &Weights::CLASSICAL, &history) {
            moves.push(mv);
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
                let picker = MovePicker::all(&position, Some(hash), Trail::default());
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
            let mut noisy = drain(&position, MovePicker::noisy(&position, None, 0));
            noisy.sort();
            let mut expected = position.legal_moves().to_vec();
            expected.retain(|&mv| is_noisy(&position, mv));
            expected.sort();
            assert_eq!(noisy, expected, "{fen}");
        }
    }
}
