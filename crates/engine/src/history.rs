//! History heuristics: butterfly history, continuation history and capture history. Moves that refuted their siblings are
//! tried sooner and searched deeper.

use chess::{Bitboard, Color, Move, Position, Role, Square};

use crate::correction_history::Correction;

/// No entry leaves `-LIMIT..=LIMIT`.
const LIMIT: i32 = 8_192;

/// Pieces by colour and role, times squares.
const PIECE_SQUARES: usize = 12 * 64;

/// A piece and its destination square, as an index.
#[derive(Clone, Copy)]
pub(crate) struct PieceTo(u16);

impl PieceTo {
    pub(crate) fn of(position: &Position, mv: Move) -> PieceTo {
        let role = position.role_at(mv.from()).map_or(0, Role::index);
        let piece = position.turn().index() * 6 + role;
        PieceTo((piece * 64 + mv.to().index()) as u16)
    }

    /// This piece with another destination.
    pub(crate) fn to(self, square: Square) -> PieceTo {
        PieceTo(self.0 & !63 | square.index() as u16)
    }

    fn index(self) -> usize {
        usize::from(self.0)
    }

    fn color(self) -> Color {
        Color::ALL[self.index() / (6 * 64)]
    }
}

/// Context that the history of a quiet move depends on, beside the move itself.
#[derive(Clone, Copy, Default)]
pub(crate) struct HistoryContext {
    /// The moves one ply and two plies back, for continuation history; `None` where there was none, or a null move.
    pub before: [Option<PieceTo>; 2],
    /// Squares attacked by the other side.
    pub threats: Bitboard,
}

/// All history tables of a search, decaying towards the newest results. About 1.5 MiB.
pub(crate) struct History {
    /// Butterfly history: how often a move from one square to another has been good for a side,
    /// whatever the position (Schaeffer 1983) but for whether the other side attacks either square.
    butterfly: Vec<[[i16; 64]; 64]>,
    /// Continuation history: the same of a piece going to a square, after another piece went to another.
    continuation: Vec<[i16; PIECE_SQUARES]>,
    /// Capture history: the same of a piece taking a kind of piece on a square.
    capture: Vec<[i16; 6]>,
    pub correction: Correction,
}

impl History {
    pub(crate) fn new() -> History {
        History {
            butterfly: vec![[[0; 64]; 64]; 8],
            continuation: vec![[0; PIECE_SQUARES]; PIECE_SQUARES],
            capture: vec![[0; 6]; PIECE_SQUARES],
            correction: Correction::new(),
        }
    }

    pub(crate) fn clear(&mut self) {
        self.butterfly.fill([[0; 64]; 64]);
        self.continuation.fill([0; PIECE_SQUARES]);
        self.capture.fill([0; 6]);
        self.correction.clear();
    }

    /// Halves what is known of quiet moves: a new search should trust old lessons less.
    pub(crate) fn age(&mut self) {
        for entry in self.butterfly.as_flattened_mut().as_flattened_mut() {
            *entry /= 2;
        }
        for entry in self.continuation.as_flattened_mut() {
            *entry /= 2;
        }
    }

    /// History of a side's quiet moves in `context`.
    pub(crate) fn quiets(&self, turn: Color, context: HistoryContext) -> Quiets<'_> {
        Quiets {
            turn,
            threats: context.threats,
            butterfly: &self.butterfly,
            continuation: context.before.map(|before| match before {
                Some(before) => &self.continuation[before.index()],
                None => &NOTHING,
            }),
        }
    }

    /// History of one quiet move played in `context`.
    pub(crate) fn quiet(&self, piece: PieceTo, mv: Move, context: HistoryContext) -> i32 {
        self.quiets(piece.color(), context).of(piece, mv)
    }

    /// Capture history of a capture or promotion.
    pub(crate) fn noisy(&self, position: &Position, mv: Move) -> i32 {
        i32::from(self.capture[PieceTo::of(position, mv).index()][victim(position, mv)])
    }

    /// Rewards or blames a quiet move played in `context`, and the piece that makes it.
    pub(crate) fn learn_quiet(
        &mut self,
        piece: PieceTo,
        mv: Move,
        context: HistoryContext,
        bonus: i32,
    ) {
        let table = &mut self.butterfly[butterfly(piece.color(), mv, context.threats)];
        nudge(&mut table[mv.from().index()][mv.to().index()], bonus);
        for before in context.before.iter().flatten() {
            nudge(&mut self.continuation[before.index()][piece.index()], bonus);
        }
    }

    /// Rewards or blames a capture or promotion.
    pub(crate) fn learn_noisy(&mut self, position: &Position, mv: Move, bonus: i32) {
        let now = PieceTo::of(position, mv).index();
        nudge(&mut self.capture[now][victim(position, mv)], bonus);
    }
}

