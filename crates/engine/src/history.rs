//! What earlier moves taught: those that refuted their siblings are tried sooner and searched deeper.

use chess::{Bitboard, Color, Move, Position, Role, Square};

use crate::correction::Correction;

/// No entry leaves `-LIMIT..=LIMIT`.
const LIMIT: i32 = 8_192;

/// Men by colour and role, times squares.
const PIECE_SQUARES: usize = 12 * 64;

/// Which man goes where.
#[derive(Clone, Copy)]
pub(crate) struct PieceTo(u16);

impl PieceTo {
    pub(crate) fn of(position: &Position, mv: Move) -> PieceTo {
        let role = position.role_at(mv.from()).map_or(0, Role::index);
        let piece = position.turn().index() * 6 + role;
        PieceTo((piece * 64 + mv.to().index()) as u16)
    }

    /// The same man, going elsewhere.
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

/// What the worth of a quiet move hangs from, beside the move itself.
#[derive(Clone, Copy, Default)]
pub(crate) struct Trail {
    /// The moves one ply and two plies back, for continuation history; `None` where there was none, or a null move.
    pub before: [Option<PieceTo>; 2],
    /// What the other side attacks.
    pub threats: Bitboard,
}

/// What a search has learnt, decaying towards the newest results. About 1.5 MiB.
pub(crate) struct History {
    /// Butterfly history: how often a move from one square to another has been good for a side,
    /// whatever the position (Schaeffer 1983) but for whether the other side attacks either square.
    butterfly: Vec<[[i16; 64]; 64]>,
    /// Continuation history: the same of a man going to a square, after another man went to another.
    continuation: Vec<[i16; PIECE_SQUARES]>,
    /// Capture history: the same of a man taking a kind of man on a square.
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

    /// What is known of the quiet moves of a side after `trail`.
    pub(crate) fn quiets(&self, turn: Color, trail: Trail) -> Quiets<'_> {
        Quiets {
            turn,
            threats: trail.threats,
            butterfly: &self.butterfly,
            continuation: trail.before.map(|before| match before {
                Some(before) => &self.continuation[before.index()],
                None => &NOTHING,
            }),
        }
    }

    /// What is known of one quiet move played after `trail`.
    pub(crate) fn quiet(&self, man: PieceTo, mv: Move, trail: Trail) -> i32 {
        self.quiets(man.color(), trail).of(man, mv)
    }

    /// What is known of a capture or promotion.
    pub(crate) fn noisy(&self, position: &Position, mv: Move) -> i32 {
        i32::from(self.capture[PieceTo::of(position, mv).index()][victim(position, mv)])
    }

    /// Rewards or blames a quiet move played after `trail`, and the man that makes it.
    pub(crate) fn learn_quiet(&mut self, man: PieceTo, mv: Move, trail: Trail, bonus: i32) {
        let table = &mut self.butterfly[butterfly(man.color(), mv, trail.threats)];
        nudge(&mut table[mv.from().index()][mv.to().index()], bonus);
        for before in trail.before.iter().flatten() {
            nudge(&mut self.continuation[before.index()][man.index()], bonus);
        }
    }

    /// Rewards or blames a capture or promotion.
    pub(crate) fn learn_noisy(&mut self, position: &Position, mv: Move, bonus: i32) {
        let now = PieceTo::of(position, mv).index();
        nudge(&mut self.capture[now][victim(position, mv)], bonus);
    }
}

/// What is known of the quiet moves of one side in one position: the parts of [`History`] that speak of them.
pub(crate) struct Quiets<'a> {
    turn: Color,
    threats: Bitboard,
    butterfly: &'a [[[i16; 64]; 64]],
    continuation: [&'a [i16; PIECE_SQUARES]; 2],
}

/// What is known after nothing, or after a null move.
static NOTHING: [i16; PIECE_SQUARES] = [0; PIECE_SQUARES];

impl Quiets<'_> {
    /// What is known of a move, and of the man that makes it.
    pub(crate) fn of(&self, man: PieceTo, mv: Move) -> i32 {
        let table = &self.butterfly[butterfly(self.turn, mv, self.threats)];
        let [last, own] = self.continuation.map(|row| i32::from(row[man.index()]));
        i32::from(table[mv.from().index()][mv.to().index()]) + last + own
    }
}

/// Which of the butterfly tables a move belongs in.
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
        let man = |mv| PieceTo::of(&position, mv);
        let trail = Trail {
            before: [Some(man(bad)), None],
            ..Trail::default()
        };
        for _ in 0..10_000 {
            history.learn_quiet(man(good), good, trail, 1_500);
            history.learn_quiet(man(bad), bad, trail, -1_500);
        }
        let worth = |history: &History, mv, trail| history.quiet(man(mv), mv, trail);
        assert!(worth(&history, good, trail) > LIMIT);
        assert!(worth(&history, good, trail) <= 2 * LIMIT);
        assert_eq!(worth(&history, bad, trail), -worth(&history, good, trail));
        // After other moves only half of it counts.
        assert_eq!(
            2 * worth(&history, good, Trail::default()),
            worth(&history, good, trail)
        );
        // A man that is attacked is another matter.
        for attacked in [good.from(), good.to()] {
            let threats = Bitboard::of(attacked);
            let before = [None; 2];
            assert_eq!(worth(&history, good, Trail { before, threats }), 0);
        }
        history.clear();
        assert_eq!(worth(&history, good, trail), 0);
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