/// History of the quiet moves of one side in one position: the rows of [`History`] that hold them, looked up once.
pub(crate) struct Quiets<'a> {
    turn: Color,
    threats: Bitboard,
    butterfly: &'a [[[i16; 64]; 64]],
    continuation: [&'a [i16; PIECE_SQUARES]; 2],
}

/// Continuation history after no move, or after a null move.
static NOTHING: [i16; PIECE_SQUARES] = [0; PIECE_SQUARES];

impl Quiets<'_> {
    /// History of a move and of the piece that makes it.
    pub(crate) fn of(&self, piece: PieceTo, mv: Move) -> i32 {
        let table = &self.butterfly[butterfly(self.turn, mv, self.threats)];
        let [last, own] = self.continuation.map(|row| i32::from(row[piece.index()]));
        i32::from(table[mv.from().index()][mv.to().index()]) + last + own
    }
}

/// Index of the butterfly table for a move, by which of its squares are attacked.
fn butterfly(turn: Color, mv: Move, threats: Bitboard) -> usize {
    let [from, to] = [mv.from(), mv.to()].map(|square| usize::from(threats.contains(square)));
    turn.index() + 2 * from + 4 * to
}

/// The index of what is taken; the king's stands for nothing, where a pawn only becomes a queen.
fn victim(position: &Position, mv: Move) -> usize {
    let role = position.captured(mv).map_or(Role::King, |piece| piece.role);
    role.index()
}

/// Gravity: the nearer an entry is to the limit, the less a bonus of the same sign moves it.
fn nudge(entry: &mut i16, bonus: i32) {
    let old = i32::from(*entry);
    *entry = (old + bonus - old * bonus.abs() / LIMIT) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;
    use chess::Square;

    #[test]
    fn quiet_moves_follow_the_results_and_stay_bounded() {
        let mut history = History::new();
        let position = Position::default();
        let good = Move::new(Square::G1, Square::F3, None);
        let bad = Move::new(Square::A2, Square::A3, None);
        let piece = |mv| PieceTo::of(&position, mv);
        let context = HistoryContext {
            before: [Some(piece(bad)), None],
            ..HistoryContext::default()
        };
        for _ in 0..10_000 {
            history.learn_quiet(piece(good), good, context, 1_500);
            history.learn_quiet(piece(bad), bad, context, -1_500);
        }
        let worth = |history: &History, mv, context| history.quiet(piece(mv), mv, context);
        assert!(worth(&history, good, context) > LIMIT);
        assert!(worth(&history, good, context) <= 2 * LIMIT);
        assert_eq!(
            worth(&history, bad, context),
            -worth(&history, good, context)
        );
        // After other moves only half of it counts.
        assert_eq!(
            2 * worth(&history, good, HistoryContext::default()),
            worth(&history, good, context)
        );
        // A piece that is attacked is another matter.
        for attacked in [good.from(), good.to()] {
            let threats = Bitboard::of(attacked);
            let before = [None; 2];
            assert_eq!(worth(&history, good, HistoryContext { before, threats }), 0);
        }
        history.clear();
        assert_eq!(worth(&history, good, context), 0);
    }

    #[test]
    fn captures_are_told_apart_by_what_is_taken() {
        let mut history = History::new();
        let position =
            Position::from_fen("4k3/8/8/2r1n3/3P4/8/8/4K3 w - - 0 1").expect("a legal position");
        let [rook, knight] = [Square::C5, Square::E5].map(|to| Move::new(Square::D4, to, None));
        for _ in 0..10_000 {
            history.learn_noisy(&position, rook, 1_500);
            history.learn_noisy(&position, knight, -1_500);
        }
        assert!((LIMIT / 2..=LIMIT).contains(&history.noisy(&position, rook)));
        assert_eq!(
            history.noisy(&position, knight),
            -history.noisy(&position, rook)
        );
    }
}
